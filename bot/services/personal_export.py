"""The export of what is stored about a user, as one JSON file; see ``docs/privacy.md``.

It never contains the state of a match, only what the user may know of it, and no other user's id.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from typing import Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import BigInteger, Table

from bot.match.models import is_computer
from bot.store import DamagedMatch
from bot.store.personal import PERSONAL, Ids, Kind, Row, find_columns_naming
from bot.store.privacy import PrivacyStore
from bot.store.rows import match_from_row
from bot.store.tables import (
    direct_messages,
    imported_records,
    lessons,
    matches,
    mutes,
    name_reports,
    openings,
    preferences,
    refused_hosts,
    server_blocks,
    shared_records,
    timers,
)
from bot.timestamps import from_milliseconds, milliseconds

FORMAT: Final = "guildhall-export"
VERSION: Final = 1
MOST_BYTES: Final = 8_000_000
"""The size of the largest file to send; a larger export is compressed."""
MOST_BEFORE_COMPRESSION: Final = 32_000_000
"""The size above which older matches and files are left out."""
_PAGE: Final = 20
_SECTIONS: Final[Mapping[str, Table]] = {
    "lessons": lessons,
    "muted": mutes,
    "waiting_notifications": timers,
    "direct_messages": direct_messages,
    "blocks": server_blocks,
    "reported_names": name_reports,
    "shared_files": shared_records,
    "openings": openings,
    "refused_invitations": refused_hosts,
}
_TIMES = ("created_at", "started_at", "ended_at")


class Export(NamedTuple):
    """A file with what is stored about a user, and the number of matches and files that were left out."""

    content: bytes
    filename: str
    left_out: int


class _Pieces:
    """The entries of the two long lists, up to the largest size."""

    def __init__(self) -> None:
        self.matches: list[bytes] = []
        self.files: list[bytes] = []
        self.size = self.left_out = 0

    def add(self, where: list[bytes], piece: bytes) -> None:
        """Add an entry if there is room for it."""
        if self.left_out or self.size + len(piece) > MOST_BEFORE_COMPRESSION:
            self.left_out += 1
            return
        self.size += len(piece)
        where.append(piece)

    def drop_oldest(self) -> None:
        """Leave out the last quarter of the entries, which are the oldest."""
        for where in (self.files, self.matches):
            remaining = len(where) - (len(where) + 3) // 4
            self.left_out += len(where) - remaining
            del where[remaining:]


async def make_export(store: PrivacyStore, user: int) -> Export:
    """Return what is stored about a user as a file, made in pieces and off the event loop."""
    rows = await store.get_owned_rows(user)
    head = {
        "format": FORMAT,
        "version": VERSION,
        "exported_at": from_milliseconds(milliseconds()).isoformat(),
        "user_id": str(user),
        "preferences": next((_values(preferences, row) for row in rows[preferences]), None),
        **{name: [_values(table, row) for row in rows[table]] for name, table in _SECTIONS.items()},
        "server_log": [_log_entry(row) for row in await store.log_entries(user)],
        "named_in": await _find_matches_naming(store, user),
    }
    pieces = _Pieces()
    async for piece in _match_pieces(store, user):
        pieces.add(pieces.matches, piece)
    for row in reversed(rows[imported_records]):
        pieces.add(pieces.files, await asyncio.to_thread(_file, row))
    return await asyncio.to_thread(_write, head, pieces)


def _write(head: Mapping[str, Any], pieces: _Pieces) -> Export:
    content = _join(head, pieces)
    if len(content) <= MOST_BYTES:
        return Export(content, "guildhall-data.json", pieces.left_out)
    archive = _pack(content)
    while len(archive) > MOST_BYTES and (pieces.matches or pieces.files):
        pieces.drop_oldest()
        archive = _pack(_join(head, pieces))
    return Export(archive, "guildhall-data.zip", pieces.left_out)


def _join(head: Mapping[str, Any], pieces: _Pieces) -> bytes:
    fields = [_encode(name) + b": " + _encode(value) for name, value in head.items()]
    for name, entries in (("matches", pieces.matches), ("imported_files", pieces.files)):
        fields.append(_encode(name) + b": [\n  " + b",\n  ".join(entries) + b"\n ]")
    fields.append(_encode("left_out") + b": " + _encode(pieces.left_out))
    return b"{\n " + b",\n ".join(fields) + b"\n}\n"


def _pack(content: bytes) -> bytes:
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        archive.writestr("guildhall-data.json", content)
    return buffer.getvalue()


def _encode(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _file(row: Row) -> bytes:
    return _encode(_values(imported_records, row))


def _time(value: int | None) -> str | None:
    return None if value is None else from_milliseconds(value).isoformat()


def _values(table: Table, row: Row) -> dict[str, Any]:
    """Return what a row says about its owner; of another user in it, only that there is one."""
    values: dict[str, Any] = {}
    for name, column_kind in PERSONAL[table].items():
        value = row[name]
        if column_kind is Kind.TIME:
            values[name] = _time(value or None)
        elif isinstance(column_kind, Ids):
            values[name] = value is not None
        elif column_kind is Kind.OWN:
            values[name] = _plain(table, name, value)
    return values


def _plain(table: Table, name: str, value: Any) -> Any:
    """Return a value without JSON inside JSON, and large ids as text, which every program reads."""
    if isinstance(value, str) and value[:1] in ("[", "{"):
        return msgspec.json.decode(value)
    return str(value) if isinstance(table.c[name].type, BigInteger) and value is not None else value


def _log_entry(row: Row) -> dict[str, Any]:
    return {"server": str(row["guild_id"]), "at": _time(row["at"]), "what": row["what"]}


async def _find_matches_naming(store: PrivacyStore, user: int) -> list[dict[str, Any]]:
    """Return the matches that name a user, whether they play there or not, and where."""
    entries: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        rows, after = await store.find_matches_naming(user, after)
        entries += await asyncio.to_thread(_describe_namings, rows, user)
    return entries


def _describe_namings(rows: Sequence[Row], user: int) -> list[dict[str, Any]]:
    namings = ((row["id"], find_columns_naming(matches, row, user)) for row in rows)
    return [{"match_id": match_id, "as": where} for match_id, where in namings if where]


async def _match_pieces(store: PrivacyStore, user: int) -> Any:
    """Yield a user's matches as JSON, the newest first."""
    rows = await store.matches(user, _PAGE)
    while rows:
        all_seats = await store.seats([row["id"] for row in rows])
        for row in rows:
            sitting = tuple(seat["user_id"] for seat in all_seats if seat["match_id"] == row["id"])
            actions = await store.actions(row["id"], row["seat"])
            yield await asyncio.to_thread(
                lambda *values: _encode(_match(*values)), row, sitting, actions, user
            )
        rows = await store.matches(user, _PAGE, before=rows[-1]["id"])


def _match(row: Row, sitting: Sequence[int | None], actions: Sequence[Row], user: int) -> dict[str, Any]:
    seat = row["seat"]
    ending = msgspec.json.decode(row["ending"] or "null")
    return {
        "match_id": row["id"],
        "server": str(row["guild_id"]),
        "channel": str(row["channel_id"]),
        "game": row["game"],
        "status": row["status"],
        "options": msgspec.json.decode(row["options"]),
        "is_practice": row["is_practice"],
        **{name: _time(row[name]) for name in _TIMES},
        "your_seat": seat + 1,
        "seats": [_sitter(other, user) for other in sitting],
        "is_host": row["host"] == user,
        "has_resigned": seat in msgspec.json.decode(row["resigned"]),
        "ending": ending and {"kind": ending["kind"], "result": ending["outcome"]},
        "clock": _clock(row, seat),
        "events": list(_events(row, seat, user)),
        "actions": [
            {
                "at": _time(action["at"]),
                "turn": action["turn"],
                "action": action["action"],
                "cause": action["cause"],
                "taken_back_at": _time(action["retracted_at"]),
            }
            for action in actions
        ],
        "position": _position(row, tuple(sitting), seat),
    }


def _sitter(other: int | None, user: int) -> str:
    if other is None:
        return "free"
    if other == user:
        return "you"
    return "computer" if is_computer(other) else "opponent"


def _clock(row: Row, seat: int) -> dict[str, Any] | None:
    """Return the user's clock, reminders and absence in a match; not whom they stand in for."""
    statuses = msgspec.json.decode(row["seat_statuses"])
    if seat >= len(statuses):
        return None
    return {name: value for name, value in statuses[seat].items() if name not in ("owner", "asked")}


def _events(row: Row, seat: int, user: int) -> Iterator[dict[str, Any]]:
    for event in msgspec.json.decode(row["events"]):
        if event["user"] == user or event["player"] == seat:
            yield {"kind": event["kind"], "turn": event.get("turn", 0), "seat": event["player"] + 1}


def _position(row: Row, sitting: tuple[int | None, ...], seat: int) -> Any:
    """Return what the user may know of the position; ``None`` at a table and for removed games."""
    try:
        match = match_from_row(row, sitting)  # type: ignore[arg-type]
    except DamagedMatch:
        return None
    if match.state is None:
        return None
    view = msgspec.to_builtins(match.view(seat), str_keys=True)
    return {name: value for name, value in view.items() if name != "legal"}
