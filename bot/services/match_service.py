"""The service through which every click, slash command and form changes a match."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from types import MappingProxyType
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.match.commands import (
    ComeBack,
    Command,
    Context,
    Join,
    Start,
    find_advantage_user,
    get_rematch_marks,
    is_complete_rematch,
    refuse_outsider,
    require_participant,
)
from bot.match.deliveries import Claim, MatchLine
from bot.match.digests import is_current
from bot.match.effects import add_effects, find_affected_users
from bot.match.former_users import is_former
from bot.match.grace import get_grace
from bot.match.models import Change, LoggedAction, Match, is_computer
from bot.match.new_table import NewTable
from bot.match.ratings import MOST_A_WEEK
from bot.match.recipients import Recipients
from bot.match.refusals import (
    BlockedUser,
    ChannelBusy,
    MatchPaused,
    NotBegun,
    NotInMatch,
    Refusal,
    StaleBoard,
)
from bot.match.versions import Version
from bot.observability.logs import log_context
from bot.observability.traces import NULL_RECORDER, Recorder, current_trace
from bot.services.invitations import InvitationService
from bot.services.match_queries import MatchQueries
from bot.services.progress import committing
from bot.store import ChannelTaken, Store
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
_MAX_ATTEMPTS = 5
NO_RECIPIENTS: Recipients = MappingProxyType({})
"""The recipients of a match if they were not read with it."""


FindPlace = Callable[[Match, Callable[[int, bool], Awaitable[Match]]], Awaitable[Match]]
"""A function that finds a place for the rematch of a match. It stores it there with the given function, which
takes the id of the channel and whether computers may be added."""


async def _stay(old: Match, store: Callable[[int, bool], Awaitable[Match]]) -> Match:
    return await store(old.channel_id, True)


def find_users_to_play(before: Match, after: Match) -> set[int]:
    """Return the users who begin to play with a change: by taking a seat, or because the match begins.

    A user who gets their own seat back does not count.
    """
    if before.status == "lobby" and after.status == "running":
        return set(after.humans)
    owners = {status.owner for status in before.seat_statuses}
    return {user for user in after.humans if user not in before.seats and user not in owners}


def random_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(16)


class MatchService(MatchQueries):
    """The service that opens matches and performs commands on them.

    ``wake`` is called with the id of a match whose board has to be updated, and with its claim if there is
    one; ``wake_scheduler`` is called when timers have changed.
    """

    def __init__(
        self,
        store: Store,
        wake: Callable[[int, Claim | None], None],
        *,
        wake_scheduler: Callable[[], None] = lambda: None,
        clock: Callable[[], int] = milliseconds,
        new_seed: Callable[[], str] = random_seed,
        recorder: Recorder = NULL_RECORDER,
    ) -> None:
        super().__init__(store)
        self._wake = wake
        self.wake_scheduler = wake_scheduler
        self._match_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._rematch_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._clock = clock
        self._new_seed = new_seed
        self._recorder = recorder
        self.invitations = InvitationService(store, clock)

    async def open(self, new_table: NewTable, opening: int | None = None) -> Match:
        """Open a table and return its match. Raise ``Refusal`` if that is not possible.

        ``opening`` is that of `InvitationService.reserve`.
        """
        change = new_table(self._clock())
        table = replace(change.match, mention_seq=0, mentions=())
        await self.require_unblocked(table.guild_id, table.host, {*table.humans, *new_table.users})
        change = await self._add_effects(table, change, table.created_at)
        with committing() as progress:
            try:
                # Mentions ask for a new board, but the first board is a new message anyway.
                match = await self.store.matches.create(
                    replace(change.match, board_seq=table.board_seq), change.timer_updates, opening
                )
            except ChannelTaken as error:
                raise ChannelBusy from error
            progress.is_committed = True
        current_trace().note_match(match.id, match.game)
        self._recorder.record_commit(match.game, actions=0, before=None, after=match.status)
        self._wake(match.id, None)
        if change.timer_updates:
            self.wake_scheduler()
        return match

    async def save_line(self, line: MatchLine) -> None:
        """Store the line of a thread."""
        await self.store.match_lines.save(line)

    async def forget_line(self, line: MatchLine) -> None:
        """Forget a line whose message is gone."""
        await self.store.match_lines.remove(line.thread_id)

    async def perform(
        self,
        target: Match | int,
        user: int,
        command: Command,
        *,
        version: Version | None = None,
        recipients: Recipients = NO_RECIPIENTS,
    ) -> Match:
        """Perform a command for a user, and return the match after the commit.

        Raise ``Refusal`` and change nothing if the command may not be carried out.

        Args:
            target: The match if it was just read together with its ``recipients``; otherwise its id.
            user: The user who gave the command; 0 for the bot.
            command: The command.
            version: The `Match.board_version` that the user saw, if the command is only valid for that board.
            recipients: The players as recipients of notifications, as read with the match.
        """
        match_id, stored = (target.id, (target, recipients)) if isinstance(target, Match) else (target, None)
        # The lock only saves retries: comparing the revision is what keeps simultaneous clicks apart.
        match_lock = self._match_locks.setdefault(match_id, asyncio.Lock())
        if match_lock.locked():
            stored = None
        async with match_lock:
            with log_context(match=match_id, command=type(command).__name__):
                for _ in range(_MAX_ATTEMPTS):
                    (match, recipients), stored = stored or await self.get(match_id), None
                    if version is not None:
                        self.require_current_board(match, user, version)
                    new_match = await self._try_once(match, recipients, user, command)
                    if new_match is not None:
                        return new_match
                raise Refusal("busy")

    def require_current_board(self, match: Match, user: int, version: Version) -> None:
        """Raise ``Refusal`` unless the user plays and ``version``, which they saw, is still current."""
        if user not in match.seats and not match.has_lent_seat(user):
            raise refuse_outsider(match, user)
        if not is_current(match, version):
            raise StaleBoard(match, version) if match.pause is None else MatchPaused(match)

    async def _try_once(
        self, match: Match, recipients: Recipients, user: int, command: Command
    ) -> Match | None:
        """Perform a command once. Return the match after it, or ``None`` if it was changed meanwhile."""
        now = self._clock()
        record = await self.get_actions(match.id) if command.needs_record else ()
        if not recipients and match.status == "running":
            recipients = await self.store.preferences.get_recipients(match.id, match.humans)
        change = command(
            Context(
                match=match,
                user=user,
                now=now,
                seed=self._new_seed(),
                record=record,
                end_turns_themselves=frozenset(
                    other for other, one in recipients.items() if not one.preferences.auto_end_turn
                ),
                end_turns_at_once=frozenset(
                    other for other, one in recipients.items() if get_grace(one.preferences) == 0
                ),
            )
        )
        if newly_playing := find_users_to_play(match, change.match):
            await self.require_unblocked(match.guild_id, user, newly_playing)
        change = await self._add_effects(match, change, now, recipients)
        with committing() as progress:
            try:
                result = await self.store.matches.commit_and_claim(match, change, now)
            except ChannelTaken as error:
                raise ChannelBusy from error
            progress.is_committed |= result is not None
        if result is None:
            return None
        new_match, claim = result
        self._recorder.record_commit(
            match.game, actions=len(change.new_actions), before=match.status, after=new_match.status
        )
        if not change.is_silent:
            self._wake(match.id, claim and replace(claim, recipients=recipients))
        if new_match.rules_deadline != match.rules_deadline or change.timer_updates:
            self.wake_scheduler()
        _log.info("match.changed", extra={"game": new_match.game, "revision": new_match.revision})
        return new_match

    async def require_unblocked(self, guild_id: int, user: int, newly_playing: Collection[int]) -> None:
        """Raise ``Refusal`` if a user who would begin to play is blocked in the server.

        ``user`` is the one who gave the command: the sentence of the refusal depends on it.
        """
        blocks = await self.store.server_blocks.find_among(guild_id, newly_playing)
        for block in sorted(blocks, key=lambda block: block.user_id != user):
            raise BlockedUser(block.user_id, block.reason, is_self=block.user_id == user)

    async def _add_effects(
        self, match: Match, change: Change, now: int, recipients: Recipients = NO_RECIPIENTS
    ) -> Change:
        missing = find_affected_users(match, change).difference(recipients)
        more = await self.store.preferences.get_recipients(match.id, missing) if missing else {}
        change = add_effects(match, change, {**recipients, **more}, now)
        if match.status == "lobby" and change.match.rating in ("open", "rated", "nobody"):
            return replace(change, match=await self._limit_ratings(change.match, now))
        return change

    async def _limit_ratings(self, match: Match, now: int) -> Match:
        """Return the match, not rated if its server has no ratings or its people had enough this week."""
        if match.rating == "nobody" and match.status == "lobby":
            return match
        if (await self.store.server_settings.get(match.guild_id)).ratings == "off":
            return replace(match, rating="off")
        if match.rating == "nobody":  # the board of the end offers it to people who are new together
            is_offered = len(match.humans) > 1 and not await self.store.ratings.have_results(match.humans)
            return match if is_offered else replace(match, rating="off")
        if await self.store.ratings.count_same_people(match.humans, now) < MOST_A_WEEK:
            return match
        return replace(match, rating="week" if match.status == "lobby" else "off")

    async def mark_present(self, match: Match, user: int) -> Match:
        """Record that a user is active, and return the match.

        If the bot played for the user because they were late too often, it stops.
        """
        player = match.find_player(user)
        if match.status != "running" or player is None or not match.seat_status(player).is_left_to_bot:
            return match
        try:
            return await self.perform(match.id, user, ComeBack())
        except Refusal:  # another click brought them back, or the match ended at the same moment
            return (await self.get(match.id))[0]

    def preview(
        self, match: Match, user: int, command: Command, record: tuple[LoggedAction, ...] = ()
    ) -> Match:
        """Return the match as the command would leave it, without a commit. Raise what it raises."""
        context = Context(match=match, user=user, now=self._clock(), seed=match.seed, record=record)
        change = command(context)
        return replace(change.match, revision=match.revision + 1, public_revision=match.public_revision + 1)

    async def preview_with_mentions(self, match: Match, user: int, command: Command) -> Match:
        """Return what ``preview`` returns, but ready to be posted: it mentions only users who want that."""
        previewed_match = self.preview(match, user, command)
        return (await self._add_effects(match, Change(match=previewed_match), self._clock())).match

    async def rematch(self, match_id: int, user: int, *, find_place: FindPlace = _stay) -> Match:
        """Open or join a table for the same users, with the seats rotated by one.

        The second user to ask joins the table that the first one opened, even if both ask at the same moment.
        The match begins once all have asked.
        Raise ``Refusal`` if the match is not over or the user may not have a rematch.

        ``find_place`` opens the table in a free place, with whether computers may be added, or raises
        ``Refusal`` if the server does not allow a rematch.
        """
        old, _ = await self.get(match_id)
        if old.status == "lobby" and old.rotation:  # the slash command finds the rematch as the newest match
            return await self._join_rematch(old, user)
        if not old.is_over:
            raise NotBegun(old) if old.status == "lobby" else Refusal("not-over")
        require_participant(old, user)
        async with self._rematch_locks.setdefault(old.id, asyncio.Lock()):
            table = await self._find_rematch(old, user)
            if table is None:
                try:
                    return await self._open_rematch(old, user, find_place)
                except Refusal:  # another process may have opened it
                    table = await self._find_rematch(old, user)
                    if table is None:
                        raise
        return await self._join_rematch(table, user)

    async def _find_rematch(self, old: Match, user: int) -> Match | None:
        """Return the open rematch of ``old``, begun or not, if ``user`` may play in it."""
        for table_id in await self.store.open_matches.find_rematches(old):
            table = await self.find(table_id)
            if table is not None and user in (table.host, *table.invited, *table.seats):
                return table
        return None

    async def _join_rematch(self, table: Match, user: int) -> Match:
        if table.status == "running" or (user == table.host and user not in table.seats):
            return table  # a second click by a player, or by a host who only watches
        if user not in (*table.invited, *table.seats):
            raise NotInMatch(table)
        return await self.perform(table.id, user, Join())

    async def _open_rematch(self, old: Match, user: int, find_place: FindPlace) -> Match:
        player = old.find_player(user)
        marks = get_rematch_marks(old)
        if player is not None and marks:
            host_seat = marks[(old.players.index(user) + 1) % len(marks)]
        else:
            host_seat = ((player or 0) + 1) % max(len(old.players), 1)
        guests = tuple(other for other in old.humans if other != user and not is_former(other))
        new_table = NewTable(
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            game=old.game,
            host=user,
            options=old.options,
            invited=guests,
            computers=tuple(other for other in old.players if is_computer(other)),
            watching=player is None,
            theme=old.theme,
            locale=old.locale,
            host_seat=host_seat,
            rematch_of=old.id,
            rotation=(*old.players[-1:], *old.players[:-1]),
            advantage_user=find_advantage_user(old),
            marks=marks,
            time_control=old.time_control,
            boards=old.boards,
            practice=old.is_practice,
        )
        # Checked before a thread is made, so that a blocked user leaves no empty one behind.
        await self.require_unblocked(old.guild_id, user, new_table.users)
        async with self.invitations.reserve(user, guests) as opening:

            async def store(channel_id: int, offers_computers: bool) -> Match:
                placed = replace(new_table, channel_id=channel_id, offers_computers=offers_computers)
                return await self.open(placed, opening)

            table = await find_place(old, store)
        if is_complete_rematch(table):  # all others are computers
            return await self.perform(table, user, Start())
        return table
