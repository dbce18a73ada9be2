"""Users who are blocked in a server begin no match there; those that run go on."""

from collections.abc import Awaitable
from typing import Any

import pytest

from bot.match.commands import (
    Act,
    Cancel,
    GiveSeatBack,
    HandOver,
    Join,
    Resign,
    Start,
    TakeSeat,
    find_seats_to_hand_over,
)
from bot.match.models import Match
from bot.match.new_table import NewTable
from bot.match.quiet_hours import DAY
from bot.match.refusals import BlockedUser
from bot.match.servers import ServerBlock
from bot.store import Store
from tests.match.seats import ADA, BRUNO, CHIOMA, MODERATOR, NOW
from tests.match.stand_ins import LendSeat
from tests.services.timed_services import TimedServices


async def block(store: Store, user: int, guild: int = 1) -> None:
    await store.server_blocks.add(
        ServerBlock(guild_id=guild, user_id=user, at=NOW, by_user=MODERATOR, reason="Enough.")
    )


async def expect_block(attempt: Awaitable[Any]) -> tuple[str, Any]:
    """Return the key of the refusal, and whom it is about."""
    with pytest.raises(BlockedUser) as error:
        await attempt
    return error.value.key, int(error.value.details["user"])


async def open_table(services: TimedServices, *invited: int, guild: int = 1, channel: int = 9) -> Match:
    return await services.matches.open(
        NewTable(guild_id=guild, channel_id=channel, game="constructor", host=ADA, invited=invited)
    )


async def test_a_blocked_user_neither_opens_nor_is_invited(store: Store) -> None:
    services = TimedServices(store)
    await block(store, ADA)
    assert await expect_block(open_table(services)) == ("you-are-blocked", ADA)
    await open_table(services, guild=2)
    await block(store, BRUNO, guild=2)
    assert await expect_block(open_table(services, BRUNO, guild=2, channel=8)) == (
        "user-is-blocked",
        BRUNO,
    )


async def test_a_blocked_user_neither_joins_nor_begins(store: Store) -> None:
    services = TimedServices(store)
    table = await open_table(services, BRUNO)
    await block(store, BRUNO)
    assert await expect_block(services.matches.perform(table.id, BRUNO, Join())) == (
        "you-are-blocked",
        BRUNO,
    )
    other = await open_table(services, channel=10)
    await services.matches.perform(other.id, CHIOMA, Join())
    await block(store, CHIOMA)
    assert await expect_block(services.matches.perform(other.id, ADA, Start())) == (
        "user-is-blocked",
        CHIOMA,
    )
    assert (await services.match(other.id)).status == "lobby"


async def test_a_running_match_goes_on_but_has_no_rematch(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor()
    await block(store, ADA)
    await services.matches.perform(match.id, ADA, Act("pattern rhombus"))
    await services.matches.perform(match.id, ADA, Resign())
    assert await expect_block(services.matches.rematch(match.id, ADA)) == ("you-are-blocked", ADA)
    assert await expect_block(services.matches.rematch(match.id, BRUNO)) == ("user-is-blocked", ADA)


async def test_a_blocked_user_gets_no_seat_of_others_but_their_own_back(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor("substitute")
    await block(store, CHIOMA)
    lend = services.matches.perform(match.id, BRUNO, LendSeat(CHIOMA))
    assert await expect_block(lend) == ("user-is-blocked", CHIOMA)
    for hours in (13, 20, 23, 25, 30):
        await services.advance_to(NOW + hours * DAY // 24)
    assert find_seats_to_hand_over(await services.match(match.id), services.now) == {0}
    assert await expect_block(services.matches.perform(match.id, CHIOMA, TakeSeat(0))) == (
        "you-are-blocked",
        CHIOMA,
    )
    await services.matches.perform(match.id, BRUNO, HandOver("beginner"))
    await block(store, BRUNO)
    back = await services.matches.perform(match.id, BRUNO, GiveSeatBack())
    assert back.players == (ADA, BRUNO)
    await services.scheduler.close()


async def test_a_blocked_host_can_still_close_the_table(store: Store) -> None:
    services = TimedServices(store)
    table = await open_table(services)
    await block(store, ADA)
    assert (await services.matches.perform(table.id, ADA, Cancel())).is_over
