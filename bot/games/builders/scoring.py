"""Points, ranks and tie-breaks (sections 2 and 11)."""

from collections.abc import Mapping
from itertools import permutations

from bot.games.builders.pieces import STRUCTURE_POINTS
from bot.games.builders.state import Player, State
from bot.games.contract import Outcome, Score, rank_by

TIE_BREAKS: Mapping[str, int] = {"joints": 1, "laid": 1, "left": -1}
"""The parts that decide between equal totals, in order: 1 if more is better, -1 if less is."""

LEFT = "left-match"
"""The part of a score that only players who left the match have."""


def points_of(player: Player) -> int:
    """Return the player's joints in the puzzle plus eight points for each complete structure."""
    return player.joints + STRUCTURE_POINTS * player.structures


def outcome_of(state: State) -> Outcome:
    """Return ranks by total, joints, pieces laid and fewer pieces left; players still equal share a rank.

    Players who left come after all others, the first to leave last (section 12).
    """
    scores, merits, leavers = [], [], state.leavers
    for number, player in enumerate(state.players):
        score = _score(player, has_left=number in leavers)
        leave_order = leavers.index(number) if number in leavers else len(leavers)
        scores.append(score)
        merits.append((leave_order, score.total, *_tie_values(score)))
    return Outcome(rank_by(merits), tuple(scores))


def tie_breaks(outcome: Outcome) -> tuple[str, ...]:
    """Return those of ``joints``, ``laid`` and ``left`` that decided between players of equal totals."""
    places = list(zip(outcome.ranks, outcome.scores, strict=True))
    decisive_steps = {
        _find_deciding_part(one, other)
        for (rank, one), (worse, other) in permutations(places, 2)
        if one.total == other.total and rank < worse and not has_left(other)
    }
    return tuple(step for step in TIE_BREAKS if step in decisive_steps)


def has_left(score: Score) -> bool:
    """Return whether the score is that of a player who left and is therefore out of the ranking."""
    return LEFT in dict(score.parts)


def _find_deciding_part(one: Score, other: Score) -> str:
    pairs = zip(TIE_BREAKS, _tie_values(one), _tie_values(other), strict=True)
    return next(step for step, mine, theirs in pairs if mine != theirs)


def _tie_values(score: Score) -> tuple[int, ...]:
    parts = dict(score.parts)
    return tuple(sign * parts[step] for step, sign in TIE_BREAKS.items())


def _score(player: Player, *, has_left: bool) -> Score:
    parts = (
        *(((LEFT, 1),) if has_left else ()),
        ("joints", player.joints),
        ("structures", player.structures),
        ("structure-points", STRUCTURE_POINTS * player.structures),
        ("laid", player.laid),
        ("left", sum(player.hand)),
    )
    return Score(points_of(player), parts)
