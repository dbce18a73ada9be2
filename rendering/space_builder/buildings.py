"""The eight buildings in front view, each with both its sides (rules 1.2).

A drawing is a hundred units wide and high, with the ground at ``FLOOR``. Each is asymmetric, so that no turn
and no mirror image looks like another; the sides differ in one large detail.
"""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType

from bot.games.space_builder import BUILDINGS
from rendering.kit.canvas import Point
from rendering.kit.pen import Pen, arch
from rendering.kit.theme import Colour
from rendering.space_builder.palette import OUTLINE, material

FLOOR = 17.0


def _arc(centre: Point, radii: Point, first: float, last: float, steps: int = 24) -> list[Point]:
    """Return points along an ellipse between two angles in degrees, anticlockwise from the right."""
    (x, y), (wide, high) = centre, radii
    angles = [pi * (first + (last - first) * step / steps) / 180 for step in range(steps + 1)]
    return [(x + wide * cos(angle), y + high * sin(angle)) for angle in angles]


def _dome(pen: Pen, side: str) -> None:
    pen.line([(72, 48), (79, 74), (91, 79)], OUTLINE, 7)
    pen.line([(72, 48), (79, 74), (91, 79)], material("shade"), 3)
    pen.oval((90, 79), (5, 5), material("cyan"))
    pen.polygon(_arc((49, FLOOR), (39, 56), 0, 180), material("shell"))
    pen.polygon(
        _arc((49, FLOOR), (39, 56), 0, 62) + _arc((49, FLOOR), (25, 56), 62, 0), material("shade"), edge=0
    )
    pen.line(_arc((49, FLOOR), (39, 56), 0, 180), OUTLINE, pen.edge)
    pen.polygon(arch(16, FLOOR, 17, 25), material("dark"))
    windows = ((44, 46), (68, 46)) if side == "A" else ((45, 35), (69, 35), (56, 58))
    for spot in windows:
        pen.oval(spot, (9.5, 9.5), material("cyan"), edge=3)


def _silo(pen: Pen, side: str) -> None:
    for y in (27, 38, 49, 60, 71):
        pen.bar((70, y), (82, y), material("steel"), 2.5)
    pen.bar((84, FLOOR), (84, 80), material("steel"), 4)
    pen.bar((20, 28), (36, 28), material("steel"), 5)
    pen.oval((20, 28), (9, 9), material("ember"))
    pen.oval((20, 28), (3, 3), OUTLINE, edge=0)
    pen.polygon([(33, FLOOR), (69, FLOOR), *_arc((51, 68), (18, 25), 0, 180)], material("shell"))
    pen.polygon([(60, FLOOR + 1), (68, FLOOR + 1), (68, 68), (60, 68)], material("shade"), edge=0)
    pen.polygon(_arc((51, 76), (17, 17), 0, 180), material("orange"))
    for y in (42,) if side == "A" else (28, 52):
        pen.box(29, y, 44, 11, material("orange"))


def _horn(pen: Pen, side: str) -> None:
    for foot in (17, 57):
        pen.bar((foot, FLOOR), (38, 54), material("shell"), 4)
    for low, high in (((25, 29), (45, 44)), ((51, 29), (32, 44))):
        pen.line([low, high], OUTLINE, 6)
        pen.line([low, high], material("shade"), 2.5)
    pen.bar((25, 29), (54, 29), material("shell"), 3)
    pen.polygon([_tilt(point) for point in _arc((0, 0), (32, 18), 180, 360)], material("shell"))
    pen.polygon([_tilt(point) for point in _arc((0, 0), (32, 7), 0, 360)], material("shade"))
    pen.bar(_tilt((0, 0)), _tilt((0, 22)), material("steel"), 3)
    focus = _tilt((0, 28))
    if side == "A":
        pen.oval(focus, (10.5, 10.5), material("pink"))
    else:
        pen.oval(focus, (16, 16), material("pink"))
        pen.oval(focus, (8.5, 8.5), material("dark"))


def _tilt(point: Point) -> Point:
    """Convert a point from the axes of the dish, which leans 40 degrees to the right."""
    angle = -40 * pi / 180
    x, y = point
    return 38 + x * cos(angle) - y * sin(angle), 60 + x * sin(angle) + y * cos(angle)


def _greenhouse(pen: Pen, side: str) -> None:
    pen.line([(12, FLOOR), (12, 62), (32, 62)], OUTLINE, 10)
    pen.line([(12, FLOOR), (12, 62), (32, 62)], material("steel"), 5.5)
    pen.polygon(arch(23, FLOOR, 68, 66), material("glass"))
    for x in (40, 74):
        pen.line([(x, FLOOR), (x, 74)], material("white"), 2)
    pen.polygon([(44, FLOOR), (70, FLOOR), (67, 30), (47, 30)], material("orange"))
    lean, long = (40, 42) if side == "A" else (74, 36)
    for towards in (-lean, lean):
        _frond(pen, (57, 30), towards, long)
    if side == "B":  # large and of another colour, so that it is seen on a small card
        _frond(pen, (57, 30), 0, 50, "yellow")
    pen.line([*arch(23, FLOOR, 68, 66), (23, FLOOR)], OUTLINE, pen.edge)


def _frond(pen: Pen, foot: Point, lean: float, long: float, colour: str = "green") -> None:
    """Draw a leaf that leans ``lean`` degrees to the right."""
    across, up = sin(lean * pi / 180), cos(lean * pi / 180)
    spots = ((0.0, 0.0), (0.3, 0.2), (0.68, 0.22), (1.0, 0.0), (0.68, -0.22), (0.3, -0.2))
    points = [
        (foot[0] + long * (along * across + out * up), foot[1] + long * (along * up - out * across))
        for along, out in spots
    ]
    pen.polygon(points, material(colour))


def _owl(pen: Pen, side: str) -> None:
    pen.bar((52, 58), (17, 86), material("steel"), 12)
    pen.bar((24, 80.4), (16, 86.8), material("yellow"), 17)
    pen.polygon(_arc((54, 46), (35, 37), 0, 180), material("shell"))
    pen.polygon(_arc((54, 46), (35, 37), 0, 62) + _arc((54, 46), (21, 37), 62, 0), material("shade"), edge=0)
    pen.line(_arc((54, 46), (35, 37), 0, 180), OUTLINE, pen.edge)
    pen.box(15, FLOOR, 78, 30, material("shell"))
    pen.box(82, FLOOR, 10, 29, material("shade"), edge=0)
    pen.box(15, 42, 78, 7, material("steel"))
    steps = ((30, 62, 11),) if side == "A" else ((22, 76, 13), (34, 52, 12))
    floor = FLOOR + sum(high for _, _, high in steps)
    pen.polygon(arch(47, floor - 2, 22, 44 - floor + 6 if side == "B" else 24), material("dark"))
    low = FLOOR
    for left, wide, high in steps:
        pen.box(left - 3, low, wide, high, material("yellow"))
        low += high


def _reactor(pen: Pen, side: str) -> None:
    for x, y, reach in ((74, 84, 12),) if side == "A" else ((57, 86, 9), (83, 78, 12)):
        pen.oval((x, y), (reach, reach * 0.9), material("white"), edge=2.5)
    left = [(18, FLOOR), (27, 36), (30, 52), (24, 74)]
    right = [(68, 74), (62, 52), (65, 36), (74, FLOOR)]
    pen.polygon([*left, *right], material("shell"))
    pen.polygon(
        [(61, 73), (67, 73), (61, 52), (64, 36), (73, FLOOR + 1), (60, FLOOR + 1), (55, 52)],
        material("shade"),
        edge=0,
    )
    pen.polygon([(27, 36), (30, 52), (62, 52), (65, 36)], material("ember"))
    pen.oval((46, 74), (22, 6), material("dark"))
    pen.polygon(arch(24, FLOOR, 15, 16), material("dark"))


def _hangar(pen: Pen, side: str) -> None:
    pen.polygon([(68, 22), (84, 24), (95, 33), (84, 42), (68, 46)], material("shell"))
    pen.polygon([(84, 24), (95, 33), (84, 42)], material("blue"))
    pen.line([(74, FLOOR), (74, 24)], OUTLINE, 4)
    pen.polygon(arch(8, FLOOR, 66, 62), material("shell"))
    pen.polygon(arch(17, FLOOR, 48, 26), material("dark"))
    for x in (29, 41, 53):
        pen.line([(x, FLOOR), (x, 42)], material("steel"), 2)
    if side == "A":
        pen.oval((41, 58), (12, 12), material("blue"), edge=3)
    else:
        pen.box(26, 46, 30, 26, material("blue"), edge=3)
        pen.line([(41, 46), (41, 72)], OUTLINE, 3)
        pen.line([(26, 59), (56, 59)], OUTLINE, 3)


def _needle(pen: Pen, side: str) -> None:
    pen.polygon([(22, FLOOR), (88, FLOOR), (76, 30), (42, 30)], material("steel"))
    for y in (37, 82):
        pen.bar((31, y), (56, y), material("steel"), 3)
    pen.bar((31, 26), (31, 88), material("steel"), 3.5)
    pen.polygon([(51, 29), (67, 29), (63, 76), (59, 97), (55, 76)], material("shell"))
    pen.polygon([(60, 30), (66, 30), (62, 76), (59.5, 92)], material("shade"), edge=0)
    pen.oval((59, 76), (11, 5.5), material("steel"))
    low = 57 if side == "A" else 28
    pen.box(14, low, 34, 25, material("lime"))
    pen.box(22, low + 9, 18, 9, material("dark"), edge=1.5)


_DRAWN: Mapping[str, Callable[[Pen, str], None]] = MappingProxyType(
    dict(
        zip(
            BUILDINGS,
            (_dome, _silo, _horn, _greenhouse, _owl, _reactor, _hangar, _needle),
            strict=True,
        )
    )
)


def draw_building(pen: Pen, building: str, side: str) -> None:
    """Draw a building on its ground with ``pen``, which has a hundred units each way."""
    _DRAWN[building](pen, side)


def draw_soil(pen: Pen, soil: Colour, crater: Colour) -> None:
    """Draw the strong line of the ground along the lower edge, with its craters."""
    pen.box(-2, -2, 104, FLOOR + 2, soil, edge=2.5)
    for x, wide in ((20, 7), (48, 10), (80, 6)):
        pen.oval((x, 9), (wide, 2.6), crater, edge=0)
