"""Every rule of The Builders: Middle Ages that an action can break, and the refusal for it."""

from typing import Any

import pytest

from bot.games import IllegalAction
from bot.games.middle_ages import GAME, Action, Build, Coins, End, Hire, Options, Send, State
from bot.games.middle_ages.state import Progress, Turn
from tests.games.middle_ages_play import act, play, player, table

EMPTY_ROWS: dict[str, Any] = {"site_row": "- - -", "site_deck": "", "worker_row": "- - -", "worker_deck": ""}


def refusal(state: State, action: Action, by: int = 0) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(IllegalAction) as error:
        GAME.apply_action(state, by, action)
    return error.value.reason, dict(error.value.details)


def busy() -> State:
    """Return a position in which player 0 has one of everything."""
    mine = player(4, free="W01 W40 M1", sites="B34:W02+M2 M8", finished="M1 M2 B01")
    return table(mine, player(free="W03", sites="B33:W04"), worker_row="W38 W39 W41")


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        ("build B99", "no-such-card", {"card": "B99"}),
        ("build W38", "not-a-site", {"card": "W38"}),
        ("build B06", "not-in-row", {"card": "B06"}),
        ("build B34", "not-in-row", {"card": "B34"}),
        ("hire W99", "no-such-card", {"card": "W99"}),
        ("hire M1", "not-a-worker", {"card": "M1"}),
        ("hire W42", "not-in-row", {"card": "W42"}),
        ("hire W03", "not-in-row", {"card": "W03"}),
        ("send W99 B34", "no-such-card", {"card": "W99"}),
        ("send B02 B34", "not-a-unit", {"card": "B02"}),
        ("send W01 B99", "no-such-card", {"card": "B99"}),
        ("send W01 W02", "not-a-site", {"card": "W02"}),
        ("send W01 B33", "not-your-site", {"site": "B33"}),
        ("send W01 B02", "not-your-site", {"site": "B02"}),
        ("send W01 B01", "site-finished", {"site": "B01"}),
        ("send W02 M8", "not-free", {"unit": "W02", "site": "B34"}),
        ("send M2 M8", "not-free", {"unit": "M2", "site": "B34"}),
        ("send W03 B34", "not-your-unit", {"unit": "W03"}),
        ("send W38 B34", "not-your-unit", {"unit": "W38"}),
        ("send M8 B34", "machine-unfinished", {"unit": "M8"}),
        ("send M7 B34", "not-your-unit", {"unit": "M7"}),
        ("send W40 B34", "not-enough-coins", {"needed": 5, "had": 4}),
        ("buy", "not-enough-coins", {"needed": 5, "had": 4}),
    ],
)
def test_action_that_a_rule_forbids(text: str, reason: str, details: dict[str, str | int]) -> None:
    assert refusal(busy(), GAME.action_from_string(text)) == (reason, details)


@pytest.mark.parametrize("text", ["build B01", "hire W38", "send W01 B34", "coins"])
def test_no_action_is_left(text: str) -> None:
    state = table(player(10, free="W01", sites="B34"), turn=Turn(0))
    details = {"needed": 1, "left": 0, "buys": 1, "price": 5}
    assert refusal(state, GAME.action_from_string(text)) == ("not-enough-actions", details)


def test_sending_once_more_costs_more_actions_than_are_left() -> None:
    state = play(table(player(20, free="W01 W02 W03", sites="B34")), "send W01 B34, send W02 B34, buy")
    details = {"needed": 3, "left": 1, "buys": 2, "price": 5}
    assert refusal(state, Send("W03", "B34")) == ("not-enough-actions", details)


def test_wage_is_what_is_missing_where_the_actions_are_just_enough() -> None:
    state = act(table(player(4, free="W01 W40", sites="B34"), turn=Turn(3)), "send W01 B34")
    assert refusal(state, Send("W40", "B34")) == ("not-enough-coins", {"needed": 5, "had": 2})


def test_price_of_a_refused_send_is_that_of_its_own_site() -> None:
    state = play(table(player(20, free="W01 W02 W03", sites="B33 B34")), "send W01 B34, send W02 B34")
    assert refusal(state, Send("W03", "B34"))[1]["needed"] == 3
    assert refusal(state, Send("W03", "B33"))[1]["needed"] == 1


@pytest.mark.parametrize("action", [Build("B01"), Hire("W01")])
def test_row_is_empty(action: Build | Hire) -> None:
    """Ruling 2."""
    state = table(player(finished="B01"), player(free="W01"), **EMPTY_ROWS)
    assert refusal(state, action) == ("row-empty", {"card": action.card})


@pytest.mark.parametrize("action", [Build("B20"), Hire("W20")])
def test_row_with_an_empty_place_is_not_an_empty_row(action: Build | Hire) -> None:
    state = table(player(), site_row="B01 - - - -", worker_row="- - - - W38", site_deck="", worker_deck="")
    assert refusal(state, action) == ("not-in-row", {"card": action.card})


def test_coin_actions_are_capped() -> None:
    state = play(table(player(0), turn=Turn(9)), "coins, coins, coins")
    assert refusal(state, Coins()) == ("coin-cap", {"cap": 3})


def test_actions_must_be_used_if_agreed() -> None:
    state = table(player(10), must_use_actions=True)
    assert refusal(state, End()) == ("must-use-actions", {"count": 3})
    assert refusal(play(state, "coins, buy"), End()) == ("must-use-actions", {"count": 2})


def test_nobody_plays_out_of_turn() -> None:
    assert refusal(table(player()), End(), by=1) == ("not-your-turn", {})


def test_nobody_plays_after_the_end() -> None:
    over = act(table(player(), player(), current=1, progress=Progress(5, 5, left=1)), "end")
    assert [refusal(over, End(), by=number) for number in (0, 1)] == [("match-over", {})] * 2


def test_invalid_actions_are_refused() -> None:
    what: Any = Options()
    assert refusal(table(player()), what)[0] == "not-an-action"


@pytest.mark.parametrize(
    ("card", "reason"), [("", "no-such-card"), (None, "not-an-action"), (7, "not-an-action")]
)
def test_what_is_no_card_is_refused(card: Any, reason: str) -> None:
    state = table(player(free="W01", sites="B34"), **EMPTY_ROWS)
    for action in (Build(card), Hire(card), Send(card, "B34"), Send("W01", card)):
        assert refusal(state, action)[0] == reason
