"""The usual run tries some cases of each test, the exhaustive one the others."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.combinations import choose_samples, leave_out_all_but_samples

NAMES = [f"tests/test_{number}.py::test_it" for number in range(200)]


@pytest.mark.parametrize(("cases", "samples"), [(1, 1), (4, 1), (4, 2), (7, 3), (52, 11), (3, 5)])
def test_samples_are_as_many_as_asked_for_and_evenly_spread(cases: int, samples: int) -> None:
    for name in NAMES:
        chosen = sorted(choose_samples(name, cases, samples))
        assert len(chosen) == min(samples, cases)
        assert set(chosen) <= set(range(cases))
        gaps = [after - before for before, after in pairwise([*chosen, chosen[0] + cases])]
        assert max(gaps) - min(gaps) <= 1


def test_tests_of_all_games_have_samples_of_each_game() -> None:
    chosen = Counter(number for name in NAMES for number in choose_samples(name, 4))
    assert set(chosen) == set(range(4))
    assert min(chosen.values()) > len(NAMES) / 8


class Case:
    """A case of a test, as far as pytest's marks are concerned."""

    def __init__(self, nodeid: str, *marks: Any) -> None:
        self.nodeid = nodeid
        self.marks = [mark.mark for mark in marks]

    def get_closest_marker(self, name: str) -> Any:
        return next((mark for mark in self.marks if mark.name == name), None)

    def add_marker(self, mark: Any) -> None:
        self.marks.append(mark.mark)


def test_only_sampled_tests_leave_cases_out() -> None:
    sampled = [Case(f"test_one[{number}]", pytest.mark.sampled(2)) for number in range(6)]
    whole = [Case(f"test_other[{number}]") for number in range(6)]
    rare = Case("test_one[rare]", pytest.mark.sampled(2), pytest.mark.exhaustive)
    leave_out_all_but_samples([*sampled, *whole, rare])
    usual = [case.nodeid for case in (*sampled, *whole) if not case.get_closest_marker("exhaustive")]
    assert sum(name.startswith("test_one") for name in usual) == 2
    assert sum(name.startswith("test_other") for name in usual) == 6
