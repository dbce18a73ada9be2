"""Snapshots: states between the actions of a match, so that a replay need not begin at its start."""

from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.match.models import Match
from bot.match.replay import SNAPSHOT_EVERY
from bot.store.tables import snapshots

_INSERT = insert(snapshots)
_NEAREST = (
    select(snapshots.c.action_count, snapshots.c.state)
    .where(snapshots.c.match_id == bindparam("of_match"), snapshots.c.action_count <= bindparam("most"))
    .order_by(snapshots.c.action_count.desc())
    .limit(1)
)


class SnapshotStore:
    """Queries on snapshots."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add_within(self, connection: AsyncConnection, match: Match, kept_actions: int) -> None:
        """Store the present state if a snapshot is due; there were ``kept_actions`` actions before."""
        if match.action_count // SNAPSHOT_EVERY > kept_actions // SNAPSHOT_EVERY:
            state = msgspec.json.encode(match.state).decode()
            row = {"match_id": match.id, "action_count": match.action_count, "state": state}
            await connection.execute(_INSERT, row)

    async def retract_within(self, connection: AsyncConnection, match_id: int, kept_actions: int) -> None:
        """Delete the snapshots after the first ``kept_actions`` actions."""
        is_retracted = (snapshots.c.match_id == match_id) & (snapshots.c.action_count > kept_actions)
        await connection.execute(delete(snapshots).where(is_retracted))

    async def find(self, match: Match, action_count: int) -> tuple[int, Any] | None:
        """Return the action count and the state of the last snapshot up to a number of actions.

        Return ``None`` if there is none that this version of the bot can read.
        """
        async with self._engine.connect() as connection:
            return await self.find_within(connection, match, action_count)

    async def find_within(
        self, connection: AsyncConnection, match: Match, action_count: int
    ) -> tuple[int, Any] | None:
        """Find a snapshot as `find` does, within a transaction."""
        values = {"of_match": match.id, "most": action_count}
        row = (await connection.execute(_NEAREST, values)).one_or_none()
        try:
            return None if row is None else (row[0], msgspec.json.decode(row[1], type=match.rules.State))
        except msgspec.DecodeError:
            return None
