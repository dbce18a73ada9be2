"""Large pictures, for people who see little: a picture cut into parts, each twice as large as it was."""

from collections.abc import Iterator
from io import BytesIO
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
_AROUND = 0.2
"""How far a cut may be from where it would be in equal parts, as a share of a part."""
_BLANK, _OVERLAP = 3, 60
"""The contrast up to which a line is blank, and how far parts overlap where no line is."""


def enlarge(picture: Picture, text: Text) -> list[Picture]:
    """Return the parts of a picture, row by row; the first one has the alt text of the whole picture."""
    with Image.open(BytesIO(picture.data)) as file:
        image = file.convert("RGB")
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
    edges = image.convert("L").filter(ImageFilter.FIND_EDGES)
    rows = edges.resize((1, image.height), Image.Resampling.BOX)
    for top, bottom in _find_parts(rows.tobytes(), _HIGHEST):
        band = edges.crop((0, top, image.width, bottom)).resize((image.width, 1), Image.Resampling.BOX)
        for left, right in _find_parts(band.tobytes(), _WIDEST):
            yield left, top, right, bottom


def _find_parts(contrasts: bytes, most: int) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of parts of about ``most`` lines of pixels, given the contrast in each.

    They are cut at the lines with the least contrast. If even those cut through something, parts overlap.
    """
    end, count = len(contrasts), ceil(len(contrasts) / most)
    size, start = end / count, 0
    for number in range(1, count):
        middle = number * size
        near = range(round(middle - size * _AROUND), round(middle + size * _AROUND))
        _, _, cut = min((contrasts[at], abs(at - middle), at) for at in near)
        overlap = _OVERLAP if contrasts[cut] > _BLANK else 0
        yield start, cut + overlap
        start = cut - overlap
    yield start, end
