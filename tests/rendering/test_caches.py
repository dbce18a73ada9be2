"""What pictures share is kept, but never without end."""

import sys
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from bot.games import GAMES
from rendering import RENDERERS, THEMES, render
from rendering.kit.sprites import sprite
from tests.fifth_game import EVERY_GAME


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


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.nightly
def test_sprites_stay_within_the_limits(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits are lower than those of a bot, so that a few pictures reach them."""
    sprite.clear()
    monkeypatch.setattr(sprite, "limit", 12_000_000)
    monkeypatch.setattr(sprite, "packed_limit", 1_000_000)
    samples = list(RENDERERS[key].samples().values())
    for view, theme in zip(samples[:: max(1, len(samples) // 4)], cycle(THEMES), strict=False):
        render(key, view, theme=theme)
        assert sprite.unpacked_bytes <= sprite.limit
        assert sprite.packed_bytes <= sprite.packed_limit
    assert sprite.packed_bytes
