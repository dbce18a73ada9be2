"""Shared tools for drawing: masks with smooth edges, light, shadows, marks, emojis."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from io import BytesIO
from math import hypot
from typing import Any, NamedTuple, cast

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from rendering.kit.encoder import encode, encode_within
from rendering.kit.scene import Canvas, Edges, Ground, Layer, Scene
from rendering.kit.sprites import sprite
from rendering.kit.theme import Colour, Shape

Box = tuple[float, float, float, float]
Point = tuple[float, float]
Size = tuple[int, int]
Drawing = Callable[[], Image.Image]
"""Draws an emoji, with transparency, in any size and shape."""

SIZE: Size = (1200, 900)
MARGIN = 48
SCALE = 2
"""The factor by which cached images are drawn larger before they are reduced once."""
SIDE = 128
"""The width and height of emojis."""
_SMALL, _SMALL_BYTES, _SMALL_QUALITY = 600, 40_000, 75
_VERY_SOFT = 5
_EDGE = 2  # the factor by which masks are drawn larger once more, for smooth edges
_MEMORY = "memory"
"""The name under which an image knows in whose memory its pixels lie, and the bytes from row to row."""


class Picture(NamedTuple):
    """An encoded picture: the bytes of the file, its alt text, its width and height in pixels."""

    data: bytes
    description: str
    size: Size
    extension: str = "jpg"

    def to_image(self) -> Image.Image:
        """Return the decoded picture."""
        return Image.open(BytesIO(self.data)).convert("RGB")


class Sprite(NamedTuple):
    """An image with transparency, and the pixel in it that is placed on a given point of a picture."""

    image: Image.Image
    anchor: tuple[int, int]

    def put(self, picture: Canvas, at: Sequence[float]) -> None:
        """Draw the sprite over a picture so that its anchor is on ``at``."""
        blend(picture, self.image, (round(at[0]) - self.anchor[0], round(at[1]) - self.anchor[1]))

    def crop(self) -> "Sprite":
        """Return the same sprite without its empty edges."""
        box = self.image.getbbox()
        if not box:
            return self
        return Sprite(self.image.crop(box), (self.anchor[0] - box[0], self.anchor[1] - box[1]))


def to_canvas(ground: Ground | Image.Image, size: Size | None = None) -> Scene:
    """Return a new scene on a ground; if a ``size`` is given, on a part of it."""
    scene = Scene(size or ground.size)
    scene.paste(ground)
    return scene


def blend(picture: Canvas, image: Image.Image, at: Sequence[float]) -> None:
    """Draw an image with transparency over a picture, its upper left corner at ``at``."""
    left, top = round(at[0]), round(at[1])
    if isinstance(picture, Scene):
        wide, high = image.size
        box = left, top, left + wide, top + high
        picture.layers.append(Layer(image, image, box, box))
    elif picture.mode == "RGBA":  # pasting would make what is opaque transparent at the edges of the image
        picture.alpha_composite(image, (left, top))
    else:
        picture.paste(image, (left, top), image)


def blend_in_line(picture: Canvas, image: Image.Image, at: Point) -> int:
    """Draw an image over a picture, its left edge and middle at ``at``; return its width."""
    blend(picture, image, (at[0], at[1] - image.height / 2))
    return image.width


def colour_mask(mask: Image.Image, colour: Colour) -> Image.Image:
    """Return an image of one colour with the opacity of ``mask``."""
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(mask)
    return image


def to_picture(picture: Canvas, description: str, *, busy: bool = False) -> Picture:
    """Encode a picture and add its alt text; see `encode` for ``busy``."""
    image = picture.paint() if isinstance(picture, Scene) else picture
    return Picture(encode(image, busy=busy), description, image.size)


def crop(picture: Picture, top: float, bottom: float) -> Picture:
    """Return a horizontal part of a picture; 0 is its top and 1 its bottom."""
    width, height = picture.size
    part = picture.to_image().crop((0, round(height * top), width, round(height * bottom)))
    return to_picture(part, picture.description, busy=True)


def shrink(picture: Picture) -> Picture:
    """Return a picture at most 600 pixels wide and high, in at most 40,000 bytes."""
    small = picture.to_image()
    small.thumbnail((_SMALL, _SMALL), Image.Resampling.LANCZOS)
    data = encode_within(_SMALL_BYTES, small, _SMALL_QUALITY)
    return Picture(data, picture.description, small.size)


def polygon(size: Size, points: Sequence[Point], *, round_by: float = 0) -> Image.Image:
    """Return the mask of a polygon, its corners rounded by about ``round_by`` pixels."""
    mask = Image.new("L", _enlarge(size))
    ImageDraw.Draw(mask).polygon([(x * _EDGE, y * _EDGE) for x, y in points], fill=255)
    if round_by:
        mask = mask.filter(ImageFilter.GaussianBlur(round_by * _EDGE * 0.6))
        mask = mask.point(lambda value: (value - 128) * 6 + 128)
    return mask.reduce(_EDGE)


def ellipse(size: Size, centre: Point, radii: Point) -> Image.Image:
    """Return the mask of an ellipse."""
    mask = Image.new("L", _enlarge(size))
    (x, y), (wide, high) = centre, radii
    box = [_EDGE * value for value in (x - wide, y - high, x + wide, y + high)]
    ImageDraw.Draw(mask).ellipse(box, fill=255)
    return mask.reduce(_EDGE)


def rounded_rectangle(size: Size, box: Box, radius: float) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    mask = Image.new("L", _enlarge(size))
    edges = [_EDGE * value for value in box]
    ImageDraw.Draw(mask).rounded_rectangle(edges, radius * _EDGE, fill=255)
    return mask.reduce(_EDGE)


def _enlarge(size: Size) -> Size:
    return size[0] * _EDGE, size[1] * _EDGE


def rectangle(size: Size, box: Box) -> Image.Image:
    """Return the mask of a rectangle with sharp edges, whose last pixels are at its right and bottom."""
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rectangle(box, fill=255)
    return mask


def union(*masks: Image.Image) -> Image.Image:
    """Return the area that at least one mask covers."""
    return reduce(ImageChops.lighter, masks)


def subtract(mask: Image.Image, *others: Image.Image) -> Image.Image:
    """Return the area that ``mask`` covers and none of the others does."""
    for other in others:
        mask = ImageChops.multiply(mask, ImageChops.invert(other))
    return mask


def shift(mask: Image.Image, across: float, down: float) -> Image.Image:
    """Return ``mask`` moved; what leaves the image is lost."""
    return extend(mask, mask.size, (round(across), round(down)))


def extend(image: Image.Image, size: Size, at: tuple[int, int]) -> Image.Image:
    """Return an image of another size, empty but for ``image``, whose upper left corner is ``at``."""
    left, top = at
    return image.crop((-left, -top, size[0] - left, size[1] - top))


def map_image(memory: memoryview, mode: str, size: Size, stride: int = 0) -> Image.Image:
    """Return a read-only image, in RGBA or L, whose first pixel is at the start of ``memory``.

    Others own the memory, such as a mapped file. A row starts ``stride`` bytes after the one before it, if
    there is something between them.
    """
    stride = stride or size[0] * len(mode)
    buffer = cast("Any", memory)
    image = Image.frombuffer(mode, size, buffer[: stride * size[1]], "raw", mode, stride, 1)
    image.info[_MEMORY] = memory, stride
    return image


def cut(image: Image.Image, box: Edges) -> Image.Image:
    """Return an area of an image, without a copy if its pixels are mapped; else as ``Image.crop`` does."""
    left, top, right, bottom = box
    memory, stride = image.info.get(_MEMORY, (b"", 0))
    start = top * stride + left * len(image.mode)
    is_inside = 0 <= left < right <= image.width and 0 <= top < bottom <= image.height
    # A changed or cropped copy has the information of its original. Pillow wants all of the last row.
    if not image.readonly or not is_inside or len(memory) < start + (bottom - top) * stride:
        return image.crop(box)
    return map_image(memory[start:], image.mode, (right - left, bottom - top), stride)


def edges(mask: Image.Image, across: float, down: float, softness: float) -> Image.Image:
    """Return what ``mask`` covers and does not if it is moved: its edges on the side that it leaves, soft."""
    return blur(subtract(mask, shift(mask, across, down)), softness)


def fade(mask: Image.Image, strength: float) -> Image.Image:
    """Return ``mask`` at ``strength`` of its opacity; more than 1 hardens it."""
    return mask.point(lambda value: value * strength)


def blur(mask: Image.Image, radius: float) -> Image.Image:
    """Return ``mask`` with soft edges; very soft ones are made at half the size, which costs a quarter."""
    if radius < _VERY_SOFT:
        return mask.filter(ImageFilter.GaussianBlur(radius))
    soft = mask.reduce(2).filter(ImageFilter.GaussianBlur(radius / 2))
    return soft.resize(mask.size, Image.Resampling.BILINEAR)


def grow(mask: Image.Image, pixels: float) -> Image.Image:
    """Return ``mask`` enlarged by ``pixels`` on every side, with smooth edges."""
    return blur(mask, pixels).point(lambda value: (value - 12) * 12)


def fill(image: Image.Image, mask: Image.Image, paint: Colour | Image.Image, strength: float = 1) -> None:
    """Paint a colour, or an image of the same size, over ``image`` where ``mask`` covers it."""
    if strength != 1:
        mask = fade(mask, strength)
    box = mask.getbbox()
    if box is None:
        return
    mask = mask.crop(box)
    part = paint if isinstance(paint, tuple) else paint.crop(box)
    if image.mode == "RGBA":
        layer = Image.new("RGB", mask.size)
        layer.paste(part, (0, 0, *mask.size))
        layer.putalpha(mask)
        image.alpha_composite(layer, box[:2])
    else:
        image.paste(part, box, mask)


def slope(size: Size, direction: Point = (1, 1)) -> Image.Image:
    """Return a grey gradient from white, where the light comes from, to black at the end of ``direction``."""
    (across, down), ramp = direction, Image.linear_gradient("L")
    blended = Image.blend(ramp.resize(size), ramp.rotate(90).resize(size), across / (across + down))
    return ImageChops.invert(blended)


def profile(size: Size, brightness: Sequence[float]) -> Image.Image:
    """Return a grey image whose columns go through ``brightness`` (each from 0 to 1), like a rounded wall."""
    row = Image.frombytes("L", (len(brightness), 1), bytes(round(255 * value) for value in brightness))
    return row.resize(size, Image.Resampling.BICUBIC)


def points_along(points: Sequence[Point], step: float) -> list[Point]:
    """Return points about ``step`` apart along a closed line."""
    spots: list[Point] = []
    for (x, y), (to_x, to_y) in zip(points, [*points[1:], points[0]], strict=True):
        count = max(1, round(hypot(to_x - x, to_y - y) / step))
        spots += [(x + (to_x - x) * i / count, y + (to_y - y) * i / count) for i in range(count)]
    return spots


def dashes_along(points: Sequence[Point], step: float) -> list[tuple[Point, Point]]:
    """Return strokes about ``step`` apart, gaps included, along a closed line."""
    marks = points_along(points, step)
    return [
        (along(start, end, 0.22), along(start, end, 0.78))
        for start, end in zip(marks, [*marks[1:], marks[0]], strict=True)
    ]


def along(a: Point, b: Point, share: float, aside: float = 0) -> Point:
    """Return the point at a share of the way from ``a`` to ``b``, ``aside`` to its left if y goes up."""
    across, up = b[0] - a[0], b[1] - a[1]
    length = hypot(across, up)
    return a[0] + across * share - up / length * aside, a[1] + up * share + across / length * aside


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


@sprite
def mark(shape: Shape, height: int, squash: float = 1) -> Image.Image:
    """Return the mask of a player's mark, ``height`` high before it is squashed to lie on a table."""
    side = height * SCALE
    image = Image.new("L", (side * _EDGE, side * _EDGE))
    draw, high = ImageDraw.Draw(image), side * _EDGE - 1
    if shape in _SHAPES:
        draw.polygon([(high * x, high * y) for x, y in _SHAPES[shape]], fill=255)
    else:
        inset, hole = high * 0.1 * (shape == "dot"), round(high * 0.25) if shape == "ring" else 0
        box = inset, inset, high - inset, high - inset
        draw.ellipse(box, fill=None if hole else 255, outline=255, width=hole)
    return image.resize((height, round(height * squash)), Image.Resampling.BOX)


def fill_mark(
    image: Image.Image, shape: Shape, height: int, middle: Point, colour: Colour, squash: float = 1
) -> None:
    """Paint a player's mark over an image, see `mark`, its middle at ``middle``."""
    sign = mark(shape, height, squash)
    corner = round(middle[0] - sign.width / 2), round(middle[1] - sign.height / 2)
    fill(image, extend(sign, image.size, corner), colour)


_SHAPES: Mapping[Shape, tuple[Point, ...]] = {
    "triangle": ((0, 0.93), (1, 0.93), (0.5, 0.05)),
    "square": ((0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)),
    "diamond": ((1, 0.5), (0.5, 1), (0, 0.5), (0.5, 0)),
}
"""The corners of the marks that have some, as shares of their height."""
