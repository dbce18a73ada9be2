"""Fixtures for the simulated world of this folder's tests."""

import asyncio
import marshal
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from copy import deepcopy
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest
import simcord
from discord import app_commands
from msgspec.structs import replace
from PIL import Image
from simcord import components, gateway, results
from simcord.http import router
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot import simulation
from bot.client import Guildhall
from bot.games import GAMES
from bot.locales import languages
from bot.players import Level, get_computer
from bot.services import computer_service, effects
from bot.services.worker_pool import WorkerPool
from bot.store import engine
from cogs import computer_turns, lessons, replay
from cogs import help as help_command
from cogs.retention import Retention
from cogs.space_builder import panels
from cogs.support import board_messages
from rendering import Picture, prewarm
from tests.play.world import World, end, new_bot

PLAYOUTS, NODES = 4, 200
COMPUTER_PAUSE = 20
"""The milliseconds until a computer acts in these tests."""
T = TypeVar("T")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what looks at boards in one process, so that what pictures share is drawn once."""
    for item in items:
        if "drawn" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("drawn"))


@pytest.fixture(scope="session", autouse=True)
def translated_once() -> Iterator[None]:
    """Translate the commands for the first bot only: that takes a third of the time of a start."""
    translate, known = app_commands.Group.get_translated_payload, dict[Any, bytes]()

    async def translated(group: Any, tree: Any, translator: Any) -> Any:
        key = group.qualified_name, languages()
        if key not in known:
            known[key] = msgspec.json.encode(await translate(group, tree, translator))
        return msgspec.json.decode(known[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.Group, "get_translated_payload", translated)
        yield


@pytest.fixture(scope="session", autouse=True)
def sent_and_forgotten() -> Iterator[None]:
    """Make no objects of the commands that Discord returns when they are sent: nobody reads them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.tree, "AppCommand", lambda *, data, **_: data["id"])
        yield


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    """Let all bots share compiled SQL statements: each would compile its own again."""
    compiled: dict[Any, Any] = {}

    def create(*values: Any, **options: Any) -> AsyncEngine:
        return create_async_engine(*values, execution_options={"compiled_cache": compiled}, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "create_async_engine", create)
        # Statements are compiled for a dialect, and each engine has one of its own.
        patch.setattr(SQLiteDialect_aiosqlite, "__eq__", lambda one, other: type(one) is type(other))
        patch.setattr(SQLiteDialect_aiosqlite, "__hash__", lambda one: hash(type(one)))
        yield


@pytest.fixture(scope="session", autouse=True)
def copied_whole() -> Iterator[None]:
    """Copy what a simulated Discord sends in one go: value by value takes many times as long."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (components, results, simulation):
            patch.setattr(module, "deepcopy", _copy)
        for module in (gateway, router):
            patch.setattr(module, "copy", SimpleNamespace(deepcopy=_copy))
        yield


def _copy(value: Any) -> Any:
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # there is more in it than what JSON has
        return deepcopy(value)


@pytest.fixture(scope="session")
def prewarmed() -> None:
    """Draw what pictures share in advance: a simulated Discord waits only a few seconds for a bot."""
    for key in GAMES:
        prewarm(key)


@pytest.fixture
def drawn(prewarmed: None) -> None:
    """Draw boards and maps as they are, for a test that looks at them."""


@pytest.fixture(scope="session", autouse=True)
def brisk() -> None:
    """Let a simulated Discord look every few milliseconds whether the bot has finished."""
    defaults = simcord.Env._settle_internal.__kwdefaults__
    assert defaults is not None
    defaults["idle"] = 0.004


@pytest.fixture(autouse=True)
def computers_act_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the pause before a computer acts: a simulated Discord waits for what is due within seconds."""
    for module in (effects, computer_service):
        monkeypatch.setattr(module, "PAUSE", COMPUTER_PAUSE)
    monkeypatch.setattr(computer_service, "PAUSES", {})


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

    async def stream(
        _pool: WorkerPool,
        _match_id: int,
        call: Callable[[], Generator[Any, None, T]],
        on_progress: Callable[[Any], object],
    ) -> T:
        steps = call()
        while True:
            try:
                on_progress(next(steps))
            except StopIteration as end:
                answer: T = end.value
                return answer
            await asyncio.sleep(0)  # noqa: TID251 - gives way as a process would

    monkeypatch.setattr(WorkerPool, "ask", ask)
    monkeypatch.setattr(WorkerPool, "stream", stream)


@pytest.fixture(autouse=True)
def blank(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace boards and maps with one small picture, unless a test uses ``drawn``: matches have hundreds."""
    if "drawn" in request.fixturenames:
        return
    data = BytesIO()
    Image.new("RGB", (4, 3)).save(data, "JPEG")
    picture = Picture(data.getvalue(), "A board.", (4, 3))
    monkeypatch.setattr(board_messages, "draw_board", lambda *_: picture)
    monkeypatch.setattr(computer_turns, "draw_hint", lambda *_: picture)
    monkeypatch.setattr(help_command, "draw_overview", lambda _: picture)
    monkeypatch.setattr(lessons, "draw_step", lambda *_: picture)
    monkeypatch.setattr(replay, "draw_frame", lambda *_: picture)
    monkeypatch.setattr(panels, "map_picture", lambda *_, **__: picture)


@pytest.fixture
def tidied() -> None:
    """Let a bot tidy up when it is ready, for a test that looks at that."""


@pytest.fixture(autouse=True)
def untidied(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no bot tidy up when it is ready, unless a test uses ``tidied``: that takes a tenth of the time."""
    if "tidied" in request.fixturenames:
        return

    async def do_nothing(_: Retention) -> None:
        return None

    monkeypatch.setattr(Retention, "on_ready", do_nothing)


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
