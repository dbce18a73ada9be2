"""The world in which the tests of this folder play."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from bot.client import Guildhall
from tests.play.world import World, new_bot


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the matches of a test are kept."""
    return tmp_path / "guildhall.db"


@pytest.fixture
def simcord_bot(database: Path) -> Guildhall:
    """The real bot, for SimCord's own fixture."""
    return new_bot(database)


@pytest.fixture
async def world(simcord_env: simcord.Env, database: Path) -> AsyncIterator[World]:
    """A fresh server and four people, with the bot in it."""
    made = World(simcord_env, database)
    yield made
    await made.bot.store.close()
