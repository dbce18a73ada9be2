"""Clocks: who may still build, when the last builder must stop, when a map goes up, when a round is settled.

A time *on a clock* is counted from that clock's own start; all others from the beginning of the match.
"""

from collections.abc import Iterable

from bot.games.space_builder.hand import Hand, replay_hand
from bot.games.space_builder.options import COUNTDOWN, HOUR, READY_LAPSES, SECOND, Options
from bot.games.space_builder.state import Player, Round, Seat, State

FEWEST = 2
"""The fewest players of a round."""


def race_end(seats: Iterable[Seat], options: Options) -> int:
    """Return the time on each builder's clock at which the last one must stop (rules 4.4, 4.6, 7.4.3).

    That is the tap of the second-to-last builder, with k builders the (k-1)-th; the cap, if fewer tapped.
    """
    builders, taps = 0, []
    for seat in seats:
        if seat.start is not None:
            builders += 1
            if seat.hand.tap is not None:
                taps.append(seat.clock(seat.hand.tap[0]))
    if builders < FEWEST or len(taps) < builders - 1:
        return options.cap
    taps.sort()
    return taps[builders - 2]


def rewind(seat: Seat, unfrozen: Iterable[str], end: int) -> Hand:
    """Return the cards at the time ``end`` on the builder's clock; later clicks don't count (rules 7.4.3)."""
    until = (seat.start or 0) + end
    if not seat.clicks or seat.clicks[-1].at <= until:
        return seat.hand
    return replay_hand(unfrozen, seat.clicks, until)


def next_click(seat: Seat) -> int:
    """Return the earliest time of a builder's next click: when they see the map, or after the last one."""
    return seat.clicks[-1].at + 1 if seat.clicks else (seat.start or 0) - seat.lead


def clock_limit(state: State) -> int:
    """Return the last time on a builder's clock at which clicks are taken.

    In turns that is the cap, because builders don't know of the others: they are rewound afterwards. Ghosts
    stop the last builder when every player has opened the map.
    """
    options, current = state.stage.options, state.round
    if options.live or (options.ghosts and not any(map(may_open, current.seats, state.players))):
        return current.end
    return options.cap


def may_open(seat: Seat, player: Player) -> bool:
    """Return whether a player may still open the map, or be ready for it."""
    return seat.start is None and seat.sat is None and not player.out


def can_build(seat: Seat, limit: int) -> bool:
    """Return whether a builder can still click before ``limit``."""
    if seat.start is None or seat.expired or seat.hand.is_done:
        return False
    return not seat.clicks or seat.clicks[-1].at - seat.start < limit


def builders_to_act(state: State) -> list[int]:
    """Return the players who still have to open the map, or to finish; if there are none, all active ones.

    The round then waits to be settled, which is done in the name of any of them.
    """
    limit, live, seats = clock_limit(state), state.stage.options.live, state.round.seats
    to_act = [
        number
        for number, player in enumerate(state.players)
        if not player.out
        and (can_build(seats[number], limit) or (not live and may_open(seats[number], player)))
    ]
    return to_act or state.active()


def earliest_settle(state: State) -> int:
    """Return the earliest time to settle the round: all have finished, and late clicks had time to come in.

    In turns, every player must have opened the map or let the deadline pass. A player who opened it in time
    may finish on their own clock.
    """
    options, current, limit = state.stage.options, state.round, clock_limit(state)
    ends = [_seat_end(seat, limit) for seat in current.seats if seat.start is not None]
    if not options.live:
        for seat, player in zip(current.seats, state.players, strict=True):
            if seat.sat is not None:
                ends.append(seat.sat)
            elif may_open(seat, player):
                ends.append(deadline(options, current))
    return max(ends) + options.wait_seconds * SECOND


def earliest_expiry(state: State, player: int) -> int | None:
    """Return the earliest time at which a builder's clock counts as run out; ``None`` if it cannot.

    That is once late clicks had time to come in, and only in turns: a live round is settled then. In sealed
    rounds nobody may notice it.
    """
    options, seat, limit = state.stage.options, state.round.seats[player], clock_limit(state)
    if options.live or options.sealed or not can_build(seat, limit):
        return None
    at = _seat_end(seat, limit) + options.wait_seconds * SECOND
    return at if at < earliest_settle(state) else None


def deadline(options: Options, current: Round) -> int:
    """Return the last time at which the map of a round in turns can be opened."""
    return current.opened + options.deadline_hours * HOUR


def _seat_end(seat: Seat, limit: int) -> int:
    """Return the time on a builder's clock at which it stopped or will stop, at most ``limit``."""
    end, last = seat.hand.tap or seat.hand.stop, (seat.start or 0) + limit
    return min(end[0], last) if end else last


# Before a live round


def expected_players(state: State) -> list[int]:
    """Return the players who take part in a live round unless they are late."""
    seats, players = state.round.seats, state.players
    return [number for number in range(len(players)) if may_open(seats[number], players[number])]


def list_ready_players(state: State, time: int) -> list[int]:
    """Return the players who are ready at ``time``, and have not been so for too long (rules 7.3.2)."""
    seats = state.round.seats
    return [
        number
        for number in expected_players(state)
        if (ready := seats[number].ready) is not None and time - READY_LAPSES <= ready <= time
    ]


def may_start(state: State, time: int) -> bool:
    """Return whether the map may go up: all are ready or two have waited, and the countdown is over."""
    ready_players = list_ready_players(state, time)
    if len(ready_players) < FEWEST:
        return False
    times = sorted(state.round.seats[number].ready or 0 for number in ready_players)
    if len(ready_players) == len(expected_players(state)) and time >= times[-1] + COUNTDOWN:
        return True
    return time >= times[1] + state.stage.options.ready_seconds * SECOND + COUNTDOWN


def earliest_start(state: State) -> int | None:
    """Return the earliest time at which the map may go up, as far as is known."""
    times = _ready_times(state)
    wait = state.stage.options.ready_seconds * SECOND
    candidates = sorted({time + delay for time in times for delay in (COUNTDOWN, wait + COUNTDOWN)})
    return next((time for time in candidates if may_start(state, time)), None)


def has_lapsed(state: State, player: int) -> bool:
    """Return whether a player was ready so long before the others that it no longer counts."""
    ready = state.round.seats[player].ready
    return ready is not None and ready < _oldest_valid_readiness(state)


def players_getting_ready(state: State) -> list[int]:
    """Return the players who are not ready, or no longer so; if there are none, all who are."""
    players, oldest = expected_players(state), _oldest_valid_readiness(state)
    ready = {number: state.round.seats[number].ready for number in players}
    to_act = [number for number, time in ready.items() if time is None]
    to_act += [number for number, time in ready.items() if time is not None and time < oldest]
    return to_act or players


def _oldest_valid_readiness(state: State) -> int:
    """Return the time from which on a player's readiness still counts."""
    return max(_ready_times(state), default=0) + COUNTDOWN - READY_LAPSES


def _ready_times(state: State) -> list[int]:
    seats = state.round.seats
    return [ready for number in expected_players(state) if (ready := seats[number].ready) is not None]
