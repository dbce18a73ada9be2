"""Large pictures for people who see little: from any board, and wherever the bot draws for them alone."""

import pytest

from tests.example_games import EVERY_GAME
from tests.play.world import World, forge, names, pictures, present_id, reply_text

pytestmark = pytest.mark.usefixtures("real_pictures")


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_everybody_can_see_a_board_in_large_parts(world: World, game: str) -> None:
    await world.begin_game(game, 2)
    for reader in (world.ada, world.dmitri):
        result = await world.press(reader, "large")
        assert result.response is not None
        assert result.response.ephemeral
        parts = names(result.response)
        assert len(parts) > 1
        assert parts[0] == f"{game}-large-1.jpg"
        assert f"in {len(parts)} parts" in reply_text(result)
        descriptions = [picture.description for picture in pictures(result.response)]
        assert descriptions[1] == f"Part 2 of {len(parts)}."
        assert len(descriptions[0] or "") > len(descriptions[1])


async def test_before_a_match_begins_there_is_nothing_to_enlarge(world: World) -> None:
    await world.open_table(world.ada, "constructor")
    result = await forge(world, world.ada, world.board, present_id(await world.match(), "large", ""))
    assert not pictures(result.response)
    assert "not begun" in reply_text(result)


async def test_who_chose_large_pictures_gets_hints_and_areas_like_that(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    panel = await world.ada.user.slash("me pictures", size="large")
    assert "large parts" in reply_text(panel)
    area = await world.press(world.ada, "area")
    assert len(names(area.response)) > 1
    assert len(names((await world.press(world.bruno, "area")).response)) == 1
    await world.ada.user.slash("me pictures", size="usual")
    assert len(names((await world.press(world.ada, "area")).response)) == 1
