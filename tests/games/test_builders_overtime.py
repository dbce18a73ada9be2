"""What is played in Builders for a player whose time is up (section 12)."""

from random import Random

from bot.games.builders import State
from bot.games.builders.pieces import USUAL_ORDER, Counts
from bot.games.builders.state import Panel, Player, Row
from tests.games.builders_play import GAME, act, careless, most_steps, new, playout, started_match, table

C_ROW = Row(panel=0, shape="C", slots=7, slot=2, feet=1)


def plays(state: State) -> str:
    action = GAME.default_action(state, min(GAME.current_players(state)))
    assert action is not None
    return GAME.action_to_string(action)


def with_hand(hand: Counts, box: Counts = (0, 0, 90, 90)) -> State:
    """Return a position with six steps to use, in which the C of the hand fit the open row."""
    return table(Player(hand=hand), row=C_ROW, dice=(4, 2), box=box)


def test_the_usual_order_and_a_roll() -> None:
    assert plays(new()) == "order 1A 4B 3C 2D"
    assert USUAL_ORDER == (1, 4, 3, 2)
    assert plays(started_match()) == "roll"


def test_building_if_at_least_half_the_steps_can_be_used() -> None:
    assert plays(with_hand((0, 0, 3, 0))) == "lay C"
    assert plays(with_hand((0, 0, 2, 0))) == "move"
    assert plays(with_hand((0, 0, 2, 0), box=(0, 0, 0, 0))) == "lay C"


def test_building_goes_on_as_long_as_possible() -> None:
    state = act(with_hand((0, 0, 2, 0)), "lay C")
    assert plays(state) == "lay C"
    assert plays(act(state, "lay C")) == "done"


def test_building_ends_with_the_last_step() -> None:
    state = table(Player(hand=(0, 0, 9, 0)), row=C_ROW, dice=(1, 2))
    for _ in range(3):
        assert plays(state) == "lay C"
        state = act(state, "lay C")
    assert plays(state) == "done"


def test_a_row_is_led_so_that_most_can_be_built() -> None:
    """A D would end the puzzle with one step of four; three C are more than half of the steps."""
    panels = (Panel(2, "C"), Panel(0, "C"), Panel(0, "C"), Panel(0, "C"))
    state = table(Player(hand=(0, 0, 3, 1)), panels=panels, dice=(1, 3))
    assert plays(state) == "lead C north"


def test_the_even_selection() -> None:
    assert plays(act(table(Player(space=9)), "move")) == "take 5C 5D"


def test_nothing_is_played_out_of_turn_and_after_the_end() -> None:
    assert GAME.default_action(table(), 1) is None
    assert GAME.default_action(act(new(), "order 10C"), 0) is None
    assert GAME.default_action(table(phase="over", current=None), 0) is None


def test_a_whole_turn_builds_as_much_as_any_other_could() -> None:
    for seed in range(6):
        for state in playout(new(2 + seed % 3, f"late {seed}"), careless, Random(seed)):
            if state.phase == "choose" and plays(state) != "move":
                assert count_steps(state) == most_steps(state)


def count_steps(state: State) -> int:
    """Return the number of steps that are played until the turn is over."""
    steps = 0
    while (text := plays(state)) != "done":
        state, steps = act(state, text), steps + 1
    return steps
