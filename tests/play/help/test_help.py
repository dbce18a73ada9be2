"""``/help``: a picture of all games, and buttons that open a table."""

import re
from typing import Any

import discord
import pytest

from bot.games import GAMES
from bot.locales import languages, texts
from tests.play.world import World, pictures, reply_text


async def test_help_shows_all_games_and_a_button_opens_a_table_of_each(world: World) -> None:
    for key in GAMES:
        help_reply = await world.dmitri.slash(world.channel, "help")
        assert help_reply.response is not None
        assert len(pictures(help_reply.response)) == 1
        answer = await world.dmitri.click(help_reply.response, custom_id=f"u:open:{key}:")
        assert "The table is open" in reply_text(answer)
        match = await world.match()
        assert (match.game, match.host, match.status) == (key, world.dmitri.id, "lobby")
        await world.press(world.dmitri, "cancel")


@pytest.mark.parametrize("language", languages())
async def test_commands_that_help_names_can_be_given_as_they_stand(world: World, language: str) -> None:
    named = re.findall(r"`/([a-z ]+)`", texts(language)("help"))
    known = {command.qualified_name for command in world.bot.tree.walk_commands()}
    assert len(named) == 3
    assert set(named) <= known


async def test_a_button_of_help_says_why_no_table_can_be_opened(world: World) -> None:
    user = world.dmitri.user
    help_reply = await user.slash("help")
    assert help_reply.response is not None
    answer = await user.click(help_reply.response, custom_id="u:open:constructor:")
    assert "A match can be played in a text channel or a thread" in reply_text(answer)
    forbidden: Any = {world.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    closed_channel = world.guild.create_text_channel("closed", overwrites=forbidden)
    help_reply = await world.dmitri.slash(closed_channel, "help")
    assert help_reply.response is not None
    answer = await world.dmitri.click(help_reply.response, custom_id="u:open:constructor:")
    assert "Attach Files" in reply_text(answer)
    assert f"<#{world.channel.id}>" in reply_text(answer)


async def test_a_forged_button_is_refused(world: World) -> None:
    help_reply = await world.dmitri.slash(world.channel, "help")
    assert help_reply.response is not None
    stored_message = world.env.backend.get_message(world.channel.id, help_reply.response.id)
    row, *_ = (
        part for part in stored_message.components if part["type"] == discord.ComponentType.action_row.value
    )
    for custom_id in ("u:open:chess:", "u:open:constructor:grandmaster", "u:nothing:", "u:open"):
        row["components"][0]["custom_id"] = custom_id
        refusal = await world.dmitri.click(help_reply.response, custom_id=custom_id)
        assert "I do not know this button" in reply_text(refusal)
    assert world.channel.last_message is None


async def test_buttons_work_without_the_cog_that_shows_them(world: World) -> None:
    shown = (await world.ada.slash(world.channel, "help")).response
    assert shown is not None
    await world.bot.remove_cog("Help")
    assert "Learn" in reply_text(await world.ada.click(shown, custom_id="u:learn:"))
