"""Episodes of play under faults, each with a seed of its own, a new database and a new Discord."""

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from bot.store import Store
from tests.benchmarks.filling import database_url, fill
from tests.chaos.audit import Audit
from tests.chaos.bots import Nursery, nursery, pause
from tests.chaos.faults import CHANNEL_GONE, FAULTS, Fault
from tests.chaos.players import Players
from tests.chaos.stage import Stage
from tests.chaos.stand_in import GUILD
from tests.chaos.tally import Tally

MANY = 5_000
SETTLE_SECONDS = 75.0
"""The seconds that the bot has to deliver everything once nothing fails any more, before it is restarted.

A claim ends after a minute, and every minute the bot looks at what is due, however its clock was set.
"""
SETTLES = 3


@dataclass(frozen=True)
class Plan:
    """What an episode is like: the number of faults, the seconds between them, the pace of the players.

    One of ``many_every`` episodes begins with 5,000 matches; with 0 none does.
    """

    faults: int = 3
    gap: float = 3.0
    pace: float = 0.25
    many_every: int = 10
    only: Sequence[str] = ()
    """The names of the faults to draw from; empty for all."""


class Campaign:
    """A campaign in a folder, which keeps what is needed to look into a failure."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.tally = Tally(folder)
        self.failed_seeds: list[int] = []
        """The seeds of the episodes in which a promise was broken."""

    async def run(self, seconds: float, first_seed: int) -> None:
        """Run episodes until the time is over, at least one."""
        until, seed = monotonic() + seconds, first_seed
        async with nursery() as children:
            while True:
                await self.run_episode(children, seed)
                seed += 1
                if monotonic() >= until:
                    return

    async def run_episode(self, children: Nursery, seed: int) -> None:
        """Run an episode; keep its folder only if a promise was broken."""
        folder = self.folder / f"seed-{seed}"
        shutil.rmtree(folder, ignore_errors=True)
        rng, before = Random(f"chaos {seed}"), len(self.tally.details)
        names = list(self.plan.only or FAULTS)
        faults = [FAULTS[name] for name in rng.sample(names, min(self.plan.faults, len(names)))]
        is_many = bool(self.plan.many_every) and seed % self.plan.many_every == self.plan.many_every - 1
        stage = Stage(children, folder, rng, self.tally)
        self.tally.counts["episodes"] += 1
        try:
            async with self._prepare_stage(stage, faults, is_many=is_many):
                await self.play(stage, faults, is_many=is_many)
                await self.judge(stage)
        finally:
            failures = self.tally.details[before:]
            if failures:
                self.failed_seeds.append(seed)
                (folder / "failures.txt").write_text("\n".join(failures) + "\n")
            else:
                shutil.rmtree(folder, ignore_errors=True)

    @asynccontextmanager
    async def _prepare_stage(
        self, stage: Stage, faults: Sequence[Fault], *, is_many: bool
    ) -> AsyncIterator[None]:
        try:
            if is_many:
                await self._fill(stage)
            else:
                for fault in faults:
                    fault.prepare(stage)
            yield
        finally:
            if stage.data.is_mount():
                _unmount(stage)

    async def _fill(self, stage: Stage) -> None:
        """Begin with 5,000 matches of this server that a dead process has left to deliver."""
        template = self.folder / "many.db"
        if not template.exists():
            await fill(template, MANY)
            with closing(sqlite3.connect(template)) as connection:
                connection.execute(f"UPDATE matches SET guild_id = {GUILD}")
                connection.execute(
                    f"INSERT INTO outbox (match_id, guild_id, due_at) SELECT id, {GUILD}, 0 FROM matches"
                )
                connection.execute(
                    "UPDATE boards SET public_revision ="
                    " (SELECT public_revision FROM matches WHERE matches.id = match_id)"
                )
                connection.commit()
        shutil.copy(template, stage.database)
        stage.size = f" with {MANY:,} matches"

    async def play(self, stage: Stage, faults: Sequence[Fault], *, is_many: bool = False) -> None:
        """Play under faults, then let everything calm down and end the bot."""
        players = Players(stage, self.plan.pace)
        async with stage.serving():
            playing = asyncio.create_task(players.play())
            try:
                for fault in faults:
                    await pause(stage.rng.uniform(0.5, 1.5) * self.plan.gap)
                    self.tally.faults[fault.key] += 1
                    stage.note(fault.key)
                    await fault.strike(stage)
                    stage.note(f"{fault.key} is over")
                await pause(self.plan.gap)
            finally:
                players.is_over = True
                await playing
            await self._settle(stage)
        if is_many and not any(fault.key == CHANNEL_GONE for fault in faults):
            # Matches whose channels seem gone wait, go on once they are back, and are posted again.
            posted_channels = {number for number, one in stage.discord.channels.items() if one.posts}
            unwanted_channels = posted_channels - {table.channel for table in stage.tables}
            stage.tally.check(
                "quiet", not unwanted_channels, f"{len(unwanted_channels)} channels", trials=MANY
            )

    async def judge(self, stage: Stage) -> None:
        """Check what is stored, and what Discord shows of it."""
        stage.tally.check("whole", stage.is_whole(), "after the end")
        stage.compare_records()
        store = Store(database_url(stage.database))
        try:
            await Audit(stage, store).run()
        finally:
            await store.close()

    async def _settle(self, stage: Stage) -> None:
        """Let the bot finish what it has to do, restart it if it waits for long, and end it."""
        for attempt in range(SETTLES):
            began = monotonic()
            while monotonic() - began < SETTLE_SECONDS:
                if stage.discord.ready.is_set() and stage.is_quiet():
                    break
                await pause(0.2)
            else:
                self.tally.counts["restarts to settle"] += 1
                self._note_slow(stage)
            self.tally.measure("seconds to settle", monotonic() - began)
            if attempt == SETTLES - 1 or (stage.is_quiet() and await self._stays_quiet(stage)):
                await stage.stop()
                return
            await stage.terminate()

    def _note_slow(self, stage: Stage) -> None:
        """Keep what the bot waits for although nothing fails any more: that is slow, but nothing is lost."""
        waiting = "SELECT match_id, due_at - {0}, claimed_until - {0}, attempts, blocked FROM outbox"
        now = int(stage.discord.now() * 1000)
        thinking = f"SELECT match_id, kind, due_at - {now} FROM timers WHERE kind = 'think'"
        lines = [stage.folder.name, *map(str, stage.query(waiting.format(now)) + stage.query(thinking))]
        events = (stage.folder / "events.log").read_text()
        with (self.folder / "slow.txt").open("a") as file:
            file.write("\n".join([*lines, events]) + "\n")

    async def _stays_quiet(self, stage: Stage) -> bool:
        await pause(1)
        return stage.is_quiet()


def _unmount(stage: Stage) -> None:
    """Keep what a failure has left, because somebody may want to look at it."""
    with suppress(OSError):
        shutil.copytree(stage.data, stage.folder / "kept", dirs_exist_ok=True)
    subprocess.run(["umount", str(stage.data)], check=False, capture_output=True)
