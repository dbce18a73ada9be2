"""The parts that buildings and machines are made of: walls, roofs, openings, wheels, animals."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from rendering.kit.pen import Pen, arch
from rendering.middle_ages.palette import OUTLINE, material, shade


class Part(NamedTuple):
    """A part of a drawing: its kind, its lower left corner, its width and height, its material."""

    kind: str
    x: float
    y: float
    wide: float
    high: float
    of: str = "stone"


def draw_part(pen: Pen, part: Part) -> None:
    """Draw one part of a building or machine."""
    _KINDS[part.kind](pen, part)


def _wall(pen: Pen, part: Part) -> None:
    colour = material(part.of)
    pen.box(part.x, part.y, part.wide, part.high, colour, edge=0)
    pen.box(part.x + part.wide * 0.68, part.y, part.wide * 0.32, part.high, shade(colour, 0.84), edge=0)
    _texture(pen, part)
    _frame(pen, part)


def _frame(pen: Pen, part: Part) -> None:
    x, y, right, top = part.x, part.y, part.x + part.wide, part.y + part.high
    pen.line([(x, y), (right, y), (right, top), (x, top), (x, y), (right, y)], OUTLINE, pen.edge)


def _texture(pen: Pen, part: Part) -> None:
    seam = shade(material(part.of), 0.72)
    if part.of in ("stone", "slab"):
        _courses(pen, part, 8, 13, seam)
    elif part.of == "board":
        for step in range(1, max(2, round(part.wide / 8))):
            x = part.x + part.wide * step / max(2, round(part.wide / 8))
            pen.line([(x, part.y), (x, part.y + part.high)], seam, 1.2)
    elif part.of == "plaster":
        _timber(pen, part)


def _courses(pen: Pen, part: Part, high: float, wide: float, seam: tuple[int, int, int]) -> None:
    rows = max(1, round(part.high / high))
    for row in range(rows):
        y = part.y + part.high * row / rows
        pen.line([(part.x, y), (part.x + part.wide, y)], seam, 1)
        x = part.x + (wide if row % 2 else wide / 2)
        while x < part.x + part.wide - 2:
            pen.line([(x, y), (x, y + part.high / rows)], seam, 1)
            x += wide


def _timber(pen: Pen, part: Part) -> None:
    beam = material("beam")
    x, y, right, top = part.x, part.y, part.x + part.wide, part.y + part.high
    bays = max(1, round(part.wide / 26))
    for bay in range(bays + 1):
        at = x + part.wide * bay / bays
        pen.line([(at, y), (at, top)], beam, 2.6)
    pen.line([(x, top - 1), (right, top - 1)], beam, 2.6)
    if part.high > 14:
        pen.line([(x, y), (x + part.wide / bays, top)], beam, 2)
        pen.line([(right, y), (right - part.wide / bays, top)], beam, 2)


def _gable(pen: Pen, part: Part) -> None:
    """Draw a roof seen from its end."""
    x, y, wide, high = part.x, part.y, part.wide, part.high
    colour, top = material(part.of), (part.x + part.wide / 2, part.y + part.high)
    pen.polygon([(x, y), (x + wide, y), top], colour, edge=0)
    pen.polygon([(x + wide * 0.62, y), (x + wide, y), top], shade(colour, 0.8), edge=0)
    for step in (0.33, 0.66):
        inset = wide / 2 * step
        pen.line(
            [(x + inset, y + high * step), (x + wide - inset, y + high * step)], shade(colour, 0.72), 1.2
        )
    pen.polygon([(x, y), (x + wide, y), top], colour, edge=0) if part.of == "plaster" else None
    pen.line([(x, y), (x + wide, y), top, (x, y), (x + wide, y)], OUTLINE, pen.edge)


def _saddle(pen: Pen, part: Part) -> None:
    """Draw a roof seen from its long side."""
    x, y, wide, high = part.x, part.y, part.wide, part.high
    slant = min(high * 0.45, wide * 0.22)
    colour = material(part.of)
    shape = [(x, y), (x + wide, y), (x + wide - slant, y + high), (x + slant, y + high)]
    pen.polygon(shape, colour, edge=0)
    pen.polygon(
        [
            (x + wide * 0.72, y),
            shape[1],
            shape[2],
            (x + slant + (wide - 2 * slant) * 0.72, y + high),
        ],
        shade(colour, 0.84),
        edge=0,
    )
    seam, rows = shade(colour, 0.7), max(2, round(high / 8))
    for row in range(1, rows):
        share = row / rows
        pen.line(
            [(x + slant * share, y + high * share), (x + wide - slant * share, y + high * share)], seam, 1.2
        )
    pen.line([*shape, *shape[:2]], OUTLINE, pen.edge)


def _battlement(pen: Pen, part: Part) -> None:
    count = max(2, round(part.wide / 11))
    merlon = part.wide / (2 * count - 1)
    colour = shade(material(part.of), 0.93)
    for index in range(count):
        pen.box(part.x + 2 * merlon * index, part.y, merlon, part.high, colour)


def _door(pen: Pen, part: Part) -> None:
    pen.polygon(arch(part.x, part.y, part.wide, part.high), material(part.of))


def _window(pen: Pen, part: Part) -> None:
    pen.box(part.x, part.y, part.wide, part.high, material(part.of), edge=1.4)


def _round(pen: Pen, part: Part) -> None:
    reach = part.wide / 2, part.high / 2
    pen.oval((part.x + reach[0], part.y + reach[1]), reach, material(part.of))


def _rose(pen: Pen, part: Part) -> None:
    _round(pen, part)
    x, y, reach = part.x + part.wide / 2, part.y + part.high / 2, part.wide / 2
    for step in range(8):
        turn = pi * step / 4
        pen.line([(x, y), (x + reach * cos(turn), y + reach * sin(turn))], material("gold"), 1.3)


def _cross(pen: Pen, part: Part) -> None:
    x = part.x + part.wide / 2
    pen.line([(x, part.y), (x, part.y + part.high)], OUTLINE, 2.8)
    pen.line(
        [(part.x, part.y + part.high * 0.66), (part.x + part.wide, part.y + part.high * 0.66)], OUTLINE, 2.8
    )


def _post(pen: Pen, part: Part) -> None:
    pen.box(part.x, part.y, part.wide, part.high, material(part.of), edge=1.6)


def _wheel(pen: Pen, part: Part) -> None:
    x, y, reach = part.x + part.wide / 2, part.y + part.high / 2, part.wide / 2
    colour = material(part.of)
    pen.oval((x, y), (reach, reach), colour)
    pen.oval((x, y), (reach * 0.68, reach * 0.68), shade(colour, 0.5), edge=1.2)
    for step in range(4):
        turn = pi * step / 4 + 0.2
        over, up = reach * cos(turn), reach * sin(turn)
        pen.line([(x - over, y - up), (x + over, y + up)], colour, 2.4)
    pen.oval((x, y), (reach * 0.2, reach * 0.2), colour, edge=1.2)


def _sails(pen: Pen, part: Part) -> None:
    x, y, reach = part.x + part.wide / 2, part.y + part.high / 2, part.wide / 2
    for step in range(4):
        turn = pi / 4 + pi * step / 2
        over, up = cos(turn), sin(turn)
        side = -up * reach * 0.28, over * reach * 0.28
        start = x + over * reach * 0.25, y + up * reach * 0.25
        end = x + over * reach, y + up * reach
        shape = [start, end, (end[0] + side[0], end[1] + side[1]), (start[0] + side[0], start[1] + side[1])]
        pen.polygon(shape, material("cloth"), edge=1.4)
        pen.line([(x, y), end], OUTLINE, 2.4)
    pen.oval((x, y), (4, 4), material("beam"), edge=1.2)


def _tree(pen: Pen, part: Part) -> None:
    x, wide, high = part.x + part.wide / 2, part.wide, part.high
    pen.box(x - wide * 0.09, part.y, wide * 0.18, high * 0.5, material("beam"))
    leaf = material("leaf")
    for over, up, reach in ((-0.24, 0.55, 0.27), (0.24, 0.55, 0.27), (0, 0.74, 0.32)):
        spot = x + over * wide, part.y + up * high
        pen.oval(spot, (reach * wide, min(reach * wide, high * 0.27)), leaf)
    pen.oval((x, part.y + high * 0.6), (wide * 0.3, high * 0.16), leaf, edge=0)


def _water(pen: Pen, part: Part) -> None:
    pen.box(part.x, part.y, part.wide, part.high, material("water"), edge=0)
    count = max(2, round(part.wide / 16))
    for index in range(count):
        x = part.x + part.wide * (index + 0.3) / count
        y = part.y + part.high * (0.65 if index % 2 else 0.35)
        pen.line([(x, y), (x + part.wide / count * 0.55, y)], material("white"), 1.8)


def _flag(pen: Pen, part: Part) -> None:
    top = part.y + part.high
    pen.line([(part.x, part.y), (part.x, top)], OUTLINE, 2)
    pen.polygon(
        [(part.x, top), (part.x + part.wide, top - part.high * 0.25), (part.x, top - part.high * 0.5)],
        material(part.of),
        edge=1.4,
    )


def _sign(pen: Pen, part: Part) -> None:
    """Draw a board hung from an arm."""
    top = part.y + part.high
    pen.line([(part.x, top + 4), (part.x + part.wide, top + 4)], OUTLINE, 2.4)
    pen.line([(part.x + part.wide * 0.6, top + 4), (part.x + part.wide * 0.6, top)], OUTLINE, 1.6)
    pen.box(part.x + part.wide * 0.2, part.y, part.wide * 0.8, part.high, material(part.of))


def _fence(pen: Pen, part: Part) -> None:
    board = material("board")
    for share in (0.3, 0.72):
        y = part.y + part.high * share
        pen.bar((part.x, y), (part.x + part.wide, y), board, 2)
    count = max(2, round(part.wide / 12))
    for index in range(count + 1):
        x = part.x + (part.wide - 4) * index / count
        pen.box(x, part.y, 4, part.high, board, edge=1.4)


def _beast(pen: Pen, part: Part) -> None:
    """Draw a cow or a pig, by its colour."""
    x, y, wide, high = part.x, part.y, part.wide, part.high
    colour = material(part.of)
    for leg in (0.18, 0.6):
        pen.box(x + wide * leg, y, wide * 0.12, high * 0.4, colour, edge=1.4)
    pen.oval((x + wide * 0.45, y + high * 0.55), (wide * 0.42, high * 0.34), colour, edge=1.6)
    pen.oval((x + wide * 0.87, y + high * 0.66), (wide * 0.19, high * 0.24), colour, edge=1.6)
    if part.of == "white":
        pen.oval((x + wide * 0.33, y + high * 0.6), (wide * 0.14, high * 0.17), material("dark"), edge=0)
        pen.oval((x + wide * 0.6, y + high * 0.48), (wide * 0.1, high * 0.12), material("dark"), edge=0)


def _barrel(pen: Pen, part: Part) -> None:
    x, y, wide, high = part.x, part.y, part.wide, part.high
    sides = [(x, y), (x + wide, y), (x + wide * 1.12, y + high / 2), (x + wide, y + high)]
    pen.polygon([*sides, (x, y + high), (x - wide * 0.12, y + high / 2)], material("board"), edge=1.6)
    for share in (0.25, 0.75):
        pen.line([(x, y + high * share), (x + wide, y + high * share)], material("dark"), 2)


def _ladder(pen: Pen, part: Part) -> None:
    for x in (part.x, part.x + part.wide):
        pen.line([(x, part.y), (x, part.y + part.high)], OUTLINE, 2.2)
    rungs = max(2, round(part.high / 7))
    for rung in range(1, rungs):
        y = part.y + part.high * rung / rungs
        pen.line([(part.x, y), (part.x + part.wide, y)], OUTLINE, 1.8)


def _taper(pen: Pen, part: Part) -> None:
    """Draw a tower that narrows upwards."""
    x, y, wide, high = part.x, part.y, part.wide, part.high
    colour, inset = material(part.of), part.wide * 0.18
    pen.polygon([(x, y), (x + wide, y), (x + wide - inset, y + high), (x + inset, y + high)], colour)
    shadow = [(x + wide * 0.68, y), (x + wide - 1, y), (x + wide - inset - 1, y + high - 1)]
    pen.polygon([*shadow, (x + wide * 0.6, y + high - 1)], shade(colour, 0.82), edge=0)


def _strut(pen: Pen, part: Part) -> None:
    """Draw a slanting beam from the lower left to the upper right; a negative width leans to the left."""
    pen.bar((part.x, part.y), (part.x + part.wide, part.y + part.high), material(part.of), 4)


def _rope(pen: Pen, part: Part) -> None:
    pen.line([(part.x, part.y), (part.x + part.wide, part.y + part.high)], OUTLINE, 1.8)


def _blade(pen: Pen, part: Part) -> None:
    """Draw a circular saw blade."""
    x, y, reach = part.x + part.wide / 2, part.y + part.high / 2, part.wide / 2
    teeth = 16
    points = [
        (x + reach * far * cos(pi * i / teeth), y + reach * far * sin(pi * i / teeth))
        for i, far in enumerate([1.0, 0.82] * teeth)
    ]
    pen.polygon(points, material("iron"), edge=1.8)
    pen.oval((x, y), (reach * 0.5, reach * 0.5), shade(material("iron"), 1.6), edge=1.2)
    pen.oval((x, y), (reach * 0.16, reach * 0.16), material("dark"), edge=0)


def _kiln(pen: Pen, part: Part) -> None:
    """Draw a domed oven of brick."""
    pen.polygon(arch(part.x, part.y, part.wide, part.high), material(part.of))
    for row in (0.22, 0.44, 0.66):
        inset = part.wide * (0.5 - 0.5 * (1 - max(0.0, row * 1.35 - 0.35) ** 2) ** 0.5)
        y = part.y + part.high * row
        seam = shade(material(part.of), 0.7)
        pen.line([(part.x + inset, y), (part.x + part.wide - inset, y)], seam, 1.2)


_KINDS: Mapping[str, Callable[[Pen, Part], None]] = MappingProxyType(
    {
        "wall": _wall,
        "gable": _gable,
        "saddle": _saddle,
        "battlement": _battlement,
        "door": _door,
        "window": _window,
        "round": _round,
        "rose": _rose,
        "cross": _cross,
        "post": _post,
        "wheel": _wheel,
        "sails": _sails,
        "tree": _tree,
        "water": _water,
        "flag": _flag,
        "sign": _sign,
        "fence": _fence,
        "beast": _beast,
        "barrel": _barrel,
        "ladder": _ladder,
        "taper": _taper,
        "strut": _strut,
        "rope": _rope,
        "blade": _blade,
        "kiln": _kiln,
    }
)
