"""What a review may rely on in the shares of the win of every game."""

import pickle
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES, IllegalAction
from bot.games.constructor import GAME as CONSTRUCTOR
from bot.games.space_builder import BUILDINGS
from bot.games.turn_game import TurnView
from bot.players import get_computer
from bot.players.computer import divide
from bot.players.levels import Level
from bot.players.space_builder.policy import plan_clicks
from bot.players.win_share import accuracy, match_accuracy, win_shares, win_shares_after
from tests.fifth_game.rules import GAME as NOUGHTS
from tests.fifth_game.rules import State
from tests.games.space_builder_play import live
from tests.players.positions import KEYS, some_states, states_of

pytestmark = pytest.mark.usefixtures("example_games")

ALL = (*KEYS, NOUGHTS.key)


def shares_in(state: Any, key: str, player: int | None = None, seed: str = "seed") -> tuple[float, ...]:
    """Return the shares that ``player`` sees."""
    return win_shares(key, get_computer(key).rules.view(state, player), seed=seed)


def noughts(text: str) -> TurnView[State]:
    """Return the view of a grid written as x, o and dots."""
    state = State(NOUGHTS.Options(), tuple({"x": 0, "o": 1}.get(mark) for mark in text))
    return NOUGHTS.view(state, None)


@pytest.mark.parametrize("key", ALL)
@pytest.mark.sampled
def test_shares_make_one_for_players_and_spectators_and_are_the_same_again(key: str) -> None:
    rules = get_computer(key).rules
    for seed in range(2):
        for state in some_states(key, seed, 2):
            for viewer in (None, min(rules.current_players(state))):
                shares = shares_in(state, key, viewer)
                assert sum(shares) == pytest.approx(1)
                assert all(0 <= share <= 1 for share in shares)
                assert len(shares) == get_computer(key).count_players(rules.view(state, viewer))
            assert shares_in(state, key, viewer) == shares


@pytest.mark.parametrize("key", ALL)
@pytest.mark.sampled
def test_a_worker_process_can_be_asked(key: str) -> None:
    view = get_computer(key).rules.view(some_states(key, 1, 1)[0], None)
    question = partial(win_shares, key, view, seed="seed")
    assert pickle.loads(pickle.dumps(question))() == question()


@pytest.mark.parametrize("key", ALL)
def test_a_match_that_is_over_has_its_result(key: str) -> None:
    rules = get_computer(key).rules
    for seed in range(4):
        *_, last = states_of(key, seed)
        outcome = rules.outcome(last)
        assert outcome is not None
        assert shares_in(last, key) == divide(outcome.winners, len(outcome.ranks))


@pytest.mark.parametrize("key", ALL)
def test_a_stopped_match_has_the_winners_that_it_was_given(key: str) -> None:
    rules = get_computer(key).rules
    state = rules.new_state(2, rules.options_from({}), "seed")
    assert win_shares(key, rules.stop(rules.view(state, None), (1,)), seed="seed") == (0, 1)
    assert win_shares(key, rules.stop(rules.view(state, None)), seed="seed") == (0.5, 0.5)


@pytest.mark.parametrize("key", ALL)
def test_the_first_action_has_to_be_legal(key: str) -> None:
    rules = get_computer(key).rules
    illegal = {"constructor": "Ra1", "noughts": "mark a1", "middle-ages": "send S01 W01", "builders": "move"}
    *_, last = states_of(key, 1)
    if key in illegal:
        with pytest.raises(IllegalAction):
            win_shares_after(key, rules.view(last, None), 0, [illegal[key]], seed="seed")


@pytest.mark.parametrize("key", ["constructor", "noughts"])
@pytest.mark.sampled
def test_without_luck_an_action_is_worth_the_position_after_it(key: str) -> None:
    rules = get_computer(key).rules
    for state in some_states(key, 2, 6):
        player = min(rules.current_players(state))
        action = next(iter(rules.legal_actions(state, player)))
        before, text = rules.view(state, None), rules.action_to_string(action)
        after = rules.view(rules.apply_action(state, player, action), None)
        assert win_shares_after(key, before, player, [text], seed="seed") == win_shares(
            key, after, seed="seed"
        )


def test_hidden_orders_and_dice_to_come_change_nothing() -> None:
    rules = get_computer("builders").rules
    start = rules.new_state(2, rules.options_from({}), "seed")
    orders = list(rules.legal_actions(start, 0))
    one, two = (rules.apply_action(start, 0, orders[number]) for number in (0, 50))
    assert shares_in(one, "builders", 1) == shares_in(two, "builders", 1)
    assert shares_in(one, "builders", 0) != shares_in(two, "builders", 0), "the player knows the order"
    for state in some_states("builders", 4, 3):
        other = replace(state, stage=replace(state.stage, seed="another"))
        assert shares_in(other, "builders") == shares_in(state, "builders")


@pytest.mark.exhaustive
def test_the_order_of_the_decks_changes_nothing() -> None:
    rules = get_computer("middle-ages").rules
    for state in some_states("middle-ages", 4, 1, reveal_next="none"):
        sites, workers = (replace(row, deck=row.deck[::-1]) for row in (state.sites, state.workers))
        other = replace(state, sites=sites, workers=workers)
        assert shares_in(other, "middle-ages") == shares_in(state, "middle-ages")
        player = min(rules.current_players(state))
        actions = [text for text in rules.view(state, player).legal if text.startswith("hire")][:1]
        after = [
            win_shares_after("middle-ages", rules.view(one, None), player, actions, seed="seed")
            for one in (state, other)
        ]
        assert after[0] == after[1], "nobody knows which card comes up"


def test_maps_to_come_and_cities_of_others_change_nothing() -> None:
    rules, state = GAMES["space-builder"], live()
    other = replace(state, deck=replace(state.deck, cards=state.deck.cards[::-1]))
    assert shares_in(other, "space-builder", 0) == shares_in(state, "space-builder", 0)
    all_clicks = list(plan_clicks(rules.view(state, 1), Level(pace=1.0, noise=0.1), Random(1)))
    for click in all_clicks[:-1]:
        state = rules.apply_action(state, 1, click)
    assert shares_in(state, "space-builder", 0) == shares_in(other, "space-builder", 0)


def test_a_roll_of_the_dice_is_worth_nothing_before_it_is_known() -> None:
    state = next(state for state in states_of("builders", 3) if state.phase == "roll" and state.turn > 5)
    view = GAMES["builders"].view(state, None)
    before = win_shares("builders", view, seed="seed")
    assert win_shares_after("builders", view, state.current, ["roll"], seed="seed") == before
    assert win_shares_after("builders", view, state.current, ["roll", "move"], seed="seed") == before


def test_actions_that_only_luck_made_possible_are_left_out() -> None:
    rules, state = GAMES["middle-ages"], GAMES["middle-ages"].new_state(2, middle_ages_options(), "seed")
    player = state.current
    view = rules.view(state, None)
    first = next(text for text in view.legal if text.startswith("hire"))
    top_card = state.workers.deck[0]
    both = win_shares_after("middle-ages", view, player, [first, f"hire {top_card}"], seed="seed")
    assert sum(both) == pytest.approx(1)


def middle_ages_options() -> Any:
    """Return options with which the next card is hidden."""
    return GAMES["middle-ages"].options_from({"reveal_next": "none"})


def test_who_is_far_ahead_is_expected_to_win() -> None:
    late = some_states("middle-ages", 1, 60)[-1]
    ahead = (replace(late.players[0], vp=late.players[0].vp + 15), *late.players[1:])
    assert shares_in(replace(late, players=ahead), "middle-ages")[0] > 0.6
    state = next(state for state in states_of("builders", 5, 2) if state.turn > 20)
    ahead = (state.players[0], replace(state.players[1], joints=state.players[1].joints + 60))
    assert shares_in(replace(state, players=ahead), "builders")[1] > 0.85


def test_a_tower_carried_into_the_last_round_counts() -> None:
    state = next(state for state in states_of("constructor", 1) if state.round == 2)
    for lead, least, most in ((-2, 0, 0.1), (0, 0.5, 0.5), (1, 0.8, 0.9)):
        rounds = (replace(state.stage.finished[0], points=(2 + lead, 2)),)
        variant = replace(state, stage=replace(state.stage, finished=rounds))
        assert least <= shares_in(variant, "constructor")[0] <= most


def test_an_ending_of_constructor_is_exact() -> None:
    """In the last plies, the best of the actions leads to the value of the position, and none to more."""
    count = 0
    for seed in range(12):
        states = [state for state in states_of("constructor", seed) if state.round == 2 and state.ply > 13]
        for state in states:
            player = state.current
            if player is None:
                continue
            value = shares_in(state, "constructor")[player]
            assert value in (0, 0.5, 1)
            actions = CONSTRUCTOR.legal_actions(state, player)
            after = [
                shares_in(CONSTRUCTOR.apply_action(state, player, one), "constructor")[player]
                for one in actions
            ]
            assert max(after) == value
            count += 1
    assert count > 20


def test_fewer_cards_to_build_and_a_faultless_city_count_in_space_builder() -> None:
    rules, state = GAMES["space-builder"], live()
    assert shares_in(state, "space-builder", 0) == pytest.approx((0.5, 0.5), abs=0.05)
    most = (replace(state.players[0], unfrozen=BUILDINGS), state.players[1])
    assert shares_in(replace(state, phase="ready", players=most), "space-builder")[0] > 0.75
    one_left = (state.players[0], replace(state.players[1], out=True))
    assert shares_in(replace(state, phase="ready", players=one_left), "space-builder") == (1, 0)
    view, values = rules.view(state, 0), []
    for noise in (0.0, 1.0):
        all_clicks = list(plan_clicks(view, Level(pace=0.8, noise=noise), Random(1)))
        texts = list(map(rules.action_to_string, all_clicks))
        values.append(win_shares_after("space-builder", view, 0, texts, seed="seed")[0])
    assert values[0] > 0.51 > 0.49 > values[1], "it is little, for the winner has to build one more card"


@pytest.mark.parametrize("key", ["middle-ages", "builders"])
def test_players_who_left_win_no_more(key: str) -> None:
    rules = GAMES[key]
    state = rules.new_state(3, rules.options_from({}), "seed")
    player = min(rules.current_players(state))
    leave = rules.resign_action(state, player, 0)
    shares = win_shares_after(
        key, rules.view(state, player), player, [rules.action_to_string(leave)], seed="s"
    )
    assert shares[player] == 0
    assert sum(shares) == pytest.approx(1)


def test_a_game_without_estimates_of_its_own_is_played_to_its_end() -> None:
    ahead = win_shares("noughts", noughts("xx.oo...."), seed="seed")
    assert ahead[0] > 0.55
    assert sum(ahead) == pytest.approx(1)
    after_win = win_shares_after("noughts", noughts("xx.oo...."), 0, ["mark c1"], seed="seed")
    assert after_win == (1, 0)
    after_loss = win_shares_after("noughts", noughts("xx.oo...x"), 1, ["mark c2"], seed="seed")
    assert after_loss == (0, 1)
    with pytest.raises(IllegalAction):
        win_shares_after("noughts", noughts("xx.oo...."), 0, ["mark a1"], seed="seed")


def test_a_shared_win_is_divided() -> None:
    assert win_shares("noughts", noughts("xoxxooox."), seed="seed") == (0.5, 0.5)
    stopped_view = NOUGHTS.stop(noughts("xx.oo...."))
    assert win_shares("noughts", stopped_view, seed="seed") == (0.5, 0.5)
    assert win_shares("noughts", NOUGHTS.stop(noughts("xx......."), (1,)), seed="seed") == (0, 1)


def test_accuracy_follows_the_published_curve() -> None:
    assert accuracy(0.5, 0.5) == pytest.approx(100, abs=1e-3)
    assert accuracy(0.5, 0.8) == 100
    assert accuracy(0.5, 0.4) == pytest.approx(63.58, abs=0.01)
    assert accuracy(0.9, 0.1) == pytest.approx(0, abs=0.01)
    assert accuracy(1, 0) == 0


def test_the_accuracy_of_a_match_lies_between_two_means() -> None:
    assert match_accuracy([]) == 100
    assert match_accuracy([80, 80]) == pytest.approx(80)
    assert match_accuracy([100, 50]) == pytest.approx((75 + 200 / 3) / 2)
    assert 0 < match_accuracy([100, 100, 0]) < 50
