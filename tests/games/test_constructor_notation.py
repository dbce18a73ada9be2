"""The notation that players type and that records keep."""

import pytest

from bot.games import IllegalAction
from bot.games.constructor import GAME, Action, ChoosePattern, Move, Options, Place, Swap, position_string
from tests.games.constructor_play import new, play, start


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (ChoosePattern("rhombus"), "pattern rhombus"),
        (Place("R", "b2"), "Rb2"),
        (Place("M", "a4"), "Ma4"),
        (Move("b2", "c1"), "b2-c1"),
        (Swap(), "swap"),
    ],
)
def test_notation_is_exact(action: Action, text: str) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.action_from_string(text) == action


@pytest.mark.parametrize(
    ("notation", "action"),
    [
        ("  rb2 ", Place("R", "b2")),
        ("SA1", Place("S", "a1")),
        ("B2-C1\n", Move("b2", "c1")),
        ("Pattern  TriRing", ChoosePattern("triring")),
        ("SWAP", Swap()),
    ],
)
def test_typing_is_forgiving(notation: str, action: Action) -> None:
    assert GAME.action_from_string(notation) == action


@pytest.mark.parametrize(
    "notation", ["", " ", "b2", "Rb", "Xb2", "R b2", "Rb²", "Rb2 Rb3", "b2--c1", "b2-", "pattern", "swap now"]
)
def test_other_text_is_no_action(notation: str) -> None:
    with pytest.raises(IllegalAction) as error:
        GAME.action_from_string(notation)
    assert (error.value.reason, error.value.details) == ("not-an-action", {"text": notation})


def test_position_is_empty_before_a_pattern_is_chosen() -> None:
    assert position_string(new(Options())) == ""


def test_position_names_the_side_to_move() -> None:
    assert position_string(start("triring")) == "-/-,-/-,-/-,-,-,- w"
    assert position_string(play(start("triring"), "Rd1")) == "R/-,-/-,-/-,-,-,- b"
    assert position_string(start("triring", starter="black")) == "-/-,-/-,-/-,-,-,- b"
