"""A user who is away: their clocks stand still, their opponents know, a friend may play for them."""

import pytest

from tests.play.builders_table import begin as begin_puzzle
from tests.play.notified_users import (
    DAY,
    HOUR,
    begin_on_brunos_turn,
    count_pings,
    get_directs,
    lend,
    me,
    pass_time,
    read_directs,
)
from tests.play.world import World, buttons, forge, get_pinged_users, reply_text, words


async def test_an_absence_is_seen_by_the_opponents_and_stops_the_clock(world: World) -> None:
    await begin_on_brunos_turn(world, clock="day")
    before = (await world.match()).seat_status(1).deadline
    assert before is not None
    reply = reply_text(await me(world, world.bruno, "away", until="5"))
    assert "You are away until" in reply
    assert f"<@{world.bruno.id}> is away until" in words(world.board)
    deadline = (await world.match()).seat_status(1).deadline
    assert deadline is not None
    assert deadline - before == pytest.approx(6 * DAY * 1000, abs=2 * 60_000)
    await pass_time(world, 3 * DAY)
    assert count_pings(world, world.bruno) == 2  # the invitation and his turn
    await me(world, world.bruno, "back")
    assert "is away until" not in words(world.board)
    assert (await world.match()).seat_status(1).deadline == pytest.approx(
        before + 3 * DAY * 1000, abs=2 * 60_000
    )


async def test_an_absence_ends_by_itself_and_held_notifications_are_sent(world: World) -> None:
    await world.begin_constructor()
    await me(world, world.bruno, "away", until="2026-01-02")
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert get_pinged_users(world, world.board) == []
    await pass_time(world, DAY)
    assert get_directs(world.bruno) == []
    await world.restart()
    await pass_time(world, DAY + HOUR)
    (message,) = read_directs(world.bruno)
    assert "it is your turn" in message
    assert "is away until" not in words(world.board)


async def test_a_friend_plays_and_gives_the_seat_back(world: World) -> None:
    await begin_on_brunos_turn(world)
    reply = reply_text(await me(world, world.bruno, "away", until="3", **{"stand-in": world.chioma}))
    assert "asked" in reply
    assert "in one match" in reply
    assert get_pinged_users(world, world.board) == [world.chioma.id]
    assert (await world.match()).players == (world.ada.id, world.bruno.id)
    await world.press(world.chioma, "stand-in", "yes")
    assert get_pinged_users(world, world.board) == [world.chioma.id]
    assert f"<@{world.chioma.id}> plays for <@{world.bruno.id}>" in words(world.board)
    await world.act(world.chioma, "Sc2")
    await world.act(world.ada, "Ra1")
    await pass_time(world, 4 * DAY + HOUR)
    assert (await world.match()).players == (world.ada.id, world.bruno.id)
    assert "plays for" not in words(world.board)
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_a_stand_in_can_give_the_seat_back_and_an_opponent_cannot_be_one(world: World) -> None:
    await begin_on_brunos_turn(world)
    reply = reply_text(await me(world, world.bruno, "away", until="3", **{"stand-in": world.ada}))
    assert "cannot play for you in any match" in reply
    await lend(world, world.bruno, world.chioma, "3")
    more = await world.press(world.chioma, "more")
    assert "its owner's again" in reply_text(
        await world.press(world.chioma, "give-back", message=more.response)
    )
    assert (await world.match()).players == (world.ada.id, world.bruno.id)
    assert ":give-back:" not in str(buttons((await world.press(world.ada, "more")).response))


async def test_the_owner_of_a_seat_takes_it_back(world: World) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "3")
    assert "Give the Seat Back" in str(buttons((await world.press(world.chioma, "more")).response))
    more = await world.press(world.bruno, "more")
    assert "Take My Seat Back" in str(buttons(more.response))
    result = await world.press(world.bruno, "give-back", message=more.response)
    assert reply_text(result) == "You have your seat back."


async def test_a_match_stays_in_the_list_of_a_user_while_a_friend_plays(world: World) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "3")
    title, line = reply_text(await me(world, world.bruno, "matches")).splitlines()
    assert title == "### Your match"
    assert f"<@{world.chioma.id}> plays for you" in line
    assert f"/{world.channel.id}/" in line
    own_line = reply_text(await me(world, world.chioma, "matches"))
    assert "your turn" in own_line
    assert f"you play for <@{world.bruno.id}>" in own_line
    more = await world.press(world.bruno, "more")
    await world.press(world.bruno, "give-back", message=more.response)
    own_line = reply_text(await me(world, world.bruno, "matches"))
    assert "your turn" in own_line
    assert "you play for" not in own_line
    assert "no matches" in reply_text(await me(world, world.chioma, "matches"))


async def test_who_is_not_away_is_told_so(world: World) -> None:
    await begin_on_brunos_turn(world)
    assert "You are not away" in reply_text(await me(world, world.bruno, "back"))
    await me(world, world.bruno, "away", until="3")
    assert "Welcome back" in reply_text(await me(world, world.bruno, "back"))
    assert "You are not away" in reply_text(await me(world, world.bruno, "back"))


async def test_an_absence_begins_although_nobody_can_stand_in_for_themselves(world: World) -> None:
    await begin_on_brunos_turn(world)
    reply = reply_text(await me(world, world.bruno, "away", until="3", **{"stand-in": world.bruno}))
    refusal, then = reply.splitlines()[:2]
    assert refusal.startswith("You cannot stand in for yourself")
    assert refusal.endswith("What else you chose is set.")
    assert then.startswith("You are away until")


async def test_the_example_in_a_refused_day_would_be_accepted(world: World) -> None:
    await begin_on_brunos_turn(world)
    refusal = reply_text(await me(world, world.bruno, "away", until="banana"))
    example = refusal.split("`")[1]
    assert "You are away until" in reply_text(await me(world, world.bruno, "away", until=example))


async def test_a_longer_absence_keeps_the_stand_in_or_names_another_one(world: World) -> None:
    await begin_on_brunos_turn(world)
    await lend(world, world.bruno, world.chioma, "2")
    await me(world, world.bruno, "away", until="5")
    assert (await world.match()).players == (world.ada.id, world.chioma.id)
    reply = reply_text(await me(world, world.bruno, "away", until="5", **{"stand-in": world.dmitri}))
    assert "in one match" in reply
    assert (await world.match()).players == (world.ada.id, world.bruno.id)
    await world.press(world.dmitri, "stand-in", "yes")
    assert (await world.match()).players == (world.ada.id, world.dmitri.id)
    await pass_time(world, 6 * DAY + HOUR)
    assert (await world.match()).players == (world.ada.id, world.bruno.id)
    assert (await world.match()).seat_status(1).owner is None


@pytest.mark.parametrize("until", ["yesterday", "2020-01-01", "61", "2026-13-01"])
async def test_a_day_that_is_none_is_refused_in_a_sentence(world: World, until: str) -> None:
    assert "Type a day within" in reply_text(await me(world, world.bruno, "away", until=until))
    assert "cannot stand in for yourself" in reply_text(
        await me(world, world.bruno, "away", until="1", **{"stand-in": world.bruno})
    )


async def test_all_my_matches_the_most_urgent_first_here_and_in_a_direct_message(world: World) -> None:
    assert "You have no match" in reply_text(await me(world, world.ada, "matches"))
    await world.begin_constructor(clock="week")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.ada.slash(elsewhere, "constructor new", opponent=world.bruno, starter="ice", clock="day")
    for control in ("join", "start"):
        assert elsewhere.last_message is not None
        await world.press(world.bruno, control, message=elsewhere.last_message)
    await world.ada.slash(world.guild.create_text_channel("lobby"), "constructor new")
    lines = reply_text(await me(world, world.ada, "matches")).splitlines()
    assert lines[0] == "### Your 3 matches"
    assert str(elsewhere.id) in lines[1]
    assert str(world.channel.id) in lines[2]
    assert "the table is open" in lines[3]
    assert all("<t:" in line for line in lines[1:3])
    assert reply_text(await world.ada.user.slash("me matches")).splitlines() == lines
    others = reply_text(await me(world, world.bruno, "matches"))
    assert "waiting for others" in others


async def test_an_invitation_is_among_the_matches_until_it_is_answered(world: World) -> None:
    await world.open_constructor_table()
    listed = reply_text(await me(world, world.bruno, "matches"))
    assert f"you are invited to a table. [Go]({world.board.jump_url})" in listed
    assert "no matches running" in reply_text(await me(world, world.chioma, "matches"))
    await world.press(world.bruno, "leave")
    assert "no matches running" in reply_text(await me(world, world.bruno, "matches"))


async def test_a_match_that_goes_on_without_a_player_is_the_last_and_says_so(world: World) -> None:
    await begin_puzzle(world, 3)
    await world.resign(world.bruno)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.bruno.slash(elsewhere, "constructor new")
    _, table, left = reply_text(await me(world, world.bruno, "matches")).splitlines()
    assert "the table is open" in table
    assert "you are out, and the others play on" in left
    assert "you are out" not in reply_text(await me(world, world.ada, "matches"))


@pytest.mark.usefixtures("quick_computers")
async def test_who_is_back_is_told_that_a_computer_plays_on(world: World) -> None:
    await begin_on_brunos_turn(world)
    await me(world, world.bruno, "away", until="3")
    assert "your seats are yours" in reply_text(await me(world, world.bruno, "back"))
    await me(world, world.bruno, "away", until="3")
    await forge(world, world.bruno, world.board, "b:1:0:hand-over-to:1=beginner")
    assert "A computer plays for you in one match" in reply_text(await me(world, world.bruno, "back"))
