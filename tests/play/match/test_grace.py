"""Turns in which only optional actions are left end by themselves after a grace time."""

import asyncio
from typing import Any

import pytest
import simcord

from bot.match.grace import GRACE_TIMER, find_grace_end
from bot.services.clock_service import ClockService
from bot.services.match_service import MatchService
from tests.play.notified_users import count_pings, lend, me, pass_time, stay_down
from tests.play.server.test_moderation import add_moderator, open_match
from tests.play.world import World, buttons, get_pinged_users, words

pytestmark = pytest.mark.usefixtures("frozen_time")

SENTENCE = "Your turn ends <t:"


async def begin(world: World, **options: Any) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Begin a match in which one free action is left; return the user to act and the other."""
    await world.begin_game("middle-ages", 2, **{"free-actions": 1, "start-coins": 20, **options})
    who = await world.current()
    return who, world.bruno if who.id == world.ada.id else world.ada


async def use_up(world: World, who: simcord.MemberActor) -> int:
    """Let a user use the last free action, and return the number of the turn."""
    await world.press(who, "act", "coins")
    return (await world.match()).turn


async def set_grace(world: World, who: simcord.MemberActor, choice: str) -> simcord.InteractionResult:
    """Let a user choose a grace time in the panel of ``/me``."""
    panel = await me(world, who, "notices")
    assert panel.response is not None
    result = await who.select(panel.response, [choice], custom_id="u:me-set:end_turn_after")
    assert isinstance(result, simcord.InteractionResult)
    return result


async def test_a_turn_in_which_only_buying_is_left_ends_after_a_minute(world: World) -> None:
    who, other = await begin(world)
    assert SENTENCE not in words(world.board)
    turn, post = await use_up(world, who), world.board.id
    due_at = find_grace_end(await world.match())
    assert due_at is not None
    assert f"Buy an action, or end your turn.\n{SENTENCE}{due_at // 1000}:R>." in words(world.board)
    assert words(world.board).count(SENTENCE) == 1
    labels = [label for _, label in buttons(world.board)]
    assert {"End Now", "Undo", "Buy an Action (5 Coins)"} <= set(labels)
    await pass_time(world, 59)
    assert (await world.match()).turn == turn
    assert world.board.id == post
    await pass_time(world, 2)
    assert (await world.match()).turn == turn + 1
    assert get_pinged_users(world, world.board) == [other.id]
    assert SENTENCE not in words(world.board)
    assert count_pings(world, other) == 1
    assert await world.bot.store.timers.find_of_kind(GRACE_TIMER) == []


@pytest.mark.parametrize(("choice", "seconds"), [("30", 30), ("60", 60), ("300", 300)])
async def test_a_user_chooses_how_long_the_turn_waits(world: World, choice: str, seconds: int) -> None:
    who, _ = await begin(world)
    await set_grace(world, who, choice)
    turn = await use_up(world, who)
    await pass_time(world, seconds - 1)
    assert (await world.match()).turn == turn
    await pass_time(world, 2)
    assert (await world.match()).turn == turn + 1


async def test_with_no_grace_the_turn_ends_at_once_and_can_be_taken_back(world: World) -> None:
    who, _ = await begin(world)
    await set_grace(world, who, "0")
    turn = (await world.match()).turn
    await world.press(who, "act", "coins")
    match = await world.match()
    assert match.turn == turn + 1
    coins = match.state.players[match.players.index(who.id)].coins
    await world.press(who, "undo")
    match = await world.match()
    player = match.players.index(who.id)
    assert (match.state.current, match.state.turn.actions) == (player, 0)
    assert match.state.players[player].coins == coins, "only the end is taken back"
    await world.press(who, "act", "buy")
    assert (await world.match()).state.turn.actions == 1


async def test_a_turn_that_ends_again_after_an_undo_is_not_told_as_idle(world: World) -> None:
    who, _ = await begin(world)
    await set_grace(world, who, "0")
    await world.press(who, "act", "coins")
    await world.press(who, "undo")
    await world.press(who, "act", "end")
    assert "ended the turn." in words(world.board)
    assert "without doing anything" not in words(world.board)


async def test_a_user_can_end_all_turns_themselves(world: World) -> None:
    who, _ = await begin(world)
    await set_grace(world, who, "off")
    turn = await use_up(world, who)
    assert SENTENCE not in words(world.board)
    await pass_time(world, 86_400)
    assert (await world.match()).turn == turn
    await world.press(who, "act", "end")
    assert (await world.match()).turn == turn + 1


async def test_a_choice_during_the_grace_counts_at_once(world: World) -> None:
    who, other = await begin(world)
    turn = await use_up(world, who)
    await set_grace(world, other, "off")
    assert SENTENCE in words(world.board)
    await set_grace(world, who, "off")
    assert SENTENCE not in words(world.board)
    await pass_time(world, 120)
    assert (await world.match()).turn == turn
    await set_grace(world, who, "30")
    assert SENTENCE in words(world.board)
    await pass_time(world, 31)
    assert (await world.match()).turn == turn + 1


async def test_buying_cancels_the_grace_and_using_the_action_renews_it(world: World) -> None:
    who, _ = await begin(world)
    turn = await use_up(world, who)
    await pass_time(world, 50)
    await world.press(who, "act", "buy")
    assert SENTENCE not in words(world.board)
    await pass_time(world, 300)
    assert (await world.match()).turn == turn
    question = await world.press(who, "act", "coins")
    await world.press(who, "act-sure", message=question.followups[0])
    assert SENTENCE in words(world.board)
    await pass_time(world, 50)
    assert (await world.match()).turn == turn
    await pass_time(world, 11)
    assert (await world.match()).turn == turn + 1


async def test_undo_cancels_the_grace(world: World) -> None:
    who, _ = await begin(world)
    turn = await use_up(world, who)
    await world.press(who, "undo")
    assert SENTENCE not in words(world.board)
    await pass_time(world, 120)
    assert (await world.match()).turn == turn


async def test_a_turn_that_was_due_while_the_bot_was_down_ends_after_the_restart(world: World) -> None:
    who, other = await begin(world)
    turn = await use_up(world, who)
    await stay_down(world, 90)
    await pass_time(world, 10)
    assert (await world.match()).turn == turn + 1
    assert get_pinged_users(world, world.board) == [other.id]
    await world.press(who, "undo")
    assert (await world.match()).find_player(who.id) in (await world.match()).players_to_act()


async def test_a_restart_within_the_grace_changes_nothing(world: World) -> None:
    who, _ = await begin(world)
    turn = await use_up(world, who)
    await stay_down(world, 20)
    assert (await world.match()).turn == turn
    await pass_time(world, 41)
    assert (await world.match()).turn == turn + 1


async def test_a_stand_ins_own_choice_counts(world: World) -> None:
    who, other = await begin(world)
    await set_grace(world, who, "off")
    await set_grace(world, world.chioma, "30")
    await lend(world, who, world.chioma, "7")
    turn = await use_up(world, world.chioma)
    await pass_time(world, 31)
    assert (await world.match()).turn == turn + 1
    assert other.id in (await world.match()).players


async def test_a_question_stops_the_grace(world: World) -> None:
    other, who = await begin(world)
    await use_up(world, other)
    await world.press(other, "act", "end")
    turn = await use_up(world, who)
    await world.cancel(other)
    assert SENTENCE not in words(world.board)
    await pass_time(world, 600)
    assert (await world.match()).turn == turn
    await world.press(who, "answer", "no")
    assert SENTENCE in words(world.board)
    await pass_time(world, 61)
    assert (await world.match()).turn == turn + 1


async def test_a_click_ends_a_turn_once_and_removes_the_timer(world: World) -> None:
    who, _ = await begin(world)
    turn = await use_up(world, who)
    await world.press(who, "act", "end")
    assert await world.bot.store.timers.find_of_kind(GRACE_TIMER) == []
    await pass_time(world, 120)
    match = await world.match()
    assert match.turn == turn + 1


async def test_a_match_that_moves_to_another_channel_keeps_its_grace(world: World) -> None:
    who, _ = await begin(world)
    turn = await use_up(world, who)
    match_id, due_at = (await world.match()).id, find_grace_end(await world.match())
    assert due_at is not None
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.ada.slash(elsewhere, "match move", match="1")
    match = await world.bot.store.matches.find(match_id)
    assert match is not None
    assert (match.channel_id, find_grace_end(match)) == (elsewhere.id, due_at)
    await pass_time(world, 10)
    assert f"{SENTENCE}{due_at // 1000}:R>." in words(elsewhere.history()[-1])
    await pass_time(world, 51)
    match = await world.bot.store.matches.find(match_id)
    assert match is not None
    assert match.turn == turn + 1


async def test_of_two_processes_only_one_ends_the_turn(world: World) -> None:
    """Each has its own services and locks, and both find the turn due at the same time."""
    who, _ = await begin(world)
    turn = await use_up(world, who)
    before = await world.match()
    due_at = find_grace_end(before)
    assert due_at is not None
    (timer,) = await world.bot.store.timers.find_of_kind(GRACE_TIMER)
    now = due_at + 1
    services = [MatchService(world.bot.store, lambda *_: None, clock=lambda: now) for _ in range(2)]
    clocks = [ClockService(service, lambda _: True, clock=lambda: now) for service in services]
    await asyncio.gather(*(clock.handle_grace(timer) for clock in clocks))
    match = await world.match()
    assert match.turn == turn + 1
    assert match.action_count == before.action_count + 1
    assert await world.bot.store.timers.find_of_kind(GRACE_TIMER) == []


async def test_a_pause_stops_the_grace_and_the_end_of_the_pause_begins_it_again(world: World) -> None:
    who, _ = await begin(world)
    turn = await use_up(world, who)
    await pass_time(world, 30)
    page = await open_match(world, add_moderator(world))
    await page.tell_why("Pause", "dinner")
    assert find_grace_end(await world.match()) is None
    await pass_time(world, 600)
    assert (await world.match()).turn == turn
    await page.press("Resume")
    assert SENTENCE in words(world.board)
    await pass_time(world, 59)
    assert (await world.match()).turn == turn
    await pass_time(world, 2)
    assert (await world.match()).turn == turn + 1
