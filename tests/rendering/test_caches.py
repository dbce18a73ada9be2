"""What pictures share is kept, but never without end."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games import GAMES
from rendering import RENDERERS


def caches(key: str) -> Iterator[Any]:
    """Yield the functions of a game's pictures that have a cache, as ``functools.lru_cache`` makes them."""
    package = f"rendering.{key.replace('-', '_')}"
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in vars(module).values():
                if hasattr(value, "cache_info") and value.__module__ == name:
                    yield value


@pytest.mark.parametrize("key", GAMES)
def test_caches_are_bounded(key: str) -> None:
    assert RENDERERS[key].key == key  # imports the modules of the game
    functions = [function for function in caches(key) if not function.__module__.endswith(".samples")]
    assert all(function.cache_parameters()["maxsize"] for function in functions)
