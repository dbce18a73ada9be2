"""What a frame of a replay costs beside its picture, drawn as a board: the first, a middle and the last one.

Measured in time of the processor: reading the store hands work to other threads, and would otherwise wait for
whatever else the machine does.
"""

import asyncio
import gc
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert

from bot.games import GAMES
from bot.locales import Text, texts
from bot.services.replay import Replay
from bot.services.replay import replay as replay_states
from bot.services.replay_service import ReplayService
from bot.store import Store
from bot.store.models import LoggedAction, Match
from bot.store.snapshots import SNAPSHOT_EVERY
from bot.store.tables import snapshots
from cogs.replay import FRAMES_BEFORE, draw_frame, tell_page
from cogs.support.frames import frame_view
from rendering import with_names
from tests.benchmarks.filling import database_url
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians_of, timed
from tests.play.stored import add
from tests.services.record_files import random_match

MOST_TIMES = 1.5
_MATCHES = 8
_NAMES = ("Ada", "Bruno", "Chioma", "Dmitri")


def replay_rows(effort: Effort) -> Iterator[Row]:
    """Yield six rows for each game: three frames of its longest match, from the store and from memory."""
    gc.collect()
    gc.freeze()  # as the bot does when it starts
    for key in GAMES:
        tried = [random_match(key, f"long {number}") for number in range(min(_MATCHES, effort.pictures))]
        match, record = max(tried, key=lambda each: len(each[1]))
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
            store = Store(database_url(Path(folder) / "replays.db"))
            stored = runner.run(_store(store, match, record))
            yield from _rows(stored, store, runner, effort)
            runner.run(store.close())


async def _store(store: Store, match: Match, record: tuple[LoggedAction, ...]) -> Match:
    """Store a match with its record and its snapshots."""
    await store.open()
    stored = await add(store, match, record)
    states = enumerate(replay_states(match, record))
    rows = [
        {"match_id": stored.id, "action_count": count, "state": msgspec.json.encode(state).decode()}
        for count, state in states
        if count and count % SNAPSHOT_EVERY == 0
    ]
    async with store.engine.begin() as connection:
        if rows:
            await connection.execute(insert(snapshots), rows)
    return replace(stored, revision=1)


def _rows(match: Match, store: Store, runner: asyncio.Runner, effort: Effort) -> Iterator[Row]:
    last = len(Replay(match, runner.run(store.matches.actions(match.id))).frames) - 1
    text = with_names(texts("en"), _NAMES[: len(match.players)])
    service = ReplayService(store)
    for name, number in (("first", 0), ("middle", last // 2), ("last", last)):
        warm = partial(_page, service, match, number, text, runner)
        cold = partial(_page_of_new_service, store, match, number, text, runner)
        view = frame_view(runner.run(service.open(match, number)), number, None)
        board = partial(draw_frame, match, view, text)
        for how, page in (("from the store", cold), ("again", warm)):
            samples = timed(page, process_time), timed(board, process_time)
            seconds, beside = medians_of(samples, effort.pictures)
            what = f"{match.game}: the {name} of {last + 1} frames {how}, beside its picture alone"
            yield at_most(what, seconds, beside, MOST_TIMES)


def _page_of_new_service(store: Store, *values: Any) -> None:
    _page(ReplayService(store), *values)


def _page(service: ReplayService, match: Match, number: int, text: Text, runner: asyncio.Runner) -> None:
    """Make all that a page of a replay shows, but for sending it."""
    replay = runner.run(service.open(match, number, back=FRAMES_BEFORE))
    tell_page(replay, number, text)
    draw_frame(match, frame_view(replay, number, None), text)
