"""Fixtures for the simulated world of this folder's tests."""

import asyncio
import marshal
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from contextlib import nullcontext
from copy import deepcopy
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import discord
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
from bot.client.bot import Guildhall
from bot.games import GAMES
from bot.locales import languages
from bot.match import effects
from bot.match.models import Match
from bot.players import Level, get_computer
from bot.services import computer_service
from bot.services.outbox import Outbox
from bot.services.scheduler import Scheduler
from bot.services.worker_pool import Worker, WorkerPool
from bot.store import engine
from cogs.archive import replay
from cogs.board import board_messages
from cogs.help import help as help_command
from cogs.help import lessons
from cogs.match import computer_players
from cogs.space_builder import shown_panels
from cogs.upkeep.retention import Retention
from rendering import Picture
from tests.play.world import World, new_bot, release_resources

PLAYOUTS, NODES = 4, 200
COMPUTER_DELAY = 20
"""The milliseconds until a computer acts in these tests."""
T = TypeVar("T")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests with real pictures in one process, so that the caches of pictures are filled once."""
    for item in items:
        if "real_pictures" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("real_pictures"))


@pytest.fixture(scope="session", autouse=True)
def shared_translations() -> Iterator[None]:
    """Translate the commands only for the first bot: translating takes a third of the time of a start."""
    translate, payloads = app_commands.Group.get_translated_payload, dict[Any, bytes]()

    async def get_payload(group: Any, tree: Any, translator: Any) -> Any:
        key = group.qualified_name, languages()
        if key not in payloads:
            payloads[key] = msgspec.json.encode(await translate(group, tree, translator))
        return msgspec.json.decode(payloads[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.Group, "get_translated_payload", get_payload)
        yield


@pytest.fixture(scope="session", autouse=True)
def unparsed_commands() -> Iterator[None]:
    """Skip parsing the commands that Discord returns when they are sent: nobody reads them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.tree, "AppCommand", lambda *, data, **_: data["id"])
        yield


@pytest.fixture(scope="session", autouse=True)
def shared_sql_cache() -> Iterator[None]:
    """Let all bots share compiled SQL statements: each would compile its own again."""
    cache: dict[Any, Any] = {}

    def create(*values: Any, **options: Any) -> AsyncEngine:
        return create_async_engine(*values, execution_options={"compiled_cache": cache}, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "create_async_engine", create)
        # Statements are compiled for a dialect, and each engine has one of its own.
        patch.setattr(SQLiteDialect_aiosqlite, "__eq__", lambda one, other: type(one) is type(other))
        patch.setattr(SQLiteDialect_aiosqlite, "__hash__", lambda one: hash(type(one)))
        yield


@pytest.fixture(scope="session", autouse=True)
def fast_copies() -> Iterator[None]:
    """Copy payloads of the simulated Discord with ``marshal``, many times faster than ``deepcopy``."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (components, results, simulation):
            patch.setattr(module, "deepcopy", _copy)
        for module in (gateway, router):
            patch.setattr(module, "copy", SimpleNamespace(deepcopy=_copy))
        yield


def _copy(value: Any) -> Any:
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # the payload contains more than JSON types
        return deepcopy(value)


@pytest.fixture
def real_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw real boards and maps, for a test that looks at them.

    On a busy machine a board takes longer than the five seconds that a simulated Discord waits.
    """
    environment: Any = simcord.Env
    monkeypatch.setitem(environment.__init__.__kwdefaults__, "settle_timeout", 60.0)


@pytest.fixture(scope="session", autouse=True)
def short_polling() -> None:
    """Let the simulated Discord check every few milliseconds whether the bot has finished."""
    environment: Any = simcord.Env
    environment._settle_internal.__kwdefaults__["idle"] = 0.004


@pytest.fixture(scope="session", autouse=True)
def patient_clock() -> None:
    """Let moving the clock by hours take longer than five seconds, as on a busy machine."""
    environment: Any = simcord.Env
    advance = environment.advance_time

    async def advance_patiently(env: Any, seconds: float) -> None:
        usual, env.settle_timeout = env.settle_timeout, 60.0
        try:
            await advance(env, seconds)
        finally:
            env.settle_timeout = usual

    environment.advance_time = advance_patiently


@pytest.fixture
def usual_delays() -> None:
    """Let computers act after their usual delay, for a test of the delay."""


@pytest.fixture(autouse=True)
def short_delays(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the delay before a computer acts: a simulated Discord waits for what is due within seconds."""
    if "usual_delays" in request.fixturenames:
        return
    for module in (effects, computer_service):
        monkeypatch.setattr(module, "ACTION_DELAY", COMPUTER_DELAY)
    monkeypatch.setattr(computer_service, "LEVEL_DELAYS", {})


@pytest.fixture
def quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make computers search little and in this process; other tests measure how well they play."""

    def reduce_search(level: Level) -> Level:
        return replace(level, playouts=min(level.playouts, PLAYOUTS), nodes=min(level.nodes, NODES))

    for key in GAMES:
        kind = type(get_computer(key))
        monkeypatch.setattr(
            kind, "levels", {name: reduce_search(level) for name, level in kind.levels.items()}
        )

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


@pytest.fixture
def worker_processes() -> None:
    """Let a bot start the processes that search and draw clips, for a test of them."""


@pytest.fixture(autouse=True)
def no_worker_processes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a quick test that starts such a process unless it uses ``worker_processes``.

    On a busy machine that takes longer than the five seconds that a simulated Discord waits.
    """
    started: list[Worker] = []
    start = Worker.start

    def start_and_note(worker: Worker) -> Any:
        started.append(worker)
        return start(worker)

    monkeypatch.setattr(Worker, "start", start_and_note)
    yield
    if "worker_processes" not in request.fixturenames and not request.node.get_closest_marker("nightly"):
        assert not started


@pytest.fixture(autouse=True)
def blank_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all boards and maps with a small picture, unless a test uses ``real_pictures``.

    Behind the pixels of a board stands a digest of what it shows, so that no two are the same file.
    """
    if "real_pictures" in request.fixturenames:
        return
    data = BytesIO()
    Image.new("RGB", (4, 3)).save(data, "JPEG")
    picture = Picture(data.getvalue(), "A board.", (4, 3))

    def draw_board(match: Match, view: Any, *others: object) -> Picture:
        shown = match.theme, match.locale, match.options, view, others[1:2]
        return picture._replace(data=picture.data + sha256(repr(shown).encode()).digest())

    monkeypatch.setattr(board_messages, "draw_board", draw_board)
    monkeypatch.setattr(computer_players, "draw_view", lambda *_, **__: picture)
    monkeypatch.setattr(help_command, "draw_overview", lambda _, **__: picture)
    monkeypatch.setattr(lessons, "draw_step", lambda *_, **__: picture)
    monkeypatch.setattr(replay, "draw_view", lambda *_, **__: picture)
    monkeypatch.setattr(shown_panels, "map_picture", lambda *_, **__: picture)


@pytest.fixture
def startup_tidying() -> None:
    """Let a bot delete old data when it is ready, for a test that checks it."""


@pytest.fixture(autouse=True)
def no_startup_tidying(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip deleting old data at the start, which takes time, unless a test uses ``startup_tidying``."""
    if "startup_tidying" in request.fixturenames:
        return

    async def do_nothing(_: Retention) -> None:
        return None

    monkeypatch.setattr(Retention, "on_ready", do_nothing)


@pytest.fixture
def frozen_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock unless a test moves it: the simulated Discord would wait for timers due soon."""
    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)


@pytest.fixture
def expired_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards be edited as after a restart: not as the answer to a click."""
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: True)


@pytest.fixture
def simcord_bot(database: Path) -> Guildhall:
    """Return the real bot, for SimCord's own fixture."""
    return new_bot(database)


@pytest.fixture(autouse=True)
def simulations(monkeypatch: pytest.MonkeyPatch) -> list[simcord.Env]:
    """Let the simulated Discord wait for all timers and posts, also if a test causes them without a click.

    Return the list for the simulation of the test. A bot keeps the methods: this runs before one is created.
    """
    running: list[simcord.Env] = []
    for worker in (Scheduler, Outbox):
        wake: Callable[..., None] = worker.wake

        def wake_in_scope(*args: Any, wake: Callable[..., None] = wake) -> None:
            with running[0]._bot_scope() if running else nullcontext():
                wake(*args)

        monkeypatch.setattr(worker, "wake", wake_in_scope)
    return running


@pytest.fixture
async def world(
    simcord_env: simcord.Env, database: Path, simulations: list[simcord.Env]
) -> AsyncIterator[World]:
    """Return a new server with four users and the bot; each edit of the bot has to set its mentions."""
    simulations.append(simcord_env)
    new_world = World(simcord_env, database)
    yield new_world
    await release_resources(new_world.bot)
    assert new_world.discord.edits_without_mentions == []
