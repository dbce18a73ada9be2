"""The uploads of a message, read from what Discord sends back.

Discord leaves files that components show out of the message's ``attachments``: their names are in the
addresses of the gallery's items, their alt texts beside them.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import discord


class Upload(NamedTuple):
    """A file that a message shows: the name under which to show it again, and its alt text."""

    filename: str
    description: str


def uploads_in(message: discord.Message | None) -> list[Upload]:
    """Return the pictures of a message's galleries, in their order."""
    return [
        Upload(_name_in(item.media.url), item.description or "")
        for part in parts(message.components if message else ())
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]


def parts(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components with all that they contain."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))


def _name_in(url: str) -> str:
    return unquote(urlsplit(url).path.rpartition("/")[2])
