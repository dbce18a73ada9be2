"""Ratings of simulated players of known strength: a short version of `tests.benchmarks.ratings`."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.match.ratings import REACH, RatedResult, Rating, count_result
from bot.players.anchors import ANCHORS
from tests.benchmarks.ratings import (
    UNMEASURED,
    attack_by_placements,
    attack_by_time,
    attack_in_pair,
    attack_in_ring,
    attack_with_fresh,
    find_tiers,
    mean,
    rank_pool,
    rank_servers,
)

LEVELS = (UNMEASURED, *(game for game, pool in ANCHORS if pool == "two"))


@pytest.mark.parametrize(("players", "bounds"), [(2, (0.71, 0.84, 0.88)), (4, (0.82, 0.88, 0.91))])
def test_ratings_soon_have_the_order_of_strength(players: int, bounds: tuple[float, ...]) -> None:
    accuracies = mean(partial(rank_pool, players), 20)
    assert all(accuracy >= bound for accuracy, bound in zip(accuracies, bounds, strict=True))


def test_placement_matches_compare_servers_that_never_meet() -> None:
    across, within = mean(partial(rank_servers, 5), 50)
    assert across >= 0.8
    assert within >= 0.75
    assert mean(partial(rank_servers, 0), 10)[0] < 0.6


@pytest.mark.parametrize("game", LEVELS)
def test_computers_come_out_within_a_tier_of_their_level(game: str) -> None:
    *_, beyond = mean(partial(find_tiers, game), 10)
    assert beyond <= 0.05


@pytest.mark.parametrize("placements", [0, 5])
def test_two_accounts_that_only_play_each_other_do_not_move_a_ranking(placements: int) -> None:
    gained, is_ranked, of_others = attack_in_pair(placements, "pair")
    assert gained == pytest.approx(REACH)
    assert not is_ranked
    assert of_others == pytest.approx(REACH)  # only that of the other account


def test_fresh_accounts_that_lose_lift_nobody() -> None:
    assert attack_with_fresh(0, "fresh")[0] == 0


def test_accounts_made_known_first_lift_somebody_by_little() -> None:
    assert mean(partial(attack_with_fresh, 3), 4)[0] < 6
    assert mean(attack_in_ring, 4)[0] < 8


def test_matches_that_run_out_in_a_row_move_one_rating() -> None:
    gained, count = attack_by_time("time")
    assert 0 < gained < 3
    assert count == 1


def test_placement_matches_that_are_too_many_or_too_late_count_for_nothing() -> None:
    assert attack_by_placements("farm") == [0, 0]


@pytest.mark.parametrize("ranks", [(1, 2), (1, 1), (2, 1)])
def test_a_win_never_lowers_a_rating_but_a_draw_may(ranks: tuple[int, int]) -> None:
    high = Rating(user_id=1, game="builders", pool="two", mu=40, sigma=2, matches=20, opponents=(2, 3, 4))
    low = replace(high, user_id=2, mu=20, opponents=(1, 3, 4))
    new_high, new_low = count_result([high, low], RatedResult(1, 1, "builders", (1, 2), ranks), 0)
    assert (new_high.mu >= high.mu) == (ranks == (1, 2))
    assert (new_low.mu > low.mu) == (ranks != (1, 2))
