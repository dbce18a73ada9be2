"""Boards reach Discord despite failures: none is dead, none is left behind, none comes twice."""

import asyncio
import sqlite3
from threading import Event
from typing import Any

import discord
import pytest
from sqlalchemy.exc import OperationalError

from bot.match.commands import Act, Undo
from bot.services.outbox import Outbox
from bot.store.outbox import OutboxStore
from cogs.board import board_messages, clicks
from cogs.board.summaries import Story
from tests.play import race
from tests.play.faults import (
    DELIVERED_BY,
    EDIT,
    HOUR,
    POST,
    RESET,
    TIMEOUT,
    FailingDiscord,
    assert_alive,
    begin_with_pattern,
    failing,
    find_clickable_messages,
    http_failure,
)
from tests.play.notified_users import pass_time
from tests.play.world import World, buttons, get_pinged_users, names, reply_text, words

__all__ = ["failing"]

pytestmark = pytest.mark.simcord(check_errors=False)

SOON = 0.3
UNKNOWN_CHANNEL = 10003


# A message that was sent, and whose sending was not confirmed


@pytest.mark.parametrize("failure", [TIMEOUT, RESET, http_failure(502)], ids=["timeout", "reset", "502"])
@pytest.mark.sampled
async def test_a_board_that_was_acted_on_before_it_was_remembered_is_brought_up_to_date(
    world: World, failing: FailingDiscord, failure: Exception
) -> None:
    await world.open_constructor_table(starter="ice")
    await world.press(world.bruno, "join")
    fault = failing.fail(*POST, failure, after=True)
    await world.press(world.bruno, "start")
    assert fault.hits
    await world.act(world.ada, "pattern rhombus")  # in the same turn, so on the same board
    await world.env.advance_time(DELIVERED_BY)
    await assert_alive(world)


async def test_after_a_restart_a_click_before_the_first_sweep_leaves_no_outdated_board(
    world: World, failing: FailingDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.open_constructor_table(starter="ice")
    await world.press(world.bruno, "join")
    failing.fail(*POST, TIMEOUT, after=True)
    await world.press(world.bruno, "start")

    async def not_yet(_: Outbox) -> None:
        return None

    with monkeypatch.context() as starting:
        starting.setattr(Outbox, "sweep", not_yet)
        await world.restart()
        await world.act(world.ada, "pattern rhombus")
    await world.env.advance_time(DELIVERED_BY)
    await assert_alive(world)


async def test_a_board_that_was_sent_but_not_stored_shows_what_is_done_next(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    complete = OutboxStore.complete

    async def complete_once_the_disk_has_room(*_: Any) -> None:
        monkeypatch.setattr(OutboxStore, "complete", complete)
        raise OperationalError("INSERT", None, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(OutboxStore, "complete", complete_once_the_disk_has_room)
    await world.open_constructor_table(starter="ice")
    await world.press(world.bruno, "join")
    assert "All seats are taken" in words(world.board)
    await world.press(world.bruno, "start")


async def test_a_stray_board_that_cannot_be_read_blocks_nothing(
    world: World, failing: FailingDiscord
) -> None:
    await begin_with_pattern(world)
    failing.fail(*POST, TIMEOUT, after=True)
    await world.act(world.ada, "Rb2")
    message = world.env.backend.get_message(world.channel.id, world.board.id)
    message.attachments = []
    message.components = [part for part in message.components if part["type"] != 17] or message.components
    await world.act(world.bruno, "Sc2")
    await world.env.advance_time(DELIVERED_BY)
    await assert_alive(world)


# What was shown late, or not at all


async def _let_the_outbox_work() -> None:
    """Give the outbox the time that it needs to post a board, by the real clock."""
    await asyncio.to_thread(Event().wait, SOON)


async def test_a_late_selection_never_overwrites_a_newer_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_with_pattern(world)
    draw = board_messages.render_message

    async def draws_slowly(story: Story, **named: Any) -> Any:
        content = await draw(story, **named)
        await world.bot.matches.perform(story.match.id, world.ada.id, Undo())
        await _let_the_outbox_work()
        return content

    with monkeypatch.context() as slow:
        slow.setattr(clicks, "render_message", draws_slowly)
        await world.press(world.ada, "pick", "R")
    await world.env.settle()
    assert "pattern" in "".join(custom_id for custom_id, _ in buttons(world.board))


async def test_a_late_selection_brings_no_controls_back_to_an_old_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_with_pattern(world)
    draw = board_messages.render_message

    async def draws_slowly(story: Story, **named: Any) -> Any:
        content = await draw(story, **named)
        await world.bot.matches.perform(story.match.id, world.ada.id, Act("Rb2"))
        await _let_the_outbox_work()
        return content

    with monkeypatch.context() as slow:
        slow.setattr(clicks, "render_message", draws_slowly)
        await world.press(world.ada, "pick", "R")
    await world.env.settle()
    await assert_alive(world)


async def test_a_click_on_a_live_board_that_shows_an_old_version_repairs_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin_constructor()

    async def lose_edit(message: Any, **_: Any) -> Any:
        return message

    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessage, "edit", lose_edit)
        patch.setattr(discord.InteractionMessage, "edit", lose_edit)
        patch.setattr(discord.Interaction, "edit_original_response", lose_edit)
        await world.act(world.ada, "pattern rhombus")
    reply = reply_text(await world.press(world.ada, "act", "pattern"))
    assert "is done already" in reply
    await world.env.settle()
    await assert_alive(world)


@pytest.mark.usefixtures("expired_clicks")
async def test_a_click_on_an_old_boardwith_controls_takes_them_off(world: World, monkeypatch: Any) -> None:
    await begin_with_pattern(world)
    old = world.board

    async def lose_edit(*_: Any, **__: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessage, "edit", lose_edit)
        await world.press(world.ada, "pick", "R")
        await world.press(world.ada, "act", "Rb2")
    assert len(find_clickable_messages(world)) == 2
    reply = reply_text(await world.press(world.ada, "undo", message=old))
    assert "is done already" in reply
    await world.env.settle()
    await assert_alive(world)


@pytest.mark.usefixtures("expired_clicks")
async def test_every_old_board_loses_its_controls_even_if_that_fails_once(
    world: World, failing: FailingDiscord
) -> None:
    await begin_with_pattern(world)
    failing.fail(*EDIT, http_failure(500))
    await world.press(world.ada, "pick", "R")
    await world.press(world.ada, "act", "Rb2")  # the board before it keeps its controls for now
    assert len(find_clickable_messages(world)) == 2
    failing.fail(*EDIT, http_failure(500), times=2)
    await world.press(world.bruno, "pick", "S")
    await world.press(world.bruno, "act", "Sc2")
    await world.env.advance_time(DELIVERED_BY)
    await assert_alive(world)


@pytest.mark.usefixtures("expired_clicks")
async def test_an_old_board_of_a_channel_that_was_gone_for_a_while_loses_its_controls(
    world: World, failing: FailingDiscord
) -> None:
    await begin_with_pattern(world)
    await world.press(world.ada, "pick", "R")
    fault = failing.fail(*EDIT, http_failure(404, UNKNOWN_CHANNEL), times=1)
    await world.press(world.ada, "act", "Rb2")
    await pass_time(world, 24 * HOUR)
    await world.bot.outbox.sweep()
    assert await world.bot.outbox.drain(DELIVERED_BY)
    assert len(fault.hits) == fault.times
    await assert_alive(world)


@pytest.mark.usefixtures("expired_clicks")
async def test_an_old_board_that_may_not_be_edited_any_more_is_deleted(
    world: World, failing: FailingDiscord
) -> None:
    await begin_with_pattern(world)
    old = world.board
    failing.fail(*EDIT, http_failure(400, 30046), times=1)
    await world.press(world.ada, "pick", "R")
    await world.press(world.ada, "act", "Rb2")
    await world.env.advance_time(DELIVERED_BY)
    assert old.id not in [message.id for message in world.channel.history()]
    await assert_alive(world)


# Nonces


def _nonces(world: World) -> list[str]:
    return [
        entry.json["nonce"]
        for entry in world.env.http_requests
        if entry.method == "POST" and entry.path.endswith("/messages") and entry.json
    ]


async def test_a_board_that_was_deleted_by_hand_is_sent_as_another_message(world: World) -> None:
    await world.begin_constructor()
    permissions = discord.Permissions(manage_messages=True)
    moderators = world.guild.create_role("moderators", permissions=permissions)
    moderator = world.guild.add_member(world.env.create_user("moderator"), roles=[moderators])
    await moderator.delete(world.board)
    await world.ada.slash(world.channel, "constructor pattern", pattern="rhombus")
    await world.env.settle()
    assert len(_nonces(world)) == len(set(_nonces(world))) == 3  # table, board, and the board again
    await assert_alive(world)


async def test_a_post_that_was_not_confirmed_is_sent_again_as_the_same_message(world: World) -> None:
    await begin_with_pattern(world)
    world.env.inject_error(*POST, status=500)
    await world.act(world.ada, "Rb2")
    await world.env.advance_time(DELIVERED_BY)
    *_, first, second = _nonces(world)
    assert first == second


# A channel that refuses


async def _refuse_next_post(
    world: World, failing: FailingDiscord, status: int = 403, *, times: int = 1
) -> None:
    await begin_with_pattern(world)
    failing.fail(*POST, http_failure(status, 50013), times=times)
    await world.act(world.ada, "Rb2")


async def _dispatch_event(world: World, name: str, *values: Any) -> None:
    """Let the bot hear of an event."""
    for cog in world.bot.cogs.values():
        for event, listener in cog.get_listeners():
            if event == f"on_{name}":
                await listener(*values)
    assert await world.bot.outbox.drain(DELIVERED_BY)


async def test_a_refused_board_is_tried_again_hourly(world: World, failing: FailingDiscord) -> None:
    await _refuse_next_post(world, failing)
    await world.env.advance_time(HOUR - 60)
    request_count = len(world.env.http_requests)
    assert len(await world.bot.store.outbox.find_due(10**15)) == 1
    await world.env.advance_time(DELIVERED_BY + 60)
    assert len(world.env.http_requests) > request_count
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    await assert_alive(world)


async def test_a_refused_board_is_tried_again_after_every_start(
    world: World, failing: FailingDiscord
) -> None:
    await _refuse_next_post(world, failing)
    await world.restart()
    await world.env.settle()
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_a_refused_board_is_tried_again_when_the_channel_changes(
    world: World, failing: FailingDiscord
) -> None:
    await _refuse_next_post(world, failing)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await _dispatch_event(world, "guild_channel_update", channel, channel)
    assert get_pinged_users(world, world.board) == [world.bruno.id]


@pytest.mark.parametrize("event", ["guild_role_update", "guild_update", "guild_join"])
async def test_a_refused_board_is_tried_again_when_the_server_changes(
    world: World, failing: FailingDiscord, event: str
) -> None:
    await _refuse_next_post(world, failing)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    arguments = {
        "guild_role_update": (guild.default_role, guild.default_role),
        "guild_update": (guild, guild),
        "guild_join": (guild,),
    }
    await _dispatch_event(world, event, *arguments[event])
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_a_click_on_the_old_board_has_a_refused_one_posted(
    world: World, failing: FailingDiscord
) -> None:
    await _refuse_next_post(world, failing)
    reply = reply_text(await world.press(world.bruno, "undo"))
    assert "did not let me post" in reply
    assert "](" not in reply, "there is no board to go to"
    await world.env.settle()
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    await assert_alive(world)


async def test_a_board_that_discord_finds_malformed_is_sent_once_more(
    world: World, failing: FailingDiscord
) -> None:
    await _refuse_next_post(world, failing, status=400)
    await world.env.advance_time(60)
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_a_board_that_stays_malformed_is_not_sent_for_an_hour(
    world: World, failing: FailingDiscord
) -> None:
    await _refuse_next_post(world, failing, status=400, times=9)
    await world.env.advance_time(HOUR - 60)
    assert len(failing.faults[0].hits) == 2
    assert await world.bot.store.outbox.is_blocked((await world.match()).id)


async def test_a_pause_that_discord_demands_is_respected(world: World, failing: FailingDiscord) -> None:
    await begin_with_pattern(world)
    fault = failing.fail(*POST, http_failure(429, headers={"Retry-After": "400.5"}))
    await world.act(world.ada, "Rb2")
    nonce_count = len(_nonces(world))
    await world.env.advance_time(395)
    assert fault.hits
    assert len(_nonces(world)) == nonce_count
    await world.env.advance_time(10)
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_a_restart_in_a_pause_delivers_at_once(world: World, failing: FailingDiscord) -> None:
    await begin_with_pattern(world)
    failing.fail(*POST, http_failure(503), times=3)
    await world.act(world.ada, "Rb2")
    await world.env.advance_time(40)
    await world.restart()
    await world.env.settle()
    assert get_pinged_users(world, world.board) == [world.bruno.id]


# Pictures that may not be exchanged


async def _refuse_next_edit(failing: FailingDiscord) -> None:
    failing.fail("PATCH", "/channels/*/messages/*", http_failure(400, 50035), times=1)


@pytest.mark.usefixtures("expired_clicks")
async def test_where_pictures_cannot_be_exchanged_a_board_is_sent_as_a_new_message(
    world: World, failing: FailingDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    await world.begin_constructor()
    old = world.board
    await _refuse_next_edit(failing)
    await world.act(world.ada, "pattern rhombus")
    await world.env.settle()
    assert world.board.id != old.id
    await world.press(world.ada, "undo")
    await world.env.settle()
    log_messages = [record.getMessage() for record in caplog.records]
    assert log_messages.count("discord.gallery_edits_refused") == 1
    await world.act(world.ada, "pattern rhombus")
    await assert_alive(world)


async def test_where_pictures_cannot_be_exchanged_a_private_answer_comes_below(world: World) -> None:
    await begin_with_pattern(world)
    world.discord.refuse_gallery_edits = True
    result = await world.press(world.ada, "rules")
    assert result.response is not None
    assert "below" in words(result.response)
    (below,) = result.followups
    assert below.ephemeral
    assert names(below)


async def test_where_pictures_cannot_be_exchanged_the_map_comes_below(world: World) -> None:
    world.discord.refuse_gallery_edits = True
    await race.begin(world)
    panels = [await world.press(who, "race-ready") for who in (world.ada, world.bruno)]
    await world.env.advance_time(6)
    for who, panel in zip((world.ada, world.bruno), panels, strict=True):
        assert panel.response is not None
        again = await world.press(who, "race-panel")
        (below,) = again.followups
        assert names(below)
        assert "take DOM" in race.find_action_ids(below)
        await race.click_panel(who, below, "take DOM")
    match = await world.match()
    assert [seat.hand.held for seat in match.state.round.seats] == [0, 0]


async def test_a_refused_board_is_shown_to_nobody_twice(world: World, failing: FailingDiscord) -> None:
    await _refuse_next_post(world, failing)
    await world.ada.slash(world.channel, "match show")
    await world.env.settle()
    assert "Ada" in words(world.board) or f"<@{world.bruno.id}>" in words(world.board)
    assert find_clickable_messages(world) == [world.board]
