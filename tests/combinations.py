"""Combinations of test parameters: few in the usual run, in which every value still occurs."""

import os
from collections import defaultdict
from collections.abc import Iterable
from itertools import product
from typing import Any, Protocol
from zlib import crc32

import pytest

SHARE = "EXHAUSTIVE_SHARE"


def diagonal(*dimensions: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return as many combinations as the longest dimension has values, with every value of each dimension."""
    values = [tuple(dimension) for dimension in dimensions]
    most = max(map(len, values))
    return [tuple(each[number % len(each)] for each in values) for number in range(most)]


def diagonal_first(*dimensions: Iterable[Any]) -> list[Any]:
    """Return all combinations as parameters; those beyond the diagonal are exhaustive."""
    values = [tuple(dimension) for dimension in dimensions]
    usual = diagonal(*values)
    return usual_first(len(usual), [*usual, *(each for each in product(*values) if each not in usual)])


def usual_first(usual: int, cases: Iterable[Any]) -> list[Any]:
    """Return cases as parameters; those after the first ``usual`` ones are exhaustive."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=[] if number < usual else [pytest.mark.exhaustive],
        )
        for number, case in enumerate(cases)
    ]


class Case(Protocol):
    """A case of a test, as pytest collects it."""

    @property
    def nodeid(self) -> str:
        """The file, the test and its parameters."""

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        """Return the mark with a name, or ``None``."""

    def add_marker(self, marker: pytest.MarkDecorator) -> None:
        """Add a mark."""


def names_tests(config: pytest.Config) -> bool:
    """Return whether somebody named files or tests to run: then nothing in them is left out."""
    return any("::" in argument or argument.endswith(".py") for argument in config.args)


def leave_out_all_but_samples(items: Iterable["Case"]) -> None:
    """Make cases of the tests that are marked as ``sampled`` exhaustive, all but as many as the mark says."""
    tests = defaultdict[str, list[Case]](list)
    for item in items:
        if item.get_closest_marker("sampled") and not item.get_closest_marker("exhaustive"):
            tests[item.nodeid.partition("[")[0]].append(item)
    for name, cases in tests.items():
        mark = cases[0].get_closest_marker("sampled")
        samples = choose_samples(name, len(cases), *(mark.args if mark else ()))
        for number, case in enumerate(cases):
            if number not in samples:
                case.add_marker(pytest.mark.exhaustive)


def choose_samples(name: str, cases: int, samples: int = 1) -> set[int]:
    """Return the numbers of some of a test's cases, evenly spread; other names lead to others."""
    first, count = crc32(name.encode()), min(samples, cases)
    return {(first + number * cases // count) % cases for number in range(count)}


def read_share() -> tuple[int, int] | None:
    """Return which share of the exhaustive tests is to run and how many there are, from ``EXHAUSTIVE_SHARE``.

    Such as ``2/5``; ``None`` if it is not set. Raise ``UsageError``.
    """
    value = os.environ.get(SHARE, "")
    number, _, count = value.partition("/")
    if not value:
        return None
    if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise pytest.UsageError(f"{SHARE} is {value!r}; write 2/5 for the second of five")
    return int(number), int(count)


def is_in_share(case: Case, number: int, count: int) -> bool:
    """Return whether a case is usual, or exhaustive and in this one of ``count`` shares, counted from 1."""
    name, _, _ = case.nodeid.partition("@")  # what follows is the process that runs it
    return case.get_closest_marker("exhaustive") is None or crc32(name.encode()) % count == number - 1
