"""Matches of computer players against each other, without Discord, for statistics."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import msgspec

from bot.games import AnyGame, IllegalAction
from bot.players import get_computer
from bot.players.computer import EVEN, shares

RANDOM = "random"
"""The level of a player who makes any legal action."""
PROCESSES = 2
_Z = 1.96
"""The number of standard errors that hold 95 % of a normal distribution."""


class Pairing(msgspec.Struct, frozen=True):
    """One player of ``level`` at a table of ``others``, for ``matches`` matches, at each seat in turn.

    With an ``advantage``, the others are those who have it, which is only possible at a table for two.
    """

    game: str
    level: str
    other: str
    matches: int
    players: int
    options: Mapping[str, Any] = {}
    advantage: int = 0


class MatchResult(msgspec.Struct, frozen=True):
    """A match: the share of the others that the first level has beaten, and the time of each action."""

    points: float
    seconds: Mapping[str, tuple[float, ...]]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a pairing: the first level's ``points`` of one per match, and their 95 % interval.

    ``losses`` are the matches in which all others were better. ``seconds`` are the mean and the longest
    processor time of an action, by level.
    """

    pairing: Pairing
    points: float
    low: float
    high: float
    losses: int
    seconds: Mapping[str, tuple[float, float]]


def pairings(game: str, levels: Sequence[str], matches: int, players: int | None = None) -> list[Pairing]:
    """Return the pairings of each level with each one after it, by default at the smallest tables."""
    seats = players or get_computer(game).rules.players.start
    return [Pairing(game, level, other, matches, seats) for level, other in combinations(levels, 2)]


def play_all(pairing: Pairing, *, processes: int = PROCESSES) -> Iterator[MatchResult]:
    """Yield the matches of a pairing in order, each as soon as it and those before it are over."""
    numbers = range(pairing.matches)
    if processes < 2:
        yield from (play(pairing, number) for number in numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, [pairing] * pairing.matches, numbers)


def standing_of(pairing: Pairing, results: Sequence[MatchResult]) -> Standing:
    """Return the statistics of matches played."""
    points = fmean(match.points for match in results)
    low, high = interval(points, len(results))
    return Standing(
        pairing=pairing,
        points=points,
        low=low,
        high=high,
        losses=sum(match.points == 0 for match in results),
        seconds={level: _seconds(results, level) for level in (pairing.level, pairing.other)},
    )


def interval(share: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share found in ``count`` matches; draws only make it narrower."""
    spread = _Z * _Z / count
    middle, width = share + spread / 2, _Z * sqrt((share * (1 - share) + spread / 4) / count)
    return (middle - width) / (1 + spread), (middle + width) / (1 + spread)


def play(pairing: Pairing, number: int) -> MatchResult:
    """Play one match. Seats rotate from match to match; a start is played once from each seat."""
    table = Table(pairing, number)
    *_, last = table.states()
    outcome = table.rules.outcome(last)
    points = EVEN if outcome is None else shares(outcome)[table.seat]
    return MatchResult(points, {level: tuple(times) for level, times in table.seconds.items()})


class Table:
    """Match ``number`` of a pairing: its computers and the processor time that they took.

    ``seat`` is that of the pairing's first level.
    """

    def __init__(self, pairing: Pairing, number: int) -> None:
        computer = get_computer(pairing.game)
        self.rules: AnyGame = computer.rules
        self.seat, start = number % pairing.players, number // pairing.players
        self._levels = [
            pairing.level if player == self.seat else pairing.other for player in range(pairing.players)
        ]
        self.seconds: dict[str, list[float]] = {level: [] for level in self._levels}
        self._computer = computer
        self._seed = f"{pairing.game}/{start}/{self.seat}"
        self._rng = Random(self._seed)
        self._ply = 0
        advantage = {"advantage": pairing.advantage, "advantage_player": 1 - self.seat}
        values = {**pairing.options, **(advantage if pairing.advantage else {})}
        options = self.rules.options_from(values)
        self._first = self.rules.new_state(pairing.players, options, f"{pairing.game}/{start}")

    def states(self) -> Iterator[Any]:
        """Yield the states of the match; in the last one it is over."""
        state = self._first
        yield state
        while self.rules.current_players(state):
            state = self._advance(state)
            yield state

    def _advance(self, state: Any) -> Any:
        """Return the state after one action, the one with the earliest stamp of those that players choose.

        If no player has a choice, apply the system action, which is the last of the legal actions.
        """
        to_act = sorted(self.rules.current_players(state))
        choices = [
            (player, action) for player in to_act if (action := self._choice(state, player)) is not None
        ]
        self._ply += 1
        for player, action in sorted(choices, key=lambda one: getattr(one[1], "at", 0)):
            try:
                return self.rules.apply_action(state, player, action)
            except IllegalAction:
                if not hasattr(action, "at"):
                    raise
                # The action comes after an end that the player could not know of.
        return self.rules.apply_action(state, to_act[0], list(self.rules.legal_actions(state, to_act[0]))[-1])

    def _choice(self, state: Any, player: int) -> Any:
        level = self._levels[player]
        if level == RANDOM:
            return self._rng.choice(list(self.rules.legal_actions(state, player)))
        view = self.rules.view(state, player)
        start = process_time()
        choice = self._computer.choose(view, player, level, seed=self._seed, ply=self._ply)
        self.seconds[level].append(process_time() - start)
        return None if choice is None else self.rules.action_from_string(choice.action)


def _seconds(results: Iterable[MatchResult], level: str) -> tuple[float, float]:
    times = [time for match in results for time in match.seconds.get(level, ())]
    return (fmean(times), max(times)) if times else (0.0, 0.0)
