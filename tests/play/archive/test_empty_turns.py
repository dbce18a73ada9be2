"""A turn that was only ended is no step of its own, whatever a match is looked at with."""

import random
from typing import Any

import pytest

from bot.games import AnyGame
from bot.locales import texts
from bot.match.record import read_record, to_match, to_record, write_record
from bot.match.record_checks import verify
from bot.match.replay import Replay
from bot.match.review import Review, TurningPoint, TurnReview, get_decisions, write_review
from cogs.archive.clip_planner import ClipPlanner, Range
from cogs.archive.frames import describe_frame, describe_frame_briefly, label_frames, name_frame
from cogs.archive.page_writer import PageWriter
from rendering import with_names
from tests.match.record_files import random_match
from tests.play.private_pages import PrivatePage
from tests.play.stored import add_random
from tests.play.world import World, forge, reply_text

pytestmark = pytest.mark.usefixtures("frozen_time")
NAMES = ("Ada", "Bruno")
TEXT = with_names(texts("en"), NAMES)


def choose(rules: AnyGame, state: Any, _rng: random.Random) -> tuple[int, Any]:
    """Return an action of a match in which one player takes coins, and both do nothing for a while."""
    (player,) = rules.current_players(state)
    busy = state.progress.round in (2, 5) and state.current == 0 and state.turn.actions > 1
    return player, rules.action_from_string("coins" if busy else "end")


def idle_replay() -> Replay:
    """Return the replay of that match."""
    match, record = random_match("middle-ages", "idle", players=2, choose=choose)
    file = to_record(match, record, NAMES)
    return Replay(*to_match(file, match.state))


def find_joined(replay: Replay) -> int:
    """Return the number of a frame with several empty turns before its own."""
    return next(
        number
        for number, frame in enumerate(replay.frames[:-1])
        if frame.skipped > 2 and frame.last - frame.turn_first > 1
    )


def test_a_frame_tells_the_empty_turns_in_a_sentence_for_each_player_and_then_its_own_turn() -> None:
    replay = idle_replay()
    number = find_joined(replay)
    frame, (label,) = replay.frames[number], label_frames(replay, range(number, number + 1), TEXT)
    idle, also_idle, *did = describe_frame(replay, number, TEXT).summary
    assert {who.split()[0] for who in (idle, also_idle)} == set(NAMES)
    assert "times)." in idle + also_idle
    assert all("coin" in sentence for sentence in did)
    assert describe_frame_briefly(replay, number, TEXT) == did
    assert "coin" in label.action_text
    assert label.label.startswith(f"Turn {frame.turn} \N{MIDDLE DOT} ")
    assert name_frame(replay, number, TEXT) == f"Turn {frame.turn} of {replay.match.turn}"


def test_a_clip_of_an_empty_turn_shows_the_frame_that_it_joined() -> None:
    replay = idle_replay()
    number = find_joined(replay)
    turn = replay.frames[number].turn
    for chosen in (Range(turn - 1, turn - 1), Range(turn - 1, turn), Range(turn, turn)):
        assert ClipPlanner(replay, NAMES, chosen, locale="en").numbers == [number], chosen
    assert ClipPlanner(replay, NAMES, Range(), locale="en").numbers == [*range(len(replay.frames))]


def find_empty_turn(replay: Replay) -> int:
    """Return the number of the first turn that is no frame."""
    return next(turn for turn in range(1, 99) if turn != replay.turn_of(replay.frame_of(turn)))


def make_review(replay: Replay) -> Review:
    """Return a stored review, which counts all turns, with a turning point in the first empty turn."""
    by_turn, turn = replay.by_turn, find_empty_turn(replay)
    (decision,) = get_decisions(by_turn, turn)
    count = len(replay.match.players)
    shares = [
        tuple((1 + 0.001 * number * (1 if player else 1 - count)) / count for player in range(count))
        for number in range(len(by_turn.frames))
    ]
    turns = [TurnReview(each, (0.0,) * count, decision.player) for each in shares[1:]]
    point = TurningPoint(turn, decision.player, -0.3, decision.action_count, "end", "coins", 0.3)
    return Review(start=shares[0], turns=tuple(turns), turning_points=(point,))


def test_a_page_has_the_share_of_the_win_after_each_of_its_frames() -> None:
    match, record = random_match("middle-ages", "stored", players=2)
    file = read_record(write_record(to_record(match, record, NAMES)))
    *_, last = verify(file)
    replay = Replay(*to_match(file, last))
    writer = PageWriter(file, last, theme="dark", locale="en")
    for _ in range(len(writer)):
        writer.add_next()
    page = writer.write(make_review(replay))
    assert page.review is not None
    assert len(page.frames) == len(page.review.shares) == len(replay.frames) < len(replay.by_turn.frames)
    shares = make_review(replay).shares()
    assert page.review.shares == [shares[replay.turn_of(number)] for number in range(len(replay.frames))]
    (point,) = page.review.turning_points
    assert point.frame == replay.frame_of(find_empty_turn(replay)) < find_empty_turn(replay) + 1
    assert "ended the turn" in " ".join(page.frames[point.frame].summary)


async def test_older_buttons_and_a_stored_review_lead_to_the_frame_with_their_turn(world: World) -> None:
    match = await add_random(world, "middle-ages", "stored")
    replay = await world.bot.replays.open(match)
    empty = find_empty_turn(replay)
    joined = replay.frame_of(empty)
    shown = f"Turn {replay.turn_of(joined)} of {match.turn}"
    await world.open_constructor_table()
    for turn in range(empty, replay.turn_of(joined) + 1):
        page = await forge(world, world.ada, world.board, f"u:replay-frame:m{match.id}/{turn}")
        assert shown in reply_text(page)
    review = make_review(replay)
    await world.bot.store.reviews.put(match.id, write_review(review), is_complete=True)
    opened = await forge(world, world.ada, world.board, f"u:review:{match.id}")
    assert opened.response is not None
    custom_id = f"u:review-moment:{match.id}/{empty}"
    moment = PrivatePage(world.ada, await world.ada.click(opened.response, custom_id=custom_id))
    assert "ended the turn" in moment.text
    await moment.press("See the Turn")
    assert shown in moment.text
    await moment.press("Key Moments")
    assert str(replay.turn_of(joined)) in {each.value for each in moment.menu().options}
