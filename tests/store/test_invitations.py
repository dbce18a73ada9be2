"""Openings are counted for an hour, and refused hosts are kept, on each kind of database."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.match.refusals import Refusal
from bot.services.invitations import MOST_A_MINUTE, MOST_INVITATIONS, InvitationService
from bot.store import Store
from bot.store.invitations import OPENING_RETENTION, Opening
from tests.store.samples import ADA, BRUNO, CHANNEL, NOW, table

CHIOMA = 222_590_097_100_865_541


async def read(store: Store, user: int, now: int = NOW) -> Sequence[Opening]:
    """Return the openings of a user, without adding one."""
    seen: list[Opening] = []
    await store.invitations.release(await store.invitations.reserve(user, [], now, seen.extend))
    return seen


async def test_a_guest_waits_until_they_sit_down(store: Store) -> None:
    opening = await store.invitations.reserve(ADA, [CHIOMA, BRUNO], NOW, lambda _: None)
    assert await read(store, ADA) == [Opening(NOW, frozenset({BRUNO, CHIOMA}))]
    match = await store.matches.create(replace(table(), seats=(ADA, BRUNO)), opening=opening)
    assert match.players == (ADA, BRUNO)
    assert await read(store, ADA) == [Opening(NOW, frozenset({CHIOMA}))]
    assert await read(store, BRUNO) == []


async def test_an_opening_is_forgotten_after_an_hour(store: Store) -> None:
    for user in (ADA, BRUNO):
        await store.invitations.reserve(user, [CHIOMA], NOW, lambda _: None)
    assert len(await read(store, ADA, NOW + OPENING_RETENTION - 1)) == 1
    assert await read(store, ADA, NOW + OPENING_RETENTION) == []
    await store.invitations.forget_openings(NOW)
    assert len(await read(store, BRUNO)) == 1
    await store.invitations.forget_openings(NOW + 1)
    assert await read(store, BRUNO) == []


async def test_an_opening_that_is_refused_or_fails_does_not_count(store: Store) -> None:
    def refuse(_: Sequence[Opening]) -> None:
        raise Refusal("busy")

    with pytest.raises(Refusal):
        await store.invitations.reserve(ADA, [BRUNO], NOW, refuse)
    service = InvitationService(store, lambda: NOW)
    for _ in range(MOST_A_MINUTE + 1):
        with pytest.raises(asyncio.CancelledError):
            async with service.reserve(ADA, [BRUNO]):
                raise asyncio.CancelledError
    assert await read(store, ADA) == []


async def test_openings_at_once_are_counted_one_after_the_other(store: Store) -> None:
    service = InvitationService(store, lambda: NOW)

    async def open_one() -> None:
        async with service.reserve(ADA, [BRUNO]):
            await asyncio.sleep(0)  # noqa: TID251 - the others begin

    results = await asyncio.gather(*(open_one() for _ in range(31)), return_exceptions=True)
    assert results.count(None) == MOST_INVITATIONS
    refusals = [one for one in results if one is not None]
    assert {one.key for one in refusals if isinstance(one, Refusal)} == {"invited-too-often"}
    assert len(await read(store, ADA)) == MOST_INVITATIONS


async def test_a_refused_host_is_kept_once_and_taken_back(store: Store) -> None:
    for _ in range(2):
        await store.invitations.refuse(ADA, BRUNO, NOW)
    await asyncio.gather(*(store.invitations.refuse(ADA, CHIOMA, NOW) for _ in range(3)))
    assert await store.invitations.refused_hosts(ADA) == [BRUNO, CHIOMA]
    assert await store.invitations.find_refusing(BRUNO, [ADA, CHIOMA]) == [ADA]
    assert await store.invitations.find_refusing(ADA, [BRUNO, CHIOMA]) == []
    await store.invitations.accept(ADA, [BRUNO, CHANNEL])
    assert await store.invitations.refused_hosts(ADA) == [CHIOMA]
