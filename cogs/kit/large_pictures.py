"""Pictures for one user alone, as large as they chose in ``/me pictures``."""

from collections.abc import Callable
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.client.bot import bot_of
from bot.locales import Text
from cogs.kit.drawing import draw_off_loop, gallery, picture_file
from cogs.kit.replies import Interaction
from rendering import Picture
from rendering.kit.large import LARGE_THEME, enlarge


class PrivatePictures(NamedTuple):
    """The components that show a picture or its parts, and their files."""

    galleries: list[ui.MediaGallery[Any]]
    files: list[discord.File]


async def draw_for_user(
    interaction: Interaction,
    draw: Callable[[str], Picture],
    *,
    theme: str,
    name: str,
    text: Text,
    is_large: bool = False,
) -> PrivatePictures:
    """Draw a picture for the user of an interaction: in large parts if ``is_large`` or if they chose that.

    ``draw`` takes the name of a theme; ``name`` is that of the files.
    """
    preferences = await bot_of(interaction).preferences.get(interaction.user.id)
    if is_large or preferences.pictures == "large":
        parts = await draw_off_loop(lambda: enlarge(draw(LARGE_THEME), text))
        files = [picture_file(part, f"{name}-{number}") for number, part in enumerate(parts, start=1)]
    else:
        files = [picture_file(await draw_off_loop(draw, theme), name)]
    return PrivatePictures([gallery(file.filename, file.description) for file in files], files)
