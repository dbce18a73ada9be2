"""The clocks of Space Builder: how races start and end, and when an interrupted one is cancelled."""

import logging
from collections.abc import AsyncIterator, Awaitable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import discord
from discord.ext import commands
from discord.utils import DISCORD_EPOCH
from msgspec.structs import replace

from bot.client import Guildhall
from bot.games import IllegalAction
from bot.games.space_builder import GAME as RULES
from bot.locales import texts
from bot.services.commands import Act, PassTime
from bot.services.progress import committing
from bot.services.refusals import Refusal, RuleBroken
from bot.steady_loop import SteadyLoop
from bot.store.deliveries import Board
from bot.store.models import Match
from bot.store.timer_values import Timer
from bot.timestamps import milliseconds
from cogs.space_builder.panels import Panels, map_if_drawn
from cogs.support.display_names import display_names
from cogs.support.failures import SERVER_ERROR
from cogs.support.game_ui import text_for
from cogs.support.loops import stop_loops
from cogs.support.replies import Interaction
from rendering import Picture, with_names

T = TypeVar("T")

_log = logging.getLogger(__name__)
LISTENED_AT = "race_heard_at"
BEAT = 3.0
DEAF = 10_000
OPENING = "race-opening"
RUNNING = "race-clock"
_OPENING_TAKES = 15_000


class RaceClock(commands.Cog):
    """The cog that starts and ends races.

    It keeps no state of a match except which panels can be edited.
    """

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self.panels = Panels()
        self.running: dict[int, int] = {}
        self._opening: set[tuple[int, int]] = set()
        self._cut_off: list[Timer] = []
        self._listening = False
        self.beat = SteadyLoop(self._beat, BEAT)
        self._shards: set[int] = {0} if bot.leased is None else set()
        """The shards to which this process listens by lease; without leases one key stands for all."""

    async def cog_load(self) -> None:
        """Register the timers of races, and load the clocks and openings that were left."""
        self.bot.scheduler.handle(OPENING, self._complete_opening)
        self.bot.scheduler.handle(RUNNING, self._forget_clock)
        for timer in await self.bot.store.timers.of_kind(RUNNING):
            self._runs(timer.match_id, timer.due_at)
        self._cut_off = await self.bot.store.timers.of_kind(OPENING)

    async def cog_unload(self) -> None:
        """Stop recording that the bot listens."""
        await stop_loops(self.beat)

    # Live: the map is shown to everybody at once

    async def post_map(self, match: Match) -> None:
        """Show the map to all ready players; the clocks start when the board shows it.

        The scheduler repeats what fails before the commit, and finds the message again. After the commit only
        panels are left to update, and none of them can stop another.
        """
        due = RULES.deadline(match.state)
        assert due is not None
        start = f"start @{max(due, match.elapsed(milliseconds()))}"
        async with self._withdraw_map_on_refusal(match.id):
            coming = await self.bot.matches.preview_with_mentions(match, 0, PassTime(start))
        pictures = await self._maps(coming)
        async with self.bot.outbox.delivery_lock(match.id):
            number, stamp = await self.bot.publisher.show_ahead(coming)
        late = milliseconds() - stamp > DEAF  # the message was sent by an earlier try
        await self._start_clock(coming, coming.players[0])
        start = f"start @{max(coming.elapsed(stamp), due)}#{number}"
        async with self._withdraw_map_on_refusal(match.id, posted=True):
            begun = await self.bot.matches.perform(match.id, 0, PassTime(start))
        if not (late and await _log_errors(self.cancel_race(begun.id, stamp))):
            await self.panels.push(begun, pictures)

    async def _maps(self, match: Match) -> dict[int, Picture]:
        """Return the map of each builder, drawn before the start so that all get it at once."""
        text = with_names(text_for(match, texts(match.locale)), display_names(self.bot).known(match))
        views = [match.rules.view(match.state, player) for player in range(len(match.players))]
        drawn = [(view.viewer, await map_if_drawn(match, view, text)) for view in views]
        return {player: picture for player, picture in drawn if picture is not None}

    @asynccontextmanager
    async def _withdraw_map_on_refusal(self, match_id: int, *, posted: bool = False) -> AsyncIterator[None]:
        """Replace a message that shows a map by the match as it stands if the start is refused."""
        try:
            yield
        except Refusal:
            async with self.bot.outbox.delivery_lock(match_id):
                match = await self.bot.store.matches.find(match_id)
                board = await self.bot.store.boards.get(match_id)
                if match and (
                    posted
                    or board.board_seq > match.board_seq
                    or board.public_revision > match.public_revision
                ):
                    await self.bot.outbox.save_board(_before_map(board, match))
                    await self.bot.store.outbox.enqueue(match, milliseconds())
                    self.bot.outbox.wake(match_id)
            raise

    async def lock_if_ended(self, match: Match) -> None:
        """Lock every panel once a live race has been decided."""
        view = match.rules.view(match.state, None)
        if view.options.live and view.phase == "settling":
            await self.panels.push(match)

    async def settle(self, match: Match) -> None:
        """Perform what the rules say is due, then lock the panels of a round that is over.

        If the clocks ran while the bot was disconnected, wait: the round may have to be cancelled.
        """
        if not self._listening and match.id in self.running:
            return
        after = await self.bot.matches.perform(match.id, 0, PassTime())
        if match.rules.phase(after.state) != match.rules.phase(match.state):
            await self.panels.push(after)
            self.panels.forget(match.id)

    @commands.Cog.listener()
    async def on_match_paused(self, match: Match) -> None:
        """Lock the panels of a race that was paused; unlock them when it goes on, because its clocks run."""
        if match.game != RULES.key:
            return
        if match.pause is None and match.state.phase == "building":
            await self._start_clock(match, match.players[0])
        await self.panels.push(match)

    # In turns: each player opens the map alone

    async def open_map(self, interaction: Interaction, match: Match, coming: Match) -> None:
        """Send the map; the clock starts with that message (rules 7.4.1).

        The opening is stored before the message is sent: a player who has seen the map has opened it, even if
        the bot is stopped just then.
        """
        user = interaction.user.id
        if (match.id, user) in self._opening or await self._complete_earlier_opening(match.id, user):
            raise RuleBroken(match, match.players.index(user), IllegalAction("already-opened"))
        self._opening.add((match.id, user))
        try:
            await self._open_map(interaction, match, coming)
        finally:
            self._opening.discard((match.id, user))

    async def _complete_earlier_opening(self, match_id: int, user: int) -> bool:
        """Return whether an earlier try sent the map but did not complete the opening; if so, complete it."""
        timer = await self.bot.store.timers.find(match_id, OPENING, user)
        if timer is not None:
            with committing():
                await self._complete_opening(timer)
        return timer is not None

    async def _open_map(self, interaction: Interaction, match: Match, coming: Match) -> None:
        user = interaction.user.id
        panel = await self.panels.prepare(interaction, coming)
        opening = Timer(match.id, OPENING, milliseconds() + _OPENING_TAKES, user)
        with committing() as progress:  # from now on the scheduler may complete what fails here
            await self.bot.store.timers.set(opening, match.guild_id)
            self.bot.scheduler.wake()
            try:
                number = await self.panels.send_apart(interaction, panel)
            except discord.HTTPException as error:
                if error.status < SERVER_ERROR:  # Discord did not take it, so nobody has seen the map
                    await self.bot.store.timers.remove(opening)
                    progress.uncertain = False
                raise
            stamp = ((number >> 22) + DISCORD_EPOCH, number)
            await self._start_clock(match, user)
            await self.bot.matches.perform(match.id, user, Act("open", stamp=stamp))
            await self.bot.store.timers.remove(opening)

    async def _complete_opening(self, timer: Timer) -> None:
        if (timer.match_id, timer.user_id) in self._opening:  # it is still under way
            return
        match = await self.bot.store.matches.find(timer.match_id)
        stamp = (timer.due_at - _OPENING_TAKES, 0)
        if match is not None and match.pause is not None:  # the timer comes again
            return
        if match is not None:
            with suppress(Refusal):  # it had been committed, or its round is over
                await self._start_clock(match, timer.user_id)
                await self.bot.matches.perform(timer.match_id, timer.user_id, Act("open", stamp=stamp))
                _log.warning("race.opening_completed")
        await self.bot.store.timers.remove(timer)

    # Whether the bot was connected while clocks ran

    async def _start_clock(self, match: Match, user: int) -> None:
        cap = match.state.stage.options.cap
        timer = Timer(match.id, RUNNING, milliseconds() + cap, user)
        await self.bot.store.timers.set(timer, match.guild_id)
        self._runs(match.id, timer.due_at)
        await self._note_listening()
        self.bot.scheduler.wake()

    def _runs(self, match_id: int, until: int) -> None:
        self.running[match_id] = max(until, self.running.get(match_id, 0))
        if not self.beat.is_running():
            self.beat.start()

    async def _forget_clock(self, timer: Timer) -> None:
        """Forget a clock that has run out, unless it ran while the bot was disconnected."""
        if not self._listening:
            return
        await self.bot.store.timers.remove(timer)
        if self.running.get(timer.match_id, 0) <= timer.due_at:
            self.running.pop(timer.match_id, None)

    async def _beat(self) -> None:
        """Note that the bot listens, again and again while a clock runs."""
        if not self.running:
            self.beat.stop()
        elif self._listening:
            await self._note_listening()

    def _heard_key(self, shard: int) -> str:
        """Return the key of the time at which a process last listened to a shard."""
        if self.bot.leased is not None:
            return f"{LISTENED_AT}:{shard}"
        shards = self.bot.settings.shard_ids
        return f"{LISTENED_AT}:{','.join(map(str, shards))}" if shards else LISTENED_AT

    async def _note_listening(self) -> None:
        for key in {self._heard_key(shard) for shard in self._shards}:
            await self.bot.store.meta.set(key, str(milliseconds()))

    @commands.Cog.listener()
    async def on_shards_gained(self, shards: Collection[int]) -> None:
        """Go on with the races of shards that another process has served."""
        for timer in await self.bot.store.timers.of_kind(RUNNING):
            self._runs(timer.match_id, timer.due_at)
        self._cut_off += await self.bot.store.timers.of_kind(OPENING)
        await self.listen_again(shards)

    @commands.Cog.listener()
    async def on_shards_lost(self, shards: Collection[int]) -> None:
        """Leave the races of shards to another process."""
        self._shards -= set(shards)
        mine = await self.bot.store.timers.of_kind(RUNNING)
        self.running = {timer.match_id: timer.due_at for timer in mine}

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Remember that the bot hears nothing from now on."""
        self._listening = False

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Listen again after the connection has resumed."""
        await self.listen_again()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Listen again after a new connection."""
        await self.listen_again()

    async def listen_again(self, gained: Collection[int] = ()) -> None:
        """Cancel the rounds whose clocks ran while nobody listened for too long (rules 7.2).

        ``gained`` are shards to which this process begins to listen.
        """
        shards = self._shards.union(gained)
        known = {key: await self.bot.store.meta.get(key) for key in map(self._heard_key, shards)}
        now, self._shards, self._listening = milliseconds(), shards, True
        cut_off, self._cut_off = self._cut_off, []
        for timer in cut_off:
            await _log_errors(self._complete(timer))
        late = {key: int(heard) for key, heard in known.items() if heard and now - int(heard) > DEAF}
        if late:
            for match_id in list(self.running):
                if (heard := late.get(await self._key_of(match_id))) is not None:
                    await _log_errors(self.cancel_race(match_id, heard))
        for match_id in list(self.running):
            await _log_errors(self._catch_up(match_id, now))

    async def _key_of(self, match_id: int) -> str:
        """Return the key of the time at which a process last listened to a match."""
        if self.bot.leased is None:
            return self._heard_key(0)
        match = await self.bot.store.matches.find(match_id)
        return "" if match is None else self._heard_key(self.bot.store.shards.of(match.guild_id))

    async def _complete(self, timer: Timer) -> None:
        """Complete an opening that was cut off when the previous process ended."""
        await self._complete_opening(timer)
        opened = timer.due_at - _OPENING_TAKES
        if milliseconds() - opened > DEAF:
            await self.cancel_race(timer.match_id, opened)

    async def _catch_up(self, match_id: int, now: int) -> None:
        """Settle a round that was due while the bot was disconnected."""
        match = await self.bot.store.matches.find(match_id)
        if (
            match is None
            or match.rules_deadline is None
            or match.rules_deadline > now
            or match.state.phase != "building"
        ):
            return
        with suppress(Refusal):  # the scheduler was faster
            await self.settle(match)

    async def cancel_race(self, match_id: int, heard: int) -> bool:
        """Cancel the round if a clock has run since the bot was last connected, at ``heard``.

        Return whether it was cancelled. The time is in milliseconds since 1970.
        """
        match, now = await self.bot.store.matches.find(match_id), milliseconds()
        if match is None or match.status != "running":
            return False
        cancel = PassTime(f"cancel {max(match.elapsed(heard), 0)} @{match.elapsed(now)}")
        try:
            cancelled = await self.bot.matches.perform(match_id, 0, cancel)
        except Refusal:  # no clock ran meanwhile
            return False
        _log.warning("race.cancelled", extra={"deaf_ms": now - heard})
        self.running.pop(match_id, None)
        await self.panels.push(cancelled)
        return True


async def _log_errors(work: Awaitable[T]) -> T | None:
    """Return what ``work`` returns; log an error instead of raising it, so that the caller can go on."""
    try:
        return await work
    except Exception:
        _log.exception("race.failed")
        return None


def get_race_clock(bot: Any) -> RaceClock:
    """Return the race clock of a bot."""
    cog = bot.get_cog(RaceClock.__cog_name__)
    assert isinstance(cog, RaceClock)
    return cog


def _before_map(board: Board, match: Match) -> Board:
    """Return the board of a match whose map is taken down: the message that shows it is edited once more."""
    outdated = replace(board, board_seq=match.board_seq, public_revision=-1)
    if board.message is not None or not board.stale_messages:
        return outdated
    *stale, live = board.stale_messages  # it may show the map, although Discord did not say so
    return replace(outdated, message=live, stale_messages=tuple(stale))
