"""Boards are edited and folded as the answer to the click on them, which counts against no common limit."""

import pytest

from tests.play.faults import (
    EDIT,
    FailingDiscord,
    assert_alive,
    begin_with_pattern,
    failing,
    find_clickable_messages,
    http_failure,
)
from tests.play.world import World

__all__ = ["failing"]

ANSWER = ("PATCH", "/webhooks/*")


async def test_the_edits_of_a_turn_answer_its_clicks(world: World, failing: FailingDiscord) -> None:
    await world.begin_constructor()
    fault = failing.fail(*EDIT, http_failure(500), times=9)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert len(find_clickable_messages(world)) == 1
    assert not fault.hits
    await assert_alive(world)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (500, 0)])
async def test_if_discord_takes_no_answer_the_board_itself_is_folded(
    world: World, failing: FailingDiscord, status: int, code: int
) -> None:
    await begin_with_pattern(world)
    fault = failing.fail(*ANSWER, http_failure(status, code), skip=1)  # the selection before is taken
    await world.act(world.ada, "Rb2")
    assert len(fault.hits) == 1
    assert len(find_clickable_messages(world)) == 1
    await assert_alive(world)


async def test_if_discord_takes_no_answer_the_board_itself_is_edited(
    world: World, failing: FailingDiscord
) -> None:
    await world.begin_constructor()
    fault = failing.fail(*ANSWER, http_failure(404, 10015))
    await world.act(world.ada, "pattern rhombus")
    assert len(fault.hits) == 1
    await assert_alive(world)


@pytest.mark.usefixtures("expired_clicks")
async def test_a_click_that_is_too_old_is_not_answered(world: World, failing: FailingDiscord) -> None:
    await begin_with_pattern(world)
    fault = failing.fail(*ANSWER, http_failure(500), skip=1)
    await world.act(world.ada, "Rb2")
    assert not fault.hits
    assert len(find_clickable_messages(world)) == 1
