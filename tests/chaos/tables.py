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
    changes: Mapping[str, str] = field(default_factory=dict)
    """What the host changes by form before anybody sits down."""
    clicks: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    """How often a user has clicked each action, by match, user and action."""
    old: list[tuple[Message, Control]] = field(default_factory=list)


def tables() -> list[Table]:
    """Return a table of each game, and two with a computer."""
    middle_ages = {"middle-ages-target-vp": "3"}
    builders = {f"builders-{name}": str(value) for name, value in SHORT.items()}
    computer = {"computer": "beginner"}
    entries: list[tuple[str, int, Mapping[str, Any], Mapping[str, str]]] = [
        ("constructor", 2, {}, {}),
        ("middle-ages", 2, {}, middle_ages),
        ("builders", 2, {}, builders),
        ("space-builder", 2, {}, {}),
        ("constructor", 1, computer, {}),
        ("middle-ages", 1, computer, middle_ages),
    ]
    return [
        Table(
            (900 + place) << 22,
            game,
            tuple(100 * place + 501 + user for user in range(count)),
            options,
            changes,
        )
        for place, (game, count, options, changes) in enumerate(entries)
    ]
