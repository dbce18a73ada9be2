"""Builders before the first turn: secret orders, the box, who begins (section 3)."""

from itertools import pairwise

import msgspec
import pytest

from bot.games import IllegalAction, InvalidOptions
from bot.games.builders import USUAL_ORDER, Leave, Options, Order
from bot.games.builders.dice import dice_of, roll_offs, starter_of, value_of
from tests.games.builders_play import FULL_BOX, GAME, act, legal, new, started_match, view_of

SEEDS = [str(number) for number in range(200)]


def test_players_are_to_act_until_their_order_is_in() -> None:
    state = new(3)
    assert GAME.current_players(state) == {0, 1, 2}
    state = GAME.apply_action(state, 1, Order(1, 4, 3, 2))
    assert GAME.current_players(state) == {0, 2}
    assert not list(GAME.legal_actions(state, 1))
    assert GAME.outcome(state) is None


def test_all_orders_are_offered_the_usual_one_first() -> None:
    """Ten pieces, at most two A and nine B."""
    orders = [action for action in GAME.legal_actions(new(), 0) if isinstance(action, Order)]
    assert orders[0].counts == USUAL_ORDER
    fair = {
        (a, b, c, 10 - a - b - c)
        for a in range(3)
        for b in range(10)
        for c in range(11)
        if 10 - a - b - c >= 0
    }
    assert {order.counts for order in orders} == fair
    assert len(orders) == len(fair)


def test_orders_are_secret_until_the_last_is_in() -> None:
    state = act(new(3), "order 2A 3B 5C")
    views = [view_of(state, viewer).players[0] for viewer in (0, 1, 2, None)]
    assert [player.sheet for player in views] == [(2, 3, 5, 0), None, None, None]
    assert all(player.handed_in for player in views)
    assert all(player.hand == (0, 0, 0, 0) for player in views)
    assert view_of(state).box == FULL_BOX


def test_views_of_others_do_not_depend_on_an_order() -> None:
    one, other = act(new(), "order 2A 3B 5C"), act(new(), "order 10D")
    assert view_of(one, 1) == view_of(other, 1)
    assert view_of(one) == view_of(other)
    assert view_of(one, 0) != view_of(other, 0)


def test_the_last_order_reveals_all_and_brings_the_pieces() -> None:
    first = act(new(), "order 2A 3B 5C")
    state = act(first, "order 10D")
    assert [player.hand for player in state.players] == [(2, 3, 5, 0), (0, 0, 0, 10)]
    assert [player.sheet for player in view_of(state).players] == [(2, 3, 5, 0), (0, 0, 0, 10)]
    assert state.box == (6, 33, 139, 62)
    assert GAME.reveals(first, state)
    assert not GAME.reveals(new(), first)


@pytest.mark.parametrize("order", ["2A 8B", "1A 9B", "10C", "10D"])
def test_four_equal_orders_can_always_be_filled(order: str) -> None:
    state = started_match(4, order=f"order {order}")
    assert all(sum(player.hand) == 10 for player in state.players)
    assert min(state.box) >= 0


@pytest.mark.parametrize("seed", SEEDS[:50])
def test_tied_highest_players_roll_again(seed: str) -> None:
    rounds = roll_offs(seed, range(4))
    assert [player for player, _ in rounds[0]] == [0, 1, 2, 3]
    for before, after in pairwise(rounds):
        highest = max(die for _, die in before)
        assert [player for player, _ in after] == [player for player, die in before if die == highest]
    last = [die for _, die in rounds[-1]]
    assert last.count(max(last)) == 1
    assert dict(rounds[-1])[starter_of(rounds)] == max(last)


def test_ties_happen_and_everybody_begins_at_times() -> None:
    rounds = [roll_offs(seed, range(3)) for seed in SEEDS]
    assert {starter_of(each) for each in rounds} == {0, 1, 2}
    assert any(len(each) > 1 for each in rounds)


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_turn_order_is_seat_order_and_each_starts_two_spaces_ahead(seed: str) -> None:
    state = started_match(4, seed)
    start = starter_of(state.rolled)
    assert state.current == start
    assert state.order == tuple((start + place) % 4 for place in range(4))
    assert [state.players[player].space for player in state.order] == [0, 2, 4, 6]
    assert legal(state) == ["roll"]


def test_dice_depend_on_the_seed_and_the_turn_alone() -> None:
    """Undoing never re-rolls."""
    rolls = [dice_of("seed", turn) for turn in range(2000)]
    assert rolls == [dice_of("seed", turn) for turn in range(2000)]
    assert rolls != [dice_of("other", turn) for turn in range(2000)]
    assert set(rolls) == {(first, second) for first in range(1, 7) for second in range(1, 7)}
    assert 250 < sum(first == second for first, second in rolls) < 420


def test_nobody_sees_the_seed() -> None:
    state = started_match(seed="the secret")
    assert b"the secret" in msgspec.json.encode(state)
    assert not any(b"the secret" in msgspec.json.encode(view_of(state, viewer)) for viewer in (0, 1, None))


@pytest.mark.parametrize(("dice", "value"), [((1, 2), 3), ((6, 5), 11), ((1, 1), 4), ((6, 6), 24)])
def test_a_double_is_worth_twice_its_sum(dice: tuple[int, int], value: int) -> None:
    assert value_of(dice) == value


def test_smallest_side_is_the_number_of_players_at_the_start() -> None:
    assert [new(players).stage.shortest for players in (2, 3, 4)] == [2, 3, 4]
    assert new(4, shortest_side=2).stage.shortest == 2


def test_the_boxes_hold_the_material_of_the_rules() -> None:
    """Eight A, 36 B, 144 C and 72 D; 24 E are in a box of their own."""
    state = new()
    assert (state.box, state.corner_box) == ((8, 36, 144, 72), 24)
    assert (view_of(state).box, view_of(state).corner_box) == ((8, 36, 144, 72), 24)


def test_options_size_the_material() -> None:
    state = new(corner_joints=0, small_triangles=100, large_triangles=50)
    assert (state.box, state.corner_box) == ((8, 36, 100, 50), 0)
    head_start = started_match(4, head_start=1)
    assert [head_start.players[player].space for player in head_start.order] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [
        ("spaces", 8, 12),
        ("pieces_a_corner", 5, 12),
        ("small_triangles", 100, 200),
        ("large_triangles", 50, 120),
        ("corner_joints", 0, 48),
        ("head_start", 0, 2),
        ("shortest_side", 2, 4),
    ],
)
def test_options_have_their_limits(option: str, least: int, most: int) -> None:
    for value in (least, most):
        assert getattr(GAME.options_from({option: value}), option) == value
    for value in (least - 1, most + 1):
        with pytest.raises(InvalidOptions, match=option):
            GAME.options_from({option: value})


@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_play(players: int) -> None:
    with pytest.raises(ValueError, match=str(players)):
        GAME.new_state(players, Options(), "seed")


def test_an_order_can_be_replaced_until_all_are_in() -> None:
    once = GAME.apply_action(new(), 0, Order(1, 4, 3, 2))
    again = GAME.apply_action(once, 0, Order(0, 0, 5, 5))
    assert again == GAME.apply_action(new(), 0, Order(0, 0, 5, 5))
    after = GAME.apply_action(again, 1, Order(1, 4, 3, 2))
    assert after.players[0].hand == (0, 0, 5, 5)
    with pytest.raises(IllegalAction) as error:
        GAME.apply_action(after, 0, Order(1, 4, 3, 2))
    assert error.value.reason != "order-handed-in"


def test_orders_are_secret_actions_until_all_are_in() -> None:
    before, order = new(), Order(1, 4, 3, 2)
    once = GAME.apply_action(before, 0, order)
    assert GAME.is_hidden(before, order, once)
    assert not GAME.is_hidden(before, order, GAME.apply_action(once, 1, order))


def test_orders_are_a_milestone_once_all_of_them_are_revealed() -> None:
    none = new()
    one = act(none, "order 1A 4B 3C 2D")
    both = act(one, "order 10D")
    assert [GAME.is_milestone(none, one), GAME.is_milestone(one, both)] == [False, True]
    assert not GAME.is_milestone(both, act(both, "roll"))
    over = GAME.apply_action(one, 0, Leave())
    assert (over.phase, over.rolled) == ("over", ())
    assert not GAME.is_milestone(one, over)


def test_a_second_turn_in_a_row_is_another_phase() -> None:
    state = started_match()
    phases = [GAME.phase(new()), GAME.phase(state), GAME.phase(act(state, "roll"))]
    assert phases[0] != phases[1] == phases[2]
    assert GAME.phase(msgspec.structs.replace(state, turn=state.turn + 1)) != phases[1]
