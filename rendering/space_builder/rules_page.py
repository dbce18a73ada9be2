"""Reference sheets: both sides of all cards, and the rules in six small scenes."""

from functools import lru_cache

from bot.games.space_builder import BUILDINGS, MAPS, PAD, Options, turn_layout, turn_square
from bot.locales import Text
from rendering.kit import (
    GAP,
    LARGE,
    SIZE,
    SMALL,
    TITLE,
    USUAL,
    WIDE,
    Box,
    Canvas,
    Colour,
    Look,
    Part,
    Picture,
    RulesScene,
    Scene,
    Theme,
    block,
    column,
    grid,
    inset,
    mark_part,
    put_in_middle,
    put_rows,
    put_scenes,
    row,
    split,
    split_across,
    to_picture,
    words,
)
from rendering.space_builder.alt_text import faces_text
from rendering.space_builder.cards import fault_stamp, own_card, own_cards, put_card, put_ghost
from rendering.space_builder.ground import moon, put_sheet
from rendering.space_builder.icons import SIGN, sign_part
from rendering.space_builder.labels import building_name, time_text
from rendering.space_builder.layout import EDGE
from rendering.space_builder.palette import paint
from rendering.space_builder.plates import pile, put_field, put_map

_AREA: Box = inset((0, 0, *SIZE), EDGE)
_CARD, _SMALL_CARD = 130, 80
_BOARD = 188
_TAPS = (41_300, 52_700)


@lru_cache(maxsize=16)  # the sheet depends on nothing but theme and language
def faces(*, theme: Theme, text: Text) -> Picture:
    """Draw both sides of each card, roof up, with its code, its name and the detail that differs."""
    picture = moon(theme)
    boxes = grid(_AREA, 2, len(BUILDINGS) // 2, GAP)
    for building, box in zip(BUILDINGS, (*boxes[::2], *boxes[1::2]), strict=True):
        put_sheet(picture, box, theme)
        _put_faces(picture, inset(box, GAP), building, Look(theme, text))
    return to_picture(picture, faces_text(text=text), busy=True)


def _put_faces(picture: Canvas, box: Box, building: str, look: Look) -> None:
    ink, quiet, line = (paint(look.theme, name) for name in ("line_ink", "line_quiet", "plan_line"))
    names = [words(word, SMALL, quiet, "SemiBold") for word in building_name(building, look.text).split()]
    put_rows(picture, box, [words(building, LARGE, ink)], *([name] for name in names), pitch=USUAL)
    sides = row(
        *(row(words(side, SMALL, ink), _card(building, side, 0, line, look.theme), gap=GAP) for side in "AB"),
        gap=GAP,
    )
    _, aside = split_across(box, None, sides.wide)
    above, below = split(aside, _CARD, None)
    put_in_middle(picture, above, sides)
    put_in_middle(picture, below, words(look.text(f"space-builder-differs-{building}"), SMALL, ink))


def draw_rules(options: Options, look: Look) -> Scene:
    """Draw the rules at a glance: building, the end of a round, faults, and what the winner gets."""
    picture = moon(look.theme)
    scenes = _scenes(options, look.theme)
    put_scenes(picture, _AREA, "space-builder", scenes, look, put_sheet=put_sheet, paint=paint)
    return picture


def _scenes(options: Options, theme: Theme) -> list[RulesScene]:
    teal, coral, violet = (theme.player_colour(player) for player in (1, 0, 3))
    gives, star = sign_part("gives", SMALL, theme), sign_part("star", TITLE, theme)
    maps = block((_CARD, _CARD), pile(_CARD - WIDE, theme).put)
    turned, flipped = (
        [_card(building, "A", 0, teal, theme), gives, _card(building, side, turn, teal, theme)]
        for building, side, turn in (("HAN", "A", 1), ("DOM", "B", 0))
    )
    thawed = [own_card("OBS", _CARD, violet, theme, is_frozen=is_frozen) for is_frozen in (True, False)]
    # two builders have tapped in time, the last one has not
    ends = [words(time_text(tap), SMALL, paint(theme, "line_ink")) for tap in _TAPS]
    ends.append(sign_part("stop", USUAL, theme))
    taps = [row(mark_part(player, SIGN, theme), end) for player, end in enumerate(ends)]
    all_cards = own_cards(BUILDINGS, _SMALL_CARD, coral, theme, columns=4)
    return [
        RulesScene(1, [[_same_city(options, theme)]], is_tall=True),
        RulesScene(1, [turned, flipped], is_tall=True),
        RulesScene(1, [[maps, column(*taps, pitch=TITLE, align="left")]]),
        RulesScene(2, [[row(_faulty(1, theme), _faulty(2, theme), gap=2 * WIDE)]]),
        RulesScene(3, [[star], [thawed[0], gives, thawed[1]]], is_tall=True),
        RulesScene(3, [[star], *([part] for part in all_cards)]),
    ]


def _card(building: str, side: str, turn: int, colour: Colour, theme: Theme) -> Part:
    return block(
        (_CARD, _CARD), lambda picture, box: put_card(picture, building, side, turn, box, colour, theme)
    )


def _same_city(options: Options, theme: Theme) -> Part:
    """Return a map, turned unless all lie upright, and the board built from it."""
    layout, facing = MAPS[1], 1 if options.facing == "random" else 0
    colour = theme.player_colour(0)

    def put(picture: Canvas, box: Box) -> None:
        left, top, right, bottom = box
        corner = left, top, left + _BOARD, top + _BOARD
        put_map(picture, corner, turn_layout(layout, facing), turn_square(PAD, facing), theme)
        squares = put_field(picture, (right - _BOARD, bottom - _BOARD, right, bottom), colour, theme)
        for card in layout:
            put_card(picture, card.building, card.side, card.turn, squares[card.location], colour, theme)

    return block((2 * _BOARD - WIDE, 2 * _BOARD - TITLE - GAP), put)


def _faulty(faults: int, theme: Theme) -> Part:
    """Return a card that was not built or lies wrongly, with the stamp of its faults."""

    def put(picture: Canvas, box: Box) -> None:
        if faults == 1:
            put_ghost(picture, "SIL", "A", 0, box, theme)
        else:
            put_card(picture, "DOM", "A", 3, box, theme.player_colour(2), theme)
        fault_stamp(faults, TITLE, theme).put(picture, box[2:])

    return block((_CARD, _CARD), put)
