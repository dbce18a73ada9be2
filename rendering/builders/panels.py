"""The numbers beside the puzzle: what the players have, what is left in the box, the dice."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from bot.games.builders import KINDS, STRUCTURE_STEPS, Counts, PlayerView, View
from rendering.builders.icons import DIE, die_part, joint_part, kind_part, sign_part, structure_part
from rendering.builders.layout import COLUMN, INNER, SMALL_SCALES, frame_of
from rendering.builders.palette import paint
from rendering.builders.places import row_outlines
from rendering.builders.puzzle import LaidPiece, small_puzzle
from rendering.kit import (
    CLOSE,
    GAP,
    LARGE,
    SMALL,
    SPRING,
    TITLE,
    USUAL,
    Box,
    Canvas,
    Look,
    Part,
    Scene,
    Theme,
    box_in,
    column,
    fit_size,
    grid,
    inset,
    put_each,
    put_in_middle,
    put_kept,
    put_panel,
    put_row,
    row,
    size_of,
    split,
    split_across,
    stack,
    to_canvas,
    words,
)
from rendering.words import player_parts

ICON = 34
"""The side of icons for what counts less than the pieces in hand, in pixels."""


class Measures(NamedTuple):
    """The sizes of a player's mark, of lettering with its icons, and of the points."""

    mark: int
    usual: int
    points: int


MEASURES = (
    Measures(SMALL, USUAL, 2 * USUAL),
    Measures(SMALL, SMALL, TITLE),
    Measures(ICON, SMALL, LARGE),
)
"""The sizes in the panels of two, three and four players."""
STRUCTURES = ((3, SMALL), (4, ICON))
"""The columns of finished structures beside the puzzle, and their sides: of a few and of many."""
_STOCK = (142, SMALL + CLOSE)
"""The size of an item of what is left in the box."""
_PUZZLE = 176
"""The side of the small puzzle's panel."""
_LINE = 3
"""The width of the line around the open row in the small puzzle."""
_CORNERS = inset(INNER, GAP)
"""What surrounds the puzzle lies in the corners of this box."""


def put_sheet(picture: Canvas, box: Box, theme: Theme, player: int | None = None) -> None:
    """Draw a panel on the picture; with a ``player`` it glows in that player's colour."""
    edge = None if player is None else theme.player_colour(player)
    ground = paint(theme, "sheet_quiet" if edge is None else "sheet")
    put_panel(picture, box, theme, edge=edge, ground=ground, rim=paint(theme, "sheet_edge"))


def draw_panels(picture: Canvas, view: View, look: Look) -> None:
    """Draw the players' panels: each has a name, and what the player has or whether their order is in."""
    boxes = stack(COLUMN, len(view.players), GAP)
    for player, box in enumerate(boxes):
        put_sheet(picture, box, look.theme, player if player == view.current else None)
    size, leading = MEASURES[len(boxes) - 2], leaders(view)
    points = _fit_points(view, boxes[0], size, look)
    for player, (box, mine) in enumerate(zip(boxes, view.players, strict=True)):
        inside = inset(box, GAP)
        if player in view.leavers:
            _put_leaver(picture, inside, mine, player, size, look)
        elif view.phase == "order":
            _put_writer(picture, inside, mine, player, size, look)
        else:
            put_kept(picture, _put_panel, inside, mine, player, player in leading, size, points, look)


def _fit_points(view: View, box: Box, size: Measures, look: Look) -> int:
    """Return the size of the points, the largest at which those of all players fit into such a box."""
    wide = box[2] - box[0] - 3 * GAP
    return min(
        fit_size(str(mine.points), wide - _extras(mine, player, size, look).wide, size.points)
        for player, mine in enumerate(view.players)
    )


def _put_panel(
    picture: Canvas,
    box: Box,
    mine: PlayerView,
    player: int,
    is_leading: bool,
    size: Measures,
    points: int,
    look: Look,
) -> None:
    """Draw a player's name, points, corner joints and structures, and the hand.

    The points of a player who leads have a crown and its colour.
    """
    head, score, upper, lower = split(box, None, size.points, None, None)
    crown = sign_part("crown", ICON, look.theme) if is_leading else None
    put_row(picture, head, _name(player, size, "line_ink", look), SPRING, crown, gap=CLOSE)
    ink = paint(look.theme, "prize" if crown else "line_ink")
    put_row(picture, score, words(mine.points, points, ink), _extras(mine, player, size, look))
    hand = _kind_counts(mine.hand, size.usual, size.usual, "line_ink", look)
    put_each(picture, grid((*upper[:2], *lower[2:]), 2, 2, 0), hand, gap=CLOSE)


def _name(player: int, size: Measures, ink: str, look: Look) -> Part:
    """Return the part that is the mark and the name of a player."""
    return row(*player_parts(player, size.mark, size.usual, paint(look.theme, ink), look), gap=GAP)


@lru_cache(maxsize=64)
def _extras(mine: PlayerView, player: int, size: Measures, look: Look) -> Part:
    """Return the numbers beside the points, those that are not 0: corner joints and structures.

    While a structure is begun, its steps are counted as ``1/4``, else the finished ones.
    """
    steps = f"{mine.progress}/{STRUCTURE_STEPS}" if mine.progress else mine.structures
    numbers = (
        (sign_part("corner-joint", ICON, look.theme), mine.corner_joints),
        (structure_part(player, ICON, look.theme, mine.progress), steps),
    )
    parts = [row(*_count(icon, count, SMALL, "line_ink", look)) for icon, count in numbers if count]
    return row(*parts, gap=GAP) if size.points < 2 * ICON else column(*parts, pitch=SMALL, align="left")


def _count(icon: Part, count: int | str, size: int, ink: str, look: Look) -> Sequence[Part]:
    """Return an icon and its number, which is quiet if it is 0."""
    return (icon, words(count, size, paint(look.theme, ink if count else "line_quiet")))


def _kind_counts(counts: Counts, side: int, size: int, ink: str, look: Look) -> list[Sequence[Part]]:
    """Return the icon and the number of each kind of piece; icons have a ``side``."""
    return [
        _count(kind_part(kind, side, look.theme), count, size, ink, look)
        for kind, count in zip(KINDS, counts, strict=True)
    ]


def leaders(view: View) -> frozenset[int]:
    """Return the players with the most points; nobody leads while all have the same."""
    points = {
        number: player.points for number, player in enumerate(view.players) if number not in view.leavers
    }
    most = max(points.values(), default=0)
    ahead = frozenset(number for number, count in points.items() if count == most)
    return ahead if len(ahead) < len(points) else frozenset()


def _put_writer(picture: Canvas, box: Box, mine: PlayerView, player: int, size: Measures, look: Look) -> None:
    """Draw a player's name, and below it whether their order is in."""
    upper, lower = stack(box, 2, 0)
    put_row(picture, upper, _name(player, size, "line_ink", look))
    put_in_middle(picture, lower, sign_part("tick" if mine.handed_in else "pen", LARGE, look.theme))


def _put_leaver(picture: Canvas, box: Box, mine: PlayerView, player: int, size: Measures, look: Look) -> None:
    """Draw the mark and the name of a player who left, a label, and the joints that stay in the puzzle."""
    quiet = paint(look.theme, "line_quiet")
    joints = _count(joint_part(player, size.usual, look.theme), mine.joints, size.usual, "line_ink", look)
    label = words(look.text("builders-left"), size.usual, quiet)
    put_each(
        picture, stack(box, 3, 0), ([_name(player, size, "line_quiet", look)], [label], joints), gap=CLOSE
    )


def draw_tray(picture: Canvas, view: View, look: Look) -> None:
    """Draw what is left in the box in quiet numbers: upper right, beside the small puzzle of an open row."""
    a, b, c, d = _kind_counts(view.box, ICON, SMALL, "line_quiet", look)
    joints = _count(sign_part("corner-joint", ICON, look.theme), view.corner_box, SMALL, "line_quiet", look)
    items, columns, corners = [a, b, joints, c, d], 3, _CORNERS
    if view.row:
        items, columns, corners = [c, d, joints], 2, split_across(_CORNERS, None, _PUZZLE, gap=GAP)[0]
    elif view.foundation.is_closed:
        items, columns = [c, d, joints], 1
    rows = ceil(len(items) / columns)
    area = box_in(corners, (_STOCK[0] * columns, _STOCK[1] * rows), 1, 0)
    put_each(picture, grid(area, columns, rows, 0)[: len(items)], items, gap=CLOSE)


def draw_small(picture: Scene, view: View, pieces: tuple[LaidPiece, ...], theme: Theme) -> None:
    """Draw the puzzle below the open row small in the upper right corner, and frame that row."""
    outlines = row_outlines(view)
    earlier = tuple(
        piece for piece, shown in zip(pieces, view.pieces, strict=True) if shown.outline not in outlines
    )
    place = box_in(_CORNERS, (_PUZZLE, _PUZZLE), 1, 0)
    put_sheet(picture, place, theme)
    inside = inset(place, GAP)
    size = size_of(inside)
    frame = frame_of(view, (0, 0, *size), SMALL_SCALES)
    small = to_canvas(small_puzzle(earlier, frame, size, theme))
    across, down = zip(*(frame.pixel(point) for outline in outlines for point in outline), strict=True)
    left, top, right, bottom = min(across), min(down), max(across), max(down)
    small.outline((left - _LINE, top - _LINE, right + _LINE, bottom + _LINE), theme["last"], _LINE)
    picture.paste(small, (round(inside[0]), round(inside[1])))


def draw_dice(picture: Canvas, view: View, look: Look) -> None:
    """Draw the dice of the turn and the rest of their value; draw nothing before the roll."""
    if view.dice:
        left = words(_left_words(view), LARGE, paint(look.theme, "line_ink"))
        rows = [die_part(pips, look.theme) for pips in view.dice], [left]
        put_each(picture, split(_CORNERS, DIE, LARGE, None, gap=GAP)[:2], rows)


def _left_words(view: View) -> str:
    if view.phase == "build":
        return f"{view.left}/{view.value}"
    if view.choice:
        return f"+{view.choice.total}"
    return f"×2={view.value}" if view.double else f"={view.value}"


def draw_structures(picture: Canvas, view: View, theme: Theme) -> None:
    """Draw finished structures in the lower left corner inside the board, each with its owner's colour."""
    owners = [number for number, player in enumerate(view.players) for _ in range(player.structures)]
    few, many = STRUCTURES
    columns, side = few if len(owners) <= few[0] * few[0] else many
    area = box_in(_CORNERS, (columns * (side + GAP),) * 2, 0, 1)
    lowest_first = sorted(grid(area, columns, columns, GAP), key=lambda cell: -cell[1])
    for owner, cell in zip(owners, lowest_first, strict=False):
        put_in_middle(picture, cell, structure_part(owner, side, theme))
