"""Draw a clip, frame by frame."""

from collections.abc import Generator, Mapping, Sequence
from itertools import chain

from rendering.archive.clip.files import BLOCK
from rendering.archive.clip.fitting import (
    choose_samples,
    estimate,
    has_room,
    merge,
    open_file,
    take_samples,
)
from rendering.archive.clip.frames import FrameComposer
from rendering.archive.clip.plan import Clip, ClipPlan, ClipProgress, Speed
from rendering.archive.clip.words import describe_clip
from rendering.kit.film import Film

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
    sampled = choose_samples(plan.frames)
    composer = FrameComposer(plan, sampled)
    pictures = take_samples(map(composer.compose_board, sampled))
    samples = list(pictures) if plan.format == "gif" else []  # it takes its palette from them
    size_estimate = estimate(open_file(plan, composer.size, samples, ()), samples or pictures)
    while True:
        width, count = size_estimate.fit(plan)
        shots = composer.lay_out(merge(plan.frames, count))
        scenes = chain([composer.compose_title(plan.frames[0])], map(composer.compose, shots))
        film = Film(width, BLOCK)
        file = open_file(plan, film.size_of(composer.size), samples, composer.colours)
        times = _times([sum(map(len, shot.lines)) for shot in shots], plan.speed)
        lengths = list[int]()  # of the file after each frame
        for scene, milliseconds in zip(scenes, times, strict=True):
            changed = film.show(scene)
            file.add(film.image, changed, milliseconds)
            lengths.append(file.length)
            if not has_room(lengths, len(times), plan.max_bytes):
                break
            yield ClipProgress(len(lengths), len(times))
        else:
            return Clip(file.finish(), describe_clip(plan), file.size, plan.format, len(times), sum(times))
        size_estimate = size_estimate.correct(width, lengths[:-1])


def _times(letters: Sequence[int], speed: Speed) -> list[int]:
    """Return the milliseconds for the title and for each position, by the letters to read there."""
    reading = [min(_LONGEST, max(_SHORTEST, _TO_LOOK + _TO_READ * count)) for count in letters[:-1]]
    hurry = min(1, _LONGEST_CLIP / max(1, sum(reading)))
    turns = (_PACE[speed] * max(_FASTEST, hurry * milliseconds) for milliseconds in reading)
    return [round(milliseconds / _STEP) * _STEP for milliseconds in (_FOR_TITLE, *turns, _FOR_RESULT)]
