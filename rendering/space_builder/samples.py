"""Typical positions for the gallery and the tests, reached by playing legal actions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.space_builder import (
    BUILDINGS,
    GAME,
    MAPS,
    Action,
    Click,
    Flip,
    Lay,
    Leave,
    Open,
    Options,
    Ready,
    Settle,
    SitOut,
    Start,
    State,
    Take,
    Tap,
    Turn,
    Unfreeze,
    View,
)

_LIVE = Options()
_TURNS = Options(mode="turns")
_SEALED = Options(mode="turns", sealed=True)
_HOUR = 3_600_000
_PACE = 500  # milliseconds between two clicks
_COUNTDOWN = 5_000
_NOT_BUILT, _WAY, _SIDE = "none", "way", "side"


class _City(NamedTuple):
    """What a builder does in a round.

    ``tap`` is the time of the tap, or ``None`` for a builder who is stopped. ``flaws`` are given by building;
    a flaw is ``none`` (not built), ``way``, ``side``, or the building in whose place the card lies.
    """

    tap: int | None = None
    flaws: Mapping[str, str] = MappingProxyType({})


_SOME = MappingProxyType(
    {
        0: _City(41_300, {"DOM": _SIDE}),
        1: _City(None, {"GRN": _NOT_BUILT}),
        2: _City(38_050, {"SIL": _WAY, "DOM": "LFT"}),
        3: _City(52_700, {"HRN": "GRN", "GRN": "HRN"}),
    }
)
_WILD = MappingProxyType(
    {
        0: _City(58_940, {"LFT": "DOM", "DOM": "LFT"}),
        1: _City(66_200, {"SIL": _WAY, "OBS": _SIDE}),
        2: _City(None, {"DOM": _NOT_BUILT, "GRN": _NOT_BUILT, "SIL": "LFT"}),
        3: _City(71_000, {"HRN": _SIDE}),
    }
)
_LAST_ROUND: Mapping[int, Mapping[int, _City]] = MappingProxyType(
    {
        2: {0: _City(70_300), 1: _City(None, {"SIL": _NOT_BUILT})},
        3: {0: _City(70_300), 1: _City(74_100, {"DOM": _SIDE}), 2: _City(None, {"SIL": _WAY})},
        4: {0: _City(70_300), 1: _City(74_100), 2: _City(73_900, {"DOM": _SIDE}), 3: _City(None)},
    }
)


@cache
def samples() -> Mapping[str, View]:
    """Return positions of all phases and numbers of players, by names that are valid in file names."""
    late = _play_rounds(_start_match(4), (0, 1, 0, 2, 0, 1, 0))  # in which one player has all cards
    one_sits_out = GAME.apply_action(late, 2, SitOut(late.round.opened))
    last = {
        players: _play_rounds(_start_match(players), (0, 1, 0, players - 1, 0, 0)) for players in _LAST_ROUND
    }
    states = {
        "ready": GAME.apply_action(_start_match(2), 1, Ready(0)),
        "ready_3": _play_rounds(_start_match(3), (1,)),
        "ready_4": GAME.apply_action(one_sits_out, 0, Ready(late.round.opened)),
        **{
            f"building_facing_{facing}": _start_round(_turn_map(_start_match(players), facing))
            for facing, players in enumerate((2, 3, 4, 2))
        },
        "building_tapped": _race(
            _start_round(_turn_map(_start_match(4), 3)), {2: _SOME[2], 3: _City(35_900)}
        ),
        "building_eight": _start_round(_turn_map(late, 1)),
        "settling": _race(_start_round(_turn_map(_start_match(3), 2))),
        "turns": _race(_open_round(_start_match(3, _TURNS), range(2)), {0: _City(41_300)}),
        "turns_late": _open_round(_play_rounds(_start_match(4, _TURNS), (0, 1, 1, 3)), (2,)),
        **{f"result_{players}": _settle(_race(_start_round(_start_match(players)))) for players in (2, 3, 4)},
        "result_late_4": _settle(_race(_start_round(late), _WILD)),
        **{
            f"result_sealed_{players}": _settle(
                _race(_open_round(_start_match(players, _SEALED), range(players)))
            )
            for players in (2, 3, 4)
        },
        "result_alone": _settle(_race(_open_round(_start_match(2, _TURNS), (0,)), {0: _SOME[0]})),
        **{
            f"over_{players}": _settle(_race(_start_round(state), _LAST_ROUND[players]))
            for players, state in last.items()
        },
        "over_left": _leave(_start_match(3), 2, 0),
        "abandoned": _leave(_start_match(2, _TURNS), 1, 0),
    }
    views = {name: GAME.view(state, None) for name, state in states.items()}
    races = {
        **{f"{count}": _race(_start_round(_start_match(count))) for count in (2, 3, 4)},
        "sealed": _race(_open_round(_start_match(4, _SEALED), range(4))),
    }
    for name, state in races.items():
        moments = GAME.list_moments(state, Settle(0))
        views[f"moment_{name}"] = GAME.view_moment(state, moments[2 * len(moments) // 3])
    return MappingProxyType(views)


def _start_match(players: int, options: Options = _LIVE) -> State:
    return GAME.new_state(players, options, "samples")


def _apply(state: State, actions: Iterable[tuple[int, Action]]) -> State:
    """Return the state after some actions, each with its player."""
    for player, action in actions:
        state = GAME.apply_action(state, player, action)
    return state


def _leave(state: State, *players: int) -> State:
    """Return the state after these players have left the match."""
    return _apply(state, [(player, Leave(state.round.opened)) for player in players])


def _turn_map(state: State, facing: int) -> State:
    """Return the same round with its map turned to ``facing``."""
    return replace(state, round=replace(state.round, facing=facing))


def _start_round(state: State) -> State:
    """Return a live round in which all players build."""
    opened_at = state.round.opened
    waiting = [player for player, seat in enumerate(state.round.seats) if seat.ready is None]
    state = _apply(state, [(player, Ready(opened_at)) for player in waiting])
    return GAME.apply_action(state, 0, Start(opened_at + _COUNTDOWN))


def _open_round(state: State, players: Iterable[int]) -> State:
    """Return a round of a match in turns after these players have opened it."""
    return _apply(state, [(player, Open(state.round.opened + _HOUR * player)) for player in players])


def _race(state: State, cities: Mapping[int, _City] = _SOME) -> State:
    """Return the round after these cities have been built and the pile has been tapped.

    Those of builders who do not play are left out.
    """
    cities = {player: city for player, city in cities.items() if player < len(state.players)}
    starts = [seat.start or 0 for seat in state.round.seats]
    for player, city in cities.items():
        clicks = enumerate(_clicks(state, player, city.flaws), 1)
        timed_clicks = [replace(click, at=starts[player] + _PACE * number) for number, click in clicks]
        state = _apply(state, [(player, click) for click in timed_clicks])
    taps = sorted((city.tap, player) for player, city in cities.items() if city.tap is not None)
    return _apply(state, [(player, Tap(starts[player] + tap)) for tap, player in taps])


def _clicks(state: State, player: int, flaws: Mapping[str, str]) -> Iterator[Click]:
    """Yield the clicks that build a city; their times are placeholders."""
    placements = {placement.building: placement for placement in MAPS[state.round.seats[player].map]}
    for building in state.players[player].unfrozen:
        flaw, right = flaws.get(building, ""), placements[building]
        if flaw == _NOT_BUILT:
            continue
        yield Take(building, 0)
        yield from [Turn(1, 0)] * ((right.turn + (flaw == _WAY)) % 4)
        if (right.side == "B") != (flaw == _SIDE):
            yield Flip(0)
        yield Lay(placements[flaw].location if flaw in placements else right.location, 0)


def _settle(state: State) -> State:
    """Return the round after it was checked, at the earliest possible time."""
    player = min(GAME.current_players(state), default=0)
    return GAME.apply_action(state, player, list(GAME.legal_actions(state, player))[-1])


def _play_rounds(state: State, winners: Sequence[int]) -> State:
    """Play rounds won by these players, each of whom thaws a card; return the match after them."""
    for winner in winners:
        players = range(len(state.players))
        cities = {player: _City(45_000 + 700 * player, {"SIL": _WAY}) for player in players}
        stopped = max(player for player in players if player != winner)
        cities |= {winner: _City(40_000), stopped: _City(None, {"GRN": _NOT_BUILT})}
        running_round = _start_round(state) if state.phase == "ready" else _open_round(state, players)
        state = _settle(_race(running_round, cities))
        frozen_card = next(code for code in BUILDINGS if code not in state.players[winner].unfrozen)
        state = GAME.apply_action(state, winner, Unfreeze(frozen_card, state.until - 1))
    return state
