"""Computer players on Discord: whole matches of one user, restarts and dead workers, hints, seats."""

import asyncio
import os
import signal
from functools import partial
from itertools import pairwise
from queue import SimpleQueue
from random import Random
from typing import Any, TypeVar

import pytest

from bot.games import GAMES
from bot.match.models import Match
from bot.players import LEVEL_NAMES, get_computer
from bot.services.worker_pool import Worker, WorkerPool
from tests.codebase.combinations import diagonal
from tests.example_games import EVERY_GAME
from tests.play.games.test_middle_ages import menus
from tests.play.solo import SECONDS, SHORT, begin, play, wait_for_human
from tests.play.world import (
    World,
    buttons,
    deliver_together,
    forge,
    get_pinged_users,
    pictures,
    reply_text,
    words,
)

pytestmark = pytest.mark.usefixtures("frozen_time")
T = TypeVar("T")
LEVEL = "expert"
"""A level that searches long enough to be disturbed."""


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize(("level", "game"), diagonal(LEVEL_NAMES, sorted(GAMES)))
@pytest.mark.sampled
async def test_a_whole_match_against_each_level(world: World, game: str, level: str) -> None:
    await begin(world, game, level, **SHORT.get(game, {}))
    match = await play(world, Random(f"{game} {level}"), meanwhile=world.restart)
    assert match.status == "finished"
    board_text = words(world.board)
    assert "The end" in board_text
    assert f"🤖 **Ashlar** · {level.capitalize()}" in board_text
    assert "A computer played in this match." in board_text
    assert {line.player for line in await world.bot.store.matches.get_record(match.id)} >= {0, 1}


# The worker


def compute_action(match: Match, ply: int) -> str:
    """Return the computer's action in a match, computed in this process."""
    (player,) = match.players_to_act()
    view = match.rules.view(match.state, player)
    choice = get_computer(match.game).choose(view, player, LEVEL, seed=match.seed, ply=ply)
    assert choice is not None
    return choice.action


class Search:
    """A match in which a master has just begun to search, in a separate process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.request = asyncio.Event()
        self.started_pids = SimpleQueue[int]()
        choose, start = WorkerPool.choose, Worker.start

        async def note_and_choose(*values: Any, **named: Any) -> Any:
            self.request.set()
            return await choose(*values, **named)

        def start_and_note(worker: Worker) -> Any:
            process = start(worker)
            self.started_pids.put(process.pid)
            return process

        monkeypatch.setattr(WorkerPool, "choose", note_and_choose)
        monkeypatch.setattr(Worker, "start", start_and_note)

    async def begin(self, world: World) -> Match:
        """Begin a match and return it while the computer searches."""
        await begin(world, "constructor", LEVEL, starter="ice")
        for action in ("pattern rhombus", "Rb2"):
            await world.act(world.ada, action)
        match = await world.match()
        world.env._move_clock(world.env._virtual_time + 0.01)
        world.bot.scheduler.wake()
        await self.request.wait()
        return match


@pytest.fixture
def search(worker_processes: None, monkeypatch: pytest.MonkeyPatch) -> Search:  # noqa: ARG001
    """Return the search, in a process that the test may start."""
    return Search(monkeypatch)


async def test_a_restart_during_a_search_loses_nothing(world: World, search: Search) -> None:
    match = await search.begin(world)
    await world.restart()
    after = await wait_for_human(world)
    record = await world.bot.store.matches.get_record(match.id)
    assert [line.action for line in record] == ["pattern rhombus", "Rb2", compute_action(match, 2)]
    assert after.revision == match.revision + 1
    assert get_pinged_users(world, world.board) == [world.ada.id]


async def test_the_search_of_a_killed_worker_is_repeated(world: World, search: Search) -> None:
    match = await search.begin(world)
    os.kill(await asyncio.to_thread(search.started_pids.get), signal.SIGKILL)
    after = await wait_for_human(world)
    record = await world.bot.store.matches.get_record(match.id)
    assert [line.action for line in record] == ["pattern rhombus", "Rb2", compute_action(match, 2)]
    assert after.revision == match.revision + 1
    assert not search.started_pids.empty()


# Tables


@pytest.mark.usefixtures("quick_computers")
async def test_a_computer_is_added_and_removed_by_buttons(world: World) -> None:
    await world.ada.slash(world.channel, "middle-ages new")
    for level in ("beginner", "master"):
        question = await world.press(world.ada, "computer")
        assert question.response is not None
        (menu,) = _menus(question.response)
        await world.ada.select(question.response, custom_id=menu, values=[level])
    board_text = words(world.board)
    assert "🤖 **Ashlar** · Beginner" in board_text
    assert "🤖 **Corbel** · Master" in board_text
    assert "the result will say so" in board_text
    await world.press(world.ada, "computers-off")
    assert (await world.match()).players == (world.ada.id,)
    assert "marked" not in words(world.board)


def _menus(message: Any) -> list[str]:
    return [menu.custom_id for menu in menus(message)]


@pytest.mark.usefixtures("quick_computers")
async def test_the_board_says_who_thinks_and_offers_nothing_meanwhile(world: World) -> None:
    await begin(world, "constructor", "beginner", starter="ice")
    await world.act(world.ada, "pattern rhombus")
    messages_before = len(world.channel.history())
    await world.act(world.ada, "Rb2")
    assert "🤖 **Ashlar** · Beginner is thinking." in words(world.board)
    assert not any(":pick:" in custom_id or ":act:" in custom_id for custom_id, _ in buttons(world.board))
    refusal = await world.ada.slash(world.channel, "constructor place", kind="S", tile="c2")
    assert "It is not your turn. Now it is the turn of 🤖 **Ashlar** · Beginner." in reply_text(refusal)
    assert len(world.channel.history()) == messages_before  # edited: nobody has to be called
    await wait_for_human(world)
    assert len(world.channel.history()) == messages_before + 1
    assert get_pinged_users(world, world.board) == [world.ada.id]


@pytest.mark.usefixtures("quick_computers", "usual_delays")
@pytest.mark.exhaustive
async def test_computers_are_watched_at_a_pace_that_one_can_follow(world: World) -> None:
    await world.watch_computers()
    assert world.ada.id not in (await world.match()).players
    await world.press(world.ada, "start")
    messages_before = len(world.channel.history())
    versions = []
    while not (match := await world.match()).is_over:
        versions.append(match.revision)
        await world.env.advance_time(SECONDS)
    assert max(later - before for before, later in pairwise(versions)) <= 3
    assert len(world.channel.history()) == messages_before + 1
    assert get_pinged_users(world, world.board) == [world.ada.id]


# Seats of users who leave


@pytest.mark.usefixtures("quick_computers")
async def test_a_seat_is_handed_over_and_taken_back(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    more = await world.press(world.ada, "more")
    question = await world.press(world.ada, "hand-over", message=more.response)
    assert question.response is not None
    (menu,) = _menus(question.response)
    answer = await world.ada.select(question.response, custom_id=menu, values=["0=beginner"])
    assert "press *More* and *Take My Seat Back*" in reply_text(answer)
    await world.env.advance_time(SECONDS)
    match = await world.match()
    assert match.players_to_act() == {1}
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    own_matches = reply_text(await world.ada.slash(world.channel, "me matches"))
    assert "**Ashlar** · Beginner plays for you" in own_matches
    more = await world.press(world.ada, "more")
    await world.press(world.ada, "give-back", message=more.response)
    assert (await world.match()).players == (world.ada.id, world.bruno.id)
    log = reply_text(await world.ada.slash(world.channel, "match log"))
    assert "🤖 **Ashlar** · Beginner plays as ⚪ Ice from now on." in log


@pytest.mark.usefixtures("quick_computers")
async def test_the_computer_on_a_seat_does_not_withdraw_a_question_of_its_owner(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await forge(world, world.ada, world.board, "b:1:0:hand-over-to:0=beginner")
    await world.act(world.bruno, "Sc2")
    await world.ada.slash(world.channel, "match cancel")
    before = await world.match()
    assert before.players_to_act() == {0}
    await world.env.advance_time(30)
    after = await world.match()
    assert (after.consent_request, after.action_count) == (before.consent_request, before.action_count)
    await world.press(world.bruno, "answer", "no")
    await world.bot.computers.idle()
    await world.env.advance_time(SECONDS)
    assert (await world.match()).action_count == before.action_count + 1


async def test_a_board_says_once_who_plays_for_whom(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await forge(world, world.ada, world.board, "b:1:0:hand-over-to:0=beginner")
    assert f"plays for <@{world.ada.id}>." in words(world.board)
    assert "from now on" not in words(world.board)
    assert "from now on" in reply_text(await world.bruno.slash(world.channel, "match log"))
    await world.press(world.ada, "give-back")
    assert f"<@{world.ada.id}> plays as ⚪ Ice again." in words(world.board)


@pytest.mark.usefixtures("quick_computers")
async def test_the_computer_that_joins_by_command_is_refused_where_there_is_no_seat(world: World) -> None:
    await begin(world, "constructor", "beginner", starter="ice")
    await world.resign(world.ada)
    await world.ada.slash(world.channel, "constructor new", opponent=world.bruno)
    refusal = await world.ada.slash(world.channel, "match computer", level="master")
    assert "kept for users who were invited" in reply_text(refusal)


# Hints


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled
async def test_a_hint_says_what_to_do_and_why_in_private_and_is_logged(world: World, game: str) -> None:
    await begin(world, game, "beginner", **SHORT.get(game, {}))
    match = await wait_for_human(world)
    messages_before = len(world.channel.history())
    hint = reply_text(await world.ada.slash(world.channel, "match hint"))
    assert "The computer Master would do this." in hint
    assert match.real_time or "You can " in hint
    assert "`" not in hint
    assert "had a hint" in reply_text(await world.ada.slash(world.channel, "match log"))
    assert len(world.channel.history()) == messages_before
    assert (await world.match()).state == match.state


@pytest.mark.usefixtures("quick_computers")
async def test_a_hint_that_marks_the_match_asks_first(world: World) -> None:
    await world.begin_constructor()
    for asking in (await world.press(world.ada, "hint"), await world.ada.slash(world.channel, "match hint")):
        assert "A hint marks this match" in reply_text(asking)
        assert not (await world.match()).is_assisted
    question = (await world.press(world.ada, "hint")).response
    await world.press(world.ada, "hint", "yes", message=question)
    assert question is not None
    assert "Choose the" in words(question)
    assert [custom_id.split(":")[3] for custom_id, _ in buttons(question)] == ["act-sure"]
    assert (await world.match()).is_assisted
    again = await world.press(world.ada, "hint")
    assert "The computer Master would do this." in reply_text(again)
    await world.resign(world.bruno)
    assert "Hints were used in this match." in words(world.board)


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize("by_button", [True, False])
async def test_the_hint_that_replaced_its_question_can_be_followed_once(
    world: World, by_button: bool
) -> None:
    await world.begin_constructor()
    asking = world.press(world.ada, "hint") if by_button else world.ada.slash(world.channel, "match hint")
    message = (await asking).response
    assert message is not None
    await world.press(world.ada, "hint", "yes", message=message)
    before = await world.match()
    (sure,) = [custom_id for custom_id, _ in buttons(message)]
    click = partial(world.ada.click, message, custom_id=sure)
    results = await deliver_together(world, click, click)
    assert (await world.match()).action_count == before.action_count + 1
    assert words(message).startswith("Done: ")
    (other,) = [one for result in results for one in result.followups]
    assert words(other) == "You have answered this question already."


@pytest.mark.usefixtures("quick_computers")
async def test_a_hint_of_constructor_marks_its_action_in_the_picture(world: World) -> None:
    await begin(world, "constructor", "beginner", starter="ice")
    await world.act(world.ada, "pattern rhombus")
    await wait_for_human(world)
    hint = await world.press(world.ada, "hint")
    assert hint.response is not None
    assert len(pictures(hint.response)) == 1
    before = await world.match()
    await world.press(world.ada, "act-sure", message=hint.response)
    assert (await world.match()).action_count > before.action_count
    assert not buttons(hint.response), "the answer has replaced the hint"


async def test_only_the_player_to_act_gets_a_hint(world: World) -> None:
    await world.begin_constructor()
    assert "It is not your turn" in reply_text(await world.bruno.slash(world.channel, "match hint"))
    assert "not a player" in reply_text(await world.chioma.slash(world.channel, "match hint"))


async def test_a_board_asks_people_only(world: World) -> None:
    await begin(world, "builders", "beginner")
    assert words(world.board).startswith(f"<@{world.ada.id}>, it is your turn as ")
