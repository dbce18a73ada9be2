"""The drawings of the 34 buildings and 8 machines, each put together from a few parts on 100 x 100 units.

The second machine of a kind is larger.
"""

from collections.abc import Mapping

from rendering.kit import Box, Canvas, Sprite, draw_shapes, find_size, sprite
from rendering.middle_ages.palette import OUTLINE, material
from rendering.middle_ages.parts import Part, arcade, tower, windows

_UNITS = 104, 106

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
        *windows(28, 36, 44, 2, 13),
        Part("round", 45, 67, 10, 10, "glass"),
    ),
    "B09": (
        Part("wall", 14, 2, 72, 28, "plaster"),
        Part("post", 66, 50, 11, 26, "stone"),
        Part("saddle", 4, 28, 92, 36, "straw"),
        Part("door", 42, 2, 16, 22, "beam"),
        *windows(14, 10, 26, 1, 11),
        *windows(62, 10, 24, 1, 11),
    ),
    "B10": (
        Part("wall", 6, 2, 58, 34, "stone"),
        Part("saddle", 0, 36, 70, 28, "pantile"),
        Part("door", 14, 2, 15, 23, "beam"),
        *windows(32, 14, 30, 2, 12),
        Part("tree", 64, 2, 36, 62),
    ),
    "B11": (
        Part("post", 62, 42, 10, 34, "stone"),
        Part("wall", 22, 2, 56, 38, "stone"),
        Part("gable", 14, 40, 72, 32, "pantile"),
        Part("door", 42, 2, 16, 25, "beam"),
        *windows(22, 18, 18, 1, 12),
        *windows(60, 18, 18, 1, 12),
    ),
    "B12": (
        Part("wall", 4, 2, 92, 34, "board"),
        Part("saddle", 0, 36, 100, 26, "straw"),
        Part("door", 10, 2, 50, 27, "dark"),
        Part("cow", 14, 2, 42, 24, "white"),
        *windows(64, 14, 30, 1, 12),
    ),
    "B13": (
        Part("wall", 8, 2, 66, 26, "stone"),
        Part("wall", 8, 28, 66, 26, "plaster"),
        Part("gable", 2, 54, 78, 34, "pantile"),
        Part("door", 32, 2, 18, 23, "beam"),
        *windows(10, 34, 62, 3, 12),
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
        *windows(40, 16, 28, 1, 12),
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
        *arcade(4, 2, 92, 30, 3),
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
        *windows(28, 26, 22, 1, 12),
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
        *windows(42, 8, 34, 2, 12),
        *windows(17, 30, 64, 4, 13),
        *windows(12, 51, 74, 4, 11),
        Part("round", 44, 74, 10, 10, "glass"),
    ),
    "B23": (
        Part("wall", 2, 2, 96, 42, "stone"),
        Part("saddle", -2, 44, 66, 26, "pantile"),
        Part("wall", 60, 2, 34, 62, "stone"),
        Part("gable", 55, 64, 44, 26, "pantile"),
        Part("door", 66, 2, 22, 34, "dark"),
        Part("round", 69, 44, 16, 14, "gold"),
        *windows(4, 18, 54, 3, 14),
        Part("flag", 77, 86, 18, 17, "gold"),
    ),
    "B24": (
        Part("wall", 8, 2, 82, 70, "plaster"),
        Part("saddle", 2, 72, 94, 26, "slate"),
        Part("door", 40, 2, 18, 20, "beam"),
        *windows(10, 50, 78, 5, 13),
        *windows(10, 29, 78, 5, 13),
        *windows(10, 8, 28, 2, 12),
        *windows(62, 8, 26, 2, 12),
    ),
    "B25": (
        Part("wall", 4, 2, 66, 26, "slab"),
        Part("wall", 4, 28, 66, 20, "plaster"),
        Part("saddle", -2, 48, 78, 34, "pantile"),
        Part("door", 10, 2, 18, 22, "beam"),
        *windows(30, 9, 38, 2, 11),
        *windows(8, 32, 60, 3, 11),
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
        *windows(24, 16, 22, 1, 12),
        Part("round", 67, 60, 12, 12, "dark"),
        Part("fence", 22, 0, 34, 13),
    ),
    "B27": (
        Part("wall", 34, 2, 64, 40, "stone"),
        Part("saddle", 30, 42, 72, 24, "pantile"),
        *tower(6, 32, 54, 36, "slate"),
        Part("cross", 17, 90, 10, 13),
        Part("door", 14, 2, 16, 24, "beam"),
        Part("round", 16, 38, 12, 12, "glass"),
        *arcade(42, 14, 54, 20, 3, "glass"),
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
        *tower(40, 22, 66, 28, "slate"),
        Part("cross", 47, 92, 8, 12),
        *arcade(4, 12, 34, 18, 2, "glass"),
        *arcade(64, 12, 34, 18, 2, "glass"),
        Part("door", 44, 2, 14, 22, "beam"),
        Part("door", 46, 48, 10, 14, "dark"),
    ),
    "B30": (
        Part("wall", 0, 2, 100, 40, "stone"),
        *arcade(2, 2, 96, 30, 5, "leaf"),
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
        *arcade(24, 14, 14, 18, 1, "glass"),
        *arcade(62, 14, 14, 18, 1, "glass"),
    ),
    "B32": (
        Part("wall", 0, 2, 100, 82, "stone"),
        *arcade(0, 2, 100, 42, 3, "water"),
        *arcade(0, 52, 100, 24, 5, "water"),
        Part("wall", -2, 46, 104, 5, "slab"),
        Part("water", 0, 84, 100, 8),
        Part("wall", -2, 80, 104, 6, "slab"),
    ),
    "B33": (
        Part("wall", 14, 2, 72, 42, "stone"),
        Part("battlement", 14, 44, 72, 8, "stone"),
        Part("wall", 34, 2, 32, 62, "slab"),
        Part("battlement", 32, 64, 36, 8, "slab"),
        *tower(0, 22, 58, 30, "banner"),
        *tower(78, 22, 58, 30, "banner"),
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
        *tower(0, 27, 66, 30, "slate"),
        *tower(73, 27, 66, 30, "slate"),
        Part("cross", 9, 95, 9, 9),
        Part("cross", 82, 95, 9, 9),
        Part("rose", 36, 33, 28, 28, "glass"),
        *arcade(30, 2, 40, 26, 3, "beam"),
        *arcade(2, 40, 24, 22, 2, "glass"),
        *arcade(75, 40, 24, 22, 2, "glass"),
        *arcade(4, 10, 20, 20, 1, "glass"),
        *arcade(77, 10, 20, 20, 1, "glass"),
    ),
    "M1": (
        Part("post", 24, 2, 8, 78, "board"),
        Part("strut", 28, 74, 54, 10, "board"),
        Part("strut", 10, 4, 18, 40, "beam"),
        Part("rope", 78, 34, 0, 48),
        Part("wall", 66, 16, 24, 18, "stone"),
    ),
    "M5": (
        Part("post", 30, 2, 9, 84, "board"),
        Part("strut", 34, 80, 60, 12, "board"),
        Part("strut", 34, 80, -28, 12, "board"),
        Part("wheel", 2, 2, 44, 44, "board"),
        Part("rope", 90, 48, 0, 42),
        Part("wall", 66, 8, 32, 18, "stone"),
        Part("wall", 72, 26, 32, 18, "slab"),
    ),
    "M2": (
        Part("blade", 50, 46, 22, 22, "iron"),
        Part("post", 6, 30, 88, 10, "board"),
        Part("post", 14, 2, 8, 28, "beam"),
        Part("post", 78, 2, 8, 28, "beam"),
    ),
    "M6": (
        Part("blade", 27, 51, 23, 23, "iron"),
        Part("blade", 72, 54, 26, 26, "iron"),
        Part("post", 0, 32, 104, 12, "board"),
        Part("post", 10, 2, 9, 30, "beam"),
        Part("post", 84, 2, 9, 30, "beam"),
        Part("round", 40, 4, 22, 22, "beam"),
    ),
    "M3": (
        Part("strut", 50, 76, -28, -72, "gold"),
        Part("strut", 50, 76, 28, -72, "gold"),
        Part("post", 34, 34, 32, 5, "gold"),
        Part("round", 42, 70, 16, 16, "gold"),
    ),
    "M7": (
        Part("wheel", 16, 34, 66, 66, "gold"),
        Part("strut", 14, 44, 70, 46, "banner"),
        Part("strut", 49, 36, -24, -32, "board"),
        Part("strut", 49, 36, 24, -32, "board"),
        Part("post", 45, 2, 8, 36, "board"),
    ),
    "M4": (
        Part("kiln", 22, 2, 58, 56, "pantile"),
        Part("post", 62, 46, 12, 28, "pantile"),
        Part("door", 38, 2, 26, 28, "dark"),
        Part("round", 43, 4, 16, 16, "fire"),
    ),
    "M8": (
        Part("kiln", 2, 2, 60, 60, "pantile"),
        Part("kiln", 48, 2, 54, 48, "pantile"),
        Part("post", 44, 46, 14, 42, "pantile"),
        *(Part("round", x, y, w, w, "smoke") for x, y, w in ((50, 86, 14), (62, 89, 13))),
        Part("door", 16, 2, 26, 30, "dark"),
        Part("door", 68, 2, 22, 25, "dark"),
        Part("round", 21, 4, 16, 16, "fire"),
        Part("round", 72, 4, 14, 14, "fire"),
    ),
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
