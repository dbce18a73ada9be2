"""A newcomer who knows the rules wins most matches against the weakest level."""

import pytest

from bot.players import LEVEL_NAMES
from bot.players.tournament import interval
from tests.codebase.combinations import usual_first
from tests.players.newcomers import results_against

ENOUGH = 0.55
"""The share of the matches that a newcomer wins at least; a draw is no win."""
USUAL = (("constructor", 500), ("middle-ages", 60), ("space-builder", 16), ("builders", 20))
MANY = (("constructor", 2500), ("middle-ages", 250), ("space-builder", 60), ("builders", 60))


@pytest.mark.parametrize(("key", "matches"), usual_first(len(USUAL), (*USUAL, *MANY)))
@pytest.mark.sampled
def test_a_newcomer_wins_most_matches_against_a_beginner(key: str, matches: int) -> None:
    """The matches are enough to be sure: the whole 95 % interval is above the share."""
    wins = sum(result == 1 for result in results_against(LEVEL_NAMES[0], key, matches))
    low, _ = interval(wins / matches, matches)
    assert low >= ENOUGH
