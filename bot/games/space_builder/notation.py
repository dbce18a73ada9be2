"""The notation of actions: ``lay B2 @41300`` or, with the number of the interaction, ``tap @41300#17``."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from bot.games.space_builder import refusals
from bot.games.space_builder.actions import (
    Action,
    Back,
    CancelRound,
    Expire,
    Flip,
    Lay,
    Leave,
    Open,
    Ready,
    Settle,
    SitOut,
    Start,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
)

_Plain: TypeAlias = Flip | Back | Tap | Stop | Ready | SitOut | Open | Leave | Start | Settle | Expire
_PLAIN: Mapping[str, type[_Plain]] = {
    "flip": Flip,
    "back": Back,
    "tap": Tap,
    "stop": Stop,
    "ready": Ready,
    "sit": SitOut,
    "open": Open,
    "leave": Leave,
    "start": Start,
    "settle": Settle,
    "expire": Expire,
}
_VERBS: Mapping[type[Action], str] = {kind: verb for verb, kind in _PLAIN.items()}
KINDS: Mapping[str, type[Action]] = {
    **_PLAIN,
    "take": Take,
    "turn": Turn,
    "lay": Lay,
    "unfreeze": Unfreeze,
    "cancel": CancelRound,
}
"""The kinds of actions by their verbs."""
_FORMATS: Mapping[type[Action], Callable[[Any], str]] = {
    Take: lambda action: f"take {action.building}",
    Turn: lambda action: f"turn {action.by:+d}",
    Lay: lambda action: f"lay {action.location}",
    Unfreeze: lambda action: f"unfreeze {action.building}",
    CancelRound: lambda action: f"cancel {action.since}",
}
_MAKERS: Mapping[str, tuple[re.Pattern[str], Callable[..., Action]]] = {
    "take": (re.compile("[A-Z]{3}"), Take),
    "turn": (re.compile("[+-]?1"), lambda by, at, click_id: Turn(int(by), at, click_id)),
    "lay": (re.compile("[A-C][1-3]"), Lay),
    "unfreeze": (re.compile("[A-Z]{3}"), Unfreeze),
    "cancel": (
        re.compile("[0-9]{1,15}"),
        lambda since, at, click_id: CancelRound(int(since), at, click_id),
    ),
}
_TIMED_ACTION = re.compile("([A-Z]+)(?: ([^ @]+))? ?@ ?([0-9]{1,15}) ?(?:# ?([0-9]{1,20}))?")


def format_action(action: Action) -> str:
    """Return the canonical notation of ``action``."""
    verb = _VERBS.get(type(action)) or _FORMATS[type(action)](action)
    return f"{verb} @{action.at}#{action.id}" if action.id else f"{verb} @{action.at}"


@lru_cache(maxsize=1024)  # a record is read again and again
def parse_action(text: str) -> Action:
    """Return the action written as ``text`` in any case, with any blanks. Raise ``IllegalAction``."""
    parts = _TIMED_ACTION.fullmatch(" ".join(text.upper().split()))
    if not parts:
        raise refusals.explain_unreadable_text(text)
    verb, what, at, click_id = parts[1].lower(), parts[2], int(parts[3]), int(parts[4] or 0)
    if verb in _PLAIN and what is None:
        return _PLAIN[verb](at=at, id=click_id)
    if verb in _MAKERS and what is not None:
        pattern, make = _MAKERS[verb]
        if pattern.fullmatch(what):
            return make(what, at, click_id)
    raise refusals.explain_unreadable_text(text)
