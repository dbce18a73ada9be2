"""What a clip costs for each frame, beside Pillow's own writers for the same frames."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from statistics import median
from time import process_time
from typing import Any

from PIL import Image

from bot.games import GAMES
from rendering.archive.clip import ClipPlan
from rendering.archive.clip.files import QUALITY, GIFFile, WebPFile
from tests.benchmarks.cold_clips import measure
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians
from tests.benchmarks.warm_atlas import folder_with_atlas
from tests.rendering.clips import decode, draw, plan_of, with_changes

MOST_SECONDS = 0.1
MOST_TIMES = 1.5
MOST_MEGABYTES = 60
_ROUNDS = 2
_COLD_ROUNDS = 3
MOST_KILOBYTES = 60
MOST_FRAMES = 24
"""The number of frames compared: Pillow's writers keep all of them in memory."""


def clip_rows(effort: Effort) -> Iterator[Row]:
    """Yield the rows of each game, for a match whose actions are written down."""
    few = effort.pictures == 1
    for key in list(GAMES)[: 1 if few else None]:
        plan = plan_of(key)
        count = 2 if few else min(MOST_FRAMES, len(plan.frames))
        yield from _rows(key, plan_of(key, count), 1 if few else _ROUNDS)
        yield from _cold_rows(key, 1 if few else _COLD_ROUNDS, 2 if few else None)


def _rows(key: str, plan: ClipPlan, rounds: int) -> Iterator[Row]:
    clip, _ = draw(plan)
    wide = f"{clip.size[0]} px wide"
    seconds = median(_seconds_of(partial(draw, plan)) for _ in range(rounds))
    what = f"{key}: processor time to paint and write a frame of a clip, {wide}"
    yield at_most(what, seconds / clip.frames, MOST_SECONDS, 1)
    kilobytes = len(clip.data) / clip.frames / 1000
    yield _bytes_row(f"{key}: bytes of a frame, {wide}", kilobytes, MOST_KILOBYTES)
    images, times = decode(clip.data)
    for name, ours, theirs in (
        ("WebP", partial(_write_webp, images, times), partial(_save_webp, images, times)),
        ("GIF", partial(_write_gif, images, times), partial(_save, images, times, "GIF")),
    ):
        one, other = medians(partial(_seconds_of, ours), partial(_seconds_of, theirs), rounds, warm_up=0)
        beside = f"beside Pillow's {name} of the same frames"
        yield at_most(f"{key}: write a frame, {beside}", one / len(images), other / len(images), MOST_TIMES)
        sizes = (len(write()) / len(images) / 1000 for write in (ours, theirs))
        yield _bytes_row(f"{key}: bytes of a frame, {beside}", *sizes)


def _cold_rows(key: str, rounds: int, count: int | None) -> Iterator[Row]:
    """Yield what a whole clip takes with the atlas and without one, and its memory."""
    plan = plan_of(key, count)
    with_atlas = [measure(plan, folder_with_atlas()) for _ in range(rounds)]
    without_atlas = [measure(plan) for _ in range(rounds)]
    for clips, whose, times in ((with_atlas, "with the atlas", 1), (without_atlas, "without an atlas", 2)):
        frames, seconds = clips[0].frames, median(one.seconds for one in clips)
        what = f"{key}: processor time for each of {frames} frames of a whole clip in a new process {whose}"
        yield at_most(what, seconds / frames, MOST_SECONDS, times)
    most, most_without = (max(one.bytes for one in clips) / 1e6 for clips in (with_atlas, without_atlas))
    yield Row(
        what=f"{key}: the most memory that a new process has alone, with the atlas (beside: without one)",
        measured=most,
        beside=most_without,
        unit="MB",
        value=most,
        budget=MOST_MEGABYTES,
        sign=" MB",
    )


def _seconds_of(work: Callable[[], Any]) -> float:
    """Return the processor time of some work: a clip is drawn at low priority, beside whatever else runs."""
    start = process_time()
    work()
    return process_time() - start


def _bytes_row(what: str, kilobytes: float, beside: float) -> Row:
    return Row(what=what, measured=kilobytes, beside=beside, unit="kB", value=kilobytes / beside, budget=1)


def _write_webp(images: Sequence[Image.Image], times: Sequence[int]) -> bytes:
    file = WebPFile(images[0].size)
    for (image, changed), milliseconds in zip(with_changes(images), times, strict=True):
        file.add(image, changed, milliseconds)
    return file.finish()


def _write_gif(images: Sequence[Image.Image], times: Sequence[int]) -> bytes:
    file = GIFFile(images[0].size, images[:: max(1, len(images) // 4)], ())
    for (image, changed), milliseconds in zip(with_changes(images), times, strict=True):
        file.add(image, changed, milliseconds)
    return file.finish()


def _save_webp(images: Sequence[Image.Image], times: Sequence[int]) -> bytes:
    return _save(images, times, "WEBP", quality=QUALITY, loop=0)


def _save(images: Sequence[Image.Image], times: Sequence[int], form: str, **options: int) -> bytes:
    file = BytesIO()
    images[0].save(file, form, save_all=True, append_images=images[1:], duration=list(times), **options)
    return file.getvalue()
