"""The caches of what pictures share: they can be listed and emptied, and they refill by themselves."""

import sys
from collections.abc import Iterator
from typing import Any


def caches(key: str) -> Iterator[Any]:
    """Yield the functions of a game's pictures that have a cache, as ``functools.lru_cache`` makes them."""
    package = f"{__package__}.{key.replace('-', '_')}"
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in vars(module).values():
                if hasattr(value, "cache_info") and value.__module__ == name:
                    yield value


def clear_caches(key: str) -> None:
    """Forget what pictures of a game share, so that it is drawn from scratch."""
    for cached in caches(key):
        cached.cache_clear()
