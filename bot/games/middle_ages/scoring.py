"""Points, ranks, and what decided between equal totals."""

from collections.abc import Sequence
from itertools import permutations

from bot.games.contract import Outcome, Score
from bot.games.middle_ages.cards import SITES
from bot.games.middle_ages.state import Player, State

COINS_PER_POINT = 10


def outcome_of(state: State) -> Outcome:
    """Ranks by total, victory points and coins, or by total alone (rulings 12 and 13)."""
    scores = tuple(_score(player) for player in state.players)
    if state.stage.options.tiebreak == "none":
        return Outcome(_ranks([(score.total,) for score in scores]), scores)
    values = zip(scores, state.players, strict=True)
    return Outcome(_ranks([(score.total, player.vp, player.coins) for score, player in values]), scores)


def tie_breaks(outcome: Outcome) -> tuple[str, ...]:
    """What decided between players of equal totals: ``"vp"``, ``"coins"``, both, in this order, or nothing.

    ``"coins"`` decided between two who had equal victory points as well.
    """
    places = list(zip(outcome.ranks, outcome.scores, strict=True))
    used = {
        "coins" if _vp(one) == _vp(other) else "vp"
        for (rank, one), (worse, other) in permutations(places, 2)
        if one.total == other.total and rank < worse
    }
    return tuple(step for step in ("vp", "coins") if step in used)


def _score(player: Player) -> Score:
    """Unfinished sites count for nothing, and every ten coins are a point."""
    points = player.coins // COINS_PER_POINT
    parts = (
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


def _ranks(values: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(1 + sum(other > value for other in values) for value in values)
