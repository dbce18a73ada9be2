"""`GameUI` of Constructor: its controls and texts on Discord."""

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Any

from bot.games.constructor import GAME as RULES
from bot.games.constructor import HALVES, ChoosePattern, Move, Place, State, View, colour_of
from bot.locales import Text
from cogs.constructor.coach import explain
from cogs.constructor.commands import COMMANDS
from cogs.constructor.keypad import Keypad
from cogs.kit.controls import ANSWER, Control
from cogs.kit.game_ui import Explanation, GameUI
from rendering import RENDERERS
from rendering.words import and_list


class ConstructorUI(GameUI[View]):
    """The controls of Constructor: at most two clicks per action, starting with the kind or with the tile."""

    key = RULES.key
    advantage_unit = 1 / HALVES
    rule_sections = MappingProxyType(
        {
            "none-left": 1,
            "not-adjacent": 2,
            "not-alone": 2,
            "not-your-piece": 2,
            "own-colour": 2,
            "ring-on-tower": 2,
            "target-empty": 2,
            "tile-empty": 2,
            "tile-taken": 2,
            "wrong-kind": 2,
        }
    )
    commands = COMMANDS
    host_seats = ("ice", "black")
    first_parameters = ("seat", "starter", "decider")

    def controls(self, view: View, selection: str, *, text: Text) -> list[list[Control]]:
        """Return the patterns to choose from, or the keypad."""
        if view.phase == "pattern":
            return [[_pattern(pattern, text) for pattern in view.patterns]]
        return Keypad(view, selection).rows(text) if view.phase == "play" else []

    def question(self, view: View, selection: str, *, text: Text) -> str:
        """Return what to press next once a piece or a tile is chosen, else what can be done."""
        part = Keypad(view, selection).find_chosen_part() if view.phase == "play" else ""
        return text(f"constructor-question-{part}") if part else super().question(view, selection, text=text)

    def choices(self, view: View, selection: str) -> Sequence[str]:
        """Return the actions that complete the selection."""
        return [*Keypad(view, selection).find_completions()] if selection and view.phase == "play" else []

    def built(self, state: State, *, text: Text) -> Iterable[str]:
        """Return the names of the patterns that were built on."""
        return [
            text(f"constructor-pattern-{pattern}")
            for pattern in dict.fromkeys(each.pattern for each in state.stage.finished)
        ]

    def hint_choices(self, view: View, action: str) -> Sequence[str]:  # noqa: ARG002
        """Return the action itself if it has a place in the picture, which highlights it like a choice."""
        return [action] if isinstance(RULES.action_from_string(action), Place | Move) else []

    def possible(self, actions: Sequence[Any], *, text: Text) -> list[str]:
        """Describe how many tiles pieces can be placed on, how many pieces can move, and the rest."""
        places = [action for action in actions if isinstance(action, Place)]
        kinds = {place.kind for place in places}
        sources = {action.source for action in actions if isinstance(action, Move)}
        lines = []
        if places:
            kind = kinds.pop() if len(kinds) == 1 else "any"
            tiles = len({place.tile for place in places})
            lines.append(text("constructor-possible-place", kind=kind, count=tiles))
        if sources:
            lines.append(text("constructor-possible-move", count=len(sources)))
        rest = [action for action in actions if not isinstance(action, Place | Move)]
        return [*lines, *super().possible(rest, text=text)]

    def milestone(self, view: View, *, text: Text) -> Sequence[str]:
        """Describe why the round has ended, its points, and that the board is cleared."""
        finished_round = view.finished[-1]
        top = next(tile.stack[-1] for tile in finished_round.tiles if tile.label == finished_round.last[-1])
        stuck = view.colours.index(1 - colour_of(top))
        return [
            text(
                "constructor-milestone-why",
                round=len(view.finished),
                player=RENDERERS[RULES.key].player(stuck, text=text),
                points=_points(view, text),
                cleared="no" if view.current is None else "yes",
                next=view.round,
            )
        ]

    def short_milestone(self, view: View, *, text: Text) -> Sequence[str]:
        """Describe the points of the round that has ended."""
        return [text("constructor-milestone-round", round=len(view.finished), points=_points(view, text))]

    def explain(self, view: View, player: int, *, text: Text) -> Sequence[Explanation]:
        """Return the coach's explanations."""
        return tuple(explain(view, player, text))

    def title(self, view: View, *, text: Text) -> str:
        """Return the round."""
        return text("constructor-title", round=view.round, rounds=view.rounds)


def _points(view: View, text: Text) -> str:
    """Return the players' points of the round that has ended."""
    player_of = RENDERERS[RULES.key].player
    points = [
        text("constructor-milestone-points", player=player_of(player, text=text), points=count)
        for player, count in enumerate(view.finished[-1].points)
    ]
    return and_list(points, text)


def _pattern(pattern: str, text: Text) -> Control:
    action = RULES.action_to_string(ChoosePattern(pattern))
    return Control(text(f"constructor-pattern-{pattern}"), "act", action, ANSWER)
