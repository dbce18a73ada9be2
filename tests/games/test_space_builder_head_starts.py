"""A head start in a race: a weaker builder sees the map before their own clock starts."""

from typing import Any

import pytest

from bot.games import IllegalAction
from bot.games.space_builder import State, Tap
from bot.games.space_builder.race import next_click
from tests.games.space_builder_play import GAME, START, build, city_of, clicks_for, live, play, settle, turns

LEAD = 20_000
HEAD_START: dict[str, Any] = {"advantage": 20, "advantage_player": 1}


def _clicks_at(state: State, player: int, at: int) -> State:
    for click in clicks_for(city_of(state, player), at):
        state = GAME.apply_action(state, player, click)
    return state


def _times(state: State) -> dict[int, tuple[int, bool]]:
    assert state.result is not None
    return {verdict.player: (verdict.time, verdict.tapped) for verdict in state.result.verdicts}


@pytest.mark.parametrize(("tap", "winner"), [(START + LEAD + 49_999, 1), (START + LEAD + 50_001, 0)])
def test_the_clock_starts_later_than_the_map_is_seen(tap: int, winner: int) -> None:
    state = live(**HEAD_START)
    state = build(state, 0, city_of(state, 0), tap=50_000)
    state = _clicks_at(state, 1, START + LEAD + 40_000)
    if winner == 1:
        state = settle(GAME.apply_action(state, 1, Tap(tap)))
    else:
        with pytest.raises(IllegalAction, match="round-over"):
            GAME.apply_action(state, 1, Tap(tap))
        state = settle(state)
    assert state.result is not None
    assert state.result.winner == winner


def test_a_city_that_is_finished_before_the_clock_starts_took_no_time() -> None:
    state = _clicks_at(live(**HEAD_START), 1, START)
    state = GAME.apply_action(state, 1, Tap(START + 5_000))
    assert _times(settle(state))[1] == (0, True)
    assert state.round.end == 0
    assert GAME.view(state, 0).phase == "settling"


def test_only_the_one_with_the_head_start_builds_on_after_the_race() -> None:
    state = live(**HEAD_START)
    assert next_click(state.round.seats[1]) == next_click(state.round.seats[0]) == START
    state = build(state, 0, city_of(state, 0), tap=50_000)
    view = GAME.view(state, 1)
    assert (view.phase, view.current) == ("building", (1,))
    assert view.hand is not None
    assert (view.hand.started_at, view.hand.limit, view.hand.lead) == (START + LEAD, 50_000, LEAD)
    assert GAME.deadline(state) == START + LEAD + 50_000 + 1000 * state.stage.options.wait_seconds
    with pytest.raises(IllegalAction, match="round-not-over"):
        play(state, f"1 settle @{START + 55_000}")
    alike = live()
    assert GAME.view(build(alike, 0, city_of(alike, 0), tap=50_000), 1).phase == "settling"


def test_the_whole_clock_is_left_after_the_head_start() -> None:
    state = play(live(**HEAD_START, cap_seconds=60), f"0 stop @{START}")
    last = START + LEAD + 60_000
    assert play(state, f"1 stop @{last}").round.seats[1].hand.stop == (last, 0)
    with pytest.raises(IllegalAction, match="time-is-up"):
        play(state, f"1 stop @{last + 1}")


def test_in_turns_the_own_clock_starts_after_the_map_is_opened() -> None:
    state = play(turns(**HEAD_START), "0 open @0, 1 open @100000")
    state = GAME.apply_action(_clicks_at(state, 1, 100_000), 1, Tap(100_000 + LEAD + 30_000))
    state = build(state, 0, city_of(state, 0), tap=31_000)
    state = settle(state)
    assert state.result is not None
    assert (state.result.winner, _times(state)[1]) == (1, (30_000, True))


def test_a_round_is_played_again_if_the_bot_was_deaf_during_the_head_start() -> None:
    state = play(turns(**HEAD_START), "1 open @100000")
    assert play(state, "0 cancel 101000 @115000").round.number == 1
