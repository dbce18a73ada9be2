"""Tournaments: seats rotate, the statistics are right, and the strong beat the weak."""

import pytest

from bot.games import Outcome
from bot.players.computer import shares
from bot.players.tournament import (
    RANDOM,
    MatchResult,
    Pairing,
    interval,
    pairings,
    play,
    play_all,
    standing_of,
)
from tests.example_games import EVERY_GAME


def test_each_level_meets_those_after_it_at_the_smallest_table() -> None:
    all_pairings = pairings("middle-ages", ["master", "expert", RANDOM], 10)
    assert [(one.level, one.other) for one in all_pairings] == [
        ("master", "expert"),
        ("master", RANDOM),
        ("expert", RANDOM),
    ]
    assert {one.players for one in all_pairings} == {2}
    assert pairings("middle-ages", ["master", RANDOM], 10, 4)[0].players == 4


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.sampled
def test_casual_beats_random_play_from_every_seat(key: str) -> None:
    pairing = Pairing(key, "casual", RANDOM, 6, 2)
    results = list(play_all(pairing, processes=1))
    assert standing_of(pairing, results).points >= 0.8
    assert all(set(match.seconds) == {"casual", RANDOM} for match in results)


@pytest.mark.parametrize("key", ["noughts", "dots"])
def test_a_beginner_of_any_small_game_is_better_than_chance(key: str) -> None:
    pairing = Pairing(key, "beginner", RANDOM, 40, 2)
    assert standing_of(pairing, list(play_all(pairing, processes=1))).low > 0.55


@pytest.mark.parametrize(
    ("key", "level"),
    [
        ("constructor", "expert"),
        ("middle-ages", "expert"),
        ("builders", "expert"),
        ("space-builder", "master"),
    ],
)
@pytest.mark.sampled
def test_the_strong_beat_random_play(key: str, level: str) -> None:
    assert play(Pairing(key, level, RANDOM, 1, 2), 0).points == 1


@pytest.mark.exhaustive
def test_a_match_is_the_same_whenever_it_is_played() -> None:
    pairing = Pairing("builders", "casual", "beginner", 2, 3)
    assert play(pairing, 1).points == play(pairing, 1).points
    times = play(pairing, 1).seconds
    assert all(len(times[level]) > 10 for level in ("casual", "beginner"))


@pytest.mark.exhaustive
def test_two_processes_find_the_same() -> None:
    pairing = Pairing("space-builder", "expert", "casual", 4, 2)
    both = [[match.points for match in play_all(pairing, processes=number)] for number in (1, 2)]
    assert both[0] == both[1]


def test_options_are_those_of_the_match() -> None:
    short, long = (
        play(Pairing("middle-ages", "casual", "casual", 1, 2, {"target_vp": points}), 0) for points in (1, 17)
    )
    assert len(short.seconds["casual"]) < len(long.seconds["casual"])


def test_points_are_the_part_of_the_others_that_is_beaten() -> None:
    assert shares(Outcome((1, 2), ())) == (1, 0)
    assert shares(Outcome((1, 1), ())) == (0.5, 0.5)
    assert shares(Outcome((1, 2, 2, 4), ())) == pytest.approx((1, 0.5, 0.5, 0))


def test_the_interval_is_wilsons() -> None:
    low, high = interval(0.5, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    low, high = interval(1.0, 100)
    assert (low, high) == pytest.approx((0.9630, 1.0), abs=1e-3)
    assert interval(0.5, 400)[0] > interval(0.5, 100)[0]


def test_standings_count_points_losses_and_times() -> None:
    pairing = Pairing("constructor", "master", "expert", 4, 2)
    results = [
        MatchResult(points, {"master": (0.1, 0.3), "expert": (0.01,)} if points else {"master": (0.5,)})
        for points in (1.0, 0.5, 0.5, 0.0)
    ]
    standing = standing_of(pairing, results)
    assert (standing.points, standing.losses) == (0.5, 1)
    assert standing.low < 0.5 < standing.high
    mean, longest = standing.seconds["master"]
    assert (mean, longest) == pytest.approx(((3 * 0.4 + 0.5) / 7, 0.5))


@pytest.mark.parametrize("options", [{"mode": "turns"}, {"mode": "turns", "sealed": True, "ghosts": True}])
def test_races_in_turns_come_to_an_end(options: dict[str, object]) -> None:
    result = play(Pairing("space-builder", "master", "beginner", 1, 3, options), 0)
    assert len(result.seconds["master"]) > 30


@pytest.mark.parametrize("key", ["middle-ages", "builders", "space-builder"])
def test_four_sit_at_a_table(key: str) -> None:
    result = play(Pairing(key, "casual", RANDOM, 4, 4), 3)
    assert 0 <= result.points <= 1
    assert result.seconds["casual"]
