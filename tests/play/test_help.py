"""``/help``: a picture of all games, and buttons that open a table."""

from typing import Any

import discord

from bot.games import GAMES
from tests.play.world import World, pictures, reply_text


async def test_help_shows_all_games_and_a_button_opens_a_table_of_each(world: World) -> None:
    for key in GAMES:
        helped = await world.dmitri.slash(world.channel, "help")
        assert helped.response is not None
        assert len(pictures(helped.response)) == 1
        opened = await world.dmitri.click(helped.response, custom_id=f"u:open:{key}:")
        assert "The table is open" in reply_text(opened)
        match = await world.match()
        assert (match.game, match.host, match.status) == (key, world.dmitri.id, "lobby")
        await world.press(world.dmitri, "cancel")


async def test_a_button_of_help_says_why_no_table_can_be_opened(world: World) -> None:
    user = world.dmitri.user
    helped = await user.slash("help")
    assert helped.response is not None
    opened = await user.click(helped.response, custom_id="u:open:constructor:")
    assert "A match can be played in a text channel or a thread" in reply_text(opened)
    forbidden: Any = {world.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    closed = world.guild.create_text_channel("closed", overwrites=forbidden)
    helped = await world.dmitri.slash(closed, "help")
    assert helped.response is not None
    opened = await world.dmitri.click(helped.response, custom_id="u:open:constructor:")
    assert "Attach Files" in reply_text(opened)
    assert f"<#{world.channel.id}>" in reply_text(opened)


async def test_a_forged_button_is_refused(world: World) -> None:
    helped = await world.dmitri.slash(world.channel, "help")
    assert helped.response is not None
    stored = world.env.backend.get_message(world.channel.id, helped.response.id)
    row, *_ = (part for part in stored.components if part["type"] == discord.ComponentType.action_row.value)
    for custom_id in ("u:open:chess:", "u:open:constructor:grandmaster", "u:nothing:", "u:open"):
        row["components"][0]["custom_id"] = custom_id
        refused = await world.dmitri.click(helped.response, custom_id=custom_id)
        assert "I do not know this button" in reply_text(refused)
    assert world.channel.last_message is None
