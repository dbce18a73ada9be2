"""Killing the bot's process at any call to its store or to Discord, before or after the call."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Generator
from contextlib import asynccontextmanager
from importlib import import_module
from random import Random
from typing import Any, TypeVar
from weakref import WeakSet

import pytest
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.match.digests import has_shown
from bot.match.models import LoggedAction, Match
from bot.store import Store
from cogs.board.sent_messages import buttons_of
from tests.play.store_methods import store_methods
from tests.play.world import World, buttons, new_bot, release_resources

T = TypeVar("T")

IDLE_ITERATIONS = 12
"""The iterations of the event loop after which all other tasks wait for a call."""
DOWNTIME = 400
"""The seconds of a downtime after which Discord no longer recognizes a message sent a second time."""
PATIENCE = 60.0
"""The most seconds, in real time, that a step may take on a busy machine."""
CATCH_UP_TIME = 700
"""The seconds that a last bot gets to finish all work."""


class Killed(BaseException):
    """Raised by all calls of a killed process."""


async def _draw_here(draw: Any, *values: Any, **options: Any) -> Any:
    """Draw without another thread."""
    return draw(*values, **options)


class _NextIteration:
    """An awaitable for the next iteration of the event loop."""

    def __await__(self) -> Generator[None, None, None]:
        yield


class Killer:
    """Kills the bot of a world at random calls; later calls of a killed bot have no effect.

    A bot makes at most ``every`` calls before it is killed; ``down`` is the probability of a downtime of
    several minutes before the next start.
    """

    def __init__(
        self, world: World, monkeypatch: pytest.MonkeyPatch, rng: Random, *, every: int, down: float
    ) -> None:
        self.kills = self.steps = 0
        self._world = world
        self._rng = rng
        self._every = every
        self._down = down
        self._dead: WeakSet[Any] = WeakSet()
        self._lock = asyncio.Lock()
        self._calling: asyncio.Task[Any] | None = None
        self._calls_left = 0
        self._after = False
        self._last_check = (0, 0)
        """``board_seq`` and ``mention_seq`` of the match at the last check."""
        self._record: tuple[LoggedAction, ...] = ()
        self._posts: dict[int, list[int]] = {}
        """The users pinged by each message that was posted since the last check."""
        monkeypatch.setattr(world.env, "settle_timeout", PATIENCE)
        world.env.backend.subscribers.append(self._note_post)
        for part, method in store_methods():
            monkeypatch.setattr(part, method, self._make_killable(getattr(part, method)))
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            monkeypatch.setattr(transport, "request", self._make_killable(transport.request))
        for name in ("board.board_messages", "kit.large_pictures"):
            monkeypatch.setattr(import_module(f"cogs.{name}"), "draw_off_loop", _draw_here)
        self._observer = Store(f"sqlite+aiosqlite:///{world.database}")
        observer = self._observer
        self._observing = (observer.matches, observer.boards, observer.outbox, observer.timers)
        self._schedule_kill()

    async def find_match(self) -> Match | None:
        """Read the match from the database, independently of the bot."""
        return await self._observer.matches.find_latest(self._world.channel.id)

    async def retire(self) -> None:
        """Stop killing, let a last bot finish all work, and check the match."""
        self._calls_left = -1
        await self._world.restart()
        self._pass(CATCH_UP_TIME)
        await self._world.env.advance_time(1)
        await self.check()
        await self._observer.close()

    def _schedule_kill(self) -> None:
        self._calls_left = self._rng.randint(1, self._every)
        self._after = self._rng.random() < 0.5

    def _make_killable(self, call: Any) -> Any:
        async def call_or_kill(owner: Any, *arguments: Any, **options: Any) -> Any:
            if owner in self._observing:
                return await call(owner, *arguments, **options)
            async with self._one_at_a_time():
                if owner in self._dead:
                    raise Killed
                self._calls_left -= 1
                is_last = self._calls_left == 0
                if is_last and not self._after:
                    self._kill(owner)
                result = await call(owner, *arguments, **options)
                if is_last:
                    self._kill(owner)
                return result

        return call_or_kill

    @asynccontextmanager
    async def _one_at_a_time(self) -> AsyncIterator[None]:
        """Make one call at a time, once all other tasks wait for a call.

        So the order of calls does not depend on the threads of the database, and a seed always kills at the
        same calls.
        """
        task = asyncio.current_task()
        if self._calling is task:
            yield
            return
        async with self._lock:
            for _ in range(IDLE_ITERATIONS):
                await _NextIteration()
            self._calling = task
            try:
                yield
            finally:
                self._calling = None

    def _kill(self, owner: Any) -> None:
        self.kills += 1
        store = self._world.bot.store
        parts = (store.matches, store.boards, store.outbox, store.timers, store.preferences)
        self._dead.update((owner, store, *parts, store.direct_messages, store.meta, self._world.bot.http))
        if (adapter := self._world.env._webhook_adapter) is not None:
            self._dead.add(adapter)
        raise Killed

    @property
    def is_dead(self) -> bool:
        """Whether the bot that runs now was killed."""
        return self._world.bot.store in self._dead

    async def attempt(self, step: Awaitable[T]) -> T | None:
        """Return the result of a user's step, or ``None`` if the bot was killed and restarted meanwhile.

        A step may fail only if the bot is killed. Afterwards, check what Discord shows.
        """
        self.steps += 1
        result = None
        try:
            result = await step
        except (Killed, Exception):
            if not self.is_dead:
                raise
        if not self.is_dead:
            return result
        if self._rng.random() < self._down:
            self._pass(DOWNTIME)
        while self.is_dead:
            await self._start_next_bot()
            if self._world.env._started:
                await self._world.env.advance_time(1)
        await self.check()
        return None

    def _pass(self, seconds: float) -> None:
        """Let time pass while the bot does nothing."""
        self._world.env._move_clock(self._world.env._virtual_time + seconds)

    async def _start_next_bot(self) -> None:
        """Start another bot, which may be killed during the start."""
        self._schedule_kill()
        env, old, bot = self._world.env, self._world.bot, new_bot(self._world.database)
        try:
            if env._started:
                await env.restart_bot(bot)
            else:
                env.bot = bot
                await env.start()
        except Killed:
            assert self.is_dead
        await release_resources(old)

    async def check(self) -> None:
        """Check that nothing is lost or duplicated, and that only the live board has controls."""
        match = await self.find_match()
        if match is None:
            assert not self._posts
            return
        record = await self._observer.matches.get_record(match.id)
        assert record[: len(self._record)] == self._record
        assert await self._observer.outbox.find_due(10**15) == []
        messages = self._world.channel.history()
        assert [message.id for message in messages if buttons(message)] == [self._world.board.id]
        live_buttons = buttons_of(self._world.board, match.id)
        assert live_buttons is not None
        assert (live_buttons.board_seq, live_buttons.version.number) == (
            match.board_seq,
            match.board_version.number,
        )
        assert has_shown(match, live_buttons.version)
        self._check_posts(match)
        self._record = record

    def _check_posts(self, match: Match) -> None:
        """Check that the messages since the last check ping each user to mention exactly once."""
        messages_before, self._posts = self._posts, {}
        calls = [users for users in messages_before.values() if users]
        (board_seq, mention_seq), self._last_check = self._last_check, (match.board_seq, match.mention_seq)
        post_count, mention_count = match.board_seq - board_seq, match.mention_seq - mention_seq
        is_map_up = match.real_time is not None and match.state.phase == "building"
        silent = int(is_map_up)  # the map is shown by an edit of the live message, which pings nobody
        assert (post_count > silent) <= len(messages_before) <= post_count
        assert (mention_count > silent) <= len(calls) <= mention_count
        if calls and not is_map_up:  # the last call is for the board before the map
            assert calls[-1] == sorted(match.mentions)

    def _note_post(self, event: str, payload: Any) -> None:
        if event == "MESSAGE_CREATE":
            message = self._world.env.backend.get_message(int(payload["channel_id"]), int(payload["id"]))
            if not message.flags & EPHEMERAL_FLAG:
                self._posts[message.id] = sorted(message.ping_user_ids)
