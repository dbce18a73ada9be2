"""Players win about as often as the shares of the win say, and a larger budget finds about the same."""

import sys
from statistics import fmean

import pytest

from bot.players import get_computer
from bot.players.win_share import win_shares
from tests.benchmarks.calibration import Estimate, calibration_rows, estimate_match, main, samples_of
from tests.codebase.combinations import usual_first
from tests.players.positions import KEYS, some_states

CASUAL = 1
"""The number of a match of casual computers; all odd numbers below 10 are such matches."""


def mean_error(values: list[Estimate]) -> float:
    """Return the mean difference between the values and the results, over all positions."""
    rows = list(calibration_rows(values))
    return sum(count * abs(expected - result) for _, count, expected, result in rows) / sum(
        row[1] for row in rows
    )


def test_the_table_has_a_row_for_each_bin_of_values() -> None:
    values = [
        Estimate((0.72, 0.28), 0.1, (1, 0)),
        Estimate((0.78, 0.22), 0.1, (0, 1)),
        Estimate((1, 0), 0.1, (1, 0)),
    ]
    assert [(row[0], row[1], row[3]) for row in calibration_rows(values)] == [
        (0, 1, 0),
        (2, 2, 0.5),
        (7, 2, 0.5),
        (9, 1, 1),
    ]


@pytest.mark.usefixtures("example_games")
def test_a_game_without_a_computer_of_its_own_is_calibrated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        sys, "argv", ["calibration", "noughts", "--matches", "1", "--first", "1", "--large", "0"]
    )
    main()
    assert "noughts: 1 matches" in capsys.readouterr().out


@pytest.mark.exhaustive
def test_a_match_is_valued_the_same_again() -> None:
    first, again = (
        [(one.expected, one.outcome_shares) for one in estimate_match("space-builder", CASUAL)]
        for _ in range(2)
    )
    assert first == again
    assert samples_of("space-builder", CASUAL) == samples_of("space-builder", CASUAL)


def test_a_large_budget_is_compared_in_one_position_of_a_match() -> None:
    deviations = [one.deviation for one in estimate_match("space-builder", CASUAL, large=True)]
    assert sum(each is not None for each in deviations) == 1
    assert all(each is None or each < 0.05 for each in deviations)


@pytest.mark.parametrize(
    ("key", "matches", "most"),
    usual_first(
        1,
        [
            ("space-builder", 10, 0.12),
            ("space-builder", 15, 0.1),
            ("builders", 15, 0.1),
            ("middle-ages", 15, 0.1),
            ("constructor", 15, 0.1),
        ],
    ),
)
@pytest.mark.nightly
def test_as_much_is_won_as_was_expected(key: str, matches: int, most: float) -> None:
    odd = range(1, 2 * matches, 2)  # experts play some of the even matches, which take long
    assert mean_error([one for number in odd for one in estimate_match(key, number)]) < most


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.sampled
def test_twice_the_budget_finds_about_the_same(key: str) -> None:
    rules = get_computer(key).rules
    states = [state for seed in range(2) for state in some_states(key, seed, 2)]
    views = [rules.view(state, None) for state in states]
    shares = [
        [win_shares(key, view, budget=budget, seed=f"{budget}")[0] for view in views] for budget in (1, 2)
    ]
    assert fmean(abs(one - other) for one, other in zip(*shares, strict=True)) < 0.1
