"""Players of Builders who leave while others play on (section 12)."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.games import IllegalAction
from bot.games.builders import Leave, Order, State, has_left, tie_breaks
from bot.games.builders.dice import dice_of
from bot.games.builders.pieces import NONE
from bot.games.builders.state import Foundation, Panel, Player, Row
from tests.games.builders_play import (
    GAME,
    act,
    any_legal,
    legal,
    new,
    play,
    playout,
    started_match,
    table,
    view_of,
)

RICH = Player(space=7, hand=(2, 5, 11, 3), corner_joints=4, joints=20, laid=15, progress=3, structures=1)
C_ROW = Row(panel=0, shape="C", slots=7, slot=2, feet=1)


def leaves(state: State, *players: int) -> State:
    for player in players:
        state = GAME.apply_action(state, player, Leave())
    return state


def refusal(state: State, player: int, text: str = "leave") -> str:
    with pytest.raises(IllegalAction) as error:
        GAME.apply_action(state, player, GAME.action_from_string(text))
    return error.value.reason


# What goes back


def test_a_leavers_hand_returns_to_the_box_while_the_foundation_is_open() -> None:
    state = table(Player(), RICH, Player(), ring=Foundation((2, 0, 0, 0)), box=(1, 2, 3, 4), corner_box=5)
    after = leaves(state, 1)
    assert after.box == (1 + 2, 2 + 5, 3 + 11 + 3, 4 + 3)
    assert after.corner_box == 5 + 4 + 3
    assert after.away == (0, 0)
    assert after.players[1] == Player(space=7, joints=20, laid=15, structures=1)


def test_a_and_b_are_put_away_once_the_foundation_is_closed() -> None:
    after = leaves(table(Player(), RICH, Player(), box=(0, 0, 3, 4), away=(1, 2)), 1)
    assert after.box == (0, 0, 3 + 11 + 3, 4 + 3)
    assert after.away == (1 + 2, 2 + 5)


def test_pieces_laid_by_a_leaver_stay() -> None:
    state = play(started_match(3, order="order 1A 9B"), "roll, lay B, lay B")
    after = leaves(state, state.current or 0)
    assert (after.log, after.foundation) == (state.log, state.foundation)
    assert [piece.owner for piece in view_of(after).pieces] == [state.current] * 2


# Whose turn it is


def test_turns_skip_a_player_who_has_left() -> None:
    state = leaves(table(Player(), Player(), Player(), row=C_ROW), 1)
    assert (state.current, state.phase) == (0, "choose")
    after = act(state, "move")
    assert (after.current, after.phase) == (2, "roll")
    assert play(after, "roll, move, take 5C 5D").current == 0


def test_leaving_in_the_own_turn_ends_it() -> None:
    state = play(started_match(3, order="order 1A 9B"), "roll, lay B")
    first, second, third = state.order
    after = leaves(state, first)
    assert (after.current, after.phase, after.turn) == (second, "roll", state.turn + 1)
    assert (after.dice, after.left, after.begun) == (None, 0, 1)
    assert after.order == (second, third)
    assert after.last == state.last
    assert act(after, "roll").dice == dice_of("seed", 2)


def test_a_row_that_a_leaver_has_opened_stays_open() -> None:
    mine = Player(hand=(0, 0, 5, 0))
    state = act(table(mine, Player(hand=(0, 0, 1, 0)), Player(), dice=(1, 2)), "lead C north")
    after = leaves(state, 0)
    assert after.row == state.row
    assert after.players[0].joints == 1
    assert "lay C" in legal(act(after, "roll"))


def test_a_leaver_takes_no_pieces_that_the_move_has_brought() -> None:
    state = act(table(Player(space=9), Player(), Player()), "move")
    after = leaves(state, 0)
    assert (after.box, after.phase, after.current) == (state.box, "roll", 1)
    assert after.players[0].hand == NONE


def test_leaving_out_of_turn_leaves_the_turn_as_it_is() -> None:
    state = act(table(Player(hand=(0, 0, 5, 5)), RICH, Player(), dice=(4, 2)), "lead C north")
    after = leaves(state, 1)
    names = ("phase", "current", "dice", "left", "turn", "row", "begun", "last")
    assert all(getattr(after, name) == getattr(state, name) for name in names)
    assert act(after, "lay C").left == state.left - 1


def test_the_last_in_turn_order_is_followed_by_the_first() -> None:
    state = table(Player(), Player(), Player(), Player(), current=3, order=(2, 0, 1, 3))
    after = leaves(state, 3)
    assert (after.current, after.order) == (2, (2, 0, 1))
    assert leaves(after, 2).current == 0


def test_pieces_of_a_leaver_can_be_taken_by_the_others() -> None:
    state = table(Player(), Player(hand=(0, 0, 2, 0)), Player(), dice=None, box=NONE, row=C_ROW)
    assert act(state, "roll").current == 1
    after = leaves(state, 1)
    assert (act(after, "roll").current, legal(act(after, "roll"))) == (0, ["move"])


def test_a_departure_restarts_the_count_of_passes() -> None:
    """Two turns were passed before the third player left, so none of the two who stay has passed since."""
    state = table(Player(), Player(), Player(), dice=None, box=NONE, passes=2, row=C_ROW)
    assert act(state, "roll").phase == "over"
    after = leaves(state, 2)
    assert after.passes == 0
    once = act(after, "roll")
    assert (once.phase, once.current, once.passes) == ("roll", 1, 1)
    assert act(once, "roll").phase == "over"


def test_a_structure_that_comes_back_can_reopen_the_puzzle() -> None:
    """Two units, no D and two C: three are needed, and the structure of the leaver has them."""
    panels = (Panel(2, "C"), Panel(0, "C"), Panel(0, "C"), Panel(0, "C"))
    players = (Player(hand=(0, 0, 2, 0)), Player(progress=1), Player())
    state = table(*players, panels=panels, box=NONE, phase="build", left=2, dice=(1, 2))
    assert view_of(state).is_ended
    assert not view_of(leaves(state, 1)).is_ended


def test_leaving_ends_the_match_if_the_puzzle_has_ended() -> None:
    panels = (Panel(1, "C"), *(Panel(0, "C"),) * 3)
    state = act(table(Player(hand=(0, 0, 1, 0)), Player(), Player(joints=5), panels=panels), "lead C north")
    after = leaves(state, 0)
    assert after.phase == "over"
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.ranks == (3, 2, 1)


def test_the_shortest_side_stays_that_of_the_players_at_the_start() -> None:
    state = leaves(table(Player(hand=(1, 3, 0, 0)), Player(), Player(), ring=Foundation((2, 0, 0, 0))), 2)
    assert "lay A" not in legal(state)
    assert view_of(state).foundation.shortest == 3


# While orders are written


def test_a_leaver_need_not_order() -> None:
    state = leaves(new(3), 1)
    assert GAME.current_players(state) == {0, 2}
    assert not list(GAME.legal_actions(state, 1))
    state = play(state, "order 10C, order 10D")
    assert (state.phase, set(state.order)) == ("roll", {0, 2})
    assert state.box == (8, 36, 134, 62)
    assert state.players[1].hand == NONE


def test_an_order_handed_in_is_withdrawn() -> None:
    state = leaves(GAME.apply_action(new(4), 2, Order(0, 9, 1, 0)), 2)
    assert view_of(state, 2).players[2].sheet is None
    assert not view_of(state).players[2].handed_in
    state = play(state, "order 10C, order 10C, order 10C")
    assert state.box == (8, 36, 114, 72)
    assert set(state.order) == {0, 1, 3}


def test_the_match_begins_when_all_who_stay_have_ordered() -> None:
    state = act(act(new(3), "order 10C"), "order 10D")
    after = leaves(state, 2)
    assert (after.phase, after.turn, after.current) == ("roll", 1, after.order[0])
    assert GAME.reveals(state, after)
    assert GAME.phase(state) != GAME.phase(after)
    assert not GAME.is_simultaneous(after)


@pytest.mark.parametrize("seed", [str(number) for number in range(20)])
def test_those_who_stay_roll_for_the_start_and_stand_in_turn_order(seed: str) -> None:
    state = play(leaves(new(4, seed), 1), "order 10C, order 10C, order 10C")
    assert [player for player, _ in state.rolled[0]] == [0, 2, 3]
    after = {0: 2, 2: 3, 3: 0}
    first = state.order[0]
    assert state.order == (first, after[first], after[after[first]])
    assert state.current == first
    assert [state.players[player].space for player in state.order] == [0, 2, 4]


def test_leaving_is_public_and_orders_are_hidden() -> None:
    before = new(3)
    after = leaves(before, 1)
    assert not GAME.is_hidden(before, Leave(), after)
    assert GAME.is_hidden(before, Order(0, 0, 10), GAME.apply_action(after, 0, Order(0, 0, 10)))


# Who has won


@pytest.mark.parametrize("state", [new(2), started_match(2), table(), act(table(Player(space=9)), "move")])
@pytest.mark.parametrize("leaver", [0, 1])
def test_one_player_left_has_won(state: State, leaver: int) -> None:
    after = leaves(replace(state, players=(Player(joints=30), Player(joints=20))), leaver)
    assert (after.phase, after.current, after.dice, after.left) == ("over", None, None, 0)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.winners == (1 - leaver,)
    assert not GAME.current_players(after)


def test_leavers_are_ranked_last_and_the_first_of_them_behind_the_others() -> None:
    players = [Player(joints=joints) for joints in (50, 10, 40, 30)]
    state = leaves(table(*players), 2, 0)
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(replace(state, phase="over", current=None))
    assert outcome is not None
    assert outcome.ranks == (3, 2, 4, 1)
    assert [has_left(score) for score in outcome.scores] == [True, False, True, False]
    assert [score.total for score in outcome.scores] == [50, 10, 40, 30]
    assert outcome.scores[0].parts[0] == ("left-match", 1)


def test_the_last_of_three_leavers_is_second() -> None:
    outcome = GAME.outcome(leaves(started_match(4), 3, 0, 2))
    assert outcome is not None
    assert outcome.ranks == (3, 1, 2, 4)


def test_no_tie_break_is_needed_against_a_leaver() -> None:
    players = [Player(joints=9, laid=piece_count) for piece_count in (5, 5, 3)]
    outcome = GAME.outcome(replace(leaves(table(*players), 0), phase="over", current=None))
    assert outcome is not None
    assert outcome.ranks == (3, 1, 2)
    assert tie_breaks(outcome) == ("laid",)
    alone = GAME.outcome(leaves(table(Player(joints=9), Player(joints=9)), 0))
    assert alone is not None
    assert tie_breaks(alone) == ()


# What may be done, and what is known


def test_leaving_is_never_offered() -> None:
    for state in playout(new(3), any_legal, Random(1)):
        player = min(GAME.current_players(state), default=0)
        assert Leave() not in list(GAME.legal_actions(state, player))
        assert "leave" not in view_of(state).legal


def test_nobody_leaves_twice_after_the_end_or_for_a_player_who_does_not_exist() -> None:
    after = leaves(started_match(3), 1)
    assert refusal(after, 1) == "left-the-match"
    assert refusal(after, 1, "roll") == "left-the-match"
    assert refusal(leaves(new(3), 1), 1, "order 10C") == "left-the-match"
    assert refusal(table(phase="over", current=None), 0) == "match-over"
    assert refusal(started_match(3), 3) == "not-your-turn"
    assert refusal(new(3), -1) == "not-your-turn"


def test_everybody_may_know_who_has_left() -> None:
    state = leaves(started_match(4), 2, 0)
    for viewer in (0, 1, None):
        assert view_of(state, viewer).leavers == (2, 0)
    assert [GAME.has_left(state, player) for player in range(4)] == [True, False, True, False]
    assert view_of(started_match(4)).leavers == ()


def test_states_from_before_players_could_leave_are_read() -> None:
    old = msgspec.to_builtins(table())
    del old["leavers"]
    assert msgspec.convert(old, State) == table()
