"""What every game promises to the services, the cogs and the computer players."""

import random
from importlib import import_module
from typing import Any

import msgspec
import pytest

from bot.games import GAMES, AnyGame, IllegalAction, InvalidOptions, discover, module_name

SEEDS = ("one", "two", "three")
LONGEST_MATCH = 20_000

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_table = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in GAMES.values() for players in game.players],
    ids=lambda value: str(getattr(value, "key", value)),
)


def choose(game: AnyGame, state: Any, rng: random.Random) -> tuple[int, Any]:
    """One of the players to act, with one of their actions."""
    player = rng.choice(sorted(game.current_players(state)))
    return player, rng.choice(list(game.legal_actions(state, player)))


def playout(game: AnyGame, players: int, seed: str) -> list[Any]:
    """All states of a random match."""
    rng = random.Random(seed)
    states = [game.new_state(players, game.Options(), seed)]
    while game.current_players(states[-1]):
        player, action = choose(game, states[-1], rng)
        states.append(game.apply_action(states[-1], player, action))
        assert len(states) < LONGEST_MATCH
    return states


@each_game
def test_key_is_the_name_of_the_package(game: AnyGame) -> None:
    assert GAMES[game.key] is game
    assert import_module(f"bot.games.{module_name(game.key)}").GAME is game


def test_packages_without_a_game_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules without pictures or commands are not offered."""
    key = min(GAMES)
    monkeypatch.delattr(import_module(f"bot.games.{module_name(key)}"), "GAME")
    assert discover().keys() == GAMES.keys() - {key}


@each_game
def test_options_have_defaults_and_refuse_what_is_unknown(game: AnyGame) -> None:
    assert game.options_from({}) == game.Options()
    with pytest.raises(InvalidOptions, match="no_such_option"):
        game.options_from({"no_such_option": 1})


@each_game
def test_text_that_is_no_action_is_refused(game: AnyGame) -> None:
    for text in ("", "?", "no such action", "é" * 100):
        with pytest.raises(IllegalAction):
            game.action_from_string(text)


@each_table
@pytest.mark.parametrize("seed", SEEDS)
def test_matches_come_to_an_end(game: AnyGame, players: int, seed: str) -> None:
    *running, final = playout(game, players, seed)
    assert all(game.outcome(state) is None for state in running)
    outcome = game.outcome(final)
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == players
    assert min(outcome.ranks) == 1
    assert not any(list(game.legal_actions(final, player)) for player in range(players))


@each_table
def test_matches_depend_on_their_arguments_alone(game: AnyGame, players: int) -> None:
    assert playout(game, players, "seed") == playout(game, players, "seed")


@each_table
@pytest.mark.parametrize("seed", SEEDS)
def test_those_to_act_and_nobody_else_have_actions(game: AnyGame, players: int, seed: str) -> None:
    for state in playout(game, players, seed):
        current = game.current_players(state)
        assert current <= set(range(players))
        for player in range(players):
            actions = list(game.legal_actions(state, player))
            assert bool(actions) == (player in current)
            assert actions == list(game.legal_actions(state, player))
            assert len(actions) == len(set(map(game.action_to_string, actions)))


@each_table
def test_actions_are_their_strings(game: AnyGame, players: int) -> None:
    for state in playout(game, players, "seed"):
        for player in game.current_players(state):
            for action in game.legal_actions(state, player):
                text = game.action_to_string(action)
                assert text == text.strip()
                assert 0 < len(text) <= 60
                assert game.action_from_string(text) == action


@each_table
def test_states_survive_as_text_and_stay_as_they_were(game: AnyGame, players: int) -> None:
    rng, state = random.Random("seed"), game.new_state(players, game.Options(), "seed")
    while game.current_players(state):
        text = msgspec.json.encode(state)
        assert msgspec.json.decode(text, type=game.State) == state
        after = game.apply_action(state, *choose(game, state, rng))
        assert msgspec.json.encode(state) == text
        state = after


@each_table
def test_everybody_has_a_view_of_every_state(game: AnyGame, players: int) -> None:
    for state in playout(game, players, "seed"):
        for viewer in (*range(players), None):
            view = game.view(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@each_table
def test_nobody_acts_when_it_is_not_theirs_to_act(game: AnyGame, players: int) -> None:
    if game.race:
        return  # there the rules tell more than whose turn it is
    rng = random.Random("seed")
    for state in playout(game, players, "seed"):
        current = game.current_players(state)
        if not current or game.is_simultaneous(state):
            continue
        _, action = choose(game, state, rng)
        for player in set(range(players)) - current:
            with pytest.raises(IllegalAction):
                game.apply_action(state, player, action)


@each_table
def test_a_number_that_is_no_player_never_acts(game: AnyGame, players: int) -> None:
    """Neither a number from the other end of the table, nor one beyond it, nor what only equals a number."""
    nobody: tuple[Any, ...] = (-1, -players, players, players + 7, True, False, 0.0, 1.0, "0", None)
    for state in playout(game, players, "seed"):
        acting = sorted(game.current_players(state))
        actions = [action for player in acting for action in game.legal_actions(state, player)]
        for action in actions or [action_of(game, players)]:
            for number in nobody:
                with pytest.raises(IllegalAction):
                    game.apply_action(state, number, action)


def action_of(game: AnyGame, players: int) -> Any:
    """Any action of the game."""
    return choose(game, game.new_state(players, game.Options(), "seed"), random.Random("seed"))[1]
