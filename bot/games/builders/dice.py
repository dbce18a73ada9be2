"""All chance of a match: drawn from its seed and a number, so that no undo re-rolls (sections 3.4, 4.1)."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeAlias

Dice: TypeAlias = tuple[int, int]
RollOff: TypeAlias = tuple[tuple[int, int], ...]
"""One round of rolling for the start: each player who rolled, and the die."""


def dice_of(seed: str, turn: int) -> Dice:
    """Return the two dice of a turn, which do not depend on what was done before it."""
    first, second = divmod(_draw(f"{seed}/turn/{turn}") % 36, 6)
    return first + 1, second + 1


def value_of(dice: Dice) -> int:
    """Return the steps or spaces that a roll is worth: the sum, twice as much for a double (section 4.2)."""
    return 2 * sum(dice) if is_double(dice) else sum(dice)


def is_double(dice: Dice) -> bool:
    """Return whether the dice are equal, which doubles the value and brings corner joints."""
    return dice[0] == dice[1]


def roll_offs(seed: str, players: Sequence[int]) -> tuple[RollOff, ...]:
    """Return the rounds of rolling one die each: those tied for the highest roll again until one leads."""
    rounds: list[RollOff] = []
    rolling = tuple(players)
    while len(rolling) > 1:
        prefix = f"{seed}/start/{len(rounds)}"
        rolls = tuple((player, _draw(f"{prefix}/{player}") % 6 + 1) for player in rolling)
        rounds.append(rolls)
        highest = max(die for _, die in rolls)
        rolling = tuple(player for player, die in rolls if die == highest)
    return tuple(rounds)


def starter_of(rounds: tuple[RollOff, ...]) -> int:
    """Return the player with the highest die of the last round."""
    return max(rounds[-1], key=lambda rolled: rolled[1])[0]


def _draw(name: str) -> int:
    return int.from_bytes(sha256(name.encode()).digest()[:8])
