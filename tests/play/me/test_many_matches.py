"""A user with very many open matches waits no longer than others, and sees how far long work is."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.kit import progress
from tests.play.notified_users import me
from tests.play.private_pages import PrivatePage
from tests.play.stored import add
from tests.play.world import World, reply_text
from tests.store.plans import scans, statements
from tests.store.samples import table

MATCHES = 60

pytestmark = pytest.mark.usefixtures("frozen_time")


async def open_elsewhere(world: World, count: int = MATCHES) -> list[int]:
    """Store tables of Ada in other channels of the server, and return their ids."""
    tables = [
        replace(table(channel, guild=world.guild.id), host=world.ada.id, seats=(world.ada.id, None))
        for channel in range(1, count + 1)
    ]
    return [(await add(world.bot.store, one)).id for one in tables]


async def complete_move(world: World, query: str = "") -> list[Any]:
    """Return what Ada is offered while she types the match that she wants to move."""
    return await world.ada.autocomplete(world.channel, "match move", "match", query)


async def test_the_matches_that_can_move_are_found_by_one_query(world: World) -> None:
    ids = await open_elsewhere(world)
    await world.begin_constructor()  # it is here already
    with statements(world.bot.store) as sent_statements:
        choices = await complete_move(world)
    assert [choice["value"] for choice in choices] == [str(number) for number in reversed(ids[-25:])]
    assert len(sent_statements) == 1
    assert scans(world.database, sent_statements) == []


async def test_only_ones_own_matches_of_this_server_can_move(world: World) -> None:
    (here,) = await open_elsewhere(world, 1)
    elsewhere = replace(table(7), host=world.ada.id, seats=(world.ada.id, None))
    others = replace(table(8, guild=world.guild.id), host=world.bruno.id, seats=(world.bruno.id, None))
    over = replace(table(9, guild=world.guild.id), seats=(world.ada.id, None), status="abandoned")
    for match in (elsewhere, others, over):
        await add(world.bot.store, match)
    assert [choice["value"] for choice in await complete_move(world)] == [str(here)]
    assert [choice["value"] for choice in await complete_move(world, f"match {here}")] == [str(here)]
    assert await complete_move(world, "space") == []


async def test_ones_own_matches_are_read_together(world: World) -> None:
    await open_elsewhere(world)
    with statements(world.bot.store) as sent_statements:
        answer = await me(world, world.ada, "matches")
    assert f"{MATCHES}" in reply_text(answer)
    assert sum("seats.user_id AS seated_user" in statement for statement, _ in sent_statements) == 2
    assert scans(world.database, sent_statements) == []


async def test_questions_for_a_user_are_found_without_reading_all_matches(world: World) -> None:
    await open_elsewhere(world)
    await world.begin_constructor()
    await me(world, world.ada, "away", until="3", **{"stand-in": world.chioma})
    with statements(world.bot.store) as sent_statements:
        answer = await me(world, world.chioma, "matches")
    assert "will you stand in" in reply_text(answer)
    assert scans(world.database, sent_statements) == []


async def test_a_long_deletion_shows_how_far_it_is(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0)
    await open_elsewhere(world, 3)
    page = PrivatePage(world.ada, await world.ada.slash(world.channel, "privacy delete"))
    sure = page.buttons()["Yes, Delete Everything"].custom_id
    answer = await page.who.click(page.message, custom_id=sure)
    assert "Deleting what is stored about you." in str(world.env.transcript())
    assert "Deleted." in reply_text(answer)


async def test_a_long_change_of_an_absence_shows_how_far_it_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0)
    await open_elsewhere(world, 3)
    assert "You are away until" in reply_text(await me(world, world.ada, "away", until="5"))
    assert "I am updating your matches." in str(world.env.transcript())
    steps = list[tuple[int, int]]()
    await world.bot.preferences.end_absence(world.ada.id, lambda done, total: steps.append((done, total)))
    assert steps == [(0, 3), (1, 3), (2, 3)]


async def test_a_deletion_counts_the_matches_that_it_leaves(world: World) -> None:
    await open_elsewhere(world, 3)
    steps = list[tuple[int, int]]()
    await world.bot.privacy.delete(world.ada.id, lambda done, total: steps.append((done, total)))
    assert steps == [(0, 3), (1, 3), (2, 3)]
