"""Reference sheets: both sides of all cards, and the rules in six small scenes."""

from collections.abc import Callable
from functools import lru_cache

from bot.games.space_builder import BUILDINGS, MAPS, PAD, Options, turn_layout, turn_square
from bot.locales import Text
from rendering.kit.boxes import grid
from rendering.kit.canvas import SIZE, Box, Picture, to_picture
from rendering.kit.fonts import SMALLEST, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_callout, put_caption, put_mark
from rendering.kit.theme import Theme
from rendering.space_builder.alt_text import faces_text
from rendering.space_builder.cards import fault_stamp, put_card, put_ghost, put_own_card, put_own_cards
from rendering.space_builder.ground import moon, put_sheet
from rendering.space_builder.icons import put_sign
from rendering.space_builder.labels import building_name, time_text
from rendering.space_builder.layout import EDGE, GAP
from rendering.space_builder.maps import put_map
from rendering.space_builder.palette import paint
from rendering.space_builder.plates import pile, put_field

_AREA: Box = (EDGE, EDGE, SIZE[0] - EDGE, SIZE[1] - EDGE)
_CARD = 130
_TAPS = (41_300, 52_700)


@lru_cache(maxsize=16)  # the sheet depends on nothing but theme and language
def faces(*, theme: Theme, text: Text) -> Picture:
    """Draw both sides of each card, roof up, with its code, its name and the detail that differs."""
    picture = moon(theme)
    boxes = grid(_AREA, 2, 4, GAP)
    for building, box in zip(BUILDINGS, (*boxes[::2], *boxes[1::2]), strict=True):
        put_sheet(picture, box, theme)
        _name_building(picture, box, building, theme, text)
        _put_sides(picture, box, building, theme, text)
    return to_picture(picture, faces_text(text=text), busy=True)


def _name_building(picture: Canvas, box: Box, building: str, theme: Theme, text: Text) -> None:
    left, top = box[0] + 20, box[1] + 46
    write(picture, building, (left, top), 60, paint(theme, "line_ink"))
    for number, word in enumerate(building_name(building, text).split()):
        at = left, top + 62 + 48 * number
        write(picture, word, at, SMALLEST, paint(theme, "line_quiet"), weight="SemiBold")


def _put_sides(picture: Canvas, box: Box, building: str, theme: Theme, text: Text) -> None:
    right, top, ink = box[2] - 18, box[1] + 14, paint(theme, "line_ink")
    for number, side in enumerate("BA"):
        x = right - _CARD - number * (_CARD + 56)
        place = x, top, x + _CARD, top + _CARD
        put_card(picture, building, side, 0, place, paint(theme, "plan_line"), theme)
        write(picture, side, (x - 10, top + _CARD / 2), SMALLEST, ink, align="right")
    words = text(f"space-builder-differs-{building}")
    middle = right - _CARD - 36
    write(picture, words, (middle, top + _CARD + 28), 50, ink, align="centre", width=2 * (right - middle))


def draw_rules(options: Options, theme: Theme, text: Text) -> Scene:
    """Draw the rules at a glance: building, the end of a round, faults, and what the winner gets."""
    picture = moon(theme)
    boxes = grid(_AREA, 3, 2, GAP)
    for number, ((scene, section), box) in enumerate(zip(_SCENES, boxes, strict=True), 1):
        put_sheet(picture, box, theme)
        scene(picture, box, theme, options)
        put_callout(picture, section, box, theme)
        inks = ((1, "line_ink"), (2, "line_quiet"))
        lines = [(text(f"space-builder-rules-{number}-{line}"), paint(theme, ink)) for line, ink in inks]
        put_caption(picture, box, lines, 34, 54, 12)
    return picture


def _same_city(picture: Canvas, box: Box, theme: Theme, options: Options) -> None:
    """Draw a map, turned unless all lie upright, and the board built from it."""
    left, top, side = box[0] + 12, box[1] + 20, 188
    layout, facing = MAPS[1], 1 if options.facing == "random" else 0
    box_of_map = left, top, left + side, top + side
    put_map(picture, box_of_map, turn_layout(layout, facing), turn_square(PAD, facing), theme)
    right, low = box[2] - 12, box[1] + 302
    colour = theme.player_colour(0)
    squares = put_field(picture, (right - side, low - side, right, low), colour, theme)
    for card in layout:
        put_card(picture, card.building, card.side, card.turn, squares[card.location], colour, theme)


def _turn_and_flip(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    middle, side = (box[0] + box[2]) / 2, 128
    for row, (building, first, second) in enumerate(
        (("HAN", ("A", 0), ("A", 1)), ("DOM", ("A", 0), ("B", 0)))
    ):
        y = box[1] + 20 + row * (side + 14)
        for x, (up, turn) in ((middle - side - 40, first), (middle + 40, second)):
            put_card(picture, building, up, turn, (x, y, x + side, y + side), theme.player_colour(1), theme)
        put_sign(picture, "gives", (middle - 26, y + side / 2), 52, theme)


def _tap(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    """Draw two builders who have tapped in time, and the last one."""
    left, top = box[0] + 16, box[1] + 92
    pile(108, theme).put(picture, (left, top))
    for player in range(3):
        at = left + 146, box[1] + 62 + 90 * player
        x = at[0] + put_mark(picture, player, at, 44, theme) + 8
        if player < len(_TAPS):
            write(picture, time_text(_TAPS[player]), (x, at[1]), SMALLEST, paint(theme, "line_ink"))
        else:
            put_sign(picture, "stop", (x + 4, at[1]), 56, theme)


def _faults(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    middle, side, y = (box[0] + box[2]) / 2, 148, box[1] + 76
    put_ghost(picture, "SIL", "A", 0, (middle - side - 14, y, middle - 14, y + side), theme)
    place = middle + 14, y, middle + 14 + side, y + side
    put_card(picture, "DOM", "A", 3, place, theme.player_colour(2), theme)
    for faults, x in ((1, middle - 34), (2, middle + side - 6)):
        fault_stamp(faults, 76, theme).put(picture, (x, y + side - 14))


def _thaw(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    middle, side, y = (box[0] + box[2]) / 2, 132, box[1] + 140
    put_sign(picture, "star", (middle - 52, box[1] + 70), 104, theme)
    for x, is_frozen in ((middle - side - 40, True), (middle + 40, False)):
        put_own_card(picture, "OBS", (x, y), side, theme.player_colour(3), theme, is_frozen=is_frozen)
    put_sign(picture, "gives", (middle - 26, y + side / 2), 52, theme)


def _victory(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    """Draw all eight cards below a star."""
    middle, side = (box[0] + box[2]) / 2, 80
    put_sign(picture, "star", (middle - 55, box[1] + 72), 110, theme)
    at = middle - 2 * side - 15, box[1] + 138
    put_own_cards(picture, BUILDINGS, at, side, side + 10, theme.player_colour(0), theme, columns=4)


_SCENES: tuple[tuple[Callable[[Scene, Box, Theme, Options], None], int], ...] = (
    (_same_city, 1),
    (_turn_and_flip, 1),
    (_tap, 1),
    (_faults, 2),
    (_thaw, 3),
    (_victory, 3),
)
"""The scenes, each with the section of the rules that explains it, counted from 1."""
