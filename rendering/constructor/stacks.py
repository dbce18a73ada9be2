"""Stacks put together from sprites of their parts, with the controller's mark and the height on top.

A part is a piece, or a small in a ring, as it lies on a tile or on another piece.
"""

import re
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops

from bot.games.constructor import EACH, PIECES, colour_of, controller
from rendering.constructor.layout import BASE, RISE, TILT
from rendering.constructor.solids import LIGHT, Solid, cast_shadow, leak_light, paint, parts
from rendering.kit import (
    ICE_AND_BLACK,
    SCALE,
    SMALLEST,
    Canvas,
    Colour,
    Point,
    Size,
    Sprite,
    Stamp,
    Theme,
    fade,
    fill_mark,
    name_image,
    rounded_rectangle,
    sprite,
    stamp,
    subtract,
    union,
    write,
)

STACKS = [(6 * "RmSrMs")[start : start + high] for high in range(1, 6 * EACH + 1) for start in range(6)]
"""All stacks that the rules allow: on each piece only one other can land."""
GLASS = tuple(PIECES[0].values())
RADII = {"R": 0.63, "M": 0.48, "S": 0.3}
"""The radius of each kind of piece as a share of a tile's size."""
HEIGHTS = {"R": 0.19, "M": 0.19, "S": 0.37}
"""The height of each kind of piece, likewise."""
_LIFT = 0.3  # the height from which a shadow is drawn: all heights blur it about alike


def put_stack(
    picture: Canvas, stack: str, centre: Point, size: float, theme: Theme, *, ground: str = ""
) -> None:
    """Draw ``stack`` on a tile of ``size``; on a ``ground`` of another colour it casts no shadow."""
    x, y = round(centre[0]), round(centre[1])
    units = split(stack)
    heights = [round(level * size) for level in levels(units)]
    if not ground:
        for unit, high in zip(units[1:], heights[1:], strict=True):
            shadow_stamp(unit.upper(), size, theme).put(picture, (x + LIGHT[0] * high, y + LIGHT[1] * high))
    for below, unit, high in zip(("", *units), units, heights, strict=False):
        part_stamp(unit, below[-1:], size, theme, ground=ground).put(picture, (x, y - high))
    if stack in GLASS and not ground:
        light_stamp(stack, size, theme).put(picture, (x, y))
    if controller(stack) is not None:
        mark_stamp(stack[-1], size, theme).put(picture, (x, y - heights[-1]))


def put_ghost(picture: Canvas, stack: str, centre: Point, size: float, theme: Theme) -> None:
    """Draw a translucent ``stack``, which previews it over the present stack."""
    image, anchor = stack_sprite(stack, size, theme)
    image.putalpha(fade(image.getchannel("A"), 0.65))
    Sprite(name_image(image, f"ghost({stack!r})"), anchor).put(picture, centre)


def stack_sprite(stack: str, size: float, theme: Theme, *, ground: str = "") -> Sprite:
    """Return a new sprite of a stack, see `put_stack`, anchored at the tile's centre."""
    whole, centre = canvas(size)
    image = Image.new("RGBA", whole)
    put_stack(image, stack, centre, size, theme, ground=ground)
    return Sprite(image, centre).crop()


def split(stack: str) -> list[str]:
    """Return the units of a stack from bottom to top: single pieces, or smalls with rings around them."""
    return re.findall("[RMS]R*", stack, re.IGNORECASE)


def levels(units: list[str]) -> list[float]:
    """Return the height of each unit's base; those of a tall stack sink into each other, so that it fits."""
    full, squash = [0.0], 1.0
    for below, unit in pairwise(units):
        full.append(full[-1] + HEIGHTS[below[0].upper()])
        for kind in unit.upper():
            room = TILT + RISE + BASE - RADII[kind] * TILT - HEIGHTS[kind]
            squash = min(squash, room / full[-1])
    return [level * squash for level in full]


def put_badge(picture: Canvas, stack: str, centre: Point, size: float, theme: Theme) -> None:
    """Draw a badge beside a tower with its height in its controller's colours; draw none for other stacks."""
    owner = controller(stack)
    if owner is not None:
        height, spot = str(len(stack)), badge_spot(centre, size)
        _badge(len(height), owner, theme).put(picture, spot)
        write(picture, height, spot, SMALLEST, theme[f"{ICE_AND_BLACK[owner].colour}_ink"], align="centre")


def badge_spot(centre: Point, size: float) -> Point:
    """Return the middle of the badge on a tile."""
    return centre[0] + 0.53 * size, centre[1] - 0.2 * size


@sprite
def _badge(digits: int, owner: int, theme: Theme) -> Sprite:
    colour = ICE_AND_BLACK[owner].colour
    longer = 26 * (digits - 1)
    image = Image.new("RGBA", (72 + longer, 72))
    middle = image.width / 2, image.height / 2
    disc(64, (0, 0, 0), longer=longer, opacity=70).put(image, (middle[0] + 2, middle[1] + 3))
    disc(58, theme[f"{colour}_edge"], longer=longer).put(image, middle)
    disc(52, theme[colour], longer=longer).put(image, middle)
    return Sprite(image, (image.width // 2, image.height // 2))


def disc(high: int, colour: Colour, *, longer: int = 0, opacity: int = 255) -> Sprite:
    """Draw a flat disc anchored at its middle; ``longer`` stretches it to the right and left."""
    image = Image.new("RGBA", (high + longer, high), (0, 0, 0, 0))
    larger = image.width * SCALE, image.height * SCALE
    mask = rounded_rectangle(larger, (0, 0, larger[0] - 1, larger[1] - 1), high * SCALE / 2).reduce(SCALE)
    image.paste((*colour, 255), (0, 0), mask)
    image.putalpha(fade(mask, opacity / 255))
    return Sprite(image, (image.width // 2, image.height // 2))


class Setting(NamedTuple):
    """What a part is drawn for: the size of its tile, the theme, the name of the ground's colour.

    Heights and places are in pixels of the enlarged image.
    """

    size: float
    theme: Theme
    ground: str = "tile"

    def blank(self) -> Image.Image:
        """Return an empty image in which a stack on a tile has room."""
        wide, high = canvas(self.size)[0]
        return Image.new("RGBA", (wide * SCALE, high * SCALE))

    def solid(self, piece: str, lift: float) -> Solid:
        """Return the solid of a piece whose base is ``lift`` above the tile."""
        unit, kind, (x, y) = self.size * SCALE, piece.upper(), canvas(self.size)[1]
        base = x * SCALE, y * SCALE + BASE * unit - lift
        return Solid(base, RADII[kind] * unit, HEIGHTS[kind] * unit, 0.375 * unit if kind == "R" else 0)


def canvas(size: float) -> tuple[Size, Size]:
    """Return the size of an image in which a stack on a tile has room, and the tile's centre in it."""
    wide, above = round(2.3 * size), round((RISE + TILT + 0.1) * size)
    return (wide, above + round(0.95 * size)), (wide // 2, above)


@sprite
def part_stamp(unit: str, below: str, size: float, theme: Theme, *, ground: str = "") -> Stamp:
    """Return the stamp of a piece or of a small in a ring, anchored where the tile's centre is below it.

    ``below`` is the piece under it, or the ring around that, on which its shadow falls. If it is empty, the
    part lies on a tile with its shadow, or without one on a ``ground`` of another colour, named in the theme.
    """
    setting = Setting(size, theme, ground or "tile")
    image = setting.blank()
    if not (below or ground):
        cast(image, unit, 0, setting)
    body, onto, high = setting.blank(), None, 0
    if below:
        body, high = paint_unit(below, 0, body, setting), round(HEIGHTS[below.upper()] * size)
        onto = solid_body(below, 0, body, setting)
    image.alpha_composite(paint_unit(unit, high * SCALE, body, setting, onto))
    x, y = canvas(size)[1]
    return stamp(Sprite(image.reduce(SCALE), (x, y - high)))


@sprite
def light_stamp(piece: str, size: float, theme: Theme) -> Stamp:
    """Return the stamp of the light on the tile beside a piece of glass, anchored at the tile's centre."""
    setting = Setting(size, theme)
    image, solid = setting.blank(), setting.solid(piece, 0)
    leak_light(image, solid, theme)
    image.putalpha(subtract(image.getchannel("A"), parts(image.size, solid).body))
    return stamp(Sprite(image.reduce(SCALE), canvas(size)[1]))


@sprite
def shadow_stamp(kinds: str, size: float, theme: Theme) -> Stamp:
    """Return the stamp of the shadow that pieces above others cast on the tile.

    It is anchored where the tile's centre is if they are on the tile; with each pixel of height it moves by
    ``LIGHT``.
    """
    setting, lift = Setting(size, theme), round(_LIFT * size)
    image = setting.blank()
    cast(image, kinds, lift * SCALE, setting)
    x, y = canvas(size)[1]
    return stamp(Sprite(image.reduce(SCALE), (x + round(LIGHT[0] * lift), y + round(LIGHT[1] * lift))))


@sprite
def mark_stamp(piece: str, size: float, theme: Theme) -> Stamp:
    """Return the stamp of the controller's mark: in the face of a disc, or in the front of a ring's.

    It is anchored like the piece.
    """
    setting = Setting(size, theme)
    image, solid = setting.blank(), setting.solid(piece, 0)
    owner = ICE_AND_BLACK[colour_of(piece)]
    share, y = 0.34, solid.base[1] - solid.height
    if solid.hole:
        share = 0.2
        y += (solid.hole + solid.radius) / 2 * TILT
    high, ink = round(share * size * SCALE), theme[f"{owner.colour}_ink"]
    fill_mark(image, owner.shape, high, (solid.base[0], y), ink, TILT)
    return stamp(Sprite(image.reduce(SCALE), canvas(size)[1]))


def cast(image: Image.Image, unit: str, lift: float, setting: Setting) -> None:
    """Draw the shadow on the tile of a unit that stands ``lift`` above it."""
    for piece in unit:
        cast_shadow(image, setting.solid(piece, lift), setting.theme, lift=lift)


def paint_unit(
    unit: str, lift: float, body: Image.Image, setting: Setting, onto: Image.Image | None = None
) -> Image.Image:
    """Return a new image of a unit on ``body``, the pieces below, with its shadow where ``onto`` covers."""
    image, behind = setting.blank(), Image.new("RGBA", body.size, (*setting.theme[setting.ground], 255))
    behind.alpha_composite(body)
    *enclosed, outer = list(unit)
    below = onto or body.getchannel("A")
    front = _paint_piece(image, outer, lift, below, behind, setting)
    for small in enclosed:  # in the hole of the ring, behind the ring's front
        inside = image.copy()
        onto = union(below, image.getchannel("A"))
        _paint_piece(inside, small, lift, onto, behind, setting)
        image.paste(inside, (0, 0), ImageChops.invert(front))
    return image


def solid_body(unit: str, lift: float, body: Image.Image, setting: Setting) -> Image.Image:
    """Return the mask of ``body`` without the hole in its highest unit.

    A shadow falls into the hole as well, so that none is bright where the pieces of a tall stack sink.
    """
    return union(body.getchannel("A"), parts(body.size, setting.solid(unit[-1], lift)).body)


def _paint_piece(
    image: Image.Image, piece: str, lift: float, onto: Image.Image, behind: Image.Image, setting: Setting
) -> Image.Image:
    solid = setting.solid(piece, lift)
    cast_shadow(image, solid, setting.theme, onto=onto)
    return paint(image, solid, ICE_AND_BLACK[colour_of(piece)].colour, setting.theme, behind)
