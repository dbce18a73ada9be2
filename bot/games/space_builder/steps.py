"""The legal actions, and the effect of each kind on a state, after checking the action in full."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.contract import IllegalAction
from bot.games.space_builder import race, refusals, rounds
from bot.games.space_builder.actions import (
    Action,
    Back,
    CancelRound,
    Click,
    Flip,
    Lay,
    Leave,
    Open,
    Ready,
    Settle,
    SitOut,
    Start,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
)
from bot.games.space_builder.hand import apply_click, possible_clicks
from bot.games.space_builder.maps import BUILDINGS
from bot.games.space_builder.options import LONGEST_OUTAGE, READY_LAPSES
from bot.games.space_builder.state import Round, Seat, State

FEWEST = 2


def playable(state: State, player: int) -> list[Action]:
    """Return all actions open to ``player``, who has to act.

    The first of them is the default for a player who has left: sit out, stop, the default card.
    """
    if state.phase == "building":
        return _while_building(state, player)
    if state.phase == "ready":
        return _before_a_round(state, player)
    return [Unfreeze(building, chosen_from(state)) for building in frozen(state, player)]


def chosen_from(state: State) -> int:
    """Return the earliest time at which the last round's winner can choose a card; 0 in other phases."""
    return state.until - state.stage.options.thaw if state.phase == "unfreeze" else 0


def frozen(state: State, player: int) -> list[str]:
    """Return the frozen cards of ``player``, in the order of the default."""
    unfrozen = state.players[player].unfrozen
    return [building for building in BUILDINGS if building not in unfrozen]


def click(state: State, player: int, action: Click) -> State:
    """Apply a click to the builder's cards; it counts by its stamp, not by its arrival (rules 7.2)."""
    current = state.round
    seat = current.seats[player]
    start = seat.start
    if state.phase != "building":
        raise refusals.of_phase(state)
    if start is None:
        raise refusals.of_missing_seat(state, player)
    if action.at < race.next_click(seat):
        raise refusals.of_early(action.at, race.next_click(seat))
    limit = race.clock_limit(state)
    hand = apply_click(seat.hand, action)
    if action.at - start > limit:
        raise refusals.of_late_click(limit, state.stage.options.cap)
    after = Seat(seat.map, hand, seat.ready, seat.sat, start, (*seat.clicks, action))
    return _with_seat(state, player, after, ended=hand.tap is not None)


def ready(state: State, player: int, action: Ready) -> State:
    """Make the player ready, or ready again after too long a time (rules 7.3.2)."""
    seat = _seat_before(state, player, action.at)
    if seat.ready is not None and action.at <= seat.ready + READY_LAPSES:
        raise IllegalAction("already-ready")
    return _with_seat(state, player, replace(seat, ready=action.at))


def sit(state: State, player: int, action: SitOut) -> State:
    """Let the player sit out this round. Live, at least two have to stay."""
    if not state.stage.options.live:
        return _with_seat(state, player, replace(_seat_to_open(state, player, action.at), sat=action.at))
    seat = _seat_before(state, player, action.at)
    if seat.ready is not None:
        raise IllegalAction("already-ready")
    if len(race.awaited(state)) <= FEWEST:
        raise IllegalAction("too-few-left", needed=FEWEST)
    return _with_seat(state, player, replace(seat, sat=action.at))


def open_map(state: State, player: int, action: Open) -> State:
    """Start the player's own clock, which can be done once in a round and until its end (rules 7.4.1)."""
    if state.stage.options.live:
        raise IllegalAction("map-comes-by-itself")
    seat = _seat_to_open(state, player, action.at)
    last = race.deadline(state.stage.options, state.round)
    if action.at > last:
        raise IllegalAction("deadline-passed", deadline=last)
    return _with_seat(state, player, replace(seat, start=action.at), ended=True)


def start(state: State, player: int, action: Start) -> State:
    """Turn up the map for all who are ready; the others sit this round out (rules 7.3.2, 7.3.5)."""
    if state.phase != "ready":
        raise refusals.of_phase(state)
    if player not in race.getting_ready(state):
        raise IllegalAction("not-your-turn")
    if not race.may_start(state, action.at):
        earliest = race.earliest_start(state)
        if earliest is None or action.at >= earliest:
            raise IllegalAction("too-few-ready", needed=FEWEST)
        raise refusals.of_early(action.at, earliest)
    there = race.ready_at(state, action.at)
    seats = [
        replace(seat, start=action.at) if number in there else seat
        for number, seat in enumerate(state.round.seats)
    ]
    return replace(state, phase="building", round=replace(state.round, seats=tuple(seats)))


def settle(state: State, player: int, action: Settle) -> State:
    """Check the round. A refusal doesn't say when that is possible: it would give away others' progress."""
    if state.phase != "building":
        raise refusals.of_phase(state)
    if player not in race.building_now(state) or action.at < race.earliest_settle(state):
        raise IllegalAction("round-not-over")
    return rounds.settle_round(state, action.at)


def unfreeze(state: State, player: int, action: Unfreeze) -> State:
    """Unfreeze a card for the winner. Once time is up, only the default can be chosen (rules 6)."""
    if state.phase != "unfreeze":
        raise refusals.of_phase(state)
    if state.result is None or player != state.result.winner:
        raise IllegalAction("not-the-winner")
    building, opened = action.building, chosen_from(state)
    if building not in frozen(state, player):
        raise IllegalAction("not-frozen" if building in BUILDINGS else "no-such-card", card=building)
    if action.at < opened:
        raise refusals.of_early(action.at, opened)
    default = frozen(state, player)[0]
    if action.at > state.until and building != default:
        raise IllegalAction("choice-over", card=default)
    return rounds.unfreeze(state, player, building, action.at)


def leave(state: State, player: int, action: Leave) -> State:
    """Remove the player from the next round on; leaving lays down tools (rules 7.6)."""
    _not_before(state.round.opened, action.at)
    seat = state.round.seats[player]
    limit, stop = race.clock_limit(state), Stop(max(action.at, race.next_click(seat)), action.id)
    if state.phase == "building" and race.builds(seat, limit) and stop.at <= (seat.start or 0) + limit:
        state = click(state, player, stop)
    return rounds.leave(state, player, action.at)


def cancel_round(state: State, _player: int, action: CancelRound) -> State:
    """Cancel the round and play it again with a new map: clicks were lost while a clock ran (rules 7.2)."""
    if state.phase != "building":
        raise refusals.of_phase(state)
    if action.at - action.since <= LONGEST_OUTAGE:
        raise IllegalAction("heard-all", longest=LONGEST_OUTAGE)
    if not any(_ran(state, seat, action) for seat in state.round.seats):
        raise IllegalAction("no-clock-ran")
    return rounds.next_round(state, action.at, again=True)


STEPS: Mapping[type[Action], Callable[[State, int, Any], State]] = {
    **dict.fromkeys((Take, Turn, Flip, Lay, Back, Tap, Stop), click),
    Ready: ready,
    SitOut: sit,
    Open: open_map,
    Start: start,
    Settle: settle,
    Unfreeze: unfreeze,
    Leave: leave,
    CancelRound: cancel_round,
}


def _while_building(state: State, player: int) -> list[Action]:
    """Return clicks, or opening the map; and settling the round, which is possible once time has passed."""
    seat = state.round.seats[player]
    actions: list[Action] = []
    if race.builds(seat, race.clock_limit(state)):
        actions += possible_clicks(seat.hand, race.next_click(seat))
    elif not state.stage.options.live and race.unopened(seat, state.players[player]):
        actions += (SitOut(state.round.opened), Open(state.round.opened))
    actions.append(Settle(race.earliest_settle(state)))
    return actions


def _before_a_round(state: State, player: int) -> list[Action]:
    ready, opened = state.round.seats[player].ready, state.round.opened
    actions: list[Action] = []
    if ready is None:
        if len(race.awaited(state)) > FEWEST:
            actions.append(SitOut(opened))
        actions.append(Ready(opened))
    elif race.has_lapsed(state, player):
        actions.append(Ready(ready + READY_LAPSES + 1))
    earliest = race.earliest_start(state)
    if earliest is not None:
        actions.append(Start(earliest))
    return actions


def _seat_before(state: State, player: int, at: int) -> Seat:
    """Return the seat of a player who can still get ready for a live round, or raise ``IllegalAction``."""
    if not state.stage.options.live:
        raise IllegalAction("no-need-to-be-ready")
    if state.phase != "ready":
        raise refusals.of_phase(state)
    _not_before(state.round.opened, at)
    seat = state.round.seats[player]
    if seat.sat is not None:
        raise IllegalAction("sat-out")
    return seat


def _seat_to_open(state: State, player: int, at: int) -> Seat:
    """Return the seat of a player who can still open the map in turns, or raise ``IllegalAction``."""
    if state.phase != "building":
        raise refusals.of_phase(state)
    seat = state.round.seats[player]
    if seat.sat is not None:
        raise IllegalAction("sat-out")
    if seat.start is not None:
        raise IllegalAction("already-opened")
    _not_before(state.round.opened, at)
    return seat


def _not_before(earliest: int, at: int) -> None:
    if at < earliest:
        raise refusals.of_early(at, earliest)


def _ran(state: State, seat: Seat, action: CancelRound) -> bool:
    """Return whether a builder's clock ran while no clicks were received."""
    if seat.start is None:
        return False
    done = seat.hand.tap or seat.hand.stop
    end = done[0] if done else seat.start + race.clock_limit(state)
    return seat.start <= action.at and action.since <= end


def _with_seat(state: State, player: int, seat: Seat, *, ended: bool = False) -> State:
    """Return the state with one seat changed, and with a new end of the race if it may have ``ended``."""
    current = state.round
    seats = (*current.seats[:player], seat, *current.seats[player + 1 :])
    end = race.race_end(seats, state.stage.options) if ended else current.end
    return State(
        state.stage,
        state.phase,
        state.players,
        Round(current.number, current.opened, current.facing, seats, end),
        state.deck,
        state.missed,
        state.result,
        state.until,
        state.winner,
    )
