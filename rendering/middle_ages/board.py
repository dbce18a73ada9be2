"""The picture of a match that is being played."""

from collections.abc import Collection
from functools import lru_cache

from PIL import Image

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.middle_ages.cards import put_card, put_deck, put_tab
from rendering.middle_ages.ground import oak, put_choice, put_last, put_sheet
from rendering.middle_ages.layout import Table, table_layout
from rendering.middle_ages.player import Places, draw_area, draw_panel
from rendering.theme import PLAYERS, Theme


def draw_board(view: View, theme: Theme, text: Text, choices: Collection[str]) -> Image.Image:
    """Both rows with their decks, the player to act in full, all players in short."""
    place = table_layout(max(len(view.site_row), len(view.worker_row)), len(view.players))
    picture = _base(place, view.current, theme).copy()
    places = _rows(picture, view, place, theme)
    player = view.starter if view.current is None else view.current
    places |= draw_area(picture, place.area, view, player, theme, text)
    for seat, box in enumerate(place.strip):
        draw_panel(picture, box, view, seat, theme)
    _outline(picture, places, view, choices, theme)
    for boxes in (place.sites, place.workers):
        for number, box in enumerate(boxes[:-1], 1):
            put_tab(picture, number, box, theme)
    return picture


@lru_cache(maxsize=8)
def _base(place: Table, current: int | None, theme: Theme) -> Image.Image:
    """The table with the boards of the players. Copy it before you draw on it."""
    picture = oak(theme).copy()
    player = 0 if current is None else current
    put_sheet(picture, place.area, theme, theme[PLAYERS[player].colour])
    for seat, box in enumerate(place.strip):
        put_sheet(picture, box, theme, theme[PLAYERS[seat].colour] if seat == current else None)
    return picture


def _rows(picture: Image.Image, view: View, place: Table, theme: Theme) -> Places:
    places: Places = {}
    decks = (
        (place.sites, view.site_row, view.next_site, view.site_deck),
        (place.workers, view.worker_row, view.next_worker, view.worker_deck),
    )
    for boxes, row, upcoming, count in decks:
        for card, box in zip(row, boxes, strict=False):
            put_card(picture, card, box, theme)
            if card:
                places[card] = box
        put_deck(picture, upcoming, count, boxes[-1], theme, sites=row is view.site_row)
    return places


def _outline(
    picture: Image.Image, places: Places, view: View, choices: Collection[str], theme: Theme
) -> None:
    for card, box in places.items():
        if card in view.last:
            put_last(picture, box, theme)
        if card in choices:
            put_choice(picture, box, theme)
