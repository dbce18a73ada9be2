"""The pictures and words of a match that is paused: as before, but it is nobody's turn."""

import random

import pytest

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, render

TEXT = texts("en")


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.sampled
def test_a_paused_match_shows_its_position_and_asks_nobody(game: str) -> None:
    rules, rng = GAMES[game], random.Random(3)
    state = rules.new_state(2, rules.Options(), "5eed")
    for _ in range(14):
        for player in sorted(rules.current_players(state)):
            actions = list(rules.legal_actions(state, player))
            if actions:
                state = rules.apply_action(state, player, rng.choice(actions))
                break
    running = rules.view(state, None)
    paused = rules.pause(running)
    assert paused.is_paused
    shown = render(game, paused, theme="dark")
    assert shown.data != render(game, rules.stop(running), theme="dark").data
    assert shown.size == render(game, running, theme="dark").size
    said = RENDERERS[game].describe(paused, text=TEXT)
    for words in (shown.description, said):
        assert "The match is paused." in words
        assert "to act" not in words
        assert "The match was stopped" not in words
