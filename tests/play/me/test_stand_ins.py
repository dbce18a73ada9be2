"""A friend is asked before they play for a user who is away, and decides nothing that is the owner's."""

from typing import Any

import pytest
import simcord

from bot.match.servers import ServerBlock
from tests.play.notified_users import (
    DAY,
    HOUR,
    MINUTE,
    begin_on_brunos_turn,
    count_pings,
    get_directs,
    lend,
    me,
    pass_time,
    read_directs,
)
from tests.play.world import World, buttons, forge, get_pinged_users, reply_text, words


async def ask(world: World, friend: simcord.MemberActor | None = None) -> None:
    """Let Bruno begin an absence and ask a friend, Chioma if none is named."""
    await me(world, world.bruno, "away", until="3", **{"stand-in": friend or world.chioma})


async def users(world: World) -> tuple[int, ...]:
    return (await world.match()).players


async def answer_forged(world: World, who: Any, owner: Any, answer: str = "yes") -> str:
    """Let a user click a button that was made up, and return what they are told."""
    return reply_text(await forge(world, who, world.board, f"b:1:0:stand-in:{answer}={owner}"))


# The question


async def test_nobody_plays_for_the_owner_before_they_have_accepted(world: World) -> None:
    await begin_on_brunos_turn(world)
    await ask(world)
    assert await users(world) == (world.ada.id, world.bruno.id)
    assert f"<@{world.chioma.id}>, will you stand in for <@{world.bruno.id}> while" in words(world.board)
    assert get_pinged_users(world, world.board) == [world.chioma.id]
    assert "is asked to play for you" in reply_text(await me(world, world.bruno, "matches"))
    await world.restart()
    reply = reply_text(await world.press(world.chioma, "stand-in", "yes"))
    assert f"You play for <@{world.bruno.id}> until they return" in reply
    assert await users(world) == (world.ada.id, world.chioma.id)
    assert ":stand-in:" not in str(buttons(world.board))


async def test_a_friend_declines(world: World) -> None:
    await begin_on_brunos_turn(world)
    await ask(world)
    assert "You do not play for" in reply_text(await world.press(world.chioma, "stand-in", "no"))
    assert await users(world) == (world.ada.id, world.bruno.id)
    assert "will you stand in" not in words(world.board)
    assert "does not play as" in reply_text(await world.press(world.ada, "log"))
    assert "not any more" in await answer_forged(world, world.chioma, world.bruno.id)
    await me(world, world.bruno, "away", until="5")
    assert "will you stand in" not in words(world.board)


async def test_who_is_asked_finds_the_question_among_their_matches(world: World) -> None:
    await begin_on_brunos_turn(world)
    assert "no matches running" in reply_text(await me(world, world.chioma, "matches"))
    await ask(world)
    listed = reply_text(await me(world, world.chioma, "matches"))
    assert f"will you stand in for <@{world.bruno.id}>? [Go]({world.board.jump_url})" in listed
    assert "no matches running" in reply_text(await me(world, world.dmitri, "matches"))
    await world.press(world.chioma, "stand-in", "no")
    assert "no matches running" in reply_text(await me(world, world.chioma, "matches"))


@pytest.mark.parametrize("where", ["mention", "direct"])
async def test_a_stand_in_is_told_that_the_match_is_over(world: World, where: str) -> None:
    await begin_on_brunos_turn(world)
    await me(world, world.chioma, "notices", where=where)
    await lend(world, world.bruno, world.chioma, "5")
    await world.resign(world.ada)
    assert f"<@{world.chioma.id}> played for <@{world.bruno.id}> to the end." in words(world.board)
    pinged = [world.chioma.id] if where == "mention" else []
    assert get_pinged_users(world, world.board) == pinged
    await pass_time(world, MINUTE)
    assert sum("the match is over" in text for text in read_directs(world.chioma)) == 1 - len(pinged)


async def test_clicks_of_others_are_refused(world: World) -> None:
    await begin_on_brunos_turn(world)
    await ask(world)
    for who in (world.ada, world.bruno, world.dmitri):
        for answer in ("yes", "no"):
            refusal = reply_text(await world.press(who, "stand-in", answer))
            assert "not asked to play" in refusal
    for owner in (world.ada.id, world.chioma.id, "", "x", "9" * 40):
        assert "not asked to play" in await answer_forged(world, world.chioma, owner)
    assert "I do not know this button" in await answer_forged(world, world.chioma, world.bruno.id, "maybe")
    match = await world.match()
    assert match.players == (world.ada.id, world.bruno.id)
    assert match.seat_status(1).asked == world.chioma.id


async def test_who_takes_direct_messages_is_asked_in_one_and_answers_there(world: World) -> None:
    await begin_on_brunos_turn(world)
    await me(world, world.chioma, "notices", where="direct")
    await ask(world)
    await pass_time(world, 60)
    (message,) = get_directs(world.chioma)
    assert f"will you stand in for <@{world.bruno.id}> while they are away?" in words(message)
    assert count_pings(world, world.chioma) == 0
    await world.restart()
    (yes, _), (no, _), _ = buttons(message)
    assert (":stand-in:yes=" in yes, ":stand-in:no=" in no) == (True, True)
    await world.chioma.user.click(message, custom_id=yes)
    assert await users(world) == (world.ada.id, world.chioma.id)
    await pass_time(world, 60)
    (text,) = read_directs(world.chioma)
    assert "it is your turn" in text


@pytest.mark.exhaustive
async def test_quiet_hours_and_no_notices_hold_for_the_question_too(world: World) -> None:
    await begin_on_brunos_turn(world)
    await me(world, world.chioma, "notices", where="none")
    await ask(world)
    await pass_time(world, HOUR)
    assert count_pings(world, world.chioma) == 0
    assert read_directs(world.chioma) == []
    await world.press(world.chioma, "stand-in", "yes")
    assert await users(world) == (world.ada.id, world.chioma.id)


async def test_the_question_ends_with_the_absence(world: World) -> None:
    await begin_on_brunos_turn(world)
    await ask(world)
    await pass_time(world, 4 * DAY + HOUR)
    assert "asks you" not in words(world.board)
    assert "not asked to play" in await answer_forged(world, world.chioma, world.bruno.id)
    await ask(world)
    await me(world, world.bruno, "back")
    assert "not asked to play" in await answer_forged(world, world.chioma, world.bruno.id)
    assert await users(world) == (world.ada.id, world.bruno.id)


@pytest.mark.exhaustive
@pytest.mark.usefixtures("quick_computers")
async def test_the_question_ends_with_the_match_and_with_another_user_on_the_seat(world: World) -> None:
    await begin_on_brunos_turn(world)
    await ask(world)
    await forge(world, world.bruno, world.board, "b:1:0:hand-over-to:1=casual")
    assert "asks you" not in words(world.board)
    await world.bruno.slash(world.channel, "me back")
    await world.press(world.bruno, "give-back")
    await ask(world)
    await world.press(world.ada, "resign", "yes", message=(await world.press(world.ada, "resign")).response)
    assert "not asked to play" in await answer_forged(world, world.chioma, world.bruno.id)
    assert (await world.match()).seat_status(1).asked is None


async def test_the_question_is_asked_once_for_all_matches_and_answered_for_all(world: World) -> None:
    await begin_on_brunos_turn(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.ada.slash(elsewhere, "constructor new", opponent=world.bruno, starter="ice")
    for control in ("join", "start"):
        await world.press(world.bruno, control, message=elsewhere.last_message)
    await ask(world)
    assert count_pings(world, world.chioma) + count_pings(world, world.chioma, elsewhere) == 1
    assert "in 2 matches" in reply_text(await world.press(world.chioma, "stand-in", "yes"))
    for match_id in (1, 2):
        match = await world.bot.store.matches.find(match_id)
        assert match is not None
        assert match.players == (world.ada.id, world.chioma.id)


@pytest.mark.exhaustive
async def test_asking_again_and_again_does_not_ping_again_and_again(world: World) -> None:
    await begin_on_brunos_turn(world)
    for friend in (world.chioma, world.dmitri) * 4:
        await ask(world, friend)
    assert count_pings(world, world.chioma) + count_pings(world, world.dmitri) == 3
    assert f"<@{world.dmitri.id}>, will you stand in for <@{world.bruno.id}>" in words(world.board)
    await world.press(world.dmitri, "stand-in", "yes")
    assert await users(world) == (world.ada.id, world.dmitri.id)


async def test_who_is_blocked_in_the_server_is_not_asked(world: World) -> None:
    await begin_on_brunos_turn(world)
    await world.bot.store.server_blocks.add(
        ServerBlock(guild_id=world.guild.id, user_id=world.chioma.id, by_user=world.ada.id, at=0, reason="")
    )
    reply = reply_text(await me(world, world.bruno, "away", until="3", **{"stand-in": world.chioma}))
    assert "cannot play for you in any" in reply
    assert (await world.match()).seat_status(1).asked is None


# What is the owner's


async def test_a_stand_in_can_neither_resign_nor_call_the_match_off_nor_let_a_computer_play(
    world: World,
) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "3")
    more = (await world.press(world.chioma, "more")).response
    for verb in ("resign", "cancel", "hand-over"):
        assert f":{verb}:" not in str(buttons(more))
    for command in ("match resign", "match cancel"):
        reply = reply_text(await world.chioma.slash(world.channel, command))
        assert f"You play for <@{world.bruno.id}>, so this is up to them" in reply
    reply = reply_text(await world.chioma.slash(world.channel, "match computer", level="casual"))
    assert "this is up to them" in reply
    for argument in ("resign:yes", "cancel:yes", "hand-over:", "hand-over-to:1=casual"):
        refusal = await forge(world, world.chioma, world.board, f"b:1:0:{argument}")
        assert "this is up to them" in reply_text(refusal)
    match = await world.match()
    assert (match.status, match.players, match.consent_request) == (
        "running",
        (world.ada.id, world.chioma.id),
        None,
    )
    await world.act(world.chioma, "Sc2")


async def test_the_owner_resigns_by_button_and_by_command_while_a_friend_plays(world: World) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "3")
    question = await world.press(world.bruno, "resign")
    assert "Do you really want to resign?" in reply_text(question)
    question = await world.bruno.slash(world.channel, "match resign")
    assert "Do you really want to resign?" in reply_text(question)
    await world.press(world.bruno, "resign", "yes", message=question.response)
    match = await world.match()
    assert match.status == "finished"
    assert match.players == (world.ada.id, world.bruno.id)
    assert f"<@{world.bruno.id}> has resigned" in words(world.board)


async def test_the_owner_answers_whether_to_call_the_match_off(world: World) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "3")
    await world.ada.slash(world.channel, "match cancel")
    assert f"<@{world.bruno.id}>, <@{world.ada.id}>" in words(world.board)
    assert "your answer is needed" in reply_text(await me(world, world.bruno, "matches"))
    assert "your answer is needed" not in reply_text(await me(world, world.chioma, "matches"))
    refusal = await world.press(world.chioma, "answer", "yes")
    assert "this is up to them" in reply_text(refusal)
    assert (await world.match()).status == "running"
    await world.press(world.bruno, "answer", "yes")
    assert (await world.match()).status == "abandoned"


@pytest.mark.exhaustive
async def test_a_stand_in_may_say_no_and_play_on(world: World) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "3")
    await world.ada.slash(world.channel, "match cancel")
    await world.press(world.chioma, "answer", "no")
    assert (await world.match()).consent_request is None
    await world.ada.slash(world.channel, "match cancel")
    await world.act(world.chioma, "Sc2")
    match = await world.match()
    assert (match.status, match.consent_request) == ("running", None)


@pytest.mark.exhaustive
@pytest.mark.usefixtures("quick_computers")
async def test_the_owner_asks_to_call_the_match_off_and_lets_a_computer_play(world: World) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "3")
    await world.bruno.slash(world.channel, "match cancel")
    assert (await world.match()).consent_request is not None
    await world.press(world.ada, "answer", "no")
    question = await world.bruno.slash(world.channel, "match computer", level="casual")
    await world.press(world.bruno, "hand-over-to", "1=casual", message=question.response)
    match = await world.match()
    assert match.players[1] < 0
    assert match.get_owner(1) == world.bruno.id


async def test_after_the_end_the_rematch_is_the_owners(world: World) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "3")
    await world.press(world.ada, "resign", "yes", message=(await world.press(world.ada, "resign")).response)
    match = await world.match()
    assert match.players == (world.ada.id, world.bruno.id)
    assert "did not play" in reply_text(await world.press(world.chioma, "rematch"))
    await world.press(world.bruno, "rematch")
    assert world.chioma.id not in (await world.match()).invited
