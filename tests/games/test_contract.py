"""What every game promises to the services, the cogs and the computer players."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from bot.games import (
    GAMES,
    AnyGame,
    GameView,
    IllegalAction,
    InvalidOptions,
    RealTimeGame,
    SimultaneousGame,
    TurnGame,
    TurnView,
)
from bot.games.contract import get_step, with_field_types
from tests.fifth_game.rules import GAME as FIFTH_GAME

SEEDS = ("one", "two", "three")
LONGEST_MATCH = 20_000
WHAT_CAN_BE_DONE = ("legal", "steps", "auto_fill", "auto_fill_points")
"""The fields of views that say what can be done."""

ALL: tuple[AnyGame, ...] = (*GAMES.values(), FIFTH_GAME)

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
each_table = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in ALL for players in game.players],
    ids=lambda value: str(getattr(value, "key", value)),
)


def choose(game: AnyGame, state: Any, rng: random.Random) -> tuple[int, Any]:
    """Return one of the players to act, with one of their actions."""
    player = rng.choice(sorted(game.current_players(state)))
    return player, rng.choice(list(game.legal_actions(state, player)))


def playout(game: AnyGame, players: int, seed: str) -> list[Any]:
    """Return all states of a random match."""
    rng = random.Random(seed)
    states = [game.new_state(players, game.Options(), seed)]
    while game.current_players(states[-1]):
        player, action = choose(game, states[-1], rng)
        states.append(game.apply_action(states[-1], player, action))
        assert len(states) < LONGEST_MATCH
    return states


def module_name(game: AnyGame) -> str:
    """Return the Python name that a game has on every floor."""
    return game.key.replace("-", "_")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_key_is_the_name_of_the_package(game: AnyGame) -> None:
    assert GAMES[game.key] is game
    assert import_module(f"bot.games.{module_name(game)}").GAME is game


@each_game
def test_options_have_defaults_and_refuse_what_is_unknown(game: AnyGame) -> None:
    assert game.options_from({}) == game.Options()
    with pytest.raises(InvalidOptions, match="no_such_option"):
        game.options_from({"no_such_option": 1})


@each_game
def test_of_several_unknown_options_the_first_in_the_alphabet_is_named(game: AnyGame) -> None:
    with pytest.raises(InvalidOptions) as error:
        game.options_from(dict.fromkeys(("zinc", "iron", "gold", "tin", "lead", "brass", "steel"), 1))
    assert (error.value.option, error.value.allowed_values) == ("brass", ())


@each_game
def test_a_stored_match_with_an_unknown_option_is_not_read(game: AnyGame) -> None:
    """Another version of the bot stored it: without the option it would be played by other rules."""
    stored = json.loads(msgspec.json.encode(game.new_state(2, game.Options(), "seed")))
    assert msgspec.convert(stored, game.State)
    holder = stored.get("stage", stored)
    if "options" not in holder:
        pytest.skip("a game without options")
    holder["options"]["no_such_option"] = 1
    with pytest.raises(msgspec.ValidationError, match="no_such_option"):
        msgspec.convert(stored, game.State)


@each_game
def test_an_option_that_does_not_fit_says_what_does(game: AnyGame) -> None:
    for option, usual in msgspec.to_builtins(game.Options()).items():
        with pytest.raises(InvalidOptions) as error:
            game.options_from({option: -1})
        assert (error.value.option, error.value.value) == (option, -1)
        assert error.value.allowed_values
        assert (
            usual is None or usual in error.value.allowed_values or str(usual) in error.value.allowed_values
        )


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
                assert not text.startswith("@")
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


@each_game
def test_values_cannot_be_changed(game: AnyGame) -> None:
    """States are shared by searches, and actions are keys there."""
    kinds: set[type] = {*kinds_of(game), game.Options}
    states = playout(game, game.players.start, "seed")
    some = [*states[:: max(1, len(states) // 8)], states[-1]]
    todo: list[Any] = [states[-1], *(game.view(state, 0) for state in some)]
    while todo:
        value = todo.pop()
        if isinstance(value, msgspec.Struct):
            kinds.add(type(value))
            todo += msgspec.structs.astuple(value)
        elif isinstance(value, tuple):
            todo += value
    for kind in kinds:
        assert kind.__struct_config__.frozen, kind  # type: ignore[attr-defined]


@each_table
@pytest.mark.sampled(3)
def test_everybody_has_a_view_of_every_state(game: AnyGame, players: int) -> None:
    for state in playout(game, players, "seed"):
        for viewer in (*range(players), None):
            view = game.view(state, viewer)
            kind: Any = type(view)
            kind = kind[game.State] if kind is TurnView else kind
            assert msgspec.json.decode(msgspec.json.encode(view), type=kind) == view


@each_table
@pytest.mark.sampled(3)
def test_a_past_view_lacks_nothing_but_what_can_be_done(game: AnyGame, players: int) -> None:
    for state in playout(game, players, "seed"):
        for viewer in (*range(players), None):
            view, past = game.view(state, viewer), game.past_view(state, viewer)
            for name in view.__struct_fields__:
                missing = name in WHAT_CAN_BE_DONE and not getattr(past, name)
                assert missing or getattr(past, name) == getattr(view, name), name


@each_table
@pytest.mark.sampled(3)
def test_views_show_who_acts_what_is_legal_and_the_result(game: AnyGame, players: int) -> None:
    for state in playout(game, players, "seed"):
        for viewer in (*range(players), None):
            view = game.view(state, viewer)
            assert isinstance(view, GameView)
            assert view.outcome == game.outcome(state)
            assert set(players_in(view.current)) <= set(range(players))
            for text in view.legal:
                assert game.action_to_string(game.action_from_string(text)) == text
            stopped_view = game.stop(view)
            assert (stopped_view.legal, players_in(stopped_view.current)) == ((), ())


@each_game
def test_a_match_that_is_stopped_or_paused_asks_nobody(game: AnyGame) -> None:
    states = playout(game, game.players.start, "seed")
    for state in (states[0], states[len(states) // 2], states[-1]):
        for viewer in (0, 1, None):
            view = game.view(state, viewer)
            stopped, paused = game.stop(view, winners=(1,)), game.pause(view)
            assert (stopped.early_winners, stopped.is_paused) == ((1,), False)
            assert (paused.early_winners, paused.is_paused) == (None, True)
            for asks in (stopped, paused):
                assert (asks.legal, players_in(asks.current)) == ((), ())
            assert game.stop(view).early_winners == ()


def players_in(current: int | tuple[int, ...] | None) -> tuple[int, ...]:
    """Return the players to act of a view."""
    if isinstance(current, tuple):
        return current
    return () if current is None else (current,)


@each_table
def test_nobody_acts_when_it_is_not_theirs_to_act(game: AnyGame, players: int) -> None:
    if isinstance(game, RealTimeGame):
        return  # there the rules say more than whose turn it is
    rng = random.Random("seed")
    for state in playout(game, players, "seed"):
        current = game.current_players(state)
        if not current or (isinstance(game, SimultaneousGame) and game.is_simultaneous(state)):
            continue
        _, action = choose(game, state, rng)
        for player in set(range(players)) - current:
            with pytest.raises(IllegalAction):
                game.apply_action(state, player, action)


@each_table
@pytest.mark.sampled(3)
def test_a_number_that_is_no_player_never_acts(game: AnyGame, players: int) -> None:
    """Neither a negative number, nor one beyond the last player, nor a value that only equals a number."""
    nobody: tuple[Any, ...] = (-1, -players, players, players + 7, True, False, 0.0, 1.0, "0", None)
    for state in playout(game, players, "seed"):
        acting = sorted(game.current_players(state))
        actions = [action for player in acting for action in game.legal_actions(state, player)]
        for action in actions or [action_of(game, players)]:
            for number in nobody:
                with pytest.raises(IllegalAction):
                    game.apply_action(state, number, action)


@each_game
def test_a_value_that_only_equals_a_number_is_no_player(game: AnyGame) -> None:
    states = playout(game, game.players.start, "seed")
    for state in states[:: max(1, len(states) // 12)]:
        for player in sorted(game.current_players(state)):
            action = next(iter(game.legal_actions(state, player)))
            assert game.apply_action(state, player, action) != state
            for equal in (bool(player), float(player)):
                with pytest.raises(IllegalAction):
                    game.apply_action(state, equal, action)  # type: ignore[arg-type]


def action_of(game: AnyGame, players: int) -> Any:
    """Return some action of the game."""
    return choose(game, game.new_state(players, game.Options(), "seed"), random.Random("seed"))[1]


# What is no action, though it looks like one

JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    10**30,
    1.0,
    float("nan"),
    "",
    "a1",
    b"a1",
    [],
    ("R",),
    {},
    object(),
)
HUGE: Any = 10**6000
"""A number with more digits than Python converts to text."""


class Nod(msgspec.Struct, frozen=True):
    """An action of no game."""

    kind: str = "R"


def kinds_of(game: AnyGame) -> tuple[type[msgspec.Struct], ...]:
    """Return the kinds of actions of a game."""
    if isinstance(game, TurnGame):
        return tuple(game.kinds.values())
    kinds: tuple[type[msgspec.Struct], ...] = get_args(
        import_module(f"bot.games.{module_name(game)}.actions").Action
    )
    return kinds


def samples_of(game: AnyGame, states: list[Any]) -> dict[type, Any]:
    """Return an action of each kind: a legal one if the match has it, else one with well-typed fields."""
    samples = {kind: kind(*map(plain, get_type_hints(kind).values())) for kind in kinds_of(game)}
    for state in states:
        for player in game.current_players(state):
            samples |= {type(action): action for action in game.legal_actions(state, player)}
    return samples


def plain(hint: Any) -> Any:
    """Return some value of a field's type."""
    return next((value for value in JUNK if fits(value, hint)), "R")


def fits(value: Any, hint: Any) -> bool:
    """Return whether a field of the type ``hint`` may hold ``value``; ``True`` is no number here."""
    try:
        return type(msgspec.convert(value, hint)) is type(value)
    except msgspec.ValidationError:
        return False


def with_wrong_types(action: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """Yield the action with each of its fields set to values of the wrong type."""
    for name, hint in get_type_hints(type(action)).items():
        for value in JUNK:
            if not fits(value, hint):
                yield msgspec.structs.replace(action, **{name: value})


@each_game
def test_actions_whose_fields_have_the_wrong_type_are_refused(game: AnyGame) -> None:
    states = playout(game, game.players.start, "seed")
    samples = samples_of(game, states)
    for state in states[:: max(1, len(states) // 8)]:
        for player in range(game.players.start):
            for action in (wrong for sample in samples.values() for wrong in with_wrong_types(sample)):
                with pytest.raises(IllegalAction):
                    game.apply_action(state, player, action)


def test_an_illegal_action_says_in_a_log_which_rule_it_broke_and_how() -> None:
    error = str(IllegalAction("tile-taken", tile="b2"))
    assert "tile-taken" in error
    assert "b2" in error


class Gift(msgspec.Struct, frozen=True):
    """A state: who gave last, and to whom."""

    by: int = 0
    to: int | None = None


class Give(msgspec.Struct, frozen=True):
    """An action with a field that may be left empty."""

    to: int | None


def test_a_field_may_be_left_empty_where_its_type_says_so() -> None:
    def step(_: Gift, player: int, action: Give) -> Gift:
        return Gift(player, action.to)

    steps = with_field_types({Give: step})
    for action, after in ((Give(None), Gift(1, None)), (Give(0), Gift(1, 0))):
        assert get_step(action, steps)(Gift(), 1, action) == after
    for wrong in ("0", True, 0.0, ()):
        with pytest.raises(IllegalAction, match="not-an-action"):
            get_step(Give(wrong), steps)  # type: ignore[arg-type]


@each_game
def test_values_beyond_range_are_refused_or_mean_something(game: AnyGame) -> None:
    """No number or word in a field raises anything but ``IllegalAction``."""
    states = playout(game, game.players.start, "seed")
    for state in states[:: max(1, len(states) // 8)]:
        for player in range(game.players.start):
            for action in samples_of(game, states).values():
                for name, hint in get_type_hints(type(action)).items():
                    for value in (*JUNK, HUGE, "é" * 100):
                        if type(value) in (int, str) and fits(value, hint):
                            try_out(game, state, player, msgspec.structs.replace(action, **{name: value}))


def try_out(game: AnyGame, state: Any, player: int, action: Any) -> None:
    """Apply the action, which may be illegal."""
    with suppress(IllegalAction):
        game.apply_action(state, player, action)


@each_game
def test_what_is_no_action_of_the_game_is_refused(game: AnyGame) -> None:
    for state in playout(game, game.players.start, "seed")[::20]:
        for player in game.current_players(state):
            for action in (*JUNK, ("Place", "R"), Nod(), Nod(HUGE)):
                with pytest.raises(IllegalAction):
                    game.apply_action(state, player, action)
