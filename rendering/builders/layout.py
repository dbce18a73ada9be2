"""The layout: the carved board with the puzzle in it, the players' panels beside it."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from bot.games.builders import HALF, HEIGHT, LEGS, Foundation, View, extent_of
from rendering.kit import GAP, SIZE, Box, Point, find_size, inset

EDGE = 18
WHOLE: Box = inset((0, 0, *SIZE), EDGE)
"""What a picture shows, without its edge."""
RIM = 58
"""The width of the board's carved border, which is the track, in pixels."""
BOARD: Box = inset((0, 0, SIZE[1], SIZE[1]), EDGE)
INNER: Box = inset(BOARD, RIM)
COLUMN: Box = (BOARD[2] + GAP, EDGE, SIZE[0] - EDGE, SIZE[1] - EDGE)
STRIP = 166
"""The height kept free above an open foundation; a closed one leaves its corners free instead."""
ROW_STRIP = 204
"""The height kept free above the place where an open row grows."""
CORNER = (180, 170)
"""The size of the upper corners that the puzzle leaves free, in pixels."""

SCALES = (20, 26, 34, 46, 60, 80)
"""The pixels of a unit in the puzzles of boards, so few that the sprites of all pieces can be kept.

They are even, so that every corner is on a whole pixel; the smallest is that of the largest puzzle.
"""
CLOSE_SCALES = (*SCALES[-2:], 100, 120)
"""The pixels of a unit in close-ups."""
SMALL_SCALES = (4, 6, 8, 10, 12)
"""The pixels of a unit in a puzzle so small that only its woods differ."""
_STEP = 3
"""Units by which the room for an open foundation grows, so that the scale stays for several pieces."""


class Frame(NamedTuple):
    """The conversion from units to pixels.

    ``scale`` is the pixels of a unit and ``rise`` those of a C's height; ``wide`` and ``high`` are the units
    of the foundation; ``left`` and ``top`` are the pixels of the origin.
    """

    scale: int
    rise: int
    wide: int
    high: int
    left: int
    top: int

    def spot(self, point: Point) -> Point:
        """Return the pixel position of a point given in units."""
        x, y = point
        return self.left + self._to_pixels(x, self.wide), self.top + self._to_pixels(y, self.high)

    def pixel(self, point: Point) -> tuple[int, int]:
        """Return the whole pixel at a point, which is the same beside the origin wherever that lies."""
        x, y = point
        return (
            self.left + round(self._to_pixels(x, self.wide)),
            self.top + round(self._to_pixels(y, self.high)),
        )

    def _to_pixels(self, value: float, foundation: int) -> float:
        """Convert one coordinate; the rows beside the foundation have heights in whole pixels."""
        inside = min(max(value, 0), foundation)
        return inside * self.scale + (value - inside) / HEIGHT * self.rise


def frame_of(view: View, box: Box, scales: Sequence[int] = SCALES) -> Frame:
    """Return the frame in which the puzzle fills ``box``.

    The foundation begins at the origin. A closed one gets the room that all panels need once they are
    complete, an open one room to grow.
    """
    base = view.foundation
    extent = extent_of(Foundation(base.sides)) if base.is_closed else (0, 0, *foundation(view))
    return _fit_frame(view, box, extent, scales)


def growing_frame(view: View, box: Box) -> Frame:
    """Return the frame of a closed foundation with room for the next rows of its panels.

    The room grows by several rows at once, and as far as the upper corners of ``box`` need to stay free.
    """
    laid_rows = max((panel.base - panel.length for panel in view.panels), default=0)
    wide, high = foundation(view)
    for rows in range(_STEP * ceil((laid_rows + 2) / _STEP), max(wide, high), _STEP):
        across, down = min(rows, high) * HEIGHT, min(rows, wide) * HEIGHT
        frame = _fit_frame(view, box, (-across, -down, wide + across, high + down), SCALES)
        if frame.left > CORNER[0] or frame.top > CORNER[1]:
            return frame
    return frame_of(view, box)


def _fit_frame(view: View, box: Box, extent: Box, scales: Sequence[int]) -> Frame:
    """Return the largest frame in which ``extent``, in units, fits into ``box``."""
    wide, high = foundation(view)
    left, top, right, bottom = extent
    across, down = (box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top)
    scale = find_size(scales, min(across, down)) or scales[0]
    x, y = round(box[0] + box[2] - wide * scale) // 2, round(box[1] + box[3] - high * scale) // 2
    return Frame(scale, round(scale * HEIGHT), wide, high, x, y)


def foundation(view: View, *, step: int = _STEP) -> tuple[int, int]:
    """Return the width and height of the foundation in units.

    A length that is not yet settled includes room to grow: it grows by ``step``. If that is 1, this is the
    smallest foundation that can still result.
    """
    north, east = view.foundation.sides[:2]
    least, side = view.foundation.shortest, view.foundation.side
    if side == "north":
        north = min(HALF - least, least + step * max(0, ceil((north - least) / step)))
    if side in ("north", "east"):
        east = min(HALF - north, least + step * max(0, ceil((east - least) / step)))
    return north + LEGS, east + LEGS
