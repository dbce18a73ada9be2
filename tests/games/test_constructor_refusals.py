"""Every rule of Constructor that an action can break, and the refusal for it."""

import pytest

from bot.games import IllegalAction
from bot.games.constructor import GAME, Action, ChoosePattern, Move, Options, Place, State, Swap
from tests.games.constructor_play import SAMPLE_ROUND, new, play, player_of, start


def refusal(state: State, player: int, action: Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as error_info:
        GAME.apply_action(state, player, action)
    return error_info.value


@pytest.mark.parametrize(
    ("before", "text", "reason", "details"),
    [
        ("", "Rd9", "no-such-tile", {"tile": "d9"}),
        ("Rb2", "Mb2", "tile-taken", {"tile": "b2"}),
        ("Ra1 Rc1 Ra2 Rc2 Ra3 Rc3", "Rb1", "none-left", {"kind": "R"}),
        ("Ra1", "d9-a1", "no-such-tile", {"tile": "d9"}),
        ("Ra1 Sc3", "a1-d9", "no-such-tile", {"tile": "d9"}),
        ("Ra1 Sc3", "b1-c1", "tile-empty", {"tile": "b1"}),
        ("Rb2", "b2-b1", "not-your-piece", {"tile": "b2"}),
        ("Sa1 Ra2 Sc3 a2-a1", "a1-a2", "not-alone", {"tile": "a1"}),
        ("Sa1 Ra2 Sc3 a2-a1 Sb1", "a1-b1", "not-alone", {"tile": "a1"}),
        ("Sa1 Rc3 Mb1", "c3-a1", "not-adjacent", {"source": "c3", "target": "a1"}),
        ("Sa1 Rc3", "a1-a1", "not-adjacent", {"source": "a1", "target": "a1"}),
        ("Ra1 Sc3", "a1-a2", "target-empty", {"tile": "a2"}),
        ("Ra1 Sc3 Sa2 Sc2", "a1-a2", "own-colour", {"tile": "a2"}),
        ("Ra1 Ma2", "a1-a2", "wrong-kind", {"tile": "a2", "mover": "R", "exposed": "M", "wanted": "S"}),
        ("Ma1 Sa2", "a1-a2", "wrong-kind", {"tile": "a2", "mover": "M", "exposed": "S", "wanted": "R"}),
        ("Sa1 Ra2", "a1-a2", "wrong-kind", {"tile": "a2", "mover": "S", "exposed": "R", "wanted": "M"}),
        (
            "Sa1 Ra2 Rb1 a2-a1",
            "b1-a1",
            "wrong-kind",
            {"tile": "a1", "mover": "R", "exposed": "R", "wanted": "S"},
        ),
        ("Ma1 Sa2 Rb1 a2-a1", "b1-a1", "ring-on-tower", {"tile": "a1"}),
        ("", "pattern rhombus", "pattern-chosen", {"pattern": "rhombus"}),
        ("Ra1", "swap", "no-swap", {}),
    ],
)
def test_play_that_a_rule_forbids(before: str, text: str, reason: str, details: dict[str, str]) -> None:
    state = play(start(), before)
    error = refusal(state, player_of(state), GAME.action_from_string(text))
    assert (error.reason, error.details) == (reason, details)


@pytest.mark.parametrize("action", [Place("R", "b2"), Move("b2", "b1"), Swap()])
def test_pattern_comes_first(action: Action) -> None:
    state = new(Options(starter="ice"))
    assert refusal(state, 0, action).reason == "choose-pattern-first"


@pytest.mark.parametrize("pattern", ["square", "diamond"])
def test_only_offered_patterns_can_be_chosen(pattern: str) -> None:
    error = refusal(new(Options(starter="ice")), 0, ChoosePattern(pattern))
    assert (error.reason, error.details) == ("no-such-pattern", {"pattern": pattern})


def test_nobody_plays_out_of_turn() -> None:
    assert refusal(start(), 1, Place("R", "b2")).reason == "not-your-turn"


def test_nobody_plays_after_the_end() -> None:
    over = play(start(), f"{SAMPLE_ROUND} {SAMPLE_ROUND}")
    assert [refusal(over, player, Place("R", "b2")).reason for player in (0, 1)] == ["match-over"] * 2


def test_kinds_in_actions_are_checked() -> None:
    error = refusal(start(), 0, Place("b", "b2"))  # type: ignore[arg-type]
    assert (error.reason, error.details) == ("not-an-action", {"text": "bb2"})


def test_invalid_actions_are_refused() -> None:
    assert refusal(start(), 0, Options()).reason == "not-an-action"  # type: ignore[arg-type]
