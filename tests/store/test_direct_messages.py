"""The store knows the matches that each direct message is about, so that a newer one can replace it."""

from bot.store import Store
from tests.store.samples import ADA, BRUNO, CHANNEL, table


async def three(store: Store) -> list[int]:
    return [(await store.matches.create(table(CHANNEL + number))).id for number in range(3)]


async def test_only_older_messages_about_the_same_are_found(store: Store) -> None:
    one, two, other = await three(store)
    await store.direct_messages.add(ADA, 100, [one, two])
    await store.direct_messages.add(ADA, 200, [other])
    await store.direct_messages.add(BRUNO, 300, [one])
    await store.direct_messages.add(ADA, 400, [one])
    await store.direct_messages.add(ADA, 500, [one])
    assert await store.direct_messages.find_older(ADA, 400, [one]) == {100: [one, two]}
    assert await store.direct_messages.find_older(ADA, 500, [one, other]) == {
        100: [one, two],
        200: [other],
        400: [one],
    }
    assert await store.direct_messages.find_older(BRUNO, 300, [one]) == {}


async def test_what_a_message_no_longer_says_is_forgotten(store: Store) -> None:
    one, two, _ = await three(store)
    await store.direct_messages.add(ADA, 100, [one, two])
    await store.direct_messages.remove(100, [one])
    assert await store.direct_messages.find_older(ADA, 200, [one]) == {}
    assert await store.direct_messages.find_older(ADA, 200, [two]) == {100: [two]}


async def test_a_message_can_be_remembered_again(store: Store) -> None:
    """The process may have died before it had done the rest."""
    one, two, _ = await three(store)
    for _ in range(2):
        await store.direct_messages.add(ADA, 100, [one, two])
    assert await store.direct_messages.find_older(ADA, 200, [one]) == {100: [one, two]}
