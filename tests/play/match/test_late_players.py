"""Players who are late twice in a row: the bot plays for them until they press a button, and says so."""

import pytest
import simcord

from tests.play.builders_table import ORDER, actor, click, command
from tests.play.notified_users import DAY, HOUR, MINUTE, choose_clock, count_pings, me, pass_time
from tests.play.world import World, buttons, forge, get_pinged_users, reply_text, words


async def begin(world: World) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Let two users hand in orders, under a clock with automatic late turns; return the late user first.

    Their turns do not end by themselves.
    """
    for who in (world.ada, world.bruno):
        await world.bot.preferences.change(who.id, {"auto_end_turn": False})
    await world.ada.slash(world.channel, "builders new", opponent=world.bruno, clock="day")
    await choose_clock(world, bank="no-bank", overtime="simplest")
    await world.press(world.bruno, "join")
    await world.press(world.ada, "start")
    for who in (world.ada, world.bruno):
        await click(world, who, ORDER)
    late = await actor(world)
    return late, world.bruno if late is world.ada else world.ada


async def play(world: World, who: simcord.MemberActor) -> None:
    """Let a user build one piece and end the turn, by clicks."""
    turn = (await world.match()).turn
    for action in ("lay B", "done"):
        if (await world.match()).turn == turn:
            await click(world, who, action)


async def begin_with_late_player(world: World) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Let one player be late twice in a row, up to the turn of the other."""
    late, other = await begin(world)
    for _ in range(2):
        await pass_time(world, DAY + MINUTE)
        assert await actor(world) is other
        if not (await world.match()).events:
            await play(world, other)
    return late, other


async def test_a_table_says_beforehand_that_the_bot_plays_on(world: World) -> None:
    await world.ada.slash(world.channel, "builders new", clock="day")
    await choose_clock(world, overtime="simplest")
    assert "until the player presses a button" in words(world.board)


async def test_the_bot_plays_on_and_says_so_until_the_player_presses_a_button(world: World) -> None:
    late, other = await begin_with_late_player(world)
    sentence = f"<@{late.id}> was late twice in a row: the bot plays for them until they press a button."
    assert sentence in words(world.board)
    before, pings_before = await world.match(), count_pings(world, late)
    await play(world, other)
    await pass_time(world, MINUTE)
    after = await world.match()
    assert after.state.turn == before.state.turn + 2
    assert await actor(world) is other
    assert get_pinged_users(world, world.board) == [other.id]
    assert count_pings(world, late) == pings_before
    assert "The bot played." in words(world.channel.history()[-2])
    assert sentence in words(world.board)
    log = reply_text(await other.slash(world.channel, "match log"))
    assert f"<@{late.id}> (🔺 Teal) was late twice in a row: the bot plays for them until" in log
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    await world.press(late, "more", str(after.board_seq))
    assert sentence not in words(world.board)
    assert f"<@{late.id}> plays as" in reply_text(await other.slash(world.channel, "match log"))
    await play(world, other)
    assert get_pinged_users(world, world.board) == [late.id]
    await pass_time(world, HOUR)
    assert await actor(world) is late


@pytest.mark.usefixtures("frozen_time")
async def test_a_press_in_the_turn_that_the_bot_is_about_to_play_counts(world: World) -> None:
    late, other = await begin_with_late_player(world)
    await play(world, other)
    assert f"The bot plays this turn for <@{late.id}>." in words(world.board)
    await click(world, late, "move")
    match = await world.match()
    assert (match.state.phase, match.state.current) == ("take", match.find_player(late.id))
    assert f"<@{late.id}>, it is your turn" in words(world.board)
    assert f"<@{late.id}> has time until" in words(world.board)
    await pass_time(world, HOUR)
    assert (await world.match()).state == match.state


@pytest.mark.usefixtures("frozen_time")
async def test_a_press_out_of_turn_is_refused_and_gives_the_seat_back(world: World) -> None:
    late, other = await begin_with_late_player(world)
    result = await world.press(late, "act", "move")
    assert f"Now it is the turn of <@{other.id}>" in reply_text(result)
    assert "the bot plays for them" not in words(world.board)
    await play(world, other)
    assert get_pinged_users(world, world.board) == [late.id]


@pytest.mark.parametrize("command_name", ["done", "match read"])
@pytest.mark.sampled
async def test_a_command_gives_the_seat_back_too(world: World, command_name: str) -> None:
    late, _ = await begin_with_late_player(world)
    result = await (
        command(world, late, command_name)
        if command_name == "done"
        else late.slash(world.channel, command_name)
    )
    assert result.response is not None
    assert not (await world.match()).seat_status((await world.match()).players.index(late.id)).is_left_to_bot
    assert "the bot plays for them" not in words(world.board)


async def test_neither_other_users_nor_general_preferences_give_the_seat_back(world: World) -> None:
    late, other = await begin_with_late_player(world)
    for who in (other, world.chioma):
        await world.press(who, "more")
    await me(world, late, "quiet", **{"from": "22:00", "to": "6:00", "zone": "UTC"})
    await me(world, late, "matches")
    assert "the bot plays for them" in words(world.board)


async def test_a_button_of_an_old_board_gives_the_seat_back_and_does_nothing_else(world: World) -> None:
    late, other = await begin(world)
    old = world.board
    old_custom_ids = [custom_id for custom_id, _ in buttons(old)]
    for _ in range(2):
        await pass_time(world, DAY + MINUTE)
        if not (await world.match()).events:
            await play(world, other)
    before = await world.match()
    assert "the bot plays for them" in words(world.board)
    (click_of_old,) = [custom_id for custom_id in old_custom_ids if ":act:lay B" in custom_id]
    result = await forge(world, late, world.board, click_of_old)
    assert "out of date" in reply_text(result)
    assert (await world.match()).state == before.state
    assert "the bot plays for them" not in words(world.board)


async def test_the_bot_goes_on_after_a_restart(world: World) -> None:
    late, other = await begin_with_late_player(world)
    await world.restart()
    await play(world, other)
    await world.restart()
    await pass_time(world, MINUTE)
    assert await actor(world) is other
    assert f"<@{late.id}> was late twice in a row" in words(world.board)
