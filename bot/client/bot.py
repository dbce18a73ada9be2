"""The Discord client: opens the store, loads the cogs, runs the outbox, and closes everything in order."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any, TypeVar, cast

import discord
from discord.ext import commands, tasks

from bot.client.click_handlers import Handlers
from bot.client.command_sync import sync_commands
from bot.client.command_tree import AdmittingTree
from bot.client.events import USER_ERASED
from bot.client.gateway import GatewayWatch
from bot.client.interactions import trace_interaction
from bot.client.services import Services
from bot.client.shard_handover import ShardHandover
from bot.client.sharding import LeasedShards
from bot.client.start_errors import UNREADABLE, UnreadableAnswer
from bot.client.steady_loop import SteadyLoop
from bot.client.translator import FluentTranslator
from bot.client.tuning import adapt_discord_py, reduce_loop_pauses
from bot.locales import texts
from bot.match.models import Match
from bot.observability.traces import NULL_RECORDER, current_trace
from bot.services.match_service import random_seed
from bot.services.messenger import Messenger
from bot.services.outbox import Publisher
from bot.settings import Settings
from bot.store import OwnShards, Store
from bot.timestamps import WatchedClock
from rendering import NO_EMOJIS

if TYPE_CHECKING:
    from bot.client.health_pages import Monitoring

_log = logging.getLogger(__name__)

COGS = "cogs"
SWEEP_SECONDS = 60
SHARED_SWEEP_SECONDS = 20
"""The interval if other processes also put entries into the outbox that this process delivers."""
CLOSE_SECONDS = 5
OTHERS_FIRST_SECONDS = 1
"""The seconds for which interactions are left to the process that serves their shard."""
ANSWER_SECONDS = 2
"""The seconds, out of those for closing, in which requests of users may finish."""
LONGEST_RATE_LIMIT = 30
HEARTBEAT_SECONDS = 30
"""Seconds of silence after which the gateway connection counts as dead: races cannot wait longer."""
COMPARE_HOURS = 24
MAX_ANSWERED_QUESTIONS = 1024

CogT = TypeVar("CogT", bound=commands.Cog)


class Guildhall(commands.AutoShardedBot, Services):
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
        adapt_discord_py()
        self.monitoring = _new_monitoring(settings)
        recorder = self.monitoring.metrics if self.monitoring else NULL_RECORDER
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=AdmittingTree,
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
            http_trace=self.monitoring.http_trace() if self.monitoring else None,  # type: ignore[arg-type]
        )
        self.recorder = recorder
        self.settings = settings
        self.atlas_folder = settings.data_folder
        """Where the atlas of sprites is."""
        shards = OwnShards(settings.shard_count or 1, settings.shard_ids or None)
        self.store = Store(settings.database_url, shards)
        self.handlers = Handlers()
        self.publisher = new_publisher(self)
        self._clock = WatchedClock()
        self.started_at = 0  # in milliseconds since 1970
        self._was_set_back = False
        self.make_services(
            self.store,
            settings,
            publish=lambda claim: self.publisher.publish(claim),
            messenger=new_messenger(self),
            is_ready=self.is_ready,
            reaches=self.reaches,
            on_erased=self._forget_user,
            clock=self._clock,
            new_seed=new_seed,
            recorder=recorder,
        )
        self.answered_questions: deque[tuple[int, list[str]]] = deque(maxlen=MAX_ANSWERED_QUESTIONS)
        """The private questions that have been answered, each by its message and its controls."""
        self.shared_messages: deque[int] = deque(maxlen=MAX_ANSWERED_QUESTIONS)
        """The private messages whose content was shared."""
        self.openings: Counter[tuple[int, str]] = Counter()
        """The number of tables that are being opened under a name in a channel or forum."""
        self.are_gallery_edits_refused = False
        """Whether Discord refuses to change the pictures of messages, so that new ones are sent instead."""
        parts = (self.store, self.outbox, self.scheduler, self.notifications, self.reviews)
        handover = ShardHandover(*parts, self.dispatch)
        self.leased_shards = LeasedShards(self, self.store, handover) if settings.leases_shards else None
        """The lease on shards if other processes may serve the same bot; ``None`` for a fixed choice."""
        self._gateway_watch = GatewayWatch(self, self.leased_shards)
        self.app_emojis = NO_EMOJIS
        """The emojis of the application that texts and controls can show now."""
        self.sweep_loop = SteadyLoop(self._sweep, SWEEP_SECONDS)
        self._more_cogs = more_cogs
        self._running_tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._close_lock = asyncio.Lock()
        self._logged_in = False
        self.has_store = False
        """Whether the database is open."""
        if self.monitoring:
            self.monitoring.watch(self)

    def reaches(self, match: Match) -> bool:
        """Return whether the bot is in the server of a match; assume it for a server of another process."""
        return not self.store.shards.serves(match.guild_id) or self.get_guild(match.guild_id) is not None

    @property
    def serves_first_shard(self) -> bool:
        """Whether this is the process that does what has to be done once for the whole bot."""
        return self.store.shards.includes(0)

    def _forget_user(self, user: int) -> None:
        self.notifications.users_to_inform.discard(user)
        self.preferences.forget_language(user)
        self.dispatch(USER_ERASED, user)

    def use_recommended_shards(self) -> None:
        """Let Discord decide the number of shards, and serve all of them in this process."""
        self.shard_count = None  # type: ignore[assignment]  # discord.py asks Discord then
        self.shard_ids = None

    async def login(self, token: str) -> None:
        """Serve health and metrics if they are wanted, log in, then set up.

        Raise ``UnreadableAnswer`` if something else than Discord answers, ``SettingsError`` for a bad port.
        """
        if self.monitoring:
            await self.monitoring.start()
        try:
            await super().login(token)
        except UNREADABLE as error:
            if self._logged_in:
                raise
            raise UnreadableAnswer from error

    async def launch_shards(self) -> None:
        """Connect to the gateway. Raise ``UnreadableAnswer`` if something other than Discord answers."""
        try:
            if self.leased_shards is None:
                await super().launch_shards()
            else:
                await self.leased_shards.join(self.settings.shard_count)
        except UNREADABLE as error:
            raise UnreadableAnswer from error

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a connection may identify."""
        if self.leased_shards is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.leased_shards.wait_to_identify(shard_id)

    def is_ready(self) -> bool:
        """Return whether the servers are known, of those that this process serves."""
        return super().is_ready() if self.leased_shards is None else self.leased_shards.has_joined

    async def on_shard_ready(self, shard_id: int) -> None:
        """Begin to serve a shard on which this process has a lease."""
        if self.leased_shards is not None:
            self.leased_shards.note_ready(shard_id)
            self.dispatch("ready")  # discord.py would wait for a fixed choice of shards

    async def setup_hook(self) -> None:
        """Prepare store, cogs, commands and outbox before the first event."""
        self._logged_in = True
        self.started_at = self._clock()
        await self.store.open()
        self.has_store = True
        await self.tree.set_translator(FluentTranslator())
        await self.load_cogs()
        await sync_commands(self.tree, self.store.meta)
        await self._make_everything_due()
        await self.notifications.load_users_to_inform()
        await self.preferences.read_languages()
        if self.leased_shards is None:
            await self.reviews.resume()
        else:
            self.store.timers.share_searches(self.leased_shards.process, self.computers.count_free)
        if self.settings.shard_ids or self.leased_shards:
            self.sweep_loop.change_interval(seconds=SHARED_SWEEP_SECONDS)
        self.sweep_loop.start()
        self._compare_commands.start()

    async def load_cogs(self) -> None:
        """Load every module and package below the folder of cogs that has a ``setup``."""
        for entry in walk_packages(import_module(COGS).__path__, f"{COGS}."):
            module = import_module(entry.name)
            setup = getattr(module, "setup", None)
            if setup is not None and setup.__module__ == entry.name:  # a package may hand on a module's
                await setup(self)
        for cog in self._more_cogs:
            await self.add_cog(cog)
        reduce_loop_pauses()

    def cog_of(self, kind: type[CogT]) -> CogT:
        """Return the bot's cog of a class, which is loaded."""
        return cast("CogT", self.cogs[kind.__cog_name__])

    @tasks.loop(hours=COMPARE_HOURS)
    async def _compare_commands(self) -> None:
        """Compare the commands once a day, but not at the start, which has just done so."""
        if self._compare_commands.current_loop == 0 or not self.serves_first_shard:
            return
        try:
            await sync_commands(self.tree, self.store.meta)
        except Exception:
            _log.exception("commands.not_synced")

    async def _make_everything_due(self) -> None:
        """Make due now what another process, or this one by a wrong clock, has postponed."""
        await self.store.outbox.release(self._clock())
        await self.computers.release_leases()

    async def _sweep(self) -> None:
        """Deliver what waits in the outbox, and look for timers that are due."""
        try:
            self._was_set_back |= self._clock.is_set_back()
            if self._was_set_back:
                await self._make_everything_due()
                self._was_set_back = False
            await self.outbox.sweep()
        except Exception:
            _log.exception("outbox.sweep_failed")
        self.scheduler.wake()

    async def on_ready(self) -> None:
        """Log that the bot is ready, and look for timers that became due while it was not."""
        _log.info("bot.ready", extra={"guilds": len(self.guilds)})
        self.scheduler.wake()

    async def on_resumed(self) -> None:
        """Look for timers that are due; the machine may have been asleep."""
        self.scheduler.wake()

    def why_not_ready(self) -> str | None:
        """Return why the bot does not serve users now, in one word, or ``None`` if it does."""
        if self._closing:
            return "closing"
        if not self.has_store:
            return "starting"
        if not self.is_ready():
            return "connecting"
        return "disconnected" if self._gateway_watch.has_lost_all() else None

    def is_sole_receiver(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether this process has to answer an interaction.

        Otherwise its shard is passing between two processes, and Discord decides which of them answers.
        """
        return self.leased_shards is None or self.leased_shards.answers(interaction.guild_id)

    async def admit(self, interaction: discord.Interaction[Any]) -> bool:
        """Trace the running task, register it as one that ``close`` waits for; return whether it may start.

        While the bot is closing, ask the user to try again.
        """
        task = asyncio.current_task()
        assert task is not None
        self._track(task)
        trace_interaction(interaction, task, self.recorder)
        if self._closing:
            current_trace().outcome = "closing"
        if not self.is_sole_receiver(interaction):
            current_trace().is_shared = True
            await asyncio.sleep(OTHERS_FIRST_SECONDS)  # noqa: TID251 - the process that serves it may answer
        if self._closing and interaction.type is not discord.InteractionType.autocomplete:
            with suppress(discord.DiscordException):
                sentence = texts(self.find_locale(interaction))("refusal-closing")
                await interaction.response.send_message(sentence, ephemeral=True)
        return not self._closing

    def find_locale(self, interaction: discord.Interaction[Any]) -> str:
        """Return the language of what only the user reads: what they chose, or that of their client."""
        chosen = self.preferences.find_language(interaction.user.id) if self.has_store else ""
        return chosen or interaction.locale.value

    def _schedule_event(
        self, coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **kwargs: Any
    ) -> asyncio.Task[Any]:
        task = super()._schedule_event(coro, event_name, *args, **kwargs)
        self._track(task)
        return task

    def _track(self, task: asyncio.Task[Any]) -> None:
        self._running_tasks.add(task)
        task.add_done_callback(self._running_tasks.discard)

    async def retire(self) -> None:
        """Let other processes take over, if there are any, and finish what has reached this one."""
        if self.leased_shards is not None and self.leased_shards.has_joined:
            await self.leased_shards.hand_over()
            await _wait_for_tasks(self._running_tasks, ANSWER_SECONDS)

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
        await _wait_for_tasks(self._running_tasks, ANSWER_SECONDS)
        all_delivered = await self.outbox.close(max(until - loop.time(), 0))
        if not all_delivered:
            _log.warning("outbox.left_for_next_start")
        try:
            await asyncio.wait_for(super().close(), CLOSE_SECONDS - 1)
        finally:
            remaining = {*self._running_tasks, *filter(None, [self.sweep_loop.get_task()])}
            for task in remaining:
                task.cancel()
            await _wait_for_tasks(remaining, 1)
            if self.monitoring:
                await self.monitoring.close()
            self.has_store = False
            if self.leased_shards is not None:
                await self.leased_shards.close(leaves_work=not all_delivered)
            await self.store.close()
        _log.info("bot.closed")


def _new_monitoring(settings: Settings) -> "Monitoring | None":
    """Return what shows health and metrics, or ``None`` if the operator wants none."""
    if settings.metrics_port is None:
        return None
    from bot.client.health_pages import Monitoring  # its libraries take memory that others need not spend

    return Monitoring(settings.metrics_host, settings.metrics_port)


async def _wait_for_tasks(tasks: Collection[asyncio.Task[Any]], seconds: float) -> None:
    """Wait until the tasks have ended, at most the given number of seconds."""
    if tasks:
        await asyncio.wait(set(tasks), timeout=seconds)


def bot_of(interaction: discord.Interaction[Any]) -> Guildhall:
    """Return the bot that received an interaction."""
    assert isinstance(interaction.client, Guildhall)
    return interaction.client
