"""Notifications by direct message or later mention, and the timers of clocks, requests and absences."""

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
from cogs.support.failures import raising_unreachable
from cogs.support.notification_messages import (
    PendingNotification,
    key_of,
    notification_key,
    notification_message,
    place_of,
)

_log = logging.getLogger(__name__)

SPAN, MOST_IN_SPAN = 10_000, 20
"""The number of direct messages that the bot sends in that many milliseconds; others wait."""
_NOT_YET = 5_000
_SEARCHED = 15
_HOUR = 3_600_000
_FORBIDDEN = (403, 404)
_OPENED_TOO_FAST = 40003
_NOT_TO_THEM = 50007


class _Refused(Exception):  # noqa: N818
    """Discord refused a direct message; ``lasting`` if the user cannot be written to at all."""

    def __init__(self, *, lasting: bool) -> None:
        super().__init__(lasting)
        self.lasting = lasting


@contextmanager
def _translating_errors() -> Iterator[None]:
    """Translate Discord's errors: ``Unreachable`` if a later try may succeed, ``_Refused`` otherwise.

    An error other than a refusal to write to this user is logged.
    """
    try:
        with raising_unreachable(_OPENED_TOO_FAST):
            yield
    except discord.HTTPException as error:
        if error.status not in _FORBIDDEN:
            _log.exception("notice.failed")
        raise _Refused(lasting=error.status in _FORBIDDEN) from error


class Notifier(commands.Cog):
    """The cog that handles the timers of users."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._sent: deque[int] = deque(maxlen=MOST_IN_SPAN)
        self._delivery_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._minder = ClockService(bot.matches, self._reaches)
        self._young_until = milliseconds() + _HOUR
        self._unconfirmed: dict[int, dict[str, list[int]]] = {}  # per user and key: the matches in it

    async def cog_load(self) -> None:
        """Register the timers, and load the users whom Discord refused a direct message."""
        for way in NOTIFICATION_TIMERS:
            self.bot.scheduler.handle(way, self._deliver)
        self.bot.scheduler.handle(CLOCK_TIMER, partial(self._run_when_ready, self._minder.handle_clock))
        self.bot.scheduler.handle(CONSENT_TIMER, partial(self._run_when_ready, self._minder.handle_consent))
        self.bot.scheduler.handle(RETURN, self._end_absence)
        self.bot.users_to_inform.update(await self.bot.store.preferences.users_to_inform())

    def _reaches(self, match: Match) -> bool:
        """Return whether the bot is in the server of a match.

        For a server of another process assume that it is, because only that process knows.
        """
        return (
            not self.bot.store.shards.serves(match.guild_id) or self.bot.get_guild(match.guild_id) is not None
        )

    # Notifications

    async def _deliver(self, timer: Timer) -> None:
        """Send a user everything that is due for them, from every server, in one message."""
        if not self.bot.is_ready():  # it is not known yet who can be reached
            await self.bot.store.timers.postpone(timer, milliseconds() + _NOT_YET)
            return
        async with self._delivery_locks.setdefault(timer.user_id, asyncio.Lock()):
            if pause := self._pause():
                await self.bot.store.timers.postpone(timer, milliseconds() + pause)
                return
            slot = milliseconds()
            self._sent.append(slot)
            if not await self._deliver_due(timer.user_id):
                with suppress(ValueError):
                    self._sent.remove(slot)

    def _pause(self) -> int:
        """Return the milliseconds that the next direct message has to wait."""
        if len(self._sent) < MOST_IN_SPAN:
            return 0
        return max(self._sent[0] + SPAN - milliseconds(), 0)

    async def _deliver_due(self, user: int) -> bool:
        """Send what is due for a user; return whether a direct message was sent or tried."""
        direct: list[tuple[Timer, PendingNotification]] = []
        for timer in await self.bot.store.timers.due_of(user, NOTIFICATION_TIMERS, milliseconds()):
            leased = replace(timer, due_at=milliseconds() + LEASE)
            if await self.bot.store.timers.postpone(timer, leased.due_at):
                found = await self._decide_delivery(leased)
                direct.extend([(leased, found)] if found else [])
        if not direct:
            return False
        direct.sort(key=lambda one: urgency_key(one[1].match, user))
        waiting = [one for _, one in direct]
        try:
            await self._send(user, waiting)
        except Unreachable as error:  # it is sent again when the lease has expired
            _log.warning("notice.postponed")
            if error.pause > LEASE:
                for leased, _ in direct:
                    await self.bot.store.timers.postpone(leased, milliseconds() + error.pause)
            return True
        except _Refused as refusal:
            await self._record_refusal(user, lasting=refusal.lasting)
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

    async def _decide_delivery(self, timer: Timer) -> PendingNotification | None:
        """Return the notification to send now by direct message, or handle the timer in another way.

        That is removing or postponing it, or mentioning the user instead; then return ``None``.
        """
        store, now = self.bot.store, milliseconds()
        recipient, waiting = await self._find_notification(timer.match_id, timer.user_id, openly=True)
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
            return await self._link_to_board(timer, waiting)
        return None

    async def _find_notification(
        self, match_id: int, user: int, *, openly: bool = False
    ) -> tuple[Recipient, PendingNotification | None]:
        """Return a user as a recipient, and what a match has for them now.

        The second is ``None`` if there is nothing or the bot is not in the server. With ``openly``, count
        only what everybody may know, because it may be announced where everybody sees it.
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

    async def _link_to_board(self, timer: Timer, waiting: PendingNotification) -> PendingNotification | None:
        """Return the notification with the board message to link to.

        If that board has yet to be posted, postpone the timer and return ``None``.
        """
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
        """Send a direct message to a user and replace older ones. Raise ``_Refused`` and ``Unreachable``."""
        preferences = await self.bot.store.preferences.get(user)
        text = texts(preferences.locale or waiting[0].match.locale or FALLBACK)
        key, matches = notification_key(user, waiting), [one.match.id for one in waiting]
        with _translating_errors():
            channel = await self.bot.create_dm(discord.Object(user))
            sent = await self._find_sent(channel, user, key)
            if sent is None:
                self._unconfirmed.setdefault(user, {})[key] = matches
                sent = await self._post(channel, user, notification_message(user, waiting, text), key)
                counted = count_direct(preferences, milliseconds())
                await self.bot.store.preferences.set(
                    user, directs_sent=counted.directs_sent, directs_since=counted.directs_since
                )
        await self.bot.store.direct_messages.add(user, sent, matches)
        self._unconfirmed.pop(user, None)
        await self._replace_older(channel, user, sent, matches, text)

    async def _post(
        self, channel: discord.DMChannel, user: int, view: discord.ui.LayoutView, key: str
    ) -> int:
        """Send a direct message and return its id.

        A refusal by anything but the user's settings is believed only if the message is not there: a mention
        follows, and nobody should be notified twice.
        """
        try:
            with raising_unreachable(_OPENED_TOO_FAST):
                return (await channel.send(view=view, nonce=key)).id
        except discord.HTTPException as refusal:
            sent = None if refusal.code == _NOT_TO_THEM else await self._find_sent(channel, user, key)
            if sent is None:
                raise
            return sent

    async def _find_sent(self, channel: discord.DMChannel, user: int, key: str) -> int | None:
        """Return the id of the message with a key if an earlier try sent it.

        Return ``None`` if none did or if Discord does not say. A process that started recently may follow one
        that died before it stored what it sent. Other messages whose sending was not confirmed are stored
        now, so that the next notification replaces them.
        """
        unconfirmed = self._unconfirmed.get(user, {})
        if not unconfirmed and milliseconds() >= self._young_until:
            return None
        try:
            with raising_unreachable():
                found = {key_of(message): message.id async for message in channel.history(limit=_SEARCHED)}
        except discord.HTTPException:  # the nonce keeps the message from being sent twice
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
        """Remove from older messages what a newer one contains.

        What Discord refuses is tried once more: the newest of the older messages has not been tried before.
        """
        older = await self.bot.store.direct_messages.find_older(user, sent, matches)
        for message_id, told_of in older.items():
            rest = [
                await self._find_remaining(match_id, user) for match_id in told_of if match_id not in matches
            ]
            standing = [waiting for waiting in rest if waiting is not None]
            view = notification_message(user, standing, text) if standing else None
            message = channel.get_partial_message(message_id)
            if await _is_replaced(message, view, is_first_try=message_id == max(older)):
                gone = set(told_of).difference(waiting.match.id for waiting in standing)
                await self.bot.store.direct_messages.remove(message_id, gone)

    async def _find_remaining(self, match_id: int, user: int) -> PendingNotification | None:
        """Return what an older digest still has to say about a match that no newer notification covers."""
        _, waiting = await self._find_notification(match_id, user)
        if waiting is None:
            return None
        board = await self.bot.store.boards.get(match_id)
        return waiting._replace(message_id=board.message.id if board.message else None)

    async def _record_refusal(self, user: int, *, lasting: bool) -> None:
        """Remember that a user cannot be written to, unless only this message was refused."""
        _log.warning("notice.refused")
        if not lasting:
            return
        self._unconfirmed.pop(user, None)
        await self.bot.store.preferences.set(user, direct_refused=True, refusal_hint_pending=True)
        self.bot.users_to_inform.add(user)

    # Clocks and requests

    async def _run_when_ready(self, minded: Handler, timer: Timer) -> None:
        """Run the handler of a clock or a request once it is known which servers the bot is in."""
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
        await self.bot.preferences.end_absence(timer.user_id)
        await self.bot.store.timers.remove(timer)


async def _is_replaced(
    message: discord.PartialMessage, view: discord.ui.LayoutView | None, *, is_first_try: bool
) -> bool:
    """Return whether an older message now shows only what is left of it, or is gone.

    If not, the next notification tries again. If Discord does not find the message or refuses the edit, that
    is believed the second time.
    """
    try:
        with raising_unreachable():
            await (message.delete() if view is None else message.edit(view=view))
    except (Unreachable, discord.HTTPException) as error:
        lasting = isinstance(error, discord.HTTPException) and error.status in _FORBIDDEN
        if is_first_try or not lasting:
            _log.warning("notice.not_replaced")
            return False
    return True


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(Notifier(bot))
