"""What results say about a user: favourite game, best match, counts."""

from typing import Any

import pytest

from bot.match.profiles import Profile, Result, find_best, tally
from bot.match.ratings import Rating

HOUR, DAY = 3_600_000, 86_400_000


def result(number: int = 1, **changes: Any) -> Result:
    usual: dict[str, Any] = {
        "game": "builders",
        "player": 0,
        "players": 2,
        "rank": 1,
        "winners": 1,
        "points": 5,
    }
    return Result(**{**usual, "match_id": number, "ended_at": number, "lasted": HOUR, **changes})


def test_the_favourite_game_is_the_one_played_most_and_then_last() -> None:
    games = ["builders", "constructor", "builders", "constructor", "space-builder"]
    results = [result(number, game=game) for number, game in enumerate(games)]
    assert Profile(1, results, []).games == ["constructor", "builders", "space-builder"]
    assert Profile(1, [], []).games == []


def test_a_game_with_nothing_but_placement_matches_comes_last() -> None:
    placed = Rating(user_id=1, game="middle-ages", pool="two", placements=1)
    assert Profile(1, [], [placed]).games == ["middle-ages"]
    assert Profile(1, [result()], [placed]).games == ["builders", "middle-ages"]
    assert Profile(1, [], [placed]).proudest is None


def test_the_best_match_is_the_victory_with_the_most_points() -> None:
    won, lost = result(1, points=20), result(2, rank=2, points=90)
    assert find_best([won, lost, result(3, points=19)]) == won
    assert find_best([lost, result(4, rank=2, points=91)]) == result(4, rank=2, points=91)
    assert find_best([result(5, points=None), lost]) == lost
    assert find_best([result(5, points=None)]) == result(5, points=None)
    assert find_best([]) is None


def test_one_is_proudest_of_a_match_of_the_favourite_game() -> None:
    results = [result(1, points=3), result(2, points=4), result(3, game="middle-ages", points=40)]
    assert Profile(1, results, []).proudest == results[1]
    assert Profile(1, [], []).proudest is None


def test_the_last_matches_are_ten() -> None:
    results = [result(number) for number in range(12)]
    assert Profile(1, results, []).last == results[2:]


@pytest.mark.parametrize(
    ("rank", "winners", "ending"), [(1, 1, "won"), (1, 2, "shared"), (2, 1, "lost"), (2, 2, "lost")]
)
def test_a_first_rank_may_be_shared(rank: int, winners: int, ending: str) -> None:
    assert result(rank=rank, winners=winners).ending == ending


def test_matches_are_counted_by_what_they_have_in_common() -> None:
    results = [
        result(rank=rank, lasted=lasted) for rank, lasted in ((1, 0), (2, HOUR), (1, DAY), (1, DAY + 1))
    ]
    assert tally(results, lambda it: it.length) == [("hour", 2, 1), ("day", 1, 1), ("longer", 1, 1)]


def test_ratings_for_two_players_come_first() -> None:
    two, more = (Rating(user_id=1, game="builders", pool=pool) for pool in ("two", "more"))
    other = Rating(user_id=1, game="constructor", pool="two")
    assert Profile(1, [], [more, other, two]).ratings_of("builders") == [two, more]
