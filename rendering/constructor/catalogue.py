"""All sprites that pictures of a match are put together from."""

from bot.games.constructor import PIECES
from rendering.constructor import board, layout, panel, stacks, tiles
from rendering.kit import Scene, Theme, draw_each

_PIECES = tuple(piece for own in PIECES for piece in own.values())
_STACKS = tuple(stack for stack in stacks.STACKS if len(stack) <= len(_PIECES))
"""Stacks that have all parts; taller ones repeat them."""


def draw_sprites(theme: Theme) -> None:
    """Draw each sprite that boards use directly, with every argument that a match can need."""
    picture, at, themes = [Scene((1, 1))], [(0.0, 0.0)], [theme]
    draw_each(
        (tiles.tile_stamp, range(tiles.WOODS), layout.SIZES, themes),
        (tiles.marking, tiles.MARKINGS, layout.BOARD_SIZES, themes),
        (stacks.put_stack, picture, _STACKS, at, (*layout.BOARD_SIZES, *layout.FINISHED_SIZES), themes),
        (stacks.put_badge, picture, stacks.STACKS, at, layout.BOARD_SIZES[:1], themes),
        (panel.token, range(len(PIECES)), [panel.TOKEN], themes),
        (panel.icon_sprite, _PIECES, themes, (False, True)),
        (panel.frame, panel.FRAMES, themes),
        (panel.swap_sign, themes),
        (board.scales, themes),
    )
