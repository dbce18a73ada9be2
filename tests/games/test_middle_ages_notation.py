"""The notation that players type and that records keep."""

import pytest

from bot.games import IllegalAction
from bot.games.middle_ages import GAME, Action, Build, Buy, Coins, End, Hire, Leave, Send


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Build("B07"), "build B07"),
        (Build("M3"), "build M3"),
        (Hire("W12"), "hire W12"),
        (Send("W12", "B07"), "send W12 B07"),
        (Send("M2", "B07"), "send M2 B07"),
        (Coins(), "coins"),
        (Buy(), "buy"),
        (End(), "end"),
        (Leave(), "leave"),
    ],
)
def test_notation_is_exact(action: Action, text: str) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.action_from_string(text) == action


@pytest.mark.parametrize(
    ("notation", "action"),
    [
        ("  Build   b07 ", Build("B07")),
        ("HIRE w12\n", Hire("W12")),
        ("send\tm2  b07", Send("M2", "B07")),
        ("COINS", Coins()),
        (" Buy", Buy()),
        ("END", End()),
    ],
)
def test_typing_is_forgiving(notation: str, action: Action) -> None:
    assert GAME.action_from_string(notation) == action


@pytest.mark.parametrize(
    "notation",
    [
        *(
            "",
            " ",
            "build",
            "build 7",
            "build B",
            "buildB07",
            "build B07 B08",
            "build B100",
            "hire",
            "hire W1²",
        ),
        *("send W12", "send W12 to B07", "send W12 B07 B08", "coins 1", "coins 3", "coins two"),
        *("buy 2", "end turn", "pass"),
    ],
)
def test_other_text_is_no_action(notation: str) -> None:
    with pytest.raises(IllegalAction) as error:
        GAME.action_from_string(notation)
    assert (error.value.reason, error.value.details) == ("not-an-action", {"text": notation})
