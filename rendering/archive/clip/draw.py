"""Draw a clip, frame by frame."""

from collections.abc import Generator, Mapping, Sequence

from PIL import Image

from rendering.archive.clip.files import ClipFile
from rendering.archive.clip.fitting import estimate, has_room, merge, open_file, take_samples
from rendering.archive.clip.painting import ClipPainter, Shot
from rendering.archive.clip.plan import Clip, ClipPlan, ClipProgress, Speed
from rendering.archive.clip.words import describe_clip

_FOR_TITLE, _FOR_RESULT = 2500, 6000
_SHORTEST, _LONGEST = 1200, 3600
_TO_LOOK, _TO_READ = 900, 30  # milliseconds for the picture, and for each letter
_LONGEST_CLIP, _FASTEST = 120_000, 700
_PACE: Mapping[Speed, float] = {"slow": 1.8, "normal": 1, "fast": 0.5}
_STEP = 10  # GIF counts in hundredths of a second


def draw_clip(plan: ClipPlan) -> Generator[ClipProgress, None, Clip]:
    """Draw a clip; yield the progress after each frame, and return the clip.

    If the file gets larger than estimated, the clip is drawn again with fewer pixels or frames, and progress
    starts again.

    Raises:
        ClipTooLarge: If not even the title and the result fit into ``plan.max_bytes``.
    """
    yield ClipProgress(0, len(plan.frames) + 1)
    painter = ClipPainter(plan)
    samples = take_samples(plan.frames, painter.paint_board)
    size_estimate = estimate(open_file(plan, samples[0].after.size, samples, ()), samples)
    boards = [board.size for sample in samples for board in sample]
    if plan.format != "gif":  # which takes its palette from them
        samples.clear()
    while True:
        width, count = size_estimate.fit(plan)
        shots = painter.lay_out(merge(plan.frames, count), boards)
        size = width, round(painter.size[1] * width / painter.size[0])
        file = open_file(plan, size, samples, painter.colours)
        times = _times([sum(map(len, shot.lines)) for shot in shots], plan.speed)
        lengths = yield from _write(file, painter, plan, shots, times)
        if len(lengths) == len(times):
            break
        size_estimate = size_estimate.correct(width, lengths)
    return Clip(file.finish(), describe_clip(plan), file.size, plan.format, file.frames, sum(times))


def _write(
    file: ClipFile, painter: ClipPainter, plan: ClipPlan, shots: Sequence[Shot], times: Sequence[int]
) -> Generator[ClipProgress, None, list[int]]:
    """Write frames while there is room; return the length of the file after each of them."""
    lengths = list[int]()
    for number, milliseconds in enumerate(times):
        image = painter.paint(shots[number - 1]) if number else painter.paint_title(plan.frames[0])
        if image.size != file.size:
            image = image.resize(file.size, Image.Resampling.HAMMING)
        file.add(image, milliseconds)
        lengths.append(file.length)
        if not has_room(lengths, len(times), plan.max_bytes):
            return lengths[:-1]
        yield ClipProgress(number + 1, len(times))
    return lengths


def _times(letters: Sequence[int], speed: Speed) -> list[int]:
    """Return the milliseconds for the title and for each position, by the letters to read there."""
    reading = [min(_LONGEST, max(_SHORTEST, _TO_LOOK + _TO_READ * count)) for count in letters[:-1]]
    hurry = min(1, _LONGEST_CLIP / max(1, sum(reading)))
    turns = (_PACE[speed] * max(_FASTEST, hurry * milliseconds) for milliseconds in reading)
    return [round(milliseconds / _STEP) * _STEP for milliseconds in (_FOR_TITLE, *turns, _FOR_RESULT)]
