"""All sprites that pictures of a match need beside those of the samples, for the atlas."""

from itertools import product

from PIL import Image

from bot.games.middle_ages.cards import RESOURCES, SITES, WORKERS
from rendering.kit.boxes import size_of
from rendering.kit.theme import PLAYERS, Theme
from rendering.middle_ages.buildings import SIDES, building
from rendering.middle_ages.ground import (
    GROUNDS,
    PILE,
    TALLEST,
    choice_outline,
    empty_card,
    landscape,
    last_outline,
    plot,
    put_sheet,
)
from rendering.middle_ages.icons import COINS, GOODS, SHIELDS, SLOT_STATES, coin, good, shield, slot
from rendering.middle_ages.layout import table_layout
from rendering.middle_ages.sites import SLOTS
from rendering.middle_ages.workers import BUSY_HEIGHTS, HEIGHTS, busy_figure, figure


def draw_sprites(theme: Theme) -> None:
    """Draw every ground, building, figure and icon in every size."""
    _draw_grounds(theme)
    for card, side in product(SITES, SIDES):
        building(card, side)
    for worker, high in product(WORKERS, HEIGHTS):
        figure(worker, high)
    machines = [card for card, site in SITES.items() if site.kind == "machine"]
    for unit, high in product((*WORKERS, *machines), BUSY_HEIGHTS):
        busy_figure(unit, high)
    for index, high in product(range(len(RESOURCES)), GOODS):
        good(index, high, theme)
    for index, side, state in product(range(len(RESOURCES)), SLOTS, SLOT_STATES):
        slot(index, side, theme, state)
    for size in COINS:
        coin(*size, theme)
    for size in SHIELDS:
        shield(*size, theme)


def _draw_grounds(theme: Theme) -> None:
    for is_plan, pile in product((False, True), range(PILE + 1)):
        empty_card(theme, is_plan, pile)
    for ground in GROUNDS:
        landscape(theme, ground)
    for row in (table_layout(2).sites, table_layout(2).workers):
        plot(size_of(row[0]), theme)
    last_outline(theme)
    choice_outline(theme)
    picture, box = Image.new("RGB", TALLEST), (0, 0, *TALLEST)
    for edge in (None, *(theme[mark.colour] for mark in PLAYERS)):
        put_sheet(picture, box, theme, edge)
