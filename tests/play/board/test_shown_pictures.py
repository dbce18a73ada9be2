"""An edit sends a picture only if the message does not show it yet."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.match.commands import ChangeTable, Undo
from bot.match.deliveries import Board, SentMessage
from cogs.board import delivery
from cogs.board.board_messages import render_message
from cogs.board.shown_pictures import ShownPictures
from cogs.board.summaries import Story
from rendering import Picture
from rendering.words.match_text import NO_EMOJIS
from tests.benchmarks.wire import noting_requests
from tests.play.faults import EDIT, POST, TIMEOUT, FailingDiscord, failing
from tests.play.race import click_panel, next_click, start_race
from tests.play.world import World, download_file, pictures, words

__all__ = ["failing"]

PICTURE_BYTES = 20_000
"""More than the words of a board take, and less than its picture."""


@asynccontextmanager
async def sending_pictures(world: World, count: int) -> AsyncIterator[None]:
    """Assert that ``count`` pictures are sent in the block."""
    with noting_requests(world.env) as requests:
        yield
        await world.env.settle()
    assert sum(each.size > PICTURE_BYTES for each in requests) == count


@pytest.mark.usefixtures("real_pictures")
async def test_a_table_sends_its_picture_once_however_many_come_and_go(world: World) -> None:
    async with sending_pictures(world, 1):
        await world.open_constructor_table(starter="ice")
    sent = await download_file(world.bot, world.board)
    async with sending_pictures(world, 0):
        await world.press(world.bruno, "join")
    assert "All seats are taken" in words(world.board)
    assert await download_file(world.bot, world.board) == sent
    assert pictures(world.board)[0].description


@pytest.mark.usefixtures("real_pictures")
async def test_a_card_that_stays_the_same_gets_a_new_alt_text_alone(world: World) -> None:
    await world.begin_game("space-builder", 2)
    before = world.board
    async with sending_pictures(world, 0):
        await world.press(world.ada, "race-ready")
    assert world.board.id == before.id
    assert "(ready)" in str(pictures(world.board)[0].description)


@pytest.mark.usefixtures("real_pictures")
async def test_a_map_is_not_sent_again_when_a_builder_has_finished(world: World) -> None:
    await world.begin_game("space-builder", 3)
    people = (world.ada, world.bruno, world.chioma)
    panels, click = await start_race(world, *people), ""
    async with sending_pictures(world, 0):
        while click != "tap":
            click = next_click((await world.match()).state, 0)
            await click_panel(world.ada, panels[0], click)
    assert "finished at" in words(world.board)
    assert "(finished at" in str(pictures(world.board)[0].description)


@pytest.mark.usefixtures("real_pictures")
async def test_a_picture_that_discord_has_lost_is_sent_again(world: World) -> None:
    await world.open_constructor_table(starter="ice")
    world.env.backend.get_message(world.channel.id, world.board.id).attachments = []
    async with sending_pictures(world, 1):
        await world.press(world.bruno, "join")
    assert "All seats are taken" in words(world.board)
    assert pictures(world.board)
    async with sending_pictures(world, 0):
        await world.press(world.bruno, "leave")


@pytest.mark.usefixtures("expired_clicks")
async def test_after_an_edit_that_nobody_confirmed_a_picture_of_before_is_sent_again(
    world: World, failing: FailingDiscord
) -> None:
    await world.begin_constructor()
    before = await download_file(world.bot, world.board)
    failing.fail(*EDIT, TIMEOUT, after=True, times=2)
    await world.act(world.ada, "pattern rhombus")
    assert await download_file(world.bot, world.board) != before, "Discord has shown it"
    await world.bot.matches.perform((await world.match()).id, world.ada.id, Undo())
    assert await world.bot.outbox.drain(60)
    assert (await world.match()).action_count == 0
    assert await download_file(world.bot, world.board) == before


async def test_a_message_that_discord_returns_from_an_earlier_try_gets_the_picture_of_now(
    world: World, failing: FailingDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def find_nothing(*_: object) -> list[object]:
        return []

    monkeypatch.setattr(delivery, "search_channel", find_nothing)  # so it is sent again, with its nonce
    failing.fail(*POST, TIMEOUT, after=True)
    await world.open_constructor_table(starter="ice")
    before = await download_file(world.bot, world.board)
    match = await world.match()
    await world.bot.matches.perform(match.id, world.ada.id, ChangeTable({}, theme="light"))
    assert await world.bot.outbox.drain(60)
    match = await world.match()
    shown = await download_file(world.bot, world.board)
    assert shown != before
    drawn = (await render_message(Story(match, NO_EMOJIS), names=[])).picture
    assert drawn is not None
    assert shown == drawn.data


def board(message: int = 1, revision: int = 5) -> Board:
    return Board(match_id=1, public_revision=revision, message=SentMessage(message, "", "a.jpg", "A board."))


def picture(data: bytes = b"one") -> Picture:
    return Picture(data, "A board.", (4, 3))


def test_only_what_this_process_has_sent_last_counts_as_shown() -> None:
    shown = ShownPictures()
    assert not shown.shows(board(), picture())
    shown.note(board(), picture())
    assert shown.shows(board(), picture())
    assert not shown.shows(board(), picture(b"two"))
    assert not shown.shows(board(message=2), picture())
    assert not shown.shows(board(revision=6), picture()), "another process has edited it since"
    assert not shown.shows(board(revision=0), picture()), "nobody knows what it shows"
    assert not shown.shows(board(), None)
    shown.note(board(), picture(b"two"))
    assert not shown.shows(board(), picture())


def test_messages_of_long_ago_are_forgotten() -> None:
    shown = ShownPictures()
    for message in range(1, 2_000):
        shown.note(board(message), picture())
    assert not shown.shows(board(1), picture())
    assert shown.shows(board(1_999), picture())
    assert len(shown._shown) < 1_000
