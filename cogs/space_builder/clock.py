"""The clocks of Space Builder: starting and ending races, and cancelling interrupted ones."""

import logging
from collections.abc import AsyncIterator, Awaitable, Collection
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import discord
from discord.ext import commands
from discord.utils import DISCORD_EPOCH

from bot.client.bot import Guildhall
from bot.client.events import BOARD_SHOWN, MATCH_PAUSED, SHARDS_GAINED, SHARDS_LOST, listens_to
from bot.client.steady_loop import SteadyLoop
from bot.games import IllegalAction
from bot.games.space_builder import GAME as RULES
from bot.locales import texts
from bot.match.commands import Act, PassTime
from bot.match.models import Match
from bot.match.refusals import Refusal, RuleBroken
from bot.match.timer_values import Timer
from bot.services.progress import committing
from bot.timestamps import milliseconds
from cogs.board.display_names import DisplayNames, find_refused_players
from cogs.board.publisher import without_board_ahead
from cogs.kit.discord_errors import SERVER_ERROR
from cogs.kit.game_ui import text_for
from cogs.kit.large_pictures import wants_large
from cogs.kit.loops import stop_loops
from cogs.kit.replies import Interaction
from cogs.space_builder.shown_panels import Panels, try_draw_map
from rendering import Picture, with_names

T = TypeVar("T")

_log = logging.getLogger(__name__)
HEARTBEAT_SECONDS = 3.0
"""The seconds after which the connection is recorded again while a clock runs."""
MAX_DISCONNECTED = 10_000
"""The most milliseconds without a connection; after that a round is cancelled, because clicks may be lost."""
OPENING_TIMER = "race-opening"
"""The kind of timer that completes the opening of a map if the process dies before it is complete."""
CLOCK_TIMER = "race-clock"
"""The kind of timer for the latest possible end of a running race."""
_OPENING_TIMEOUT = 15_000
"""The milliseconds until the scheduler completes an opening."""


class RaceClock(commands.Cog):
    """The cog that starts, ends and cancels races.

    Attributes:
        panels: The private panels that can be edited.
        running: The matches whose clocks may be running, each with the latest end of its race.
        heartbeat: The loop that records the connection while a clock runs.
    """

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self.panels = Panels()
        self.running: dict[int, int] = {}
        self._opening: set[tuple[int, int]] = set()
        self._interrupted_openings: list[Timer] = []
        self._is_connected = False
        self.heartbeat = SteadyLoop(self._record_heartbeat, HEARTBEAT_SECONDS)
        self._shards: set[int] = {0} if bot.leased_shards is None else set()
        """The shards that this process serves by lease; without leases, 0 stands for all."""

    async def cog_load(self) -> None:
        """Register the timers of races, and load running clocks and interrupted openings."""
        self.bot.scheduler.handle(OPENING_TIMER, self._complete_opening)
        self.bot.scheduler.handle(CLOCK_TIMER, self._forget_clock)
        for timer in await self.bot.scheduler.find_timers(CLOCK_TIMER):
            self._track_clock(timer.match_id, timer.due_at)
        self._interrupted_openings = await self.bot.scheduler.find_timers(OPENING_TIMER)

    async def cog_unload(self) -> None:
        """Stop recording the connection."""
        await stop_loops(self.heartbeat)

    # Live rounds: everybody gets the map at the same time

    async def post_map(self, match: Match) -> None:
        """Show the map to all ready players; the clocks start when the board shows it.

        If something fails before the commit, the scheduler tries again and finds the message that was sent.
        After the commit, only the panels remain to be updated, and one that fails does not stop the others.
        """
        deadline = RULES.deadline(match.state)
        assert deadline is not None
        start = f"start @{max(deadline, match.elapsed(milliseconds()))}"
        async with self._withdraw_map_on_refusal(match.id):
            preview = await self.bot.matches.preview_with_mentions(match, 0, PassTime(start))
        pictures = await self._maps(preview)
        async with self.bot.outbox.delivery_lock(match.id):
            number, stamp = await self.bot.publisher.show_ahead(preview)
        late = milliseconds() - stamp > MAX_DISCONNECTED  # an earlier try sent the message
        await self._start_clock(preview, preview.players[0])
        start = f"start @{max(preview.elapsed(stamp), deadline)}#{number}"
        async with self._withdraw_map_on_refusal(match.id, is_posted=True):
            started_match = await self.bot.matches.perform(match.id, 0, PassTime(start))
        if not (late and await _log_errors(self.cancel_race(started_match.id, stamp))):
            await self.panels.push(started_match, pictures)

    async def _maps(self, match: Match) -> dict[int, list[Picture]]:
        """Return each player's map, drawn before the start so that all get it at the same time."""
        await self.bot.cog_of(DisplayNames).load_hidden(match.guild_id)
        names, text = self.bot.cog_of(DisplayNames).cached_names(match), text_for(match, texts(match.locale))
        pictures = {}
        for player, user in enumerate(match.players):
            unnamed = await find_refused_players(self.bot, match, user)
            shown_names = ["" if other in unnamed else name for other, name in enumerate(names)]
            view = match.rules.view(match.state, player)
            is_large = await wants_large(self.bot, user)
            own = with_names(text, shown_names)
            pictures[player] = await try_draw_map(match, view, own, is_large=is_large)
        return pictures

    @asynccontextmanager
    async def _withdraw_map_on_refusal(
        self, match_id: int, *, is_posted: bool = False
    ) -> AsyncIterator[None]:
        """If the body raises a refusal, edit the message that shows the map back to the stored match."""
        try:
            yield
        except Refusal:
            async with self.bot.outbox.delivery_lock(match_id):
                match = await self.bot.matches.find(match_id)
                board = await self.bot.matches.get_board(match_id)
                if match and (
                    is_posted
                    or board.board_seq > match.board_seq
                    or board.public_revision > match.public_revision
                ):
                    await self.bot.outbox.save_board(without_board_ahead(board, match))
                    await self.bot.outbox.enqueue(match)
                    self.bot.outbox.wake(match_id)
            raise

    async def lock_decided_race(self, match: Match) -> None:
        """Lock every panel once a live race has been decided."""
        view = match.rules.view(match.state, None)
        if view.options.live and view.phase == "settling":
            await self.panels.push(match)

    async def settle(self, match: Match) -> None:
        """Perform the system action that is due, then lock the panels of a round or a clock that is over.

        If the clocks ran while the bot was disconnected, wait: the round may have to be cancelled.
        """
        if not self._is_connected and match.id in self.running:
            return
        after = await self.bot.matches.perform(match.id, 0, PassTime())
        if match.rules.phase(after.state) != match.rules.phase(match.state):
            await self.panels.push(after)
            self.panels.forget(match.id)
            return
        for player, seat in enumerate(after.state.round.seats):
            if seat.expired and not match.state.round.seats[player].expired:
                await self.panels.push_to(after, player)

    @listens_to(MATCH_PAUSED)
    async def on_match_paused(self, match: Match) -> None:
        """Lock the panels of a race that was paused; unlock them when it goes on, because its clocks run."""
        if match.game != RULES.key:
            return
        if match.pause is None and match.state.phase == "building":
            await self._start_clock(match, match.players[0])
        await self.panels.push(match)

    @listens_to(BOARD_SHOWN)
    async def lock_ended_match(self, match: Match) -> None:
        """Lock the panels of a match that has ended, perhaps in the middle of a round."""
        if match.game == RULES.key and match.is_over:
            await self.panels.push(match)
            self.panels.forget(match.id)

    # Rounds in turns: each player opens the map alone

    async def open_map(self, interaction: Interaction, match: Match, preview: Match) -> None:
        """Send the map; the clock starts with that message (rules 7.4.1).

        The opening is stored before the message is sent, so that a player who has seen the map has opened it,
        even if the bot stops at that moment.
        """
        user = interaction.user.id
        if (match.id, user) in self._opening or await self._complete_earlier_opening(match.id, user):
            raise RuleBroken(match, match.players.index(user), IllegalAction("already-opened"))
        self._opening.add((match.id, user))
        try:
            await self._open_map(interaction, match, preview)
        finally:
            self._opening.discard((match.id, user))

    async def _complete_earlier_opening(self, match_id: int, user: int) -> bool:
        """Return whether an earlier try sent the map but did not complete the opening; if so, complete it."""
        timer = await self.bot.scheduler.find_timer(match_id, OPENING_TIMER, user)
        if timer is not None:
            with committing():
                await self._complete_opening(timer)
        return timer is not None

    async def _open_map(self, interaction: Interaction, match: Match, preview: Match) -> None:
        user = interaction.user.id
        panel = await self.panels.prepare(interaction, preview)
        opening = Timer(match.id, OPENING_TIMER, milliseconds() + _OPENING_TIMEOUT, user)
        with committing() as progress:  # from now on the scheduler may complete what fails here
            await self.bot.scheduler.set_timer(opening, match.guild_id)
            self.bot.scheduler.wake()
            try:
                number = await self.panels.send_apart(interaction, panel)
            except discord.HTTPException as error:
                if error.status < SERVER_ERROR:  # Discord did not take it, so nobody has seen the map
                    await self.bot.scheduler.remove(opening)
                    progress.is_uncertain = False
                raise
            stamp = ((number >> 22) + DISCORD_EPOCH, number)
            await self._start_clock(match, user)
            await self.bot.matches.perform(match.id, user, Act("open", stamp=stamp))
            await self.bot.scheduler.remove(opening)
        await self.panels.replace_older(match, match.players.index(user))

    async def _complete_opening(self, timer: Timer) -> None:
        if (timer.match_id, timer.user_id) in self._opening:  # the opening is still running
            return
        match = await self.bot.matches.find(timer.match_id)
        stamp = (timer.due_at - _OPENING_TIMEOUT, 0)
        if match is not None and match.pause is not None:  # the timer comes again
            return
        if match is not None:
            with suppress(Refusal):  # the opening was committed, or its round is over
                await self._start_clock(match, timer.user_id)
                await self.bot.matches.perform(timer.match_id, timer.user_id, Act("open", stamp=stamp))
                _log.warning("race.opening_completed")
        await self.bot.scheduler.remove(timer)

    # Whether the bot was connected while clocks ran

    async def _start_clock(self, match: Match, user: int) -> None:
        options = match.state.stage.options
        lead = options.lead_of(options.advantage_player)
        timer = Timer(match.id, CLOCK_TIMER, milliseconds() + lead + options.cap, user)
        await self.bot.scheduler.set_timer(timer, match.guild_id)
        self._track_clock(match.id, timer.due_at)
        await self._record_connection()
        self.bot.scheduler.wake()

    def _track_clock(self, match_id: int, until: int) -> None:
        self.running[match_id] = max(until, self.running.get(match_id, 0))
        if not self.heartbeat.is_running():
            self.heartbeat.start()

    async def _forget_clock(self, timer: Timer) -> None:
        """Forget a clock that has run out, unless it ran while the bot was disconnected."""
        if not self._is_connected:
            return
        await self.bot.scheduler.remove(timer)
        if self.running.get(timer.match_id, 0) <= timer.due_at:
            self.running.pop(timer.match_id, None)

    async def _record_heartbeat(self) -> None:
        """Record the connection if a clock runs; otherwise stop the loop."""
        if not self.running:
            self.heartbeat.stop()
        elif self._is_connected:
            await self._record_connection()

    async def _record_connection(self) -> None:
        await self.bot.race_connections.record(self._shards)

    @listens_to(SHARDS_GAINED)
    async def on_shards_gained(self, shards: Collection[int]) -> None:
        """Take over the races of shards that another process has served."""
        for timer in await self.bot.scheduler.find_timers(CLOCK_TIMER):
            self._track_clock(timer.match_id, timer.due_at)
        self._interrupted_openings += await self.bot.scheduler.find_timers(OPENING_TIMER)
        await self.reconnect_races(shards)

    @listens_to(SHARDS_LOST)
    async def on_shards_lost(self, shards: Collection[int]) -> None:
        """Stop tracking the races of shards that another process takes over."""
        self._shards -= set(shards)
        mine = await self.bot.scheduler.find_timers(CLOCK_TIMER)
        self.running = {timer.match_id: timer.due_at for timer in mine}

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Note that the bot is disconnected."""
        self._is_connected = False

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Continue the races after the connection has resumed."""
        await self.reconnect_races()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Continue the races after a new connection."""
        await self.reconnect_races()

    async def reconnect_races(self, gained_shards: Collection[int] = ()) -> None:
        """Continue the races, but cancel rounds whose clocks ran during a long disconnection (rules 7.2).

        ``gained_shards`` are the shards that this process begins to serve.
        """
        shards = self._shards.union(gained_shards)
        last_connected = await self.bot.race_connections.find_last(shards)
        now, self._shards, self._is_connected = milliseconds(), shards, True
        interrupted_openings, self._interrupted_openings = self._interrupted_openings, []
        for timer in interrupted_openings:
            await _log_errors(self._complete_interrupted_opening(timer))
        late_shards = {shard for shard, at in last_connected.items() if now - at > MAX_DISCONNECTED}
        if late_shards:
            for match_id in list(self.running):
                shard = await self.bot.race_connections.find_shard(match_id)
                if shard in late_shards:
                    await _log_errors(self.cancel_race(match_id, last_connected[shard]))
        for match_id in list(self.running):
            await _log_errors(self._catch_up(match_id, now))

    async def _complete_interrupted_opening(self, timer: Timer) -> None:
        """Complete an opening that the end of the previous process interrupted."""
        await self._complete_opening(timer)
        opened_at = timer.due_at - _OPENING_TIMEOUT
        if milliseconds() - opened_at > MAX_DISCONNECTED:
            await self.cancel_race(timer.match_id, opened_at)

    async def _catch_up(self, match_id: int, now: int) -> None:
        """Settle a round that was due while the bot was disconnected."""
        match = await self.bot.matches.find(match_id)
        if (
            match is None
            or match.rules_deadline is None
            or match.rules_deadline > now
            or match.state.phase != "building"
        ):
            return
        with suppress(Refusal):  # the scheduler was faster
            await self.settle(match)

    async def cancel_race(self, match_id: int, last_connected: int) -> bool:
        """Cancel the round if a clock has run since ``last_connected``; return whether it was cancelled.

        ``last_connected`` is the last time of a connection, in milliseconds since 1970.
        """
        match, now = await self.bot.matches.find(match_id), milliseconds()
        if match is None or match.status != "running":
            return False
        cancel = PassTime(f"cancel {max(match.elapsed(last_connected), 0)} @{match.elapsed(now)}")
        try:
            cancelled_match = await self.bot.matches.perform(match_id, 0, cancel)
        except Refusal:  # no clock ran meanwhile
            return False
        _log.warning("race.cancelled", extra={"deaf_ms": now - last_connected})
        self.running.pop(match_id, None)
        await self.panels.push(cancelled_match)
        return True


async def _log_errors(work: Awaitable[T]) -> T | None:
    """Return the result of ``work``; log an error instead of raising it, so that the caller can go on."""
    try:
        return await work
    except Exception:
        _log.exception("race.failed")
        return None
