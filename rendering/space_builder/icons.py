"""Icons: finished, building, stopped, sitting out, a round won, a card, a fault.

Here the shapes of all small drawings become images.
"""

from collections.abc import Mapping
from functools import partial
from math import cos, pi, sin

from PIL import Image

from rendering.kit import Fill, Line, Part, Shapes, Theme, arc, box, draw_shapes, icon, oval, sprite
from rendering.space_builder.palette import OUTLINE, paint

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
