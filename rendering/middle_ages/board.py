"""The picture of a match in progress."""

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.kit.canvas import Size
from rendering.kit.theme import Theme
from rendering.middle_ages.cards import put_card, put_deck, put_tab
from rendering.middle_ages.ground import oak_table, put_choice, put_last, put_parchment, put_sheet
from rendering.middle_ages.labels import site_mark, unit_mark
from rendering.middle_ages.layout import MOST_UNITS, Table, table_layout, table_size
from rendering.middle_ages.player import draw_area, draw_panel


class Row(NamedTuple):
    """A row of cards, the deck's next card if it is known, the number of cards left in the deck, the kind."""

    cards: tuple[str | None, ...]
    upcoming: str | None
    left: int
    sites: bool


def draw_board(view: View, theme: Theme, text: Text, choices: Collection[str]) -> Image.Image:
    """Draw a panel for each player, both rows with their decks, and the area of one player."""
    player = view.shown_player
    is_crowded = len(view.players[player].free) > MOST_UNITS
    players = len(view.players)
    place = table_layout(players, is_crowded=is_crowded)
    market, size = _rows(view), table_size(players, is_crowded=is_crowded)
    is_full = None not in (*view.site_row, *view.worker_row)
    picture = _table_with_cards(place, size, theme).copy() if is_full else _empty_table(place, size, theme)
    _put_market(picture, place, theme, market, has_ground=is_full)
    if view.current is not None:
        colour = theme[theme.players[player].colour]
        put_sheet(picture, place.area, theme, colour)
        put_sheet(picture, place.strip[player], theme, colour)
    rows = ((view.site_row, place.sites), (view.worker_row, place.workers))
    places = {card: box for row, boxes in rows for card, box in zip(row, boxes, strict=False) if card}
    for seat, box in enumerate(place.strip):
        draw_panel(picture, box, view, seat, theme, text)
    places |= draw_area(picture, place.area, view, player, theme, text)
    for card, box in places.items():
        if card in view.last:
            put_last(picture, box, theme)
        if card in choices:
            put_choice(picture, box, theme)
    return picture


@lru_cache(maxsize=3)  # each has 5 MB; two or three layouts are in use
def _table_with_cards(place: Table, size: Size, theme: Theme) -> Image.Image:
    """Return the table with an empty card in each place of both rows. Copy it before drawing on it."""
    picture = _empty_table(place, size, theme)
    for box in (*place.sites[:-1], *place.workers[:-1]):
        put_parchment(picture, box, theme)
    return picture


def _empty_table(place: Table, size: Size, theme: Theme) -> Image.Image:
    """Draw a new picture of the table with an area and panels in which nobody acts."""
    picture = oak_table(theme, size)
    for box in (place.area, *place.strip):
        put_sheet(picture, box, theme)
    return picture


def _put_market(
    picture: Image.Image, place: Table, theme: Theme, rows: tuple[Row, Row], *, has_ground: bool
) -> None:
    """Draw both rows and their decks."""
    for boxes, row in zip((place.sites, place.workers), rows, strict=True):
        for index, (card, box) in enumerate(zip(row.cards, boxes, strict=False)):
            put_card(picture, card, box, theme, has_ground=has_ground)
            if card:
                put_tab(picture, site_mark(index) if row.sites else unit_mark(index), box, theme)
        put_deck(picture, row.upcoming, row.left, boxes[-1], theme, sites=row.sites)


def _rows(view: View) -> tuple[Row, Row]:
    """Return the contents of both rows, sites first."""
    return (
        Row(view.site_row, view.next_site, view.site_deck, sites=True),
        Row(view.worker_row, view.next_worker, view.worker_deck, sites=False),
    )
