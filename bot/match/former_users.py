"""Former users: they replace users who had their data deleted, in data that others share with them."""

from collections.abc import Collection
from typing import Final

FORMER_USERS: Final = range(2**63 - 256, 2**63)
"""Ids that no Discord account can have before the year 2084; each match uses them in ascending order."""


def is_former(user: int) -> bool:
    """Return whether a user had their data deleted."""
    return user in FORMER_USERS


def find_free_former_user(used_ids: Collection[int]) -> int:
    """Return the first former user who is not among the ``used_ids`` users."""
    return next((user for user in FORMER_USERS if user not in used_ids), FORMER_USERS[-1])
