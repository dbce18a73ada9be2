"""Pictures for one user alone, as large as they chose in ``/me pictures``."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple
from zlib import crc32

import discord
from discord import ui

from bot.client.bot import Guildhall, bot_of
from bot.locales import Text
from bot.match.models import Match
from cogs.kit.drawing import draw_off_loop, gallery, picture_file
from cogs.kit.game_ui import text_for
from cogs.kit.replies import Interaction, text_of
from rendering import RENDERERS, Picture, theme_for, without_emojis
from rendering.kit.large import LARGE_THEME, enlarge


class ShownPictures(NamedTuple):
    """The components that show pictures, and their files."""

    galleries: list[ui.MediaGallery[Any]]
    files: list[discord.File]


async def draw_for_user(
    interaction: Interaction,
    draw: Callable[..., Picture],
    *values: Any,
    theme: str,
    name: str,
    is_large: bool = False,
    **options: Any,
) -> ShownPictures:
    """Draw a picture for the user of an interaction: in large parts if ``is_large`` or if they chose that.

    ``draw`` gets the ``values``, the ``options`` and the name of a theme. The names of the files begin with
    ``name``; equal pictures have equal names, so that `show` can keep them.
    """
    is_large = is_large or await wants_large(bot_of(interaction), interaction.user.id)
    text = text_of(interaction)
    return attach(await draw_parts(is_large, text, draw, *values, theme=theme, **options), name)


async def wants_large(bot: Guildhall, user: int) -> bool:
    """Return whether a user chose large pictures."""
    return (await bot.preferences.get(user)).pictures == "large"


async def draw_parts(
    is_large: bool, part_text: Text, draw: Callable[..., Picture], /, *values: Any, theme: str, **options: Any
) -> list[Picture]:
    """Draw a picture off the event loop and return it, or its parts with the theme for large pictures."""
    if not is_large:
        return [await draw_off_loop(draw, *values, theme=theme, **options)]
    picture = await draw_off_loop(draw, *values, theme=LARGE_THEME, **options)
    return await draw_off_loop(enlarge, picture, part_text)


def draw_view(match: Match, view: Any, text: Text, choices: Sequence[str] = (), *, theme: str) -> Picture:
    """Draw a position of a match as its viewer sees it, with the ``choices`` highlighted."""
    look, words = theme_for(theme, match.player_marks), without_emojis(text_for(match, text))
    return RENDERERS[match.game].draw_for_player(view, theme=look, text=words, choices=choices)


def attach(pictures: Sequence[Picture], name: str) -> ShownPictures:
    """Return the components and the files of pictures, which are named after ``name`` and their content."""
    files = [
        picture_file(picture, f"{name}-{number}-{crc32(picture.data):08x}")
        for number, picture in enumerate(pictures, start=1)
    ]
    return ShownPictures([gallery(file.filename, file.description) for file in files], files)
