"""The red marks on a checked card: what is wrong with it, and where it should have been."""

from collections.abc import Sequence
from itertools import permutations
from math import atan2, cos, degrees, pi, sin

from PIL import Image, ImageDraw

from bot.games.space_builder import MAPS, SQUARES, Card, Flaw
from rendering.kit.canvas import Box, Sprite
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.theme import Theme
from rendering.space_builder.palette import card_theme, paint

_FINE = 4
_PLACE, _TURN, _SIDE, _MISSING = "place", "turn", "side", "missing"
LEGEND_MARK = 50
"""The side of a mark in the legend, the smallest there is."""
LEGEND = ((_TURN, 1), (_SIDE, 0), (_PLACE, 0), (_MISSING, 0))
"""The marks as the legend shows them: their kind, and the direction or the number of quarter-turns."""


def marks_of(card: Card, flaw: Flaw, number: int) -> list[tuple[str, int]]:
    """Return the marks of a card checked against map ``number``: kinds, with a direction or quarter-turns."""
    if flaw == "right":
        return []
    if flaw == "not-built":
        return [(_MISSING, 0)]
    target = next(placement for placement in MAPS[number] if placement.building == card.building)
    if flaw == "wrong-place" and card.location != target.location:
        return [(_PLACE, _direction(card.location, target.location))]
    marks = [(_PLACE, 0)] if flaw == "wrong-place" else []
    if flaw.startswith("wrong-way-round"):
        marks.append((_TURN, (target.turn - card.turn) % 4 or 1))
    if flaw.endswith("wrong-side"):
        marks.append((_SIDE, 0))
    return marks


def _direction(start: str, end: str) -> int:
    """Return the direction between two squares in degrees, clockwise from the right."""
    (row, column), (to_row, to_column) = (divmod(SQUARES.index(square), 3) for square in (start, end))
    return round(degrees(atan2(to_row - row, to_column - column))) % 360


ALL_MARKS = (
    *((_PLACE, direction) for direction in sorted({_direction(*pair) for pair in permutations(SQUARES, 2)})),
    *((_TURN, quarters) for quarters in (1, 2, 3)),
    (_SIDE, 0),
    (_MISSING, 0),
)
"""All kinds of marks, each with all its directions or quarter-turns."""


def side_of_mark(card: int) -> int:
    """Return the side of a mark on a card of this size."""
    return round(max(LEGEND_MARK, card * 0.44))


def put_marks(picture: Canvas, marks: Sequence[tuple[str, int]], place: Box, turn: int, theme: Theme) -> None:
    """Draw marks at the lower right of a card's drawing, where its two sides look the same."""
    if not marks:
        return
    right, low = ((1, 1), (0, 1), (0, 0), (1, 0))[turn]
    left, top, wide = place[0], place[1], place[2] - place[0]
    side = side_of_mark(round(wide))
    x, y = left + wide * (0.26 + 0.48 * right), top + wide * (0.26 + 0.48 * low)
    step = -0.52 if right else 0.52
    for number, (kind, value) in enumerate(marks):
        mark(kind, value, side, card_theme(theme)).put(picture, (x + number * step * wide, y))


@sprite
def mark(kind: str, value: int, side: int, theme: Theme) -> Sprite:
    """Draw a mark: a white sign on a red disc."""
    big = side * _FINE
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    ink, red = (*paint(theme, "stamp_ink"), 255), (*paint(theme, "stamp"), 255)
    for inset, colour in ((0.0, ink), (0.05, red)):
        draw.ellipse((big * inset, big * inset, big * (1 - inset) - 1, big * (1 - inset) - 1), fill=colour)
    sign = Image.new("RGBA", (big, big))
    _SIGNS[kind](ImageDraw.Draw(sign), big, ink, value)
    if kind == _TURN and value == 3:
        sign = sign.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if kind == _PLACE:
        sign = sign.rotate(-value, Image.Resampling.BICUBIC)
    image.alpha_composite(sign)
    return Sprite(image.reduce(_FINE), (side // 2, side // 2))


_Ink = tuple[int, ...]


def _arrow(draw: ImageDraw.ImageDraw, big: int, ink: _Ink, _value: int) -> None:
    """Draw an arrow to the right."""
    draw.line((big * 0.2, big * 0.5, big * 0.6, big * 0.5), fill=ink, width=round(big * 0.15))
    draw.polygon([(big * 0.54, big * 0.24), (big * 0.84, big * 0.5), (big * 0.54, big * 0.76)], fill=ink)


def _round_arrow(draw: ImageDraw.ImageDraw, big: int, ink: _Ink, quarters: int) -> None:
    """Draw an arrow that turns clockwise by this many quarters; three are drawn the other way by ``mark``."""
    reach, wide = 0.27, 0.13
    low, high = big * (0.5 - reach - wide / 2), big * (0.5 + reach + wide / 2)
    start, end = (150, 360) if quarters == 2 else (200, 340)
    draw.arc((low, low, high, high), start, end, fill=ink, width=round(big * wide))
    angle = end * pi / 180
    x, y = 0.5 + reach * cos(angle), 0.5 + reach * sin(angle)
    along, across = (-sin(angle), cos(angle)), (cos(angle), sin(angle))
    tip = (x + 0.24 * along[0], y + 0.24 * along[1])
    feet = [(x + sign * 0.19 * across[0], y + sign * 0.19 * across[1]) for sign in (1, -1)]
    draw.polygon([(big * px, big * py) for px, py in (tip, *feet)], fill=ink)


def _two_arrows(draw: ImageDraw.ImageDraw, big: int, ink: _Ink, _value: int) -> None:
    """Draw two arrows against each other."""
    for y, sign in ((0.36, 1), (0.64, -1)):
        start, neck, tip = (0.5 - sign * reach for reach in (0.29, -0.08, -0.33))
        draw.line((big * start, big * y, big * neck, big * y), fill=ink, width=round(big * 0.1))
        head = [(neck, y - 0.14), (tip, y), (neck, y + 0.14)]
        draw.polygon([(big * px, big * py) for px, py in head], fill=ink)


def _dash(draw: ImageDraw.ImageDraw, big: int, ink: _Ink, _value: int) -> None:
    draw.line((big * 0.25, big * 0.5, big * 0.75, big * 0.5), fill=ink, width=round(big * 0.17))


_SIGNS = {_PLACE: _arrow, _TURN: _round_arrow, _SIDE: _two_arrows, _MISSING: _dash}
