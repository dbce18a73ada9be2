"""Matches in threads and as posts in a forum, where the owner of a server prefers that."""

from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.match.models import Match
from bot.match.refusals import Refusal
from tests.play.private_pages import PrivatePage
from tests.play.server_owner import (
    SettingsPanel,
    ask_for_help,
    forbid_everyone,
    new_forum,
    posts_in,
    set_tags,
    settings_panel,
    tags_of,
    take_permissions,
)
from tests.play.table.test_practice import threads
from tests.play.world import World, reply_text, words

TAGS = ("Constructor", "Builders", "open", "Running", "FINISHED", "Favourites")


async def choose_forum(world: World, forum: simcord.ChannelHandle) -> SettingsPanel:
    """Let matches be played as posts in a forum."""
    panel = await settings_panel(world)
    await panel.choose("server-set", forum, argument="forum")
    return panel


async def newest(world: World, channel: Any) -> Match | None:
    """Return the newest match of a channel."""
    return await world.bot.store.matches.find_latest(channel.id)


async def begin_in_post(world: World, forum: simcord.ChannelHandle) -> Any:
    """Let Ada and Bruno begin a match as a post, which becomes the channel of the world."""
    await world.open_constructor_table(starter="ice")
    (post,) = posts_in(world, forum)
    world.channel = ChannelHandle(world.env, world.guild, post)
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    return post


@pytest.fixture
def requiring_tags(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every forum require a tag."""
    flags = discord.ChannelFlags._from_value(discord.ChannelFlags(require_tag=True).value)
    monkeypatch.setattr(discord.ForumChannel, "flags", property(lambda _: flags))


class TestForum:
    """Matches as posts."""

    async def test_the_tags_of_a_post_follow_its_match(self, world: World) -> None:
        forum = new_forum(world, *TAGS)
        await choose_forum(world, forum)
        await world.open_constructor_table(starter="ice")
        (post,) = posts_in(world, forum)
        assert post.name == "Constructor: ada's table"
        assert tags_of(world, post) == ["Constructor", "open"]
        start_message, table_message, *_ = world.env.backend.messages[post.id].values()
        assert (
            start_message.content == f"<@{world.ada.id}> opened a table for Constructor. It is right below."
        )
        assert table_message.components
        world.channel = ChannelHandle(world.env, world.guild, post)
        await world.press(world.bruno, "join")
        await world.press(world.bruno, "start")
        assert tags_of(world, post) == ["Constructor", "Running"]
        await world.resign(world.ada)
        assert tags_of(world, post) == ["Constructor", "FINISHED"]
        await world.press(world.ada, "rematch")
        assert tags_of(world, post) == ["Constructor", "open"]

    async def test_tags_are_set_once_for_a_state_and_those_of_people_stay(self, world: World) -> None:
        forum = new_forum(world, *TAGS)
        await choose_forum(world, forum)
        post = await begin_in_post(world, forum)
        favourite = next(tag for tag in forum._channel.available_tags if tag["name"] == "Favourites")
        tags = [*post.applied_tags, int(favourite["id"])]
        world.env.backend.edit_channel(post.id, {"applied_tags": tags})
        edits = self._edits(world, post)
        await world.act(world.ada, "pattern rhombus")
        await world.act(world.ada, "Sa1")
        assert self._edits(world, post) == edits
        await world.resign(world.ada)
        assert tags_of(world, post) == ["Constructor", "FINISHED", "Favourites"]
        assert self._edits(world, post) == edits + 1

    @staticmethod
    def _edits(world: World, post: Any) -> int:
        requests = world.env.http_requests
        return sum(one.method == "PATCH" and one.path == f"/channels/{post.id}" for one in requests)

    async def test_a_post_whose_tags_discord_refuses_is_played_all_the_same(self, world: World) -> None:
        forum = new_forum(world, *TAGS)
        panel = await choose_forum(world, forum)
        await world.open_constructor_table(starter="ice")
        (post,) = posts_in(world, forum)
        world.env.inject_error("PATCH", f"/channels/{post.id}", status=403, code=50013, times=None)
        world.channel = ChannelHandle(world.env, world.guild, post)
        await world.press(world.bruno, "join")
        await world.press(world.bruno, "start")
        assert tags_of(world, post) == ["Constructor", "open"]
        assert "it is your turn" in words(world.board)
        report = reply_text(await panel.who.slash(world.channel, "server check"))
        assert f"I may not change the tags of my posts in <#{forum.id}>" in report
        world.env.backend.faults.clear()
        await world.act(world.ada, "pattern rhombus")
        assert tags_of(world, post) == ["Constructor", "Running"]
        assert "tags" not in reply_text(await panel.who.slash(world.channel, "server check"))

    async def test_tags_of_moderators_are_used_only_if_the_bot_may(self, world: World) -> None:
        forum = new_forum(world)
        await choose_forum(world, forum)
        set_tags(world, forum, *TAGS, moderated=True)
        take_permissions(world, "manage_threads")
        post = await begin_in_post(world, forum)
        assert tags_of(world, post) == []
        set_tags(world, forum, *TAGS)
        await world.act(world.ada, "pattern rhombus")
        assert tags_of(world, post) == ["Constructor", "Running"]

    async def test_a_restart_loses_no_tag(self, world: World) -> None:
        forum = new_forum(world, *TAGS)
        await choose_forum(world, forum)
        post = await begin_in_post(world, forum)
        await world.restart()
        await world.resign(world.ada)
        assert tags_of(world, post) == ["Constructor", "FINISHED"]

    async def test_a_forum_without_tags_is_used_and_those_that_help_are_named(self, world: World) -> None:
        forum = new_forum(world)
        panel = await choose_forum(world, forum)
        assert "**Matches are played:** as posts in" in panel.text
        assert f"If <#{forum.id}> had tags with these names, I would use them for its posts: B" in panel.text
        assert "Open, Running, Finished" in panel.text
        post = await begin_in_post(world, forum)
        assert post.applied_tags == []

    async def test_the_host_can_choose_another_place(self, world: World) -> None:
        forum = new_forum(world)
        await choose_forum(world, forum)
        await world.ada.slash(world.channel, "constructor new", thread=False)
        assert await newest(world, world.channel) is not None
        await world.bruno.slash(world.channel, "builders new", thread=True)
        (thread,) = world.channel.threads
        assert await newest(world, thread) is not None
        assert posts_in(world, forum) == []

    @pytest.mark.usefixtures("quick_computers")
    async def test_practice_stays_where_it_is_asked_for_unless_only_the_forum_is_allowed(
        self, world: World
    ) -> None:
        forum = new_forum(world, *TAGS)
        panel = await choose_forum(world, forum)
        await world.ada.slash(world.channel, "constructor new", practice=True)
        assert len(world.channel.threads) == 1
        await panel.choose("server-set", forum, argument="channels")
        await world.bruno.slash(world.channel, "constructor new", practice=True)
        (post,) = posts_in(world, forum)
        assert tags_of(world, post) == ["Constructor", "Running"]
        match = await newest(world, post)
        assert match is not None
        assert match.is_practice

    async def test_a_table_that_is_asked_for_elsewhere_opens_in_the_only_allowed_forum(
        self, world: World
    ) -> None:
        forum = new_forum(world)
        panel = await choose_forum(world, forum)
        await panel.choose("server-set", forum, argument="channels")
        answer = reply_text(await world.ada.slash(world.channel, "constructor new"))
        assert "open as a post in the forum" in answer
        (post,) = posts_in(world, forum)
        assert await newest(world, post) is not None
        refusal = reply_text(await world.bruno.slash(world.channel, "constructor new", thread=False))
        assert f"matches are played in <#{forum.id}>" in refusal

    async def test_a_post_that_an_earlier_try_left_empty_is_used(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        forum = new_forum(world)
        await choose_forum(world, forum)
        with monkeypatch.context() as patch:

            async def refuse(**_: Any) -> Match:
                raise Refusal("busy")

            patch.setattr(world.bot.matches, "open", refuse)
            await world.ada.slash(world.channel, "constructor new")
        await world.ada.slash(world.channel, "constructor new")
        (post,) = posts_in(world, forum)
        assert await newest(world, post) is not None

    async def test_a_deleted_forum_is_told_and_the_channel_serves(self, world: World) -> None:
        forum = new_forum(world)
        panel = await choose_forum(world, forum)
        world.env.backend.delete_channel(forum.id)
        await panel.open()
        assert "The forum for the posts was deleted." in panel.text
        answer = reply_text(await world.ada.slash(world.channel, "constructor new"))
        assert "The forum for the posts was deleted." in answer
        assert await newest(world, world.channel) is not None

    async def test_a_place_without_a_forum_is_told(self, world: World) -> None:
        panel = await settings_panel(world)
        await panel.set("place", "forum")
        assert "No forum has been chosen for the posts." in panel.text
        answer = reply_text(await world.ada.slash(world.channel, "constructor new"))
        assert "No forum has been chosen" in answer
        assert await newest(world, world.channel) is not None

    async def test_contradictions_are_told_when_they_are_set(self, world: World) -> None:
        forum = new_forum(world)
        panel = await choose_forum(world, forum)
        await panel.choose("server-set", world.channel, argument="channels")
        assert f"<#{forum.id}> is not among the channels in which tables may open." in panel.text
        await world.ada.slash(world.channel, "constructor new")
        assert await newest(world, world.channel) is not None
        await panel.set("place", "channel")
        assert f"<#{forum.id}> is not used" in panel.text
        await panel.choose("server-set", forum, argument="channels")
        assert "Tables may open only in a forum" in panel.text

    @pytest.mark.usefixtures("requiring_tags")
    async def test_a_forum_that_requires_a_tag_and_has_none_is_told(self, world: World) -> None:
        forum = new_forum(world, "Favourites")
        panel = await choose_forum(world, forum)
        sentence = f"<#{forum.id}> requires a tag for each post, but has none that I may use for"
        assert sentence in panel.text
        answer = reply_text(await world.ada.slash(world.channel, "constructor new"))
        assert f"{sentence} Constructor. Add a tag with the name of the game, or one called “Open”" in answer
        assert await newest(world, world.channel) is not None
        set_tags(world, forum, "Constructor")
        await panel.open()
        assert "none that I may use for Builders" in panel.text
        await world.bruno.slash(world.channel, "constructor new")
        assert len(posts_in(world, forum)) == 1
        await panel.choose("server-set", forum, argument="channels")
        refusal = reply_text(await world.bruno.slash(world.channel, "builders new"))
        assert "that is not possible now" in refusal
        assert sentence in refusal

    async def test_missing_permissions_in_a_forum_are_told(self, world: World) -> None:
        forum = new_forum(world)
        overwrites = discord.PermissionOverwrite(send_messages=False, attach_files=False).pair()
        self._deny(world, forum, overwrites[1].value)
        panel = await choose_forum(world, forum)
        assert f"In <#{forum.id}> I lack the permissions Create Posts, Attach Files." in panel.text
        await world.ada.slash(world.channel, "constructor new")
        assert posts_in(world, forum) == []
        assert await newest(world, world.channel) is not None

    @staticmethod
    def _deny(world: World, channel: simcord.ChannelHandle, permissions: int) -> None:
        overwrite = Overwrite(world.guild.id, OverwriteType.ROLE, 0, permissions)
        world.env.backend.set_overwrite(channel.id, overwrite)


class TestThreads:
    """Matches in threads of their own."""

    async def test_a_table_opens_in_a_thread_unless_the_host_says_otherwise(self, world: World) -> None:
        panel = await settings_panel(world)
        await panel.set("place", "thread")
        help_reply = await ask_for_help(world, world.ada)
        answer = await world.ada.click(help_reply, custom_id="u:open:constructor:")
        assert "in a thread of its own" in reply_text(answer)
        (thread,) = world.channel.threads
        assert await newest(world, thread) is not None
        assert await newest(world, world.channel) is None
        await world.bruno.slash(world.channel, "constructor new", thread=False)
        assert await newest(world, world.channel) is not None

    async def test_a_table_in_a_thread_stays_there(self, world: World) -> None:
        await world.ada.slash(world.channel, "constructor new", thread=True)
        (thread,) = world.channel.threads
        await world.ada.slash(thread, "match cancel")
        panel = await settings_panel(world)
        await panel.set("place", "thread")
        await world.ada.slash(thread, "builders new")
        match = await newest(world, thread)
        assert match is not None
        assert match.game == "builders"
        assert len(threads(world)) == 1

    async def test_where_threads_are_impossible_the_channel_serves(self, world: World) -> None:
        closed_channel = world.guild.create_text_channel(
            "closed", overwrites=forbid_everyone(world, "create_public_threads")
        )
        panel = await settings_panel(world)
        await panel.set("place", "thread")
        assert f"I cannot open threads in <#{closed_channel.id}>" in panel.text
        answer = reply_text(await world.ada.slash(closed_channel, "constructor new"))
        assert "It has no thread of its own" in answer
        assert await newest(world, closed_channel) is not None


async def test_the_panel_of_where_keeps_to_the_limits(world: World) -> None:
    forum = new_forum(world)
    panel = await choose_forum(world, forum)
    page = PrivatePage(panel.who, await panel.who.slash(world.channel, "server settings"))
    page.assert_fits()


class TestNames:
    """What the bot makes is named after users without what deceives, pings or cannot be seen."""

    @pytest.mark.parametrize("place", ["thread", "forum"])
    @pytest.mark.parametrize(
        ("name", "title"),
        [
            ("@everyone", "Constructor: everyone's table"),
            ("*<@&1>*  [a](b)\u202e", "Constructor: &1 a(b)'s table"),
            ("\u200b***\u2800", "Constructor: esme's table"),
        ],
    )
    @pytest.mark.sampled
    async def test_a_thread_and_a_post_have_a_clean_name(
        self, world: World, place: str, name: str, title: str
    ) -> None:
        forum = new_forum(world)
        if place == "forum":
            await choose_forum(world, forum)
        host = world.guild.add_member(world.env.create_user("esme"), nick=name)
        await host.slash(world.channel, "constructor new", **({} if place == "forum" else {"thread": True}))
        (post,) = posts_in(world, forum) if place == "forum" else threads(world)
        assert post.name == title

    async def test_a_name_of_which_nothing_is_left_is_left_out(self, world: World) -> None:
        host = world.guild.add_member(world.env.create_user("__"), nick="@@@")
        await host.slash(world.channel, "constructor new", thread=True)
        assert [thread.name for thread in threads(world)] == ["A table for Constructor"]
