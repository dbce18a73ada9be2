"""All sprites that pictures of a match are put together from."""

from itertools import product

from PIL import Image

from bot.games.constructor.pieces import PIECES
from rendering.constructor.cards import scales
from rendering.constructor.layout import BOARD_SIZES, FINISHED_SIZES, SIZES
from rendering.constructor.panel import FRAMES, TOKENS, frame, icon_sprite, put_token, swap_sign
from rendering.constructor.stacks import STACKS, put_badge, put_stack
from rendering.constructor.tiles import MARKINGS, WOODS, put_marking, tile_stamp
from rendering.kit.theme import Theme

_PIECES = tuple(piece for own in PIECES for piece in own.values())
_STACKS = tuple(stack for stack in STACKS if len(stack) <= len(_PIECES))
"""Stacks that have all parts; taller ones repeat them."""


def draw_sprites(theme: Theme) -> None:
    """Draw each sprite that boards use directly, with every argument that a match can need."""
    picture, at = Image.new("RGB", (1, 1)), (0.0, 0.0)
    for wood, size in product(range(WOODS), SIZES):
        tile_stamp(wood, size, theme)
    for kind, size in product(MARKINGS, BOARD_SIZES):
        put_marking(picture, kind, at, size, theme)
    for stack, size in product(_STACKS, (*BOARD_SIZES, *FINISHED_SIZES)):
        put_stack(picture, stack, at, size, theme)
    for stack in STACKS:
        put_badge(picture, stack, at, BOARD_SIZES[0], theme)
    for colour, side in product(range(len(PIECES)), TOKENS):
        put_token(picture, colour, at, side, theme)
    for piece, is_available in product(_PIECES, (False, True)):
        icon_sprite(piece, theme, is_available)
    for frame_size in FRAMES:
        frame(frame_size, theme)
    swap_sign(theme)
    scales(theme)
