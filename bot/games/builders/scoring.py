"""Points, ranks, and what decided between equal totals (sections 2 and 11)."""

from collections.abc import Mapping
from itertools import permutations

from bot.games.builders.pieces import STRUCTURE_POINTS
from bot.games.builders.state import Player, State
from bot.games.contract import Outcome, Score

TIE_BREAKS: Mapping[str, int] = {"joints": 1, "laid": 1, "left": -1}
"""The parts that decide between equal totals, in order: 1 if more is better, -1 if less is."""


def points_of(player: Player) -> int:
    """Own joints in the puzzle, and eight points for each complete structure."""
    return player.joints + STRUCTURE_POINTS * player.structures


def outcome_of(state: State) -> Outcome:
    """Ranks by total, joints, pieces laid and fewer pieces left; what is still equal shares a rank."""
    scores = tuple(map(_score, state.players))
    values = [(score.total, *_tie_values(score)) for score in scores]
    return Outcome(tuple(1 + sum(other > value for other in values) for value in values), scores)


def tie_breaks(outcome: Outcome) -> tuple[str, ...]:
    """What decided between players of equal totals: those of ``joints``, ``laid``, ``left`` that did."""
    places = list(zip(outcome.ranks, outcome.scores, strict=True))
    used = {
        _decisive(one, other)
        for (rank, one), (worse, other) in permutations(places, 2)
        if one.total == other.total and rank < worse
    }
    return tuple(step for step in TIE_BREAKS if step in used)


def _decisive(one: Score, other: Score) -> str:
    pairs = zip(TIE_BREAKS, _tie_values(one), _tie_values(other), strict=True)
    return next(step for step, mine, theirs in pairs if mine != theirs)


def _tie_values(score: Score) -> tuple[int, ...]:
    parts = dict(score.parts)
    return tuple(sign * parts[step] for step, sign in TIE_BREAKS.items())


def _score(player: Player) -> Score:
    parts = (
        ("joints", player.joints),
        ("structures", player.structures),
        ("structure-points", STRUCTURE_POINTS * player.structures),
        ("laid", player.laid),
        ("left", sum(player.hand)),
    )
    return Score(points_of(player), parts)
