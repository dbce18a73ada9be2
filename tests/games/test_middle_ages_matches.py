"""A few of the matches that the script plays by the thousand."""

import pytest

from tests.games.middle_ages_matches import check_match


@pytest.mark.parametrize("number", range(0, 60, 5))
@pytest.mark.sampled(3)
def test_a_random_match_keeps_the_rules(number: int) -> None:
    assert check_match(number) > 0
