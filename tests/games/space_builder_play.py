"""Helpers for tests that play Space Builder: cities are given by their differences from the map."""

from collections.abc import Callable, Mapping
from random import Random

from bot.games.space_builder import (
    MAPS,
    SYSTEM_ACTIONS,
    Action,
    Click,
    Flip,
    Lay,
    Options,
    SitOut,
    SpaceBuilder,
    State,
    Take,
    Tap,
    Turn,
    View,
)

GAME = SpaceBuilder()
START = 5_000
"""The time at which the map of a live round goes up if both are ready at once."""

Way = tuple[str, int, str]
City = Mapping[str, Way | None]
"""Location, turn and side of each card; ``None``: not built."""
Choose = Callable[[State, int, Random], Action]


def new(players: int = 2, seed: str = "seed", **options: object) -> State:
    return GAME.new_state(players, GAME.options_from(options), seed)


def play(state: State, text: str) -> State:
    """Return the state after actions such as ``0 ready @0, 1 ready @0``."""
    for line in filter(None, (part.strip() for part in text.split(","))):
        player, action = line.split(maxsplit=1)
        state = GAME.apply_action(state, int(player), GAME.action_from_string(action))
    return state


def live(players: int = 2, seed: str = "seed", **options: object) -> State:
    """Return a live round that has begun at ``START``."""
    state = new(players, seed, **options)
    for player in range(players):
        state = play(state, f"{player} ready @0")
    return play(state, f"0 start @{START}")


def turns(players: int = 2, seed: str = "seed", **options: object) -> State:
    """Return a round in turns that nobody has opened."""
    return new(players, seed, mode="turns", **options)


def city_of(state: State, player: int, **changes: Way | None) -> City:
    """Return the city that ``player`` has to build, except for ``changes``."""
    city = {
        placement.building: (placement.location, placement.turn, str(placement.side))
        for placement in MAPS[state.round.seats[player].map]
        if placement.building in state.players[player].unfrozen
    }
    return {**city, **changes}


def wrong(state: State, player: int, building: str, *flaws: str) -> Way:
    """Return how ``building`` lies with flaws: ``place`` (where a frozen one belongs), ``way``, ``side``."""
    layout = {placement.building: placement for placement in MAPS[state.round.seats[player].map]}
    location, turn, side = layout[building].location, layout[building].turn, str(layout[building].side)
    if "place" in flaws:
        location = layout["LFT"].location
    if "way" in flaws:
        turn = (turn + 1) % 4
    if "side" in flaws:
        side = "B" if side == "A" else "A"
    return location, turn, side


def clicks_for(city: City, at: int) -> list[Click]:
    """Return the clicks that build ``city`` from an empty board, one per millisecond."""
    clicks: list[Click] = []
    for building, way in city.items():
        if way is not None:
            location, turn, side = way
            clicks.append(Take(building, at + len(clicks)))
            clicks += [Turn(1, at + len(clicks) + number) for number in range(turn)]
            if side == "B":
                clicks.append(Flip(at + len(clicks)))
            clicks.append(Lay(location, at + len(clicks)))
    return clicks


def build(state: State, player: int, city: City, *, tap: int | None = None, click_id: int = 0) -> State:
    """Return the state after ``player`` built ``city`` from the start, and tapped at ``tap`` on the clock."""
    start = state.round.seats[player].start
    assert start is not None
    for click in clicks_for(city, start):
        state = GAME.apply_action(state, player, click)
    return state if tap is None else GAME.apply_action(state, player, Tap(start + tap, click_id))


def settle(state: State) -> State:
    """Return the state after the round is settled at the earliest possible time."""
    player = min(GAME.current_players(state))
    return GAME.apply_action(state, player, list(GAME.legal_actions(state, player))[-1])


def win(state: State, winner: int, at: int = 0) -> State:
    """Return the state after a round that ``winner`` plays without faults while the others stop at once."""
    for player in range(len(state.players)):
        if state.phase == "ready":
            state = play(state, f"{player} ready @{state.round.opened}")
    if state.phase == "ready":
        state = play(state, f"{winner} start @{state.round.opened + START + at}")
    return settle(build(state, winner, city_of(state, winner), tap=1000))


def view_of(state: State, viewer: int | None = None) -> View:
    return GAME.view(state, viewer)


def legal(state: State, player: int) -> list[str]:
    return [GAME.action_to_string(action) for action in GAME.legal_actions(state, player)]


# Ways to choose


def at_random(state: State, player: int, rng: Random) -> Action:
    return rng.choice(list(GAME.legal_actions(state, player)))


def keen(state: State, player: int, rng: Random) -> Action:
    """Return any action but sitting out; settle the round only when nothing else can be done."""
    actions = list(GAME.legal_actions(state, player))
    return rng.choice([one for one in actions if not isinstance(one, (SitOut, *SYSTEM_ACTIONS))] or actions)


def able(state: State, player: int, rng: Random) -> Action:
    """Return the next click of a player who now and then makes a mistake; otherwise any action."""
    seat = state.round.seats[player]
    if state.phase != "building" or seat.start is None or rng.random() < 0.05:
        return keen(state, player, rng)
    at = seat.clicks[-1].at + 1 if seat.clicks else seat.start
    for card in seat.hand.cards:
        location, turn, side = city_of(state, player)[card.building] or ("", 0, "A")
        if (card.location, card.turn, card.side) != (location, turn, side):
            is_held = seat.hand.held is not None and seat.hand.cards[seat.hand.held] is card
            click = (
                Take(card.building, at)
                if not is_held
                else _turn_or_flip(card.turn, card.side, turn, side, at)
            )
            action = Lay(location, at) if click is None else click
            break
    else:
        action = Tap(at)
    return action if action in GAME.legal_actions(state, player) else keen(state, player, rng)


def _turn_or_flip(turn: int, side: str, wanted_turn: int, wanted_side: str, at: int) -> Click | None:
    if turn != wanted_turn:
        return Turn(1, at)
    return Flip(at) if side != wanted_side else None


def match_of(options: Options, players: int, seed: int, choose: Choose) -> list[State]:
    """Return all states of a whole match."""
    rng = Random(seed)
    states = [GAME.new_state(players, options, str(seed))]
    while to_act := GAME.current_players(states[-1]):
        player = rng.choice(sorted(to_act))
        states.append(GAME.apply_action(states[-1], player, choose(states[-1], player, rng)))
    return states
