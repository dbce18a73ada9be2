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


def lead_of_first(points: tuple[int, int], options: Options) -> float:
    """Return by how much player 0 leads with these points, with the half one that a player began with."""
    halves = [options.advantage_of(player) % HALVES for player in range(2)]
    return points[0] - points[1] + (halves[0] - halves[1]) / HALVES


def outcome_of(state: State) -> Outcome:
    """Return ranks by the sum of the rounds' points; equal sums share rank 1 (ruling A13)."""
    rounds = state.stage.finished
    points = totals(state.stage)
    scores = [
        Score(total, tuple(zip(PARTS, (each.points[player] for each in rounds), strict=False)))
        for player, total in enumerate(points)
    ]
    return Outcome(rank_by((lead_of_first(points, state.stage.options), 0)), tuple(scores))
