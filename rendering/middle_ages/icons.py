"""Icons: the four resources, coins, shields, actions, and the status signs."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import ceil, cos, pi, sin
from types import MappingProxyType
from typing import Literal, get_args

from PIL import Image, ImageDraw

from rendering.kit.boxes import find_size
from rendering.kit.canvas import blend
from rendering.kit.fonts import SMALLEST, font, measure, write
from rendering.kit.pen import Pen, arch
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.theme import Colour, Theme
from rendering.middle_ages.palette import LETTERS, OUTLINE, RESOURCES, material, paint, shade

_FINE = 4
_STEP = 12
_MOST_NUMBERS = 128
"""The number of coins and shields with their numbers that are kept: each saves half of the blending."""
_TINY = 26  # the height up to which an icon has no room for its letter
GOODS = (16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 54)
"""The heights of resources in pixels: few, so that all of them are drawn in advance."""
SlotState = Literal["filled", "empty", "planned"]
SLOT_STATES: tuple[SlotState, ...] = get_args(SlotState)
COINS = tuple((wide, 46) for wide in range(48, 109, _STEP))
SHIELDS = tuple((wide, high) for high in (42, 46, 48, 50, 52, 66, 70) for wide in range(48, 109, _STEP))
"""The widths and heights of coins and shields with any number in a match."""

Tones = tuple[Colour, Colour, Colour]
"""A resource's colour, its light and its dark tone."""


def _tones(resource: str, theme: Theme) -> Tones:
    return paint(theme, resource), paint(theme, f"{resource}_light"), paint(theme, f"{resource}_dark")


def _block(pen: Pen, tones: Tones) -> None:
    plain, light, dark = tones
    pen.polygon([(4, 4), (84, 4), (84, 72), (4, 72)], plain)
    pen.polygon([(4, 72), (84, 72), (97, 94), (18, 94)], light)
    pen.polygon([(84, 4), (97, 24), (97, 94), (84, 72)], dark)


def _log(pen: Pen, tones: Tones) -> None:
    plain, light, dark = tones
    pen.polygon([(20, 12), (88, 12), (97, 30), (97, 70), (88, 88), (20, 88)], plain)
    pen.oval((20, 50), (18, 38), light)
    pen.oval((20, 50), (9, 20), light, edge=4)
    for y in (24, 78):
        pen.line([(46, y), (84, y)], dark, 5)


def _book(pen: Pen, tones: Tones) -> None:
    plain, light, dark = tones
    pen.polygon([(12, 4), (88, 4), (94, 14), (94, 96), (18, 96), (12, 90)], plain)
    pen.polygon([(12, 4), (88, 4), (94, 18), (20, 18)], material("white"))
    pen.polygon([(6, 12), (14, 4), (24, 14), (24, 96), (12, 96), (6, 88)], dark)
    pen.line([(30, 88), (88, 88)], light, 5)


def _pantile(pen: Pen, tones: Tones) -> None:
    plain, light, dark = tones
    rim = [(50 + 47 * cos(pi * i / 16), 30 + 62 * sin(pi * i / 16)) for i in range(17)]
    low = [(50 + 27 * cos(pi * i / 16), 6 + 26 * sin(pi * i / 16)) for i in range(16, -1, -1)]
    pen.polygon([(97, 6), *rim, (3, 6), (23, 6), *low[1:-1], (77, 6)], plain)
    arc = [(50 + 37 * cos(pi * i / 16), 34 + 48 * sin(pi * i / 16)) for i in range(5, 14)]
    pen.line(arc, light, 6)
    pen.line([(86, 10), (86, 34)], dark, 6)


_GOODS: Mapping[str, tuple[Callable[[Pen, Tones], None], tuple[float, float]]] = MappingProxyType(
    {
        "stone": (_block, (44, 38)),
        "wood": (_log, (62, 50)),
        "knowledge": (_book, (58, 52)),
        "tile": (_pantile, (50, 60)),
    }
)
"""The drawing of each resource, and the position of its letter in it."""


@sprite
def good(index: int, height: int, theme: Theme) -> Image.Image:
    """Draw a resource's icon, ``height`` pixels high: its shape in its colour, its letter if it has room."""
    resource = RESOURCES[index]
    draw_resource, centre = _GOODS[resource]
    pen = Pen((height, height), 100, 100, ink=OUTLINE, edge=5 if height > 24 else 8)
    tones = _tones(resource, theme)
    draw_resource(pen, tones)
    image = pen.finish()
    if height > _TINY:
        _letter(image, LETTERS[index], (centre[0] / 100, 1 - centre[1] / 100), theme)
    return image


@sprite
def slot(index: int, side: int, theme: Theme, state: SlotState) -> Image.Image:
    """Draw the place for one unit of a resource on an open site: full and ticked, or an empty frame."""
    pen = Pen((side, side), 100, 100, ink=OUTLINE, edge=7)
    frame = [(6, 16), (16, 6), (84, 6), (94, 16), (94, 84), (84, 94), (16, 94), (6, 84)]
    resource = RESOURCES[index]
    if state == "filled":
        pen.polygon(frame, paint(theme, resource))
        pen.line([(24, 52), (42, 30), (76, 74)], paint(theme, "letter"), 16)
        return pen.finish()
    line = paint(theme, "plan_ink") if state == "planned" else paint(theme, f"{resource}_dark")
    for start, end in zip(frame, [*frame[1:], frame[0]], strict=True):
        pen.line([start, end], line, 11)
    return pen.finish()


def _letter(image: Image.Image, letter: str, at: tuple[float, float], theme: Theme) -> None:
    """Write the letter of an icon.

    The icon's shape and colour say the same, so the letter may be smaller than other lettering.
    """
    side = image.width * _FINE
    size = max(SMALLEST, round(side * 0.64))
    mask = Image.new("L", (side, side))
    spot = side * at[0], side * at[1]
    ImageDraw.Draw(mask).text(spot, letter, font=font(size), fill=255, anchor="mm")
    image.paste((*paint(theme, "letter"), 255), (0, 0), mask.reduce(_FINE))


@sprite
def coin(wide: int, high: int, theme: Theme) -> Image.Image:
    """Draw a golden coin, stretched to a lozenge where its number needs the room."""
    return _seal((wide, high), (paint(theme, "coin"), paint(theme, "coin_light"), paint(theme, "coin_dark")))


def _seal(size: tuple[int, int], tones: Tones) -> Image.Image:
    big = size[0] * _FINE, size[1] * _FINE
    image = Image.new("RGBA", big)
    draw = ImageDraw.Draw(image)
    radius, line = big[1] / 2, round(big[1] * 0.07)
    draw.rounded_rectangle((0, 0, big[0] - 1, big[1] - 1), radius, fill=OUTLINE)
    draw.rounded_rectangle((line, line, big[0] - line, big[1] - line), radius - line, fill=tones[2])
    top = (line, line, big[0] - line, big[1] - 2 * line)
    draw.rounded_rectangle(top, radius - 1.5 * line, fill=tones[1])
    inner = (2 * line, 2 * line, big[0] - 2 * line, big[1] - 2.6 * line)
    draw.rounded_rectangle(inner, radius - 2.2 * line, fill=tones[0])
    return image.reduce(_FINE)


@sprite
def shield(wide: int, high: int, theme: Theme) -> Image.Image:
    """Draw a shield, the icon of victory points."""
    big = wide * _FINE, high * _FINE
    image = Image.new("RGBA", big)
    draw = ImageDraw.Draw(image)
    tones = OUTLINE, paint(theme, "shield_light"), paint(theme, "shield")
    for inset, tone in zip((0.0, 0.06, 0.13), tones, strict=True):
        edge = inset * big[1]
        draw.polygon(_shield(big, edge), fill=tone)
    return image.reduce(_FINE)


def _shield(size: tuple[int, int], inset: float) -> list[tuple[float, float]]:
    wide, high = size
    left, right, top, low = inset, wide - inset, inset, high * 0.56
    reach, drop = (right - left) / 2, high - inset * 1.3 - low
    curve = [
        (wide / 2 + reach * cos(pi * i / 24) ** 0.75 * 1.0, low + drop * sin(pi * i / 24)) for i in range(13)
    ]
    mirror_curve = [(wide - x, y) for x, y in reversed(curve)]
    return [(left, top), (right, top), *curve, *mirror_curve]


def put_coins(
    picture: Canvas, amount: int | str, at: tuple[float, float], theme: Theme, *, high: int = 46
) -> int:
    """Draw a coin with its number, its left edge and middle at ``at``; return its width."""
    image = _numbered_coin(str(amount), high, theme)
    blend(picture, image, (at[0], at[1] - high / 2))
    return image.width


@lru_cache(maxsize=_MOST_NUMBERS)
def _numbered_coin(words: str, high: int, theme: Theme) -> Image.Image:
    wide = coins_width(words, high)
    image = coin(wide, high, theme).copy()
    write(image, words, (wide / 2 + 1, high / 2), SMALLEST, paint(theme, "ink"), align="centre")
    return image


def coins_width(words: str, high: int) -> int:
    """Return the width of a coin with this number."""
    return max(high, _in_steps(measure(words, SMALLEST) + 18))


def put_shield(
    picture: Canvas,
    amount: int | str,
    at: tuple[float, float],
    theme: Theme,
    *,
    high: int = 52,
    size: int = SMALLEST,
) -> int:
    """Draw a shield with its number, its left edge and middle at ``at``; return its width."""
    image = _numbered_shield(str(amount), high, size, theme)
    blend(picture, image, (at[0], at[1] - high / 2))
    return image.width


@lru_cache(maxsize=_MOST_NUMBERS)
def _numbered_shield(words: str, high: int, size: int, theme: Theme) -> Image.Image:
    wide = shield_width(words, size)
    image = shield(wide, high, theme).copy()
    write(image, words, (wide / 2 + 1, high * 0.44), size, paint(theme, "shield_ink"), align="centre")
    return image


def shield_width(words: str, size: int = SMALLEST) -> int:
    """Return the width of a shield with this number."""
    return max(_STEP * 4, _in_steps(measure(words, size) + 12))


def _in_steps(width: float) -> int:
    """Return a width that few coins and shields have in common."""
    return _STEP * ceil(width / _STEP)


def _hammer(pen: Pen, theme: Theme) -> None:
    pen.oval((50, 50), (46, 46), paint(theme, "action"), edge=6)
    ink = paint(theme, "action_ink")
    pen.line([(30, 24), (62, 66)], ink, 11)
    pen.line([(46, 80), (80, 54)], ink, 20)


def _disc(pen: Pen, theme: Theme) -> None:
    pen.oval((50, 50), (46, 46), paint(theme, "action"), edge=6)


def _spent_action(pen: Pen, theme: Theme) -> None:
    pen.oval((50, 50), (44, 44), paint(theme, "sheet"), edge=0)
    for step in range(12):
        turn = pi * step / 6
        end = turn + 0.3
        arc = [(50 + 42 * cos(turn), 50 + 42 * sin(turn)), (50 + 42 * cos(end), 50 + 42 * sin(end))]
        pen.line(arc, paint(theme, "line_quiet"), 7)


def _house(pen: Pen, theme: Theme) -> None:
    ink = paint(theme, "line_ink")
    pen.polygon([(18, 6), (82, 6), (82, 46), (18, 46)], ink, edge=0)
    pen.polygon([(2, 44), (98, 44), (50, 94)], ink, edge=0)
    pen.polygon(arch(40, 6, 20, 30), paint(theme, "sheet"), edge=0)


def _person(pen: Pen, theme: Theme) -> None:
    ink = paint(theme, "line_ink")
    pen.oval((50, 74), (21, 21), ink, edge=0)
    pen.polygon([(12, 4), (88, 4), (84, 32), (66, 48), (34, 48), (16, 32)], ink, edge=0)


def _hourglass(pen: Pen, theme: Theme) -> None:
    _glass(pen, paint(theme, "line_ink"), paint(theme, "sheet"))


def _last_turns(pen: Pen, theme: Theme) -> None:
    _glass(pen, paint(theme, "flag_ink"), paint(theme, "flag"))


def _glass(pen: Pen, ink: Colour, sand: Colour) -> None:
    pen.box(16, 86, 68, 10, ink, edge=0)
    pen.box(16, 4, 68, 10, ink, edge=0)
    pen.polygon([(24, 86), (76, 86), (54, 50), (76, 14), (24, 14), (46, 50)], ink, edge=0)
    pen.polygon([(34, 78), (66, 78), (60, 68), (40, 68)], sand, edge=0)


def _crown(pen: Pen, theme: Theme) -> None:
    gold = paint(theme, "coin")
    pen.polygon([(8, 16), (92, 16), (98, 74), (70, 48), (50, 92), (30, 48), (2, 74)], gold, edge=6)
    for x, y in ((4, 78), (50, 92), (96, 78)):
        pen.oval((x, y), (7, 7), gold, edge=4)


def _tick(pen: Pen, theme: Theme) -> None:
    pen.line([(14, 50), (40, 22), (88, 82)], paint(theme, "done"), 19)


def _tick_on_plan(pen: Pen, theme: Theme) -> None:
    pen.line([(14, 50), (40, 22), (88, 82)], paint(theme, "plan_ink"), 19)


def _gear(pen: Pen, theme: Theme) -> None:
    teeth = 8
    points = []
    for index in range(teeth):
        turn = 2 * pi * index / teeth
        for over, far in ((-0.24, 36), (-0.16, 48), (0.16, 48), (0.24, 36)):
            points.append((50 + far * cos(turn + over), 50 + far * sin(turn + over)))
    pen.polygon(points, paint(theme, "line_ink"), edge=0)
    pen.oval((50, 50), (15, 15), paint(theme, "sheet"), edge=0)


def _arrow(pen: Pen, theme: Theme) -> None:
    ink = paint(theme, "plan_ink")
    pen.polygon([(4, 36), (50, 36), (50, 12), (96, 50), (50, 88), (50, 64), (4, 64)], ink, edge=0)


def _gives(pen: Pen, theme: Theme) -> None:
    ink = paint(theme, "line_quiet")
    pen.polygon([(4, 40), (50, 40), (50, 16), (96, 50), (50, 84), (50, 60), (4, 60)], ink, edge=0)


def _goal(pen: Pen, theme: Theme) -> None:
    ink = paint(theme, "line_ink")
    pen.line([(20, 2), (20, 98)], ink, 9)
    pen.polygon([(24, 96), (96, 74), (24, 50)], paint(theme, "flag"), edge=5)


def _purse(pen: Pen, theme: Theme) -> None:
    leather = material("board")
    pen.oval((50, 36), (44, 34), leather, edge=6)
    pen.polygon([(34, 62), (66, 62), (80, 94), (50, 84), (20, 94)], shade(leather, 0.8), edge=6)
    pen.line([(30, 63), (70, 63)], material("gold"), 9)
    pen.oval((50, 34), (19, 19), paint(theme, "coin"), edge=5)


_SIGNS: Mapping[str, Callable[[Pen, Theme], None]] = MappingProxyType(
    {
        "action": _hammer,
        "disc": _disc,
        "spent": _spent_action,
        "house": _house,
        "person": _person,
        "hourglass": _hourglass,
        "last_turns": _last_turns,
        "crown": _crown,
        "tick": _tick,
        "tick_on_plan": _tick_on_plan,
        "gear": _gear,
        "arrow": _arrow,
        "gives": _gives,
        "goal": _goal,
        "purse": _purse,
    }
)


@sprite
def sign(name: str, side: int, theme: Theme) -> Image.Image:
    """Draw the icon ``name``, ``side`` pixels wide and high."""
    pen = Pen((side, side), 100, 100, ink=OUTLINE, edge=4)
    _SIGNS[name](pen, theme)
    return pen.finish()


def put_sign(picture: Canvas, name: str, at: tuple[float, float], side: int, theme: Theme) -> int:
    """Draw an icon with its left edge and middle at ``at``; return its width."""
    blend(picture, sign(name, side, theme), (at[0], at[1] - side / 2))
    return side


def put_good(picture: Canvas, index: int, at: tuple[float, float], room: float, theme: Theme) -> None:
    """Draw a resource, at most ``room`` wide and high, with its left edge and middle at ``at``."""
    side = find_size(GOODS, room)
    image = good(index, side, theme)
    blend(picture, image, (at[0] + (room - side) / 2, at[1] - side / 2))
