"""Golden playthroughs: whole matches written down, so that a change of any rule shows as a changed line.

``python -m tests.games.playthroughs`` writes all files anew, with random actions. Read the difference before
you keep it.
"""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.games import GAMES
from bot.games.constructor import State, position_string
from tests.games.constructor_play import view_of

FOLDER = Path(__file__).parent / "data"


class Playthrough(NamedTuple):
    """A match to write down; ``describe`` gives the part of a line that is after the action."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: str
    describe: Callable[[Any], str]


def describe_constructor(state: State) -> str:
    """Position, number of legal actions, towers and points."""
    view = view_of(state)
    position = position_string(state) or f"round {view.round}, {view.phase}"
    towers, points = (f"{a}-{b}" for a, b in (view.towers, view.points))
    return f"{position:<42} | legal {len(view.legal):>2} | towers {towers} | points {points}"


PLAYTHROUGHS = {
    "constructor_playthrough": Playthrough(
        "constructor", 2, {"starter": "black"}, "golden", describe_constructor
    ),
    "constructor_playthrough_variants": Playthrough(
        "constructor",
        2,
        {"same_pattern": False, "open_rings": True, "decider": True, "extra_patterns": True},
        "golden 27",  # draws the first two rounds and swaps in the decider
        describe_constructor,
    ),
}


def replay(play: Playthrough, actions: list[tuple[int, str]]) -> list[str]:
    """The lines of a playthrough: its start, a line for each player and action, and its outcome."""
    game = GAMES[play.game]
    state = game.new_state(play.players, game.options_from(play.options), play.seed)
    lines = [f"start               | {play.describe(state)}"]
    for player, text in actions:
        state = game.apply_action(state, player, game.action_from_string(text))
        lines.append(f"{player} {text:<17} | {play.describe(state)}")
    return [*lines, f"outcome {msgspec.json.encode(game.outcome(state)).decode()}"]


def read_actions(lines: list[str]) -> list[tuple[int, str]]:
    """The players and actions in the lines of a playthrough."""
    steps = (line.partition(" | ")[0].split(maxsplit=1) for line in lines[1:-1])
    return [(int(player), text.strip()) for player, text in steps]


def random_actions(play: Playthrough) -> list[tuple[int, str]]:
    """A whole match of random actions."""
    game, rng, actions = GAMES[play.game], random.Random(play.seed), []
    state = game.new_state(play.players, game.options_from(play.options), play.seed)
    while game.current_players(state):
        player = rng.choice(sorted(game.current_players(state)))
        action = rng.choice(list(game.legal_actions(state, player)))
        actions.append((player, game.action_to_string(action)))
        state = game.apply_action(state, player, action)
    return actions


def path_of(name: str) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for name, play in PLAYTHROUGHS.items():
        path_of(name).write_text("\n".join(replay(play, random_actions(play))) + "\n")
        print(path_of(name))
