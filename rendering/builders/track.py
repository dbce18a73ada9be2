"""The track: a carved border around the puzzle, with the pawns on it."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.games.builders import SIDES_OF_TRACK
from rendering.builders.ground import rim
from rendering.builders.layout import BOARD, INNER, RIM, ROW_STRIP
from rendering.builders.palette import paint
from rendering.builders.pieces import inset_shape
from rendering.builders.puzzle import draw_ground
from rendering.kit import (
    SCALE,
    Box,
    Canvas,
    Mark,
    Point,
    Scene,
    Size,
    Sprite,
    Theme,
    arc,
    blend,
    blur,
    colour_mask,
    dots,
    edges,
    ellipse,
    fill,
    flatten,
    inset,
    mark,
    middle_of,
    polygon,
    rounded_rectangle,
    shade,
    shift,
    size_of,
    sprite,
    table,
    to_canvas,
)

SPACES = range(8, 13)
"""The numbers of spaces that a side of the track may have."""
_GROOVE = 5
_ARROW = 11
PAWNS = 46, 40, 31
"""The sizes of pawns: alone on a space, beside another, in a crowd or in a corner with others."""


def space_box(space: int, spaces: int) -> Box:
    """Return the box of a space; corner 0 is in the upper left, the others follow clockwise."""
    left, top, right, bottom = BOARD
    side, step = divmod(space % (SIDES_OF_TRACK * spaces), spaces)
    wide = (right - left - 2 * RIM) / (spaces - 1)
    start = 0.0 if step == 0 else RIM + (step - 1) * wide
    end = RIM if step == 0 else start + wide
    return (
        (left + start, top, left + end, top + RIM),
        (right - RIM, top + start, right, top + end),
        (right - end, bottom - RIM, right - start, bottom),
        (left, bottom - end, left + RIM, bottom - start),
    )[side]


@lru_cache(maxsize=2)  # all boards of a match begin with the same one
def draw_track(spaces: int, theme: Theme) -> Scene:
    """Return the table with the carved board, without the area in which there is always a puzzle."""
    picture = to_canvas(table(theme))
    rim(size_of(BOARD), RIM, theme).put(picture, BOARD)
    above = draw_ground((size_of(INNER)[0], ROW_STRIP), theme)
    picture.paste(above, (round(INNER[0]), round(INNER[1])))
    for space in range(SIDES_OF_TRACK * spaces):
        box, (side, step) = space_box(space, spaces), divmod(space, spaces)
        blend(picture, groove(size_of(box), theme, step == 0), box)
        if step == spaces // 2:
            arrow(side, theme).put(picture, *pawn_spots(space, spaces, 1))
    (wide, high), (left, top, right, bottom) = picture.size, map(round, INNER)
    top += ROW_STRIP
    painted = Scene(picture.size)
    for area in (
        (0, 0, right, top),
        (0, top, left, high),
        (left, bottom, right, high),
        (right, 0, wide, high),
    ):
        part = Scene((area[2] - area[0], area[3] - area[1]))
        part.paste(picture, (-area[0], -area[1]))
        painted.paste(flatten(part), area)
    return painted


@sprite
def groove(size: Size, theme: Theme, is_corner: bool) -> Image.Image:
    """Draw a shallow groove for one space; a corner has a brass star in it."""
    return _groove((size[0] * SCALE, size[1] * SCALE), theme, is_corner=is_corner).reduce(SCALE)


def _groove(size: Size, theme: Theme, *, is_corner: bool) -> Image.Image:
    box, radius = inset((0, 0, *size), _GROOVE * SCALE), (22 if is_corner else 12) * SCALE
    shape = rounded_rectangle(size, box, radius)
    image = Image.new("RGBA", size)
    if theme.plain:
        fill(image, shape, paint(theme, "groove_edge"))
        inner = rounded_rectangle(size, inset(box, 2 * SCALE), radius - 2 * SCALE)
        fill(image, inner, paint(theme, "groove"))
    else:
        fill(image, shift(shape, 2, 3), paint(theme, "groove_edge"), 0.9)
        fill(image, shape, paint(theme, "groove"), 0.82)
        fill(image, edges(shape, 5, 6, 2), (0, 0, 0), 0.7)
    if is_corner:
        _star(image, theme)
    return image


@sprite
def arrow(side: int, theme: Theme) -> Sprite:
    """Draw an arrowhead in the direction in which pawns move on this side of the track."""
    reach, whole = _ARROW * SCALE, 2 * (_ARROW + 1) * SCALE
    points = [(-0.9, -1.0), (-0.1, -1.0), (0.9, 0.0), (-0.1, 1.0), (-0.9, 1.0), (0.1, 0.0)]
    for _ in range(side):
        points = [(-y, x) for x, y in points]
    mask = polygon((whole, whole), [(whole / 2 + x * reach, whole / 2 + y * reach) for x, y in points])
    return Sprite(colour_mask(mask.reduce(SCALE), paint(theme, "brass")), (_ARROW + 1, _ARROW + 1))


@sprite
def corner_space(theme: Theme, side: int) -> Image.Image:
    """Draw a corner of the track by itself, on a piece of its border."""
    big = side * SCALE, side * SCALE
    image = Image.new("RGBA", big)
    fill(image, rounded_rectangle(big, (0, 0, *big), 14 * SCALE), paint(theme, "rim"))
    image.alpha_composite(_groove(big, theme, is_corner=True))
    return image.reduce(SCALE)


def _star(image: Image.Image, theme: Theme) -> None:
    """Draw the four triangles of a finished puzzle in brass, the sign of a space where pieces are taken."""
    half, size = image.width / 2, image.size
    points = [(-0.2, -0.2), (0.2, -0.2), (0.0, -0.66)]
    for colour in ("brass", "brass_dark", "brass_dark", "brass"):
        mask = polygon(size, inset_shape([(half + x * half, half + y * half) for x, y in points], 1.2))
        fill(image, mask, paint(theme, colour))
        points = [(-y, x) for x, y in points]  # a quarter turn to the right
    core = half * 0.83, half * 0.83, half * 1.17, half * 1.17
    fill(image, rounded_rectangle(size, core, 0), paint(theme, "brass_light"))


def pawn_spots(space: int, spaces: int, count: int) -> list[Point]:
    """Return the positions of ``count`` pawns on one space: in its middle if alone, else side by side."""
    box = space_box(space, spaces)
    (x, y), (wide, high) = middle_of(box), size_of(box)
    near, far = {1: (0, 0), 2: (0, 20)}.get(count, (14, 21))
    if wide == high and count > 1:
        near, far = 14, 13
    elif wide > high:
        near, far = far, near
    corners = (-near, -far), (near, far), (near, -far), (-near, far)
    return [(x + across, y + down) for across, down in corners[:count]]


def put_pawns(picture: Canvas, places: Mapping[int, int], spaces: int, theme: Theme) -> None:
    """Draw each player's pawn on the space given for that player."""
    for space in sorted(set(places.values())):
        players = [player for player, place in places.items() if place == space]
        crowd = 3 if space % spaces == 0 and len(players) > 1 else min(len(players), 3)
        for player, spot in zip(players, pawn_spots(space, spaces, len(players)), strict=True):
            pawn(theme.players[player], PAWNS[crowd - 1], theme).put(picture, spot)


@sprite
def pawn(sign: Mark, side: int, theme: Theme) -> Sprite:
    """Draw a pawn seen from above: rings of lacquer in its colour, its owner's mark on the knob."""
    room, fine = 10, 4
    whole = (side + 2 * room) * fine
    size, middle, radius = (whole, whole), (whole / 2, whole / 2), side * fine / 2
    image = Image.new("RGBA", size)
    body = ellipse(size, middle, (radius, radius))
    if not theme.plain:
        fill(image, blur(shift(body, 3 * fine, 5 * fine), 3 * fine), (0, 0, 0), 0.6)
    colour = theme[sign.colour]
    fill(image, body, shade(colour, 0.55))
    for share, tone in ((0.92, 1.0), (0.8, 0.72), (0.74, 1.0)):
        fill(image, ellipse(size, middle, (radius * share,) * 2), shade(colour, tone))
    if not theme.plain:
        shine = ellipse(
            size, (middle[0] - radius * 0.3, middle[1] - radius * 0.36), (radius * 0.5, radius * 0.4)
        )
        fill(image, blur(shine, radius * 0.22), (255, 255, 255), 0.45)
    small, high = image.reduce(fine), round(side * 0.46)
    small.paste((24, 16, 10, 255), ((small.width - high) // 2,) * 2, mark(sign.shape, high))
    return Sprite(small, (small.width // 2,) * 2)


@sprite
def target(theme: Theme) -> Sprite:
    """Draw a dotted circle for the space that a pawn could move to, anchored at its middle."""
    middle, reach = 30, 24
    spots = arc((middle, middle), (reach, reach), 0, 360, 12)[:-1]
    colours = theme["choice"], theme["choice_edge"]
    return Sprite(dots((2 * middle, 2 * middle), spots, colours, 3.6), (middle, middle))
