"""The words of a match that is over."""

import pytest

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS
from tests.example_games import EVERY_GAME
from tests.games.test_contract import playout

TEXT = texts("en")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_words_say_once_that_a_match_is_over(game: str) -> None:
    rules = GAMES[game]
    end = rules.view(playout(rules, rules.players.start, "seed")[-1], None)
    assert RENDERERS[game].describe(end, text=TEXT).count("match is over") == 1
    running = rules.view(playout(rules, rules.players.start, "seed")[0], None)
    stopped = RENDERERS[game].describe(rules.stop(running), text=TEXT)
    assert stopped.count("was stopped") + stopped.count("was given up") == 1
    assert "match is over" not in stopped
