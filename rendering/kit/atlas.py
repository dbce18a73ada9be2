"""The atlas: a file of sprites that were drawn once, mapped into the memory of every process that draws.

It holds a head, the parts of each sprite as JSON, and then the pixels. Pillow reads pixels from the mapping
without a copy, so that all processes together have them in memory once.
"""

import mmap
import os
import stat
from base64 import b64decode
from collections.abc import Mapping
from hashlib import file_digest, sha256
from pathlib import Path
from struct import Struct
from tempfile import NamedTemporaryFile
from typing import Any, Final

import msgspec
from PIL import Image

from rendering.kit.canvas import Sprite
from rendering.kit.indexed import Indexed
from rendering.kit.stamps import Piece, Stamp

_MAGIC: Final = b"Guildhall atlas\n"
_HEAD: Final = Struct("<16s32sQ")
"""The first bytes of every atlas, the digest of all that follows, the length of the index."""
_ALIGNMENT: Final = 64
_DIGEST: Final = "sha256"
_MODES: Final = ("RGBA", "L")
"""The modes that Pillow maps without a copy; other images are stored as RGBA."""
_IMAGE: Final = "image"
_BYTES: Final = "bytes"
_GROUPS: Final = {group.__name__: group for group in (Sprite, Stamp, Piece, Indexed)}
PART: Final = ".part"
"""The ending of the name of a file that is being written."""
_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH


class DamagedAtlas(Exception):  # noqa: N818
    """The file is not an atlas, was cut off, was changed, or could have been changed by others."""


class Atlas:
    """An open atlas. Its images are read-only."""

    def __init__(self, index: Mapping[str, msgspec.Raw], pixels: memoryview) -> None:
        self._index = index
        self._pixels = pixels

    def find(self, name: str) -> Any:
        """Return a sprite. Raise ``KeyError`` if the atlas lacks it."""
        return self._read(msgspec.json.decode(self._index[name]))

    def __contains__(self, name: str) -> bool:
        """Return whether the atlas has a sprite."""
        return name in self._index

    def _read(self, part: Any) -> Any:
        """Return a sprite, or a part of one, from its JSON."""
        if isinstance(part, list):
            return tuple(map(self._read, part))
        if not isinstance(part, dict):
            return part
        ((kind, values),) = part.items()
        if kind == _BYTES:
            return b64decode(values)
        if kind != _IMAGE:
            return _GROUPS[kind](*map(self._read, values))
        mode, wide, high, start = values
        if isinstance(start, list):
            return Image.new(mode, (wide, high), tuple(start) if len(start) > 1 else start[0])
        pixels: Any = self._pixels[start : start + wide * high * len(mode)]
        return Image.frombuffer(mode, (wide, high), pixels, "raw", mode, 0, 1)


def open_atlas(path: Path) -> Atlas:
    """Open the atlas in a file and return it.

    Raises:
        DamagedAtlas: If the file is not whole, or could have been changed by others.
        FileNotFoundError: If there is none.
    """
    with path.open("rb") as file:
        status = os.fstat(file.fileno())
        if os.name == "posix" and (status.st_uid != os.geteuid() or status.st_mode & _OTHERS_MAY_WRITE):
            raise DamagedAtlas(path)
        head = file.read(_HEAD.size)
        if len(head) < _HEAD.size:
            raise DamagedAtlas(path)
        magic, digest, index_length = _HEAD.unpack(head)
        if magic != _MAGIC or file_digest(file, _DIGEST).digest() != digest:
            raise DamagedAtlas(path)
        mapping = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    start = _HEAD.size + index_length
    index = msgspec.json.decode(mapping[_HEAD.size : start], type=dict[str, msgspec.Raw])
    return Atlas(index, mapping[start:])


def write_atlas(path: Path, sprites: Mapping[str, Any]) -> None:
    """Write sprites into a new file, which replaces that at ``path`` once it is whole.

    Raise ``FileNotFoundError`` if the folder does not exist: it may have been deleted on purpose.
    """
    pixels, size = list[bytes](), 0
    places: dict[int, Any] = {}  # the paint and the mask of a piece are often one image

    def describe_image(image: Image.Image) -> Any:
        nonlocal size
        if image.mode not in _MODES:
            image = image.convert("RGBA")
        if colours := image.getcolors(1):
            (_, colour) = colours[0]
            return {_IMAGE: (image.mode, *image.size, colour if isinstance(colour, tuple) else [colour])}
        pixels.append(image.tobytes())
        size, start = size + len(pixels[-1]), size
        return {_IMAGE: (image.mode, *image.size, start)}

    def describe(part: Any) -> Any:
        if isinstance(part, Image.Image):
            if id(part) not in places:
                places[id(part)] = describe_image(part)
            return places[id(part)]
        if isinstance(part, tuple):
            parts = tuple(map(describe, part))
            return {type(part).__name__: parts} if type(part).__name__ in _GROUPS else parts
        return {_BYTES: part} if isinstance(part, bytes) else part

    index = msgspec.json.encode({name: describe(sprite) for name, sprite in sprites.items()})
    content = (index.ljust(-len(index) % _ALIGNMENT + len(index)), *pixels)
    digest = sha256()
    for part in content:
        digest.update(part)
    with NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}-", suffix=PART, delete=False) as file:
        try:
            file.write(_HEAD.pack(_MAGIC, digest.digest(), len(content[0])))
            file.writelines(content)
            file.flush()
            os.fsync(file.fileno())
            os.replace(file.name, path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise
