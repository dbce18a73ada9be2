"""The names of seats."""

from bot.locales import Text


def seat(player: int, *, text: Text) -> str:
    """Return the name of a seat with its mark."""
    return text(f"builders-seat-{player}")


def colour_name(player: int, text: Text) -> str:
    """Return the colour name of a seat."""
    return text(f"builders-player-{player}")
