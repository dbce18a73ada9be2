"""Combinations of test parameters: few in the usual run, in which every value still occurs."""

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest


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
