"""The puzzle: pieces on planks, put together from few sprites."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageOps

from bot.games.builders import SIDE_INDEX, Kind, PieceView
from rendering.builders.ground import PLANKS, planks
from rendering.builders.icons import joint, joint_length
from rendering.builders.layout import Frame
from rendering.builders.palette import paint
from rendering.builders.pieces import (
    ROOM,
    corner_of,
    face,
    shadow,
    shape_of,
    size_of_shape,
    turn_of,
    variants,
)
from rendering.kit import (
    SCALE,
    Canvas,
    Point,
    Scene,
    Size,
    Sprite,
    Theme,
    plain,
    sprite,
    to_canvas,
    while_shown,
)
from rendering.kit.repaint import grow

_LEFT_NEIGHBOUR, _RIGHT_NEIGHBOUR, _BELOW = 150, 30, 90
"""The angles at which the joints of a triangle lie, seen from inside its side."""


class LaidPiece(NamedTuple):
    """A piece to draw.

    ``turn`` is that of its shape, ``variant`` any number that chooses its cut, ``corner`` the upper left
    corner of its bounding box in units. Each joint has a position in units and the angle at which it lies.
    """

    kind: Kind
    owner: int
    turn: int
    variant: int
    corner: Point
    joints: tuple[tuple[Point, int], ...]


def to_laid_pieces(pieces: Iterable[PieceView]) -> tuple[LaidPiece, ...]:
    """Convert pieces of a view to the values needed to draw them."""
    return tuple(map(_to_laid_piece, pieces))


@lru_cache(maxsize=2048)  # most pieces are drawn in turn after turn
def _to_laid_piece(piece: PieceView) -> LaidPiece:
    side, row, slot = SIDE_INDEX[piece.side], piece.row, piece.slot
    variant = (slot // 2 if row else slot) + row + side
    if not row:
        angles = [0, 90]
    elif slot % 2:
        angles = [_RIGHT_NEIGHBOUR]
    else:
        angles = [_LEFT_NEIGHBOUR] * (slot > 0) + [_BELOW] * 2
    turned = [(90 * (side % 2) - angle) % 180 for angle in angles]
    joints = tuple(zip(piece.joints, turned, strict=False))  # fewer spots if it has fewer joints
    turn = turn_of(piece.kind, side, slot)
    return LaidPiece(piece.kind, piece.owner, turn, variant, corner_of(piece.outline), joints)


@while_shown  # many turns lay no piece, and the others only one
def puzzle(
    pieces: tuple[LaidPiece, ...],
    frame: Frame,
    size: Size,
    theme: Theme,
    wood: str = "planks",
    *,
    has_silhouette: bool,
) -> Image.Image:
    """Return an image, of ``size``, of planks of a ``wood`` with ``pieces`` on them, to be a layer.

    For the silhouette, see `put_silhouette`.
    """
    scene = draw_ground(size, theme, wood)
    if has_silhouette:
        put_silhouette(scene, frame, theme)
    lay(scene, pieces, frame, theme)
    return grow(scene)


def draw_ground(size: Size, theme: Theme, wood: str = "planks") -> Scene:
    """Return a new scene of planks of a ``wood``."""
    return to_canvas(planks(max(size, PLANKS), theme, wood), size)


def lay(image: Canvas, pieces: Sequence[LaidPiece], frame: Frame, theme: Theme) -> None:
    """Draw those of the pieces that are in the picture; their shadows fall only on the planks."""
    scale, (wide, high), visible = frame.scale, image.size, []
    reach = joint_length(scale)  # joints reach farther out of a piece than its shadow
    for piece in pieces:
        x, y = frame.pixel(piece.corner)
        across, down = size_of_shape(piece.kind, piece.turn, scale)
        if -across - reach < x < wide + reach and -down - reach < y < high + reach:
            visible.append((piece, (x, y)))
    if not theme.plain:
        for piece, (x, y) in visible:
            image.paste((0, 0, 0), (x - ROOM, y - ROOM), shadow(piece.kind, piece.turn, scale))
    for piece, spot in visible:
        face(piece.kind, piece.turn, scale, piece.variant % variants(scale), theme).put(image, spot)
    for piece, _ in visible:
        put_joints(image, piece, frame, theme)


def put_joints(image: Canvas, piece: LaidPiece, frame: Frame, theme: Theme) -> None:
    """Draw the joints between a piece and those laid before it."""
    mark, length = theme.players[piece.owner], joint_length(frame.scale)
    for spot, angle in piece.joints:
        joint(mark, angle, length, theme).put(image, frame.pixel(spot))


@while_shown
def small_puzzle(pieces: tuple[LaidPiece, ...], frame: Frame, size: Size, theme: Theme) -> Image.Image:
    """Return an image, of ``size``, of ``pieces`` on a sheet, so small that only their woods differ."""
    scene = to_canvas(plain(size, paint(theme, "sheet")))
    for piece in pieces:
        small_piece(piece.kind, piece.turn, frame.scale, theme).put(scene, frame.pixel(piece.corner))
    return grow(scene)


@sprite
def small_piece(kind: Kind, turn: int, scale: int, theme: Theme) -> Sprite:
    """Draw a piece so small that only its wood matters."""
    fine = 2 * SCALE
    wide, high = size_of_shape(kind, turn, scale)
    image = Image.new("RGBA", ((wide + 1) * fine, (high + 1) * fine))
    corners = [(x * fine, y * fine) for x, y in shape_of(kind, turn, scale)]
    ImageDraw.Draw(image).polygon(
        corners, fill=paint(theme, kind), outline=paint(theme, "seam"), width=fine // 2
    )
    return Sprite(image.reduce(fine), (0, 0))


def put_silhouette(image: Canvas, frame: Frame, theme: Theme) -> None:
    """Draw faintly the outline that the panels on a closed foundation will have when complete."""
    half, rise, (east, south) = frame.scale // 2, frame.rise, (frame.wide, frame.high)
    panels = (
        ((0, 0), east, (half, -rise), (half, rise)),
        ((east, 0), south, (rise, half), (-rise, half)),
        ((east, south), east, (-half, rise), (-half, -rise)),
        ((0, south), south, (-rise, -half), (rise, -half)),
    )
    for foot, rows, *steps in panels:
        x, y = frame.pixel(foot)
        for across, down in steps:
            wide, high = abs(across), abs(down)
            mask, room = row_edge((wide, high), across * down < 0)
            for _ in range(rows):
                left, top = x + min(across, 0), y + min(down, 0)
                if -wide < left < image.width and -high < top < image.height:
                    image.paste(paint(theme, "plan"), (left - room[0], top - room[1]), mask)
                x, y = x + across, y + down


@sprite
def row_edge(size: Size, is_rising: bool) -> Sprite:
    """Draw the mask of a panel's outline at one row: a line through a box of this size.

    It is cut at two sides, where the next one continues it.
    """
    (wide, high), room = size, 2
    mask = Image.new("L", ((wide + 2 * room) * SCALE, (high + 2 * room) * SCALE))
    ends = [
        ((room + share * wide) * SCALE, (room + (1 - share if is_rising else share) * high) * SCALE)
        for share in (-1, 2)
    ]
    ImageDraw.Draw(mask).line(ends, fill=255, width=3)
    across, down = (0, room) if high > wide else (room, 0)
    line = ImageOps.crop(mask.reduce(SCALE), (across, down, across, down))
    return Sprite(line, (room - across, room - down))
