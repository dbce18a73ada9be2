"""The words of reviews: whose chance changed, from what to what, and why; nothing contradicts itself."""

import random
import re

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.games.middle_ages import Send
from bot.locales import texts
from bot.match.replay import Replay
from bot.match.review import (
    Review,
    TurningPoint,
    TurnReview,
    find_turning_frames,
    get_decisions,
    to_turning_point,
)
from bot.players import get_computer
from bot.players.reviewing import find_key_decision
from cogs.archive.review_text import MarkedFrame, describe_turning_points, review_lines
from rendering import RENDERERS, with_names
from tests.match.record_files import random_match

TEXT = with_names(texts("en"), ("Ada", "Bruno"))
HEADING = re.compile(
    r"\*\*([A-Z]) \N{MIDDLE DOT} (?:Turn \d+|Round \d+(?: of \d)?): .*’s chance to win "
    r"(rose|fell) from (\d+) % to (\d+) %\.\*\*"
)
EVEN = TurnReview((0.5, 0.5), (0.0, 0.0), None)


@pytest.mark.parametrize("game", ["constructor", "middle-ages"])
def test_accuracy_is_explained_only_where_somebody_has_one(game: str) -> None:
    replay = Replay(*random_match(game, "accuracy", players=2))
    nothing_decided = Review(start=(0.5, 0.5), turns=(EVEN,) * (len(replay.frames) - 1), turning_points=())
    for review, is_known in ((nothing_decided, False), (review_of(replay, "accuracy"), True)):
        lines = "\n".join(review_lines(replay, review, TEXT, is_private=True))
        assert ("Accuracy: 100 % means" in lines) == is_known
        assert (re.search(r"Accuracy \d+ %", lines) is not None) == is_known


def review_of(replay: Replay, seed: str) -> Review:
    """Return a review of a match in which the shares go up and down at random."""
    rng, share, turns = random.Random(seed), 0.5, []
    for frame in range(1, len(replay.frames)):
        players = {decision.player for decision in get_decisions(replay, frame)}
        share = min(0.95, max(0.05, share + rng.uniform(-0.3, 0.3)))
        turns.append(TurnReview((share, 1 - share), (0.0, 0.0), min(players) if len(players) == 1 else None))
    review = Review(start=(0.5, 0.5), turns=tuple(turns))
    points = []
    for frame in find_turning_frames(review):
        is_gain, decisions = review.decision(frame) > 0, get_decisions(replay, frame)
        key_decision = find_key_decision(replay.match.game, decisions, seed, is_gain=is_gain)
        if key_decision is not None:
            points.append(to_turning_point(review, frame, key_decision))
    return replace(review, turning_points=tuple(points))


def review_with(replay: Replay, frame: int, change: float, preferred: str) -> Review:
    """Return a review with one turning point, in a turn of one decision."""
    (decision,) = get_decisions(replay, frame)
    change_of_first = change if decision.player == 0 else -change
    after = TurnReview((0.5 + change_of_first, 0.5 - change_of_first), (0.0, 0.0), decision.player)
    point = TurningPoint(
        frame, decision.player, change, decision.action_count, decision.action, preferred, 0.25
    )
    return Review(start=(0.5, 0.5), turns=(*[EVEN] * (frame - 1), after), turning_points=(point,))


def reason_in(marked: MarkedFrame) -> str:
    """Return the reason that a turning point gives; empty if there is none."""
    return re.split(r"\*\*\.|was a strong choice\.", marked.words.splitlines()[1])[-1].strip()


@pytest.mark.parametrize("game", ["constructor", "middle-ages", "builders"])
def test_turning_points_contradict_neither_themselves_nor_each_other(game: str) -> None:
    replay = Replay(*random_match(game, "words", players=2, actions=120))
    marked = describe_turning_points(replay, review_of(replay, "words"), TEXT)
    assert len(marked) > 2
    sizes, letters = [], {}
    for each in marked:
        heading = HEADING.match(each.words)
        assert heading, each.words
        letter, verb, before, after = heading.groups()
        sizes.append(abs(int(after) - int(before)))
        letters[each.number] = letter
        assert not re.search(r"\w…|…\.", each.words), each.words
        assert "-" not in each.words, each.words
        is_gain = int(after) > int(before)
        assert is_gain == (verb == "rose")
        assert ("strong choice" in each.words) == is_gain
        assert ("Better" in each.words or "would have done the same" in each.words) != is_gain
        contrast = re.search(r"Better than “(.*)”, .*: \*\*(.*)\*\*", each.words)
        assert contrast is None or contrast[1] != contrast[2]
    assert sizes == sorted(sizes, reverse=True)
    assert [letters[number] for number in sorted(letters)] == sorted(letters.values())
    places = [each.name.partition(" \N{MIDDLE DOT} ")[2] for each in marked]
    assert len(places) == len(set(places)), "two buttons for moments would look alike"
    reasons = [reason for each in marked if (reason := reason_in(each))]
    assert reasons
    assert len(reasons) == len(set(reasons))


def test_a_better_decision_says_how_it_could_have_gone_on() -> None:
    replay = Replay(*random_match("constructor", "both", players=2))
    (decision,) = get_decisions(replay, 2)
    preferred = next(each for each in decision.view.legal if each != decision.action)
    review = review_with(replay, 2, -0.3, preferred)
    line = get_computer("constructor").go_on(
        decision.view, decision.player, preferred, "casual", seed="line", most=2
    )
    assert len(line) == 2
    (point,) = review.turning_points or ()
    told = replace(review, turning_points=(replace(point, line=line),))
    (marked,) = describe_turning_points(replay, told, TEXT)
    players = [("Ada", "Bruno")[each.player] for each in line]
    clauses = rf"{players[0]} placed .*; .*{players[1]} \w+ed .*\."
    assert re.search(f"It could have gone on like this: .*{clauses}$", marked.line)
    (plain,) = describe_turning_points(replay, review, TEXT)
    assert (marked.words, plain.line) == (plain.words, "")


def test_a_reason_that_holds_for_both_actions_is_not_given() -> None:
    """Two pieces that are both safe on a tile: that nothing can land there does not say which is better."""
    replay, frame, compared = Replay(*random_match("constructor", "both", players=2)), 2, 0
    (decision,) = get_decisions(replay, frame)
    for other in decision.view.legal:
        if other != decision.action:
            (marked,) = describe_turning_points(replay, review_with(replay, frame, -0.3, other), TEXT)
            (gain,) = describe_turning_points(replay, review_with(replay, frame, 0.3, other), TEXT)
            assert reason_in(marked) != reason_in(gain)
            compared += "25 percentage points higher" in marked.words
    assert compared


def test_what_chance_changed_after_a_decision_is_told_as_a_share() -> None:
    replay, frame = Replay(*random_match("middle-ages", "luck", players=2)), 2
    (first, *_) = get_decisions(replay, frame)
    for luck, told in ((-0.12, "Then the new cards in the rows made it 58 %."), (0.04, "")):
        share = (0.7 + luck, 0.3 - luck) if first.player == 0 else (0.3 - luck, 0.7 + luck)
        shifts = (luck, -luck) if first.player == 0 else (-luck, luck)
        turn = TurnReview(share, shifts, first.player)
        point = TurningPoint(frame, first.player, 0.2, first.action_count, first.action, first.action)
        review = Review(start=(0.5, 0.5), turns=(*[EVEN] * (frame - 1), turn), turning_points=(point,))
        (marked,) = describe_turning_points(replay, review, TEXT)
        assert "rose from 50 % to 70 %" in marked.words
        assert told in marked.words
        assert ("new cards" in marked.words) == bool(told)


def test_an_old_review_names_nothing_better_after_a_gain() -> None:
    replay, frame = Replay(*random_match("constructor", "old", players=2)), 5
    (decision,) = get_decisions(replay, frame)
    other = next(action for action in decision.view.legal if action != decision.action)
    (marked,) = describe_turning_points(replay, review_with(replay, frame, 0.2, other), TEXT)
    assert "rose from 50 % to 70 %" in marked.words
    assert "That was a strong choice." in marked.words
    assert "strong computer" not in marked.words


def test_a_better_decision_is_not_said_to_have_raised_the_chance() -> None:
    """Estimates of a decision and of its turn differ: no more may be missed than was lost."""
    replay, frame = Replay(*random_match("constructor", "both", players=2)), 2
    (decision,) = get_decisions(replay, frame)
    seen = 0
    for other in decision.view.legal:
        if other != decision.action:
            review = review_with(replay, frame, -0.04, other)
            (point,) = review.turning_points or ()
            review = replace(review, turning_points=(replace(point, missed=0.9),))
            (marked,) = describe_turning_points(replay, review, TEXT)
            assert "90 percentage points" not in marked.words
            seen += "4 percentage points higher" in marked.words
    assert seen


def test_workers_of_one_kind_are_told_apart() -> None:
    replay = Replay(*random_match("middle-ages", "workers", players=2))
    renderer, rules = RENDERERS["middle-ages"], GAMES["middle-ages"]
    compared = 0
    for number in range(0, len(replay.record), 5):
        state = replay.state(number)
        for player in rules.current_players(state):
            view = rules.view(state, player)
            actions = [rules.action_from_string(each) for each in view.legal]
            advice = [renderer.advise(view, each, text=TEXT) for each in actions if isinstance(each, Send)]
            assert len(set(advice)) == len(advice)
            compared += len(advice)
    assert compared > 20
