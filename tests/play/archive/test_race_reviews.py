"""The review of a race: the rounds that changed most, to see again, and to play once more."""

import re
from collections import Counter
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.space_builder import BUILDINGS
from bot.locales import texts
from bot.match.models import Match, is_computer
from bot.match.record import to_record
from bot.match.replay import Replay
from bot.match.review import (
    Review,
    TurningPoint,
    TurnReview,
    adapt_review,
    find_turning_rounds,
    read_review,
    write_review,
)
from bot.players.space_builder.round_review import review_round
from cogs.archive.clip_planner import ClipPlanner, Range
from cogs.archive.frames import frame_view
from cogs.archive.page_writer import PageWriter
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.large_pictures import draw_view
from rendering import THEMES
from rendering.space_builder.round import result_picture
from tests.games.space_builder_play import build, city_of, live
from tests.match.races import race, review_rounds
from tests.match.record_files import random_match
from tests.play.private_pages import PrivatePage
from tests.play.stored import add_random
from tests.play.table.test_practice import threads
from tests.play.world import World, forge, reply_text

pytestmark = pytest.mark.usefixtures("quick_computers")
SHARES = (0.5, 0.6, 0.2, 0.9, 0.88, 0.3, 1.0)
"""Ada's share of the win at the start and after each round; the last one lasts."""


async def add_reviewed_race(world: World) -> tuple[Match, Replay, Review]:
    """Store a race whose shares change only with its rounds, and its review."""
    match = await add_random(world, "space-builder", "rounds")
    replay = await world.bot.replays.open(match)
    step = TurningPoint(1, 0, 0.05, replay.frames[1].first, "", "")  # older reviews of races have them
    review = replace(review_rounds(replay, *SHARES), turning_points=(step,))
    await world.bot.store.reviews.put(match.id, write_review(review), is_complete=True)
    return match, replay, review


async def open_review(world: World, match: Match) -> PrivatePage:
    """Return the review as Ada finds it in the history of the channel."""
    page = PrivatePage(world.ada, await world.ada.slash(world.channel, "match history"))
    await page.choose(str(match.id))
    button = page.buttons()["Review"]
    return PrivatePage(world.ada, await world.ada.click(page.message, custom_id=button.custom_id))


async def open_moment(world: World, match: Match, frame: int) -> PrivatePage:
    """Return the page of a round in the review."""
    page = await open_review(world, match)
    await page.press(
        next(label for label, each in page.buttons().items() if (each.custom_id or "").endswith(f"/s{frame}"))
    )
    return page


async def test_the_rounds_that_changed_most_are_told_the_best_first(world: World) -> None:
    match, replay, review = await add_reviewed_race(world)
    rounds = find_turning_rounds(replay, review)
    assert rounds
    assert [each.change for each in rounds] == sorted((each.change for each in rounds), reverse=True)
    page = await open_review(world, match)
    assert "The rounds that changed most" in page.text
    assert "Accuracy" not in page.text
    (label,) = (label for label in page.buttons() if " A \N{MIDDLE DOT} " in label)
    await page.press(label)
    assert re.search(
        r"A \N{MIDDLE DOT} Round \d+: .*’s chance to win rose from \d+ % to \d+ %\.", page.text
    ), page.text
    page = await open_moment(world, match, rounds[0].frame)
    replay_page = await world.ada.click(page.message, custom_id=f"u:replay:m{match.id}/s{rounds[0].frame}")
    assert f"Step {rounds[0].frame} of" in reply_text(replay_page)


async def test_the_page_of_a_race_says_what_its_estimates_come_from(world: World) -> None:
    match, _, review = await add_reviewed_race(world)
    names = [""] * len(match.players)
    record = to_record(match, await world.bot.store.matches.get_record(match.id), names)
    writer = PageWriter(record, match.state, theme=match.theme, locale="en")
    for _ in range(len(writer)):
        writer.add_next()
    page_review = writer.write(review).review
    assert page_review is not None
    assert page_review.notes == ["All numbers are estimates from many simulated rounds."]


async def test_a_round_can_be_played_once_more_against_computers(world: World) -> None:
    match, replay, review = await add_reviewed_race(world)
    each = find_turning_rounds(replay, review)[0]
    page = await open_moment(world, match, each.frame)
    answer = await world.ada.click(page.message, custom_id=f"u:review-try:{match.id}/s{each.frame}")
    assert "Chance decides as it did" in reply_text(answer)
    (thread,) = threads(world)
    new_match = await world.bot.store.matches.find_latest(thread.id)
    assert new_match is not None
    assert (new_match.status, new_match.is_practice) == ("running", True)
    assert new_match.players[0] == world.ada.id
    assert sum(map(is_computer, new_match.players)) == len(match.players) - 1
    record = await world.bot.store.matches.get_record(match.id)
    new_record = await world.bot.store.matches.get_record(new_match.id)
    expected_actions = [line.action for line in record[: each.action_count]]
    assert [line.action for line in new_record][: len(expected_actions)] == expected_actions
    before, now = replay.state(each.action_count), new_match.state
    assert now.round.number == before.round.number
    assert now.players == before.players


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("mode", ["live", "turns"])
def test_each_sentence_about_a_round_names_a_card_and_a_time(players: int, mode: str) -> None:
    replay, text = Replay(*race("told", players, mode=mode)), texts("en")
    cards = [text(f"space-builder-building-{building}") for building in BUILDINGS]
    kinds = Counter[str]()
    for frame, _ in replay.milestones:
        state = replay.state(replay.frames[frame].last - 1)
        sentences = GAME_UIS["space-builder"].review_round(state, text=text)
        kinds.update(fact.kind for fact in review_round(state))
        assert sentences
        for sentence in sentences:
            assert any(card in sentence for card in cards), sentence
            assert re.search(r"\d:\d\d\.\d|\d s\b", sentence), sentence
    assert {"fastest", "slowest"} <= set(kinds)
    assert {"fault", "missing", "laid", "turned"} & set(kinds)


def test_the_faults_of_missing_cards_are_told_together() -> None:
    state, text = live(), texts("en")
    state = build(state, 0, city_of(state, 0), tap=11_800)
    sentences = GAME_UIS["space-builder"].review_round(state, text=text)
    cards = "Bubble Dome, Comet Silo, Sky Horn and Fern House"
    assert sentences[1:] == [f"\N{UP-POINTING RED TRIANGLE} Teal had not laid {cards} by 0:11.8: 4 faults."]


def test_an_older_review_of_a_race_counts_the_frames_of_today() -> None:
    replay = Replay(*race("older", 2))
    others = replay.find_old_frames()
    shares = [(number / max(others), 1 - number / max(others)) for number in range(max(others) + 1)]
    turns = tuple(TurnReview(each, (0.0, 0.0), None) for each in shares[1:])
    stored = write_review(Review(version=3, start=shares[0], turns=turns, turning_points=()))
    review = adapt_review(replay, read_review(stored))
    assert len(review.turns) == len(replay.frames) - 1
    assert review.is_complete
    assert review.shares() == sorted(review.shares())
    assert review.shares()[-1] == shares[-1]
    begun = Review(version=3, start=shares[0], turns=turns)
    assert adapt_review(replay, begun) == Review()


def test_the_last_round_is_shown_as_it_was_checked() -> None:
    replay = Replay(*random_match("space-builder", "rounds"))
    last, text = len(replay.frames) - 1, texts("en")
    assert replay.milestones[-1][0] == last
    picture = draw_view(replay.match, frame_view(replay, last, None), text, theme=replay.match.theme)
    result = result_picture(replay.view(last), theme=THEMES["dark"], text=text)
    assert picture.description == result.description
    shown, checked = (Image.open(BytesIO(each.data)) for each in (picture, result))
    assert shown.tobytes() == checked.tobytes()
    clip_frame = ClipPlanner(replay, [""] * len(replay.match.players), Range(), locale="en").plan_frame(last)
    assert clip_frame is not None
    assert clip_frame.view == replay.view(last)


async def test_a_round_that_did_not_change_much_cannot_be_tried(world: World) -> None:
    match, _, _ = await add_reviewed_race(world)
    await world.chioma.slash(world.channel, "constructor new")
    refusal = await forge(world, world.ada, world.board, f"u:review-try:{match.id}/0")
    assert "button" in reply_text(refusal)
    assert not threads(world)


async def test_old_numbers_open_a_replay_and_forged_addresses_are_refused(world: World) -> None:
    match, replay, _ = await add_reviewed_race(world)
    old = 5
    step = replay.find_frame(str(old))
    assert step != old
    await world.chioma.slash(world.channel, "constructor new")
    answer = await forge(world, world.ada, world.board, f"u:replay:m{match.id}/{old}")
    assert f"Step {step} of" in reply_text(answer)
    for address in ("s", "s-1", "ss1", "x5", "s1"):
        moment = await forge(world, world.ada, world.board, f"u:review-moment:{match.id}/{address}")
        assert "button" in reply_text(moment), address
    for address in ("s", "s-1", "ss1", "x5"):
        frame = await forge(world, world.ada, world.board, f"u:replay:m{match.id}/{address}")
        assert "button" in reply_text(frame), address
