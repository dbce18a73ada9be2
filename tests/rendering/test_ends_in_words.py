"""The words of a match that is over: who has won, and that it is over, once."""

import re

import pytest

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, with_names
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


@pytest.mark.parametrize("game", sorted({*EVERY_GAME} - {"builders", "middle-ages"}))
def test_words_name_who_won_because_the_others_gave_up(game: str) -> None:
    """In Builders and the Middle Ages who gives up leaves, which ends a match by the rules."""
    rules, renderer, text = GAMES[game], RENDERERS[game], with_names(TEXT, ["Ada", "Bruno"])
    for state in playout(rules, rules.players.start, "seed")[:-1:7]:
        view = rules.view(state, None)
        for describe in (renderer.alt_text, renderer.describe):
            assert "Bruno wins" in describe(rules.stop(view, (1,)), text=text)
            called_off = describe(rules.stop(view), text=text)
            assert re.search("the match was (stopped|given up)", called_off, re.IGNORECASE)
            assert "Bruno wins" not in called_off
