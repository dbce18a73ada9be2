"""The picture of a round: the map, and beside it the players' taps or a builder's cards; a finished city."""

from bot.games.space_builder import BUILDINGS, PlayerView, SeatView, View
from bot.locales import Text
from rendering.kit.boxes import size_of, stack
from rendering.kit.canvas import Box, Picture, Point, to_picture
from rendering.kit.fonts import write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_mark
from rendering.kit.theme import Theme
from rendering.space_builder.alt_text import map_alt
from rendering.space_builder.cards import frame, put_own_card, put_own_cards
from rendering.space_builder.ground import moon, put_pips, put_sheet
from rendering.space_builder.icons import LARGE_SIGN, NAME_MARK, SIGN, put_sign
from rendering.space_builder.labels import require_map, time_text
from rendering.space_builder.layout import CHART, OWN_CARD, RACE_CARD, map_layout, side_of_card
from rendering.space_builder.maps import put_city, put_map
from rendering.space_builder.palette import paint
from rendering.words.player_names import lettering, write_name
from rendering.words.wording import player_name

_TITLE = 84
_PAD = 18
_NAME, _TIME = 62, 54
_WITH_CARDS = 300


def draw_race(view: View, theme: Theme, text: Text) -> Scene:
    """Draw the map of a live round, and when each builder has tapped."""
    picture, place, map_view = moon(theme), map_layout(), require_map(view)
    put_sheet(picture, place.panel, theme)
    put_map(picture, place.map, map_view.layout, map_view.pad, theme)
    left, top, right, bottom = place.panel
    _title(picture, view, theme, text)
    boxes = stack((left + _PAD, top + _TITLE, right - _PAD, bottom - 10), len(view.players), 6)
    for player, box in enumerate(boxes):
        _builder(picture, box, view.players[player], player, theme, text)
    return picture


def draw_city(view: View, seat: SeatView, theme: Theme, text: Text) -> Scene:
    """Draw the viewer's finished city, its time, and the map as it lay."""
    assert view.viewer is not None
    assert view.hand is not None
    picture, place, player = moon(theme), map_layout(), view.viewer
    colour, ink = theme.player_colour(player), paint(theme, "line_ink")
    put_city(picture, place.map, view.hand.cards, colour, theme)
    put_sheet(picture, place.panel, theme, colour)
    _title(picture, view, theme, text)
    left, top, right, bottom = place.panel
    left, right, y = left + _PAD, right - _PAD, top + 152
    put_mark(picture, player, (left, y), LARGE_SIGN, theme)
    write_name(picture, player_name(player, text), (left, y + 82), right - left, _NAME, ink)
    finish, time = ("tick", seat.tap) if seat.tap is not None else ("stop", seat.stop or 0)
    x = left + put_sign(picture, finish, (left, y + 164), SIGN, theme) + 12
    write(picture, time_text(time), (x, y + 164), _TIME, ink, width=right - x)
    map_view, left, bottom = require_map(view), (left + right - CHART) / 2, bottom - _PAD
    box = left, bottom - CHART, left + CHART, bottom
    put_map(picture, box, map_view.layout, map_view.pad, theme)
    return picture


def shows_own_map(view: View) -> bool:
    """Return whether the viewer builds and so may see the map."""
    if view.map is None or view.viewer is None:
        return False
    seat = view.players[view.viewer].seat
    return seat is not None and seat.builds


def map_picture(view: View, player: int, *, theme: Theme, text: Text) -> Picture:
    """Draw the map and the cards to build with, only for ``player``, whose clock runs.

    Its alt text is enough to build from.

    Raises:
        ValueError: If the viewer may not see the map.
    """
    description = map_alt(view, player, text=text)
    picture, place, map_view = moon(theme), map_layout(), require_map(view)
    unfrozen, colour = view.players[player].unfrozen, theme.player_colour(player)
    put_sheet(picture, place.panel, theme, colour)
    squares = put_map(picture, place.map, map_view.layout, map_view.pad, theme, unfrozen)
    frames = frame(side_of_card(size_of(place.map)[0]), colour)
    for card in map_view.layout:
        if card.building in unfrozen:
            frames.put(picture, squares[card.location])
    left, top, right, bottom = place.panel
    text = lettering(text)
    _title(picture, view, theme, text)
    y, x = top + _TITLE + 44, left + _PAD
    x += put_mark(picture, player, (x, y), LARGE_SIGN, theme) + 14
    write_name(picture, player_name(player, text), (x, y), right - _PAD - x, _NAME, paint(theme, "line_ink"))
    side = OWN_CARD
    gap = right - left - 2 * _PAD - 2 * side
    high = 4 * side + 3 * gap
    for number, building in enumerate(BUILDINGS):
        row, column = number % 4, number // 4
        at = left + _PAD + column * (side + gap), bottom - _PAD - high + row * (side + gap)
        put_own_card(picture, building, at, side, colour, theme, is_frozen=building not in unfrozen)
    return to_picture(picture, description, busy=True)


def _title(picture: Canvas, view: View, theme: Theme, text: Text) -> None:
    left, top, right, _ = map_layout().panel
    words, at = text("space-builder-round", round=view.round), ((left + right) / 2, top + 52)
    room = right - left - 2 * _PAD
    write(picture, words, at, 58, paint(theme, "line_ink"), align="centre", width=room)


def _builder(
    picture: Canvas, box: Box, player_view: PlayerView, player: int, theme: Theme, text: Text
) -> None:
    """Draw a builder's name, what they do, and how many of the eight cards they have to build.

    The cards themselves are drawn where there is room for them, else a bar.
    """
    left, top, right, bottom = box
    side, colour = RACE_CARD, theme.player_colour(player)
    block = 2 * side + 8 if bottom - top >= _WITH_CARDS else 34
    y = (top + bottom - block) / 2 - 38
    x = left + put_mark(picture, player, (left, y), NAME_MARK, theme) + 12
    write_name(picture, player_name(player, text), (x, y), right + 10 - x, _TIME, paint(theme, "line_ink"))
    _progress(picture, (left, y + 56), player_view, theme, text)
    y += 92
    if block < side:
        put_pips(picture, (left, y, right, y + block), len(player_view.unfrozen), colour, theme)
        return
    put_own_cards(picture, player_view.unfrozen, (left, y), side, side + 8, colour, theme, columns=4)


def _progress(picture: Canvas, at: Point, player_view: PlayerView, theme: Theme, text: Text) -> None:
    """Draw the time of a player's tap or, before one, what the player does."""
    seat = player_view.seat
    if seat is not None and seat.tap is not None:
        put_sign(picture, "tick", at, SIGN, theme)
        words, ink = time_text(seat.tap), "line_ink"
    else:
        if player_view.out and not (seat and seat.builds):
            state = "left"
        elif seat is None or not seat.builds:
            state = "rest"
        else:
            state = "wrench" if seat.stop is None else "stop"
        put_sign(picture, state, at, SIGN, theme)
        words, ink = text(f"space-builder-state-{state}"), "line_quiet"
    room = map_layout().panel[2] - _PAD - at[0] - SIGN - 12
    write(picture, words, (at[0] + SIGN + 12, at[1]), _TIME, paint(theme, ink), width=room)
