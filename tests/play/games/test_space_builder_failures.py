"""A race whose start fails at one point: it is completed or cancelled, and no panel stops another."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from discord.utils import DISCORD_EPOCH

from bot.locales import texts
from bot.match.commands import Nudge, PassTime, PauseMatch, Resign, ResumeMatch
from bot.match.refusals import Refusal
from bot.services.match_service import MatchService
from bot.store.boards import BoardStore
from bot.store.meta import MetaStore
from bot.store.timers import TimerStore
from cogs.board import board_messages
from cogs.space_builder.clock import RaceClock
from rendering.space_builder.board import map_picture
from tests.codebase.combinations import diagonal_first
from tests.play.faults import FAILURES, RESET, FailingDiscord, failing, find_clickable_messages
from tests.play.games.test_space_builder_clocks import is_explained
from tests.play.race import (
    begin,
    build,
    click_panel,
    find_ids,
    find_open_buttons,
    finish,
    get_display_time,
    has_map,
    make_ready,
    open_map,
    panel_of,
    player_of,
    reopen_panel,
    set_last_heard,
    start_race,
)
from tests.play.world import World, buttons, get_pinged_users, reply_text, words

__all__ = ["failing"]
TEXT = texts("en")
pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.usefixtures("frozen_time"),
    pytest.mark.simcord(check_errors=False),
]
UNCERTAIN = "I cannot tell whether your action was made"
MADE = "Your action was made"
CALLBACK = "/interactions/*/callback"
GIVEN_UP = 12
"""Seconds after which the bot gives up a panel that does not answer."""


def http(status: int) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord."""
    response: Any = SimpleNamespace(status=status, reason="", headers={})
    return discord.HTTPException(response, {"code": 0, "message": ""})


PASSING = (aiohttp.ClientConnectionError(), TimeoutError(), discord.RateLimited(60.0), http(503))
LASTING = (http(404), ZeroDivisionError())


def name_error(error: Any) -> str:
    """Return an error as the name of a test."""
    return f"{type(error).__name__}{getattr(error, 'status', '')}"


def inject_failure(
    monkeypatch: pytest.MonkeyPatch,
    owner: Any,
    name: str,
    error: BaseException,
    *,
    times: int = 1,
    after: bool = False,
    when: Callable[..., bool] = lambda *_, **__: True,
) -> list[str]:
    """Let something fail a number of times, before or after it was done; return what failed."""
    original, failures = getattr(owner, name), list[str]()

    async def fail(*values: Any, **options: Any) -> Any:
        if len(failures) >= times or not when(*values, **options):
            return await original(*values, **options)
        failures.append(name)
        if after:
            await original(*values, **options)
        raise error

    monkeypatch.setattr(owner, name, fail)
    return failures


def of(who: simcord.MemberActor) -> Callable[..., bool]:
    """Return a check whether an interaction is a user's."""
    return lambda interaction, **_: interaction.user.id == who.id


def is_start(_matches: MatchService, _target: Any, _user: int, command: Any, **_: Any) -> bool:
    """Return whether a command starts a race."""
    return isinstance(command, PassTime) and command.action.startswith("start")


async def assert_agreement(world: World, panels: list[Any]) -> None:
    """Assert that the channel and the store agree: a race runs, or one was publicly cancelled."""
    match = await world.match()
    if match.state.phase == "building":
        assert all(has_map(panel) and "take DOM" in find_open_buttons(panel) for panel in panels)
        assert match.state.round.seats[0].start == match.elapsed(get_display_time(world.board))
    else:
        assert match.state.phase == "ready"
        assert not any(map(find_open_buttons, panels))
        assert find_ids(world.board, "race-ready")
        assert is_explained(world, match)
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]


# Panels


@pytest.mark.parametrize("error", PASSING, ids=name_error)
@pytest.mark.sampled
async def test_a_panel_that_fails_once_gets_the_map_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await begin(world, 3)
    panels = await make_ready(world, world.ada, world.bruno, world.chioma)
    failures = inject_failure(
        monkeypatch, discord.Interaction, "edit_original_response", error, when=of(world.bruno)
    )
    await world.env.advance_time(6)
    assert failures
    assert (await world.match()).state.phase == "building"
    await assert_agreement(world, panels)


@pytest.mark.parametrize("error", [PASSING[0], *LASTING], ids=name_error)
@pytest.mark.sampled
async def test_a_panel_that_fails_for_good_stops_nobody(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await begin(world, 3)
    first, second, third = await make_ready(world, world.ada, world.bruno, world.chioma)
    inject_failure(
        monkeypatch, discord.Interaction, "edit_original_response", error, when=of(world.bruno), times=9
    )
    await world.env.advance_time(6)
    monkeypatch.undo()
    assert not has_map(second)
    await assert_agreement(world, [first, third])
    await build(world, world.ada, first)
    await assert_agreement(world, [await reopen_panel(world, world.bruno)])


async def test_a_panel_that_never_answers_neither_holds_up_nor_cancels_the_round(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, 3)
    first, second, third = await make_ready(world, world.ada, world.bruno, world.chioma)
    edit = discord.Interaction.edit_original_response

    async def hang(interaction: Any, **options: Any) -> Any:
        if interaction.user.id == world.bruno.id:
            await world.env.external_wait(asyncio.Event().wait(), reason="Discord never answers")
        return await edit(interaction, **options)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", hang)
    await world.env.advance_time(6)
    await assert_agreement(world, [first, third])
    await world.env.advance_time(GIVEN_UP)
    assert not has_map(second)
    await build(world, world.ada, first)
    await assert_agreement(world, [third])


async def test_a_panel_that_cannot_be_drawn_opens_without_its_map(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The map hangs in the channel, too."""
    await begin(world, 3)
    first, second, third = await make_ready(world, world.ada, world.bruno, world.chioma)
    player, draw = player_of(await world.match(), world.bruno), map_picture

    def breaks(view: Any, viewer: int, **options: Any) -> Any:
        if viewer == player:
            raise ZeroDivisionError
        return draw(view, viewer, **options)

    monkeypatch.setattr("cogs.space_builder.shown_panels.map_picture", breaks)
    await world.env.advance_time(6)
    await assert_agreement(world, [first, third])
    assert not has_map(second)
    assert "take DOM" in find_open_buttons(second)


@pytest.mark.parametrize("error", [PASSING[0], LASTING[0], LASTING[1]], ids=name_error)
@pytest.mark.sampled
async def test_a_panel_that_cannot_be_locked_does_not_bother_the_one_who_tapped(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await begin(world)
    first, second = await start_race(world, world.ada, world.bruno)
    await build(world, world.ada, first)
    inject_failure(
        monkeypatch, discord.Interaction, "edit_original_response", error, when=of(world.bruno), times=9
    )
    messages_before = len(world.channel.history())
    await finish(world, world.ada, first)
    assert find_open_buttons(first) == set()
    assert find_open_buttons(second) != set()
    await world.env.advance_time(3)
    assert (await world.match()).state.phase == "unfreeze"
    assert len(world.channel.history()) == messages_before + 1


# The map of a live race


async def assert_playable(world: World, panels: list[Any], failures: list[str]) -> None:
    """Assert that a minute later the race runs or was cancelled, and that all can play again."""
    await world.env.advance_time(6)
    assert failures
    await world.env.advance_time(60)
    await assert_agreement(world, panels)
    if (await world.match()).state.phase == "ready":
        panels = await start_race(world, world.ada, world.bruno)
        await assert_agreement(world, panels)
    await build(world, world.ada, panels[0])


@pytest.mark.parametrize(("error", "after"), diagonal_first([*PASSING, LASTING[1]], (False, True)))
@pytest.mark.sampled
async def test_a_map_whose_message_fails(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception, after: bool
) -> None:
    await begin(world)
    panels = await make_ready(world, world.ada, world.bruno)
    failures = inject_failure(monkeypatch, discord.PartialMessage, "edit", error, after=after)
    await assert_playable(world, panels, failures)


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.sampled
async def test_a_map_whose_message_fails_once_is_built_seconds_later(
    world: World, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """Until the clocks run, all who see the map could study it."""
    await begin(world)
    panels = await make_ready(world, world.ada, world.bruno)
    failures = inject_failure(
        monkeypatch, discord.PartialMessage, "edit", aiohttp.ClientConnectionError(), after=after
    )
    await world.env.advance_time(10)
    assert failures
    assert (await world.match()).state.phase == "building"
    await build(world, world.ada, panels[0])


async def test_a_map_that_cannot_be_drawn_for_the_channel_goes_up_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    panels = await make_ready(world, world.ada, world.bruno)
    draw, failures = board_messages.draw_board, list[str]()

    def breaks(*values: Any) -> Any:
        if not failures:
            failures.append("board")
            raise ZeroDivisionError
        return draw(*values)

    monkeypatch.setattr(board_messages, "draw_board", breaks)
    await assert_playable(world, panels, failures)
    assert (await world.match()).state.phase == "building"


@pytest.mark.parametrize(
    ("owner", "after"), diagonal_first((BoardStore, TimerStore, MetaStore), (False, True))
)
@pytest.mark.sampled
async def test_a_store_that_fails_at_a_step_of_the_start(
    world: World, monkeypatch: pytest.MonkeyPatch, owner: type, after: bool
) -> None:
    await begin(world)
    panels = await make_ready(world, world.ada, world.bruno)
    failures = inject_failure(
        monkeypatch, owner, "save" if owner is BoardStore else "set", OSError(), after=after
    )
    await assert_playable(world, panels, failures)


@pytest.mark.parametrize("error", [TimeoutError(), RuntimeError()], ids=name_error)
@pytest.mark.sampled
async def test_a_start_that_is_not_committed(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await begin(world)
    panels = await make_ready(world, world.ada, world.bruno)
    failures = inject_failure(monkeypatch, MatchService, "perform", error, when=is_start)
    await assert_playable(world, panels, failures)


async def test_a_late_map_that_cannot_be_cancelled_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    panels = await make_ready(world, world.ada, world.bruno)
    inject_failure(monkeypatch, MatchService, "perform", RuntimeError(), when=is_start)
    failures = inject_failure(monkeypatch, RaceClock, "cancel_race", OSError())
    await world.env.advance_time(40)
    assert failures
    assert (await world.match()).state.phase == "building"
    await assert_agreement(world, panels)


async def test_a_map_is_taken_down_if_a_player_leaves_before_its_clocks_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    await make_ready(world, world.ada, world.bruno)
    edit = discord.PartialMessage.edit

    async def slowly(message: discord.PartialMessage, **options: Any) -> Any:
        message_after = await edit(message, **options)
        monkeypatch.undo()
        match = await world.match()
        await world.bot.matches.perform(match.id, world.bruno.id, Resign())
        return message_after

    monkeypatch.setattr(discord.PartialMessage, "edit", slowly)
    await world.env.advance_time(6)
    match = await world.match()
    assert match.is_over
    assert f"<@{world.ada.id}>" in words(world.board)
    assert find_ids(world.board, "rematch")
    assert not find_ids(world.board, "race-panel")


@pytest.mark.parametrize("is_killed", [False, True])
async def test_players_are_called_again_after_a_pause_that_took_the_map_down(
    world: World, monkeypatch: pytest.MonkeyPatch, is_killed: bool
) -> None:
    """The map stood for a call, but its round never began: two were ready, the third is called later."""
    match = await begin(world, 3)
    await make_ready(world, world.ada, world.bruno)
    edit = discord.PartialMessage.edit
    moderator = world.dmitri.id

    async def pause_meanwhile(message: discord.PartialMessage, **options: Any) -> Any:
        message_after = await edit(message, **options)
        monkeypatch.undo()
        if is_killed:
            inject_failure(monkeypatch, MatchService, "perform", OSError(), when=is_start)
        else:
            await world.bot.matches.perform(match.id, moderator, PauseMatch("Dinner."))
        return message_after

    monkeypatch.setattr(discord.PartialMessage, "edit", pause_meanwhile)
    await world.env.advance_time(130)
    if is_killed:
        await world.restart()
        await world.bot.matches.perform(match.id, moderator, PauseMatch("Dinner."))
    await world.env.advance_time(60)
    await world.bot.outbox.wait_for_running(60)
    before = world.board
    assert "Dinner." in words(world.board)
    assert "build what the map shows" not in words(world.board)
    await world.bot.matches.perform(match.id, moderator, ResumeMatch())
    await world.bot.matches.perform(match.id, world.ada.id, Nudge())
    assert await world.bot.outbox.drain(60)  # the board has a picture, which is drawn on a thread
    assert world.board.id > before.id
    assert get_pinged_users(world, world.board) == [world.chioma.id]


@pytest.mark.nightly
async def test_a_map_whose_players_are_no_longer_ready_is_taken_down(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its message was sent, but nothing could be committed for ten minutes."""
    await begin(world)
    await make_ready(world, world.ada, world.bruno)
    inject_failure(monkeypatch, MatchService, "perform", OSError(), when=is_start, times=99)
    for _ in range(16):
        await world.env.advance_time(40)
    monkeypatch.undo()
    await world.env.advance_time(60)
    assert (await world.match()).state.phase == "ready"
    assert find_ids(world.board, "race-ready")
    panels = await start_race(world, world.ada, world.bruno)
    await assert_agreement(world, panels)


async def test_a_map_that_was_shown_without_an_answer_is_taken_down_if_the_race_cannot_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within three minutes, when Discord returns a message of before instead of sending another."""
    await begin(world)
    await make_ready(world, world.ada, world.bruno)
    live = world.board
    inject_failure(monkeypatch, discord.PartialMessage, "edit", aiohttp.ClientConnectionError(), after=True)
    await world.env.advance_time(6)
    assert not find_ids(world.board, "race-ready")
    inject_failure(monkeypatch, MatchService, "preview_with_mentions", Refusal("nothing-due"))
    await world.env.advance_time(20)
    assert (await world.match()).state.phase == "ready"
    assert world.board.id == live.id
    assert find_ids(world.board, "race-ready")
    assert len(find_clickable_messages(world)) == 1


# In turns


async def test_a_map_that_cannot_be_drawn_is_not_opened(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")

    def breaks(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("cogs.space_builder.shown_panels.map_picture", breaks)
    await world.press(world.ada, "race-begin", message=question.response)
    monkeypatch.undo()
    await world.env.advance_time(40)
    assert (await world.match()).state.round.seats[0].start is None
    assert has_map(await open_map(world, world.ada))


@pytest.mark.parametrize(("error", "after"), diagonal_first([*PASSING, LASTING[1]], (False, True)))
@pytest.mark.sampled
async def test_a_map_that_may_have_been_seen_is_open(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception, after: bool
) -> None:
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")
    failures = inject_failure(monkeypatch, discord.Webhook, "send", error, after=after)
    result = await world.press(world.ada, "race-begin", message=question.response)
    assert failures
    assert UNCERTAIN in reply_text(result)
    await assert_completed(world)


async def assert_completed(world: World) -> None:
    """Assert that the clock runs from about when the map was sent, and that Ada can get a panel."""
    await world.env.advance_time(50)
    match = await world.match()
    start = match.state.round.seats[player_of(match, world.ada)].start
    assert start is not None
    panel = await reopen_panel(world, world.ada)
    assert has_map(panel)
    await build(world, world.ada, panel, cards=1)
    assert await world.bot.store.timers.find_of_kind("race-opening") == []
    assert [timer.user_id for timer in await world.bot.store.timers.find_of_kind("race-clock")] == [
        world.ada.id
    ]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(
    ("owner", "step"), [(MetaStore, "set"), (MatchService, "perform"), (TimerStore, "remove")]
)
@pytest.mark.sampled
async def test_a_store_that_fails_at_a_step_of_an_opening(
    world: World, monkeypatch: pytest.MonkeyPatch, owner: Any, step: str, after: bool
) -> None:
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")
    failures = inject_failure(monkeypatch, owner, step, OSError(), after=after)
    result = await world.press(world.ada, "race-begin", message=question.response)
    assert failures
    is_made = (step, after) in {("perform", True), ("remove", False), ("remove", True)}
    assert (MADE if is_made else UNCERTAIN) in reply_text(result)
    await assert_completed(world)


async def test_an_opening_that_cannot_be_completed_at_once_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")
    inject_failure(monkeypatch, MatchService, "perform", OSError(), times=2)
    await world.press(world.ada, "race-begin", message=question.response)
    again = await world.press(world.ada, "race-open")
    result = await world.press(world.ada, "race-begin", message=again.response)
    assert UNCERTAIN in reply_text(result)
    await assert_completed(world)


async def test_a_map_that_discord_refuses_changes_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")
    inject_failure(monkeypatch, discord.Webhook, "send", http(400))
    result = await world.press(world.ada, "race-begin", message=question.response)
    assert "the match has not changed" in reply_text(result)
    await world.env.advance_time(40)
    assert (await world.match()).state.round.seats[0].start is None
    assert has_map(await open_map(world, world.ada))


async def test_one_match_that_cannot_be_caught_up_holds_up_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, mode="turns")
    await open_map(world, world.ada)
    clock = world.bot.get_cog("RaceClock")
    assert isinstance(clock, RaceClock)
    clock.running = {99: 0, **clock.running}
    failures = inject_failure(monkeypatch, RaceClock, "cancel_race", OSError())
    await world.env.advance_time(15)
    await set_last_heard(world, 12)
    await clock.reconnect_races()
    assert failures
    assert (await world.match()).state.round.seats[0].start is None


async def test_a_map_that_discord_takes_late_starts_the_clock_when_it_hangs(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord's delay costs nobody time."""
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")
    send, has_arrived = discord.Webhook.send, asyncio.Event()

    async def slowly(webhook: discord.Webhook, **options: Any) -> Any:
        await world.env.external_wait(has_arrived.wait(), reason="Discord is slow")
        return await send(webhook, **options)

    monkeypatch.setattr(discord.Webhook, "send", slowly)
    result = await world.press(world.ada, "race-begin", message=question.response)
    await world.env.advance_time(20)
    assert (await world.match()).state.round.seats[0].start is None
    has_arrived.set()
    await world.env.advance_time(1)
    panel = panel_of(result)
    match = await world.match()
    start = match.state.round.seats[player_of(match, world.ada)].start
    assert start == match.elapsed((panel.id >> 22) + DISCORD_EPOCH)
    await assert_completed(world)
    after = (await world.match()).state.round.seats[player_of(match, world.ada)]
    assert after.start == start


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("failure", [RESET, FAILURES["500"]], ids=["reset", "500"])
async def test_a_click_of_a_race_survives_a_first_failure_of_its_acknowledgement(
    world: World, failing: FailingDiscord, failure: Exception, *, after: bool
) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    before = (await world.match()).revision
    fault = failing.fail("POST", CALLBACK, failure, after=after)
    await click_panel(world.ada, panel, "take DOM")
    assert fault.hits
    assert (await world.match()).revision == before + 1
    assert "turn +1" in find_open_buttons(panel)


async def test_who_raced_without_a_confirmed_acknowledgement_is_told_that_it_counts(
    world: World, failing: FailingDiscord
) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    before = (await world.match()).revision
    failing.fail("POST", CALLBACK, RESET, after=True)
    failing.fail("POST", CALLBACK, RESET, times=100, skip=1)
    result = await click_panel(world.ada, panel, "take DOM")
    await world.env.advance_time(GIVEN_UP)
    assert (await world.match()).revision == before + 1
    assert MADE in "".join(map(words, result.followups))
