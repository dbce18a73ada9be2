"""The drawings of the 34 buildings, each put together from a few parts on 100 x 100 units."""

from collections.abc import Mapping

from rendering.kit import Box, Canvas, Sprite, draw_shapes, find_size, sprite
from rendering.middle_ages.machines import MACHINES
from rendering.middle_ages.palette import OUTLINE, material
from rendering.middle_ages.parts import Part

_UNITS = 104, 106


def _arcade(x: float, y: float, wide: float, high: float, count: int, of: str = "dark") -> tuple[Part, ...]:
    """Return the parts of a row of ``count`` round-headed openings."""
    bay = wide / count
    return tuple(Part("door", x + bay * i + bay * 0.14, y, bay * 0.72, high, of) for i in range(count))


def _windows(x: float, y: float, wide: float, count: int, high: float = 9) -> tuple[Part, ...]:
    """Return the parts of a row of ``count`` windows."""
    bay = wide / count
    return tuple(Part("window", x + bay * (i + 0.5) - 3.5, y, 7, high, "glass") for i in range(count))


def _tower(x: float, wide: float, high: float, roof: float, of: str = "slate") -> tuple[Part, ...]:
    """Return the parts of a stone tower under a pointed roof."""
    return Part("wall", x, 2, wide, high, "stone"), Part("gable", x - 3, 2 + high, wide + 6, roof, of)


DRAWINGS: Mapping[str, tuple[Part, ...]] = {
    "B01": (
        Part("post", 24, 2, 5, 44, "board"),
        Part("post", 71, 2, 5, 44, "board"),
        Part("door", 16, 40, 68, 32, "leaf"),
        Part("door", 32, 36, 36, 18, "white"),
        Part("post", 36, 10, 28, 6, "board"),
        Part("post", 40, 2, 4, 8, "board"),
        Part("post", 56, 2, 4, 8, "board"),
        *(Part("round", x, y, 9, 9, "banner") for x, y in ((26, 52), (45, 60), (66, 51))),
    ),
    "B02": (
        Part("wall", 24, 2, 52, 36, "board"),
        Part("door", 32, 2, 16, 26, "dark"),
        Part("window", 58, 18, 11, 10, "glass"),
        Part("strut", 16, 36, 66, 14, "beam"),
        Part("strut", 16, 40, 66, 14, "beam"),
    ),
    "B03": (
        Part("water", 2, 2, 96, 16),
        Part("wall", 4, 20, 92, 10, "board"),
        *(Part("post", x, 30, 5, 22, "beam") for x in (8, 31, 64, 87)),
        Part("strut", 12, 31, 20, 18, "beam"),
        Part("strut", 88, 31, -20, 18, "beam"),
        Part("saddle", 0, 52, 100, 22, "board"),
    ),
    "B04": (
        Part("tree", 4, 2, 92, 92),
        Part("wall", 32, 38, 38, 24, "board"),
        Part("gable", 26, 62, 50, 22, "beam"),
        Part("door", 46, 38, 12, 18, "dark"),
        Part("post", 26, 34, 50, 5, "beam"),
        Part("ladder", 60, 2, 12, 32),
    ),
    "B05": (
        Part("water", 2, 2, 96, 18),
        Part("wall", 2, 14, 96, 34, "stone"),
        Part("door", 12, 2, 34, 32, "water"),
        Part("door", 54, 2, 34, 32, "water"),
        Part("wall", 0, 48, 100, 8, "slab"),
    ),
    "B06": (
        *(Part("post", x, 2, 6, 44, "beam") for x in (16, 47, 78)),
        Part("wall", 10, 2, 80, 15, "stone"),
        Part("water", 14, 11, 72, 8),
        Part("saddle", 6, 46, 88, 22, "pantile"),
    ),
    "B07": (
        Part("wall", 24, 2, 52, 24, "board"),
        Part("door", 41, 2, 18, 20, "dark"),
        Part("gable", 10, 24, 80, 50, "straw"),
        Part("round", 45, 70, 10, 8, "straw"),
    ),
    "B08": (
        Part("wall", 28, 2, 44, 24, "stone"),
        Part("wall", 28, 26, 44, 34, "plaster"),
        Part("gable", 22, 60, 56, 34, "pantile"),
        Part("door", 33, 2, 14, 20, "beam"),
        Part("window", 54, 8, 11, 12, "glass"),
        *_windows(28, 36, 44, 2, 13),
        Part("round", 45, 67, 10, 10, "glass"),
    ),
    "B09": (
        Part("wall", 14, 2, 72, 28, "plaster"),
        Part("post", 66, 50, 11, 26, "stone"),
        Part("saddle", 4, 28, 92, 36, "straw"),
        Part("door", 42, 2, 16, 22, "beam"),
        *_windows(14, 10, 26, 1, 11),
        *_windows(62, 10, 24, 1, 11),
    ),
    "B10": (
        Part("wall", 6, 2, 58, 34, "stone"),
        Part("saddle", 0, 36, 70, 28, "pantile"),
        Part("door", 14, 2, 15, 23, "beam"),
        *_windows(32, 14, 30, 2, 12),
        Part("tree", 64, 2, 36, 62),
    ),
    "B11": (
        Part("post", 62, 42, 10, 34, "stone"),
        Part("wall", 22, 2, 56, 38, "stone"),
        Part("gable", 14, 40, 72, 32, "pantile"),
        Part("door", 42, 2, 16, 25, "beam"),
        *_windows(22, 18, 18, 1, 12),
        *_windows(60, 18, 18, 1, 12),
    ),
    "B12": (
        Part("wall", 4, 2, 92, 34, "board"),
        Part("saddle", 0, 36, 100, 26, "straw"),
        Part("door", 10, 2, 50, 27, "dark"),
        Part("cow", 14, 2, 42, 24, "white"),
        *_windows(64, 14, 30, 1, 12),
    ),
    "B13": (
        Part("wall", 8, 2, 66, 26, "stone"),
        Part("wall", 8, 28, 66, 26, "plaster"),
        Part("gable", 2, 54, 78, 34, "pantile"),
        Part("door", 32, 2, 18, 23, "beam"),
        *_windows(10, 34, 62, 3, 12),
        Part("sign", 74, 24, 24, 20, "gold"),
    ),
    "B14": (
        Part("wall", 8, 2, 60, 32, "board"),
        Part("saddle", 2, 32, 72, 22, "board"),
        Part("door", 16, 2, 22, 22, "dark"),
        Part("fence", 44, 2, 54, 20),
        Part("pig", 54, 4, 40, 26, "pig"),
    ),
    "B15": (
        Part("wall", 6, 2, 62, 36, "plaster"),
        Part("saddle", 0, 38, 74, 28, "straw"),
        Part("door", 14, 2, 24, 28, "dark"),
        *_windows(40, 16, 28, 1, 12),
        Part("wheel", 58, 2, 40, 40, "board"),
    ),
    "B16": (
        Part("wall", 28, 2, 46, 56, "board"),
        Part("post", 26, 18, 50, 4, "iron"),
        Part("post", 26, 40, 50, 4, "iron"),
        Part("gable", 20, 58, 62, 36, "straw"),
        Part("door", 43, 2, 16, 16, "dark"),
        Part("ladder", 82, 2, 10, 56),
    ),
    "B17": (
        Part("wall", 2, 2, 96, 36, "board"),
        Part("saddle", 0, 38, 100, 28, "pantile"),
        *_arcade(4, 2, 92, 30, 3),
        Part("gable", 38, 58, 24, 22, "beam"),
    ),
    "B18": (
        Part("wall", 6, 2, 62, 36, "slab"),
        Part("saddle", 0, 38, 74, 26, "slate"),
        Part("wall", 68, 2, 24, 76, "stone"),
        *(Part("round", x, y, w, w, "smoke") for x, y, w in ((72, 80, 14), (82, 86, 15))),
        Part("door", 14, 2, 40, 29, "dark"),
        Part("round", 26, 6, 16, 16, "fire"),
        Part("post", 22, 2, 24, 8, "iron"),
    ),
    "B19": (
        Part("taper", 28, 2, 46, 58, "stone"),
        Part("gable", 32, 58, 38, 20, "board"),
        Part("door", 43, 2, 15, 21, "beam"),
        Part("window", 46, 30, 9, 11, "glass"),
        Part("sails", 6, 12, 90, 90),
    ),
    "B20": (
        Part("wall", 4, 2, 56, 46, "plaster"),
        Part("gable", 0, 48, 64, 34, "slate"),
        Part("door", 12, 8, 14, 22, "beam"),
        *_windows(28, 26, 22, 1, 12),
        Part("wheel", 44, 6, 52, 52, "board"),
        Part("water", 0, 0, 100, 14),
    ),
    "B21": (
        Part("wall", 6, 14, 88, 28, "dark"),
        *(Part("post", x, 2, 7, 42, "beam") for x in (4, 32, 60, 89)),
        Part("post", 10, 12, 22, 6, "banner"),
        Part("post", 39, 12, 21, 6, "gold"),
        Part("post", 67, 12, 22, 6, "leaf"),
        Part("saddle", -2, 42, 104, 38, "pantile"),
        Part("gable", 34, 56, 32, 32, "pantile"),
    ),
    "B22": (
        Part("wall", 20, 2, 58, 24, "stone"),
        Part("wall", 15, 26, 68, 22, "plaster"),
        Part("wall", 10, 48, 78, 18, "plaster"),
        Part("gable", 6, 66, 86, 34, "slate"),
        Part("door", 26, 2, 15, 20, "beam"),
        *_windows(42, 8, 34, 2, 12),
        *_windows(17, 30, 64, 4, 13),
        *_windows(12, 51, 74, 4, 11),
        Part("round", 44, 74, 10, 10, "glass"),
    ),
    "B23": (
        Part("wall", 2, 2, 96, 42, "stone"),
        Part("saddle", -2, 44, 66, 26, "pantile"),
        Part("wall", 60, 2, 34, 62, "stone"),
        Part("gable", 55, 64, 44, 26, "pantile"),
        Part("door", 66, 2, 22, 34, "dark"),
        Part("round", 69, 44, 16, 14, "gold"),
        *_windows(4, 18, 54, 3, 14),
        Part("flag", 77, 86, 18, 17, "gold"),
    ),
    "B24": (
        Part("wall", 8, 2, 82, 70, "plaster"),
        Part("saddle", 2, 72, 94, 26, "slate"),
        Part("door", 40, 2, 18, 20, "beam"),
        *_windows(10, 50, 78, 5, 13),
        *_windows(10, 29, 78, 5, 13),
        *_windows(10, 8, 28, 2, 12),
        *_windows(62, 8, 26, 2, 12),
    ),
    "B25": (
        Part("wall", 4, 2, 66, 26, "slab"),
        Part("wall", 4, 28, 66, 20, "plaster"),
        Part("saddle", -2, 48, 78, 34, "pantile"),
        Part("door", 10, 2, 18, 22, "beam"),
        *_windows(30, 9, 38, 2, 11),
        *_windows(8, 32, 60, 3, 11),
        Part("barrel", 74, 2, 18, 22),
        Part("sign", 70, 34, 22, 17, "banner"),
    ),
    "B26": (
        Part("wall", 2, 2, 46, 38, "stone"),
        Part("gable", -2, 40, 54, 28, "pantile"),
        Part("wall", 50, 2, 46, 54, "board"),
        Part("gable", 45, 56, 56, 36, "straw"),
        Part("door", 60, 2, 26, 34, "beam"),
        Part("door", 8, 2, 14, 22, "beam"),
        *_windows(24, 16, 22, 1, 12),
        Part("round", 67, 60, 12, 12, "dark"),
        Part("fence", 22, 0, 34, 13),
    ),
    "B27": (
        Part("wall", 34, 2, 64, 40, "stone"),
        Part("saddle", 30, 42, 72, 24, "pantile"),
        *_tower(6, 32, 54, 36, "slate"),
        Part("cross", 17, 90, 10, 13),
        Part("door", 14, 2, 16, 24, "beam"),
        Part("round", 16, 38, 12, 12, "glass"),
        *_arcade(42, 14, 54, 20, 3, "glass"),
    ),
    "B28": (
        Part("taper", 24, 2, 52, 70, "stone"),
        Part("wall", 22, 64, 56, 14, "slab"),
        Part("battlement", 20, 78, 60, 9, "stone"),
        Part("flag", 50, 84, 24, 20, "banner"),
        Part("door", 42, 2, 16, 22, "beam"),
        Part("window", 47, 34, 7, 14, "dark"),
        Part("window", 47, 53, 7, 9, "dark"),
    ),
    "B29": (
        Part("wall", 2, 2, 96, 36, "stone"),
        Part("saddle", -2, 38, 104, 24, "slate"),
        *_tower(40, 22, 66, 28, "slate"),
        Part("cross", 47, 92, 8, 12),
        *_arcade(4, 12, 34, 18, 2, "glass"),
        *_arcade(64, 12, 34, 18, 2, "glass"),
        Part("door", 44, 2, 14, 22, "beam"),
        Part("door", 46, 48, 10, 14, "dark"),
    ),
    "B30": (
        Part("wall", 0, 2, 100, 40, "stone"),
        *_arcade(2, 2, 96, 30, 5, "leaf"),
        Part("saddle", -2, 42, 104, 20, "pantile"),
        Part("wall", 70, 58, 20, 18, "stone"),
        Part("gable", 66, 76, 28, 20, "pantile"),
        Part("door", 75, 60, 10, 13, "dark"),
    ),
    "B31": (
        Part("wall", 22, 2, 56, 44, "stone"),
        Part("gable", 16, 46, 68, 32, "slate"),
        Part("wall", 43, 66, 14, 16, "stone"),
        Part("gable", 39, 82, 22, 10, "slate"),
        Part("cross", 46, 91, 8, 12),
        Part("door", 40, 2, 20, 27, "beam"),
        Part("rose", 40, 37, 20, 20, "glass"),
        *_arcade(24, 14, 14, 18, 1, "glass"),
        *_arcade(62, 14, 14, 18, 1, "glass"),
    ),
    "B32": (
        Part("wall", 0, 2, 100, 82, "stone"),
        *_arcade(0, 2, 100, 42, 3, "water"),
        *_arcade(0, 52, 100, 24, 5, "water"),
        Part("wall", -2, 46, 104, 5, "slab"),
        Part("water", 0, 84, 100, 8),
        Part("wall", -2, 80, 104, 6, "slab"),
    ),
    "B33": (
        Part("wall", 14, 2, 72, 42, "stone"),
        Part("battlement", 14, 44, 72, 8, "stone"),
        Part("wall", 34, 2, 32, 62, "slab"),
        Part("battlement", 32, 64, 36, 8, "slab"),
        *_tower(0, 22, 58, 30, "banner"),
        *_tower(78, 22, 58, 30, "banner"),
        Part("door", 39, 2, 22, 32, "dark"),
        Part("ladder", 43, 4, 14, 24),
        Part("window", 47, 44, 6, 13, "dark"),
        Part("window", 8, 34, 6, 13, "dark"),
        Part("window", 86, 34, 6, 13, "dark"),
        Part("flag", 50, 70, 20, 26, "gold"),
    ),
    "B34": (
        Part("wall", 18, 2, 64, 54, "stone"),
        Part("gable", 22, 54, 56, 26, "slate"),
        *_tower(0, 27, 66, 30, "slate"),
        *_tower(73, 27, 66, 30, "slate"),
        Part("cross", 9, 95, 9, 9),
        Part("cross", 82, 95, 9, 9),
        Part("rose", 36, 33, 28, 28, "glass"),
        *_arcade(30, 2, 40, 26, 3, "beam"),
        *_arcade(2, 40, 24, 22, 2, "glass"),
        *_arcade(75, 40, 24, 22, 2, "glass"),
        *_arcade(4, 10, 20, 20, 1, "glass"),
        *_arcade(77, 10, 20, 20, 1, "glass"),
    ),
    **MACHINES,
}
"""The parts of every site card, from back to front."""


SIDES = (36, 48, 64, 80, 96, 112, 128, 152, 176)
"""The sides of buildings in pixels: few, so that all of them are drawn in advance."""


def put_building(picture: Canvas, card: str, box: Box) -> None:
    """Draw a building or machine as large as a box allows; draw nothing if the box is too small.

    It stands on the lower edge of the box, in the middle.
    """
    left, top, right, bottom = box
    side = find_size(SIDES, min(right - left, bottom - top))
    if side:
        building(card, side).put(picture, ((left + right - side) / 2, bottom))


@sprite
def building(card: str, side: int) -> Sprite:
    """Draw a building or machine in a square of ``side`` pixels, anchored at the lower left corner."""
    parts = [part._replace(x=part.x + 2, y=part.y + 1) for part in DRAWINGS[card]]
    shapes = [shape for part in parts for shape in part.to_shapes()]
    image = draw_shapes(shapes, (side, side), _UNITS, material, ink=OUTLINE, edge=2)
    return Sprite(image, (0, side)).crop()
