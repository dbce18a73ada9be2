"""Large pictures, for people who see little: a picture cut into parts, each twice as large as it was."""

from array import array
from collections.abc import Iterator, Sequence
from math import ceil

from PIL import Image, ImageFilter

from bot.locales import Text
from rendering.kit.canvas import Picture, to_picture
from rendering.kit.scene import Edges

LARGE_THEME = "contrast"
"""The theme of large pictures: flat areas, bold outlines and strong contrast."""
_FACTOR = 2
_WIDEST, _HIGHEST = 640, 560
"""The largest part in pixels of the picture, so that twice of it fills the width of a phone."""
_MOST = 10
"""The most parts: a message can have no more files."""
_AROUND = 0.2
"""How far a cut may be from where it would be in equal parts, as a share of a part."""
_CLEANER = 0.6
"""The share of the edges in the worst cut below which one part more is worth it."""
_FAINT, _OVERLAP = 32, 60
"""The contrast that makes no edge, and how far parts overlap where no line is without edges."""


def enlarge(picture: Picture, text: Text) -> list[Picture]:
    """Return the parts of a picture, row by row; the first one has the alt text of the whole picture."""
    image = picture.to_image()
    boxes = list(_cut(image))
    parts = []
    for number, box in enumerate(boxes, start=1):
        part = image.crop(box)
        size = part.width * _FACTOR, part.height * _FACTOR
        words = picture.description if number == 1 else text("part-of-picture", part=number, parts=len(boxes))
        parts.append(to_picture(part.resize(size, Image.Resampling.BICUBIC), words, busy=True))
    return parts


def _cut(image: Image.Image) -> Iterator[Edges]:
    """Yield the boxes of the parts, which are cut where there is as little as possible."""
    contrasts = image.convert("L").filter(ImageFilter.FIND_EDGES)
    edges = contrasts.point(lambda contrast: contrast > _FAINT).convert("F")
    profile = array("f", edges.resize((1, image.height), Image.Resampling.BOX).tobytes())
    rows = _find_parts(profile, _HIGHEST, _MOST // ceil(image.width / _WIDEST))
    for top, bottom in rows:
        band = edges.crop((0, top, image.width, bottom)).resize((image.width, 1), Image.Resampling.BOX)
        for left, right in _find_parts(array("f", band.tobytes()), _WIDEST, _MOST // len(rows)):
            yield left, top, right, bottom


def _find_parts(edges: Sequence[float], longest: int, most: int) -> list[tuple[int, int]]:
    """Return the start and the end of parts of about ``longest`` lines of pixels, given the edges in each.

    They are cut at the lines with the fewest edges. If one part more makes the worst cut much cleaner,
    because the picture has that many columns or rows, there is one more, up to ``most``. Parts overlap where
    even the best line cuts through something.
    """
    count = ceil(len(edges) / longest)
    cuts, finer_cuts = _find_cuts(edges, count), _find_cuts(edges, count + 1)
    worst = max((edges[cut] for cut in cuts), default=0)
    if count < most and max(edges[cut] for cut in finer_cuts) < worst * _CLEANER:
        cuts = finer_cuts
    overlaps = [_OVERLAP if edges[cut] else 0 for cut in cuts]
    starts = [0, *(cut - overlap for cut, overlap in zip(cuts, overlaps, strict=True))]
    ends = [*(cut + overlap for cut, overlap in zip(cuts, overlaps, strict=True)), len(edges)]
    return list(zip(starts, ends, strict=True))


def _find_cuts(edges: Sequence[float], count: int) -> list[int]:
    """Return the lines with the fewest edges near those that would make ``count`` equal parts."""
    size = len(edges) / count
    cuts = []
    for middle in (number * size for number in range(1, count)):
        near = range(round(middle - size * _AROUND), round(middle + size * _AROUND))
        cuts.append(min((edges[at], abs(at - middle), at) for at in near)[2])
    return cuts
