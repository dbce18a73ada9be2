"""The notation of actions and positions."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bot.games.constructor import refusals
from bot.games.constructor.actions import Action, ChoosePattern, Move, Place, Swap
from bot.games.constructor.board import BOARDS
from bot.games.constructor.state import State

_FORMATS: Mapping[type[Action], Callable[[Any], str]] = {
    ChoosePattern: lambda action: f"pattern {action.pattern}",
    Place: lambda action: f"{action.kind}{action.tile}",
    Move: lambda action: f"{action.source}-{action.target}",
    Swap: lambda _: "swap",
}
_TILE = "[a-z][0-9]{1,2}"
_GRAMMAR: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = (
    (re.compile(f"([rms])({_TILE})"), lambda kind, tile: Place(kind.upper(), tile)),
    (re.compile(f"({_TILE})-({_TILE})"), Move),
    (re.compile(r"pattern +([a-z]{1,20})"), ChoosePattern),
    (re.compile("swap"), Swap),
)


def format_action(action: Action) -> str:
    """Return the canonical notation: ``pattern rhombus``, ``Rb2``, ``b2-c1`` or ``swap``."""
    return _FORMATS[type(action)](action)


@lru_cache(maxsize=1024)  # a record is read again and again
def parse_action(text: str) -> Action:
    """Return the action written as ``text`` in any case, with any blanks around it.

    Raise ``IllegalAction`` if the text is no action.
    """
    notation = text.strip().lower()
    for pattern, make in _GRAMMAR:
        parts = pattern.fullmatch(notation)
        if parts:
            return make(*parts.groups())
    raise refusals.explain_unreadable_text(text)


def format_position(pattern: str, stacks: tuple[str, ...], colour: int) -> str:
    """Return stacks in reading order, then the colour to move, such as ``-,Sr,M/M,r,mS/S,Ms,r w``."""
    rest = iter(stacks)
    rows = (",".join(next(rest) or "-" for _ in row) for row in BOARDS[pattern].rows)
    return f"{'/'.join(rows)} {'wb'[colour]}"


def position_string(state: State) -> str:
    """Return the position of the current round, or of the last one; empty before a pattern is chosen."""
    pattern = state.stage.pattern
    return format_position(pattern, state.stacks, state.colour) if pattern else ""
