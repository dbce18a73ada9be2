"""Sprites, the parts that pictures share: each is drawn once, or found in the atlas, and then kept.

The arguments of a sprite come from small sets that are known in advance, such as cards, sizes and colours.
They are never a text, or what stands beside it. So the number of sprites is limited, and none has to be
dropped.
"""

from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from itertools import product
from threading import local
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from rendering.kit.theme import THEMES, Theme

P = ParamSpec("P")
ResultT = TypeVar("ResultT")
CatalogueRow = tuple[Callable[..., object], *tuple[Iterable[object], ...]]
"""A function, and for each of its arguments the values that it can have."""
_NOTHING: Final = object()


class Atlas(Protocol):
    """Sprites that were drawn before."""

    def find(self, name: str) -> Any:
        """Return a sprite, or raise ``KeyError``."""

    def release_pages(self) -> None:
        """Let the system take back the memory in which sprites lie that are not used now."""


class _Drawing(local):
    """The state of a thread: how many sprites it is drawing within each other, and where it notes them."""

    depth = 0
    notes: dict[str, Any] | None = None


class Sprites:
    """The decorator for functions that draw sprites, and the sprites of this process.

    Attributes:
        atlas: Where sprites are looked for before they are drawn.
        drawn: How often each function has drawn, by its module and name.
    """

    def __init__(self) -> None:
        self.atlas: Atlas | None = None
        self.drawn: Counter[str] = Counter()
        self._caches: dict[str, dict[Hashable, Any]] = {}
        self._drawing = _Drawing()

    def __call__(self, draw: Callable[P, ResultT]) -> Callable[P, ResultT]:
        """Return ``draw``, which takes only hashable arguments, with its results kept.

        It gets its themes with the usual order of players. Callers must not draw on a result.
        """
        cache: dict[Hashable, ResultT] = {}
        name, drawing = f"{draw.__module__}.{draw.__name__}", self._drawing
        self._caches[name] = cache

        @wraps(draw)
        def find_or_draw(*args: P.args, **kwargs: P.kwargs) -> ResultT:
            key: Hashable = (args, *kwargs.items()) if kwargs else args
            sprite = cache.get(key, _NOTHING)
            if sprite is _NOTHING:
                sprite = cache[key] = self._find_or_draw(name, draw, args, kwargs)
            if drawing.notes is not None and not drawing.depth:
                drawing.notes[_key(name, args, kwargs)] = sprite
            return sprite  # type: ignore[return-value]

        return find_or_draw

    def _find_or_draw(
        self, name: str, draw: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        if self.atlas is not None and not self._drawing.depth:
            try:
                return self.atlas.find(_key(name, args, kwargs))
            except KeyError:
                pass
        self._drawing.depth += 1
        try:
            return draw(*map(_usual, args), **{word: _usual(value) for word, value in kwargs.items()})
        finally:
            self._drawing.depth -= 1
            self.drawn[name] += 1

    @contextmanager
    def noting(self) -> Iterator[dict[str, Any]]:
        """Yield a dict that gets, by their names, all sprites that this thread uses meanwhile in pictures."""
        notes = self._drawing.notes = dict[str, Any]()
        try:
            yield notes
        finally:
            self._drawing.notes = None

    def clear(self) -> None:
        """Forget all sprites, but not what other functions have put together from them and keep."""
        for cache in self._caches.values():
            cache.clear()

    def names(self, ids: Container[int]) -> dict[int, str]:
        """Return the names of those sprites, and of those images in them, that have one of these ids."""
        return {
            id(part): _key(name.rpartition(".")[2], key, {})
            for name, cache in self._caches.items()
            for key, sprite in cache.copy().items()  # another thread may add to it
            if isinstance(key, tuple)
            for part in (sprite, *(sprite if isinstance(sprite, tuple) else ()))
            if id(part) in ids
        }


def _usual(value: Any) -> Any:
    """Return a theme with the usual order of players, and any other value as it is."""
    return THEMES[value.name] if isinstance(value, Theme) else value


def _key(name: str, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
    """Return the name of a sprite: its function and arguments."""
    return f"{name}{args!r}{dict(kwargs)!r}" if kwargs else f"{name}{args!r}"


sprite: Final = Sprites()
"""The decorator for functions that draw sprites, and the sprites of this process."""


def draw_each(*rows: CatalogueRow) -> None:
    """Call the function of each row of a catalogue with all combinations of its values: sprites are drawn."""
    for draw, *values in rows:
        for arguments in product(*values):
            draw(*arguments)
