"""The rules at a glance: six small scenes that show actions and what they bring."""

from collections.abc import Sequence

from bot.games.builders import (
    HEIGHT,
    STRUCTURE_POINTS,
    Kind,
    LaidPiece,
    Options,
    Shape,
    feet_of,
    joints_of,
    slots_of,
    view_piece,
)
from rendering.builders.icons import die_part, plain_kind_part, sign_part, structure_part
from rendering.builders.layout import SCALES, WHOLE, Frame
from rendering.builders.palette import paint
from rendering.builders.panels import put_sheet
from rendering.builders.puzzle import lay, to_laid_pieces
from rendering.builders.track import corner_space, pawn
from rendering.kit import (
    LARGE,
    SMALL,
    USUAL,
    Box,
    Canvas,
    Look,
    Part,
    RulesScene,
    Scene,
    Theme,
    blend,
    block,
    column,
    icon,
    in_rows,
    put_scenes,
    row,
    table,
    to_canvas,
    words,
)

_RING = (3, 2, 3, 2)
_SQUARE = 108
"""The side of a corner of the track, and of a structure."""
_TAKEN = "ABCDCBDCADBC"
"""Pieces that a player may take; the picture shows the first of them, as many as the rules allow."""


def draw_rules(options: Options, look: Look) -> Scene:
    """Draw the rules at a glance: a turn, the puzzle, joints and structures."""
    picture = to_canvas(table(look.theme))
    scenes = _scenes(options, look.theme)
    put_scenes(picture, WHOLE, "builders", scenes, look, put_sheet=put_sheet, paint=paint)
    return picture


def _scenes(options: Options, theme: Theme) -> list[RulesScene]:
    ink, prize = paint(theme, "line_ink"), paint(theme, "prize")
    gives, corner_joint = (sign_part(name, SMALL, theme) for name in ("gives", "corner-joint"))
    kind = {letter: plain_kind_part(letter, SMALL, theme) for letter in "ABCD"}
    dice = column(die_part(5, theme), die_part(3, theme), pitch=2 * LARGE)
    gives_twice = column(gives, gives, pitch=2 * LARGE)
    move = row(icon(pawn(theme.players[0], LARGE, theme).image), words("+8", LARGE, ink))
    build = row(kind["B"], kind["D"], words("×8", LARGE, ink))
    pieces = [kind[letter] for letter in _TAKEN[: options.pieces_a_corner]]
    taken = column(*in_rows(pieces, 3), pitch=USUAL, align="left")
    needed = column(*(row(part, part) for part in (kind["C"], corner_joint) for _ in range(2)), pitch=USUAL)
    built = words(f"+{STRUCTURE_POINTS}", LARGE, prize)
    return [
        RulesScene(2, [[row(dice, gives_twice, column(move, build, pitch=2 * LARGE, align="left"))]]),
        RulesScene(2, [[_corner(theme), gives, taken]]),
        RulesScene(3, [[_puzzle(_ring(), SCALES[4], _RING, theme)]]),
        RulesScene(4, [[_puzzle(_rows(), SCALES[4], (2, 2, 2, 2), theme)]], is_tall=True),
        RulesScene(5, [[_puzzle(_neighbours(), SCALES[5], (1, 1, 1, 1), theme), words("+2", LARGE, prize)]]),
        RulesScene(6, [[needed, gives, structure_part(2, _SQUARE, theme), built]]),
    ]


def _corner(theme: Theme) -> Part:
    """Return a corner of the track with a pawn that leaves it."""

    def put(picture: Canvas, box: Box) -> None:
        blend(picture, corner_space(theme, _SQUARE), box)
        pawn(theme.players[1], LARGE, theme).put(picture, (box[2], box[1]))

    return block((_SQUARE, _SQUARE), put)


def _ring() -> list[LaidPiece]:
    pieces: list[LaidPiece] = []
    for side, length in enumerate(_RING):
        pieces += [
            LaidPiece("B", side % 2, side, 0, slot, 1 if pieces or slot else 0) for slot in range(length)
        ]
        pieces.append(LaidPiece("A", side % 2, side, 0, length, 2 if side == len(_RING) - 1 else 1))
    return pieces


def _rows() -> list[LaidPiece]:
    """Return a panel on the north side: large triangles on the foundation, small ones on top."""
    return [
        LaidPiece("A", 1, 3, 0, 2, 0),
        *(LaidPiece("B", slot % 2, 0, 0, slot, slot) for slot in range(2)),
        LaidPiece("A", 0, 0, 0, 2, 1),
        *_row("D", 4, "B", 1),
        *_row("C", 2, "D", 0),
        *_row("C", 1, "C", 1),
    ]


def _row(shape: Shape, length: int, below: Kind, owner: int) -> list[LaidPiece]:
    feet, slots = feet_of(shape, below), range(slots_of(length, shape))
    return [LaidPiece(shape, owner, 0, length, slot, joints_of(slot, feet), feet) for slot in slots]


def _neighbours() -> list[LaidPiece]:
    """Return three triangles on the foundation, the last one with a joint to each of its two neighbours."""
    return [
        *(LaidPiece("B", 0, 0, 0, slot, slot) for slot in range(2)),
        *(
            LaidPiece("C", owner, 0, 3, slot, joints_of(slot, 1), 1)
            for slot, owner in ((0, 1), (1, 1), (2, 2))
        ),
    ]


def _puzzle(pieces: Sequence[LaidPiece], scale: int, sides: tuple[int, int, int, int], theme: Theme) -> Part:
    """Return pieces as they are laid in a puzzle."""
    views = [view_piece(piece, sides, is_new=False) for piece in pieces]
    frame = Frame(scale, round(scale * HEIGHT), sides[0] + 2, sides[1] + 2, 0, 0)
    spots = [frame.spot(point) for piece in views for point in piece.outline]
    (left, right), (top, bottom) = ((min(values), max(values)) for values in zip(*spots, strict=True))

    def put(picture: Canvas, box: Box) -> None:
        at = frame._replace(left=round(box[0] - left), top=round(box[1] - top))
        lay(picture, to_laid_pieces(views), at, theme)

    return block((round(right - left), round(bottom - top)), put)
