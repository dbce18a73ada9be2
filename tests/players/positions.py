"""Positions of every game for the tests of computer players, reached at random."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.games import GAMES
from bot.players import get_computer

KEYS = tuple(GAMES)


def states_of(key: str, seed: int, players: int | None = None, **options: Any) -> Iterator[Any]:
    """Yield the states of a random match; in the last one it is over."""
    rules = get_computer(key).rules
    rng = Random(seed)
    state = rules.new_state(players or rng.choice(rules.players), rules.options_from(options), str(seed))
    yield state
    while to_act := rules.current_players(state):
        player = rng.choice(sorted(to_act))
        state = rules.apply_action(state, player, rng.choice(list(rules.legal_actions(state, player))))
        yield state


def some_states(key: str, seed: int, count: int, **options: Any) -> list[Any]:
    """Return ``count`` states of a random match in which a player has to act."""
    rules = get_computer(key).rules
    states = [state for state in states_of(key, seed, **options) if rules.current_players(state)]
    return Random(seed).sample(states, min(count, len(states)))
