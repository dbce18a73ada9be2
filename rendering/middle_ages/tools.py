"""What the people have in their hands and at their feet: tools, and the four resources as loads.

A point of a tool is a share of the way from where it is held to where its head is, and a number of units to
the left of it. A load stands upright; its points are units from its foot.
"""

from rendering.kit import Fill, Line, Point, Shapes, box, oval
from rendering.middle_ages.palette import OUTLINE, material, shade

_WAY: tuple[Point, Point] = ((0, 0), (1, 0))


def _handle(wide: float, of: str = "beam") -> Line:
    return Line(_WAY, of, wide, rim=True)


def _across(share: float, half: float, thick: float, of: str) -> Fill:
    """Return a box across the way, ``half`` units to both sides, a share of ``thick`` before and behind."""
    return Fill(box(share - thick, -half, 2 * thick, 2 * half), of)


HAMMER: Shapes = (_handle(3.6), _across(1, 12, 7 / 50, "iron"))
MALLET: Shapes = (_handle(3.6), _across(1, 14, 9 / 500**0.5, "straw"))
CHISEL: Shapes = (_handle(3.4, "iron"),)
PICKAXE: Shapes = (
    _handle(4),
    Fill(((0.72, -27), (1.05, -9), (1.05, 9), (0.72, 27), (0.92, 8), (0.92, -8)), "iron"),
)
AXE: Shapes = (_handle(4), Fill(((0.98, 0), (1.06, 22), (0.62, 22), (0.78, 0)), "iron"))
SAW: Shapes = (
    Fill(
        [(0.12, 8), (1, 3), *((0.16 + 0.07 * step, -11 if step % 2 else -6) for step in range(12, -1, -1))],
        "white",
    ),
    _across(0.06, 10, 6 / 2592**0.5, "beam"),
)
TROWEL: Shapes = (
    Line(((0, 0), (0.4, 0)), "beam", 4, rim=True),
    Fill(((0.4, -11), (0.4, 11), (1.1, 0)), "white"),
)
COMPASSES: Shapes = (
    *(Line(((0, 0), (1, side)), "gold", 3.6, rim=True) for side in (-14, 14)),
    Line(((0.55, -8), (0.55, 8)), OUTLINE, 2.4),
    Fill(oval((0, 0), (5.5 / 48, 5.5)), "gold"),
)
SQUARE: Shapes = (
    Line((*_WAY, (1, 66 * 0.8)), OUTLINE, 11),
    Line(((0.04, 0), (1, 0), (1, 66 * 0.8 * 0.95)), "straw", 6.6),
)
ROD: Shapes = (
    _handle(5, "cloth"),
    *(Line(((step / 8, -2.6), (step / 8, 2.6)), OUTLINE, 2.6) for step in range(1, 8)),
    Line(((1, 0), (1, -13), (78 / 122, -13)), OUTLINE, 2),
    Fill(((78 / 122, -7), (78 / 122, -19), (63 / 122, -13)), "gold"),
)
PLAN: Shapes = (
    Fill(box(0, -8, 1, 42), "cloth"),
    *(Line(((0.175, -8 + 42 * row), (0.825, -8 + 42 * row)), "water", 3) for row in (0.28, 0.52, 0.76)),
    *(Line(((hand, -10), (hand, 36)), "straw", 5, rim=True) for hand in (0, 1)),
)
PLANK: Shapes = (Fill(box(0, -5, 1, 10), "board"), Line(_WAY, shade(material("board"), 0.75), 1.6))
TRESTLE: Shapes = (
    *(
        Line(((foot, -4), (foot + aside, -24)), "beam", 4, rim=True)
        for foot in (14 / 55, 42 / 55)
        for aside in (-7 / 55, 7 / 55)
    ),
    *PLANK,
)
TRUNK: Shapes = (
    Fill(box(0, -11, 1, 22), "beam"),
    Fill(oval((1, 0), (6 / 90, 11)), "board"),
    Fill(oval((1, 0), (2.6 / 90, 5)), "straw", edge=0),
)
HOD: Shapes = (
    Line(((2, -66), (0, 0)), "beam", 4, rim=True),
    *(
        Fill(box(-7.5 * count + 15 * tile, 9 * row, 15, 9), "pantile")
        for row, count in enumerate((2, 3), 1)
        for tile in range(count)
    ),
    Fill(((-26, 18), (-16, 0), (16, 0), (26, 18), (12, 9), (-12, 9)), "board"),
)
LOGS: Shapes = (
    *(
        Fill(oval((x, 7), (reach, reach)), of, edge)
        for x in (7, 20)
        for reach, of, edge in ((7, "board", None), (2.6, "straw", 0))
    ),
)
BOOKS: Shapes = (Fill(box(0, 0, 24, 7), "leaf"), Fill(box(2, 7, 20, 7), "cloth"))


def tiles(count: int) -> Shapes:
    """Return a pile of tiles, its foot in the middle."""
    light = shade(material("pantile"), 1.25)
    return [
        Fill(box(-11.5 if tile % 2 else -14.5, 7 * tile, 26, 7), light if tile % 2 else "pantile")
        for tile in range(count)
    ]


def block(side: float) -> Shapes:
    """Return a hewn stone, its foot at its lower left corner."""
    top = side * 0.72
    return (
        Fill(box(0, 0, side, top), "stone"),
        Fill(((0, top), (side, top), (side * 0.86, top + 6), (side * 0.14, top + 6)), "white"),
    )
