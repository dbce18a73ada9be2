"""The people: hat and size show the class; tool, posture and apron the trade, which is the main resource."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PIL import Image

from bot.games.middle_ages import RESOURCES, SITES, WORKERS
from rendering.kit import (
    Box,
    Canvas,
    Colour,
    Fill,
    Line,
    Point,
    Shapes,
    Sprite,
    along,
    draw_shapes,
    find_size,
    oval,
    place_shapes,
    sprite,
)
from rendering.middle_ages import tools
from rendering.middle_ages.buildings import building, put_building
from rendering.middle_ages.palette import OUTLINE, material, shade

KINDS = ("apprentice", "labourer", "craftsman", "master")
_UNITS = (104, 134)
_FLOOR = 3
_SKINS: tuple[Colour, ...] = ((240, 198, 160), (214, 160, 118), (150, 100, 68), (245, 208, 178))
_HAIR: tuple[Colour, ...] = ((92, 58, 30), (40, 30, 26), (196, 138, 62), (150, 70, 34), (190, 186, 180))
_TUNIC: Mapping[str, Colour] = {
    "apprentice": (112, 168, 96),
    "labourer": (226, 178, 84),
    "craftsman": (78, 130, 180),
    "master": (150, 58, 84),
}
_APRON: Mapping[str, Colour] = {
    "stone": (126, 142, 156),
    "wood": (138, 88, 46),
    "knowledge": (40, 120, 66),
    "tile": (190, 74, 48),
}


class Pose(NamedTuple):
    """Where the head, the neck, the hem, the feet and the hands are, on 104 x 134 units; y goes up."""

    head: Point
    neck: Point
    hem: Point
    feet: tuple[Point, Point]
    hands: tuple[Point, Point]


def _standing(left: Point, right: Point, x: float, low: float = 0) -> Pose:
    return Pose((x, 86 - low), (x, 68 - low), (x, 18), ((x - 10, 5), (x + 10, 5)), (left, right))


def _striding(left: Point, right: Point, x: float, low: float = 0) -> Pose:
    return Pose((x + 6, 82 - low), (x + 3, 65 - low), (x, 22), ((x - 22, 5), (x + 18, 5)), (left, right))


_BENT = Pose((46, 76), (40, 60), (26, 20), ((14, 5), (36, 5)), ((66, 46), (79, 86)))
"""A pose with the trunk far forward, over work at the right."""
_KNEELING = Pose((44, 72), (41, 55), (32, 12), ((6, 6), (54, 5)), ((64, 28), (72, 56)))


class Item(NamedTuple):
    """A tool and from where to where it is, or a load and where it stands."""

    drawing: Shapes
    a: Point
    b: Point | None = None

    def to_shapes(self) -> Shapes:
        """Return the shapes of the item in its place."""
        upright = self.a[0] + 1, self.a[1]
        return place_shapes(self.drawing, partial(along, self.a, self.b or upright))


class Trade(NamedTuple):
    """A pose, what the worker has in hand, and what is behind the worker."""

    pose: Pose
    work: tuple[Item, ...] = ()
    behind: tuple[Item, ...] = ()


_TRADES: Mapping[tuple[str, str], Trade] = {
    ("apprentice", "stone"): Trade(_striding((62, 34), (66, 34), 40, 14), (Item(tools.block(34), (58, 32)),)),
    ("apprentice", "wood"): Trade(
        _striding((20, 36), (80, 68), 42, 14), behind=(Item(tools.PLANK, (4, 45), (98, 76)),)
    ),
    ("apprentice", "knowledge"): Trade(
        _standing((58, 38), (94, 40), 36, 14), (Item(tools.PLAN, (56, 38), (96, 38)),)
    ),
    ("apprentice", "tile"): Trade(
        _standing((22, 92), (68, 92), 45, 14),
        (Item(tools.PLANK, (18, 96), (72, 96)), Item(tools.tiles(4), (45, 101))),
    ),
    ("labourer", "stone"): Trade(
        _striding((62, 68), (72, 88), 40), (Item(tools.PICKAXE, (61, 66), (79, 112)),)
    ),
    ("labourer", "wood"): Trade(
        _striding((24, 34), (80, 64), 44), behind=(Item(tools.TRUNK, (4, 70), (94, 70)),)
    ),
    ("labourer", "knowledge"): Trade(
        _standing((22, 34), (80, 66), 44), (Item(tools.ROD, (80, 4), (80, 126)),)
    ),
    ("labourer", "tile"): Trade(_striding((18, 38), (77, 58), 38), (Item(tools.HOD, (76, 96)),)),
    ("craftsman", "stone"): Trade(
        _BENT,
        (
            Item(tools.block(36), (62, _FLOOR)),
            Item(tools.CHISEL, (64, 48), (72, 32)),
            Item(tools.MALLET, (79, 88), (83, 66)),
        ),
    ),
    ("craftsman", "wood"): Trade(
        _BENT._replace(hands=((48, 32), (62, 52))),
        (Item(tools.SAW, (60, 54), (96, 18)),),
        (Item(tools.TRESTLE, (46, 28), (101, 28)),),
    ),
    ("craftsman", "knowledge"): Trade(
        _standing((18, 34), (93, 62), 40), (Item(tools.SQUARE, (94, 52), (94, 118)),)
    ),
    ("craftsman", "tile"): Trade(
        _KNEELING,
        (
            Item(tools.tiles(4), (82, _FLOOR)),
            Item(tools.TROWEL, (72, 56), (96, 46)),
        ),
    ),
    ("master", "stone"): Trade(_standing((72, 62), (84, 66), 42), (Item(tools.HAMMER, (84, 64), (84, 14)),)),
    ("master", "wood"): Trade(_standing((18, 34), (84, 70), 42), (Item(tools.AXE, (84, 24), (84, 112)),)),
    ("master", "knowledge"): Trade(
        _standing((14, 44), (84, 84), 42), (Item(tools.COMPASSES, (84, 86), (84, 38)),)
    ),
    ("master", "tile"): Trade(
        _striding((16, 46), (78, 92), 42),
        (Item(tools.TROWEL, (78, 94), (94, 122)),),
        (Item(tools.tiles(6), (84, _FLOOR)),),
    ),
}
_HEAPS: Mapping[str, Item] = {
    "stone": Item(tools.block(19), (3, _FLOOR)),
    "wood": Item(tools.LOGS, (3, _FLOOR)),
    "knowledge": Item(tools.BOOKS, (3, _FLOOR)),
    "tile": Item(tools.tiles(2), (17, _FLOOR)),
}
"""What lies on the ground for a resource that a worker brings besides the main one."""


def trade_of(worker: str) -> str:
    """Return the trade of a worker: the resource that they yield most of.

    Of resources with equal amounts, the number of the card decides, so that all trades occur equally often.
    """
    yields = WORKERS[worker].yields
    main = [index for index, amount in enumerate(yields) if amount == max(yields)]
    return RESOURCES[main[int(worker[1:]) % len(main)]]


_HATS: Mapping[str, Shapes] = {
    "apprentice": (
        Fill(((-18, 5), (17, 5), (15, 15), (-2, 20), (-15, 15)), (74, 124, 62)),
        Fill(((11, 9), (28, 26), (20, 8)), "banner"),
    ),
    "labourer": (
        Fill(((-28, 5), (28, 5), (22, 11), (-22, 11)), "straw"),
        Fill(((-14, 11), (14, 11), (10, 24), (-10, 24)), "straw"),
        Line(((-13, 13), (13, 13)), "banner", 3.4),
    ),
    "craftsman": (Fill(((-16, 6), (16, 6), (16, 13), (-16, 13)), "banner"),),
    "master": (
        Fill(((-24, 8), (24, 8), (20, 14), (-20, 14)), (58, 36, 60)),
        Fill(((-14, 14), (14, 14), (11, 40), (-11, 40)), (58, 36, 60)),
        Line(((-13, 18), (13, 18)), "gold", 4.4),
    ),
}
"""The hat of each class, from the middle of the head."""


def _trunk(pose: Pose, kind: str, trade: str, tunic: Colour) -> Shapes:
    """Return the tunic with the golden stripes of the class, and the apron of the trade."""
    (x, y), (low_x, low_y) = pose.neck, pose.hem
    low, hem = (8, 22) if kind == "master" else (low_y - 4, 20)
    shoulders = (x + 15, y - 5), (x + 8, y + 2), (x - 8, y + 2), (x - 15, y - 5)
    waist_x, waist_y = x + (low_x - x) * 0.52, y + (low_y - y) * 0.52
    apron = (low_x - 14, low + 2), (low_x + 14, low + 2), (waist_x + 12, waist_y), (waist_x - 12, waist_y)
    stripes = (y - 6 - 4.6 * stripe for stripe in range(KINDS.index(kind) + 1))
    return (
        Fill(((low_x - hem, low), (low_x + hem, low), *shoulders), tunic),
        Fill(apron, _APRON[trade]),
        *(Line(((x - 7, level), (x + 7, level)), "gold", 2.8) for level in stripes),
    )


def _head(pose: Pose, kind: str, number: int) -> Shapes:
    (x, y), hair, skin = pose.head, _HAIR[number * 7 % 5], _SKINS[number % 4]
    beard = (
        Fill(((x - 14, y - 2), (x + 14, y - 2), (x + 10, y - 19), (x, y - 26), (x - 10, y - 19)), hair),
        Fill(oval((x, y - 4), (6, 3)), skin, edge=0),
    )
    return (
        Fill(oval((x, y + 3), (17, 17)), hair),
        Fill(oval((x, y), (14.5, 14.5)), skin),
        *(beard if kind == "master" or (number % 5 == 3 and kind != "apprentice") else ()),
        *(Fill(oval((x + eye, y + 2), (1.9, 2.6)), OUTLINE, edge=0) for eye in (-4, 8)),
        *Item(_HATS[kind], pose.head).to_shapes(),
    )


def _limbs(pose: Pose, tunic: Colour) -> tuple[Shapes, Shapes]:
    """Return the legs, which are behind the trunk, and the arms, which are before it."""
    (neck_x, neck_y), (hem_x, hem_y) = pose.neck, pose.hem
    legs = [
        Line(ends, "beam", wide, rim=True)
        for side, (x, y) in zip((-9, 9), pose.feet, strict=True)
        for ends, wide in ((((hem_x + side, hem_y + 6), (x, y)), 8), (((x, y), (x + 5, y)), 6))
    ]
    arms = [
        Line(((neck_x + side, neck_y - 7), hand), tunic, 8, rim=True)
        for side, hand in zip((-13, 13), pose.hands, strict=True)
    ]
    return legs, arms


HEIGHTS = (64, 84, 104, 140)
BUSY_HEIGHTS = (24, 40, 56, 76, 104)
"""The heights of workers in pixels: few, so that all of them are drawn in advance."""


@sprite
def figure(worker: str, high: int) -> Sprite:
    """Draw a worker at work in a box ``high`` pixels high, anchored at its lower left corner."""
    kind, trade, number = WORKERS[worker].kind, trade_of(worker), int(worker[1:])
    pose, work, behind = _TRADES[kind, trade]
    yields = dict(zip(RESOURCES, WORKERS[worker].yields, strict=True))
    side_trade = max((name for name in RESOURCES if name != trade), key=yields.__getitem__)
    tunic = shade(_TUNIC[kind], (0.86, 1.0, 1.25)[number % 3])
    legs, arms = _limbs(pose, tunic)
    shapes = (
        *(shape for item in (_HEAPS[side_trade], *behind) for shape in item.to_shapes()),
        *legs,
        *_trunk(pose, kind, trade, tunic),
        *_head(pose, kind, number),
        *arms,
        *(shape for item in work for shape in item.to_shapes()),
        *(Fill(oval(hand, (5, 5)), _SKINS[number % 4]) for hand in pose.hands),
    )
    image = draw_shapes(shapes, (figure_width(high), high), _UNITS, material, ink=OUTLINE, edge=2.2)
    return Sprite(image, (0, high)).crop()


def figure_width(high: int) -> int:
    """Return the width of the box of a worker who is ``high`` pixels high."""
    return round(high * _UNITS[0] / _UNITS[1])


@sprite
def busy_figure(unit: str, high: int) -> Sprite:
    """Draw a worker or a machine in pale colours, because it is busy and cannot be sent."""
    image, anchor = building(unit, high) if unit in SITES else figure(unit, high)
    pale = Image.blend(image, Image.new("RGBA", image.size, (226, 212, 180, 255)), 0.42)
    pale.putalpha(image.getchannel("A"))
    return Sprite(pale, anchor)


def put_unit(picture: Canvas, unit: str, box: Box) -> None:
    """Draw a worker or a machine, as large as a box allows, into its lower left corner."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    if unit in SITES:
        put_building(picture, unit, (left, top, left + min(wide, high), bottom))
    else:
        room = find_size(HEIGHTS, min(high, wide * _UNITS[1] / _UNITS[0])) or HEIGHTS[0]
        figure(unit, room).put(picture, (left, bottom))
