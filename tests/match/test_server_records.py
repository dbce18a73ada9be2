"""How a game is played in a server, and rows of rounds without a fault."""

from bot.match.replay import Replay
from bot.match.server_records import SeatResult, find_habits, find_longest_row
from tests.match.record_files import random_match


def results(
    match_id: int, winner: int | None, *, seats: int = 2, of: int = 2, lasted: int = 5
) -> list[SeatResult]:
    """Return the results of a match; without a winner, all share the first rank."""
    return [
        SeatResult(
            match_id, of, player, 1 if winner in (player, None) else 2, of if winner is None else 1, lasted
        )
        for player in range(seats)
    ]


def test_wins_are_counted_by_seat_and_number_of_players() -> None:
    found = find_habits([*results(4, 1), *results(3, 0), *results(2, None), *results(1, 2, seats=3, of=3)])
    assert found.matches == (4, 3, 2, 1)
    assert found.wins == {2: (1, 1), 3: (0, 0, 1)}
    assert found.counts == {2: 3, 3: 1}


def test_a_match_with_somebody_who_is_not_visible_does_not_count() -> None:
    found = find_habits([*results(2, 0, seats=1), *results(1, 0, lasted=9)])
    assert (found.matches, found.lasted, found.counts) == ((1,), 9, {2: 1})


def test_the_length_is_the_median() -> None:
    found = find_habits([each for number in (1, 2, 90) for each in results(number, 0, lasted=number)])
    assert found.lasted == 2
    assert find_habits([]).lasted == 0


def test_a_fault_or_a_round_without_the_player_ends_a_row() -> None:
    rounds = [{0: 0, 1: 2}, {0: 0, 1: 0}, {0: 1, 1: 0}, {1: 0}, {0: 0}]
    assert find_longest_row(rounds, (0, 1)) == (3, 1)
    assert find_longest_row(rounds, (0,)) == (2, 0)
    assert find_longest_row(rounds, ()) == (0, -1)
    assert find_longest_row([], (0, 1))[0] == 0


def test_the_faults_of_rounds_are_those_that_a_race_counts() -> None:
    match, record = random_match("space-builder", "faults", players=3)
    race = match.real_time
    assert race is not None
    rounds = [race.faults(state) for _, state in Replay(match, record).milestones]
    assert len(rounds) == match.state.result.round
    for player, counted in enumerate(match.state.players):
        assert sum(each.get(player, 0) for each in rounds) == counted.faults
