"""Points and ranks."""

from bot.games.constructor.options import Options
from bot.games.constructor.state import Stage, State
from bot.games.contract import Outcome, Score, rank_by

HALVES = 2
"""The advantages that are a point: half a point decides between equal sums."""
PARTS = ("round-1", "round-2", "decider")


def totals(stage: Stage) -> tuple[int, int]:
    """Return each player's points of the finished rounds together, with the whole ones they began with."""
    rounds, options = stage.finished, stage.options
    return (
        options.advantage_of(0) // HALVES + sum(each.points[0] for each in rounds),
        options.advantage_of(1) // HALVES + sum(each.points[1] for each in rounds),
    )


def with_half_point(points: tuple[int, int], options: Options) -> tuple[float, float]:
    """Return players' points with the half one that one of them began with, if so."""
    ours, theirs = (options.advantage_of(player) % HALVES / HALVES for player in range(2))
    return points[0] + ours, points[1] + theirs


def lead_of_first(points: tuple[int, int], options: Options) -> float:
    """Return by how much player 0 leads with these points."""
    ours, theirs = with_half_point(points, options)
    return ours - theirs


def outcome_of(state: State) -> Outcome:
    """Return ranks by the sum of the rounds' points; equal sums share rank 1 (ruling A13)."""
    rounds = state.stage.finished
    points = totals(state.stage)
    scores = [
        Score(total, tuple(zip(PARTS, (each.points[player] for each in rounds), strict=False)))
        for player, total in enumerate(points)
    ]
    return Outcome(rank_by(with_half_point(points, state.stage.options)), tuple(scores))
