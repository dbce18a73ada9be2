"""Conversions between matches or boards and their rows."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import RowMapping, literal, null

from bot.games import GAMES
from bot.match.consent import ConsentRequest
from bot.match.deliveries import Board, SentMessage
from bot.match.events import Event
from bot.match.lost_channels import LostChannel
from bot.match.models import Ending, LoggedAction, Match, TimeControl
from bot.match.pauses import Pause
from bot.match.seat_status import SeatStatus
from bot.store.tables import matches


class DamagedMatch(Exception):  # noqa: N818
    """A row of ``matches`` that this version of the bot can't read: the match, the column and the reason."""


_PLAIN = (
    *("id", "guild_id", "channel_id", "game", "status", "theme", "locale", "host", "seed", "boards"),
    *(
        "revision",
        "public_revision",
        "turn",
        "action_count",
        "is_practice",
        "offers_computers",
        "ping_role",
        "rematch_of",
        "rating",
        "advantage_user",
        "board_seq",
        "mention_seq",
        "turn_began_at",
        "created_at",
        "started_at",
        "ended_at",
    ),
)
_JSON: Mapping[str, Any] = {
    "options": dict[str, Any],
    "invited": tuple[int, ...],
    "rotation": tuple[int, ...],
    "marks": tuple[int, ...],
    "changed_options": tuple[str, ...],
    "digests": tuple[str, ...],
    "mentions": tuple[int, ...],
    "recent": tuple[LoggedAction, ...],
    "consent_request": ConsentRequest,
    "resigned": tuple[int, ...],
    "confirmations_off": tuple[int, ...],
    "ending": Ending,
    "time_control": TimeControl,
    "seat_statuses": tuple[SeatStatus, ...],
    "events": tuple[Event, ...],
    "pauses": tuple[Pause, ...],
    "lost_channel": LostChannel,
}
_STATES = ("state", "recent_state")
_PLACEHOLDERS = {"state": null(), "recent_state": null(), "recent": literal("[]"), "events": literal("[]")}
_encode = msgspec.json.Encoder(order="deterministic").encode


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _text(value: Any) -> str | None:
    return None if value is None else _encode(value).decode()


def _value(row: RowMapping, name: str, kind: Any) -> Any:
    text = row[name]
    try:
        return None if text is None else _decoder(kind).decode(text)
    except msgspec.DecodeError as error:
        raise DamagedMatch(f"match {row['id']}, {name}: {error}") from error


def board_to_row(board: Board) -> dict[str, Any]:
    """Return the values of a board for the columns of ``boards``, without captions: they name users."""
    live = None if board.message is None else replace(board.message, caption="")
    stale = tuple(replace(message, caption="") for message in board.stale_messages)
    return msgspec.structs.asdict(board) | {"message": _text(live), "stale_messages": _text(stale)}


def board_from_row(row: Mapping[str, Any]) -> Board:
    """Return the board in a row of ``boards``."""
    message = None if row["message"] is None else _decoder(SentMessage).decode(row["message"])
    stale = _decoder(tuple[SentMessage, ...]).decode(row["stale_messages"])
    return Board(**(dict(row) | {"message": message, "stale_messages": stale}))


def match_to_row(match: Match) -> dict[str, Any]:
    """Return the values of a match for the columns of ``matches``, without its id."""
    row = {name: getattr(match, name) for name in _PLAIN if name != "id"}
    return row | {name: _text(getattr(match, name)) for name in (*_JSON, *_STATES)}


def seat_rows(match: Match) -> list[dict[str, Any]]:
    """Return the rows of ``seats`` for a match."""
    owners = [status.owner for status in match.seat_statuses]
    return [
        {"match_id": match.id, "seat": seat, "user_id": user, "owner_id": owner}
        for seat, (user, owner) in enumerate(zip_longest(match.seats, owners))
    ]


def columns_without(*names: str) -> list[Any]:
    """Return the columns of ``matches`` with small values in place of large columns that are not needed."""
    return [
        _PLACEHOLDERS[column.name].label(column.name) if column.name in names else column
        for column in matches.c
    ]


def matches_from_rows(rows: Sequence[RowMapping]) -> list[Match]:
    """Return the matches in the rows of a query that returns a row for each seat, in the order of the rows.

    The column of the seat is ``seated_user``. Raise ``DamagedMatch`` if a match cannot be read.
    """
    groups = (list(group) for _, group in groupby(rows, key=itemgetter("id")))
    return [match_from_row(group[0], tuple(row["seated_user"] for row in group)) for group in groups]


def match_from_row(row: RowMapping, seats: tuple[int | None, ...]) -> Match:
    """Return the match in a row of ``matches``, with its seats. Raise ``DamagedMatch`` if that fails."""
    rules = GAMES.get(row["game"])
    if rules is None:
        raise DamagedMatch(f"match {row['id']}, game: {row['game']}")
    kinds = {**_JSON, **dict.fromkeys(_STATES, rules.State)}
    return Match(
        seats=seats,
        **{name: row[name] for name in _PLAIN},
        **{name: _value(row, name, kind) for name, kind in kinds.items()},
    )
