"""Constructor's emojis: the tokens of both colours and their pieces."""

from collections.abc import Mapping
from functools import partial

from PIL import Image

from bot.games.constructor.pieces import KINDS, PIECES, colour_of, kind_of
from bot.locales import Text
from rendering.constructor.panel import token
from rendering.constructor.stacks import stack_sprite
from rendering.kit.emoji_images import SIDE, Drawing, add_outline
from rendering.kit.theme import ICE_AND_BLACK, THEMES
from rendering.words.match_text import find_emoji

_NAMES = {"R": "ring", "M": "medium", "S": "small"}


def find_piece_emoji(piece: str, text: Text) -> str | None:
    """Return the emoji of a piece, ``None`` if Discord does not have it."""
    colour = ICE_AND_BLACK[colour_of(piece)].colour
    return find_emoji(f"constructor_{colour}_{_NAMES[kind_of(piece)]}", text)


def emojis() -> Mapping[str, Drawing]:
    """Return the functions that draw ``ice``, ``black``, ``ice_ring``, ``ice_medium`` and so on."""
    drawings: dict[str, Drawing] = {}
    for colour, owner in enumerate(ICE_AND_BLACK):
        drawings[owner.colour] = partial(_token, colour)
        for kind in KINDS:
            drawings[f"{owner.colour}_{_NAMES[kind]}"] = partial(
                _piece, PIECES[colour][kind], f"{owner.colour}_edge"
            )
    return drawings


def _token(colour: int) -> Image.Image:
    image = Image.new("RGBA", (SIDE, SIDE))
    token(colour, SIDE, THEMES["dark"]).put(image, (0, 0))
    return image


def _piece(piece: str, edge: str) -> Image.Image:
    theme = THEMES["dark"]
    return add_outline(stack_sprite(piece, SIDE, theme, ground="tray").image, theme[edge], 3)
