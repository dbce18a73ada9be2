"""The symbols in the pictures of Space Builder."""

from collections.abc import Iterator

from bot.games.space_builder import View
from rendering.words.legend import Symbol


def visible_symbols(view: View) -> Iterator[Symbol]:
    """Yield the symbols in the picture of a position."""
    facing = view.options.facing
    yield Symbol("pad", "space_builder_pad", (("facing", facing),))
    if facing != "upright":
        yield Symbol("turn")
    yield Symbol("sides", "space_builder_OBS_A0")
    yield Symbol("sides-back", "space_builder_OBS_B0")
    yield Symbol("cards", "\N{BLACK SQUARE BUTTON}")
    yield Symbol("faults", "\N{CROSS MARK}")
    if any(player.seat is not None and player.seat.tap is not None for player in view.players):
        yield Symbol("tapped", "\N{WHITE HEAVY CHECK MARK}")
    if view.phase == "building":
        yield Symbol("builds", "\N{WRENCH}")
