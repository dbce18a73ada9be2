"""The levels of the computers on the scale of ratings: of all games with computers of their own."""

from itertools import pairwise

import pytest

from bot.games import GAMES
from bot.match.ratings import get_pool
from bot.players import COMPUTERS
from bot.players.anchors import ANCHORS, START
from tests.benchmarks.anchors import BETA, fit, fit_gap, read_rows


@pytest.mark.parametrize("key", list(COMPUTERS))
def test_every_computer_has_rising_levels_for_each_number_of_players(key: str) -> None:
    for pool in {get_pool(players) for players in GAMES[key].players}:
        levels = ANCHORS[key, pool]
        assert all(below < level for below, level in pairwise(levels))
        assert levels[1] + levels[2] == pytest.approx(2 * START, abs=0.2)


def test_the_levels_are_those_fitted_from_the_stored_tournaments() -> None:
    assert fit(read_rows()) == ANCHORS


def test_a_gap_is_the_one_at_which_the_model_expects_the_results() -> None:
    assert fit_gap((799, 199)) == pytest.approx(BETA * 2**0.5 * 1.386, abs=0.1)
    first = 4 / (4 + 2)  # of somebody four times as strong as each of two others
    second = (1 - first) * 4 / (4 + 1)
    places = (6000 * first, 6000 * second, 6000 * (1 - first - second))
    assert fit_gap(places) == pytest.approx(BETA * 3**0.5 * 1.386, abs=0.1)


def test_a_level_that_always_wins_has_a_finite_gap() -> None:
    assert fit_gap((100, 0)) < fit_gap((200, 0)) < 35
