"""The encoder: images as files of JPEG, at a quality at which lettering stays legible."""

import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from itertools import groupby, product
from threading import local
from typing import Any, Final, cast

from PIL import Image
from PIL.JpegImagePlugin import JpegImageFile

from rendering.kit.scene import Edges

MAX_BYTES: Final = 120_000
"""The maximum size of a picture in bytes."""
_AIM: Final = 0.975
"""The share of the most bytes to aim at when the first attempt was larger."""
_LOWEST_QUALITY: Final = 1
_COARSEST_MEAN: Final = 16
_BLOCK: Final = 16
"""The side in pixels of what is encoded at a time."""
_COLUMNS: Final = 3
_MARKS: Final = [bytes((0xFF, 0xD0 + number)) for number in range(8)]
"""The restart markers of JPEG (ITU-T T.81, B.2.1), which are used in turns."""
_MARK: Final = re.compile(rb"\xff[\xd0-\xd7]")
_END: Final = b"\xff\xd9"
_thread: Final = local()

Place = tuple[int, int]
"""The column and the row of a piece."""
Image.preinit()  # imports what writes files, which else happens in the middle of the first picture


class Pieces:
    """The file of an image that changes, in pieces: those are encoded again in which it changed.

    A piece is a row of blocks in a third of the image, or in all of it if its width cannot be divided so.
    Restart markers stand between the pieces, so that none depends on the one before it.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self._columns = 1 if size[0] % (_BLOCK * _COLUMNS) else _COLUMNS
        self._width = size[0] // self._columns
        self._whole_rows = size[1] // _BLOCK
        self._quality = 0
        self._head = b""
        self._pieces: list[bytes] = []
        self._changed: set[Place] = set()

    def change(self, box: Edges) -> None:
        """Note that the image has changed in a box, which must lie in it."""
        left, top, right, bottom = box
        columns = range(left // self._width, -(-right // self._width))
        self._changed.update(product(columns, range(top // _BLOCK, -(-bottom // _BLOCK))))

    def encode(self, image: Image.Image, quality: int) -> bytes:
        """Return the file of the image: the same pixels as if all of it had been encoded."""
        if quality != self._quality:
            self._quality = quality
            self._head, self._pieces = self._encode(image)
        elif self._changed:
            self._encode_changes(image)
        self._changed.clear()
        marked = [part for number, piece in enumerate(self._pieces) for part in (piece, _MARKS[number % 8])]
        return b"".join((self._head, *marked[:-1], _END))

    def _encode_changes(self, image: Image.Image) -> None:
        rows = self._whole_rows
        if places := sorted(place for place in self._changed if place[1] < rows):
            pieces = self._encode(self._stack(image, places))[1]
            for (column, row), piece in zip(places, pieces, strict=True):
                self._pieces[row * self._columns + column] = piece
        if len(places) < len(self._changed):  # only the encoder knows how to fill up a row that is lower
            last_row = image.crop((0, rows * _BLOCK, *image.size))
            self._pieces[rows * self._columns :] = self._encode(last_row)[1]

    def _stack(self, image: Image.Image, places: Sequence[Place]) -> Image.Image:
        """Return an image of some pieces, one below the other, which is valid until the next call."""
        row = self._width * _BLOCK * 4  # bytes: Pillow keeps an image in RGB as RGBX
        stack, done = _memory(row * len(places)), 0
        for (column, above), run in groupby(enumerate(places), lambda it: (it[1][0], it[1][1] - it[0])):
            left, top, rows = column * self._width, (above + done) * _BLOCK, len(list(run))
            part = _view(stack[row * done : row * (done + rows)], self._width)
            part.im.paste(image.im, (-left, -top, image.width - left, image.height - top))
            done += rows
        return _view(stack, self._width)

    def _encode(self, image: Image.Image) -> tuple[bytes, list[bytes]]:
        """Return the file of an image as the head and the pieces."""
        data = encode_as_jpeg(image, self._quality, restart_marker_blocks=-(-self._width // _BLOCK))
        scan = data.index(b"\xff\xda") + 2
        start = scan + int.from_bytes(data[scan : scan + 2], "big")
        return data[:start], _MARK.split(data[start : -len(_END)])


def _memory(size: int) -> memoryview:
    """Return memory that the thread keeps for this, because new pages of the system take long to get."""
    if len(getattr(_thread, "memory", b"")) < size:
        _thread.memory = bytearray(size)
    return memoryview(_thread.memory)[:size]


def _view(memory: memoryview, width: int) -> Image.Image:
    """Return an image in RGBX whose pixels are those in ``memory``."""
    size = width, len(memory) // (4 * width)
    buffer = cast("bytes", memory)  # any buffer will do
    return Image.frombuffer("RGBX", size, buffer, "raw", "RGBX", 0, 1)


def encode(image: Image.Image, *, busy: bool = False, pieces: Pieces | None = None) -> bytes:
    """Encode ``image`` as JPEG, with colours halved both ways (4:2:0); with its ``pieces``, where it changed.

    A ``busy`` picture has many outlines, which make its file large: its quality is lower. A picture larger
    than ``MAX_BYTES`` is encoded again at a quality that fits. `tests/rendering/legibility.py` measures what
    each quality does to lettering.
    """
    quality = 18 if busy else 40
    data = pieces.encode(image, quality) if pieces else encode_as_jpeg(image, quality)
    return reduce_bytes(data, image, quality, MAX_BYTES)


def reduce_bytes(data: bytes, image: Image.Image, quality: int, most: int) -> bytes:
    """Return the file of an image at ``quality``, or at a lower one if it is larger than ``most`` bytes."""
    while len(data) > most and quality > _LOWEST_QUALITY:
        quality = _find_lower_quality(quality, len(data) / most)
        data = encode_as_jpeg(image, quality)
    return data


def encode_as_jpeg(image: Image.Image, quality: int, **parameters: Any) -> bytes:
    """Encode ``image`` as JPEG at a quality from 1 to 100; ``parameters`` are more of Pillow's for JPEG."""
    return save(image, "JPEG", qtables=_divisors(quality), subsampling=2, **parameters)


def save(image: Image.Image, file_format: str, **parameters: Any) -> bytes:
    """Return the file of an image; ``parameters`` are those of Pillow for the format."""
    # On Linux the file has a descriptor, so that Pillow releases the interpreter lock.
    with open(os.memfd_create("file"), "w+b") if sys.platform == "linux" else BytesIO() as file:
        image.save(file, file_format, **parameters)
        file.seek(0)
        return file.read()


@cache
def _divisors(quality: int) -> list[list[int]]:
    """Return what JPEG divides the frequencies of brightness and of colour by.

    They are libjpeg's for this quality, but the means of blocks are kept finer: coarse ones tint grounds.
    """
    with Image.open(BytesIO(save(Image.new("RGB", (1, 1)), "JPEG", quality=quality))) as image:
        assert isinstance(image, JpegImageFile)
        tables = [list(image.quantization[number]) for number in (0, 1)]
    return [[min(table[0], _COARSEST_MEAN), *table[1:]] for table in tables]


def _find_lower_quality(quality: int, times: float) -> int:
    """Return a lower quality for a picture that is so many ``times`` too large at ``quality``.

    The divisors by which libjpeg quantizes follow from the quality. Bytes fall about with their square root.
    """
    divisor = 5000 / quality if quality < 50 else 200 - 2 * quality
    divisor *= (times / _AIM) ** 2
    lower = 5000 / divisor if divisor > 100 else (200 - divisor) / 2
    return max(_LOWEST_QUALITY, min(quality - 1, int(lower)))
