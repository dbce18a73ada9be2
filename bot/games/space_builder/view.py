"""What a player, or a spectator, may know of a match.

Live, the map and who has tapped are public once the map is up. In turns everybody knows who is done or sits
out, unless the maps are sealed, but nothing else of the others' part in a round before it is settled: neither
who has begun nor how long anybody took. Players see the map only once their clock has started (rules 7.4,
7.5). Boards stay hidden until they are checked.
"""

from collections.abc import Iterable
from functools import cache
from typing import Literal

import msgspec

from bot.games.contract import GameView, Outcome
from bot.games.space_builder.hand import Card
from bot.games.space_builder.maps import MAPS, PAD, Layout, turn_layout, turn_square
from bot.games.space_builder.moments import MomentView
from bot.games.space_builder.options import Options
from bot.games.space_builder.race import (
    FEWEST,
    can_build,
    clock_limit,
    deadline,
    has_lapsed,
    may_open,
    players_getting_ready,
)
from bot.games.space_builder.state import Result, Seat, State

ViewPhase = Literal["ready", "building", "settling", "unfreeze", "over", "abandoned"]


class MapView(msgspec.Struct, frozen=True):
    """The map as it lies on the table: the buildings, and on which square the landing pad is seen."""

    facing: int
    pad: str
    layout: Layout


class HandView(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's own cards: ``held`` is the one taken up.

    ``started_at`` is when the clock starts, ``lead`` how long before that the map was seen, ``limit`` how
    long the clock runs, as far as the viewer may know.
    """

    cards: tuple[Card, ...]
    held: str | None
    started_at: int | None
    limit: int
    lead: int = 0


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's part in the round; ``tap`` and ``stop`` are times on the builder's clock.

    ``expired`` is whether that clock has run out while the round goes on.
    """

    ready: bool
    sat: bool
    builds: bool
    tap: int | None
    stop: int | None
    expired: bool = False


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's achievements; ``seat`` is ``None`` while the viewer may not know it."""

    unfrozen: tuple[str, ...]
    rounds_won: int
    faults: int
    absences: int
    out: bool
    seat: SeatView | None


class Ghost(msgspec.Struct, frozen=True):
    """Another builder's tap, on a clock that starts with the viewer's own."""

    player: int
    time: int


class View(GameView, frozen=True, kw_only=True):
    """A match as ``viewer`` sees it (``None``: a spectator).

    Times are milliseconds since the match began. ``deadline`` is for opening the map, in turns; ``until`` for
    choosing a card. ``current`` are players known to be to act, ``resting`` those known to sit the round
    out, ``legal`` the viewer's own actions. ``map`` is ``None`` until it may be seen; the canonical one is in
    the ``result`` of a round. ``deck`` counts the maps that lie face down. With ``shows_check``, pictures
    show the round last checked instead of the end of the match; with a ``moment``, which only replays of
    settled rounds have, they show the boards at that time.
    """

    viewer: int | None
    phase: ViewPhase
    round: int
    opened: int
    deadline: int | None
    until: int | None
    current: tuple[int, ...]
    players: tuple[PlayerView, ...]
    map: MapView | None
    hand: HandView | None
    ghosts: tuple[Ghost, ...]
    deck: int
    result: Result | None
    winner: int | None
    options: Options
    shows_check: bool = False
    moment: MomentView | None = None
    resting: tuple[int, ...] = ()

    @property
    def map_waits_for(self) -> Literal["all", "two", "start"]:
        """What the map of a live round waits for.

        ``all`` is everybody, because the round needs them all; ``two`` is a second player who is ready, or
        all; ``start`` is the time that has been set since two are ready, or all.
        """
        seats = [player.seat for player in self.players if not player.out]
        builders = [seat for seat in seats if seat is not None and not seat.sat]
        if len(builders) <= FEWEST:
            return "all"
        return "two" if sum(seat.ready for seat in builders) < FEWEST else "start"


def make_view(state: State, viewer: int | None, legal: tuple[str, ...], outcome: Outcome | None) -> View:
    """Return what ``viewer`` may know; ``legal`` are their legal actions in notation."""
    options, current = state.stage.options, state.round
    waits = state.phase == "building" and not options.live
    return View(
        viewer=viewer,
        phase="settling" if is_settling(state) else state.phase,
        round=current.number,
        opened=current.opened,
        deadline=deadline(options, current) if waits else None,
        until=state.until if state.phase == "unfreeze" else None,
        current=_current(state, viewer),
        players=tuple(_player(state, number, viewer) for number in range(len(state.players))),
        map=_map(state, viewer),
        hand=None if viewer is None or state.phase != "building" else _hand(state, viewer),
        ghosts=() if viewer is None else ghosts(state, viewer, _read_clock(current.seats[viewer])),
        deck=len(state.deck.cards),
        legal=legal,
        result=state.result,
        winner=state.winner,
        options=options,
        outcome=outcome,
        resting=_resting(state),
    )


def ghosts(state: State, player: int, time: int) -> tuple[Ghost, ...]:
    """Return the taps of others that ``player`` sees once their clock shows ``time`` (rules 7.4.3)."""
    seats, options = state.round.seats, state.stage.options
    if state.phase != "building" or options.live or not options.ghosts or seats[player].start is None:
        return ()
    taps = ((number, _tap(seat)) for number, seat in enumerate(seats) if number != player)
    visible = [Ghost(number, tap) for number, tap in taps if tap is not None and tap <= time]
    return tuple(sorted(visible, key=lambda ghost: (ghost.time, ghost.player)))


def publicly_to_act(state: State) -> tuple[int, ...]:
    """Return the players to act, as far as everybody may know; none where only time has to pass.

    In sealed rounds in turns all are asked to open the map until the round is settled, whatever they did.
    """
    if is_settling(state):
        return ()
    if hides_who_acted(state):
        return tuple(state.active())
    current = _current(state, None)
    waits = state.phase == "ready" and all(_seat(state, number).ready for number in current)
    return () if waits else current


def hides_who_acted(state: State) -> bool:
    """Return whether it stays hidden who has finished: in turns, if the maps are sealed."""
    options = state.stage.options
    return state.phase == "building" and options.sealed and not options.live


def is_settling(state: State) -> bool:
    """Return whether a live round is over and only waits for late reports of earlier clicks.

    After the end of the race, only a builder with a head start may still have time.
    """
    if state.phase != "building" or not state.stage.options.live:
        return False
    current = state.round
    is_decided = current.end < state.stage.options.cap
    return not any(can_build(seat, current.end) for seat in current.seats if seat.lead or not is_decided)


def _current(state: State, viewer: int | None) -> tuple[int, ...]:
    """Return the players to act, as far as the viewer may know: in sealed rounds, only the viewer."""
    if state.phase == "unfreeze" and state.result and state.result.winner is not None:
        return (state.result.winner,)
    if state.phase == "ready":
        return tuple(sorted(players_getting_ready(state)))
    if state.phase != "building":
        return ()
    numbers: Iterable[int] = range(len(state.players))
    if hides_who_acted(state):
        numbers = () if viewer is None else (viewer,)
    return tuple(number for number in numbers if _has_to_act(state, number))


def _resting(state: State) -> tuple[int, ...]:
    """Return the players who sit the round out, as far as everybody may know."""
    if state.phase not in ("ready", "building") or hides_who_acted(state):
        return ()
    return tuple(number for number in state.active() if state.round.seats[number].sat is not None)


def _has_to_act(state: State, number: int) -> bool:
    seat, player = state.round.seats[number], state.players[number]
    if player.out:
        return False
    return can_build(seat, clock_limit(state)) or (not state.stage.options.live and may_open(seat, player))


def _player(state: State, number: int, viewer: int | None) -> PlayerView:
    player = state.players[number]
    is_visible = state.stage.options.live or number == viewer
    return PlayerView(
        unfrozen=player.unfrozen,
        rounds_won=player.rounds_won,
        faults=player.faults,
        absences=player.absences,
        out=player.out,
        seat=_seat(state, number) if is_visible and state.phase in ("ready", "building") else None,
    )


def _seat(state: State, number: int) -> SeatView:
    seat, player = state.round.seats[number], state.players[number]
    stop = seat.hand.stop
    return SeatView(
        ready=seat.ready is not None and may_open(seat, player) and not has_lapsed(state, number),
        sat=seat.sat is not None,
        builds=seat.start is not None,
        tap=_tap(seat),
        stop=None if stop is None or seat.start is None else seat.clock(stop[0]),
        expired=seat.expired,
    )


def _map(state: State, viewer: int | None) -> MapView | None:
    if state.phase != "building" or (viewer is None and not state.stage.options.live):
        return None
    seat, facing = state.round.seats[viewer or 0], state.round.facing
    if seat.start is None and not state.stage.options.live:
        return None
    return _turn_map(seat.map, facing)


@cache
def _turn_map(number: int, facing: int) -> MapView:
    return MapView(facing, turn_square(PAD, facing), turn_layout(MAPS[number], facing))


def _hand(state: State, viewer: int) -> HandView:
    seat, limit = state.round.seats[viewer], clock_limit(state)
    hand = seat.hand
    is_known = state.stage.options.live or _read_clock(seat) >= limit
    return HandView(
        cards=hand.cards,
        held=None if hand.held is None else hand.cards[hand.held].building,
        started_at=seat.start,
        lead=seat.lead,
        limit=limit if is_known else state.stage.options.cap,
    )


def _tap(seat: Seat) -> int | None:
    tap = seat.hand.tap
    return None if tap is None or seat.start is None else seat.clock(tap[0])


def _read_clock(seat: Seat) -> int:
    """Return the time that a builder's clock shows, as far as is known: that of the last click."""
    return seat.clock(seat.clicks[-1].at) if seat.clicks and seat.start is not None else 0
