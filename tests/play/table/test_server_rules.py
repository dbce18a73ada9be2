"""What the owner of a server forbids is forbidden however a match is opened."""

from functools import partial
from typing import Any

import discord
import pytest
import simcord
from simcord.builders import ChannelHandle

from bot.match.models import Match, is_computer
from tests.play.archive.test_reviews import play
from tests.play.help.test_lessons import Learner
from tests.play.private_pages import PrivatePage
from tests.play.server_owner import SettingsPanel, ask_for_help, change, settings_panel
from tests.play.table.test_practice import threads
from tests.play.world import (
    World,
    buttons,
    deliver_together,
    find_buttons,
    forge,
    present_id,
    reply_text,
    words,
)

pytestmark = pytest.mark.usefixtures("quick_computers")


async def allow_only(world: World, *channels: simcord.ChannelHandle) -> SettingsPanel:
    """Let tables open in these channels only, from now on."""
    panel = await settings_panel(world)
    await panel.choose("server-set", *channels, argument="channels")
    return panel


async def forbid_computers(world: World) -> SettingsPanel:
    """Let no computers play from now on."""
    panel = await settings_panel(world)
    await panel.press("server-section", "people")
    await panel.press("server-set", "computers=off")
    return panel


async def allow_computers(world: World) -> None:
    """Let computers play again."""
    panel = await settings_panel(world)
    await panel.press("server-section", "people")
    await panel.press("server-set", "computers=on")


async def newest(world: World, channel: Any) -> Match | None:
    """Return the newest match of a channel."""
    return await world.bot.store.matches.find_latest(channel.id)


def private_thread(world: World, owner: simcord.MemberActor) -> ChannelHandle:
    """Return a private thread that a user has made in the channel."""
    backend = world.env.backend
    kind = discord.ChannelType.private_thread.value
    thread = backend.create_thread(world.channel.id, "mine", owner.id, type=kind)
    return ChannelHandle(world.env, world.guild, thread)


class TestChannels:
    """Channels in which tables may open."""

    async def test_no_table_opens_elsewhere_in_any_way(self, world: World) -> None:
        allowed_channel = world.guild.create_text_channel("allowed")
        await allow_only(world, allowed_channel)
        help_reply = await ask_for_help(world, world.ada)
        learner = await Learner(world, world.ada).open("constructor")
        answers = [
            await world.ada.slash(world.channel, "constructor new"),
            await world.ada.slash(world.channel, "constructor new", thread=True),
            await world.ada.slash(world.channel, "constructor new", practice=True),
            await world.ada.click(help_reply, custom_id="u:open:constructor:"),
            await forge(world, world.ada, help_reply, "u:open:constructor:beginner"),
            await forge(world, world.ada, learner.message, "u:learn-play:constructor"),
            await forge(world, world.ada, learner.message, "u:learn-practise:constructor"),
        ]
        for answer in answers:
            assert f"matches are played in <#{allowed_channel.id}>" in reply_text(answer)
        assert await newest(world, world.channel) is None
        assert threads(world) == []
        await world.ada.slash(allowed_channel, "constructor new")
        assert await newest(world, allowed_channel) is not None

    async def test_a_thread_counts_as_its_channel(self, world: World) -> None:
        await allow_only(world, world.channel)
        await world.ada.slash(world.channel, "constructor new", thread=True)
        (thread,) = world.channel.threads
        assert await newest(world, thread) is not None
        await world.ada.slash(thread, "match cancel")
        await world.ada.slash(thread, "middle-ages new")
        match = await newest(world, thread)
        assert match is not None
        assert match.game == "middle-ages"

    async def test_no_rematch_in_a_channel_that_is_forbidden_by_now(self, world: World) -> None:
        await world.begin_constructor()
        await world.resign(world.ada)
        ended_match = await world.match()
        await allow_only(world, world.guild.create_text_channel("allowed"))
        for answer in (
            await world.press(world.bruno, "rematch"),
            await world.bruno.slash(world.channel, "match rematch"),
            await forge(world, world.bruno, world.board, f"u:rematch:{ended_match.id}"),
        ):
            assert "matches are played in <#" in reply_text(answer)
        assert (await world.match()).id == ended_match.id

    async def test_a_rematch_that_has_been_opened_can_be_joined(self, world: World) -> None:
        await world.begin_constructor()
        await world.resign(world.ada)
        final_board = world.board
        await world.press(world.bruno, "rematch")
        await allow_only(world, world.guild.create_text_channel("allowed"))
        await world.press(world.ada, "rematch", message=final_board)
        assert (await world.match()).status == "running"

    async def test_no_match_moves_to_a_forbidden_channel(self, world: World) -> None:
        await world.begin_constructor()
        forbidden = world.guild.create_text_channel("forbidden")
        await allow_only(world, world.channel)
        match = await world.match()
        refusal = await world.ada.slash(forbidden, "match move", match=str(match.id))
        assert f"matches are played in <#{world.channel.id}>" in reply_text(refusal)
        assert (await world.match()).channel_id == world.channel.id

    async def test_a_match_that_runs_in_a_forbidden_channel_is_played_to_its_end(self, world: World) -> None:
        await world.begin_constructor()
        await allow_only(world, world.guild.create_text_channel("allowed"))
        await world.act(world.ada, "pattern rhombus")
        await world.ada.slash(world.channel, "match show")
        await world.resign(world.ada)
        assert (await world.match()).is_over

    async def test_no_attempt_begins_in_a_forbidden_channel(self, world: World) -> None:
        await play(world)
        review = partial(world.press, world.ada, "review")
        await deliver_together(world, review)  # on a busy machine it takes longer than a press may
        result = await review()  # it is made by now
        await allow_only(world, world.guild.create_text_channel("allowed"))
        page = PrivatePage(world.ada, result)
        await page.press(next(label for label in page.buttons() if " Round " in label or " Turn " in label))
        refusal = await page.press("Try It")
        assert "matches are played in <#" in reply_text(refusal)
        assert threads(world) == []

    async def test_lessons_work_everywhere_and_practice_in_a_private_thread(self, world: World) -> None:
        await allow_only(world, world.guild.create_text_channel("allowed"))
        learner = await Learner(world, world.ada).open("constructor")
        assert "Step 1 of" in words(learner.message)
        thread = private_thread(world, world.ada)
        await world.ada.slash(thread, "constructor new", practice=True)
        match = await newest(world, thread)
        assert match is not None
        assert match.is_practice
        other = private_thread(world, world.bruno)
        refusal = await world.bruno.slash(other, "constructor new")
        assert "matches are played in <#" in reply_text(refusal)

    async def test_channels_that_a_user_cannot_see_are_not_named(self, world: World) -> None:
        overwrites: Any = {
            world.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        }
        secret = world.guild.create_text_channel("secret", overwrites=overwrites)
        await change(world, channels=(secret.id,))
        refusal = reply_text(await world.ada.slash(world.channel, "constructor new"))
        assert "only in channels that you cannot see" in refusal
        assert str(secret.id) not in refusal

    async def test_deleted_channels_are_told_and_stay_set(self, world: World) -> None:
        first, second = (world.guild.create_text_channel(name) for name in ("first", "second"))
        panel = await allow_only(world, first, second)
        world.env.backend.delete_channel(first.id)
        await panel.open()
        assert "One of the chosen channels was deleted." in panel.text
        refusal = reply_text(await world.ada.slash(world.channel, "constructor new"))
        assert f"<#{second.id}>" in refusal
        assert f"<#{first.id}>" not in refusal
        world.env.backend.delete_channel(second.id)
        await panel.open()
        assert "All channels in which tables may open were deleted" in panel.text
        assert "**Tables open:** nowhere" in panel.text
        refusal = reply_text(await world.ada.slash(world.channel, "constructor new"))
        assert "were deleted" in refusal
        assert "/server settings" in refusal
        await panel.press("server-reset", "where")
        await world.ada.slash(world.channel, "constructor new")
        assert await newest(world, world.channel) is not None


class TestComputers:
    """Whether computers may play."""

    SENTENCE = "computers may not take part"

    async def test_no_computer_comes_to_a_table_in_any_way(self, world: World) -> None:
        await forbid_computers(world)
        help_reply = await ask_for_help(world, world.ada)
        learner = await Learner(world, world.ada).open("constructor")
        for answer in (
            await world.ada.slash(world.channel, "constructor new", computer="beginner"),
            await forge(world, world.ada, help_reply, "u:open:constructor:beginner"),
            await forge(world, world.ada, learner.message, "u:learn-play:constructor"),
        ):
            assert self.SENTENCE in reply_text(answer)
        await world.ada.slash(world.channel, "constructor new")
        match = await world.match()
        assert not find_buttons(world.board, "computer")
        board_before = present_id(match, "computer")
        for answer in (
            await forge(world, world.ada, world.board, board_before),
            await world.ada.slash(world.channel, "match computer", level="beginner"),
            await forge(world, world.ada, world.board, present_id(match, "computer-add", "beginner")),
        ):
            assert self.SENTENCE in reply_text(answer)
        assert not any(map(is_computer, (await world.match()).players))

    async def test_no_computer_takes_a_seat_in_a_match(self, world: World) -> None:
        await world.begin_constructor()
        more = await world.press(world.ada, "more")
        assert any(":hand-over:" in custom_id for custom_id, _ in buttons(more.response))
        await forbid_computers(world)
        more = await world.press(world.ada, "more")
        assert not any(":hand-over:" in custom_id for custom_id, _ in buttons(more.response))
        match = await world.match()
        for control in (("hand-over", ""), ("hand-over-to", "0=beginner")):
            answer = await forge(world, world.ada, world.board, present_id(match, *control))
            assert self.SENTENCE in reply_text(answer)
        answer = await world.ada.slash(world.channel, "match computer", level="beginner")
        assert self.SENTENCE in reply_text(answer)
        assert (await world.match()).players == match.players

    async def test_a_table_from_before_refuses_and_a_rematch_does_not_offer_any(self, world: World) -> None:
        await world.open_constructor_table()
        await world.press(world.bruno, "join")
        await forbid_computers(world)
        await world.press(world.ada, "start")
        await world.resign(world.ada)
        await world.press(world.bruno, "rematch")
        assert not (await world.match()).offers_computers
        await world.cancel(world.bruno)
        await allow_computers(world)
        await world.ada.slash(world.channel, "constructor new")
        await forbid_computers(world)
        assert self.SENTENCE in reply_text(await world.press(world.ada, "computer"))

    async def test_no_rematch_with_a_computer(self, world: World) -> None:
        await world.ada.slash(world.channel, "constructor new", computer="beginner")
        await world.press(world.ada, "start")
        await world.resign(world.ada)
        ended_match = await world.match()
        await forbid_computers(world)
        assert self.SENTENCE in reply_text(await world.press(world.ada, "rematch"))
        assert (await world.match()).id == ended_match.id

    async def test_practice_alone_is_still_possible(self, world: World) -> None:
        await forbid_computers(world)
        learner = await Learner(world, world.ada).open("constructor")
        await forge(world, world.ada, learner.message, "u:learn-practise:constructor")
        (thread,) = world.channel.threads
        match = await newest(world, thread)
        assert match is not None
        assert match.is_practice
        assert match.status == "running"
