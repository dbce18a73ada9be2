"""Controls belong to a place: elsewhere they do nothing; no private panel overwrites what others see."""

from typing import Any

import discord
import pytest
import simcord

from bot.match.digests import get_panel_version
from cogs.kit.custom_ids import CustomId, write_custom_id
from tests.play import builders_table, race
from tests.play.notified_users import get_directs, me
from tests.play.world import World, buttons, forge, reply_text, words

pytestmark = [pytest.mark.usefixtures("frozen_time")]

CLICKS = (
    *("act:pattern rhombus", "act-sure:pattern rhombus", "act-always:pattern rhombus", "act-not:"),
    *("pick:R", "undo:"),
    *("answer:yes", "rematch:", "panel:", "panel-set:", "panel-act:order 1A 4B 3C 2D", "read:1", "area:0"),
    *("picture:zoom", "rules:1", "more:", "log:", "show:", "record:", "resign:ask", "resign:yes", "cancel:"),
    *("join:0", "leave:", "start:", "clock:", "clock-set:pace=day", "claim:0", "take-seat:0", "nudge:"),
    *("give-back:", "computer:", "computer-add:beginner", "computers-off:", "hand-over:", "hint:ask"),
    *("hand-over-to:0=beginner", "hint:yes", "race-ready:", "race-panel:", "race-open:", "race-faces:"),
)


async def _board_in(channel: simcord.ChannelHandle, who: simcord.MemberActor) -> discord.Message:
    """Return another match's board, in another channel or server."""
    await who.slash(channel, "constructor new")
    assert channel.last_message is not None
    return channel.last_message


async def _assert_refused(
    world: World, who: simcord.MemberActor, message: Any, channel: Any, sentence: str
) -> None:
    before, text = await world.match(), words(message)
    for click in CLICKS:
        result = await forge(world, who, message, f"b:1:{before.revision}:{click}")
        assert sentence in reply_text(result), click
    assert await world.match() == before
    assert words(channel.last_message) == text


async def test_a_control_of_a_match_in_another_server_is_refused(world: World) -> None:
    await world.begin_constructor()
    other = world.env.create_guild("Elsewhere")
    ada, channel = other.add_member(world.ada.user), other.create_text_channel("games")
    board = await _board_in(channel, ada)
    await _assert_refused(world, ada, board, channel, "This match is not played here.")


async def test_a_control_of_a_match_in_another_channel_leads_to_its_board(world: World) -> None:
    await world.begin_constructor()
    channel = world.guild.create_text_channel("elsewhere")
    board = await _board_in(channel, world.ada)
    for who in (world.ada, world.chioma):
        await _assert_refused(world, who, board, channel, f"/{world.board.id})")


async def test_the_old_board_of_a_match_that_moved_says_where_it_is_now(world: World) -> None:
    await world.begin_constructor()
    old, clicks = world.board, [custom_id for custom_id, _ in buttons(world.board)]
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.ada.slash(elsewhere, "match move", match="1")
    assert elsewhere.last_message is not None
    before = await world.bot.store.matches.find(1)
    for custom_id in clicks:
        result = await forge(world, world.ada, old, custom_id)
        assert f"/{elsewhere.id}/{elsewhere.last_message.id})" in reply_text(result)
    assert await world.bot.store.matches.find(1) == before
    await world.press(world.ada, "act", "pattern rhombus", message=elsewhere.last_message)
    after = await world.bot.store.matches.find(1)
    assert after is not None
    assert before is not None
    assert after.revision == before.revision + 1


async def test_a_private_panel_from_before_a_move_says_where_the_match_is_now(world: World) -> None:
    await world.begin_constructor()
    more = await world.press(world.ada, "more")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.ada.slash(elsewhere, "match move", match="1")
    assert elsewhere.last_message is not None
    for control in ("log", "show", "resign"):
        reply = reply_text(await world.press(world.ada, control, message=more.response))
        assert f"/{elsewhere.last_message.id})" in reply


async def test_a_direct_message_changes_notifications_and_nothing_else(world: World) -> None:
    await me(world, world.bruno, "notices", where="direct")
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    (message,) = get_directs(world.bruno)
    bruno: Any = world.bruno.user
    before = await world.match()
    for click in CLICKS:
        result = await forge(world, bruno, message, f"b:1:{before.revision}:{click}")
        assert "This match is not played here." in reply_text(result), click
    assert await world.match() == before
    assert "This turn" in reply_text(await world.press(bruno, "mute-turn", message=message))
    panel = await world.press(bruno, "notifications", message=message)
    assert panel.response is not None
    await world.press(bruno, "panel-unmute", message=panel.response)
    (menu,) = _menus(panel.response)
    await bruno.select(panel.response, ["mention"], custom_id=menu)
    assert (await world.bot.store.preferences.get(world.bruno.id)).delivery == "mention"


def _menus(message: simcord.ResponseMessage) -> list[str]:
    rows = message.components
    return [part["custom_id"] for row in rows for part in row.get("components", ()) if part["type"] == 3]


# Private panels


async def _click_on_board(world: World, who: simcord.MemberActor, click: str, *values: str) -> str:
    """Click a control of a private panel on the public board; return the private answer."""
    before = words(world.board)
    result = await forge(world, who, world.board, click, *values)
    assert words(world.board) == before, click
    assert not any(one.flags.ephemeral for one in world.channel.history())
    return reply_text(result)


async def test_a_panel_of_a_match_never_overwrites_the_public_board(world: World) -> None:
    await world.begin_constructor()
    for click, phrase in {
        "b:1:3:hint:ask": "a hint marks this match",
        "b:1:3:panel-mute-turn:1": "is muted",
        "b:1:3:panel-mute-match:": "is muted",
        "b:1:3:panel-unmute:": "notices",
        "b:1:2:act-sure:pattern rhombus": "",
        "b:1:3:resign:ask": "really want to resign",
    }.items():
        assert phrase in (await _click_on_board(world, world.ada, click)).lower()
    assert "direct message" in await _click_on_board(world, world.ada, "s:1:3:delivery:", "direct")


async def test_handing_over_from_a_forged_menu_answers_in_private(world: World) -> None:
    await world.begin_constructor()
    result = await forge(world, world.bruno, world.board, "s:1:3:hand-over-to:", "1=beginner")
    assert "computer" in reply_text(result)
    assert "Constructor" in words(world.board)


async def test_the_menus_of_a_table_never_overwrite_it(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    for menu, value in (
        ("clock-set", "pace=day"),
        ("clock-set", "bank=one-turn"),
        ("clock-set", "waking=on"),
        ("clock-set", "away=month"),
        ("clock-set", "overtime=claim"),
        ("computer-add", "beginner"),
    ):
        result = await forge(world, world.ada, world.board, f"s:1:1:{menu}:", value)
        assert reply_text(result)
        assert "A table is open" in words(world.board)
    match = await world.match()
    assert match.time_control is not None
    assert len(match.players) == 2


async def test_a_panel_of_secrets_never_overwrites_the_public_board(world: World) -> None:
    await builders_table.begin(world)
    match = await world.match()
    version = get_panel_version(match, match.seats.index(world.ada.id))
    click_ids = [
        write_custom_id("b", CustomId(match.id, version, *control))
        for control in (("panel-set", "1.4.3.2/even"), ("panel-act", "order 1A 4B 3C 2D"))
    ]
    panel_text = await _click_on_board(world, world.ada, click_ids[0])
    assert "1 A" in panel_text or "A" in panel_text
    result = await forge(world, world.ada, world.board, click_ids[1])
    assert "order" in reply_text(result)
    assert "4 B" not in words(world.board)


async def test_the_panel_of_a_race_never_overwrites_the_public_board(world: World) -> None:
    await race.begin(world, mode="turns")
    panel = await race.open_map(world, world.ada)
    take = race.find_action_ids(panel)["take DOM"]
    board = words(world.board)
    result = await forge(world, world.ada, world.board, take)
    assert words(world.board) == board
    assert race.has_map(race.panel_of(result))
