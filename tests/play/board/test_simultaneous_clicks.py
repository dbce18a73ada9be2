"""A hundred simultaneous clicks of one user: one acts, and none of the others is left without an answer."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest
import simcord

from tests.play import builders_table, race
from tests.play.notified_users import me
from tests.play.world import World, deliver_together, find_buttons, reply_text

CLICKS = 100
SHOWN = 30
"""The seconds for which an answer stays at least, so that it can be read."""
Click = Callable[[], Awaitable[simcord.InteractionResult]]


def _click_on_board(world: World, control: str, who: simcord.MemberActor | None = None) -> Click:
    board, user = world.board, who or world.ada
    custom_id = find_buttons(board, control)[0]
    return lambda: user.click(board, custom_id=custom_id)


async def _act(world: World) -> Click:
    await world.begin_constructor()
    return _click_on_board(world, "act")


async def _act_in_a_new_message(world: World) -> Click:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.press(world.ada, "pick", "R")
    return _click_on_board(world, "act")


async def _pick(world: World) -> Click:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    return _click_on_board(world, "pick")


async def _undo(world: World) -> Click:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    return _click_on_board(world, "undo")


async def _join(world: World) -> Click:
    await world.open_constructor_table()
    return _click_on_board(world, "join", world.bruno)


async def _panel(world: World) -> Click:
    await builders_table.begin(world)
    panel = await builders_table.open_panel(world, world.ada)
    custom_id = find_buttons(panel, "panel-act")[0]
    return lambda: world.ada.click(panel, custom_id=custom_id)


async def _confirmation(world: World) -> Click:
    await world.begin_constructor()
    question = (await world.ada.slash(world.channel, "match resign")).response
    assert question is not None
    custom_id = find_buttons(question, "resign", "yes")[0]
    return lambda: world.ada.click(question, custom_id=custom_id)


async def _race_panel(world: World) -> Click:
    await race.begin(world)
    panel = (await race.start_race(world, world.ada, world.bruno))[0]
    custom_id = race.find_action_ids(panel)[min(race.find_open_buttons(panel)).rpartition(".")[2]]
    return lambda: world.ada.click(panel, custom_id=custom_id)


async def _user_button(world: World) -> Click:
    panel = (await me(world, world.ada, "notices", early=True)).response
    assert panel is not None
    return lambda: world.ada.click(panel, custom_id="u:me-reset:notices")


async def _form(world: World) -> Click:
    panel = (await me(world, world.ada, "quiet")).response
    assert panel is not None
    forms = [await world.ada.click(panel, custom_id="u:me-zone:") for _ in range(CLICKS)]
    return lambda: world.ada.submit_modal(forms.pop(), {"typed": "portugal"})


async def _command(world: World) -> Click:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    return lambda: world.ada.slash(world.channel, "constructor place", kind="R", tile="a1")


SURFACES: Mapping[str, tuple[Callable[[World], Awaitable[Click]], int]] = {
    "act": (_act, 1),
    "act in a new message": (_act_in_a_new_message, 1),
    "pick": (_pick, 0),
    "undo": (_undo, 1),
    "join": (_join, 1),
    "panel": (_panel, 0),
    "confirmation": (_confirmation, 0),
    "race panel": (_race_panel, 0),
    "user button": (_user_button, 0),
    "form": (_form, 0),
    "command": (_command, 0),
}
"""What is clicked, and how many of the clicks have no answer but the board: that which acts."""


def _edits(world: World, result: simcord.InteractionResult) -> list[Any]:
    """Return the edits by which a click showed its result in the message that was clicked."""
    token = result._interaction.token
    return [one for one in world.env.http_requests if one.method == "PATCH" and f"/{token}/" in one.path]


def _has_answer(world: World, result: simcord.InteractionResult) -> bool:
    private = [message for message in (*result.followups, result.response) if message and message.ephemeral]
    return bool(private or _edits(world, result))


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.sampled
async def test_none_of_a_hundred_simultaneous_clicks_goes_unanswered(world: World, surface: str) -> None:
    prepare, silent = SURFACES[surface]
    click = await prepare(world)
    results = await deliver_together(world, *[click] * CLICKS)
    unanswered = [result for result in results if not _has_answer(world, result)]
    assert len(unanswered) == silent


async def test_who_clicked_twice_is_told_that_the_first_click_counts_and_sees_that_for_a_while(
    world: World,
) -> None:
    click = await _act_in_a_new_message(world)
    before, clicked = await world.match(), world.board.id
    results = await deliver_together(world, *[click] * 10)
    assert (await world.match()).revision == before.revision + 1
    replies = [reply_text(result) for result in results if result.followups]
    assert len(replies) == 9
    assert {reply for reply in replies if "is done already" not in reply} == set()
    boards = world.board.id, clicked  # a click may be answered before the next board is there
    assert {reply for reply in replies if not any(f"/{board})" in reply for board in boards)} == set()
    await world.env.advance_time(SHOWN - 1)
    assert len([result for result in results if result.followups]) == 9
    await world.env.advance_time(SHOWN)
    assert len([result for result in results if result.followups]) == 1
