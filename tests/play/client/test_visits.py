"""What ``bot check --live`` shows in a server is left to it by the bot that runs there at the same time."""

import pytest
import simcord
from simcord import actors

from bot.cli.checks.live_board import CLICK, OPEN_FORM
from cogs.kit.clicks import VISIT_FORM
from tests.play.world import World, forge

MODAL_SUBMIT = 5


async def submit(world: World, custom_id: str) -> simcord.InteractionResult:
    """Submit a form."""
    typed = {"type": 4, "custom_id": "typed", "value": "Hello"}
    data = {"custom_id": custom_id, "components": [{"type": 1, "components": [typed]}]}
    return await actors._dispatch_actor_interaction(world.ada, MODAL_SUBMIT, world.channel, data)


async def test_the_form_of_a_visit_is_left_alone(world: World) -> None:
    assert (await submit(world, "other:form:")).response is not None
    assert not (await submit(world, VISIT_FORM)).acknowledged


@pytest.mark.parametrize("custom_id", [CLICK, OPEN_FORM])
async def test_the_buttons_of_a_visit_are_left_alone(custom_id: str, world: World) -> None:
    board = (await world.ada.slash(world.channel, "help")).response
    assert not (await forge(world, world.ada, board, custom_id)).acknowledged
