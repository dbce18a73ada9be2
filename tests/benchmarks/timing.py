"""Timing several things in turns, so that a disturbance of the machine falls on all of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

Sample = Callable[[], float]
"""A function that does something once and returns the seconds that it took."""


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How much is measured: a few samples to see that it works, or many to trust the numbers."""

    games: int
    pictures: int
    turns: int
    warm_up: int
    restarts: int
    children: int
    blocks: int
    actions: int
    many: int
    boards: int
    thoughts: int


FULL = Effort(
    games=9,
    pictures=15,
    turns=100,
    warm_up=120,
    restarts=9,
    children=3,
    blocks=15,
    actions=3000,
    many=10_000,
    boards=20,
    thoughts=5,
)
QUICK = Effort(
    games=1,
    pictures=1,
    turns=1,
    warm_up=0,
    restarts=1,
    children=1,
    blocks=1,
    actions=100,
    many=12,
    boards=1,
    thoughts=1,
)


def make_sample(work: Callable[[], Any], clock: Callable[[], float] = perf_counter) -> Sample:
    """Return a sample that measures the seconds that ``work`` takes by a clock.

    By ``process_time`` they are those of the processor, which do not depend on what else the machine does.
    """

    def sample() -> float:
        start = clock()
        work()
        return clock() - start

    return sample


def medians(first: Sample, second: Sample, rounds: int, *, warm_up: int = 2) -> tuple[float, float]:
    """Return the medians of both samples, taken alternately ``rounds`` times."""
    one, other = medians_of((first, second), rounds, warm_up=warm_up)
    return one, other


def medians_of(samples: Sequence[Sample], rounds: int, *, warm_up: int = 2) -> list[float]:
    """Return the median of each sample; all are taken one after the other ``rounds`` times."""
    for _ in range(warm_up):
        for sample in samples:
            sample()
    times: list[list[float]] = [[] for _ in samples]
    for number in range(rounds):
        for offset in range(len(samples)):
            # Another one first each time: what one leaves in a cache would always help the same.
            place = (number + offset) % len(samples)
            times[place].append(samples[place]())
    return [median(seconds) for seconds in times]
