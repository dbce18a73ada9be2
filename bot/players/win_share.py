"""The share of the win that each player can expect in a position, and what a decision does to it.

Values come from a view alone: what it hides and what is still to be drawn is sampled, never known. Without
luck in between, the value after an action equals that of the view that follows it, if both have the same
seed; otherwise the difference is luck. Everything is a pure function of its arguments, so that worker
processes can be asked.
"""

from collections.abc import Sequence
from math import exp
from statistics import fmean, harmonic_mean

from bot.games import GameView
from bot.players import get_computer
from bot.players.computer import divide

BUDGET = 1
"""The usual budget, as a multiple of the playouts that the game's computer player makes for an estimate."""
LEAST_ACCURACY = 1.0
"""The accuracy that a worse action counts with in the harmonic mean, which one zero would make zero."""


def win_shares(key: str, view: GameView, *, budget: int = BUDGET, seed: str) -> tuple[float, ...]:
    """Return each player's probability of winning, with a shared win divided; they add up to 1.

    ``view`` is that of the player to act or of a spectator. A match that is over has its result; in a match
    that was called off all shares are equal. Raise ``KeyError`` for an unknown game, ``TypeError`` if
    its computer player can't sample what the view hides.
    """
    computer = get_computer(key)
    if not view.is_over:
        return tuple(computer.estimate(view, budget, seed))
    count = computer.count_players(view)
    return divide(view.winners or range(count), count)


def win_shares_after(
    key: str, view: GameView, player: int, actions: Sequence[str], *, budget: int = BUDGET, seed: str
) -> tuple[float, ...]:
    """Return `win_shares` after ``player`` makes ``actions``, before chance decides what they bring.

    Cards that the actions draw and dice that they roll are sampled. Where a sample makes an action
    impossible, that action and those after it are left out. To value each decision by itself, end
    ``actions`` where something was revealed and go on from the view after that.

    Raise ``IllegalAction`` if the first action is illegal.
    """
    return tuple(get_computer(key).estimate(view, budget, seed, player=player, actions=actions))


def accuracy(before: float, after: float) -> float:
    """Return how accurate a decision was, 0 to 100, from its player's share of the win before and after it.

    The curve is that of lichess from win percentages (https://lichess.org/page/accuracy). A decision that
    loses nothing has 100.
    """
    loss = 100 * (before - after)
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * loss) - 3.1669))


def match_accuracy(accuracies: Sequence[float]) -> float:
    """Return a player's accuracy of a match from those of the decisions; 100 for a player without any.

    As on lichess it lies halfway between a mean and the harmonic mean, which a few bad decisions pull down.
    The first mean is a plain one here: lichess gives more weight to turbulent phases.
    """
    if not accuracies:
        return 100.0
    return (fmean(accuracies) + harmonic_mean([max(LEAST_ACCURACY, one) for one in accuracies])) / 2
