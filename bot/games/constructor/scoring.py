"""Points and ranks."""

from bot.games.constructor.state import FinishedRound, State
from bot.games.contract import Outcome, Score, rank_by

PARTS = ("round-1", "round-2", "decider")


def totals(finished: tuple[FinishedRound, ...]) -> tuple[int, int]:
    """Return each player's points of the finished rounds together."""
    return sum(done.points[0] for done in finished), sum(done.points[1] for done in finished)


def outcome_of(state: State) -> Outcome:
    """Return ranks by the sum of the rounds' points; equal sums share rank 1 (ruling A13)."""
    finished = state.stage.finished
    points = totals(finished)
    scores = [
        Score(total, tuple(zip(PARTS, (done.points[player] for done in finished), strict=False)))
        for player, total in enumerate(points)
    ]
    return Outcome(rank_by(points), tuple(scores))
