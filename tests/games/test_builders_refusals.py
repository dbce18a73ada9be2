"""Every rule of Builders that an action can break, and the refusal for it."""

from typing import Any

import pytest

from bot.games import IllegalAction
from bot.games.builders import Action, Lay, Lead, Options, Order, Roll, State, Take
from bot.games.builders.state import Foundation, Panel, Player, Row
from tests.games.builders_play import GAME, PLENTY, act, new, play, started_match, table

C_ROW = Row(panel=0, shape="C", slots=7, slot=2, feet=1)
HAND = Player(hand=PLENTY)
READY = Player(hand=PLENTY, corner_joints=4)
POOR = Player(hand=(1, 1, 1, 1))
DONE_PANELS = (Panel(5), Panel(4), Panel(0, "C"), Panel(8))


def refusal(state: State, action: Action, by: int = 0) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(IllegalAction) as error:
        GAME.apply_action(state, by, action)
    return error.value.reason, dict(error.value.details)


def refusal_to_text(state: State, text: str) -> tuple[str, dict[str, str | int]]:
    player = state.current if state.current is not None else 0
    return refusal(state, GAME.action_from_string(text), player)


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        ("order 1A 4B 3C 1D", "wrong-number", {"needed": 10, "given": 9}),
        ("order 3A 4B 3C", "order-limit", {"piece": "A", "most": 2, "given": 3}),
        ("order 10B", "order-limit", {"piece": "B", "most": 9, "given": 10}),
        ("roll", "order-first", {}),
        ("move", "order-first", {}),
        ("take 10C", "order-first", {}),
        ("lay B", "order-first", {}),
        ("lead C north", "order-first", {}),
        ("structure", "order-first", {}),
        ("done", "order-first", {}),
    ],
)
def test_orders(text: str, reason: str, details: dict[str, str | int]) -> None:
    assert refusal_to_text(new(), text) == (reason, details)


@pytest.mark.parametrize("text", ["move", "take 1C", "lay B", "lead C north", "structure", "done"])
def test_nothing_before_the_roll(text: str) -> None:
    assert refusal_to_text(started_match(), text) == ("roll-first", {})


TAKING: dict[str, Any] = {"phase": "take", "left": 10}


@pytest.mark.parametrize(
    ("state", "text", "reason", "details"),
    [
        (table(), "order 10C", "orders-revealed", {}),
        (table(), "roll", "choose-first", {}),
        (table(), "take 1C", "choose-first", {}),
        (table(), "done", "nothing-built", {}),
        (table(box=(0, 0, 0, 0)), "move", "nothing-to-take", {}),
        (act(table(), "lead C north"), "move", "building-begun", {}),
        (act(table(), "lead C north"), "roll", "building-begun", {}),
        (play(table(), "lead C north, lay C, lay C"), "lay C", "no-steps-left", {}),
        (play(table(), "lead C north, lay C, lay C"), "structure", "no-steps-left", {}),
        (table(phase="build", left=0), "lead C north", "no-steps-left", {}),
        (table(READY, phase="build", left=0), "structure", "no-steps-left", {}),
        (table(READY, phase="build", left=0, row=C_ROW), "lay C", "no-steps-left", {}),
        (table(**TAKING), "take 9C", "wrong-number", {"needed": 10, "given": 9}),
        (table(**TAKING), "take 1B 9C", "not-in-box", {"piece": "B", "most": 0, "given": 1}),
        (
            table(box=(0, 0, 4, 9), **TAKING),
            "take 5C 5D",
            "not-in-box",
            {"piece": "C", "most": 4, "given": 5},
        ),
        (
            table(POOR, ring=Foundation(), **TAKING),
            "take 2A 8C",
            "corners-held",
            {"most": 2, "held": 1, "taken": 2},
        ),
        (table(POOR, ring=Foundation(), **TAKING), "done", "take-first", {}),
        (table(POOR, ring=Foundation(), **TAKING), "lay B", "take-first", {}),
        (
            table(HAND, ring=Foundation((1, 0, 0, 0))),
            "lay A",
            "side-too-short",
            {"side": "north", "needed": 2, "there": 1},
        ),
        (
            table(HAND, ring=Foundation((14, 0, 0, 0))),
            "lay B",
            "side-too-long",
            {"side": "north", "most": 14, "there": 14},
        ),
        (
            table(HAND, HAND, HAND, ring=Foundation((13, 0, 0, 0))),
            "lay B",
            "side-too-long",
            {"side": "north", "most": 13, "there": 13},
        ),
        (
            table(HAND, ring=Foundation((6, 10, 0, 0), 1)),
            "lay B",
            "side-too-long",
            {"side": "east", "most": 10, "there": 10},
        ),
        (
            table(HAND, ring=Foundation((6, 4, 5, 0), 2)),
            "lay A",
            "side-fixed",
            {"side": "south", "needed": 6, "there": 5},
        ),
        (
            table(HAND, ring=Foundation((6, 4, 6, 4), 3)),
            "lay B",
            "side-fixed",
            {"side": "west", "needed": 4, "there": 4},
        ),
        (table(ring=Foundation()), "lay C", "foundation-open", {"piece": "C"}),
        (table(ring=Foundation()), "lead D north", "foundation-open", {"piece": "D"}),
        (table(Player(), ring=Foundation()), "lay B", "not-in-hand", {"piece": "B"}),
        (table(), "lay B", "foundation-closed", {"piece": "B"}),
        (table(), "lay C", "no-open-row", {"piece": "C"}),
        (table(row=C_ROW), "lay D", "other-shape", {"piece": "D", "shape": "C"}),
        (table(Player(), row=C_ROW), "lay C", "not-in-hand", {"piece": "C"}),
        (table(row=C_ROW), "lead D south", "row-open", {"panel": "north", "shape": "C"}),
        (table(panels=DONE_PANELS), "lead D north", "odd-length", {"panel": "north", "length": 5}),
        (table(panels=DONE_PANELS), "lead C south", "panel-finished", {"panel": "south"}),
        (table(Player(hand=(0, 0, 1, 0))), "lead D north", "not-in-hand", {"piece": "D"}),
        (table(POOR, box=(0, 0, 5, 9)), "lead C north", "row-needs", {"shape": "C", "needed": 7, "there": 6}),
        (table(Player()), "structure", "not-in-hand", {"piece": "C"}),
        (table(HAND), "structure", "no-corner-joint", {}),
        (
            table(Player(hand=(0, 0, 1, 0), corner_joints=1), row=C_ROW, box=(0, 0, 4, 0)),
            "structure",
            "row-needs",
            {"shape": "C", "needed": 5, "there": 5},
        ),
        (table(panels=(Panel(0),) * 4), "lead C north", "puzzle-ended", {"piece": "C"}),
        (table(panels=(Panel(0),) * 4), "lay C", "puzzle-ended", {"piece": "C"}),
    ],
)
def test_action_that_a_rule_forbids(
    state: State, text: str, reason: str, details: dict[str, str | int]
) -> None:
    assert refusal_to_text(state, text) == (reason, details)
    assert text not in map(GAME.action_to_string, GAME.legal_actions(state, 0))


def test_nobody_plays_out_of_turn() -> None:
    assert refusal(table(), GAME.action_from_string("move"), by=1) == ("not-your-turn", {})
    assert refusal(new(), GAME.action_from_string("order 10C"), by=7) == ("not-your-turn", {})


def test_a_player_who_has_ordered_waits_for_the_others() -> None:
    assert refusal(act(new(), "order 10C"), Roll()) == ("order-handed-in", {})


def test_nobody_plays_after_the_end() -> None:
    over = table(phase="over", current=None)
    assert [refusal(over, Lay("C"), by=number) for number in (0, 1)] == [("match-over", {})] * 2


def test_invalid_actions_are_refused() -> None:
    what: Any = Options()
    assert refusal(table(), what)[0] == "not-an-action"


@pytest.mark.parametrize("what", [None, 7, "", "E"])
def test_what_is_no_piece_or_side_is_refused(what: Any) -> None:
    assert refusal(table(), Lay(what))[0] == ("no-such-piece" if isinstance(what, str) else "not-an-action")
    assert refusal(table(), Lead(what, "north"))[0] == "not-an-action"
    assert refusal(table(), Lead("C", what))[0] == "not-an-action"


@pytest.mark.parametrize("counts", [(-1, 0, 11, 0), (0, 0, 9.5, 0.5), ("1", 0, 9, 0), (True, 0, 9, 0)])
def test_invalid_counts_are_refused(counts: Any) -> None:
    assert refusal(new(), Order(*counts))[0] == "not-an-action"
    assert refusal(table(**TAKING), Take(*counts))[0] == "not-an-action"
