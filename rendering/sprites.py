"""Sprites: parts that pictures share, drawn once and kept while they are used, within a limit of memory.

All sprites of the process share one limit, because nobody can say beforehand which games, themes and sizes
its matches need. Those that no picture has used for the longest time are packed, most to a tenth of their
size: unpacking takes one or two milliseconds for a megabyte, drawing up to a hundred.
"""

import pickle
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from itertools import count
from threading import Lock, local
from time import thread_time
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar, cast

from PIL import Image

P = ParamSpec("P")
DrawnT = TypeVar("DrawnT")

_MEGABYTE: Final = 1_000_000
LIMIT: Final = 60 * _MEGABYTE
"""The bytes of sprites to keep unpacked: what boards of four games in one theme use, and some more."""
PACKED_LIMIT: Final = 20 * _MEGABYTE
"""The bytes of packed sprites to keep."""
_HEAD_START: Final = 2500
"""How many uses longer a sprite is kept that stands in pictures than one that only serves to draw others."""
_ROOM: Final = 0.9
"""The share of a limit that is left after sprites had to go."""
_BYTES_PER_PIXEL: Final = {"1": 1, "L": 1, "P": 1, "I;16": 2}
_WORD: Final = 4
"""The bytes of a pixel in all other modes: Pillow keeps even RGB in four."""
_BESIDE_PIXELS: Final = 600
"""About how many bytes an image takes in addition to its pixels."""
_FAST: Final = 1
"""The level at which sprites are packed: higher ones take several times the time for little."""


class _Entry:
    """A sprite that is kept.

    Attributes:
        value: The sprite, ``None`` while it is only packed.
        size: Its bytes when it is not packed.
        packed: The packed sprite, once it has been packed: it does not change.
        used: When it was used last, counted in uses; to draw another sprite counts as if it were earlier.
        seconds: How long it took to draw.
        since: The worth of the last sprite that was dropped before this one was needed last.
    """

    __slots__ = ("packed", "seconds", "since", "size", "used", "value")

    def __init__(self, value: Any, size: int, seconds: float, packed: bytes | None = None) -> None:
        self.value: Any = value
        self.size = size
        self.seconds = seconds
        self.since = 0.0
        self.packed = packed
        self.used = 0

    def worth(self) -> float:
        """Return the worth of keeping it packed.

        It is what drawing it costs for each of its bytes, and what the last one dropped before it was worth,
        so that even a costly sprite goes if it has not been needed for long ("GreedyDual-Size").
        """
        return self.since + self.seconds / len(self.packed or b" ")


class _Kept(dict[Any, _Entry]):
    """The sprites of one function by its arguments; at most ``most`` of them, if that is a number.

    ``name`` is that of the function, with its module.
    """

    def __init__(self, name: str, most: int | None = None) -> None:
        super().__init__()
        self.name = name
        self.most = most


class _Packed(NamedTuple):
    """A sprite for another process: its function, the arguments, and what its entry holds."""

    name: str
    key: Any
    size: int
    seconds: float
    data: bytes


class _Depth(local):
    """How many sprites a thread is drawing, one for the other."""

    depth = 0


class SpriteCache:
    """The sprites of all functions that are decorated with it.

    Attributes:
        limit: The most bytes of sprites that it keeps unpacked.
        packed_limit: The most bytes of packed sprites that it keeps.
        held: The bytes of sprites that it keeps unpacked now.
        packed: The bytes of packed sprites that it keeps now.
        drawn: How often each function has drawn, by its module and name.
    """

    def __init__(self, limit: int = LIMIT, packed_limit: int = PACKED_LIMIT) -> None:
        self.limit = limit
        self.packed_limit = packed_limit
        self.held = 0
        self.packed = 0
        self.drawn: Counter[str] = Counter()
        self._kept: list[_Kept] = []
        self._age = 0.0
        self._tick = count(1).__next__
        self._lock = Lock()
        self._thread = _Depth()

    def __call__(self, draw: Callable[P, DrawnT]) -> Callable[P, DrawnT]:
        """Return ``draw``, which takes only hashable arguments, with its results kept.

        Nobody may draw on a result: copy it before.
        """
        return self._decorated(draw, _Kept(_name(draw)))

    def latest(self, most: int) -> Callable[[Callable[P, DrawnT]], Callable[P, DrawnT]]:
        """Return a decorator like this one that keeps the ``most`` latest results, and never packs them.

        It is for what changes with each turn, which is rarely needed again.
        """

        def decorate(draw: Callable[P, DrawnT]) -> Callable[P, DrawnT]:
            return self._decorated(draw, _Kept(_name(draw), most))

        return decorate

    def clear(self) -> None:
        """Drop all sprites."""
        with self._lock:
            for kept in self._kept:
                kept.clear()
            self.held = self.packed = 0

    def dump(self, *packages: str) -> bytes:
        """Return the sprites of the modules of some packages, for `load` in another process."""
        with self._lock:
            found = [
                (kept.name, key, entry, entry.value, entry.packed)
                for kept, key, entry in self._entries()
                if not kept.most and kept.name.rsplit(".", 2)[0] in packages
            ]
        packed = [  # without the lock: packing takes longer than a picture
            _Packed(name, key, entry.size, entry.seconds, data or _pack(value))
            for name, key, entry, value, data in found
        ]
        return pickle.dumps(packed, pickle.HIGHEST_PROTOCOL)

    def load(self, dumped: bytes) -> None:
        """Keep the packed sprites that a process of the same program has dumped.

        Those of functions that this process has not imported are left out.
        """
        sprites: list[_Packed] = pickle.loads(dumped)  # noqa: S301  from a process of the same program
        with self._lock:
            by_name = {kept.name: kept for kept in self._kept}
            for name, key, size, seconds, data in sprites:
                kept = by_name.get(name)
                if kept is not None and key not in kept:
                    kept[key] = _Entry(None, size, seconds, data)
                    self.packed += len(data)

    def _decorated(self, draw: Callable[P, DrawnT], kept: _Kept) -> Callable[P, DrawnT]:
        self._kept.append(kept)
        tick, thread = self._tick, self._thread

        @wraps(draw)
        def find_or_draw(*args: P.args, **kwargs: P.kwargs) -> DrawnT:
            key = (args, *kwargs.items()) if kwargs else args
            entry = kept.get(key)
            # Another thread may pack the sprite at any time: its value is read once.
            if entry is None or (value := entry.value) is None:
                value, start = entry and _unpack(entry), thread_time()
                if value is None:
                    value = self._draw(draw, *args, **kwargs)
                entry = self._keep(kept, key, value, thread_time() - start)
            entry.since = self._age
            entry.used = max(entry.used, tick() - _HEAD_START) if thread.depth else tick()
            return cast("DrawnT", value)

        return find_or_draw

    def _draw(self, draw: Callable[P, DrawnT], *args: P.args, **kwargs: P.kwargs) -> DrawnT:
        self._thread.depth += 1
        try:
            return draw(*args, **kwargs)
        finally:
            self._thread.depth -= 1
            self.drawn[_name(draw)] += 1

    def _keep(self, kept: _Kept, key: Any, value: Any, seconds: float) -> _Entry:
        """Keep a sprite that was just drawn or unpacked, make room for it, and return its entry."""
        with self._lock:
            entry = kept.get(key) or _Entry(value, _bytes_of(value), seconds)
            if key in kept and entry.value is not None:  # another thread has drawn it meanwhile
                return entry
            if kept.most and len(kept) >= kept.most:
                oldest = min(kept, key=lambda key: kept[key].used)
                self.held -= kept.pop(oldest).size
            if self.held + entry.size > self.limit:
                self._make_room(entry.size)
            entry.value = value
            kept[key] = entry
            self.held += entry.size
            return entry

    def _make_room(self, size: int) -> None:
        held = [found for found in self._entries() if found[2].value is not None]
        for kept, key, entry in sorted(held, key=lambda found: found[2].used):
            if self.held + size <= _ROOM * self.limit:
                break
            if kept.most:
                del kept[key]
            elif entry.packed is None:
                entry.packed = _pack(entry.value)
                self.packed += len(entry.packed)
            entry.value = None
            self.held -= entry.size
        if self.packed > self.packed_limit:
            self._drop_packed()

    def _drop_packed(self) -> None:
        packed = [found for found in self._entries() if found[2].packed is not None]
        for kept, key, entry in sorted(packed, key=lambda found: found[2].worth()):
            if self.packed <= _ROOM * self.packed_limit:
                return
            self._age = entry.worth()
            self.packed -= len(entry.packed or b"")
            entry.packed = None
            if entry.value is None:
                del kept[key]

    def _entries(self) -> Iterator[tuple[_Kept, Any, _Entry]]:
        return ((kept, key, entry) for kept in self._kept for key, entry in kept.items())


def _name(draw: Callable[..., Any]) -> str:
    return f"{draw.__module__}.{draw.__name__}"


def _pack(value: Any) -> bytes:
    return zlib.compress(pickle.dumps(value, pickle.HIGHEST_PROTOCOL), _FAST)


def _unpack(entry: _Entry) -> Any:
    """Return the sprite, or ``None`` if not even the packed one is there any more."""
    packed = entry.packed
    return packed and pickle.loads(zlib.decompress(packed))  # noqa: S301  packed by this process


def _bytes_of(value: Any) -> int:
    """Return about how many bytes a sprite takes, which may be a picture or a group of them."""
    if isinstance(value, Image.Image):
        return _BESIDE_PIXELS + value.width * value.height * _BYTES_PER_PIXEL.get(value.mode, _WORD)
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return sum(map(_bytes_of, value))
    return sum(map(_bytes_of, vars(value).values())) if hasattr(value, "__dict__") else 0


sprite: Final = SpriteCache()
"""The decorator for functions that draw sprites, and the sprites of this process."""
