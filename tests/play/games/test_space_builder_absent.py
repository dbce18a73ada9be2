"""A live race that some players miss: they were not ready in time, or they sit the round out."""

from typing import Any

import pytest

from bot.locales import texts
from cogs.kit.game_ui import GAME_UIS
from tests.play.games.test_middle_ages import menus
from tests.play.race import (
    answer_of,
    begin,
    build,
    find_open_buttons,
    finish,
    has_map,
    make_ready,
    player_of,
    reopen_panel,
)
from tests.play.world import World, words

TEXT = texts("en")
pytestmark = pytest.mark.usefixtures("frozen_time")


async def test_two_who_are_ready_wait_two_minutes_for_a_third_who_then_sits_out(world: World) -> None:
    await begin(world, 3)
    (first,) = await make_ready(world, world.ada)
    await world.env.advance_time(20)
    await make_ready(world, world.bruno)
    assert "Anybody who is not ready then sits this round out." in words(world.board)
    await world.env.advance_time(124)
    assert (await world.match()).state.phase == "ready"
    await world.env.advance_time(2)
    match = await world.match()
    assert match.state.phase == "building"
    late = player_of(match, world.chioma)
    assert [player for player, one in enumerate(match.state.round.seats) if one.start is None] == [late]
    refusal = await world.chioma.slash(world.channel, "space-builder ready")
    assert words(answer_of(refusal)) == TEXT("space-builder-illegal-not-while-building")
    assert f"The round started without 🟨 <@{world.chioma.id}>." in words(world.board)
    panel = await reopen_panel(world, world.chioma)
    assert "This round started without you. You can be ready for the next one." in words(panel)
    assert TEXT("space-builder-panel-sits-out") not in words(panel)
    assert not has_map(panel)
    assert find_open_buttons(panel) == set()
    await build(world, world.ada, first)
    await finish(world, world.ada, first)
    await world.env.advance_time(3)
    match = await world.match()
    assert match.state.phase == "unfreeze"
    (result,) = GAME_UIS[match.game].milestone(match.rules.past_view(match.state, None), text=TEXT)
    assert result.endswith("Amber was not part of it.")


async def test_before_a_round_each_of_three_reads_for_whom_the_map_waits(world: World) -> None:
    await begin(world, 3)
    once = "The map appears once all are ready, or 120 seconds after two are."
    assert f"Press Ready. {once}" in words(world.board)
    (panel,) = await make_ready(world, world.ada)
    assert "The map will appear here once all are ready, or 120 seconds after two are." in words(panel)
    assert once in words(world.board)
    late = "Press **Ready** under the board. Anybody who is not ready when the map appears"
    assert f"{late} sits this round out." in words(await reopen_panel(world, world.bruno))
    await make_ready(world, world.bruno)
    assert "Press Ready before the start: the map appears then, or as soon as all are ready." in words(
        world.board
    )
    question = answer_of(await world.press(world.chioma, "race-sit"))
    await world.press(world.chioma, "race-sit", message=question)
    assert words(world.board).startswith("All are ready.")


async def test_before_a_round_of_two_nobody_reads_of_sitting_out(world: World) -> None:
    await begin(world)
    assert "Press Ready. The map appears once all are ready." in words(world.board)
    panel = words(await reopen_panel(world, world.bruno))
    assert panel.endswith("You are not ready yet. Press **Ready** under the board.")


async def test_who_sits_out_is_not_asked_to_get_ready(world: World) -> None:
    await begin(world, 3)
    question = answer_of(await world.press(world.chioma, "race-sit"))
    await world.press(world.chioma, "race-sit", message=question)
    panel = await reopen_panel(world, world.chioma)
    assert TEXT("space-builder-panel-sits-out") in words(panel)
    assert "You are not ready yet." not in words(panel)


@pytest.mark.usefixtures("quick_computers")
async def test_computers_get_ready_once_a_user_is(world: World) -> None:
    """Otherwise two of them would begin every round while nobody looks."""
    await world.open_table(world.ada, "space-builder", computer="beginner", opponent=world.bruno)
    await world.press(world.bruno, "join")
    question: Any = answer_of(await world.press(world.ada, "computer"))
    await world.ada.select(question, custom_id=menus(question)[0].custom_id, values=["beginner"])
    await world.press(world.ada, "start")
    board = world.board.id
    await world.env.advance_time(60 * 60)
    match = await world.match()
    assert (match.state.phase, match.state.round.opened) == ("ready", 0)
    assert not any(seat.ready for seat in match.state.round.seats)
    assert world.board.id == board
    await make_ready(world, world.ada)
    await world.bot.computers.idle()
    await world.env.advance_time(10)
    match = await world.match()
    assert [seat.ready is None for seat in match.state.round.seats].count(True) == 1
    await world.env.advance_time(125)
    assert (await world.match()).state.phase == "building"
