"""How drawings become emojis: square, as large as Discord shows them, on a transparent ground."""

from collections.abc import Callable

from PIL import Image, ImageOps

from rendering.kit.canvas import colour_mask, extend, grow
from rendering.kit.theme import Colour

Drawing = Callable[[], Image.Image]
"""Draws an emoji, with transparency, in any size and shape."""
SIDE = 128


def square(image: Image.Image) -> Image.Image:
    """Return an image without its empty edges, scaled to fill a square of ``SIDE`` pixels.

    An image that already is such a square is returned unchanged.
    """
    if image.size == (SIDE, SIDE):
        return image
    image = ImageOps.contain(image.crop(image.getbbox()), (SIDE - 4, SIDE - 4), Image.Resampling.LANCZOS)
    return extend(image, (SIDE, SIDE), ((SIDE - image.width) // 2, (SIDE - image.height) // 2))


def add_outline(image: Image.Image, colour: Colour, width: int) -> Image.Image:
    """Return an image with a line around it, so that it stands out from dark and light messages."""
    room = 2 * width
    whole = extend(image, (image.width + 2 * room, image.height + 2 * room), (room, room))
    line = colour_mask(grow(whole.getchannel("A"), width), colour)
    line.alpha_composite(whole)
    return line
