"""The last pictures, kept so that the next ones are painted and encoded only where they differ from them."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from threading import Lock
from typing import Any, Final, Generic, NamedTuple, TypeVar

from PIL import Image

from rendering.kit.encoder import Pieces, find_lower_quality, get_piece_size, quality_of
from rendering.kit.scene import Edges, Scene, area_of, flatten

_FILES: Final = 16
"""The number of pictures for which a file is kept, of up to 0.1 MB."""
_IMAGES: Final = 4
"""The number of pictures for which an image is kept that is a layer of others."""
_SQUARE: Final = 16, 16
"""The size in pixels of the parts of an image: each is painted again as a whole, or not at all."""
_A_BOX: Final = 16_000
"""How many pixels more can be painted and encoded in the time that a box of its own costs."""

Key = tuple[Any, ...]
MadeT = TypeVar("MadeT")


class Shown(NamedTuple):
    """What a picture shows, with the keys of its layers."""

    scene: Scene
    keys: Sequence[Key]


class _Kept(Generic[MadeT]):
    """What was made of the last ``count`` scenes, unless it was taken for the next picture of its match.

    So what is kept of a match is forgotten if it does not move while the others do.
    """

    def __init__(self, count: int) -> None:
        self._made = deque[tuple[Shown, MadeT] | None](maxlen=count)
        self._lock = Lock()

    def take(self, shown: Shown) -> tuple[Shown, MadeT] | None:
        """Remove and return what has most in common with a scene on the same ground, if anything."""
        size, ground, layers = shown.scene.size, shown.keys[:1], set(shown.keys)
        with self._lock:
            like = [it for it in self._made if it and it[0].scene.size == size and it[0].keys[:1] == ground]
            if not like:
                return None
            best = max(like, key=lambda it: len(layers.intersection(it[0].keys)))
            self._made[self._made.index(best)] = None
            return best

    def add(self, shown: Shown, made: MadeT) -> None:
        """Keep what was made of a scene."""
        with self._lock:
            self._made.append((shown, made))


_grounds: Final = _Kept[Image.Image](_IMAGES)
"""Those that are layers of other scenes."""
_files: Final = _Kept[Mapping[int, Pieces]](_FILES)
"""The file at each quality that was tried."""


def grow(scene: Scene) -> Image.Image:
    """Return the image of a scene, to be a layer of others and never changed.

    It is painted on a copy of the one that is most like it, or is that one if nothing differs.
    """
    shown = show(scene)
    if found := _grounds.take(shown):
        last, image = found
        if changes := find_changes(last, shown, _SQUARE):
            image = flatten(scene, image.copy())
            for box in changes:
                image.paste(scene.paint(box), box)
    else:
        image = flatten(scene)
    _grounds.add(shown, image)
    return image


def encoded(
    scene: Scene, *, busy: bool, whole: bool = False, on_painted: Callable[[], object] = lambda: None
) -> bytes:
    """Return the file of a scene, encoded as `encode` does; call ``on_painted`` before it is encoded.

    No image is kept: the pieces of the file are painted and encoded in which something has changed. With
    ``whole``, all of it is if anything has changed, which takes longer and makes the file smaller.
    """
    shown, image, parts = show(scene), None, list[tuple[Edges, Image.Image]]()
    last, files = _files.take(shown) or (None, {})
    boxes = find_changes(last, shown, get_piece_size(scene.width)) if last else []
    if last is None or (boxes and whole):
        image, files = scene.paint(), {}
    else:
        parts += ((box, scene.paint(box)) for box in boxes)
    on_painted()
    quality: int | None = quality_of(busy=busy)
    now, data = dict[int, Pieces](), b""
    while quality:
        if quality in files:
            now[quality] = files[quality]
            now[quality].replace(parts)
        else:
            image = image or scene.paint()
            now[quality] = Pieces(image, quality, whole=whole)
        data = now[quality].join()
        quality = find_lower_quality(quality, data)
    _files.add(shown, now)
    return data


def show(scene: Scene) -> Shown:
    """Return a scene with the keys of its layers: equal for those that paint the same, while they exist."""
    keys: list[Key] = [
        (what if type(what) is tuple else id(what), id(mask), box, None if area is box else area)
        for what, mask, box, area in scene.layers
    ]
    return Shown(scene, keys)


def find_changes(last: Shown, now: Shown, part: tuple[int, int]) -> list[Edges]:
    """Return boxes, made of parts of a size, with all that differs in the images of two scenes of one size.

    It lies where there is a layer that only one of the scenes has, or has in another order. Elsewhere both
    have the same layers in the same order, and look alike.
    """
    places: dict[Key, list[int]] = {}
    for number in range(len(last.keys) - 1, -1, -1):
        places.setdefault(last.keys[number], []).append(number)
    changes, gone, reached = list[Edges](), set(range(len(last.keys))), -1
    for layer, key in zip(now.scene.layers, now.keys, strict=True):
        numbers = places.get(key)
        while numbers and numbers[-1] <= reached:
            numbers.pop()
        if numbers:
            reached = numbers.pop()
            gone.remove(reached)
        else:
            changes.append(layer.area)
    changes += (last.scene.layers[number].area for number in gone)
    return cover(changes, now.scene.size, part)


def cover(boxes: Iterable[Edges], size: tuple[int, int], part: tuple[int, int]) -> list[Edges]:
    """Return few boxes of whole parts that cover others as far as they are in a picture."""
    wide, high = part
    columns, rows = -(-size[0] // wide), -(-size[1] // high)
    cells = [0] * rows
    """For each row of parts, a number whose bits are the columns with a change."""
    for left, top, right, bottom in boxes:
        start, end = max(0, left // wide), min(columns, -(-right // wide))
        if start < end:
            bits = (1 << end) - (1 << start)
            for row in range(max(0, top // high), min(rows, -(-bottom // high))):
                cells[row] |= bits
    found, row = list[Edges](), 0
    for bits, band in groupby(cells):
        top, row = row, row + len(list(band))
        column = 0
        for is_changed, run in groupby(f"{bits:0{columns}b}"[::-1]):
            left, column = column, column + len(list(run))
            if is_changed == "1":
                right, bottom = min(size[0], column * wide), min(size[1], row * high)
                _add((left * wide, top * high, right, bottom), found)
    return found


def _add(box: Edges, boxes: list[Edges]) -> None:
    """Add a box, or enlarge another one to cover both if that costs less than one more box."""
    for number, other in enumerate(boxes):
        both = (
            min(box[0], other[0]),
            min(box[1], other[1]),
            max(box[2], other[2]),
            max(box[3], other[3]),
        )
        if area_of(both) - area_of(box) - area_of(other) < _A_BOX:
            boxes[number] = both
            return
    boxes.append(box)
