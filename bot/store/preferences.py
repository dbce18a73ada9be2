"""What users chose in ``/me`` and which matches they have muted."""

from collections.abc import Collection, Mapping
from typing import Any, Unpack

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.match.recipients import PreferenceChanges, Preferences, Recipient
from bot.store.tables import mutes
from bot.store.tables import preferences as table

_LABELS = tuple((name, f"preferences_{name}") for name in Preferences.__struct_fields__)
PREFERENCE_COLUMNS = [table.c[name].label(label) for name, label in _LABELS]
"""The columns of a user's preferences, labelled so that they can be selected beside those of a match."""
MUTED_TURN = mutes.c.turn.label("preferences_muted")

# Built once, because building a statement costs as much as executing it.
_BY_USER = select(table).where(table.c.user_id == bindparam("key"))
_RECIPIENTS = (
    select(*PREFERENCE_COLUMNS, MUTED_TURN)
    .select_from(
        table.outerjoin(
            mutes, (mutes.c.user_id == table.c.user_id) & (mutes.c.match_id == bindparam("of_match"))
        )
    )
    .where(table.c.user_id.in_(bindparam("users", expanding=True)))
)


def recipient_from_row(row: Mapping[str, Any], user_id: int) -> Recipient:
    """Return the recipient of a row with ``PREFERENCE_COLUMNS`` and ``MUTED_TURN``."""
    if row.get("preferences_user_id") is None:
        return Recipient(Preferences(user_id=user_id))
    return Recipient(Preferences(**{name: row[label] for name, label in _LABELS}), row["preferences_muted"])


class PreferenceStore:
    """Queries on preferences and mutes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, user_id: int) -> Preferences:
        """Return the preferences of a user; the defaults if nothing is stored."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_BY_USER, {"key": user_id})
            row = rows.mappings().one_or_none()
        return Preferences(user_id=user_id) if row is None else Preferences(**row)

    async def set(self, user_id: int, **changes: Unpack[PreferenceChanges]) -> Preferences:
        """Change some preferences of a user and return them all."""
        statement = update(table).where(table.c.user_id == user_id).values(user_id=user_id, **changes)
        preferences = Preferences(user_id=user_id, **changes)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(statement)).rowcount == 0:
                    await connection.execute(insert(table).values(msgspec.structs.asdict(preferences)))
        except IntegrityError:  # another process was the first to insert it
            async with self._engine.begin() as connection:
                await connection.execute(statement)
        return await self.get(user_id)

    async def find_languages(self) -> dict[int, str]:
        """Return the languages that users have chosen, by user."""
        statement = select(table.c.user_id, table.c.language).where(table.c.language != "")
        async with self._engine.connect() as connection:
            return {row.user_id: row.language for row in await connection.execute(statement)}

    async def get_recipients(self, match_id: int, users: Collection[int]) -> dict[int, Recipient]:
        """Return the users as recipients of notifications about a match."""
        values = {"of_match": match_id, "users": list(users)}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_RECIPIENTS, values)).mappings().all()
        rows_by_user = {row["preferences_user_id"]: dict(row) for row in rows}
        return {user: recipient_from_row(rows_by_user.get(user, {}), user) for user in users}

    async def mute(self, match_id: int, user_id: int, turn: int | None) -> None:
        """Mute a turn of a match for a user, or the whole match (0), or lift the mute (``None``)."""
        await self.set(user_id)
        is_mute = (mutes.c.match_id == match_id) & (mutes.c.user_id == user_id)
        async with self._engine.begin() as connection:
            await connection.execute(delete(mutes).where(is_mute))
            if turn is not None:
                await connection.execute(insert(mutes).values(match_id=match_id, user_id=user_id, turn=turn))

    async def find_users_to_inform(self) -> list[int]:
        """Return the users who don't know yet that Discord refused a direct message to them."""
        query = select(table.c.user_id).where(table.c.refusal_hint_pending)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))
