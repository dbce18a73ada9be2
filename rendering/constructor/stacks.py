"""Stacks put together from their parts: every piece a layer, the controller's mark and the height on top."""

from itertools import pairwise

from PIL import Image

from bot.games.constructor.pieces import EACH, PIECES, controller
from rendering.constructor.layout import BASE, RISE, TILT
from rendering.constructor.parts import (
    HEIGHTS,
    RADII,
    canvas,
    light_stamp,
    mark_stamp,
    part_stamp,
    shadow_stamp,
)
from rendering.constructor.solids import LIGHT
from rendering.kit.canvas import SCALE, Point, Sprite, fade, rounded_rectangle
from rendering.kit.fonts import SMALLEST, write
from rendering.kit.scene import Canvas, name_image
from rendering.kit.sprites import sprite
from rendering.kit.theme import ICE_AND_BLACK, Colour, Theme

STACKS = [(6 * "RmSrMs")[start : start + high] for high in range(1, 6 * EACH + 1) for start in range(6)]
"""All stacks that the rules allow: on each piece only one other can land."""
GLASS = tuple(PIECES[0].values())


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
    units: list[str] = []
    for piece in stack:
        if piece.upper() == "R" and units:
            units[-1] += piece
        else:
            units.append(piece)
    return units


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
