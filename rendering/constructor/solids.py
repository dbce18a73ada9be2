"""Rings and discs of glass and stone, lit from the upper left, painted one at a time onto a sprite."""

from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from rendering.constructor.layout import TILT
from rendering.kit import (
    Colour,
    Point,
    Size,
    Theme,
    blur,
    edges,
    ellipse,
    extend,
    fill,
    frost,
    grow,
    profile,
    rectangle,
    shift,
    slate,
    slope,
    strata,
    stretch,
    subtract,
    tint,
    union,
)

_WALL = (0.86, 1.0, 0.92, 0.74, 0.55, 0.38, 0.25, 0.14, 0.08, 0.12, 0.2)
_GLASS_WALL = (0.5, 0.9, 1.0, 0.8, 0.6, 0.5, 0.42, 0.42, 0.52, 0.66, 0.4)
_INNER = (0.02, 0.05, 0.1, 0.2, 0.32, 0.48, 0.62, 0.72, 0.7)
_AROUND = 20  # pixels of margin around a solid for its outline
_TEXTURE: Size = (720, 720)
LIGHT: Point = (0.55, 0.3)
"""The offset of a shadow per pixel of height."""


class Solid(NamedTuple):
    """A round piece in a sprite's pixels: the middle of its base, its radius, height and hole's radius."""

    base: Point
    radius: float
    height: float
    hole: float = 0


class Parts(NamedTuple):
    """The masks of a solid's visible parts; ``body`` has no hole, ``front`` hides what stands in the hole."""

    body: Image.Image
    solid: Image.Image
    wall: Image.Image
    face: Image.Image
    inner: Image.Image
    through: Image.Image
    front: Image.Image


def parts(size: Size, solid: Solid) -> Parts:
    """Return the masks of ``solid`` in a sprite of ``size``."""
    top, base = _ends(size, solid, solid.radius)
    (x, y), radius = solid.base, solid.radius
    between = rectangle(size, (x - radius + 1, y - solid.height, x + radius - 1, y))
    body = union(top, base, between)
    hole_top, hole_base = _ends(size, solid, solid.hole) if solid.hole else (Image.new("L", size),) * 2
    through = ImageChops.multiply(hole_top, hole_base)
    below_middle = rectangle(size, (0, y - solid.height, *size))
    return Parts(
        body=body,
        solid=subtract(body, through),
        wall=subtract(body, top),
        face=subtract(top, hole_top),
        inner=subtract(hole_top, hole_base),
        through=through,
        front=subtract(ImageChops.multiply(body, below_middle), hole_top),
    )


def _ends(size: Size, solid: Solid, radius: float) -> tuple[Image.Image, Image.Image]:
    (x, y), radii = solid.base, (radius, radius * TILT)
    return ellipse(size, (x, y - solid.height), radii), ellipse(size, (x, y), radii)


def cast_shadow(
    sprite: Image.Image, solid: Solid, theme: Theme, *, lift: float = 0, onto: Image.Image | None = None
) -> None:
    """Draw the shadow to the lower right of ``solid``, which stands ``lift`` above the table.

    With ``onto`` the shadow falls only on what that mask covers.
    """
    if theme.plain:
        return
    x, y = solid.base
    heights = [lift + solid.height * step / 3 for step in range(4)]
    spots = [(x + LIGHT[0] * height, y + lift + LIGHT[1] * height) for height in heights]
    sweep = Image.new("L", sprite.size)
    draw = ImageDraw.Draw(sweep)
    for spot in spots:
        draw.ellipse(_oval(spot, solid.radius), fill=255)
    if solid.hole and not lift:
        draw.ellipse(_oval(spots[1], solid.hole * 0.8), fill=0)
    soft = blur(sweep, solid.radius * (0.07 + 0.1 * lift / (lift + solid.radius)))
    if onto:
        soft = ImageChops.multiply(soft, onto)
    fill(sprite, soft, (16, 5, 8), 0.62 if onto else 0.55)


def _oval(centre: Point, radius: float) -> tuple[float, float, float, float]:
    return centre[0] - radius, centre[1] - radius * TILT, centre[0] + radius, centre[1] + radius * TILT


def paint(sprite: Image.Image, solid: Solid, material: str, theme: Theme, behind: Image.Image) -> Image.Image:
    """Paint ``solid`` of ``material`` (``ice`` or ``black``); return the mask of the part before its hole.

    ``behind`` is what lies under the sprite, opaque and of its size, which shines through glass.
    """
    left, top, right, bottom = _box(solid)
    box = left - _AROUND, top - _AROUND, right + _AROUND, bottom + _AROUND
    part = sprite.crop(box)
    solid = solid._replace(base=(solid.base[0] - box[0], solid.base[1] - box[1]))
    shape = parts(part.size, solid)
    if solid.hole and not theme.plain:
        _shade_hole(part, shape, solid)
    if theme.plain:
        _paint_plain(part, shape, solid, material, theme)
    elif material == "ice":
        _paint_ice(part, shape, solid, theme, behind.crop(box))
    else:
        _paint_black(part, shape, solid, theme)
    sprite.paste(part, box)
    return extend(shape.front, sprite.size, box[:2])


def _shade_hole(sprite: Image.Image, shape: Parts, solid: Solid) -> None:
    """Darken what is seen through a ring's hole by the shadow of the ring's near wall."""
    lit_part = shift(shape.through, solid.height * LIGHT[0], solid.height * LIGHT[1])
    dark = ImageChops.multiply(shape.through, blur(subtract(shape.through, lit_part), solid.radius * 0.05))
    fill(sprite, dark, (16, 5, 8), 0.6)


def _paint_plain(sprite: Image.Image, shape: Parts, solid: Solid, material: str, theme: Theme) -> None:
    line = max(3.0, solid.radius * 0.05)
    halo = {"ice": theme["black"], "black": theme["ice"]}[material]
    fill(sprite, subtract(grow(shape.solid, line), shape.through), halo)
    fill(sprite, shape.solid, theme[material])
    fill(sprite, union(shape.wall, shape.inner), theme[f"{material}_deep"])
    rim = subtract(
        grow(shape.face, line / 2), subtract(shape.face, grow(subtract(shape.solid, shape.face), line / 2))
    )
    fill(sprite, ImageChops.multiply(rim, shape.solid), theme[f"{material}_edge"])


def _paint_ice(sprite: Image.Image, shape: Parts, solid: Solid, theme: Theme, behind: Image.Image) -> None:
    size, unit = sprite.size, solid.radius
    light, ice, deep, edge = (theme[f"ice{part}"] for part in ("_light", "", "_deep", "_edge"))
    fill(sprite, subtract(grow(shape.solid, 2), shape.through), edge, 0.6)
    sprite.paste(blur(Image.alpha_composite(behind, sprite), 9), (0, 0), shape.solid)  # seen through frost
    grains = stretch(frost(_TEXTURE, "frost").crop((0, 0, *size)), 0.5)
    wall = Image.blend(_shade_wall(size, solid, _GLASS_WALL), grains, 0.2)
    fill(sprite, shape.wall, tint(wall, deep, light, ice), 0.72)
    fill(sprite, shape.inner, tint(_shade_wall(size, solid, _INNER), edge, light, deep), 0.8)
    face = Image.blend(_shade_face(size, solid), grains, 0.25)
    fill(sprite, shape.face, tint(face, deep, light, ice), 0.84)
    base = ellipse(size, solid.base, (unit * 0.97, unit * 0.97 * TILT))  # its far edge shines dimly through
    fill(sprite, ImageChops.multiply(edges(base, 0, unit * 0.035, 2.2), shape.face), edge, 0.5)
    _light_glass(sprite, shape, unit, light, edge)
    _sheen(sprite, shape, solid, 0.85)


def _light_glass(sprite: Image.Image, shape: Parts, unit: float, light: Colour, edge: Colour) -> None:
    """Draw bright edges towards the lamp, and the light that gathers in the glass on the far side."""
    face, wall = shape.face, shape.wall
    far_light = edges(face, -unit * 0.1, -unit * 0.12, unit * 0.05)
    fill(sprite, ImageChops.multiply(far_light, face), light, 0.7)
    fill(sprite, edges(face, unit * 0.03, unit * 0.035, 1), light)
    fill(sprite, edges(face, -unit * 0.03, -unit * 0.035, 1), edge, 0.45)
    fill(sprite, ImageChops.multiply(edges(wall, 0, unit * 0.035, 1.5), wall), light, 0.8)
    fill(sprite, ImageChops.multiply(edges(wall, 0, -unit * 0.07, unit * 0.025), wall), light, 0.5)


def _paint_black(sprite: Image.Image, shape: Parts, solid: Solid, theme: Theme) -> None:
    size, unit = sprite.size, solid.radius
    light, black, deep, edge = (theme[f"black{part}"] for part in ("_light", "", "_deep", "_edge"))
    fill(sprite, subtract(grow(shape.solid, 2.2), shape.through), edge, 0.8)
    layers = stretch(strata(_TEXTURE, "slate").crop((0, 0, *size)), 1.3)
    wall = Image.blend(_shade_wall(size, solid, _WALL), layers, 0.42)
    fill(sprite, shape.wall, tint(wall, deep, light, black))
    fill(sprite, shape.inner, tint(_shade_wall(size, solid, _INNER), (8, 9, 12), light, deep))
    flakes = stretch(slate(_TEXTURE, "slate").crop((0, 0, *size)), 2.4)
    face = Image.blend(_shade_face(size, solid), flakes, 0.55)
    fill(sprite, shape.face, tint(face, deep, light, black))
    around = grow(ImageChops.invert(shape.face), unit * 0.03)
    fill(sprite, blur(ImageChops.multiply(shape.face, around), 0.8), edge, 0.5)
    fill(sprite, edges(shape.face, unit * 0.035, unit * 0.04, 1.2), edge, 0.95)
    _sheen(sprite, shape, solid, 0.1)


def _box(solid: Solid) -> tuple[int, int, int, int]:
    (x, y), radius = solid.base, solid.radius
    top = y - solid.height - radius * TILT
    return round(x - radius), round(top), round(x + radius), round(y + radius * TILT)


def _shade_wall(size: Size, solid: Solid, brightness: tuple[float, ...]) -> Image.Image:
    left, top, right, bottom = _box(solid)
    return extend(profile((right - left, bottom - top), brightness), size, (left, top))


def _shade_face(size: Size, solid: Solid) -> Image.Image:
    left, top, right, bottom = _box(solid)
    face = right - left, round(bottom - top - solid.height)
    return extend(slope(face, (1, 1.4)), size, (left, top))


def _sheen(sprite: Image.Image, shape: Parts, solid: Solid, strength: float) -> None:
    """Draw the reflection of the lamp: a soft spot on the face, a streak down the wall."""
    (x, y), radius = solid.base, solid.radius
    at = (x - radius * 0.42, y - solid.height - radius * TILT * 0.45)
    spot = blur(ellipse(sprite.size, at, (radius * 0.34, radius * 0.2)), radius * 0.13)
    fill(sprite, ImageChops.multiply(spot, shape.face), (255, 255, 255), strength)
    edge = x - radius * 0.66, y - solid.height, x - radius * 0.5, y + radius
    streak = blur(rectangle(sprite.size, edge), radius * 0.05)
    fill(sprite, ImageChops.multiply(streak, shape.wall), (255, 255, 255), strength * 0.8)


def leak_light(sprite: Image.Image, solid: Solid, theme: Theme) -> None:
    """Draw the light that glass gathers in its own shadow."""
    if theme.plain:
        return
    (x, y), radius = solid.base, solid.radius
    reach = solid.height * 0.5
    at = (x + radius * 0.5 + reach * LIGHT[0], y + radius * TILT * 0.62 + reach * LIGHT[1])
    pool = blur(ellipse(sprite.size, at, (radius * 0.34, radius * 0.16)), radius * 0.1)
    fill(sprite, pool, theme["ice_light"], 0.5)
