"""The names of the tiers of ratings."""

from bot.locales import Text
from bot.match.ratings import TIERS, Rating


def tier_name(rating: Rating, text: Text) -> str:
    """Return the name of a rating's tier, with its emoji."""
    return text(f"tier-{TIERS[rating.tier]}")
