"""All sprites in the pictures of a match of Space Builder."""

from collections.abc import Iterable
from itertools import product

from bot.games.space_builder import BUILDINGS, PAD, turn_square
from rendering.kit.boxes import size_of
from rendering.kit.surfaces import crown, put_mark
from rendering.kit.theme import PLAYERS, Colour, Theme
from rendering.space_builder.cards import (
    face,
    flake,
    frame,
    ghost,
    ice,
    pale_rim,
    rim,
    side_of_flake,
)
from rendering.space_builder.end import CITY, CITY_BURSTS, WIDE_BURSTS, burst
from rendering.space_builder.ground import PIPS, moon, pips, put_sheet
from rendering.space_builder.icons import LARGE_SIGN, NAME_MARK, SIGN, SIGNS, SMALL_SIGN, sign
from rendering.space_builder.layout import (
    CELL,
    CHART,
    DUEL,
    OWN_CARD,
    RACE_CARD,
    SHELF_CARD,
    SLIM,
    map_layout,
    side_of_card,
)
from rendering.space_builder.maps import pad_of_map, rims_of_map
from rendering.space_builder.marks import ALL_MARKS, mark, side_of_mark
from rendering.space_builder.palette import card_theme, paint
from rendering.space_builder.plates import free_square, landing_pad, shade, small_plate
from rendering.space_builder.title_card import scene

_RACE, _END = size_of(map_layout().map)[0], size_of(CITY)[0]
_RESULT = CELL, DUEL, SLIM
_MAPS, _FIELDS = (_RACE, CHART, *_RESULT), (_RACE, _END, *_RESULT)
_OWN = OWN_CARD, SHELF_CARD, RACE_CARD, side_of_card(SLIM)


def draw_sprites(theme: Theme) -> None:
    """Draw all sprites that the pictures of a match in this theme need."""
    colours = [theme[player.colour] for player in PLAYERS]
    _draw_grounds(theme)
    _draw_fields(theme, colours)
    _draw_maps(card_theme(theme), colours)
    _draw_cards(card_theme(theme), colours)
    _draw_signs(theme, colours)


def _draw_grounds(theme: Theme) -> None:
    """Draw the moon, and on it what is the same in all games: sheets, players' marks, the crown."""
    picture, box = moon(theme), map_layout().panel
    scene(theme)
    crown(theme)
    put_sheet(picture, box, theme)
    for player, owner in enumerate(PLAYERS):
        put_sheet(picture, box, theme, theme[owner.colour])
        for side in (SIGN, SMALL_SIGN, LARGE_SIGN, NAME_MARK):
            put_mark(picture, player, (0, 0), side, theme)
    for bursts in (CITY_BURSTS, WIDE_BURSTS):
        for number, (_, _, reach) in enumerate(bursts):
            burst(number, reach)


def _draw_fields(theme: Theme, colours: Iterable[Colour]) -> None:
    line = paint(theme, "field_line")
    for field in _FIELDS:
        shade(field)
        free_square(side_of_card(field), line)
        landing_pad(side_of_card(field), line, theme)
    for colour in (*colours, paint(theme, "plan_line")):
        small_plate(colour, shadow=not theme.plain)


def _draw_maps(theme: Theme, colours: Iterable[Colour]) -> None:
    for field in _MAPS:
        rims_of_map(field, theme)
        pad_of_map(field, PAD, theme)
    for field, facing in product((_RACE, CHART), range(1, 4)):
        pad_of_map(field, turn_square(PAD, facing), theme)
    pale_rim(side_of_card(_RACE), theme)
    for colour in colours:
        frame(side_of_card(_RACE), colour)


def _draw_cards(theme: Theme, colours: Iterable[Colour]) -> None:
    on_fields = {*map(side_of_card, (*_MAPS, *_FIELDS))}
    for building in BUILDINGS:
        for size, side in (*product(on_fields, "AB"), *product(_OWN, "A")):
            face(building, side, size, theme)
    for size in _OWN:
        ice(size, theme)
        flake(side_of_flake(size), theme)
    for size, colour in product({*map(side_of_card, _FIELDS), *_OWN}, colours):
        rim(size, colour, shadow=not theme.plain)


def _draw_signs(theme: Theme, colours: Iterable[Colour]) -> None:
    sign("star", LARGE_SIGN, theme)
    for name in ("star", "stop", "tick", "fault"):  # all that the head of a narrow board has
        sign(name, SMALL_SIGN, theme)
    for name in SIGNS:
        sign(name, SIGN, theme)
    for side in PIPS:
        pips(side, paint(theme, "ice_deep"), is_thawed=False)
        for colour in colours:
            pips(side, colour, is_thawed=True)
    for size in map(side_of_card, _RESULT):
        ghost(size, theme)
        for kind, value in ALL_MARKS:
            mark(kind, value, side_of_mark(size), card_theme(theme))
