"""Queries on matches, their seats and records. A commit fails if the match was changed meanwhile."""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import starmap
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.games import GAMES
from bot.match.deliveries import Board, Claim
from bot.match.digests import with_digest
from bot.match.models import AUTOMATIC, LARGEST_ID, Change, LoggedAction, Match
from bot.match.recipients import Pupil, Recipients
from bot.match.timer_values import RULES_TIMER, TimerUpdate
from bot.store.engine import is_conflict
from bot.store.invitations import fulfil_within
from bot.store.outbox import enqueue_claimed_within, enqueue_elsewhere_within, enqueue_within
from bot.store.own_shards import OwnShards
from bot.store.preferences import MUTED_TURN, PREFERENCE_COLUMNS, recipient_from_row
from bot.store.ratings import count_match_within
from bot.store.rows import board_to_row, match_from_row, match_to_row, matches_from_rows, seat_rows
from bot.store.server_log import insert_log_entry
from bot.store.snapshots import SnapshotStore
from bot.store.tables import (
    LIVE,
    ONE_LIVE_PER_CHANNEL,
    actions,
    boards,
    lessons,
    matches,
    mutes,
    preferences,
    seats,
)
from bot.store.timers import TimerStore

_LIVE = ("lobby", "running")
_BATCH_SIZE = 50
"""The number of matches that are read at a time, so that nobody else waits for long."""

# Built once, because building a statement costs as much as executing it. One statement reads a match and its
# seats, so that they always belong to the same revision.
_READ = (
    select(matches, seats.c.user_id.label("seated_user"), *PREFERENCE_COLUMNS, MUTED_TURN)
    .join(seats, seats.c.match_id == matches.c.id)
    .outerjoin(preferences, preferences.c.user_id == seats.c.user_id)
    .outerjoin(mutes, (mutes.c.match_id == matches.c.id) & (mutes.c.user_id == preferences.c.user_id))
    .order_by(seats.c.seat)
)
_BY_IDS = (
    select(matches, seats.c.user_id.label("seated_user"))
    .join(seats, seats.c.match_id == matches.c.id)
    .where(matches.c.id.in_(bindparam("keys", expanding=True)))
    .order_by(matches.c.id, seats.c.seat)
)
_BY_ID = _READ.where(matches.c.id == bindparam("key"))
_IN_CHANNEL = matches.c.channel_id == bindparam("key")
_OPEN = select(matches.c.id).where(_IN_CHANNEL, text(LIVE))
_NEWEST = select(matches.c.id).where(_IN_CHANNEL).order_by(matches.c.id.desc()).limit(1)
_NEWEST_BEGUN = _NEWEST.where(matches.c.started_at.is_not(None))
# An open match may be older than others that are over, if it was moved to their channel. A table that was
# closed does not hide what was played.
_LATEST = _READ.where(
    matches.c.id == func.coalesce(*(each.scalar_subquery() for each in (_OPEN, _NEWEST_BEGUN, _NEWEST)))
)
_UPDATE_IF_UNCHANGED = (
    update(matches)
    .where(matches.c.id == bindparam("of_match"), matches.c.revision == bindparam("of_revision"))
    .values({column.name: bindparam(column.name) for column in matches.c if not column.primary_key})
)
_APPEND = insert(actions)
_NOT_RETRACTED = actions.c.retracted_at.is_(None)
_RECORD = (
    select(*(actions.c[name] for name in LoggedAction.__struct_fields__))
    .where(actions.c.match_id == bindparam("key"), _NOT_RETRACTED)
    .order_by(actions.c.id)
)
_USER: BindParameter[Any] = bindparam("user")
_GAME: BindParameter[Any] = bindparam("game")
_MATCH: BindParameter[Any] = bindparam("match")
_coached = matches.alias("coached")
_PUPIL = select(
    select(preferences.c.coach).where(preferences.c.user_id == _USER).scalar_subquery().label("mode"),
    exists()
    .where(seats.c.match_id == matches.c.id, seats.c.user_id == _USER, matches.c.game == _GAME)
    .where(matches.c.id < _MATCH, matches.c.status == "finished")
    .label("has_played"),
    exists()
    .where(lessons.c.user_id == _USER, lessons.c.game == _GAME, lessons.c.coached_match == _MATCH)
    .label("follows_lesson"),
    actions.c.action,
)
_PUPIL = _PUPIL.where(_coached.c.id == _MATCH).outerjoin_from(
    _coached,
    actions,
    (actions.c.match_id == _coached.c.id)
    & (actions.c.player == bindparam("player"))
    & (actions.c.cause != AUTOMATIC)
    & _NOT_RETRACTED,
)


class ChannelTaken(Exception):  # noqa: N818
    """The channel already has a match that is not over."""


class MatchStore:
    """Queries on matches."""

    def __init__(
        self, engine: AsyncEngine, shards: OwnShards, timers: TimerStore, snapshots: SnapshotStore
    ) -> None:
        self._engine = engine
        self._shards = shards
        self._timers = timers
        self._snapshots = snapshots

    async def create(
        self, match: Match, updates: Sequence[TimerUpdate] = (), opening: int | None = None
    ) -> Match:
        """Store a new match with its timers and an entry in the outbox, and return it with its id.

        ``opening`` is the id that `InvitationStore.reserve` returned for it.

        Raise ``ChannelTaken`` if the channel has a match that is not over.
        """
        with _raising_channel_taken():
            async with self._engine.begin() as connection:
                match = with_digest(match, match.created_at)
                result = await connection.execute(insert(matches).values(match_to_row(match)))
                (match_id,) = result.inserted_primary_key or (0,)
                match = replace(match, id=match_id)
                await connection.execute(insert(seats), seat_rows(match))
                await connection.execute(insert(boards).values(board_to_row(Board(match_id=match.id))))
                if opening is not None:
                    await fulfil_within(connection, opening, match.id)
                await self._update_timers(connection, match, updates)
                is_served_here = self._shards.serves(match.guild_id)
                enqueue = enqueue_within if is_served_here else enqueue_elsewhere_within
                await enqueue(connection, match, match.created_at)
        return match

    async def find(self, match_id: int) -> Match | None:
        """Return a match, or ``None`` if there is none with this id."""
        match, _ = await self.find_with_recipients(match_id)
        return match

    async def find_with_recipients(self, match_id: int) -> tuple[Match | None, Recipients]:
        """Return a match and its players as recipients of notifications; ``None`` if there is none."""
        if not 0 < match_id <= LARGEST_ID:
            return None, {}
        return await self._find(_BY_ID, match_id)

    async def find_latest(self, channel_id: int) -> Match | None:
        """Return the open match of a channel, else its newest that began, else its newest table.

        Return ``None`` if the channel never had one.
        """
        match, _ = await self._find(_LATEST, channel_id)
        return match

    async def _find(self, query: Select[Any], key: int) -> tuple[Match | None, Recipients]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query, {"key": key})).mappings().all()
        if not rows:
            return None, {}
        users = tuple(row["seated_user"] for row in rows)
        recipients = {
            user: recipient_from_row(row, user) for user, row in zip(users, rows, strict=True) if user
        }
        return match_from_row(rows[0], users), recipients

    async def find_all(self, match_ids: Sequence[int]) -> AsyncIterator[Match]:
        """Yield the matches with these ids that exist, in order of id, reading a batch at a time."""
        for start in range(0, len(match_ids), _BATCH_SIZE):
            async with self._engine.connect() as connection:
                ids = match_ids[start : start + _BATCH_SIZE]
                rows = (await connection.execute(_BY_IDS, {"keys": ids})).mappings().all()
            for match in matches_from_rows(rows):
                yield match

    async def has_played(self, user_id: int, game: str) -> bool:
        """Return whether a user has finished a match of a game."""
        query = (
            select(matches.c.id)
            .join(seats, seats.c.match_id == matches.c.id)
            .where(seats.c.user_id == user_id, matches.c.game == game)
            .where(matches.c.status == "finished")
            .limit(1)
        )
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None

    async def get_pupil(self, match: Match, player: int) -> Pupil:
        """Return what the coach has to know about a player."""
        key = {"user": match.players[player], "game": match.game, "match": match.id, "player": player}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_PUPIL, key)).all()
        mode, has_played, follows_lesson, _ = rows[0] if rows else (None, True, False, None)
        own = tuple(action for *_, action in rows if action is not None)
        return Pupil(mode or "auto", bool(follows_lesson) or not has_played, own)

    async def find_live_of(self, user_id: int) -> list[int]:
        """Return the ids of a user's matches that are not over, in every server."""
        return await self._find_live(seats.c.user_id == user_id)

    async def find_live_owned_by(self, user_id: int) -> list[int]:
        """Return the ids of the matches that are not over in which somebody else plays on a user's seat."""
        return await self._find_live(seats.c.owner_id == user_id)

    async def find_live_asking(self, user_id: int) -> list[int]:
        """Return the ids of the tables and matches that may wait for a user's answer.

        These are tables to which they are invited, and matches of users who have named them as stand-in.
        """
        # With the columns and the condition of its index, the database reads only the tables, which are few.
        is_table = matches.c.game.in_(GAMES) & (matches.c.status == "lobby") & text(LIVE)
        invited = select(matches.c.id).where(is_table, matches.c.invited.contains(str(user_id)))
        absent = select(preferences.c.user_id).where(preferences.c.stand_in == user_id)
        async with self._engine.connect() as connection:
            tables = list(await connection.scalars(invited.order_by(matches.c.id)))
            owners = list(await connection.scalars(absent))
        return tables + (await self._find_live(seats.c.user_id.in_(owners)) if owners else [])

    async def _find_live(self, condition: ColumnElement[bool]) -> list[int]:
        query = (
            select(matches.c.id)
            .join(seats, seats.c.match_id == matches.c.id)
            .where(condition, matches.c.status.in_(_LIVE))
            .order_by(matches.c.id)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def commit_and_claim(
        self, before: Match, change: Change, now: int
    ) -> tuple[Match, Claim | None] | None:
        """Commit a change to ``before``, and claim its entry in the outbox in the same transaction.

        The transaction compares the revision and writes match, seats, actions, snapshot, timers and entry.

        Return the match after the change with its claim, or ``None`` if the match was changed meanwhile. The
        caller has to deliver what is claimed. The claim is ``None`` if the change is silent, if the match has
        other entries, or if another process serves the server. Raise ``ChannelTaken`` if the match moves to a
        channel with another live match.
        """
        next_public = before.public_revision + 1  # silent actions become known with the next public change
        kept_actions = before.action_count if change.kept_actions is None else change.kept_actions
        match = replace(
            change.match,
            revision=before.revision + 1,
            public_revision=before.public_revision if change.is_silent else next_public,
            action_count=kept_actions + len(change.new_actions),
        )
        match = match if change.is_silent else with_digest(match, now)
        old_revision = {"of_match": before.id, "of_revision": before.revision}
        async with self._engine.begin() as connection:
            with _raising_channel_taken():
                result = await connection.execute(_UPDATE_IF_UNCHANGED, old_revision | match_to_row(match))
            if result.rowcount != 1:
                return None
            if (rows := seat_rows(match)) != seat_rows(before):
                await connection.execute(delete(seats).where(seats.c.match_id == match.id))
                await connection.execute(insert(seats), rows)
            if change.kept_actions is not None:
                await _retract(connection, match.id, kept_actions, now)
                await self._snapshots.retract_within(connection, match.id, kept_actions)
            if change.new_actions:
                public = {"match_id": match.id, "public_revision": next_public}
                await connection.execute(_APPEND, [asdict(line) | public for line in change.new_actions])
            await self._snapshots.add_within(connection, match, kept_actions)
            if match.rules_deadline != before.rules_deadline:
                await self._timers.set_within(connection, match, RULES_TIMER, match.rules_deadline)
            await self._update_timers(connection, match, change.timer_updates)
            if match.status == "finished" != before.status:
                await count_match_within(connection, match)
            if change.log_entry is not None:
                await insert_log_entry(connection, change.log_entry)
            if change.is_silent:
                return match, None
            if self._shards.serves(before.guild_id):
                return match, await enqueue_claimed_within(connection, match, now)
            await enqueue_elsewhere_within(connection, match, now)
        return match, None

    async def _update_timers(
        self, connection: AsyncConnection, match: Match, updates: Sequence[TimerUpdate]
    ) -> None:
        for timer_update in updates:
            await self._timers.set_within(
                connection, match, timer_update.kind, timer_update.due_at, timer_update.user_id
            )

    async def get_record(self, match_id: int) -> tuple[LoggedAction, ...]:
        """Return the record of a match: its actions except those taken back, the oldest first."""
        async with self._engine.connect() as connection:
            return await _read_actions(connection, match_id)

    async def find_snapshot(
        self, match: Match, find_start: Callable[[tuple[LoggedAction, ...]], int]
    ) -> tuple[int, Any] | None:
        """Return the last snapshot at or before the action count that ``find_start`` returns.

        ``find_start`` gets the record, and returns 0 if no snapshot is needed. Return ``None`` if no snapshot
        fits (see `SnapshotStore.find`). Reading record and snapshot in two transactions would take a third
        longer.
        """
        async with self._engine.connect() as connection:
            start = find_start(await _read_actions(connection, match.id))
            return await self._snapshots.find_within(connection, match, start) if start else None

    async def count_actions_of(self, player: int, match_id: int) -> int:
        """Return the number of actions of a player in the record."""
        query = select(func.count()).where(
            actions.c.match_id == match_id, _NOT_RETRACTED, actions.c.player == player
        )
        async with self._engine.connect() as connection:
            return await connection.scalar(query) or 0


async def _read_actions(connection: AsyncConnection, match_id: int) -> tuple[LoggedAction, ...]:
    rows = (await connection.execute(_RECORD, {"key": match_id})).all()
    return tuple(starmap(LoggedAction, rows))


async def _retract(connection: AsyncConnection, match_id: int, kept_actions: int, now: int) -> None:
    query = select(actions.c.id).where(actions.c.match_id == match_id, _NOT_RETRACTED).order_by(actions.c.id)
    ids = list(await connection.scalars(query))
    if retracted_ids := ids[kept_actions:]:
        is_retracted = actions.c.id.in_(retracted_ids)
        await connection.execute(update(actions).where(is_retracted).values(retracted_at=now))


@contextmanager
def _raising_channel_taken() -> Iterator[None]:
    """Translate a conflict over a second live match in a channel into ``ChannelTaken``."""
    try:
        yield
    except IntegrityError as error:
        if is_conflict(error, ONE_LIVE_PER_CHANNEL):
            raise ChannelTaken from error
        raise
