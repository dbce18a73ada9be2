"""Sending and editing messages, even if the bot's emojis on their controls were deleted.

Messages mention nobody unless the caller passes ``allowed_mentions``: Discord would mention every user whom
the text names.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar

import discord
from discord import ui

from bot.client.bot import Guildhall
from bot.client.events import EMOJI_REFUSED

T = TypeVar("T")

_BAD_REQUEST = 400


class EmojiButton(ui.Button[Any]):
    """A button that shows only an emoji, or its ``words`` if Discord refuses the emoji."""

    def __init__(self, words: str, **options: Any) -> None:
        super().__init__(**options)
        self.words = words


async def send_view(
    bot: Guildhall, send: Callable[..., Awaitable[T]], view: ui.LayoutView, **options: Any
) -> T:
    """Send or edit a message with ``send``; if Discord refuses an emoji on its controls, try without.

    Discord refuses deleted emojis and, now and then, others as well
    (https://github.com/discord/discord-api-docs/issues/7128).
    """
    options.setdefault("allowed_mentions", discord.AllowedMentions.none())
    try:
        return await send(view=view, **options)
    except discord.HTTPException as error:
        if not _is_about_emojis(error) or not _remove_emojis(view):
            raise
    bot.dispatch(EMOJI_REFUSED)
    for file in _files(options):
        file.reset()
    return await send(view=view, **options)


def _is_about_emojis(error: discord.HTTPException) -> bool:
    return error.status == _BAD_REQUEST and "emoji" in error.text.lower()


def _remove_emojis(view: ui.LayoutView) -> bool:
    """Remove the bot's emojis from all controls, and return whether there were any."""
    has_removed = False
    for child in view.walk_children():
        item = child.item if isinstance(child, ui.DynamicItem) else child
        controls: Sequence[ui.Button[Any] | discord.SelectOption] = ()
        if isinstance(item, ui.Button):
            controls = [item]
        elif isinstance(item, ui.Select):
            controls = item.options
        for part in controls:
            if part.emoji is not None and part.emoji.id is not None:
                part.emoji, has_removed = None, True
                if isinstance(part, EmojiButton):
                    part.label = part.words
    return has_removed


def _files(options: dict[str, Any]) -> Iterable[discord.File]:
    values = [options.get("file"), *options.get("files", ()), *options.get("attachments", ())]
    return [file for file in values if isinstance(file, discord.File)]
