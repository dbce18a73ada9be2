"""Outlines: empty places, the next one, what can be chosen, what was laid in this turn."""

from collections.abc import Collection, Sequence

from PIL import Image, ImageDraw

from bot.games.builders import View
from bot.games.builders.geometry import THICKNESS
from rendering.builders.joints import joint_length
from rendering.builders.layout import Frame, smallest_foundation
from rendering.builders.palette import paint
from rendering.builders.places import later_places, next_places
from rendering.builders.puzzle import LaidPiece, put_joints, to_shape
from rendering.builders.woods import Shape, inset
from rendering.kit.canvas import SCALE, Point, Sprite, dashes_along, fill, points_along, polygon
from rendering.kit.sprites import sprite
from rendering.kit.surfaces import dots, lines
from rendering.kit.theme import Theme

_ROOM = 12
_FINE = 2 * SCALE
_FILL_OPACITY = {"later": 0.1, "next": 0.26, "choice": 0.26}
"""The opacity with which the inside of each kind of place is painted."""


def put_places(
    picture: Image.Image, view: View, frame: Frame, theme: Theme, choices: Collection[str] = ()
) -> None:
    """Draw the places for the next piece strongly and those later in the open row faintly.

    With ``choices`` only their places are drawn strongly.
    """
    if not view.foundation.is_closed and view.phase not in ("order", "over"):
        _put_plan(picture, view, frame, theme)
    for place in later_places(view):
        put_ghost(picture, place.outline, frame, theme, "later")
    places = next_places(view)
    chosen = [place for place in places if place.action in choices or place.action.split()[-1] in choices]
    for place in places:
        kind = "choice" if place in chosen else "later" if chosen else "next"
        put_ghost(picture, place.outline, frame, theme, kind)


def _put_plan(picture: Image.Image, view: View, frame: Frame, theme: Theme) -> None:
    """Draw faintly the smallest foundation that can still result from the one begun."""
    wide, high = smallest_foundation(view)
    draw = ImageDraw.Draw(picture)
    for edge in (0.0, THICKNESS):
        corners = frame.spot((edge, edge)), frame.spot((wide - edge, high - edge))
        draw.rectangle(corners, outline=paint(theme, "plan"))


def put_ghost(picture: Image.Image, outline: Sequence[Point], frame: Frame, theme: Theme, kind: str) -> None:
    """Draw one empty place; ``kind`` is ``later``, ``next`` or ``choice``."""
    shape, corner = to_shape([frame.spot(point) for point in outline])
    _ghost(shape, kind, theme).put(picture, corner)


@sprite
def _ghost(shape: Shape, kind: str, theme: Theme) -> Sprite:
    size = _size(shape)
    small = min(size) - 2 * _ROOM < 40
    corners = _inset_outline(shape, 2 if small else 3)
    image = Image.new("RGBA", size)
    fill(image, polygon(size, corners), paint(theme, "ghost"), _FILL_OPACITY[kind])
    thin = 2.4 if small else 4
    if kind == "later":
        return Sprite(_hairline(image, corners, theme), (_ROOM, _ROOM))
    if kind == "choice":
        line = dots(
            size, points_along(corners, 9 if small else 14), (theme["choice"], theme["choice_edge"]), thin
        )
    else:
        line = lines(size, dashes_along(corners, 9 if small else 15), paint(theme, "next"), thin)
    image.alpha_composite(line)
    return Sprite(image, (_ROOM, _ROOM))


def _hairline(image: Image.Image, corners: Sequence[Point], theme: Theme) -> Image.Image:
    big = Image.new("RGBA", (image.width * _FINE, image.height * _FINE))
    points = [(x * _FINE, y * _FINE) for x, y in [*corners, *corners[:2]]]
    ImageDraw.Draw(big).line(points, fill=(*paint(theme, "ghost"), 150), width=round(1.3 * _FINE))
    image.alpha_composite(big.reduce(_FINE))
    return image


def put_new(picture: Image.Image, pieces: Sequence[LaidPiece], frame: Frame, theme: Theme) -> None:
    """Outline the pieces laid in this turn, then draw their joints again on top."""
    wide = round(min(7, max(3, frame.scale * 0.09)))
    for piece in pieces:
        shape, corner = to_shape([frame.spot(point) for point in piece.outline])
        _new_outline(shape, wide, theme).put(picture, corner)
    length = joint_length(frame.scale)
    for piece in pieces:
        put_joints(picture, piece, frame, length, theme)


@sprite
def _new_outline(shape: Shape, wide: int, theme: Theme) -> Sprite:
    size = _size(shape)
    corners = [(x * _FINE, y * _FINE) for x, y in _inset_outline(shape, wide / 2 + 0.5)]
    image = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE))
    draw = ImageDraw.Draw(image)
    for colour, line in (((58, 34, 8, 150), wide + 2), ((*theme["last"], 255), wide)):
        draw.line([*corners, *corners[:2]], fill=colour, width=round(line * _FINE), joint="curve")
    return Sprite(image.reduce(_FINE), (_ROOM, _ROOM))


def _size(shape: Shape) -> tuple[int, int]:
    return max(x for x, _ in shape) + 2 * _ROOM, max(y for _, y in shape) + 2 * _ROOM


def _inset_outline(shape: Shape, by: float) -> list[Point]:
    """Return the outline of a piece, moved ``by`` pixels inward."""
    return inset([(x + _ROOM, y + _ROOM) for x, y in shape], by)
