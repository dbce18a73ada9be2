"""The symbols in the pictures of Space Builder."""

from collections.abc import Iterable
from itertools import compress

from bot.games.space_builder import View
from rendering.words.legend import Symbol


def visible_symbols(view: View) -> Iterable[Symbol]:
    """Return the symbols in the picture of a position."""
    facing, seats = view.options.facing, [player.seat for player in view.players]
    symbols = {
        Symbol("pad", "space_builder_pad", (("facing", facing),)): True,
        Symbol("turn"): facing != "upright",
        Symbol("sides", "space_builder_OBS_A0"): True,
        Symbol("sides-back", "space_builder_OBS_B0"): True,
        Symbol("cards", "\N{BLACK SQUARE BUTTON}"): True,
        Symbol("faults", "\N{CROSS MARK}"): True,
        Symbol("tapped", "\N{WHITE HEAVY CHECK MARK}"): any(seat and seat.tap is not None for seat in seats),
        Symbol("builds", "\N{WRENCH}"): view.phase == "building",
    }
    return compress(symbols, symbols.values())
