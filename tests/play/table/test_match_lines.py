"""The line of a match in a thread: a message in the channel that says how the match stands."""

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.services.worker_pool import NoAnswer
from tests.play.archive.test_clips import Drawing
from tests.play.me.test_privacy import delete
from tests.play.server_owner import change, forbid_everyone, settings_panel, take_permissions
from tests.play.table.test_second_match import forbid, match_in
from tests.play.world import World, components, download_file, reply_text, words

MINUTE = 60


@pytest.fixture
def channel(world: World) -> ChannelHandle:
    """Return the channel of the world, which later is a thread."""
    return world.channel


async def open_in_thread(world: World, **options: Any) -> None:
    """Let Ada invite Bruno to a table in a thread, which becomes the channel of the world."""
    channel = world.channel
    await world.ada.slash(
        channel, "constructor new", opponent=world.bruno, thread=True, starter="ice", **options
    )
    world.channel = channel.threads[-1]


async def begin_in_thread(world: World) -> None:
    """Begin a match of Ada and Bruno in a thread, and let a minute pass."""
    await open_in_thread(world)
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await world.env.advance_time(MINUTE + 1)


def line_of(world: World, channel: ChannelHandle) -> str:
    """Return the words of the line of the thread that is the channel of the world."""
    (message,) = (one for one in channel.history() if one.id == world.channel.id)
    return words(message)


def line_requests(world: World, channel: ChannelHandle) -> int:
    """Return the number of edits of messages in the channel."""
    path = f"/channels/{channel.id}/messages/"
    return sum(one.method == "PATCH" and one.path.startswith(path) for one in world.env.http_requests)


async def test_a_line_says_how_a_match_stands_and_leads_to_it(world: World, channel: ChannelHandle) -> None:
    await open_in_thread(world)
    ada, bruno = f"<@{world.ada.id}>", f"<@{world.bruno.id}>"
    assert line_of(world, channel) == f"**Constructor**: {ada}\nA table with one free seat."
    message = next(one for one in channel.history() if one.id == world.channel.id)
    (button,) = (part for part in components(message) if isinstance(part, discord.Button))
    assert (button.label, button.url) == ("Go", world.channel_link)
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await world.env.advance_time(MINUTE + 1)
    assert line_of(world, channel).startswith(
        f"**Constructor**: {ada} and {bruno}\nWaiting for {ada}. The turn began <t:"
    )
    await world.resign(world.ada)
    assert line_of(world, channel).endswith(f"{bruno} (⚫ Black) wins.")
    assert not any(world.posts(channel))


async def test_a_line_is_edited_at_most_once_a_minute_and_then_by_itself(
    world: World, channel: ChannelHandle
) -> None:
    await begin_in_thread(world)
    await world.act(world.ada, "pattern rhombus")
    edits = line_requests(world, channel)
    await world.act(world.ada, "Ra1")
    await world.act(world.bruno, "Rb2")
    await world.act(world.ada, "Rc1")
    assert line_requests(world, channel) <= edits + 1
    assert (await world.match()).status == "running"
    await world.env.advance_time(MINUTE + 1)
    awaited = (await world.current()).id
    assert f"Waiting for <@{awaited}>." in line_of(world, channel)


async def test_a_match_in_the_channel_itself_costs_nothing_more(world: World) -> None:
    await world.begin_constructor()
    before = len(world.env.http_requests)
    await world.act(world.ada, "pattern rhombus")
    requests = [(one.method, one.path.split("/")[1]) for one in world.env.http_requests[before:]]
    assert requests == [("POST", "interactions"), ("PATCH", "webhooks")]


async def test_a_rematch_in_the_thread_has_the_same_line(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    await world.cancel(world.ada)
    await world.press(world.ada, "rematch")
    await world.env.advance_time(MINUTE + 1)
    assert "A table with one free seat." in line_of(world, channel)


async def test_a_deleted_line_is_no_error(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    world.env.backend.delete_message(channel.id, world.channel.id)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Ra1")
    await world.env.advance_time(MINUTE + 1)
    edits = line_requests(world, channel)
    await world.act(world.bruno, "Rb2")
    await world.env.advance_time(MINUTE + 1)
    assert line_requests(world, channel) == edits
    assert "it is your turn" in words(world.board)


async def test_a_line_that_fails_is_written_later(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    path = f"/channels/{channel.id}/messages/{world.channel.id}"
    world.env.inject_error("PATCH", path, status=400, code=30046, times=1)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Ra1")
    assert f"Waiting for <@{world.bruno.id}>." not in line_of(world, channel)
    await world.env.advance_time(2 * MINUTE + 2)
    assert f"Waiting for <@{world.bruno.id}>." in line_of(world, channel)


async def test_a_restart_and_a_restore_keep_the_line(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    backup = world.back_up()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Ra1")
    await world.env.advance_time(MINUTE + 1)
    assert f"Waiting for <@{world.bruno.id}>." in line_of(world, channel)
    await world.restore(backup)
    await world.command(world.ada, "pattern rhombus")
    assert f"Waiting for <@{world.ada.id}>." in line_of(world, channel)


async def test_a_line_that_waits_is_written_after_a_restart(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Ra1")
    assert f"Waiting for <@{world.ada.id}>." in line_of(world, channel)
    await world.restart()
    await world.env.advance_time(MINUTE + 1)
    assert f"Waiting for <@{world.bruno.id}>." in line_of(world, channel)


async def test_a_match_that_moves_away_says_so_in_its_line(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    other = world.guild.create_text_channel("other")
    await world.ada.slash(other, "match move", match=str((await world.match()).id))
    assert line_of(world, channel) == f"**Constructor** goes on in <#{other.id}>."


async def test_a_line_without_a_thread_does_not_stay(world: World, channel: ChannelHandle) -> None:
    path = f"/channels/{channel.id}/messages/*/threads"
    world.env.inject_error("POST", path, status=403, code=50013, times=1)
    reply = reply_text(await world.ada.slash(channel, "constructor new", thread=True))
    assert "I cannot open a thread here" in reply
    assert channel.history() == []


async def test_a_deletion_takes_the_name_out_of_the_line(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    assert f"<@{world.ada.id}>" in line_of(world, channel)
    await delete(world, world.ada)
    await world.env.advance_time(MINUTE + 1)
    assert f"<@{world.ada.id}>" not in line_of(world, channel)
    assert line_of(world, channel).startswith("**Constructor**: Former Player and ")


async def test_an_export_has_nothing_of_a_line(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    line = await world.bot.store.match_lines.find(world.channel.id)
    assert line is not None
    assert f"<@{world.ada.id}>" in line_of(world, channel)
    assert line.shown
    answer = await world.ada.slash(world.channel, "privacy export")
    assert line.shown.encode() not in await download_file(world.bot, answer.response)


async def test_an_old_match_leaves_the_line_to_its_rematch(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    await world.cancel(world.ada)
    old = await world.match()
    await world.press(world.ada, "rematch")
    await world.env.advance_time(MINUTE + 1)
    await world.bot.outbox.repair(old)
    await world.env.advance_time(MINUTE + 1)
    assert "A table with one free seat." in line_of(world, channel)


async def test_a_closed_rematch_leaves_the_line_and_the_commands_to_the_played_match(
    world: World, channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = Drawing(world, monkeypatch)
    drawing.error = NoAnswer("closed")
    await begin_in_thread(world)
    await world.act(world.ada, "pattern rhombus")
    await world.resign(world.bruno)
    played, result = await world.match(), line_of(world, channel)
    assert result.endswith(f"<@{world.ada.id}> (⚪ Ice) wins.")
    await world.press(world.bruno, "rematch")
    await world.env.advance_time(MINUTE + 1)
    assert "A table with one free seat." in line_of(world, channel)
    await world.press(world.bruno, "cancel")
    await world.env.advance_time(MINUTE + 1)
    assert line_of(world, channel) == result
    assert (await world.match()).id == played.id
    for command in ("match read", "match log", "match replay", "match clip"):
        assert "othing was played" not in reply_text(await world.ada.slash(world.channel, command)), command
    await drawing.draw()
    await world.ada.slash(world.channel, "match rematch")
    assert (await world.match()).rematch_of == played.id
    assert (await world.match()).host == world.ada.id


async def test_a_closed_table_is_told_once_by_whom(world: World, channel: ChannelHandle) -> None:
    await open_in_thread(world)
    await world.press(world.ada, "cancel")
    await world.env.advance_time(MINUTE + 1)
    assert line_of(world, channel) == (
        f"**Constructor**: <@{world.ada.id}> closed the table before the match began. Nothing was played."
    )


async def test_a_deleted_thread_is_told_in_the_line(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    match, other = await world.match(), world.guild.create_text_channel("other")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert line_of(world, channel).endswith("The match waits, because its thread is gone.")
    await world.ada.slash(other, "match move", match=str(match.id))
    assert line_of(world, channel) == f"**Constructor** goes on in <#{other.id}>."


async def test_deleting_the_channel_of_a_line_is_no_error(world: World, channel: ChannelHandle) -> None:
    await begin_in_thread(world)
    match, other = await world.match(), world.guild.create_text_channel("other")
    world.env.backend.delete_channel(channel.id)
    await world.env.settle()
    world.channel = other
    await world.ada.slash(other, "match move", match=str(match.id))
    assert "it is your turn" in words(world.board)


class TestWithoutLine:
    """Threads that have no line."""

    @pytest.fixture(params=["setting", "bot", "member"])
    async def plain_thread(self, request: pytest.FixtureRequest, world: World) -> ChannelHandle:
        """Return a thread where the server, the bot's or the member's permissions allow no line."""
        channel = world.channel
        if request.param == "setting":
            panel = await settings_panel(world)
            await panel.press("server-set", "match_lines=off")
            assert "without a line in the channel" in panel.text
        elif request.param == "bot":
            channel = world.guild.create_text_channel(
                "closed", overwrites=forbid_everyone(world, "send_messages")
            )
            take_permissions(world, "send_messages")
            await change(world, posts_for_members=True)
        else:
            forbid(world, world.ada, send_messages=True)
        reply = await world.ada.slash(channel, "constructor new", thread=True)
        assert "in a thread of its own" in reply_text(reply)
        return channel

    async def test_the_thread_is_made_as_before(self, world: World, plain_thread: ChannelHandle) -> None:
        (thread,) = plain_thread.threads
        assert (await match_in(world, thread)).status == "lobby"
        assert "**Constructor** ·" not in "".join(map(words, plain_thread.history()))

    @pytest.mark.usefixtures("quick_computers", "frozen_time")
    async def test_practice_has_none(self, world: World, channel: ChannelHandle) -> None:
        await world.ada.slash(channel, "constructor new", practice=True)
        assert "**Constructor** ·" not in "".join(map(words, channel.history()))
