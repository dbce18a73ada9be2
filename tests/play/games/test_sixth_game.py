"""A game without options for several numbers of players, who may act twice in a turn."""

from random import Random

import pytest

from tests.play import solo
from tests.play.archive.test_replay import open_replay
from tests.play.world import World, pictures, reply_text, words

KEY = "dots"
BEFORE_A_BOX = ("a1-b1", "a2-b2", "a1-a2", "c1-d1", "c2-d2", "c1-c2")
"""Lines that two players draw in turn, after which two boxes lack one line each."""

pytestmark = pytest.mark.usefixtures("example_games", "frozen_time")


async def begin(world: World, players: int = 2) -> None:
    """Let the players begin a match and draw the first lines."""
    await world.begin_game(KEY, players)
    for line in BEFORE_A_BOX:
        await world.act(await world.current(), f"draw {line}")


@pytest.mark.usefixtures("real_pictures")
async def test_who_closes_a_box_draws_again_and_the_turn_is_one_sentence(world: World) -> None:
    await begin(world)
    assert (await world.current()) == world.ada
    reply = reply_text(await world.command(world.ada, "draw b1-b2"))
    assert "closed a box with b1-b2" in reply
    assert (await world.current()) == world.ada
    assert "Box a1 is ada's." in str(pictures(world.board)[0].description)
    await world.act(world.ada, "draw d1-d2")
    await world.act(world.ada, "draw a4-b4")
    assert (await world.current()) == world.bruno
    assert "drew b1-b2, d1-d2 and a4-b4 and closed 2 boxes" in words(world.channel.history()[-2])


@pytest.mark.usefixtures("quick_computers")
async def test_a_hint_marks_its_line_in_a_picture(world: World) -> None:
    await begin(world)
    question = (await world.ada.slash(world.channel, "match hint")).response
    await world.press(world.ada, "hint", "yes", message=question)
    legal = (await world.match()).view(None).legal
    assert any(f"D{action[1:]}." in words(question) for action in legal)
    assert "You can draw one of 18 lines." in words(question)
    assert [picture.description for picture in pictures(question)]


@pytest.mark.usefixtures("quick_computers")
async def test_a_match_against_a_computer_and_its_replay(world: World) -> None:
    await solo.begin(world, KEY, "beginner")
    await solo.play(world, Random(KEY))
    match = await world.match()
    assert match.ending is not None
    assert match.ending.outcome is not None
    assert sum(score.total for score in match.ending.outcome.scores) == 9
    viewer = await open_replay(world, world.ada)
    await viewer.press("Forward")
    assert "Points so far: " in viewer.text
    await viewer.press("Last")
    assert "Points at the end: " in viewer.text


async def test_a_wrong_line_is_explained_in_words(world: World) -> None:
    await begin(world, 3)
    assert (await world.current()) == world.ada
    assert "a1-b1 is drawn already." in reply_text(await world.command(world.ada, "draw a1-b1"))
    assert "There is no line a1-c1." in reply_text(await world.command(world.ada, "draw a1-c1"))
