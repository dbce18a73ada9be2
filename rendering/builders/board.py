"""The picture of a match in progress; before its first turn, with the sheet of the pieces to order."""

from collections.abc import Collection

from bot.games.builders import KINDS, View
from rendering.builders.closeup import close_frame
from rendering.builders.icons import kind_part
from rendering.builders.layout import INNER, ROW_STRIP, STRIP, Frame, frame_of, growing_frame
from rendering.builders.marking import put_new, put_places
from rendering.builders.palette import paint
from rendering.builders.panels import draw_dice, draw_panels, draw_small, draw_structures, draw_tray
from rendering.builders.puzzle import puzzle, to_laid_pieces
from rendering.builders.track import draw_track, pawn_spots, put_pawns, target
from rendering.kit.boxes import box_in, inset, size_of, split
from rendering.kit.canvas import SCALE, Sprite, to_canvas
from rendering.kit.look import Look
from rendering.kit.rows import CLOSE, LARGE, TITLE, USUAL, WIDE, put_each, put_in_middle, put_plate, words
from rendering.kit.scene import Canvas, Scene
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import draw_raised_box
from rendering.kit.theme import Theme

_SHEET = 640, 532
"""The size of the sheet for orders."""
_AROUND = 1.6
"""The room around the place where an open row grows, in units."""


def draw_board(view: View, look: Look, choices: Collection[str]) -> Scene:
    """Draw the board with the puzzle and the pawns, the dice, the box and the players' panels."""
    picture = to_canvas(draw_track(view.options.spaces, look.theme))
    pieces = to_laid_pieces(view.pieces)
    _, place = split(INNER, ROW_STRIP if view.row else 0, None)
    frame = board_frame(view)
    ground = puzzle(pieces, frame, size_of(place), look.theme)
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


def board_frame(view: View) -> Frame:
    """Return the frame that converts units to pixels of the inner board.

    While a row is open, it shows the place where that row grows.
    """
    wide, high = size_of(INNER)
    if view.row:
        return close_frame(view, (wide, high - ROW_STRIP), around=_AROUND)
    if view.foundation.is_closed:
        return growing_frame(view, (0, 0, wide, high), margin=CLOSE)
    return frame_of(view, (0, STRIP, wide, high), margin=CLOSE)


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
