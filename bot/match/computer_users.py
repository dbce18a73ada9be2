"""The users of computer players: numbers below zero that encode a level and a name."""

from collections.abc import Collection

from bot.match.models import is_computer
from bot.players import LEVEL_NAMES


def find_free_computer_user(level: str, users: Collection[int]) -> int:
    """Return a computer user of a level with a name that none of ``users`` has."""
    used_numbers = {get_name_number(user) for user in users if is_computer(user)}
    number = next(number for number in range(len(used_numbers) + 1) if number not in used_numbers)
    return -1 - LEVEL_NAMES.index(level) - number * len(LEVEL_NAMES)


def get_level(user: int) -> str:
    """Return the level at which a computer plays."""
    return LEVEL_NAMES[(-1 - user) % len(LEVEL_NAMES)]


def get_name_number(user: int) -> int:
    """Return the number of a computer's name."""
    return (-1 - user) // len(LEVEL_NAMES)
