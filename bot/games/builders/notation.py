"""The notation of actions."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bot.games.builders import refusals
from bot.games.builders.actions import (
    DONE,
    LAY,
    LEAD,
    LEAVE,
    MOVE,
    ROLL,
    STRUCTURE,
    Action,
    Done,
    Lay,
    Lead,
    Leave,
    Move,
    Order,
    Roll,
    Structure,
    Take,
)
from bot.games.builders.pieces import KINDS, SIDE_INDEX, SIDES, Counts

_FORMATS: Mapping[type[Action], Callable[[Any], str]] = {
    Order: lambda action: f"order {format_counts(action.counts)}",
    Take: lambda action: f"take {format_counts(action.counts)}",
    Roll: lambda _: "roll",
    Move: lambda _: "move",
    Lay: lambda action: f"lay {action.kind}",
    Lead: lambda action: f"lead {action.shape} {action.panel}",
    Structure: lambda _: "structure",
    Done: lambda _: "done",
    Leave: lambda _: "leave",
}
_WORDS: Mapping[str, Action] = {
    "roll": ROLL,
    "move": MOVE,
    "structure": STRUCTURE,
    "done": DONE,
    "leave": LEAVE,
}
_CHOICES: Mapping[str, type[Order | Take]] = {"order": Order, "take": Take}
_LAY = re.compile(r"(?:lay )?([abcd])")
_LEAD = re.compile(rf"(?:lead )?(?:([cd])(?: on)? ({'|'.join(SIDES)})|({'|'.join(SIDES)}) ([cd]))")
_CHOICE = re.compile(r"(order|take) (.+)")
_PART = re.compile(r"([0-9]{1,3}) ?([abcd])")
_NUMBERS = re.compile(r"([0-9]{1,3})[ /]([0-9]{1,3})[ /]([0-9]{1,3})[ /]([0-9]{1,3})")


def format_counts(counts: Counts) -> str:
    """Return the pieces as text, such as ``1A 4B 3C 2D``, leaving out kinds without any; ``0`` for none."""
    parts = [f"{count}{kind}" for count, kind in zip(counts, KINDS, strict=True) if count]
    return " ".join(parts) or "0"


def format_action(action: Action) -> str:
    """Return the notation, such as ``order 1A 4B 3C 2D``, ``lay B``, ``lead C north`` or ``done``."""
    return _FORMATS[type(action)](action)


@lru_cache(maxsize=1024)  # a record is read again and again
def parse_action(text: str) -> Action:
    """Return the action written as ``text`` in any case, with any blanks and commas. Raise ``IllegalAction``.

    Counts may come in any order, or as four numbers for A, B, C and D; ``lay`` and ``lead`` may be missing.
    """
    notation = " ".join(text.lower().replace(",", " ").replace("+", " ").split())
    if notation in _WORDS:
        return _WORDS[notation]
    if parts := _CHOICE.fullmatch(notation):
        counts = parse_counts(parts[2])
        if counts is not None:
            return _CHOICES[parts[1]](*counts)
    elif parts := _LAY.fullmatch(notation):
        return LAY[parts[1].upper()]
    elif parts := _LEAD.fullmatch(notation):
        return LEAD[SIDE_INDEX[parts[2] or parts[3]]][(parts[1] or parts[4]).upper()]
    raise refusals.explain_unreadable_text(text)


def parse_counts(text: str) -> Counts | None:
    """Return the pieces written as ``text``; ``None`` if they are not readable or a kind is named twice."""
    numbers = _NUMBERS.fullmatch(text)
    if numbers:
        a, b, c, d = map(int, numbers.groups())
        return (a, b, c, d)
    parts = _PART.findall(text)
    amounts = {kind: int(count) for count, kind in parts}
    if text != "0" and (not parts or _PART.sub("", text).strip() or len(amounts) < len(parts)):
        return None
    return (amounts.get("a", 0), amounts.get("b", 0), amounts.get("c", 0), amounts.get("d", 0))
