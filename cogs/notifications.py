"""Tells people by direct message or later what a match has for them, and minds the clocks of players."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from weakref import WeakValueDictionary

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.client import Guildhall
from bot.locales import FALLBACK, Text, texts
from bot.services.clock_service import ClockService
from bot.services.commands import RETURN, CountReminder, MentionNow
from bot.services.effects import CLOCK_TIMER, CONSENT_TIMER, NOTIFICATION_TIMERS
from bot.services.notifications import (
    LEASE,
    count_direct,
    decide_deferred_delivery,
    find_reason,
    urgency_key,
)
from bot.services.outbox import BLOCKED_PAUSE, Unreachable
from bot.services.refusals import Refusal
from bot.services.scheduler import Handler
from bot.store.models import Match, Timer
from bot.store.recipients import Delivery, Recipient
from bot.timestamps import milliseconds
from cogs.support.failures import passing
from cogs.support.notification_messages import (
    PendingNotification,
    key_of,
    notification_key,
    notification_message,
    place_of,
)

_log = logging.getLogger(__name__)

SPAN, MOST_IN_SPAN = 10_000, 20
"""The direct messages that the bot sends in so many milliseconds; the others wait their turn."""
_NOT_YET = 5_000
_SEARCHED = 15
_HOUR = 3_600_000
_FORBIDDEN = (403, 404)
_OPENED_TOO_FAST = 40003
_NOT_TO_THEM = 50007


class _Refused(Exception):  # noqa: N818
    """Discord took no direct message; ``lasting`` if it does not let the person be written to."""

    def __init__(self, *, lasting: bool) -> None:
        super().__init__(lasting)
        self.lasting = lasting


@contextmanager
def _failures() -> Iterator[None]:
    """What Discord may answer: too busy, try later; no, not to this person. The rest is loud, and a no."""
    try:
        with passing(_OPENED_TOO_FAST):
            yield
    except discord.HTTPException as error:
        if error.status not in _FORBIDDEN:
            _log.exception("notice.failed")
        raise _Refused(lasting=error.status in _FORBIDDEN) from error


class Notifier(commands.Cog):
    """Owns what the scheduler has due for people."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._sent: deque[int] = deque(maxlen=MOST_IN_SPAN)
        self._delivery_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._minder = ClockService(bot.matches, self._reaches)
        self._young_until = milliseconds() + _HOUR
        self._unconfirmed: dict[int, dict[str, list[int]]] = {}  # per user and key: the matches it tells of

    async def cog_load(self) -> None:
        """From now on it is done; whom Discord refused is known again."""
        for way in NOTIFICATION_TIMERS:
            self.bot.scheduler.handle(way, self._tell)
        self.bot.scheduler.handle(CLOCK_TIMER, partial(self._mind, self._minder.handle_clock))
        self.bot.scheduler.handle(CONSENT_TIMER, partial(self._mind, self._minder.handle_consent))
        self.bot.scheduler.handle(RETURN, self._end_absence)
        self.bot.hints.update(await self.bot.store.preferences.users_to_hint())

    def _reaches(self, match: Match) -> bool:
        """Whether the bot is in the server of a match; what another process serves, only that one knows."""
        return (
            not self.bot.store.shards.serves(match.guild_id) or self.bot.get_guild(match.guild_id) is not None
        )

    # Notices

    async def _tell(self, timer: Timer) -> None:
        """Tells somebody all that is due for them, in every server, in one message."""
        if not self.bot.is_ready():  # who may be reached is not known yet
            await self.bot.store.timers.postpone(timer, milliseconds() + _NOT_YET)
            return
        async with self._delivery_locks.setdefault(timer.user_id, asyncio.Lock()):
            if pause := self._pause():
                await self.bot.store.timers.postpone(timer, milliseconds() + pause)
                return
            slot = milliseconds()
            self._sent.append(slot)
            if not await self._tell_all(timer.user_id):
                with suppress(ValueError):
                    self._sent.remove(slot)

    def _pause(self) -> int:
        """How long the next direct message has to wait."""
        if len(self._sent) < MOST_IN_SPAN:
            return 0
        return max(self._sent[0] + SPAN - milliseconds(), 0)

    async def _tell_all(self, user: int) -> bool:
        """Whether a direct message went out, or was tried."""
        direct: list[tuple[Timer, PendingNotification]] = []
        for timer in await self.bot.store.timers.due_of(user, NOTIFICATION_TIMERS, milliseconds()):
            leased = replace(timer, due_at=milliseconds() + LEASE)
            if await self.bot.store.timers.postpone(timer, leased.due_at):
                found = await self._looked_at(leased)
                direct.extend([(leased, found)] if found else [])
        if not direct:
            return False
        direct.sort(key=lambda one: urgency_key(one[1].match, user))
        waiting = [one for _, one in direct]
        try:
            await self._send(user, waiting)
        except Unreachable as error:  # it comes again when the lease is over
            _log.warning("notice.postponed")
            if error.pause > LEASE:
                for leased, _ in direct:
                    await self.bot.store.timers.postpone(leased, milliseconds() + error.pause)
            return True
        except _Refused as refusal:
            await self._was_refused(user, lasting=refusal.lasting)
            for leased, _ in direct:
                await self._mention(leased)
            return True
        await self._count_reminders(user, waiting)
        for leased, _ in direct:
            await self.bot.store.timers.remove(leased)
        return True

    async def _count_reminders(self, user: int, waiting: Sequence[PendingNotification]) -> None:
        for match, what, *_ in waiting:
            player = match.player_of(user)
            if what == "turn" and player is not None and match.seat_status(player).reminder_held:
                try:
                    await self.bot.matches.perform(match.id, 0, CountReminder(user))
                except Refusal:  # they have acted meanwhile
                    _log.info("notice.answered")

    async def _looked_at(self, timer: Timer) -> PendingNotification | None:
        """What is to be told now by direct message; all else is seen to."""
        store, now = self.bot.store, milliseconds()
        recipient, waiting = await self._still_to_tell(timer.match_id, timer.user_id, openly=True)
        if waiting is None:
            await store.timers.remove(timer)
            return None
        way: Delivery = "direct" if timer.kind == "direct" else "mention"
        decision = decide_deferred_delivery(recipient, waiting.match, now, way)
        if decision.delivery == "none":
            await store.timers.remove(timer)
        elif decision.at > now:
            await store.timers.postpone(timer, decision.at)
        elif decision.delivery == "mention":
            await self._mention(timer)
        elif find_reason(waiting.match, timer.user_id, now, early=recipient.preferences.notify_early) is None:
            await self._count_reminders(timer.user_id, [waiting])  # others must not see that it is not sent
            await store.timers.remove(timer)
        else:
            return await self._beside_board(timer, waiting)
        return None

    async def _still_to_tell(
        self, match_id: int, user: int, *, openly: bool = False
    ) -> tuple[Recipient, PendingNotification | None]:
        """Somebody, and what a match has for them now; nothing where the bot does not reach.

        ``openly``: as far as everybody may know, for it may be told where all see it.
        """
        match = await self.bot.store.matches.find(match_id)
        recipient = (await self.bot.store.preferences.recipients(match_id, [user]))[user]
        if match is None or not self._reaches(match):
            return recipient, None
        what = find_reason(
            match, user, milliseconds(), early=recipient.preferences.notify_early, publicly=openly
        )
        return recipient, None if what is None else PendingNotification(
            match, what, None, place_of(self.bot, match)
        )

    async def _beside_board(self, timer: Timer, waiting: PendingNotification) -> PendingNotification | None:
        """What is to be told, with the message that shows it; later if that is still to be posted."""
        store, match = self.bot.store, waiting.match
        async with self.bot.outbox.delivery_lock(match.id):
            board = await store.boards.get(match.id)
        behind = board.board_seq < match.board_seq or board.public_revision < match.public_revision
        if behind and not await store.outbox.is_blocked(match.id):
            await store.timers.postpone(timer, milliseconds() + _NOT_YET)
            return None
        return waiting._replace(message_id=board.message.id if board.message else None)

    async def _mention(self, timer: Timer) -> None:
        if await self.bot.store.outbox.is_blocked(timer.match_id):
            await self.bot.store.timers.postpone(timer, milliseconds() + BLOCKED_PAUSE)
            return
        try:
            await self.bot.matches.perform(timer.match_id, 0, MentionNow(timer.user_id))
        except Refusal:
            _log.info("notice.pointless")
        await self.bot.store.timers.remove(timer)

    async def _send(self, user: int, waiting: list[PendingNotification]) -> None:
        """The message in the person's own channel with the bot. Raises ``_Refused`` and ``Unreachable``."""
        preferences = await self.bot.store.preferences.get(user)
        text = texts(preferences.locale or waiting[0].match.locale or FALLBACK)
        key, matches = notification_key(user, waiting), [one.match.id for one in waiting]
        with _failures():
            channel = await self.bot.create_dm(discord.Object(user))
            sent = await self._find_sent(channel, user, key)
            if sent is None:
                self._unconfirmed.setdefault(user, {})[key] = matches
                sent = await self._post(channel, user, notification_message(user, waiting, text), key)
                told = count_direct(preferences, milliseconds())
                await self.bot.store.preferences.set(
                    user, directs_sent=told.directs_sent, directs_since=told.directs_since
                )
        await self.bot.store.direct_messages.add(user, sent, matches)
        self._unconfirmed.pop(user, None)
        await self._replace_older(channel, user, sent, matches, text)

    async def _post(
        self, channel: discord.DMChannel, user: int, view: discord.ui.LayoutView, key: str
    ) -> int:
        """Send a direct message and return its number.

        A refusal other than by the person is believed only if the message is not there: what follows is a
        mention, and nobody is told twice.
        """
        try:
            with passing(_OPENED_TOO_FAST):
                return (await channel.send(view=view, nonce=key)).id
        except discord.HTTPException as refusal:
            sent = None if refusal.code == _NOT_TO_THEM else await self._find_sent(channel, user, key)
            if sent is None:
                raise
            return sent

    async def _find_sent(self, channel: discord.DMChannel, user: int, key: str) -> int | None:
        """Return the message with a key if an earlier try sent it, ``None`` if none did or nobody can tell.

        A process that is young may follow one that died before it remembered what it sent. Other messages
        whose sending was not confirmed are remembered now, so that the next notice replaces them.
        """
        unconfirmed = self._unconfirmed.get(user, {})
        if not unconfirmed and milliseconds() >= self._young_until:
            return None
        try:
            with passing():
                found = {key_of(message): message.id async for message in channel.history(limit=_SEARCHED)}
        except discord.HTTPException:  # the nonce keeps the message from coming twice
            _log.warning("notice.not_searched", exc_info=True)
            return None
        for other in [other for other in unconfirmed if other != key]:
            if other in found:
                await self.bot.store.direct_messages.add(user, found[other], unconfirmed[other])
        self._unconfirmed.pop(user, None)
        return found.get(key)

    async def _replace_older(
        self, channel: discord.DMChannel, user: int, sent: int, matches: Sequence[int], text: Text
    ) -> None:
        """Take out of older messages what a newer one tells.

        What Discord refuses is tried once more: the newest of the older messages has not been tried before.
        """
        older = await self.bot.store.direct_messages.older(user, sent, matches)
        for message_id, told_of in older.items():
            rest = [await self._standing(match_id, user) for match_id in told_of if match_id not in matches]
            standing = [waiting for waiting in rest if waiting is not None]
            view = notification_message(user, standing, text) if standing else None
            message = channel.get_partial_message(message_id)
            if await _is_replaced(message, view, is_first_try=message_id == max(older)):
                gone = set(told_of).difference(waiting.match.id for waiting in standing)
                await self.bot.store.direct_messages.remove(message_id, gone)

    async def _standing(self, match_id: int, user: int) -> PendingNotification | None:
        """What an older digest still has to tell of a match that no newer notice tells of."""
        _, waiting = await self._still_to_tell(match_id, user)
        if waiting is None:
            return None
        board = await self.bot.store.boards.get(match_id)
        return waiting._replace(message_id=board.message.id if board.message else None)

    async def _was_refused(self, user: int, *, lasting: bool) -> None:
        """Remember that somebody cannot be written to, unless only this message was refused."""
        _log.warning("notice.refused")
        if not lasting:
            return
        self._unconfirmed.pop(user, None)
        await self.bot.store.preferences.set(user, direct_refused=True, refusal_hint_pending=True)
        self.bot.hints.add(user)

    # Clocks and requests

    async def _mind(self, minded: Handler, timer: Timer) -> None:
        """Minds a clock or a request once it is known which servers the bot is in."""
        if self.bot.is_ready():
            await minded(timer)
        else:
            await self.bot.store.timers.postpone(timer, milliseconds() + _NOT_YET)

    # Absences

    async def _end_absence(self, timer: Timer) -> None:
        preferences = await self.bot.store.preferences.get(timer.user_id)
        now = milliseconds()
        if preferences.away_until is not None and preferences.away_until > now:
            await self.bot.store.timers.postpone(timer, preferences.away_until)
            return
        await self.bot.people.end_absence(timer.user_id)
        await self.bot.store.timers.remove(timer)


async def _is_replaced(
    message: discord.PartialMessage, view: discord.ui.LayoutView | None, *, is_first_try: bool
) -> bool:
    """Whether an older notice shows only what is left of it, or is gone; if not, the next one tries again.

    That Discord does not find the message or refuses is believed the second time.
    """
    try:
        with passing():
            await (message.delete() if view is None else message.edit(view=view))
    except (Unreachable, discord.HTTPException) as error:
        lasting = isinstance(error, discord.HTTPException) and error.status in _FORBIDDEN
        if is_first_try or not lasting:
            _log.warning("notice.not_replaced")
            return False
    return True


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(Notifier(bot))
