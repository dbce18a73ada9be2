"""Pictures as small as a phone shows them."""

from PIL import Image

from rendering.kit import Box

PHONE = 0.3


def small(image: Image.Image) -> Image.Image:
    """Return an image as large as it is on a phone."""
    return image.resize((round(image.width * PHONE), round(image.height * PHONE)), Image.Resampling.BOX)


def cut(image: Image.Image, box: Box) -> Image.Image:
    """Return a part of a picture on a phone."""
    left, top, right, bottom = (round(edge * PHONE) for edge in box)
    return image.crop((left, top, right, bottom))
