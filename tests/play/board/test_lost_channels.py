"""A match whose channel is gone waits, its players are told once, and they continue it elsewhere."""

from typing import Any

import pytest

from bot.match.commands import MoveMatch
from cogs.board.lost_channels import close_delivery
from tests.play.notified_users import (
    DAY,
    HOUR,
    begin_on_brunos_turn,
    me,
    pass_time,
    read_directs,
)
from tests.play.server_owner import new_manager
from tests.play.upkeep.test_retention import lose, wait_for_events
from tests.play.world import World, forge, get_pinged_users, reply_text, words

MINUTE = 60


def requests_to(world: World, channel: Any, since: int = 0) -> int:
    """Return the number of requests that were made to a channel."""
    return sum(f"/channels/{channel.id}" in str(request) for request in world.env.http_requests[since:])


def count_told(world: World) -> int:
    """Return the number of direct messages that told Ada about the lost channel."""
    address = f"/channels/{world.ada.user.dm_channel.id}/messages"
    sent = [request for request in world.env.http_requests if request.path.endswith(address)]
    return sum(request.method == "POST" and "was deleted" in str(request) for request in sent)


async def wait(world: World, seconds: float) -> None:
    """Let time pass, and do at its end what the bot does every minute."""
    await pass_time(world, seconds)
    await world.bot.outbox.sweep()
    assert await world.bot.outbox.drain(30)
    world.bot.scheduler.wake()
    await world.bot.scheduler.idle()
    await world.bot.outbox.wait_for_running(30)


async def delete_channel(world: World) -> None:
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()


def forget_channel(world: World, times: int | None = None) -> None:
    """Let Discord not know the channel although it has not announced that."""
    for method, path in (("POST", "messages"), ("PATCH", "messages/*"), ("GET", "messages*")):
        address = f"/channels/{world.channel.id}/{path}"
        world.env.inject_error(method, address, status=404, code=10003, times=times)


async def move(who: Any, channel: Any) -> str:
    return reply_text(await who.slash(channel, "match move", match="1"))


async def find_match(world: World) -> Any:
    match = await world.bot.store.matches.find(1)
    assert match is not None
    return match


# Discord announces it


async def test_after_an_announced_deletion_nothing_is_tried_and_the_players_are_told_once(
    world: World,
) -> None:
    await me(world, world.ada, "notices", where="direct")
    await begin_on_brunos_turn(world, clock="day")
    before = (await find_match(world)).seat_status(1).deadline
    requests = len(world.env.http_requests)
    await delete_channel(world)
    await pass_time(world, HOUR)
    (message,) = read_directs(world.ada)
    assert "Its channel was deleted, so it waits" in message
    assert "`/match move`" in message
    await world.restart()
    await pass_time(world, 3 * DAY)
    assert requests_to(world, world.channel, requests) == 0
    assert read_directs(world.ada) == [message]
    assert count_told(world) == 1
    assert read_directs(world.bruno) == []
    match = await find_match(world)
    assert match.status == "running"
    assert (match.seat_status(1).is_late, match.seat_status(1).deadline) == (False, None)
    for who in (world.ada, world.bruno):
        lines = reply_text(await who.user.slash("me matches"))
        assert "Its channel was deleted" in lines
        assert "`/match move`" in lines
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "I do not know this match" in await move(world.chioma, elsewhere)
    assert "goes on here" in await move(world.ada, elsewhere)
    assert world.posts(elsewhere)[-1] == [world.bruno.id]
    match = await find_match(world)
    assert (match.lost_channel, match.pause) == (None, None)
    assert match.seat_status(1).deadline == pytest.approx(before + (3 * DAY + HOUR) * 1000, abs=5 * 60_000)
    await world.bruno.slash(elsewhere, "constructor place", kind="S", tile="c2")
    assert (await find_match(world)).players_to_act() == {0}


@pytest.mark.exhaustive
async def test_a_table_that_has_not_begun_moves_too(world: World) -> None:
    await world.open_constructor_table()
    await delete_channel(world)
    await pass_time(world, DAY)
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "goes on here" in await move(world.ada, elsewhere)
    await world.press(world.bruno, "join", message=elsewhere.last_message)
    assert (await find_match(world)).players == (world.ada.id, world.bruno.id)


async def test_a_thread_is_lost_by_itself_or_with_its_channel(world: World) -> None:
    for gone in ("thread", "channel"):
        parent = world.guild.create_text_channel(f"parent-{gone}")
        await world.ada.slash(parent, "constructor new", thread=True)
        (thread,) = parent.threads
        world.env.backend.delete_channel(thread.id if gone == "thread" else parent.id)
        await world.env.settle()
        match = await world.bot.store.matches.find_latest(thread.id)
        assert match is not None
        assert match.lost_channel is not None
        assert match.lost_channel.kind == "deleted"


@pytest.mark.exhaustive
async def test_a_request_to_call_the_match_off_does_not_expire_where_nobody_sees_it(world: World) -> None:
    await begin_on_brunos_turn(world)
    await world.ada.slash(world.channel, "match cancel")
    await pass_time(world, DAY - HOUR)
    await delete_channel(world)
    await pass_time(world, 3 * DAY)
    assert (await find_match(world)).status == "running"
    elsewhere = world.guild.create_text_channel("elsewhere")
    await move(world.ada, elsewhere)
    assert world.posts(elsewhere)[-1] == [world.bruno.id]
    await pass_time(world, HOUR - MINUTE)
    assert (await find_match(world)).consent_request is not None
    await pass_time(world, 2 * MINUTE)
    assert (await find_match(world)).consent_request is None


@pytest.mark.exhaustive
async def test_moderators_see_it_and_move_the_match(world: World) -> None:
    await begin_on_brunos_turn(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await delete_channel(world)
    moderator = new_manager(world)
    panel = await moderator.slash(elsewhere, "server matches")
    assert "waits since its channel was lost" in reply_text(panel)
    refusal = await forge(world, moderator, panel.response, "u:moderate-resume:1")
    assert "The channel of this match is gone" in reply_text(refusal)
    assert (await find_match(world)).pause is not None
    await forge(world, moderator, panel.response, "u:moderate-move-thread:1")
    (thread,) = elsewhere.threads
    assert f"<@{world.bruno.id}>, it is your turn" in words(thread.last_message)


# The bot was not told


async def test_what_discord_does_not_know_twice_a_day_apart_is_given_up(world: World) -> None:
    await me(world, world.ada, "notices", where="direct")
    await begin_on_brunos_turn(world, clock="week")
    forget_channel(world)
    requests = len(world.env.http_requests)
    await world.bruno.slash(world.channel, "constructor place", kind="S", tile="c2")
    await wait(world, HOUR)
    match = await find_match(world)
    assert (match.lost_channel.kind, match.players_to_act()) == ("missing", frozenset())
    assert count_told(world) == 0
    await world.bot.outbox.unblock(world.guild.id)  # no change in the server brings the channel back
    await world.restart()
    await wait(world, 2 * DAY)
    assert (await find_match(world)).lost_channel.kind == "deleted"
    assert count_told(world) == 1
    made = requests_to(world, world.channel, requests)
    await wait(world, 3 * DAY)
    assert requests_to(world, world.channel, requests) == made <= 8
    assert count_told(world) == 1


async def test_after_a_false_alarm_the_match_goes_on_by_itself(world: World) -> None:
    await begin_on_brunos_turn(world, clock="day")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=404, code=10003, times=1)
    await world.bruno.slash(world.channel, "constructor place", kind="S", tile="c2")
    assert (await find_match(world)).pause is not None
    await wait(world, DAY + HOUR)
    match = await find_match(world)
    assert (match.lost_channel, match.pause) == (None, None)
    assert not match.seat_status(0).is_late
    assert get_pinged_users(world, world.board) == [world.ada.id]


@pytest.mark.exhaustive
async def test_who_is_in_the_channel_lets_the_match_go_on(world: World) -> None:
    await begin_on_brunos_turn(world)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=404, code=10003, times=1)
    await world.bruno.slash(world.channel, "constructor place", kind="S", tile="c2")
    assert (await find_match(world)).pause is not None
    await world.ada.slash(world.channel, "constructor place", kind="R", tile="a1")
    match = await find_match(world)
    assert (match.lost_channel, match.pause) == (None, None)
    assert len(await world.bot.store.matches.get_record(1)) == 4


async def test_a_change_of_the_channel_lets_the_match_go_on(world: World) -> None:
    await begin_on_brunos_turn(world)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=404, code=10003, times=1)
    await world.bruno.slash(world.channel, "constructor place", kind="S", tile="c2")
    assert (await find_match(world)).lost_channel is not None
    channel = world.bot.get_channel(world.channel.id)
    world.bot.dispatch("guild_channel_update", channel, channel)
    await wait(world, MINUTE)
    assert (await find_match(world)).lost_channel is None
    assert get_pinged_users(world, world.board) == [world.ada.id]


# The bot was removed from the server


async def test_matches_wait_while_the_bot_is_not_in_the_server(world: World) -> None:
    await me(world, world.ada, "notices", where="direct")
    await begin_on_brunos_turn(world, clock="day")
    guild = world.bot.get_guild(world.guild.id)
    world.bot.dispatch("guild_remove", guild)
    await wait(world, 3 * DAY)
    match = await find_match(world)
    assert (match.lost_channel.kind, match.seat_status(1).is_late) == ("left", False)
    assert count_told(world) == 0
    assert "I was removed from the server" in reply_text(await world.ada.user.slash("me matches"))
    world.bot.dispatch("guild_join", guild)
    await world.bot.wait_for("board_shown", timeout=30)
    await wait(world, MINUTE)
    match = await find_match(world)
    assert (match.lost_channel, match.pause) == (None, None)
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_a_deleted_channel_stays_deleted_when_the_bot_is_invited_again(world: World) -> None:
    await begin_on_brunos_turn(world, clock="day")
    await delete_channel(world)
    world.bot.dispatch("guild_join", world.bot.get_guild(world.guild.id))
    await wait_for_events(world)
    assert (await find_match(world)).lost_channel.kind == "deleted"


async def test_a_click_lets_no_match_go_on_where_the_bot_is_not(world: World) -> None:
    await begin_on_brunos_turn(world, clock="day")
    board = world.board
    await lose(world)
    await world.press(world.bruno, "more", message=board)
    assert (await find_match(world)).lost_channel.kind == "left"


# Where it goes on


async def test_a_match_goes_on_in_a_channel_whose_last_match_is_newer(world: World) -> None:
    await begin_on_brunos_turn(world)
    other = world.guild.create_text_channel("other")
    await world.ada.slash(other, "constructor new")
    await world.ada.slash(other, "match cancel")
    assert "goes on here" in await move(world.ada, other)
    await world.bruno.slash(other, "constructor place", kind="S", tile="c2")
    assert (await find_match(world)).action_count == 3
    world.env.backend.delete_channel(other.id)
    await world.env.settle()
    assert (await find_match(world)).lost_channel is not None


async def test_a_match_that_was_moved_in_the_same_moment_is_delivered(world: World) -> None:
    await begin_on_brunos_turn(world)
    before, elsewhere = await find_match(world), world.guild.create_text_channel("elsewhere")
    world.env.inject_error("POST", f"/channels/{elsewhere.id}/messages", status=403, code=50013, times=1)
    await world.bot.matches.perform(before.id, world.ada.id, MoveMatch(elsewhere.id))
    await close_delivery(world.bot, before, "deleted")
    await wait(world, 2 * HOUR)
    assert world.posts(elsewhere)
