"""Boards and panels from before the database was restored: none of them acts on another position."""

import random
from typing import Any

import discord
import msgspec
import pytest
import simcord
from sqlalchemy import update

from bot.match.commands import Act
from bot.match.models import Match
from bot.match.versions import Version
from bot.store.tables import matches
from cogs.board.lost_channels import close_delivery
from tests.play import builders_table, race
from tests.play.world import World, buttons, components, find_buttons, forge, present_id, reply_text, words

pytestmark = [pytest.mark.usefixtures("frozen_time")]

LOST = "was restored from a backup"
GONE = "The bot was restored from a backup, and what this board showed was lost."
UNKNOWN = "This match is not stored any more."


def _now(world: World, message: Any) -> simcord.ResponseMessage:
    """Return a message as it is now."""
    channel_id = message.channel.id if isinstance(message, discord.Message) else message.channel_id
    return simcord.ResponseMessage(world.env, world.env.backend.get_message(channel_id, message.id))


def _clickable(world: World) -> list[int]:
    """Return the messages in the channel that everybody sees and that have controls."""
    messages = world.env.backend.messages[world.channel.id].values()
    shown = [simcord.ResponseMessage(world.env, one) for one in messages if one.visible_to(None)]
    return [message.id for message in shown if buttons(message)]


async def _refuses(world: World, who: Any, message: Any, custom_id: str) -> str:
    """Click what a message offers, or did before it was folded, and return the answer; nothing may change."""
    before = await world.match()
    is_offered = custom_id in [one for one, _ in buttons(_now(world, message))]
    click = who.click(message, custom_id=custom_id) if is_offered else forge(world, who, message, custom_id)
    result = await click
    await world.env.settle()
    assert await world.match() == before
    return reply_text(result)


async def test_an_old_board_does_not_act_on_a_position_of_the_same_number(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    backup = world.back_up()
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Sc2")
    lost, lost_version = world.board, (await world.match()).public_revision
    offered = [custom_id for custom_id, _ in buttons(lost)]
    await world.restore(backup)
    await world.command(world.ada, "Ra1")
    await world.act(world.bruno, "Sb1")
    assert (await world.match()).public_revision == lost_version
    assert words(_now(world, lost)) == GONE
    assert _clickable(world) == [world.board.id]
    for custom_id in offered:
        reply = await _refuses(world, world.ada, lost, custom_id)
        assert LOST in reply
        assert f"/{world.board.id})" in reply


async def test_identical_actions_after_a_restore_make_other_boards(world: World) -> None:
    await world.begin_constructor()
    backup = world.back_up()
    await world.act(world.ada, "pattern rhombus")
    (lost,) = find_buttons(world.board, "undo")
    await world.restore(backup)
    await world.command(world.ada, "pattern rhombus")
    (present,) = find_buttons(world.board, "undo")
    assert present != lost
    assert LOST in await _refuses(world, world.ada, world.board, lost)


async def test_a_click_on_a_newer_board_folds_it_and_brings_the_present_one_below(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    backup = world.back_up()
    await world.act(world.ada, "Rb2")
    lost = world.board
    await world.restore(backup)
    (pick, *_) = find_buttons(lost, "pick")
    assert LOST in await _refuses(world, world.bruno, lost, pick)
    assert words(_now(world, lost)) == GONE
    assert _clickable(world) == [world.board.id]
    assert world.board.id > lost.id
    await world.act(world.ada, "Ra1")
    assert (await world.match()).action_count == 2


async def test_a_live_board_that_was_edited_since_the_backup_is_repaired(world: World) -> None:
    await world.begin_constructor()
    backup, live = world.back_up(), world.board.id
    await world.act(world.ada, "pattern rhombus")
    assert world.board.id == live
    await world.restore(backup)
    (pick, *_) = find_buttons(world.board, "pick")
    reply = await _refuses(world, world.ada, world.board, pick)
    assert LOST in reply
    assert "updating it now" in reply
    assert world.board.id == live
    await world.act(world.ada, "pattern rhombus")
    assert (await world.match()).action_count == 1


async def test_a_board_under_the_nonce_of_a_lost_one_is_posted(world: World) -> None:
    """Discord returns the lost message for the same nonce within minutes."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    backup = world.back_up()
    await world.act(world.ada, "Rb2")
    lost = world.board
    world.env.backend.delete_message(lost.channel.id, lost.id)
    await world.restore(backup)
    await world.command(world.ada, "Ra1")
    assert world.board.id != lost.id
    assert _clickable(world) == [world.board.id]
    assert world.posts()[-1] == [world.bruno.id]


async def test_a_board_of_a_race_does_not_survive_a_restore(world: World) -> None:
    await race.begin(world)
    backup = world.back_up()
    await race.start_race(world, world.ada, world.bruno)
    lost = world.board
    offered = [custom_id for custom_id, _ in buttons(lost)]
    assert find_buttons(lost, "race-panel")
    await world.restore(backup)
    replies = [await _refuses(world, world.ada, lost, custom_id) for custom_id in offered]
    assert all(LOST in reply for reply in replies), replies
    assert _clickable(world) == [world.board.id]
    await race.start_race(world, world.ada, world.bruno)


async def test_buttons_of_a_race_stay_valid_while_others_act(world: World) -> None:
    await race.begin(world, 3)
    before = world.board
    (ready,) = find_buttons(before, "race-ready")
    await race.make_ready(world, world.ada, world.bruno)
    await forge(world, world.chioma, world.board, ready)
    assert all(seat.ready is not None for seat in (await world.match()).state.round.seats)


async def test_a_panel_of_a_race_does_not_survive_a_restore(world: World) -> None:
    await race.begin(world)
    backup = world.back_up()
    panel, _ = await race.start_race(world, world.ada, world.bruno)
    panel = await race.reopen_panel(world, world.ada)
    take = next(one for name, one in race.find_action_ids(panel).items() if name.startswith("take"))
    await world.restore(backup)
    assert LOST in reply_text(await world.press(world.ada, "race-panel"))
    await race.start_race(world, world.ada, world.bruno)
    before = await world.match()
    await world.ada.click(panel, custom_id=take)
    assert await world.match() == before
    assert LOST in words(_now(world, panel))
    assert not buttons(_now(world, panel))


async def test_a_private_panel_that_shows_a_lost_order_is_refused(world: World) -> None:
    await builders_table.begin(world)
    backup = world.back_up()
    await builders_table.click(world, world.ada, builders_table.ORDER)
    first = await builders_table.open_panel(world, world.ada)
    await world.restart()  # so that the second panel does not replace it
    panels = [first, await builders_table.open_panel(world, world.ada)]
    await world.restore(backup)
    before = await world.match()
    for panel, control in zip(panels, ("panel-set", "panel-act"), strict=True):
        await world.press(world.ada, control, message=panel)
        assert await world.match() == before
        assert LOST in words(_now(world, panel))
        assert not buttons(_now(world, panel))


async def test_a_private_panel_that_was_opened_in_a_lost_history_is_refused(world: World) -> None:
    await builders_table.begin(world)
    backup = world.back_up()
    await builders_table.command(world, world.bruno, builders_table.ORDER)
    panel = await builders_table.open_panel(world, world.ada)
    await world.restore(backup)
    await builders_table.command(world, world.bruno, "order 9B 1D")
    before = await world.match()
    await world.press(world.ada, "panel-act", message=panel)
    assert await world.match() == before
    assert LOST in words(_now(world, panel))


async def test_a_private_panel_from_before_the_backup_still_works(world: World) -> None:
    await builders_table.begin(world)
    panel = await builders_table.open_panel(world, world.ada)
    backup = world.back_up()
    await builders_table.command(world, world.bruno, builders_table.ORDER)
    await world.restore(backup)
    await world.press(world.ada, "panel-act", message=panel)
    assert (await world.match()).action_count == 1


async def test_secret_orders_of_others_change_nothing_that_a_board_or_panel_carries(world: World) -> None:
    await builders_table.begin(world, 3)
    await builders_table.command(world, world.bruno, builders_table.ORDER)
    board, panel = buttons(world.board), await builders_table.open_panel(world, world.ada)
    await builders_table.command(world, world.bruno, "order 9B 1D")
    match = await world.match()
    assert match.revision > match.public_revision
    assert buttons(world.board) == board
    assert buttons(await builders_table.open_panel(world, world.ada)) == buttons(panel)


async def test_a_table_that_others_joined_in_another_history_is_refused(world: World) -> None:
    await world.open_constructor_table()
    backup = world.back_up()
    await world.press(world.bruno, "join")
    lost = world.board
    (start,) = find_buttons(lost, "start")
    await world.restore(backup)
    reply = await _refuses(world, world.ada, lost, start)
    assert LOST in reply
    assert (await world.match()).status == "lobby"
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    assert (await world.match()).status == "running"


async def test_a_table_that_was_opened_since_the_backup_is_folded_by_a_click(world: World) -> None:
    backup = world.back_up()
    await world.open_constructor_table()
    lost = world.board
    await world.restore(backup)
    assert "do not know this match" in reply_text(await world.press(world.bruno, "join", message=lost))
    assert words(_now(world, lost)) == UNKNOWN


async def test_a_table_under_the_number_of_a_lost_one_is_another(world: World) -> None:
    backup = world.back_up()
    await world.open_constructor_table()
    lost = world.board
    await world.restore(backup)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.chioma.slash(elsewhere, "constructor new", opponent=world.bruno)
    assert LOST in reply_text(await world.press(world.bruno, "join", message=lost))
    assert words(_now(world, lost)) == GONE
    match = await world.bot.store.matches.find_latest(elsewhere.id)
    assert match is not None
    assert match.players == (world.chioma.id,)


async def test_a_question_about_a_lost_position_is_refused(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    backup, who = world.back_up(), await world.current()
    await who.slash(world.channel, "middle-ages coins")
    result = await world.press(who, "resign")
    (resigning,) = [one for one in (result.response, *result.followups) if one and one.ephemeral]
    question = (await world.press(who, "act", "end")).followups
    await world.restore(backup)
    await who.slash(world.channel, "middle-ages coins")
    before = await world.match()
    for message in [resigning, *question]:
        await who.click(message, custom_id=buttons(message)[0][0])
        assert await world.match() == before
        assert LOST in words(_now(world, message))
        assert not buttons(_now(world, message))


async def test_a_menu_of_a_lost_position_is_refused(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    backup = world.back_up()
    who = await world.current()
    await who.slash(world.channel, "middle-ages coins")
    lost = world.board
    menus = [part for part in components(lost) if isinstance(part, discord.SelectMenu)]
    assert menus
    await world.restore(backup)
    before = await world.match()
    for menu in menus:
        result = await forge(world, who, lost, str(menu.custom_id), menu.options[0].value)
        assert LOST in reply_text(result)
        assert await world.match() == before


# Boards of a version without digests


async def _without_digests(world: World) -> Match:
    """Make the match and its board as they were before there were digests, and return the match."""
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(update(matches).values(digests="[]"))
    match = await world.match()
    assert match.board_version == Version(match.public_revision)
    await world.bot.outbox.repair(match)
    await world.bot.outbox.wait_for_running(60)
    return match


async def test_a_board_without_a_digest_works_until_the_match_changes(world: World) -> None:
    await world.begin_constructor()
    match = await _without_digests(world)
    old = present_id(match, "act", "pattern rhombus")
    await forge(world, world.ada, world.board, old)
    assert (await world.match()).action_count == 1
    assert (await world.match()).board_version.digest
    assert "done already" in await _refuses(world, world.ada, world.board, old)
    await world.act(world.ada, "Ra1")
    assert (await world.match()).action_count == 2


async def test_a_live_board_without_a_digest_is_repaired_by_a_click(world: World) -> None:
    await world.begin_constructor()
    digests = (await world.match()).digests
    without = await _without_digests(world)
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(update(matches).values(digests=msgspec.json.encode(digests).decode()))
    (old, *_) = find_buttons(world.board, "act")
    assert old == present_id(without, "act", old.split(":", 4)[4])
    assert "was out of date" in await _refuses(world, world.ada, world.board, old)
    (present, *_) = find_buttons(world.board, "act")
    assert present != old
    await world.ada.click(world.board, custom_id=present)
    assert (await world.match()).action_count == 1


async def test_a_panel_without_a_digest_works_until_the_match_changes(world: World) -> None:
    await builders_table.begin(world)
    await _without_digests(world)
    panel = await builders_table.open_panel(world, world.ada)
    (old,) = find_buttons(panel, "panel-act")
    assert "." not in old.split(":")[2]
    await world.press(world.ada, "panel-act", message=panel)
    assert (await world.match()).action_count == 1
    assert "Open a new one" in await _refuses(world, world.ada, world.board, old)


async def test_boards_of_a_newer_version_are_refused_after_the_restore_of_a_backup_without_digests(
    world: World,
) -> None:
    await world.begin_constructor()
    await _without_digests(world)
    backup = world.back_up()
    await world.command(world.ada, "pattern rhombus")
    (lost,) = find_buttons(world.board, "undo")
    await world.restore(backup)
    assert LOST in await _refuses(world, world.ada, world.board, lost)


async def test_the_live_board_comes_back_after_a_restore_undid_a_move(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    backup, elsewhere = world.back_up(), world.guild.create_text_channel("elsewhere")
    await world.ada.slash(elsewhere, "match move", match="1")
    lost: Any = elsewhere.last_message
    await world.restore(backup)
    who = await world.current()
    await who.click(lost, custom_id=find_buttons(lost, "pick")[0])
    await world.bot.outbox.drain(60)
    assert find_buttons(world.board, "more")


async def test_a_board_comes_back_where_the_bot_may_not_read_the_history(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    backup = world.back_up()
    await world.act(world.ada, "Rb2")
    lost = world.board
    await world.restore(backup)
    world.env.inject_error("GET", f"/channels/{world.channel.id}/messages*", status=403, code=50001)
    await world.bruno.click(lost, custom_id=find_buttons(lost, "pick")[0])
    await world.bot.outbox.drain(60)
    assert _clickable(world)


async def test_a_match_whose_backup_says_that_its_channel_is_gone_goes_on(world: World) -> None:
    await world.begin_constructor()
    await close_delivery(world.bot, await world.match(), "deleted")
    backup = world.back_up()
    (choose, *_) = find_buttons(world.board, "act", "pattern rhombus")
    await world.ada.click(world.board, custom_id=choose)
    await world.bot.outbox.wait_for_running(60)
    await world.restore(backup)
    await world.bruno.click(world.board, custom_id=buttons(world.board)[0][0])
    assert (await world.match()).lost_channel is None


async def test_a_panel_that_shows_a_lost_second_order_is_refused(world: World) -> None:
    await builders_table.begin(world)
    await builders_table.command(world, world.ada, builders_table.ORDER)
    backup = world.back_up()
    await builders_table.command(world, world.ada, "order 9B 1D")
    panel = await builders_table.open_panel(world, world.ada)
    await world.restore(backup)
    await world.press(world.ada, "panel-act", message=panel)
    assert LOST in words(_now(world, panel))


async def _play_on(world: World, revisions: int) -> None:
    """Let users act until a number of public revisions has passed."""
    rng, match = random.Random(1), await world.match()
    until = match.public_revision + revisions
    while match.public_revision < until:
        player = min(match.players_to_act())
        action = rng.choice(list(match.rules.legal_actions(match.state, player)))
        notation = match.rules.action_to_string(action)
        match = await world.bot.matches.perform(match.id, match.players[player], Act(notation))
    await world.bot.outbox.drain(60)


async def test_what_is_old_is_not_told_of_a_backup(world: World) -> None:
    await builders_table.begin(world)
    panel = await builders_table.open_panel(world, world.ada)
    await world.restart()  # so that the panel is not known any more
    await _play_on(world, 70)
    await world.press(world.ada, "panel-set", message=panel)
    assert LOST not in words(_now(world, panel))
    assert "of an earlier turn" in words(_now(world, panel))


async def test_a_match_that_was_deleted_with_its_server_is_not_stored_any_more(world: World) -> None:
    await world.begin_constructor()
    board = world.board
    await world.bot.store.retention.delete_server(world.guild.id)
    await world.press(world.ada, "read", message=board)
    assert words(_now(world, board)) == UNKNOWN
