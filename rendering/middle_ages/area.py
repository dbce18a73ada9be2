"""All that one player has: coins, open sites, free workers and machines, and everything finished."""

from typing import TypeVar

from PIL import Image

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.canvas import SIZE, Box
from rendering.middle_ages.ground import oak, put_last, put_sheet
from rendering.middle_ages.layout import EDGE
from rendering.middle_ages.player import Places, draw_head, put_sites, put_units
from rendering.middle_ages.score import draw_town
from rendering.theme import Theme

Card = TypeVar("Card")

_PAD = 18
_HEAD = 74
_TOKENS = 92
_TOWN = 150
_TALLEST = 300
_SITES = 6  # the most sites in a row
_UNITS = 8


def draw_player(view: View, player: int, theme: Theme, text: Text) -> Image.Image:
    """Draw everything that ``player`` has."""
    picture = oak(theme).copy()
    box = (EDGE, EDGE, SIZE[0] - EDGE, SIZE[1] - EDGE)
    put_sheet(picture, box, theme, theme[theme.players[player].colour])
    left, top, right, bottom = box
    draw_head(
        picture, (left + _PAD, top + 10, right - _PAD, top + _HEAD), view, player, theme, text, named=True
    )
    rest = (left + _PAD, top + _HEAD + 6, right - _PAD, bottom - _PAD)
    for card, place in _cards(picture, rest, view, player, theme).items():
        if card in view.last:
            put_last(picture, place, theme)
    return picture


def _cards(picture: Image.Image, box: Box, view: View, player: int, theme: Theme) -> Places:
    """Draw sites above, units below, finished sites in the room left over; return the cards' boxes."""
    mine = view.players[player]
    sites, units = _split(mine.sites, _SITES, 4), _split(mine.free, _UNITS, 5)
    left, top, right, bottom = box
    least = _TOWN if mine.finished else 0
    high = min(_TALLEST, (bottom - top - least - (_TOKENS + 10) * len(units)) // len(sites) - 10)
    places: Places = {}
    for row in sites:
        line = (left, top, right, top + high)
        places |= put_sites(picture, line, row, theme, priced=view.current == player)
        top += high + 10
    for unit_row in units:
        places |= put_units(picture, (left, top, right, top + _TOKENS), unit_row, theme)
        top += _TOKENS + 10
    if mine.finished:
        draw_town(picture, (left, top, right, bottom), mine.finished, theme)
    return places


def _split(cards: tuple[Card, ...], most: int, few: int) -> list[tuple[Card, ...]]:
    """Return cards in one row if there are at most ``few``, else in two, the first of at most ``most``."""
    if len(cards) <= few:
        return [cards]
    half = max(few, -(-len(cards) // 2))
    return [cards[:half], cards[half:]] if half <= most else [cards[:most], cards[most:]]
