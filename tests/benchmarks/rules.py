"""How many actions a second random play makes, beside the random play of others."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from bot.games import GAMES, AnyGame
from tests.benchmarks.table import Missing, Row, faster
from tests.benchmarks.timing import Effort, medians

Play = Callable[[Random], int]
"""A function that plays one random match and returns the number of its actions."""


def rules_rows(effort: Effort) -> Iterator[Row | Missing]:
    """Yield a row for each game."""
    for key, rules in GAMES.items():
        name, load = PEERS.get(key, DEFAULT_PEER)
        what = f"{key}: an action of random play, beside {name}"
        try:
            plays = partial(play_at_random, rules), load()
        except ImportError:
            yield Missing(what, name)
            continue
        ours, peers = (partial(_seconds_an_action, play, Random(7), effort.actions) for play in plays)
        yield faster(what, *medians(ours, peers, effort.blocks), 1)


def _seconds_an_action(play: Play, rng: Random, least: int) -> float:
    actions = 0
    start = perf_counter()
    while actions < least:
        actions += play(rng)
    return (perf_counter() - start) / actions


def play_at_random(rules: AnyGame, rng: Random) -> int:
    """Play one match through the contract and return the number of its actions."""
    options = rules.Options()
    state = rules.new_state(rules.players.start, options, str(rng.random()))
    count = 0
    while to_act := rules.current_players(state):
        player = min(to_act)
        state = rules.apply_action(state, player, rng.choice(list(rules.legal_actions(state, player))))
        count += 1
    return count


def _open_spiel() -> Play:
    import pyspiel
    from open_spiel.python.games import tic_tac_toe

    game = pyspiel.load_game(tic_tac_toe._GAME_TYPE.short_name)

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
        return count

    return play


def _chess() -> Play:
    import chess

    def play(rng: Random) -> int:
        board: Any = chess.Board()
        count = 0
        while not board.is_game_over() and count < 200:
            board.push(rng.choice(list(board.legal_moves)))
            count += 1
        return count

    return play


DEFAULT_PEER: tuple[str, Callable[[], Play]] = ("python-chess", _chess)
PEERS: Mapping[str, tuple[str, Callable[[], Play]]] = {
    "constructor": ("OpenSpiel's python_tic_tac_toe", _open_spiel)
}
