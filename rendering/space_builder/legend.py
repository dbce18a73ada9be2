"""What the marks in the pictures of Space Builder mean."""

from collections.abc import Iterator

from bot.games.space_builder import View
from rendering.legend import Mark


def visible_marks(view: View) -> Iterator[Mark]:
    """Yield the marks that can be seen in a position."""
    yield Mark("pad", "space_builder_pad")
    yield Mark("turn")
    yield Mark("sides", "space_builder_OBS_A0")
    yield Mark("sides-back", "space_builder_OBS_B0")
    yield Mark("cards", "\N{BLACK SQUARE BUTTON}")
    if any(player.seat is not None and player.seat.tap is not None for player in view.players):
        yield Mark("tapped", "\N{WHITE HEAVY CHECK MARK}")
    if view.phase == "building":
        yield Mark("builds", "\N{WRENCH}")
