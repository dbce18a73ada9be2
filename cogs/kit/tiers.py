"""The tiers of ratings in words."""

from bot.locales import Text
from bot.match.ratings import TIERS, Rating


def tier_name(rating: Rating, text: Text) -> str:
    """Return the name of the tier of a rating, such as "Mason"."""
    return text(f"tier-{TIERS[rating.tier]}")


def tier_mark(rating: Rating, text: Text) -> str:
    """Return the emoji of the tier of a rating; pictures have `rendering.kit.tiers` instead."""
    return text(f"tier-mark-{TIERS[rating.tier]}")
