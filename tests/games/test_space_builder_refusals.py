"""Every rule of Space Builder that a click can break, the notation, and the promises to all callers."""

from typing import Any

import msgspec
import pytest

from bot.games import IllegalAction, InvalidOptions
from bot.games.space_builder import (
    Action,
    Back,
    CancelRound,
    Flip,
    Lay,
    Leave,
    Open,
    Options,
    Ready,
    Settle,
    SitOut,
    Start,
    State,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
)
from tests.games import test_contract as contract
from tests.games.space_builder_play import GAME, build, city_of, live, new, play, turns, win


def refusal(state: State, action: Action, by: int = 0) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(IllegalAction) as error:
        GAME.apply_action(state, by, action)
    return error.value.reason, dict(error.value.details)


@pytest.mark.parametrize(
    ("before", "action", "reason", "details"),
    [
        ("", Take("OBS", 9000), "frozen", {"card": "OBS"}),
        ("", Take("XXX", 9000), "no-such-card", {"card": "XXX"}),
        ("0 take DOM @8000", Take("DOM", 9000), "already-taken-up", {"card": "DOM"}),
        ("", Turn(1, 9000), "nothing-taken-up", {}),
        ("0 take DOM @8000", Turn(2, 9000), "one-quarter-turn", {"by": 2}),
        ("", Flip(9000), "nothing-taken-up", {}),
        ("", Back(9000), "nothing-taken-up", {}),
        ("", Lay("B2", 9000), "nothing-taken-up", {}),
        ("0 take DOM @8000", Lay("A3", 9000), "landing-pad", {"location": "A3"}),
        ("0 take DOM @8000", Lay("D1", 9000), "no-such-location", {"location": "D1"}),
        ("0 take DOM @8000", Lay("A0", 9000), "no-such-location", {"location": "A0"}),
        ("0 take DOM @8000", Tap(9000), "cards-in-hand", {"count": 4, "card": "DOM"}),
        ("0 stop @8000", Take("DOM", 9000), "tools-down", {}),
        ("", Take("DOM", 4999), "too-early", {"at": 4999, "earliest": 5000}),
        ("", Take("DOM", 4999, 7), "too-early", {"at": 4999, "earliest": 5000}),
        ("0 take DOM @8000", Flip(8000), "too-early", {"at": 8000, "earliest": 8001}),
        ("", Take("DOM", 305_001), "time-is-up", {"end": 300_000}),
        ("", Settle(306_999), "round-not-over", {}),
        ("", Start(9000), "not-while-building", {}),
        ("", Ready(9000), "not-while-building", {}),
        ("", SitOut(9000), "not-while-building", {}),
        ("", Unfreeze("OBS", 9000), "not-after-a-round", {}),
        ("", Open(9000), "map-comes-by-itself", {}),
    ],
)
def test_click_that_a_rule_forbids(before: str, action: Action, reason: str, details: dict[str, Any]) -> None:
    assert refusal(play(live(), before), action) == (reason, details)


def test_tapping_is_final() -> None:
    state = build(live(3), 0, city_of(live(3), 0), tap=100)
    assert refusal(state, Take("DOM", 9000)) == ("already-tapped", {})


@pytest.mark.parametrize("action", [Take("DOM", 9), Settle(9)])
def test_nothing_is_built_before_the_map_is_up(action: Action) -> None:
    assert refusal(new(), action) == ("not-while-getting-ready", {})


def test_nothing_is_unfrozen_before_a_round() -> None:
    assert refusal(new(), Unfreeze("OBS", 9)) == ("not-after-a-round", {})


def test_before_a_round() -> None:
    assert refusal(play(new(), "0 ready @5"), Ready(9)) == ("already-ready", {})
    assert refusal(play(new(3), "0 ready @5"), SitOut(9)) == ("already-ready", {})
    assert refusal(turns(), Ready(9)) == ("no-need-to-be-ready", {})
    assert refusal(play(turns(), "0 sit @5"), Open(9)) == ("sat-out", {})
    assert refusal(play(turns(), "0 sit @5"), Take("DOM", 9)) == ("sat-out", {})
    assert refusal(new(), Leave(-1)) == ("too-early", {"at": -1, "earliest": 0})
    assert refusal(play(new(), "0 ready @5"), Start(9999), by=1) == ("too-few-ready", {"needed": 2})
    both = play(new(), "0 ready @5, 1 ready @5")
    assert refusal(both, Start(5004)) == ("too-early", {"at": 5004, "earliest": 5005})


def test_choice_of_the_winner() -> None:
    state = win(live(), 0)
    assert refusal(state, Unfreeze("OBS", 90_000), by=1) == ("not-the-winner", {})
    assert refusal(state, Unfreeze("DOM", 9000)) == ("not-frozen", {"card": "DOM"})
    assert refusal(state, Unfreeze("XXX", 9000)) == ("no-such-card", {"card": "XXX"})
    assert refusal(state, Unfreeze("OBS", 7999)) == ("too-early", {"at": 7999, "earliest": 8000})
    assert refusal(state, Open(9000)) == ("map-comes-by-itself", {})


def test_nothing_is_done_after_the_end() -> None:
    over = play(new(2), "0 leave @0")
    assert refusal(over, Ready(9), by=1) == ("match-over", {})
    assert refusal(over, CancelRound(9, 90_000), by=1) == ("match-over", {})
    what: Any = Options()
    assert refusal(over, what)[0] == "not-an-action"


@pytest.mark.parametrize(
    "values",
    [{"cap_seconds": 29}, {"deadline_hours": 0}, {"facing": "left"}, {"mode": "async"}, {"sealed": 1}],
)
def test_options_out_of_range_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions, match=next(iter(values))):
        GAME.options_from(values)


@pytest.mark.parametrize(
    ("option", "least", "most", "usual"),
    [
        ("cap_seconds", 30, 780, 300),
        ("deadline_hours", 1, 336, 24),
        ("ready_seconds", 10, 540, 120),
        ("wait_seconds", 0, 10, 2),
        ("thaw_seconds", 10, 600, 60),
        ("thaw_hours", 1, 336, 24),
    ],
)
def test_times_have_their_limits(option: str, least: int, most: int, usual: int) -> None:
    assert getattr(GAME.options_from({}), option) == usual
    for value in (least, most):
        assert getattr(GAME.options_from({option: value}), option) == value
    for value in (least - 1, most + 1):
        with pytest.raises(InvalidOptions, match=option):
            GAME.options_from({option: value})


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"players: {players} is not 2 to 4$"):
        new(players)


# Notation


WRITTEN = [
    (Take("DOM", 41_300), "take DOM @41300"),
    (Turn(1, 5), "turn +1 @5"),
    (Turn(-1, 5, 7), "turn -1 @5#7"),
    (Flip(0), "flip @0"),
    (Lay("B2", 41_300, 1_449_123_456_789_012_345), "lay B2 @41300#1449123456789012345"),
    (Back(1), "back @1"),
    (Tap(1), "tap @1"),
    (Stop(1), "stop @1"),
    (Ready(1), "ready @1"),
    (SitOut(1), "sit @1"),
    (Open(1), "open @1"),
    (Start(1), "start @1"),
    (Settle(1), "settle @1"),
    (Unfreeze("OBS", 1), "unfreeze OBS @1"),
    (Leave(1), "leave @1"),
    (CancelRound(5, 9), "cancel 5 @9"),
    (
        CancelRound(999_999_999_999_998, 999_999_999_999_999, 10**19),
        f"cancel {10**15 - 2} @{10**15 - 1}#{10**19}",
    ),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_notation_is_exact(action: Action, text: str) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.action_from_string(text) == action
    assert len(text) <= 60


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_actions_are_stored_under_the_word_that_begins_their_notation(action: Action, text: str) -> None:
    """Running matches are stored with their clicks, and sentences are found by this word."""
    assert msgspec.to_builtins(action)["type"] == text.split()[0]


@pytest.mark.parametrize(
    ("notation", "action"),
    [
        ("  LAY  b2@5 ", Lay("B2", 5)),
        ("Take dom @ 5 # 7", Take("DOM", 5, 7)),
        ("turn 1 @5", Turn(1, 5)),
        ("TAP@5\n", Tap(5)),
    ],
)
def test_typing_is_forgiving(notation: str, action: Action) -> None:
    assert GAME.action_from_string(notation) == action


@pytest.mark.parametrize(
    "notation",
    ["", "?", "tap", "tap now @5", "lay @5", "lay D9 @5", "turn 2 @5", "tap @-5", "tap @٣", "cancel @5"],
)
def test_other_text_is_no_action(notation: str) -> None:
    with pytest.raises(IllegalAction) as error:
        GAME.action_from_string(notation)
    assert (error.value.reason, error.value.details) == ("not-an-action", {"text": notation})


# What every game promises


@pytest.mark.parametrize("players", GAME.players)
def test_promises_to_all_callers(players: int) -> None:
    contract.test_options_have_defaults_and_refuse_what_is_unknown(GAME)
    contract.test_text_that_is_no_action_is_refused(GAME)
    contract.test_matches_come_to_an_end(GAME, players, "one")
    contract.test_matches_depend_on_their_arguments_alone(GAME, players)
    contract.test_those_to_act_and_nobody_else_have_actions(GAME, players, "two")
    contract.test_actions_are_their_strings(GAME, players)
    contract.test_states_survive_as_text_and_stay_as_they_were(GAME, players)
    contract.test_everybody_has_a_view_of_every_state(GAME, players)
    contract.test_nobody_acts_when_it_is_not_theirs_to_act(GAME, players)
    contract.test_a_number_that_is_no_player_never_acts(GAME, players)
