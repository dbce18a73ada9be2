"""The pieces: their shapes, and four woods whose grain runs along each, with thin gaps and lit edges.

Each kind lies in up to four directions, so that few sprites make up all puzzles.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from PIL import Image, ImageEnhance

from bot.games.builders import HEIGHT, KINDS, LEGS, NONE, WIDTH, Kind, LaidPiece, outline_of
from rendering.builders.layout import Frame
from rendering.builders.palette import paint
from rendering.kit import (
    SCALE,
    Point,
    Size,
    Sprite,
    Stamp,
    Theme,
    blur,
    edges,
    fade,
    fill,
    grain,
    polygon,
    shift,
    sprite,
    stamp,
    stretch,
    tint,
    union,
)

Shape = tuple[tuple[int, int], ...]
"""The corners of a piece in pixels, relative to the upper left corner of its bounding box."""
SHAPES: Sequence[tuple[Kind, int]] = tuple(
    (kind, turn) for kind, turn in product(KINDS, range(4)) if kind != "B" or turn < 2
)
"""All kinds of pieces with each of their turns."""
VARIANTS = 3
"""The number of different cuts of each wood."""
ROOM = 6
"""Pixels of margin around a piece, for its shadow."""
_GRAIN = {"A": (17, 1.25), "B": (12, 0.9), "C": (14, 1.15), "D": (22, 1.1)}
"""The period and the strength of the grain of each wood."""


def turn_of(kind: str, side: int, slot: int) -> int:
    """Return how often a piece is turned right, beside the same piece on the north side."""
    if kind == "B":
        return side % 2
    return side if kind == "A" else (side + 2 * (slot % 2)) % 4


@lru_cache(maxsize=512)  # fewer than all shapes in all scales
def shape_of(kind: Kind, turn: int, scale: int) -> Shape:
    """Return the shape of a piece where a unit has ``scale`` pixels."""
    row = 0 if kind in ("A", "B") else WIDTH[kind]
    frame = Frame(scale, round(scale * HEIGHT), LEGS, LEGS, 0, 0)
    corners = [frame.pixel(point) for point in outline_of(LaidPiece(kind, -1, turn, row, 0, 0), NONE)]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return tuple((x - left, y - top) for x, y in corners)


@lru_cache(maxsize=512)
def size_of_shape(kind: Kind, turn: int, scale: int) -> Size:
    """Return the size in pixels of the bounding box of a piece."""
    shape = shape_of(kind, turn, scale)
    return max(x for x, _ in shape), max(y for _, y in shape)


def corner_of(outline: Sequence[Point]) -> Point:
    """Return the upper left corner of the bounding box of an outline."""
    across, down = zip(*outline, strict=True)
    return min(across), min(down)


@sprite
def trunk(kind: str, theme: Theme) -> Image.Image:
    """Draw the wood of a kind of piece with its grain from left to right, ``SCALE`` times its final size."""
    period, strength = _GRAIN[kind]
    grey = stretch(grain((640, 420), period, f"wood {kind}"), strength)
    return tint(grey, paint(theme, f"{kind}_dark"), paint(theme, f"{kind}_light"), paint(theme, kind))


def variants(scale: int) -> int:
    """Return how many cuts of each wood there are in a scale: of large pieces fewer are seen at once."""
    return VARIANTS if scale < 50 else VARIANTS - 1


@sprite
def face(kind: Kind, turn: int, scale: int, variant: int, theme: Theme) -> Stamp:
    """Draw a piece of the puzzle, anchored at the upper left corner of its bounding box."""
    return stamp(Sprite(cut(kind, shape_of(kind, turn, scale), variant, theme), (ROOM, ROOM)))


@sprite
def shadow(kind: Kind, turn: int, scale: int) -> Image.Image:
    """Draw the mask of the shadow of a piece, with a margin of ``ROOM`` on every side."""
    return draw_shadow(shape_of(kind, turn, scale))


def cut(kind: str, shape: Shape, variant: int, theme: Theme) -> Image.Image:
    """Draw a piece of ``shape``, with a margin, from one of the ``VARIANTS`` places of its wood."""
    mask = _mask(shape, is_plain=theme.plain)
    image = Image.new("RGB", mask.size, paint(theme, kind))
    if not theme.plain:
        _paint_grain(image, kind, shape, variant, theme)
        edge = max(1, round(3 * _gap(shape)))
        fill(image, edges(mask, edge, edge, 0.8), (255, 246, 226), 0.5)
        fill(image, edges(mask, -edge, -edge, 0.8), (16, 8, 2), 0.5)
    image = image.reduce(SCALE)
    image.putalpha(mask.reduce(SCALE))
    return image


def _size(shape: Shape) -> Size:
    return max(x for x, _ in shape) + 2 * ROOM, max(y for _, y in shape) + 2 * ROOM


def _mask(shape: Shape, *, is_plain: bool = False) -> Image.Image:
    """Return the mask of a piece, a little smaller than its shape, ``SCALE`` times its final size."""
    (wide, high), gap = _size(shape), _gap(shape)
    line = inset_shape([((x + ROOM) * SCALE, (y + ROOM) * SCALE) for x, y in shape], gap * SCALE)
    return polygon((wide * SCALE, high * SCALE), line, round_by=0 if is_plain else 2 * gap)


def _gap(shape: Shape) -> float:
    """Return half the gap between two pieces in pixels: small pieces lie closer together."""
    return min(1.1, max(0.45, min(_size(shape)) / 70))


def _paint_grain(face: Image.Image, kind: str, shape: Shape, variant: int, theme: Theme) -> None:
    """Paint grain along the longest horizontal or vertical edge of the piece; a bracket gets a mitre."""
    if len(shape) <= 4:
        face.paste(_board(face.size, kind, variant, theme, upright=_is_upright(shape)))
        return
    for number, leg in enumerate(((0, 1, 4, 5), (1, 2, 3, 4))):
        corners = [shape[index] for index in leg]
        mask = polygon(face.size, [((x + ROOM) * SCALE, (y + ROOM) * SCALE) for x, y in corners])
        wood = _board(face.size, kind, variant + number, theme, upright=_is_upright(corners))
        face.paste(ImageEnhance.Brightness(wood).enhance(0.9 if number else 1.08), (0, 0), mask)


def _is_upright(corners: Shape | list[tuple[int, int]]) -> bool:
    """Return whether the longest edge parallel to the picture's edges is vertical."""
    pairs = list(zip(corners, (*corners[1:], corners[0]), strict=True))
    across = max((abs(to_x - x) for (x, y), (to_x, to_y) in pairs if y == to_y), default=0)
    return any(abs(to_y - y) > across for (x, y), (to_x, to_y) in pairs if x == to_x)


def _board(size: Size, kind: str, variant: int, theme: Theme, *, upright: bool) -> Image.Image:
    """Cut a board from a trunk, each variant from another place and a little lighter or darker."""
    wood = trunk(kind, theme)
    wide, high = (size[1], size[0]) if upright else size
    if wide > wood.width or high > wood.height:
        wood = wood.resize((max(wide, wood.width), max(high, wood.height)), Image.Resampling.BICUBIC)
    left = variant * 131 % (wood.width - wide + 1)
    top = variant * 89 % (wood.height - high + 1)
    board = wood.crop((left, top, left + wide, top + high))
    board = ImageEnhance.Brightness(board).enhance((0.97, 1.0, 0.94)[variant % VARIANTS])
    return board.transpose(Image.Transpose.ROTATE_90) if upright else board


def draw_shadow(shape: Shape) -> Image.Image:
    """Draw the mask of the shadow of a piece: soft on the planks, and deep in the gaps around the piece."""
    opaque = _mask(shape).reduce(SCALE)
    soft = union(blur(shift(opaque, 1, 2), 1.2), blur(shift(opaque, 3, 4), 2.6))
    ground = polygon(opaque.size, [(x + ROOM, y + ROOM) for x, y in shape])
    return union(fade(soft, 0.62), fade(ground, 0.8))


def inset_shape(corners: Shape | list[Point], by: float) -> list[Point]:
    """Return a polygon with right or obtuse turns moved inward by ``by`` on every edge."""
    count, pairs = len(corners), zip(corners, [*corners[1:], corners[0]], strict=True)
    turn = 1 if sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in pairs) > 0 else -1  # the sign of the area
    return [
        _meeting(corners[index - 1], corners[index], corners[(index + 1) % count], by * turn)
        for index in range(count)
    ]


def _meeting(before: Point, corner: Point, after: Point, by: float) -> Point:
    """Return where the two edges at a corner meet once both are moved to their left by ``by``."""
    ax, ay = _unit(before, corner)
    bx, by_ = _unit(corner, after)
    cross = ax * by_ - ay * bx
    # Dividing by the cross product moves the corner further where the edges meet at a sharp angle.
    return corner[0] + by * (bx - ax) / cross, corner[1] + by * (by_ - ay) / cross


def _unit(start: Point, end: Point) -> Point:
    x, y = end[0] - start[0], end[1] - start[1]
    length = (x * x + y * y) ** 0.5
    return x / length, y / length
