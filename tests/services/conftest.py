"""What the tests of the services share: the game made for them, and a store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.match.conftest import harvest as harvest


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    """Return an open store."""
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    yield store
    await store.close()
