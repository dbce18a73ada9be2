"""The Discord client: opens the store, loads the cogs, runs the outbox, and closes everything in order."""

import asyncio
import gc
import hashlib
import logging
import sys
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands, tasks

from bot.command_tree import Unavailable, differ, fetch_commands
from bot.handlers import Handlers
from bot.heartbeat import beat_briskly
from bot.locales import texts
from bot.services.clock_service import ClockService
from bot.services.computer_service import ComputerService
from bot.services.import_service import ImportService
from bot.services.lesson_service import LessonService
from bot.services.match_service import MatchService, random_seed
from bot.services.messenger import Messenger
from bot.services.notification_service import NotificationService
from bot.services.outbox import Outbox, Publisher
from bot.services.preferences_service import PreferencesService
from bot.services.replay_service import ReplayService
from bot.services.review_service import ReviewService
from bot.services.scheduler import Scheduler
from bot.services.worker_pool import WorkerPool
from bot.settings import Settings
from bot.startup import UNREADABLE, CommandsRefused, UnreadableAnswer, one_line
from bot.store import Shards, Store
from bot.store.models import Match
from bot.timestamps import milliseconds
from bot.translator import FluentTranslator
from rendering import NO_EMOJIS

_log = logging.getLogger(__name__)

COGS = "cogs"
MATCH_USED = "match_used"
"""The event after a user has used a control or a command of a match: the interaction and the match's id."""
BOARD_SHOWN = "board_shown"
"""The event after the board of a match has been brought up to date: the match."""
SWEEP_SECONDS = 600
SHARED_SWEEP_SECONDS = 20
"""The interval where other processes also put entries into the outbox that this process delivers."""
CLOSE_SECONDS = 5
ANSWER_SECONDS = 2
"""The seconds, out of those for closing, in which requests of users may finish."""
LONGEST_RATE_LIMIT = 30
HEARTBEAT_SECONDS = 30
"""Seconds of silence after which the gateway connection counts as dead: races cannot wait longer."""
COMPARE_HOURS = 24
BAD_REQUEST, FORBIDDEN = 400, 403
SWITCH_SECONDS = 0.001
ANSWERED = 1024


class _Tree(app_commands.CommandTree["Guildhall"]):
    """The command tree; no command starts once the bot is closing."""

    async def interaction_check(self, interaction: discord.Interaction["Guildhall"], /) -> bool:
        """Return whether a command may start."""
        return await self.client.admit(interaction)


class Guildhall(commands.AutoShardedBot):
    """The bot. It holds no match state; only the store does."""

    def __init__(
        self,
        settings: Settings,
        more_cogs: Sequence[commands.Cog] = (),
        *,
        new_publisher: Callable[["Guildhall"], Publisher],
        new_messenger: Callable[["Guildhall"], Messenger],
        new_seed: Callable[[], str] = random_seed,
    ) -> None:
        """Create the bot without starting it.

        ``new_seed`` makes the seeds of its matches. Raise ``CorruptDatabase`` if the database is damaged.
        """
        beat_briskly()
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=_Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            heartbeat_timeout=HEARTBEAT_SECONDS,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=settings.shard_count or 1,
            shard_ids=list(settings.shard_ids or range(settings.shard_count or 1)),
        )
        self.settings = settings
        self.store = Store(settings.database_url, Shards(settings.shard_count or 1, settings.shard_ids))
        self.handlers = Handlers()
        self.user_handlers = Handlers()
        """The handlers of buttons that belong to no match, see `cogs/support/user_items.py`."""
        self.publisher = new_publisher(self)
        self.outbox = Outbox(self.store, lambda claim: self.publisher.publish(claim))
        self.scheduler = Scheduler(self.store, is_ready=self.is_ready)
        self.matches = MatchService(
            self.store, self.outbox.wake, wake_scheduler=self.scheduler.wake, new_seed=new_seed
        )
        self.preferences = PreferencesService(self.matches)
        self.lessons = LessonService(self.store.lessons)
        self.replays = ReplayService(self.store)
        self.imports = ImportService(self.store.imported_records)
        self.workers = WorkerPool()
        self.computers = ComputerService(self.matches, self.workers)
        self.reviews = ReviewService(self.store, self.replays, self.workers)
        self.notifications = NotificationService(self.matches, self.outbox, new_messenger(self), self.reaches)
        self._register_timers()
        self.answered: deque[int] = deque(maxlen=ANSWERED)  # private questions that have been answered
        self.gallery_edits_refused = False
        """Whether Discord refuses to change the pictures of messages, so that new ones are sent instead."""
        self.app_emojis = NO_EMOJIS
        """The emojis of the application that texts and controls can show now."""
        self._more_cogs = more_cogs
        self._underway: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._close_lock = asyncio.Lock()
        self._logged_in = False

    def _register_timers(self) -> None:
        """Register the handlers of all timers but those of the rules and of races, which cogs handle."""
        self.notifications.register_timers(self.scheduler)
        self.preferences.register_timers(self.scheduler)
        self.computers.register_timers(self.scheduler)
        ClockService(self.matches, self.reaches).register_timers(self.scheduler)

    def reaches(self, match: Match) -> bool:
        """Return whether the bot is in the server of a match.

        For a server of another process assume that it is, because only that process knows.
        """
        return not self.store.shards.serves(match.guild_id) or self.get_guild(match.guild_id) is not None

    def shard_as_discord_says(self) -> None:
        """Let Discord decide the number of shards, and serve all of them in this process."""
        self.shard_count = None  # type: ignore[assignment]  # discord.py asks Discord then
        self.shard_ids = None

    async def login(self, token: str) -> None:
        """Log in, then set up.

        Raise ``UnreadableAnswer`` if something other than Discord answers.
        """
        try:
            await super().login(token)
        except UNREADABLE as error:
            if self._logged_in:
                raise
            raise UnreadableAnswer from error

    async def launch_shards(self) -> None:
        """Connect to the gateway.

        Raise ``UnreadableAnswer`` if something other than Discord answers.
        """
        try:
            await super().launch_shards()
        except UNREADABLE as error:
            raise UnreadableAnswer from error

    async def setup_hook(self) -> None:
        """Prepare store, cogs, commands and outbox before the first event."""
        self._logged_in = True
        await self.store.open()
        await self.tree.set_translator(FluentTranslator())
        await self.load_cogs()
        await self.sync_tree()
        await self.store.outbox.release(milliseconds())
        await self.computers.release_leases()
        await self.notifications.load_users_to_inform()
        await self.reviews.resume()
        if self.settings.shard_ids:
            self.sweep_loop.change_interval(seconds=SHARED_SWEEP_SECONDS)
        self.sweep_loop.start()
        if 0 in (self.settings.shard_ids or (0,)):
            self._compare_commands.start()

    async def load_cogs(self) -> None:
        """Load every module and package in the folder of cogs that has a ``setup``."""
        for found in iter_modules(import_module(COGS).__path__):
            module = import_module(f"{COGS}.{found.name}")
            if hasattr(module, "setup"):
                await module.setup(self)
        for cog in self._more_cogs:
            await self.add_cog(cog)
        _reduce_loop_pauses()

    async def sync_tree(self) -> None:
        """Send the commands to Discord unless Discord already has them.

        Send them if they differ from those sent last or from those that Discord has. If Discord fails or is
        too busy, keep the old commands until the next comparison, unless Discord never had any. Raise
        ``CommandsRefused`` and ``UnreadableAnswer``.
        """
        translator = self.tree.translator
        assert translator is not None
        ours = [
            await command.get_translated_payload(self.tree, translator)
            for command in sorted(self.tree.get_commands(), key=lambda command: command.name)
        ]
        content = msgspec.json.encode([self.application_id, ours], order="sorted")
        digest, known = hashlib.sha256(content).hexdigest(), await self.store.meta.get("command_tree")
        if known == digest and not await self._has_changed_commands(ours):
            return
        try:
            await self.tree.sync()
        except UNREADABLE as error:
            raise UnreadableAnswer from error
        except (discord.HTTPException, discord.RateLimited) as error:
            if isinstance(error, discord.HTTPException) and error.status in (BAD_REQUEST, FORBIDDEN):
                raise CommandsRefused(one_line(error)) from error
            if known is None:
                raise
            _log.warning("commands.not_synced", extra={"cause": one_line(error)})
            return
        await self.store.meta.set("command_tree", digest)
        _log.info("commands.synced")

    async def _has_changed_commands(self, ours: list[dict[str, Any]]) -> bool:
        assert self.application_id is not None
        try:
            return differ(ours, await fetch_commands(self.http, self.application_id))
        except Unavailable as error:
            _log.warning("commands.not_compared", extra={"cause": repr(error.__cause__)})
            return False

    @tasks.loop(hours=COMPARE_HOURS)
    async def _compare_commands(self) -> None:
        """Compare the commands once a day, but not at the start, which has just done so."""
        if self._compare_commands.current_loop == 0:
            return
        try:
            await self.sync_tree()
        except Exception:
            _log.exception("commands.not_synced")

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def sweep_loop(self) -> None:
        """Deliver what waits in the outbox, again and again while the bot runs."""
        try:
            await self.outbox.sweep()
        except Exception:
            _log.exception("outbox.sweep_failed")
        self.scheduler.wake()

    async def on_ready(self) -> None:
        """Log that the bot is ready, and look for timers that became due while it was not."""
        _log.info("bot.ready", extra={"guilds": len(self.guilds)})
        self.scheduler.wake()

    async def on_resumed(self) -> None:
        """Look for timers that are due: on a machine that was asleep, the scheduler slept as well."""
        self.scheduler.wake()

    async def admit(self, interaction: discord.Interaction[Any]) -> bool:
        """Register the running task as one that ``close`` waits for; return whether it may start.

        While the bot is closing, ask the user to try again.
        """
        task = asyncio.current_task()
        assert task is not None
        self._track(task)
        if self._closing and interaction.type is not discord.InteractionType.autocomplete:
            with suppress(discord.HTTPException):
                sentence = texts(interaction.locale.value)("refusal-closing")
                await interaction.response.send_message(sentence, ephemeral=True)
        return not self._closing

    def _schedule_event(
        self, coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **kwargs: Any
    ) -> asyncio.Task[Any]:
        task = super()._schedule_event(coro, event_name, *args, **kwargs)
        self._track(task)
        return task

    def _track(self, task: asyncio.Task[Any]) -> None:
        self._underway.add(task)
        task.add_done_callback(self._underway.discard)

    async def close(self) -> None:
        """Close within ten seconds: finish what is under way and leave the rest in the outbox.

        After this returns, nothing of the bot runs any more and no request is half done.
        """
        async with self._close_lock:
            if not self.is_closed():
                await self._close()

    async def _close(self) -> None:
        self._closing = True
        loop = asyncio.get_running_loop()
        until = loop.time() + CLOSE_SECONDS
        self.sweep_loop.cancel()
        self._compare_commands.cancel()
        await self.scheduler.close(1)
        await self.reviews.close()
        await self.computers.close()
        await _wait_until_ended(self._underway, ANSWER_SECONDS)
        if not await self.outbox.close(max(until - loop.time(), 0)):
            _log.warning("outbox.left_for_next_start")
        try:
            await asyncio.wait_for(super().close(), CLOSE_SECONDS - 1)
        finally:
            sweep = self.sweep_loop.get_task()
            left = {*self._underway, *([sweep] if sweep else [])}
            for task in left:
                task.cancel()
            await _wait_until_ended(left, 1)
            await self.store.close()
        _log.info("bot.closed")


async def _wait_until_ended(tasks: Collection[asyncio.Task[Any]], seconds: float) -> None:
    """Wait until the tasks have ended, at most the given number of seconds."""
    if tasks:
        await asyncio.wait(set(tasks), timeout=seconds)


@cache  # both settings apply to the whole process
def _reduce_loop_pauses() -> None:
    """Make other threads yield after a millisecond, and keep loaded objects out of garbage collection."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()


def bot_of(interaction: discord.Interaction[Any]) -> Guildhall:
    """Return the bot that received an interaction."""
    assert isinstance(interaction.client, Guildhall)
    return interaction.client
