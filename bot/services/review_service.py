"""Reviews in progress: the worker processes make one after the other, and unfinished ones are stored."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.match.models import Match, is_computer
from bot.match.refusals import Refusal
from bot.match.replay import BrokenRecord, Replay, was_played
from bot.match.review import (
    MOST_TURNING_POINTS,
    TURNING_POINTS,
    Review,
    TurningPoint,
    TurnReview,
    adapt_review,
    find_turning_frames,
    get_decisions,
    get_reviewed_actions,
    read_review,
    to_turn_review,
    to_turning_point,
    write_review,
)
from bot.players.reviewing import TurnValue, find_key_decision, value_turn
from bot.players.win_share import win_shares
from bot.services.long_work import CountedWork
from bot.services.replay_service import ReplayService
from bot.services.worker_pool import NoAnswer, WorkerPool
from bot.store import Store

_log = logging.getLogger(__name__)
STORED_EVERY = 5
"""The number of turns after which an unfinished review is stored."""
_MOST_RESUMED = 50


class ReviewJob(CountedWork):
    """A review in progress, which consists of turns.

    Attributes:
        review: The review as far as it has come.
        error: Why the review failed; ``None`` unless it has.
    """

    def __init__(self) -> None:
        super().__init__()
        self.review = Review()
        self.error: str | None = None


class ReviewService:
    """Makes reviews, one at a time, so that computers at tables do not wait for them."""

    def __init__(self, store: Store, replays: ReplayService, workers: WorkerPool) -> None:
        self._store = store
        self._replays = replays
        self._workers = workers
        self._jobs: dict[int, ReviewJob] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(1)

    async def find(self, match: Match) -> Review | None:
        """Return the review of a match if it is complete."""
        review = read_review(await self._store.reviews.get(match.id))
        if not review.is_complete:
            return None
        return adapt_review(await self._replays.open(match), review) if match.real_time else review

    def request(self, match: Match) -> ReviewJob:
        """Return the job that reviews a match, begun now unless it is running already.

        Raise ``Refusal`` unless the match is over and something was played.
        """
        if not match.is_over or match.state is None:
            raise Refusal("review-not-over")
        if not was_played(match):
            raise Refusal("review-nothing-played")
        job = self._jobs.get(match.id)
        if job is None:
            job = self._jobs[match.id] = ReviewJob()
            task = asyncio.create_task(self._run(match, job), name="review")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return job

    async def resume(self) -> None:
        """Go on with the reviews that an earlier process began."""
        for match_id in await self._store.reviews.find_incomplete(_MOST_RESUMED):
            match = await self._store.matches.find(match_id)
            if match is not None and match.is_over:
                self.request(match)

    async def close(self) -> None:
        """Stop; what was reviewed so far is stored or is reviewed again by the next process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, match: Match, job: ReviewJob) -> None:
        try:
            job.is_waiting = self._turn.locked()
            async with self._turn:
                job.is_waiting = False
                await self._review(match, job)
        except Refusal as refusal:
            job.error = refusal.key
        except NoAnswer as error:
            job.error = "review-failed"
            if error.reason != "closed":
                _log.error("review.no_answer", exc_info=error, extra={"match": match.id})
        except BrokenRecord:
            job.error = "review-failed"
            _log.exception("review.broken_record", extra={"match": match.id})
        except Exception:
            job.error = "review-failed"
            _log.exception("review.failed", extra={"match": match.id})
        finally:
            self._jobs.pop(match.id, None)
            job.finish()

    async def _review(self, match: Match, job: ReviewJob) -> None:
        replay = (await self._replays.open(match, 0)).by_turn
        job.review = review = adapt_review(replay, read_review(await self._store.reviews.get(match.id)))
        job.total, job.done = len(replay.frames) - 1, len(review.turns)
        job.note_change()
        seed = f"review/{match.id}"
        if not review.start:
            view = await asyncio.to_thread(replay.view, 0)
            start = await self._ask(match, partial(win_shares, match.game, view, seed=seed))
            job.review = review = replace(review, start=start)
            await self._put(match, review)
        for frame in range(len(review.turns) + 1, len(replay.frames)):
            before = review.shares()[-1]
            if replay.frames[frame].moment is not None:  # its round counts as a whole, once it is checked
                unchanged = TurnReview(before, (0.0,) * len(before), None)
                job.review = review = replace(review, turns=(*review.turns, unchanged))
                continue
            actions = await asyncio.to_thread(get_reviewed_actions, replay, frame)
            end = await asyncio.to_thread(replay.view, frame)
            value: TurnValue = await self._ask(
                match, partial(value_turn, match.game, before, actions, end, seed)
            )
            turn = await asyncio.to_thread(to_turn_review, replay, frame, actions, value)
            job.review = review = replace(review, turns=(*review.turns, turn))
            job.done = frame
            job.note_change()
            if frame % STORED_EVERY == 0:
                await self._put(match, review)
        if not review.is_complete:
            points: list[TurningPoint] = []
            people = {player for player, user in enumerate(match.players) if not is_computer(user)}
            for frame in () if match.real_time else find_turning_frames(review):
                others = people - {point.player for point in points}
                if len(points) >= TURNING_POINTS and review.turns[frame - 1].player not in others:
                    continue
                point = await self._find_turning_point(match, replay, review, frame, seed)
                is_new = point is not None and point.preferred not in {each.preferred for each in points}
                if point is not None and is_new:  # the same advice twice teaches nothing
                    points.append(point)
                if len(points) == MOST_TURNING_POINTS:
                    break
            job.review = review = replace(review, turning_points=tuple(points))
            await self._put(match, review)

    async def _find_turning_point(
        self, match: Match, replay: Replay, review: Review, frame: int, seed: str
    ) -> TurningPoint | None:
        decisions = await asyncio.to_thread(get_decisions, replay, frame)
        is_gain = review.decision(frame) > 0
        key_decision = await self._ask(
            match, partial(find_key_decision, match.game, decisions, seed, is_gain=is_gain)
        )
        return None if key_decision is None else to_turning_point(review, frame, key_decision)

    async def _ask(self, match: Match, call: Callable[[], Any]) -> Any:
        return await self._workers.ask(match.id, call)

    async def _put(self, match: Match, review: Review) -> None:
        content = write_review(review)
        if not await self._store.reviews.put(match.id, content, is_complete=review.is_complete):
            raise Refusal("no-such-match")
