"""The last pictures, kept so that the next ones are painted and encoded only where they differ from them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from threading import Lock
from typing import Any, Final, NamedTuple

from PIL import Image

from rendering.kit.encoder import Pieces, encode
from rendering.kit.scene import Edges, Layer, Scene

_MOST_KEPT: Final = 6
"""The number of pictures, and of large parts of them, that are kept: up to 6 MB each."""
_CELL: Final = 16
"""The side in pixels of the squares of a picture: each is painted again as a whole, or not at all."""

Key = tuple[Any, ...]


class _Kept(NamedTuple):
    """An image and what it shows, with the keys of the layers; and its file in pieces."""

    scene: Scene
    keys: Sequence[Key]
    image: Image.Image
    pieces: Pieces


_kept: Final[list[_Kept]] = []
_lock: Final = Lock()


@contextmanager
def painted(scene: Scene) -> Iterator[Image.Image]:
    """Yield an image of a scene, which must not be changed and is lent until the block ends."""
    with _lend(scene) as kept:
        yield kept.image


def encoded(scene: Scene, *, busy: bool, on_painted: Callable[[], object] = lambda: None) -> bytes:
    """Return the file of a scene, encoded as `encode` does; call ``on_painted`` before it is encoded."""
    with _lend(scene) as kept:
        on_painted()
        return encode(kept.image, busy=busy, pieces=kept.pieces)


@contextmanager
def _lend(scene: Scene) -> Iterator[_Kept]:
    keys = [_key(layer) for layer in scene.layers]
    last = _take(scene.size, keys)
    if last is None:
        kept = _Kept(scene, keys, scene.paint(), Pieces(scene.size))
    else:
        kept = last._replace(scene=scene, keys=keys)
        for box in find_changes(last.scene, last.keys, scene, keys):
            kept.image.paste(scene.paint(box), box)
            kept.pieces.change(box)
    yield kept
    with _lock:
        _kept.append(kept)
        del _kept[:-_MOST_KEPT]


def _key(layer: Layer) -> Key:
    """Return what layers that paint the same have in common, as long as they exist."""
    what, mask, box, area = layer
    return what if type(what) is tuple else id(what), id(mask), box, None if area is box else area


def _take(size: tuple[int, int], keys: Sequence[Key]) -> _Kept | None:
    """Remove and return the kept picture that has most in common with a scene on the same ground, if any."""
    with _lock:
        like = [kept for kept in _kept if kept.scene.size == size and kept.keys[:1] == keys[:1]]
        if not like:
            return None
        layers = set(keys)
        best = max(like, key=lambda kept: len(layers.intersection(kept.keys)))
        _kept.remove(best)
        return best


def find_changes(last: Scene, last_keys: Sequence[Key], scene: Scene, keys: Sequence[Key]) -> list[Edges]:
    """Return boxes with all that differs in the images of two scenes of the same size.

    It lies where there is a layer that only one of the scenes has, or has in another order. Elsewhere both
    have the same layers in the same order, and look alike.
    """
    places: dict[Key, list[int]] = {}
    for number in range(len(last_keys) - 1, -1, -1):
        places.setdefault(last_keys[number], []).append(number)
    changes, gone, reached = list[Edges](), set(range(len(last_keys))), -1
    for layer, key in zip(scene.layers, keys, strict=True):
        numbers = places.get(key)
        while numbers and numbers[-1] <= reached:
            numbers.pop()
        if numbers:
            reached = numbers.pop()
            gone.remove(reached)
        else:
            changes.append(layer.area)
    changes += (last.layers[number].area for number in gone)
    return _cover(changes, scene.size)


def _cover(boxes: Sequence[Edges], size: tuple[int, int]) -> list[Edges]:
    """Return boxes that do not overlap and cover others as far as they are in a picture of this size."""
    columns, rows = -(-size[0] // _CELL), -(-size[1] // _CELL)
    cells = [0] * rows
    """For each row of cells, a number whose bits are the columns with a change."""
    for left, top, right, bottom in boxes:
        start, end = max(0, left // _CELL), min(columns, -(-right // _CELL))
        if start < end:
            bits = (1 << end) - (1 << start)
            for row in range(max(0, top // _CELL), min(rows, -(-bottom // _CELL))):
                cells[row] |= bits
    found, row = list[Edges](), 0
    for bits, band in groupby(cells):
        top, row = row, row + len(list(band))
        column = 0
        for is_changed, run in groupby(f"{bits:0{columns}b}"[::-1]):
            left, column = column, column + len(list(run))
            if is_changed == "1":
                edges = left * _CELL, top * _CELL, min(size[0], column * _CELL), min(size[1], row * _CELL)
                found.append(edges)
    return found
