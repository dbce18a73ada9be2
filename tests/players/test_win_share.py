"""What a review may rely on in the shares of the win of every game."""

import pytest

from bot.games import IllegalAction
from bot.games.turn_game import TurnView
from bot.players.win_share import accuracy, match_accuracy, win_shares, win_shares_after
from tests.fifth_game.rules import GAME as NOUGHTS
from tests.fifth_game.rules import State

pytestmark = pytest.mark.usefixtures("fifth_game")


def noughts(text: str) -> TurnView[State]:
    """Return the view of a grid written as x, o and dots."""
    state = State(NOUGHTS.Options(), tuple({"x": 0, "o": 1}.get(mark) for mark in text))
    return NOUGHTS.view(state, None)


def test_a_game_without_estimates_of_its_own_is_played_to_its_end() -> None:
    ahead = win_shares("noughts", noughts("xx.oo...."), seed="seed")
    assert ahead[0] > 0.55
    assert sum(ahead) == pytest.approx(1)
    won = win_shares_after("noughts", noughts("xx.oo...."), 0, ["mark c1"], seed="seed")
    assert won == (1, 0)
    lost = win_shares_after("noughts", noughts("xx.oo...x"), 1, ["mark c2"], seed="seed")
    assert lost == (0, 1)
    with pytest.raises(IllegalAction):
        win_shares_after("noughts", noughts("xx.oo...."), 0, ["mark a1"], seed="seed")


def test_a_shared_win_is_divided() -> None:
    assert win_shares("noughts", noughts("xoxxooox."), seed="seed") == (0.5, 0.5)
    stopped = NOUGHTS.stop(noughts("xx.oo...."))
    assert win_shares("noughts", stopped, seed="seed") == (0.5, 0.5)
    assert win_shares("noughts", NOUGHTS.stop(noughts("xx......."), (1,)), seed="seed") == (0, 1)


def test_accuracy_follows_the_published_curve() -> None:
    assert accuracy(0.5, 0.5) == pytest.approx(100, abs=1e-3)
    assert accuracy(0.5, 0.8) == 100
    assert accuracy(0.5, 0.4) == pytest.approx(63.58, abs=0.01)
    assert accuracy(0.9, 0.1) == pytest.approx(0, abs=0.01)
    assert accuracy(1, 0) == 0


def test_the_accuracy_of_a_match_lies_between_two_means() -> None:
    assert match_accuracy([]) == 100
    assert match_accuracy([80, 80]) == pytest.approx(80)
    assert match_accuracy([100, 50]) == pytest.approx((75 + 200 / 3) / 2)
    assert 0 < match_accuracy([100, 100, 0]) < 50
