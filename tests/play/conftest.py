"""The world in which the tests of this folder play."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from bot.client import Guildhall
from bot.games import GAMES
from rendering import warm
from tests.play.world import World, end, new_bot


@pytest.fixture(scope="session", autouse=True)
def pictures() -> None:
    """What pictures share is drawn before, for a simulated Discord waits only a few seconds for a bot."""
    for key in GAMES:
        warm(key)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the matches of a test are kept."""
    return tmp_path / "guildhall.db"


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands unless a test moves it: a simulated Discord would wait for what is due within seconds."""
    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)


@pytest.fixture
def simcord_bot(database: Path) -> Guildhall:
    """The real bot, for SimCord's own fixture."""
    return new_bot(database)


@pytest.fixture
async def world(simcord_env: simcord.Env, database: Path) -> AsyncIterator[World]:
    """A fresh server and four people, with the bot in it."""
    made = World(simcord_env, database)
    yield made
    await end(made.bot)
