"""The share of the win in Space Builder, by the cards that each player has to build and a sampled round.

All players count as people of average skill: the number of their cards says more about the match than what a
round shows of their skill.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from bot.games.space_builder import BUILDINGS, Action, Leave, View
from bot.games.space_builder.race import FEWEST
from bot.players.computer import divide, mean_of
from bot.players.space_builder.determinize import Part, Projection, collect_parts, sample_round

CARDS = 4.1
"""The odds of winning a round fall with this power of a player's number of cards.

It was fitted on simulated rounds of people who build by `policy`: four cards against five win 72 %, against
eight 96 %, seven against eight 63 %; with three or four players it fits as well.
"""
ALL = len(BUILDINGS)


@cache
def compute_shares(cards: tuple[int, ...]) -> tuple[float, ...]:
    """Return the players' shares of the win before a round, by the cards that they have to build.

    A player who has left has 0 cards.
    """
    odds = [number**-CARDS if number else 0.0 for number in cards]
    total = sum(odds)
    parts = [compute_shares_after_round(cards, winner) for winner, number in enumerate(cards) if number]
    chances = [one / total for one in odds if one]
    return tuple(
        sum(chance * part[player] for chance, part in zip(chances, parts, strict=True))
        for player in range(len(cards))
    )


def compute_shares_after_round(cards: tuple[int, ...], winner: int) -> tuple[float, ...]:
    """Return the shares after ``winner`` has won a round, and with it a card or the match."""
    staying = [player for player, number in enumerate(cards) if number]
    if cards[winner] == ALL or len(staying) == 1:
        return divide((winner,), len(cards))
    return compute_shares((*cards[:winner], cards[winner] + 1, *cards[winner + 1 :]))


def estimate_shares(
    view: View, player: int, actions: Sequence[Action], playouts: int, seed: str
) -> Sequence[float]:
    """Return the players' shares of the win after ``player`` makes ``actions``."""
    leaves = any(isinstance(action, Leave) for action in actions)
    cards = tuple(
        0 if each.out or (leaves and number == player) else len(each.unfrozen)
        for number, each in enumerate(view.players)
    )
    result = view.result
    if view.phase == "unfreeze" and result is not None and result.winner is not None:
        return (
            compute_shares_after_round(cards, result.winner)
            if cards[result.winner]
            else compute_shares(cards)
        )
    parts = {} if view.phase not in ("building", "settling") else collect_parts(view, player, actions)
    if len(parts) < FEWEST:
        return compute_shares(cards)
    rounds: list[Sequence[float]] = []
    for number in range(playouts):
        winner = _play_round(view, parts, Random(f"{seed}:{number}"))
        rounds.append(compute_shares_after_round(cards, winner) if cards[winner] else compute_shares(cards))
    return mean_of(rounds)


def _play_round(view: View, parts: Mapping[int, Part], rng: Random) -> int:
    """Return the winner of a sampled round."""
    projections = sample_round(view, parts, rng)
    end = min(view.options.cap, sorted(one.tap for one in projections.values())[len(projections) - FEWEST])
    return min(projections, key=lambda number: (*_merit(projections[number], end), number))


def _merit(projection: Projection, end: float) -> tuple[int, bool, float]:
    """Return the key that ranks a builder whose clock stops at ``end``, the lowest first (rules 5)."""
    if projection.tap <= end:
        return sum(projection.faults), False, projection.tap
    faults = sum(
        fault if time <= end else 1 for time, fault in zip(projection.times, projection.faults, strict=True)
    )
    return faults, True, max((time for time in projection.times if time <= end), default=0)
