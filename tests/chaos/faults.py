"""The faults: each strikes for a few seconds and is over when it returns."""

import asyncio
import sqlite3
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from fnmatch import fnmatch
from random import Random
from socket import SO_LINGER, SOL_SOCKET
from struct import pack
from typing import ClassVar

from aiohttp import web

from bot.store.files import is_whole
from tests.chaos.block import (
    AFTER,
    BEFORE,
    BROKEN,
    COMMITS,
    DURING,
    FAILURE,
    MOMENT,
    READ_ONLY,
    SOUND,
    STATEMENTS,
)
from tests.chaos.bots import pause
from tests.chaos.stage import Stage
from tests.chaos.stand_in import refuse
from tests.client.discord_server import Answer

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0
_RESET_AT_ONCE = pack("ii", 1, 0)
"""The option of a socket that is closed with a reset."""

CHANNEL_GONE = "channel gone"


class Fault(ABC):
    """Something that goes wrong."""

    key: ClassVar[str]

    def prepare(self, stage: Stage) -> None:  # noqa: B027 - most have nothing to prepare
        """Prepare the stage before the bot is started for the first time."""

    @abstractmethod
    async def strike(self, stage: Stage) -> None:
        """Strike once."""


# Deaths


class Kill(Fault):
    """SIGKILL at a random moment; sometimes minutes pass before the next start."""

    key = "kill"

    async def strike(self, stage: Stage) -> None:
        stage.down_seconds = stage.rng.choice((0.0, 10 * MINUTE))
        stage.kill()


class KillInCommit(Fault):
    """SIGKILL right before a commit, while it is made, or right after it."""

    key = "kill in a commit"

    async def strike(self, stage: Stage) -> None:
        stage.will_die()
        stage.down_seconds = stage.rng.choice((0.0, 10 * MINUTE))
        stage.block.set(MOMENT, stage.rng.choice((BEFORE, DURING, AFTER)))
        stage.block.set(COMMITS, stage.rng.randint(1, 12))
        await stage.wait_for_start(2)
        stage.block.set(COMMITS, 0)


class KillAtRequest(Fault):
    """SIGKILL right before Discord does what a request asks, or right after, before the answer arrives."""

    key = "kill at a request"

    async def strike(self, stage: Stage) -> None:
        method, path = stage.rng.choice(
            (
                ("POST", "/channels/*/messages"),
                ("PATCH", "/channels/*/messages/*"),
                ("POST", "/interactions/*"),
                ("*", "*"),
            )
        )
        remaining = stage.rng.randint(1, 3)

        async def strike(actual_method: str, actual_path: str) -> None:
            nonlocal remaining
            if fnmatch(actual_method, method) and fnmatch(actual_path, path):
                remaining -= 1
                if remaining == 0:
                    stage.kill()

        name = stage.rng.choice(("before_effect", "after_effect"))
        stage.down_seconds = stage.rng.choice((0.0, 10 * MINUTE))
        setattr(stage.discord, name, strike)
        await stage.wait_for_start(3)
        setattr(stage.discord, name, None)
        stage.down_seconds = 0.0


class KillAtStart(Fault):
    """SIGKILL at a statement of a start, the migration of a new database included, several times in a row."""

    key = "kill at the start"

    def prepare(self, stage: Stage) -> None:
        stage.will_die()
        stage.block.set(STATEMENTS, stage.rng.randint(1, 60))

    async def strike(self, stage: Stage) -> None:
        for _ in range(3):
            stage.will_die()
            stage.kill()
            stage.block.set(STATEMENTS, stage.rng.randint(1, 40))
            await pause(1.5)
        stage.block.set(STATEMENTS, 0)


class Terminate(Fault):
    """SIGTERM in the middle of play."""

    key = "SIGTERM"

    async def strike(self, stage: Stage) -> None:
        await stage.terminate()


class Freeze(Fault):
    """SIGSTOP at a random moment for longer than any lease, then SIGCONT: what it held is not its own now."""

    key = "frozen"

    async def strike(self, stage: Stage) -> None:
        with stage.failing(discord=True):  # nobody answers meanwhile
            stage.freeze()
            stage.shift(both=10 * MINUTE)
            await pause(stage.rng.uniform(1, 4))
            stage.thaw()


# The database


class DiskFull(Fault):
    """A disk without a free byte: a small file system of memory if this user may mount one."""

    key = "disk full"
    size = 12

    def prepare(self, stage: Stage) -> None:
        with suppress(OSError, subprocess.CalledProcessError):
            subprocess.run(
                ["mount", "-t", "tmpfs", "-o", f"size={self.size}m", "chaos", str(stage.data)],
                check=True,
                capture_output=True,
            )

    async def strike(self, stage: Stage) -> None:
        if not stage.data.is_mount():
            return
        ballast = stage.data / "ballast"
        with stage.failing(database=True):
            with suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            await pause(stage.rng.uniform(2, 6))
            ballast.unlink()


class Locked(Fault):
    """A database that another process locks, for longer than a statement waits or shorter."""

    key = "database locked"

    async def strike(self, stage: Stage) -> None:
        with (
            stage.failing(database=True),
            suppress(sqlite3.OperationalError),  # the bot itself locks it for too long
            closing(sqlite3.connect(stage.database, timeout=1, isolation_level=None)) as connection,
        ):
            connection.execute("BEGIN IMMEDIATE")
            await pause(stage.rng.choice((1.0, 7.0)))
            connection.execute("ROLLBACK")


@dataclass(frozen=True)
class Unusable(Fault):
    """A database that fails whatever is asked of it, or whatever is written."""

    key: str  # type: ignore[misc]
    failure: int

    async def strike(self, stage: Stage) -> None:
        with stage.failing(database=True):
            stage.block.set(FAILURE, self.failure)
            await pause(stage.rng.uniform(1, 5))
            stage.block.set(FAILURE, SOUND)


class BackupKilled(Fault):
    """A backup during play that is killed at a random moment."""

    key = "backup killed"

    async def strike(self, stage: Stage) -> None:
        folder = stage.folder / "backups"
        folder.mkdir(exist_ok=True)
        for number in range(3):
            target = folder / f"{stage.rng.getrandbits(32)}-{number}.db"
            log = stage.folder / "backup.log"
            child = await stage.nursery.start("backup", stage.folder / "block", stage.database, target, log)
            if number:
                await pause(stage.rng.uniform(0, 0.15))
                child.signal(9)
            await child.wait()
            is_kept = is_whole(target) if target.exists() else bool(number)
            stage.tally.check("backup", is_kept, f"{target.name}, try {number}")


# Discord


@dataclass
class RequestFault:
    """What happens to a part of the requests of some kind."""

    failure: str
    chance: float
    rng: Random
    is_after: bool = False
    path: str = "*"

    def hits(self, method: str, path: str) -> bool:
        is_of_play = method != "GET" or path.startswith("/channels/")
        return is_of_play and fnmatch(path, self.path) and self.rng.random() < self.chance

    async def answer(self, request: web.Request) -> web.StreamResponse:
        if self.failure.isdecimal():
            status = int(self.failure)
            code = {403: 50001, 404: 10003}.get(status, 0)
            response = refuse(status, code, "made up")
            if status == 429:
                body = {"retry_after": 1.0, "global": False, "message": "slow", "code": 0}
                response = Answer(429, body, {"Retry-After": "1", "Via": "1.1 google"}).response()
            return response
        if self.failure == "timeout":
            await asyncio.wait([asyncio.get_running_loop().create_future()], timeout=4)
        if request.transport is not None:
            if self.failure == "reset":
                socket = request.transport.get_extra_info("socket")
                socket.setsockopt(SOL_SOCKET, SO_LINGER, _RESET_AT_ONCE)
            request.transport.abort()
        return web.Response()


@dataclass
class AcknowledgementFault(RequestFault):
    """What happens to the first try to acknowledge each interaction; the next ones pass."""

    path: str = "/interactions/*"
    tried: set[str] = field(default_factory=set)

    def hits(self, method: str, path: str) -> bool:
        if not super().hits(method, path) or path in self.tried:
            return False
        self.tried.add(path)
        return True


@dataclass(frozen=True)
class DiscordFails(Fault):
    """Discord fails in one way at some of the requests, before or after it has done what they ask."""

    key: str  # type: ignore[misc]
    failure: str
    path: str = "*"
    is_always_before: bool = False

    async def strike(self, stage: Stage) -> None:
        is_after = not self.is_always_before and stage.rng.random() < 0.5
        fault = RequestFault(self.failure, stage.rng.choice((0.3, 1.0)), stage.rng, is_after, self.path)
        with stage.failing(discord=True):
            stage.discord.faults.append(fault)
            await pause(stage.rng.uniform(1, 5))
            stage.discord.faults.remove(fault)
            if self.failure in ("403", "404"):  # Discord tells of the permission that is back
                for channel in list(stage.discord.channels):
                    await stage.discord.tell_of_change(channel)


class AcknowledgementsFail(Fault):
    """The first try to acknowledge each interaction fails; no user may notice."""

    key = "acknowledgement lost"

    async def strike(self, stage: Stage) -> None:
        failure, is_after = stage.rng.choice(("reset", "cut", "500")), stage.rng.random() < 0.5
        fault = AcknowledgementFault(failure, 1.0, stage.rng, is_after)
        stage.discord.faults.append(fault)
        await pause(stage.rng.uniform(2, 5))
        stage.discord.faults.remove(fault)


class GatewayCut(Fault):
    """A gateway that cuts the connection and begins a new session."""

    key = "gateway cut"

    async def strike(self, stage: Stage) -> None:
        with stage.failing(discord=True):
            await stage.discord.cut()
            await pause(1)


# Clocks


@dataclass(frozen=True)
class ClockJump(Fault):
    """A clock that jumps: that of the bot alone, or time itself, as for a machine that was asleep."""

    key: str  # type: ignore[misc]
    steps: tuple[float, ...]
    is_time_itself: bool = False

    async def strike(self, stage: Stage) -> None:
        step = stage.rng.choice(self.steps)
        if self.is_time_itself:
            stage.shift(both=step)
            await pause(1)
            return
        stage.shift(bot=step)
        await pause(stage.rng.uniform(2, 5))
        stage.shift(bot=-step)


_MESSAGES = "/channels/*"
_ALL: tuple[Fault, ...] = (
    Kill(),
    KillInCommit(),
    KillAtRequest(),
    KillAtStart(),
    Terminate(),
    Freeze(),
    DiskFull(),
    Locked(),
    Unusable("database read-only", READ_ONLY),
    Unusable("database gone", BROKEN),
    BackupKilled(),
    DiscordFails("Discord 500", "500"),
    DiscordFails("Discord 502", "502"),
    DiscordFails("Discord 429", "429", is_always_before=True),
    DiscordFails("Discord silent", "timeout"),
    DiscordFails("connection cut", "cut"),
    DiscordFails("permission lost", "403", _MESSAGES, is_always_before=True),
    DiscordFails(CHANNEL_GONE, "404", _MESSAGES, is_always_before=True),
    AcknowledgementsFail(),
    GatewayCut(),
    ClockJump("NTP step", (-30.0, -2.0, -0.5, 0.5, 2.0, 30.0)),
    ClockJump("clock an hour off", (-HOUR, HOUR)),
    ClockJump("clock a day off", (-DAY, DAY)),
    ClockJump("machine asleep", (15 * MINUTE, HOUR, DAY), is_time_itself=True),
)
FAULTS: Mapping[str, Fault] = {fault.key: fault for fault in _ALL}
"""All faults, by name."""
