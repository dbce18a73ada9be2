"""The story of a finished match: its turning points in pictures, private, shared, or posted by itself."""

from typing import Any

import pytest

from bot.locales import texts
from cogs.archive.frames import entries_of
from cogs.archive.reviews import open_replay
from tests.play.archive.test_reviews import estimates, play
from tests.play.board.test_kept_pictures import set_posts
from tests.play.board.test_story import play_whole_match
from tests.play.world import World, find_buttons, pictures, reply_text, words

__all__ = ["estimates"]
TEXT = texts("en")
pytestmark = pytest.mark.usefixtures("quick_computers")


async def test_the_story_has_at_most_three_panels_in_order_and_the_end(world: World) -> None:
    match = await play(world)
    before = len(world.channel.history())
    result = await world.press(world.bruno, "story")
    reply: Any = result.response
    assert reply.flags.ephemeral
    told = words(reply)
    panels = pictures(reply)
    assert 1 <= len(panels) <= 3
    assert all(panel.description for panel in panels)
    assert told.count("chance to win went from") == len(panels)
    assert told.count("**Turn ") == len(panels)
    assert f"<@{world.ada.id}> (⚪ Ice)" in told
    assert told.endswith(f"<@{world.bruno.id}> has resigned. <@{world.ada.id}> (⚪ Ice) wins.")
    assert len(world.channel.history()) == before
    review = await world.bot.reviews.find(match)
    assert review is not None
    replay = await open_replay(world.bot, match, review)
    spans = sorted(point.frame for point in review.turning_points or ())
    numbers = [told.find(line.phrase) for frame in spans for line in entries_of(replay, frame, TEXT)]
    found = [number for number in numbers if number >= 0]
    assert found == sorted(found)


async def test_the_story_of_a_match_that_was_played_out_ends_with_the_points(world: World) -> None:
    await play_whole_match(world, "constructor", "fold")
    match = await world.match()
    told = words((await world.press(world.ada, "story")).response)
    assert match.ending is not None
    assert match.ending.outcome is not None
    one, other = (score.total for score in match.ending.outcome.scores)
    assert told.endswith(f" <@{match.players[0]}> {one}, <@{match.players[1]}> {other}.")


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


@pytest.mark.parametrize(("posts", "count"), [("few", 0), ("usual", 0), ("many", 1)])
async def test_the_bot_tells_a_story_by_itself_only_where_it_is_wanted(
    world: World, posts: str, count: int
) -> None:
    await set_posts(world, posts)
    await play(world)
    await world.env.advance_time(60)
    told = [message for message in world.channel.history() if words(message).startswith("### The story")]
    assert len(told) == count
    await world.restart()
    await world.env.advance_time(60)
    assert len([each for each in world.channel.history() if "### The story" in words(each)]) == count


async def test_a_match_without_decisions_has_no_story(world: World) -> None:
    await play(world, actions=0)
    assert find_buttons(world.board, "story") == []
