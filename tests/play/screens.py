"""Every kind of message that asks a player something, found by playing matches in memory."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from bot.games import GAMES
from bot.locales import texts
from bot.match.commands import Act, AskStandIn, Command, Join, PauseMatch, Resign, Start, Undo
from bot.match.grace import find_grace_end, find_user_in_grace
from bot.match.models import TimeControl
from bot.match.notifications import find_open_request
from bot.match.refusals import Refusal
from cogs.board.board_messages import controls
from cogs.board.summaries import RecentTurns
from cogs.kit.controls import Control, Line, Menu, weigh
from cogs.kit.game_ui import GAME_UIS
from rendering import RENDERERS
from tests.match.seats import MODERATOR, MatchSession, open_table
from tests.match.wild_matches import act
from tests.play.campaigns.test_stubborn_players import choose_stubbornly, find_tags

TEXT = texts("en")
_MOST_STEPS = 90
_INTERRUPTIONS = (2, 45)
"""The numbers of the actions after which others are asked something, or a match ends."""
_GRACE = 60_000
_OPTIONS = {"constructor": {"extra_patterns": True}}
"""Options by game that let a match come to more kinds of boards."""
_RACE_STEPS = 500
_MOST_SELECTIONS = 8


@dataclass(frozen=True, slots=True)
class Screen:
    """A message of a match: its kind, the match, what has been chosen, and for a panel whose it is."""

    kind: str
    match: Any
    selection: str = ""
    panel_of: int | None = None
    weight: int = 0
    """How much there is to show: of each kind, the heaviest message is measured."""


def collect(game: str, users: Sequence[int]) -> dict[str, Screen]:
    """Return the heaviest message of each kind that users see in matches of a game."""
    screens: dict[str, Screen] = {}
    for session in _play_matches(game, users):
        for screen in _list_screens(_complete(session)):
            if screen.kind not in screens or screens[screen.kind].weight < screen.weight:
                screens[screen.kind] = screen
    return screens


def _complete(session: MatchSession) -> Any:
    """Return a session's match with what a service adds to it: its number of actions, and a grace time."""
    match = replace(session.match, action_count=len(session.record))
    user = None if match.status != "running" or match.pause is not None else find_user_in_grace(match)
    if user is None:
        return match
    statuses = [match.seat_status(player) for player in range(len(match.players))]
    player = match.players.index(user)
    statuses[player] = replace(statuses[player], ends_turn_at=session.now + _GRACE)
    return replace(match, seat_statuses=tuple(statuses))


def _play_matches(game: str, users: Sequence[int]) -> Iterator[MatchSession]:
    """Yield matches at every step: played at random, and by players who favour one kind of action."""
    rules = GAMES[game]
    for count in {rules.players.start, rules.players.stop - 1}:
        seats = tuple(users[:count])
        table = open_table(seats[0], *[None] * (count - 1), game=game, invited=seats[1:])
        yield table
        for guest in seats[1:]:
            table.do(guest, Join())
            yield table
        if table.match.real_time is not None:
            yield from _race(game, seats)
            continue
        first, *others = _find_openings(game, seats)
        for tag in ("", *find_tags(rules)):
            yield from _stubborn_match(game, seats, tag, first)
        for opening in others:
            yield from _stubborn_match(game, seats, "", opening)


def _find_openings(game: str, seats: Sequence[int]) -> Sequence[str]:
    """Return the first actions that decide how the board looks, such as a pattern; else an empty one."""
    match = _begin(game, seats).match
    if match.view(None).phase != "pattern":
        return ("",)
    return tuple(
        map(match.rules.action_to_string, match.rules.legal_actions(match.state, match.state.current))
    )


def _begin(game: str, seats: Sequence[int], options: Any = None) -> MatchSession:
    session = open_table(*seats, game=game, options=options or _OPTIONS.get(game))
    session.do(seats[0], Start())
    clock = TimeControl(turn_time=86_400_000, overtime="claim")
    session.match = replace(session.match, time_control=clock)
    return session


def _stubborn_match(game: str, seats: Sequence[int], favourite: str, opening: str) -> Iterator[MatchSession]:
    rng, session = Random(favourite), _begin(game, seats)
    yield session
    if opening:
        session.do(seats[session.match.state.current], Act(opening))
        yield session
    steps = 4000 if not favourite else _MOST_STEPS
    for step in range(steps):
        if session.match.is_over:
            return
        rules = session.match.rules
        player, action = choose_stubbornly(rules, session.match.state, favourite, rng)
        try:
            session.do(seats[player], Act(rules.action_to_string(action)))
        except Refusal:
            return
        yield session
        if step in _INTERRUPTIONS:
            yield from _interrupt(session, seats)


def _race(game: str, seats: Sequence[int]) -> Iterator[MatchSession]:
    for options in ({}, {"mode": "turns"}):
        rng, session = Random(len(seats)), _begin(game, seats, options)
        for step in range(_RACE_STEPS):
            yield session
            if session.match.is_over or not session.match.players_to_act():
                break
            act(session, rng)
            if step == _RACE_STEPS // 2:
                yield from _interrupt(session, seats)


def _interrupt(session: MatchSession, seats: Sequence[int]) -> Iterator[MatchSession]:
    """Yield copies of a match in which something is asked of others, and one that is over."""
    commands: list[tuple[int, Command]] = [
        *((user, Undo()) for user in seats),
        *((user, AskStandIn(MODERATOR)) for user in seats),
        (MODERATOR, PauseMatch("a break")),
        (seats[-1], Resign()),
    ]
    for user, command in commands:
        copy = MatchSession(session.match)
        copy.record, copy.now = session.record, session.now
        try:
            copy.do(user, command)
        except Refusal:
            continue
        yield copy


def _list_screens(match: Any) -> Iterator[Screen]:
    """Yield the board with everything that can be chosen in it, and the panels of all players."""
    view = None if match.state is None else match.view(None)
    selections = [""]
    for selection in selections:
        lines = controls(match, view, selection, TEXT, RecentTurns(("one", "two", "three"), False))
        yield Screen(_kind(match, view, "board", lines, selection), match, selection, None, weigh(lines))
        if not _asks_others(match):
            selections += _list_picks(lines, "pick", selections)
    if match.state is None or match.is_over:
        return
    for player in range(len(match.players)):
        own = match.view(player)
        if getattr(own, "hand", None) is not None:
            yield Screen(f"{match.game} panel {own.phase}", match, "", player, len(own.hand.cards))
            continue
        selections = [""]
        for selection in selections:
            panel = GAME_UIS[match.game].panel(own, player, selection, text=TEXT)
            if panel is None:
                break
            kind = _kind(match, own, "panel", panel.lines, selection)
            yield Screen(kind, match, selection, player, weigh(panel.lines))
            if len(selections) < _MOST_SELECTIONS:
                selections += _list_picks(panel.lines, "panel-set", selections)


def _asks_others(match: Any) -> bool:
    return find_open_request(match) is not None or bool(match.find_owners_asking())


def _list_picks(lines: Sequence[Line], verb: str, known: Sequence[str]) -> list[str]:
    picks = dict[str, None]()
    for line in lines:
        if not isinstance(line, Menu):
            picks.update((one.argument, None) for one in line if one.verb == verb and not one.disabled)
        elif line.verb == verb:
            picks.update((choice.argument, None) for choice in line.choices[-1:])
    return [pick for pick in picks if pick not in known]


def _kind(match: Any, view: Any, place: str, lines: Sequence[Line], selection: str) -> str:
    """Return a name for all messages that look alike: same stage and same kinds of controls."""
    stage = match.status if view is None else getattr(view, "phase", match.status)
    state = "paused" if match.pause else "over" if match.is_over else stage
    state = f"{state} grace" if place == "board" and find_grace_end(match) is not None else state
    parts = [match.game, place, state]
    lines = lines[:-1] if place == "board" and match.status == "running" else lines  # the same for all
    if place == "board" and view is not None and not RENDERERS[match.game].has_board_picture(view):
        parts.append("without picture")
    if place == "board" and _asks_others(match):
        return " ".join([*parts, "asks: "]) + _describe_line(lines[0])
    if getattr(view, "pattern", None):
        parts.append(view.pattern)
    if selection:
        parts.append("chosen")
    return " ".join(parts) + ": " + ", ".join(sorted(set(map(_describe_line, lines))))


def _describe_line(line: Line) -> str:
    if isinstance(line, Menu):
        return f"menu {line.part.split('-')[0]}"
    return "+".join(sorted({_describe_control(one) for one in line}))


def _describe_control(control: Control) -> str:
    words = (
        control.argument.replace("=", " ").split() if control.verb in ("act", "answer", "stand-in") else []
    )
    return " ".join([control.verb, *[word for word in words[:1] if word.isalpha() and word.islower()]])
