"""A stage: one database, one Discord, and the process of the bot, which is started again whenever it ends."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic

from bot.store.files import open_read_only
from tests.chaos.block import Block
from tests.chaos.bots import Child, Nursery, kill_session, pause, session
from tests.chaos.stand_in import Channel, StandIn
from tests.chaos.tables import tables
from tests.chaos.tally import Tally

START_SECONDS = 30.0
END_SECONDS = 10.0
MEGABYTE = 1 << 20


class Stage:
    """The stage of an episode."""

    def __init__(self, nursery: Nursery, folder: Path, rng: Random, tally: Tally) -> None:
        self.nursery = nursery
        self.folder = folder
        self.rng = rng
        self.tally = tally
        self.discord = StandIn()
        self.tables = tables()
        self.discord.channels.update({table.channel: Channel() for table in self.tables})
        self.data = folder / "data"
        self.data.mkdir(parents=True)
        self.database = self.data / "guildhall.db"
        self.block = Block(folder / "block")
        self.child: Child | None = None
        self.starts = 0
        self.size = ""
        """What is told beside the times and the memory of a large database."""
        self.disturbances = 0
        """Rises whenever something begins or ends that keeps an answer from a user."""
        self.discord_fails = 0
        self.database_fails = 0
        self.is_stopping = False
        self.down_seconds = 0.0
        """The seconds of Discord's time that pass before the next start."""
        self._began = monotonic()
        self._is_killed = False
        self._end_requested_at: float | None = None
        self._records: dict[int, list[tuple[int, str]]] = {}

    @property
    def log_file(self) -> Path:
        return self.folder / "bot.log"

    def note(self, line: str) -> None:
        """Write a line about what happens to the log of the stage."""
        with (self.folder / "events.log").open("a") as file:
            file.write(f"{monotonic() - self._began:7.2f} {line}\n")

    # The process

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["Stage"]:
        """Run Discord and the bot for the body."""
        async with self.discord.running():
            supervisor = asyncio.create_task(self._supervise())
            watcher = asyncio.create_task(self._watch())
            try:
                yield self
            finally:
                self.is_stopping = True
                watcher.cancel()
                if self.child is not None and self.child.is_running:
                    kill_session(self.child.pid)
                supervisor.cancel()
                await asyncio.wait([watcher, supervisor])
        for task in (watcher, supervisor):
            if not task.cancelled():
                task.result()

    async def _supervise(self) -> None:
        """Start the bot whenever it does not run, as an operating system does."""
        while not self.is_stopping:
            self.disturbances += 1
            began = monotonic()
            self.child = child = await self.nursery.start(
                "run", self.folder / "block", self.database, self.discord.url, self.log_file
            )
            self.starts += 1
            self.note(f"started {child.pid}")
            ready = asyncio.create_task(self._await_ready(child, began))
            status = None
            while status is None:
                status = await child.wait(1)
                if status is None and self._end_requested_at is not None:
                    await self._enforce_end(child)
            ready.cancel()
            self.discord.ready.clear()
            self.disturbances += 1
            await self._note_end(child, status)
            if self.down_seconds:
                self.shift(both=self.down_seconds)
                self.down_seconds = 0.0

    async def _await_ready(self, child: Child, began: float) -> None:
        while child.is_running:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.discord.ready.wait(), 1)
                break
            if self.database_fails or self.discord_fails:
                began = monotonic()
            if monotonic() - began > START_SECONDS:
                self.tally.check("start", False, f"not ready after {START_SECONDS:.0f} s")
                return
        if child.is_running:
            self.tally.check("start", True)
            self.tally.measure(f"seconds to start{self.size}", monotonic() - began)

    async def _enforce_end(self, child: Child) -> None:
        assert self._end_requested_at is not None
        if monotonic() - self._end_requested_at > 3 * END_SECONDS:
            child.signal(signal.SIGKILL)

    async def _note_end(self, child: Child, status: int) -> None:
        self.note(f"ended {child.pid} with {status}")
        if self._end_requested_at is not None:
            took = monotonic() - self._end_requested_at
            self.tally.measure("seconds to end", took)
            is_kept = took < END_SECONDS and status in (0, -signal.SIGTERM)
            self.tally.check("end", is_kept or self._is_killed, f"{took:.1f} s, status {status}")
        elif status != -signal.SIGKILL:
            is_excused = self.database_fails or self.discord_fails
            self.tally.check("up", bool(is_excused), f"ended by itself with status {status}")
        self._end_requested_at, self._is_killed = None, False
        for _ in range(100):
            survivors = list(session(child.pid))
            if not survivors:
                break
            await pause(0.1)
        self.tally.check("left", not survivors, f"{survivors} of the session of {child.pid}")
        kill_session(child.pid)

    async def _watch(self) -> None:
        """Look at the records now and then: what was stored once has to stay."""
        while True:
            await pause(1)
            self.tally.check("up", True)
            if self.child is not None:
                self.tally.measure(f"MB of memory{self.size}", self.child.memory() / MEGABYTE)
            self.compare_records()

    def kill(self) -> None:
        """Kill the process."""
        if self.child is not None:
            self._is_killed = True
            self.disturbances += 1
            self.child.signal(signal.SIGKILL)

    def freeze(self) -> None:
        """Stop the process in the middle of what it does."""
        if self.child is not None:
            self.child.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let the process go on."""
        if self.child is not None:
            self.child.signal(signal.SIGCONT)

    async def wait_for_start(self, seconds: float) -> None:
        """Wait until the process is started once more, at most some seconds."""
        starts, until = self.starts, monotonic() + seconds
        while self.starts == starts and monotonic() < until:
            await pause(0.02)

    def will_die(self) -> None:
        """Note that the process is going to kill itself."""
        self.disturbances += 1
        self._is_killed = True

    async def terminate(self) -> None:
        """Tell the process to end, and wait until it has."""
        child = self.child
        if child is None or not child.is_running or self._end_requested_at is not None:
            return
        self.disturbances += 1
        self._end_requested_at = monotonic()
        self.note("SIGTERM")
        child.signal(signal.SIGTERM)
        await child.wait()

    async def stop(self) -> None:
        """End the process for good."""
        self.is_stopping = True
        await self.terminate()
        while self._end_requested_at is not None:
            await pause(0.05)

    def shift(self, *, both: float = 0.0, bot: float = 0.0) -> None:
        """Let time jump, for everybody or for the bot alone."""
        self.discord.offset += both
        self.block.clock += both + bot
        self.note(f"clocks jump by {both:+.0f} s, the bot's by {bot:+.0f} s more")

    @contextmanager
    def failing(self, *, database: bool = False, discord: bool = False) -> Iterator[None]:
        """Note that something fails during the body."""
        self.disturbances += 1
        self.database_fails += database
        self.discord_fails += discord
        try:
            yield
        finally:
            self.disturbances += 1
            self.database_fails -= database
            self.discord_fails -= discord

    # The database, from outside

    def query(self, sql: str) -> list[tuple[object, ...]]:
        """Return the rows of a query, none while there is no such database or table."""
        return self._find_rows(sql) or []

    def _find_rows(self, sql: str) -> list[tuple[object, ...]] | None:
        if not self.database.exists():
            return None
        with suppress(sqlite3.OperationalError), closing(open_read_only(self.database)) as connection:
            return connection.execute(sql).fetchall()
        return None

    def compare_records(self) -> None:
        """Check that every record begins with what it held before; what users took back stays stored too."""
        records: dict[int, list[tuple[int, str]]] = {}
        rows = self._find_rows("SELECT match_id, player, action FROM actions ORDER BY match_id, id")
        if rows is None:
            return
        for match, player, action in rows:
            records.setdefault(int(str(match)), []).append((int(str(player)), str(action)))
        for match, before in self._records.items():
            now = records.get(match, [])
            self.tally.check("lost", now[: len(before)] == before, f"match {match}: {before} became {now}")
        self._records = records

    def is_quiet(self) -> bool:
        """Return whether the bot has nothing left to deliver, to think about or to try again.

        The map of a race is announced, shown and then committed; if Discord fails in between, a timer shows
        it once more.
        """
        waiting = self.query(
            "SELECT (SELECT count(*) FROM outbox), (SELECT count(*) FROM timers WHERE kind = 'think'), "
            "(SELECT count(*) FROM boards JOIN matches ON id = match_id "
            "WHERE boards.board_seq > matches.board_seq)"
        )
        return waiting == [(0, 0, 0)]

    def is_whole(self) -> bool:
        """Return whether the database passes its check."""
        if not self.database.exists():
            return True
        try:
            with closing(open_read_only(self.database)) as connection:
                whole = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
                return whole and connection.execute("PRAGMA foreign_key_check").fetchall() == []
        except sqlite3.DatabaseError as error:
            self.note(repr(error))
            return False
