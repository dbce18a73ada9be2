"""The clock of a table: chosen and shown before anybody joins, watched later, never an automatic loss."""

import discord
import pytest
import simcord

from bot.match.commands import ActWithoutConfirmation
from bot.match.player_clock import TIME_CONTROLS
from tests.example_games import EVERY_GAME
from tests.match.stand_ins import LendSeat
from tests.play.notified_users import (
    DAY,
    HOUR,
    MINUTE,
    begin_on_brunos_turn,
    choose_clock,
    count_pings,
    get_directs,
    me,
    pass_time,
    read_directs,
    stay_down,
)
from tests.play.world import World, buttons, find_buttons, forge, get_pinged_users, reply_text, words


async def begin(world: World, **chosen: str) -> None:
    """Let Ada and Bruno begin a match with a clock; it is Ada's turn."""
    await world.open_constructor_table(starter="ice", clock="day")
    await choose_clock(world, **chosen)
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")


@pytest.mark.parametrize(
    ("clock", "sentence"),
    [
        ("live", "3 minutes"),
        ("day", "a day"),
        ("three-days", "3 days"),
        ("week", "week"),
    ],
)
async def test_a_table_shows_its_clock_before_anybody_joins(world: World, clock: str, sentence: str) -> None:
    await world.open_constructor_table(clock=clock)
    assert sentence in words(world.board)
    assert "When time is up, nothing happens" in words(world.board)


async def test_a_table_without_a_clock_does_not_speak_of_one(world: World) -> None:
    await world.open_constructor_table()
    assert "lock" not in words(world.board)


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_every_game_can_be_opened_with_every_clock(world: World, game: str) -> None:
    group = world.bot.tree.get_command(game)
    assert isinstance(group, discord.app_commands.Group)
    command = group.get_command("new")
    assert isinstance(command, discord.app_commands.Command)
    (clock,) = [parameter for parameter in command.parameters if parameter.display_name == "clock"]
    assert [choice.value for choice in clock.choices] == ["none", *TIME_CONTROLS]


async def test_the_host_chooses_the_rest_with_menus_and_all_see_it(world: World) -> None:
    await world.open_constructor_table()
    await choose_clock(world, pace="three-days", bank="no-bank", waking="on", away="month", overtime="claim")
    board_text = words(world.board)
    for phrase in (
        "3 days for each turn",
        "The reserve is empty",
        "quiet hours and days off do not count",
        "30 days",
        "the others may claim",
    ):
        assert phrase in board_text
    refusal = await forge(world, world.bruno, world.board, "s:1:1:clock-set:pace", "pace=none")
    assert "Only the host" in reply_text(refusal)
    await world.press(world.bruno, "join")
    more = await world.press(world.ada, "more")
    assert not find_buttons(more.response, "clock")


async def test_a_deadline_is_shown_in_each_viewers_own_time(world: World) -> None:
    await world.begin_constructor(clock="day")
    status = (await world.match()).seat_status(0)
    assert status.deadline is not None
    assert f"<t:{status.deadline // 1000}:f> (<t:{status.deadline // 1000}:R>)" in words(world.board)


async def test_the_player_to_act_is_reminded_at_the_marks(world: World) -> None:
    await begin(world, bank="no-bank")
    counts = []
    for hours in (0, 11, 2, 6, 1, 3.5, 1):
        await pass_time(world, hours * HOUR)
        counts.append(count_pings(world, world.ada))
    assert counts == [1, 1, 2, 2, 3, 4, 4]
    assert count_pings(world, world.bruno) == 1  # the invitation
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    assert f"<@{world.ada.id}> was reminded 3 times" in words(world.board)
    await pass_time(world, 5 * DAY)
    assert (await world.match()).status == "running"
    assert count_pings(world, world.ada) == 4


async def test_reminders_survive_restarts_and_come_once(world: World) -> None:
    await begin(world, bank="no-bank")
    await pass_time(world, 11 * HOUR)
    await world.restart()
    await pass_time(world, 2 * HOUR)
    await world.restart()
    await pass_time(world, MINUTE)
    assert count_pings(world, world.ada) == 2


async def test_a_reminder_waits_for_the_end_of_the_quiet_hours(world: World) -> None:
    await me(world, world.ada, "quiet", **{"from": "11:00", "to": "15:00", "zone": "UTC"})
    await begin(world, bank="no-bank")
    await pass_time(world, 13 * HOUR)
    assert count_pings(world, world.ada) == 1
    assert get_directs(world.ada) == []
    await pass_time(world, 2 * HOUR + MINUTE)
    (reminder,) = read_directs(world.ada)
    assert reminder.startswith("A reminder. ")
    assert f"({world.channel_link})" in reminder
    assert (await world.match()).seat_status(0).reminders_sent == 1


async def test_reminders_that_the_night_holds_back_count_as_the_one_that_comes_of_them(world: World) -> None:
    """Half of the time passes at noon and four fifths in the evening, both while Ada sleeps."""
    await me(world, world.ada, "quiet", **{"from": "11:00", "to": "22:00", "zone": "UTC"})
    await begin(world, bank="no-bank")
    board = world.board.id
    await pass_time(world, 21 * HOUR)
    assert (await world.match()).seat_status(0).marks_passed == 2
    assert world.board.id == board  # nothing that others can see has changed
    assert "was reminded" not in words(world.board)
    await world.restart()
    await pass_time(world, HOUR + MINUTE)
    assert len(get_directs(world.ada)) == 1
    await world.restart()
    await world.bruno.slash(world.channel, "match show")
    assert f"<@{world.ada.id}> was reminded once" in words(world.board)


async def test_a_direct_reminder_leaves_the_board_where_it_is_and_its_buttons_alive(world: World) -> None:
    await me(world, world.ada, "notices", where="direct")
    await begin(world, bank="no-bank")
    board = world.board
    await pass_time(world, 12 * HOUR + MINUTE)
    (reminder,) = read_directs(world.ada)
    assert reminder.startswith("A reminder. ")
    assert world.board.id == board.id
    assert f"({world.channel_link})" in reminder
    await world.press(world.ada, "act", "pattern rhombus")
    assert (await world.match()).recent


async def test_a_silent_mark_leaves_the_buttons_alive(world: World) -> None:
    await begin(world, pace="three-days", bank="no-bank")
    for _ in range(2):
        await world.bruno.slash(world.channel, "match nudge")
        await pass_time(world, DAY + MINUTE)
    await pass_time(world, DAY - 10 * MINUTE)
    status = (await world.match()).seat_status(0)
    assert (status.marks_passed, status.reminders_sent) == (3, 4)
    assert "has had all reminders" in words(world.board)
    await world.press(world.ada, "act", "pattern rhombus")
    assert (await world.match()).recent


async def test_no_reminder_comes_of_a_match_that_ended_meanwhile(world: World) -> None:
    await me(world, world.ada, "quiet", **{"from": "11:00", "to": "15:00", "zone": "UTC"})
    await begin(world, bank="no-bank")
    await pass_time(world, 13 * HOUR)
    await world.cancel(world.bruno)
    assert (await world.match()).is_over
    await pass_time(world, 3 * HOUR)
    assert get_directs(world.ada) == []


async def test_a_turn_that_has_passed_is_not_reminded_of(world: World) -> None:
    await begin(world, bank="no-bank")
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    before = count_pings(world, world.ada)
    await pass_time(world, 13 * HOUR)
    assert count_pings(world, world.ada) == before
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def claim(world: World, who: simcord.MemberActor) -> str:
    """Let a user claim that a late player has given up, and return what they were asked first."""
    question = await world.press(who, "claim")
    asked = reply_text(question)
    assert (await world.match()).resigned == ()
    await world.press(who, "claim-sure", message=question.response)
    return asked


async def test_a_claim_asks_first_unless_the_player_wants_no_confirmations(world: World) -> None:
    await begin(world, bank="no-bank", overtime="claim")
    await pass_time(world, DAY + MINUTE)
    question = reply_text(await world.press(world.bruno, "claim"))
    assert f"claim that <@{world.ada.id}> has given up? It is final. The match ends, and you win." in question
    await world.act(world.ada, "pattern rhombus")
    await world.bot.matches.perform(1, world.ada.id, ActWithoutConfirmation("Rb2"))
    assert await world.bot.outbox.drain(60)
    await world.act(world.bruno, "Sc2")
    await world.act(world.ada, "Ra1")
    await pass_time(world, DAY + MINUTE)
    done = reply_text(await world.press(world.ada, "claim"))
    assert f"You have claimed that <@{world.bruno.id}> has given up." in done
    assert (await world.match()).status == "finished"


async def test_time_that_is_up_can_be_claimed_by_the_opponent(world: World) -> None:
    await begin(world, bank="no-bank", overtime="claim")
    await pass_time(world, DAY + MINUTE)
    assert f"The time of <@{world.ada.id}> is up" in words(world.board)
    assert get_pinged_users(world, world.board) == [world.ada.id, world.bruno.id]
    assert "under *More*" in words(world.board)
    for who, refusal in ((world.ada, "Your own time is up"), (world.chioma, "only watch")):
        assert not find_buttons((await world.press(who, "more")).response, "claim")
        assert refusal in reply_text(await forge(world, who, world.board, "b:1:1:claim:0"))
    await claim(world, world.bruno)
    assert (await world.match()).status == "finished"
    assert get_pinged_users(world, world.board) == [world.ada.id]
    assert "claimed the match" in words(world.board)
    assert f"<@{world.bruno.id}> (⚫ Black) wins." in words(world.board)


async def test_an_undo_that_would_lose_a_claim_asks_the_late_player(world: World) -> None:
    await begin(world, bank="no-bank", overtime="claim")
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert find_buttons(world.board, "undo")
    await pass_time(world, 30 * HOUR)
    assert not find_buttons(world.board, "undo")
    before = await world.match()
    answer = await world.press(world.ada, "undo")
    assert "You may claim that another player has given up, and could not any more" in reply_text(answer)
    asked = await world.match()
    assert (asked.state, asked.seat_status(1).is_late) == (before.state, True)
    assert asked.consent_request is not None
    await world.press(world.bruno, "answer", "no")
    await claim(world, world.ada)
    assert (await world.match()).status == "finished"


async def take_seat(world: World, who: simcord.MemberActor) -> None:
    """Let a user take the seat of a late player."""
    question = await world.press(who, "take-seat")
    assert who.id not in (await world.match()).seats
    await world.press(who, "take-seat-sure", message=question.response)


async def begin_three(world: World, overtime: str) -> None:
    """Let Ada, Bruno and Chioma begin a match with a clock."""
    await world.open_table(
        world.ada, "middle-ages", opponent=world.bruno, **{"second-opponent": world.chioma}, clock="day"
    )
    await choose_clock(world, bank="no-bank", overtime=overtime)
    for who in (world.bruno, world.chioma):
        await world.press(who, "join")
    await world.press(world.ada, "start")


async def test_who_is_claimed_to_have_given_up_is_told_while_the_others_play_on(world: World) -> None:
    await begin_three(world, "claim")
    late = await world.current()
    other = world.ada if late is not world.ada else world.bruno
    await pass_time(world, DAY + MINUTE)
    assert "The others play on without them." in await claim(world, other)
    current = await world.current()
    assert set(get_pinged_users(world, world.board)) == {late.id, current.id}
    assert f"<@{late.id}>" in words(world.board)


@pytest.mark.parametrize("overtime", ["claim", "substitute"])
@pytest.mark.parametrize("stands_in", [False, True])
async def test_who_may_lose_a_seat_is_told_that_the_time_is_up(
    world: World, overtime: str, stands_in: bool
) -> None:
    await begin_three(world, overtime)
    owner = late = await world.current()
    if stands_in:
        late = world.dmitri
        await world.bot.matches.perform((await world.match()).id, owner.id, LendSeat(late.id))
    await me(world, late, "notices", where="direct")
    await pass_time(world, DAY + HOUR)
    until = "somebody claims that you have given up" if overtime == "claim" else "somebody takes the seat"
    assert f"Your time is up, but you can still play until {until}." in read_directs(late)[-1]


async def test_who_loses_nothing_is_not_told_that_the_time_is_up(world: World) -> None:
    await begin_three(world, "nothing")
    late = await world.current()
    await me(world, late, "notices", where="direct")
    await pass_time(world, DAY - HOUR)
    count = len(get_directs(late))
    await pass_time(world, 2 * HOUR)
    assert any(status.is_late for status in (await world.match()).seat_statuses)
    assert len(get_directs(late)) == count


async def test_who_had_all_reminders_is_not_told_that_the_time_is_up(world: World) -> None:
    await begin_three(world, "substitute")
    late = await world.current()
    await pass_time(world, 20 * HOUR)
    await pass_time(world, 3 * HOUR)
    other = world.ada if late is not world.ada else world.bruno
    await other.slash(world.channel, "match nudge")
    before = count_pings(world, late)
    await pass_time(world, 2 * HOUR)
    assert any(status.is_late for status in (await world.match()).seat_statuses)
    assert count_pings(world, late) == before


@pytest.mark.parametrize("overtime", ["claim", "substitute"])
async def test_who_loses_a_seat_is_told_by_direct_message_once(world: World, overtime: str) -> None:
    await begin_three(world, overtime)
    late = await world.current()
    other = world.ada if late is not world.ada else world.bruno
    await me(world, late, "notices", where="direct")
    await pass_time(world, DAY + MINUTE)
    count = len(get_directs(late))
    by = other if overtime == "claim" else world.dmitri
    await (claim(world, by) if overtime == "claim" else take_seat(world, by))
    await pass_time(world, HOUR)
    (told,) = read_directs(late)[count:] or read_directs(late)[-1:]
    done = "claimed that you have given up" if overtime == "claim" else "took your seat"
    assert f"<@{by.id}> {done}" in told
    assert late.id not in get_pinged_users(world, world.board)
    (notices,) = buttons(get_directs(late)[-1])
    panel = await late.user.click(get_directs(late)[-1], custom_id=notices[0])
    assert "direct message" in reply_text(panel)
    await pass_time(world, HOUR)
    assert read_directs(late)[-1] == told


@pytest.mark.parametrize("overtime", ["claim", "substitute"])
async def test_a_stand_in_is_told_that_the_seat_is_lost(world: World, overtime: str) -> None:
    await begin_three(world, overtime)
    owner = await world.current()
    other = world.ada if owner is not world.ada else world.bruno
    await world.bot.matches.perform((await world.match()).id, owner.id, LendSeat(world.dmitri.id))
    await me(world, world.dmitri, "notices", where="direct")
    await pass_time(world, DAY + MINUTE)
    friend = world.guild.add_member(world.env.create_user("erin")) if overtime == "substitute" else other
    await (claim(world, friend) if overtime == "claim" else take_seat(world, friend))
    assert owner.id in get_pinged_users(world, world.board)
    await pass_time(world, HOUR)
    told = read_directs(world.dmitri)[-1]
    lost = (
        f"claimed that <@{owner.id}> has given up"
        if overtime == "claim"
        else f"took the seat of <@{owner.id}>"
    )
    assert f"time was up, and <@{friend.id}> {lost}. You do not stand in any more." in told


async def test_an_owner_who_is_away_learns_on_return_that_the_match_was_claimed(world: World) -> None:
    await begin(world, bank="no-bank", overtime="claim", away="no-absence")
    await me(world, world.ada, "away", until="5")
    await pass_time(world, DAY + MINUTE)
    await claim(world, world.bruno)
    await pass_time(world, DAY)
    assert read_directs(world.ada) == []
    await pass_time(world, 6 * DAY)
    (told,) = read_directs(world.ada)
    assert f"<@{world.bruno.id}> claimed that you have given up" in told


async def test_all_who_may_claim_are_told(world: World) -> None:
    await begin_three(world, "claim")
    late = (await world.current()).id
    others = [who.id for who in (world.ada, world.bruno, world.chioma) if who.id != late]
    await pass_time(world, DAY + MINUTE)
    assert set(get_pinged_users(world, world.board)) == {*others, late}
    assert f"<@{others[0]}> and <@{others[1]}> may claim that <@{late}> has given up" in words(world.board)
    assert "is next" not in words(world.board)


async def test_the_simplest_actions_are_made_shown_and_logged(world: World) -> None:
    await begin(world, bank="no-bank", overtime="simplest")
    await pass_time(world, DAY + MINUTE)
    assert (await world.current()).id == world.bruno.id
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    assert "The time was up" in words(world.channel.history()[-2])
    assert "The time was up" in reply_text(await world.ada.slash(world.channel, "match log"))


async def test_somebody_else_takes_the_seat(world: World) -> None:
    await begin(world, bank="no-bank", overtime="substitute")
    await pass_time(world, DAY + MINUTE)
    assert "under *More*" in words(world.board)
    assert not find_buttons((await world.press(world.bruno, "more")).response, "take-seat")
    await take_seat(world, world.chioma)
    assert (await world.match()).players == (world.chioma.id, world.bruno.id)
    assert set(get_pinged_users(world, world.board)) == {world.chioma.id, world.ada.id}
    assert f"<@{world.chioma.id}> took the seat of <@{world.ada.id}> (⚪ Ice)." in words(world.board)
    await world.act(world.chioma, "pattern rhombus")
    log = reply_text(await world.ada.slash(world.channel, "match log"))
    assert f"<@{world.chioma.id}> took the seat of <@{world.ada.id}> (⚪ Ice)." in log
    assert log.index("the time was up") < log.index("took the seat") < log.index("chose")


async def test_a_player_nobody_could_remind_gets_time_when_the_bot_is_back(world: World) -> None:
    await begin(world, bank="no-bank", overtime="simplest")
    await stay_down(world, 7 * DAY)
    await pass_time(world, MINUTE)
    assert (await world.current()).id == world.ada.id
    assert count_pings(world, world.ada) == 2
    await pass_time(world, 2 * HOUR)
    assert (await world.current()).id == world.bruno.id


async def test_an_opponent_nudges_once_a_day(world: World) -> None:
    await begin_on_brunos_turn(world)
    before = count_pings(world, world.bruno)
    assert "on its way" in reply_text(await world.ada.slash(world.channel, "match nudge"))
    assert count_pings(world, world.bruno) == before + 1
    assert not find_buttons((await world.press(world.ada, "more")).response, "nudge")
    assert "Try again tomorrow" in reply_text(await forge(world, world.ada, world.board, "b:1:1:nudge:"))
    await pass_time(world, DAY)
    await world.ada.slash(world.channel, "match nudge")
    assert count_pings(world, world.bruno) == before + 2


async def test_who_nudges_is_told_who_is_away(world: World) -> None:
    await begin_on_brunos_turn(world)
    await me(world, world.bruno, "away", until="3")
    answer = reply_text(await world.ada.slash(world.channel, "match nudge"))
    assert f"<@{world.bruno.id}> is away until <t:" in answer
    assert "the reminder waits until then" in answer


async def test_the_bot_falls_silent_and_says_so(world: World) -> None:
    await begin_on_brunos_turn(world)
    for _ in range(4):
        await world.ada.slash(world.channel, "match nudge")
        await pass_time(world, DAY)
    assert "has had all reminders" in words(world.board)
    before = count_pings(world, world.bruno)
    assert "had all reminders" in reply_text(await world.ada.slash(world.channel, "match nudge"))
    assert count_pings(world, world.bruno) == before


async def test_a_late_player_reads_that_the_time_is_up_wherever_the_turn_is_mentioned(world: World) -> None:
    await me(world, world.ada, "quiet", **{"from": "23:00", "to": "7:00", "zone": "UTC"})
    await begin(world, bank="no-bank")
    await pass_time(world, DAY + MINUTE)
    assert (await world.match()).seat_status(0).is_late
    assert "your time is up" in reply_text(await me(world, world.ada, "matches"))
    await world.bruno.slash(world.channel, "match nudge")
    await pass_time(world, 8 * HOUR)
    assert "Your time is up, but you can still play." in read_directs(world.ada)[-1]


async def test_a_direct_message_links_to_the_channel_because_its_board_may_be_gone(world: World) -> None:
    await me(world, world.ada, "notices", where="direct")
    await begin(world, bank="no-bank")
    board = world.board
    await stay_down(world, 7 * DAY)
    await pass_time(world, MINUTE)
    assert world.board.id != board.id
    message = read_directs(world.ada)[-1]
    assert f"({world.channel_link})" in message
    await world.ada.slash(world.channel, "match show")
    assert read_directs(world.ada)[-1] == message
