"""The picture of a finished city with the map beside it, for replays."""

from PIL import Image

from bot.games.space_builder import SeatView, View
from bot.locales import Text
from rendering.kit.fonts import write
from rendering.kit.surfaces import put_mark
from rendering.kit.theme import Theme
from rendering.space_builder.cards import put_card
from rendering.space_builder.ground import moon, put_sheet
from rendering.space_builder.icons import LARGE_SIGN, SIGN, put_sign
from rendering.space_builder.labels import require_map, time_text
from rendering.space_builder.layout import CHART, map_layout
from rendering.space_builder.maps import put_map
from rendering.space_builder.palette import paint
from rendering.space_builder.plates import put_field
from rendering.words.player_names import write_name
from rendering.words.wording import player_name

_PAD = 18
_TITLE, _NAME, _TIME = 58, 62, 54


def draw_city(view: View, seat: SeatView, theme: Theme, text: Text) -> Image.Image:
    """Draw the viewer's finished city, its time, and the map as it lay."""
    assert view.viewer is not None
    assert view.hand is not None
    place, player = map_layout(), view.viewer
    picture, colour = moon(theme), theme[theme.players[player].colour]
    taken_squares = [card.location for card in view.hand.cards]
    squares = put_field(picture, place.map, colour, theme, taken_squares)
    for card in view.hand.cards:
        if card.location:
            put_card(picture, card.building, card.side, card.turn, squares[card.location], colour, theme)
    put_sheet(picture, place.panel, theme, colour)
    left, top, right, bottom = place.panel
    left, right = left + _PAD, right - _PAD
    ink, y = paint(theme, "line_ink"), top + 52
    words = text("space-builder-round", round=view.round)
    write(picture, words, ((left + right) / 2, y), _TITLE, ink, align="centre", width=right - left)
    y += 100
    put_mark(picture, player, (left, y), LARGE_SIGN, theme)
    y += 82
    write_name(picture, player_name(player, text), (left, y), right - left, _NAME, ink)
    y += 82
    put_sign(picture, "stop" if seat.tap is None else "tick", (left, y), SIGN, theme)
    time = time_text((seat.stop or 0) if seat.tap is None else seat.tap)
    write(picture, time, (left + SIGN + 12, y), _TIME, ink, width=right - left - SIGN - 12)
    map_view, left, bottom = require_map(view), (left + right - CHART) / 2, bottom - _PAD
    box = left, bottom - CHART, left + CHART, bottom
    put_map(picture, box, map_view.layout, map_view.pad, theme)
    return picture
