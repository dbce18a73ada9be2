"""The pictures and words of a match that is paused: as before, but it is nobody's turn."""

import random

import pytest

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, render
from tests.example_games import EVERY_GAME

TEXT = texts("en")


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled
def test_a_paused_match_shows_its_position_and_asks_nobody(game: str) -> None:
    rules, rng = GAMES[game], random.Random(3)
    state = rules.new_state(2, rules.Options(), "5eed")
    for _ in range(14):
        for player in sorted(rules.current_players(state)):
            actions = list(rules.legal_actions(state, player))
            if actions:
                state_after = rules.apply_action(state, player, rng.choice(actions))
                state = state if rules.outcome(state_after) else state_after
                break
    running = rules.view(state, None)
    paused_view = rules.pause(running)
    assert paused_view.is_paused
    picture = render(game, paused_view, theme="dark")
    assert picture != render(game, rules.stop(running), theme="dark")
    assert picture.size == render(game, running, theme="dark").size
    description = RENDERERS[game].describe(paused_view, text=TEXT)
    for words in (picture.description, description):
        assert "The match is paused." in words
        assert "to act" not in words
        assert "The match was stopped" not in words
