"""The picture of a match in progress; before its first turn, with the sheet of the pieces to order."""

from collections.abc import Collection

from bot.games.builders import KINDS, View
from bot.locales import Text
from rendering.builders.closeup import close_frame
from rendering.builders.icons import put_lettered_kind
from rendering.builders.layout import INNER, ROW_STRIP, STRIP, Frame, frame_of, growing_frame
from rendering.builders.marking import put_new, put_places
from rendering.builders.palette import paint
from rendering.builders.panels import (
    draw_dice,
    draw_leaver,
    draw_panel,
    draw_small,
    draw_structures,
    draw_tray,
    draw_writer,
    panel_boxes,
    put_sheet,
)
from rendering.builders.puzzle import LaidPiece, puzzle, to_laid_pieces
from rendering.builders.track import draw_track, pawn_spots, put_pawns, target
from rendering.kit.boxes import size_of
from rendering.kit.canvas import SCALE, Sprite, to_canvas
from rendering.kit.fonts import write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import draw_raised_box
from rendering.kit.theme import Theme

_SHEET = 640, 92 + 104 * len(KINDS) + 24
"""The size of the sheet for orders: its title, a row for each kind of piece, and some room."""
SHEET_ICON = 76


def draw_board(view: View, theme: Theme, text: Text, choices: Collection[str]) -> Scene:
    """Draw the board with the puzzle and the pawns, the dice, the box and the players' panels."""
    players = len(view.players)
    picture = to_canvas(draw_track(view.options.spaces, theme))
    for player, box in enumerate(panel_boxes(players)):
        put_sheet(picture, box, theme, player if player == view.current else None)
    pieces = to_laid_pieces(view.pieces)
    _draw_puzzle(picture, view, pieces, theme, choices)
    there = {number: player.space for number, player in enumerate(view.players) if number not in view.leavers}
    put_pawns(picture, there, view.options.spaces, theme)
    if view.move:
        (spot,) = pawn_spots(view.move.space, view.options.spaces, 1)
        target(theme).put(picture, spot)
    for player, box in enumerate(panel_boxes(players)):
        if player in view.leavers:
            draw_leaver(picture, box, view, player, theme, text)
        elif view.phase == "order":
            draw_writer(picture, box, view, player, theme, text)
        else:
            draw_panel(picture, box, view, player, theme, text)
    if view.phase == "order":
        _draw_orders(picture, theme, text)
        return picture
    draw_tray(picture, view, theme)
    draw_dice(picture, view, theme)
    if view.row:
        draw_small(picture, view, pieces, theme)
    else:
        draw_structures(picture, view, theme)
    return picture


def board_frame(view: View) -> Frame:
    """Return the frame that converts units to pixels of the inner board.

    While a row is open, it shows the place where that row grows.
    """
    wide, high = size_of(INNER)
    if view.row:
        return close_frame(view, (wide, high - ROW_STRIP), around=1.6)
    if view.foundation.is_closed:
        return growing_frame(view, (0, 0, wide, high), margin=8)
    return frame_of(view, (0, STRIP, wide, high), margin=8)


def _draw_puzzle(
    picture: Scene, view: View, pieces: tuple[LaidPiece, ...], theme: Theme, choices: Collection[str]
) -> None:
    frame, size = board_frame(view), size_of(INNER)
    top = ROW_STRIP if view.row else 0
    ground = puzzle(pieces, frame, (size[0], size[1] - top), theme).copy()
    put_new(ground, view, frame, theme)
    put_places(ground, view, frame, theme, choices)
    picture.paste(ground, (round(INNER[0]), round(INNER[1]) + top))


def _draw_orders(picture: Canvas, theme: Theme, text: Text) -> None:
    """Draw the sheet in the middle of the board: the pieces that can be ordered, with letters and names."""
    (wide, high), ink = _SHEET, paint(theme, "paper_ink")
    left, top = round((INNER[0] + INNER[2] - wide) / 2), round((INNER[1] + INNER[3] - high) / 2)
    paper(theme).put(picture, (left, top))
    picture.paste(paint(theme, "paper_edge"), (left + 24, top + 88, left + wide - 24, top + 90))
    at = left + wide / 2, top + 50
    write(picture, text("builders-order-title"), at, 60, ink, align="centre", width=wide - 48)
    for number, kind in enumerate(KINDS):
        y = top + 152 + 104 * number
        x = left + 68 + put_lettered_kind(picture, kind, (left + 40, y), SHEET_ICON, theme)
        write(picture, text(f"builders-order-{kind}"), (x, y), 52, ink, width=left + wide - 24 - x)


@sprite
def paper(theme: Theme) -> Stamp:
    """Draw the sheet without its lettering, anchored at its upper left corner."""
    layers = (0, 8 * SCALE, paint(theme, "paper_edge")), (3, 7 * SCALE, paint(theme, "paper"))
    image = draw_raised_box(_SHEET, 24, layers, None if theme.plain else (8, 12, 9, 0.5))
    return stamp(Sprite(image.reduce(SCALE), (24, 24)))
