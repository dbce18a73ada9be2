"""The `Messenger` for Discord: sends, finds, edits and deletes direct messages."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import discord

from bot.client.bot import Guildhall
from bot.services.messenger import Conversation, DirectMessage, MessageRefused
from cogs.kit.discord_errors import raising_unreachable
from cogs.me.notification_messages import key_of, notification_message

_SEARCH_LIMIT = 15
"""The number of newest messages in which `find_recent` looks for messages with a key."""
_FORBIDDEN = (403, 404)
_OPENED_TOO_FAST = 40003
_NOT_TO_THEM = 50007


@contextmanager
def _translating_errors() -> Iterator[None]:
    """Raise ``Unreachable`` if a later try may succeed, and ``MessageRefused`` otherwise."""
    try:
        with raising_unreachable(_OPENED_TOO_FAST):
            yield
    except discord.HTTPException as error:
        raise MessageRefused(
            is_lasting=error.status in _FORBIDDEN, is_by_user=error.code == _NOT_TO_THEM
        ) from error


class DiscordMessenger:
    """A `Messenger` that opens direct-message channels on Discord."""

    def __init__(self, bot: Guildhall) -> None:
        self._bot = bot

    async def open(self, user: int, /) -> Conversation:
        """Open the conversation with a user. Raise ``MessageRefused`` and ``Unreachable``."""
        with _translating_errors():
            return DiscordConversation(self._bot, await self._bot.create_dm(discord.Object(user)))


class DiscordConversation:
    """A `Conversation` in a direct-message channel."""

    def __init__(self, bot: Guildhall, channel: discord.DMChannel) -> None:
        self._bot = bot
        self._channel = channel

    async def find_recent(self) -> Mapping[str, int]:
        """Return the ids of the newest messages, by key."""
        with _translating_errors():
            return {
                key_of(message): message.id async for message in self._channel.history(limit=_SEARCH_LIMIT)
            }

    async def send(self, message: DirectMessage, /) -> int:
        """Send a message and return its id; with its key as the nonce, Discord does not send it twice."""
        view = await notification_message(self._bot, message)
        with _translating_errors():
            return (await self._channel.send(view=view, nonce=message.key)).id

    async def edit(self, message_id: int, message: DirectMessage, /) -> None:
        """Replace the content of an earlier message."""
        view = await notification_message(self._bot, message)
        with _translating_errors():
            old_message = self._channel.get_partial_message(message_id)
            await old_message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())

    async def delete(self, message_id: int, /) -> None:
        """Delete an earlier message."""
        with _translating_errors():
            await self._channel.get_partial_message(message_id).delete()
