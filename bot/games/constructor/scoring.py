"""Points and ranks."""

from bot.games.constructor.state import FinishedRound, State
from bot.games.contract import Outcome, Score, rank_by

PARTS = ("round-1", "round-2", "decider")


def totals(rounds: tuple[FinishedRound, ...]) -> tuple[int, int]:
    """Return each player's points of the finished rounds together."""
    return sum(each.points[0] for each in rounds), sum(each.points[1] for each in rounds)


def outcome_of(state: State) -> Outcome:
    """Return ranks by the sum of the rounds' points; equal sums share rank 1 (ruling A13)."""
    rounds = state.stage.finished
    points = totals(rounds)
    scores = [
        Score(total, tuple(zip(PARTS, (each.points[player] for each in rounds), strict=False)))
        for player, total in enumerate(points)
    ]
    return Outcome(rank_by(points), tuple(scores))
