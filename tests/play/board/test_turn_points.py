"""The points in the lines of old turns: what a turn brought, the score after it, and who leads."""

from random import Random

import pytest

from tests.play.board.test_folded_boards import choose, perform, play, story
from tests.play.board.test_story import read_whole_log
from tests.play.world import World, words


async def test_a_turn_without_points_says_nothing_of_points(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2", "Sc2")
    assert not any("–" in line for line in story(world))


async def test_a_tower_tells_what_it_brought_the_score_and_who_leads(world: World) -> None:
    await world.begin_constructor(starter="ice")
    await play(world, "pattern rhombus", "Rb2", "Sc2", "Mb1", "Rc1", "b1-c1", "Sa2")
    ada = f"⚪ <@{world.ada.id}>"
    assert story(world)[-2].endswith(f", making a tower of 2. +1, ⚪ 1–0 ⚫, {ada} takes the lead.")
    assert "takes the lead" not in story(world)[-1]
    (log,) = await read_whole_log(world)
    assert f"- +1, ⚪ 1–0 ⚫, {ada} takes the lead" in log


async def test_the_live_board_tells_the_points_within_its_limit(world: World) -> None:
    await world.begin_game("middle-ages", 3, **{"target-points": 3})
    rng, found = Random("middle-ages"), 0
    while not (match := await world.match()).is_over:
        await perform(world, match, *choose(match, rng))
        lines = [line for line in words(world.board).splitlines() if line.startswith("-# <@")]
        assert all(len(line) <= len("-# ") + 300 for line in lines)
        found += any(line.endswith((" takes the lead.", " share the lead.")) for line in lines)
    assert found


@pytest.mark.parametrize("game", ["constructor", "middle-ages"])
@pytest.mark.sampled
async def test_a_player_who_resigned_gains_and_leads_no_more(world: World, game: str) -> None:
    await world.begin_game(game, 2)
    rng = Random(game)
    for _ in range(12):
        match = await world.match()
        await perform(world, match, *choose(match, rng))
    await world.resign(world.ada)
    assert not any("takes the lead" in line for line in words(world.board).splitlines())
