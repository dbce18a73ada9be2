"""Reviews: what decisions and luck changed adds up, and a review that was begun is gone on with."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import AnyGame, Outcome, Score
from bot.games.space_builder import Leave
from bot.match.models import Ending
from bot.match.replay import Replay
from bot.match.review import (
    Review,
    TurnReview,
    find_span,
    find_turning_frames,
    find_turning_rounds,
    get_decisions,
    get_reviewed_actions,
    read_review,
    to_turn_review,
    write_review,
)
from bot.players import get_computer
from bot.players.computer import Choice, LineAction
from bot.players.reviewing import find_key_decision, value_turn
from bot.players.win_share import win_shares, win_shares_after
from tests.example_games import EVERY_GAME
from tests.match.races import choose, race, review_rounds
from tests.match.record_files import random_match

SEED = "review"


def review_of(replay: Replay, frames: range) -> Review:
    """Return the review of some frames of a match, which follow each other."""
    key, first = replay.match.game, frames[0] - 1
    review = Review(start=win_shares(key, replay.view(first), seed=SEED))
    for frame in frames:
        actions = get_reviewed_actions(replay, frame)
        value = value_turn(key, review.shares()[-1], actions, replay.view(frame), SEED)
        review = replace(review, turns=(*review.turns, to_turn_review(replay, frame, actions, value)))
    return review


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled
def test_what_decisions_and_luck_changed_adds_up(game: str) -> None:
    replay = Replay(*random_match(game, "adds up", players=2, actions=60))
    review = review_of(replay, range(len(replay.frames) - 3, len(replay.frames) - 1))
    for frame, turn in enumerate(review.turns, start=1):
        assert sum(turn.shares) == pytest.approx(1)
        assert sum(turn.luck) == pytest.approx(0, abs=1e-9)
        if turn.player is not None:
            change = turn.shares[turn.player] - review.before(frame)[turn.player]
            assert change == pytest.approx(review.decision(frame) + turn.luck[turn.player])


@pytest.mark.parametrize("game", ["constructor", "builders", "middle-ages"])
def test_the_last_frame_has_the_result(game: str) -> None:
    replay = Replay(*random_match(game, "result", players=2))
    last = len(replay.frames) - 1
    review = review_of(replay, range(last, last + 1))
    outcome = replay.match.rules.outcome(replay.match.state)
    assert outcome is not None
    expected_shares = [1 / len(outcome.winners) if player in outcome.winners else 0 for player in range(2)]
    assert list(review.turns[-1].shares) == pytest.approx(expected_shares)


def test_in_a_game_without_chance_nothing_is_luck() -> None:
    replay = Replay(*random_match("constructor", "no luck", players=2))
    review = review_of(replay, range(8, 12))
    assert all(turn.luck == (0, 0) for turn in review.turns)
    assert all(turn.player is not None for turn in review.turns)


def test_a_roll_of_dice_is_luck_and_nobodys_decision() -> None:
    match, record = random_match("builders", "dice", players=2)
    replay = Replay(match, record)
    rolls = [
        action
        for frame in range(len(replay.frames) - 8, len(replay.frames))
        for action in get_reviewed_actions(replay, frame)
        if action.action.startswith("roll")
    ]
    assert rolls
    assert all(action.is_luck and not action.is_decision for action in rolls)


def make_review(*changes: tuple[int, float]) -> Review:
    """Return a review; each change is a player and the share that the player's decision won or lost."""
    first, turns = 0.5, []
    for player, change in changes:
        first += change if player == 0 else -change
        turns.append(TurnReview((first, 1 - first), (0.0, 0.0), player))
    return Review(start=(0.5, 0.5), turns=tuple(turns))


def test_turning_points_are_looked_for_where_most_changed() -> None:
    review = make_review((0, -0.1), (1, 0.02), (0, 0.2), (1, -0.15), (0, 0.05), (1, 0.0))
    assert find_turning_frames(review) == [3, 4, 1, 5]
    assert find_turning_frames(make_review((0, 0.01), (1, -0.02))) == []


def test_accuracy_counts_what_decisions_lost_and_luck_is_added_up() -> None:
    review = make_review((0, 0.0), (1, -0.2), (0, 0.1), (1, 0.0))
    best, worse = review.accuracy_of(0), review.accuracy_of(1)
    assert best == pytest.approx(100)
    assert worse is not None
    assert 40 < worse < 90
    lucky = replace(review, turns=(*review.turns, TurnReview((0.9, 0.1), (0.2, -0.2), None)))
    assert [lucky.luck_of(player) for player in range(2)] == pytest.approx([0.2, -0.2])
    assert lucky.accuracy_of(0) == pytest.approx(100)
    assert Review(start=(0.5, 0.5)).accuracy_of(0) is None


@pytest.mark.parametrize("game", ["constructor", "middle-ages"])
def test_something_else_is_better_only_where_the_estimates_agree(game: str) -> None:
    replay = Replay(*random_match(game, "prefers", players=2))
    middle, found, rules = len(replay.frames) // 2, 0, replay.match.rules
    for number in range(middle, middle + 5):
        decisions = get_decisions(replay, number)
        best = find_key_decision(game, decisions, SEED, is_gain=True)
        only_end = all(rules.only_ends_turn(rules.action_from_string(each.action)) for each in decisions)
        assert (best is None) == only_end
        assert best is None or (best.preferred, best.missed) == (best.decision.action, 0)
        worst = find_key_decision(game, decisions, SEED, is_gain=False)
        if worst is None:
            continue
        found += 1
        view, player = worst.decision.view, worst.decision.player
        assert worst.preferred in view.legal
        played, preferred = (
            win_shares_after(game, view, player, (action,), seed=SEED)[player]
            for action in (worst.decision.action, worst.preferred)
        )
        assert preferred - played == pytest.approx(worst.missed)
        assert worst.missed > 0
    assert found
    assert find_key_decision(game, [], SEED, is_gain=False) is None


def test_to_end_a_turn_is_no_strong_choice() -> None:
    replay = Replay(*random_match("middle-ages", "end", players=2))
    decisions = [each for at in range(1, 60) for each in get_decisions(replay, at)]
    ends = [each for each in decisions if each.action == "end"]
    assert ends
    assert find_key_decision("middle-ages", ends[:1], SEED, is_gain=True) is None
    other = next(each for each in decisions if each.action != "end")
    best = find_key_decision("middle-ages", [ends[0], other], SEED, is_gain=True)
    assert best is not None
    assert best.decision == other


@pytest.mark.parametrize("game", ["constructor", "middle-ages", "builders"])
def test_a_line_is_legal_and_ends_before_chance_decides(game: str) -> None:
    replay = Replay(*random_match(game, "line", players=2))
    rules, computer, longest = replay.match.rules, get_computer(game), 0
    for frame in range(1, len(replay.frames), 6):
        for decision in get_decisions(replay, frame)[:1]:
            line = computer.go_on(
                decision.view, decision.player, decision.action, "casual", seed=SEED, most=2
            )
            state = replay.state(decision.action_count)
            actions = [LineAction(decision.player, decision.action), *line]
            for each, following in pairwise(actions):
                action = rules.action_from_string(each.action)
                after = rules.apply_action(state, each.player, action)
                assert not rules.is_random(action)
                assert not rules.reveals(state, after)
                assert rules.current_players(after) == {following.player}
                rules.apply_action(after, following.player, rules.action_from_string(following.action))
                state = after
            told = [each for each in line if not rules.only_ends_turn(rules.action_from_string(each.action))]
            assert len(told) <= 2
            longest = max(longest, len(told))
    assert longest == 2 or game == "middle-ages"  # where each card that is taken reveals another


def test_nothing_is_preferred_that_the_player_did_later_in_the_same_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replay = Replay(*random_match("middle-ages", "later", players=2))
    decisions = next(each for at in range(1, 40) if len(each := get_decisions(replay, at)) > 1)
    first, later = decisions[0], decisions[1].action
    assert later in first.view.legal
    assert later != first.action
    computer = get_computer("middle-ages")
    monkeypatch.setattr(type(computer), "choose", lambda *_, **__: Choice(later, 0.5))
    gains = {first.action: -0.2, later: 0.2}
    monkeypatch.setattr("bot.players.reviewing._gain", lambda _, decision, __: gains[decision.action])
    alone = find_key_decision("middle-ages", [first], SEED, is_gain=False)
    assert alone is not None
    assert alone.preferred == later
    assert find_key_decision("middle-ages", decisions[:2], SEED, is_gain=False) is None


def test_the_span_of_a_decision_leaves_luck_out_and_begins_after_a_roll() -> None:
    match, record = random_match("builders", "dice", players=2)
    replay = Replay(match, record)
    rolled = next(
        frame
        for frame in range(len(replay.frames) - 1, 0, -1)
        if get_reviewed_actions(replay, frame)[0].is_luck and get_decisions(replay, frame)
    )
    still = (TurnReview((0.4, 0.6), (0.0, 0.0), None),) * (rolled - 1)
    turn = TurnReview((0.3, 0.7), (0.5, -0.5), 0)  # the roll brought a half, and the decisions lost more
    review = Review(start=(0.4, 0.6), turns=(*still, turn))
    assert find_span(replay, review, rolled) == pytest.approx((0.9, 0.3))
    chess = Replay(*random_match("constructor", "no luck", players=2))
    assert find_span(chess, make_review((0, -0.1), (1, 0.2)), 2) == pytest.approx((0.6, 0.8))


def test_a_review_that_was_stored_with_reasons_is_read() -> None:
    stored = (
        '{"start":[0.5,0.5],"turns":[{"shares":[0.2,0.8],"luck":[0,0],"player":0}],"turning_points":'
        '[{"frame":1,"player":0,"change":-0.3,"action_count":0,"played":"Sa1","preferred":"Sa2",'
        '"reason":"players-constructor-tower","values":{"height":2}}]}'
    )
    (point,) = read_review(stored).turning_points or ()
    assert (point.preferred, point.missed) == ("Sa2", 0)


def test_a_stored_review_is_read_again_and_others_begin_again() -> None:
    review = make_review((0, 0.1), (1, -0.1))
    assert read_review(write_review(review)) == review
    assert read_review(None) == Review()
    assert read_review("{") == Review()
    assert read_review(write_review(replace(review, version=99))) == Review()


def test_a_race_that_is_given_up_was_not_decided_by_its_last_round() -> None:
    match, record = race("given up", 2)
    replay = Replay(match, record)
    (first, _), (second, state) = replay.milestones[:2]
    outcome = Outcome((1, 2), (Score(0), Score(0)))
    count = replay.frames[second].last
    given_up = replace(
        match, action_count=count, state=state, ending=Ending("resigned", by=22, outcome=outcome)
    )
    replay = Replay(given_up, record[:count])
    assert replay.milestones[-1][0] == len(replay.frames) - 1
    rounds = find_turning_rounds(replay, review_rounds(replay, 0.4, 0.5, 1.0))
    assert [each.frame for each in rounds] == [first]


def choose_until_somebody_leaves(rules: AnyGame, state: Any, rng: Random) -> tuple[int, Any]:
    """Return who acts and how; the last player leaves before the second round."""
    if state.phase == "ready" and state.round.number == 2 and not state.players[2].out:
        return 2, Leave(state.round.opened)
    return choose(rules, state, rng)


def test_a_round_before_which_somebody_left_is_not_explained_by_its_cities() -> None:
    replay = Replay(*random_match("space-builder", "left", players=3, choose=choose_until_somebody_leaves))
    review = review_rounds(replay, 0.1, 0.2, 0.7, 0.9)
    assert [each.state.result.round for each in find_turning_rounds(replay, review)] == [3, 1]
