"""The end of a match: the finished puzzle, the points by joints and structures, the winners."""

from datetime import date
from functools import partial

from bot.games.builders import View
from bot.games.builders.geometry import THICKNESS
from bot.locales import Text
from rendering.builders.ground import FRAME, wooden_frame
from rendering.builders.icons import put_joint, put_sign, put_structure
from rendering.builders.labels import result_text, tie_text
from rendering.builders.layout import EDGE, GAP, Frame, frame_of
from rendering.builders.palette import paint
from rendering.builders.panels import put_sheet
from rendering.builders.puzzle import puzzle, to_laid_pieces
from rendering.kit.boxes import stack
from rendering.kit.canvas import SIZE, Box, to_canvas
from rendering.kit.fonts import fit_size, measure, wrap, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_mark, table
from rendering.kit.theme import Theme
from rendering.words.match_text import given_name
from rendering.words.player_names import fit_names, shorten, write_name
from rendering.words.wording import player_name

_TITLE = 84
_TIE = 66
_COLUMN = 344
_PAD = 20
CROWN, ICON = 58, 44
MARKS = 44, 54
"""The sizes of a player's mark beside a name and alone."""
_RIGHT = SIZE[0] - EDGE - _COLUMN - GAP
AREAS: tuple[Box, Box] = (
    (EDGE, EDGE + _TITLE, _RIGHT, SIZE[1] - EDGE),
    (EDGE, EDGE + _TITLE, _RIGHT, SIZE[1] - EDGE - _TIE),
)
"""The boxes of the puzzle, the second one above a line about a tie."""
_WHOLE: Box = (EDGE, EDGE, SIZE[0] - EDGE, SIZE[1] - EDGE)
_NAME = 47
_LINE = 58


def draw_score(view: View, theme: Theme, text: Text) -> Scene:
    """Draw the puzzle and the score sheet, the best player first; a stopped match has no winner."""
    tie = tie_text(view, text)
    ranks = view.outcome.ranks if view.outcome else [-player.points for player in view.players]
    order = tuple(sorted(range(len(view.players)), key=lambda player: ranks[player]))
    area = AREAS[bool(tie)]
    column = (SIZE[0] - EDGE - _COLUMN, EDGE + _TITLE, SIZE[0] - EDGE, area[3])
    boxes = stack(column, len(order), GAP)
    picture = _draw_frame(area, theme)
    for player, box in zip(order, boxes, strict=True):
        put_sheet(picture, box, theme, player if ranks[player] == 1 else None)
    _put_puzzle(picture, view, area, theme)
    wide = SIZE[0] - 2 * EDGE
    result = fit_names(partial(result_text, view), text, wide) if view.outcome else text("builders-stopped")
    _line(picture, result, EDGE + 38, 68, theme)
    if tie:
        _line(picture, tie, SIZE[1] - EDGE - 24, 52, theme)
    for player, box in zip(order, boxes, strict=True):
        _band(picture, box, view, player, theme, text)
    return picture


def _draw_frame(box: Box, theme: Theme) -> Scene:
    picture = to_canvas(table(theme))
    wooden_frame(theme).put(picture, box)
    return picture


def _put_puzzle(picture: Scene, view: View, box: Box, theme: Theme, wood: str = "planks") -> Frame:
    """Draw the whole puzzle into a frame on planks of a ``wood``, and return its scale."""
    left, top = round(box[0]) + FRAME, round(box[1]) + FRAME
    size = round(box[2]) - FRAME - left, round(box[3]) - FRAME - top
    frame = frame_of(view, (0, 0, *size), margin=10)
    picture.paste(puzzle(to_laid_pieces(view.pieces), frame, size, theme, wood), (left, top))
    return frame


def _line(picture: Canvas, words: str, y: float, size: int, theme: Theme) -> None:
    write(picture, words, (SIZE[0] / 2, y), size, theme["ink"], align="centre", width=SIZE[0] - 2 * EDGE)


def _band(picture: Canvas, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's mark, name, rank and total, with the joints and structures that make it up below.

    A player who left has neither rank nor total.
    """
    left, top, right, bottom = box
    mine, is_leaver = view.players[player], player in view.leavers
    rank = view.outcome.ranks[player] if view.outcome else 0
    ink, quiet, name = paint(theme, "line_ink"), paint(theme, "line_quiet"), given_name(player, text)
    upper, lower = (top + (bottom - top) * share for share in ((0.53, 0.83) if name else (0.36, 0.77)))
    y = top + (bottom - top) * 0.2 if name else upper
    x = left + _PAD + put_mark(picture, player, (left + _PAD, y), MARKS[0 if name else 1], theme) + 14
    if name:
        write_name(picture, name, (x, y), right - _PAD - x, 56, ink)
        x = left + _PAD
    if is_leaver:
        write(picture, text("builders-left"), (x, upper), 56, quiet, width=right - _PAD - x)
    elif rank == 1:
        put_sign(picture, "crown", (x, upper), CROWN, theme)
    elif rank:
        write(picture, str(rank), (x + 12, upper), 56, quiet)
    if not is_leaver:
        write(picture, str(mine.points), (right - _PAD, upper), 76 if name else 92, ink, align="right")
    x = left + _PAD + put_joint(picture, player, (left + _PAD, lower), ICON, theme) + 8
    write(picture, str(mine.joints), (x, lower), 48, quiet)
    points, end = f"+{mine.points - mine.joints}", right - _PAD
    write(picture, points, (end, lower), 48, quiet, align="right")
    put_structure(picture, player, (end - measure(points, 48) - ICON - 10, lower), ICON, theme)


def draw_finished_puzzle(view: View, theme: Theme, text: Text, end_date: date | None) -> Scene:
    """Draw the puzzle alone on oak in a frame, with its title in the middle and the players in the corners.

    With an ``end_date``, write the points and the date as well.
    """
    picture = _draw_frame(_WHOLE, theme)
    frame = _put_puzzle(picture, view, _WHOLE, theme, "oak")
    winners = view.outcome.winners if view.outcome else ()
    ink = paint(theme, "oak_ink")
    _put_title(picture, frame, theme, text, end_date)
    inside = FRAME + EDGE + 26
    for player in range(len(view.players)):
        right, low = player in (1, 3), player in (2, 3)
        y = SIZE[1] - inside - 20 if low else inside + 20
        words = shorten(player_name(player, text), 340)
        wide = 44 + 12 + measure(words, _NAME)
        x = SIZE[0] - inside - wide if right else inside
        x += put_mark(picture, player, (x, y), 44, theme) + 12
        write(picture, words, (x, y), _NAME, ink)
        second = y - 58 if low else y + 58
        edge = SIZE[0] - inside if right else inside
        if player in winners:
            put_sign(picture, "crown", (edge - 54 if right else edge, second), 54, theme)
            edge += -66 if right else 66
        if end_date and view.outcome and player not in view.leavers:
            points = str(view.players[player].points)
            write(picture, points, (edge, second), 54, ink, align="right" if right else "left")
    return picture


def _put_title(picture: Canvas, frame: Frame, theme: Theme, text: Text, end_date: date | None) -> None:
    """Write the title and the date into the foundation's hole, or the date beside it for lack of room."""
    ink = paint(theme, "oak_ink")
    wide, high = ((side - 2 * THICKNESS) * frame.scale - 16 for side in (frame.wide, frame.high))
    title = text("builders-name")
    size = fit_size(title, wide, _TITLE)
    day = text("builders-finished-on", date=end_date) if end_date else ""
    lines = wrap(day, wide, _NAME)
    fits = size + _LINE * len(lines) < high and all(measure(line, _NAME) < wide for line in lines)
    if not fits:
        write(picture, day, (FRAME + EDGE + 26, SIZE[1] / 2 - 2 * frame.scale), _NAME, ink)
        lines = []
    if measure(title, size) > wide or size > high:
        return
    y = SIZE[1] / 2 - _LINE * len(lines) / 2
    write(picture, title, (SIZE[0] / 2, y), size, ink, align="centre")
    for number, line in enumerate(lines):
        spot = SIZE[0] / 2, y + size / 2 + _LINE * (number + 0.55)
        write(picture, line, spot, _NAME, ink, align="centre")
