"""Whole matches look from start to end as they did when they were written down."""

import pytest

from bot.games import GAMES
from tests.games.playthroughs import PLAYTHROUGHS, path_of, read_actions, replay


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_as_written(name: str) -> None:
    lines = path_of(name).read_text().splitlines()
    assert replay(PLAYTHROUGHS[name], read_actions(lines)) == lines


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_a_whole_match(name: str) -> None:
    play = PLAYTHROUGHS[name]
    game = GAMES[play.game]
    state = game.new_state(play.players, game.options_from(play.options), play.seed)
    for player, text in read_actions(path_of(name).read_text().splitlines()):
        state = game.apply_action(state, player, game.action_from_string(text))
    assert game.outcome(state) is not None
