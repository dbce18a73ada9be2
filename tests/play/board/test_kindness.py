"""Kind to Discord: refusals are not repeated, threads are woken, deleted channels end quietly."""

import logging
from typing import Any

import pytest
import simcord

from bot.match.commands import Act
from bot.match.models import Match
from bot.services import notification_service
from tests.play.notified_users import (
    DAY,
    HOUR,
    MINUTE,
    begin_another_match,
    begin_on_brunos_turn,
    count_pings,
    get_directs,
    me,
    pass_time,
    read_directs,
)
from tests.play.world import World, buttons, get_pinged_users, reply_text, words

pytestmark = pytest.mark.simcord(check_errors=False)


def count_posts(world: World, path: str = "/messages") -> int:
    return sum(one.method == "POST" and one.path.endswith(path) for one in world.env.http_requests)


async def refuse_direct_message(world: World) -> None:
    """Choose direct messages for Bruno, which Discord does not let through; it is his turn."""
    await world.begin_constructor()
    await me(world, world.bruno, "notices", where="direct")
    channel = world.bruno.user.dm_channel
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50007, times=None)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")


MOST_REFUSED_REQUESTS = 3 * (48 + 1)
"""The requests of an hourly try over two days and one after the start, three requests each."""


def _messages_since(world: World, requests: int) -> int:
    """Return how often the bot has tried to write since then; it may ask for its commands once a day."""
    return sum(not one.path.endswith("/commands") for one in world.env.http_requests[requests:])


async def test_direct_messages_stop_at_the_first_refusal_and_the_channel_serves(world: World) -> None:
    await refuse_direct_message(world)
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    assert count_pings(world, world.bruno) == 2
    request_count = len(
        [one for one in world.env.http_requests if str(world.bruno.user.dm_channel.id) in one.path]
    )
    await world.act(world.bruno, "Sc2")
    await world.act(world.ada, "Ra1")
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    later_count = len(
        [one for one in world.env.http_requests if str(world.bruno.user.dm_channel.id) in one.path]
    )
    assert later_count == request_count


@pytest.mark.parametrize("restart", [False, True])
async def test_a_user_who_refuses_direct_messages_learns_it_privately_once(
    world: World, restart: bool
) -> None:
    await refuse_direct_message(world)
    if restart:
        await world.restart()
    assert "refused my direct message" not in str(await _read(world, world.ada))
    assert "refused my direct message" in await _read(world, world.bruno)
    assert "refused my direct message" not in await _read(world, world.bruno)
    assert "Discord refused my last direct message" in reply_text(await me(world, world.bruno, "notices"))


async def _read(world: World, who: simcord.MemberActor) -> str:
    return reply_text(await who.slash(world.channel, "match read"))


async def test_asking_again_for_direct_messages_tries_again(world: World) -> None:
    await refuse_direct_message(world)
    world.env.backend.faults.clear()
    await me(world, world.bruno, "notices", where="direct")
    await world.act(world.bruno, "Sc2")
    await world.act(world.ada, "Ra1")
    assert len(get_directs(world.bruno)) == 1


async def test_a_direct_message_that_discord_was_too_busy_for_comes_later_and_once(world: World) -> None:
    await world.begin_constructor()
    await me(world, world.bruno, "notices", where="direct")
    channel = world.bruno.user.dm_channel
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=503, code=0, times=None)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert get_directs(world.bruno) == []
    world.env.backend.faults.clear()
    await pass_time(world, 300)
    assert len(get_directs(world.bruno)) == 1


async def test_direct_messages_go_out_at_a_pace(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notification_service, "MOST_IN_SPAN", 1)
    await world.begin_constructor()
    await me(world, world.bruno, "notices", where="direct")
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    (first,) = get_directs(world.bruno)
    await world.act(world.bruno, "Sc2")
    await world.act(world.ada, "Ra1")
    assert [message.id for message in get_directs(world.bruno)] == [first.id]
    await pass_time(world, notification_service.SPAN / 1000 + 1)
    (second,) = get_directs(world.bruno)
    assert second.id != first.id


async def test_a_direct_message_that_was_sent_and_not_recorded_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin_constructor()
    await me(world, world.bruno, "notices", where="direct")

    async def dies(*_: Any) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(world.bot.store.timers, "remove", dies)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert len(get_directs(world.bruno)) == 1
    await world.restart()
    await pass_time(world, 300)
    assert len(get_directs(world.bruno)) == 1
    assert await world.bot.store.timers.find_due_of(world.bruno.id, ("direct",), 2**60) == []


async def test_a_clock_does_not_run_out_where_nobody_can_see_it(world: World) -> None:
    await world.begin_constructor(clock="live")
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None
    )
    await pass_time(world, HOUR)
    post_count = count_posts(world)
    await pass_time(world, DAY / 2)
    assert count_posts(world) == post_count
    assert not (await world.match()).seat_status(0).is_late


async def test_a_match_moves_out_of_a_deleted_channel(world: World) -> None:
    await begin_on_brunos_turn(world)
    match = await world.match()
    world.env.backend.delete_channel(world.channel.id)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.env.settle()
    requests = len(world.env.http_requests)
    await pass_time(world, DAY)
    assert _messages_since(world, requests) <= MOST_REFUSED_REQUESTS
    completions = await world.ada.autocomplete(elsewhere, "match move", "match", "")
    assert [choice["value"] for choice in completions] == [str(match.id)]
    assert "do not know this match" in reply_text(
        await world.chioma.slash(elsewhere, "match move", match=str(match.id))
    )
    assert "goes on here" in reply_text(await world.ada.slash(elsewhere, "match move", match=str(match.id)))
    assert elsewhere.last_message is not None
    assert f"<@{world.bruno.id}>, it is your turn" in words(elsewhere.last_message)
    await world.bruno.slash(elsewhere, "constructor place", kind="S", tile="c2")
    moved_match = await world.bot.store.matches.find(match.id)
    assert moved_match is not None
    assert moved_match.channel_id == elsewhere.id
    assert len(await world.bot.store.matches.get_record(match.id)) == 3


async def test_a_match_that_moves_leaves_no_controls_behind_and_stays_in_its_server(world: World) -> None:
    await begin_on_brunos_turn(world)
    match, old = await world.match(), world.channel
    free = world.guild.create_text_channel("free")
    await world.ada.slash(free, "match move", match=str(match.id))
    assert not any(buttons(message) for message in old.history())
    assert free.last_message is not None
    assert buttons(free.last_message)
    other = world.env.create_guild("Other")
    ada = other.add_member(world.ada.user)
    reply = reply_text(await ada.slash(other.create_text_channel("games"), "match move", match=str(match.id)))
    assert "another server" in reply


async def test_a_server_that_was_left_is_not_spoken_of(world: World) -> None:
    await me(world, world.bruno, "quiet", **{"from": "22:00", "to": "7:00"})
    await begin_on_brunos_turn(world, clock="day")
    await pass_time(world, MINUTE)  # the answers without news disappear
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    requests = len(world.env.http_requests)
    await pass_time(world, 2 * DAY)
    assert _messages_since(world, requests) == 0
    assert get_directs(world.bruno) == []


async def in_thread(world: World) -> tuple[Any, Match]:
    """Let Ada and Bruno begin a match in a thread of its own."""
    await world.open_constructor_table(thread=True, starter="ice")
    (thread,) = world.channel.threads
    for control in ("join", "start"):
        assert thread.last_message is not None
        await world.press(world.bruno, control, message=thread.last_message)
    match = await world.bot.store.matches.find_latest(thread.id)
    assert match is not None
    return thread, match


async def test_an_archived_thread_is_woken(world: World) -> None:
    thread, _ = await in_thread(world)
    before = len(world.posts(thread))
    for path in ("/webhooks/*/*/messages/@original", f"/channels/{thread.id}/messages/*"):
        world.env.inject_error("PATCH", path, status=400, code=50083, times=1)
    await world.press(world.ada, "act", "pattern rhombus", message=thread.last_message)
    assert len(world.posts(thread)) == before + 1
    assert thread.last_message is not None
    assert "Place a piece" in words(thread.last_message)


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 160005)])
async def test_a_match_moves_out_of_a_thread_that_is_locked(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    thread, match = await in_thread(world)
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        world.env.inject_error(method, f"/channels/{thread.id}/{path}", status=status, code=code, times=None)
    with caplog.at_level(logging.WARNING):
        await world.bot.matches.perform(match.id, world.ada.id, Act("pattern rhombus"))
        assert await world.bot.outbox.drain(30)
    assert [record.message for record in caplog.records] == ["outbox.blocked"]
    assert await world.bot.store.outbox.is_blocked(match.id)
    requests = len(world.env.http_requests)
    await pass_time(world, 2 * DAY)
    await world.restart()
    attempts = [one for one in world.env.http_requests[requests:] if str(thread.id) in one.path]
    assert 0 < len(attempts) <= MOST_REFUSED_REQUESTS
    assert "goes on here" in reply_text(
        await world.ada.slash(world.channel, "match move", match=str(match.id))
    )
    assert get_pinged_users(world, world.board) == [world.ada.id]
    assert "Place a piece" in words(world.board)
    assert not await world.bot.store.outbox.is_blocked(match.id)
    await world.act(world.ada, "Rb2")
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_opening_direct_messages_too_fast_is_no_refusal_by_the_person(world: World) -> None:
    await world.begin_constructor()
    await me(world, world.bruno, "notices", where="direct")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, times=1)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert not (await world.bot.store.preferences.get(world.bruno.id)).direct_refused
    await pass_time(world, 300)
    assert len(get_directs(world.bruno)) == 1


async def test_a_direct_message_that_discord_rejects_is_logged_and_becomes_a_mention(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.begin_constructor()
    await me(world, world.bruno, "notices", where="direct")
    channel = world.bruno.user.dm_channel
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=400, code=50035, times=None)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert "notification.failed" in caplog.messages
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_one_process_also_notifies_about_the_servers_of_another(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits in several servers comes in one message, from the process that sends first."""
    await me(world, world.bruno, "quiet", **{"from": "22:00", "to": "7:00", "zone": "UTC"})
    guilds = [world.env.create_guild(f"Guild {number}") for number in range(2)]
    for guild in guilds:
        ada, bruno = (guild.add_member(who.user) for who in (world.ada, world.bruno))
        channel = guild.create_text_channel("games")
        await begin_another_match(world, channel, bruno, ada)
    here, there = (guild.id for guild in guilds)
    monkeypatch.setattr(world.bot.store.shards, "serves", lambda guild_id: guild_id != there)
    get_guild = world.bot.get_guild
    monkeypatch.setattr(
        world.bot, "get_guild", lambda guild_id: None if guild_id == there else get_guild(guild_id)
    )
    await pass_time(world, 8 * HOUR)
    (digest,) = read_directs(world.bruno)
    assert str(here) in digest
    assert str(there) in digest
