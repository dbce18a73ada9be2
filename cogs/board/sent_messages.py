"""Reading a match's message back from Discord: its caption, its pictures, and the content of its custom ids.

Discord does not list files that components show in a message's ``attachments``: the file names are in the
addresses of the gallery's items, which also have the alt texts.
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
    """The content of a message's buttons: the ``board_seq`` and the version of its board."""

    board_seq: int
    version: Version


class Upload(NamedTuple):
    """A file that a message shows: its name, with which an edit can keep it, and its alt text."""

    filename: str
    description: str


def read_sent_message(message: discord.Message) -> SentMessage:
    """Return what a message shows, as it was sent; leave empty what cannot be read."""
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
    """Return the content of a match's buttons; ``None`` if the message has none of this match."""
    for custom_id in custom_ids_in(message):
        content = read_custom_id(custom_id) if custom_id.startswith("b:") else None
        if content is None or content.match_id != match_id or not content.argument.isdecimal():
            continue
        if content.verb in ("read", "rules", "more"):
            return Buttons(int(content.argument), content.version)
    return None


def custom_ids_in(message: discord.Message) -> list[str]:
    """Return the custom ids of a message's buttons and menus."""
    return [getattr(part, "custom_id", None) or "" for part in parts(message.components)]


def parts(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components and everything nested in them."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))
