"""The people: an apprentice, a labourer, a craftsman, a master, each with the hat and tool of the class."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from bot.games.middle_ages.cards import SITES, WORKERS
from rendering.kit.pen import Pen
from rendering.kit.sprites import sprite
from rendering.kit.theme import Colour
from rendering.middle_ages.buildings import building
from rendering.middle_ages.palette import OUTLINE, material, shade

KINDS = ("apprentice", "labourer", "craftsman", "master")
_UNITS = (88, 130)
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


def _apprentice(pen: Pen) -> None:
    """Draw a cap with a feather, and a bucket."""
    cap = (74, 124, 62)
    pen.polygon([(24, 92), (60, 92), (58, 103), (40, 109), (26, 103)], cap)
    pen.polygon([(54, 98), (74, 118), (64, 98)], material("banner"))
    pen.line([(68, 42), (74, 56), (80, 42)], OUTLINE, 2.4)
    pen.polygon([(66, 24), (80, 24), (83, 42), (63, 42)], material("board"))
    pen.line([(64, 36), (82, 36)], material("iron"), 3)


def _labourer(pen: Pen) -> None:
    """Draw a broad straw hat and a shovel."""
    pen.polygon([(12, 92), (72, 92), (66, 98), (18, 98)], material("straw"))
    pen.polygon([(28, 98), (56, 98), (52, 112), (32, 112)], material("straw"))
    pen.line([(28, 100), (56, 100)], material("banner"), 3.4)
    pen.bar((74, 12), (74, 74), material("board"), 3)
    pen.polygon([(66, 74), (82, 74), (82, 92), (74, 102), (66, 92)], material("iron"))


def _craftsman(pen: Pen) -> None:
    """Draw a headband, an apron and a big hammer."""
    pen.polygon([(26, 94), (58, 94), (58, 101), (26, 101)], material("banner"))
    pen.polygon([(28, 14), (56, 14), (52, 58), (32, 58)], material("board"))
    pen.bar((74, 26), (74, 84), material("beam"), 4)
    pen.polygon([(60, 82), (84, 82), (84, 101), (60, 101)], material("iron"))


def _master(pen: Pen) -> None:
    """Draw a tall hat, a beard and a pair of compasses."""
    pen.polygon([(18, 96), (66, 96), (62, 102), (22, 102)], (58, 36, 60))
    pen.polygon([(28, 102), (56, 102), (53, 127), (31, 127)], (58, 36, 60))
    pen.line([(29, 106), (56, 106)], material("gold"), 4.4)
    pen.bar((74, 82), (65, 36), material("gold"), 3)
    pen.bar((74, 82), (83, 36), material("gold"), 3)
    pen.oval((74, 85), (5, 5), material("gold"))


_DRESSED: Mapping[str, Callable[[Pen], None]] = MappingProxyType(
    {"apprentice": _apprentice, "labourer": _labourer, "craftsman": _craftsman, "master": _master}
)


def _body(pen: Pen, kind: str, number: int) -> None:
    skin, hair = _SKINS[number % 4], _HAIR[number * 7 % 5]
    tunic = shade(_TUNIC[kind], (0.86, 1.0, 1.25)[number % 3])
    short = 8 if kind == "apprentice" else 0
    pen.box(28, 2, 11, 16, material("beam"))
    pen.box(45, 2, 11, 16, material("beam"))
    pen.polygon([(18, 14), (66, 14), (60, 64 - short / 2), (50, 70), (34, 70), (24, 64 - short / 2)], tunic)
    pen.bar((60, 60), (74, 46), tunic, 9)
    pen.bar((24, 60), (13, 38), tunic, 9)
    pen.oval((13, 35), (5, 5), skin)
    pen.oval((74, 46), (5, 5), skin)
    pen.line([(21, 38), (63, 38)], OUTLINE, 3)
    pen.oval((42, 86), (18, 18), hair)
    pen.oval((42, 82), (15, 15), skin)
    if kind == "master" or number % 5 == 3:
        pen.polygon([(28, 80), (56, 80), (52, 62), (42, 54), (32, 62)], hair)
        pen.oval((42, 78), (6, 3), skin, edge=0)
    for x in (36, 48):
        pen.oval((x, 85), (1.9, 2.6), OUTLINE, edge=0)


def _stripes(pen: Pen, kind: str) -> None:
    """Draw one to four golden stripes on the chest, by class."""
    for stripe in range(KINDS.index(kind) + 1):
        y = 61 - 7 * stripe if kind != "master" else 52 - 6.4 * stripe
        pen.bar((34, y), (50, y), material("gold"), 2.4)


@sprite
def figure(worker: str, high: int) -> Image.Image:
    """Draw a worker with hat, tool and stripes, ``high`` pixels high."""
    kind = WORKERS[worker].kind
    pen = Pen((round(high * _UNITS[0] / _UNITS[1]), high), *_UNITS, ink=OUTLINE, edge=2.2)
    _body(pen, kind, int(worker[1:]))
    _DRESSED[kind](pen)
    _stripes(pen, kind)
    return pen.finish()


def unit_figure(unit: str, high: int) -> Image.Image:
    """Draw a worker, or a machine of the same height."""
    return building(unit, high) if unit in SITES else figure(unit, high)
