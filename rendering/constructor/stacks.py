"""Stacks of pieces as sprites: every piece a visible layer, the controller's mark and the height on top."""

from typing import NamedTuple

from PIL import Image

from bot.games.constructor.pieces import controller
from rendering.constructor.layout import BASE, RISE, TILT
from rendering.constructor.solids import Solid, cast_shadow, leak_light, paint
from rendering.kit.canvas import SCALE, Point, Sprite, fade, fill, mark, rounded_rectangle, subtract
from rendering.kit.fonts import SMALLEST, write
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.theme import ICE_AND_BLACK, Colour, Theme

_WIDE = 2.3
_FOOT = 0.95
_HEAD = 0.06
_RADII = {"R": 0.63, "M": 0.48, "S": 0.3}
_HEIGHTS = {"R": 0.19, "M": 0.19, "S": 0.4}
_HOLE = 0.375
_GHOST = 0.65
_BADGE_AT: Point = (0.53, -0.2)


class Scene(NamedTuple):
    """The tile that a stack stands on: its centre and size in the sprite's pixels, the ground's colour.

    ``squash`` is the factor by which heights shrink so that the tallest stacks fit.
    """

    centre: Point
    unit: float
    squash: float
    ground: Colour
    theme: Theme


class Layer(NamedTuple):
    """A piece of a stack: its letter, the height of its base, whether the next piece encloses it."""

    piece: str
    level: float
    is_enclosed: bool = False


@sprite
def stack_stamp(stack: str, size: float, theme: Theme) -> Stamp:
    """Return the stamp of ``stack`` on a tile of ``size``, anchored at the tile's centre."""
    return stamp(stack_sprite(stack, size, theme))


@sprite
def ghost_stamp(stack: str, size: float, theme: Theme) -> Stamp:
    """Return a translucent stamp of ``stack``, which previews it over the present stack."""
    image, anchor = stack_sprite(stack, size, theme)
    image.putalpha(fade(image.getchannel("A"), _GHOST))
    return stamp(Sprite(image, anchor))


def stack_sprite(stack: str, size: float, theme: Theme, *, ground: str = "") -> Sprite:
    """Draw a new sprite of ``stack`` on a tile of ``size``, anchored at the tile's centre.

    On a ``ground`` other than a tile, named in the theme, it casts no shadow.
    """
    unit = size * SCALE
    high = round((RISE + TILT + _HEAD + _FOOT) * size)
    wide = round(_WIDE * size)
    sprite = Image.new("RGBA", (wide * SCALE, high * SCALE))
    centre = (wide * SCALE / 2, (RISE + TILT + _HEAD) * unit)
    layers, squash = _layers(stack)
    scene = Scene(centre, unit, squash, theme[ground or "tile"], theme)
    if not ground:
        _cast(sprite, layers, scene)
    _paint_all(sprite, layers, scene)
    if controller(stack) is not None:
        _put_mark(sprite, layers[-1], scene)
    return Sprite(sprite.reduce(SCALE), (wide // 2, round((RISE + TILT + _HEAD) * size))).crop()


def _layers(stack: str) -> tuple[list[Layer], float]:
    """Return the layers from bottom to top, and the factor by which heights shrink to fit tall stacks."""
    layers: list[Layer] = []
    level = 0.0
    for index, piece in enumerate(stack):
        kind = piece.upper()
        if kind == "R" and index:
            small = layers.pop()
            layers += [small._replace(is_enclosed=True), Layer(piece, small.level)]
            continue
        layers.append(Layer(piece, level))
        level += _HEIGHTS[kind]
    return layers, min(1.0, *(_squash(layer) for layer in layers))


def _squash(layer: Layer) -> float:
    """Return the factor by which heights may at most shrink or grow so that ``layer`` just fits."""
    kind = layer.piece.upper()
    room = TILT + RISE + BASE - _RADII[kind] * TILT
    return room / (layer.level + _HEIGHTS[kind])


def _solid(layer: Layer, scene: Scene) -> Solid:
    kind = layer.piece.upper()
    unit = scene.unit
    x, y = scene.centre
    y += (BASE - layer.level * scene.squash) * unit
    hole = _HOLE * unit if kind == "R" else 0
    return Solid((x, y), _RADII[kind] * unit, _HEIGHTS[kind] * scene.squash * unit, hole)


def _material(piece: str) -> str:
    return "black" if piece.islower() else "ice"


def _cast(sprite: Image.Image, layers: list[Layer], scene: Scene) -> None:
    for layer in layers:
        lift = layer.level * scene.squash * scene.unit
        cast_shadow(sprite, _solid(layer, scene), lift=lift, theme=scene.theme, onto=False)
    if len(layers) == 1 and _material(layers[0].piece) == "ice":
        leak_light(sprite, _solid(layers[0], scene), scene.theme)


def _paint_all(sprite: Image.Image, layers: list[Layer], scene: Scene) -> None:
    body = Image.new("RGBA", sprite.size)
    below: Layer | None = None
    for layer in layers:
        if not layer.is_enclosed:
            if below:
                cast_shadow(body, _solid(layer, scene), lift=0, theme=scene.theme, onto=True)
            front = _paint(body, layer, scene)
            if below and below.is_enclosed:
                _paint_enclosed_piece(body, below, scene, front)
        below = layer
    sprite.alpha_composite(body)


def _paint(body: Image.Image, layer: Layer, scene: Scene) -> Image.Image:
    return paint(body, _solid(layer, scene), _material(layer.piece), scene.theme, scene.ground)


def _paint_enclosed_piece(body: Image.Image, small: Layer, scene: Scene, front: Image.Image) -> None:
    """Draw ``small`` in the hole of the ring already painted, behind the ring's ``front``."""
    inside = body.copy()
    cast_shadow(inside, _solid(small, scene), lift=0, theme=scene.theme, onto=True)
    _paint(inside, small, scene)
    body.paste(inside, (0, 0), subtract(Image.new("L", body.size, 255), front))


def _put_mark(sprite: Image.Image, top: Layer, scene: Scene) -> None:
    """Inlay the controller's mark in the top piece: in a disc's face, or in the front of a ring's."""
    solid = _solid(top, scene)
    owner = ICE_AND_BLACK[int(top.piece.islower())]
    high, y = round(0.34 * scene.unit), solid.base[1] - solid.height
    if solid.hole:
        high = round(0.2 * scene.unit)
        y += (solid.hole + solid.radius) / 2 * TILT
    inlay = mark(owner.shape, high, TILT)
    mask = Image.new("L", sprite.size)
    mask.paste(inlay, (round(solid.base[0] - inlay.width / 2), round(y - inlay.height / 2)))
    fill(sprite, mask, scene.theme[f"{owner.colour}_ink"])


def put_badge(picture: Image.Image, stack: str, centre: Point, size: float, theme: Theme) -> None:
    """Draw a badge beside a tower with its height in its controller's colours; draw none for other stacks."""
    owner = controller(stack)
    if owner is not None:
        _badge(len(stack), owner, theme).put(picture, badge_spot(centre, size))


def badge_spot(centre: Point, size: float) -> Point:
    """Return the middle of the badge on a tile."""
    return centre[0] + _BADGE_AT[0] * size, centre[1] + _BADGE_AT[1] * size


@sprite
def _badge(height: int, owner: int, theme: Theme) -> Sprite:
    colour = ICE_AND_BLACK[owner].colour
    longer = 26 * (len(str(height)) - 1)
    image = Image.new("RGBA", (72 + longer, 72))
    middle = image.width / 2, image.height / 2
    disc(64, (0, 0, 0), longer=longer, opacity=70).put(image, (middle[0] + 2, middle[1] + 3))
    disc(58, theme[f"{colour}_edge"], longer=longer).put(image, middle)
    disc(52, theme[colour], longer=longer).put(image, middle)
    write(image, str(height), middle, SMALLEST, theme[f"{colour}_ink"], align="centre")
    return Sprite(image, (image.width // 2, image.height // 2))


def disc(high: int, colour: Colour, *, longer: int = 0, opacity: int = 255) -> Sprite:
    """Draw a flat disc anchored at its middle; ``longer`` stretches it to the right and left."""
    image = Image.new("RGBA", (high + longer, high), (0, 0, 0, 0))
    larger = image.width * SCALE, image.height * SCALE
    mask = rounded_rectangle(larger, (0, 0, larger[0] - 1, larger[1] - 1), high * SCALE / 2).reduce(SCALE)
    image.paste((*colour, 255), (0, 0), mask)
    image.putalpha(fade(mask, opacity / 255))
    return Sprite(image, (image.width // 2, image.height // 2))
