"""Fixtures for the simulated world of this folder's tests."""

from collections.abc import AsyncIterator, Callable
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import pytest
import simcord
from msgspec.structs import replace
from PIL import Image

from bot.client import Guildhall
from bot.games import GAMES
from bot.players import Level, get_computer
from bot.services.worker_pool import WorkerPool
from cogs.space_builder import panels
from cogs.support import board_messages
from rendering import Picture, prewarm
from tests.play.world import World, end, new_bot

PLAYOUTS, NODES = 4, 200
T = TypeVar("T")


@pytest.fixture(scope="session", autouse=True)
def pictures() -> None:
    """Draw what pictures share in advance: a simulated Discord waits only a few seconds for a bot."""
    for key in GAMES:
        prewarm(key)


@pytest.fixture(scope="session", autouse=True)
def brisk() -> None:
    """Let a simulated Discord look every few milliseconds whether the bot has finished."""
    defaults = simcord.Env._settle_internal.__kwdefaults__
    assert defaults is not None
    defaults["idle"] = 0.004


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make computers search little, and in this process: how well they play is measured elsewhere."""

    def less(level: Level) -> Level:
        return replace(level, playouts=min(level.playouts, PLAYOUTS), nodes=min(level.nodes, NODES))

    for key in GAMES:
        kind = type(get_computer(key))
        monkeypatch.setattr(kind, "levels", {name: less(level) for name, level in kind.levels.items()})

    async def ask(_thinking: WorkerPool, _match_id: int, call: Callable[[], T]) -> T:
        return call()

    monkeypatch.setattr(WorkerPool, "ask", ask)


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all boards and maps with one small picture: a match has hundreds; they are tested elsewhere."""
    data = BytesIO()
    Image.new("RGB", (4, 3)).save(data, "JPEG")
    picture = Picture(data.getvalue(), "A board.", (4, 3))
    monkeypatch.setattr(board_messages, "_draw", lambda *_: picture)
    monkeypatch.setattr(panels, "map_picture", lambda *_, **__: picture)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the time unless a test moves it: a simulated Discord would wait for timers due within seconds."""
    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)


@pytest.fixture
def simcord_bot(database: Path) -> Guildhall:
    """Return the real bot, for SimCord's own fixture."""
    return new_bot(database)


@pytest.fixture
async def world(simcord_env: simcord.Env, database: Path) -> AsyncIterator[World]:
    """Return a fresh server with four users and the bot."""
    made = World(simcord_env, database)
    yield made
    await end(made.bot)
