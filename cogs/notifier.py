"""Tells people by direct message or later what a match has for them, and minds the clocks of players."""

import asyncio
import logging
from collections import deque
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.client import Guildhall
from bot.clock import milliseconds
from bot.locales import FALLBACK, texts
from bot.services.attendance import CLOCK, WAYS
from bot.services.commands import RETURN, Recall
from bot.services.hours import DAY
from bot.services.minder import ClockMinder
from bot.services.notices import LEASE, about, decide_again, urgency, written_to
from bot.services.outbox import Unreachable
from bot.services.refusals import Refusal
from bot.store.records import Match, Timer
from cogs.support.notices import Waiting, carries, direct_notice, notice_key

_log = logging.getLogger(__name__)

SPAN, MOST_IN_SPAN = 10_000, 20
"""The direct messages that the bot sends in so many milliseconds; the others wait their turn."""
_NOT_YET = 5_000
_SEARCHED = 15
_HOUR = 3_600_000
_FORBIDDEN = (403, 404)
_SERVER_ERROR = 500
_TOO_MANY_REQUESTS = 429


class _Refused(Exception):  # noqa: N818
    """Discord does not let the person be written to."""


class Notifier(commands.Cog):
    """Owns what the scheduler has due for people."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._sent: deque[int] = deque(maxlen=MOST_IN_SPAN)
        self._alone: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._minder = ClockMinder(bot.matches, self._reaches)
        self._young_until = milliseconds() + _HOUR

    async def cog_load(self) -> None:
        """From now on it is done; whom Discord refused is known again."""
        for way in WAYS:
            self.bot.scheduler.handle(way, self._tell)
        self.bot.scheduler.handle(CLOCK, self._mind)
        self.bot.scheduler.handle(RETURN, self._end_absence)
        self.bot.hints.update(await self.bot.store.people_to_hint())

    def _reaches(self, match: Match) -> bool:
        return self.bot.get_guild(match.guild_id) is not None

    # Notices

    async def _tell(self, timer: Timer) -> None:
        """Tells somebody all that is due for them, in every server, in one message."""
        if not self.bot.is_ready():  # who may be reached is not known yet
            await self.bot.store.put_off(timer, milliseconds() + _NOT_YET)
            return
        async with self._alone.setdefault(timer.user_id, asyncio.Lock()):
            if pause := self._pause():
                await self.bot.store.put_off(timer, milliseconds() + pause)
                return
            await self._tell_all(timer.user_id)

    def _pause(self) -> int:
        """How long the next direct message has to wait."""
        if len(self._sent) < MOST_IN_SPAN:
            return 0
        return max(self._sent[0] + SPAN - milliseconds(), 0)

    async def _tell_all(self, user: int) -> None:
        direct: list[tuple[Timer, Waiting]] = []
        for timer in await self.bot.store.due_timers_of(user, WAYS, milliseconds()):
            leased = replace(timer, due_at=milliseconds() + LEASE)
            if await self.bot.store.put_off(timer, leased.due_at):
                found = await self._looked_at(leased)
                direct.extend([(leased, found)] if found else [])
        if not direct:
            return
        direct.sort(key=lambda one: urgency(one[1].match, user))
        try:
            await self._send(user, [waiting for _, waiting in direct])
        except Unreachable:  # it comes again when the lease is over
            _log.warning("notice.postponed")
            return
        except _Refused:
            await self._was_refused(user)
            for leased, _ in direct:
                await self._mention(leased)
            return
        for leased, _ in direct:
            await self.bot.store.drop(leased)

    async def _looked_at(self, timer: Timer) -> Waiting | None:
        """What is to be told now by direct message; all else is seen to."""
        store, now = self.bot.store, milliseconds()
        match = await store.match(timer.match_id)
        addressee = (await store.addressees(timer.match_id, [timer.user_id]))[timer.user_id]
        early = addressee.person.early
        what = None if match is None else about(match, timer.user_id, now, early=early)
        if match is None or what is None or not self._reaches(match):
            await store.drop(timer)
            return None
        decision = decide_again(addressee, match, now, "direct" if timer.kind == "direct" else "mention")
        if decision.way == "nothing":
            await store.drop(timer)
        elif decision.at > now:
            await store.put_off(timer, decision.at)
        elif decision.way == "mention":
            await self._mention(timer)
        else:
            return await self._beside_board(timer, Waiting(match, what, None))
        return None

    async def _beside_board(self, timer: Timer, waiting: Waiting) -> Waiting | None:
        """What is to be told, with the message that shows it; later if that is still to be posted."""
        store, match = self.bot.store, waiting.match
        async with self.bot.outbox.alone(match.id):
            board = await store.board(match.id)
        if board.post < match.post and not await store.is_blocked(match.id):
            await store.put_off(timer, milliseconds() + _NOT_YET)
            return None
        return waiting._replace(message_id=board.message.id if board.message else None)

    async def _mention(self, timer: Timer) -> None:
        if await self.bot.store.is_blocked(timer.match_id):
            await self.bot.store.put_off(timer, milliseconds() + DAY)
            return
        try:
            await self.bot.matches.perform(timer.match_id, 0, Recall(timer.user_id))
        except Refusal:
            _log.info("notice.pointless")
        await self.bot.store.drop(timer)

    async def _send(self, user: int, waiting: list[Waiting]) -> None:
        """The message in the person's own channel with the bot. Raises ``_Refused`` and ``Unreachable``."""
        text = texts(waiting[0].match.locale or FALLBACK)
        key = notice_key(user, waiting)
        try:
            channel = await self.bot.create_dm(discord.Object(user))
            if milliseconds() < self._young_until and await self._was_sent(channel, key):
                return
            await channel.send(view=direct_notice(user, waiting, text), nonce=key)
        except (discord.RateLimited, aiohttp.ClientError, TimeoutError) as error:
            raise Unreachable from error
        except discord.HTTPException as error:
            if error.status in _FORBIDDEN:
                raise _Refused from error
            if error.status >= _SERVER_ERROR or error.status == _TOO_MANY_REQUESTS:
                raise Unreachable from error
            raise
        self._sent.append(milliseconds())
        person = written_to(await self.bot.store.person(user), milliseconds())
        await self.bot.store.change_person(user, directs=person.directs, directs_since=person.directs_since)

    async def _was_sent(self, channel: discord.DMChannel, key: str) -> bool:
        """Whether a process before this one sent it and died before that was remembered."""
        return any([carries(message, key) async for message in channel.history(limit=_SEARCHED)])

    async def _was_refused(self, user: int) -> None:
        _log.warning("notice.refused")
        await self.bot.store.change_person(user, refused=True, hint=True)
        self.bot.hints.add(user)

    # Clocks

    async def _mind(self, timer: Timer) -> None:
        """Minds a clock once it is known which servers the bot is in."""
        if self.bot.is_ready():
            await self._minder.mind(timer)
        else:
            await self.bot.store.put_off(timer, milliseconds() + _NOT_YET)

    # Absences

    async def _end_absence(self, timer: Timer) -> None:
        person = await self.bot.store.person(timer.user_id)
        now = milliseconds()
        if person.away_until is not None and person.away_until > now:
            await self.bot.store.put_off(timer, person.away_until)
            return
        await self.bot.people.come_back(timer.user_id)
        await self.bot.store.drop(timer)


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(Notifier(bot))
