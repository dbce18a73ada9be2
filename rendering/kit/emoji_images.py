"""How drawings become emojis: square, as large as Discord shows them, on a transparent ground."""

from collections.abc import Callable

from PIL import Image

from rendering.kit.canvas import grow
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
    image = image.crop(image.getbbox())
    scale = (SIDE - 4) / max(image.size)
    wide, high = (max(1, round(length * scale)) for length in image.size)
    resized_image = image.resize((wide, high), Image.Resampling.LANCZOS) if scale != 1 else image
    whole = Image.new("RGBA", (SIDE, SIDE))
    whole.paste(resized_image, ((SIDE - wide) // 2, (SIDE - high) // 2))
    return whole


def add_outline(image: Image.Image, colour: Colour, width: int) -> Image.Image:
    """Return an image with a line around it, so that it stands out from dark and light messages."""
    room = 2 * width
    whole = Image.new("RGBA", (image.width + 2 * room, image.height + 2 * room))
    whole.paste(image, (room, room))
    line = Image.new("RGBA", whole.size, colour)
    line.putalpha(grow(whole.getchannel("A"), width))
    line.alpha_composite(whole)
    return line
