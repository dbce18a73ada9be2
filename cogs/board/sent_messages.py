"""Reading a match's message back from Discord: its caption, its picture, the content of its custom ids."""

from dataclasses import dataclass

import discord

from bot.match.deliveries import SentMessage
from bot.match.versions import Version
from cogs.kit.custom_ids import read_custom_id
from cogs.kit.uploads import Upload, custom_ids_in, parts, uploads_in


@dataclass(frozen=True, slots=True)
class Buttons:
    """The content of a message's buttons: the ``board_seq`` and the version of its board."""

    board_seq: int
    version: Version


def read_sent_message(message: discord.Message) -> SentMessage:
    """Return what a message shows, as it was sent; leave empty what cannot be read."""
    texts = [part.content for part in parts(message.components) if isinstance(part, discord.TextDisplay)]
    pictures = uploads_in(message) or [Upload("", "")]
    return SentMessage(message.id, texts[0] if texts else "", *pictures[0])


def buttons_of(message: discord.Message, match_id: int) -> Buttons | None:
    """Return the content of a match's buttons; ``None`` if the message has none of this match."""
    for custom_id in custom_ids_in(message):
        content = read_custom_id(custom_id) if custom_id.startswith("b:") else None
        if content is None or content.match_id != match_id or not content.argument.isdecimal():
            continue
        if content.verb in ("read", "rules", "more"):
            return Buttons(int(content.argument), content.version)
    return None
