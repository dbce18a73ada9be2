"""Sharing: the bot posts something in a channel for a user."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
from discord import ui

from bot.client.bot import Guildhall, bot_of
from bot.locales import Text, texts
from bot.match.models import Match
from bot.match.refusals import Refusal
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.game_ui import text_for
from cogs.kit.replies import Interaction, private_view
from cogs.kit.sending import send_view
from rendering import with_emojis


async def post(
    bot: Guildhall,
    guild_id: int,
    channel_id: int,
    *items: ui.Item[Any] | str,
    files: Sequence[discord.File] = (),
    nonce: str | None = None,
) -> None:
    """Post components in a channel without mentioning anybody. Raise ``Refusal`` if the bot may not.

    For some minutes, Discord posts only one message with the same ``nonce``.
    """
    channel = bot.get_partial_messageable(channel_id, guild_id=guild_id)
    try:
        with raising_unreachable():
            await send_view(bot, channel.send, private_view(*items), files=list(files), nonce=nonce)
    except (discord.Forbidden, discord.NotFound) as error:
        raise Refusal("cannot-post") from error


def text_of_post(bot: Guildhall, match: Match) -> Text:
    """Return the lookup of texts for what everybody reads about a match, which is in its language."""
    return with_emojis(text_for(match, texts(match.locale)), bot.app_emojis)


@contextmanager
def sharing_once(interaction: Interaction, refusal: str) -> Iterator[None]:
    """Let a button of a message share something only once, unless sharing fails.

    Raise ``Refusal`` with the key ``refusal`` for a second click, even while the first one is still sharing.
    """
    assert interaction.message is not None
    message, shared = interaction.message.id, bot_of(interaction).shared_messages
    if message in shared:
        raise Refusal(refusal)
    shared.append(message)
    try:
        yield
    except BaseException:
        shared.remove(message)
        raise
