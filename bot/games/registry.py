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
    needs no change elsewhere. A module is imported when its object is first needed: it has the name of the
    game's key, and imports the package that holds the registry.
    """

    def __init__(self, package: str, name: str, kind: type[Any]) -> None:
        self._package = package
        self._name = name
        self._kind = kind
        self._added_parts: dict[str, PartT] = {}
        self._known_parts: dict[str, PartT] = {}
        """Those that were added or have been needed."""

    @cached_property
    def _modules(self) -> Mapping[str, str]:
        """The names of the modules by the keys that their games would have."""
        names = [module.name for module in iter_modules(import_module(self._package).__path__)]
        return {name.replace("_", "-"): name for name in names}

    @cached_property
    def _package_parts(self) -> Mapping[str, PartT]:
        parts = map(self._read, self._modules.values())
        return {part.key: part for part in parts if part is not None}

    def _read(self, module: str) -> PartT | None:
        part = vars(import_module(f"{self._package}.{module}")).get(self._name)
        return part if isinstance(part, self._kind) else None

    def add(self, part: PartT) -> None:
        """Add the object of a game that lies elsewhere."""
        self._added_parts[part.key] = self._known_parts[part.key] = part

    def remove(self, key: str) -> None:
        """Remove an object that was added."""
        del self._added_parts[key], self._known_parts[key]

    def __getitem__(self, key: str) -> PartT:
        """Return the object of a game. Raise ``KeyError`` for an unknown one."""
        if key not in self._known_parts:
            part = self._read(self._modules[key])
            if part is None or part.key != key:
                raise KeyError(key)
            self._known_parts[key] = part
        return self._known_parts[key]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys, those that were added last."""
        return iter({**self._package_parts, **self._added_parts})

    def __len__(self) -> int:
        """Return the number of games."""
        return len({**self._package_parts, **self._added_parts})
