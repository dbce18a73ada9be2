"""The picture of a finished city with the map beside it, for replays."""

from PIL import Image

from bot.games.space_builder import PAD, SeatView, View
from bot.locales import Text
from rendering.kit.canvas import Box
from rendering.kit.fonts import fit_size, write
from rendering.kit.surfaces import put_mark
from rendering.kit.theme import Theme
from rendering.space_builder.cards import PLAN, put_card
from rendering.space_builder.ground import moon, put_blueprint, put_field, put_sheet
from rendering.space_builder.icons import put_sign
from rendering.space_builder.labels import require_map, time_text
from rendering.space_builder.layout import map_layout
from rendering.space_builder.palette import paint
from rendering.words.player_names import write_name
from rendering.words.wording import player_name

_PAD = 18
_TITLE, _NAME, _TIME = 58, 62, 54
_MARK, _SIGN = 60, 46


def draw_city(view: View, seat: SeatView, theme: Theme, text: Text) -> Image.Image:
    """Draw the viewer's finished city, its time, and the map as it lay."""
    assert view.viewer is not None
    assert view.hand is not None
    place, player = map_layout(), view.viewer
    picture, colour = moon(theme).copy(), theme[theme.players[player].colour]
    squares = put_field(picture, place.map, PAD, colour, theme)
    for card in view.hand.cards:
        if card.location:
            put_card(picture, card.building, card.side, card.turn, squares[card.location], player, theme)
    put_sheet(picture, place.panel, theme, colour)
    left, top, right, bottom = place.panel
    left, right = left + _PAD, right - _PAD
    ink, y = paint(theme, "line_ink"), top + 52
    words = text("space-builder-round", round=view.round)
    size = fit_size(words, right - left, _TITLE)
    write(picture, words, ((left + right) / 2, y), size, ink, align="centre")
    y += 100
    put_mark(picture, player, (left, y), _MARK, theme)
    y += 82
    write_name(picture, player_name(player, text), (left, y), right - left, _NAME, ink)
    y += 82
    put_sign(picture, "stop" if seat.tap is None else "tick", (left, y), _SIGN, theme)
    time = time_text((seat.stop or 0) if seat.tap is None else seat.tap)
    write(picture, time, (left + _SIGN + 12, y), fit_size(time, right - left - _SIGN - 12, _TIME), ink)
    _put_map(picture, (left, bottom - _PAD - (right - left), right, bottom - _PAD), view, theme)
    return picture


def _put_map(picture: Image.Image, box: Box, view: View, theme: Theme) -> None:
    map_view = require_map(view)
    squares = put_blueprint(picture, box, map_view.pad, theme)
    for placement in map_view.layout:
        put_card(
            picture,
            placement.building,
            placement.side,
            placement.turn,
            squares[placement.location],
            PLAN,
            theme,
        )
