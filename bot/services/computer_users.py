"""The accounts of computer players: numbers below zero, each of which is a level and a name."""

from collections.abc import Collection

from bot.players import LEVEL_NAMES
from bot.store.models import is_computer


def free_computer_user(level: str, seated: Collection[int]) -> int:
    """The account of another computer of a level beside those who are ``seated``: no two share a name."""
    taken = {get_name_number(user) for user in seated if is_computer(user)}
    number = next(number for number in range(len(taken) + 1) if number not in taken)
    return -1 - LEVEL_NAMES.index(level) - number * len(LEVEL_NAMES)


def get_level(account: int) -> str:
    """The level at which a computer plays."""
    return LEVEL_NAMES[(-1 - account) % len(LEVEL_NAMES)]


def get_name_number(account: int) -> int:
    """The number of a computer's name."""
    return (-1 - account) // len(LEVEL_NAMES)
