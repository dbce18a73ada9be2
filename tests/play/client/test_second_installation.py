"""A backup that is restored elsewhere: matches go on, and what that place does not have is made again."""

from pathlib import Path

import pytest

from bot.store.files import copy_sqlite
from tests.play.world import World, new_bot, release_resources, words

pytestmark = pytest.mark.usefixtures("frozen_time")


async def test_a_match_goes_on_in_a_second_installation(world: World, tmp_path: Path) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    before, first = await world.match(), world.bot
    (tmp_path / "second").mkdir()
    copy = tmp_path / "second" / "guildhall.db"
    copy_sqlite(world.database, copy)
    world.env.backend.messages[world.channel.id].clear()  # the second one has never posted anything
    await world.env.restart_bot(new_bot(copy))
    await release_resources(first)
    assert await world.match() == before
    assert world.channel.last_message is None
    await world.ada.slash(world.channel, "match show")
    assert "Constructor" in words(world.board)
    await world.act(await world.current(), "Ra2")
    assert (await world.match()).action_count == before.action_count + 1
    second = world.bot
    await world.env.restart_bot(new_bot(world.database))
    await release_resources(second)
    assert await world.match() == before, "the first one is as it was"
