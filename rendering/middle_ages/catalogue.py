"""All sprites that pictures of a match need beside those of the samples, for the atlas."""

from typing import get_args

from PIL import Image

from bot.games.middle_ages import MACHINES, RESOURCES, SITES, WORKERS
from rendering.kit import PLAYERS, SMALL, USUAL, Theme, draw_each, put_mark, size_of
from rendering.middle_ages.board import ICON
from rendering.middle_ages.buildings import SIDES, building
from rendering.middle_ages.cards import SLOTS
from rendering.middle_ages.ground import (
    PILE,
    TALLEST,
    Ground,
    choice_outline,
    empty_card,
    landscape,
    last_outline,
    plot,
    put_sheet,
)
from rendering.middle_ages.icons import (
    COIN,
    GOODS,
    LARGE_SHIELD,
    LOW_SHIELD,
    SHIELD,
    WIDTHS,
    SlotState,
    coin,
    good,
    shield,
    slot,
)
from rendering.middle_ages.layout import table_layout
from rendering.middle_ages.workers import BUSY_HEIGHTS, HEIGHTS, busy_figure, figure


def draw_sprites(theme: Theme) -> None:
    """Draw every ground, building, figure and icon in every size."""
    themes, goods = (theme,), range(len(RESOURCES))
    rows = table_layout(2)
    edges = (None, *(theme[mark.colour] for mark in PLAYERS))
    draw_each(
        (empty_card, themes, (False, True), range(PILE + 1)),
        (landscape, themes, get_args(Ground)),
        (plot, [size_of(row[0]) for row in (rows.sites, rows.workers)], themes),
        (last_outline, themes),
        (choice_outline, themes),
        (put_sheet, [Image.new("RGB", TALLEST)], [(0, 0, *TALLEST)], themes, edges),
        (put_mark, [Image.new("RGB", TALLEST)], range(len(PLAYERS)), [(0, 0)], (ICON, SMALL, USUAL), themes),
        (building, SITES, SIDES),
        (figure, WORKERS, HEIGHTS),
        (busy_figure, (*WORKERS, *MACHINES), BUSY_HEIGHTS),
        (good, goods, GOODS, themes),
        (slot, goods, SLOTS, themes, get_args(SlotState)),
        (coin, WIDTHS, [COIN], themes),
        (shield, WIDTHS, (LOW_SHIELD, SHIELD, LARGE_SHIELD), themes),
    )
