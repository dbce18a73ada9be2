"""What can be agreed on before a match of The Builders: Middle Ages, and what it changes."""

from typing import Any

import pytest

from bot.games import IllegalAction, InvalidOptions
from bot.games.middle_ages import GAME, PRESETS, Options
from bot.games.middle_ages.state import Turn
from tests.games.middle_ages_play import act, me, new, play, player, site_of, table, view_of

# Values


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("target_vp", 1, 60),
        ("start_coins", 0, 100),
        ("free_actions", 1, 10),
        ("extra_action_price", 1, 20),
    ],
)
def test_numbers_have_their_ranges(name: str, low: int, high: int) -> None:
    for fits in (low, high):
        assert getattr(GAME.options_from({name: fits}), name) == fits
    for wrong in (low - 1, high + 1, "3", 1.5, None):
        with pytest.raises(InvalidOptions, match=name):
            GAME.options_from({name: wrong})


@pytest.mark.parametrize("name", ["send_cost", "end_rule", "tiebreak", "reveal_next"])
def test_words_are_those_offered(name: str) -> None:
    for wrong in ("no such word", "", 1, True):
        with pytest.raises(InvalidOptions, match=name):
            GAME.options_from({name: wrong})


def test_a_switch_is_on_or_off() -> None:
    for wrong in ("on", 1, None):
        with pytest.raises(InvalidOptions, match="must_use_actions"):
            GAME.options_from({"must_use_actions": wrong})


def test_unknown_options_are_named() -> None:
    with pytest.raises(InvalidOptions, match="hand_size"):
        GAME.options_from({"hand_size": 3})


def test_defaults_are_the_rules_as_printed() -> None:
    assert GAME.options_from({}) == PRESETS["official"] == Options()


def test_presets_differ_from_the_rules_as_printed_where_their_editions_do() -> None:
    assert list(PRESETS) == ["official", "bga", "thai"]
    assert PRESETS["bga"] == Options(must_use_actions=True)
    assert PRESETS["thai"] == Options(
        must_use_actions=True,
        send_cost="flat",
        end_rule="one_more",
        tiebreak="none",
    )


# What they change


def test_flat_sends_cost_an_action_each() -> None:
    state = table(player(30, free="W01 W02 W03", sites="B34"), send_cost="flat")
    state = play(state, "send W01 B34, send W02 B34, send W03 B34")
    assert (view_of(state).actions, site_of(state, "B34").price, site_of(state, "B34").sent) == (0, 1, 3)


def test_target_may_be_another() -> None:
    state = table(player(finished="B33"), target_vp=7)
    assert view_of(act(state, "end")).ending
    assert not view_of(act(table(player(finished="B33"), target_vp=8), "end")).ending


def test_start_may_be_another() -> None:
    view = view_of(new(2, start_coins=0, free_actions=10))
    assert [one.coins for one in view.players] == [0, 0]
    assert view.actions == 10


def test_price_of_actions_may_be_another() -> None:
    state = table(player(7), extra_action_price=7)
    assert (me(act(state, "buy")).coins, view_of(act(state, "buy")).actions) == (0, 4)
    assert "buy" not in view_of(table(player(6), extra_action_price=7)).legal


def test_turn_passes_by_the_price_agreed_on() -> None:
    assert view_of(act(table(player(6), turn=Turn(1), extra_action_price=7), "build B01")).current == 1
    assert view_of(act(table(player(7), turn=Turn(1), extra_action_price=7), "build B01")).current == 0


@pytest.mark.parametrize(
    ("reveal_next", "site", "worker"),
    [("both", "B06", "W01"), ("building", "B06", None), ("none", None, None)],
)
def test_next_cards_are_shown_as_agreed(reveal_next: str, site: str | None, worker: str | None) -> None:
    view = view_of(table(player(), reveal_next=reveal_next))
    assert (view.next_site, view.next_worker) == (site, worker)


# Actions that must be used


def test_free_actions_must_be_used_if_agreed() -> None:
    state = table(player(10), must_use_actions=True)
    for text in ("coins", "build B01"):
        assert "end" not in view_of(state).legal
        state = act(state, text)
    assert "end" not in view_of(state).legal
    assert "end" in view_of(act(state, "coins")).legal


def test_bought_actions_need_not_be_used() -> None:
    state = play(table(player(20), must_use_actions=True), "coins, coins, buy, coins")
    assert (view_of(state).actions, "end" in view_of(state).legal) == (1, True)
    assert view_of(act(state, "end")).current == 1


def test_actions_without_any_use_need_not_be_used() -> None:
    empty: dict[str, Any] = {"site_row": "- - -", "site_deck": "", "worker_row": "- - -", "worker_deck": ""}
    state = table(player(0), must_use_actions=True, free_actions=5, extra_action_price=7, **empty)
    assert view_of(state).legal == ("coins",)
    state = play(state, "coins, coins, coins")
    assert (view_of(state).legal, view_of(state).actions) == (("end",), 2)
    assert view_of(act(state, "end")).current == 1


@pytest.mark.parametrize("preset", ["bga", "thai"])
def test_all_three_actions_of_a_turn_are_compulsory_in_the_presets_that_say_so(preset: str) -> None:
    state = GAME.new_state(2, PRESETS[preset], "seed")
    for count in (3, 2, 1):
        with pytest.raises(IllegalAction) as error:
            act(state, "end")
        assert (error.value.reason, error.value.details) == ("must-use-actions", {"count": count})
        state = act(state, "coins")
    assert view_of(state).legal == ("end", "buy")
    assert view_of(act(state, "end")).current != view_of(state).current


def test_actions_bought_first_do_not_stand_for_the_free_ones() -> None:
    state = play(GAME.new_state(2, PRESETS["thai"], "seed"), "buy, coins, coins")
    assert "end" not in view_of(state).legal
    assert "end" in view_of(act(state, "coins")).legal
