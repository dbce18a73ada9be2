"""The tables at which users play."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.chaos.stand_in import Control
from tests.client.stand_in import Message
from tests.play.builders_table import SHORT

ANY = ""
"""Any action, in the counter of clicks."""


@dataclass
class Table:
    """A channel in which some users play one match of a game after the other."""

    channel: int
    game: str
    users: tuple[int, ...]
    options: Mapping[str, Any]
    clicks: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    """How often a user has clicked each action, by match, user and action."""
    old: list[tuple[Message, Control]] = field(default_factory=list)


def tables() -> list[Table]:
    """Return a table of each game, and two with a computer."""
    middle_ages = {"target-points": 3}
    entries: list[tuple[str, int, Mapping[str, Any]]] = [
        ("constructor", 2, {}),
        ("middle-ages", 2, middle_ages),
        ("builders", 2, SHORT),
        ("space-builder", 2, {}),
        ("constructor", 1, {"computer": "beginner"}),
        ("middle-ages", 1, {**middle_ages, "computer": "beginner"}),
    ]
    return [
        Table((900 + place) << 22, game, tuple(100 * place + 501 + user for user in range(count)), options)
        for place, (game, count, options) in enumerate(entries)
    ]
