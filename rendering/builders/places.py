"""The places where a piece can be laid, and the outlines of places and of pieces laid in this turn."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, radians, sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.games.builders import (
    SIDE_INDEX,
    SIDES,
    THICKNESS,
    Kind,
    LaidPiece,
    Lengths,
    Outline,
    RowView,
    View,
    feet_of,
    joints_of,
    next_pieces,
    outline_of,
)
from rendering.builders.layout import Frame, foundation
from rendering.builders.palette import paint
from rendering.builders.pieces import corner_of, inset_shape, shape_of, size_of_shape, turn_of
from rendering.builders.puzzle import put_joints, to_laid_pieces
from rendering.kit import (
    SCALE,
    Canvas,
    Point,
    Scene,
    Size,
    Sprite,
    Theme,
    along,
    dashes_along,
    dots,
    fade,
    lines,
    points_along,
    polygon,
    sprite,
)

ANGLES = (0, 30, 60, 90, 120, 150)
"""The angles at which the edges of pieces lie, in degrees."""
_ROOM = 12
_FINE = 2 * SCALE
_THIN = 150 / 255
"""The opacity of hairlines and seams."""


class Place(NamedTuple):
    """A place for a piece: the action that lays it, its kind and turn, its corners, the joints it earns."""

    action: str
    kind: Kind
    turn: int
    outline: Outline
    joints: int


def next_places(view: View) -> tuple[Place, ...]:
    """Return the places for the next piece: on the foundation, in the open row, or to lead a row.

    The places are the same for every player.
    """
    if view.outcome or view.phase in ("order", "over"):
        return ()
    if view.foundation.side is not None:
        return tuple(_foundation_places(view, SIDE_INDEX[view.foundation.side]))
    if view.row is not None:
        return (next(_row_places(view, view.row)),)
    return tuple(
        _place(
            f"lead {lead.shape} {panel.side}",
            LaidPiece(lead.shape, -1, SIDE_INDEX[panel.side], panel.length, 0, 0),
            view.foundation.sides,
            lead.joints[0],
        )
        for panel in view.panels
        for lead in panel.leads
        if lead.refusal is None
    )


def later_places(view: View) -> tuple[Place, ...]:
    """Return the places of the open row after the next one."""
    return tuple(_row_places(view, view.row))[1:] if view.row else ()


def _row_places(view: View, row: RowView) -> Iterator[Place]:
    """Yield the empty places of the open row, the next one first."""
    side = SIDE_INDEX[row.panel]
    feet = feet_of(row.shape, view.panels[side].below)
    for slot, outline in enumerate(row.empty, row.slot):
        turn = turn_of(row.shape, side, slot)
        yield Place(f"lay {row.shape}", row.shape, turn, outline, joints_of(slot, feet))


def row_outlines(view: View) -> list[Outline]:
    """Return the outlines of all places of the open row, the empty ones first."""
    assert view.row
    side, length = view.row.panel, view.panels[SIDE_INDEX[view.row.panel]].length
    laid = [piece.outline for piece in view.pieces if piece.side == side and piece.row == length]
    return [*view.row.empty, *laid]


def _foundation_places(view: View, side: int) -> Iterator[Place]:
    """Yield the places on the open foundation, the larger first so that the smaller is drawn over it."""
    sides = view.foundation.sides
    for kind in next_pieces(sides, side, view.foundation.shortest):
        piece = LaidPiece(kind, -1, side, 0, sides[side], 0)
        joints = 1 + (kind == "A" and side == len(SIDES) - 1) if view.pieces else 0
        yield _place(f"lay {kind}", piece, sides, joints)


def _place(action: str, piece: LaidPiece, sides: Lengths, joints: int) -> Place:
    """Return the place of a piece on a foundation whose sides have these lengths."""
    turn = turn_of(piece.kind, piece.side, piece.slot)
    return Place(action, piece.kind, turn, outline_of(piece, sides), joints)


def put_places(picture: Scene, view: View, frame: Frame, theme: Theme, choices: Collection[str] = ()) -> None:
    """Draw the places for the next piece strongly and those later in the open row faintly.

    With ``choices`` only their places are drawn strongly.
    """
    if not view.foundation.is_closed and view.phase not in ("order", "over"):
        _put_plan(picture, view, frame, theme)
    places = next_places(view)
    chosen = [place for place in places if place.action in choices or place.action.split()[-1] in choices]
    for place in (*later_places(view), *places):
        is_next = place in (chosen or places)
        mask = inside(place.kind, place.turn, frame.scale, is_next)
        picture.paste(paint(theme, "ghost"), frame.pixel(corner_of(place.outline)), mask)
        if is_next:
            _put_outline(picture, place, frame, theme, is_chosen=bool(chosen))


def _put_plan(picture: Scene, view: View, frame: Frame, theme: Theme) -> None:
    """Draw faintly the smallest foundation that can still result from the one begun."""
    wide, high = foundation(view, step=1)
    for edge in (0.0, THICKNESS):
        corners = *frame.pixel((edge, edge)), *frame.pixel((wide - edge, high - edge))
        picture.outline(corners, paint(theme, "plan"))


@sprite
def inside(kind: Kind, turn: int, scale: int, is_next: bool) -> Image.Image:
    """Draw the mask of the inside of an empty place, with a hairline if its piece is not the next one."""
    size, corners = size_of_shape(kind, turn, scale), _line(kind, turn, scale)
    area = polygon(size, corners)
    if is_next:
        return fade(area, 0.26)
    return ImageChops.screen(fade(area, 0.1), fade(_draw_line(size, corners, 1.3), _THIN))


def _draw_line(size: Size, corners: Sequence[Point], wide: float) -> Image.Image:
    """Draw the mask of a closed line."""
    big = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    points = [(x * _FINE, y * _FINE) for x, y in (*corners, *corners[:2])]
    ImageDraw.Draw(big).line(points, fill=255, width=round(wide * _FINE), joint="curve")
    return big.reduce(_FINE)


def _is_small(kind: Kind, turn: int, scale: int) -> bool:
    """Return whether a place is so small that its outline is thin."""
    return min(size_of_shape(kind, turn, scale)) < 40


@lru_cache(maxsize=128)
def _line(kind: Kind, turn: int, scale: int) -> tuple[Point, ...]:
    """Return the corners of the line around an empty place."""
    return tuple(inset_shape(shape_of(kind, turn, scale), 2 if _is_small(kind, turn, scale) else 3))


@sprite
def dot(is_small: bool, theme: Theme) -> Sprite:
    """Draw a dot of the outline of a place that can be chosen."""
    colours, radius = (theme["choice"], theme["choice_edge"]), 2.4 if is_small else 4
    return Sprite(dots((15, 15), [(7.5, 7.5)], colours, radius), (7, 7)).crop()


def _put_outline(picture: Canvas, place: Place, frame: Frame, theme: Theme, *, is_chosen: bool) -> None:
    """Draw dots around a place that can be chosen, or dashes around one for the next piece."""
    shape, (left, top) = (place.kind, place.turn, frame.scale), frame.pixel(corner_of(place.outline))
    is_small = _is_small(*shape)
    if is_chosen:
        spots = points_along(_line(*shape), _step(is_small))
        marks = [(dot(is_small, theme), x, y) for x, y in spots]
    else:
        marks = [(dash(angle, is_small, theme), x, y) for x, y, angle in _dash_spots(*shape)]
    for mark, x, y in marks:
        mark.put(picture, (left + x, top + y))


@lru_cache(maxsize=128)
def _dash_spots(kind: Kind, turn: int, scale: int) -> tuple[tuple[float, float, int], ...]:
    """Return the middle of each dash around a place, and its angle."""
    dashes = dashes_along(_line(kind, turn, scale), _step(_is_small(kind, turn, scale)))
    return tuple((*along(start, end, 0.5), _find_angle(start, end)) for start, end in dashes)


def _find_angle(start: Point, end: Point) -> int:
    """Return which of the ``ANGLES`` a stroke has."""
    slant = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    return min(ANGLES, key=lambda angle: abs((slant - angle + 90) % 180 - 90))


def _step(is_small: bool) -> int:
    return 9 if is_small else 15


@sprite
def dash(angle: int, is_small: bool, theme: Theme) -> Sprite:
    """Draw a dash of the outline of the next place, anchored at its middle."""
    middle, half, turn = _ROOM + 0.5, 0.28 * _step(is_small), radians(angle)
    across, down = half * cos(turn), half * sin(turn)
    stroke = (middle - across, middle - down), (middle + across, middle + down)
    image = lines((2 * _ROOM + 1,) * 2, [stroke], paint(theme, "next"), 2.4 if is_small else 4)
    return Sprite(image, (_ROOM, _ROOM)).crop()


def put_new(picture: Canvas, view: View, frame: Frame, theme: Theme) -> None:
    """Outline the pieces laid in this turn, then draw their joints again on top."""
    pieces = to_laid_pieces(piece for piece in view.pieces if piece.new)
    for piece in pieces:
        for is_seam, colour in ((True, paint(theme, "seam")), (False, theme["last"])):
            mask = new_outline(piece.kind, piece.turn, frame.scale, is_seam)
            picture.paste(colour, frame.pixel(piece.corner), mask)
    for piece in pieces:
        put_joints(picture, piece, frame, theme)


@sprite
def new_outline(kind: Kind, turn: int, scale: int, is_seam: bool) -> Image.Image:
    """Draw the mask of the outline of a piece laid in this turn, or of the seam that shows beside it."""
    wide = round(min(7, max(3, scale * 0.09)))
    corners = inset_shape(shape_of(kind, turn, scale), wide / 2 + 0.5)
    mask = _draw_line(size_of_shape(kind, turn, scale), corners, wide + 2 * is_seam)
    return fade(mask, _THIN) if is_seam else mask
