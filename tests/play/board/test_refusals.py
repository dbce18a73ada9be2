"""Bad input: each gets a private sentence that says what is wrong and what is possible; nothing changes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import simcord

from tests.play.world import World, buttons, components, forge, reply_text, words


@asynccontextmanager
async def assert_no_change(world: World) -> AsyncIterator[None]:
    """Fail if the match or what everybody sees is different afterwards."""
    before = (
        await world.match(),
        await world.bot.store.matches.get_record(1),
        world.board.id,
        words(world.board),
    )
    yield
    after = (
        await world.match(),
        await world.bot.store.matches.get_record(1),
        world.board.id,
        words(world.board),
    )
    assert after == before


async def _begin_on_brunos_turn(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")


Ask = Callable[[World], Awaitable[simcord.InteractionResult]]


def _place(kind: str, tile: str) -> Ask:
    return lambda world: world.bruno.slash(world.channel, "constructor place", kind=kind, tile=tile)


def _move(source: str, target: str) -> Ask:
    return lambda world: world.bruno.slash(
        world.channel, "constructor move", **{"from": source, "to": target}
    )


ILLEGAL: dict[str, tuple[Ask, str, str]] = {
    "a taken tile": (_place("R", "b2"), "b2 is taken", "You can place a piece on 8 tiles."),
    "no such tile": (_place("R", "z9"), "no tile z9", "You can place a piece on 8 tiles."),
    "no such kind": (_place("X", "a1"), "“X” is not one of", "You can choose Ring, Medium or Small."),
    "nonsense": (_place("R", "over there"), "“over there” is not one of", "You can choose c1, c2, "),
    "an empty source": (_move("a1", "b2"), "no piece on a1", "You can place a piece on 8 tiles."),
    "the opponent's piece": (_move("b2", "a1"), "not yours", "You can place a piece on 8 tiles."),
    "a second pattern": (
        lambda world: world.bruno.slash(world.channel, "constructor pattern", pattern="trapezoid"),
        "already chosen",
        "You can place a piece on 8 tiles.",
    ),
    "a swap": (
        lambda world: world.bruno.slash(world.channel, "constructor swap"),
        "only be swapped in a decider",
        "You can place a piece on 8 tiles.",
    ),
}


@pytest.mark.parametrize("case", ILLEGAL)
@pytest.mark.sampled(2)
async def test_an_illegal_action_names_the_rule_and_what_is_possible(world: World, case: str) -> None:
    await _begin_on_brunos_turn(world)
    ask, rule, possible = ILLEGAL[case]
    async with assert_no_change(world):
        result = await ask(world)
    assert rule in reply_text(result)
    assert possible in reply_text(result)


async def test_a_kind_with_none_left_is_not_offered_and_refused(world: World) -> None:
    await world.begin_constructor()
    for action in ("pattern rhombus", "Ra1", "Ma2", "Rc1", "Sa3", "Rb3", "Mc3"):
        await world.act(await world.current(), action)
    (ring,) = [part for part in components(world.board) if getattr(part, "label", "") == "Ring"]
    assert ring.disabled
    async with assert_no_change(world):
        result = await world.ada.slash(world.channel, "constructor place", kind="R", tile="b2")
    assert "no ring left" in reply_text(result)


async def test_somebody_elses_turn(world: World) -> None:
    await _begin_on_brunos_turn(world)
    async with assert_no_change(world):
        results = [
            await world.ada.slash(world.channel, "constructor place", kind="R", tile="a1"),
            await world.press(world.ada, "pick", "R"),
        ]
    for result in results:
        assert f"It is not your turn. Now it is the turn of <@{world.bruno.id}>." in reply_text(result)


async def test_a_stranger_can_look_but_not_act(world: World) -> None:
    await _begin_on_brunos_turn(world)
    async with assert_no_change(world):
        results = [
            await world.press(world.dmitri, "pick", "R"),
            await forge(world, world.dmitri, world.board, "b:1:1:undo:"),
            await world.dmitri.slash(world.channel, "match resign"),
            await world.dmitri.slash(world.channel, "match cancel"),
            await world.dmitri.slash(world.channel, "match undo"),
            await world.dmitri.slash(world.channel, "constructor place", kind="R", tile="a1"),
        ]
    for result in results:
        assert "You are not a player of this match" in reply_text(result)
    assert "b2" in reply_text(await world.press(world.dmitri, "read"))


async def test_an_old_board_says_what_has_changed_and_links_to_the_live_one(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    old = world.board
    await world.press(world.ada, "pick", "R")
    stale = next(custom_id for custom_id, label in buttons(world.board) if label == "b2")
    edited_board = world.board
    await world.press(world.ada, "act", "Ra1")
    async with assert_no_change(world):
        result = await forge(world, world.bruno, edited_board, stale)
    assert "out of date" in reply_text(result)
    assert f"<@{world.ada.id}> (⚪ Ice) placed a ring on a1." in reply_text(result)
    assert f"/{world.board.id})" in reply_text(result)
    assert old.id != world.board.id


async def test_a_request_for_an_undo_says_whether_it_takes_back_what_others_did(world: World) -> None:
    await _begin_on_brunos_turn(world)
    await world.act(world.bruno, "Ra1")
    await world.ada.slash(world.channel, "match undo")
    assert "take back their last action and all that was done since?" in words(world.board)
    own_answer = await world.press(world.ada, "answer", "yes")
    assert "so the others answer it" in reply_text(own_answer)
    await world.press(world.bruno, "answer", "yes")
    record = await world.bot.store.matches.get_record((await world.match()).id)
    assert [line.action for line in record] == ["pattern rhombus"]


async def test_a_match_that_is_over(world: World) -> None:
    await _begin_on_brunos_turn(world)
    await world.resign(world.ada)
    async with assert_no_change(world):
        results = [
            await forge(world, world.bruno, world.board, "b:1:4:act:Ra1"),
            await world.bruno.slash(world.channel, "constructor place", kind="R", tile="a1"),
            await world.bruno.slash(world.channel, "match undo"),
            await world.bruno.slash(world.channel, "match resign"),
            await world.bruno.slash(world.channel, "match cancel"),
        ]
    for result in results:
        assert "This match is over." in reply_text(result)


async def test_commands_where_there_is_no_match(world: World) -> None:
    for name in ("match show", "match read", "match log", "match undo", "match rematch", "constructor swap"):
        assert "no match in this channel yet" in reply_text(await world.ada.slash(world.channel, name))


async def test_a_match_that_has_not_begun(world: World) -> None:
    await world.open_constructor_table()
    async with assert_no_change(world):
        results = [
            await world.ada.slash(world.channel, "match read"),
            await world.ada.slash(world.channel, "constructor swap"),
            await world.ada.slash(world.channel, "match undo"),
            await world.ada.slash(world.channel, "match rematch"),
            await world.ada.slash(world.channel, "match clip"),
        ]
    for result in results:
        assert "has not begun yet" in reply_text(result)


PERMISSIONS = {
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


@pytest.mark.parametrize("lacking", PERMISSIONS)
async def test_a_channel_where_the_bot_may_not_post(world: World, lacking: str) -> None:
    me = world.guild.me
    assert me is not None
    quiet = world.guild.create_text_channel("quiet", overwrites=_forbid_everyone(world, lacking))
    result = await world.ada.slash(quiet, "constructor new")
    assert f"I lack the permission {PERMISSIONS[lacking]}" in reply_text(result)
    assert "somebody who manages this server" in reply_text(result)
    assert await world.bot.store.matches.find_latest(quiet.id) is None


def _forbid_everyone(world: World, permission: str) -> dict[Any, discord.PermissionOverwrite]:
    return {world.guild.default_role: discord.PermissionOverwrite(**{permission: False})}


async def test_guests_who_cannot_be_invited(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    results = {
        "invite yourself": await world.ada.slash(world.channel, "constructor new", opponent=world.ada),
        "bot cannot sit": await world.ada.slash(world.channel, "constructor new", opponent=robot),
    }
    for sentence, result in results.items():
        assert sentence in reply_text(result)
    assert await world.bot.store.matches.find_latest(world.channel.id) is None


async def test_a_button_of_a_match_that_is_no_longer_known(world: World) -> None:
    await world.open_constructor_table()
    for control in ("read:1", "join:1", "act:Ra1", "pick:R", "more:", "log:"):
        result = await forge(world, world.ada, world.board, f"b:zz:1:{control}")
        assert "do not know this match" in reply_text(result)


async def test_forged_arguments_of_a_button(world: World) -> None:
    await world.open_constructor_table()
    async with assert_no_change(world):
        for control in ("join:99", "join:-1", "join:x", "nonsense:"):
            result = await forge(world, world.bruno, world.board, f"b:1:1:{control}")
            assert reply_text(result)
