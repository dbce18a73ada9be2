"""The way between a match and its row."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from bot.games import GAMES
from bot.store.records import Ending, LoggedAction, Match, Request

_PLAIN = (
    *("id", "guild_id", "channel_id", "game", "status", "theme", "locale", "host", "seed"),
    *("version", "turn", "post", "notice", "created_at", "ended_at"),
)
_JSON: Mapping[str, Any] = {
    "options": dict[str, Any],
    "invited": tuple[int, ...],
    "told": tuple[int, ...],
    "last": LoggedAction,
    "request": Request,
    "resigned": tuple[int, ...],
    "ending": Ending,
}
_STATES = ("state", "before")
_encode = msgspec.json.Encoder(order="deterministic").encode


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _text(value: Any) -> str | None:
    return None if value is None else _encode(value).decode()


def _value(text: str | None, kind: Any) -> Any:
    return None if text is None else _decoder(kind).decode(text)


def match_to_row(match: Match) -> dict[str, Any]:
    """The columns of ``matches`` for a match, without its id."""
    row = {name: getattr(match, name) for name in _PLAIN if name != "id"}
    return row | {name: _text(getattr(match, name)) for name in (*_JSON, *_STATES)}


def match_from_row(row: RowMapping, seats: tuple[int | None, ...]) -> Match:
    """The match of a row of ``matches`` and its seats. Raises ``msgspec.ValidationError`` if damaged."""
    kinds = {**_JSON, **dict.fromkeys(_STATES, GAMES[row["game"]].State)}
    return Match(
        seats=seats,
        **{name: row[name] for name in _PLAIN},
        **{name: _value(row[name], kind) for name, kind in kinds.items()},
    )
