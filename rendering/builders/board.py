"""A match in progress: before its first turn with the sheet of the pieces to order; and a close-up."""

from collections.abc import Collection, Sequence

from bot.games.builders import HEIGHT, KINDS, View
from rendering.builders.icons import kind_part
from rendering.builders.layout import (
    CLOSE_SCALES,
    INNER,
    ROW_STRIP,
    SCALES,
    STRIP,
    Frame,
    foundation,
    frame_of,
    growing_frame,
)
from rendering.builders.palette import paint
from rendering.builders.panels import draw_dice, draw_panels, draw_small, draw_structures, draw_tray
from rendering.builders.places import later_places, next_places, put_new, put_places, row_outlines
from rendering.builders.puzzle import draw_ground, lay, puzzle, to_laid_pieces
from rendering.builders.track import draw_track, pawn_spots, put_pawns, target
from rendering.kit import (
    CLOSE,
    LARGE,
    SCALE,
    SIZE,
    SMALL,
    TITLE,
    USUAL,
    WIDE,
    Canvas,
    Look,
    Point,
    Scene,
    Size,
    Sprite,
    Stamp,
    Theme,
    box_in,
    draw_raised_box,
    find_size,
    inset,
    put_each,
    put_in_middle,
    put_plate,
    size_of,
    split,
    sprite,
    stamp,
    to_canvas,
    words,
    write,
)

_SHEET = 640, 532
"""The size of the sheet for orders."""
_AROUND = 1.6
"""The room around the place where an open row grows, in units."""


def draw_board(view: View, look: Look, choices: Collection[str]) -> Scene:
    """Draw the board with the puzzle and the pawns, the dice, the box and the players' panels."""
    picture = Scene(SIZE)
    picture.paste(draw_track(view.options.spaces, look.theme))
    pieces = to_laid_pieces(view.pieces)
    _, place = split(INNER, ROW_STRIP if view.row else 0, None)
    frame = board_frame(view)
    ground = to_canvas(
        puzzle(pieces, frame, size_of(place), look.theme, has_silhouette=view.foundation.is_closed)
    )
    put_new(ground, view, frame, look.theme)
    put_places(ground, view, frame, look.theme, choices)
    picture.paste(ground, (round(place[0]), round(place[1])))
    there = {number: player.space for number, player in enumerate(view.players) if number not in view.leavers}
    put_pawns(picture, there, view.options.spaces, look.theme)
    if view.move:
        target(look.theme).put(picture, *pawn_spots(view.move.space, view.options.spaces, 1))
    draw_panels(picture, view, look)
    if view.phase == "order":
        _draw_orders(picture, look)
        return picture
    draw_tray(picture, view, look)
    draw_dice(picture, view, look)
    if view.row:
        draw_small(picture, view, pieces, look.theme)
    else:
        draw_structures(picture, view, look.theme)
    return picture


def draw_closeup(view: View, theme: Theme) -> Scene:
    """Draw a close-up with the joints that each place earns.

    It shows the open row, the end of the open foundation or, failing both, the latest pieces.
    """
    frame = _close_frame(view, SIZE, around=2, scales=CLOSE_SCALES)
    picture = draw_ground(SIZE, theme)
    lay(picture, to_laid_pieces(view.pieces), frame, theme)
    put_new(picture, view, frame, theme)
    put_places(picture, view, frame, theme)
    places = [*next_places(view), *later_places(view)]
    # while the foundation is open, only the place of the smaller piece, the last one, has its number
    for place in places if view.foundation.is_closed else places[-1:]:
        across, down = zip(*map(frame.spot, place.outline), strict=True)
        middle = sum(across) / len(across), sum(down) / len(down)
        write(picture, str(place.joints), middle, SMALL, paint(theme, "line_ink"), align="centre")
    return picture


def board_frame(view: View) -> Frame:
    """Return the frame that converts units to pixels of the inner board.

    While a row is open, it shows the place where that row grows.
    """
    wide, high = size_of(INNER)
    if view.row:
        return _close_frame(view, (wide, high - ROW_STRIP), around=_AROUND)
    if view.foundation.is_closed:
        return growing_frame(view, inset((0, 0, wide, high), CLOSE))
    return frame_of(view, inset((0, STRIP, wide, high), CLOSE))


def _close_frame(view: View, size: Size, *, around: float, scales: Sequence[int] = SCALES) -> Frame:
    """Return a frame with the part to show at its centre, as large as its width and height allow.

    ``around`` is the margin around that part in units.
    """
    points = _focus_points(view)
    extents = (max(values) - min(values) for values in zip(*points, strict=True))
    fit = min(room / (extent + 2 * around) for room, extent in zip(size, extents, strict=True))
    scale = find_size(scales, fit) or scales[0]
    if fit < scale:
        points = next_places(view)[0].outline
    wide, high = foundation(view, step=1)
    origin = Frame(scale, round(scale * HEIGHT), wide, high, 0, 0)
    across, down = zip(*map(origin.spot, points), strict=True)
    left = _start(across, size[0], wide * scale / 2, around * scale)
    top = _start(down, size[1], high * scale / 2, around * scale)
    return origin._replace(left=left, top=top)


def _start(values: Sequence[float], room: int, middle: float, around: float) -> int:
    """Return the origin's coordinate at which all of ``values`` are visible.

    The puzzle's ``middle`` is as close to the centre of the picture as that allows.
    """
    low, high = min(values) - around, max(values) + around
    spare = max(0.0, (room - (high - low)) / 2)
    centre = (low + high) / 2
    return round(room / 2 - min(max(middle, centre - spare), centre + spare))


def _focus_points(view: View) -> Sequence[Point]:
    """Return the corners of the places in the open row or at the end of the open foundation.

    Where there is neither, return the corners of the latest pieces.
    """
    places = [place.outline for place in next_places(view)]
    if view.row:
        outlines = row_outlines(view)
    elif not view.foundation.is_closed and places:
        outlines = places
    else:
        outlines = [piece.outline for piece in view.pieces[-8:]] or places[:1]
    return [point for outline in outlines for point in outline] or [(0.0, 0.0), (4.0, 4.0)]


def _draw_orders(picture: Canvas, look: Look) -> None:
    """Draw the sheet in the middle of the board: the pieces that can be ordered, with letters and names."""
    box, ink = box_in(INNER, _SHEET), paint(look.theme, "paper_ink")
    paper(look.theme).put(picture, box)
    title, line, *rows = split(inset(box, WIDE), TITLE, 2, *(None for _ in KINDS))
    put_in_middle(picture, title, words(look.text("builders-order-title"), LARGE, ink))
    put_plate(picture, line, paint(look.theme, "paper_edge"))
    kinds = (
        (kind_part(kind, TITLE, look.theme), words(look.text(f"builders-order-{kind}"), USUAL, ink))
        for kind in KINDS
    )
    put_each(picture, rows, kinds, gap=WIDE)


@sprite
def paper(theme: Theme) -> Stamp:
    """Draw the sheet without its lettering, anchored at its upper left corner."""
    layers = (0, 8 * SCALE, paint(theme, "paper_edge")), (3, 7 * SCALE, paint(theme, "paper"))
    image = draw_raised_box(_SHEET, 24, layers, None if theme.plain else (8, 12, 9, 0.5))
    return stamp(Sprite(image.reduce(SCALE), (24, 24)))
