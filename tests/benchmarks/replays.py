"""Compare the frames of a replay with their pictures alone, drawn as boards, in each third of a match.

Measured in time of the processor: reading the store hands work to other threads, and would otherwise wait for
whatever else the machine does.
"""

import asyncio
import gc
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert

from bot.games import GAMES
from bot.locales import Text, texts
from bot.match.models import LoggedAction, Match
from bot.match.replay import SNAPSHOT_EVERY, Replay
from bot.match.replay import replay as replay_states
from bot.services.replay_service import ReplayService
from bot.store import Store
from bot.store.tables import snapshots
from cogs.archive.frames import frame_view
from cogs.archive.replay import describe_page
from cogs.kit.controls import MOST_CHOICES
from cogs.kit.large_pictures import draw_view
from rendering import with_names
from tests.benchmarks.filling import database_url
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, Sample, medians_of
from tests.match.record_files import random_match
from tests.play.stored import add

MOST_TIMES = 1.5
_MATCHES = 12
"""Fewer than the replays that stay open; texts and parts of pictures are cached for fewer still."""
_ROUNDS = 2
"""How often each frame is timed."""
_NAMES = ("Ada", "Bruno", "Chioma", "Dmitri")


class _StoredMatch(NamedTuple):
    """A stored match, the number of its frames, and texts with the names of its players."""

    match: Match
    frame_count: int
    text: Text


class _Place(NamedTuple):
    """A frame of a stored match, the number in its address, and what a spectator sees in it."""

    stored_match: _StoredMatch
    number: int
    turn: int
    view: Any


def replay_rows(effort: Effort) -> Iterator[Row]:
    """Yield six rows for each game: the thirds of its matches, from the store and from memory."""
    gc.collect()
    gc.freeze()  # as the bot does when it starts
    for key in GAMES:
        matches = [random_match(key, f"long {number}") for number in range(min(_MATCHES, effort.pictures))]
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
            store = Store(database_url(Path(folder) / "replays.db"))
            runner.run(store.open())
            stored_matches = [runner.run(_store_match(store, match, record)) for match, record in matches]
            yield from _rows(stored_matches, store, runner, effort)
            runner.run(store.close())


async def _store_match(store: Store, match: Match, record: tuple[LoggedAction, ...]) -> _StoredMatch:
    """Store a match with its record and its snapshots."""
    stored_match = await add(store, match, record)
    states = enumerate(replay_states(match, record))
    rows = [
        {"match_id": stored_match.id, "action_count": count, "state": msgspec.json.encode(state).decode()}
        for count, state in states
        if count and count % SNAPSHOT_EVERY == 0
    ]
    async with store.engine.begin() as connection:
        if rows:
            await connection.execute(insert(snapshots), rows)
    text = with_names(texts("en"), _NAMES[: len(match.players)])
    return _StoredMatch(replace(stored_match, revision=1), len(Replay(match, record).frames), text)


def _rows(
    matches: Sequence[_StoredMatch], store: Store, runner: asyncio.Runner, effort: Effort
) -> Iterator[Row]:
    service = ReplayService(store)

    def show_cold(place: _Place) -> None:
        _show_page(ReplayService(store), place, runner)

    def show_warm(place: _Place) -> None:
        _show_page(service, place, runner)

    def draw(place: _Place) -> float:
        """Time the picture of a board, drawn as always when its match has been read."""
        runner.run(store.matches.find(place.stored_match.match.id))
        start = process_time()
        match, _, text = place.stored_match
        draw_view(match, place.view, text, theme=match.theme)
        return process_time() - start

    game, counts = matches[0].match.game, [each.frame_count for each in matches]
    for part, name in enumerate(("first", "second", "last")):
        rng = Random(part)
        places = [
            _place(stored_match, rng.choice(_third(stored_match.frame_count, part)), service, runner)
            for _ in range(max(effort.pictures // 3, 1))
            for stored_match in matches
        ]
        ways = (_make_timer(show_cold), _make_timer(show_warm), draw)
        samples = [_make_frame_sample(places, *each) for each in enumerate(ways)]
        first_seconds, again_seconds, picture_seconds = medians_of(
            samples, _ROUNDS * len(places), warm_up=len(places)
        )
        for how, seconds in (("from the store", first_seconds), ("again", again_seconds)):
            what = (
                f"{game}: the {name} third of {len(matches)} matches of {min(counts)} to {max(counts)}"
                f" frames {how}, beside their pictures alone"
            )
            yield at_most(what, seconds, picture_seconds, MOST_TIMES)


def _third(count: int, part: int) -> range:
    return range(count * part // 3, count * (part + 1) // 3)


def _place(stored_match: _StoredMatch, number: int, service: ReplayService, runner: asyncio.Runner) -> _Place:
    turn = runner.run(service.open(stored_match.match)).turn_of(number)
    replay = runner.run(service.open(stored_match.match, turn))
    return _Place(stored_match, number, turn, frame_view(replay, number, None))


def _make_timer(show: Callable[[_Place], None]) -> Callable[[_Place], float]:
    def measure(place: _Place) -> float:
        start = process_time()
        show(place)
        return process_time() - start

    return measure


def _make_frame_sample(places: Sequence[_Place], start: int, measure: Callable[[_Place], float]) -> Sample:
    """Return a sample that measures a frame of one match after the other, in another order for each start.

    The same frame again and again would come from caches, as no board of a running match does.
    """
    order = islice(cycle(places), start * len(places) // 3, None)
    return lambda: measure(next(order))


def _show_page(service: ReplayService, place: _Place, runner: asyncio.Runner) -> None:
    """Make everything that a page of a replay shows, without sending it."""
    (match, _, text), number, turn, _ = place
    replay = runner.run(service.open(match, turn, around=MOST_CHOICES))
    describe_page(replay, number, text)
    draw_view(match, frame_view(replay, number, None), text, theme=match.theme)
