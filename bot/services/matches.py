"""The one way by which every click, command and form changes a match."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.clock import milliseconds
from bot.games import GAMES, InvalidOptions
from bot.logs import log_context
from bot.services.attendance import attended, concerned
from bot.services.commands import ComeBack, Command, Join, Situation, acting_seat, may_direct
from bot.services.progress import committing
from bot.services.refusals import Refusal, StaleBoard
from bot.store import ChannelTaken, Store
from bot.store.records import Audience, Clock, Match, Step, is_computer

_log = logging.getLogger(__name__)
_TRIES = 5
NOBODY: Audience = MappingProxyType({})
"""The audience of a match where it was not read."""


def random_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(16)


class Matches:
    """Opens matches and carries commands out on them.

    ``wake`` is called with the id of a match that Discord has to be told of, ``set_alarm`` when something is
    due at another time than before.
    """

    def __init__(
        self,
        store: Store,
        wake: Callable[[int], None],
        *,
        set_alarm: Callable[[], None] = lambda: None,
        clock: Callable[[], int] = milliseconds,
        new_seed: Callable[[], str] = random_seed,
    ) -> None:
        self.store = store
        self._wake = wake
        self.set_alarm = set_alarm
        self._turnstiles: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._clock = clock
        self._new_seed = new_seed

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        game: str,
        host: int,
        options: dict[str, Any],
        invited: Sequence[int] = (),
        theme: str = "dark",
        locale: str = "en",
        host_seat: int = 0,
        rotation: Sequence[int] = (),
        clock: Clock | None = None,
        computers: Sequence[int] = (),
        watching: bool = False,
    ) -> Match:
        """The new table, with its host seated unless they only watch, and ``computers`` on the next seats.

        Raises ``Refusal``.
        """
        rules = GAMES[game]
        try:
            rules.options_from(options)
        except InvalidOptions as error:
            raise Refusal("bad-options", error=str(error)) from error
        if host in invited:
            raise Refusal("invited-yourself")
        seats: list[int | None] = [None] * (rules.players.stop - 1)
        if not watching:
            seats[host_seat] = host
        for account in computers:
            if None not in seats:
                raise Refusal("table-full")
            seats[seats.index(None)] = account
        table = Match(
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            options=options,
            theme=theme,
            locale=locale,
            host=host,
            seats=tuple(seats),
            invited=tuple(invited),
            rotation=tuple(rotation),
            clock=clock,
            created_at=self._clock(),
        )
        called = replace(table, notice=1 if invited else 0, told=tuple(invited))
        step = await self._attended(table, Step(match=called), table.created_at)
        with committing() as progress:
            try:
                match = await self.store.create(replace(step.match, post=table.post), step.timers)
            except ChannelTaken as error:
                raise Refusal("channel-taken") from error
            progress.committed = True
        self._wake(match.id)
        if step.timers:
            self.set_alarm()
        return match

    async def perform(
        self,
        target: Match | int,
        user: int,
        command: Command,
        *,
        version: int | None = None,
        audience: Audience = NOBODY,
    ) -> Match:
        """The match after ``command``, committed. Raises ``Refusal``, and then nothing has changed.

        ``target`` is the match as just read, if it was with its ``audience``, or its id. ``version`` is the
        one that the person saw, for what may only be done to exactly that board.
        """
        match_id, read = (target.id, (target, audience)) if isinstance(target, Match) else (target, None)
        # Not needed for safety, the version sees to that: people who click at once would try again and again.
        turnstile = self._turnstiles.setdefault(match_id, asyncio.Lock())
        if turnstile.locked():
            read = None
        async with turnstile:
            with log_context(match=match_id, action=type(command).__name__):
                return await self._perform(match_id, read, user, command, version)

    async def _perform(
        self,
        match_id: int,
        read: tuple[Match, Audience] | None,
        user: int,
        command: Command,
        version: int | None,
    ) -> Match:
        for _ in range(_TRIES):
            (match, audience), read = read or await self.read(match_id), None
            if version is not None:
                self._check_version(match, user, version)
            changed = await self._try(match, audience, user, command)
            if changed is not None:
                self._tell_log(changed)
                return changed
        raise Refusal("busy")

    def _tell_log(self, match: Match) -> None:
        with log_context(action=f"{match.id}.{match.version}"):
            _log.info("match.changed", extra={"game": match.game})

    async def read(self, match_id: int) -> tuple[Match, Audience]:
        """A match, and what those who sit there wish to be told. Raises ``Refusal``."""
        match, audience = await self.store.match_and_audience(match_id)
        if match is None:
            raise Refusal("no-such-match")
        return match, audience

    def _check_version(self, match: Match, user: int, version: int) -> None:
        if user not in match.seats:
            raise Refusal("not-in-match")
        if match.shown != version and not match.over and not match.rules.race:
            raise StaleBoard(match, version)

    def check_turn(self, match: Match, user: int, version: int) -> None:
        """Nothing, if ``user`` may act on the board that shows ``version``. Raises ``Refusal``."""
        self._check_version(match, user, version)
        acting_seat(match, user)

    async def _try(self, match: Match, audience: Audience, user: int, command: Command) -> Match | None:
        now = self._clock()
        record = await self.store.record(match.id) if command.needs_record else ()
        step = command(Situation(match=match, user=user, now=now, seed=self._new_seed(), record=record))
        step = await self._attended(match, step, now, audience)
        with committing() as progress:
            try:
                committed = await self.store.commit(match, step, now, deliverer=True)
            except ChannelTaken as error:
                raise Refusal("channel-taken") from error
            progress.committed |= committed is not None
        if committed is not None:
            if not step.silent:
                self._wake(match.id)
            if committed.due != match.due or step.timers:
                self.set_alarm()
        return committed

    async def _attended(self, match: Match, step: Step, now: int, audience: Audience = NOBODY) -> Step:
        missing = concerned(match, step).difference(audience)
        more = await self.store.addressees(match.id, missing) if missing else {}
        return attended(match, step, {**audience, **more}, now)

    async def welcome(self, match: Match, user: int) -> Match:
        """Return the match as it is now that ``user`` has asked for something in it.

        Where the bot played for them because they were late too often, it does so no longer.
        """
        player = match.player_of(user)
        if match.status != "running" or player is None or not match.attends(player).left_to_bot:
            return match
        try:
            return await self.perform(match.id, user, ComeBack())
        except Refusal:  # they came back, or the match ended, at the same moment
            return (await self.read(match.id))[0]

    def foresee(self, match: Match, user: int, command: Command) -> Match:
        """The match as ``command`` would leave it; nothing is committed. Raises ``Refusal``."""
        step = command(Situation(match=match, user=user, now=self._clock(), seed=match.seed))
        return replace(step.match, version=match.version + 1, shown=match.shown + 1)

    async def foresee_told(self, match: Match, user: int, command: Command) -> Match:
        """The same, and it mentions only those who wish that: to be posted ahead. Raises ``Refusal``."""
        foreseen = self.foresee(match, user, command)
        return (await self._attended(match, Step(match=foreseen), self._clock())).match

    async def rematch(self, match_id: int, user: int) -> Match:
        """A table for the same people with the seats rotated by one. Raises ``Refusal``.

        The second one to ask joins the table that the first one opened, even if both ask at the same moment.
        """
        old, _ = await self.read(match_id)
        if old.status == "lobby" and old.rotation:  # by command: the rematch is the newest match already
            return await self._join_rematch(old, user)
        if not old.over:
            raise Refusal("not-over")
        may_direct(old, user)
        table = await self._find_rematch(old, user)
        if table is None:
            try:
                return await self._open_rematch(old, user)
            except Refusal:
                table = await self._find_rematch(old, user)
                if table is None:
                    raise
        return await self._join_rematch(table, user)

    async def _find_rematch(self, old: Match, user: int) -> Match | None:
        """Return the open table of the channel if ``user`` is expected there for a rematch of ``old``."""
        table = await self.store.latest(old.channel_id)
        if table is None or table.status != "lobby":
            return None
        if user in table.invited:
            return table
        same = table.game == old.game and sorted(table.rotation) == sorted(old.players)
        return table if same and user in (table.host, *table.seats) else None

    async def _join_rematch(self, table: Match, user: int) -> Match:
        if user == table.host and user not in table.seats:  # a second click of who only watches
            return table
        if user not in (*table.invited, *table.seats):
            raise Refusal("not-in-match")
        return await self.perform(table.id, user, Join())

    async def _open_rematch(self, old: Match, user: int) -> Match:
        player = old.player_of(user)
        return await self.open(
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            game=old.game,
            host=user,
            options=old.options,
            invited=tuple(other for other in old.people if other != user),
            computers=tuple(other for other in old.players if is_computer(other)),
            watching=player is None,
            theme=old.theme,
            locale=old.locale,
            host_seat=((player or 0) + 1) % max(len(old.players), 1),
            rotation=(*old.players[-1:], *old.players[:-1]),
            clock=old.clock,
        )

    async def current(self, channel_id: int) -> Match:
        """The newest match of a channel, over or not. Raises ``Refusal`` if it never had one."""
        match = await self.store.latest(channel_id)
        if match is None:
            raise Refusal("no-match-here")
        return match
