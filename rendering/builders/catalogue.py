"""All sprites of the boards of Builders."""

from PIL import Image

from bot.games.builders import HEIGHT, KINDS, SIDES_OF_TRACK, STRUCTURE_STEPS
from rendering.builders import board, panels
from rendering.builders.ground import PLANKS, planks, rim, wooden_frame
from rendering.builders.icons import die, joint, joint_length, lettered_kind, sign, structure
from rendering.builders.layout import BOARD, RIM, SCALES, SMALL_SCALES
from rendering.builders.marking import ANGLES, dash, dot, inside, new_outline
from rendering.builders.puzzle import row_edge, small_piece
from rendering.builders.shapes import SHAPES
from rendering.builders.track import PAWNS, SPACES, arrow, groove, pawn, space_box, target
from rendering.builders.woods import face, shadow, variants
from rendering.kit import LARGE, SIZE, SMALL, TITLE, USUAL, Theme, draw_each, put_mark, size_of, table

_BOTH = (False, True)


def draw_sprites(theme: Theme) -> None:
    """Draw each sprite that a picture of a match may need, so that the atlas has it."""
    themes, players = [theme], range(len(theme.players))
    picture, whole = [Image.new("RGB", SIZE)], [(0, 0, *SIZE)]
    sizes = {size.usual for size in panels.MEASURES}
    marks = {size.mark for size in panels.MEASURES}
    spaces = [
        (size_of(space_box(space, count)), space % count == 0)
        for count in SPACES
        for space in range(SIDES_OF_TRACK * count)
    ]
    rises = [(scale // 2, round(scale * HEIGHT)) for scale in SCALES]  # of a row of a panel's outline
    draw_each(
        (table, themes),
        (planks, [PLANKS], themes, ["planks"]),
        (rim, [size_of(BOARD)], [RIM], themes),
        (wooden_frame(theme).put, picture, whole),
        (board.paper, themes),
        *((groove, [size], themes, [is_corner]) for size, is_corner in spaces),
        (arrow, range(SIDES_OF_TRACK), themes),
        (target, themes),
        (row_edge, [size for rise in rises for size in (rise, rise[::-1])], _BOTH),
        (joint, theme.players, ANGLES, map(joint_length, SCALES), themes),
        (dot, _BOTH, themes),
        (dash, ANGLES, _BOTH, themes),
        (lettered_kind, KINDS, {panels.ICON, TITLE, *sizes}, themes),
        (sign, ["corner-joint"], [panels.ICON], themes),
        (sign, ["crown"], (panels.ICON, USUAL), themes),
        (sign, ("tick", "pen"), [LARGE], themes),
        (die, range(1, 7), themes),
        (panels.put_sheet, picture, whole, themes, (None, *players)),
        (put_mark, picture, players, [(0, 0)], {SMALL, USUAL, *marks}, themes),
        (joint, theme.players, [0], {SMALL, *sizes}, themes),
        (structure, [None], range(1, STRUCTURE_STEPS), [panels.ICON], themes),
        (
            structure,
            [mark.colour for mark in theme.players],
            [STRUCTURE_STEPS],
            {SMALL, panels.ICON, *(side for _, side in panels.STRUCTURES)},
            themes,
        ),
        (pawn, theme.players, PAWNS, themes),
    )
    for kind, turn in SHAPES:
        draw_each(
            *((face, [kind], [turn], [scale], range(variants(scale)), themes) for scale in SCALES),
            *((draw, [kind], [turn], SCALES, _BOTH) for draw in (inside, new_outline)),
            (shadow, [kind], [turn], () if theme.plain else SCALES),
            (small_piece, [kind], [turn], SMALL_SCALES, themes),
        )
