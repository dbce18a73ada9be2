"""Many users at once, and a Discord that fails: exactly one wins, nothing is lost, nothing comes twice."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord

from bot.app import create_bot
from bot.settings import Settings
from bot.simulation import simulated_discord
from bot.store import OwnShards, Store
from bot.store.boards import BoardStore
from bot.store.matches import MatchStore
from bot.store.outbox import OutboxStore
from bot.timestamps import milliseconds
from tests.codebase.combinations import diagonal_first
from tests.play.world import (
    SEED,
    World,
    buttons,
    deliver_together,
    find_private_answers,
    get_pinged_users,
    release_resources,
    reply_text,
)


async def test_exactly_one_of_a_hundred_simultaneous_clicks_wins(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.press(world.ada, "pick", "R")
    before = await world.match()
    messages_before = len(world.channel.history())
    acts = [custom_id for custom_id, _ in buttons(world.board) if ":act:" in custom_id]

    def click(number: int) -> Callable[[], Awaitable[Any]]:
        return lambda: world.ada.click(board, custom_id=acts[number % len(acts)])

    board = world.board
    results = await deliver_together(world, *(click(number) for number in range(100)))
    match = await world.match()
    assert match.revision == before.revision + 1
    assert len(await world.bot.store.matches.get_record(match.id)) == 2
    replies = [reply_text(result) for result in results if result.followups]
    assert len(replies) == 99
    assert all("is done already" in reply for reply in replies)
    assert len(world.channel.history()) == messages_before + 1


async def test_tables_that_a_host_opens_at_once_share_no_thread(world: World) -> None:
    def open_table(host: simcord.MemberActor) -> Callable[[], Awaitable[Any]]:
        return lambda: host.slash(world.channel, "constructor new", thread=True)

    hosts = [host for host in world.people.values() for _ in range(10)]
    results = await deliver_together(world, *map(open_table, hosts))
    assert all("The table is open in a thread" in reply_text(result) for result in results)
    matches, _ = await world.bot.store.open_matches.read_page(world.guild.id, 100)
    assert len({match.channel_id for match in matches}) == 40
    assert not world.bot.openings


async def test_two_people_who_take_the_last_seatat_once(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    table = world.board
    join = next(custom_id for custom_id, _ in buttons(table) if ":join:" in custom_id)
    results = await deliver_together(
        world,
        lambda: world.bruno.click(table, custom_id=join),
        lambda: world.chioma.click(table, custom_id=join),
    )
    seats = (await world.match()).seats
    assert len({*seats} & {world.bruno.id, world.chioma.id}) == 1
    assert sum(bool(result.followups) for result in results) == 1


async def _play_turn(world: World) -> None:
    await world.press(world.bruno, "pick", "S")
    await world.press(world.bruno, "act", "Sc2")


async def _begin_match(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")


REQUESTS = (
    ("POST", "/interactions/*/callback"),
    ("PATCH", "/webhooks/*"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
)


@pytest.mark.parametrize(("route", "status"), diagonal_first(REQUESTS, (500, 503, 429)))
@pytest.mark.simcord(check_errors=False)
@pytest.mark.sampled
async def test_discord_fails_at_one_request_of_a_turn(
    world: World, route: tuple[str, str], status: int
) -> None:
    method, path = route
    await _begin_match(world)
    messages_before = len(world.channel.history())
    world.env.inject_error(method, path, status=status, code=0, times=1)
    await _play_turn_with_retries(world)
    await world.env.advance_time(120)
    match = await world.match()
    assert [line.action for line in await world.bot.store.matches.get_record(match.id)][2:] == ["Sc2"]
    assert len(world.channel.history()) == messages_before + 1
    assert get_pinged_users(world, world.board) == [world.ada.id]
    live_boards = [message for message in world.channel.history() if buttons(message)]
    assert live_boards == [world.board]
    assert await world.bot.store.outbox.find_due(10**15) == []


async def _play_turn_with_retries(world: World) -> None:
    """Play a turn as a user who clicks again when nothing happens."""
    for control, argument in (("pick", "S"), ("act", "Sc2")):
        for _ in range(2):
            custom_ids = [custom_id for custom_id, _ in buttons(world.board)]
            targets = [custom_id for custom_id in custom_ids if f":{control}:{argument}" in custom_id]
            if targets:
                await world.bruno.click(world.board, custom_id=targets[0])


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("error", [aiohttp.ClientConnectionError(), TimeoutError()])
async def test_the_line_breaks_after_the_board_was_posted(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await _begin_match(world)
    messages_before = len(world.channel.history())
    send = discord.abc.Messageable.send
    lost_messages: list[discord.Message] = []

    async def sends_but_breaks(channel: Any, *arguments: Any, **options: Any) -> Any:
        message = await send(channel, *arguments, **options)
        if not lost_messages:
            lost_messages.append(message)
            raise error
        return message

    monkeypatch.setattr(discord.abc.Messageable, "send", sends_but_breaks)
    await _play_turn(world)
    assert lost_messages
    await world.env.advance_time(60)
    assert len(world.channel.history()) == messages_before + 1
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    await world.act(world.ada, "Ra1")
    assert len(world.channel.history()) == messages_before + 2


class Killed(BaseException):
    """The process dies here."""


STEPS = {
    "claim": (OutboxStore, "claim"),
    "match": (MatchStore, "find"),
    "board": (BoardStore, "get"),
    "complete": (OutboxStore, "complete"),
}
READ_AGAIN = ("claim", "match", "board")
"""Calls that the committing process does not need: it already knows their results."""


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.sampled(2)
async def test_the_bot_dies_at_one_step_of_a_delivery(
    world: World, monkeypatch: pytest.MonkeyPatch, step: str, after: bool
) -> None:
    await _begin_match(world)
    messages_before = len(world.channel.history())
    await world.press(world.bruno, "pick", "S")
    part, name = STEPS[step]
    original = getattr(part, name)
    calls = []

    async def dies(store: Any, *arguments: Any) -> Any:
        calls.append(step)
        deadly = len(calls) == 1
        if deadly and not after:
            raise Killed
        result = await original(store, *arguments)
        if deadly:
            raise Killed
        return result

    if step in READ_AGAIN:
        monkeypatch.setattr(OwnShards, "serves", lambda *_: False)
    monkeypatch.setattr(part, name, dies)
    await world.press(world.bruno, "act", "Sc2")
    assert calls
    monkeypatch.undo()
    await world.restart()
    await world.env.advance_time(1)
    assert len(world.channel.history()) == messages_before + 1
    assert get_pinged_users(world, world.board) == [world.ada.id]
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    await world.act(world.ada, "Ra1")


@pytest.mark.simcord(check_errors=False)
async def test_something_unexpected_gets_an_id_and_no_stack_trace(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await _begin_match(world)

    async def breaks(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(MatchStore, "commit_and_claim", breaks)
    await world.press(world.bruno, "pick", "S")
    reply = reply_text(await world.press(world.bruno, "act", "Sc2"))
    assert "Something went wrong" in reply
    assert "Traceback" not in reply
    log_records = [record for record in caplog.records if record.getMessage() == "interaction.failed"]
    assert getattr(log_records[0], "error_id") in reply  # noqa: B009  set by the log call


async def test_simcord_knows_what_this_file_relies_on() -> None:
    assert hasattr(simcord.Env, "_settle_internal")


@pytest.mark.simcord(check_errors=False)
async def test_a_forgotten_board_loses_its_controls_when_the_match_has_moved_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _begin_match(world)
    save = OutboxStore.complete

    async def dies(*_: Any) -> Any:
        raise Killed

    await world.press(world.bruno, "pick", "S")
    monkeypatch.setattr(OutboxStore, "complete", dies)
    await world.press(world.bruno, "act", "Sc2")  # posted, and forgotten
    monkeypatch.setattr(OutboxStore, "complete", save)
    await world.bot.store.outbox.release(milliseconds())  # as the next process does, just before Ada acts
    await world.ada.slash(world.channel, "constructor place", kind="R", tile="a1")
    await world.restart()
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_a_double_click_on_undo_takes_one_action_back(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    board = world.board
    undo = next(custom_id for custom_id, _ in buttons(board) if ":undo:" in custom_id)
    first, second = await deliver_together(
        world,
        lambda: world.ada.click(board, custom_id=undo),
        lambda: world.ada.click(board, custom_id=undo),
    )
    assert sum(bool(find_private_answers(each)) for each in (first, second)) == 1, "one is refused"


@pytest.mark.simcord(check_errors=False)
async def test_a_new_board_that_failed_once_is_posted_and_the_old_one_not_adopted(world: World) -> None:
    await world.begin_constructor()
    old = world.board
    await world.env.advance_time(56 * 60)
    world.env.inject_error("POST", "/channels/*/messages", status=500, code=0, times=1)
    await world.act(world.ada, "pattern rhombus")
    await world.env.advance_time(60)
    assert world.board.id != old.id
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    await world.act(world.ada, "Rb2")


async def test_entries_left_by_another_process_are_delivered_within_half_a_minute(
    database: Path,
) -> None:
    url = f"sqlite+aiosqlite:///{database}"
    settings = Settings(database_url=url, shard_count=1, shard_ids=(0,), emojis=False)
    bot = create_bot(settings, new_seed=lambda: SEED)
    async with simulated_discord(bot) as env:
        world = World(env, database)
        await world.open_constructor_table()
        match = await world.match()
        other = Store(url)
        await other.outbox.enqueue(match, milliseconds())
        await other.close()
        assert await bot.store.outbox.find_due(milliseconds()) == [match.id]
        await env.advance_time(30)
        assert await bot.store.outbox.find_due(milliseconds()) == []
        await release_resources(bot)
