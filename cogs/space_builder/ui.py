"""`GameUI` of Space Builder: its public controls, and the lines above its board."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any

from discord.utils import format_dt

from bot.client.bot import Guildhall
from bot.games import Moment
from bot.games.space_builder import BUILDINGS, STARRED, Options, Result, State, Verdict, View
from bot.games.space_builder import GAME as RULES
from bot.locales import Text
from bot.match.models import Match
from bot.players.space_builder.round_review import review_round
from bot.timestamps import from_milliseconds
from cogs.kit.controls import ANSWER, Control, Line, Panel
from cogs.kit.game_ui import Explanation, GameUI
from cogs.space_builder.clock import RaceClock
from cogs.space_builder.coach import explain
from cogs.space_builder.commands import COMMANDS
from cogs.space_builder.panel_content import (
    CLICK,
    STOP,
    find_current_card,
    is_open,
    take_card_if_needed,
    with_picture,
)
from cogs.space_builder.panel_content import controls as panel_controls
from cogs.space_builder.private_panel import panel_button
from rendering import RENDERERS, find_emoji
from rendering.space_builder.alt_text import describe_best, describe_card, describe_event
from rendering.space_builder.labels import building_name, seconds_text, time_text
from rendering.words import and_list

_PANEL_LINES = 4
"""The lines of a panel that a lesson shows: three of the board, and the tools."""


class SpaceBuilderUI(GameUI[View]):
    """The controls of Space Builder.

    Public buttons open private panels; only the card to unfreeze is chosen in public.
    """

    key = RULES.key
    rule_sections = MappingProxyType(
        {
            "already-tapped": 1,
            "cards-in-hand": 1,
            "landing-pad": 1,
            "nothing-taken-up": 1,
            "time-is-up": 1,
            "tools-down": 1,
            "frozen": 3,
            "not-after-a-round": 3,
            "not-frozen": 3,
            "not-the-winner": 3,
            "already-opened": 4,
            "deadline-passed": 4,
            "map-not-opened": 4,
        }
    )
    main_part = "rounds-won"
    commands = COMMANDS
    first_parameters = ("mode",)
    newcomer_options = MappingProxyType({"facing": "upright"})
    practice_options = MappingProxyType({"facing": "upright", "computers": "patient"})
    fixed_options = GameUI.fixed_options | {"wait_seconds", "thaw_seconds", "thaw_hours"}

    def controls(self, view: View, selection: str, *, text: Text) -> Sequence[Line]:  # noqa: ARG002
        """Return the controls for getting ready, opening the map or the panel, and choosing a card."""
        main = self._main(view, text)
        return [main] if main else []

    def looks(self, view: View, *, text: Text) -> list[Control]:
        """Return the buttons for the last round and for the faces of all cards."""
        faces = Control(text("space-builder-button-faces"), "race-faces")
        last = Control(text("space-builder-button-last"), "race-last")
        return [*([last] if view.result and view.phase in ("ready", "building") else []), faces]

    def end_controls(self, view: View, *, text: Text) -> list[Control]:
        """Return the button for the last round, which the end of the match shows without its faults."""
        return [Control(text("space-builder-button-last"), "race-last")] if view.result else []

    def _main(self, view: View, text: Text) -> list[Control]:
        sit = Control(text("space-builder-button-sit"), "race-sit", "ask")
        if view.phase == "ready":
            ready = Control(text("space-builder-button-ready"), "race-ready", style=ANSWER)
            return [ready, panel_button(text), *([] if view.map_waits_for == "all" else [sit])]
        if view.phase == "building" and not view.options.live:
            opening = Control(text("space-builder-button-open"), "race-open", style=ANSWER)
            return [opening, sit]
        if view.phase in ("building", "settling"):
            return [panel_button(text, is_main=True)]
        if view.phase != "unfreeze":
            return []
        winner = view.players[view.current[0]]
        return [
            Control(
                building_name(code, text),
                "race-unfreeze",
                code,
                ANSWER,
                find_emoji(f"space_builder_{code}_A0", text),
            )
            for code in BUILDINGS
            if code not in winner.unfrozen
        ]

    def lesson_panel(self, view: View, player: int, selection: str, *, text: Text) -> Panel:  # noqa: ARG002
        """Return the panel of a builder without buttons that lessons do not need, or the choice of a card."""
        if view.phase == "unfreeze":
            choices = self._main(view, text)
            unfreeze = [replace(one, verb="act", argument=f"unfreeze {one.argument}") for one in choices]
            return Panel("", [unfreeze])
        if view.hand is None or not is_open(view):
            return Panel("", ())
        # A lesson takes up the cards in their order, so it needs no row of them.
        lines = [_with_plain_actions(line) for line in panel_controls(view, "", text)[:_PANEL_LINES]]
        up = find_current_card(view.hand)
        sentence = ""
        if up:
            held = text("space-builder-says-held", card=describe_card(up, text))
            sentence = with_picture(up, held, text)
        return Panel(sentence, [line for line in lines if line])

    def lesson_board(self, view: View, *, text: Text) -> Sequence[Line]:
        """Return the nine squares."""
        if view.hand is None or not is_open(view):
            return ()
        return [_with_plain_actions(line) for line in panel_controls(view, "", text)[:3]]

    def expand_action(self, action: str, get_view: Callable[[], View]) -> str:
        """Return ``action``, preceded by taking up the next card if it needs a card and none is taken up."""
        hand = get_view().hand
        return action if hand is None else take_card_if_needed(hand, action)

    def options(self, options: Mapping[str, Any], *, text: Text) -> list[str]:
        """Return the options that differ from the defaults; the clocks are in one line."""
        match_options, default_options = RULES.options_from(options), Options()
        lines = [] if match_options.live else [text("space-builder-option-mode-turns")]
        if match_options.facing == "upright":
            lines.append(text("space-builder-option-upright"))
        if match_options.sealed and not match_options.live:
            lines.append(text("space-builder-option-sealed"))
        if match_options.ghosts and not match_options.live:
            lines.append(text("space-builder-option-ghosts"))
        if match_options.computers != "usual":
            lines.append(text(f"space-builder-option-computers-{match_options.computers}"))
        minutes, seconds = divmod(match_options.cap_seconds, 60)
        cap = f"{minutes}:{seconds:02d}" if seconds else minutes
        clocks = (
            text("space-builder-option-clock-live", cap=cap, wait=match_options.ready_seconds)
            if match_options.live
            else text("space-builder-option-clock-turns", cap=cap, hours=match_options.deadline_hours)
        )
        names = ("cap_seconds", "ready_seconds" if match_options.live else "deadline_hours")
        is_changed = any(getattr(match_options, name) != getattr(default_options, name) for name in names)
        return [*lines, clocks] if is_changed or not match_options.live else lines

    def built(self, state: State, *, text: Text) -> Iterable[str]:
        """Return the names of the buildings that were unfrozen."""
        return [
            building_name(card, text) for one in state.players for card in one.unfrozen if card not in STARRED
        ]

    def term(self, value: str, *, text: Text) -> str:
        """Return the name of a building."""
        return building_name(value, text) if value in BUILDINGS else value

    def verdict(self, view: View, *, text: Text) -> str:
        """Describe how the last round went."""
        return self._last_round(view, text)

    def milestone(self, view: View, *, text: Text) -> Sequence[str]:
        """Describe how the round went."""
        return [self._last_round(view, text)]

    def short_milestone(self, view: View, *, text: Text) -> Sequence[str]:
        """Describe which round it was and who won it."""
        result = view.result
        if result is None or not result.verdicts:
            return []
        return [text("space-builder-race", round=result.round, result=_winner(result, text))]

    def _round_result(self, view: View, text: Text) -> str:
        """Describe the round: the winner first, the others who tapped in order, then the stopped players.

        Those who did not build and are still in the match come last.
        """
        result = view.result
        if result is None or not result.verdicts:
            return ""
        nobody = [text("space-builder-race-nobody")] if result.winner is None else []
        sentences = [
            text(
                "space-builder-race-tapped" if verdict.tapped else "space-builder-race-stopped",
                player=_player(verdict.player, text),
                time=time_text(_end_of(verdict, result)),
                faults=verdict.faults,
                hand=sum(not card.location for card in verdict.cards),
                by="race" if verdict.stop is None else "player",
                won="yes" if verdict.player == result.winner else "no",
            )
            for verdict in sorted(result.verdicts, key=lambda verdict: verdict.player != result.winner)
        ]
        faults = {verdict.player: verdict.faults for verdict in result.verdicts}
        is_tie = result.winner is not None and list(faults.values()).count(faults[result.winner]) > 1
        why = [text("space-builder-race-tie")] if is_tie else []
        absent = [
            _player(number, text)
            for number, player in enumerate(view.players)
            if number not in faults and not player.out
        ]
        names = and_list(absent, text)
        rest = [text("space-builder-race-absent", players=names, count=len(absent))] if absent else []
        return " ".join([*nobody, *sentences, *why, *rest])

    def review_round(self, state: State, *, text: Text) -> Sequence[str]:
        """Return a sentence with a card and a time for each thing that decided the round."""
        return [
            text(
                f"space-builder-review-{fact.kind}",
                player=_player(fact.player, text),
                card=and_list([building_name(building, text) for building in fact.buildings], text),
                time=(time_text if fact.kind in ("fault", "missing") else partial(seconds_text, text=text))(
                    fact.time
                ),
                count=fact.number,
                flaw=text(f"space-builder-flaw-{fact.flaw}") if fact.kind == "fault" else "",
            )
            for fact in review_round(state)
        ]

    def moment(self, moment: Moment, *, text: Text) -> Sequence[str]:
        """Return the time, and a sentence for each card that was laid and each city that was finished."""
        sentences = [describe_event(event, _player(event.player, text), text) for event in moment.events]
        return [time_text(moment.clock), *sentences]

    def best_run(self, view: View, *, text: Text) -> str:
        """Return how the reader's own city compares with that of their best round."""
        moment = view.moment
        return "" if moment is None or moment.best is None else describe_best(moment, moment.best, text)

    def explain(self, view: View, player: int, *, text: Text) -> Sequence[Explanation]:
        """Return the coach's explanations."""
        return tuple(explain(view, player, text))

    def title(self, view: View, *, text: Text) -> str:
        """Return the round."""
        return text("space-builder-title", round=view.round)

    def progress_key(self, view: View) -> str:
        """Return the id of the sentence that says how many are ready or done; live, taps are listed."""
        if view.phase == "ready":
            return "space-builder-progress-ready"
        return "" if view.options.live else "space-builder-progress-built"

    def resting(self, view: View) -> Collection[int]:
        """Return the players who sit the round out."""
        return view.resting

    def notes(self, match: Match, view: View, *, text: Text) -> list[str]:
        """Describe how the previous round went, and the times of system actions."""
        lines = [self._last_round(view, text)] if view.phase in ("ready", "unfreeze", "building") else []
        if not RENDERERS[self.key].has_board_picture(view) and any(
            player.rounds_won for player in view.players
        ):
            lines.extend(_standing(view, text))
        if view.phase == "ready" and match.rules_deadline is not None:
            seats = [view.players[number].seat for number in view.current]
            late = "no" if all(seat and seat.ready for seat in seats) else "yes"
            lines.append(text("space-builder-note-start", time=_time(match.rules_deadline, "R"), late=late))
        if view.deadline is not None and match.pause is None:
            deadline = match.clock_start + view.deadline
            lines.append(
                text("space-builder-note-deadline", time=_time(deadline, "f"), left=_time(deadline, "R"))
            )
        if view.phase in ("building", "settling"):
            lines.extend(_taps(view, text))
        if view.resting:
            names = and_list([_player(player, text) for player in view.resting], text)
            lines.append(text("space-builder-note-resting", players=names, count=len(view.resting)))
        if late_players := _late_players(view):
            names = and_list([_player(player, text) for player in late_players], text)
            lines.append(text("space-builder-note-late", players=names))
        return [line for line in lines if line]

    def notes_below_prompt(self, match: Match, view: View, *, text: Text) -> list[str]:
        """Describe what happens if the winner of a round chooses no card."""
        if view.until is None or match.pause is not None:
            return []
        return [text("space-builder-note-thaw", left=_time(match.clock_start + view.until, "R"))]

    async def pass_time(self, bot: Guildhall, match: Match) -> None:
        """Post the map when all players are ready; otherwise settle the round."""
        if match.state.phase == "ready":
            await bot.cog_of(RaceClock).post_map(match)
        else:
            await bot.cog_of(RaceClock).settle(match)

    def _last_round(self, view: View, text: Text) -> str:
        result = self._round_result(view, text)
        return (
            text("space-builder-race", round=view.result.round, result=result)
            if view.result and result
            else ""
        )


def _winner(result: Result, text: Text) -> str:
    if result.winner is None:
        return text("space-builder-race-nobody")
    return text("space-builder-race-won", player=_player(result.winner, text))


def _end_of(verdict: Verdict, result: Result) -> int:
    """Return when a builder finished, stopped or was stopped."""
    if verdict.tapped:
        return verdict.time
    return result.end if verdict.stop is None else verdict.stop


def _player(player: int, text: Text) -> str:
    return RENDERERS[RULES.key].player(player, text=text)


def _with_plain_actions(line: list[Control]) -> list[Control]:
    """Return a row of a panel without the buttons that show or ask something, and with plain actions."""
    return [
        replace(control, verb="act", argument=control.argument.split(".")[-1])
        for control in line
        if control.verb == CLICK and not control.argument.endswith(f".{STOP}")
    ]


def _late_players(view: View) -> list[int]:
    """Return the players who were not ready when the live round started that is being built."""
    if not view.options.live or view.phase not in ("building", "settling"):
        return []
    seats = {number: player.seat for number, player in enumerate(view.players) if not player.out}
    return [number for number, seat in seats.items() if seat and not (seat.builds or seat.sat)]


def _standing(view: View, text: Text) -> list[str]:
    """Describe what each player has achieved, for boards without a picture."""
    return [
        text(
            "space-builder-note-standing",
            player=_player(number, text),
            cards=len(player.unfrozen),
            rounds=player.rounds_won,
        )
        for number, player in enumerate(view.players)
    ]


def _taps(view: View, text: Text) -> list[str]:
    """Describe the players who have finished, as far as everybody may know."""
    taps = [
        (player.seat.tap, number)
        for number, player in enumerate(view.players)
        if player.seat and player.seat.tap is not None
    ]
    return [
        text("space-builder-note-tap", player=_player(number, text), time=time_text(time))
        for time, number in sorted(taps)
    ]


def _time(at: int, style: Any) -> str:
    return format_dt(from_milliseconds(at), style)
