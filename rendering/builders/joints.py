"""Butterfly joints, inlaid bow ties whose two wings are the mark of their owner; and corner joints."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image, ImageDraw

from rendering.builders.palette import paint
from rendering.kit.canvas import Sprite, blur, fill, grow, shift, subtract
from rendering.kit.sprites import sprite
from rendering.kit.theme import Mark, Theme

_FINE = 6
_SHARE = 0.44
"""The length of a joint as a share of a unit."""
_LEAST = 10
_MOST = 44

Draw = ImageDraw.ImageDraw


def _round_wings(draw: Draw, half: float) -> None:
    radius = half * 0.5
    for middle in (radius, 2 * half - radius):
        draw.ellipse((middle - radius, half - radius, middle + radius, half + radius), fill=255)
    draw.rectangle((half * 0.6, half * 0.76, half * 1.4, half * 1.24), fill=255)


def _pointed_wings(draw: Draw, half: float) -> None:
    wing, neck = half * 0.62, half * 0.1
    draw.polygon(
        [
            (0, half - wing),
            (half, half - neck),
            (2 * half, half - wing),
            (2 * half, half + wing),
            (half, half + neck),
            (0, half + wing),
        ],
        fill=255,
    )


def _square_wings(draw: Draw, half: float) -> None:
    side = half * 0.46
    for left in (0.0, 2 * half - 1.5 * side):
        draw.rectangle((left, half - side, left + 1.5 * side, half + side), fill=255)
    draw.rectangle((half * 0.6, half * 0.8, half * 1.4, half * 1.2), fill=255)


def _diamond_wings(draw: Draw, half: float) -> None:
    tall = half * 0.66
    for middle in (half * 0.5, half * 1.5):
        corners = [(middle - half / 2, half), (middle, half - tall), (middle + half / 2, half)]
        draw.polygon([*corners, (middle, half + tall)], fill=255)
    draw.rectangle((half * 0.7, half * 0.86, half * 1.3, half * 1.14), fill=255)


_WINGS: Mapping[str, Callable[[Draw, float], None]] = MappingProxyType(
    {
        "circle": _round_wings,
        "triangle": _pointed_wings,
        "square": _square_wings,
        "diamond": _diamond_wings,
    }
)


def joint_length(scale: float) -> int:
    """Return the length of a joint in pixels where a unit has ``scale`` pixels."""
    return round(min(_MOST, max(_LEAST, scale * _SHARE)))


@sprite
def joint(mark: Mark, angle: int, length: int, theme: Theme) -> Sprite:
    """Draw a joint of the player with a mark that lies at an angle in degrees, anchored at its middle."""
    return draw_joint(mark, angle, length, theme).crop()


def draw_joint(mark: Mark, angle: int, length: int, theme: Theme) -> Sprite:
    """Draw a joint in the middle of a square."""
    side = length * _FINE
    wings = Image.new("L", (side, side))
    _WINGS[mark.shape](ImageDraw.Draw(wings), side / 2 - 0.5)
    room = round(length * 0.18 + 3) * _FINE
    mask = Image.new("L", (side + 2 * room, side + 2 * room))
    mask.paste(wings, (room, room))
    mask = mask.rotate(-angle, Image.Resampling.BICUBIC)
    return Sprite(_inlay(mask, length, mark.colour, theme), (mask.width // _FINE // 2,) * 2)


def _inlay(mask: Image.Image, length: int, colour: str, theme: Theme) -> Image.Image:
    """Draw a shape in ``colour`` let into the wood: a dark seam around it, light on its upper left edges."""
    image = Image.new("RGBA", mask.size)
    seam = max(0.6, length * 0.045) * _FINE
    fill(image, grow(mask, seam), paint(theme, "seam"))
    fill(image, mask, theme[colour])
    if not theme.plain:
        edge = _FINE * max(0.7, length * 0.04)
        fill(image, blur(subtract(mask, shift(mask, edge, edge)), edge / 2), (255, 255, 255), 0.55)
        fill(image, blur(subtract(mask, shift(mask, -edge, -edge)), edge / 2), (30, 10, 0), 0.35)
    return image.reduce(_FINE)
