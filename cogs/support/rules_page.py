"""The rules of a game in our own words, with its picture."""

from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.locales import Text
from cogs.support.drawing import draw_off_loop
from rendering import rules_picture


async def rules_items(
    game: str, theme: str, text: Text
) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return components that explain a game, and the upload that they show."""
    picture = await draw_off_loop(rules_picture, game, theme=theme, text=text)
    filename = f"{game}-rules.{picture.extension}"
    file = discord.File(BytesIO(picture.data), filename=filename, description=picture.description)
    gallery = discord.MediaGalleryItem(f"attachment://{filename}", description=picture.description)
    return [text(f"{game}-rules"), ui.MediaGallery(gallery)], [file]
