"""What the tests of the services share: the game made for them, and a store."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import bot.services.match_service
import bot.store.models
import bot.store.rows
from bot.games import GAMES
from bot.store import Store
from tests.services.harvest import HARVEST

KNOWING: tuple[ModuleType, ...] = (bot.services.match_service, bot.store.models, bot.store.rows)


@pytest.fixture(autouse=True, scope="module")
def harvest() -> Iterator[None]:
    """Make the game of the tests known to the bot."""
    with pytest.MonkeyPatch.context() as patch:
        for module in KNOWING:
            patch.setattr(module, "GAMES", {**GAMES, HARVEST.key: HARVEST})
        yield


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    """Return an open store."""
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    yield store
    await store.close()
