"""The encoder: images as files of JPEG, at a quality at which lettering stays legible."""

import os
import re
import sys
from collections.abc import Iterable
from functools import cache
from io import BytesIO
from operator import add
from typing import Any, Final

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
_COLUMNS: Final = 15
"""The pieces in a row of blocks: with more of them less is painted again, but each marker takes bytes."""
_SMALL: Final = 100_000
"""The most pixels of an image that is encoded in 0.2 ms, in which making a descriptor takes a tenth."""
_MARKS: Final = [bytes((0xFF, 0xD0 + number)) for number in range(8)]
"""The restart markers of JPEG (ITU-T T.81, B.2.1), which are used in turns."""
_MARK: Final = re.compile(rb"\xff[\xd0-\xd7]")
_END: Final = b"\xff\xd9"

Image.preinit()  # imports what writes files, which else happens in the middle of the first picture


class Pieces:
    """The file of a picture that changes, in pieces: those are encoded again in which it changed.

    A piece is a row of blocks in a fifteenth of the width, or in all of it if that cannot be divided so.
    Restart markers stand between the pieces, so that none depends on the one before it. One that is never
    replaced in part can be made smaller as a ``whole``, with a Huffman code of its own.
    """

    def __init__(self, image: Image.Image, quality: int, *, whole: bool = False) -> None:
        self._width = image.width if whole else get_piece_size(image.width)[0]
        self._whole = whole
        self._columns = image.width // self._width
        self._quality = quality
        self._head, pieces = self._encode(image)
        self._ends = [_MARKS[number % 8] for number in range(len(pieces) - 1)] + [_END]
        self._pieces = list(map(add, pieces, self._ends))

    def join(self) -> bytes:
        """Return the file: the same pixels as if all of the picture had been encoded at once."""
        return b"".join((self._head, *self._pieces))

    def replace(self, parts: Iterable[tuple[Edges, Image.Image]]) -> None:
        """Encode parts that have changed: boxes of whole pieces, each with its image."""
        for (left, top, *_), image in parts:
            first, columns = top // _BLOCK * self._columns + left // self._width, image.width // self._width
            for at, piece in enumerate(self._encode(image)[1]):  # row by row
                number = first + at // columns * self._columns + at % columns
                self._pieces[number] = piece + self._ends[number]

    def _encode(self, image: Image.Image) -> tuple[bytes, list[bytes]]:
        """Return the file of an image as the head and the pieces."""
        blocks = -(-self._width // _BLOCK)
        data = encode_as_jpeg(image, self._quality, restart_marker_blocks=blocks, optimize=self._whole)
        scan = data.index(b"\xff\xda") + 2
        start = scan + int.from_bytes(data[scan : scan + 2], "big")
        return data[:start], _MARK.split(data[start : -len(_END)])


def get_piece_size(width: int) -> tuple[int, int]:
    """Return the size of the pieces of a picture of this width; those in its last row may be lower."""
    return width if width % (_BLOCK * _COLUMNS) else width // _COLUMNS, _BLOCK


def encode(image: Image.Image, *, busy: bool = False) -> bytes:
    """Encode ``image`` as JPEG, with colours halved both ways (4:2:0), in at most ``MAX_BYTES``."""
    return encode_within(MAX_BYTES, image, quality_of(busy=busy))


def quality_of(*, busy: bool) -> int:
    """Return the quality of a picture; a ``busy`` one has many outlines, which make its file large.

    `tests/rendering/legibility.py` measures what each quality does to lettering.
    """
    return 14 if busy else 32


def encode_within(most: int, image: Image.Image, quality: int) -> bytes:
    """Encode ``image`` as JPEG at a quality, or at a lower one if it is larger than ``most`` bytes.

    A Huffman code of its own makes the file 15 % smaller, in half as much time again.
    """
    data = encode_as_jpeg(image, quality, optimize=True)
    lower = find_lower_quality(quality, data, most)
    return encode_within(most, image, lower) if lower else data


def encode_as_jpeg(image: Image.Image, quality: int, **parameters: Any) -> bytes:
    """Encode ``image`` as JPEG at a quality from 1 to 100; ``parameters`` are more of Pillow's for JPEG."""
    return save(image, "JPEG", qtables=_divisors(quality), subsampling=2, **parameters)


def save(image: Image.Image, file_format: str, **parameters: Any) -> bytes:
    """Return the file of an image; ``parameters`` are those of Pillow for the format."""
    is_large = image.width * image.height > _SMALL
    # On Linux a large file has a descriptor, so that Pillow releases the interpreter lock.
    with open(os.memfd_create("file"), "w+b") if sys.platform == "linux" and is_large else BytesIO() as file:
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


def find_lower_quality(quality: int, data: bytes, most: int | None = None) -> int | None:
    """Return at which quality a file would fit that has more than ``most`` bytes at this one.

    Return ``None`` if it fits, or if no quality is lower. ``most`` is ``MAX_BYTES`` unless it is given. The
    divisors by which libjpeg quantizes follow from the quality. Bytes fall about with their square root.
    """
    times = len(data) / (most or MAX_BYTES)
    if times <= 1 or quality == _LOWEST_QUALITY:
        return None
    divisor = 5000 / quality if quality < 50 else 200 - 2 * quality
    divisor *= (times / _AIM) ** 2
    lower = 5000 / divisor if divisor > 100 else (200 - divisor) / 2
    return max(_LOWEST_QUALITY, min(quality - 1, int(lower)))
