"""The turns of computer players.

A timer in the store says that a computer has to act; the commit that begins its turn sets the timer. If the
process stops before the computer has acted, the computer is asked again, and finds the same action.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from typing import Final

import msgspec

from bot.match.commands import Act
from bot.match.computer_users import get_level
from bot.match.effects import ACTION_DELAY
from bot.match.models import Match
from bot.match.pauses import Pause
from bot.match.refusals import Refusal, RuleBroken
from bot.match.timer_values import COMPUTER_TIMER, Timer
from bot.match.versions import Version
from bot.observability.logs import log_context
from bot.players import Choice, Reason
from bot.services.match_service import MatchService
from bot.services.scheduler import Scheduler
from bot.services.worker_pool import NoAnswer, WorkerPool
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
LEVEL_DELAYS: Final = {"master": 3_500}
"""The milliseconds until a computer acts, for each level whose searches may take longer than `ACTION_DELAY`.

The delay is always the same, so that it reveals nothing about the search."""
_LEASE: Final = 60_000
"""The milliseconds until a computer is asked again whose search gave no answer, or that a question stops."""
_MOST_CHOSEN_ACTIONS: Final = 4096


class _ChosenAction(msgspec.Struct, frozen=True):
    """The action that a computer chose for a version of the board, in a phase of the game.

    In a race, a pause outdates it as well, because it carries its time.
    """

    version: Version
    phase: Hashable
    pauses: tuple[Pause, ...]
    action: str


class ComputerService:
    """The service that lets computers search when they have to act, and performs their actions."""

    def __init__(
        self,
        matches: MatchService,
        worker_pool: WorkerPool,
        *,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self._matches = matches
        self._store = matches.store
        self._worker_pool = worker_pool
        self._clock = clock
        self._chosen_actions: dict[tuple[int, int], _ChosenAction] = {}
        self._searches: set[asyncio.Task[None]] = set()

    def register_timers(self, scheduler: Scheduler) -> None:
        """Register the handler for computers that have to act."""
        scheduler.handle(COMPUTER_TIMER, self.handle_turn)

    async def release_leases(self) -> None:
        """Make all timers of computers due now, and forget their chosen actions, which may be for later."""
        self._chosen_actions.clear()
        for timer in await self._store.timers.find_of_kind(COMPUTER_TIMER):
            await self._store.timers.postpone(timer, self._clock())

    def count_free(self) -> int:
        """Return the number of further computers for which this process could search at once."""
        return max(self._worker_pool.processes - len(self._searches), 0)

    async def idle(self) -> None:
        """Wait until no search is running."""
        while self._searches:
            await asyncio.wait(set(self._searches))

    async def close(self) -> None:
        """Cancel all searches and end the worker processes; the next start asks the computers again."""
        for search in self._searches:
            search.cancel()
        await asyncio.gather(*self._searches, return_exceptions=True)
        await self._worker_pool.close()

    async def handle_turn(self, timer: Timer) -> None:
        """Start a search for a computer that has to act, or perform the action that it has found."""
        match = await self._store.matches.find(timer.match_id)
        player = None if match is None else match.find_player(timer.user_id)
        if match is None or player not in match.players_to_act():
            await self._store.timers.remove(timer)
            return
        if match.consent_request is not None:  # an action would decline it; its end sets the timer again
            await self._store.timers.postpone(timer, self._clock() + _LEASE)
            return
        answer = self._chosen_actions.pop((match.id, timer.user_id), None)
        if answer is not None and _is_current(answer, match):
            await self._act(match, timer, answer)
            return
        leased_timer = msgspec.structs.replace(timer, due_at=self._clock() + _LEASE)
        if await self._store.timers.postpone(timer, leased_timer.due_at):
            search = asyncio.create_task(self._search(match, player, leased_timer), name=f"think-{match.id}")
            self._searches.add(search)
            search.add_done_callback(self._end_search)

    def _end_search(self, search: asyncio.Task[None]) -> None:
        self._searches.discard(search)
        self._matches.wake_scheduler()  # another computer may have waited for this process

    async def _search(self, match: Match, player: int, leased_timer: Timer) -> None:
        asked_at, user = self._clock(), leased_timer.user_id
        with log_context(match=match.id, timer="think"):
            try:
                choice = await self._choose_action(match, player, get_level(user), seed=match.seed)
            except NoAnswer as error:  # the computer is asked again when the lease is over
                _log.error("computer.no_answer", exc_info=error)
                return
            if choice is None:  # the computer has to wait for time to pass
                await self._store.timers.remove(leased_timer)
                return
            self._chosen_actions[match.id, user] = _ChosenAction(
                match.board_version, match.rules.phase(match.state), match.pauses, choice.action
            )
            while (
                len(self._chosen_actions) > _MOST_CHOSEN_ACTIONS
            ):  # those of matches that ended are never used
                del self._chosen_actions[next(iter(self._chosen_actions))]
            # An action in a race carries its time, counted from the start of play.
            at: int = getattr(match.rules.action_from_string(choice.action), "at", 0)
            due_at = max(asked_at + LEVEL_DELAYS.get(get_level(user), ACTION_DELAY), match.clock_start + at)
            await self._store.timers.postpone(leased_timer, due_at)

    async def advise(self, match: Match, player: int, level: str) -> tuple[Choice | None, Reason | None]:
        """Return what a computer would do as this player, and why; ``None`` for both if it can do nothing.

        Raise ``Refusal`` if the search gives no answer.
        """
        try:
            choice = await self._choose_action(match, player, level, seed=f"hint/{match.id}")
            if choice is None:
                return None, None
            view = match.rules.view(match.state, player)
            reason = await self._worker_pool.reason(match.id, match.game, view, player, choice.action)
        except NoAnswer as error:
            _log.error("computer.no_answer", exc_info=error)
            raise Refusal("no-hint-now") from error
        return choice, reason

    async def _choose_action(self, match: Match, player: int, level: str, *, seed: str) -> Choice | None:
        # A hint must not show what others have done in secret, not even how often.
        ply = match.action_count
        if match.is_simultaneous:
            ply = await self._store.matches.count_actions_of(player, match.id)
        view = match.rules.view(match.state, player)
        return await self._worker_pool.choose(match.id, match.game, view, player, level, seed=seed, ply=ply)

    async def _act(self, match: Match, timer: Timer, answer: _ChosenAction) -> None:
        version = None if match.is_simultaneous else answer.version
        try:
            await self._matches.perform(match.id, timer.user_id, Act(answer.action), version=version)
        except RuleBroken:  # while several may act, another player was faster: the computer searches again
            _log.info("computer.overtaken")
            await self._store.timers.postpone(timer, self._clock() + ACTION_DELAY)
        except Refusal:  # the match has changed, and that commit has set the timers
            _log.info("computer.outdated")


def _is_current(answer: _ChosenAction, match: Match) -> bool:
    if match.is_simultaneous:
        return (answer.phase, answer.pauses) == (match.rules.phase(match.state), match.pauses)
    return answer.version == match.board_version
