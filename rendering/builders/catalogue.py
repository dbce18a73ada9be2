"""All sprites of the boards of Builders."""

from bot.games.builders import HEIGHT, KINDS, SIDES_OF_TRACK, STRUCTURE_STEPS
from rendering.builders import board, ground, icons, layout, panels, pieces, places, puzzle, track
from rendering.kit import LARGE, SIZE, SMALL, TITLE, USUAL, Scene, Theme, draw_each, put_mark, size_of, table

_BOTH = (False, True)


def draw_sprites(theme: Theme) -> None:
    """Draw each sprite that a picture of a match may need, so that the atlas has it."""
    themes, players = [theme], range(len(theme.players))
    picture, whole = [Scene(SIZE)], [(0, 0, *SIZE)]
    sizes = {size.usual for size in panels.MEASURES}
    marks = {size.mark for size in panels.MEASURES}
    spaces = [
        (size_of(track.space_box(space, count)), space % count == 0)
        for count in track.SPACES
        for space in range(SIDES_OF_TRACK * count)
    ]
    rises = [(scale // 2, round(scale * HEIGHT)) for scale in layout.SCALES]  # of a row of a panel's outline
    draw_each(
        (table, themes),
        (ground.planks, [ground.PLANKS], themes, ["planks"]),
        (ground.rim, [size_of(layout.BOARD)], [layout.RIM], themes),
        (ground.wooden_frame(theme).put, picture, whole),
        (board.paper, themes),
        *((track.groove, [size], themes, [is_corner]) for size, is_corner in spaces),
        (track.arrow, range(SIDES_OF_TRACK), themes),
        (track.target, themes),
        (track.pawn, theme.players, track.PAWNS, themes),
        (puzzle.row_edge, [size for rise in rises for size in (rise, rise[::-1])], _BOTH),
        (icons.joint, theme.players, places.ANGLES, map(icons.joint_length, layout.SCALES), themes),
        (places.dot, _BOTH, themes),
        (places.dash, places.ANGLES, _BOTH, themes),
        (icons.lettered_kind, KINDS, {panels.ICON, TITLE, *sizes}, themes),
        (icons.sign, ["corner-joint"], [panels.ICON], themes),
        (icons.sign, ["crown"], (panels.ICON, USUAL), themes),
        (icons.sign, ("tick", "pen"), [LARGE], themes),
        (icons.die, range(1, 7), themes),
        (panels.put_sheet, picture, whole, themes, (None, *players)),
        (put_mark, picture, players, [(0, 0)], {SMALL, USUAL, *marks}, themes),
        (icons.joint, theme.players, [0], {SMALL, *sizes}, themes),
        (icons.structure, [None], range(1, STRUCTURE_STEPS), [panels.ICON], themes),
        (
            icons.structure,
            [mark.colour for mark in theme.players],
            [STRUCTURE_STEPS],
            {SMALL, panels.ICON, *(side for _, side in panels.STRUCTURES)},
            themes,
        ),
    )
    for kind, turn in pieces.SHAPES:
        draw_each(
            *(
                (pieces.face, [kind], [turn], [scale], range(pieces.variants(scale)), themes)
                for scale in layout.SCALES
            ),
            *((draw, [kind], [turn], layout.SCALES, _BOTH) for draw in (places.inside, places.new_outline)),
            (pieces.shadow, [kind], [turn], () if theme.plain else layout.SCALES),
            (puzzle.small_piece, [kind], [turn], layout.SMALL_SCALES, themes),
        )
