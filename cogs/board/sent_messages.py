"""Reading back the messages of a match: what was sent, its pictures, and what its buttons carry.

Discord leaves files that components show out of a message's ``attachments``: their names are in the addresses
of the gallery's items, their alt texts beside them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import discord

from bot.match.deliveries import SentMessage
from bot.match.versions import Version
from cogs.kit.custom_ids import read_custom_id


@dataclass(frozen=True, slots=True)
class Buttons:
    """What the buttons of a message carry: ``board_seq`` and version of its board."""

    board_seq: int
    version: Version


class Upload(NamedTuple):
    """A file that a message shows: the name under which to show it again, and its alt text."""

    filename: str
    description: str


def read_sent_message(message: discord.Message) -> SentMessage:
    """Read what was sent back from the message itself; leave empty what cannot be read."""
    texts = [part.content for part in parts(message.components) if isinstance(part, discord.TextDisplay)]
    pictures = uploads_in(message) or [Upload("", "")]
    return SentMessage(message.id, texts[0] if texts else "", *pictures[0])


def uploads_in(message: discord.Message | None) -> list[Upload]:
    """Return the pictures of a message's galleries, in their order."""
    return [
        Upload(unquote(urlsplit(item.media.url).path.rpartition("/")[2]), item.description or "")
        for part in parts(message.components if message else ())
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]


def buttons_of(message: discord.Message, match_id: int) -> Buttons | None:
    """Return what the buttons of a match's message carry.

    Return ``None`` if the message is of another match or has no controls.
    """
    for custom_id in custom_ids_in(message):
        content = read_custom_id(custom_id) if custom_id.startswith("b:") else None
        if content is None or content.match_id != match_id or not content.argument.isdecimal():
            continue
        if content.verb in ("read", "rules"):
            return Buttons(int(content.argument), content.version)
    return None


def custom_ids_in(message: discord.Message) -> list[str]:
    """Return the custom ids of a message's buttons and menus."""
    return [getattr(part, "custom_id", None) or "" for part in parts(message.components)]


def parts(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components with all that they contain."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))
