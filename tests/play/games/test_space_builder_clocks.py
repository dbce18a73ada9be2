"""What happens to races when nobody was listening, and when the bot dies between a map and its clock."""

from typing import Any

import discord
import pytest
from discord.utils import DISCORD_EPOCH

from bot.games.space_builder import CancelRound
from bot.locales import texts
from bot.match.commands import Act, PassTime
from bot.match.models import Match
from bot.services.match_service import MatchService
from cogs.space_builder.clock import RaceClock
from rendering import RENDERERS
from tests.play.race import (
    answer_of,
    begin,
    build,
    find_ids,
    find_open_buttons,
    finish,
    get_display_time,
    has_map,
    jump_forward,
    make_ready,
    open_map,
    player_of,
    reopen_panel,
    set_last_heard,
    start_race,
    stop,
    stop_by_command,
)
from tests.play.world import World, buttons, get_pinged_users, reply_text, words

TEXT = texts("en")
MODES = ("live", "turns")
pytestmark = pytest.mark.usefixtures("frozen_time")


async def _begin_race(world: World, mode: str, **options: Any) -> tuple[Any, Match]:
    """Let Ada build; return her panel and the match."""
    await begin(world, mode=mode, **options)
    panel = (
        (await start_race(world, world.ada, world.bruno))[0]
        if mode == "live"
        else await open_map(world, world.ada)
    )
    await build(world, world.ada, panel, cards=1)
    return panel, await world.match()


async def _gateway(world: World, event: str) -> None:
    """Lose the connection, or bring it back."""
    with world.env._bot_scope():
        world.bot.dispatch(event)
    await world.env.settle()


async def _disconnect_for(world: World, seconds: float, how: str) -> None:
    """Let the bot hear nothing for ``seconds``, because the process or its connection is dead."""
    if how == "restart":
        await set_last_heard(world, seconds)
        await world.restart()
    else:
        await world.bot.cog_of(RaceClock)._record_connection()
        await _gateway(world, "disconnect")
        await world.env.advance_time(seconds)
        await _gateway(world, "resumed")


def describe_cancellation(match: Match) -> str:
    """Return the sentence that says that the round was cancelled."""
    view = match.rules.view(match.state, None)
    sentence = RENDERERS[match.game].describe_action(view, CancelRound(0, 0), text=TEXT)
    return TEXT("log-system", done=sentence)


def is_explained(world: World, match: Match) -> bool:
    """Return whether the board or the message right above says that the round was cancelled."""
    return any(describe_cancellation(match) in words(message) for message in world.channel.history()[-2:])


@pytest.mark.parametrize("how", ["restart", "disconnect"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.sampled
async def test_a_round_during_which_nobody_listened_is_cancelled(world: World, mode: str, how: str) -> None:
    panel, before = await _begin_race(world, mode)
    messages_before = len(world.posts())
    await world.env.advance_time(15)
    await _disconnect_for(world, 11, how)
    match = await world.match()
    assert match.state.round.number == 1
    assert match.state.round.opened > before.state.round.opened
    assert match.state.round.seats[0].map != before.state.round.seats[0].map
    assert all(player.start is None for player in match.state.round.seats)
    assert [(player.faults, player.absences) for player in match.state.players] == [(0, 0)] * 2
    assert len(world.posts()) == messages_before + 1
    assert is_explained(world, match)
    assert get_pinged_users(world, world.board) == sorted(match.players)
    assert describe_cancellation(match) in words(world.channel.history()[-2])
    assert describe_cancellation(match) in reply_text(await world.ada.slash(world.channel, "match log"))
    if how == "disconnect":
        assert find_open_buttons(panel) == set()
    await _assert_plays_on(world, mode)


async def _assert_plays_on(world: World, mode: str) -> None:
    if mode == "live":
        panel = (await start_race(world, world.ada, world.bruno))[0]
    else:
        panel = await open_map(world, world.ada)
    await build(world, world.ada, panel, cards=1)


@pytest.mark.parametrize("how", ["restart", "disconnect"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.sampled
async def test_a_short_silence_cancels_nothing(world: World, mode: str, how: str) -> None:
    panel, before = await _begin_race(world, mode)
    await _disconnect_for(world, 9.9, how)
    assert (await world.match()).state == before.state
    await build(world, world.ada, panel)


@pytest.mark.parametrize("how", ["restart", "disconnect"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.sampled
async def test_a_silence_in_which_no_clock_ran_cancels_nothing(world: World, mode: str, how: str) -> None:
    panel, _ = await _begin_race(world, mode)
    await stop(world.ada, panel)
    if mode == "live":
        await stop_by_command(world, world.bruno)
        await world.env.advance_time(3)
    before = await world.match()
    await world.env.advance_time(15)
    await _disconnect_for(world, 12, how)
    assert (await world.match()).state == before.state


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.sampled
async def test_a_round_whose_cap_passed_while_nobody_listened_is_not_checked(world: World, mode: str) -> None:
    _, before = await _begin_race(world, mode)
    await world.env.advance_time(5)
    await _gateway(world, "disconnect")
    await jump_forward(world, 400)
    assert (await world.match()).state == before.state
    await world.restart()
    match = await world.match()
    assert match.state.result is None
    assert match.state.round.opened > before.state.round.opened
    assert is_explained(world, match)


async def test_a_round_that_ended_in_a_short_silence_is_checked_after_it(world: World) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    await _gateway(world, "disconnect")
    await world.env.advance_time(5)
    assert (await world.match()).state.phase == "building"
    await _gateway(world, "resumed")
    assert (await world.match()).state.phase == "unfreeze"


async def test_the_bot_notes_that_it_listens_only_while_a_clock_runs(world: World) -> None:
    panel, _ = await _begin_race(world, "turns", cap=30)
    clock = world.bot.cog_of(RaceClock)
    earlier = await world.bot.store.meta.get("race_heard_at")
    await world.env.advance_time(10)
    later = await world.bot.store.meta.get("race_heard_at")
    assert int(later or 0) - int(earlier or 0) >= 6000
    await stop(world.ada, panel)
    await world.env.advance_time(25)
    assert not clock.heartbeat.is_running()
    assert await world.bot.store.timers.find_of_kind("race-clock") == []


async def test_a_match_that_ended_early_leaves_no_clock_behind(world: World) -> None:
    await _begin_race(world, "live", cap=30)
    await world.bruno.slash(world.channel, "space-builder leave")
    assert (await world.match()).is_over
    await world.env.advance_time(35)
    assert not world.bot.cog_of(RaceClock).heartbeat.is_running()
    assert await world.bot.store.timers.find_next_due() is None


class Killed(BaseException):
    """The process dies here."""


def _die_before_commit(monkeypatch: pytest.MonkeyPatch, action: str, error: type[BaseException]) -> None:
    """Prevent the first commit of a command that begins with ``action``."""
    perform = MatchService.perform
    deaths: list[Any] = []

    async def dies(matches: MatchService, target: Any, user: int, command: Any, **rest: Any) -> Any:
        if isinstance(command, (Act, PassTime)) and command.action.startswith(action) and not deaths:
            deaths.append(command)
            raise error
        return await perform(matches, target, user, command, **rest)

    monkeypatch.setattr(MatchService, "perform", dies)


@pytest.mark.simcord(check_errors=False)
async def test_a_map_that_was_seen_counts_as_opened_even_if_not_committed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, mode="turns")
    _die_before_commit(monkeypatch, "open", RuntimeError)
    panel = await open_map(world, world.ada)
    assert has_map(panel)
    expected_start = (await world.match()).elapsed((panel.id >> 22) + DISCORD_EPOCH)
    assert (await world.match()).state.round.seats[0].start is None
    await world.env.advance_time(4)
    again = await world.press(world.ada, "race-open")
    refusal = await world.press(world.ada, "race-begin", message=again.response)
    assert words(answer_of(refusal)) == TEXT("space-builder-illegal-already-opened")
    match = await world.match()
    start = match.state.round.seats[player_of(match, world.ada)].start
    assert start is not None
    assert abs(start - expected_start) < 100
    await world.env.advance_time(16)
    assert (await world.match()).state == match.state
    assert await world.bot.store.timers.find_of_kind("race-opening") == []
    await build(world, world.ada, panel, cards=1)


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("restart", [False, True])
async def test_an_opening_that_was_cut_off_is_completed_by_itself(
    world: World, monkeypatch: pytest.MonkeyPatch, restart: bool
) -> None:
    await begin(world, mode="turns")
    _die_before_commit(monkeypatch, "open", RuntimeError)
    panel = await open_map(world, world.ada)
    expected_start = (await world.match()).elapsed((panel.id >> 22) + DISCORD_EPOCH)
    await (world.restart() if restart else world.env.advance_time(16))
    match = await world.match()
    start = match.state.round.seats[player_of(match, world.ada)].start
    assert start is not None
    assert abs(start - expected_start) < 100
    assert await world.bot.store.timers.find_of_kind("race-opening") == []
    assert "take DOM" in find_open_buttons(await reopen_panel(world, world.ada))


@pytest.mark.simcord(check_errors=False)
async def test_an_opening_that_was_cut_off_for_long_is_cancelled(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, mode="turns")
    _die_before_commit(monkeypatch, "open", RuntimeError)
    await open_map(world, world.ada)
    first = await world.match()
    await world.env.advance_time(12)
    await world.restart()
    match = await world.match()
    assert match.state.round.seats[0].map != first.state.round.seats[0].map
    assert is_explained(world, match)


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("path", ["/interactions/*/callback", "/webhooks/*"])
async def test_a_map_that_discord_did_not_take_starts_no_clock(world: World, path: str) -> None:
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")
    world.env.inject_error("POST", path, status=404, code=10062, times=1)
    await world.press(world.ada, "race-begin", message=question.response)
    await world.env.advance_time(20)
    assert (await world.match()).state.round.seats[0].start is None
    await open_map(world, world.ada)


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("is_remembered", [True, False])
@pytest.mark.sampled
async def test_a_map_that_was_posted_and_not_committed_is_the_one_that_starts_the_clocks(
    world: World, monkeypatch: pytest.MonkeyPatch, is_remembered: bool
) -> None:
    await begin(world)
    await make_ready(world, world.ada, world.bruno)
    messages_before = len(world.posts())
    if is_remembered:
        _die_before_commit(monkeypatch, "start", Killed)
    else:
        _die_before_storing_map(monkeypatch)
    await world.env.advance_time(5.1)
    assert (await world.match()).state.phase == "ready"
    map_message, display_time = world.board, get_display_time(world.board)
    assert len(world.posts()) == messages_before
    monkeypatch.undo()
    await world.env.advance_time(4)
    await world.restart()
    await world.env.advance_time(1)
    match = await world.match()
    assert len(world.posts()) == messages_before
    assert [message.id for message in world.channel.history() if buttons(message)] == [map_message.id]
    assert match.state.round.seats[0].start == match.elapsed(display_time)
    assert has_map(await reopen_panel(world, world.ada))


def _die_before_storing_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process die when the map is shown, but that is not yet stored."""
    edit = discord.PartialMessage.edit

    async def edits_and_dies(message: discord.PartialMessage, **fields: Any) -> None:
        await edit(message, **fields)
        raise Killed

    monkeypatch.setattr(discord.PartialMessage, "edit", edits_and_dies)


@pytest.mark.simcord(check_errors=False)
async def test_a_map_that_hung_there_for_long_without_a_bot_is_taken_down(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    await make_ready(world, world.ada, world.bruno)
    first = await world.match()
    _die_before_commit(monkeypatch, "start", Killed)
    await world.env.advance_time(5.1)
    monkeypatch.undo()
    await world.env.advance_time(20)
    await world.restart()
    await world.env.advance_time(1)
    match = await world.match()
    assert match.state.phase == "ready"
    assert match.state.round.seats[0].map != first.state.round.seats[0].map
    assert is_explained(world, match)
    assert find_ids(world.board, "race-ready")


async def test_a_restart_in_the_countdown_starts_the_race_all_the_same(world: World) -> None:
    await begin(world)
    old, _ = await make_ready(world, world.ada, world.bruno)
    await world.env.advance_time(2)
    await world.restart()
    await world.env.advance_time(4)
    match = await world.match()
    assert match.state.phase == "building"
    assert not has_map(old)
    assert has_map(await reopen_panel(world, world.ada))
