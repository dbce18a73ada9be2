"""Actions of Builders as text."""

import pytest

from bot.games import IllegalAction
from bot.games.builders import Action, Done, Lay, Lead, Leave, Move, Order, Roll, Structure, Take
from tests.games.builders_play import GAME

WRITTEN = [
    (Order(1, 4, 3, 2), "order 1A 4B 3C 2D"),
    (Order(0, 0, 10, 0), "order 10C"),
    (Order(a=2), "order 2A"),
    (Order(d=10), "order 10D"),
    (Take(0, 0, 12, 18), "take 12C 18D"),
    (Take(a=2), "take 2A"),
    (Take(), "take 0"),
    (Roll(), "roll"),
    (Move(), "move"),
    (Lay("A"), "lay A"),
    (Lead("D", "west"), "lead D west"),
    (Structure(), "structure"),
    (Done(), "done"),
    (Leave(), "leave"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_notation_and_its_inverse(action: Action, text: str) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.action_from_string(text) == action


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("  ORDER  2d,3c , 4b+1a ", "order 1A 4B 3C 2D"),
        ("order 1 A 4 B 3C 2D", "order 1A 4B 3C 2D"),
        ("order 1a4b3c2d", "order 1A 4B 3C 2D"),
        ("order 1 4 3 2", "order 1A 4B 3C 2D"),
        ("take 0/0/7/3", "take 7C 3D"),
        ("take 0A 7C 3D", "take 7C 3D"),
        ("b", "lay B"),
        ("LAY c", "lay C"),
        ("lead d on West", "lead D west"),
        ("north C", "lead C north"),
        ("Roll", "roll"),
    ],
)
def test_typed_actions_are_understood(notation: str, text: str) -> None:
    assert GAME.action_to_string(GAME.action_from_string(notation)) == text


@pytest.mark.parametrize(
    "text",
    [
        "order",
        "order 1A 1A",
        "order 1E",
        "order 1A x",
        "order 1 2 3",
        "take -1A",
        "take ten C",
        "lay E",
        "lead A north",
        "lead C up",
        "lead C",
        "roll 6",
        "done done",
        "order 1A; roll",
    ],
)
def test_invalid_actions_are_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as error:
        GAME.action_from_string(text)
    assert (error.value.reason, dict(error.value.details)) == ("not-an-action", {"text": text})
