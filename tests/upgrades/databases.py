"""Databases of an earlier schema: rows that a bot of that time has written, multiplied.

``rows/NNNN.json`` has the rows of all tables after some matches of every game, written by the last version of
the bot with that schema: ``python -m tests.upgrades`` writes those of today's.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import GAMES
from bot.store import Store
from bot.store.migrate import HEAD, upgrade
from tests.store.personal_data import add_everything
from tests.upgrades.players import Players

ROWS = Path(__file__).parent / "rows"
Rows = Mapping[str, Sequence[dict[str, Any]]]

_ACTIONS = (None, 0, 1, 4, 9, 16, 25)
"""After how many actions a match of each game is kept; ``None`` for a table that has not begun."""
_STEP = 1_000
"""What lies between the ids and channels of a match and of its next copy."""
_OF_PROCESSES = frozenset({"alembic_version", "processes", "shard_leases"})
"""Tables about what ran, not about what is kept."""


async def write_rows(url: str) -> Path:
    """Play matches of every game on an empty database, and return the file to which its rows are written."""
    store = Store(url)
    await store.open()
    players, channel = Players(store, "upgrade"), 0
    for rules in GAMES.values():
        for count in _ACTIONS:
            channel += 1
            mode = {"mode": ("live", "turns")[channel % 2]} if rules.key == "space-builder" else {}
            match = await players.open(
                channel, rules.key, rules.players[channel % len(rules.players)], **mode
            )
            if count is None:
                continue
            match = await players.start(match)
            for _ in range(count):
                match = await players.act(match)
            assert not match.is_over, (rules.key, count)
            if count == _ACTIONS[-1]:
                await players.ask_to_cancel(match)
    await add_everything(store, "upgrade")
    async with store.engine.connect() as connection:
        rows = await connection.run_sync(_read)
    await store.close()
    file = ROWS / f"{HEAD}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(_format(rows), encoding="utf-8")
    return file


def _format(rows: Rows) -> str:
    """Return the rows as JSON with a line for each."""
    encode = msgspec.json.Encoder(order="sorted").encode
    tables = (
        f'"{name}": [\n' + ",\n".join(encode(row).decode() for row in of_table) + "\n]"
        for name, of_table in rows.items()
    )
    return "{" + ",\n".join(tables) + "}\n"


def _read(connection: Connection) -> Rows:
    metadata = _tables(connection)
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in metadata.sorted_tables
        if table.name not in _OF_PROCESSES
    }


def _tables(connection: Connection) -> MetaData:
    metadata = MetaData()
    metadata.reflect(connection)
    return metadata


async def fill(connection: AsyncConnection, revision: str, matches: int) -> None:
    """Create the tables of an earlier schema in an empty database, and fill them with open matches."""
    await connection.run_sync(upgrade, revision)
    rows: Rows = msgspec.json.decode((ROWS / f"{revision}.json").read_bytes())
    open_matches = sum(row["status"] in ("lobby", "running") for row in rows["matches"])
    copies = -(-matches // open_matches)
    metadata = await connection.run_sync(_tables)
    for table in metadata.sorted_tables:
        originals = rows.get(table.name, ())
        if not originals:
            continue
        is_of_match = {"match_id", "channel_id"} & originals[0].keys()
        numbers = range(copies if is_of_match else 1)
        await connection.execute(
            insert(table), [_copy(row, table.name, number) for number in numbers for row in originals]
        )
        if connection.dialect.name == "postgresql" and "id" in table.c:
            newest = f"(SELECT max(id) FROM {table.name})"
            await connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {newest})")
            )


def _copy(row: dict[str, Any], table: str, number: int) -> dict[str, Any]:
    """Return a row as it is in the copy of a match with a number: with other ids of its own."""
    shift = number * _STEP
    moved = {name: row[name] + shift for name in ("match_id", "channel_id") if row.get(name) is not None}
    if "id" in row:
        moved["id"] = row["id"] + (shift if table == "matches" else number * 1_000_000)
    return {**row, **moved}
