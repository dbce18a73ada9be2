"""Combinations of test parameters: few in the usual run, in which every value still occurs."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import product
from typing import Any, Protocol
from zlib import crc32

import pytest


def diagonal(*dimensions: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return as many combinations as the longest dimension has values, with every value of each dimension."""
    values = [tuple(dimension) for dimension in dimensions]
    most = max(map(len, values))
    return [tuple(each[number % len(each)] for each in values) for number in range(most)]


def diagonal_first(*dimensions: Iterable[Any]) -> list[Any]:
    """Return all combinations as parameters; those beyond the diagonal run nightly."""
    values = [tuple(dimension) for dimension in dimensions]
    usual = diagonal(*values)
    return usual_first(len(usual), [*usual, *(each for each in product(*values) if each not in usual)])


def usual_first(usual: int, cases: Iterable[Any]) -> list[Any]:
    """Return cases as parameters; those after the first ``usual`` ones run nightly."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=[] if number < usual else [pytest.mark.nightly],
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
    """Make cases of the tests that are marked as ``sampled`` nightly, all but as many as the mark says.

    The samples come from the cases of the usual run, or from the exhaustive ones if a test has no others.
    """
    tests = defaultdict[str, list[Case]](list)
    for item in items:
        if item.get_closest_marker("sampled") and not item.get_closest_marker("nightly"):
            tests[item.nodeid.partition("[")[0]].append(item)
    for name, all_cases in tests.items():
        cases = [case for case in all_cases if not case.get_closest_marker("exhaustive")] or all_cases
        mark = cases[0].get_closest_marker("sampled")
        samples = choose_samples(name, len(cases), *(mark.args if mark else ()))
        for number, case in enumerate(cases):
            if number not in samples:
                case.add_marker(pytest.mark.nightly)


def choose_samples(name: str, cases: int, samples: int = 1) -> set[int]:
    """Return the numbers of some of a test's cases, evenly spread; other names lead to others."""
    first, count = crc32(name.encode()), min(samples, cases)
    return {(first + number * cases // count) % cases for number in range(count)}
