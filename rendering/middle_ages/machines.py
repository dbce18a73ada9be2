"""The drawings of the 8 machines, built from parts on 100 x 100 units; the second of a kind is larger."""

from collections.abc import Mapping

from rendering.middle_ages.parts import Part

MACHINES: Mapping[str, tuple[Part, ...]] = {
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
