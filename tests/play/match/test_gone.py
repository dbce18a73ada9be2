"""Players who have left the server or say nothing: the others are not stuck with them."""

from typing import Any

import discord
import pytest

from tests.play.notified_users import DAY, HOUR, pass_time
from tests.play.world import World, buttons, components, forge, reply_text, words


async def begin_on_brunos_turn(world: World) -> None:
    """Begin a match in which it is Bruno's turn."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")


async def open_computer_menu(world: World) -> tuple[Any, discord.SelectMenu]:
    """Return the panel of *Computer Plays On* as Ada sees it, and its menu."""
    more = await world.press(world.ada, "more")
    panel = (await world.press(world.ada, "hand-over", message=more.response)).response
    (menu,) = (part for part in components(panel) if isinstance(part, discord.SelectMenu))
    return panel, menu


def seats(menu: discord.SelectMenu) -> set[str]:
    """Return the seats that a menu offers."""
    return {option.value.partition("=")[0] for option in menu.options}


async def test_calling_a_match_off_needs_everybodys_yes(world: World) -> None:
    await begin_on_brunos_turn(world)
    reply = reply_text(await world.ada.slash(world.channel, "match cancel"))
    assert "All of them have to agree. They have a day; no answer means no." in reply
    assert "All of you have to agree, so no answer until <t:" in words(world.board)
    await pass_time(world, DAY + HOUR)
    match = await world.match()
    assert (match.status, match.consent_request) == ("running", None)
    log = reply_text(await world.ada.slash(world.channel, "match log"))
    assert f"<@{world.bruno.id}> did not agree: the match goes on." in log
    await world.ada.slash(world.channel, "match cancel")
    await world.press(world.bruno, "answer", "yes")
    assert (await world.match()).status == "abandoned"


async def test_a_match_that_stood_still_for_a_week_is_called_off_by_silence(world: World) -> None:
    await begin_on_brunos_turn(world)
    await pass_time(world, 7 * DAY)
    reply = reply_text(await world.ada.slash(world.channel, "match cancel"))
    assert "Nobody has played for a week, so no answer means yes." in reply
    assert "Nobody has played for a week, so no answer until <t:" in words(world.board)
    await pass_time(world, DAY - HOUR)
    await world.restart()
    assert (await world.match()).status == "running"
    await pass_time(world, 2 * HOUR)
    assert (await world.match()).status == "abandoned"
    assert "asked to call the match off, and nobody was against it." in words(world.board)


async def test_an_undo_that_nobody_answers_is_declined(world: World) -> None:
    await begin_on_brunos_turn(world)
    await world.act(world.bruno, "Sc2")
    reply = reply_text(await world.ada.slash(world.channel, "match undo"))
    assert "no answer means no" in reply
    record = await world.bot.store.matches.get_record((await world.match()).id)
    await pass_time(world, DAY + HOUR)
    match = await world.match()
    assert match.consent_request is None
    assert match.players_to_act() == {0}
    assert await world.bot.store.matches.get_record(match.id) == record
    assert "do you agree?" not in words(world.board)
    await world.act(world.ada, "Sa1")


@pytest.mark.usefixtures("quick_computers")
async def test_a_computer_plays_on_for_who_is_not_in_the_server_any_more(world: World) -> None:
    await begin_on_brunos_turn(world)
    panel, menu = await open_computer_menu(world)
    assert seats(menu) == {"0"}
    world.guild.remove_member(world.bruno)
    panel, menu = await open_computer_menu(world)
    assert seats(menu) == {"0", "1"}
    assert menu.custom_id is not None
    await world.ada.select(panel, custom_id=menu.custom_id, values=["1=beginner"])
    assert (await world.match()).players[1] < 0


@pytest.mark.simcord(check_errors=False)
async def test_a_server_that_does_not_say_who_is_there_takes_nobodys_seat(world: World) -> None:
    await begin_on_brunos_turn(world)
    world.guild.remove_member(world.bruno)
    world.env.inject_error("GET", "/guilds/*/members/*", status=500, times=9)
    _, menu = await open_computer_menu(world)
    assert seats(menu) == {"0"}


@pytest.mark.usefixtures("frozen_time")
async def test_who_asks_while_a_computer_plays_for_them_is_named(world: World) -> None:
    await begin_on_brunos_turn(world)
    await forge(world, world.ada, world.board, "b:1:0:hand-over-to:0=beginner")
    await world.ada.slash(world.channel, "match undo")
    log = reply_text(await world.bruno.slash(world.channel, "match log"))
    assert f"<@{world.ada.id}> (⚪ Ice) took back their last action." in log
    await world.ada.slash(world.channel, "match cancel")
    assert words(world.board).startswith(
        f"<@{world.bruno.id}>, <@{world.ada.id}> (⚪ Ice) asks you something."
    )
    assert "⚪ Ice would like to call the match off." in words(world.board)


@pytest.mark.usefixtures("frozen_time")
async def test_no_computer_is_offered_where_one_holds_the_seat_and_no_other_is_free(world: World) -> None:
    await begin_on_brunos_turn(world)
    await forge(world, world.ada, world.board, "b:1:0:hand-over-to:0=beginner")
    offered = (await world.press(world.ada, "more")).response
    assert ":hand-over:" not in str(buttons(offered))
    assert ":resign:" in str(buttons(offered))
    world.guild.remove_member(world.bruno)
    _, menu = await open_computer_menu(world)
    assert seats(menu) == {"1"}


async def test_who_has_resigned_is_offered_no_computer(world: World) -> None:
    await world.begin_game("middle-ages", 3)
    await world.resign(world.ada)
    more = await world.press(world.ada, "more")
    assert ":hand-over:" not in str(buttons(more.response))
    assert "You have resigned" in reply_text(
        await world.ada.slash(world.channel, "match computer", level="beginner")
    )
