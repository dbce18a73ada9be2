"""What the frames of a replay cost beside their pictures, drawn as boards, in each third of a match.

Measured in time of the processor: reading the store hands work to other threads, and would otherwise wait for
whatever else the machine does.
"""

import asyncio
import gc
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from time import process_time

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
from cogs.replay import draw_frame, tell_page
from cogs.support.controls import MOST_CHOICES
from cogs.support.frames import frame_view
from rendering import with_names
from tests.benchmarks.filling import database_url
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, Sample, medians_of, timed
from tests.play.stored import add
from tests.services.record_files import random_match

MOST_TIMES = 1.5
_MATCHES = 8
_ROUNDS = 3
"""How often each frame is timed."""
_NAMES = ("Ada", "Bruno", "Chioma", "Dmitri")


def replay_rows(effort: Effort) -> Iterator[Row]:
    """Yield six rows for each game: the thirds of its longest match, from the store and from memory."""
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
    count = len(Replay(match, runner.run(store.matches.actions(match.id))).frames)
    text = with_names(texts("en"), _NAMES[: len(match.players)])
    service = ReplayService(store)
    views = [frame_view(runner.run(service.open(match, number)), number, None) for number in range(count)]

    def show_cold(number: int) -> None:
        _show_page(ReplayService(store), match, number, text, runner)

    def show_warm(number: int) -> None:
        _show_page(service, match, number, text, runner)

    def draw(number: int) -> None:
        draw_frame(match, views[number], text)

    for part, name in enumerate(("first", "second", "last")):
        third = range(count * part // 3, count * (part + 1) // 3)
        numbers = Random(0).sample(third, min(effort.pictures, len(third)))
        samples = [_of_frames(numbers, *each) for each in enumerate((show_cold, show_warm, draw))]
        opened, paged, alone = medians_of(samples, _ROUNDS * len(numbers), warm_up=len(numbers))
        for how, seconds in (("from the store", opened), ("again", paged)):
            what = f"{match.game}: the {name} third of {count} frames {how}, beside their pictures alone"
            yield at_most(what, seconds, alone, MOST_TIMES)


def _of_frames(numbers: Sequence[int], seed: int, show: Callable[[int], None]) -> Sample:
    """Return a sample that shows one frame after the other, shuffled by a seed.

    One frame shown again and again would be drawn from what was drawn for it a moment ago, as no board of a
    match is.
    """
    order = cycle(Random(seed).sample(numbers, len(numbers)))
    return timed(lambda: show(next(order)), process_time)


def _show_page(service: ReplayService, match: Match, number: int, text: Text, runner: asyncio.Runner) -> None:
    """Make all that a page of a replay shows, but for sending it."""
    replay = runner.run(service.open(match, number, around=MOST_CHOICES))
    tell_page(replay, number, text)
    draw_frame(match, frame_view(replay, number, None), text)
