"""Prewarming: draw what later pictures share, so that the first picture is as fast as any."""

from bot.games.space_builder import BUILDINGS, PAD
from bot.locales import Text
from rendering.space_builder.cards import PLAN, card
from rendering.space_builder.layout import grid_in, map_layout
from rendering.space_builder.race import draw_race
from rendering.space_builder.result import draw_result
from rendering.space_builder.samples import samples
from rendering.space_builder.table import draw_table
from rendering.theme import Theme


def prewarm(*, theme: Theme, text: Text) -> None:
    """Draw all cards in their size on a map, and one picture of each kind."""
    box = map_layout().map
    square = grid_in(box)[PAD]
    side = round(square[2] - square[0])
    for building in BUILDINGS:
        for up in "AB":
            for turn in range(4):
                card(building, up, turn, side, PLAN, theme)
    views = samples()
    draw_table(views["ready_4"], theme, text)
    draw_race(views["building_tapped"], theme, text)
    draw_result(views["result_4"], theme, text)
