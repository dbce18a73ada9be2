"""The effect of each kind of action on a state, after checking the action in full."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.contract import IllegalAction
from bot.games.space_builder import race, refusals
from bot.games.space_builder.actions import (
    Action,
    Back,
    CancelRound,
    Click,
    Expire,
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
from bot.games.space_builder.flow import leave_match, next_round, settle_round
from bot.games.space_builder.hand import apply_click
from bot.games.space_builder.legal import earliest_choice, frozen_cards
from bot.games.space_builder.maps import BUILDINGS
from bot.games.space_builder.options import LONGEST_OUTAGE, MOST_CLICKS, READY_LAPSES
from bot.games.space_builder.state import Round, Seat, State, with_player


def click(state: State, player: int, action: Click) -> State:
    """Apply a click to the builder's cards; it counts by its stamp, not by its arrival (rules 7.2)."""
    current = state.round
    seat = current.seats[player]
    start = seat.start
    if state.phase != "building":
        raise refusals.explain_wrong_phase(state)
    if start is None:
        raise refusals.explain_stopped_clock(state, player)
    if action.at < race.next_click(seat) and not _is_part_of_last_click(seat, action):
        raise refusals.explain_early_action(action.at, race.next_click(seat))
    limit = race.clock_limit(state)
    hand = apply_click(seat.hand, action)
    if len(seat.clicks) >= MOST_CLICKS and not hand.is_done:
        raise IllegalAction("too-many-clicks", most=MOST_CLICKS)
    if action.at - start > limit:
        raise refusals.explain_late_click(limit, state.stage.options.cap)
    after = Seat(seat.map, hand, seat.ready, seat.sat, start, (*seat.clicks, action), seat.expired, seat.lead)
    return _with_seat(state, player, after, may_end_race=hand.tap is not None)


def get_ready(state: State, player: int, action: Ready) -> State:
    """Make the player ready, or ready again after too long a time (rules 7.3.2)."""
    seat = _get_waiting_seat(state, player, action.at)
    if seat.ready is not None and action.at <= seat.ready + READY_LAPSES:
        raise IllegalAction("already-ready")
    return _with_seat(state, player, replace(seat, ready=action.at))


def sit_out(state: State, player: int, action: SitOut) -> State:
    """Let the player sit out this round. Live, at least two have to stay."""
    if not state.stage.options.live:
        return _with_seat(state, player, replace(_get_seat_to_open(state, player, action.at), sat=action.at))
    seat = _get_waiting_seat(state, player, action.at)
    if seat.ready is not None:
        raise IllegalAction("already-ready")
    if len(race.expected_players(state)) <= race.FEWEST:
        raise IllegalAction("too-few-left", needed=race.FEWEST)
    return _with_seat(state, player, replace(seat, sat=action.at))


def open_map(state: State, player: int, action: Open) -> State:
    """Start the player's own clock, which can be done once in a round and until its end (rules 7.4.1)."""
    if state.stage.options.live:
        raise IllegalAction("map-comes-by-itself")
    seat = _get_seat_to_open(state, player, action.at)
    last = race.deadline(state.stage.options, state.round)
    if action.at > last:
        raise IllegalAction("deadline-passed", deadline=last)
    return _with_seat(state, player, _start_clock(state, player, seat, action.at), may_end_race=True)


def start(state: State, player: int, action: Start) -> State:
    """Turn up the map for all who are ready; the others sit this round out (rules 7.3.2, 7.3.5)."""
    if state.phase != "ready":
        raise refusals.explain_wrong_phase(state)
    if player not in race.players_getting_ready(state):
        raise IllegalAction("not-your-turn")
    if not race.may_start(state, action.at):
        earliest = race.earliest_start(state)
        if earliest is None or action.at >= earliest:
            raise IllegalAction("too-few-ready", needed=race.FEWEST)
        raise refusals.explain_early_action(action.at, earliest)
    ready_players = race.list_ready_players(state, action.at)
    seats = [
        _start_clock(state, number, seat, action.at) if number in ready_players else seat
        for number, seat in enumerate(state.round.seats)
    ]
    return replace(state, phase="building", round=replace(state.round, seats=tuple(seats)))


def settle(state: State, player: int, action: Settle) -> State:
    """Check the round. A refusal doesn't say when that is possible: it would give away others' progress."""
    if state.phase != "building":
        raise refusals.explain_wrong_phase(state)
    if player not in race.builders_to_act(state) or action.at < race.earliest_settle(state):
        raise IllegalAction("round-not-over")
    return settle_round(state, action.at)


def expire(state: State, player: int, action: Expire) -> State:
    """Note that a builder's clock has run out, so that nobody waits for them any more."""
    if state.phase != "building":
        raise refusals.explain_wrong_phase(state)
    earliest = race.earliest_expiry(state, player)
    if earliest is None or action.at < earliest:
        raise IllegalAction("round-not-over")
    return _with_seat(state, player, replace(state.round.seats[player], expired=True))


def unfreeze(state: State, player: int, action: Unfreeze) -> State:
    """Unfreeze a card, which the winner has to build as well from the next round on.

    Once time is up, only the default can be chosen (rules 6).
    """
    if state.phase != "unfreeze":
        raise IllegalAction("not-after-a-round")
    if state.result is None or player != state.result.winner:
        raise IllegalAction("not-the-winner")
    building, earliest = action.building, earliest_choice(state)
    if building not in frozen_cards(state, player):
        raise IllegalAction("not-frozen" if building in BUILDINGS else "no-such-card", card=building)
    if action.at < earliest:
        raise refusals.explain_early_action(action.at, earliest)
    default = frozen_cards(state, player)[0]
    if action.at > state.until and building != default:
        raise IllegalAction("choice-over", card=default)
    mine = state.players[player]
    unfrozen = tuple(card for card in BUILDINGS if card in mine.unfrozen or card == building)
    players = with_player(state.players, player, replace(mine, unfrozen=unfrozen))
    return next_round(replace(state, players=players), action.at)


def leave(state: State, player: int, action: Leave) -> State:
    """Remove the player from the next round on; leaving lays down tools (rules 7.6)."""
    _require_not_before(state.round.opened, action.at)
    seat = state.round.seats[player]
    limit, stop = race.clock_limit(state), Stop(max(action.at, race.next_click(seat)), action.id)
    if state.phase == "building" and race.can_build(seat, limit) and stop.at <= (seat.start or 0) + limit:
        state = click(state, player, stop)
    return leave_match(state, player, action.at)


def cancel_round(state: State, _player: int, action: CancelRound) -> State:
    """Cancel the round and play it again with a new map: clicks were lost while a clock ran (rules 7.2)."""
    if state.phase != "building":
        raise refusals.explain_wrong_phase(state)
    if action.at - action.since <= LONGEST_OUTAGE:
        raise IllegalAction("heard-all", longest=LONGEST_OUTAGE)
    if not any(_has_clock_run(state, seat, action) for seat in state.round.seats):
        raise IllegalAction("no-clock-ran")
    return next_round(state, action.at, again=True)


STEPS: Mapping[type[Action], Callable[[State, int, Any], State]] = {
    **dict.fromkeys((Take, Turn, Flip, Lay, Back, Tap, Stop), click),
    Ready: get_ready,
    SitOut: sit_out,
    Open: open_map,
    Start: start,
    Settle: settle,
    Expire: expire,
    Unfreeze: unfreeze,
    Leave: leave,
    CancelRound: cancel_round,
}


def _is_part_of_last_click(seat: Seat, action: Click) -> bool:
    """Return whether an action was made by the same interaction as the last one, and so at the same time."""
    last = seat.clicks[-1] if seat.clicks else None
    return last is not None and action.id != 0 and (action.at, action.id) == (last.at, last.id)


def _get_waiting_seat(state: State, player: int, at: int) -> Seat:
    """Return the seat of a player who can still get ready for a live round, or raise ``IllegalAction``."""
    if not state.stage.options.live:
        raise IllegalAction("no-need-to-be-ready")
    if state.phase != "ready":
        raise refusals.explain_wrong_phase(state)
    _require_not_before(state.round.opened, at)
    seat = state.round.seats[player]
    if seat.sat is not None:
        raise IllegalAction("sat-out")
    return seat


def _get_seat_to_open(state: State, player: int, at: int) -> Seat:
    """Return the seat of a player who can still open the map in turns, or raise ``IllegalAction``."""
    if state.phase != "building":
        raise refusals.explain_wrong_phase(state)
    seat = state.round.seats[player]
    if seat.sat is not None:
        raise IllegalAction("sat-out")
    if seat.start is not None:
        raise IllegalAction("already-opened")
    _require_not_before(state.round.opened, at)
    return seat


def _require_not_before(earliest: int, at: int) -> None:
    if at < earliest:
        raise refusals.explain_early_action(at, earliest)


def _has_clock_run(state: State, seat: Seat, action: CancelRound) -> bool:
    """Return whether a builder's clock ran while no clicks were received."""
    if seat.start is None:
        return False
    stamp = seat.hand.tap or seat.hand.stop
    end = stamp[0] if stamp else seat.start + race.clock_limit(state)
    return seat.start - seat.lead <= action.at and action.since <= end


def _start_clock(state: State, player: int, seat: Seat, at: int) -> Seat:
    """Return the seat with the map seen at ``at``: the clock starts then, or later for a head start."""
    lead = state.stage.options.lead_of(player)
    return replace(seat, start=at + lead, lead=lead)


def _with_seat(state: State, player: int, seat: Seat, *, may_end_race: bool = False) -> State:
    """Return the state with one seat changed and, if it ``may_end_race``, with a new end of the race.

    It is for the time before and during a round, in which nobody chooses a card or has won the match.
    """
    current = state.round
    seats = (*current.seats[:player], seat, *current.seats[player + 1 :])
    end = race.race_end(seats, state.stage.options) if may_end_race else current.end
    return State(
        state.stage,
        state.phase,
        state.players,
        Round(current.number, current.opened, current.facing, seats, end),
        state.deck,
        state.result,
    )
