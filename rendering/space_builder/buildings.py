"""The eight buildings in front view, each with both its sides (rules 1.2).

A drawing is a hundred units wide and high, with the ground at ``FLOOR``. Each is asymmetric, so that no turn
and no mirror image looks like another; the sides differ in one large detail.
"""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from bot.games.space_builder import BUILDINGS
from rendering.kit import Fill, Line, Point, Shapes, arc, arch, box, oval
from rendering.space_builder.palette import OUTLINE

FLOOR = 17.0


def _tilt(point: Point) -> Point:
    """Convert a point from the axes of the horn's dish, which leans 40 degrees to the right."""
    angle = -40 * pi / 180
    x, y = point
    return 38 + x * cos(angle) - y * sin(angle), 60 + x * sin(angle) + y * cos(angle)


def _frond(lean: float, long: float, colour: str = "green") -> Fill:
    """Return a leaf that leans ``lean`` degrees to the right."""
    across, up = sin(lean * pi / 180), cos(lean * pi / 180)
    spots = ((0.0, 0.0), (0.3, 0.2), (0.68, 0.22), (1.0, 0.0), (0.68, -0.22), (0.3, -0.2))
    points = [
        (57 + long * (along * across + out * up), 30 + long * (along * up - out * across))
        for along, out in spots
    ]
    return Fill(points, colour)


def _half_dome(middle: Point, radii: Point, lit: float) -> Shapes:
    """Return a dome whose right side, from ``lit`` units of its middle, lies in the shade."""
    whole = arc(middle, radii, 0, 180)
    shaded = arc(middle, radii, 0, 62) + arc(middle, (lit, radii[1]), 62, 0)
    return Fill(whole, "shell"), Fill(shaded, "shade", edge=0), Line(whole, OUTLINE, None)


def _dome(*windows: Point) -> Shapes:
    return (
        Line(((72, 48), (79, 74), (91, 79)), OUTLINE, 7),
        Line(((72, 48), (79, 74), (91, 79)), "shade", 3),
        Fill(oval((90, 79), (5, 5)), "cyan"),
        *_half_dome((49, FLOOR), (39, 56), 25),
        Fill(arch(16, FLOOR, 17, 25), "dark"),
        *(Fill(oval(spot, (9.5, 9.5)), "cyan", edge=3) for spot in windows),
    )


def _silo(*bands: float) -> Shapes:
    return (
        *(Line(((70, y), (82, y)), "steel", 2.5, rim=True) for y in (27, 38, 49, 60, 71)),
        Line(((84, FLOOR), (84, 80)), "steel", 4, rim=True),
        Line(((20, 28), (36, 28)), "steel", 5, rim=True),
        Fill(oval((20, 28), (9, 9)), "ember"),
        Fill(oval((20, 28), (3, 3)), OUTLINE, edge=0),
        Fill([(33, FLOOR), (69, FLOOR), *arc((51, 68), (18, 25), 0, 180)], "shell"),
        Fill(((60, FLOOR + 1), (68, FLOOR + 1), (68, 68), (60, 68)), "shade", edge=0),
        Fill(arc((51, 76), (17, 17), 0, 180), "orange"),
        *(Fill(box(29, y, 44, 11), "orange") for y in bands),
    )


def _horn(*focus: tuple[float, str]) -> Shapes:
    struts = [((25, 29), (45, 44)), ((51, 29), (32, 44))]
    return (
        Line(((17, FLOOR), (38, 54)), "shell", 4, rim=True),
        Line(((57, FLOOR), (38, 54)), "shell", 4, rim=True),
        *(Line(strut, colour, wide) for strut in struts for colour, wide in ((OUTLINE, 6), ("shade", 2.5))),
        Line(((25, 29), (54, 29)), "shell", 3, rim=True),
        Fill([_tilt(point) for point in arc((0, 0), (32, 18), 180, 360)], "shell"),
        Fill([_tilt(point) for point in arc((0, 0), (32, 7), 0, 360)], "shade"),
        Line((_tilt((0, 0)), _tilt((0, 22))), "steel", 3, rim=True),
        *(Fill(oval(_tilt((0, 28)), (reach, reach)), colour) for reach, colour in focus),
    )


def _greenhouse(*fronds: Fill) -> Shapes:
    glass = arch(23, FLOOR, 68, 66)
    return (
        Line(((12, FLOOR), (12, 62), (32, 62)), OUTLINE, 10),
        Line(((12, FLOOR), (12, 62), (32, 62)), "steel", 5.5),
        Fill(glass, "glass"),
        *(Line(((x, FLOOR), (x, 74)), "white", 2) for x in (40, 74)),
        Fill(((44, FLOOR), (70, FLOOR), (67, 30), (47, 30)), "orange"),
        *fronds,
        Line([*glass, (23, FLOOR)], OUTLINE, None),
    )


def _owl(door: Sequence[Point], *steps: tuple[float, float, float, float]) -> Shapes:
    return (
        Line(((52, 58), (17, 86)), "steel", 12, rim=True),
        Line(((24, 80.4), (16, 86.8)), "yellow", 17, rim=True),
        *_half_dome((54, 46), (35, 37), 21),
        Fill(box(15, FLOOR, 78, 30), "shell"),
        Fill(box(82, FLOOR, 10, 29), "shade", edge=0),
        Fill(box(15, 42, 78, 7), "steel"),
        Fill(door, "dark"),
        *(Fill(box(*step), "yellow") for step in steps),
    )


def _reactor(*puffs: tuple[float, float, float]) -> Shapes:
    left = [(18, FLOOR), (27, 36), (30, 52), (24, 74)]
    right = [(68, 74), (62, 52), (65, 36), (74, FLOOR)]
    shaded = [(61, 73), (67, 73), (61, 52), (64, 36), (73, FLOOR + 1), (60, FLOOR + 1), (55, 52)]
    return (
        *(Fill(oval((x, y), (reach, reach * 0.9)), "white", edge=2.5) for x, y, reach in puffs),
        Fill([*left, *right], "shell"),
        Fill(shaded, "shade", edge=0),
        Fill(((27, 36), (30, 52), (62, 52), (65, 36)), "ember"),
        Fill(oval((46, 74), (22, 6)), "dark"),
        Fill(arch(24, FLOOR, 15, 16), "dark"),
    )


def _hangar(*window: Fill | Line) -> Shapes:
    return (
        Fill(((68, 22), (84, 24), (95, 33), (84, 42), (68, 46)), "shell"),
        Fill(((84, 24), (95, 33), (84, 42)), "blue"),
        Line(((74, FLOOR), (74, 24)), OUTLINE, 4),
        Fill(arch(8, FLOOR, 66, 62), "shell"),
        Fill(arch(17, FLOOR, 48, 26), "dark"),
        *(Line(((x, FLOOR), (x, 42)), "steel", 2) for x in (29, 41, 53)),
        *window,
    )


def _needle(low: float) -> Shapes:
    return (
        Fill(((22, FLOOR), (88, FLOOR), (76, 30), (42, 30)), "steel"),
        Line(((31, 37), (56, 37)), "steel", 3, rim=True),
        Line(((31, 82), (56, 82)), "steel", 3, rim=True),
        Line(((31, 26), (31, 88)), "steel", 3.5, rim=True),
        Fill(((51, 29), (67, 29), (63, 76), (59, 97), (55, 76)), "shell"),
        Fill(((60, 30), (66, 30), (62, 76), (59.5, 92)), "shade", edge=0),
        Fill(oval((59, 76), (11, 5.5)), "steel"),
        Fill(box(14, low, 34, 25), "lime"),
        Fill(box(22, low + 9, 18, 9), "dark", edge=1.5),
    )


DRAWINGS: Mapping[str, Mapping[str, Shapes]] = {
    "A": dict(
        zip(
            BUILDINGS,
            (
                _dome((44, 46), (68, 46)),
                _silo(42),
                _horn((10.5, "pink")),
                _greenhouse(_frond(-40, 42), _frond(40, 42)),
                _owl(arch(47, 26, 22, 24), (27, FLOOR, 62, 11)),
                _reactor((74, 84, 12)),
                _hangar(Fill(oval((41, 58), (12, 12)), "blue", edge=3)),
                _needle(57),
            ),
            strict=True,
        )
    ),
    "B": dict(
        zip(
            BUILDINGS,
            (
                _dome((45, 35), (69, 35), (56, 58)),
                _silo(28, 52),
                _horn((16, "pink"), (8.5, "dark")),
                # One leaf is large and of another colour, so that it is seen on a small card.
                _greenhouse(_frond(-74, 36), _frond(74, 36), _frond(0, 50, "yellow")),
                _owl(arch(47, 40, 22, 8), (19, FLOOR, 76, 13), (31, 30, 52, 12)),
                _reactor((57, 86, 9), (83, 78, 12)),
                _hangar(
                    Fill(box(26, 46, 30, 26), "blue", edge=3),
                    Line(((41, 46), (41, 72)), OUTLINE, 3),
                    Line(((26, 59), (56, 59)), OUTLINE, 3),
                ),
                _needle(28),
            ),
            strict=True,
        )
    ),
}
"""The drawing of each building on its ground, by its side."""
SOIL: Shapes = (
    Fill(box(-2, -2, 104, FLOOR + 2), "soil", edge=2.5),
    *(Fill(oval((x, 9), (wide, 2.6)), "crater", edge=0) for x, wide in ((20, 7), (48, 10), (80, 6))),
)
"""The strong line of the ground along the lower edge, with its craters."""
