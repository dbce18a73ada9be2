"""The picture of a match in progress."""

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.match_text import has_names
from rendering.middle_ages.cards import put_card, put_deck, put_tab
from rendering.middle_ages.ground import oak, put_choice, put_last, put_sheet
from rendering.middle_ages.layout import Table, table_layout
from rendering.middle_ages.player import draw_area, draw_panel
from rendering.theme import Theme


class Row(NamedTuple):
    """A row of cards, the deck's next card if it is known, the number of cards left in the deck, the kind."""

    cards: tuple[str | None, ...]
    upcoming: str | None
    left: int
    sites: bool


def draw_board(view: View, theme: Theme, text: Text, choices: Collection[str]) -> Image.Image:
    """Draw both rows with their decks, everything of the player to act, and a panel for each player."""
    place = table_layout(len(view.players), named=has_names(text))
    picture = _table(place, view.current, theme, _rows(view)).copy()
    rows = ((view.site_row, place.sites), (view.worker_row, place.workers))
    places = {card: box for row, boxes in rows for card, box in zip(row, boxes, strict=False) if card}
    player = view.starter if view.current is None else view.current
    places |= draw_area(picture, place.area, view, player, theme, text)
    for seat, box in enumerate(place.strip):
        draw_panel(picture, box, view, seat, theme, text)
    for card, box in places.items():
        if card in view.last:
            put_last(picture, box, theme)
        if card in choices:
            put_choice(picture, box, theme)
    for boxes in (place.sites, place.workers):
        for number, box in enumerate(boxes[:-1], 1):
            put_tab(picture, number, box, theme)
    return picture


@lru_cache(maxsize=4)
def _table(place: Table, current: int | None, theme: Theme, rows: tuple[Row, Row]) -> Image.Image:
    """Draw the market with the boards of the players. Cached: copy the result before drawing on it."""
    picture = _market(place, theme, rows).copy()
    put_sheet(picture, place.area, theme, None if current is None else theme[theme.players[current].colour])
    for seat, box in enumerate(place.strip):
        put_sheet(picture, box, theme, theme[theme.players[seat].colour] if seat == current else None)
    return picture


@lru_cache(maxsize=4)  # most actions of a turn leave both rows unchanged
def _market(place: Table, theme: Theme, rows: tuple[Row, Row]) -> Image.Image:
    """Draw the table with both rows. Cached: copy the result before drawing on it."""
    picture = oak(theme).copy()
    for boxes, row in zip((place.sites, place.workers), rows, strict=True):
        for card, box in zip(row.cards, boxes, strict=False):
            put_card(picture, card, box, theme)
        put_deck(picture, row.upcoming, row.left, boxes[-1], theme, sites=row.sites)
    return picture


def _rows(view: View) -> tuple[Row, Row]:
    """Return the contents of both rows, sites first."""
    return (
        Row(view.site_row, view.next_site, view.site_deck, sites=True),
        Row(view.worker_row, view.next_worker, view.worker_deck, sites=False),
    )
