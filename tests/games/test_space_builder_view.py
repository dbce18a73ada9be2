"""What players and spectators may know in Space Builder, and nothing more."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.space_builder import HOUSE, Action, Options, State, Stop, Tap
from bot.games.space_builder.state import Pile
from tests.games.space_builder_play import (
    GAME,
    Choose,
    able,
    build,
    city_of,
    clicks_for,
    keen,
    legal,
    live,
    match_of,
    new,
    play,
    settle,
    turns,
    view_of,
    win,
)

WAYS = st.sampled_from([keen, able])
some_states = settings(max_examples=25, deadline=None)


def with_other_pile(state: State) -> State:
    """The same match with what lies face down in another order and facing, from another seed."""
    cards = tuple((number, (facing + 1) % 4) for number, facing in reversed(state.pile.cards))
    stage = replace(state.stage, seed=state.stage.seed + "!")
    return replace(state, stage=stage, pile=Pile(cards, state.pile.used, state.pile.shuffles))


def with_other_maps(state: State) -> State:
    """The same match with other maps up, in another facing."""
    seats = tuple(replace(seat, map=seat.map % 20 + 1) for seat in state.round.seats)
    return replace(state, round=replace(state.round, seats=seats, facing=(state.round.facing + 1) % 4))


def clicks_at_random(state: State, player: int, rng: Random, count: int) -> State:
    """Up to ``count`` more clicks of a builder, none of which ends the building."""
    for _ in range(count):
        actions = [a for a in GAME.legal_actions(state, player) if not isinstance(a, (Tap, Stop, *HOUSE))]
        if not actions:
            break
        state = GAME.apply_action(state, player, rng.choice(actions))
    return state


# What may be seen


def test_map_is_hidden_until_it_is_up() -> None:
    state = play(new(), "0 ready @0, 1 ready @0")
    assert view_of(state, 0).map is None
    up = view_of(play(state, "0 start @5000"), 0).map
    assert up is not None
    assert up == view_of(live()).map
    assert {placed.location for placed in up.layout} == {
        "A1",
        "B1",
        "C1",
        "A2",
        "B2",
        "C2",
        "A3",
        "B3",
        "C3",
    } - {up.pad}


def test_in_turns_only_opening_shows_the_map() -> None:
    state = play(turns(3), "0 open @0")
    assert [view_of(state, viewer).map is None for viewer in (0, 1, 2, None)] == [False, True, True, True]


def test_live_taps_are_announced_but_boards_are_not() -> None:
    state = build(live(3), 0, city_of(live(3), 0), tap=41_300)
    seat = view_of(state, 1).players[0].seat
    assert seat is not None
    assert (seat.tap, view_of(state, 1).current, view_of(state).bench) == (41_300, (1, 2), None)
    assert view_of(state, 1).phase == "building"
    assert view_of(build(state, 1, city_of(state, 1), tap=50_000), 2).phase == "settling"


def test_own_bench_is_seen() -> None:
    bench = view_of(play(live(), "0 take SIL @5000, 0 turn +1 @5001"), 0).bench
    assert bench is not None
    assert (bench.held, bench.started, bench.limit, bench.cards[1].turn) == ("SIL", 5000, 300_000, 1)


def test_what_time_does_is_not_the_players_to_choose() -> None:
    assert legal(live(), 0)[-1].startswith("settle")
    assert not any(text.startswith("settle") for text in view_of(live(), 0).legal)


def test_cities_and_map_are_shown_once_the_round_is_settled() -> None:
    view = view_of(win(live(), 0))
    assert view.result is not None
    assert (view.map, view.until, view.current) == (None, 68_000, (0,))
    assert [one.faults for one in view.result.verdicts] == [0, 4]


# Nothing leaks


@some_states
@given(
    mode=st.sampled_from(["live", "turns"]),
    sealed=st.booleans(),
    ghosts=st.booleans(),
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    choose=WAYS,
)
def test_what_lies_face_down_is_hidden(
    mode: str, sealed: bool, ghosts: bool, players: int, seed: int, choose: Choose
) -> None:
    options = GAME.options_from({"mode": mode, "sealed": sealed, "ghosts": ghosts})
    for state in match_of(options, players, seed, choose)[::5]:
        other = with_other_pile(state)
        for viewer in (*range(players), None):
            assert view_of(other, viewer) == view_of(state, viewer)
            seat = state.round.seats[viewer or 0]
            unseen = state.phase != "building" or (mode == "turns" and (viewer is None or seat.start is None))
            if unseen:
                assert view_of(with_other_maps(state), viewer) == view_of(state, viewer)


@some_states
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), clicks=st.lists(st.integers(0, 30), min_size=3))
def test_live_boards_of_others_are_hidden(players: int, seed: int, clicks: list[int]) -> None:
    rng, state = Random(seed), live(players, str(seed))
    state = clicks_at_random(state, 0, rng, 12)
    others = [state, state]
    for player, count in zip(range(1, players), clicks, strict=False):
        others[0] = clicks_at_random(others[0], player, rng, count)
        others[1] = clicks_at_random(others[1], player, rng, rng.randrange(30))
    assert view_of(others[0], 0) == view_of(others[1], 0)
    assert view_of(others[0]) == view_of(others[1])


@some_states
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), sealed=st.booleans())
def test_in_turns_nothing_of_the_others_is_known(players: int, seed: int, sealed: bool) -> None:
    """Whatever the others have done of the round, ``0`` and spectators see the same."""
    rng, state = Random(seed), turns(players, str(seed), sealed=sealed)
    if rng.random() < 0.8:
        state = clicks_at_random(play(state, "0 open @77"), 0, rng, rng.randrange(20))
        if rng.random() < 0.3:
            state = play(state, "0 stop @900")
    first, other = (others_at_random(state, rng) for _ in range(2))
    assert view_of(first, 0) == view_of(other, 0)
    assert view_of(first) == view_of(other)


def others_at_random(state: State, rng: Random) -> State:
    for player in range(1, len(state.players)):
        way = rng.randrange(5)
        if way:
            state = play(state, f"{player} {'sit' if way == 1 else 'open'} @{rng.randrange(10**6)}")
        if way == 2:
            state = clicks_at_random(state, player, rng, rng.randrange(30))
        if way == 3:
            state = build(state, player, city_of(state, player), tap=rng.randrange(100, 300_000))
        start = state.round.seats[player].start
        if way == 4 and start is not None:
            state = GAME.apply_action(state, player, Stop(start + rng.randrange(300_000)))
    return state


@pytest.mark.parametrize("elapsed", [100, 499])
def test_ghosts_of_the_future_are_hidden(elapsed: int) -> None:
    start = play(turns(3, ghosts=True), f"0 open @0, 0 take DOM @{elapsed}, 1 open @0, 2 open @0")
    states = []
    for tap in (500, 900):
        states.append(build(start, 1, city_of(start, 1), tap=tap))
        states.append(build(states[-1], 2, city_of(start, 2), tap=tap + 7))
    assert all(view_of(state, 0) == view_of(start, 0) for state in states)


# What closes an undo


def reveals(before: State, action: Action, by: int = 0) -> bool:
    return GAME.reveals(before, GAME.apply_action(before, by, action))


def test_clicks_reveal_nothing() -> None:
    state = live(3)
    for click in clicks_for(city_of(state, 0), 5000):
        after = GAME.apply_action(state, 0, click)
        assert not GAME.reveals(state, after)
        state = after
    assert reveals(state, Tap(9000))
    assert reveals(state, Stop(9000))


def test_maps_that_go_up_and_results_are_seen() -> None:
    state = play(new(), "0 ready @0, 1 ready @0")
    texts = ["0 start @5000", "0 stop @5001", "1 stop @5001"]
    states = [state]
    for text in texts:
        states.append(play(states[-1], text))
    states.append(settle(states[-1]))
    states.append(play(states[-1], f"{view_of(states[-1]).current[0]} unfreeze OBS @{states[-1].until}"))
    assert all(GAME.reveals(before, after) for before, after in pairwise(states))
    assert not GAME.reveals(new(), play(new(), "0 ready @0"))
    assert GAME.reveals(turns(), play(turns(), "0 open @5"))


def test_options_are_shown() -> None:
    assert view_of(new(ghosts=True)).options == Options(ghosts=True)
