"""Points, ranks and tie-breaks."""

from itertools import permutations

from bot.games.contract import Outcome, Score, rank_by
from bot.games.middle_ages.cards import SITES
from bot.games.middle_ages.state import Player, State

COINS_PER_POINT = 10
LEFT = "left-match"
"""The part of a score that only players who left the match have."""


def outcome_of(state: State) -> Outcome:
    """Return ranks by total, victory points and coins, or by total alone (rulings 12 and 13).

    Players who left come after all others, the first to leave last.
    """
    leavers, tie_break = state.stage.leavers, state.stage.options.tiebreak != "none"
    scores, merits = [], []
    for number, player in enumerate(state.players):
        score = _score(player, has_left=number in leavers)
        leave_order = leavers.index(number) if number in leavers else len(leavers)
        scores.append(score)
        merits.append((leave_order, score.total, *((player.vp, player.coins) if tie_break else ())))
    return Outcome(rank_by(merits), tuple(scores))


def tie_breaks(outcome: Outcome) -> tuple[str, ...]:
    """Return those of ``"vp"`` and ``"coins"`` that decided between players of equal totals, in this order.

    ``"coins"`` decided where victory points were equal as well.
    """
    places = list(zip(outcome.ranks, outcome.scores, strict=True))
    decisive_steps = {
        "coins" if _vp(one) == _vp(other) else "vp"
        for (rank, one), (worse, other) in permutations(places, 2)
        if one.total == other.total and rank < worse and not has_left(other)
    }
    return tuple(step for step in ("vp", "coins") if step in decisive_steps)


def has_left(score: Score) -> bool:
    """Return whether the score is that of a player who left the match."""
    return LEFT in dict(score.parts)


def _score(player: Player, *, has_left: bool) -> Score:
    """Return the score: unfinished sites count for nothing, and every ten coins are a point."""
    points = player.coins // COINS_PER_POINT
    parts = (
        *(((LEFT, 1),) if has_left else ()),
        ("buildings", _vp_of(player, "building")),
        ("machines", _vp_of(player, "machine")),
        ("coins", player.coins),
        ("coin-points", points),
    )
    return Score(player.vp + points, parts)


def _vp_of(player: Player, kind: str) -> int:
    return sum(SITES[card].vp for card in player.finished if SITES[card].kind == kind)


def _vp(score: Score) -> int:
    parts = dict(score.parts)
    return parts["buildings"] + parts["machines"]
