"""Typical positions for the gallery and the tests, reached by playing legal actions."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from random import Random
from types import MappingProxyType

from bot.games.builders import (
    GAME,
    SIDES,
    Action,
    Lay,
    Lead,
    Leave,
    Move,
    Options,
    State,
    Structure,
    View,
)


@cache
def samples() -> Mapping[str, View]:
    """Return positions of all phases and numbers of players, by names that are valid in file names."""
    states = {
        "order": _act(_act(_start_match(4), "order 1A 4B 3C 2D"), "order 2A 2B 3C 3D"),
        "start": _play_until(2, lambda state: state.phase == "roll"),
        "first_piece": _play_until(3, lambda state: len(state.log) == 1),
        "ring_open": _play_until(
            3, lambda state: state.foundation.side == 1 and state.foundation.sides[1] == 2
        ),
        "ring_closing": _play_until(4, lambda state: state.foundation.side == 3 and state.phase == "choose"),
        "ring_closed": _play_until(2, lambda state: state.foundation.is_closed and state.phase == "choose"),
        "take": _play_until(2, lambda state: state.phase == "take" and state.foundation.is_closed),
        "middle_of_a_row": _play_until(3, lambda state: len(state.log) > 45 and _is_in_row(state)),
        "many_rows": _play_until(2, lambda state: len(state.log) > 80 and _is_in_row(state), side=6),
        "many_rows_4": _play_until(4, lambda state: len(state.log) > 110 and _is_in_row(state), side=6),
        "largest": make_largest(),
        "order_left": _leave(_act(_start_match(4), "order 1A 4B 3C 2D"), 2),
        "left": _leave(_play_until(3, lambda state: len(state.log) > 45 and _is_in_row(state)), 1),
        "over_left": _leave(_play_until(4, lambda state: len(state.log) > 90), 1, 3, 0),
        "over": _play_until(2, _is_over, side=5),
        "over_4": _play_until(4, _is_over),
        "tie": _play_until(3, _is_over, "tie 6"),
    }
    return MappingProxyType({name: GAME.view(state, None) for name, state in states.items()})


def make_largest() -> State:
    """Return a state of four players with the largest foundation and nearly everything laid."""
    return _play_until(
        4,
        lambda state: len(state.log) > 265 and _is_in_row(state),
        "b",
        side=8,
        large=10,
        options=Options(small_triangles=200, large_triangles=70, corner_joints=48),
    )


def _start_match(players: int, seed: str = "new", options: Options | None = None) -> State:
    return GAME.new_state(players, options or Options(), seed)


def _act(state: State, notation: str) -> State:
    player = min(GAME.current_players(state))
    return GAME.apply_action(state, player, GAME.action_from_string(notation))


def _leave(state: State, *players: int) -> State:
    for player in players:
        state = GAME.apply_action(state, player, Leave())
    return state


def _is_over(state: State) -> bool:
    return state.phase == "over"


def _is_in_row(state: State) -> bool:
    return state.row is not None and state.phase == "build" and 1 < state.row.slot < state.row.slots - 1


def _play_until(
    players: int,
    condition: Callable[[State], bool],
    seed: str = "until",
    *,
    side: int | None = None,
    large: int = 0,
    options: Options | None = None,
) -> State:
    """Play a match as players like it, see `_liking`; return its first state that meets ``condition``."""
    state, chance = _start_match(players, seed, options), Random(seed)
    liking = partial(_liking, side=side or players + 1, large=large)
    while not condition(state):
        player = min(GAME.current_players(state))
        actions = list(GAME.legal_actions(state, player))
        state = GAME.apply_action(state, player, _choose(state, actions, chance, liking))
    return state


def _choose(
    state: State, actions: Sequence[Action], chance: Random, liking: Callable[[State, Action], float]
) -> Action:
    """Choose an action: mostly build where possible, else move; take an even selection."""
    steps = [action for action in actions if isinstance(action, Lay | Lead | Structure)]
    worth = {step: liking(state, step) + chance.random() for step in steps}
    best = max(steps, key=worth.__getitem__, default=None)
    may_move = isinstance(actions[0], Move)
    if best is None or (actions[0] not in steps and worth[best] < 0) or (may_move and chance.random() < 0.5):
        return actions[0]
    return best


def _liking(state: State, step: Action, *, side: int, large: int) -> float:
    """Return how much players like a step who want ``side`` B on a side of the foundation.

    They lead D at the panel length ``large``, and C at all others; with 0 they lead anything and build
    structures as well.
    """
    match step:
        case Lay(kind="A"):
            foundation = state.foundation
            return 2 if foundation.side > 1 or foundation.sides[foundation.side] >= side else -2
        case Lead(shape=shape, panel=panel) if large:
            length = state.panels[SIDES.index(panel)].length
            return length + 2 * ((shape == "D") == (length == large))
        case Structure():
            return -5 if large else 0.2
    return 0.5
