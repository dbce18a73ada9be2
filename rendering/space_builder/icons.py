"""Icons: finished, building, stopped, sitting out, a round won, a card, a fault."""

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from rendering.kit.canvas import blend
from rendering.kit.pen import Pen
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.theme import Theme
from rendering.space_builder.palette import OUTLINE, material, paint


def _star(pen: Pen, theme: Theme) -> None:
    points = [
        (50 + reach * sin(pi * corner / 5), 47 + reach * cos(pi * corner / 5))
        for corner, reach in enumerate((49, 21) * 5)
    ]
    pen.polygon(points, paint(theme, "star"))


def _tick(pen: Pen, theme: Theme) -> None:
    pen.oval((50, 50), (46, 46), paint(theme, "good"))
    pen.line([(28, 50), (44, 34), (73, 68)], material("white"), 13)


def _stop(pen: Pen, theme: Theme) -> None:
    """Draw an octagon with a bar."""
    points = [(50 + 48 * cos(pi * (2 * n + 1) / 8), 50 + 48 * sin(pi * (2 * n + 1) / 8)) for n in range(8)]
    pen.polygon(points, paint(theme, "stamp"))
    pen.line([(24, 50), (76, 50)], paint(theme, "stamp_ink"), 16)


def _rest(pen: Pen, theme: Theme) -> None:
    """Draw two bars, the icon of a player who pauses."""
    ink = paint(theme, "line_quiet")
    for x in (24, 58):
        pen.box(x, 14, 18, 72, ink)


def _wrench(pen: Pen, theme: Theme) -> None:
    ink = paint(theme, "line_ink")
    pen.line([(22, 20), (64, 66)], ink, 17)
    pen.oval((70, 72), (23, 23), ink, edge=0)
    pen.polygon([(68, 74), (80, 102), (102, 80)], paint(theme, "sheet_quiet"), edge=0)
    pen.oval((21, 19), (9, 9), ink, edge=0)


def _card(pen: Pen, theme: Theme) -> None:
    """Draw a card in front view: a dome on its ground."""
    pen.box(6, 6, 88, 88, paint(theme, "line_ink"))
    pen.box(14, 14, 72, 72, paint(theme, "sky"), edge=0)
    dome = [(50 + 26 * cos(pi * n / 12), 30 + 38 * sin(pi * n / 12)) for n in range(13)]
    pen.polygon(dome, material("shell"), edge=0)
    pen.box(14, 14, 72, 16, paint(theme, "soil"), edge=0)


def _fault(pen: Pen, theme: Theme) -> None:
    pen.oval((50, 50), (46, 46), paint(theme, "stamp"))
    for start, end in (((32, 32), (68, 68)), ((32, 68), (68, 32))):
        pen.line([start, end], paint(theme, "stamp_ink"), 13)


def _left_player(pen: Pen, theme: Theme) -> None:
    """Draw an open door with an arrow, the icon of a player who has left."""
    ink = paint(theme, "line_quiet")
    pen.line([(46, 90), (14, 90), (14, 10), (46, 10)], ink, 10)
    pen.line([(36, 50), (72, 50)], ink, 12)
    pen.polygon([(66, 26), (96, 50), (66, 74)], ink, edge=0)


def _gives(pen: Pen, theme: Theme) -> None:
    ink = paint(theme, "line_ink")
    pen.line([(6, 50), (66, 50)], ink, 18)
    pen.polygon([(54, 16), (98, 50), (54, 84)], ink, edge=0)


def _lay(pen: Pen, theme: Theme, facing: int) -> None:
    """Draw a small map with its landing pad where it was seen."""
    pen.box(6, 6, 88, 88, paint(theme, "plan_line"), edge=0)
    pen.box(13, 13, 74, 74, paint(theme, "plan"), edge=0)
    x, y = ((28, 28), (28, 72), (72, 72), (72, 28))[facing]
    pen.oval((x, y), (15, 15), paint(theme, "beacon"), edge=0)


SIGN, SMALL_SIGN, LARGE_SIGN = 46, 38, 56
"""The sides of icons and of players' marks in pictures of a match."""
NAME_MARK = 50
"""The side of a player's mark before a name."""
SIGNS: Mapping[str, Callable[[Pen, Theme], None]] = MappingProxyType(
    {
        "star": _star,
        "tick": _tick,
        "stop": _stop,
        "rest": _rest,
        "wrench": _wrench,
        "card": _card,
        "fault": _fault,
        "left": _left_player,
        "gives": _gives,
        **{f"lay-{facing}": partial(_lay, facing=facing) for facing in range(1, 4)},
    }
)


@sprite
def sign(name: str, side: int, theme: Theme) -> Image.Image:
    """Draw an icon, ``side`` pixels wide and high."""
    pen = Pen((side, side), 100, 100, ink=OUTLINE, edge=5)
    SIGNS[name](pen, theme)
    return pen.finish()


def put_sign(picture: Canvas, name: str, at: tuple[float, float], side: int, theme: Theme) -> int:
    """Draw an icon with its left edge and middle at ``at``; return its width."""
    blend(picture, sign(name, side, theme), (at[0], at[1] - side / 2))
    return side
