"""When computer players move. That one is to is a timer in the store, set with the commit by which its turn
comes: whatever stops in between, it is asked anew, and equal questions have equal answers.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from typing import Final

import msgspec

from bot.logs import log_context
from bot.players import Choice, Reason
from bot.services.commands import Act
from bot.services.computer_users import get_level
from bot.services.effects import COMPUTER_TIMER, PAUSE
from bot.services.match_service import MatchService
from bot.services.refusals import Refusal, RuleBroken
from bot.services.worker_pool import NoAnswer, WorkerPool
from bot.store.models import Match, Timer
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
PAUSES: Final = {"master": 3_500}
"""Milliseconds from the call of a computer of a level that may search for longer than `PAUSE`.

It takes that long whatever it does: how long it searched tells nothing."""
_LEASE: Final = 60_000
_MOST_ANSWERS: Final = 4096


class _Answer(msgspec.Struct, frozen=True):
    """What a computer does in a match that showed ``revision``, in a phase of the game."""

    revision: int
    phase: Hashable
    action: str


class ComputerService:
    """Has computers think when they are to move, and makes their actions."""

    def __init__(
        self,
        matches: MatchService,
        thinking: WorkerPool,
        *,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self._matches = matches
        self._store = matches.store
        self._thinking = thinking
        self._clock = clock
        self._answers: dict[tuple[int, int], _Answer] = {}
        self._searches: set[asyncio.Task[None]] = set()

    async def release_leases(self) -> None:
        """Has those asked anew whom a process that is no more has asked."""
        for timer in await self._store.timers.of_kind(COMPUTER_TIMER):
            await self._store.timers.postpone(timer, self._clock())

    async def idle(self) -> None:
        """Waits until nobody thinks."""
        while self._searches:
            await asyncio.wait(set(self._searches))

    async def close(self) -> None:
        """Nobody thinks any more; what they were asked they are asked again after the next start."""
        for search in self._searches:
            search.cancel()
        await asyncio.gather(*self._searches, return_exceptions=True)
        await self._thinking.close()

    async def handle_turn(self, timer: Timer) -> None:
        """Has a computer think about what is due, or makes the action that it has thought of."""
        match = await self._store.matches.find(timer.match_id)
        player = None if match is None else match.player_of(timer.user_id)
        if match is None or player not in match.players_to_act():
            await self._store.timers.remove(timer)
            return
        if match.consent_request is not None:  # playing on would decline what somebody asks the others
            await self._store.timers.postpone(timer, self._clock() + PAUSE)
            return
        answer = self._answers.pop((match.id, timer.user_id), None)
        if answer is not None and _is_current(answer, match):
            await self._act(match, timer, answer)
            return
        leased = msgspec.structs.replace(timer, due_at=self._clock() + _LEASE)
        if await self._store.timers.postpone(timer, leased.due_at):
            search = asyncio.create_task(self._think(match, player, leased), name=f"think-{match.id}")
            self._searches.add(search)
            search.add_done_callback(self._searches.discard)

    async def _think(self, match: Match, player: int, leased: Timer) -> None:
        asked, account = self._clock(), leased.user_id
        with log_context(match=match.id, action="think"):
            try:
                choice = await self._choice(match, player, get_level(account), seed=match.seed)
            except NoAnswer as error:  # it is asked again when the lease is over
                _log.error("computer.no_answer", exc_info=error)
                return
            if choice is None:  # only time can do anything
                await self._store.timers.remove(leased)
                return
            self._keep(
                (match.id, account),
                _Answer(match.public_revision, match.rules.phase(match.state), choice.action),
            )
            due = max(asked + PAUSES.get(get_level(account), PAUSE), self._moment(match, choice))
            await self._store.timers.postpone(leased, due)
            self._matches.wake_scheduler()

    async def advise(self, match: Match, player: int, level: str) -> tuple[Choice | None, Reason | None]:
        """What a computer would do in a player's place, and why. Raises ``Refusal`` if it can't think."""
        try:
            choice = await self._choice(match, player, level, seed=f"hint/{match.id}")
            if choice is None:
                return None, None
            view = match.rules.view(match.state, player)
            reason = await self._thinking.reason(match.id, match.game, view, player, choice.action)
        except NoAnswer as error:
            _log.error("computer.no_answer", exc_info=error)
            raise Refusal("no-hint-now") from error
        return choice, reason

    async def _choice(self, match: Match, player: int, level: str, *, seed: str) -> Choice | None:
        # A hint must not tell what others have done in secret, not even how often.
        ply = await self._store.matches.count_actions(
            match.id, player if match.rules.is_race or match.is_simultaneous else None
        )
        view = match.rules.view(match.state, player)
        return await self._thinking.choose(match.id, match.game, view, player, level, seed=seed, ply=ply)

    def _moment(self, match: Match, choice: Choice) -> int:
        """When an action is to be made that carries its time."""
        at: int = getattr(match.rules.action_from_string(choice.action), "at", 0)
        return (match.started_at or 0) + at

    def _keep(self, key: tuple[int, int], answer: _Answer) -> None:
        self._answers[key] = answer
        while len(self._answers) > _MOST_ANSWERS:  # of matches that ended meanwhile
            del self._answers[next(iter(self._answers))]

    async def _act(self, match: Match, timer: Timer, answer: _Answer) -> None:
        revision = None if match.is_simultaneous else answer.revision
        try:
            await self._matches.perform(match.id, timer.user_id, Act(answer.action), revision=revision)
        except RuleBroken:  # where several act at once, somebody was faster: it thinks again, if it still may
            _log.info("computer.overtaken")
            await self._store.timers.postpone(timer, self._clock() + PAUSE)
        except Refusal:  # the match has changed, and with it what is due
            _log.info("computer.outdated")


def _is_current(answer: _Answer, match: Match) -> bool:
    if match.is_simultaneous:
        return answer.phase == match.rules.phase(match.state)
    return answer.revision == match.public_revision
