"""Compare a page of the history in a store with many finished matches and in one with a hundred."""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from sqlalchemy import insert

from bot.match.paging import NEWEST, HistoryCursor
from bot.store import Store
from bot.store.rows import match_to_row
from bot.store.tables import matches, seats
from tests.benchmarks.filling import database_url
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, make_sample, medians_of
from tests.match.record_files import random_match

MOST_TIMES = 1.1
FEW = 100
_PAGE = 8
_BATCH = 5_000


def history_rows(effort: Effort) -> Iterator[Row]:
    """Yield two rows: a page of a channel, and one of a user, in the middle of ten times ``effort.many``."""
    count = effort.many * 10
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        many, few = (Store(database_url(Path(folder) / name)) for name in ("many.db", "few.db"))
        for store, number in ((many, count), (few, FEW)):
            runner.run(_fill(store, number))
        for what in ("channel", "user"):
            pages = [
                make_sample(_make_page_reader(store, what, number, runner))
                for store, number in ((many, count), (few, FEW))
            ]
            seconds, beside = medians_of(pages, effort.turns)
            name = f"history: pages of a {what} among {count:,} matches, beside {FEW}"
            yield at_most(name, seconds, beside, MOST_TIMES)
        for store in (many, few):
            runner.run(store.close())


async def _fill(store: Store, count: int) -> None:
    """Store finished matches, all of the same two users in the same channel."""
    await store.open()
    match, _ = random_match("constructor", "history", players=2)
    row = match_to_row(match)
    for first in range(1, count + 1, _BATCH):
        numbers = range(first, min(first + _BATCH, count + 1))
        async with store.engine.begin() as connection:
            await connection.execute(insert(matches), [{"id": number, **row} for number in numbers])
            seat_rows = [
                {"match_id": number, "seat": seat, "user_id": user}
                for number in numbers
                for seat, user in enumerate(match.seats)
            ]
            await connection.execute(insert(seats), seat_rows)


def _make_page_reader(store: Store, what: str, count: int, runner: asyncio.Runner) -> Callable[[], None]:
    """Return a function that reads the newest page, one in the middle, and the one before it."""
    read = (
        partial(store.history.read_channel, 2, reader=11)
        if what == "channel"
        else partial(store.history.read_user, 11)
    )

    async def read_pages() -> None:
        for place in (NEWEST, HistoryCursor(before=count // 2), HistoryCursor(after=count // 2)):
            page = await read(place, _PAGE)
            assert len(page.matches) == _PAGE

    return lambda: runner.run(read_pages())
