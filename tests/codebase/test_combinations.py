"""The usual run tries some cases of each test, the exhaustive one the others."""

import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
import yaml

from tests.codebase.sources import ROOT
from tests.combinations import SHARE, choose_samples, is_in_share, leave_out_all_but_samples, read_share

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
    rare = Case("test_one[rare]", pytest.mark.sampled(2), pytest.mark.exhaustive)
    leave_out_all_but_samples([*sampled_cases, *whole, rare])
    usual = [case.nodeid for case in (*sampled_cases, *whole) if not case.get_closest_marker("exhaustive")]
    assert sum(name.startswith("test_one") for name in usual) == 2
    assert sum(name.startswith("test_other") for name in usual) == 6


def test_shares_of_the_exhaustive_tests_make_up_all_of_them() -> None:
    exhaustive = [Case(name, pytest.mark.exhaustive) for name in NAMES]
    usual = Case("test_one", pytest.mark.sampled)
    counts = Counter(
        case.nodeid for share in range(1, 6) for case in exhaustive if is_in_share(case, share, 5)
    )
    assert counts == Counter(NAMES)
    for share in range(1, 6):
        assert is_in_share(usual, share, 5)
        assert sum(is_in_share(case, share, 5) for case in exhaustive) > len(NAMES) / 10


def test_a_share_is_the_same_whatever_process_runs_the_case() -> None:
    for name in NAMES:
        case, grouped_case = (Case(each, pytest.mark.exhaustive) for each in (name, f"{name}@pictures"))
        assert is_in_share(case, 1, 3) == is_in_share(grouped_case, 1, 3)


@pytest.mark.parametrize(("value", "share"), [("2/5", (2, 5)), ("1/1", (1, 1)), ("", None)])
def test_a_share_is_named_by_the_environment(
    value: str, share: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SHARE, value)
    assert read_share() == share


@pytest.mark.parametrize("value", ["2", "0/5", "6/5", "a/b", "1/0"])
def test_a_share_has_a_number_and_a_count(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHARE, value)
    with pytest.raises(pytest.UsageError, match="write 2/5"):
        read_share()


@pytest.mark.exhaustive
def test_what_is_named_runs_whole() -> None:
    folder, file = "tests/rendering", "tests/rendering/test_goldens.py"
    test = f"{file}::test_looks_like_its_golden"
    usual, exhaustive = collect(folder), collect(folder, "-m", "exhaustive")
    assert usual
    assert exhaustive
    assert not usual & exhaustive
    everything = collect(folder, "-m", "")
    assert everything == usual | exhaustive
    assert collect(file) == {case for case in everything if case.startswith(file)}
    assert collect(test) == {case for case in everything if case.startswith(test)}
    assert collect(file, "-m", "exhaustive") == {case for case in exhaustive if case.startswith(file)}
    first, second = collect(folder, share="1/2"), collect(folder, share="2/2")
    assert first & second == usual
    assert first | second == everything


@pytest.mark.exhaustive
def test_what_is_named_runs_whole_in_several_processes_too() -> None:
    test = "tests/play/test_middle_ages.py::test_who_resigns_is_out_of_the_match_and_ranked_last"
    assert "1 passed" in run_pytest("-n", "1", test)


def collect(*arguments: str, share: str = "") -> set[str]:
    """Return the cases that pytest runs with these arguments."""
    output = run_pytest("--collect-only", "-n", "0", *arguments, share=share)
    return {line.partition("@")[0] for line in output.splitlines() if "::" in line}


def run_pytest(*arguments: str, share: str = "") -> str:
    """Return what pytest prints in a process of its own, with no other share than this one."""
    result = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments],
        cwd=ROOT,
        env=os.environ | {SHARE: share},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_ci_runs_all_exhaustive_tests_every_night() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    assert workflow[True]["schedule"], "YAML takes the key `on` for true"
    (step,) = (step for step in workflow["jobs"]["test"]["steps"] if step.get("run") == ".ci/run")
    assert "'schedule' && '1/1'" in step["env"][SHARE]
