"""The puzzle, cached as a picture of the earlier pieces, so that a turn draws only its own pieces."""

from collections.abc import Iterable, Sequence
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.games.builders import PieceView
from bot.games.builders.geometry import HEIGHT
from rendering.builders.ground import planks
from rendering.builders.joints import axis, joint, joint_length
from rendering.builders.layout import Frame
from rendering.builders.palette import paint
from rendering.builders.woods import ROOM, VARIANTS, Shape, cut
from rendering.kit.canvas import SCALE, Point, Size
from rendering.kit.sprites import sprite
from rendering.kit.theme import Theme

_RUN = 16
"""The number of pieces between two cached pictures."""


class LaidPiece(NamedTuple):
    """A piece with its joints, in units; tuples of pieces are the keys of cached pictures."""

    kind: str
    owner: int
    outline: tuple[Point, ...]
    joints: tuple[Point, ...]
    variant: int


class Layer(NamedTuple):
    """A picture of pieces on the planks, and the mask of what they cover. Copy both before drawing."""

    image: Image.Image
    cover: Image.Image


def to_laid_pieces(pieces: Iterable[PieceView]) -> tuple[LaidPiece, ...]:
    """Convert pieces of a view to the values needed to draw them."""
    return tuple(
        LaidPiece(
            piece.kind,
            piece.owner,
            piece.outline,
            piece.joints,
            (piece.slot * 5 + piece.row * 3 + len(piece.side)) % VARIANTS,
        )
        for piece in pieces
    )


def puzzle(
    pieces: tuple[LaidPiece, ...], frame: Frame, size: Size, theme: Theme, wood: str = "planks"
) -> Image.Image:
    """Draw a new picture, of ``size``, of planks of a ``wood`` with ``pieces`` on them."""
    cached_count = len(pieces) - len(pieces) % _RUN
    growing_puzzle = _find_growing_puzzle(pieces[:cached_count], frame, size, theme, wood)
    return growing_puzzle.draw(pieces[cached_count:], frame, theme)


class _GrowingPuzzle:
    """A cached picture with the latest pieces drawn on top; the next turn usually adds to them."""

    def __init__(self, below: Layer) -> None:
        self._below = below
        self._pieces: tuple[LaidPiece, ...] = ()
        self._image, self._cover = (part.copy() for part in below)
        self._lock = Lock()

    def draw(self, pieces: tuple[LaidPiece, ...], frame: Frame, theme: Theme) -> Image.Image:
        """Return a new picture with these pieces."""
        with self._lock:
            count = len(self._pieces)
            if pieces[:count] != self._pieces:  # an undo, or another match that began in the same way
                self._image, self._cover = (part.copy() for part in self._below)
                count = 0
            lay(self._image, self._cover, pieces[count:], frame, theme)
            self._pieces = pieces
            return self._image.copy()


@sprite.latest(6)
def _find_growing_puzzle(
    pieces: tuple[LaidPiece, ...], frame: Frame, size: Size, theme: Theme, wood: str
) -> _GrowingPuzzle:
    return _GrowingPuzzle(_cached_layer(pieces, frame, size, theme, wood))


@sprite.latest(3)
def _cached_layer(pieces: tuple[LaidPiece, ...], frame: Frame, size: Size, theme: Theme, wood: str) -> Layer:
    if not pieces:
        image = planks(size, theme, wood).copy()
        put_silhouette(image, frame, theme)
        return Layer(image, Image.new("L", size))
    image, cover = (part.copy() for part in _cached_layer(pieces[:-_RUN], frame, size, theme, wood))
    lay(image, cover, pieces[-_RUN:], frame, theme)
    return Layer(image, cover)


def lay(
    image: Image.Image, cover: Image.Image, pieces: Sequence[LaidPiece], frame: Frame, theme: Theme
) -> None:
    """Draw pieces on top of earlier ones; their shadows fall only on the planks."""
    length = joint_length(frame.scale)
    for piece in pieces:
        spots = [frame.spot(point) for point in piece.outline]
        shape, corner = to_shape(spots)
        face, opaque, shadow = cut(piece.kind, shape, piece.variant, theme)
        left, top = corner[0] - ROOM, corner[1] - ROOM
        box = left, top, left + face.width, top + face.height
        if box[2] < 0 or box[3] < 0 or left > image.width or top > image.height:
            continue
        image.paste((0, 0, 0), box, ImageChops.subtract(shadow, cover.crop(box)))
        image.paste(face, box, face)
        cover.paste(255, box, opaque)
        put_joints(image, piece, frame, length, theme)


@sprite.latest(6)
def small_puzzle(pieces: tuple[LaidPiece, ...], frame: Frame, size: Size, theme: Theme) -> Image.Image:
    """Draw the puzzle so small that only its woods differ. Cached: copy the result before drawing on it."""
    fine = 2 * SCALE
    image = Image.new("RGB", (size[0] * fine, size[1] * fine), paint(theme, "sheet"))
    draw = ImageDraw.Draw(image)
    for piece in pieces:
        spots = [frame.spot(point) for point in piece.outline]
        corners = [(x * fine, y * fine) for x, y in spots]
        draw.polygon(corners, fill=paint(theme, piece.kind), outline=paint(theme, "seam"), width=fine // 2)
    return image.reduce(fine)


def put_silhouette(image: Image.Image, frame: Frame, theme: Theme) -> None:
    """Draw faintly the outline that the panels will have when complete.

    Draw nothing while the foundation is open.
    """
    if not frame.is_closed:
        return
    wide, high = frame.wide, frame.high
    tips = ((wide / 2, -wide), (wide + high, high / 2), (wide / 2, high + wide), (-high, high / 2))
    feet = ((0, 0), (wide, 0), (wide, high), (0, high))
    points: list[Point] = []
    for foot, (x, y) in zip(feet, tips, strict=True):
        points += [frame.spot(foot), frame.spot((_rows_to_units(x, wide), _rows_to_units(y, high)))]
    big = Image.new("L", (image.width * SCALE, image.height * SCALE))
    corners = [(x * SCALE, y * SCALE) for x, y in points]
    ImageDraw.Draw(big).line([*corners, *corners[:2]], fill=255, width=3, joint="curve")
    image.paste(paint(theme, "plan"), (0, 0), big.reduce(SCALE))


def _rows_to_units(value: float, foundation: int) -> float:
    """Return a coordinate in units from one counted in rows of C beside the foundation."""
    if value < 0:
        return value * HEIGHT
    return foundation + (value - foundation) * HEIGHT if value > foundation else value


def put_joints(image: Image.Image, piece: LaidPiece, frame: Frame, length: int, theme: Theme) -> None:
    """Draw the joints between a piece and those laid before it."""
    for spot in piece.joints:
        joint(piece.owner, axis(piece.outline, spot), length, theme).put(image, frame.spot(spot))


def to_shape(spots: Sequence[Point]) -> tuple[Shape, tuple[int, int]]:
    """Return corners in pixels as a shape, and the upper left corner of its bounding box."""
    corners = [(round(x), round(y)) for x, y in spots]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return tuple((x - left, y - top) for x, y in corners), (left, top)
