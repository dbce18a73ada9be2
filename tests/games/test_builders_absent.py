"""What is played in Builders for somebody who is late (section 12)."""

from bot.games.builders import State, stand_in
from bot.games.builders.pieces import USUAL_ORDER, Counts
from bot.games.builders.state import Player, Row
from tests.games.builders_play import GAME, act, begun, new, table

C_ROW = Row(panel=0, shape="C", slots=7, slot=2, feet=1)


def stands_in(state: State) -> str:
    return GAME.action_to_string(stand_in(state, min(GAME.current_players(state))))


def with_hand(hand: Counts, box: Counts = (0, 0, 90, 90)) -> State:
    """Six steps to use; the C of the hand fit the open row."""
    return table(Player(hand=hand), row=C_ROW, dice=(4, 2), box=box)


def test_the_usual_order_and_a_roll() -> None:
    assert stands_in(new()) == "order 1A 4B 3C 2D"
    assert USUAL_ORDER == (1, 4, 3, 2)
    assert stands_in(begun()) == "roll"


def test_building_if_at_least_half_the_steps_can_be_used() -> None:
    assert stands_in(with_hand((0, 0, 3, 0))) == "lay C"
    assert stands_in(with_hand((0, 0, 2, 0))) == "move"
    assert stands_in(with_hand((0, 0, 2, 0), box=(0, 0, 0, 0))) == "lay C"


def test_building_goes_on_as_long_as_possible() -> None:
    state = act(with_hand((0, 0, 2, 0)), "lay C")
    assert stands_in(state) == "lay C"
    assert stands_in(act(state, "lay C")) == "done"


def test_the_even_selection() -> None:
    assert stands_in(act(table(Player(space=9)), "move")) == "take 5C 5D"
