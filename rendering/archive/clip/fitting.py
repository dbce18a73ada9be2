"""Fit a clip into a number of bytes: choose its width and how many of its frames it shows."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from PIL import Image

from rendering.archive.clip.files import BLOCK, ClipFile, GIFFile, WebPFile
from rendering.archive.clip.plan import ClipFrame, ClipPlan, ClipTooLarge
from rendering.kit import SIZE, Colour, Scene, Size
from rendering.kit.film import Film

WIDTHS = range(SIZE[0], 340, -20)
_PROBE = 600
"""The width in pixels at which a few frames are encoded to estimate the size of all."""
_PLACES = (0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
"""Where in the match the encoded frames are, from 0 (start) to 1 (end)."""
_BYTES_BY_WIDTH = 1.15
"""A frame twice as wide has 2 to this power times the bytes, as measured with all games."""
_STRIP = 1.1
"""The strip below a board has a twentieth of its bytes, and samples are off by about as much."""
_TITLE = 0.3
"""The bytes of the title as a share of those of a whole position."""
_WHOLE_FRAMES = 2
"""The first position and the result have little in common with the frames before them."""
_RESERVE = 0.9
"""The share of the maximum size that an estimate may fill."""
_MORE = 1.1
"""The least factor by which an estimate that was too low is raised."""
_ENOUGH = 12
"""The number of frames after which the size of a file can be predicted."""
_HOPELESS = 1.2
"""A file is given up if it would exceed the maximum size by this factor."""
_MOST_A_FRAME = 60_000
_FEW = 1_000_000
"""The size up to which a WebP may exceed ``_MOST_A_FRAME``."""


class MergedFrame(NamedTuple):
    """A frame of the clip, with its summary and those of the frames that were left out before it."""

    frame: ClipFrame
    summaries: tuple[str, ...]


class Estimate(NamedTuple):
    """The bytes of frames ``_PROBE`` pixels wide: of a whole frame, and of the changes to the next."""

    whole: float
    changes: float

    def fit(self, plan: ClipPlan) -> tuple[int, int]:
        """Return the width that fits, and the number of frames beside the title.

        That is the largest width for all frames, or the smallest with as many frames as fit.

        Raises:
            ClipTooLarge: If there is not even room for the result.
        """
        frames, room = len(plan.frames), _RESERVE * plan.max_bytes
        if plan.format == "webp":
            room = min(room, max(_FEW, _MOST_A_FRAME * frames))
        with_all_frames = [(width, frames) for width in WIDTHS]
        with_fewer_frames = [(WIDTHS[-1], count) for count in range(frames - 1, 0, -1)]
        for width, count in with_all_frames + with_fewer_frames:
            if self._bytes(width, count) <= room:
                return width, count
        raise ClipTooLarge(plan.max_bytes)

    def correct(self, width: int, lengths: Sequence[int]) -> "Estimate":
        """Return a higher estimate, from a file's ``lengths`` after each frame at this ``width``."""
        measured_changes = _mean_change(lengths) / (_STRIP * _scale(width))
        return Estimate(_MORE * self.whole, max(_MORE * self.changes, measured_changes))

    def _bytes(self, width: int, frames: int) -> float:
        whole = min(frames, _WHOLE_FRAMES)
        boards = (whole + _TITLE) * self.whole + (frames - whole) * self.changes
        return _STRIP * _scale(width) * boards


def _scale(width: int) -> float:
    return float((width / _PROBE) ** _BYTES_BY_WIDTH)


def _mean_change(lengths: Sequence[int]) -> float:
    """Return the mean bytes of the frames after the first position."""
    return (lengths[-1] - lengths[1]) / (len(lengths) - 2) if len(lengths) > 2 else 0


def has_room(lengths: Sequence[int], frames: int, most: int) -> bool:
    """Return whether a file has room for its last frame, and likely for ``frames`` in all.

    ``lengths`` are the lengths of the file after each frame.
    """
    if lengths[-1] >= most:
        return False
    rest = (frames - len(lengths)) * _mean_change(lengths)
    return len(lengths) < _ENOUGH or lengths[-1] + rest < _HOPELESS * most


class Sample(NamedTuple):
    """A picture ``_PROBE`` pixels wide, and where it differs from the last one, as `ClipFile.add` wants."""

    image: Image.Image
    changed: Image.Image


def choose_samples(frames: Sequence[ClipFrame]) -> list[ClipFrame]:
    """Return some positions in different parts of a match, each after the one before it."""
    places = sorted({ceil(place * (len(frames) - 1)) for place in _PLACES})
    return [frames[max(0, at)] for place in places for at in (place - 1, place)]


def take_samples(scenes: Iterable[Scene]) -> Iterator[Sample]:
    """Yield the pictures of scenes of one size: every second one as what has changed since the one before."""
    for number, scene in enumerate(scenes):
        if number % 2 == 0:
            film = Film(_PROBE, BLOCK, Image.Resampling.BOX)
        changed = film.show(scene)
        yield Sample(film.image.copy(), changed)


def estimate(file: ClipFile, samples: Iterable[Sample]) -> Estimate:
    """Estimate how large frames are by writing a few samples to an empty file, whose frames may be larger."""
    lengths = [file.length]
    for sample in samples:
        file.add(*sample, 0)
        lengths.append(file.length)
    sizes = [after - before for before, after in pairwise(lengths)]
    whole, changes = sizes[::2], sizes[1::2]
    return Estimate(max(whole), sum(changes) / len(changes))


def open_file(plan: ClipPlan, size: Size, samples: Sequence[Sample], colours: Iterable[Colour]) -> ClipFile:
    """Return an empty file of the format that was asked for."""
    if plan.format == "webp":
        return WebPFile(size)
    # Every second pair has all common colours; more of them would take longer to reduce to a palette.
    pairs = zip(samples[-2::-4], samples[-1::-4], strict=True)
    return GIFFile(size, [sample.image for pair in pairs for sample in pair], colours)


def merge(frames: Sequence[ClipFrame], count: int) -> list[MergedFrame]:
    """Return ``count`` of the frames: the last, and those that matter most among the others.

    Each has the summaries of those that were left out before it.
    """
    others = range(len(frames) - 1)
    kept_indices = set(_spread([at for at in others if frames[at].is_key], count - 1))
    kept_indices.update(
        _spread([at for at in others if at not in kept_indices], count - 1 - len(kept_indices))
    )
    stops = [0, *(at + 1 for at in sorted(kept_indices)), len(frames)]
    parts = [frames[start:stop] for start, stop in pairwise(stops)]
    return [MergedFrame(part[-1], tuple(frame.summary for frame in part)) for part in parts]


def _spread(items: Sequence[int], count: int) -> Collection[int]:
    """Return at most ``count`` of the items, evenly spread."""
    if count >= len(items):
        return items
    return [items[(2 * number + 1) * len(items) // (2 * count)] for number in range(count)]
