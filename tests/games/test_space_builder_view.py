"""What players and spectators may know in Space Builder, and nothing more."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.space_builder import SYSTEM_ACTIONS, Action, Options, State, Stop, Tap
from bot.games.space_builder.state import Deck
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


def with_other_deck(state: State) -> State:
    """Return the same match with the face-down cards in another order and facing, from another seed."""
    cards = tuple((number, (facing + 1) % 4) for number, facing in reversed(state.deck.cards))
    stage = replace(state.stage, seed=state.stage.seed + "!")
    return replace(state, stage=stage, deck=Deck(cards, state.deck.used, state.deck.shuffles))


def with_other_maps(state: State) -> State:
    """Return the same match with other maps up, in another facing."""
    seats = tuple(replace(seat, map=seat.map % 20 + 1) for seat in state.round.seats)
    return replace(state, round=replace(state.round, seats=seats, facing=(state.round.facing + 1) % 4))


def clicks_at_random(state: State, player: int, rng: Random, count: int) -> State:
    """Return the state after up to ``count`` more clicks of a builder that do not end the building."""
    for _ in range(count):
        actions = [
            a for a in GAME.legal_actions(state, player) if not isinstance(a, (Tap, Stop, *SYSTEM_ACTIONS))
        ]
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
    assert {placement.location for placement in up.layout} == {
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


@pytest.mark.parametrize(("seed", "pad"), [("seed", "A3"), ("one", "A1"), ("two", "C3"), ("three", "C1")])
def test_the_map_lies_as_it_was_drawn(seed: str, pad: str) -> None:
    state = live(seed=seed)
    up = view_of(state, 0).map
    assert up is not None
    assert (up.facing, up.pad) == (state.round.facing, pad)


def test_a_paused_match_hides_the_map_from_everybody() -> None:
    """No clock runs in a pause, so nobody may study the map in it."""
    state = live()
    for viewer in (0, 1, None):
        assert view_of(state, viewer).map is not None
        paused = GAME.pause(view_of(state, viewer))
        assert (paused.is_paused, paused.map, paused.legal, paused.current) == (True, None, (), ())
        assert paused.phase == "building"


def test_in_turns_only_opening_shows_the_map() -> None:
    state = play(turns(3), "0 open @0")
    assert [view_of(state, viewer).map is None for viewer in (0, 1, 2, None)] == [False, True, True, True]


def test_live_taps_are_announced_but_boards_are_not() -> None:
    state = build(live(3), 0, city_of(live(3), 0), tap=41_300)
    seat = view_of(state, 1).players[0].seat
    assert seat is not None
    assert (seat.tap, view_of(state, 1).current, view_of(state).hand) == (41_300, (1, 2), None)
    assert view_of(state, 1).phase == "building"
    assert view_of(build(state, 1, city_of(state, 1), tap=50_000), 2).phase == "settling"


def test_players_see_their_own_hand() -> None:
    hand = view_of(play(live(), "0 take SIL @5000, 0 turn +1 @5001"), 0).hand
    assert hand is not None
    assert (hand.held, hand.started_at, hand.limit, hand.cards[1].turn) == ("SIL", 5000, 300_000, 1)


def test_timeout_actions_are_not_offered_to_players() -> None:
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
    is_sealed=st.booleans(),
    ghosts=st.booleans(),
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    choose=WAYS,
)
def test_face_down_cards_are_hidden(
    mode: str, is_sealed: bool, ghosts: bool, players: int, seed: int, choose: Choose
) -> None:
    options = GAME.options_from({"mode": mode, "sealed": is_sealed, "ghosts": ghosts})
    for state in match_of(options, players, seed, choose)[::5]:
        other = with_other_deck(state)
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
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), is_sealed=st.booleans())
def test_in_turns_only_who_has_finished_is_known(players: int, seed: int, is_sealed: bool) -> None:
    """Player 0 and spectators see the same for all else that the others have done in the round."""
    rng, state = Random(seed), turns(players, str(seed), sealed=is_sealed)
    if rng.random() < 0.8:
        state = clicks_at_random(play(state, "0 open @77"), 0, rng, rng.randrange(20))
        if rng.random() < 0.3:
            state = play(state, "0 stop @900")
    first, other = (others_at_random(state, rng) for _ in range(2))
    for viewer in (0, None):
        views = [view_of(state, viewer) for state in (first, other)]
        if not is_sealed:  # everybody may know who has finished
            views = [replace(view, current=(), resting=()) for view in views]
        assert views[0] == views[1]


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


@pytest.mark.parametrize("time", [100, 499])
def test_ghosts_of_the_future_are_hidden(time: int) -> None:
    start = play(turns(3, ghosts=True), f"0 open @0, 0 take DOM @{time}, 1 open @0, 2 open @0")
    states = []
    for tap in (500, 900):
        states.append(build(start, 1, city_of(start, 1), tap=tap))
        states.append(build(states[-1], 2, city_of(start, 2), tap=tap + 7))
    for state in states:
        assert replace(view_of(state, 0), current=view_of(start, 0).current) == view_of(start, 0)


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


# What each phase shows


def settled_in_turns() -> State:
    """Return a round in turns that player 0 has won."""
    return win(play(turns(), "0 open @0, 1 open @0"), 0)


def test_deadlines_are_shown_while_they_run() -> None:
    assert [view_of(state).deadline for state in (new(), live(), turns())] == [None, None, 86_400_000]
    choosing = settled_in_turns()
    assert (view_of(choosing).deadline, view_of(choosing).until) == (None, choosing.until)
    assert [view_of(state).until for state in (new(), live(), turns())] == [None] * 3


def test_everybody_sees_which_round_it_is_since_when_and_who_has_won_the_match() -> None:
    state = play(win(live(), 0), "0 unfreeze OBS @9000")
    assert (view_of(state).round, view_of(state).opened, view_of(state).winner) == (2, 9000, None)
    assert view_of(play(state, "0 leave @9000")).winner == 1


def test_who_is_to_act_by_phase() -> None:
    assert view_of(play(new(3), "1 ready @0")).current == (0, 2)
    assert view_of(live(3)).current == (0, 1, 2)
    assert view_of(play(live(3), "0 stop @5000")).current == (1, 2)
    assert view_of(play(live(3), "0 leave @900000")).current == (1, 2)
    assert view_of(play(new(3), "0 ready @0, 1 ready @700000")).current == (0, 2)  # 0 was ready for too long
    late = play(new(3), "0 ready @100, 2 ready @900, 1 start @125900")
    assert view_of(late, 1).current == (0, 2)
    choosing = win(live(), 1)
    assert view_of(choosing).current == (1,)
    assert view_of(play(choosing, "1 unfreeze OBS @9000")).current == (0, 1)
    assert view_of(play(new(), "0 leave @0")).current == ()


def test_in_turns_everybody_sees_who_has_not_finished() -> None:
    state = play(turns(3), "0 open @0, 0 stop @9, 1 open @0")
    assert [view_of(state, viewer).current for viewer in (0, 1, 2, None)] == [(1, 2)] * 4


def test_in_sealed_rounds_each_sees_only_whether_they_are_to_act_themselves() -> None:
    state = play(turns(3, sealed=True), "0 open @0, 0 stop @9, 1 open @0")
    assert [view_of(state, viewer).current for viewer in (0, 1, 2, None)] == [(), (1,), (2,), ()]
    assert view_of(play(state, "2 leave @9"), 2).current == ()
    assert GAME.publicly_to_act(settled_in_turns()) == {0}


def test_a_live_round_in_which_nobody_builds_any_more_only_waits() -> None:
    assert GAME.publicly_to_act(play(live(3), "0 stop @5000")) == {1, 2}
    state = play(live(), "0 stop @5000, 1 stop @5000")
    assert (view_of(state).phase, GAME.publicly_to_act(state)) == ("settling", frozenset())
    assert view_of(play(turns(), "0 open @0, 0 stop @5, 1 open @0, 1 stop @5")).phase == "building"


def test_in_turns_the_own_part_is_seen_and_no_other() -> None:
    state = play(turns(), "0 open @7000, 0 stop @7009")
    assert [player.seat is None for player in view_of(state, 0).players] == [False, True]
    assert [player.seat is None for player in view_of(state, 1).players] == [True, False]
    assert [player.seat is None for player in view_of(state).players] == [True, True]
    mine = view_of(state, 0).players[0].seat
    assert mine is not None
    assert (mine.builds, mine.stop, mine.tap, mine.sat, mine.ready) == (True, 9, None, False, False)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_what_all_have_achieved(viewer: int | None) -> None:
    state = settle(play(turns(3), "0 open @0, 0 stop @9, 1 open @0, 1 stop @5, 1 leave @9"))
    state = play(state, f"0 unfreeze OBS @{state.until}")
    assert view_of(state, viewer).viewer == viewer
    achievements = [
        (len(one.unfrozen), one.rounds_won, one.faults, one.absences, one.out)
        for one in view_of(state, viewer).players
    ]
    assert achievements == [(5, 1, 4, 0, False), (4, 0, 4, 0, True), (4, 0, 0, 1, False)]


def test_before_a_live_round_everybody_sees_who_is_ready_and_who_sits_out() -> None:
    state = play(new(3), "0 ready @0, 1 sit @0")
    for viewer in (0, 1, 2, None):
        seats = [player.seat for player in view_of(state, viewer).players]
        assert [seat.ready for seat in seats if seat] == [True, False, False]
        assert [seat.sat for seat in seats if seat] == [False, True, False]


def test_between_rounds_nobody_has_a_part_or_cards_on_the_table() -> None:
    view = view_of(settled_in_turns(), 0)
    assert [player.seat for player in view.players] == [None, None]
    assert (view.hand, view.map) == (None, None)


def test_live_who_came_too_late_sees_the_map_as_everybody_does() -> None:
    late = play(new(3), "1 ready @100, 2 ready @900, 0 start @125900")
    assert view_of(late, 0).map == view_of(late).map == view_of(late, 1).map
    assert view_of(late, 0).map is not None


def test_the_end_of_the_clock_is_shown_once_it_may_be_known() -> None:
    race = build(live(3), 0, city_of(live(3), 0), tap=500)
    race = build(race, 1, city_of(race, 1), tap=900)
    hand = view_of(race, 2).hand
    assert hand is not None
    assert hand.limit == 900
    state = play(turns(ghosts=True), "0 open @0")
    state = play(build(state, 0, city_of(state, 0), tap=900), "1 open @1000, 1 take DOM @1899")
    limits = [view_of(one, 1).hand for one in (state, play(state, "1 take SIL @1900"))]
    assert [hand.limit for hand in limits if hand] == [300_000, 900]


def test_ghosts_haunt_only_those_who_build_in_turns_and_asked_for_them() -> None:
    def ghosts_of(state: State, viewer: int) -> list[int]:
        return [ghost.player for ghost in view_of(state, viewer).ghosts]

    for ghosts in (True, False):
        state = build(play(turns(3, ghosts=ghosts), "0 open @0"), 0, city_of(turns(3), 0), tap=500)
        assert ghosts_of(state, 0) == []
        assert ghosts_of(state, 1) == []
        state = play(state, "1 open @1000, 1 take DOM @1600")
        assert ghosts_of(state, 1) == ([0] if ghosts else [])
        over = settle(play(state, "1 stop @1700, 2 sit @5"))
        assert [ghosts_of(over, viewer) for viewer in range(3)] == [[], [], []]
    race = build(live(3, ghosts=True), 0, city_of(live(3), 0), tap=500)
    assert ghosts_of(play(race, "1 take DOM @6000"), 1) == []
