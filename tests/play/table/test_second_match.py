"""Several matches in one channel: each further one gets a thread of its own, and practice a private one."""

from functools import partial
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.match.models import Match
from tests.play.server_owner import ask_for_help, change, forbid_everyone, new_manager, take_permissions
from tests.play.world import World, deliver_together, forge, reply_text, words

PRIVATE = 12
"""The type of a private thread in Discord."""


async def match_in(world: World, channel: Any) -> Match:
    """Return the match of a channel or thread."""
    match = await world.bot.store.matches.find_latest(channel.id)
    assert match is not None
    return match


def allow_private_threads(world: World) -> None:
    """Let everybody open private threads, as in a new server on Discord."""
    role = world.guild.default_role
    permissions = discord.Permissions(world.env.backend.get_guild(world.guild.id).roles[role.id].permissions)
    permissions.create_private_threads = True
    world.env.backend.edit_role(world.guild.id, role.id, {"permissions": permissions.value})


def forbid(world: World, who: simcord.MemberActor, **permissions: bool) -> None:
    """Deny a user permissions in the channel."""
    denied = discord.Permissions(**permissions).value
    overwrite = Overwrite(who.id, OverwriteType.MEMBER, 0, denied)
    world.env.backend.set_overwrite(world.channel.id, overwrite)


async def test_every_further_table_opens_in_a_thread_by_command_and_button(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    help_reply = await ask_for_help(world, world.bruno)
    for number in range(1, 5):
        if number % 2:
            reply = await world.bruno.slash(world.channel, "builders new", thread=False)
        else:
            reply = await world.bruno.click(help_reply, custom_id="u:open:constructor:")
        thread = world.channel.threads[-1]
        assert len(world.channel.threads) == number
        sentence = "This channel has another match, so your table is open in a thread of its own: [go to it]"
        assert reply_text(reply) == f"{sentence}(https://discord.com/channels/{world.guild.id}/{thread.id})."
        assert (await match_in(world, thread)).status == "lobby"


async def test_a_second_match_in_a_thread_gets_another_thread_of_the_channel(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new", thread=True)
    (first,) = world.channel.threads
    await world.bruno.slash(first, "constructor new")
    _, second = world.channel.threads
    assert (await match_in(world, second)).host == world.bruno.id
    assert await world.bot.store.matches.find_latest(world.channel.id) is None


async def test_of_two_openings_at_once_one_gets_a_thread(world: World) -> None:
    await deliver_together(
        world,
        *(partial(who.slash, world.channel, "constructor new") for who in (world.ada, world.bruno)),
    )
    (thread,) = world.channel.threads
    hosts = {(await match_in(world, place)).host for place in (world.channel, thread)}
    assert hosts == {world.ada.id, world.bruno.id}


async def test_a_match_that_moves_to_a_channel_with_another_gets_a_thread(world: World) -> None:
    await world.begin_constructor()
    match = await world.match()
    taken = world.guild.create_text_channel("taken")
    await world.chioma.slash(taken, "constructor new")
    reply = reply_text(await world.ada.slash(taken, "match move", match=str(match.id)))
    (thread,) = taken.threads
    assert "yours goes on in a thread of its own" in reply
    assert f"/{thread.id})" in reply
    assert (await match_in(world, thread)).id == match.id
    assert "already in this channel" in reply_text(
        await world.ada.slash(thread, "match move", match=str(match.id))
    )


async def test_a_move_that_is_refused_leaves_no_thread(world: World) -> None:
    await world.open_constructor_table()  # Bruno is invited, but has no seat
    match = await world.match()
    taken = world.guild.create_text_channel("taken")
    await world.chioma.slash(taken, "constructor new")
    await world.bruno.slash(taken, "match move", match=str(match.id))
    assert taken.threads == []
    assert (await match_in(world, world.channel)).id == match.id


class TestImpossible:
    """Channels in which a second match cannot get a thread: the answer names the match in the way."""

    async def test_who_may_open_no_thread_is_told_which_match_is_in_the_way(self, world: World) -> None:
        await world.begin_constructor()
        forbid(world, world.chioma, create_public_threads=True)
        reply = reply_text(await world.chioma.slash(world.channel, "builders new"))
        assert reply == (
            "This channel already has a table or match of Constructor with "
            f"<@{world.ada.id}> and <@{world.bruno.id}>: [go to it]({world.channel_link}). "
            "A second one gets a thread of its own, but you may not open one here: "
            "you lack Create Public Threads. The players of that match can end it, or move it with "
            "`/match move` in another channel; members with Manage Messages can do both with "
            "`/server matches`."
        )
        assert world.channel.threads == []
        await change(world, posts_for_members=True)
        await world.chioma.slash(world.channel, "builders new")
        assert len(world.channel.threads) == 1

    async def test_a_rematch_opens_no_thread_for_who_may_open_none(self, world: World) -> None:
        await world.begin_constructor()
        await world.cancel(world.ada)
        board = world.board
        await world.chioma.slash(world.channel, "constructor new")
        forbid(world, world.ada, create_public_threads=True)
        reply = reply_text(await world.press(world.ada, "rematch", message=board))
        assert "you may not open one here: you lack Create Public Threads" in reply
        assert world.channel.threads == []
        assert "thread of its own" in reply_text(await world.press(world.bruno, "rematch", message=board))
        assert "has begun in a thread" in reply_text(await world.press(world.ada, "rematch", message=board))

    async def test_a_bot_without_the_permission_says_what_it_lacks(self, world: World) -> None:
        closed = world.guild.create_text_channel(
            "closed", overwrites=forbid_everyone(world, "create_public_threads")
        )
        await world.ada.slash(closed, "constructor new")
        take_permissions(world, "create_public_threads")
        reply = reply_text(await world.bruno.slash(closed, "constructor new"))
        assert "I may not open one: I lack Create Public Threads" in reply
        assert f"/{closed.id})" in reply

    async def test_a_voice_channel_has_no_threads(self, world: World) -> None:
        voice = world.guild.create_voice_channel("voice")
        await world.ada.slash(voice, "constructor new")
        reply = reply_text(await world.bruno.slash(voice, "constructor new"))
        assert "there are no threads here" in reply
        assert f"<@{world.ada.id}>: [go to it]" in reply

    async def test_a_blocked_user_gets_no_thread(self, world: World) -> None:
        await world.begin_constructor()
        await world.bot.servers.block(world.guild.id, world.chioma.id, by_user=1, reason="Rude.")
        assert "Rude." in reply_text(await world.chioma.slash(world.channel, "constructor new"))
        assert world.channel.threads == []


@pytest.mark.usefixtures("quick_computers", "frozen_time")
class TestPractice:
    """Practice is in a private thread, and in no list of others."""

    async def test_practice_opens_in_a_private_thread(self, world: World) -> None:
        allow_private_threads(world)
        reply = reply_text(await world.ada.slash(world.channel, "constructor new", practice=True))
        (thread,) = world.channel.threads
        assert reply.startswith("Your practice has begun in a private thread: [go to it]")
        assert thread._channel.type == PRIVATE
        assert world.ada.id in thread._channel.thread_members
        assert world.bruno.id not in thread._channel.thread_members
        assert (await match_in(world, thread)).is_practice

    async def test_practice_goes_on_in_its_thread_and_never_takes_a_channel(self, world: World) -> None:
        allow_private_threads(world)
        await world.ada.slash(world.channel, "constructor new", practice=True)
        (thread,) = world.channel.threads
        match = await match_in(world, thread)
        await world.ada.slash(world.channel, "match move", match=str(match.id))
        _, moved = world.channel.threads
        assert moved._channel.type == PRIVATE
        assert (await match_in(world, moved)).id == match.id
        world.channel = moved
        await world.resign(world.ada)
        await world.press(world.ada, "rematch")
        assert (await match_in(world, moved)).id == match.id + 1

    async def test_a_further_practice_in_a_thread_is_private_too(self, world: World) -> None:
        allow_private_threads(world)
        await world.ada.slash(world.channel, "constructor new", thread=True)
        (public,) = world.channel.threads
        for where in (public, public):
            await world.ada.slash(where, "constructor new", practice=True)
        assert [thread._channel.type for thread in world.channel.threads[1:]] == [PRIVATE, PRIVATE]
        await world.ada.slash(world.channel.threads[1], "constructor new", practice=True)
        assert world.channel.threads[-1]._channel.type == PRIVATE
        assert len(world.channel.threads) == 4

    async def test_who_may_open_no_private_thread_practises_in_a_public_one(self, world: World) -> None:
        allow_private_threads(world)
        forbid(world, world.ada, create_private_threads=True)
        await world.ada.slash(world.channel, "constructor new", practice=True)
        (thread,) = world.channel.threads
        assert thread._channel.type != PRIVATE

    async def test_a_match_in_a_private_thread_is_followed_by_another_private_one(self, world: World) -> None:
        allow_private_threads(world)
        await world.ada.slash(world.channel, "constructor new", practice=True)
        (thread,) = world.channel.threads
        await world.ada.slash(thread, "constructor new", opponent=world.bruno)
        _, second = world.channel.threads
        assert second._channel.type == PRIVATE
        assert {world.ada.id, world.bruno.id} <= set(second._channel.thread_members)
        assert "A table is open" in words(second.last_message)

    async def test_moderators_and_others_see_no_practice_in_lists(self, world: World) -> None:
        await world.ada.slash(world.channel, "constructor new", practice=True, starter="ice")
        (thread,) = world.channel.threads
        moderator = new_manager(world)
        matches = await moderator.slash(world.channel, "server matches")
        assert "No match or table is open" in reply_text(matches)
        match = await match_in(world, thread)
        for verb in ("match", "pause", "move", "move-thread", "end"):
            answer = await forge(world, moderator, matches.response, f"u:moderate-{verb}:{match.id}")
            assert "I do not know this match here" in reply_text(answer)
        channel, world.channel = world.channel, thread
        await world.act(world.ada, "pattern rhombus")
        await world.resign(world.ada)
        world.channel = channel
        for who, is_listed in ((world.ada, True), (world.bruno, False), (moderator, False)):
            history = reply_text(await who.slash(thread, "match history"))
            assert ("(practice)" in history) == is_listed
            choices = await who.autocomplete(thread, "match replay", "match", "")
            assert bool(choices) == is_listed

    async def test_other_matches_wait_in_the_list_of_moderators(self, world: World) -> None:
        await world.ada.slash(world.channel, "constructor new", practice=True)
        await world.bruno.slash(world.channel, "builders new")
        text = reply_text(await new_manager(world).slash(world.channel, "server matches"))
        assert "Builders" in text
        assert "Constructor" not in text
