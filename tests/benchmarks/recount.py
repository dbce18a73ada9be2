"""How long a recount of all ratings takes, and counting a match in the commit that ends it."""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import GAMES
from bot.match.models import Change, Match
from bot.store import Store
from bot.store.ratings import count_match_within
from bot.store.rows import match_to_row, seat_rows
from bot.store.tables import matches, seats
from tests.benchmarks.filling import database_url
from tests.benchmarks.memory import peak_megabytes
from tests.benchmarks.table import Row, at_most, compared
from tests.benchmarks.timing import Effort, medians_of
from tests.match.record_files import random_match

MOST_SECONDS, MOST_MEGABYTES, MOST_TIMES = 60, 200, 1.05
_PER_SERVER, _MATCHES_EACH = 5, 50
_BATCH = 5_000
_NOW = 1_750_000_000_000
_APART = 60_000
_ONE_ROW = text(
    "INSERT INTO meta (key, value) VALUES (:key, :value)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
CountMatch = Callable[[AsyncConnection, Match], Awaitable[None]]
_ROOT = Path(__file__).parents[2]


class Recount(msgspec.Struct):
    """What a recount took: seconds of the processor, and the most memory of the process."""

    seconds: float
    megabytes: float
    counted: int


def rating_rows(effort: Effort) -> Iterator[Row]:
    """Yield three rows, from a database with ten times ``effort.many`` rated matches."""
    number = effort.many * 10
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        path = Path(folder) / "ratings.db"
        store = Store(database_url(path))
        runner.run(_fill(store, number))
        took = _recount(path)
        assert took.counted == number
        what = f"ratings: a recount of {number:,} rated matches"
        yield _row(f"{what}, processor time", took.seconds, "s", MOST_SECONDS)
        yield _row(f"{what}, the most memory of the process", took.megabytes, "MB", MOST_MEGABYTES)
        endings = [Ending(store, runner, each) for each in (count_match_within, _store_one_row, _do_nothing)]
        times = medians_of([each.time for each in endings], effort.turns * 5, warm_up=effort.warm_up)
        name = "ratings: the commit that ends a match, beside one without results and ratings"
        yield at_most(name, times[0], times[2], MOST_TIMES)
        yield compared(f"{name}: with one row in their place", times[1], times[2])
        runner.run(store.close())


def _row(what: str, measured: float, unit: str, budget: float) -> Row:
    return Row(
        what=what,
        measured=measured,
        beside=budget,
        unit=unit,
        value=measured,
        budget=budget,
        sign=f" {unit}",
    )


def _recount(path: Path) -> Recount:
    command = [sys.executable, "-m", __name__, str(path)]
    process = subprocess.run(command, cwd=_ROOT, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(process.stdout, type=Recount)


async def _fill(store: Store, number: int) -> None:
    """Store rated matches of all games, between friends in servers of a few users."""
    await store.open()
    rng = Random("ratings")
    samples = [
        random_match(game, f"ratings {players}", players=players)[0]
        for game, rules in GAMES.items()
        for players in rules.players
    ]
    servers = max(1, number // _MATCHES_EACH)
    for first in range(1, number + 1, _BATCH):
        ended = [
            _vary(rng.choice(samples), each, rng.randrange(servers), rng)
            for each in range(first, min(first + _BATCH, number + 1))
        ]
        async with store.engine.begin() as connection:
            rows: list[dict[str, Any]] = [{"id": match.id, **match_to_row(match)} for match in ended]
            await connection.execute(insert(matches), rows)
            await connection.execute(insert(seats), [row for match in ended for row in seat_rows(match)])


def _vary(match: Match, number: int, server: int, rng: Random) -> Match:
    """Return a match that was played in a server by some of its users."""
    first = server * _PER_SERVER + 1
    users = tuple(rng.sample(range(first, first + _PER_SERVER), len(match.players)))
    return replace(
        match,
        id=number,
        guild_id=server + 1,
        channel_id=number,
        seats=users,
        host=users[0],
        rating="rated",
        started_at=_NOW + (number - 1) * _APART,
        ended_at=_NOW + number * _APART,
    )


class Ending:
    """Ending matches of new users; ``count_match`` is called in place of what stores results and ratings."""

    _numbers = count(1)

    def __init__(self, store: Store, runner: asyncio.Runner, count_match: CountMatch) -> None:
        self._store = store
        self._runner = runner
        self._count_match = count_match
        self._match, _ = random_match("constructor", "ended", players=2)

    def time(self) -> float:
        """End a match, and return the seconds that the commit took."""
        return self._runner.run(self._time())

    async def _time(self) -> float:
        number = next(self._numbers)
        users = (-number * 3 % 40 + 10**6, number % 3 + 2 * 10**6)
        at = _NOW * 2 + number * 10**9
        ended = replace(
            self._match,
            id=0,
            channel_id=10**9 + number,
            seats=users,
            host=users[0],
            rating="rated",
            started_at=at,
            ended_at=at,
        )
        running = replace(ended, status="running", ended_at=None, ending=None)
        stored = await self._store.matches.create(running)
        change = Change(match=replace(ended, id=stored.id))
        with patch("bot.store.matches.count_match_within", self._count_match):
            start = perf_counter()
            assert await self._store.matches.commit_and_claim(stored, change, at)
            return perf_counter() - start


async def _do_nothing(*_: object) -> None:
    pass


async def _store_one_row(connection: AsyncConnection, match: Match) -> None:
    """Do the least that anything could do that stores something in the same commit."""
    await connection.execute(_ONE_ROW, {"key": "last_ended", "value": str(match.id)})


async def _measure(path: Path) -> Recount:
    store = Store(database_url(path))
    await store.open()
    start = process_time()
    counted = await store.ratings.recount()
    seconds = process_time() - start
    await store.close()
    return Recount(seconds, peak_megabytes(), counted)


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(_measure(Path(sys.argv[1])))).decode())
