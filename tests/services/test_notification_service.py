"""Direct messages: sent once whatever Discord does, replaced by newer ones, at a pace, else a mention."""

from collections.abc import AsyncIterator

import pytest

from bot.services.commands import Remind
from bot.services.effects import NOTIFICATION_TIMERS
from bot.services.messenger import Refused
from bot.services.notification_service import MOST_IN_SPAN, SEARCHING_TIME, SPAN
from bot.services.notifications import LEASE
from bot.services.outbox import BLOCKED_PAUSE, Blocked, Unreachable
from bot.store import Store
from bot.store.recipients import Delivery
from tests.services.days import A_DAY, MORNING, NIGHT, NOON, QUIET
from tests.services.messengers import MemoryMessenger, Office
from tests.services.seats import ADA, BRUNO

FIRST_ROUND, SECOND_ROUND = ((BRUNO, "Sc2"), (ADA, "Ra1")), ((BRUNO, "Sc1"), (ADA, "Ra2"))


@pytest.fixture
async def office(store: Store) -> AsyncIterator[Office]:
    """Return the services of a process; Bruno likes direct messages."""
    await store.preferences.set(BRUNO, delivery="direct")
    office = Office(store)
    yield office
    await office.close()


async def timers(office: Office) -> list[int]:
    """Return when Bruno's notifications are due."""
    return [one.due_at for one in await office.store.timers.due_of(BRUNO, NOTIFICATION_TIMERS, 2**60)]


async def test_a_notification_is_sent_once(office: Office) -> None:
    match = await office.begin()
    await office.at(NOON)
    await office.at(NOON + LEASE)
    ((message,),) = (office.messenger.inboxes[BRUNO].values(),)
    (notification,) = message.notifications
    assert (notification.match.id, notification.reason) == (match.id, "turn")
    assert await timers(office) == []
    assert BRUNO not in office.mentioned
    assert (await office.store.preferences.get(BRUNO)).directs_sent == 1


async def test_a_notification_waits_for_its_board(office: Office) -> None:
    office.board_error = Unreachable()
    match = await office.begin()
    await office.at(NOON)
    assert office.inbox() == []
    office.board_error = None
    await office.at(NOON + 10 * LEASE)
    assert office.inbox() == [[match.id]]


async def test_a_server_that_was_left_is_not_spoken_of(office: Office) -> None:
    await office.begin()
    office.here = False
    await office.at(NOON)
    assert office.messenger.requests == []
    assert await timers(office) == []


async def test_a_reminder_that_was_held_back_counts_when_it_is_sent(office: Office) -> None:
    await office.store.preferences.set(BRUNO, **QUIET)
    match = await office.begin(clock=A_DAY)
    since = match.seat_status(1).running_since
    assert since is not None
    await office.at(NIGHT)
    await office.matches.perform(match.id, 0, Remind(1, since, 1))
    assert (await office.match(match.id)).seat_status(1).reminders_sent == 0
    await office.at(MORNING)
    assert (await office.match(match.id)).seat_status(1).reminders_sent == 1


# Refusals


@pytest.mark.parametrize("request_name", ["open", "send"])
async def test_a_user_whom_discord_refuses_is_mentioned_and_not_written_to_again(
    office: Office, request_name: str
) -> None:
    office.messenger.errors[request_name] = Refused(is_lasting=True, is_by_user=True)
    match = await office.begin()
    await office.at(NOON)
    assert office.mentioned.count(BRUNO) == 1
    assert (await office.store.preferences.get(BRUNO)).direct_refused
    assert office.notifications.users_to_inform == {BRUNO}
    tried = len(office.messenger.requests)
    await office.act(match.id, *FIRST_ROUND)
    await office.at(NOON + LEASE)
    assert len(office.messenger.requests) == tried
    assert office.mentioned.count(BRUNO) == 2


async def test_users_refused_before_a_start_are_still_to_be_informed(office: Office) -> None:
    await office.store.preferences.set(BRUNO, direct_refused=True, refusal_hint_pending=True)
    await office.notifications.load_users_to_inform()
    assert office.notifications.users_to_inform == {BRUNO}


async def test_a_message_that_alone_is_refused_becomes_a_mention_and_is_logged(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    office.messenger.errors["send"] = Refused(is_lasting=False)
    await office.begin()
    await office.at(NOON)
    assert office.mentioned.count(BRUNO) == 1
    assert not (await office.store.preferences.get(BRUNO)).direct_refused
    assert "notification.failed" in caplog.messages


async def test_a_refusal_of_a_message_that_is_there_is_not_believed(office: Office) -> None:
    office.messenger.lost_answer = Refused(is_lasting=False)
    match = await office.begin()
    await office.at(NOON)
    assert office.inbox() == [[match.id]]
    assert BRUNO not in office.mentioned
    assert await timers(office) == []


async def test_a_mention_waits_where_the_bot_may_not_write(office: Office) -> None:
    office.messenger.errors["send"] = Refused(is_lasting=True, is_by_user=True)
    office.board_error = Blocked()
    await office.begin()
    await office.at(NOON)
    assert await timers(office) == [NOON + BLOCKED_PAUSE]
    office.board_error = None
    await office.at(NOON + BLOCKED_PAUSE)
    assert office.mentioned.count(BRUNO) == 1
    assert await timers(office) == []


# Failures


async def test_a_message_whose_answer_was_lost_is_found_again_and_not_sent_twice(office: Office) -> None:
    office.messenger.lost_answer = Unreachable()
    office.now = NOON + SEARCHING_TIME  # later than an earlier process is feared
    match = await office.begin()
    await office.at(office.now)
    assert office.messenger.requests == ["open", "send"]
    await office.at(office.now + LEASE)
    assert office.messenger.requests[2:] == ["open", "find_recent"]
    assert office.inbox() == [[match.id]]
    assert await timers(office) == []


async def test_a_message_that_an_earlier_process_sent_is_found_again(office: Office, store: Store) -> None:
    office.messenger.lost_answer = Unreachable()
    match = await office.begin()
    await office.at(NOON)
    await office.close()
    office.messenger.lost_answer = None
    successor = Office(store, office.messenger, NOON)
    await successor.at(NOON + LEASE)
    assert successor.inbox() == [[match.id]]
    assert await timers(successor) == []
    await successor.close()


async def test_a_message_that_was_not_confirmed_is_replaced_by_the_next(office: Office) -> None:
    office.messenger.lost_answer = Unreachable()
    match = await office.begin()
    await office.at(NOON)
    office.messenger.lost_answer = None
    match = await office.act(match.id, *FIRST_ROUND)
    await office.at(NOON + LEASE)
    (message,) = office.messenger.inboxes[BRUNO].values()
    assert message.notifications[0].match.turn == match.turn


async def test_a_message_is_sent_though_the_earlier_ones_cannot_be_read(office: Office) -> None:
    office.messenger.errors["find_recent"] = Refused(is_lasting=True)
    match = await office.begin()
    await office.at(NOON)
    assert office.inbox() == [[match.id]]


@pytest.mark.parametrize(("asked", "waits"), [(0, LEASE), (LEASE // 2, LEASE), (10 * LEASE, 10 * LEASE)])
async def test_a_busy_discord_is_left_alone_as_long_as_it_asks_and_for_a_lease_at_least(
    office: Office, asked: int, waits: int
) -> None:
    office.messenger.errors["send"] = Unreachable(asked)
    match = await office.begin()
    await office.at(NOON)
    tried = len(office.messenger.requests)
    office.messenger.errors.clear()
    await office.at(NOON + waits - 1)
    assert len(office.messenger.requests) == tried
    await office.at(NOON + waits)
    assert office.inbox() == [[match.id]]


# Older messages


async def digest(office: Office) -> tuple[int, int]:
    """Let Bruno be notified of two matches in one message, and return their ids."""
    first, second = [(await office.begin(channel)).id for channel in (1, 2)]
    await office.at(NOON)
    assert office.inbox() == [[first, second]]
    return first, second


async def test_an_older_digest_is_edited_to_what_still_stands_and_deleted_in_the_end(office: Office) -> None:
    first, second = await digest(office)
    await office.act(first, *FIRST_ROUND)
    await office.at(NOON + 1)
    assert office.inbox() == [[second], [first]]
    await office.act(second, *FIRST_ROUND)
    await office.at(NOON + 2)
    assert office.inbox() == [[first], [second]]


async def test_an_older_digest_with_nothing_left_is_deleted(office: Office) -> None:
    first, second = await digest(office)
    await office.act(second, (BRUNO, "Sc2"))
    await office.act(first, *FIRST_ROUND)
    await office.at(NOON + 1)
    assert office.inbox() == [[first]]


async def test_an_older_message_that_discord_fails_to_delete_goes_with_the_next(office: Office) -> None:
    match = await office.begin()
    await office.at(NOON)
    office.messenger.errors["delete"] = Unreachable()
    await office.act(match.id, *FIRST_ROUND)
    await office.at(NOON + 1)
    assert office.inbox() == [[match.id], [match.id]]
    office.messenger.errors.clear()
    await office.act(match.id, *SECOND_ROUND)
    await office.at(NOON + 2)
    assert office.inbox() == [[match.id]]


async def test_an_older_message_that_discord_refuses_to_delete_is_tried_twice(office: Office) -> None:
    match = await office.begin()
    await office.at(NOON)
    office.messenger.errors["delete"] = Refused(is_lasting=True)
    (oldest,) = office.messenger.inboxes[BRUNO]
    for number, actions in enumerate((FIRST_ROUND, SECOND_ROUND), 1):
        assert oldest in await office.store.direct_messages.find_older(BRUNO, 2**60, [match.id])
        await office.act(match.id, *actions)
        await office.at(NOON + number)
    assert oldest not in await office.store.direct_messages.find_older(BRUNO, 2**60, [match.id])


# Pace


async def test_direct_messages_go_out_at_a_pace(store: Store) -> None:
    office = Office(store, MemoryMessenger())
    users = range(1000, 1001 + MOST_IN_SPAN)
    for channel, user in enumerate(users):
        await store.preferences.set(user, delivery="direct")
        await office.begin(channel, user)
    sent = []
    for now in (NOON, NOON + SPAN - 1, NOON + SPAN):
        await office.at(now)
        sent.append(sum(len(office.inbox(user)) for user in users))
    assert sent == [MOST_IN_SPAN, MOST_IN_SPAN, MOST_IN_SPAN + 1]
    await office.close()


async def test_direct_messages_do_not_wait_for_a_clock_that_was_set_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.notification_service.MOST_IN_SPAN", 1)
    office = Office(store, MemoryMessenger())
    for channel, (user, now) in enumerate(((BRUNO, NOON + 3_600_000), (1000, NOON))):
        office.now = now
        await store.preferences.set(user, delivery="direct")
        await office.begin(channel, user)
        await office.at(now)
        assert len(office.inbox(user)) == 1
    await office.close()


async def test_a_notification_that_became_pointless_takes_no_place_of_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.notification_service.MOST_IN_SPAN", 1)
    office = Office(store)
    chosen: list[tuple[int, Delivery]] = [(BRUNO, "none"), (1000, "direct")]
    for channel, (user, delivery) in enumerate(chosen):
        await store.preferences.set(user, delivery="direct")
        await office.begin(channel, user)
        await store.preferences.set(user, delivery=delivery)
        await office.at(NOON)
    assert (office.inbox(BRUNO), len(office.inbox(1000))) == ([], 1)
    await office.close()
