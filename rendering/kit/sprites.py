"""The cache of sprites, the parts that pictures share: drawn once and kept while used, up to a limit.

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
ResultT = TypeVar("ResultT")

_MEGABYTE: Final = 1_000_000
LIMIT: Final = 60 * _MEGABYTE
"""The bytes of sprites to keep unpacked: what boards of four games in one theme use, and some more."""
PACKED_LIMIT: Final = 20 * _MEGABYTE
"""The bytes of packed sprites to keep."""
_INDIRECT_USE_PENALTY: Final = 2500
"""A sprite used to draw another one counts as used this many uses ago, one used in a picture as used now."""
_ROOM: Final = 0.9
"""The share of a limit to which the cache shrinks once it has reached the limit."""
_BYTES_PER_PIXEL: Final = {"1": 1, "L": 1, "P": 1, "I;16": 2}
_WORD: Final = 4
"""The bytes of a pixel in all other modes: Pillow keeps even RGB in four."""
_BESIDE_PIXELS: Final = 600
"""About how many bytes an image takes in addition to its pixels."""
_FAST: Final = 1
"""The level at which sprites are packed: higher ones take several times the time for little."""


class _Entry:
    """A sprite in the cache.

    Attributes:
        value: The sprite, ``None`` while it is only packed.
        size: Its bytes when it is not packed.
        packed_data: The packed sprite, once it has been packed: it does not change.
        last_use: The number of its last use, among the uses of all sprites; see ``_INDIRECT_USE_PENALTY``.
        seconds: How long it took to draw.
        base_priority: The cache's ``_last_dropped_priority`` at its last use.
    """

    __slots__ = ("base_priority", "last_use", "packed_data", "seconds", "size", "value")

    def __init__(self, value: Any, size: int, seconds: float, packed_data: bytes | None = None) -> None:
        self.value: Any = value
        self.size = size
        self.seconds = seconds
        self.base_priority = 0.0
        self.packed_data = packed_data
        self.last_use = 0

    @property
    def priority(self) -> float:
        """The priority of keeping it packed, by the algorithm "GreedyDual-Size".

        It is the cost of drawing it per packed byte, plus the base priority. Because that rises with each
        dropped sprite, even a costly sprite is dropped once it has not been used for long.
        """
        return self.base_priority + self.seconds / len(self.packed_data or b" ")


class _FunctionCache(dict[Any, _Entry]):
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
    """The number of sprites that a thread is drawing, each as a part of the one before."""

    depth = 0


class SpriteCache:
    """The sprites of all functions that are decorated with it.

    Attributes:
        limit: The most bytes of unpacked sprites to keep.
        packed_limit: The most bytes of packed sprites to keep.
        unpacked_bytes: The bytes of unpacked sprites now.
        packed_bytes: The bytes of packed sprites now.
        draw_counts: How often each function has drawn, by its module and name.
    """

    def __init__(self, limit: int = LIMIT, packed_limit: int = PACKED_LIMIT) -> None:
        self.limit = limit
        self.packed_limit = packed_limit
        self.unpacked_bytes = 0
        self.packed_bytes = 0
        self.draw_counts: Counter[str] = Counter()
        self._caches: list[_FunctionCache] = []
        self._last_dropped_priority = 0.0
        """The priority of the packed sprite that was dropped last."""
        self._tick = count(1).__next__
        self._lock = Lock()
        self._thread = _Depth()

    def __call__(self, draw: Callable[P, ResultT]) -> Callable[P, ResultT]:
        """Return ``draw``, which takes only hashable arguments, with its results cached.

        Callers must not draw on a result: they copy it first.
        """
        return self._decorate(draw, _FunctionCache(_name(draw)))

    def latest(self, most: int) -> Callable[[Callable[P, ResultT]], Callable[P, ResultT]]:
        """Return a decorator like this one that keeps the ``most`` latest results, and never packs them.

        Use it for results that change with each turn and are rarely needed again.
        """

        def decorate(draw: Callable[P, ResultT]) -> Callable[P, ResultT]:
            return self._decorate(draw, _FunctionCache(_name(draw), most))

        return decorate

    def clear(self) -> None:
        """Drop all sprites."""
        with self._lock:
            for cache in self._caches:
                cache.clear()
            self.unpacked_bytes = self.packed_bytes = 0

    def dump(self, *packages: str) -> bytes:
        """Return the sprites of the modules of some packages, for `load` in another process."""
        with self._lock:
            entries = [
                (cache.name, key, entry, entry.value, entry.packed_data)
                for cache, key, entry in self._entries()
                if not cache.most and cache.name.rsplit(".", 2)[0] in packages
            ]
        sprites = [  # without the lock: packing takes longer than a picture
            _Packed(name, key, entry.size, entry.seconds, data or _pack(value))
            for name, key, entry, value, data in entries
        ]
        return pickle.dumps(sprites, pickle.HIGHEST_PROTOCOL)

    def load(self, dump: bytes) -> None:
        """Keep the packed sprites that a process of the same program has dumped.

        Sprites of functions that this process has not imported are left out.
        """
        sprites: list[_Packed] = pickle.loads(dump)  # noqa: S301  from a process of the same program
        with self._lock:
            by_name = {cache.name: cache for cache in self._caches}
            for name, key, size, seconds, data in sprites:
                cache = by_name.get(name)
                if cache is not None and key not in cache:
                    cache[key] = _Entry(None, size, seconds, data)
                    self.packed_bytes += len(data)

    def _decorate(self, draw: Callable[P, ResultT], cache: _FunctionCache) -> Callable[P, ResultT]:
        self._caches.append(cache)
        tick, thread = self._tick, self._thread

        @wraps(draw)
        def find_or_draw(*args: P.args, **kwargs: P.kwargs) -> ResultT:
            key = (args, *kwargs.items()) if kwargs else args
            entry = cache.get(key)
            # Another thread may pack the sprite at any time: its value is read once.
            if entry is None or (value := entry.value) is None:
                value, start = entry and _unpack(entry), thread_time()
                if value is None:
                    value = self._draw(draw, *args, **kwargs)
                entry = self._keep(cache, key, value, thread_time() - start)
            entry.base_priority = self._last_dropped_priority
            entry.last_use = max(entry.last_use, tick() - _INDIRECT_USE_PENALTY) if thread.depth else tick()
            return cast("ResultT", value)

        return find_or_draw

    def _draw(self, draw: Callable[P, ResultT], *args: P.args, **kwargs: P.kwargs) -> ResultT:
        self._thread.depth += 1
        try:
            return draw(*args, **kwargs)
        finally:
            self._thread.depth -= 1
            self.draw_counts[_name(draw)] += 1

    def _keep(self, cache: _FunctionCache, key: Any, value: Any, seconds: float) -> _Entry:
        """Keep a sprite that was just drawn or unpacked, make room for it, and return its entry."""
        with self._lock:
            entry = cache.get(key) or _Entry(value, _bytes_of(value), seconds)
            if key in cache and entry.value is not None:  # another thread has drawn it meanwhile
                return entry
            if cache.most and len(cache) >= cache.most:
                oldest = min(cache, key=lambda key: cache[key].last_use)
                self.unpacked_bytes -= cache.pop(oldest).size
            if self.unpacked_bytes + entry.size > self.limit:
                self._make_room(entry.size)
            entry.value = value
            cache[key] = entry
            self.unpacked_bytes += entry.size
            return entry

    def _make_room(self, size: int) -> None:
        unpacked = [place for place in self._entries() if place[2].value is not None]
        for cache, key, entry in sorted(unpacked, key=lambda place: place[2].last_use):
            if self.unpacked_bytes + size <= _ROOM * self.limit:
                break
            if cache.most:
                del cache[key]
            elif entry.packed_data is None:
                entry.packed_data = _pack(entry.value)
                self.packed_bytes += len(entry.packed_data)
            entry.value = None
            self.unpacked_bytes -= entry.size
        if self.packed_bytes > self.packed_limit:
            self._drop_packed_sprites()

    def _drop_packed_sprites(self) -> None:
        packed = [place for place in self._entries() if place[2].packed_data is not None]
        for cache, key, entry in sorted(packed, key=lambda place: place[2].priority):
            if self.packed_bytes <= _ROOM * self.packed_limit:
                return
            self._last_dropped_priority = entry.priority
            self.packed_bytes -= len(entry.packed_data or b"")
            entry.packed_data = None
            if entry.value is None:
                del cache[key]

    def _entries(self) -> Iterator[tuple[_FunctionCache, Any, _Entry]]:
        return ((cache, key, entry) for cache in self._caches for key, entry in cache.items())


def _name(draw: Callable[..., Any]) -> str:
    return f"{draw.__module__}.{draw.__name__}"


def _pack(value: Any) -> bytes:
    return zlib.compress(pickle.dumps(value, pickle.HIGHEST_PROTOCOL), _FAST)


def _unpack(entry: _Entry) -> Any:
    """Unpack the sprite of an entry; return ``None`` if its packed data has been dropped."""
    data = entry.packed_data
    return data and pickle.loads(zlib.decompress(data))  # noqa: S301  packed by this process


def _bytes_of(value: Any) -> int:
    """Return about how many bytes a sprite takes; it may be an image or a group of images."""
    if isinstance(value, Image.Image):
        return _BESIDE_PIXELS + value.width * value.height * _BYTES_PER_PIXEL.get(value.mode, _WORD)
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return sum(map(_bytes_of, value))
    return sum(map(_bytes_of, vars(value).values())) if hasattr(value, "__dict__") else 0


sprite: Final = SpriteCache()
"""The decorator for functions that draw sprites, and the sprites of this process."""
