"""What is offered to whom: nothing that would be refused."""

from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord

from tests.play import race
from tests.play.world import (
    World,
    buttons,
    components,
    find_buttons,
    forge,
    get_pinged_users,
    reply_text,
    words,
)

pytestmark = pytest.mark.usefixtures("frozen_time")
Actor = simcord.MemberActor


async def _list_more_controls(world: World, who: Actor) -> set[str]:
    """Return what *More* offers a user, by control."""
    more = await world.press(who, "more", message=world.board)
    return {custom_id.split(":")[3] for custom_id, _ in buttons(more.response)}


def _undo_label(world: World) -> str:
    (label,) = [label for custom_id, label in buttons(world.board) if ":undo:" in custom_id]
    return label


LOOKING_BACK = {"legend", "large", "log", "record", "fair-play", "report-name"}
LOOKING = LOOKING_BACK | {"replay", "rules"}
PLAYING = LOOKING | {"show", "notifications", "hand-over", "resign", "cancel"}


async def test_nothing_is_offered_to_take_back_before_anything_was_done(world: World) -> None:
    await world.begin_constructor()
    assert not find_buttons(world.board, "undo")
    await world.act(world.ada, "pattern rhombus")
    assert find_buttons(world.board, "undo")
    await world.press(world.ada, "undo")
    assert not find_buttons(world.board, "undo")


async def test_a_turn_can_be_taken_back_until_the_next_player_has_acted(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    before = await world.match()
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    assert _undo_label(world) == "⚪ Undo"
    refusal = reply_text(await world.press(world.bruno, "undo"))
    assert f"takes back what <@{world.ada.id}> did last, so only they can press it" in refusal
    assert "you can only watch" in reply_text(await world.press(world.chioma, "undo"))
    assert await world.match() == before
    await world.press(world.ada, "undo")
    assert (await world.current()).id == world.ada.id
    assert get_pinged_users(world, world.board) == [world.ada.id]
    await world.act(world.ada, "Rb1")
    await world.act(world.bruno, "Sc2")
    assert _undo_label(world) == "⚫ Undo"
    await world.press(world.bruno, "undo")
    assert (await world.current()).id == world.bruno.id


async def test_more_asks_to_take_back_an_own_turn_that_the_board_does_not_offer(world: World) -> None:
    await world.begin_constructor()
    for who, action in ((world.ada, "pattern rhombus"), (world.ada, "Rb2"), (world.bruno, "Sc2")):
        await world.act(who, action)
    assert "undo" not in await _list_more_controls(world, world.bruno), "the board has the button"
    more = await world.press(world.ada, "more")
    question = await world.press(world.ada, "undo", "ask", message=more.response)
    assert "Somebody has acted since, so the others are asked" in reply_text(question)
    assert not find_buttons(world.board, "undo")
    assert "undo" not in await _list_more_controls(world, world.ada)
    await world.press(world.bruno, "answer", "yes")
    assert (await world.current()).id == world.ada.id


async def test_an_undo_of_what_others_have_built_on_says_so(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Ra1")
    question = await world.ada.slash(world.channel, "match undo")
    assert "Somebody has acted since, so the others are asked" in reply_text(question)


@pytest.mark.usefixtures("quick_computers")
async def test_against_a_computer_the_action_before_its_answer_can_be_taken_back(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new", computer="beginner", starter="ice")
    await world.press(world.ada, "start")
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    while (await world.match()).publicly_to_act() != {0}:
        await world.env.advance_time(1)
    assert find_buttons(world.board, "undo")
    await world.press(world.ada, "undo")
    assert (await world.current()).id == world.ada.id


async def test_each_role_is_offered_what_it_can_do(world: World) -> None:
    await world.begin_constructor()
    assert await _list_more_controls(world, world.ada) == PLAYING
    assert find_buttons(world.board, "hint")
    assert await _list_more_controls(world, world.bruno) == PLAYING | {"nudge"}
    assert await _list_more_controls(world, world.chioma) == LOOKING
    await world.ada.slash(world.channel, "match nudge")
    assert "nudge" not in await _list_more_controls(world, world.ada)
    await world.resign(world.bruno)
    shown = [custom_id.split(":")[3] for custom_id, _ in buttons(world.board)]
    assert shown == ["rematch", "replay", "record", "rules", "more"]
    saved = (LOOKING_BACK - {"record"}) | {"read"}
    for who in (world.ada, world.bruno):
        assert await _list_more_controls(world, who) == saved | {"show", "notifications"}
    assert await _list_more_controls(world, world.chioma) == saved
    assert find_buttons(world.board, "replay")


async def test_more_is_grouped_and_resigning_stands_apart_from_calling_off(world: World) -> None:
    await world.begin_constructor()
    more = await world.press(world.ada, "more", message=world.board)
    titles: dict[str, list[str]] = {}
    for part in components(more.response):
        if isinstance(part, discord.TextDisplay):
            titles[part.content] = []
        elif isinstance(part, discord.Button):
            titles[list(titles)[-1]].append((part.custom_id or "").split(":")[3])
    assert titles["**Leave the match:** if you resign, you are out."] == [
        "hand-over",
        "resign",
    ]
    assert titles["**End the match for everybody:** if it is called off, nobody wins."] == ["cancel"]
    assert {"legend", "fair-play"} < set(titles["**Rules and help**"])
    assert "log" in titles["**This match**"]
    assert len(titles) == 4


async def test_what_does_not_fit_below_a_match_that_was_played_is_under_more(world: World) -> None:
    await world.begin_constructor()
    for who, action in ((world.ada, "pattern rhombus"), (world.ada, "Rb2"), (world.bruno, "Sc2")):
        await world.act(who, action)
    await world.resign(world.bruno)
    shown = [custom_id.split(":")[3] for custom_id, _ in buttons(world.board)]
    assert shown == ["rematch", "replay", "review", "clip", "story", "keep-rating", "more"]
    more = await _list_more_controls(world, world.ada)
    assert more >= {"read", "rules", "page", "record"}
    assert more.isdisjoint(shown)


async def test_who_has_resigned_is_offered_no_more_than_to_look_and_to_call_off(world: World) -> None:
    await world.begin_game("middle-ages", 3)
    await world.resign(world.ada)
    controls = await _list_more_controls(world, world.ada)
    assert controls.isdisjoint({"resign", "hand-over", "nudge", "undo", "hint"})
    assert controls >= LOOKING | {"show"}


@pytest.mark.usefixtures("quick_computers")
async def test_the_host_of_computers_who_play_alone_can_only_look_and_call_off(world: World) -> None:
    await world.watch_computers()
    await world.press(world.ada, "start")
    assert await _list_more_controls(world, world.ada) == (LOOKING - {"report-name", "rules"}) | {
        "show",
        "cancel",
    }
    assert await _list_more_controls(world, world.bruno) == LOOKING - {"report-name", "rules"}
    assert not find_buttons(world.board, "undo")


async def test_a_race_offers_no_undo(world: World) -> None:
    await race.begin(world, mode="turns")
    assert "undo" not in await _list_more_controls(world, world.ada)
    assert not find_buttons(world.board, "undo")


async def test_a_table_offers_each_user_what_they_can_do_there(world: World) -> None:
    await world.open_constructor_table()
    controls = {custom_id.split(":")[3] for custom_id, _ in buttons(world.board)}
    assert controls == {"join", "rules", "learn", "more"}
    assert await _list_more_controls(world, world.ada) == {"leave", "cancel", "clock"}
    assert await _list_more_controls(world, world.bruno) == {"leave", "refuse-host"}
    more = await world.press(world.bruno, "more", message=world.board)
    assert "Decline the Invitation" in [label for _, label in buttons(more.response)]
    more = await world.press(world.chioma, "more", message=world.board)
    assert not buttons(more.response)
    assert "The free seats are kept for users who were invited." in words(more.response)
    await world.press(world.bruno, "join")
    more = await world.press(world.chioma, "more", message=world.board)
    assert "All seats of this table are taken." in words(more.response)
    assert find_buttons(world.board, "start")
    assert not find_buttons(world.board, "computer")
    assert await _list_more_controls(world, world.bruno) == {"leave", "even-out"}


async def test_who_does_not_sit_at_a_table_is_told_to_take_a_seat_while_one_is_free(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    more = await world.press(world.chioma, "more", message=world.board)
    assert "You do not sit at this table. Take a free seat to play." in words(more.response)


async def test_a_computer_is_offered_while_a_seat_is_free_for_it(world: World) -> None:
    await world.ada.slash(world.channel, "builders new", opponent=world.bruno)
    assert find_buttons(world.board, "computer")
    await world.press(world.chioma, "join")
    assert find_buttons(world.board, "computer")
    await world.press(world.dmitri, "join")
    assert not find_buttons(world.board, "computer")
    await world.press(world.dmitri, "leave")
    await world.press(world.bruno, "join")
    assert find_buttons(world.board, "computer")


async def test_the_buttons_of_a_table_from_before_still_work(world: World) -> None:
    await world.open_constructor_table()
    await world.press(world.bruno, "join")
    await forge(world, world.bruno, world.board, "b:1:1:leave:")
    assert (await world.match()).seats == (world.ada.id, None)


Prepare = Callable[[World], Awaitable[Actor]]


async def _leave(world: World) -> Actor:
    await world.open_constructor_table()
    await world.press(world.bruno, "join")
    return world.bruno


ACTIONS: dict[str, tuple[Prepare, str]] = {"leave": (_leave, "not sit")}


@pytest.mark.parametrize("control", ACTIONS)
async def test_what_is_done_under_more_replaces_the_panel(world: World, control: str) -> None:
    prepare, sentence = ACTIONS[control]
    who = await prepare(world)
    more = (await world.press(who, "more", message=world.board)).response
    assert more is not None
    result = await world.press(who, control, message=more)
    assert result.followups == []
    now = simcord.ResponseMessage(world.env, world.env.backend.get_message(more.channel_id, more.id))
    assert not buttons(now)
    assert sentence in words(now)
    assert list(components(now))
