"""What callers of a computer player may rely on in every game."""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import bot.players
from bot.games import AnyGame, IllegalAction
from bot.games.constructor import GAME as CONSTRUCTOR
from bot.locales import texts
from bot.players import LEVEL_NAMES, get_computer
from bot.players.computer import Searching, shares
from bot.players.generic import GenericComputer
from bot.players.levels import Level
from tests.fifth_game.rules import GAME as FIFTH_GAME
from tests.players.positions import KEYS, some_states, states_of

pytestmark = pytest.mark.usefixtures("example_games")

ALL = (*KEYS, FIFTH_GAME.key)
QUICK = ("beginner", "casual")


def choose(key: str, state: Any, player: int, level: str, seed: str = "seed", ply: int = 0) -> str | None:
    """Return the action that the computer chooses from the view of ``player``."""
    choice = get_computer(key).choose(
        get_computer(key).rules.view(state, player), player, level, seed=seed, ply=ply
    )
    return None if choice is None else choice.action


def is_legal(rules: AnyGame, state: Any, player: int, text: str) -> bool:
    """Return whether the rules take the action; one with a later stamp than needed is legal too."""
    try:
        rules.apply_action(state, player, rules.action_from_string(text))
    except IllegalAction:
        return False
    return True


def test_every_game_has_a_computer_and_every_computer_all_levels() -> None:
    for computer in map(get_computer, ALL):
        assert tuple(computer.levels) == LEVEL_NAMES
        encoding = msgspec.json.encode(dict(computer.levels))
        assert msgspec.json.decode(encoding, type=dict[str, Level]) == computer.levels


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("key", ALL)
@pytest.mark.sampled(2)
def test_choices_are_legal_for_all_players_to_act(key: str, level: str) -> None:
    rules = get_computer(key).rules
    for seed in range(4):
        for ply, state in enumerate(some_states(key, seed, 12)):
            for player in rules.current_players(state):
                text = choose(key, state, player, level, ply=ply)
                if text is None:
                    assert key == "space-builder"
                    assert state.phase in ("ready", "building"), "only there has time to pass"
                else:
                    assert is_legal(rules, state, player, text), (text, seed, ply)


@pytest.mark.parametrize("key", ALL)
@pytest.mark.sampled
def test_the_strong_levels_choose_legally_too(key: str) -> None:
    rules = get_computer(key).rules
    for level in ("expert", "master"):
        for state in some_states(key, 9, 1):
            player = min(rules.current_players(state))
            text = choose(key, state, player, level)
            assert text is None or is_legal(rules, state, player, text)


@pytest.mark.parametrize("key", ALL)
def test_equal_arguments_give_an_equal_choice(key: str) -> None:
    rules = get_computer(key).rules
    for state in some_states(key, 3, 6):
        player = min(rules.current_players(state))
        first, second = (choose(key, state, player, "casual") for _ in range(2))
        assert first == second


@pytest.mark.parametrize("key", ["constructor", "middle-ages", "builders"])
def test_the_seed_and_the_ply_bring_variety(key: str) -> None:
    rules = get_computer(key).rules
    states = some_states(key, 5, 20)
    state = max(states, key=lambda state: len(rules.view(state, None).legal))
    player = min(rules.current_players(state))
    for variety in (
        {choose(key, state, player, "beginner", seed=f"{n}") for n in range(30)},
        {choose(key, state, player, "beginner", ply=n) for n in range(30)},
    ):
        assert len(variety) > 1


@pytest.mark.parametrize("key", ["constructor", "middle-ages", "builders"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.sampled
def test_a_determinized_state_looks_like_the_view(key: str, players: int) -> None:
    computer = get_computer(key)
    assert isinstance(computer, Searching)
    rules, rng = computer.rules, Random(1)
    seats = min(players, rules.players[-1])
    for seed in range(3):
        for state in states_of(key, seed, seats):
            for player in rules.current_players(state):
                view = rules.view(state, player)
                assert rules.view(computer.determinize(view, player, rng), player) == view


def test_future_chance_is_sampled_again_each_time() -> None:
    for key in ("middle-ages", "builders"):
        computer = get_computer(key)
        assert isinstance(computer, Searching)
        state = some_states(key, 2, 1)[0]
        view = computer.rules.view(state, min(computer.rules.current_players(state)))
        samples = [computer.determinize(view, 0, Random(number)) for number in range(3)]
        assert samples[0] != samples[1] != samples[2]


def test_the_order_of_a_deck_changes_no_choice() -> None:
    """Two states that look the same get the same choice: the computer can't know what is hidden."""
    rules = get_computer("middle-ages").rules
    for state in some_states("middle-ages", 4, 2, reveal_next="none"):
        player = min(rules.current_players(state))
        sites, workers = (replace(row, deck=row.deck[::-1]) for row in (state.sites, state.workers))
        other = replace(state, sites=sites, workers=workers)
        assert rules.view(other, player) == rules.view(state, player)
        assert choose("middle-ages", other, player, "expert") == choose(
            "middle-ages", state, player, "expert"
        )


def test_dice_to_come_and_orders_of_others_change_no_choice() -> None:
    rules = get_computer("builders").rules
    for state in some_states("builders", 4, 5):
        player = min(rules.current_players(state))
        other = replace(state, stage=replace(state.stage, seed="another"))
        assert choose("builders", other, player, "casual") == choose("builders", state, player, "casual")
    start = rules.new_state(2, rules.options_from({}), "seed")
    one, two = (
        rules.apply_action(start, 0, list(rules.legal_actions(start, 0))[number]) for number in (0, 50)
    )
    assert choose("builders", one, 1, "casual") == choose("builders", two, 1, "casual")


def telling(action: str) -> list[str]:
    """Return the parts of an action that would give it away: everything but its kind."""
    kind, *rest = action.split()
    return rest or [word for word in (kind,) if any(map(str.isdigit, word))]


@pytest.mark.parametrize("key", ALL)
def test_every_reason_is_a_sentence_that_does_not_name_the_action(key: str) -> None:
    rules, text = get_computer(key).rules, texts("en")
    for seed in range(3):
        for state in some_states(key, seed, 15):
            for player in rules.current_players(state):
                view = rules.view(state, player)
                for action in view.legal:
                    if not action.startswith(("stop", "sit", "back")):
                        why = get_computer(key).reason(view, player, action)
                        sentence = text(why.key, **why.values)
                        assert sentence.endswith(".")
                        assert not set(telling(action)) & set(re.findall(r"[\w-]+", sentence))


def test_every_reason_in_the_code_is_a_sentence() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(bot.players.__file__).parent.rglob("*.py")]
    keys = {key for source in sources for key in re.findall(r'"(players-[a-z-]*[a-z])"', source)}
    assert len(keys) > 20
    counts = "count points coins left joints have steps corners used wasted yields"
    others = {**dict.fromkeys(counts.split(), 1), "for": "both"}
    for key in keys:
        sentence = texts("en")(key, height=2, open=0, free=0, pieces=3, tile="a1", wages="short", **others)
        is_in_reviews = not key.startswith("players-space-builder")
        assert not (is_in_reviews and re.search(r"\b(you|your|yours)\b", sentence, re.IGNORECASE)), sentence


def test_a_game_without_a_computer_is_played_at_random_or_searched() -> None:
    plain = GenericComputer(CONSTRUCTOR)
    state = some_states("constructor", 1, 1)[0]
    player = min(CONSTRUCTOR.current_players(state))
    level = Level(playouts=4)
    legal = [CONSTRUCTOR.action_to_string(action) for action in CONSTRUCTOR.legal_actions(state, player)]
    for view in (state, CONSTRUCTOR.view(state, player)):  # nothing hidden, or a view of its own
        choice = plain.decide(view, player, level, Random(1))
        assert choice is not None
        assert choice.action in legal
    with pytest.raises(TypeError):
        plain.determinize(CONSTRUCTOR.view(state, player), player, Random(1))


def test_plain_search_finds_a_win_on_the_contract_alone() -> None:
    """A random match is followed to near its end, where one action may be better than the others."""
    plain = GenericComputer(CONSTRUCTOR)
    for seed in range(6):
        states = list(states_of("constructor", seed))
        state = states[-3]
        player = min(CONSTRUCTOR.current_players(state))
        if len(list(CONSTRUCTOR.legal_actions(state, player))) == 1:
            continue
        values = {}
        for action in CONSTRUCTOR.legal_actions(state, player):
            after = CONSTRUCTOR.apply_action(state, player, action)
            outcome = CONSTRUCTOR.outcome(after)
            values[CONSTRUCTOR.action_to_string(action)] = (
                None if outcome is None else shares(outcome)[player]
            )
        if 1.0 in values.values():
            choice = plain.decide(state, player, Level(playouts=400), Random(1))
            assert choice is not None
            assert choice.value > 0.8


def test_a_better_playout_decides() -> None:
    """By playouts in which only player 0's corner counts, the search wants that corner."""

    class Prejudiced(GenericComputer):
        def playout(self, state: Any, rng: Random) -> Sequence[float]:  # noqa: ARG002
            return (1.0, 0.0) if state.squares[-1] == 0 else (0.0, 1.0)

    empty = FIFTH_GAME.view(FIFTH_GAME.new_state(2, FIFTH_GAME.Options(), "seed"), 0)
    choice = Prejudiced(FIFTH_GAME).decide(empty, 0, Level(playouts=200), Random(1))
    assert choice is not None
    assert choice.action == "mark c3"


def test_an_unknown_game_or_level_is_an_error() -> None:
    state = some_states("constructor", 1, 1)[0]
    with pytest.raises(KeyError):
        choose("constructor", state, 0, "grandmaster")
    with pytest.raises(KeyError):
        get_computer("chess")
