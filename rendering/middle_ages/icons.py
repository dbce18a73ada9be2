"""Icons: the four resources, coins, shields, actions, and the status signs."""

from collections.abc import Mapping
from functools import lru_cache, partial
from math import ceil, cos, pi, sin
from typing import Literal

from PIL import Image, ImageDraw

from bot.games.middle_ages import RESOURCES
from rendering.kit import (
    SMALLEST,
    Colour,
    Fill,
    Line,
    Part,
    Point,
    Shapes,
    Theme,
    arc,
    arch,
    box,
    draw_shapes,
    find_size,
    font,
    icon,
    measure,
    name_image,
    oval,
    sprite,
    write,
)
from rendering.middle_ages.palette import OUTLINE, material, paint, shade

_FINE = 4
_STEP = 12
_MOST_NUMBERS = 128
"""The number of coins and shields with their numbers that are kept: each saves half of the blending."""

GOODS = (16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 54)
"""The heights of resources in pixels: few, so that all of them are drawn in advance."""
SlotState = Literal["filled", "empty", "planned"]
COIN = 46
"""The height of coins."""
LOW_SHIELD, SHIELD, LARGE_SHIELD = 42, 48, 66
"""The heights of shields: where there is little room, usually, and with large numbers."""
WIDTHS = range(48, 109, _STEP)
"""The widths of coins and shields with any number in a match."""


_GOODS: Mapping[str, tuple[Shapes, Point]] = {
    "stone": (
        (
            Fill(((4, 4), (84, 4), (84, 72), (4, 72)), "stone"),
            Fill(((4, 72), (84, 72), (97, 94), (18, 94)), "stone_light"),
            Fill(((84, 4), (97, 24), (97, 94), (84, 72)), "stone_dark"),
        ),
        (44, 38),
    ),
    "wood": (
        (
            Fill(((20, 12), (88, 12), (97, 30), (97, 70), (88, 88), (20, 88)), "wood"),
            Fill(oval((20, 50), (18, 38)), "wood_light"),
            Fill(oval((20, 50), (9, 20)), "wood_light", edge=4),
            Line(((46, 24), (84, 24)), "wood_dark", 5),
            Line(((46, 78), (84, 78)), "wood_dark", 5),
        ),
        (62, 50),
    ),
    "knowledge": (
        (
            Fill(((12, 4), (88, 4), (94, 14), (94, 96), (18, 96), (12, 90)), "knowledge"),
            Fill(((12, 4), (88, 4), (94, 18), (20, 18)), material("white")),
            Fill(((6, 12), (14, 4), (24, 14), (24, 96), (12, 96), (6, 88)), "knowledge_dark"),
            Line(((30, 88), (88, 88)), "knowledge_light", 5),
        ),
        (58, 52),
    ),
    "tile": (
        (
            Fill(
                (
                    (97, 6),
                    *arc((50, 30), (47, 62), 0, 180, 16),
                    (3, 6),
                    (23, 6),
                    *arc((50, 6), (27, 26), 168.75, 11.25, 14),
                    (77, 6),
                ),
                "tile",
            ),
            Line(arc((50, 34), (37, 48), 56.25, 146.25, 8), "tile_light", 6),
            Line(((86, 10), (86, 34)), "tile_dark", 6),
        ),
        (50, 60),
    ),
}
"""The drawing of each resource, and the position of its letter in it."""
_FRAME = (6, 16), (16, 6), (84, 6), (94, 16), (94, 84), (84, 94), (16, 94), (6, 84)
"""The corners of the place for a unit of a resource."""


@sprite
def good(index: int, height: int, theme: Theme) -> Image.Image:
    """Draw a resource's icon, ``height`` pixels high: its shape in its colour, its letter if it has room."""
    drawing, centre = _GOODS[RESOURCES[index]]
    image = _draw(drawing, height, theme, edge=5 if height > 24 else 8)
    if height > 26:  # else there is no room
        _letter(image, RESOURCES[index][0].upper(), (centre[0] / 100, 1 - centre[1] / 100), theme)
    return image


@sprite
def slot(index: int, side: int, theme: Theme, state: SlotState) -> Image.Image:
    """Draw the place for one unit of a resource on an open site: full and ticked, or an empty frame."""
    resource = RESOURCES[index]
    shapes: Shapes = Fill(_FRAME, resource), Line(((24, 52), (42, 30), (76, 74)), "letter", 16)
    if state != "filled":
        line = "plan_ink" if state == "planned" else f"{resource}_dark"
        shapes = [Line(ends, line, 11) for ends in zip(_FRAME, (*_FRAME[1:], _FRAME[0]), strict=True)]
    return _draw(shapes, side, theme, edge=7)


def _draw(shapes: Shapes, side: int, theme: Theme, edge: float) -> Image.Image:
    """Draw shapes on a square image that is a hundred of their units wide."""
    return draw_shapes(shapes, (side, side), (100, 100), partial(paint, theme), ink=OUTLINE, edge=edge)


def _letter(image: Image.Image, letter: str, at: tuple[float, float], theme: Theme) -> None:
    """Write the letter of an icon.

    The icon's shape and colour say the same, so the letter may be smaller than other lettering.
    """
    side = image.width * _FINE
    mask = Image.new("L", (side, side))
    spot, lettering = (side * at[0], side * at[1]), font(max(SMALLEST, round(side * 0.64)))
    ImageDraw.Draw(mask).text(spot, letter, font=lettering, fill=255, anchor="mm")
    image.paste((*paint(theme, "letter"), 255), (0, 0), mask.reduce(_FINE))


@sprite
def coin(wide: int, high: int, theme: Theme) -> Image.Image:
    """Draw a golden coin, stretched to a lozenge where its number needs the room."""
    right, bottom = wide * _FINE, high * _FINE
    image = Image.new("RGBA", (right, bottom))
    draw, line = ImageDraw.Draw(image), round(bottom * 0.07)
    draw.rounded_rectangle((0, 0, right - 1, bottom - 1), bottom / 2, fill=OUTLINE)
    for inset, below, round_by, tone in (
        (1, 1, 1, "coin_dark"),
        (1, 2, 1.5, "coin_light"),
        (2, 2.6, 2.2, "coin"),
    ):
        box = inset * line, inset * line, right - inset * line, bottom - below * line
        draw.rounded_rectangle(box, bottom / 2 - round_by * line, fill=paint(theme, tone))
    return image.reduce(_FINE)


@sprite
def shield(wide: int, high: int, theme: Theme) -> Image.Image:
    """Draw a shield, the icon of victory points."""
    big = wide * _FINE, high * _FINE
    image = Image.new("RGBA", big)
    draw = ImageDraw.Draw(image)
    tones = OUTLINE, paint(theme, "shield_light"), paint(theme, "shield")
    for inset, tone in zip((0.0, 0.06, 0.13), tones, strict=True):
        draw.polygon(_shield(big, inset * big[1]), fill=tone)
    return image.reduce(_FINE)


def _shield(size: tuple[int, int], inset: float) -> list[tuple[float, float]]:
    wide, high = size
    left, right, top, low = inset, wide - inset, inset, high * 0.56
    reach, drop = (right - left) / 2, high - inset * 1.3 - low
    curve = [(wide / 2 + reach * cos(pi * i / 24) ** 0.75, low + drop * sin(pi * i / 24)) for i in range(13)]
    mirror_curve = [(wide - x, y) for x, y in reversed(curve)]
    return [(left, top), (right, top), *curve, *mirror_curve]


def _in_steps(width: float) -> int:
    """Return a width that few coins and shields have in common."""
    return _STEP * ceil(width / _STEP)


def _glass(ink: str, sand: str) -> Shapes:
    return (
        Fill(box(16, 86, 68, 10), ink, edge=0),
        Fill(box(16, 4, 68, 10), ink, edge=0),
        Fill(((24, 86), (76, 86), (54, 50), (76, 14), (24, 14), (46, 50)), ink, edge=0),
        Fill(((34, 78), (66, 78), (60, 68), (40, 68)), sand, edge=0),
    )


_DISC = Fill(oval((50, 50), (46, 46)), "action", edge=6)
_TICK: tuple[Point, ...] = ((14, 50), (40, 22), (88, 82))
_TOOTH = ((-0.24, 36), (-0.16, 48), (0.16, 48), (0.24, 36))
_DASHES = [(pi * step / 6, pi * step / 6 + 0.3) for step in range(12)]
_SIGNS: Mapping[str, Shapes] = {
    "action": (
        _DISC,
        Line(((30, 24), (62, 66)), "action_ink", 11),
        Line(((46, 80), (80, 54)), "action_ink", 20),
    ),
    "disc": (_DISC,),
    "spent": (
        Fill(oval((50, 50), (44, 44)), "sheet", edge=0),
        *(
            Line([(50 + 42 * cos(turn), 50 + 42 * sin(turn)) for turn in ends], "line_quiet", 7)
            for ends in _DASHES
        ),
    ),
    "house": (
        Fill(((18, 6), (82, 6), (82, 46), (18, 46)), "line_ink", edge=0),
        Fill(((2, 44), (98, 44), (50, 94)), "line_ink", edge=0),
        Fill(arch(40, 6, 20, 30), "sheet", edge=0),
    ),
    "person": (
        Fill(oval((50, 74), (21, 21)), "line_ink", edge=0),
        Fill(((12, 4), (88, 4), (84, 32), (66, 48), (34, 48), (16, 32)), "line_ink", edge=0),
    ),
    "hourglass": _glass("line_ink", "sheet"),
    "last_turns": _glass("flag_ink", "flag"),
    "crown": (
        Fill(((8, 16), (92, 16), (98, 74), (70, 48), (50, 92), (30, 48), (2, 74)), "coin", edge=6),
        *(Fill(oval(spot, (7, 7)), "coin", edge=4) for spot in ((4, 78), (50, 92), (96, 78))),
    ),
    "tick": (Line(_TICK, "done", 19),),
    "tick_on_plan": (Line(_TICK, "plan_ink", 19),),
    "gear": (
        Fill(
            [
                (50 + far * cos(pi * tooth / 4 + over), 50 + far * sin(pi * tooth / 4 + over))
                for tooth in range(8)
                for over, far in _TOOTH
            ],
            "line_ink",
            edge=0,
        ),
        Fill(oval((50, 50), (15, 15)), "sheet", edge=0),
    ),
    "gives": (
        Fill(((4, 40), (50, 40), (50, 16), (96, 50), (50, 84), (50, 60), (4, 60)), "line_quiet", edge=0),
    ),
    "goal": (
        Line(((20, 2), (20, 98)), "line_ink", 9),
        Fill(((24, 96), (96, 74), (24, 50)), "flag", edge=5),
    ),
    "purse": (
        Fill(oval((50, 36), (44, 34)), material("board"), edge=6),
        Fill(((34, 62), (66, 62), (80, 94), (50, 84), (20, 94)), shade(material("board"), 0.8), edge=6),
        Line(((30, 63), (70, 63)), material("gold"), 9),
        Fill(oval((50, 34), (19, 19)), "coin", edge=5),
    ),
}


@sprite
def sign(name: str, side: int, theme: Theme) -> Image.Image:
    """Draw the icon ``name``, ``side`` pixels wide and high."""
    return _draw(_SIGNS[name], side, theme, edge=4)


@lru_cache(maxsize=_MOST_NUMBERS)
def coins_part(amount: int | str, theme: Theme, high: int = COIN) -> Part:
    """Return the part that is a coin with its number."""
    wide = max(high, _in_steps(measure(str(amount), SMALLEST) + 18))
    return _numbered_part("coin", coin(wide, high, theme), amount, 0.5, SMALLEST, paint(theme, "ink"))


@lru_cache(maxsize=_MOST_NUMBERS)
def shield_part(amount: int | str, theme: Theme, high: int = SHIELD, size: int = SMALLEST) -> Part:
    """Return the part that is a shield with a number of points."""
    wide = max(_STEP * 4, _in_steps(measure(str(amount), size) + 12))
    return _numbered_part("shield", shield(wide, high, theme), amount, 0.44, size, paint(theme, "shield_ink"))


def _numbered_part(
    name: str, empty: Image.Image, amount: int | str, down: float, size: int, ink: Colour
) -> Part:
    """Return the part that is an icon with a number, whose middle is at ``down`` of the icon's height."""
    image, words = empty.copy(), str(amount)
    write(image, words, (image.width / 2 + 1, image.height * down), size, ink, align="centre")
    return icon(name_image(image, f"{name}({words})", words))


@lru_cache(maxsize=_MOST_NUMBERS)
def sign_part(name: str, side: int, theme: Theme) -> Part:
    """Return the part that is the icon ``name``."""
    return icon(sign(name, side, theme))


@lru_cache(maxsize=_MOST_NUMBERS)
def good_part(index: int, room: float, theme: Theme) -> Part:
    """Return the part that is a resource, at most ``room`` wide and high."""
    return icon(good(index, find_size(GOODS, room), theme))
