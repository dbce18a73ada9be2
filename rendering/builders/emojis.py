"""Builders' emojis: the kinds of pieces, and the joints and structures of each player."""

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from bot.games.builders import KINDS, STRUCTURE_STEPS
from bot.locales import Text
from rendering.builders.icons import draw_kind, joint, sign, structure
from rendering.kit import PLAYERS, SIDE, THEMES, Drawing, Mark, Sprite
from rendering.words import find_emoji, mark_of


def find_piece_emoji(kind: str, text: Text) -> str | None:
    """Return the emoji of a kind of piece, ``None`` if Discord does not have it."""
    return find_emoji(f"builders_{kind}", text)


def find_structure_emoji(player: int, text: Text) -> str | None:
    """Return the emoji of a structure of ``player``, ``None`` if Discord does not have it."""
    return find_emoji(f"builders_structure_{PLAYERS[mark_of(player, text)].colour}", text)


def emojis() -> Mapping[str, Drawing]:
    """Return the functions that draw ``A`` to ``D``, ``corner_joint``, ``joint_teal`` and so on."""
    return {
        **{kind: partial(_square, draw_kind, kind) for kind in KINDS},
        "corner_joint": partial(sign, "corner-joint", SIDE, THEMES["dark"]),
        **{
            f"{name}_{owner.colour}": drawing
            for owner in PLAYERS
            for name, drawing in (
                ("joint", partial(_joint, owner)),
                ("structure", partial(_square, structure, owner.colour, STRUCTURE_STEPS)),
            )
        },
    }


def _joint(owner: Mark) -> Image.Image:
    return joint(owner, 0, SIDE, THEMES["dark"]).image


def _square(draw: Callable[..., Sprite], *values: object) -> Image.Image:
    """Draw a sprite, and return the square whose upper left corner is its anchor."""
    image, (left, top) = draw(*values, SIDE, THEMES["dark"])
    return image.crop((left, top, left + SIDE, top + SIDE))
