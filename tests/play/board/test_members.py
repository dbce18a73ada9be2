"""What members may not do themselves in a place, the bot does not do for them there."""

from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from tests.play.server.test_moderation import open_match
from tests.play.server_owner import (
    SettingsPanel,
    ask_for_help,
    change,
    new_forum,
    new_manager,
    posts_in,
    read_settings,
    settings_panel,
)
from tests.play.table.test_practice import threads
from tests.play.world import World, forge, reply_text, words

THREAD = "You may not open threads there, and I open none for you"
WRITE = "You may not write there, and I do not write there for you"


def forbid(world: World, channel: Any, who: simcord.MemberActor, **permissions: bool) -> None:
    """Take permissions in a channel from one member; the others and the bot keep theirs."""
    denied = discord.Permissions(**permissions)
    world.env.backend.set_overwrite(channel.id, Overwrite(who.id, OverwriteType.MEMBER, 0, denied.value))


def time_out(world: World, who: simcord.MemberActor) -> None:
    """Give a member a timeout of an hour."""
    member = world.env.backend.get_guild(world.guild.id).members[who.id]
    member.timed_out_until = (world.env.now() + timedelta(hours=1)).isoformat()


async def finish(world: World) -> None:
    """Let Ada and Bruno finish a match, so that it can be shared and played again."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Ra1")
    await world.resign(world.ada)


async def allow_posts(world: World) -> SettingsPanel:
    """Let the bot post for all members, as a manager of the server does."""
    panel = await settings_panel(world)
    await panel.press("server-set", "posts_for_members=on")
    return panel


# Threads


async def test_nobody_gets_a_thread_who_may_not_open_one(world: World) -> None:
    forbid(world, world.channel, world.ada, create_public_threads=True)
    for options in ({"thread": True}, {"practice": True}):
        answer = await world.ada.slash(world.channel, "constructor new", **options)
        assert f"{THREAD}: you lack the permission Create Public Threads." in reply_text(answer)
        assert answer.response is not None
        assert answer.response.ephemeral
    await change(world, place="thread")
    help_reply = await ask_for_help(world, world.ada)
    assert THREAD in reply_text(await world.ada.click(help_reply, custom_id="u:open:constructor:"))
    assert threads(world) == []
    assert await world.bot.store.matches.find_latest(world.channel.id) is None
    await world.ada.slash(world.channel, "constructor new", thread=False)
    assert await world.bot.store.matches.find_latest(world.channel.id) is not None
    await world.bruno.slash(world.channel, "constructor new", thread=True)
    assert len(threads(world)) == 1


async def test_a_taken_channel_gets_no_thread_by_a_lesson_of_who_may_open_none(world: World) -> None:
    await world.open_constructor_table()
    forbid(world, world.channel, world.chioma, create_public_threads=True, send_messages_in_threads=True)
    for verb in ("learn-play", "learn-practise"):
        answer = await forge(world, world.chioma, world.board, f"u:{verb}:constructor")
        assert "Create Public Threads, Send Messages in Threads" in reply_text(answer)
    assert threads(world) == []


async def test_a_server_can_let_the_bot_open_threads_for_all_members(world: World) -> None:
    forbid(world, world.channel, world.ada, create_public_threads=True, send_messages=True)
    panel = await allow_posts(world)
    assert "I open tables for them all the same" in panel.text
    assert (await read_settings(world)).posts_for_members
    await world.ada.slash(world.channel, "constructor new", thread=True)
    assert len(threads(world)) == 1
    await world.ada.slash(world.channel, "constructor new")
    assert await world.bot.store.matches.find_latest(world.channel.id) is not None
    await panel.press("server-set", "posts_for_members=off")
    assert "I open no tables for them" in panel.text
    refusal = reply_text(await world.ada.slash(world.channel, "constructor new", thread=True))
    assert "you may not open one here: you lack Create Public Threads" in refusal
    log = reply_text(await panel.who.slash(world.channel, "server log"))
    assert "let me open tables and threads for members who may not write there" in log
    assert "decided that I open no tables and threads" in log


async def test_a_forged_switch_of_the_setting_changes_nothing(world: World) -> None:
    await allow_posts(world)
    answer = await forge(
        world, world.ada, await ask_for_help(world, world.ada), "u:server-set:posts_for_members=off"
    )
    assert "Manage Server" in reply_text(answer)
    assert (await read_settings(world)).posts_for_members
    manager = new_manager(world, "other")
    answer = await forge(
        world, manager, (await ask_for_help(world, manager)), "u:server-set:posts_for_members=maybe"
    )
    assert "I do not know this button" in reply_text(answer)


@pytest.mark.parametrize("place", ["channel", "thread", "forum"])
async def test_a_place_that_is_closed_to_all_members_is_told(world: World, place: str) -> None:
    denied = {"channel": "send_messages", "thread": "create_public_threads", "forum": "send_messages"}[place]
    forum = new_forum(world)
    where = forum if place == "forum" else world.channel
    await change(world, place=place, forum=forum.id if place == "forum" else None)
    panel = await settings_panel(world)
    assert "Members cannot open tables" not in panel.text
    deny_all = Overwrite(world.guild.id, OverwriteType.ROLE, 0, discord.Permissions(**{denied: True}).value)
    allow_bot = Overwrite(world.bot.user.id, OverwriteType.MEMBER, deny_all.deny, 0)  # type: ignore[union-attr]
    for overwrite in (deny_all, allow_bot):
        world.env.backend.set_overwrite(where.id, overwrite)
    assert f"Members cannot open tables in <#{where.id}>" in (await panel.open()).text
    await panel.press("server-set", "posts_for_members=on")
    assert "Members cannot open tables" not in panel.text


# Posts in a forum


async def test_nobody_gets_a_post_who_may_not_make_one(world: World) -> None:
    forum = new_forum(world)
    await change(world, place="forum", forum=forum.id)
    forbid(world, forum, world.ada, send_messages=True)
    answer = reply_text(await world.ada.slash(world.channel, "constructor new"))
    assert f"You may not make posts in <#{forum.id}>" in answer
    assert "the permission Create Posts" in answer
    assert posts_in(world, forum) == []
    await allow_posts(world)
    await world.ada.slash(world.channel, "constructor new")
    assert len(posts_in(world, forum)) == 1


# The channel itself


async def test_nobody_opens_a_table_where_they_may_not_write(world: World) -> None:
    forbid(world, world.channel, world.ada, send_messages=True)
    help_reply = await ask_for_help(world, world.ada)
    for answer in (
        await world.ada.slash(world.channel, "constructor new"),
        await world.ada.click(help_reply, custom_id="u:open:constructor:"),
    ):
        assert f"{WRITE}: you lack the permission Send Messages." in reply_text(answer)
    assert await world.bot.store.matches.find_latest(world.channel.id) is None


async def test_in_a_thread_its_own_permission_counts(world: World) -> None:
    await world.bruno.slash(world.channel, "constructor new", thread=True)
    (thread,) = world.channel.threads
    await world.bruno.slash(thread, "match cancel")
    forbid(world, world.channel, world.ada, send_messages_in_threads=True)
    answer = reply_text(await world.ada.slash(thread, "constructor new"))
    assert f"{WRITE}: you lack the permission Send Messages in Threads." in answer
    forbid(world, world.channel, world.ada, send_messages=True)
    await world.ada.slash(thread, "constructor new")
    assert (await world.bot.store.matches.find_latest(thread.id)).host == world.ada.id  # type: ignore[union-attr]


async def test_a_locked_thread_takes_permission_to_manage_threads(world: World) -> None:
    await world.bruno.slash(world.channel, "constructor new", thread=True)
    (thread,) = world.channel.threads
    await world.bruno.slash(thread, "match cancel")
    own_thread = world.bot.get_channel(thread.id)
    assert isinstance(own_thread, discord.Thread)
    await own_thread.edit(locked=True)
    answer = reply_text(await world.ada.slash(thread, "constructor new"))
    assert f"{WRITE}: you lack the permission Manage Threads." in answer


@pytest.mark.parametrize("is_allowed", [False, True])
async def test_nobody_with_a_timeout_gets_anything_posted(world: World, is_allowed: bool) -> None:
    await change(world, posts_for_members=is_allowed)
    help_reply = await ask_for_help(world, world.ada)
    time_out(world, world.ada)
    answer = await forge(world, world.ada, help_reply, "u:open:constructor:")
    assert "You have a timeout in this server" in reply_text(answer)
    await world.env.advance_time(3601)
    await world.ada.slash(world.channel, "constructor new")
    assert (await world.match()).host == world.ada.id


async def test_a_rematch_opens_only_for_who_may_write(world: World) -> None:
    await finish(world)
    forbid(world, world.channel, world.ada, send_messages=True)
    assert WRITE in reply_text(await world.press(world.ada, "rematch"))
    assert WRITE in reply_text(await world.ada.slash(world.channel, "match rematch"))
    assert (await world.match()).is_over
    await world.press(world.bruno, "rematch")
    await world.press(world.ada, "join")
    assert (await world.match()).status == "running"


async def test_a_match_moves_only_to_where_its_player_may_write(world: World) -> None:
    await world.begin_constructor()
    elsewhere = world.guild.create_text_channel("elsewhere")
    forbid(world, elsewhere, world.ada, send_messages=True)
    assert WRITE in reply_text(await world.ada.slash(elsewhere, "match move", match="1"))
    assert (await world.match()).id == 1


async def test_a_moderator_moves_a_match_only_to_where_they_may_write(world: World) -> None:
    await world.begin_constructor()
    moderator, elsewhere = new_manager(world, "mod"), world.guild.create_text_channel("elsewhere")
    forbid(world, elsewhere, moderator, send_messages=True)
    forbid(world, world.channel, moderator, create_public_threads=True)
    page = await open_match(world, moderator)
    await page.press("Move")
    answer = await moderator.select(page.message, [elsewhere], custom_id="u:moderate-move-to:1")
    assert WRITE in reply_text(answer)
    answer = await moderator.click(page.message, custom_id="u:moderate-move-thread:1")
    assert THREAD in reply_text(answer)
    assert threads(world) == []
    assert (await world.match()).channel_id == world.channel.id


async def test_a_player_who_may_not_write_plays_on_but_posts_and_pings_nothing(world: World) -> None:
    await world.begin_constructor()
    forbid(world, world.channel, world.ada, send_messages=True)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Ra1")
    board = world.board.id
    for verb in ("show", "nudge"):
        assert WRITE in reply_text(await world.press(world.ada, verb))
        assert WRITE in reply_text(await world.ada.slash(world.channel, f"match {verb}"))
    assert world.board.id == board
    await change(world, posts_for_members=True)
    await world.ada.slash(world.channel, "match show")
    assert world.board.id > board


# Files


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize("permission", ["attach_files", "send_messages"])
async def test_nobody_shares_a_clip_or_a_review_who_may_post_no_file(world: World, permission: str) -> None:
    await finish(world)
    review = await world.press(world.ada, "review")
    forbid(world, world.channel, world.ada, **{permission: True})
    await change(world, posts_for_members=True)  # that is about tables
    board = world.board.id
    elsewhere = world.guild.create_text_channel("elsewhere")
    for answer in (
        await world.press(world.ada, "clip"),
        await world.ada.slash(world.channel, "match clip"),
        await world.press(world.ada, "review-share", message=review.response),
        await forge(world, world.ada, await _message_in(elsewhere, world.ada), "b:1:9:review-share:"),
    ):
        assert "You may not post files in the channel of this match" in reply_text(answer)
    assert world.board.id == board
    await world.press(
        world.bruno, "review-share", message=(await world.press(world.bruno, "review")).response
    )
    assert world.board.id > board


async def _message_in(channel: ChannelHandle, who: simcord.MemberActor) -> Any:
    return (await who.slash(channel, "help")).response


async def test_a_review_is_not_shared_from_afar_by_who_has_left_the_server(world: World) -> None:
    await finish(world)
    other = world.env.create_guild("Elsewhere")
    channel, ada = other.create_text_channel("games"), other.add_member(world.ada.user)
    message = await _message_in(channel, ada)
    world.guild.remove_member(world.ada)
    board = world.board.id
    answer = reply_text(await forge(world, ada, message, "b:1:9:review-share:"))
    assert f"[Go there]({world.channel_link})" in answer
    assert world.board.id == board


# Roles


async def test_a_manager_chooses_only_a_role_that_they_may_mention(world: World) -> None:
    role = world.guild.create_role("players")
    panel = await SettingsPanel(world, new_manager(world, may_mention=False)).open()
    await panel.press("server-section", "people")
    message = panel.message
    answer = await panel.who.select(message, [role], custom_id="u:server-set:ping-constructor")
    assert f"You may not mention <@&{role.id}> yourself" in reply_text(answer)
    assert (await read_settings(world)).ping_roles == {}
    open_role = world.guild.create_role("open", mentionable=True)
    await panel.choose("server-set", open_role, argument="ping-constructor")
    assert f"<@&{open_role.id}>" in words(panel.message)
    mentioning = await SettingsPanel(world, new_manager(world, "other")).open()
    await mentioning.press("server-section", "people")
    await mentioning.choose("server-set", role, argument="ping-constructor")
    assert (await read_settings(world)).ping_roles == {"constructor": role.id}
