"""The usual run tries some cases of each test, the nightly one the others."""

import subprocess
import sys
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
import yaml

from tests.codebase.combinations import choose_samples, leave_out_all_but_samples
from tests.codebase.sources import ROOT

NAMES = [f"tests/test_{number}.py::test_it" for number in range(200)]


@pytest.mark.parametrize(("cases", "samples"), [(1, 1), (4, 1), (4, 2), (7, 3), (52, 11), (3, 5)])
def test_samples_are_as_many_as_asked_for_and_evenly_spread(cases: int, samples: int) -> None:
    for name in NAMES:
        numbers = sorted(choose_samples(name, cases, samples))
        assert len(numbers) == min(samples, cases)
        assert set(numbers) <= set(range(cases))
        gaps = [after - before for before, after in pairwise([*numbers, numbers[0] + cases])]
        assert max(gaps) - min(gaps) <= 1


def test_tests_of_all_games_have_samples_of_each_game() -> None:
    counts = Counter(number for name in NAMES for number in choose_samples(name, 4))
    assert set(counts) == set(range(4))
    assert min(counts.values()) > len(NAMES) / 8


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
    sampled_cases = [Case(f"test_one[{number}]", pytest.mark.sampled(2)) for number in range(6)]
    whole = [Case(f"test_other[{number}]") for number in range(6)]
    slow = [
        Case(f"test_slow[{number}]", pytest.mark.sampled(2), pytest.mark.exhaustive) for number in range(6)
    ]
    rare = Case("test_one[rare]", pytest.mark.sampled(2), pytest.mark.exhaustive)
    leave_out_all_but_samples([*sampled_cases, *whole, *slow, rare])
    left = [
        case.nodeid
        for case in (*sampled_cases, *whole, *slow, rare)
        if not case.get_closest_marker("nightly")
    ]
    counts = Counter(name.partition("[")[0] for name in left)
    assert counts == {"test_one": 3, "test_other": 6, "test_slow": 2}
    assert "test_one[rare]" in left


@pytest.mark.nightly
def test_each_run_has_what_the_smaller_ones_have_and_what_is_named_runs_whole() -> None:
    folder, file = "tests/players", "tests/players/test_calibration.py"
    test = f"{file}::test_as_much_is_won_as_was_expected"
    usual, before_merging, everything = (
        collect(folder, *marks) for marks in ([], ["-m", "not nightly"], ["-m", ""])
    )
    assert usual < before_merging < everything
    assert collect(file) == {case for case in everything if case.startswith(file)}
    assert collect(test) == {case for case in everything if case.startswith(test)}
    assert collect(file, "-m", "nightly") == collect(file) - before_merging


@pytest.mark.nightly
def test_what_is_named_runs_whole_in_several_processes_too() -> None:
    test = "tests/play/games/test_middle_ages.py::test_who_resigns_is_out_of_the_match_and_ranked_last"
    assert "1 passed" in run_pytest("-n", "1", test)


def collect(*arguments: str) -> set[str]:
    """Return the cases that pytest runs with these arguments."""
    output = run_pytest("--collect-only", "-n", "0", *arguments)
    return {line.partition("@")[0] for line in output.splitlines() if "::" in line}


def run_pytest(*arguments: str) -> str:
    """Return what pytest prints in a process of its own."""
    command = [sys.executable, "-m", "pytest", *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_ci_runs_everything_every_night() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    assert workflow[True]["schedule"], "YAML takes the key `on` for true"
    runs = {step["run"]: step.get("if") for step in workflow["jobs"]["test"]["steps"] if "run" in step}
    assert runs == {
        ".ci/run": "github.event_name != 'schedule'",
        '.ci/run -m ""': "github.event_name == 'schedule'",
    }
