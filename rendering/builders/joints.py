"""Butterfly joints, inlaid bow ties whose two wings are the mark of their owner; and corner joints."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PIL import Image, ImageDraw, ImageOps

from rendering.builders.palette import paint
from rendering.kit.canvas import Sprite, edges, fill, grow
from rendering.kit.sprites import sprite
from rendering.kit.theme import Mark, Theme

_FINE = 6

_WINGS: Mapping[str, Sequence[tuple[str, Sequence[float]]]] = MappingProxyType(
    {
        "circle": (
            ("ellipse", (0, 0.5, 1, 1.5)),
            ("ellipse", (1, 0.5, 2, 1.5)),
            ("rectangle", (0.6, 0.76, 1.4, 1.24)),
        ),
        "triangle": (("polygon", (0, 0.38, 1, 0.9, 2, 0.38, 2, 1.62, 1, 1.1, 0, 1.62)),),
        "square": (
            ("rectangle", (0, 0.54, 0.69, 1.46)),
            ("rectangle", (1.31, 0.54, 2, 1.46)),
            ("rectangle", (0.6, 0.8, 1.4, 1.2)),
        ),
        "diamond": (
            ("polygon", (0, 1, 0.5, 0.34, 1, 1, 0.5, 1.66)),
            ("polygon", (1, 1, 1.5, 0.34, 2, 1, 1.5, 1.66)),
            ("rectangle", (0.7, 0.86, 1.3, 1.14)),
        ),
    }
)
"""The forms that make up a joint by the shape of its owner's mark, in halves of its length."""


def joint_length(scale: float) -> int:
    """Return the length of a joint in pixels where a unit has ``scale`` pixels."""
    return round(min(44, max(10, scale * 0.44)))


@sprite
def joint(mark: Mark, angle: int, length: int, theme: Theme) -> Sprite:
    """Draw a joint of the player with a mark that lies at an angle in degrees, anchored at its middle.

    It is let into the wood: it has a dark seam, and lit edges.
    """
    side = length * _FINE
    wings = Image.new("L", (side, side))
    draw, half = ImageDraw.Draw(wings), side / 2 - 0.5
    for form, corners in _WINGS[mark.shape]:
        getattr(draw, form)([half * share for share in corners], fill=255)
    mask = ImageOps.expand(wings, round(length * 0.18 + 3) * _FINE)
    mask = mask.rotate(-angle, Image.Resampling.BICUBIC)
    image = Image.new("RGBA", mask.size)
    fill(image, grow(mask, max(0.6, length * 0.045) * _FINE), paint(theme, "seam"))
    fill(image, mask, theme[mark.colour])
    if not theme.plain:
        edge = _FINE * max(0.7, length * 0.04)
        fill(image, edges(mask, edge, edge, edge / 2), (255, 255, 255), 0.55)
        fill(image, edges(mask, -edge, -edge, edge / 2), (30, 10, 0), 0.35)
    return Sprite(image.reduce(_FINE), (mask.width // _FINE // 2,) * 2).crop()
