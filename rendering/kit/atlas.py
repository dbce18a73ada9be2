"""The atlas: a file of sprites that were drawn once, mapped into the memory of every process that draws.

It holds a head, the pixels, and then the parts of each sprite in MessagePack. Pillow reads pixels from the
mapping without a copy, so that all processes together have them in memory once.
"""

import mmap
import os
import stat
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from hashlib import file_digest, sha256
from pathlib import Path
from struct import Struct
from tempfile import NamedTemporaryFile
from typing import IO, Any, Final, cast

import msgspec
from PIL import Image

from rendering.kit.canvas import Sprite, map_image
from rendering.kit.indexed import Indexed
from rendering.kit.stamps import Piece, Stamp

if sys.platform != "win32":
    import fcntl

_MAGIC: Final = b"Guildhall atlas\n"
_HEAD: Final = Struct("<16s32sQ")
"""The first bytes of every atlas, the digest of all that follows, the length of the index."""
_MODES: Final = ("RGBA", "L")
"""The modes that Pillow maps without a copy; other images are stored as RGBA."""
_IMAGE: Final = "image"
_GROUPS: Final = {group.__name__: group for group in (Sprite, Stamp, Piece, Indexed)}
PART: Final = ".part"
"""The ending of the name of a file that is being written."""


class DamagedAtlas(Exception):  # noqa: N818
    """The file is not an atlas, was cut off, was changed, or could have been changed by others."""


class Atlas:
    """An open atlas. Its images are read-only."""

    def __init__(self, index: Mapping[str, msgspec.Raw], pixels: memoryview) -> None:
        self._index = index
        self._pixels = pixels

    def release_pages(self) -> None:
        """Let the system take back all pages; it reads those again that are needed, mostly from its cache."""
        if hasattr(mmap, "MADV_DONTNEED"):
            cast("mmap.mmap", self._pixels.obj).madvise(mmap.MADV_DONTNEED)

    def find(self, name: str) -> Any:
        """Return a sprite. Raise ``KeyError`` if the atlas lacks it."""
        return self._read(msgspec.msgpack.decode(self._index[name]))

    def _read(self, part: Any) -> Any:
        """Return a sprite, or a part of one, as `_Writer` has described it."""
        if isinstance(part, list):
            return tuple(map(self._read, part))
        if not isinstance(part, dict):
            return part
        ((kind, values),) = part.items()
        if kind != _IMAGE:
            return _GROUPS[kind](*map(self._read, values))
        mode, wide, high, start = values
        if isinstance(start, list):
            return Image.new(mode, (wide, high), tuple(start) if len(start) > 1 else start[0])
        return map_image(self._pixels[start:], mode, (wide, high))


def open_atlas(path: Path) -> Atlas:
    """Open the atlas in a file and return it.

    Raises:
        DamagedAtlas: If the file is not whole, or could have been changed by others.
        FileNotFoundError: If there is none.
    """
    with path.open("rb") as file:
        status, others_may_write = os.fstat(file.fileno()), stat.S_IWGRP | stat.S_IWOTH
        if os.name == "posix" and (status.st_uid != os.geteuid() or status.st_mode & others_may_write):
            raise DamagedAtlas(path)
        head = file.read(_HEAD.size).ljust(_HEAD.size, b"\0")  # no digest is right if it was cut off
        magic, digest, index_length = _HEAD.unpack(head)
        if magic != _MAGIC or file_digest(file, "sha256").digest() != digest:
            raise DamagedAtlas(path)
        mapping = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    end = len(mapping) - index_length
    index = msgspec.msgpack.decode(mapping[end:], type=dict[str, msgspec.Raw])
    return Atlas(index, mapping[_HEAD.size : end])


def write_atlas(path: Path, parts: Iterable[Mapping[str, Any]]) -> None:
    """Write sprites into a new file, which replaces that at ``path`` once it is whole.

    ``parts`` are written one after the other, so that not all sprites are in memory at once; a name that
    comes again is left out. Raise ``FileNotFoundError`` if the folder does not exist: it may have been
    deleted on purpose.
    """
    with NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}-", suffix=PART, delete=False) as file:
        try:
            _lock(file)
            writer = _Writer(file)
            for sprites in parts:
                writer.add(sprites)
            writer.finish()
            os.replace(file.name, path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


def delete_leftovers(folder: Path) -> None:
    """Delete the files in a folder that nobody writes any more, because the process was ended."""
    for part in folder.glob(f"atlas-*{PART}"):
        with suppress(OSError), part.open("rb") as file:
            _lock(file)
            part.unlink()


def _lock(file: IO[bytes]) -> None:
    """Lock a file until it is closed. Raise ``BlockingIOError`` if another process has locked it."""
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class _Writer:
    """An atlas in the making."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file, self._digest, self._size = file, sha256(), 0
        self._index: dict[str, Any] = {}
        self._places: dict[int, Any] = {}  # the paint and the mask of a piece are often one image
        file.write(bytes(_HEAD.size))

    def add(self, sprites: Mapping[str, Any]) -> None:
        """Write the pixels of sprites."""
        for name, sprite in sprites.items():
            if name not in self._index:
                self._index[name] = self._describe(sprite)
        self._places.clear()  # the images may be gone before the next ones come

    def finish(self) -> None:
        """Write the index and the head."""
        index = msgspec.msgpack.encode(self._index)
        self._write(index)
        self._file.seek(0)
        self._file.write(_HEAD.pack(_MAGIC, self._digest.digest(), len(index)))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _write(self, content: bytes) -> None:
        self._digest.update(content)
        self._file.write(content)

    def _describe(self, part: Any) -> Any:
        if isinstance(part, Image.Image):
            if id(part) not in self._places:
                self._places[id(part)] = self._describe_image(part)
            return self._places[id(part)]
        if isinstance(part, tuple):
            parts = tuple(map(self._describe, part))
            return {type(part).__name__: parts} if type(part).__name__ in _GROUPS else parts
        return part

    def _describe_image(self, image: Image.Image) -> Any:
        if image.mode not in _MODES:
            image = image.convert("RGBA")
        if colours := image.getcolors(1):
            (_, colour) = colours[0]
            return {_IMAGE: (image.mode, *image.size, colour if isinstance(colour, tuple) else [colour])}
        pixels, start = image.tobytes(), self._size
        self._write(pixels)
        self._size += len(pixels)
        return {_IMAGE: (image.mode, *image.size, start)}
