"""Direct messages: sent once whatever Discord does, replaced by newer ones, at a pace, else a mention."""

from collections.abc import AsyncIterator

import pytest

from bot.match.commands import Remind
from bot.match.effects import NOTIFICATION_TIMERS
from bot.match.notifications import LEASE
from bot.match.recipients import Delivery
from bot.services.messenger import MessageRefused
from bot.services.notification_service import MOST_IN_SPAN, SEARCHING_TIME, SPAN
from bot.services.outbox import BLOCKED_RETRY_DELAY, Blocked, Unreachable
from bot.store import Store
from tests.match.days import A_DAY, MORNING, NIGHT, NOON, QUIET
from tests.match.seats import ADA, BRUNO
from tests.services.messengers import DeliveryServices, MemoryMessenger

FIRST_ROUND, SECOND_ROUND = ((BRUNO, "Sc2"), (ADA, "Ra1")), ((BRUNO, "Sc1"), (ADA, "Ra2"))


@pytest.fixture
async def services(store: Store) -> AsyncIterator[DeliveryServices]:
    """Return the services of a process; Bruno likes direct messages."""
    await store.preferences.set(BRUNO, delivery="direct")
    services = DeliveryServices(store)
    yield services
    await services.close()


async def list_due_times(services: DeliveryServices) -> list[int]:
    """Return when Bruno's notifications are due."""
    return [one.due_at for one in await services.store.timers.find_due_of(BRUNO, NOTIFICATION_TIMERS, 2**60)]


async def test_a_notification_is_sent_once(services: DeliveryServices) -> None:
    match = await services.begin()
    await services.advance_to(NOON)
    await services.advance_to(NOON + LEASE)
    ((message,),) = (services.messenger.inboxes[BRUNO].values(),)
    (notification,) = message.notifications
    assert (notification.match.id, notification.reason) == (match.id, "turn")
    assert await list_due_times(services) == []
    assert BRUNO not in services.mentioned_users
    assert (await services.store.preferences.get(BRUNO)).directs_sent == 1


async def test_a_notification_waits_for_its_board(services: DeliveryServices) -> None:
    services.board_error = Unreachable()
    match = await services.begin()
    await services.advance_to(NOON)
    assert services.inbox() == []
    services.board_error = None
    await services.advance_to(NOON + 10 * LEASE)
    assert services.inbox() == [[match.id]]


async def test_a_server_that_was_left_is_not_spoken_of(services: DeliveryServices) -> None:
    await services.begin()
    services.is_in_server = False
    await services.advance_to(NOON)
    assert services.messenger.requests == []
    assert await list_due_times(services) == []


async def test_a_reminder_that_was_held_back_counts_when_it_is_sent(services: DeliveryServices) -> None:
    await services.store.preferences.set(BRUNO, **QUIET)
    match = await services.begin(clock=A_DAY)
    since = match.seat_status(1).running_since
    assert since is not None
    await services.advance_to(NIGHT)
    await services.matches.perform(match.id, 0, Remind(1, since, 1))
    assert (await services.match(match.id)).seat_status(1).reminders_sent == 0
    await services.advance_to(MORNING)
    assert (await services.match(match.id)).seat_status(1).reminders_sent == 1


# Refusals


@pytest.mark.parametrize("request_name", ["open", "send"])
async def test_a_user_whom_discord_refuses_is_mentioned_and_not_written_to_again(
    services: DeliveryServices, request_name: str
) -> None:
    services.messenger.errors[request_name] = MessageRefused(is_lasting=True, is_by_user=True)
    match = await services.begin()
    await services.advance_to(NOON)
    assert services.mentioned_users.count(BRUNO) == 1
    assert (await services.store.preferences.get(BRUNO)).direct_refused
    assert services.notifications.users_to_inform == {BRUNO}
    request_count = len(services.messenger.requests)
    await services.act(match.id, *FIRST_ROUND)
    await services.advance_to(NOON + LEASE)
    assert len(services.messenger.requests) == request_count
    assert services.mentioned_users.count(BRUNO) == 2


async def test_users_refused_before_a_start_are_still_to_be_informed(services: DeliveryServices) -> None:
    await services.store.preferences.set(BRUNO, direct_refused=True, refusal_hint_pending=True)
    await services.notifications.load_users_to_inform()
    assert services.notifications.users_to_inform == {BRUNO}


async def test_a_message_that_alone_is_refused_becomes_a_mention_and_is_logged(
    services: DeliveryServices, caplog: pytest.LogCaptureFixture
) -> None:
    services.messenger.errors["send"] = MessageRefused(is_lasting=False)
    await services.begin()
    await services.advance_to(NOON)
    assert services.mentioned_users.count(BRUNO) == 1
    assert not (await services.store.preferences.get(BRUNO)).direct_refused
    assert "notification.failed" in caplog.messages


async def test_a_refusal_of_a_message_that_is_there_is_not_believed(services: DeliveryServices) -> None:
    services.messenger.lost_answer = MessageRefused(is_lasting=False)
    match = await services.begin()
    await services.advance_to(NOON)
    assert services.inbox() == [[match.id]]
    assert BRUNO not in services.mentioned_users
    assert await list_due_times(services) == []


async def test_a_mention_waits_where_the_bot_may_not_write(services: DeliveryServices) -> None:
    services.messenger.errors["send"] = MessageRefused(is_lasting=True, is_by_user=True)
    services.board_error = Blocked()
    await services.begin()
    await services.advance_to(NOON)
    assert await list_due_times(services) == [NOON + BLOCKED_RETRY_DELAY]
    services.board_error = None
    await services.advance_to(NOON + BLOCKED_RETRY_DELAY)
    assert services.mentioned_users.count(BRUNO) == 1
    assert await list_due_times(services) == []


# Failures


async def test_a_message_whose_answer_was_lost_is_found_again_and_not_sent_twice(
    services: DeliveryServices,
) -> None:
    services.messenger.lost_answer = Unreachable()
    services.now = NOON + SEARCHING_TIME  # later than an earlier process is feared
    match = await services.begin()
    await services.advance_to(services.now)
    assert services.messenger.requests == ["open", "send"]
    await services.advance_to(services.now + LEASE)
    assert services.messenger.requests[2:] == ["open", "find_recent"]
    assert services.inbox() == [[match.id]]
    assert await list_due_times(services) == []


async def test_a_message_that_an_earlier_process_sent_is_found_again(
    services: DeliveryServices, store: Store
) -> None:
    services.messenger.lost_answer = Unreachable()
    match = await services.begin()
    await services.advance_to(NOON)
    await services.close()
    services.messenger.lost_answer = None
    successor = DeliveryServices(store, services.messenger, NOON)
    await successor.advance_to(NOON + LEASE)
    assert successor.inbox() == [[match.id]]
    assert await list_due_times(successor) == []
    await successor.close()


async def test_a_message_that_was_not_confirmed_is_replaced_by_the_next(services: DeliveryServices) -> None:
    services.messenger.lost_answer = Unreachable()
    match = await services.begin()
    await services.advance_to(NOON)
    services.messenger.lost_answer = None
    match = await services.act(match.id, *FIRST_ROUND)
    await services.advance_to(NOON + LEASE)
    (message,) = services.messenger.inboxes[BRUNO].values()
    assert message.notifications[0].match.turn == match.turn


async def test_a_message_is_sent_though_the_earlier_ones_cannot_be_read(services: DeliveryServices) -> None:
    services.messenger.errors["find_recent"] = MessageRefused(is_lasting=True)
    match = await services.begin()
    await services.advance_to(NOON)
    assert services.inbox() == [[match.id]]


@pytest.mark.parametrize(("pause", "wait"), [(0, LEASE), (LEASE // 2, LEASE), (10 * LEASE, 10 * LEASE)])
async def test_a_busy_discord_is_left_alone_as_long_as_it_asks_and_for_a_lease_at_least(
    services: DeliveryServices, pause: int, wait: int
) -> None:
    services.messenger.errors["send"] = Unreachable(pause)
    match = await services.begin()
    await services.advance_to(NOON)
    request_count = len(services.messenger.requests)
    services.messenger.errors.clear()
    await services.advance_to(NOON + wait - 1)
    assert len(services.messenger.requests) == request_count
    await services.advance_to(NOON + wait)
    assert services.inbox() == [[match.id]]


# Older messages


async def send_digest(services: DeliveryServices) -> tuple[int, int]:
    """Let Bruno be notified of two matches in one message, and return their ids."""
    first, second = [(await services.begin(channel)).id for channel in (1, 2)]
    await services.advance_to(NOON)
    assert services.inbox() == [[first, second]]
    return first, second


async def test_an_older_digest_is_edited_to_what_still_stands_and_deleted_in_the_end(
    services: DeliveryServices,
) -> None:
    first, second = await send_digest(services)
    await services.act(first, *FIRST_ROUND)
    await services.advance_to(NOON + 1)
    assert services.inbox() == [[second], [first]]
    await services.act(second, *FIRST_ROUND)
    await services.advance_to(NOON + 2)
    assert services.inbox() == [[first], [second]]


async def test_an_older_digest_with_nothing_left_is_deleted(services: DeliveryServices) -> None:
    first, second = await send_digest(services)
    await services.act(second, (BRUNO, "Sc2"))
    await services.act(first, *FIRST_ROUND)
    await services.advance_to(NOON + 1)
    assert services.inbox() == [[first]]


async def test_an_older_message_that_discord_fails_to_delete_goes_with_the_next(
    services: DeliveryServices,
) -> None:
    match = await services.begin()
    await services.advance_to(NOON)
    services.messenger.errors["delete"] = Unreachable()
    await services.act(match.id, *FIRST_ROUND)
    await services.advance_to(NOON + 1)
    assert services.inbox() == [[match.id], [match.id]]
    services.messenger.errors.clear()
    await services.act(match.id, *SECOND_ROUND)
    await services.advance_to(NOON + 2)
    assert services.inbox() == [[match.id]]


async def test_an_older_message_that_discord_refuses_to_delete_is_tried_twice(
    services: DeliveryServices,
) -> None:
    match = await services.begin()
    await services.advance_to(NOON)
    services.messenger.errors["delete"] = MessageRefused(is_lasting=True)
    (oldest,) = services.messenger.inboxes[BRUNO]
    for number, actions in enumerate((FIRST_ROUND, SECOND_ROUND), 1):
        assert oldest in await services.store.direct_messages.find_older(BRUNO, 2**60, [match.id])
        await services.act(match.id, *actions)
        await services.advance_to(NOON + number)
    assert oldest not in await services.store.direct_messages.find_older(BRUNO, 2**60, [match.id])


# Pace


async def test_direct_messages_go_out_at_a_pace(store: Store) -> None:
    services = DeliveryServices(store, MemoryMessenger())
    users = range(1000, 1001 + MOST_IN_SPAN)
    for channel, user in enumerate(users):
        await store.preferences.set(user, delivery="direct")
        await services.begin(channel, user)
    message_counts = []
    for now in (NOON, NOON + SPAN - 1, NOON + SPAN):
        await services.advance_to(now)
        message_counts.append(sum(len(services.inbox(user)) for user in users))
    assert message_counts == [MOST_IN_SPAN, MOST_IN_SPAN, MOST_IN_SPAN + 1]
    await services.close()


async def test_direct_messages_do_not_wait_for_a_clock_that_was_set_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.notification_service.MOST_IN_SPAN", 1)
    services = DeliveryServices(store, MemoryMessenger())
    for channel, (user, now) in enumerate(((BRUNO, NOON + 3_600_000), (1000, NOON))):
        services.now = now
        await store.preferences.set(user, delivery="direct")
        await services.begin(channel, user)
        await services.advance_to(now)
        assert len(services.inbox(user)) == 1
    await services.close()


async def test_a_notification_that_became_pointless_takes_no_place_of_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.notification_service.MOST_IN_SPAN", 1)
    services = DeliveryServices(store)
    deliveries: list[tuple[int, Delivery]] = [(BRUNO, "none"), (1000, "direct")]
    for channel, (user, delivery) in enumerate(deliveries):
        await store.preferences.set(user, delivery="direct")
        await services.begin(channel, user)
        await store.preferences.set(user, delivery=delivery)
        await services.advance_to(NOON)
    assert (services.inbox(BRUNO), len(services.inbox(1000))) == ([], 1)
    await services.close()
