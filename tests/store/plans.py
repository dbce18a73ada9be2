"""How SQLite finds the rows of the statements that the bot sends."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

from bot.store import Store

Statement = tuple[str, Any]


@contextmanager
def statements(store: Store) -> Iterator[list[Statement]]:
    """Collect what is sent to the database meanwhile, with its parameters."""
    queries: list[Statement] = []

    def keep(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        queries.append((statement, parameters))

    event.listen(store.engine.sync_engine, "before_cursor_execute", keep)
    yield queries
    event.remove(store.engine.sync_engine, "before_cursor_execute", keep)


def plans(file: Path, queries: Iterable[Statement]) -> list[tuple[str, str]]:
    """Return the steps by which SQLite carries out each statement, as ``(step, statement)``."""
    with closing(sqlite3.connect(file)) as connection:
        return [
            (row[3], statement)
            for statement, parameters in dict(queries).items()
            for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", _first(parameters))
        ]


def scans(file: Path, queries: Iterable[Statement]) -> list[tuple[str, str]]:
    """Return the steps that read a whole table or a whole index."""
    return [
        step for step in plans(file, queries) if step[0].startswith("SCAN") and "CONSTANT ROW" not in step[0]
    ]


def _first(parameters: Any) -> Any:
    return parameters[0] if isinstance(parameters, list) else parameters
