"""What the people have in their hands and at their feet: tools, and the four resources as loads.

A tool is drawn from ``a``, where it is held, to ``b``, where its head is.
"""

from math import hypot

from rendering.kit.canvas import Point
from rendering.kit.pen import Pen
from rendering.middle_ages.palette import OUTLINE, material, shade

_HANDLE = 3.6
_TILE = 7


def hammer(pen: Pen, a: Point, b: Point) -> None:
    """Draw a hammer with a big head of iron."""
    pen.bar(a, b, material("beam"), _HANDLE)
    pen.polygon(_quad(a, b, 1, 12, 7), material("iron"))


def mallet(pen: Pen, a: Point, b: Point) -> None:
    """Draw a mallet with a round head of wood."""
    pen.bar(a, b, material("beam"), _HANDLE)
    pen.polygon(_quad(a, b, 1, 14, 9), material("straw"))


def chisel(pen: Pen, a: Point, b: Point) -> None:
    """Draw a chisel."""
    pen.bar(a, b, material("iron"), 3.4)


def pickaxe(pen: Pen, a: Point, b: Point) -> None:
    """Draw a pickaxe with two long points."""
    pen.bar(a, b, material("beam"), 4)
    back = 0.72
    points = [_at(a, b, back, -27), _at(a, b, 1.05, -9), _at(a, b, 1.05, 9), _at(a, b, back, 27)]
    pen.polygon([*points, _at(a, b, 0.92, 8), _at(a, b, 0.92, -8)], material("iron"))


def axe(pen: Pen, a: Point, b: Point) -> None:
    """Draw a broad axe."""
    pen.bar(a, b, material("beam"), 4)
    blade = [_at(a, b, 0.98, 0), _at(a, b, 1.06, 22), _at(a, b, 0.62, 22), _at(a, b, 0.78, 0)]
    pen.polygon(blade, material("iron"))


def saw(pen: Pen, a: Point, b: Point) -> None:
    """Draw a saw with teeth and a handle."""
    teeth = [_at(a, b, 0.16 + 0.07 * step, -11 if step % 2 else -6) for step in range(12, -1, -1)]
    pen.polygon([_at(a, b, 0.12, 8), _at(a, b, 1, 3), *teeth], material("white"))
    pen.polygon(_quad(a, b, 0.06, 10, 6), material("beam"))


def trowel(pen: Pen, a: Point, b: Point) -> None:
    """Draw a trowel."""
    pen.bar(a, _at(a, b, 0.4, 0), material("beam"), 4)
    pen.polygon([_at(a, b, 0.4, -11), _at(a, b, 0.4, 11), _at(a, b, 1.1, 0)], material("white"))


def compasses(pen: Pen, a: Point, b: Point) -> None:
    """Draw a large pair of compasses that is held at its hinge ``a``."""
    for side in (-14, 14):
        pen.bar(a, _at(a, b, 1, side), material("gold"), 3.6)
    pen.line([_at(a, b, 0.55, -8), _at(a, b, 0.55, 8)], OUTLINE, 2.4)
    pen.oval(a, (5.5, 5.5), material("gold"))


def square(pen: Pen, a: Point, b: Point) -> None:
    """Draw a carpenter's square, as long as its arm is high."""
    arm = _at(a, b, 1, hypot(b[0] - a[0], b[1] - a[1]) * 0.8)
    pen.line([a, b, arm], OUTLINE, 11)
    pen.line([_at(a, b, 0.04, 0), b, _at(b, arm, 0.95, 0)], material("straw"), 6.6)


def rod(pen: Pen, a: Point, b: Point) -> None:
    """Draw a measuring rod with marks, which is held in the middle, and a plumb line at its top."""
    pen.bar(a, b, material("cloth"), 5)
    for step in range(1, 8):
        pen.line([_at(a, b, step / 8, -2.6), _at(a, b, step / 8, 2.6)], OUTLINE, 2.6)
    low = b[0] + 13, b[1] - 44
    pen.line([b, (b[0] + 13, b[1]), low], OUTLINE, 2)
    pen.polygon([(low[0] - 6, low[1]), (low[0] + 6, low[1]), (low[0], low[1] - 15)], material("gold"))


def plan(pen: Pen, a: Point, b: Point) -> None:
    """Draw a plan that is unrolled between two hands."""
    high = 34
    pen.polygon(
        [(a[0], a[1] - 8), (b[0], b[1] - 8), (b[0], b[1] + high), (a[0], a[1] + high)], material("cloth")
    )
    for share in (0.28, 0.52, 0.76):
        y = a[1] - 8 + (high + 8) * share
        pen.line([(a[0] + 7, y), (b[0] - 7, y)], material("water"), 3)
    for x, y in (a, b):
        pen.bar((x, y - 10), (x, y + high + 2), material("straw"), 5)


def plank(pen: Pen, a: Point, b: Point) -> None:
    """Draw a long plank."""
    pen.polygon([_at(a, b, 0, -5), _at(a, b, 1, -5), _at(a, b, 1, 5), _at(a, b, 0, 5)], material("board"))
    pen.line([a, b], shade(material("board"), 0.75), 1.6)


def trunk(pen: Pen, a: Point, b: Point) -> None:
    """Draw a heavy trunk, one end towards the viewer."""
    pen.polygon([_at(a, b, 0, -11), _at(a, b, 1, -11), _at(a, b, 1, 11), _at(a, b, 0, 11)], material("beam"))
    pen.oval(b, (6, 11), material("board"))
    pen.oval(b, (2.6, 5), material("straw"), edge=0)


def hod(pen: Pen, a: Point, b: Point) -> None:
    """Draw a hod on its pole, full of tiles."""
    pen.bar(a, b, material("beam"), 4)
    x, y = b
    for row, count in enumerate((2, 3)):
        for tile in range(count):
            left = x - 7.5 * count + 15 * tile
            pen.box(left, y + 9 + 9 * row, 15, 9, material("pantile"))
    pen.polygon(
        [(x - 26, y + 18), (x - 16, y), (x + 16, y), (x + 26, y + 18), (x + 12, y + 9), (x - 12, y + 9)],
        material("board"),
    )


def trestle(pen: Pen, a: Point, b: Point) -> None:
    """Draw a long plank on two trestles."""
    for x in (a[0] + 14, b[0] - 13):
        for aside in (-7, 7):
            pen.bar((x, a[1] - 4), (x + aside, 4), material("beam"), 4)
    plank(pen, a, b)


def tiles(pen: Pen, a: Point, b: Point) -> None:
    """Draw a pile of tiles, the middle of its foot at ``a``, of its top at ``b``."""
    for tile in range(round((b[1] - a[1]) / _TILE)):
        shift = 1.5 if tile % 2 else -1.5
        tone = shade(material("pantile"), 1.25 if tile % 2 else 1)
        pen.box(a[0] - 13 + shift, a[1] + _TILE * tile, 26, _TILE, tone)


def block(pen: Pen, a: Point, b: Point) -> None:
    """Draw a hewn stone with its lower corners at ``a`` and ``b``."""
    (x, y), side = a, b[0] - a[0]
    top = y + side * 0.72
    pen.box(x, y, side, side * 0.72, material("stone"))
    pen.polygon(
        [(x, top), (x + side, top), (x + side * 0.86, top + 6), (x + side * 0.14, top + 6)], material("white")
    )


def logs(pen: Pen, a: Point, b: Point) -> None:
    """Draw two sawn logs that lie at ``a`` and ``b``."""
    for x, y in (a, b):
        pen.oval((x + 7, y + 7), (7, 7), material("board"))
        pen.oval((x + 7, y + 7), (2.6, 2.6), material("straw"), edge=0)


def books(pen: Pen, a: Point, b: Point) -> None:
    """Draw two books on top of each other, their lower left corners at ``a`` and ``b``."""
    pen.box(*a, 24, 7, material("leaf"))
    pen.box(*b, 20, 7, material("cloth"))


def _at(a: Point, b: Point, share: float, aside: float) -> Point:
    """Return the point at a share of the way from ``a`` to ``b``, ``aside`` units to its left."""
    across, up = b[0] - a[0], b[1] - a[1]
    length = hypot(across, up) or 1
    return a[0] + across * share - up / length * aside, a[1] + up * share + across / length * aside


def _quad(a: Point, b: Point, share: float, half: float, thick: float) -> list[Point]:
    """Return a box across the way from ``a`` to ``b``: ``half`` units to both sides, ``thick`` along it."""
    reach = thick / (hypot(b[0] - a[0], b[1] - a[1]) or 1)
    corners = ((-reach, -half), (reach, -half), (reach, half), (-reach, half))
    return [_at(a, b, share + along, aside) for along, aside in corners]
