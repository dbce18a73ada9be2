"""How many megabytes a bot takes that shares an atlas with another: run in processes of their own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import cogs
from bot.client.memory import keep_freed_memory, release_memory
from bot.games import GAMES
from bot.locales import FALLBACK, BrokenText, languages, texts
from rendering import THEMES, render
from rendering.atlas import release_pages, use_atlas
from tests.benchmarks.table import Row
from tests.benchmarks.timing import Effort
from tests.benchmarks.warm_atlas import folder_with_atlas
from tests.locales.messages import list_files

MOST_ALONE, MOST_IN_ALL, MOST_UNDER_LOAD = 120, 130, 256
MOST_FOR_LANGUAGES = 25
"""The most megabytes that a bot takes more whose matches are in all languages."""
_STEPS = 60
"""How often each match's board is drawn, at even distances."""
_FEW, _MANY = (1, ("dark",)), (3, tuple(THEMES))


def resident_rows(effort: Effort) -> Iterator[Row]:
    """Yield four rows."""
    alone, in_all = _measure("few", effort)
    what = "memory: all of the bot, warm, with the boards of"
    yield _row(f"{what} four matches, one of each game, in one theme: what it has alone", alone, MOST_ALONE)
    yield _row(f"{what} the same: with its share of what two bots have together", in_all, MOST_IN_ALL)
    spoken = _measure("spoken", effort)[0] - alone
    yield _row("memory: the same in all languages, beside English alone", spoken, MOST_FOR_LANGUAGES)
    yield _row(f"{what} twelve matches in all themes: the same", _measure("many", effort)[1], MOST_UNDER_LOAD)


def _row(what: str, value: float, budget: float) -> Row:
    return Row(what=what, measured=value, beside=budget, unit="MB", value=value, budget=budget, sign=" MB")


def _measure(scene: str, effort: Effort) -> tuple[float, float]:
    """Return the megabytes that one of two bots has alone, and those with its share of what they share."""
    steps = str(min(_STEPS, effort.turns))
    command = [sys.executable, "-m", __name__, scene, steps, str(folder_with_atlas())]
    bots = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    for bot in bots:
        assert bot.stdout is not None
        bot.stdout.readline()  # it is warm
    answers = [bot.communicate("measure\n")[0] for bot in bots[:1]] + [bots[1].communicate("end\n")[0]]
    alone, in_all = map(float, answers[0].split())
    return alone, in_all


def main() -> None:
    """Import the bot, draw the boards in turns, and print the megabytes once all bots have done so."""
    for module in walk_packages(cogs.__path__, "cogs."):
        import_module(module.name)
    keep_freed_memory()
    if not use_atlas(Path(sys.argv[3])):
        sys.exit("there is no atlas")
    matches, themes = _MANY if sys.argv[1] == "many" else _FEW
    steps, locales = int(sys.argv[2]), languages() if sys.argv[1] == "spoken" else (FALLBACK,)
    boards = [(key, _views(key, f"{key} {number}")) for number in range(matches) for key in GAMES]
    for step in range(steps):
        if step == steps - 1:
            release_pages()  # as each minute, in which matches move about once
        for number, (key, views) in enumerate(boards):
            view = views[min(step * len(views) // steps, len(views) - 1)]
            for locale in locales:
                render(key, view, theme=themes[number // len(GAMES) % len(themes)], locale=locale)
    for locale in locales:
        for key in _list_keys():
            with suppress(BrokenText):  # it wants values, and is parsed by now
                texts(locale)(key)
    release_memory()
    print("warm", flush=True)
    sys.stdin.readline()
    print(_read("status", "RssAnon:"), _read("smaps_rollup", "Pss:"))


def _list_keys() -> list[str]:
    """Return the keys of all texts that users read."""
    pattern = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    return [key for path in list_files(FALLBACK) for key in pattern.findall(path.read_text(encoding="utf-8"))]


def _read(file: str, name: str) -> float:
    """Return a number of megabytes that Linux tells of this process."""
    lines = Path(f"/proc/self/{file}").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1000


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
