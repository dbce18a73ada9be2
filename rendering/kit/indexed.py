"""Images of few colours, in a quarter of the bytes."""

from typing import NamedTuple

from PIL import Image

from rendering.kit.canvas import Size
from rendering.kit.textures import tint
from rendering.kit.theme import Colour


class Indexed(NamedTuple):
    """An image: for each pixel the number of its colour, and the red, green and blue of the colours."""

    pixels: Image.Image
    palette: bytes

    def to_image(self, turn: Image.Transpose | None = None) -> Image.Image:
        """Return the image, turned if ``turn`` says so."""
        image = self.pixels.copy() if turn is None else self.pixels.transpose(turn)
        image.putpalette(self.palette)
        return image


def tinted(grey: Image.Image, dark: Colour, light: Colour, middle: Colour) -> Indexed:
    """Return a grey image in colours: black becomes ``dark``, white ``light``."""
    tones = Image.frombytes("L", (256, 1), bytes(range(256)))
    return Indexed(grey, tint(tones, dark, light, middle).tobytes())


def plain(size: Size, colour: Colour) -> Indexed:
    """Return an image of one colour."""
    return Indexed(Image.new("L", size), bytes(colour))


def index(image: Image.Image) -> Indexed:
    """Return the image in at most 256 colours."""
    image = image.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    return Indexed(Image.frombytes("L", image.size, image.tobytes()), bytes(image.getpalette() or ()))
