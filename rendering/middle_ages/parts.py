"""The parts that buildings and machines are made of: walls, roofs, openings, wheels, animals."""

from collections.abc import Callable, Mapping
from functools import partial
from math import ceil, cos, pi, sin
from typing import NamedTuple

from rendering.kit import Colour, Fill, Line, Point, Shapes, along, arc, box, oval, place_shapes
from rendering.middle_ages.palette import OUTLINE, material, shade

_UNIT = box(0, 0, 1, 1)
_TONES = {
    "own": 1,
    "merlon": 0.93,
    "side": 0.84,
    "shadow": 0.82,
    "dim": 0.8,
    "seam": 0.72,
    "row": 0.7,
    "hollow": 0.5,
}
"""How bright the colours are that a part makes of its own."""


class Part(NamedTuple):
    """A part of a drawing: its kind, its lower left corner, its width and height, its material."""

    kind: str
    x: float
    y: float
    wide: float
    high: float
    of: str = "stone"

    def to_shapes(self) -> Shapes:
        """Return the shapes of the part."""
        drawing = _STRETCHED.get(self.kind) or _FITTED[self.kind](self)
        return [
            shape._replace(colour=self._colour(shape.colour)) for shape in place_shapes(drawing, self._place)
        ]

    def _place(self, across: float, up: float) -> Point:
        """Return the point at these shares of the part's width and height."""
        return self.x + self.wide * across, self.y + self.high * up

    def _colour(self, name: Colour | str) -> Colour | str:
        """Return the part's own colour in a tone; that of another material as it is."""
        return shade(material(self.of), _TONES[name]) if name in _TONES else name


def arcade(x: float, y: float, wide: float, high: float, count: int, of: str = "dark") -> tuple[Part, ...]:
    """Return the parts of a row of ``count`` round-headed openings."""
    bay = wide / count
    return tuple(Part("door", x + bay * i + bay * 0.14, y, bay * 0.72, high, of) for i in range(count))


def windows(x: float, y: float, wide: float, count: int, high: float) -> tuple[Part, ...]:
    """Return the parts of a row of ``count`` windows."""
    bay = wide / count
    return tuple(Part("window", x + bay * (i + 0.5) - 3.5, y, 7, high, "glass") for i in range(count))


def tower(x: float, wide: float, high: float, roof: float, of: str) -> tuple[Part, ...]:
    """Return the parts of a stone tower under a pointed roof."""
    return Part("wall", x, 2, wide, high, "stone"), Part("gable", x - 3, 2 + high, wide + 6, roof, of)


def _level(up: float, inset: float = 0) -> tuple[Point, Point]:
    """Return a level line at a share of the height, ``inset`` at both ends."""
    return (inset, up), (1 - inset, up)


def _wall(part: Part) -> Shapes:
    seams = _SEAMS.get(part.of)
    return (
        Fill(_UNIT, "own", edge=0),
        Fill(box(0.68, 0, 0.32, 1), "side", edge=0),
        *(seams(part) if seams else ()),
        Line((*_UNIT, *_UNIT[:2]), OUTLINE, None),
    )


def _courses(part: Part) -> Shapes:
    """Return the seams of rows of stones that are 13 units wide, every other row moved by half of them."""
    rows = max(1, round(part.high / 8))
    ends = [
        (6.5 * half / part.wide, row / rows)
        for row in range(rows)
        for half in range(1 + row % 2, ceil((part.wide - 2) / 6.5), 2)
    ]
    return (
        *(Line(_level(row / rows), "seam", 1) for row in range(rows)),
        *(Line(((x, y), (x, y + 1 / rows)), "seam", 1) for x, y in ends),
    )


def _boards(part: Part) -> Shapes:
    count = max(2, round(part.wide / 8))
    return [Line(((step / count, 0), (step / count, 1)), "seam", 1.2) for step in range(1, count)]


def _timber(part: Part) -> Shapes:
    bays = max(1, round(part.wide / 26))
    braces = ((0, 0), (1 / bays, 1)), ((1, 0), (1 - 1 / bays, 1))
    return (
        *(Line(((bay / bays, 0), (bay / bays, 1)), "beam", 2.6) for bay in range(bays + 1)),
        Line(_level(1 - 1 / part.high), "beam", 2.6),
        *(Line(brace, "beam", 2) for brace in braces if part.high > 14),
    )


_SEAMS: Mapping[str, Callable[[Part], Shapes]] = {
    "stone": _courses,
    "slab": _courses,
    "board": _boards,
    "plaster": _timber,
}
"""What is to be seen on walls of these materials."""


def _saddle(part: Part) -> Shapes:
    """Return a roof seen from its long side."""
    slant, rows = min(part.high / part.wide * 0.45, 0.22), max(2, round(part.high / 8))
    shape = (0, 0), (1, 0), (1 - slant, 1), (slant, 1)
    return (
        Fill(shape, "own", edge=0),
        Fill(((0.72, 0), *shape[1:3], (slant + (1 - 2 * slant) * 0.72, 1)), "side", edge=0),
        *(Line(_level(row / rows, slant * row / rows), "row", 1.2) for row in range(1, rows)),
        Line((*shape, *shape[:2]), OUTLINE, None),
    )


def _battlement(part: Part) -> Shapes:
    count = max(2, round(part.wide / 11))
    merlon = 1 / (2 * count - 1)
    return [Fill(box(2 * merlon * index, 0, merlon, 1), "merlon") for index in range(count)]


def _door(part: Part) -> Shapes:
    """Return an opening with a round head."""
    head = min(1, part.wide / part.high / 2)
    return (Fill(((0, 0), (1, 0), *arc((0.5, 1 - head), (0.5, head), 0, 180, 12)), "own"),)


def _tree(part: Part) -> Shapes:
    crowns = (0.26, 0.55, 0.27), (0.74, 0.55, 0.27), (0.5, 0.74, 0.32)
    stretched = part.wide / part.high
    return (
        Fill(box(0.41, 0, 0.18, 0.5), "beam"),
        *(Fill(oval((x, y), (reach, min(reach * stretched, 0.27))), "leaf") for x, y, reach in crowns),
        Fill(oval((0.5, 0.6), (0.3, 0.16)), "leaf", edge=0),
    )


def _water(part: Part) -> Shapes:
    count = max(2, round(part.wide / 16))
    waves = [(index, 0.65 if index % 2 else 0.35) for index in range(count)]
    return (
        Fill(_UNIT, "water", edge=0),
        *(
            Line((((index + 0.3) / count, y), ((index + 0.85) / count, y)), "white", 1.8)
            for index, y in waves
        ),
    )


def _sign(part: Part) -> Shapes:
    """Return a board hung from an arm."""
    arm = 1 + 4 / part.high
    return (
        Line(_level(arm), OUTLINE, 2.4),
        Line(((0.6, arm), (0.6, 1)), OUTLINE, 1.6),
        Fill(box(0.2, 0, 0.8, 1), "own"),
    )


def _fence(part: Part) -> Shapes:
    count, pale = max(2, round(part.wide / 12)), 4 / part.wide
    return (
        *(Line(_level(share), "board", 2, rim=True) for share in (0.3, 0.72)),
        *(Fill(box((1 - pale) * index / count, 0, pale, 1), "board", edge=1.4) for index in range(count + 1)),
    )


def _ladder(part: Part) -> Shapes:
    rungs = max(2, round(part.high / 7))
    return (
        *(Line(((side, 0), (side, 1)), OUTLINE, 2.2) for side in (0, 1)),
        *(Line(_level(rung / rungs), OUTLINE, 1.8) for rung in range(1, rungs)),
    )


def _taper(part: Part) -> Shapes:
    """Return a tower that narrows upwards."""
    right, top = 1 / part.wide, 1 - 1 / part.high
    shadow = (0.68, 0), (1 - right, 0), (0.82 - right, top), (0.6, top)
    return Fill(((0, 0), (1, 0), (0.82, 1), (0.18, 1)), "own"), Fill(shadow, "shadow", edge=0)


def _kiln(part: Part) -> Shapes:
    """Return a domed oven of brick."""
    rows = ((row, max(0.0, row * 1.35 - 0.35)) for row in (0.22, 0.44, 0.66))
    return (
        *_door(part),
        *(Line(_level(row, 0.5 - 0.5 * (1 - bend**2) ** 0.5), "row", 1.2) for row, bend in rows),
    )


_FITTED: Mapping[str, Callable[[Part], Shapes]] = {
    "wall": _wall,
    "saddle": _saddle,
    "battlement": _battlement,
    "door": _door,
    "tree": _tree,
    "water": _water,
    "sign": _sign,
    "fence": _fence,
    "ladder": _ladder,
    "taper": _taper,
    "kiln": _kiln,
}
"""The functions that return the shapes of parts whose number or form depends on the part's size."""

_DISC = oval((0.5, 0.5), (0.5, 0.5))
_TEETH = [(far * cos(pi * step / 16), far * sin(pi * step / 16)) for step, far in enumerate((1, 0.82) * 16)]
_BEAST: Shapes = (
    *(Fill(box(leg, 0, 0.12, 0.4), "own", edge=1.4) for leg in (0.18, 0.6)),
    Fill(oval((0.45, 0.55), (0.42, 0.34)), "own", edge=1.6),
    Fill(oval((0.87, 0.66), (0.19, 0.24)), "own", edge=1.6),
)


def _around(turn: float) -> Point:
    """Return the point at a share of a half turn on the ellipse that fills a part."""
    return 0.5 + 0.5 * cos(pi * turn), 0.5 + 0.5 * sin(pi * turn)


_SAIL: Shapes = (Fill(box(0.25, 0, 0.75, 0.14), "cloth", edge=1.4), Line(((0, 0), (1, 0)), OUTLINE, 2.4))
"""A sail and its arm: shares of the way from the middle to the arm's end, and how far to the left of it."""


_STRETCHED: Mapping[str, Shapes] = {
    "gable": (  # a roof seen from its end
        Fill(((0, 0), (1, 0), (0.5, 1)), "own", edge=0),
        Fill(((0.62, 0), (1, 0), (0.5, 1)), "dim", edge=0),
        *(Line(((row / 2, row), (1 - row / 2, row)), "seam", 1.2) for row in (0.33, 0.66)),
        Line(((0, 0), (1, 0), (0.5, 1), (0, 0), (1, 0)), OUTLINE, None),
    ),
    "wheel": (
        Fill(_DISC, "own"),
        Fill(oval((0.5, 0.5), (0.34, 0.34)), "hollow", edge=1.2),
        *(
            Line((_around(turn + 1), _around(turn)), "own", 2.4)
            for turn in (step / 4 + 0.2 / pi for step in range(4))
        ),
        Fill(oval((0.5, 0.5), (0.1, 0.1)), "own", edge=1.2),
    ),
    "blade": (  # of a circular saw, whose corner is its middle, and whose width is its radius
        Fill(_TEETH, "iron", edge=1.8),
        Fill(oval((0, 0), (0.5, 0.5)), shade(material("iron"), 1.6), edge=1.2),
        Fill(oval((0, 0), (0.16, 0.16)), "dark", edge=0),
    ),
    "window": (Fill(_UNIT, "own", edge=1.4),),
    "post": (Fill(_UNIT, "own", edge=1.6),),
    "round": (Fill(_DISC, "own"),),
    "rose": (
        Fill(_DISC, "own"),
        *(Line([(0.5, 0.5), _around(step / 4)], "gold", 1.3) for step in range(8)),
    ),
    "cross": (
        Line(((0.5, 0), (0.5, 1)), OUTLINE, 2.8),
        Line(((0, 0.66), (1, 0.66)), OUTLINE, 2.8),
    ),
    "sails": (
        *(
            shape
            for step in range(4)
            for shape in place_shapes(_SAIL, partial(along, (0.5, 0.5), _around(0.25 + step / 2)))
        ),
        Fill(oval((0.5, 0.5), (4 / 90, 4 / 90)), "beam", edge=1.2),
    ),
    "flag": (
        Line(((0, 0), (0, 1)), OUTLINE, 2),
        Fill(((0, 1), (1, 0.75), (0, 0.5)), "own", edge=1.4),
    ),
    "pig": _BEAST,
    "cow": (
        *_BEAST,
        Fill(oval((0.33, 0.6), (0.14, 0.17)), "dark", edge=0),
        Fill(oval((0.6, 0.48), (0.1, 0.12)), "dark", edge=0),
    ),
    "barrel": (
        Fill(((0, 0), (1, 0), (1.12, 0.5), (1, 1), (0, 1), (-0.12, 0.5)), "board", edge=1.6),
        *(Line(((0, hoop), (1, hoop)), "dark", 2) for hoop in (0.25, 0.75)),
    ),
    # A slanting beam from the lower left to the upper right; a negative width leans to the left.
    "strut": (Line(((0, 0), (1, 1)), "own", 4, rim=True),),
    "rope": (Line(((0, 0), (1, 1)), OUTLINE, 1.8),),
}
"""The shapes of the other parts, which are stretched to the part's width and height."""
