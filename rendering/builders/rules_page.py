"""The rules at a glance: six small scenes that show actions and what they bring."""

from collections.abc import Callable, Sequence
from itertools import product

from bot.games.builders import Kind, Options
from bot.games.builders.geometry import HEIGHT, joints_at, outline_of
from bot.games.builders.pieces import STRUCTURE_POINTS, Shape, feet_of, joints_of, slots_of
from bot.games.builders.state import LaidPiece as Piece
from bot.locales import Text
from rendering.builders.icons import die, put_kind, put_sign, put_structure
from rendering.builders.layout import EDGE, SCALES, Frame
from rendering.builders.palette import paint
from rendering.builders.panels import put_sheet
from rendering.builders.puzzle import lay, to_laid_piece
from rendering.builders.track import corner_space, pawn
from rendering.kit.boxes import grid
from rendering.kit.canvas import SIZE, Box, Sprite, to_canvas
from rendering.kit.fonts import write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_callout, put_caption, table
from rendering.kit.theme import Theme

_GAP = 14
_SIGN = 44
_RING = (3, 2, 3, 2)
_SECTIONS = (2, 2, 3, 4, 5, 6)
"""The section of the rules that explains each scene, counted from 1."""


def draw_rules(options: Options, theme: Theme, text: Text) -> Scene:
    """Draw the rules at a glance: a turn, the puzzle, joints and structures."""
    picture = to_canvas(table(theme))
    area = (EDGE, EDGE, SIZE[0] - EDGE, SIZE[1] - EDGE)
    for index, (draw_scene, box) in enumerate(zip(_SCENES, grid(area, 3, 2, _GAP), strict=True)):
        put_sheet(picture, box, theme)
        draw_scene(picture, box, theme, options)
        put_callout(picture, _SECTIONS[index], box, theme)
        inks = ((1, "line_ink"), (2, "line_quiet"))
        lines = [(text(f"builders-rules-{index + 1}-{line}"), paint(theme, ink)) for line, ink in inks]
        put_caption(picture, box, lines, 34, 54, 28)
    return picture


def _roll(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    """Draw the dice and their two uses: moving the pawn, or pieces."""
    x, ink = box[0] + 80, paint(theme, "line_ink")
    upper, lower = box[1] + 92, box[1] + 214
    for pips, y in ((5, upper + 8), (3, lower - 8)):
        die(pips, theme).put(picture, (x, y))
    for y in (upper, lower):
        put_sign(picture, "gives", (x + 62, y), _SIGN, theme)
    pawn(theme.players[0], 64, theme).put(picture, (x + 156, upper))
    write(picture, "+8", (x + 198, upper), 60, ink)
    for number, kind in enumerate("BD"):
        put_kind(picture, kind, (x + 118 + 46 * number, lower), 42, theme)
    write(picture, "×8", (x + 212, lower), 60, ink)


def _corner(picture: Canvas, box: Box, theme: Theme, options: Options) -> None:
    y = box[1] + 138
    Sprite(corner_space(theme, 116), (58, 58)).put(picture, (box[0] + 88, y))
    pawn(theme.players[1], 58, theme).put(picture, (box[0] + 132, y - 40))
    put_sign(picture, "gives", (box[0] + 168, y), _SIGN, theme)
    count = options.pieces_a_corner
    for number, kind in enumerate("ABCDCBDCADBC"[:count]):
        row, column = divmod(number, 4)
        inset = (4 - min(count - 4 * row, 4)) / 2
        put_kind(picture, kind, (box[0] + 222 + 38 * (column + inset), y - 46 + 46 * row), 34, theme)


def _ring(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    kinds: list[Piece] = []
    for side, length in enumerate(_RING):
        kinds += [Piece("B", side % 2, side, 0, slot, 1 if kinds or slot else 0) for slot in range(length)]
        kinds.append(Piece("A", side % 2, side, 0, length, 2 if side == len(_RING) - 1 else 1))
    _lay_scene(picture, box, kinds, SCALES[4], theme)


def _rows(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    """Draw a panel on the north side: large triangles on the foundation, small ones on top."""
    ring = [Piece("B", slot % 2, 0, 0, slot, slot) for slot in range(2)]
    rows = [*_row("D", 4, "B", 1), *_row("C", 2, "D", 0), *_row("C", 1, "C", 1)]
    pieces = [Piece("A", 1, 3, 0, 2, 0), *ring, Piece("A", 0, 0, 0, 2, 1), *rows]
    _lay_scene(picture, box, pieces, SCALES[4], theme, sides=(2, 2, 2, 2))


def _row(shape: Shape, length: int, below: Kind, owner: int) -> list[Piece]:
    feet, slots = feet_of(shape, below), range(slots_of(length, shape))
    return [Piece(shape, owner, 0, length, slot, joints_of(slot, feet), feet) for slot in slots]


def _joints(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    """Draw three triangles on the foundation, the last one with a joint to each of its two neighbours."""
    ring = [Piece("B", 0, 0, 0, slot, slot) for slot in range(2)]
    row = [Piece("C", owner, 0, 3, slot, joints_of(slot, 1), 1) for slot, owner in ((0, 1), (1, 1), (2, 2))]
    _lay_scene(
        picture, (box[0], box[1], box[2] - 50, box[3]), [*ring, *row], SCALES[5], theme, sides=(1, 1, 1, 1)
    )
    write(picture, "+2", (box[2] - 36, box[1] + 96), 68, paint(theme, "prize"), align="right")


def _structures(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    y = box[1] + 134
    for row, column in product(range(2), repeat=2):
        put_kind(picture, "C", (box[0] + 24 + 52 * column, y - 66 + 52 * row), 50, theme)
        put_sign(picture, "corner-joint", (box[0] + 30 + 52 * column, y + 44 + 44 * row), 38, theme)
    put_sign(picture, "gives", (box[0] + 138, y), _SIGN, theme)
    put_structure(picture, 2, (box[0] + 186, y), 100, theme)
    write(picture, f"+{STRUCTURE_POINTS}", (box[0] + 294, y), 54, paint(theme, "prize"))


def _lay_scene(
    picture: Canvas,
    box: Box,
    pieces: Sequence[Piece],
    scale: int,
    theme: Theme,
    sides: tuple[int, int, int, int] = _RING,
) -> None:
    """Draw pieces in the middle of the room that the caption leaves free."""
    laid_pieces = [
        to_laid_piece(
            piece.kind,
            piece.owner,
            (piece.side, piece.length, piece.slot),
            outline_of(piece, sides),
            joints_at(piece, sides),
        )
        for piece in pieces
    ]
    frame = Frame(scale, round(scale * HEIGHT), sides[0] + 2, sides[1] + 2, 0, 0, is_closed=True)
    spots = [frame.spot(point) for piece in pieces for point in outline_of(piece, sides)]
    x, y = ((min(values) + max(values)) / 2 for values in zip(*spots, strict=True))
    left, top = round((box[0] + box[2]) / 2 - x), round((box[1] + box[3] - 124) / 2 + 6 - y)
    lay(picture, laid_pieces, frame._replace(left=left, top=top), theme)


_SCENES: tuple[Callable[[Scene, Box, Theme, Options], None], ...] = (
    _roll,
    _corner,
    _ring,
    _rows,
    _joints,
    _structures,
)
