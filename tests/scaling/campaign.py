"""Matches played on several processes, some killed and others replaced; and what became of the matches."""

import asyncio
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain, cycle
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO, Any

from sqlalchemy import func, make_url, select, text

from bot.match.commands import Join, Start
from bot.match.computer_users import find_free_computer_user
from bot.match.effects import NOTIFICATION_TIMERS
from bot.match.models import LoggedAction, Match, is_computer
from bot.match.new_table import NewTable
from bot.match.notifications import MAX_DIRECT_MESSAGES
from bot.match.replay import replay
from bot.match.timer_values import COMPUTER_TIMER, RULES_TIMER
from bot.services.match_service import MatchService
from bot.services.messenger import DirectMessage, Notification
from bot.store import Store
from bot.store.tables import outbox, processes, shards, timers
from bot.timestamps import milliseconds
from cogs.kit.custom_ids import CustomId, read_custom_id, write_custom_id
from tests.client.stand_in import Message, parts
from tests.example_games import register_examples
from tests.scaling.proxy import DatabaseProxy
from tests.scaling.stand_in import StandIn

ROOT = Path(__file__).parents[2]
PATIENCE = 10.0
"""The seconds after which a user who sees no new board clicks again."""
LONGEST = 120.0
"""The seconds after which something counts as stuck."""
DIRECT_SECONDS = 2.0
"""The seconds for which a kill waits for a direct message, to hit the process that sends it."""
LATE = 10_000
"""The milliseconds by which a clock of a race may be late."""
KINDS = ("mentions", "direct", "computer", "race", "mentions", "direct", "mentions", "mentions")
"""What is special at the tables, one after the other: how users are notified, or what they play."""
POLL = 0.05


@dataclass(frozen=True)
class Plan:
    """What is played.

    ``pace`` is the mean number of seconds that a player thinks, ``haste`` divides the times of the leases,
    ``buckets`` is the number of shards that may identify at once, and with ``everyone`` all processes that
    are connected to a shard get its clicks, otherwise one of them.
    """

    processes: int = 4
    matches: int = 500
    shards: int = 8
    pace: float = 20.0
    haste: float = 1.0
    buckets: int = 16
    everyone: bool = True
    answer_seconds: float = 3.0


@dataclass
class Tally:
    """What users have seen, and what an audit finds. Seconds by the event that was under way."""

    clicks: int = 0
    actions: int = 0
    matches: int = 0
    unanswered_clicks: Counter[str] = field(default_factory=Counter)
    longest: dict[str, float] = field(default_factory=dict)
    lost_actions: int = 0
    doubled_actions: int = 0
    lost_boards: int = 0
    doubled_boards: int = 0
    lost_pings: int = 0
    doubled_pings: int = 0
    direct: int = 0
    lost_direct: int = 0
    doubled_direct: int = 0
    computer_actions: int = 0
    rounds: int = 0
    broken_records: int = 0
    too_soon: int = 0

    def wait(self, event: str, seconds: float) -> None:
        """Note how long a user waited for a board."""
        self.longest[event] = max(seconds, self.longest.get(event, 0.0))

    @property
    def faults(self) -> dict[str, int]:
        """What must not happen, by name; those that did not are left out."""
        counts = {
            "actions lost": self.lost_actions,
            "actions doubled": self.doubled_actions,
            "boards lost": self.lost_boards,
            "boards doubled": self.doubled_boards,
            "notifications lost": self.lost_pings,
            "notifications doubled": self.doubled_pings,
            "direct messages lost": self.lost_direct,
            "direct messages doubled": self.doubled_direct,
            "records that do not lead to what is stored": self.broken_records,
            "identifications too soon": self.too_soon,
        }
        return {name: number for name, number in counts.items() if number}


@dataclass
class _Table:
    """A channel in which two users, or one against a computer, play one match after the other."""

    kind: str
    guild: int
    channel: int
    users: tuple[int, int]
    clicks: set[tuple[int, int, str]] = field(default_factory=set)
    """The match, the revision of the board and the action of each click."""
    before: dict[int, int] = field(default_factory=dict)
    """The mentions made together with others at the table, of each match whose first turn was seen."""


class Campaign:
    """A Discord, a database, processes and players."""

    def __init__(self, plan: Plan, database: str, log: IO[bytes] | int = DEVNULL) -> None:
        self.plan = plan
        self.tally = Tally()
        self.running: list[Process] = []
        self.event = "none"
        """What is under way: ``none``, ``kill``, ``restart``, ``freeze``, ``cut`` or ``terminate``."""
        self.stand_in = StandIn(plan.shards, plan.shards * 4, buckets=plan.buckets, everyone=plan.everyone)
        self._rng = Random(2)
        self._database = database
        self._log = log
        self._store = Store(database)
        self._store.shards.ids = ()  # whatever it does, the processes deliver
        self._matches = MatchService(self._store, lambda *_: None)
        self._store_limit = asyncio.Semaphore(10)
        self._is_over = False
        self._tables = [
            _Table(kind, guild, 10_000 + number, (20_000 + 2 * number, 20_001 + 2 * number))
            for number, kind, guild in zip(
                range(plan.matches), cycle(KINDS), cycle(self.stand_in.guild_ids), strict=False
            )
        ]
        self._leases: dict[str, Process] = {}
        self._proxies: dict[Process, DatabaseProxy] = {}
        self._open_proxies = AsyncExitStack()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["Campaign"]:
        """Start the processes, and end them after the body."""
        with register_examples():
            async with self.stand_in.running(), self._open_proxies:
                await self._store.open()
                direct = [table.users for table in self._tables if table.kind == "direct"]
                for user in chain.from_iterable(direct):
                    await self._store.preferences.set(user, delivery="direct")
                try:
                    for _ in range(self.plan.processes):
                        await self.start()
                    await self._until(self._are_all_shards_served)
                    yield self
                finally:
                    for process in self.running:
                        with suppress(ProcessLookupError):
                            process.kill()
                        await process.wait()
                    await self._store.close()

    # Processes

    async def start(self) -> Process:
        """Start a process and wait until it takes part."""
        known_processes = await self._living()
        proxy = await self._open_proxies.enter_async_context(
            DatabaseProxy(make_url(self._database)).running()
        )
        command = [sys.executable, "-m", "tests.scaling.process", proxy.url, self.stand_in.url]
        process = await asyncio.create_subprocess_exec(
            *command, str(self.plan.haste), cwd=ROOT, stdout=self._log, stderr=self._log
        )
        self.running.append(process)
        self._proxies[process] = proxy

        async def has_joined() -> bool:
            assert process.returncode is None
            new = await self._living() - known_processes
            self._leases.update(dict.fromkeys(new, process))
            return bool(new)

        await self._until(has_joined)
        return process

    async def kill(self) -> None:
        """Kill a process, start another, and wait until every shard is served again."""
        self.event = "kill"
        if not await self._kill_at_direct():
            await self._end(self._rng.choice(self.running))
        await self.start()
        await self._until(self._are_all_shards_served)
        self.event = "none"

    async def _kill_at_direct(self) -> bool:
        """Kill the process that sends the next direct message; return whether there was one soon."""
        direct_event, strikes = asyncio.Event(), asyncio.Lock()
        before = len(self.running)

        async def strike(user: int) -> None:
            direct_event.set()
            async with strikes:
                guild = next(table.guild for table in self._tables if user in table.users)
                query = select(shards.c.holder).where(shards.c.id == (guild >> 22) % self.plan.shards)
                async with self._store.engine.connect() as connection:
                    holder = self._leases.get(str(await connection.scalar(query)))
                if holder in self.running:
                    await self._end(holder)

        self.stand_in.at_direct = strike
        with suppress(TimeoutError):
            await asyncio.wait_for(direct_event.wait(), DIRECT_SECONDS)
        self.stand_in.at_direct = None
        async with strikes:
            return len(self.running) < before

    async def _end(self, victim: Process) -> None:
        self.running.remove(victim)
        victim.kill()
        await victim.wait()

    async def restart(self) -> float:
        """Start a process before the oldest is told to end; return the seconds that this one took."""
        self.event = "restart"
        old = self.running.pop(0)
        await self.start()
        began = monotonic()
        old.terminate()
        assert await asyncio.wait_for(old.wait(), LONGEST) == 0
        took = monotonic() - began
        await self._until(self._are_all_shards_served)
        self.event = "none"
        return took

    async def freeze(self) -> None:
        """Stop a process in the middle of its work for longer than its lease, then let it go on.

        It finds out by itself that others serve its shards.
        """
        self.event = "freeze"
        victim = self._rng.choice(self.running)
        victim.send_signal(signal.SIGSTOP)
        try:
            await self._until_replaced(victim)
        finally:
            victim.send_signal(signal.SIGCONT)
        await self._until(self._are_all_shards_served)
        self.event = "none"

    async def cut(self) -> None:
        """Cut a process off from the database until its lease has ended, then let it connect again."""
        self.event = "cut"
        victim = self._rng.choice(self.running)
        self._proxies[victim].cut()
        try:
            await self._until_replaced(victim)
        finally:
            self._proxies[victim].mend()
        await self._until(self._are_all_shards_served)
        self.event = "none"

    async def terminate(self) -> None:
        """Let the database end all connections of a process, as an operator or a restart of it does."""
        self.event = "terminate"
        proxy = self._proxies[self._rng.choice(self.running)]
        query = text(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE client_port = ANY(:ports)"
        )

        async def has_ended_some() -> bool:  # it may have none at the moment
            async with self._store.engine.connect() as connection:
                return bool(await connection.scalar(query, {"ports": list(proxy.ports)}))

        await self._until(has_ended_some)
        await self._until(self._are_all_shards_served)
        self.event = "none"

    async def _until_replaced(self, victim: Process) -> None:
        """Wait until a process serves no shard any more."""
        names = [name for name, process in self._leases.items() if process is victim]

        async def is_replaced() -> bool:
            async with self._store.engine.connect() as connection:
                query = select(func.count()).where(shards.c.holder.in_(names))
                return not await connection.scalar(query)

        await self._until(is_replaced)

    async def _living(self) -> set[str]:
        async with self._store.engine.connect() as connection:
            return set(await connection.scalars(select(processes.c.id)))

    async def _are_all_shards_served(self) -> bool:
        """Return whether every shard has a living holder, and a connection."""
        async with self._store.engine.connect() as connection:
            query = select(func.count()).where(
                shards.c.holder.in_(select(processes.c.id)),
                ~shards.c.is_abandoned,
                shards.c.successor.is_(None),
            )
            count = await connection.scalar(query)
        connected_shards = {session.shard for session in self.stand_in.sessions}
        return count == len(connected_shards) == self.plan.shards

    async def _until(self, happens: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(LONGEST):
            while not await happens():  # noqa: ASYNC110
                await asyncio.sleep(POLL)  # noqa: TID251 - other processes make it happen

    # Players

    async def play(self, events: Callable[[], Awaitable[None]]) -> None:
        """Let all tables play while ``events`` run, and look at what became of them.

        On a busy machine a table takes long to begin, so ``events`` wait for the first click.
        """
        players = [asyncio.create_task(self._play(table)) for table in self._tables]
        try:
            await self._until(self._has_clicks)
            await events()
            self._is_over = True
            await asyncio.gather(*players)
        finally:
            for player in players:
                player.cancel()
        await self._until(self._is_quiet)
        await self._audit()

    async def _has_clicks(self) -> bool:
        return self.tally.clicks > 0

    async def _play(self, table: _Table) -> None:
        """Play one match after the other until the end of the campaign."""
        while not self._is_over:
            await self._think()
            match = await self._begin(table)
            if table.kind == "race":
                await self._race(table, match)
                continue
            while (move := self._find_move(table, match)) is not None or not await self._has_ended(match):
                if self._is_over:  # the audit finds a board that never came
                    return
                if move is None:
                    await self._next_board(table, PATIENCE)
                    continue
                await self._think()
                await self._click(table, match, *move)

    async def _race(self, table: _Table, match: Match) -> None:
        """Get ready for one round after the other; nobody builds, so that the clocks end each of them."""
        while not (self._is_over or await self._has_ended(match)):
            for user in table.users:
                await self._think()
                if self._is_over:
                    return
                board = self.stand_in.live(table.channel)
                ready_buttons = [one for one in _buttons(board) if one.verb == "race-ready"] if board else []
                if board and ready_buttons:
                    await self._press(table, board, user, ready_buttons[0])
            await self._next_board(table, PATIENCE)

    async def _think(self) -> None:
        await asyncio.sleep(self._rng.uniform(0, 2 * self.plan.pace))  # noqa: TID251 - users think

    async def _begin(self, table: _Table) -> Match:
        first, second = table.users
        alone, races = table.kind == "computer", table.kind == "race"
        async with self._store_limit:
            match = await self._matches.open(
                NewTable(
                    guild_id=table.guild,
                    channel_id=table.channel,
                    game="space-builder" if races else "noughts",
                    host=first,
                    invited=() if alone else (second,),
                    options={"cap_seconds": 30} if races else {"size": 4, "row": "loses"},
                    computers=(find_free_computer_user("beginner", []),) if alone else (),
                )
            )
            if not alone:
                await self._matches.perform(match.id, second, Join())
            match = await self._matches.perform(match.id, first, Start())
        self.tally.matches += 1
        while not races and self._find_move(table, match) is None and not self._is_over:
            await self._next_board(table, PATIENCE)
        if self._find_move(table, match) is not None:  # else its first board comes after the end
            posts = self.stand_in.channels[table.channel].posts
            before = sum(bool(one.pinged_users) for one in posts if one.match == match.id)
            table.before[match.id] = match.mention_seq - before
        return match

    async def _has_ended(self, match: Match) -> bool:
        async with self._store_limit:
            now = await self._store.matches.find(match.id)
        return now is None or now.is_over

    def _find_move(self, table: _Table, match: Match) -> tuple[Message, CustomId] | None:
        """Return the live board, and a button on it that makes an action; ``None`` if there is none."""
        board = self.stand_in.live(table.channel)
        if board is None:
            return None
        moves = [content for content in _moves(board) if content.match_id == match.id]
        return (board, self._rng.choice(moves)) if moves else None

    async def _click(self, table: _Table, match: Match, board: Message, content: CustomId) -> None:
        """Click as the player whose turn it is, and wait for the next board."""
        user = match.players[len(_moves(board)) % 2]
        event, began = self.event, monotonic()
        table.clicks.add((match.id, content.version.number, content.argument))
        if not await self._press(table, board, user, content):
            return
        while monotonic() - began < PATIENCE and not self._has_moved(table, content):
            await self._next_board(table, PATIENCE - (monotonic() - began))
        self.tally.wait(self._worse(event), monotonic() - began)

    async def _press(self, table: _Table, board: Message, user: int, content: CustomId) -> bool:
        """Click a button, and return whether the click was answered."""
        event = self.event
        self.tally.clicks += 1
        self.stand_in.channels[table.channel].change_event.clear()
        number = await self.stand_in.click(
            user, table.guild, table.channel, board, write_custom_id("b", content)
        )
        try:
            await asyncio.wait_for(self.stand_in.answer_events[number].wait(), self.plan.answer_seconds)
        except TimeoutError:
            self.tally.unanswered_clicks[self._worse(event)] += 1
            return False
        finally:
            del self.stand_in.answer_events[number]
        return True

    def _worse(self, event: str) -> str:
        """Return what was under way at the beginning or is now."""
        return event if event != "none" else self.event

    def _has_moved(self, table: _Table, content: CustomId) -> bool:
        board = self.stand_in.live(table.channel)
        contents = [
            read_custom_id(part.get("custom_id", "")) for part in parts(board["components"] if board else ())
        ]
        return all(
            one is None or (one.match_id, one.version) != (content.match_id, content.version)
            for one in contents
        )

    async def _next_board(self, table: _Table, seconds: float) -> None:
        change_event = self.stand_in.channels[table.channel].change_event
        with suppress(TimeoutError):
            await asyncio.wait_for(change_event.wait(), max(seconds, 0))
        change_event.clear()

    # The audit

    async def _is_quiet(self) -> bool:
        """Return whether nothing waits: boards, direct messages, computers, clocks of races that are over."""
        overdue_timers = (timers.c.kind == RULES_TIMER) & (timers.c.due_at < milliseconds() - LATE)
        waits = timers.c.kind.in_((COMPUTER_TIMER, *NOTIFICATION_TIMERS)) | overdue_timers
        async with self._store.engine.connect() as connection:
            boards = await connection.scalar(select(func.count()).select_from(outbox))
            return not boards and not await connection.scalar(select(func.count()).where(waits))

    async def _audit(self) -> None:
        self.tally.too_soon = self.stand_in.too_soon
        for table in self._tables:
            channel = self.stand_in.channels[table.channel]
            numbers = sorted({post.match for post in channel.posts})
            for number in numbers:
                await self._audit_match(table, number, is_last=number == numbers[-1])
            if table.kind == "direct" and numbers:
                await self._audit_direct(table, numbers)
            newest = self.stand_in.live(table.channel)
            outdated_boards = [one for one in channel.messages.values() if one is not newest and _moves(one)]
            self.tally.lost_boards += len(outdated_boards)

    async def _audit_match(self, table: _Table, number: int, *, is_last: bool) -> None:
        tally, channel = self.tally, self.stand_in.channels[table.channel]
        match, record, newest = await self._read_while_nothing_changes(table, number)
        tally.actions += len(record)
        tally.broken_records += list(replay(match, record))[-1] != match.state
        if table.kind == "race":
            tally.rounds += sum(line.action.startswith("start") for line in record)
        else:
            self._audit_actions(table, match, record)
        post_counts = Counter(post.board_seq for post in channel.posts if post.match == number)
        tally.doubled_boards += sum(post_counts.values()) - len(post_counts)
        if is_last and newest is not None:
            revisions = [content.version.number for content in _buttons(newest)]
            tally.lost_boards += (
                any(revision < match.board_version.number for revision in revisions) or not revisions
            )
            tally.lost_actions += any(revision > match.board_version.number for revision in revisions)

    async def _read_while_nothing_changes(
        self, table: _Table, number: int
    ) -> tuple[Match, Sequence[LoggedAction], Message | None]:
        """Return a match, its record and the live board: the clock of a race goes on during the audit."""
        async with asyncio.timeout(LONGEST):
            while True:
                match = await self._store.matches.find(number)
                assert match is not None
                record = await self._store.matches.get_record(number)
                is_quiet, newest = await self._is_quiet(), self.stand_in.live(table.channel)
                again = await self._store.matches.find(number)
                if is_quiet and again is not None and again.revision == match.revision:
                    return match, record, newest

    def _audit_actions(self, table: _Table, match: Match, record: Sequence[LoggedAction]) -> None:
        tally, number = self.tally, match.id
        users = [line for line in record if not is_computer(match.players[line.player])]
        tally.computer_actions += len(record) - len(users)
        actions = [(number, line.public_revision - 1, line.action) for line in users]
        tally.doubled_actions += len(set(actions) - table.clicks) + len(actions) - len(set(actions))
        posts = self.stand_in.channels[table.channel].posts
        pings = sum(bool(one.pinged_users) for one in posts if one.match == number)
        if table.kind == "direct" or number not in table.before:
            return
        missing = match.mention_seq - pings - table.before[number]
        if table.kind == "computer" and not match.mentions:  # the user's own action has ended the match
            missing -= 1
        tally.lost_pings += max(missing, 0)
        tally.doubled_pings += max(-missing, 0)

    async def _audit_direct(self, table: _Table, numbers: Sequence[int]) -> None:
        """Count direct messages that came twice, and look for the one to the user whose turn it is."""
        tally = self.tally
        for user in table.users:
            keys = self.stand_in.direct.get(user, [])
            tally.direct += len(keys)
            tally.doubled_direct += len(keys) - len(set(keys))
        *before, last = [await self._store.matches.find(number) for number in numbers[-2:]]
        assert last is not None
        if last.turn < 2 or last.is_over:
            return
        (user,) = (last.players[player] for player in last.players_to_act())
        if (await self._store.preferences.get(user)).directs_sent >= MAX_DIRECT_MESSAGES:
            return
        match_groups = [(last,), *(pair for one in before if one for pair in ((one, last), (last, one)))]
        expected = {
            DirectMessage(user, tuple(Notification(one, "turn") for one in matches), "en").key
            for matches in match_groups
        }
        tally.lost_direct += expected.isdisjoint(self.stand_in.direct.get(user, ()))


def _moves(message: Message) -> list[CustomId]:
    """Return the buttons of a board that make an action."""
    return [content for content in _buttons(message) if content.verb == "act"]


def _buttons(message: Message) -> list[CustomId]:
    contents: list[Any] = [read_custom_id(part.get("custom_id", "")) for part in parts(message["components"])]
    return [content for content in contents if content is not None]
