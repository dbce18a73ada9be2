"""Constructor's emojis: the tokens of both colours and their pieces."""

from collections.abc import Mapping
from functools import partial

from PIL import Image

from bot.games.constructor import PIECES, colour_of, kind_of
from bot.locales import Text
from rendering.constructor.labels import COLOURS
from rendering.constructor.panel import token
from rendering.constructor.stacks import stack_sprite
from rendering.kit import SIDE, THEMES, Colour, Drawing, add_outline
from rendering.words import find_emoji

_THEME = THEMES["dark"]
_NAMES = {"R": "ring", "M": "medium", "S": "small"}


def find_piece_emoji(piece: str, text: Text) -> str | None:
    """Return the emoji of a piece, ``None`` if Discord does not have it."""
    return find_emoji(f"constructor_{COLOURS[colour_of(piece)]}_{_NAMES[kind_of(piece)]}", text)


def emojis() -> Mapping[str, Drawing]:
    """Return the functions that draw ``ice``, ``black``, ``ice_ring``, ``ice_medium`` and so on."""
    return {
        **{colour: partial(token, number, SIDE, _THEME) for number, colour in enumerate(COLOURS)},
        **{
            f"{colour}_{_NAMES[kind]}": partial(_piece, piece, _THEME[f"{colour}_edge"])
            for colour, pieces in zip(COLOURS, PIECES, strict=True)
            for kind, piece in pieces.items()
        },
    }


def _piece(piece: str, edge: Colour) -> Image.Image:
    return add_outline(stack_sprite(piece, SIDE, _THEME, ground="tray").image, edge, 3)
