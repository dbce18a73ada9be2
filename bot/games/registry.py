"""A registry of one object per game, found by the game's key: rules, renderers, computers, lessons."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, TypeVar


class Keyed(Protocol):
    """An object that knows the key of its game."""

    @property
    def key(self) -> str:
        """The key of the game, such as ``middle-ages``."""


PartT = TypeVar("PartT", bound=Keyed)


class Registry(Mapping[str, PartT]):
    """The objects called ``name`` in the modules of a package, by the key of their game.

    ``kind`` is the abstract class that they implement. A module that has none is skipped, so adding a game
    needs no change elsewhere. The modules are imported when the registry is first read, because they import
    the package that holds it.
    """

    def __init__(self, package: str, name: str, kind: type[Any]) -> None:
        self._package = package
        self._name = name
        self._kind = kind
        self._added_parts: dict[str, PartT] = {}

    @cached_property
    def _package_parts(self) -> Mapping[str, PartT]:
        folder = import_module(self._package).__path__
        modules = [import_module(f"{self._package}.{module.name}") for module in iter_modules(folder)]
        parts = [vars(module).get(self._name) for module in modules]
        return {part.key: part for part in parts if isinstance(part, self._kind)}

    def add(self, part: PartT) -> None:
        """Add the object of a game that lies elsewhere."""
        self._added_parts[part.key] = part

    def remove(self, key: str) -> None:
        """Remove an object that was added."""
        del self._added_parts[key]

    def __getitem__(self, key: str) -> PartT:
        """Return the object of a game. Raise ``KeyError`` for an unknown one."""
        return self._added_parts[key] if key in self._added_parts else self._package_parts[key]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys, those that were added last."""
        return iter({**self._package_parts, **self._added_parts})

    def __len__(self) -> int:
        """Return the number of games."""
        return len({**self._package_parts, **self._added_parts})
