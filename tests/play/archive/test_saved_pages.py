"""*Save as a Page*: a whole match as one file, with nobody's name who wants none in files."""

import re
from typing import Any

import pytest
import simcord
from PIL import Image

from bot.match.models import Match
from bot.match.review import Review, TurningPoint, TurnReview
from bot.services.review_service import ReviewService
from bot.services.worker_pool import NoAnswer, WorkerPool
from rendering import RENDERERS
from tests.play.world import World, download_file, find_buttons, forge, reply_text

pytestmark = pytest.mark.usefixtures("frozen_time", "blank_paintings")


@pytest.fixture
def blank_paintings(quick_computers: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """Paint blank pictures in this process."""
    blank = Image.new("RGB", (1200, 900))
    monkeypatch.setattr(type(RENDERERS["constructor"]), "paint", lambda *_, **__: blank)


async def play_a_little(world: World) -> None:
    """Play three turns of Constructor, then let Bruno resign."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Sc2")
    await world.resign(world.bruno)


async def page_of(world: World, who: simcord.MemberActor) -> str:
    """Return the page that a user gets."""
    result = await world.press(who, "page")
    assert "any browser" in reply_text(result)
    return (await download_file(world.bot, result.response)).decode()


def strip_tags(page: str) -> str:
    """Return the words of a page."""
    return " ".join(re.sub(r"<(script|style)\b.*?</\1>|<[^>]*>", " ", page, flags=re.DOTALL).split())


async def test_the_page_tells_the_whole_match_with_names(world: World) -> None:
    await play_a_little(world)
    words = strip_tags(await page_of(world, world.chioma))
    assert "The Start · Round 1 of 2" in words
    assert "ada chose the rhombus and placed a ring on b2" in words
    assert "bruno has resigned" in words
    assert "ada wins." in words
    assert "<@" not in words


async def test_who_wants_no_name_in_files_is_known_by_the_mark(world: World) -> None:
    await play_a_little(world)
    await world.bot.preferences.change(world.bruno.id, {"named_in_records": False})
    page = await page_of(world, world.ada)
    assert "ada" in page
    assert "Black" in page
    assert "bruno" not in page


async def test_there_is_no_page_before_the_end(world: World) -> None:
    await world.begin_constructor()
    assert not find_buttons(world.board, "page")
    custom_id = f"b:{(await world.match()).id}:0:page:"
    assert "once the match is over" in reply_text(await forge(world, world.ada, world.board, custom_id))


async def test_a_page_that_cannot_be_painted_is_refused_in_a_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stream(*_: Any) -> None:
        raise NoAnswer("died")

    monkeypatch.setattr(WorkerPool, "stream", stream)
    await play_a_little(world)
    assert "try again in a minute" in reply_text(await world.press(world.ada, "page"))


async def test_everybody_who_sees_a_match_gets_the_review_in_its_page(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    even, luck = (0.5, 0.5), (0.0, 0.0)
    point = TurningPoint(2, 1, -0.3, 2, "Sc2", "Sc2")
    review = Review(
        start=even,
        turns=(TurnReview(even, luck, 0), TurnReview((0.8, 0.2), luck, 1)),
        turning_points=(point,),
    )

    async def find(_service: ReviewService, _match: Match) -> Review:
        return review

    monkeypatch.setattr(ReviewService, "find", find)
    await play_a_little(world)
    for who in (world.bruno, world.chioma):
        page = await page_of(world, who)
        words = strip_tags(page)
        review_words = words[words.index("Turning Points") :]
        assert "chance to win fell from 50 % to 20 %" in review_words
        assert "A strong computer would have done the same." in review_words
        assert "80 %" in words
        assert re.search(r'<circle class="moment"[^>]*/><text [^>]*>A</text>', page)


async def test_a_reported_name_is_in_no_page_and_in_no_record(world: World) -> None:
    await play_a_little(world)
    assert "bruno" in await page_of(world, world.ada)
    match = (await world.match()).id
    await forge(world, world.chioma, world.board, f"b:{match}:0:report-name-sure:1")
    page = await page_of(world, world.ada)
    record = await download_file(world.bot, (await world.press(world.ada, "record")).response)
    assert "Black" in page
    assert "bruno" not in page
    assert b"ada" in record
    assert b"bruno" not in record
