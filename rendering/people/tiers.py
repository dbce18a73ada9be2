"""The mark of a tier: five steps, as many of them filled as the tier is high."""

from rendering.kit.canvas import Point
from rendering.kit.rows import Part
from rendering.kit.scene import Canvas
from rendering.kit.theme import Theme

STEPS = 5
_WIDE, _GAP, _LINE = 16, 4, 3
_LOWEST = 0.3
"""The height of the first step, as a share of the last."""


def tier_mark(tier: int, high: int, theme: Theme) -> Part:
    """Return the part that is the mark of a tier, counted from 0; empty steps are outlines."""
    filled, empty, ground = theme["prize"], theme["quiet"], theme["panel"]

    def put(picture: Canvas, at: Point, _: float) -> None:
        left, bottom = round(at[0]), round(at[1] + high / 2)
        for step in range(STEPS):
            x, rise = left + step * (_WIDE + _GAP), high * (_LOWEST + (1 - _LOWEST) * step / (STEPS - 1))
            box = x, bottom - round(rise), x + _WIDE, bottom
            picture.paste(filled if step <= tier else empty, box)
            if step > tier:
                picture.paste(ground, _inside(box))

    return Part(STEPS * _WIDE + (STEPS - 1) * _GAP, put)


def _inside(box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    return box[0] + _LINE, box[1] + _LINE, box[2] - _LINE, box[3] - _LINE
