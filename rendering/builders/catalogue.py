"""All sprites of the boards of Builders."""

from itertools import product

from PIL import Image

from bot.games.builders import KINDS
from bot.games.builders.pieces import STRUCTURE_STEPS
from rendering.builders import order, panels, score
from rendering.builders.ground import PLANKS, planks, put_frame, rim
from rendering.builders.icons import die, lettered_kind, sign, structure
from rendering.builders.joints import joint, joint_length
from rendering.builders.layout import BOARD, RIM, SCALES, SMALL_SCALES
from rendering.builders.marking import ANGLES, dash, dot, inside, new_outline
from rendering.builders.puzzle import row_edges, small_piece
from rendering.builders.shapes import SHAPES
from rendering.builders.track import PAWNS, SIDES_OF_TRACK, SPACES, arrow, groove, pawn, space_box, target
from rendering.builders.woods import face, shadow, variants
from rendering.kit.boxes import size_of
from rendering.kit.canvas import SIZE
from rendering.kit.surfaces import put_mark, table
from rendering.kit.theme import Theme

_BOTH = (False, True)


def draw_sprites(theme: Theme) -> None:
    """Draw each sprite that a picture of a match may need, so that the atlas has it."""
    _draw_grounds(theme)
    for scale in SCALES:
        _draw_scale(scale, theme)
    for scale, (kind, turn) in product(SMALL_SCALES, SHAPES):
        small_piece(kind, turn, scale, theme)
    for is_small in _BOTH:
        dot(is_small, theme)
        for angle in ANGLES:
            dash(angle, is_small, theme)
    _draw_icons(theme)
    _draw_marks(theme)


def _draw_grounds(theme: Theme) -> None:
    table(theme)
    planks(PLANKS, theme, "planks")
    rim(size_of(BOARD), RIM, theme)
    put_frame(Image.new("RGB", SIZE), score.AREAS[0], theme)
    order.paper(theme)
    for spaces in SPACES:
        for space in range(SIDES_OF_TRACK * spaces):
            groove(size_of(space_box(space, spaces)), theme, space % spaces == 0)
    for side in range(SIDES_OF_TRACK):
        arrow(side, theme)
    target(theme)


def _draw_scale(scale: int, theme: Theme) -> None:
    """Draw the pieces, places and joints of a puzzle in one scale."""
    row_edges(scale)
    for kind, turn in SHAPES:
        if not theme.plain:
            shadow(kind, turn, scale)
        for variant in range(variants(scale)):
            face(kind, turn, scale, variant, theme)
        for is_strong in _BOTH:
            inside(kind, turn, scale, is_strong)
            new_outline(kind, turn, scale, is_strong)
    for mark, angle in product(theme.players, ANGLES):
        joint(mark, angle, joint_length(scale), theme)


def _draw_icons(theme: Theme) -> None:
    """Draw the icons beside numbers."""
    icons = [size.icon for size in panels.MEASURES]
    for side, kind in product((panels.STOCK, order.ICON, *icons), KINDS):
        lettered_kind(kind, side, theme)
    for side in (panels.STOCK_SIGN, panels.EXTRA):
        sign("corner-joint", side, theme)
    for side in (panels.CROWN, score.CROWN):
        sign("crown", side, theme)
    for icon, name in product(icons, ("tick", "pen")):
        sign(name, icon + panels.SIGN_LARGER, theme)
    for steps in range(1, STRUCTURE_STEPS):
        structure(None, steps, panels.EXTRA, theme)
    for pips in range(1, 7):
        die(pips, theme)


def _draw_marks(theme: Theme) -> None:
    """Draw all that has the colour or the shape of a player's mark."""
    picture, box = Image.new("RGB", SIZE), (0, 0, *SIZE)
    panels.put_sheet(picture, box, theme)
    panels.small_sheet(theme)  # after its panel, which would else be only a part of it
    for player, mark in enumerate(theme.players):
        panels.put_sheet(picture, box, theme, player)
        for side in {*score.MARKS, *(size.mark for size in panels.MEASURES)}:
            put_mark(picture, player, (0, 0), side, theme)
        for side in {score.ICON, *(size.icon for size in panels.MEASURES)}:
            joint(mark, 0, side, theme)
        for side in {score.ICON, panels.EXTRA, *panels.STRUCTURES}:
            structure(mark.colour, STRUCTURE_STEPS, side, theme)
        for side in PAWNS:
            pawn(mark, side, theme)
