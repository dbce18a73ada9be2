"""Space Builder's emojis: each building on both sides and in all four turns."""

from collections.abc import Mapping
from functools import partial
from itertools import product

from PIL import Image

from bot.games.space_builder import BUILDINGS
from rendering.emoji_images import SIDE, Drawing
from rendering.space_builder.cards import PLAN, card
from rendering.theme import THEMES


def emojis() -> Mapping[str, Drawing]:
    """Return what draws ``DOM_A0`` and so on: the building, its side, the quarters that it is turned."""
    return {
        f"{building}_{side}{turn}": partial(_card, building, side, turn)
        for building, side, turn in product(BUILDINGS, "AB", range(4))
    }


def _card(building: str, side: str, turn: int) -> Image.Image:
    sprite = card(building, side, turn, SIDE, PLAN, THEMES["dark"])
    left, top = sprite.anchor
    return sprite.image.crop((left, top, left + SIDE, top + SIDE))
