"""The encoder: images as files of JPEG, at a quality at which lettering stays legible."""

import os
import sys
from functools import cache
from io import BytesIO
from typing import Any, Final

from PIL import Image
from PIL.JpegImagePlugin import JpegImageFile

MAX_BYTES: Final = 120_000
"""The maximum size of a picture in bytes."""
_BYTES_TO_AIM_AT: Final = 117_000
"""The size to aim at when the first attempt was larger than the maximum."""
_LOWEST_QUALITY: Final = 1
_COARSEST_MEAN: Final = 16
Image.preinit()  # imports what writes files, which else happens in the middle of the first picture


def encode(image: Image.Image, *, busy: bool = False) -> bytes:
    """Encode ``image`` as JPEG, with colours halved both ways (4:2:0).

    A ``busy`` picture has many outlines, which make its file large: its quality is lower. A picture larger
    than ``MAX_BYTES`` is encoded again at a quality that fits. `tests/rendering/legibility.py` measures what
    each quality does to lettering.
    """
    quality = 18 if busy else 40
    data = encode_as_jpeg(image, quality)
    while len(data) > MAX_BYTES and quality > _LOWEST_QUALITY:
        quality = _find_lower_quality(quality, len(data))
        data = encode_as_jpeg(image, quality)
    return data


def encode_as_jpeg(image: Image.Image, quality: int) -> bytes:
    """Encode ``image`` as JPEG at a quality from 1 to 100."""
    return save(image, "JPEG", qtables=_divisors(quality), subsampling=2)


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


def _find_lower_quality(quality: int, size: int) -> int:
    """Return a lower quality for a picture whose ``size`` in bytes is too large at ``quality``.

    The divisors by which libjpeg quantizes follow from the quality. Bytes fall about with their square root.
    """
    divisor = 5000 / quality if quality < 50 else 200 - 2 * quality
    divisor *= (size / _BYTES_TO_AIM_AT) ** 2
    lower = 5000 / divisor if divisor > 100 else (200 - divisor) / 2
    return max(_LOWEST_QUALITY, min(quality - 1, int(lower)))
