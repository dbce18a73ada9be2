"""Minds the clocks of players: reminds them at the marks of a turn, says when its time is up, plays on."""

import logging
from collections.abc import Callable

from bot.clock import milliseconds
from bot.services import clocks
from bot.services.commands import Command, Lapse, PlayOn, Remind, TimeUp
from bot.services.hours import DAY
from bot.services.matches import Matches
from bot.services.outbox import BLOCKED_PAUSE
from bot.services.refusals import Refusal
from bot.store.records import Match, Person, Timer

_log = logging.getLogger(__name__)


class ClockMinder:
    """Does what timers of clocks stand for. ``reaches`` says whether the server of a match is still there."""

    def __init__(
        self,
        matches: Matches,
        reaches: Callable[[Match], bool],
        *,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self._matches = matches
        self._store = matches.store
        self._reaches = reaches
        self._clock = clock

    async def mind(self, timer: Timer) -> None:
        """What the clock of a player has due, done; the timer is set for the next mark, or gone."""
        now = self._clock()
        match = await self._store.match(timer.match_id)
        player = None if match is None else match.player_of(timer.user_id)
        if match is None or player is None or match.clock is None:
            await self._store.drop(timer)
            return
        plays_on = match.awaits_bot(player)
        if match.attends(player).since is None and not plays_on:
            await self._store.drop(timer)
            return
        if await self._is_unseen(match):
            await self._store.put_off(timer, now + BLOCKED_PAUSE)
            return
        if plays_on:
            await self._attempt(match, PlayOn(player))
            return
        person = await self._store.person(timer.user_id)
        command = due_command(match, player, person, now)
        if command is not None:
            await self._attempt(match, command)
            return
        mark = clocks.next_mark(match.clock, person, match.attends(player))
        await (self._store.drop(timer) if mark is None else self._store.put_off(timer, max(mark, now + 1)))

    async def end_request(self, timer: Timer) -> None:
        """Have a request that was not answered in time be settled."""
        match = await self._store.match(timer.match_id)
        if match is None or match.request is None:
            await self._store.drop(timer)
        elif await self._is_unseen(match):
            await self._store.put_off(timer, self._clock() + DAY)
        else:
            await self._attempt(match, Lapse())

    async def _is_unseen(self, match: Match) -> bool:
        """Return whether nobody could see what would happen."""
        if self._reaches(match) and not await self._store.is_blocked(match.id):
            return False
        _log.info("clock.unseen")
        return True

    async def _attempt(self, match: Match, command: Command) -> None:
        try:
            await self._matches.perform(match, 0, command)
        except Refusal:  # somebody acted meanwhile, and the clock was set anew
            _log.info("clock.overtaken")


def due_command(match: Match, player: int, person: Person, now: int) -> Command | None:
    """What the running clock of a player has due; after a long stop of the bot, one thing at most."""
    kept = match.attends(player)
    assert match.clock is not None
    assert kept.since is not None
    passed, last = clocks.marks_passed(match.clock, person, kept, now), len(clocks.MARKS)
    if passed <= kept.marks:
        return None
    if passed < last:
        return Remind(player, kept.since, passed)
    if kept.marks < last - 1:  # nobody was there to remind them: they get what the last reminder leaves
        return Remind(player, kept.since, last - 1, grace=kept.total * (100 - clocks.MARKS[-2]) // 100)
    return TimeUp(player, kept.since)
