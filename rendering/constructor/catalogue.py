"""All sprites that pictures of a match are put together from."""

from PIL import Image

from bot.games.constructor import PIECES
from rendering.constructor.cards import scales
from rendering.constructor.layout import BOARD_SIZES, FINISHED_SIZES, SIZES
from rendering.constructor.panel import FRAMES, TOKEN, frame, icon_sprite, swap_sign, token
from rendering.constructor.stacks import STACKS, put_badge, put_stack
from rendering.constructor.tiles import MARKINGS, WOODS, marking, tile_stamp
from rendering.kit import Theme, draw_each

_PIECES = tuple(piece for own in PIECES for piece in own.values())
_STACKS = tuple(stack for stack in STACKS if len(stack) <= len(_PIECES))
"""Stacks that have all parts; taller ones repeat them."""


def draw_sprites(theme: Theme) -> None:
    """Draw each sprite that boards use directly, with every argument that a match can need."""
    picture, at, themes = [Image.new("RGB", (1, 1))], [(0.0, 0.0)], [theme]
    draw_each(
        (tile_stamp, range(WOODS), SIZES, themes),
        (marking, MARKINGS, BOARD_SIZES, themes),
        (put_stack, picture, _STACKS, at, (*BOARD_SIZES, *FINISHED_SIZES), themes),
        (put_badge, picture, STACKS, at, BOARD_SIZES[:1], themes),
        (token, range(len(PIECES)), [TOKEN], themes),
        (icon_sprite, _PIECES, themes, (False, True)),
        (frame, FRAMES, themes),
        (swap_sign, themes),
        (scales, themes),
    )
