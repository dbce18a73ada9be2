"""The story of a finished match: its turning points in pictures, private, shared, or posted by itself."""

import re
from typing import Any

import pytest

from bot.locales import texts
from bot.match.models import Match
from bot.match.review import find_turning_rounds
from bot.services.outbox import Unreachable
from bot.services.review_service import ReviewJob
from cogs.archive import stories
from cogs.archive.frames import entries_of
from cogs.archive.reviews import open_replay
from cogs.board.buttons import button
from cogs.constructor.ui import ConstructorUI
from cogs.kit.controls import Control
from cogs.kit.sharing import post
from tests.play.archive.test_race_reviews import add_reviewed_race
from tests.play.archive.test_reviews import estimates, play
from tests.play.board.test_kept_pictures import set_posts
from tests.play.board.test_story import play_whole_match
from tests.play.world import World, find_buttons, forge, pictures, reply_text, words

__all__ = ["estimates"]
TEXT = texts("en")
pytestmark = pytest.mark.usefixtures("quick_computers")


async def test_the_story_has_at_most_three_panels_in_order_and_the_end(world: World) -> None:
    match = await play(world)
    before = len(world.channel.history())
    result = await world.press(world.bruno, "story")
    reply: Any = result.response
    assert reply.flags.ephemeral
    said = words(reply)
    panels = pictures(reply)
    assert 1 <= len(panels) <= 3
    assert all(panel.description for panel in panels)
    assert said.count("chance to win went from") == len(panels)
    assert said.count("**Turn ") == len(panels)
    assert f"<@{world.ada.id}> (⚪ Ice)" in said
    assert said.endswith(f"<@{world.bruno.id}> has resigned. <@{world.ada.id}> (⚪ Ice) wins.")
    assert len(world.channel.history()) == before
    review = await world.bot.reviews.find(match)
    assert review is not None
    replay = await open_replay(world.bot, match, review)
    spans = sorted(point.frame for point in review.turning_points or ())
    numbers = [said.find(line.phrase) for frame in spans for line in entries_of(replay, frame, TEXT)]
    found = [number for number in numbers if number >= 0]
    assert found == sorted(found)


async def test_the_story_of_a_match_that_was_played_out_ends_with_the_points(world: World) -> None:
    await play_whole_match(world, "constructor", "fold")
    match = await world.match()
    said = words((await world.press(world.ada, "story")).response)
    assert match.ending is not None
    assert match.ending.outcome is not None
    one, other = (score.total for score in match.ending.outcome.scores)
    assert said.endswith(f" <@{match.players[0]}> {one}, <@{match.players[1]}> {other}.")


async def test_a_story_says_what_decided_the_match(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_whole_match(world, "constructor", "fold")
    monkeypatch.setattr(ConstructorUI, "verdict", lambda *_, **__: "The tallest tower decides.")
    said = words((await world.press(world.ada, "story")).response)
    assert "The tallest tower decides." in said.splitlines()[-2:]


async def test_a_player_shares_a_story_once_and_others_cannot(world: World) -> None:
    await play(world)
    seen = await world.press(world.chioma, "story")
    assert find_buttons(seen.response, "story-share") == []
    result = await world.press(world.ada, "story")
    await world.press(world.ada, "story-share", message=result.response)
    shared = world.board
    assert words(shared).startswith("### The story: Constructor")
    assert pictures(shared)
    assert find_buttons(shared, "story-share") == []
    again = await world.press(world.ada, "story-share", message=result.response)
    assert "shared already" in reply_text(again)
    assert world.board.id == shared.id


def stop_review(_match: Match) -> ReviewJob:
    """Return a review that was stopped before it was complete, as at the end of a process."""
    job = ReviewJob()
    job.finish()
    return job


def told(world: World) -> list[Any]:
    """Return the stories in the channel."""
    return [message for message in world.channel.history() if words(message).startswith("### The story")]


@pytest.mark.parametrize(("posts", "count"), [("few", 0), ("usual", 0), ("many", 1)])
async def test_the_bot_tells_a_story_by_itself_only_where_it_is_wanted(
    world: World, posts: str, count: int
) -> None:
    await set_posts(world, posts)
    await play(world)
    await world.env.advance_time(60)
    assert len(told(world)) == count
    assert await world.bot.scheduler.find_timers("story") == []


async def test_a_story_is_told_after_a_restart_that_came_before_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_posts(world, "many")
    monkeypatch.setattr(world.bot.reviews, "request", stop_review)
    match = await play(world)
    assert not told(world)
    await world.restart()
    await world.env.advance_time(60)
    (story,) = told(world)
    board = await world.bot.matches.get_board(match.id)
    assert board.message is not None
    assert story.id > board.message.id


async def test_a_story_is_not_told_again_after_a_restart(world: World) -> None:
    await set_posts(world, "many")
    await play(world)
    await world.env.advance_time(60)
    await world.restart()
    await world.bot.outbox.redraw(world.ada.id, world.guild.id)
    await world.env.advance_time(60)
    assert len(told(world)) == 1


async def test_a_story_is_told_once_though_the_answer_was_lost(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = list[int]()

    async def post_and_lose_answer(*values: Any, **options: Any) -> None:
        await post(*values, **options)
        if not lost:
            lost.append(1)
            raise Unreachable

    monkeypatch.setattr(stories, "post", post_and_lose_answer)
    await set_posts(world, "many")
    await play(world)
    await world.env.advance_time(60)
    assert lost
    assert len(told(world)) == 1
    assert await world.bot.scheduler.find_timers("story") == []


async def test_a_story_of_long_ago_is_not_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await set_posts(world, "many")
    monkeypatch.setattr(world.bot.reviews, "request", stop_review)
    await play(world)
    await world.env.advance_time(2 * 60 * 60)
    await world.restart()
    await world.env.advance_time(60)
    assert not told(world)
    assert await world.bot.scheduler.find_timers("story") == []


async def test_a_match_without_decisions_has_no_story(world: World) -> None:
    await play(world, actions=0)
    assert find_buttons(world.board, "story") == []


async def test_the_story_of_a_race_shows_its_rounds_as_they_were_checked(world: World) -> None:
    match, replay, review = await add_reviewed_race(world)
    await world.chioma.slash(world.channel, "constructor new")
    custom_id = button(Control("Story", "story"), match.id, match.board_version).custom_id
    answer = await forge(world, world.ada, world.board, custom_id)
    said, panels = words(answer.response), pictures(answer.response)
    rounds = sorted(find_turning_rounds(replay, review))
    assert len(panels) == len(rounds) == 3
    numbers = [each.state.result.round for each in rounds]
    assert re.findall(r"^Round (\d+): .* won", said, re.MULTILINE) == [str(number) for number in numbers]
    assert said.count("chance to win went from") == 3
    assert said.count(" in rounds, ") == 3
    for number, panel in zip(numbers, panels, strict=True):
        assert f"round {number} has been checked" in (panel.description or "")
    assert "decided" not in said
    assert said.splitlines()[-1].startswith("Winner: ")
