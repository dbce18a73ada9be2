"""The picture of a match in progress."""

from collections.abc import Collection

from bot.games.middle_ages import View
from rendering.kit import Canvas, Look, Scene, Theme, put_kept
from rendering.middle_ages.cards import put_card, put_deck, put_tab
from rendering.middle_ages.ground import oak_table, put_choice, put_last, put_sheet
from rendering.middle_ages.labels import site_mark, unit_mark
from rendering.middle_ages.layout import MOST_UNITS, Table, table_layout
from rendering.middle_ages.player import Places, draw_area, put_panel


def draw_board(view: View, look: Look, choices: Collection[str]) -> Scene:
    """Draw a panel for each player, both rows with their decks, and the area of one player."""
    player = view.shown_player
    is_crowded = len(view.players[player].free) > MOST_UNITS
    place = table_layout(len(view.players), is_crowded=is_crowded)
    picture = oak_table(look.theme, place.size)
    for owner, box in ((player, place.area), *enumerate(place.strip)):
        is_acting = owner == player and view.current is not None
        put_sheet(picture, box, look.theme, look.theme.player_colour(owner) if is_acting else None)
    places = _put_market(picture, place, view, look.theme)
    for seat, box in enumerate(place.strip):
        is_waited_for = view.ending and view.players[seat].still_to_play
        values = view.options.target_vp, is_waited_for, seat in view.leavers
        put_kept(picture, put_panel, box, view.players[seat], seat, *values, look)
    places |= draw_area(picture, place.area, view, player, look)
    for card, box in places.items():
        if card in view.last:
            put_last(picture, box, look.theme)
        if card in choices:
            put_choice(picture, box, look.theme)
    return picture


def _put_market(picture: Canvas, place: Table, view: View, theme: Theme) -> Places:
    """Draw both rows and their decks, and return the boxes of the cards in the rows."""
    rows = (
        (place.sites, view.site_row, view.next_site, view.site_deck, site_mark),
        (place.workers, view.worker_row, view.next_worker, view.worker_deck, unit_mark),
    )
    for boxes, cards, upcoming, left, mark in rows:
        for index, (card, box) in enumerate(zip(cards, boxes, strict=False)):
            put_card(picture, card, box, theme)
            if card:
                put_tab(picture, mark(index), box, theme)
        put_deck(picture, upcoming, left, boxes[-1], theme, sites=boxes is place.sites)
    return {card: box for boxes, cards, *_ in rows for card, box in zip(cards, boxes, strict=False) if card}
