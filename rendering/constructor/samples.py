"""Typical positions for the gallery and the tests, reached by playing legal actions."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from types import MappingProxyType

from bot.games.constructor import (
    GAME,
    Action,
    ChoosePattern,
    Move,
    Options,
    Place,
    State,
    Swap,
    View,
)

_ONE_PATTERN = Options(starter="ice", extra_patterns=True)
_NEW_PATTERNS = Options(starter="ice", same_pattern=False)
_NEW_PATTERNS_OF_ALL = Options(starter="ice", same_pattern=False, extra_patterns=True)
_ROUND = (
    *("Rb1", "Mc3", "Ma2", "Mb2", "Ma1", "Sc1", "b1-c1", "Ra3", "Rb3", "Sb1", "Mc2", "c3-b3", "a2-a3", "Rc3"),
    *("Sa2", "b1-c2", "a2-b3", "Rb1", "a1-b1", "Sa1", "Sa2", "a1-b1", "a2-b2", "Ma1", "Ra2", "a1-a2", "Sa1"),
)
"""A whole round on the rhombus; it ends 3-3."""


@cache
def samples() -> Mapping[str, View]:
    """Return positions of all phases and patterns, by names that are valid in file names."""
    opening = _start(_ONE_PATTERN, "rhombus")
    second = _play(opening, _ROUND)
    with_decider = _start(Options(starter="ice", decider=True), "rhombus")
    decider = _get_first(
        lambda seed: _wander(_wander(with_decider, 99, seed), 99, seed),
        lambda state: state.current is not None,
    )
    states = {
        "start": opening,
        "sparse": _play(opening, _ROUND[:7]),
        "full": _play(opening, _ROUND[:26]),
        "new_round": second,
        "round_2": _play_midway(second, 15),
        "over": _get_first(lambda seed: _wander(second, 99, seed), _has_winner),
        "draw": _get_first(lambda seed: _wander(second, 99, seed), lambda state: not _has_winner(state)),
        "decider": decider,
        "swapped": _wander(_act(_act(decider, Place("M", "b2")), Swap()), 9, "swapped"),
        "choose": GAME.new_state(2, _NEW_PATTERNS, "choose"),
        "choose_extra": GAME.new_state(2, _NEW_PATTERNS_OF_ALL, "choose"),
        "choose_again": _wander(_start(_NEW_PATTERNS, "trapezoid"), 99, "again"),
        "choose_extra_again": _wander(_start(_NEW_PATTERNS_OF_ALL, "hourglass"), 99, "again"),
        "open_rings": _get_first(
            lambda seed: _play_midway(_start(Options(starter="ice", open_rings=True), "rhombus"), 20, seed),
            lambda state: max(map(len, state.stacks)) > 4,
        ),
    }
    for pattern in GAME.view(GAME.new_state(2, _NEW_PATTERNS_OF_ALL, ""), None).patterns:
        states[pattern] = _play_midway(_start(_NEW_PATTERNS_OF_ALL, pattern), 15)
        states[f"{pattern}_again"] = _wander(_start(_ONE_PATTERN, pattern), 99, "again")
    return MappingProxyType({name: GAME.view(state, None) for name, state in states.items()})


def _start(options: Options, pattern: str) -> State:
    return _act(GAME.new_state(2, options, pattern), ChoosePattern(pattern))


def _act(state: State, action: Action) -> State:
    assert state.current is not None
    return GAME.apply_action(state, state.current, action)


def _play(state: State, moves: tuple[str, ...]) -> State:
    for move in moves:
        state = _act(state, GAME.action_from_string(move))
    return state


def _wander(state: State, plies: int, seed: str) -> State:
    """Play ``plies`` random actions with a preference for moves, or fewer if the round ends before."""
    chance = Random(seed)
    number = state.round
    for _ in range(plies):
        if state.current is None or state.round != number:
            break
        actions = GAME.legal_actions(state, state.current)
        moves = [action for action in actions if isinstance(action, Move)]
        state = _act(state, chance.choice(moves if moves and chance.random() < 0.6 else actions))
    return state


def _get_first(make: Callable[[str], State], condition: Callable[[State], bool]) -> State:
    """Return the first state that meets ``condition``, made from one seed after another."""
    return next(state for state in map(make, map(str, range(999))) if condition(state))


def _play_midway(state: State, plies: int, seed: str = "") -> State:
    """Return a position ``plies`` actions into the round."""
    return _get_first(
        lambda number: _wander(state, plies, f"{seed} {number}"),
        lambda candidate: candidate.stage == state.stage,
    )


def _has_winner(state: State) -> bool:
    outcome = GAME.outcome(state)
    return outcome is not None and len(outcome.winners) == 1
