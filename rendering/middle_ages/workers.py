"""The people: hat and size show the class; tool, posture and apron the trade, which is the main resource."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from bot.games.middle_ages.cards import SITES, WORKERS
from rendering.kit.boxes import find_size
from rendering.kit.canvas import Point, Sprite
from rendering.kit.pen import Pen
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.theme import Colour
from rendering.middle_ages import tools
from rendering.middle_ages.buildings import building, put_building
from rendering.middle_ages.palette import OUTLINE, RESOURCES, material, shade

KINDS = ("apprentice", "labourer", "craftsman", "master")
_UNITS = (104, 134)
_FLOOR = 3
_BUSY = 0.42
_PALE: Colour = (226, 212, 180)
_SKINS: tuple[Colour, ...] = ((240, 198, 160), (214, 160, 118), (150, 100, 68), (245, 208, 178))
_HAIR: tuple[Colour, ...] = ((92, 58, 30), (40, 30, 26), (196, 138, 62), (150, 70, 34), (190, 186, 180))
_TUNIC: Mapping[str, Colour] = MappingProxyType(
    {
        "apprentice": (112, 168, 96),
        "labourer": (226, 178, 84),
        "craftsman": (78, 130, 180),
        "master": (150, 58, 84),
    }
)
_APRON: Mapping[str, Colour] = MappingProxyType(
    {
        "stone": (126, 142, 156),
        "wood": (138, 88, 46),
        "knowledge": (40, 120, 66),
        "tile": (190, 74, 48),
    }
)


class Pose(NamedTuple):
    """Where the head, the neck, the hem, the feet and the hands are, on 104 x 134 units; y goes up."""

    head: Point
    neck: Point
    hem: Point
    feet: tuple[Point, Point]
    hands: tuple[Point, Point]


def _standing(left: Point, right: Point, x: float = 48, low: float = 0) -> Pose:
    feet = (x - 10, 5), (x + 10, 5)
    return Pose((x, 86 - low), (x, 68 - low), (x, 18), feet, (left, right))


def _striding(left: Point, right: Point, x: float = 48, low: float = 0) -> Pose:
    feet = (x - 22, 5), (x + 18, 5)
    return Pose((x + 6, 82 - low), (x + 3, 65 - low), (x, 22), feet, (left, right))


def _bent(left: Point, right: Point) -> Pose:
    """Return a pose with the trunk far forward, over work at the right."""
    return Pose((46, 76), (40, 60), (26, 20), ((14, 5), (36, 5)), (left, right))


def _kneeling(left: Point, right: Point) -> Pose:
    return Pose((44, 72), (41, 55), (32, 12), ((6, 6), (54, 5)), (left, right))


class Trade(NamedTuple):
    """A pose, what the worker has in hand, and what is behind the worker."""

    pose: Pose
    work: Callable[[Pen], None] | None = None
    behind: Callable[[Pen], None] | None = None


def _hew(pen: Pen) -> None:
    tools.block(pen, 62, _FLOOR, 36)
    tools.chisel(pen, (64, 48), (72, 32))
    tools.mallet(pen, (79, 88), (83, 66))


def _carry_block(pen: Pen) -> None:
    tools.block(pen, 58, 32, 34)


def _break_stone(pen: Pen) -> None:
    tools.pickaxe(pen, (61, 66), (79, 112))


def _lean_on_hammer(pen: Pen) -> None:
    tools.hammer(pen, (84, 64), (84, 14))


def _carry_plank(pen: Pen) -> None:
    tools.plank(pen, (4, 45), (98, 76))


def _carry_trunk(pen: Pen) -> None:
    tools.trunk(pen, (4, 70), (94, 70))


def _saw(pen: Pen) -> None:
    tools.saw(pen, (60, 54), (96, 18))


def _trestle(pen: Pen) -> None:
    for x in (60, 88):
        pen.bar((x, 24), (x - 7, 4), material("beam"), 4)
        pen.bar((x, 24), (x + 7, 4), material("beam"), 4)
    tools.plank(pen, (46, 28), (101, 28))


def _raise_axe(pen: Pen) -> None:
    tools.axe(pen, (84, 24), (84, 112))


def _read_plan(pen: Pen) -> None:
    tools.plan(pen, (56, 38), (96, 38))


def _measure(pen: Pen) -> None:
    tools.rod(pen, (80, 4), (80, 126))


def _set_square(pen: Pen) -> None:
    tools.square(pen, (94, 52), (94, 118))


def _span(pen: Pen) -> None:
    tools.compasses(pen, (84, 86), (84, 38))


def _lay_tiles(pen: Pen) -> None:
    tools.tiles(pen, 82, _FLOOR, 4)
    tools.trowel(pen, (72, 56), (96, 46))


def _carry_tiles(pen: Pen) -> None:
    tools.plank(pen, (18, 96), (72, 96))
    tools.tiles(pen, 45, 101, 4)


def _carry_hod(pen: Pen) -> None:
    tools.hod(pen, (78, 30), (76, 96))


def _raise_trowel(pen: Pen) -> None:
    tools.trowel(pen, (78, 94), (94, 122))


def _high_tiles(pen: Pen) -> None:
    tools.tiles(pen, 84, _FLOOR, 6)


_TRADES: Mapping[tuple[str, str], Trade] = MappingProxyType(
    {
        ("apprentice", "stone"): Trade(_striding((62, 34), (66, 34), 40, 14), _carry_block),
        ("apprentice", "wood"): Trade(_striding((20, 36), (80, 68), 42, 14), behind=_carry_plank),
        ("apprentice", "knowledge"): Trade(_standing((58, 38), (94, 40), 36, 14), _read_plan),
        ("apprentice", "tile"): Trade(_standing((22, 92), (68, 92), 45, 14), _carry_tiles),
        ("labourer", "stone"): Trade(_striding((62, 68), (72, 88), 40), _break_stone),
        ("labourer", "wood"): Trade(_striding((24, 34), (80, 64), 44), behind=_carry_trunk),
        ("labourer", "knowledge"): Trade(_standing((22, 34), (80, 66), 44), _measure),
        ("labourer", "tile"): Trade(_striding((18, 38), (77, 58), 38), _carry_hod),
        ("craftsman", "stone"): Trade(_bent((66, 46), (79, 86)), _hew),
        ("craftsman", "wood"): Trade(_bent((48, 32), (62, 52)), _saw, _trestle),
        ("craftsman", "knowledge"): Trade(_standing((18, 34), (93, 62), 40), _set_square),
        ("craftsman", "tile"): Trade(_kneeling((64, 28), (72, 56)), _lay_tiles),
        ("master", "stone"): Trade(_standing((72, 62), (84, 66), 42), _lean_on_hammer),
        ("master", "wood"): Trade(_standing((18, 34), (84, 70), 42), _raise_axe),
        ("master", "knowledge"): Trade(_standing((14, 44), (84, 84), 42), _span),
        ("master", "tile"): Trade(_striding((16, 46), (78, 92), 42), _raise_trowel, _high_tiles),
    }
)


def trade_of(worker: str) -> str:
    """Return the trade of a worker: the resource that they yield most of.

    Of resources with equal amounts, the number of the card decides, so that all trades occur equally often.
    """
    yields = WORKERS[worker].yields
    main = [index for index, amount in enumerate(yields) if amount == max(yields)]
    return RESOURCES[main[int(worker[1:]) % len(main)]]


def _side_trade(worker: str) -> str:
    """Return the resource that a worker yields most of, apart from that of the trade."""
    rest = dict(zip(RESOURCES, WORKERS[worker].yields, strict=True))
    del rest[trade_of(worker)]
    return max(rest, key=lambda name: rest[name])


def _cap(pen: Pen, x: float, y: float) -> None:
    pen.polygon(
        [(x - 18, y + 5), (x + 17, y + 5), (x + 15, y + 15), (x - 2, y + 20), (x - 15, y + 15)], (74, 124, 62)
    )
    pen.polygon([(x + 11, y + 9), (x + 28, y + 26), (x + 20, y + 8)], material("banner"))


def _straw_hat(pen: Pen, x: float, y: float) -> None:
    pen.polygon([(x - 28, y + 5), (x + 28, y + 5), (x + 22, y + 11), (x - 22, y + 11)], material("straw"))
    pen.polygon([(x - 14, y + 11), (x + 14, y + 11), (x + 10, y + 24), (x - 10, y + 24)], material("straw"))
    pen.line([(x - 13, y + 13), (x + 13, y + 13)], material("banner"), 3.4)


def _headband(pen: Pen, x: float, y: float) -> None:
    pen.polygon([(x - 16, y + 6), (x + 16, y + 6), (x + 16, y + 13), (x - 16, y + 13)], material("banner"))


def _tall_hat(pen: Pen, x: float, y: float) -> None:
    pen.polygon([(x - 24, y + 8), (x + 24, y + 8), (x + 20, y + 14), (x - 20, y + 14)], (58, 36, 60))
    pen.polygon([(x - 14, y + 14), (x + 14, y + 14), (x + 11, y + 40), (x - 11, y + 40)], (58, 36, 60))
    pen.line([(x - 13, y + 18), (x + 13, y + 18)], material("gold"), 4.4)


_HATS: Mapping[str, Callable[[Pen, float, float], None]] = MappingProxyType(
    {"apprentice": _cap, "labourer": _straw_hat, "craftsman": _headband, "master": _tall_hat}
)


def _legs(pen: Pen, pose: Pose) -> None:
    (x, y), boots = pose.hem, material("beam")
    for side, foot in zip((-9, 9), pose.feet, strict=True):
        pen.bar((x + side, y + 6), foot, boots, 8)
        pen.bar(foot, (foot[0] + 5, foot[1]), boots, 6)


def _trunk(pen: Pen, pose: Pose, kind: str, trade: str, number: int) -> None:
    """Draw the tunic with the golden stripes of the class, and the apron of the trade."""
    (x, y), (low_x, low_y) = pose.neck, pose.hem
    tunic = shade(_TUNIC[kind], (0.86, 1.0, 1.25)[number % 3])
    low = 8 if kind == "master" else low_y - 4
    hem = 22 if kind == "master" else 20
    shoulders = [(x + 15, y - 5), (x + 8, y + 2), (x - 8, y + 2), (x - 15, y - 5)]
    pen.polygon([(low_x - hem, low), (low_x + hem, low), *shoulders], tunic)
    waist_x, waist_y = x + (low_x - x) * 0.52, y + (low_y - y) * 0.52
    apron = [(low_x - 14, low + 2), (low_x + 14, low + 2), (waist_x + 12, waist_y), (waist_x - 12, waist_y)]
    pen.polygon(apron, _APRON[trade])
    for stripe in range(KINDS.index(kind) + 1):
        pen.line([(x - 7, y - 6 - 4.6 * stripe), (x + 7, y - 6 - 4.6 * stripe)], material("gold"), 2.8)


def _head(pen: Pen, pose: Pose, kind: str, number: int) -> None:
    (x, y), hair = pose.head, _HAIR[number * 7 % 5]
    pen.oval((x, y + 3), (17, 17), hair)
    pen.oval((x, y), (14.5, 14.5), _SKINS[number % 4])
    if kind == "master" or (number % 5 == 3 and kind != "apprentice"):
        pen.polygon([(x - 14, y - 2), (x + 14, y - 2), (x + 10, y - 19), (x, y - 26), (x - 10, y - 19)], hair)
        pen.oval((x, y - 4), (6, 3), _SKINS[number % 4], edge=0)
    for eye in (-4, 8):
        pen.oval((x + eye, y + 2), (1.9, 2.6), OUTLINE, edge=0)
    _HATS[kind](pen, x, y)


def _arms(pen: Pen, pose: Pose, kind: str, number: int) -> None:
    x, y = pose.neck
    sleeve = shade(_TUNIC[kind], (0.86, 1.0, 1.25)[number % 3])
    for side, hand in zip((-13, 13), pose.hands, strict=True):
        pen.bar((x + side, y - 7), hand, sleeve, 8)


def _heap(pen: Pen, resource: str) -> None:
    """Draw on the ground what a worker brings besides the main resource."""
    x, y = 3, _FLOOR
    if resource == "stone":
        tools.block(pen, x, y, 19)
    elif resource == "wood":
        tools.logs(pen, x, y)
    elif resource == "knowledge":
        tools.books(pen, x, y)
    else:
        tools.tiles(pen, x + 14, y, 2)


def _draw(worker: str, high: int) -> Image.Image:
    kind, trade, number = WORKERS[worker].kind, trade_of(worker), int(worker[1:])
    pose, work, behind = _TRADES[kind, trade]
    pen = Pen((figure_width(high), high), *_UNITS, ink=OUTLINE, edge=2.2)
    _heap(pen, _side_trade(worker))
    if behind:
        behind(pen)
    _legs(pen, pose)
    _trunk(pen, pose, kind, trade, number)
    _head(pen, pose, kind, number)
    _arms(pen, pose, kind, number)
    if work:
        work(pen)
    for hand in pose.hands:
        pen.oval(hand, (5, 5), _SKINS[number % 4])
    return pen.finish()


HEIGHTS = (64, 84, 104, 140)
BUSY_HEIGHTS = (24, 40, 56, 76, 104)
"""The heights of workers in pixels: few, so that all of them are drawn in advance."""


@sprite
def figure(worker: str, high: int) -> Sprite:
    """Draw a worker at work in a box ``high`` pixels high, anchored at its lower left corner."""
    return Sprite(_draw(worker, high), (0, high)).crop()


def figure_width(high: int) -> int:
    """Return the width of the box of a worker who is ``high`` pixels high."""
    return round(high * _UNITS[0] / _UNITS[1])


@sprite
def busy_figure(unit: str, high: int) -> Sprite:
    """Draw a worker or a machine in pale colours, because it is busy and cannot be sent."""
    image, anchor = building(unit, high) if unit in SITES else figure(unit, high)
    pale = Image.blend(image, Image.new("RGBA", image.size, (*_PALE, 255)), _BUSY)
    pale.putalpha(image.getchannel("A"))
    return Sprite(pale, anchor)


def put_unit(picture: Canvas, unit: str, at: Point, room: float) -> float:
    """Draw a worker, or a machine, at most ``room`` high with its lower left corner at ``at``.

    Return its width.
    """
    if unit in SITES:
        put_building(picture, unit, at, room)
        return room
    high = find_size(HEIGHTS, room) or HEIGHTS[0]
    figure(unit, high).put(picture, at)
    return figure_width(high)
