"""Notifications by direct message and postponed notifications, one message for all that a user is due."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.locales import FALLBACK
from bot.match.commands import CountReminder, MentionNow
from bot.match.effects import NOTIFICATION_TIMERS
from bot.match.models import Match
from bot.match.notifications import (
    LEASE,
    count_direct,
    decide_deferred_delivery,
    find_reason,
    get_urgency_key,
)
from bot.match.recipients import Delivery, Recipient
from bot.match.refusals import Refusal
from bot.match.timer_values import Timer
from bot.services.match_service import MatchService
from bot.services.messenger import Conversation, DirectMessage, MessageRefused, Messenger, Notification
from bot.services.outbox import BLOCKED_RETRY_DELAY, Outbox, Unreachable
from bot.services.scheduler import Scheduler
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)

SPAN: Final = 10_000
MOST_IN_SPAN: Final = 20
"""The number of direct messages that the bot sends in `SPAN` milliseconds; others wait."""
SEARCHING_TIME: Final = 3_600_000
"""The milliseconds after the start in which messages of an earlier process are searched for."""
_BOARD_PAUSE: Final = 5_000
"""The milliseconds until a notification is tried again whose board has yet to be posted."""


class NotificationService:
    """The service that handles the timers of notifications.

    A timer that is due is leased first: postponed by the time that a process has to deliver the notification.
    It is removed when that is done. If the process dies or Discord fails, the timer is due again when the
    lease has expired, and a message that an earlier try sent is recognized by its key. Which messages were
    not confirmed is kept in memory only: after a start, each message is searched for before it is sent.

    ``reaches`` says whether the bot is still in the server of a match.
    """

    def __init__(
        self,
        matches: MatchService,
        outbox: Outbox,
        messenger: Messenger,
        reaches: Callable[[Match], bool],
        *,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self.users_to_inform: set[int] = set()
        """The users to inform that Discord refused a direct message to them."""
        self._matches = matches
        self._store = matches.store
        self._outbox = outbox
        self._messenger = messenger
        self._reaches = reaches
        self._clock = clock
        self._sent_at: deque[int] = deque(maxlen=MOST_IN_SPAN)
        self._user_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._search_until = clock() + SEARCHING_TIME
        self._unconfirmed_messages: dict[int, dict[str, list[int]]] = {}
        """The matches in each message, by user and key."""

    async def load_users_to_inform(self) -> None:
        """Load the users whom Discord refused a direct message before the start."""
        self.users_to_inform.update(await self._store.preferences.find_users_to_inform())

    async def mark_informed(self, user: int) -> None:
        """Store that a user knows that Discord refused a direct message to them."""
        await self._store.preferences.set(user, refusal_hint_pending=False)

    def search_unconfirmed_messages(self) -> None:
        """Search for messages for a while, because another process has died that may have sent them."""
        self._search_until = self._clock() + SEARCHING_TIME

    def register_timers(self, scheduler: Scheduler) -> None:
        """Register the handler, which waits until it is known which servers the bot is in."""
        for kind in NOTIFICATION_TIMERS:
            scheduler.handle(kind, self.deliver, once_ready=True)

    async def deliver(self, timer: Timer) -> None:
        """Deliver everything that is due for the user of a timer, from every server, in one message."""
        async with self._user_locks.setdefault(timer.user_id, asyncio.Lock()):
            now = self._clock()
            if len(self._sent_at) >= MOST_IN_SPAN and 0 <= now - self._sent_at[0] < SPAN:
                await self._store.timers.postpone(timer, self._sent_at[0] + SPAN)
                return
            self._sent_at.append(now)
            if not await self._deliver_due_notifications(timer.user_id):
                with suppress(ValueError):
                    self._sent_at.remove(now)

    async def _deliver_due_notifications(self, user: int) -> bool:
        """Deliver what is due for a user; return whether a direct message was sent or tried."""
        deliveries: list[tuple[Timer, Notification]] = []
        for timer in await self._store.timers.find_due_of(user, NOTIFICATION_TIMERS, self._clock()):
            leased_timer = replace(timer, due_at=self._clock() + LEASE)
            if await self._store.timers.postpone(timer, leased_timer.due_at):
                notification = await self._find_direct(leased_timer)
                deliveries.extend([(leased_timer, notification)] if notification else [])
        if not deliveries:
            return False
        deliveries.sort(key=lambda one: get_urgency_key(one[1].match, user))
        notifications = tuple(notification for _, notification in deliveries)
        try:
            await self._send(user, notifications)
        except Unreachable as error:  # it is sent again when the lease has expired
            _log.warning("notification.postponed")
            if error.retry_after > LEASE:
                for leased_timer, _ in deliveries:
                    await self._store.timers.postpone(leased_timer, self._clock() + error.retry_after)
            return True
        except MessageRefused as refusal:
            await self._record_refusal(user, refusal)
            for leased_timer, _ in deliveries:
                await self._mention(leased_timer)
            return True
        await self._count_reminders(user, notifications)
        for leased_timer, _ in deliveries:
            await self._store.timers.remove(leased_timer)
        return True

    # What is due

    async def _find_direct(self, timer: Timer) -> Notification | None:
        """Return the notification to send now by direct message.

        If there is none, return ``None`` and handle the timer in another way: remove or postpone it, or
        mention the user instead.
        """
        store, now = self._store, self._clock()
        recipient, notification = await self._find_notification(timer.match_id, timer.user_id, publicly=True)
        if notification is None:
            await store.timers.remove(timer)
            return None
        match, early = notification.match, recipient.preferences.notify_early
        delivery: Delivery = "direct" if timer.kind == "direct" else "mention"
        decision = decide_deferred_delivery(recipient, match, now, delivery)
        if decision.delivery == "none":
            await store.timers.remove(timer)
        elif decision.at > now:
            await store.timers.postpone(timer, decision.at)
        elif decision.delivery == "mention":
            await self._mention(timer)
        elif find_reason(match, timer.user_id, now, early=early) is None:
            # The user has acted in secret: others must not see that nothing is sent, so the reminder counts.
            await self._count_reminders(timer.user_id, [notification])
            await store.timers.remove(timer)
        elif match.is_delivery_closed:
            return notification
        else:
            return await self._wait_for_board(timer, notification)
        return None

    async def _find_notification(
        self, match_id: int, user: int, *, publicly: bool = False
    ) -> tuple[Recipient, Notification | None]:
        """Return a user as a recipient, and what a match has for them now.

        The second is ``None`` if there is nothing or the bot is not in the server. With ``publicly``, count
        only what everybody may know, because it may be announced where everybody sees it.
        """
        match = await self._store.matches.find(match_id)
        recipient = (await self._store.preferences.get_recipients(match_id, [user]))[user]
        if match is None or not self._reaches(match):
            return recipient, None
        early = recipient.preferences.notify_early
        reason = find_reason(match, user, self._clock(), early=early, publicly=publicly)
        return recipient, None if reason is None else Notification(match, reason)

    async def _wait_for_board(self, timer: Timer, notification: Notification) -> Notification | None:
        """Return the notification; if its board has yet to be posted, postpone the timer, return ``None``."""
        match = notification.match
        async with self._outbox.delivery_lock(match.id):
            board = await self._store.boards.get(match.id)
        behind = board.board_seq < match.board_seq or board.public_revision < match.public_revision
        if behind and not await self._store.outbox.is_blocked(match.id):
            await self._store.timers.postpone(timer, self._clock() + _BOARD_PAUSE)
            return None
        return notification

    async def _mention(self, timer: Timer) -> None:
        """Mention a user in the channel in place of a direct message."""
        if await self._store.outbox.is_blocked(timer.match_id):
            await self._store.timers.postpone(timer, self._clock() + BLOCKED_RETRY_DELAY)
            return
        try:
            await self._matches.perform(timer.match_id, 0, MentionNow(timer.user_id))
        except Refusal:
            _log.info("notification.pointless")
        await self._store.timers.remove(timer)

    async def _count_reminders(self, user: int, notifications: Sequence[Notification]) -> None:
        for match, reason in ((one.match, one.reason) for one in notifications):
            player = match.find_player(user)
            if reason == "turn" and player is not None and match.seat_status(player).reminder_held:
                try:
                    await self._matches.perform(match.id, 0, CountReminder(user))
                except Refusal:  # they have acted meanwhile
                    _log.info("notification.answered")

    # Direct messages

    async def _send(self, user: int, notifications: tuple[Notification, ...]) -> None:
        """Send a direct message to a user and replace older ones.

        Raise ``MessageRefused`` and ``Unreachable``.
        """
        preferences = await self._store.preferences.get(user)
        locale = preferences.language or preferences.locale or notifications[0].match.locale or FALLBACK
        message = DirectMessage(user, notifications, locale)
        conversation = await self._messenger.open(user)
        message_id = await self._find_sent_message(conversation, message)
        if message_id is None:
            self._unconfirmed_messages.setdefault(user, {})[message.key] = message.match_ids
            message_id = await self._post(conversation, message)
            new_preferences = count_direct(preferences, self._clock())
            await self._store.preferences.set(
                user, directs_sent=new_preferences.directs_sent, directs_since=new_preferences.directs_since
            )
        await self._store.direct_messages.add(user, message_id, message.match_ids)
        self._unconfirmed_messages.pop(user, None)
        await self._replace_older(conversation, message_id, message)

    async def _find_sent_message(self, conversation: Conversation, message: DirectMessage) -> int | None:
        """Return the id of a direct message if an earlier try sent it.

        Return ``None`` if none did or if Discord does not say. A process that started recently may follow one
        that died before it stored what it sent. Other messages whose sending was not confirmed are stored
        now, so that the next notification replaces them.
        """
        unconfirmed_messages = self._unconfirmed_messages.get(message.user, {})
        if not unconfirmed_messages and self._clock() >= self._search_until:
            return None
        try:
            recent = await conversation.find_recent()
        except MessageRefused:  # Discord itself does not take the same message twice within minutes
            _log.warning("notification.not_searched", exc_info=True)
            return None
        for key, match_ids in unconfirmed_messages.items():
            if key != message.key and key in recent:
                await self._store.direct_messages.add(message.user, recent[key], match_ids)
        self._unconfirmed_messages.pop(message.user, None)
        return recent.get(message.key)

    async def _post(self, conversation: Conversation, message: DirectMessage) -> int:
        """Send a direct message and return its id.

        A refusal by anything but the user's settings is believed only if the message is not there: a mention
        follows, and nobody should be notified twice.
        """
        try:
            return await conversation.send(message)
        except MessageRefused as refusal:
            message_id = None if refusal.is_by_user else await self._find_sent_message(conversation, message)
            if message_id is None:
                raise
            return message_id

    async def _record_refusal(self, user: int, refusal: MessageRefused) -> None:
        """Remember that a user cannot be written to, unless only this message was refused."""
        if not refusal.is_lasting:
            _log.error("notification.failed", exc_info=refusal)
        _log.warning("notification.refused")
        if refusal.is_lasting:
            self._unconfirmed_messages.pop(user, None)
            await self._store.preferences.set(user, direct_refused=True, refusal_hint_pending=True)
            self.users_to_inform.add(user)

    # Older direct messages

    async def _replace_older(
        self, conversation: Conversation, message_id: int, message: DirectMessage
    ) -> None:
        """Remove from older messages what a newer one contains.

        What Discord refuses is tried once more: the newest of the older messages has not been tried before.
        """
        user = message.user
        older = await self._store.direct_messages.find_older(user, message_id, message.match_ids)
        for older_id, match_ids in older.items():
            others = [match_id for match_id in match_ids if match_id not in message.match_ids]
            notifications = [await self._find_remaining(match_id, user) for match_id in others]
            remaining = replace(message, notifications=tuple(one for one in notifications if one is not None))
            if await _replace(conversation, older_id, remaining, is_first_try=older_id == max(older)):
                removed_match_ids = set(match_ids).difference(remaining.match_ids)
                await self._store.direct_messages.remove(older_id, removed_match_ids)

    async def _find_remaining(self, match_id: int, user: int) -> Notification | None:
        """Return what an older digest still has to say about a match that no newer notification covers."""
        _, notification = await self._find_notification(match_id, user)
        return notification


async def _replace(
    conversation: Conversation, message_id: int, remaining: DirectMessage, *, is_first_try: bool
) -> bool:
    """Edit an older message to what is left of it, or delete it; return whether that is done.

    If not, the next notification tries again. If Discord does not find the message or refuses the edit, that
    is believed the second time.
    """
    try:
        if remaining.notifications:
            await conversation.edit(message_id, remaining)
        else:
            await conversation.delete(message_id)
    except (Unreachable, MessageRefused) as error:
        is_lasting = isinstance(error, MessageRefused) and error.is_lasting
        if is_first_try or not is_lasting:
            _log.warning("notification.not_replaced")
            return False
    return True
