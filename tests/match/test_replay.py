"""A replay shows the position after each turn, from any frame on, and nothing that a view hides."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES, AnyGame, RealTimeGame
from bot.match.commands import Start
from bot.match.models import LoggedAction, Match
from bot.match.replay import SNAPSHOT_EVERY, Replay
from bot.match.replay import replay as replay_states
from tests.example_games import EVERY_GAME
from tests.match.record_files import random_match
from tests.match.seats import ADA, BRUNO, CHIOMA, open_table, start_first_turn


@pytest.mark.parametrize("game", EVERY_GAME)
def test_frames_show_the_position_after_each_turn(game: str) -> None:
    match, record = random_match(game, "frames", players=2)
    replay, states = Replay(match, record), list(replay_states(match, record))
    assert [frame.first for frame in replay.frames[1:]] == [frame.last for frame in replay.frames[:-1]]
    assert (replay.frames[0].last, replay.frames[-1].last) == (0, len(record))
    for number, frame in reversed(list(enumerate(replay.frames))):
        view = match.rules.view(states[frame.last], None)
        if frame.moment is None:
            assert replay.view(number) == (match.view(None) if frame is replay.frames[-1] else view)
        assert [line.after for line in replay.lines(number)] == states[frame.first + 1 : frame.last + 1]
        turns = {line.line.turn for line in replay.lines(number)}
        assert max(turns, default=frame.turn) == frame.turn or match.real_time


@pytest.mark.parametrize("game", [key for key, rules in GAMES.items() if not isinstance(rules, RealTimeGame)])
def test_a_turn_is_one_frame(game: str) -> None:
    match, record = random_match(game, "frames", players=2)
    turns = [frame.turn for frame in Replay(match, record).frames]
    assert turns == sorted(set(turns))


def test_a_replay_continues_from_the_nearest_known_state() -> None:
    match, record = random_match("middle-ages", "near", players=4)
    replay = Replay(match, record)
    number = len(replay.frames) - 2
    far = replay.frames[number].first
    assert far > 3 * SNAPSHOT_EVERY
    assert not replay.is_near(number)
    replay.add_state(far - 1, replay_states_at(replay, far - 1))
    assert replay.is_near(number)
    assert replay.state(far) == Replay(match, record).state(far)


def replay_states_at(replay: Replay, count: int) -> object:
    """Return the state after ``count`` actions, replayed from the start."""
    return list(replay_states(replay.match, replay.record))[count]


def test_a_stopped_match_is_stopped_in_its_last_frame_only() -> None:
    match, record = random_match("constructor", "stopped", players=2, actions=9)
    replay = Replay(match, record)
    assert replay.view(len(replay.frames) - 1).current is None
    assert replay.view(len(replay.frames) - 2).current is not None


def test_a_running_match_shows_the_present_last_whether_somebody_acted_in_secret_or_not() -> None:
    session = open_table(ADA, BRUNO, CHIOMA, None, game="builders")
    session.do(ADA, Start())
    before = Replay(session.match, session.record)
    session.act(BRUNO, "order 1A 4B 3C 2D")
    after = Replay(session.match, session.record)
    assert len(before.frames) == len(after.frames) == 1
    assert [player.sheet for player in after.view(0, 2).players] == [None] * 3
    assert after.lines(0) == []


def test_a_running_match_has_a_frame_for_each_turn_so_far() -> None:
    session = start_first_turn().act(ADA, "take", "draw")
    replay = Replay(session.match, session.record)
    assert [frame.turn for frame in replay.frames][-1] == session.match.turn
    assert replay.view(len(replay.frames) - 1, 0) == session.match.view(0)


@pytest.mark.parametrize("game", ["constructor", "middle-ages"])
def test_a_frame_tells_who_acted_in_it(game: str) -> None:
    match, record = random_match(game, "who", players=2)
    replay = Replay(match, record)
    assert replay.find_actor(0) is None
    for number, frame in enumerate(replay.frames[1:], start=1):
        assert {line.player for line in record[frame.turn_first : frame.last]} == {replay.find_actor(number)}


def test_a_frame_in_which_several_players_acted_is_nobodys() -> None:
    match, record = random_match("builders", "orders", players=3)
    together = [replace(line, turn=1) for line in record]
    assert Replay(replace(match, turn=1), together).find_actor(1) is None


def test_a_match_without_actions_is_one_frame_or_two() -> None:
    match, record = random_match("constructor", "none", players=2, actions=0)
    assert [frame.turn for frame in Replay(match, record).frames] == [0]
    running = replace(match, status="running", ending=None, turn=1)
    assert [frame.turn for frame in Replay(running, record).frames] == [1]


def only_ends(match: Match, lines: Sequence[LoggedAction]) -> bool:
    """Return whether some actions do nothing but end turns."""
    return all(match.rules.only_ends_turn(match.rules.action_from_string(line.action)) for line in lines)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_turn_that_was_only_ended_joins_the_next_one(game: str) -> None:
    match, record = random_match(game, "empty turns")
    replay = Replay(match, record)
    empty_turns = [
        frame
        for frame in replay.by_turn.frames[1:-1]
        if frame.moment is None and only_ends(match, record[frame.first : frame.last])
    ]
    if match.real_time is None:
        assert len(replay.by_turn.frames) == 1 + len({line.turn for line in record})
        assert len(replay.frames) == len(replay.by_turn.frames) - len(empty_turns)
        assert bool(empty_turns) == (game == "middle-ages")
    else:
        assert replay.by_turn is replay
    for frame in replay.frames[1:-1]:
        assert frame.moment or not only_ends(match, record[frame.turn_first : frame.last])
        assert only_ends(match, record[frame.first : frame.turn_first])
    assert replay.frames[-1] in (replay.by_turn.frames[-1], replay.frames[-1]._replace(turn=match.turn))


def test_addresses_and_numbers_count_all_turns_so_older_ones_lead_to_the_frame_with_their_turn() -> None:
    match, record = random_match("middle-ages", "empty turns")
    replay = Replay(match, record)
    for number, frame in enumerate(replay.by_turn.frames):
        shown = replay.find_frame(str(number))
        assert shown is not None
        assert replay.frames[shown].first <= frame.first <= frame.last <= replay.frames[shown].last
        assert replay.by_turn.address(number) == str(number)
    numbers = [replay.number_of(number) for number in range(len(replay.frames))]
    assert [replay.find_frame(replay.address(number)) for number in range(len(replay.frames))] == [
        *range(len(replay.frames))
    ]
    assert [replay.by_turn.frames[number].last for number in numbers] == [
        frame.last for frame in replay.frames
    ]
    assert numbers[-1] == replay.last_number == replay.turn_count == len({line.turn for line in record})
    assert replay.find_frame(replay.address(len(replay.frames))) == len(replay.frames) - 1


def idle(rules: AnyGame, state: Any, _rng: random.Random) -> tuple[int, Any]:
    """Return the end of the turn."""
    (player,) = rules.current_players(state)
    return player, rules.action_from_string("end")


@pytest.mark.parametrize("count", [0, 1, 4])
def test_in_a_running_match_empty_turns_do_not_join_the_present(count: int) -> None:
    match, record = random_match("middle-ages", "idle", players=2, actions=count, choose=idle)
    running = replace(match, status="running", ending=None)
    replay = Replay(running, record)
    assert [frame.turn for frame in replay.frames] == {0: [1], 1: [0, 1, 2], 4: [0, 4, 5]}[count]
    assert (replay.frames[-1].first, replay.frames[-1].skipped) == (count, 0)
    assert [replay.find_frame(str(turn)) for turn in range(1, count + 1)] == [1] * count
    assert replay.find_frame(str(count + 1)) == len(replay.frames) - 1


def test_a_match_that_ends_because_nobody_does_anything_has_a_last_frame_for_its_empty_turns() -> None:
    match, record = random_match("middle-ages", "idle", players=4, choose=idle)
    replay = Replay(match, record)
    assert match.status == "finished"
    assert [(frame.turn, frame.last) for frame in replay.frames] == [(0, 0), (match.turn, len(record))]
    assert replay.view(1) == match.view(None)
