"""Reading back from Discord which pictures and controls a message shows.

Discord does not list files that components show in a message's ``attachments``: the file names are in the
addresses of the gallery's items, which also have the alt texts.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import discord


class Upload(NamedTuple):
    """A file that a message shows: its name, with which an edit can keep it, and its alt text."""

    filename: str
    description: str


def uploads_in(message: discord.Message | None) -> list[Upload]:
    """Return the pictures of a message's galleries, in their order."""
    return [
        Upload(unquote(urlsplit(item.media.url).path.rpartition("/")[2]), item.description or "")
        for part in parts(message.components if message else ())
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]


def custom_ids_in(message: discord.Message) -> list[str]:
    """Return the custom ids of a message's buttons and menus."""
    return [getattr(part, "custom_id", None) or "" for part in parts(message.components)]


def parts(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components and everything nested in them."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))
