"""Icons: finished, building, stopped, sitting out, a round won, a card, a fault; the marks on checked cards.

The red marks tell what is wrong with a card, and where it should have been. Here the shapes of all small
drawings become images.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import permutations
from math import atan2, cos, degrees, pi, radians, sin

from PIL import Image

from bot.games.space_builder import MAPS, SQUARES, Card, Flaw
from rendering.kit import (
    Box,
    Canvas,
    Fill,
    Line,
    Part,
    Shapes,
    Sprite,
    Theme,
    arc,
    box,
    draw_shapes,
    icon,
    inset,
    oval,
    size_of,
    sprite,
)
from rendering.space_builder.palette import OUTLINE, card_theme, paint

SIGN, SMALL_SIGN, LARGE_SIGN = 46, 38, 56
"""The sides of icons and of players' marks in pictures of a match."""
NAME_MARK = 50
"""The side of a player's mark before a name."""
SIGNS: Mapping[str, Shapes] = {
    "star": (
        Fill(
            [
                (50 + reach * sin(pi * corner / 5), 47 + reach * cos(pi * corner / 5))
                for corner, reach in enumerate((49, 21) * 5)
            ],
            "star",
        ),
    ),
    "tick": (
        Fill(oval((50, 50), (46, 46)), "good"),
        Line(((28, 50), (44, 34), (73, 68)), "white", 13),
    ),
    "stop": (
        Fill(
            [(50 + 48 * cos(pi * (2 * n + 1) / 8), 50 + 48 * sin(pi * (2 * n + 1) / 8)) for n in range(8)],
            "stamp",
        ),
        Line(((24, 50), (76, 50)), "stamp_ink", 16),
    ),
    "rest": (Fill(box(24, 14, 18, 72), "line_quiet"), Fill(box(58, 14, 18, 72), "line_quiet")),
    "wrench": (
        Line(((22, 20), (64, 66)), "line_ink", 17),
        Fill(oval((70, 72), (23, 23)), "line_ink", edge=0),
        Fill(((68, 74), (80, 102), (102, 80)), "sheet_quiet", edge=0),
        Fill(oval((21, 19), (9, 9)), "line_ink", edge=0),
    ),
    "card": (
        Fill(box(6, 6, 88, 88), "line_ink"),
        Fill(box(14, 14, 72, 72), "sky", edge=0),
        Fill(arc((50, 30), (26, 38), 0, 180, 12), "shell", edge=0),
        Fill(box(14, 14, 72, 16), "soil", edge=0),
    ),
    "fault": (
        Fill(oval((50, 50), (46, 46)), "stamp"),
        Line(((32, 32), (68, 68)), "stamp_ink", 13),
        Line(((32, 68), (68, 32)), "stamp_ink", 13),
    ),
    "left": (
        Line(((46, 90), (14, 90), (14, 10), (46, 10)), "line_quiet", 10),
        Line(((36, 50), (72, 50)), "line_quiet", 12),
        Fill(((66, 26), (96, 50), (66, 74)), "line_quiet", edge=0),
    ),
    "gives": (
        Line(((6, 50), (66, 50)), "line_ink", 18),
        Fill(((54, 16), (98, 50), (54, 84)), "line_ink", edge=0),
    ),
    **{
        f"lay-{facing}": (
            Fill(box(6, 6, 88, 88), "plan_line", edge=0),
            Fill(box(13, 13, 74, 74), "plan", edge=0),
            Fill(oval(spot, (15, 15)), "beacon", edge=0),
        )
        for facing, spot in enumerate(((28, 72), (72, 72), (72, 28)), 1)
    },
}
"""The drawings of the icons; ``lay`` is a small map with its landing pad where it was seen."""


@sprite
def sign(name: str, side: int, theme: Theme) -> Image.Image:
    """Draw an icon, ``side`` pixels wide and high."""
    return draw_square(SIGNS[name], side, theme, edge=5)


def draw_square(
    shapes: Shapes, side: int, theme: Theme, *, edge: float = 0, units: float = 100
) -> Image.Image:
    """Draw shapes on a square image that is ``units`` of theirs wide; ``edge`` is the width of outlines."""
    return draw_shapes(shapes, (side, side), (units, units), partial(paint, theme), ink=OUTLINE, edge=edge)


def sign_part(name: str, side: int, theme: Theme) -> Part:
    """Return the part that is an icon."""
    return icon(sign(name, side, theme))


_PLACE, _TURN, _SIDE, _MISSING = "place", "turn", "side", "missing"
LEGEND_MARK = 50
"""The side of a mark in the legend, the smallest there is."""
LEGEND = ((_TURN, 1), (_SIDE, 0), (_PLACE, 0), (_MISSING, 0))
"""The marks as the legend shows them: their kind, and the direction or the number of quarter-turns."""


def marks_of(card: Card, flaw: Flaw, number: int) -> list[tuple[str, int]]:
    """Return the marks of a card checked against map ``number``: kinds, with a direction or quarter-turns."""
    if flaw == "not-built":
        return [(_MISSING, 0)]
    target = next(placement for placement in MAPS[number] if placement.building == card.building)
    if flaw == "wrong-place":
        return [(_PLACE, _direction(card.location, target.location))]
    marks = [(_TURN, (target.turn - card.turn) % 4 or 1)] if flaw.startswith("wrong-way-round") else []
    if flaw.endswith("wrong-side"):
        marks.append((_SIDE, 0))
    return marks


def _direction(start: str, end: str) -> int:
    """Return the direction between two squares in degrees, clockwise from the right."""
    (row, column), (to_row, to_column) = (divmod(SQUARES.index(square), 3) for square in (start, end))
    return round(degrees(atan2(to_row - row, to_column - column))) % 360


def _arrow(direction: int) -> Shapes:
    """Return an arrow in a direction in degrees, clockwise from the right."""
    across, down = cos(radians(direction)), sin(radians(direction))
    back, neck, left, tip, right = (
        (50 + along * across + aside * down, 50 - along * down + aside * across)
        for along, aside in ((-30, 0), (10, 0), (4, 26), (34, 0), (4, -26))
    )
    return Line((back, neck), "stamp_ink", 15), Fill((left, tip, right), "stamp_ink", edge=0)


def _round_arrow(first: float, last: float) -> Shapes:
    """Return an arrow around the middle between two angles in degrees, anticlockwise from the right."""
    across, up = cos(radians(last)), sin(radians(last))
    ahead = 24 if last < first else -24
    tip = 50 + 27 * across + ahead * up, 50 + 27 * up - ahead * across
    head = [tip, *((50 + reach * across, 50 + reach * up) for reach in (46, 8))]
    return Line(arc((50, 50), (27, 27), first, last), "stamp_ink", 13), Fill(head, "stamp_ink", edge=0)


_DIRECTIONS = {_direction(*pair) for pair in permutations(SQUARES, 2)}
_DISC: Shapes = (
    Fill(oval((50, 50), (50, 50)), "stamp_ink", edge=0),
    Fill(oval((50, 50), (45, 45)), "stamp", edge=0),
)
MARKS: Mapping[tuple[str, int], Shapes] = {
    **{(_PLACE, direction): _arrow(direction) for direction in _DIRECTIONS},
    (_TURN, 1): _round_arrow(160, 20),
    (_TURN, 2): _round_arrow(210, 0),
    (_TURN, 3): _round_arrow(20, 160),
    (_SIDE, 0): (
        Line(((21, 64), (58, 64)), "stamp_ink", 10),
        Fill(((58, 78), (83, 64), (58, 50)), "stamp_ink", edge=0),
        Line(((79, 36), (42, 36)), "stamp_ink", 10),
        Fill(((42, 50), (17, 36), (42, 22)), "stamp_ink", edge=0),
    ),
    (_MISSING, 0): (Line(((25, 50), (75, 50)), "stamp_ink", 17),),
}
"""The drawings of all marks, by their kind and their direction or number of quarter-turns."""


def side_of_mark(card: int) -> int:
    """Return the side of a mark on a card of this size."""
    return round(max(LEGEND_MARK, card * 0.44))


def put_marks(picture: Canvas, marks: Sequence[tuple[str, int]], place: Box, turn: int, theme: Theme) -> None:
    """Draw marks at the lower right of a card's drawing, where its two sides look the same."""
    side = size_of(place)[0]
    left, top, right, bottom = inset(place, side / 4)
    first, y = ((right, bottom), (left, bottom), (left, top), (right, top))[turn]
    spots = first, left + right - first
    for x, (kind, value) in zip(spots, marks, strict=False):
        mark(kind, value, side_of_mark(side), card_theme(theme)).put(picture, (x, y))


@sprite
def mark(kind: str, value: int, side: int, theme: Theme) -> Sprite:
    """Draw a mark: a white sign on a red disc."""
    image = draw_square((*_DISC, *MARKS[kind, value]), side, theme)
    return Sprite(image, (side // 2, side // 2))
