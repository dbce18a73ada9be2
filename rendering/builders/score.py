"""The end of a match: the finished puzzle, the points by joints and structures, the winners."""

from datetime import date
from functools import partial
from itertools import product

from bot.games.builders import THICKNESS, View
from rendering.builders.ground import FRAME, wooden_frame
from rendering.builders.icons import joint_part, sign_part, structure_part
from rendering.builders.labels import result_text, tie_text
from rendering.builders.layout import WHOLE, Frame, frame_of
from rendering.builders.palette import paint
from rendering.builders.panels import put_sheet
from rendering.builders.puzzle import puzzle, to_laid_pieces
from rendering.kit import (
    CLOSE,
    GAP,
    LARGE,
    SIZE,
    SMALL,
    SPRING,
    TITLE,
    USUAL,
    WIDE,
    Box,
    Canvas,
    Look,
    Part,
    Scene,
    Theme,
    box_in,
    fit_size,
    inset,
    mark_part,
    measure,
    put_each,
    put_in_middle,
    put_lines,
    put_row,
    row,
    size_of,
    split,
    split_across,
    stack,
    table,
    to_canvas,
    words,
    wrap,
)
from rendering.words import fit_names, given_name, name_part, player_name, shorten

_COLUMN = 346
"""The width of the players' panels."""
_CORNER = (400, 2 * USUAL)
"""The size of what a player has in a corner of the finished puzzle."""


def score_boxes(*, has_tie: bool) -> list[Box]:
    """Return the boxes of the result, of a line about a tie, of the puzzle and of the players' panels."""
    result, middle, tie = split(WHOLE, TITLE, None, LARGE if has_tie else 0)
    return [result, tie, *split_across(middle, None, _COLUMN, gap=GAP)]


def draw_score(view: View, look: Look) -> Scene:
    """Draw the puzzle and the score sheet, the best player first; a stopped match has no winner."""
    tie = tie_text(view, look.text)
    ranks = view.outcome.ranks if view.outcome else [-player.points for player in view.players]
    order = tuple(sorted(range(len(view.players)), key=lambda player: ranks[player]))
    top, low, area, column = score_boxes(has_tie=bool(tie))
    boxes = stack(column, len(order), GAP)
    picture, _ = _draw_framed_puzzle(view, area, look.theme)
    for player, box in zip(order, boxes, strict=True):
        put_sheet(picture, box, look.theme, player if ranks[player] == 1 else None)
    result = fit_names(partial(result_text, view), look.text, top[2] - top[0])
    put_in_middle(picture, top, words(result, LARGE, look["ink"]))
    put_in_middle(picture, low, words(tie, USUAL, look["ink"]))
    for player, box in zip(order, boxes, strict=True):
        _put_band(picture, inset(box, GAP, CLOSE), view, player, look)
    return picture


def _draw_framed_puzzle(view: View, box: Box, theme: Theme, wood: str = "planks") -> tuple[Scene, Frame]:
    """Draw the whole puzzle on planks of a ``wood`` in a wooden frame; return the picture and the scale."""
    picture = to_canvas(table(theme))
    wooden_frame(theme).put(picture, box)
    inside = inset(box, FRAME)
    size = size_of(inside)
    frame = frame_of(view, inset((0, 0, *size), GAP))
    ground = puzzle(
        to_laid_pieces(view.pieces), frame, size, theme, wood, has_silhouette=view.foundation.is_closed
    )
    picture.paste(ground, (round(inside[0]), round(inside[1])))
    return picture, frame


def _put_band(picture: Canvas, box: Box, view: View, player: int, look: Look) -> None:
    """Draw a player's mark, name, rank and total, with the joints and structures that make it up below.

    A player who left has neither rank nor total.
    """
    mine, name = view.players[player], given_name(player, look.text)
    ink, quiet = paint(look.theme, "line_ink"), paint(look.theme, "line_quiet")
    mark, total = mark_part(player, USUAL, look.theme), words(mine.points, LARGE if name else TITLE, ink)
    rank = view.outcome.ranks[player] if view.outcome else 0
    standing: Part | None = words(rank, USUAL, quiet) if rank else None
    if player in view.leavers:
        standing, total = words(look.text("builders-left"), USUAL, quiet), row()
    elif rank == 1:
        standing = sign_part("crown", USUAL, look.theme)
    joints = row(joint_part(player, SMALL, look.theme), words(mine.joints, SMALL, quiet))
    structures = row(
        structure_part(player, SMALL, look.theme), words(f"+{mine.points - mine.joints}", SMALL, quiet)
    )
    lines: list[tuple[Part | None, ...]] = [(mark, standing, SPRING, total), (joints, SPRING, structures)]
    if name:
        lines = [(mark, name_part(name, USUAL, ink)), (standing, SPRING, total), lines[1]]
    put_each(picture, stack(box, len(lines), 0), lines)


def draw_finished_puzzle(view: View, look: Look, end_date: date | None) -> Scene:
    """Draw the puzzle alone on oak in a frame, with its title in the middle and the players in the corners.

    With an ``end_date``, write the points and the date as well.
    """
    picture, frame = _draw_framed_puzzle(view, WHOLE, look.theme, "oak")
    winners = view.outcome.winners if view.outcome else ()
    ink, inside = paint(look.theme, "oak_ink"), inset(WHOLE, FRAME + WIDE)
    _put_title(picture, inside, frame, look, end_date)
    for player, (down, across) in zip(range(len(view.players)), product((0, 1), repeat=2), strict=False):
        name = shorten(player_name(player, look.text), _CORNER[0] - SMALL - GAP)
        has_points = end_date and view.outcome and player not in view.leavers
        score = (
            sign_part("crown", USUAL, look.theme) if player in winners else None,
            words(view.players[player].points, USUAL, ink) if has_points else None,
        )
        lines = [(mark_part(player, SMALL, look.theme), words(name, SMALL, ink)), score[:: 1 - 2 * across]]
        rows = [(SPRING if across else None, row(*parts, gap=GAP)) for parts in lines[:: 1 - 2 * down]]
        put_each(picture, stack(box_in(inside, _CORNER, across, down), 2, 0), rows)
    return picture


def _put_title(picture: Canvas, box: Box, frame: Frame, look: Look, end_date: date | None) -> None:
    """Write the title and the date into the foundation's hole, or the date beside it for lack of room."""
    ink = paint(look.theme, "oak_ink")
    wide, high = ((side - 2 * THICKNESS) * frame.scale - GAP for side in (frame.wide, frame.high))
    title = look.text("builders-name")
    size = fit_size(title, wide, TITLE)
    day = look.text("builders-finished-on", date=end_date) if end_date else ""
    lines = wrap(day, wide, SMALL)
    if size + SMALL * len(lines) > high or any(measure(line, SMALL) > wide for line in lines):
        put_row(picture, (*box[:3], box[3] - 4 * frame.scale), words(day, SMALL, ink))
        lines = []
    if measure(title, size) <= wide and size <= high:
        hole = box_in((0, 0, *SIZE), (wide, high))
        put_lines(picture, hole, (title, size, ink), *((line, SMALL, ink) for line in lines))
