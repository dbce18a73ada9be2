"""What people wish to be told, and which of their matches are going on."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.records import Addressee, Person
from bot.store.shards import Sharded
from bot.store.tables import matches, mutes, outbox, people, seats

_LIVE = ("lobby", "running")
WISHES = [people.c[name].label(f"person_{name}") for name in Person.__struct_fields__]
"""What there is to know of a person, under names that no other table has."""
MUTED = mutes.c.turn.label("person_muted")
_NAMES = tuple((name, f"person_{name}") for name in Person.__struct_fields__)


def addressee_from_row(row: Mapping[str, Any], user_id: int) -> Addressee:
    """Somebody of a row with ``WISHES`` and ``MUTED``; the defaults where they are not known."""
    if row.get("person_user_id") is None:
        return Addressee(Person(user_id=user_id))
    return Addressee(Person(**{name: row[label] for name, label in _NAMES}), row["person_muted"])


class PeopleQueries(Sharded):
    """The queries on people."""

    async def person(self, user_id: int) -> Person:
        """What somebody wishes; the defaults for whoever never said so."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.user_id == user_id))).mappings()
            found = row.one_or_none()
        return Person(user_id=user_id) if found is None else Person(**found)

    async def addressees(self, match_id: int, users: Collection[int]) -> dict[int, Addressee]:
        """Those who may be told of a match, by account."""
        muted = (mutes.c.user_id == people.c.user_id) & (mutes.c.match_id == match_id)
        query = (
            select(*WISHES, MUTED)
            .select_from(people.outerjoin(mutes, muted))
            .where(people.c.user_id.in_(users))
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        found = {row["person_user_id"]: dict(row) for row in rows}
        return {user: addressee_from_row(found.get(user, {}), user) for user in users}

    async def change_person(self, user_id: int, **wishes: Any) -> Person:
        """Keeps what somebody wishes from now on; what is not named stays as it is, or was set meanwhile."""
        known = update(people).where(people.c.user_id == user_id).values(user_id=user_id, **wishes)
        person = Person(user_id=user_id, **wishes)
        try:
            async with self.engine.begin() as connection:
                if (await connection.execute(known)).rowcount == 0:
                    await connection.execute(insert(people).values(msgspec.structs.asdict(person)))
        except IntegrityError:  # another process was the first to keep it
            async with self.engine.begin() as connection:
                await connection.execute(known)
        return await self.person(user_id)

    async def mute(self, match_id: int, user_id: int, turn: int | None) -> None:
        """Has somebody not be told of a turn of a match, of all of it (0), or again of all (``None``)."""
        await self.change_person(user_id)
        chosen = (mutes.c.match_id == match_id) & (mutes.c.user_id == user_id)
        async with self.engine.begin() as connection:
            await connection.execute(delete(mutes).where(chosen))
            if turn is not None:
                await connection.execute(insert(mutes).values(match_id=match_id, user_id=user_id, turn=turn))

    async def live_matches_of(self, user_id: int) -> list[int]:
        """The matches that somebody sits in and that are not over, in every server."""
        query = (
            select(matches.c.id)
            .join(seats, seats.c.match_id == matches.c.id)
            .where(seats.c.user_id == user_id, matches.c.status.in_(_LIVE))
            .order_by(matches.c.id)
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def people_to_hint(self) -> list[int]:
        """Those who do not know yet that Discord refused a direct message to them."""
        async with self.engine.connect() as connection:
            return list(await connection.scalars(select(people.c.user_id).where(people.c.hint)))

    async def is_blocked(self, match_id: int) -> bool:
        """Return whether Discord refuses to let the bot write where a match is played."""
        waiting = (outbox.c.match_id == match_id) & outbox.c.blocked
        async with self.engine.connect() as connection:
            return await connection.scalar(select(outbox.c.id).where(waiting).limit(1)) is not None
