"""Who sits where, in words."""

from bot.locales import Text


def seat(player: int, *, text: Text) -> str:
    """The name of a seat with its mark."""
    return text(f"builders-seat-{player}")


def colour_name(player: int, text: Text) -> str:
    """The colour of a seat."""
    return text(f"builders-player-{player}")
