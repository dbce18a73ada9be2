"""Claims that a late player has given up: who is told, what everybody reads, and what comes too late."""

import pytest

from bot.match.commands import ActWithoutConfirmation
from tests.play.match.test_clocks import begin, begin_three, claim, take_seat
from tests.play.notified_users import (
    DAY,
    HOUR,
    MINUTE,
    choose_clock,
    count_pings,
    lend,
    me,
    pass_time,
    read_directs,
)
from tests.play.world import World, reply_text, words


async def test_who_takes_direct_messages_is_told_once_that_they_may_claim(world: World) -> None:
    await me(world, world.bruno, "notices", where="direct")
    await begin(world, bank="no-bank", overtime="claim")
    pings = count_pings(world, world.bruno)
    await pass_time(world, DAY + MINUTE)
    (told,) = read_directs(world.bruno)
    assert f"the time of <@{world.ada.id}> is up, and you may claim that they have given up" in told
    assert world.channel_link in told
    assert count_pings(world, world.bruno) == pings
    await pass_time(world, HOUR)
    assert read_directs(world.bruno) == [told]


@pytest.mark.parametrize("acts", [False, True])
async def test_after_quiet_hours_only_a_claim_that_is_still_open_is_told(world: World, acts: bool) -> None:
    await begin(world, bank="no-bank", overtime="claim")
    await me(world, world.bruno, "quiet", **{"from": "23:00", "to": "3:00", "zone": "UTC"})
    await pass_time(world, DAY + MINUTE)
    assert read_directs(world.bruno) == []
    if acts:
        await world.act(world.ada, "pattern rhombus")
        await world.act(world.ada, "Rb2")
        await world.act(world.bruno, "Sc2")
    await pass_time(world, 4 * HOUR)
    assert [line.count("you may claim") for line in read_directs(world.bruno)] == ([] if acts else [1])


async def test_open_matches_say_which_late_player_may_be_claimed(world: World) -> None:
    await begin(world, bank="no-bank", overtime="claim")
    assert "waiting for others" in reply_text(await me(world, world.bruno, "matches"))
    await pass_time(world, DAY + MINUTE)
    listed = reply_text(await me(world, world.bruno, "matches"))
    assert f"the time of <@{world.ada.id}> is up, and you may claim that they have given up. [Look]" in listed
    assert "your time is up" in reply_text(await me(world, world.ada, "matches"))


async def test_who_has_lent_a_seat_is_told_of_a_claim_and_the_stand_in_is_not(world: World) -> None:
    await begin_three(world, "claim")
    late = await world.current()
    owner, friend = (world.ada if late is not world.ada else world.bruno), world.dmitri
    await me(world, owner, "away", until="20", **{"stand-in": friend})
    await world.press(friend, "stand-in", "yes")
    await pass_time(world, DAY + MINUTE)
    assert "you may claim" in reply_text(await me(world, owner, "matches"))
    assert "you may claim" not in reply_text(await me(world, friend, "matches"))


async def test_who_is_claimed_to_have_given_up_is_not_said_to_have_resigned(world: World) -> None:
    await begin_three(world, "claim")
    late = await world.current()
    other = world.ada if late is not world.ada else world.bruno
    await pass_time(world, DAY + MINUTE)
    await claim(world, other)
    for command in ("undo", "resign", "nudge"):
        answer = reply_text(await late.slash(world.channel, f"match {command}"))
        assert f"Your time was up, and <@{other.id}> claimed that you had given up." in answer
        assert "resigned" not in answer


async def test_who_lost_a_seat_reads_who_took_it(world: World) -> None:
    await begin(world, bank="no-bank", overtime="substitute")
    await pass_time(world, DAY + MINUTE)
    await take_seat(world, world.chioma)
    for answer in (
        await world.press(world.ada, "act", "pattern rhombus"),
        await world.ada.slash(world.channel, "match resign"),
    ):
        assert f"Your time was up, and <@{world.chioma.id}> took your seat." in reply_text(answer)
    watching = await world.press(world.dmitri, "act", "pattern rhombus")
    assert "You are not a player of this match" in reply_text(watching)


async def test_who_has_lent_a_seat_reads_the_way_back_to_it(world: World) -> None:
    await begin(world, bank="no-bank")
    await lend(world, world.ada, world.chioma, until="5")
    for answer in (
        await world.press(world.ada, "act", "pattern rhombus"),
        await world.ada.slash(world.channel, "constructor pattern", pattern="rhombus"),
    ):
        assert f"<@{world.chioma.id}> plays for you here" in reply_text(answer)
        assert "press **Take My Seat Back** under *More*" in reply_text(answer)
    await world.press(world.ada, "give-back")
    await world.press(world.ada, "act", "pattern rhombus")
    assert (await world.match()).recent


@pytest.mark.parametrize("is_faster", [False, True])
async def test_a_claim_that_comes_too_late_says_why(world: World, is_faster: bool) -> None:
    await begin_three(world, "claim")
    late = await world.current()
    first, second = [who for who in (world.ada, world.bruno, world.chioma) if who is not late]
    await pass_time(world, DAY + MINUTE)
    panel = (await world.press(second, "more")).response
    question = (await world.press(second, "claim", message=panel)).response
    if is_faster:
        await claim(world, first)
    else:
        await world.bot.matches.perform(1, late.id, ActWithoutConfirmation("end"))
        assert await world.bot.outbox.drain(60)
    before = await world.match()
    for control, message in (("claim-sure", question), ("claim", panel)):
        answer = reply_text(await world.press(second, control, message=message))
        assert "they have played, or somebody else was faster. Nothing has changed" in answer
    after = await world.match()
    assert (after.resigned, after.public_revision) == (before.resigned, before.public_revision)


async def test_the_board_says_who_is_out_because_time_was_up(world: World) -> None:
    await world.open_table(
        world.ada,
        "middle-ages",
        opponent=world.bruno,
        **{"second-opponent": world.chioma, "third-opponent": world.dmitri},
        clock="day",
    )
    await choose_clock(world, bank="no-bank", overtime="claim")
    for who in (world.bruno, world.chioma, world.dmitri):
        await world.press(who, "join")
    await world.press(world.ada, "start")
    late = await world.current()
    other, leaver, _ = [who for who in world.people.values() if who is not late]
    await pass_time(world, DAY + MINUTE)
    await claim(world, other)
    mark = f"<@{late.id}> ("
    assert f"Out of the match, because time was up: {mark}" in words(world.board)
    assert "Left the match" not in words(world.board)
    await world.resign(leaver)
    assert f"Left the match: <@{leaver.id}> (" in words(world.board)
    assert f"Out of the match, because time was up: {mark}" in words(world.board)


async def test_the_board_says_that_a_late_player_can_still_play(world: World) -> None:
    await begin(world, bank="no-bank", overtime="claim")
    await pass_time(world, DAY + MINUTE)
    assert f"The time of <@{world.ada.id}> is up, but they can still play." in words(world.board)
    await world.act(world.ada, "pattern rhombus")
    assert (await world.match()).recent


async def test_to_take_a_seat_asks_first_and_says_what_follows(world: World) -> None:
    await begin(world, bank="no-bank", overtime="substitute")
    await pass_time(world, DAY + MINUTE)
    question = await world.press(world.chioma, "take-seat")
    asked = f"Do you really take the seat of <@{world.ada.id}>? You play on in their place"
    assert asked in reply_text(question)
    assert world.ada.id in (await world.match()).seats
    await world.act(world.ada, "pattern rhombus")
    await world.bot.matches.perform(1, world.ada.id, ActWithoutConfirmation("Rb2"))
    late = await world.press(world.chioma, "take-seat-sure", message=question.response)
    assert "they have played" in reply_text(late)
    assert world.chioma.id not in (await world.match()).seats


async def test_open_matches_say_that_a_late_player_is_asked_and_has_to_play(world: World) -> None:
    await begin(world, bank="no-bank", overtime="claim")
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await pass_time(world, DAY + MINUTE)
    await world.press(world.ada, "undo")
    listed = reply_text(await me(world, world.bruno, "matches"))
    assert "your answer is needed." in listed
    assert "· it is also your turn · your time is up" in listed
    await world.press(world.bruno, "answer", "yes")
    assert "your turn" not in reply_text(await me(world, world.bruno, "matches"))
