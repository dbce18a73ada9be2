"""What the tests of the services share: the game made for them, and a store."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.store import Store
from tests.services.harvest import HARVEST


@pytest.fixture(autouse=True, scope="module")
def harvest() -> Iterator[None]:
    """Make the game of the tests one that the bot knows."""
    GAMES.add(HARVEST)
    yield
    GAMES.remove(HARVEST.key)


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    """Return an open store."""
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    yield store
    await store.close()
