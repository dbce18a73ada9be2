"""The mark of a tier: five steps, as many of them filled as the tier is high."""

from rendering.kit import Canvas, Part, Point, Theme, inset, put_plate

STEPS = 5
_WIDE, _GAP, _LINE = 16, 4, 3
_LOWEST = 0.3
"""The height of the first step, as a share of the last."""


def tier_mark(tier: int, high: int, theme: Theme) -> Part:
    """Return the part that is the mark of a tier, counted from 0; empty steps are outlines."""

    def put(picture: Canvas, at: Point, _: float) -> None:
        left, bottom = round(at[0]), round(at[1] + high / 2)
        for step in range(STEPS):
            x, rise = left + step * (_WIDE + _GAP), high * (_LOWEST + (1 - _LOWEST) * step / (STEPS - 1))
            box = x, bottom - round(rise), x + _WIDE, bottom
            put_plate(picture, box, theme["prize" if step <= tier else "quiet"])
            if step > tier:
                put_plate(picture, inset(box, _LINE), theme["panel"])

    return Part(STEPS * _WIDE + (STEPS - 1) * _GAP, put)
