"""How many megabytes a bot takes: run in a process of its own, that of the benchmark has much else in it."""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from typing import Any

import cogs
from bot.client.memory import release_memory
from bot.games import GAMES
from rendering import THEMES, prewarm, render
from rendering.overview import draw_overview
from tests.benchmarks.memory import megabytes
from tests.benchmarks.table import Row
from tests.benchmarks.timing import Effort

MOST_WARM, MOST_UNDER_LOAD = 200, 256
_STEPS = 60
"""How often each match's board is drawn, at even distances."""
_FEW, _MANY = (1, ("dark",)), (3, tuple(THEMES))


def resident_rows(effort: Effort) -> Iterator[Row]:
    """Yield two rows."""
    yield _row("four matches, one of each game, in one theme", "few", MOST_WARM, effort)
    yield _row("twelve matches in all themes", "many", MOST_UNDER_LOAD, effort)


def _row(what: str, scene: str, budget: float, effort: Effort) -> Row:
    command = [sys.executable, "-m", "tests.benchmarks.resident", scene, str(min(_STEPS, effort.turns))]
    process = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    value = float(process.stdout)
    return Row(
        what=f"memory: all of the bot, warm, with the boards of {what}",
        measured=value,
        beside=budget,
        unit="MB",
        value=value,
        budget=budget,
        sign=" MB",
    )


def main() -> None:
    """Import the bot, draw what it draws in advance, draw the boards in turns, and print the megabytes."""
    for module in walk_packages(cogs.__path__, "cogs."):
        import_module(module.name)
    for key in GAMES:
        prewarm(key)
    draw_overview()
    matches, themes = _MANY if sys.argv[1] == "many" else _FEW
    steps = int(sys.argv[2])
    boards = [(key, _views(key, f"{key} {number}")) for number in range(matches) for key in GAMES]
    for step in range(steps):
        for number, (key, views) in enumerate(boards):
            view = views[min(step * len(views) // steps, len(views) - 1)]
            render(key, view, theme=themes[number // len(GAMES) % len(themes)])
    release_memory()
    print(megabytes())


def _views(key: str, seed: str) -> list[Any]:
    """Return what everybody sees of a random match, at ``_STEPS`` of its moments."""
    rules, rng = GAMES[key], Random(seed)
    state = rules.new_state(max(rules.players), rules.Options(), seed)
    states = [state]
    while players := rules.current_players(state):
        player = min(players)
        state = rules.apply_action(state, player, rng.choice(list(rules.legal_actions(state, player))))
        states.append(state)
    samples = states[:: max(1, len(states) // _STEPS)]
    return [rules.view(state, None) for state in samples]


if __name__ == "__main__":
    main()
