"""Typical positions for the gallery and the tests, reached by the rules."""

from collections.abc import Mapping
from random import Random

from bot.games.constructor import GAME, Action, ChoosePattern, Move, Options, State, View

_PLAIN = Options(starter="ice")
_CHOOSING = Options(starter="ice", same_pattern=False)
_EXTRA = Options(starter="ice", same_pattern=False, extra_patterns=True)


def samples() -> Mapping[str, View]:
    """Positions of all phases and patterns by a name that can be a file's."""
    first = _end_round(_start(_PLAIN, "rhombus"), "one")
    states = {
        "start": _start(_PLAIN, "rhombus"),
        "sparse": _wander(_start(_PLAIN, "rhombus"), 6, "sparse"),
        "full": _wander(_start(_PLAIN, "rhombus"), 19, "full 2"),
        "new_round": first,
        "round_2": _wander(first, 15, "second"),
        "over": _end_round(first, "two"),
        "draw": _drawn(),
        "choose": GAME.new_state(2, _CHOOSING, "choose"),
        "choose_extra": GAME.new_state(2, _EXTRA, "choose"),
        "choose_again": _end_round(_start(_CHOOSING, "trapezoid"), "three"),
        "choose_extra_again": _end_round(_start(_EXTRA, "hourglass"), "four"),
        **{name: _wander(_start(_EXTRA, name), 13, f"{name} 2") for name in _all_patterns()},
        **{f"{name}_start": _end_round(_start(_same(), name), name) for name in _all_patterns()},
        "open_rings": _wander(_start(Options(starter="ice", open_rings=True), "rhombus"), 26, "open 4"),
    }
    return {name: GAME.view(state, None) for name, state in states.items()}


def _same() -> Options:
    return Options(starter="ice", extra_patterns=True)


def _all_patterns() -> tuple[str, ...]:
    return GAME.view(GAME.new_state(2, _EXTRA, ""), None).patterns


def _start(options: Options, pattern: str) -> State:
    return _act(GAME.new_state(2, options, pattern), ChoosePattern(pattern))


def _act(state: State, action: Action) -> State:
    assert state.player is not None
    return GAME.apply_action(state, state.player, action)


def _wander(state: State, plies: int, seed: str) -> State:
    """The state after ``plies`` actions of players who like to build, or where the round ends before."""
    chance = Random(seed)
    number = state.round
    for _ in range(plies):
        if state.round != number or state.player is None:
            break
        actions = GAME.legal_actions(state, state.player)
        moves = [action for action in actions if isinstance(action, Move)]
        state = _act(state, chance.choice(moves if moves and chance.random() < 0.6 else actions))
    return state


def _end_round(state: State, seed: str) -> State:
    return _wander(state, 60, seed)


def _drawn() -> State:
    """A match that ended in a draw: the first one found."""
    for seed in range(200):
        state = _end_round(_end_round(_start(_PLAIN, "trapezoid"), f"draw {seed}"), f"drawn {seed}")
        outcome = GAME.outcome(state)
        if outcome and len(outcome.winners) == 2:
            return state
    raise AssertionError("no draw in 200 matches")
