"""Animated files written frame by frame: each holds only what has changed.

Pillow encodes the parts, one image at a time. Its own writers of animations keep all images until the end.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from io import BytesIO
from itertools import chain, pairwise
from math import ceil

from PIL import GifImagePlugin, Image, ImageChops, ImageFilter

from rendering.kit import Colour, Edges, Size
from rendering.kit.encoder import save

BLOCK = 16
"""The side of the squares that WebP codes together; what has changed is cut along them."""
_EFFORT = 2  # of WebP, from 0 to 6: with 3 it takes twice the time and saves 4 %
QUALITY = 66
_MOSTLY = 0.8
"""The changed share of a rectangle from which on all of it is encoded."""
_MOST_AT_ONCE = 400_000
"""The most pixels to encode at once: the encoder takes 10 bytes for each, and 16 if some are transparent."""
_MOMENT = 20
"""The milliseconds between two bands of a frame; what has 10 or less is shown for a tenth of a second."""
_ANY = [0] + [255] * 255
"""The lookup table that turns every difference but 0 into 255."""
_ANIMATED, _TRANSPARENT = 0x02, 0x10
_CHUNK_HEAD, _RIFF_HEAD, _TRANSPARENT_HEAD = 8, 12, 30
"""The bytes before the content of a chunk, and before the pixels of a file without and with transparency."""
_EIGHT_BITS = b"\xf7\0\0"
_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_UNCHANGED = 255
"""The number of the transparent colour in a GIF, the last of the palette."""
_KEEP = 1  # the disposal method of a GIF's frames: each stays below the next one


class ClipFile(ABC):
    """An animation in the making: all frames have ``size``."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self._file = BytesIO()

    @property
    def length(self) -> int:
        """The bytes written until now."""
        return self._file.tell()

    @abstractmethod
    def add(self, image: Image.Image, changed: Image.Image, milliseconds: int) -> None:
        """Add a frame.

        ``changed`` is a mask with a pixel for each ``BLOCK``: 255 where a pixel of it is not as in the last
        frame. In the first frame that is everywhere.
        """

    @abstractmethod
    def finish(self) -> bytes:
        """Return the file; nothing can be added after that."""


class WebPFile(ClipFile):
    """An animated WebP: rectangles in which what has not changed is transparent.

    The format is described at https://developers.google.com/speed/webp/docs/riff_container
    """

    def __init__(self, size: Size) -> None:
        super().__init__(size)
        sides = b"".join(_three_bytes(side - 1) for side in size)
        self._file.write(b"RIFF\0\0\0\0WEBP")
        self._chunk(b"VP8X", bytes((_ANIMATED | _TRANSPARENT, 0, 0, 0)) + sides)
        self._chunk(b"ANIM", bytes(6))  # a transparent background, an endless loop
        self._head = self.length

    def add(self, image: Image.Image, changed: Image.Image, milliseconds: int) -> None:
        """Add a frame; if nothing has changed, repeat a corner, because a frame must have pixels.

        A large one is added in bands, each a moment after the one above it; not the first one, which programs
        show as long as nobody plays the clip.
        """
        *bands, last = _cut_in_bands(changed) if self.length > self._head else [changed]
        for band in bands:
            self._add_part(image, band, _MOMENT)
        self._add_part(image, last, max(0, milliseconds - _MOMENT * len(bands)))

    def _add_part(self, image: Image.Image, changed: Image.Image, milliseconds: int) -> None:
        part, (left, top, right, bottom) = _changed_part(image, changed)
        data = save(part, "WEBP", quality=QUALITY, method=_EFFORT, exact=True)
        place = (left // 2, top // 2, right - left - 1, bottom - top - 1, milliseconds)
        pixels = _TRANSPARENT_HEAD if data[_RIFF_HEAD:].startswith(b"VP8X") else _RIFF_HEAD
        self._chunk(b"ANMF", b"".join(map(_three_bytes, place)) + b"\0" + data[pixels:])

    def finish(self) -> bytes:
        """Return the file."""
        self._file.seek(4)
        self._file.write((len(self._file.getbuffer()) - _CHUNK_HEAD).to_bytes(4, "little"))
        return self._file.getvalue()

    def _chunk(self, name: bytes, content: bytes) -> None:
        self._file.write(name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2))


def _cut_in_bands(changed: Image.Image) -> Sequence[Image.Image]:
    """Return masks of what has changed in bands, so that the encoder needs little memory for each."""
    left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
    count = ceil((right - left) * (bottom - top) * BLOCK**2 / _MOST_AT_ONCE)
    bands, edges = [], [top + (bottom - top) * number // count for number in range(count + 1)]
    for box in ((left, start, right, end) for start, end in pairwise(edges)):
        band = Image.new("L", changed.size)
        band.paste(changed.crop(box), box)
        bands.append(band)
    return [band for band in bands if band.getbbox()] or [changed]


def _changed_part(image: Image.Image, changed: Image.Image) -> tuple[Image.Image, Edges]:
    """Return the part of an image in which blocks have changed, only they are opaque, and its box.

    The blocks around those keep their colours, because the decoder smooths colours over the edges of blocks.
    """
    bounds = changed.getbbox() or (0, 0, 1, 1)
    left, top, right, bottom = (BLOCK * edge for edge in bounds)
    box = left, top, min(right, image.width), min(bottom, image.height)
    inside = changed.crop(bounds)
    if inside.histogram()[-1] > _MOSTLY * inside.width * inside.height:
        return image if box == (0, 0, *image.size) else image.crop(box), box
    part = image.crop(box)
    colour_blocks = changed.filter(ImageFilter.MaxFilter(3)).crop(bounds)
    part.paste(part.getpixel((0, 0)) or 0, (0, 0), _enlarge(ImageChops.invert(colour_blocks), part.size))
    part.putalpha(_enlarge(inside, part.size))
    return part, box


def _three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _enlarge(blocks: Image.Image, size: Size) -> Image.Image:
    whole = blocks.width * BLOCK, blocks.height * BLOCK
    return blocks.resize(whole, Image.Resampling.NEAREST).crop((0, 0, *size))


class GIFFile(ClipFile):
    """An animated GIF in the colours of some ``samples`` of its frames and a few more ``colours``.

    The format is described at https://www.w3.org/Graphics/GIF/spec-gif89a.txt
    """

    def __init__(self, size: Size, samples: Sequence[Image.Image], colours: Iterable[Colour]) -> None:
        super().__init__(size)
        self._shown = Image.new("P", size, _UNCHANGED)
        """The last frame in numbers of the palette; before the first one no pixel has a colour."""
        self._palette = _palette_of(samples, tuple(dict.fromkeys(colours)))
        sides = b"".join(side.to_bytes(2, "little") for side in size)
        self._file.write(
            b"GIF89a" + sides + _EIGHT_BITS + bytes(self._palette.getpalette() or ()) + _FOR_EVER
        )

    def add(self, image: Image.Image, changed: Image.Image, milliseconds: int) -> None:  # noqa: ARG002
        """Add a frame; what has not changed, compared pixel by pixel, is transparent."""
        numbers = image.quantize(palette=self._palette, dither=Image.Dither.NONE)
        changes = ImageChops.difference(numbers, self._shown).point(_ANY, "L")
        box = changes.getbbox() or (0, 0, 1, 1)
        part = Image.new("P", (box[2] - box[0], box[3] - box[1]), _UNCHANGED)
        part.paste(numbers.crop(box), (0, 0), changes.crop(box))
        self._file.writelines(
            GifImagePlugin.getdata(
                part, box[:2], duration=milliseconds, disposal=_KEEP, transparency=_UNCHANGED
            )
        )
        self._shown = numbers

    def finish(self) -> bytes:
        """Return the file."""
        self._file.write(b";")
        return self._file.getvalue()


def _palette_of(samples: Sequence[Image.Image], colours: Sequence[Colour]) -> Image.Image:
    """Return an image whose palette has ``colours`` and those that are the most common in ``samples``.

    All samples have the same size.
    """
    (wide, high), pixels = samples[0].size, b"".join(sample.tobytes() for sample in samples)
    sheet = Image.frombytes("RGB", (wide, high * len(samples)), pixels)
    common = sheet.quantize(_UNCHANGED - len(colours), dither=Image.Dither.NONE).getpalette() or []
    table = [*chain.from_iterable(colours), *common]
    missing = 256 - len(table) // 3
    palette = Image.new("P", (1, 1))
    # Of equal colours the first is taken, so that nothing drawn gets the number of the transparent one.
    palette.putpalette([*table, *table[:3] * missing])
    return palette
