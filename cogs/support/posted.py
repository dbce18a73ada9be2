"""Reading messages of a match back: what was sent, and what their buttons carry."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlparse

import discord

from bot.store.records import Posted
from cogs.support.custom_ids import base36


@dataclass(frozen=True, slots=True)
class Buttons:
    """What the buttons of a message say: the number of the post, and the version that they carry."""

    post: int
    version: int


def as_posted(message: discord.Message) -> Posted:
    """Read back what was sent from the message itself; what can't be read is left empty.

    Files that components use are not among the attachments of a message: their names are in the gallery.
    """
    caption, filename, description = "", "", ""
    for part in parts(message.components):
        if isinstance(part, discord.TextDisplay):
            caption = caption or part.content
        elif isinstance(part, discord.MediaGalleryComponent) and part.items:
            filename = PurePosixPath(urlparse(part.items[0].media.url).path).name
            description = part.items[0].description or ""
    return Posted(message.id, caption, filename, description)


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


def parts(components: Iterable[Any]) -> Iterator[Any]:
    """Return all components of a message, the nested ones too."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))
