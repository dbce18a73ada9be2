"""What pictures share is kept, but never without end."""

import pytest

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, clear_caches, rules_picture
from rendering.caches import caches


@pytest.mark.parametrize("key", GAMES)
def test_caches_are_bounded(key: str) -> None:
    assert RENDERERS[key].key == key  # imports the modules of the game
    found = [cached for cached in caches(key) if not cached.__module__.endswith(".samples")]
    assert found
    assert all(cached.cache_parameters()["maxsize"] for cached in found)


def test_caches_can_be_emptied() -> None:
    rules_picture("constructor", theme="dark", text=texts("en"))
    assert any(cached.cache_info().currsize for cached in caches("constructor"))
    clear_caches("constructor")
    assert not any(cached.cache_info().currsize for cached in caches("constructor"))
