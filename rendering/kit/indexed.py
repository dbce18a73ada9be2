"""Images of few colours, in a quarter of the bytes."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from rendering.kit.canvas import Size, cut
from rendering.kit.scene import Canvas, Edges, put_paintable
from rendering.kit.textures import tint
from rendering.kit.theme import Colour


class Indexed(NamedTuple):
    """An image: for each pixel the number of its colour, and the red, green and blue of the colours."""

    pixels: Image.Image
    palette: bytes

    @property
    def size(self) -> Size:
        """The width and height in pixels."""
        return self.pixels.size

    def put(self, picture: Canvas, at: Sequence[float]) -> None:
        """Draw the image on a picture, its upper left corner at ``at``."""
        left, top, (wide, high) = round(at[0]), round(at[1]), self.size
        put_paintable(picture, self, (left, top, left + wide, top + high))

    def paint(self, image: Image.Image, box: Edges) -> None:
        """Paint what is in an image of a box of this size."""
        left, top = max(0, -box[0]), max(0, -box[1])
        right, bottom = min(box[2], image.width) - box[0], min(box[3], image.height) - box[1]
        image.paste(self.crop((left, top, right, bottom)), (box[0] + left, box[1] + top))

    def crop(self, box: Edges) -> Image.Image:
        """Return a new image of an area, in RGB."""
        part = cut(self.pixels, box)
        part.putpalette(self.palette)
        return part.convert("RGB")

    def to_image(self, turns: int = 0) -> Image.Image:
        """Return a new image; a square one may be turned clockwise by quarters."""
        image = self.pixels.rotate(-90 * turns)
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
