"""The legal actions, each with the earliest time at which it is legal."""

from bot.games.space_builder import race
from bot.games.space_builder.actions import (
    Action,
    Expire,
    Open,
    Ready,
    Settle,
    SitOut,
    Start,
    Stop,
    Tap,
    Unfreeze,
)
from bot.games.space_builder.hand import possible_clicks
from bot.games.space_builder.maps import BUILDINGS
from bot.games.space_builder.options import MOST_CLICKS, READY_LAPSES
from bot.games.space_builder.state import State


def legal_actions(state: State, player: int) -> list[Action]:
    """Return all actions open to ``player``, who has to act.

    The first of them is the default for a player who has left: sit out, stop, the default card.
    """
    if state.phase == "building":
        return _list_building_actions(state, player)
    if state.phase == "ready":
        return _list_ready_actions(state, player)
    return [Unfreeze(building, earliest_choice(state)) for building in frozen_cards(state, player)]


def earliest_choice(state: State) -> int:
    """Return the earliest time at which the last round's winner can choose a card; below 0 for never."""
    return state.until - state.stage.options.thaw


def frozen_cards(state: State, player: int) -> list[str]:
    """Return the frozen cards of ``player``, in the order of the default."""
    unfrozen = state.players[player].unfrozen
    return [building for building in BUILDINGS if building not in unfrozen]


def _list_building_actions(state: State, player: int) -> list[Action]:
    """Return the clicks or opening the map, and what is legal once time has passed: settling the round."""
    seat = state.round.seats[player]
    actions: list[Action] = []
    if race.can_build(seat, race.clock_limit(state)):
        clicks = possible_clicks(seat.hand, race.next_click(seat))
        is_last = len(seat.clicks) >= MOST_CLICKS
        actions += [click for click in clicks if isinstance(click, (Stop, Tap))] if is_last else clicks
    elif not state.stage.options.live and race.may_open(seat, state.players[player]):
        actions += (SitOut(state.round.opened), Open(state.round.opened))
    expiry = race.earliest_expiry(state, player)
    if expiry is not None:
        actions.append(Expire(expiry))
    actions.append(Settle(race.earliest_settle(state)))
    return actions


def _list_ready_actions(state: State, player: int) -> list[Action]:
    ready, start = state.round.seats[player].ready, state.round.opened
    actions: list[Action] = []
    if ready is None:
        if len(race.expected_players(state)) > race.FEWEST:
            actions.append(SitOut(start))
        actions.append(Ready(start))
    elif race.has_lapsed(state, player):
        actions.append(Ready(ready + READY_LAPSES + 1))
    earliest = race.earliest_start(state)
    if earliest is not None:
        actions.append(Start(earliest))
    return actions
