"""`GameUI` of Builders: its controls and texts on Discord."""

from collections.abc import Callable, Iterable, Sequence
from types import MappingProxyType
from typing import Any

from bot.games.builders import GAME as RULES
from bot.games.builders import SIDES, Lay, Move, State, View, format_counts, next_pieces
from bot.locales import Text
from bot.match.models import Match
from cogs.builders.building import AUTO_FILL, is_building, turn_controls
from cogs.builders.choosing import choice_panel
from cogs.builders.coach import explain
from cogs.builders.commands import COMMANDS
from cogs.kit.controls import ANSWER, Control, Line, Panel
from cogs.kit.game_ui import Explanation, GameUI
from rendering import RENDERERS
from rendering.builders.labels import short_counts_text, tie_text
from rendering.words import and_list

_PLACED = ("lay", "lead")
"""The kinds of actions that put a piece into the puzzle."""


class BuildersUI(GameUI[View]):
    """The controls of Builders: a private panel to choose pieces, and one click on the board for all else."""

    key = RULES.key
    minor_actions = frozenset({Lay})
    rule_sections = MappingProxyType(
        {
            "order-limit": 1,
            "building-begun": 2,
            "corners-held": 2,
            "no-steps-left": 2,
            "nothing-to-take": 2,
            "foundation-closed": 3,
            "foundation-open": 3,
            "side-fixed": 3,
            "side-too-long": 3,
            "side-too-short": 3,
            "no-open-row": 4,
            "odd-length": 4,
            "other-shape": 4,
            "panel-finished": 4,
            "row-needs": 4,
            "row-open": 4,
            "no-corner-joint": 6,
            "puzzle-ended": 8,
        }
    )
    commands = COMMANDS
    first_parameters = ("spaces",)

    def controls(self, view: View, selection: str, *, text: Text) -> Sequence[Line]:
        """Return the lines of buttons for the legal actions."""
        if view.choice is None:
            return turn_controls(view, selection, text=text)
        label = text(f"builders-button-panel-{view.phase}", count=view.choice.total)
        own = Control(label, "panel", style=ANSWER)
        if view.phase == "order":
            return [[own]]
        usual = text("builders-button-usual", pieces=short_counts_text(view.choice.even, text))
        return [[Control(usual, "act", f"take {format_counts(view.choice.even)}", ANSWER), own]]

    def looks(self, view: View, *, text: Text) -> list[Control]:
        """Return the button for a closer look at the puzzle."""
        return [Control(text("builders-button-zoom"), "picture", "zoom")] if view.pieces else []

    def choices(self, view: View, selection: str) -> Sequence[str]:
        """Return the steps that are possible next."""
        return [step.action for step in view.steps] if is_building(view, selection) else ()

    def panel(self, view: View, player: int, selection: str, *, text: Text) -> Panel | None:
        """Return the panel for an order or for taking pieces."""
        return choice_panel(view, player, selection, text=text)

    def lesson_panel(self, view: View, player: int, selection: str, *, text: Text) -> Panel:
        """Return the controls of a learner; the step explains what to choose."""
        panel = choice_panel(view, player, selection, text=text, is_brief=True)
        return panel or super().lesson_panel(view, player, selection, text=text)

    def expand_action(self, action: str, get_view: Callable[[], View]) -> str:
        """Replace ``AUTO_FILL`` by as many building steps as possible.

        If no step is possible, return an action whose refusal explains why.
        """
        if action.strip().lower() != AUTO_FILL:
            return action
        view = get_view()
        missing = "B" if not view.foundation.is_closed else view.row.shape if view.row else "C"
        return ";".join(view.auto_fill or (f"lay {missing}",))

    def confirmation(self, get_view: Callable[[], View], action: str, *, text: Text) -> str:
        """Ask for confirmation before a turn ends although a step would earn points."""
        if action != "done" or (view := get_view()).phase != "build":
            return ""
        best = max((step.points for step in view.steps), default=0)
        if not best:
            return ""
        return text("builders-warning-done", count=view.pieces_to_lay, points=best)

    def explain_forced(self, view: View, action: Any, *, text: Text) -> str:
        """Return which pieces a player who had to move lacks for the foundation or the open row."""
        if not isinstance(action, Move):
            return ""
        if view.foundation.side is not None:
            side, place = SIDES.index(view.foundation.side), view.foundation.side
            kinds = "".join(next_pieces(view.foundation.sides, side, view.foundation.shortest))
            return text("builders-forced-move", place=place, kinds=kinds)
        return text("builders-forced-move", place="row", kinds=view.row.shape) if view.row else ""

    def hint_choices(self, view: View, action: str) -> Sequence[str]:  # noqa: ARG002
        """Return the action itself if it has a place in the picture."""
        return [action] if action.split()[0] in _PLACED else []

    def built(self, state: State, *, text: Text) -> Iterable[str]:
        """Return the names of the triangles and structures: all else every puzzle has."""
        return [
            *(text(f"builders-entry-{piece.kind}-name") for piece in state.log if piece.kind in "CD"),
            *[text("builders-entry-structure-name")] * sum(player.structures for player in state.players),
        ]

    def term(self, value: str, *, text: Text) -> str:
        """Return the name of a side; pieces keep their notation."""
        return text(f"builders-side-{value}") if value in SIDES else value

    def verdict(self, view: View, *, text: Text) -> str:
        """Describe how the puzzle ended, with each step of the tie-break that was needed."""
        is_incomplete = any(panel.length for panel in view.panels) or not view.foundation.is_closed
        ending = text("builders-verdict-exhausted" if is_incomplete else "builders-verdict-complete")
        tie = tie_text(view, text)
        return text("builders-verdict-tie", ended=ending, tie=tie) if tie else ending

    def milestone(self, view: View, *, text: Text) -> Sequence[str]:
        """Describe the rolls that decided who begins."""
        show = RENDERERS[self.key].player
        rounds = [
            and_list(
                [
                    text("builders-milestone-die", player=show(player, text=text), die=die)
                    for player, die in rolls
                ],
                text,
            )
            for rolls in view.roll_offs
        ]
        starter = show(view.order[0], text=text)
        roll_lines = [
            text("builders-milestone-rolled", again=again, rolls=rolls) for again, rolls in enumerate(rounds)
        ]
        return [*roll_lines, text("builders-milestone-start", player=starter)]

    def short_milestone(self, view: View, *, text: Text) -> Sequence[str]:
        """Describe who begins, then the rolls of the dice."""
        *roll_lines, start = self.milestone(view, text=text)
        return [start, *roll_lines]

    def explain(self, view: View, player: int, *, text: Text) -> Sequence[Explanation]:  # noqa: ARG002
        """Return the coach's explanations."""
        return tuple(explain(view, text))

    def title(self, view: View, *, text: Text) -> str:
        """Return the turn and what is being built."""
        return text(f"builders-title-{_part(view)}", turn=view.turn)

    def notes(self, match: Match, view: View, *, text: Text) -> list[str]:  # noqa: ARG002
        """Return how near the end is, or during a build how near the end of the turn is."""
        if view.phase == "build" and view.left:
            return [text("builders-steps-left", left=view.left, value=view.value)]
        if view.phase == "order" or view.is_ended:
            return []
        if view.foundation.side is not None:
            return [text("builders-near-foundation", side=SIDES.index(view.foundation.side) + 1)]
        lengths = [panel.length for panel in view.panels]
        laid = 0 if view.row is None else view.row.slot * (1 if view.row.shape == "C" else 4)
        room = sum(length**2 for length in lengths) - laid
        return [text("builders-near-panels", finished=lengths.count(0), room=room)]

    def progress_key(self, view: View) -> str:  # noqa: ARG002
        """Return the id of the sentence that says how many players have handed in their order."""
        return "builders-progress"

    def stage(self, view: View, *, text: Text) -> str:
        """Return what is being built; a replay adds the number of the turn."""
        return text(f"builders-stage-{_part(view)}")

    def end_controls(self, view: View, *, text: Text) -> list[Control]:  # noqa: ARG002
        """Return a button for the picture of the finished puzzle."""
        return [Control(text("builders-button-finished"), "picture", "finished", ANSWER)]


def _part(view: View) -> str:
    if view.phase == "order":
        return "orders"
    return "panels" if view.foundation.is_closed else "foundation"
