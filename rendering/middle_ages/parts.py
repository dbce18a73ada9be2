"""The parts that buildings and machines are made of: walls, roofs, openings, wheels, animals."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from rendering.kit.canvas import Point
from rendering.kit.pen import Fill, Line, Pen, Shapes, arch, box, oval
from rendering.kit.theme import Colour
from rendering.middle_ages.palette import OUTLINE, material, shade

_UNIT = box(0, 0, 1, 1)
_TONES = {"own": 1, "dim": 0.8, "seam": 0.72, "hollow": 0.5}
"""How bright the colours are that a part makes of its own."""


class Part(NamedTuple):
    """A part of a drawing: its kind, its lower left corner, its width and height, its material."""

    kind: str
    x: float
    y: float
    wide: float
    high: float
    of: str = "stone"

    def place(self, across: float, up: float) -> Point:
        """Return the point at these shares of the part's width and height."""
        return self.x + self.wide * across, self.y + self.high * up

    def colour(self, name: str) -> Colour:
        """Return the colour of a material, or the part's own in a tone."""
        return shade(material(self.of), _TONES[name]) if name in _TONES else material(name)


def draw_part(pen: Pen, part: Part) -> None:
    """Draw one part of a building or machine."""
    if part.kind in _KINDS:
        _KINDS[part.kind](pen, part)
    else:
        pen.draw(_SHAPES[part.kind], part.colour, part.place)


def _wall(pen: Pen, part: Part) -> None:
    colour = material(part.of)
    pen.box(part.x, part.y, part.wide, part.high, colour, edge=0)
    pen.box(part.x + part.wide * 0.68, part.y, part.wide * 0.32, part.high, shade(colour, 0.84), edge=0)
    if part.of in ("stone", "slab"):
        _courses(pen, part)
    elif part.of == "board":
        boards = max(2, round(part.wide / 8))
        for step in range(1, boards):
            x = part.x + part.wide * step / boards
            pen.line([(x, part.y), (x, part.y + part.high)], part.colour("seam"), 1.2)
    elif part.of == "plaster":
        _timber(pen, part)
    pen.line([part.place(*corner) for corner in (*_UNIT, *_UNIT[:2])], OUTLINE, pen.edge)


def _courses(pen: Pen, part: Part) -> None:
    """Draw the seams of rows of stones."""
    rows, wide, seam = max(1, round(part.high / 8)), 13, part.colour("seam")
    for row in range(rows):
        y = part.y + part.high * row / rows
        pen.line([(part.x, y), (part.x + part.wide, y)], seam, 1)
        x = part.x + (wide if row % 2 else wide / 2)
        while x < part.x + part.wide - 2:
            pen.line([(x, y), (x, y + part.high / rows)], seam, 1)
            x += wide


def _timber(pen: Pen, part: Part) -> None:
    beam, bays = material("beam"), max(1, round(part.wide / 26))
    for bay in range(bays + 1):
        pen.line([part.place(bay / bays, 0), part.place(bay / bays, 1)], beam, 2.6)
    top = part.y + part.high - 1
    pen.line([(part.x, top), (part.x + part.wide, top)], beam, 2.6)
    if part.high > 14:
        pen.line([part.place(0, 0), part.place(1 / bays, 1)], beam, 2)
        pen.line([part.place(1, 0), part.place(1 - 1 / bays, 1)], beam, 2)


def _saddle(pen: Pen, part: Part) -> None:
    """Draw a roof seen from its long side."""
    x, y, wide, high = part.x, part.y, part.wide, part.high
    slant, colour = min(high * 0.45, wide * 0.22), material(part.of)
    shape = [(x, y), (x + wide, y), (x + wide - slant, y + high), (x + slant, y + high)]
    pen.polygon(shape, colour, edge=0)
    shadow = [(x + wide * 0.72, y), *shape[1:3], (x + slant + (wide - 2 * slant) * 0.72, y + high)]
    pen.polygon(shadow, shade(colour, 0.84), edge=0)
    rows = max(2, round(high / 8))
    for row in range(1, rows):
        inset, level = slant * row / rows, y + high * row / rows
        pen.line([(x + inset, level), (x + wide - inset, level)], shade(colour, 0.7), 1.2)
    pen.line([*shape, *shape[:2]], OUTLINE, pen.edge)


def _battlement(pen: Pen, part: Part) -> None:
    count = max(2, round(part.wide / 11))
    merlon = part.wide / (2 * count - 1)
    for index in range(count):
        pen.box(part.x + 2 * merlon * index, part.y, merlon, part.high, shade(material(part.of), 0.93))


def _door(pen: Pen, part: Part) -> None:
    pen.polygon(arch(part.x, part.y, part.wide, part.high), material(part.of))


def _tree(pen: Pen, part: Part) -> None:
    wide, high, leaf = part.wide, part.high, material("leaf")
    pen.box(part.x + wide * 0.41, part.y, wide * 0.18, high * 0.5, material("beam"))
    for across, up, reach in ((0.26, 0.55, 0.27), (0.74, 0.55, 0.27), (0.5, 0.74, 0.32)):
        pen.oval(part.place(across, up), (reach * wide, min(reach * wide, high * 0.27)), leaf)
    pen.oval(part.place(0.5, 0.6), (wide * 0.3, high * 0.16), leaf, edge=0)


def _water(pen: Pen, part: Part) -> None:
    pen.box(part.x, part.y, part.wide, part.high, material("water"), edge=0)
    count = max(2, round(part.wide / 16))
    for index in range(count):
        up = 0.65 if index % 2 else 0.35
        wave = [part.place((index + share) / count, up) for share in (0.3, 0.85)]
        pen.line(wave, material("white"), 1.8)


def _sign(pen: Pen, part: Part) -> None:
    """Draw a board hung from an arm."""
    top = part.y + part.high
    pen.line([(part.x, top + 4), (part.x + part.wide, top + 4)], OUTLINE, 2.4)
    pen.line([(part.x + part.wide * 0.6, top + 4), (part.x + part.wide * 0.6, top)], OUTLINE, 1.6)
    pen.box(part.x + part.wide * 0.2, part.y, part.wide * 0.8, part.high, material(part.of))


def _fence(pen: Pen, part: Part) -> None:
    board, count = material("board"), max(2, round(part.wide / 12))
    for share in (0.3, 0.72):
        pen.line([part.place(0, share), part.place(1, share)], board, 2, rim=True)
    for index in range(count + 1):
        pen.box(part.x + (part.wide - 4) * index / count, part.y, 4, part.high, board, edge=1.4)


def _ladder(pen: Pen, part: Part) -> None:
    for side in (0, 1):
        pen.line([part.place(side, 0), part.place(side, 1)], OUTLINE, 2.2)
    rungs = max(2, round(part.high / 7))
    for rung in range(1, rungs):
        pen.line([part.place(0, rung / rungs), part.place(1, rung / rungs)], OUTLINE, 1.8)


def _taper(pen: Pen, part: Part) -> None:
    """Draw a tower that narrows upwards."""
    x, y, wide, high = part.x, part.y, part.wide, part.high
    colour, inset = material(part.of), part.wide * 0.18
    pen.polygon([(x, y), (x + wide, y), (x + wide - inset, y + high), (x + inset, y + high)], colour)
    shadow = [(x + wide * 0.68, y), (x + wide - 1, y), (x + wide - inset - 1, y + high - 1)]
    pen.polygon([*shadow, (x + wide * 0.6, y + high - 1)], shade(colour, 0.82), edge=0)


def _blade(pen: Pen, part: Part) -> None:
    """Draw a circular saw blade."""
    (x, y), reach, teeth = part.place(0.5, 0.5), part.wide / 2, 16
    points = [
        (x + reach * far * cos(pi * i / teeth), y + reach * far * sin(pi * i / teeth))
        for i, far in enumerate([1.0, 0.82] * teeth)
    ]
    pen.polygon(points, material("iron"), edge=1.8)
    pen.oval((x, y), (reach * 0.5, reach * 0.5), shade(material("iron"), 1.6), edge=1.2)
    pen.oval((x, y), (reach * 0.16, reach * 0.16), material("dark"), edge=0)


def _kiln(pen: Pen, part: Part) -> None:
    """Draw a domed oven of brick."""
    _door(pen, part)
    for row in (0.22, 0.44, 0.66):
        inset = 0.5 - 0.5 * (1 - max(0.0, row * 1.35 - 0.35) ** 2) ** 0.5
        pen.line([part.place(inset, row), part.place(1 - inset, row)], shade(material(part.of), 0.7), 1.2)


_KINDS: Mapping[str, Callable[[Pen, Part], None]] = MappingProxyType(
    {
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
        "blade": _blade,
        "kiln": _kiln,
    }
)

_DISC = oval((0.5, 0.5), (0.5, 0.5))
_BEAST: Shapes = (
    *(Fill(box(leg, 0, 0.12, 0.4), "own", edge=1.4) for leg in (0.18, 0.6)),
    Fill(oval((0.45, 0.55), (0.42, 0.34)), "own", edge=1.6),
    Fill(oval((0.87, 0.66), (0.19, 0.24)), "own", edge=1.6),
)


def _around(turn: float, reach: float) -> Point:
    """Return the point at a share of a half turn and of the radius from the middle of a part."""
    return 0.5 + 0.5 * reach * cos(pi * turn), 0.5 + 0.5 * reach * sin(pi * turn)


def _sail(turn: float) -> Shapes:
    aside = 0.14 * sin(pi * turn), 0.14 * cos(pi * turn)
    start, end = _around(turn, 0.25), _around(turn, 1)
    sides = [(x - aside[0], y + aside[1]) for x, y in (end, start)]
    return Fill([start, end, *sides], "cloth", edge=1.4), Line([(0.5, 0.5), end], OUTLINE, 2.4)


_SHAPES: Mapping[str, Shapes] = MappingProxyType(
    {
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
                Line((_around(turn + 1, 1), _around(turn, 1)), "own", 2.4)
                for turn in (step / 4 + 0.2 / pi for step in range(4))
            ),
            Fill(oval((0.5, 0.5), (0.1, 0.1)), "own", edge=1.2),
        ),
        "window": (Fill(_UNIT, "own", edge=1.4),),
        "post": (Fill(_UNIT, "own", edge=1.6),),
        "round": (Fill(_DISC, "own"),),
        "rose": (
            Fill(_DISC, "own"),
            *(Line([(0.5, 0.5), _around(step / 4, 1)], "gold", 1.3) for step in range(8)),
        ),
        "cross": (
            Line(((0.5, 0), (0.5, 1)), OUTLINE, 2.8),
            Line(((0, 0.66), (1, 0.66)), OUTLINE, 2.8),
        ),
        "sails": (
            *(shape for step in range(4) for shape in _sail(0.25 + step / 2)),
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
)
"""Parts whose shapes are stretched to their width and height."""
