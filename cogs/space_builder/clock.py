"""The clocks of Space Builder: maps that go up, races that end, and what happens if nobody was listening."""

import logging
from typing import Any

from discord.ext import commands, tasks
from discord.utils import DISCORD_EPOCH

from bot.client import Guildhall
from bot.clock import milliseconds
from bot.games.space_builder import GAME as RULES
from bot.locales import texts
from bot.services.commands import Act, PassTime
from bot.services.refusals import Refusal
from bot.store.records import Match, Timer
from cogs.publisher import publisher_of
from cogs.space_builder.panels import Panels, map_of
from cogs.support.replies import Interaction
from rendering import Picture

_log = logging.getLogger(__name__)
HEARD = "race_heard_at"
BEAT = 3.0
DEAF = 10_000
OPENING = "race-opening"
RUNNING = "race-clock"
_OPENING_TAKES = 15_000


class RaceClock(commands.Cog):
    """Starts and ends races. It keeps no state of a match but which panels can be edited."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self.panels = Panels()
        self._running: dict[int, int] = {}
        self._listening = False

    async def cog_load(self) -> None:
        """What is due for races is done here, and that the bot listens is noted."""
        self.bot.scheduler.handle(OPENING, self._opening_was_cut_off)
        self.bot.scheduler.handle(RUNNING, self._clock_ran_out)
        for timer in await self.bot.store.timers_of(RUNNING):
            self._runs(timer.match_id, timer.due_at)
        self._beat.start()

    async def cog_unload(self) -> None:
        """Nothing beats any more."""
        self._beat.cancel()

    # Live: the map goes up for all

    async def raise_map(self, match: Match) -> None:
        """The map goes up for all who are ready; the clocks start with the message that carries it."""
        due = RULES.due(match.state)
        assert due is not None
        coming = self.bot.matches.foresee(match, 0, PassTime(f"start @{due}"))
        pictures = await self._maps(coming)
        async with self.bot.outbox.alone(match.id):
            number = await publisher_of(self.bot).post_ahead(coming)
        at = coming.elapsed((number >> 22) + DISCORD_EPOCH)
        begun = await self.bot.matches.perform(match.id, 0, PassTime(f"start @{max(at, due)}#{number}"))
        await self._started(begun, begun.players[0])
        await self.panels.push(begun, pictures)

    async def _maps(self, match: Match) -> dict[int, Picture]:
        """The map of each builder, drawn before the start so that all get it at once."""
        text = texts(match.locale)
        views = [match.rules.view(match.state, player) for player in range(len(match.players))]
        drawn = [(view.viewer, await map_of(match, view, text)) for view in views]
        return {player: picture for player, picture in drawn if picture is not None}

    async def lock_if_ended(self, match: Match) -> None:
        """Locks every panel once a live race has been decided."""
        view = match.rules.view(match.state, None)
        if view.options.live and view.phase == "settling":
            await self.panels.push(match)

    async def settle(self, match: Match) -> None:
        """Has time do what the rules say, then locks the panels of a round that is over."""
        after = await self.bot.matches.perform(match.id, 0, PassTime())
        if match.rules.phase(after.state) != match.rules.phase(match.state):
            await self.panels.push(after)
            self.panels.forget(match.id)

    # In turns: each opens the map alone

    async def open_map(self, interaction: Interaction, match: Match, coming: Match) -> None:
        """Sends the map; the clock starts with that message (rules 7.4.1).

        That it is about to be sent is written down before: whoever has seen the map has opened it, also if
        the bot is stopped just then.
        """
        user = interaction.user.id
        opening = Timer(match.id, OPENING, milliseconds() + _OPENING_TAKES, user)
        await self.bot.store.set(opening, match.guild_id)
        number = await self.panels.send(interaction, coming)
        stamp = ((number >> 22) + DISCORD_EPOCH, number)
        opened = await self.bot.matches.perform(match.id, user, Act("open", stamp=stamp))
        await self.bot.store.drop(opening)
        await self._started(opened, user)

    async def _opening_was_cut_off(self, timer: Timer) -> None:
        await self.bot.store.drop(timer)
        stamp = (timer.due_at - _OPENING_TAKES, 0)
        try:
            opened = await self.bot.matches.perform(timer.match_id, timer.user_id, Act("open", stamp=stamp))
        except Refusal:  # it had been committed, or its round is over
            return
        _log.warning("race.opening_completed")
        await self._started(opened, timer.user_id)

    # Whether somebody listened while clocks ran

    async def _started(self, match: Match, user: int) -> None:
        cap = match.state.stage.options.cap
        timer = Timer(match.id, RUNNING, milliseconds() + cap, user)
        await self.bot.store.set(timer, match.guild_id)
        self._runs(match.id, timer.due_at)
        await self._note_listening()
        self.bot.scheduler.wake()

    def _runs(self, match_id: int, until: int) -> None:
        self._running[match_id] = max(until, self._running.get(match_id, 0))

    async def _clock_ran_out(self, timer: Timer) -> None:
        """Tells the builder's panel that the clock has run out."""
        await self.bot.store.drop(timer)
        match = await self.bot.store.match(timer.match_id)
        if match is not None and match.status == "running" and self._running.get(match.id, 0) <= timer.due_at:
            self._running.pop(match.id, None)

    @tasks.loop(seconds=BEAT)
    async def _beat(self) -> None:
        if self._listening and self._running:
            await self._note_listening()

    async def _note_listening(self) -> None:
        await self.bot.store.set_meta(HEARD, str(milliseconds()))

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Nothing is heard from now on."""
        self._listening = False

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """The connection is back."""
        await self.listen_again()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """The connection is there."""
        await self.listen_again()

    async def listen_again(self) -> None:
        """Cancels the rounds whose clocks ran while nobody listened for too long (rules 7.2)."""
        heard, now = await self.bot.store.meta(HEARD), milliseconds()
        self._listening = True
        if heard is None or now - int(heard) <= DEAF:
            return
        for match_id in list(self._running):
            match = await self.bot.store.match(match_id)
            if match is None or match.status != "running":
                continue
            since, at = match.elapsed(int(heard)), match.elapsed(now)
            try:
                cancelled = await self.bot.matches.perform(match_id, 0, PassTime(f"void {since} @{at}"))
            except Refusal:  # no clock ran meanwhile
                continue
            _log.warning("race.cancelled", extra={"deaf_ms": now - int(heard)})
            self._running.pop(match_id, None)
            await self.panels.push(cancelled)


def race_clock(bot: Any) -> RaceClock:
    """The clock of a bot."""
    cog = bot.get_cog(RaceClock.__cog_name__)
    assert isinstance(cog, RaceClock)
    return cog
