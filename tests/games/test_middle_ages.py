"""Turns of The Builders: Middle Ages, sentence by sentence: set-up, actions, completion, worked examples."""

import pytest

from bot.games.middle_ages import GAME, SITES, WORKERS, State
from bot.games.middle_ages.cards import APPRENTICES
from bot.games.middle_ages.state import Turn
from tests.games.middle_ages_play import act, me, new, play, play_turns, player, site_of, table, view_of

CHAPEL = "B31"  # needs 3 stone, 2 wood, 2 knowledge, 3 tile
INSTRUMENT = "M3"  # needs 1 stone, 1 wood; supplies 2 knowledge


def counters(state: State) -> tuple[int, int, int]:
    """Return the actions left, bought, spent on coins."""
    view = view_of(state)
    return view.actions, view.bought, view.coin_actions


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_ten_coins_and_an_apprentice(players: int) -> None:
    view = view_of(new(players))
    assert [(one.coins, one.vp, one.sites, one.finished) for one in view.players] == [
        (10, 0, (), ())
    ] * players
    units = [unit for one in view.players for unit in one.free]
    assert len(set(units)) == players
    assert set(units) <= set(APPRENTICES)


def test_five_cards_lie_in_each_row() -> None:
    view = view_of(new(2))
    assert (len(view.site_row), len(view.worker_row)) == (5, 5)
    assert set(view.site_row) <= set(SITES)
    assert set(view.worker_row) <= set(WORKERS)
    assert (view.site_deck, view.worker_deck) == (37, 35)


def test_other_apprentices_are_shuffled_into_the_deck() -> None:
    """Ruling 14."""
    state = new(2)
    in_play = {unit for one in state.players for unit in one.free}
    assert set(APPRENTICES) - in_play <= {*state.workers.slots, *state.workers.deck}


def test_everything_is_drawn_from_the_seed() -> None:
    states = [new(4, str(seed)) for seed in range(60)]
    assert states == [new(4, str(seed)) for seed in range(60)]
    assert {view_of(state).starter for state in states} == {0, 1, 2, 3}
    assert {state.players[0].free for state in states} == {(card,) for card in APPRENTICES}
    assert len({state.sites for state in states}) == len({state.workers for state in states}) == 60


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        new(players)


# Turns


def test_play_goes_clockwise_from_the_starter_who_begins_every_round() -> None:
    """Ruling 16."""
    state = new(3)
    starter = view_of(state).starter
    history = []
    for _ in range(7):
        history.append((view_of(state).current, view_of(state).round))
        state = act(state, "end")
    order = [(starter + step) % 3 for step in range(3)]
    assert history == [*((seat, 1) for seat in order), *((seat, 2) for seat in order), (order[0], 3)]


def test_turn_has_three_actions() -> None:
    state = table(player(0))
    assert counters(state) == (3, 0, 0)
    assert counters(act(state, "coins")) == (2, 0, 1)


def test_unused_actions_lapse() -> None:
    """Ruling 17."""
    state = play(table(player(10)), "buy, coins, end")
    assert (view_of(state).current, counters(state)) == (1, (3, 0, 0))
    assert me(state).coins == 6


def test_turn_passes_by_itself_when_no_action_is_left_and_none_can_be_bought() -> None:
    state = play(table(player(0)), "build B01, build B02")
    assert view_of(state).current == 0
    assert view_of(act(state, "build B03")).current == 1


def test_who_can_buy_an_action_has_to_decide() -> None:
    state = play(table(player(5)), "build B01, build B02, build B03")
    assert view_of(state).legal == ("end", "buy")
    assert (view_of(act(state, "buy")).current, counters(act(state, "buy"))) == (0, (1, 1, 0))
    assert view_of(act(state, "end")).current == 1


def test_last_cards_stay_marked_when_the_turn_passes_by_itself() -> None:
    state = play(table(player(0)), "build B01, build B02, build B03")
    assert view_of(state).last == ("B03",)
    assert view_of(act(state, "end")).last == ()


# Build and hire


def test_building_costs_an_action_and_no_coins() -> None:
    state = act(table(player(10)), "build B02")
    assert (counters(state), me(state).coins) == ((2, 0, 0), 10)
    site = site_of(state, "B02")
    assert (site.crew, site.placed, site.missing) == ((), (0, 0, 0, 0), (0, 1, 1, 0))


def test_hiring_costs_an_action_and_no_wage_yet() -> None:
    state = act(table(player(10, free="W01")), "hire W40")
    assert (counters(state), me(state).coins, me(state).free) == ((2, 0, 0), 10, ("W01", "W40"))


def test_taken_card_is_replaced_at_once_in_its_place() -> None:
    """Ruling 19; the new card may be taken by the next action."""
    state = table(player(10), site_deck="B11 B12", worker_deck="W11 W12")
    state = play(state, "build B02, hire W42")
    assert view_of(state).site_row == ("B01", "B11", "B03", "B04", "B05")
    assert view_of(state).worker_row == ("W38", "W39", "W40", "W41", "W11")
    assert me(act(state, "hire W11")).free == ("W11", "W42")


def test_place_stays_empty_when_the_deck_is() -> None:
    """Ruling 2."""
    state = table(player(10), site_deck="", worker_deck="")
    state = play(state, "build B02, hire W42")
    assert view_of(state).site_row == ("B01", None, "B03", "B04", "B05")
    assert view_of(state).worker_row == ("W38", "W39", "W40", "W41", None)
    assert (view_of(state).site_deck, view_of(state).worker_deck) == (0, 0)


def test_there_is_no_limit_to_open_sites_and_free_units() -> None:
    state = table(player(50, free="W01 W02 W03 W04", sites="B11 B12 B13 B14"))
    state = play(state, "build B01, build B02, buy, build B03, hire W38, buy, hire W39")
    assert (len(me(state).sites), len(me(state).free)) == (7, 6)


# Send


def test_sending_pays_the_wage_and_binds_the_worker() -> None:
    state = act(table(player(10, free="W01 W22", sites=CHAPEL)), "send W22 B31")
    assert (me(state).coins, me(state).free, counters(state)) == (6, ("W01",), (2, 0, 0))
    site = site_of(state, CHAPEL)
    assert (site.crew, site.placed, site.missing) == (("W22",), (0, 0, 1, 3), (3, 2, 1, 0))
    assert not any(action.startswith("send W22") for action in view_of(state).legal)


def test_each_further_unit_to_a_site_in_a_turn_costs_an_action_more() -> None:
    """1, 2, 3, 4: ten actions for four units."""
    state = table(player(50, free="W01 W02 W03 W04", sites="B34"), turn=Turn(10))
    actions = [10]
    for unit in ("W01", "W02", "W03", "W04"):
        state = act(state, f"send {unit} B34")
        actions.append(view_of(state).actions)
    assert actions == [10, 9, 7, 4, 0]
    assert (site_of(state, "B34").sent, site_of(state, "B34").price) == (4, 5)


@pytest.mark.parametrize(("coins", "actions", "is_offered"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_send_is_offered_where_coins_and_actions_are_just_enough(
    coins: int, actions: int, is_offered: bool
) -> None:
    state = table(player(coins, free="W01", sites="B34"), turn=Turn(actions))
    assert ("send W01 B34" in view_of(state).legal) == is_offered


def test_units_to_different_sites_cost_an_action_each() -> None:
    state = table(player(50, free="W01 W02", sites="B33 B34"))
    assert counters(play(state, "send W01 B33, send W02 B34")) == (1, 0, 0)


def test_units_of_earlier_turns_do_not_raise_the_price() -> None:
    state = play(table(player(50, free="W01 W02", sites="B34")), "send W01 B34, end, end")
    assert (site_of(state, "B34").sent, site_of(state, "B34").price) == (0, 1)
    assert counters(act(state, "send W02 B34")) == (2, 0, 0)


def test_surcharge_is_forgotten_when_the_turn_passes_by_itself() -> None:
    state = play(table(player(4, free="W01 W02", sites="B34")), "send W01 B34, send W02 B34")
    assert view_of(state).current == 1
    assert (site_of(state, "B34").sent, site_of(state, "B34").crew) == (0, ("W01", "W02"))


def test_unit_that_adds_nothing_may_be_sent() -> None:
    """Ruling 9."""
    state = act(table(player(10, free="W22", sites="M3")), "send W22 M3")
    assert site_of(state, "M3").missing == (1, 1, 0, 0)


def test_reward_does_not_pay_the_wage_that_earns_it() -> None:
    state = table(player(2, free="W10", sites="B02:W04"))
    assert "send W10 B02" not in view_of(state).legal


def test_machine_is_sent_for_nothing_but_its_actions() -> None:
    """Ruling 8."""
    state = table(player(0, free="M1 M2", sites="B34", finished="M1 M2"))
    assert counters(act(state, "send M1 B34")) == (2, 0, 0)
    state = play(state, "send M1 B34, send M2 B34")
    assert view_of(state).current == 1
    assert site_of(state, "B34").placed == (2, 2, 0, 0)


# Completion


def test_site_is_finished_when_each_resource_is_there() -> None:
    """Rule book p. 6; ruling 10: whether the owner likes it or not."""
    state = act(table(player(10, free="W07", sites="B05")), "send W07 B05")
    assert me(state).finished == ()  # three yielded and three needed, but no knowledge among them
    state = act(table(player(10, free="W04", sites="B02")), "send W04 B02")
    assert (me(state).finished, me(state).sites) == (("B02",), ())


def test_surplus_of_one_resource_does_not_help_another() -> None:
    state = act(table(player(10, free="W07", sites="B01:W10")), "send W07 B01")
    assert site_of(state, "B01").placed == (3, 3, 0, 0)
    assert site_of(state, "B01").missing == (0, 0, 0, 1)


def test_finished_building_frees_the_crew_pays_and_counts() -> None:
    state = act(table(player(10, free="W16", sites="B11:W10+W33")), "send W16 B11")
    assert me(state).free == ("W10", "W16", "W33")
    assert me(state).coins == 10 - 3 + 10
    assert (me(state).vp, me(state).finished) == (2, ("B11",))


def test_freed_crew_may_work_again_in_the_same_turn_for_a_new_wage() -> None:
    """Ruling 18."""
    state = play(table(player(4, free="W04", sites="B02 B04")), "send W04 B02, send W04 B04")
    assert me(state).coins == 4 - 2 + 8 - 2
    assert site_of(state, "B04").crew == ("W04",)


def test_coins_of_a_finished_building_may_be_spent_in_the_same_turn() -> None:
    state = play(table(player(2, free="W04", sites="B02")), "send W04 B02, buy")
    assert (me(state).coins, counters(state)) == (3, (3, 1, 0))


def test_finished_machine_pays_nothing_and_works_at_once() -> None:
    """Rulings 6 and 7: it returns with each crew, and counts once."""
    state = act(table(player(10, free="W10", sites="M3 B02"), turn=Turn(4)), "send W10 M3")
    assert (me(state).coins, me(state).vp, me(state).free) == (7, 1, ("M3", "W10"))
    state = play(state, "send M3 B02, send W10 B02")
    assert (me(state).finished, me(state).free, me(state).vp) == (("M3", "B02"), ("M3", "W10"), 1)


def test_machine_may_help_to_build_machines() -> None:
    state = play(table(player(10, free="M1 W01", sites="M2", finished="M1")), "send M1 M2")
    assert site_of(state, "M2").missing == (0, 0, 1, 0)


def test_machine_keeps_its_points_while_it_is_away() -> None:
    state = act(table(player(10, free="M1", sites="B34", finished="M1")), "send M1 B34")
    assert (me(state).vp, me(state).free) == (1, ())


# Coins and bought actions


def test_coin_actions_of_a_turn_pay_one_two_three() -> None:
    state, had = table(player(0), turn=Turn(9)), []
    for _ in range(3):
        had.append(view_of(state).coins_next)
        state = act(state, "coins")
    assert (had, me(state).coins) == ([1, 2, 3], 6)
    assert view_of(state).coins_next == 0
    assert "coins" not in view_of(state).legal


def test_coin_actions_go_on_counting_after_others() -> None:
    """Ruling 1."""
    state = play(table(player(0)), "coins, hire W40, coins")
    assert me(state).coins == 3


def test_coin_actions_are_counted_per_turn() -> None:
    state = play_turns(play(table(player(0)), "coins, coins"), 2)
    assert view_of(state).coins_next == 1


def test_actions_may_be_bought_at_any_time_and_repeatedly() -> None:
    """Ruling 4: also before the free ones are used."""
    state = play(table(player(15)), "buy, buy, buy")
    assert (counters(state), me(state).coins) == ((6, 3, 0), 0)


def test_bought_actions_may_be_spent_on_coins() -> None:
    """Ruling 5."""
    state = play(table(player(5), turn=Turn(0)), "buy, coins")
    assert me(state).coins == 1


# Worked examples


def test_example_of_the_chapel_over_three_turns() -> None:
    """Rule book example: wages of 10 in all, an action each in three turns."""
    state = table(player(10, free="W04 W19 W22", sites=CHAPEL))
    for unit in ("W19", "W04", "W22"):
        state = act(state, f"send {unit} B31")
        assert counters(state) == (2, 0, 0)
        if unit != "W22":
            state = play_turns(state, 2)
    assert (me(state).coins, me(state).vp) == (10 - 10 + 18, 5)
    assert me(state).free == ("W04", "W19", "W22")


def test_example_of_the_chapel_in_one_turn() -> None:
    """Six actions: three free and three bought."""
    state = table(player(25, free="W04 W19 W22", sites=CHAPEL))
    state = play(state, "buy, buy, buy, send W19 B31, send W04 B31, send W22 B31")
    assert (counters(state), me(state).coins, me(state).vp) == ((0, 3, 0), 18, 5)


def test_example_of_buying_an_action_to_finish() -> None:
    state = table(player(16, free="W19 W22", sites=f"{CHAPEL}:W04 B01"), turn=Turn(2))
    state = act(state, "send W19 B31")
    assert (me(state).coins, site_of(state, CHAPEL).missing, view_of(state).actions) == (12, (0, 0, 1, 3), 1)
    assert "send W22 B31" not in view_of(state).legal
    state = play(state, "buy, send W22 B31")
    assert (me(state).coins, me(state).vp, counters(state)) == (21, 5, (0, 1, 0))
    assert me(state).free == ("W04", "W19", "W22")
    state = play(state, "buy, send W22 B01")
    assert (me(state).coins, counters(state)) == (12, (0, 2, 0))


def test_example_of_a_machine_in_the_first_turn() -> None:
    state = table(player(10, free="W02"), site_row="M3 B01 B02 B03 B04", worker_row="W10 W38 W39 W40 W41")
    state = play(state, "build M3, hire W10, send W10 M3")
    assert (me(state).coins, me(state).vp, me(state).free) == (7, 1, ("M3", "W02", "W10"))
    assert counters(state) == (0, 0, 0)


def test_example_of_coin_actions() -> None:
    assert me(play(table(player(0)), "coins, hire W40, coins")).coins == 1 + 2


# What happens by itself


def test_a_turn_ends_by_itself_once_its_actions_are_of_no_use() -> None:
    empty = "- - - - -"
    rows = {"site_row": empty, "worker_row": empty, "site_deck": "", "worker_deck": ""}
    useless = table(player(4), turn=Turn(1, 0, 3), **rows)  # type: ignore[arg-type]
    assert GAME.automatic_action(useless, 0, may_end_turn=True) == GAME.action_from_string("end")
    assert GAME.automatic_action(useless, 0, may_end_turn=False) is None
    assert GAME.automatic_action(useless, 1, may_end_turn=True) is None
    rich = table(player(5), turn=Turn(1, 0, 3), **rows)  # type: ignore[arg-type]
    assert GAME.automatic_action(rich, 0, may_end_turn=True) is None
    assert GAME.automatic_action(table(turn=Turn(1, 0, 3)), 0, may_end_turn=True) is None
