"""All sprites in the pictures of a match of Space Builder."""

from functools import partial

from bot.games.space_builder import BUILDINGS, PAD, turn_square
from rendering.kit import PLAYERS, Theme, crown, draw_each, put_mark, size_of
from rendering.space_builder.cards import (
    face,
    flake,
    frame,
    ghost,
    ice,
    pale_rim,
    rim,
)
from rendering.space_builder.end import CITY, CITY_BURSTS, WIDE_BURSTS, burst
from rendering.space_builder.ground import PIPS, moon, pips, put_sheet
from rendering.space_builder.icons import (
    LARGE_SIGN,
    MARKS,
    NAME_MARK,
    SIGN,
    SIGNS,
    SMALL_SIGN,
    mark,
    side_of_mark,
    sign,
)
from rendering.space_builder.layout import (
    CELL,
    CHART,
    DUEL,
    MAP_BOX,
    OWN_CARD,
    PANEL_BOX,
    RACE_CARD,
    SHELF_CARD,
    SLIM,
    side_of_card,
)
from rendering.space_builder.palette import card_theme, paint
from rendering.space_builder.plates import (
    free_square,
    landing_pad,
    pad_of_map,
    rims_of_map,
    shade,
    small_plate,
)
from rendering.space_builder.title_card import scene

_RACE, _END = size_of(MAP_BOX)[0], size_of(CITY)[0]
_RESULT = CELL, DUEL, SLIM
_MAPS, _FIELDS = (_RACE, CHART, *_RESULT), (_RACE, _END, *_RESULT)
_OWN = OWN_CARD, SHELF_CARD, RACE_CARD


def draw_sprites(theme: Theme) -> None:
    """Draw all sprites that the pictures of a match in this theme need."""
    colours = [theme[player.colour] for player in PLAYERS]
    line, frozen, shadow = paint(theme, "field_line"), paint(theme, "ice_deep"), not theme.plain
    picture, box, themes, card_themes = [moon(theme)], [PANEL_BOX], [theme], [card_theme(theme)]
    plates = *colours, paint(theme, "plan_line")
    draw_each(
        (scene, themes),
        (crown, themes),
        (put_sheet, picture, box, themes, (None, *colours)),
        (put_mark, picture, range(len(PLAYERS)), [(0, 0)], (SIGN, SMALL_SIGN, LARGE_SIGN, NAME_MARK), themes),
        *(
            (burst, [number], [reach])
            for bursts in (CITY_BURSTS, WIDE_BURSTS)
            for number, (_, _, reach) in enumerate(bursts)
        ),
        (shade, _FIELDS),
        (free_square, map(side_of_card, _FIELDS), [line]),
        (landing_pad, map(side_of_card, _FIELDS), [line], themes),
        (small_plate, plates, [shadow]),
        (rims_of_map, _MAPS, card_themes),
        (pad_of_map, _MAPS, [PAD], card_themes),
        (pad_of_map, (_RACE, CHART), [turn_square(PAD, facing) for facing in range(1, 4)], card_themes),
        (pale_rim, [side_of_card(_RACE)], card_themes),
        (frame, [side_of_card(_RACE)], colours),
        (face, BUILDINGS, "AB", {*map(side_of_card, (*_MAPS, *_FIELDS))}, card_themes),
        (face, BUILDINGS, "A", _OWN, card_themes),
        (ice, _OWN, card_themes),
        (flake, _OWN, card_themes),
        (partial(rim, shadow=shadow), {*map(side_of_card, _FIELDS), *_OWN}, colours),
        (sign, ["star"], [LARGE_SIGN], themes),
        (sign, ("star", "stop", "tick", "fault"), [SMALL_SIGN], themes),  # all on the head of a narrow board
        (sign, SIGNS, [SIGN], themes),
        (partial(pips, is_thawed=False), PIPS, [frozen]),
        (partial(pips, is_thawed=True), PIPS, colours),
        (ghost, map(side_of_card, _RESULT), themes),
        *(
            (mark, [kind], [value], [side_of_mark(side_of_card(field)) for field in _RESULT], card_themes)
            for kind, value in MARKS
        ),
    )
