"""Reading messages of a match back: what was sent, and what their buttons carry."""

from dataclasses import dataclass

import discord

from bot.store.models import SentMessage
from cogs.support.custom_ids import base36
from cogs.support.uploads import Upload, parts, uploads_in


@dataclass(frozen=True, slots=True)
class Buttons:
    """What the buttons of a message say: the number of the post, and the version that they carry."""

    board_seq: int
    public_revision: int


def read_sent_message(message: discord.Message) -> SentMessage:
    """Read back what was sent from the message itself; what can't be read is left empty."""
    texts = [part.content for part in parts(message.components) if isinstance(part, discord.TextDisplay)]
    pictures = uploads_in(message) or [Upload("", "")]
    return SentMessage(message.id, texts[0] if texts else "", *pictures[0])


def buttons_of(message: discord.Message, match_id: int) -> Buttons | None:
    """Return what the buttons of a match's message say; ``None`` if it is not one or has no controls."""
    prefix = f"b:{base36(match_id)}:"
    for part in parts(message.components):
        custom_id = getattr(part, "custom_id", None) or ""
        version, _, rest = custom_id.removeprefix(prefix).partition(":")
        verb, _, argument = rest.partition(":")
        if custom_id.startswith(prefix) and verb in ("read", "rules") and argument.isdecimal():
            return Buttons(int(argument), int(version, 36))
    return None
