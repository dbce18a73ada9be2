"""Practice: one user alone against a computer, who may take back as much as they like."""

from pathlib import Path
from typing import Any

import pytest

from bot.client.bot import Guildhall
from bot.match.commands import Act, Undo
from bot.match.models import Match, is_computer
from tests.play.world import World, new_bot, reply_text, words


async def begin(world: World, game: str, **options: Any) -> tuple[Any, Match]:
    """Begin a match for practice and return its thread and the match."""
    await world.ada.slash(world.channel, f"{game} new", practice=True, **options)
    (thread,) = threads(world)
    match = await world.bot.store.matches.find_latest(thread.id)
    assert match is not None
    return thread, match


def threads(world: World) -> list[Any]:
    """Return the threads of the server."""
    return [each for each in world.env.backend.channels.values() if each.type == 11]


@pytest.mark.usefixtures("quick_computers")
async def test_practice_begins_at_once_in_a_thread_against_a_beginner(world: World) -> None:
    thread, match = await begin(world, "constructor", starter="ice")
    assert match.status == "running"
    assert match.is_practice
    assert match.humans == (world.ada.id,)
    assert sum(map(is_computer, match.players)) == 1
    assert thread.parent_id == world.channel.id


@pytest.mark.usefixtures("quick_computers")
async def test_what_was_done_in_secret_or_rolled_can_be_taken_back_too(world: World) -> None:
    _, match = await begin(world, "builders")
    after_order = await world.bot.matches.perform(match.id, world.ada.id, Act("order 1A3B4C2D"))
    assert after_order.revision > match.revision
    after_undo = await world.bot.matches.perform(match.id, world.ada.id, Undo())
    player = after_undo.find_player(world.ada.id)
    assert player is not None
    assert not after_undo.view(player).players[player].handed_in


@pytest.mark.usefixtures("quick_computers")
async def test_a_rematch_of_practice_is_practice(world: World) -> None:
    thread, match = await begin(world, "constructor", starter="ice")
    (world.channel,) = world.channel.threads
    await world.resign(world.ada)
    assert "To play with others, open a table with `/constructor new`." in words(world.board)
    again = await world.bot.matches.rematch(match.id, world.ada.id)
    assert again.id != match.id
    assert again.is_practice
    assert again.status == "running"
    assert again.channel_id == thread.id


async def test_practice_is_for_one_alone(world: World) -> None:
    result = await world.ada.slash(world.channel, "constructor new", practice=True, opponent=world.bruno)
    assert "Practice is for you alone" in reply_text(result)
    assert not threads(world)


class TestNewcomers:
    """Tables of Space Builder for people who have not played it."""

    @pytest.fixture
    def simcord_bot(self, database: Path) -> Guildhall:
        """Return the real bot with its coach."""
        return new_bot(database, coach=True)

    async def test_the_maps_of_a_first_match_lie_upright_unless_the_host_says_otherwise(
        self, world: World
    ) -> None:
        await world.ada.slash(world.channel, "space-builder new")
        assert (await world.match()).options["facing"] == "upright"
        await world.press(world.ada, "cancel")
        await world.open_table(world.ada, "space-builder", facing="random")
        assert (await world.match()).options["facing"] == "random"

    async def test_computers_wait_in_practice(self, world: World) -> None:
        _, match = await begin(world, "space-builder")
        assert match.options["computers"] == "patient"


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize("game", ["constructor", "space-builder"])
async def test_a_board_promises_to_take_back_only_where_that_is_possible(world: World, game: str) -> None:
    _, match = await begin(world, game)
    (world.channel,) = world.channel.threads
    has_promise = "you can take back as much as you like" in words(world.board)
    assert has_promise == (match.real_time is None)
