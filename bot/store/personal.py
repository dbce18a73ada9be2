"""What each column says about users, which decides what an export contains and what a deletion erases.

`PERSONAL` has an entry for every column of every table, so that a new column cannot be forgotten.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import BindParameter, Column, ColumnElement, RowMapping, String, Table, cast

from bot.store import tables


class Kind(Enum):
    """What a column says about users."""

    NOTHING = auto()
    """Nothing about a particular user."""
    OWNER = auto()
    """The user whom the whole row is about: an export contains the row, a deletion deletes it."""
    OWN = auto()
    """Something about the owner of the row."""
    TIME = auto()
    """A time about the owner of the row, in milliseconds since 1970."""
    WORDS = auto()
    """Words in which users may be named by their ids."""
    SENT = auto()
    """Messages as they were sent: their alt texts name players."""


class Ids(NamedTuple):
    """Ids of users in a row that they share with others.

    Attributes:
        fields: The fields of JSON objects that hold an id; empty if the whole column is an id or a list.
        is_kept: Whether a deletion replaces the user by a former user; otherwise it removes the id.
    """

    fields: tuple[str, ...] = ()
    is_kept: bool = True


ColumnKind = Kind | Ids
Row = RowMapping | Mapping[str, Any]
GONE: Final = Ids(is_kept=False)


def _all(kind: Kind, *names: str) -> dict[str, ColumnKind]:
    return dict.fromkeys(names, kind)


def _nothing(*names: str) -> dict[str, ColumnKind]:
    return _all(Kind.NOTHING, *names)


PERSONAL: Final[Mapping[Table, Mapping[str, ColumnKind]]] = {
    tables.matches: {
        **_nothing(
            "id", "guild_id", "channel_id", "game", "status", "options", "theme", "locale", "marks", "seed"
        ),
        **_nothing("revision", "public_revision", "turn", "action_count", "board_seq", "mention_seq"),
        **_nothing(
            "state",
            "recent",
            "recent_state",
            "consent_request",
            "resigned",
            "confirmations_off",
            "time_control",
        ),
        **_nothing("boards", "is_practice", "offers_computers", "ping_role", "turn_began_at", "lost_channel"),
        **_nothing("changed_options", "rematch_of", "rating"),
        **_nothing("digests", "created_at", "started_at", "ended_at"),
        "host": Ids(),
        "advantage_user": GONE,
        "invited": GONE,
        "rotation": Ids(),
        "mentions": GONE,
        "ending": Ids(("by",)),
        "pauses": Ids(("by",)),
        "seat_statuses": Ids(("owner", "asked"), is_kept=False),
        "events": Ids(("user", "former")),
    },
    tables.seats: {**_nothing("match_id", "seat"), "user_id": Ids(), "owner_id": GONE},
    tables.actions: _nothing(
        "id", "match_id", "public_revision", "turn", "player", "action", "at", "cause", "retracted_at"
    ),
    tables.snapshots: _nothing("match_id", "action_count", "state"),
    tables.reviews: _nothing("match_id", "content", "is_complete"),
    tables.ratings: {
        "user_id": Kind.OWNER,
        **_all(Kind.OWN, "game", "pool", "content"),
        "opponents": GONE,
    },
    tables.results: {
        "user_id": Kind.OWNER,
        **_all(Kind.OWN, "match_id", "player", "guild_id", "game", "players", "rank", "winners"),
        **_all(Kind.OWN, "points", "margin", "lasted"),
        "ended_at": Kind.TIME,
        "rated_people": Ids(),
    },
    tables.boards: {
        **_nothing("match_id", "board_seq", "mention_seq", "resends", "public_revision", "posted_at"),
        "message": Kind.SENT,
        "stale_messages": Kind.SENT,
    },
    tables.match_lines: _nothing("thread_id", "guild_id", "channel_id", "edited_at", "shown"),
    tables.outbox: _nothing(
        "id", "match_id", "guild_id", "due_at", "claimed_until", "attempts", "blocked", "redraws"
    ),
    tables.server_settings: _nothing("guild_id", "content"),
    tables.server_blocks: {
        "user_id": Kind.OWNER,
        **_all(Kind.OWN, "guild_id", "reason"),
        "at": Kind.TIME,
        "by_user": Ids(),
    },
    tables.name_reports: {
        "user_id": Kind.OWNER,
        **_all(Kind.OWN, "guild_id", "name", "status"),
        "at": Kind.TIME,
        "by_user": GONE,
    },
    tables.openings: {
        **_nothing("id"),
        "user_id": Kind.OWNER,
        "match_id": Kind.OWN,
        "at": Kind.TIME,
        "guests": GONE,
    },
    tables.refused_hosts: {**_nothing("id"), "user_id": Kind.OWNER, "host_id": GONE, "at": Kind.TIME},
    tables.server_log: {
        **_nothing("id", "guild_id", "at", "what"),
        "user_id": Ids(),
        "details": Kind.WORDS,
    },
    tables.timers: {
        "user_id": Kind.OWNER,
        **_all(Kind.OWN, "match_id", "kind"),
        "due_at": Kind.TIME,
        **_nothing("guild_id", "claimed_by"),
    },
    tables.preferences: {
        "user_id": Kind.OWNER,
        **_all(
            Kind.OWN,
            "delivery",
            "notify_early",
            "auto_end_turn",
            "end_turn_after",
            "coach",
            "pictures",
            "rating",
            "named_in_records",
            "zone",
            "locale",
            "language",
        ),
        **_all(Kind.OWN, "quiet_from", "quiet_to", "days_off", "digest"),
        **_all(Kind.OWN, "direct_refused", "refusal_hint_pending", "directs_sent"),
        **_all(Kind.TIME, "away_from", "away_until", "directs_since"),
        "stand_in": GONE,
    },
    tables.mutes: {"user_id": Kind.OWNER, **_all(Kind.OWN, "match_id", "turn")},
    tables.lessons: {
        "user_id": Kind.OWNER,
        **_all(Kind.OWN, "game", "step", "actions", "is_at_end", "coached_match", "stars"),
        **_all(Kind.TIME, "began_at", "finished_at"),
    },
    tables.direct_messages: {"user_id": Kind.OWNER, **_all(Kind.OWN, "message_id", "match_id")},
    tables.imported_records: {
        "user_id": Kind.OWNER,
        **_all(Kind.OWN, "id", "content"),
        "imported_at": Kind.TIME,
    },
    tables.shared_records: {
        "user_id": Kind.OWNER,
        **_all(Kind.OWN, "import_id", "guild_id", "channel_id"),
        "shared_at": Kind.TIME,
    },
    tables.erasures: {
        "user_id": Kind.OWNER,
        "requested_at": Kind.TIME,
        **_nothing("matches_done", "log_done"),
    },
    tables.left_servers: _nothing("guild_id", "left_at"),
    tables.processes: _nothing("id", "joined_at", "leased_until", "is_leaving"),
    tables.shards: _nothing("id", "holder", "successor", "is_successor_ready", "is_abandoned"),
    tables.identifications: _nothing("bucket", "free_at"),
    tables.meta: _nothing("key", "value"),
}


OWNERS: Final[Mapping[Table, Column[Any]]] = {
    table: table.c[name]
    for table, columns in PERSONAL.items()
    for name, kind in columns.items()
    if kind is Kind.OWNER
}
"""The tables whose rows are about one user each, with the column of that user."""


def get_shared_columns(table: Table) -> dict[str, ColumnKind]:
    """Return the columns of a table that may name several users, with what they hold."""
    return {
        name: kind
        for name, kind in PERSONAL[table].items()
        if isinstance(kind, Ids) or kind in (Kind.WORDS, Kind.SENT)
    }


def may_name(table: Table, user: BindParameter[int]) -> ColumnElement[bool]:
    """Return the SQL condition that a row may name a user in its shared columns."""
    condition: ColumnElement[bool] | None = None
    for name in get_shared_columns(table):
        column = table.c[name]
        is_text = isinstance(column.type, String)
        one = column.contains(cast(user, String)) if is_text else column == user
        condition = one if condition is None else condition | one
    assert condition is not None
    return condition


def find_users_in(table: Table, row: Row) -> Iterable[int]:
    """Yield the users whom the shared columns of a row name."""
    for name, kind in get_shared_columns(table).items():
        if isinstance(kind, Ids) and row[name] is not None:
            value = row[name]
            yield from _ids(msgspec.json.decode(value) if isinstance(value, str) else value, kind.fields)


def find_columns_naming(table: Table, row: Row, user: int) -> list[str]:
    """Return the shared columns of a row that name a user."""
    return list(erase_user(table, row, user, 0))


def _ids(value: Any, fields: Sequence[str]) -> Iterable[int]:
    if isinstance(value, int) and not fields:
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _ids(each, fields)
    elif isinstance(value, dict):
        yield from (value[field] for field in fields if isinstance(value.get(field), int))


def erase_user(table: Table, row: Row, user: int, former: int) -> dict[str, Any]:
    """Return the values of the shared columns that have to change so that they no longer name a user.

    A ``former`` user takes their place in columns that must name somebody.
    """
    new_values = {
        name: _erase(row[name], kind, user, former) for name, kind in get_shared_columns(table).items()
    }
    return {name: value for name, value in new_values.items() if value != row[name]}


def _erase(value: Any, kind: ColumnKind, user: int, former: int) -> Any:
    if value is None:
        return None
    if kind is Kind.SENT:
        return _erase_words(value)
    if kind is Kind.WORDS:
        return re.sub(rf"(?<!\d){user}(?!\d)", str(former), value)
    assert isinstance(kind, Ids)
    instead = former if kind.is_kept else None
    if not isinstance(value, str):
        return instead if value == user else value
    before = msgspec.json.decode(value)
    after = _replace(before, kind.fields, user, instead)
    return value if after == before else msgspec.json.encode(after).decode()


def _replace(value: Any, fields: Sequence[str], user: int, instead: int | None) -> Any:
    if isinstance(value, list) and not fields:
        items = [instead if each == user else each for each in value]
        return [each for each in items if each is not None]
    if isinstance(value, list):
        return [_replace(each, fields, user, instead) for each in value]
    if isinstance(value, dict):
        return value | {field: instead for field in fields if value.get(field) == user}
    return value


def _erase_words(value: str) -> str:
    messages = msgspec.json.decode(value)
    for message in messages if isinstance(messages, list) else [messages]:
        message["caption"] = message["description"] = ""
    return msgspec.json.encode(messages).decode()
