"""The notation of actions."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bot.games.middle_ages import refusals
from bot.games.middle_ages.actions import Action, Build, Buy, Coins, End, Hire, Leave, Send

_FORMATS: Mapping[type[Action], Callable[[Any], str]] = {
    Build: lambda action: f"build {action.card}",
    Hire: lambda action: f"hire {action.card}",
    Send: lambda action: f"send {action.unit} {action.site}",
    Coins: lambda _: "coins",
    Buy: lambda _: "buy",
    End: lambda _: "end",
    Leave: lambda _: "leave",
}
_CARD = "([A-Z][0-9]{1,2})"
_GRAMMAR: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = (
    (re.compile(f"BUILD {_CARD}"), Build),
    (re.compile(f"HIRE {_CARD}"), Hire),
    (re.compile(f"SEND {_CARD} {_CARD}"), Send),
    (re.compile("COINS"), Coins),
    (re.compile("BUY"), Buy),
    (re.compile("END"), End),
    (re.compile("LEAVE"), Leave),
)


def format_action(action: Action) -> str:
    """Return the canonical notation, such as ``build B07``, ``send M2 B07`` or ``coins``."""
    return _FORMATS[type(action)](action)


@lru_cache(maxsize=1024)  # a record is read again and again
def parse_action(text: str) -> Action:
    """Return the action written as ``text`` in any case, with any blanks. Raise ``IllegalAction``."""
    notation = " ".join(text.upper().split())
    for pattern, make in _GRAMMAR:
        parts = pattern.fullmatch(notation)
        if parts:
            return make(*parts.groups())
    raise refusals.explain_unreadable_text(text)
