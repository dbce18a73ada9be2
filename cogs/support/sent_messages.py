"""Reading back the messages of a match: what was sent, and what their buttons carry."""

from dataclasses import dataclass

import discord

from bot.store.deliveries import SentMessage
from cogs.support.custom_ids import base36
from cogs.support.uploads import Upload, parts, uploads_in


@dataclass(frozen=True, slots=True)
class Buttons:
    """The numbers on the buttons of a message: ``board_seq`` of its board, and the public revision."""

    board_seq: int
    public_revision: int


def read_sent_message(message: discord.Message) -> SentMessage:
    """Read what was sent back from the message itself; leave empty what cannot be read."""
    texts = [part.content for part in parts(message.components) if isinstance(part, discord.TextDisplay)]
    pictures = uploads_in(message) or [Upload("", "")]
    return SentMessage(message.id, texts[0] if texts else "", *pictures[0])


def buttons_of(message: discord.Message, match_id: int) -> Buttons | None:
    """Return the numbers on the buttons of a match's message.

    Return ``None`` if the message is of another match or has no controls.
    """
    prefix = f"b:{base36(match_id)}:"
    for part in parts(message.components):
        custom_id = getattr(part, "custom_id", None) or ""
        version, _, rest = custom_id.removeprefix(prefix).partition(":")
        verb, _, argument = rest.partition(":")
        if custom_id.startswith(prefix) and verb in ("read", "rules") and argument.isdecimal():
            return Buttons(int(argument), int(version, 36))
    return None
