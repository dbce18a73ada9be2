"""A film: the image of one scene after another, painted only where they differ."""

from collections.abc import Iterable, Iterator
from math import ceil, floor

from PIL import Image, ImageChops

from rendering.kit.canvas import Size, union
from rendering.kit.repaint import Shown, cover, find_changes, show
from rendering.kit.scene import Edges, Scene

_SOURCE_SQUARE = 16, 16
"""The size in pixels of the parts of a scene in which changes are looked for."""
_ROWS = 128
"""The height of what is painted at a time: all of a picture at once would take its memory several times."""
_REACH = 3
"""How many of the smaller pixels any of Pillow's filters looks to each side for one of them."""
_FINEST = 8
"""What the sides of squares are multiples of."""
_ANY = [0] + [255] * 255
"""The lookup table that turns every value but 0 into 255."""


class Film:
    """The image of the scene that was shown last.

    Attributes:
        image: The image, ``width`` pixels wide; it changes when the next scene is shown.
    """

    def __init__(
        self, width: int, square: int, resample: Image.Resampling = Image.Resampling.HAMMING
    ) -> None:
        self.image = Image.new("RGB", (width, 1))
        self._square = square
        self._resample = resample
        self._last: Shown | None = None

    def show(self, scene: Scene) -> Image.Image:
        """Show a scene, reduced to the film's width.

        Return a mask with a pixel for each square of the image: 255 where a pixel has changed. If the size
        of the image has changed, that is everywhere.
        """
        shown, size = show(scene), self.size_of(scene.size)
        if is_new := self._last is None or self._last.scene.size != scene.size:
            self.image, boxes = Image.new("RGB", size), [(0, 0, *size)]
        else:
            boxes = self._reduce_boxes(scene, find_changes(self._last, shown, _SOURCE_SQUARE))
        side = self._square
        changed = Image.new("L", (ceil(size[0] / side), ceil(size[1] / side)), 255 * is_new)
        for box in _cut_in_rows(boxes):
            part = self._paint(scene, box)
            if not is_new:
                at = box[0] // side, box[1] // side
                changed.paste(255, at, find_squares(part, self.image.crop(box), side))  # boxes may overlap
            self.image.paste(part, box)
        self._last = shown
        return changed

    def size_of(self, scene_size: Size) -> Size:
        """Return the size of the image of scenes of a size."""
        return self.image.width, scene_size[1] * self.image.width // scene_size[0]

    def _reduce_boxes(self, scene: Scene, boxes: Iterable[Edges]) -> list[Edges]:
        """Return boxes of whole squares of the image that show boxes of the scene."""
        by = self.image.width / scene.width
        reach = _REACH if by != 1 else 0
        reduced = [
            (
                floor(left * by) - reach,
                floor(top * by) - reach,
                ceil(right * by) + reach,
                ceil(bottom * by) + reach,
            )
            for left, top, right, bottom in boxes
        ]
        return cover(reduced, self.image.size, (self._square, self._square))

    def _paint(self, scene: Scene, box: Edges) -> Image.Image:
        """Return what a box of the image shows, as if all of the scene had been reduced.

        Some values may differ by up to 3 of 255: Pillow reduces the side of a part first that saves it most
        work, and rounds in between.
        """
        times = scene.width / self.image.width
        if times == 1:
            return scene.paint(box)
        left, top, right, bottom = (edge * times for edge in box)
        reach = _REACH * times
        start = max(0, floor(left - reach)), max(0, floor(top - reach))
        end = min(scene.width, ceil(right + reach)), min(scene.height, ceil(bottom + reach))
        inside = left - start[0], top - start[1], min(right, end[0]) - start[0], bottom - start[1]
        size = box[2] - box[0], box[3] - box[1]
        return scene.paint((*start, *end)).resize(size, self._resample, inside)


def find_squares(one: Image.Image, other: Image.Image, side: int) -> Image.Image:
    """Return a mask with a pixel for each square, ``side`` wide: 255 where two images in RGB differ."""
    squares = union(*ImageChops.difference(one, other).split()).point(_ANY)
    for factor in (_FINEST, side // _FINEST):  # in the mean of more pixels, a single one could be lost
        squares = squares.reduce(factor).point(_ANY)
    return squares


def _cut_in_rows(boxes: Iterable[Edges]) -> Iterator[Edges]:
    for left, top, right, bottom in boxes:
        for start in range(top, bottom, _ROWS):
            yield left, start, right, min(bottom, start + _ROWS)
