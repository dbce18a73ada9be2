"""Moderators on Discord: they find a match, pause it, move it, close it; players read why."""

import re
from typing import Any

import discord
import pytest
import simcord

from bot.locales import texts
from bot.match.quiet_hours import DAY
from bot.timestamps import milliseconds
from rendering.space_builder.alt_text import map_lines
from tests.example_games import EVERY_GAME
from tests.play.notified_users import HOUR, MINUTE, me, pass_time, read_directs
from tests.play.private_pages import PrivatePage
from tests.play.race import (
    begin,
    build,
    click_panel,
    find_open_buttons,
    has_map,
    jump_forward,
    open_map,
    panel_of,
    start_race,
)
from tests.play.world import (
    World,
    buttons,
    find_buttons,
    forge,
    get_pinged_users,
    pictures,
    reply_text,
    words,
)

pytestmark = pytest.mark.usefixtures("frozen_time")


@pytest.fixture
def moderator(world: World) -> simcord.MemberActor:
    return add_moderator(world)


def add_moderator(world: World, name: str = "mod") -> simcord.MemberActor:
    role = world.guild.create_role(
        f"Moderators {name}", permissions=discord.Permissions(manage_messages=True)
    )
    return world.guild.add_member(world.env.create_user(name), roles=[role])


class ModeratorPage(PrivatePage):
    """The private page of a moderator."""

    async def tell_why(self, label: str, reason: str) -> simcord.InteractionResult:
        """Click a button that asks for a reason, and type it."""
        form = await self.who.click(self.message, custom_id=self.buttons()[label].custom_id or "")
        result = await self.who.submit_modal(form, {"typed": reason})
        if result.response is not None:
            self.message = result.response
        return result


async def open_list(world: World, who: simcord.MemberActor) -> ModeratorPage:
    page = ModeratorPage(who, await who.slash(world.channel, "server matches"))
    page.assert_fits()
    return page


async def open_match(world: World, who: simcord.MemberActor) -> ModeratorPage:
    """Show the newest match of the channel to a moderator."""
    page = await open_list(world, who)
    await page.choose(str((await world.match()).id))
    page.assert_fits()
    return page


async def pause(
    world: World, who: simcord.MemberActor, reason: str = "The judge is coming."
) -> ModeratorPage:
    page = await open_match(world, who)
    await page.tell_why("Pause", reason)
    return page


async def log_of(world: World) -> list[tuple[int, str]]:
    entries, _ = await world.bot.store.server_log.read_page(world.guild.id, 20)
    return [(entry.user_id, entry.what) for entry in entries]


# The list


async def test_a_moderator_finds_the_match_that_waits_longest(
    world: World, moderator: simcord.MemberActor
) -> None:
    assert "No match or table is open" in (await open_list(world, moderator)).text
    await world.begin_constructor()
    other = world.guild.create_text_channel("other")
    await world.env.advance_time(60)
    await world.chioma.slash(other, "constructor new")
    page = await open_list(world, moderator)
    first, second = page.text.splitlines()[1:]
    assert f"**Constructor** · <#{world.channel.id}> · <@{world.ada.id}> and <@{world.bruno.id}>" in first
    assert f"turn of <@{world.ada.id}>, which began <t:" in first
    assert "a table with a free seat" in second
    await page.choose(page.menu().options[0].value)
    assert set(page.buttons()) == {"Pause", "Move", "Close", "Go to the Match", "Back to the List"}
    assert page.buttons()["Go to the Match"].url == f"{world.channel_link}/{world.board.id}"
    await page.press("Back to the List")
    assert len(page.text.splitlines()) == 3


async def test_the_list_has_pages(world: World, moderator: simcord.MemberActor) -> None:
    for number in range(10):
        await world.ada.slash(world.guild.create_text_channel(f"c{number}"), "constructor new")
    page = await open_list(world, moderator)
    assert len(page.menu().options) == 8
    await page.press("Next Page")
    assert len(page.menu().options) == 2
    await page.press("First Page")
    assert len(page.menu().options) == 8


async def test_only_moderators_see_or_do_anything(world: World) -> None:
    await world.begin_constructor()
    commands: dict[str, dict[str, Any]] = {
        "server matches": {},
        "server blocked": {},
        "server block": {"user": world.bruno, "reason": "No."},
        "server unblock": {"user": world.bruno},
    }
    for name, values in commands.items():
        reply = reply_text(await world.ada.slash(world.channel, name, **values))
        assert "Only members with the permission Manage Messages" in reply
    match = await world.match()
    for verb in ("list", "match", "pause", "end", "resume", "move", "move-to", "move-thread"):
        reply = reply_text(await forge(world, world.ada, world.board, f"u:moderate-{verb}:{match.id}"))
        assert "Only members with the permission Manage Messages" in reply
    assert await world.match() == match


async def test_who_is_no_moderator_any_more_can_do_nothing_with_an_open_page(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.begin_constructor()
    page = await open_match(world, moderator)
    form = await moderator.click(page.message, custom_id=page.buttons()["Pause"].custom_id or "")
    member = world.env.backend.get_member(world.guild.id, moderator.id)
    member.role_ids.clear()
    assert "Only members" in reply_text(await moderator.submit_modal(form, {"typed": "Wait."}))
    assert "Only members" in reply_text(await page.press("Move"))
    assert (await world.match()).pause is None


async def test_a_match_of_another_server_is_not_shown(world: World, moderator: simcord.MemberActor) -> None:
    await world.begin_constructor()
    match = await world.match()
    page = await open_list(world, moderator)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    other = elsewhere.add_member(world.env.create_user("there"))
    await other.slash(channel, "constructor new")
    foreign = await world.bot.store.matches.find_latest(channel.id)
    assert foreign is not None
    assert [option.value for option in page.menu().options] == [str(match.id)]
    reply = reply_text(await forge(world, moderator, page.message, f"u:moderate-end:{foreign.id}"))
    assert "do not know this match" in reply


# A pause


async def test_a_pause_is_seen_and_nothing_can_be_done_in_it(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.begin_constructor(clock="day")
    before, board, posts = await world.match(), world.board, len(world.posts())
    page = await pause(world, moderator)
    assert "nobody can act, and no time passes" in page.text
    assert "Resume" in page.buttons()
    text = words(world.board)
    assert f"Paused by <@{moderator.id}>, a moderator: The judge is coming." in text
    assert "Nobody can act, and no time passes, until a moderator lets the match go on." in text
    assert "it is your turn" not in text
    assert "<t:" not in text
    assert (world.board.id, len(world.posts())) == (board.id, posts)
    assert find_buttons(world.board, "act") == []
    old = f"b:{before.id}:{before.public_revision}:act:pattern rhombus"
    refusal = reply_text(await forge(world, world.ada, world.board, old))
    assert "The judge is coming.\nNo time passes until a moderator lets it go on." in refusal
    commands: dict[str, dict[str, Any]] = {
        "constructor pattern": {"pattern": "rhombus"},
        "match undo": {},
        "match resign": {},
        "match nudge": {},
        "match hint": {},
    }
    for command, values in commands.items():
        text = reply_text(await world.ada.slash(world.channel, command, **values))
        assert f"<@{moderator.id}>, a moderator, has paused it: The judge is coming." in text, command
    assert (await world.match()).state == before.state
    match_list = reply_text(await world.ada.slash(world.channel, "me matches"))
    assert "paused by a moderator" in match_list
    assert "waiting for others" not in match_list
    more = await world.press(world.ada, "more")
    assert "resign" not in str(buttons(more.response))


async def test_a_match_goes_on_after_a_restart_with_the_time_that_was_left(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.begin_constructor(clock="day")
    await jump_forward(world, 2 * HOUR)
    await pause(world, moderator)
    await world.restart()
    await pass_time(world, 240 * HOUR)
    posts = len(world.posts())
    assert "Paused by" in words(world.board)
    page = await open_match(world, moderator)
    await page.press("Resume")
    assert "The match goes on" in page.text
    assert len(world.posts()) == posts + 1
    assert get_pinged_users(world, world.board) == [world.ada.id]
    assert "it is your turn" in words(world.board)
    deadline = (await world.match()).seat_status(0).deadline
    assert deadline is not None
    assert abs(deadline - milliseconds() - 46 * DAY // 24) < 5_000
    await world.act(world.ada, "pattern rhombus")
    assert await log_of(world) == [(moderator.id, "match-unpaused"), (moderator.id, "match-paused")]
    log = words((await world.ada.slash(world.channel, "match log")).response)
    assert f"<@{moderator.id}>, a moderator, paused the match." in log


@pytest.mark.parametrize("has_restarted", [False, True])
async def test_a_reason_full_of_markup_is_plain_and_a_long_or_empty_one_is_refused(
    world: World, moderator: simcord.MemberActor, *, has_restarted: bool
) -> None:
    await world.begin_constructor()
    page = await open_match(world, moderator)
    form = await moderator.click(page.message, custom_id=page.buttons()["Pause"].custom_id or "")
    if has_restarted:
        await world.restart()
    await moderator.submit_modal(form, {"typed": "  **bold**\n@everyone `x`  "})
    assert r"\*\*bold\*\* @" in words(world.board)
    assert "@everyone" not in words(world.board)
    page = await open_match(world, moderator)
    await page.press("Resume")
    form = await moderator.click(page.message, custom_id=page.buttons()["Close"].custom_id or "")
    assert "Please give a reason" in reply_text(await moderator.submit_modal(form, {"typed": "   "}))
    assert not (await world.match()).is_over


async def test_the_board_and_the_log_say_that_a_moderator_plays(world: World) -> None:
    role = world.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    both = world.guild.add_member(world.env.create_user("both"), roles=[role])
    await both.slash(world.channel, "constructor new", opponent=world.ada)
    await world.press(world.ada, "join")
    await world.press(both, "start")
    page = await pause(world, both, "Dinner.")
    assert "You play in this match yourself." in page.text
    assert f"Paused by <@{both.id}>, a moderator who plays in this match: Dinner." in words(world.board)
    entries, _ = await world.bot.store.server_log.read_page(world.guild.id, 5)
    assert entries[0].details["plays"] == "yes"
    await page.tell_why("Close", "Bed.")
    assert f"<@{both.id}>, who plays in it, closed the match as a moderator: Bed." in words(world.board)


async def test_a_table_that_a_moderator_closes_says_that_nothing_was_played(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.open_constructor_table()
    page = await open_match(world, moderator)
    await page.tell_why("Close", "Bed.")
    assert words(world.board).splitlines()[1:] == [
        f"<@{moderator.id}> closed the table as a moderator before the match began. Nothing was played. "
        "The reason: Bed."
    ]


async def test_what_another_moderator_has_done_meanwhile_is_said(
    world: World, moderator: simcord.MemberActor
) -> None:
    other = add_moderator(world, "other")
    await world.begin_constructor()
    one, two = await open_match(world, moderator), await open_match(world, other)
    await one.tell_why("Pause", "First.")
    assert "Somebody has paused this match already." in reply_text(await two.tell_why("Pause", "Second."))
    one, two = await open_match(world, moderator), await open_match(world, other)
    await one.press("Resume")
    assert "not paused any more" in reply_text(await two.press("Resume"))
    one, two = await open_match(world, moderator), await open_match(world, other)
    await one.tell_why("Close", "Enough.")
    assert "has ended meanwhile" in reply_text(await two.press("Move"))
    assert (await world.match()).is_over
    assert "closed the match as a moderator: Enough." in words(world.board)
    assert [what for _, what in await log_of(world)] == ["match-ended", "match-unpaused", "match-paused"]


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled
async def test_a_paused_match_asks_nobody_to_play(
    world: World, moderator: simcord.MemberActor, game: str
) -> None:
    await world.begin_game(game, 2)
    board_text = words(world.board)
    await pause(world, moderator)
    (picture,) = pictures(world.board) or (None,)
    description = reply_text(await world.press(world.ada, "read"))
    for text in (picture.description or "" if picture else "", description, words(world.board)):
        assert not re.search("is to act|Press \\*\\*Ready|your turn|actions? left", text), text
    assert "The match is paused." in description
    page = await open_match(world, moderator)
    await page.press("Resume")
    assert words(world.board).splitlines()[0] == board_text.splitlines()[0]
    assert "Paused by" not in words(world.board)


async def test_players_call_a_paused_match_off_together(world: World, moderator: simcord.MemberActor) -> None:
    await world.begin_constructor()
    for who, action in ((world.ada, "pattern rhombus"), (world.ada, "Sa1"), (world.bruno, "Sb1")):
        await world.act(who, action)
    await pause(world, moderator)
    await world.cancel(world.ada)
    assert "would like to call the match off" in words(world.board)
    assert "Paused by" in words(world.board)
    await world.press(world.bruno, "answer", "yes")
    assert (await world.match()).is_over


@pytest.mark.usefixtures("quick_computers")
async def test_a_computer_does_not_move_in_a_pause(world: World, moderator: simcord.MemberActor) -> None:
    await world.ada.slash(world.channel, "constructor new", computer="beginner", starter="ice")
    await world.press(world.ada, "start")
    for action in ("pattern rhombus", "Sa1"):
        await world.act(world.ada, action)
    await pause(world, moderator)
    count = (await world.match()).action_count
    await jump_forward(world, HOUR)
    assert (await world.match()).action_count == count
    page = await open_match(world, moderator)
    await page.press("Resume")
    await world.env.advance_time(10)
    assert (await world.match()).action_count > count


async def test_a_race_stands_still_and_goes_on_in_its_panels(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world)
    ada, bruno = await start_race(world, world.ada, world.bruno)
    await build(world, world.ada, ada, cards=3)
    await world.env.advance_time(20)
    before = await world.match()
    assert before.rules_deadline is not None
    await pause(world, moderator)
    for panel in (ada, bruno):
        assert find_open_buttons(panel) == set()
        assert "All clocks stand still" in words(panel)
    await world.restart()
    await jump_forward(world, 24 * HOUR)
    assert (await world.match()).state == before.state
    page = await open_match(world, moderator)
    await page.press("Resume")
    after = await world.match()
    assert after.rules_deadline is not None
    assert 24 * HOUR * 1000 <= after.rules_deadline - before.rules_deadline < 24 * HOUR * 1000 + 60_000
    assert after.state.phase == "building"
    assert sorted(get_pinged_users(world, world.board)) == sorted([world.ada.id, world.bruno.id])
    panel = panel_of(await world.press(world.ada, "race-panel"))
    await build(world, world.ada, panel)
    await click_panel(world.ada, panel, "tap")
    seat = (await world.match()).state.round.seats[0]
    assert seat.hand.tap is not None
    assert seat.start is not None
    assert 20_000 <= seat.hand.tap[0] - seat.start < 120_000


async def _shows_map(world: World, message: Any) -> bool:
    """Return whether a message shows the map of the round or tells of its squares."""
    match = await world.match()
    squares = list(map_lines(match.rules.view(match.state, 0).map, texts("en")))
    passages = [words(message), *(picture.description or "" for picture in pictures(message))]
    return any(square in passage for square in squares for passage in passages)


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize("has_restarted", [False, True])
@pytest.mark.exhaustive
async def test_nobody_sees_the_map_of_a_live_race_while_it_is_paused(
    world: World, moderator: simcord.MemberActor, has_restarted: bool
) -> None:
    match = await begin(world)
    panels = await start_race(world, world.ada, world.bruno)
    if has_restarted:  # what panels there are is forgotten: they are locked when they are used
        await world.restart()

    async def find_maps(*more: Any) -> list[bool]:
        read = (await world.press(world.chioma, "read")).response
        replay = (await world.press(world.chioma, "replay")).response
        panel = f"b:{match.id}:{(await world.match()).board_seq}:race-panel:"
        own = panel_of(await forge(world, world.ada, world.board, panel))
        return [await _shows_map(world, one) for one in (world.board, read, replay, own, *more)]

    # The panel that Ada opens again replaces her older one, if the bot knows that.
    assert all(await find_maps(*(panels if has_restarted else panels[1:])))
    await pause(world, moderator)
    if has_restarted:
        for who, panel in zip((world.ada, world.bruno), panels, strict=True):
            refusal = await click_panel(who, panel, "take DOM")
            assert "has paused it" in words(refusal.followups[-1])
    assert not any(await find_maps(*panels))
    page = await open_match(world, moderator)
    await page.press("Resume")
    assert all(await find_maps(*([] if has_restarted else panels[1:])))


async def test_nobody_sees_their_map_in_turns_while_the_match_is_paused(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world, mode="turns")
    panel = await open_map(world, world.ada)
    assert has_map(panel)
    await pause(world, moderator)
    assert not has_map(panel)
    assert "nobody sees the map" in words(panel)
    assert not await _shows_map(world, (await world.press(world.ada, "read")).response)
    page = await open_match(world, moderator)
    await page.press("Resume")
    assert has_map(panel)


# Move and close


async def test_a_match_is_moved_to_a_channel_or_a_new_thread(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.begin_constructor()
    match = await world.match()
    other = world.guild.create_text_channel("other")
    page = await open_match(world, moderator)
    await page.press("Move")
    result = await moderator.select(page.message, [other], custom_id=f"u:moderate-move-to:{match.id}")
    assert f"The match goes on in <#{other.id}>." in reply_text(result)
    moved_match = await world.bot.store.matches.find(match.id)
    assert moved_match is not None
    assert moved_match.channel_id == other.id
    assert f"This match goes on in <#{other.id}>." in words(world.board)
    page = ModeratorPage(moderator, result)
    await page.press("Move")
    await page.press("New Thread in This Channel")
    moved_match = await world.bot.store.matches.find(match.id)
    assert moved_match is not None
    assert moved_match.channel_id not in (other.id, world.channel.id)
    assert await log_of(world) == [(moderator.id, "match-moved")] * 2


async def test_a_match_that_is_moved_to_a_channel_with_another_gets_a_thread(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.begin_constructor()
    match = await world.match()
    other = world.guild.create_text_channel("other")
    await world.chioma.slash(other, "constructor new")
    page = await open_match(world, moderator)
    await page.press("Move")
    result = await moderator.select(page.message, [other], custom_id=f"u:moderate-move-to:{match.id}")
    (thread,) = other.threads
    assert f"The match goes on in <#{thread.id}>" in reply_text(result)
    moved = await world.bot.store.matches.find(match.id)
    assert moved is not None
    assert moved.channel_id == thread.id


# Blocks


async def test_a_blocked_user_is_told_why_and_the_others_that(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.begin_constructor()
    reply = reply_text(
        await moderator.slash(world.channel, "server block", user=world.bruno, reason="Insults **all**")
    )
    assert f"<@{world.bruno.id}> is blocked" in reply
    await world.act(world.ada, "pattern rhombus")
    other = world.guild.create_text_channel("other")
    reply = reply_text(await world.bruno.slash(other, "constructor new"))
    assert r"A moderator has blocked you from matches in this server: Insults \*\*all\*\*" in reply
    reply = reply_text(await world.ada.slash(other, "constructor new", opponent=world.bruno))
    assert f"A moderator has blocked <@{world.bruno.id}> from matches in this server" in reply
    assert "blocked you" in reply_text(await world.bruno.slash(other, "constructor new", thread=True))
    assert other.threads == []
    blocked_list = reply_text(await moderator.slash(world.channel, "server blocked"))
    assert rf"<@{world.bruno.id}>: Insults \*\*all\*\* · <@{moderator.id}>" in blocked_list
    assert "already" in reply_text(
        await moderator.slash(world.channel, "server block", user=world.bruno, reason="Again.")
    )
    assert "can play in this server again" in reply_text(
        await moderator.slash(world.channel, "server unblock", user=world.bruno)
    )
    assert "not blocked" in reply_text(
        await moderator.slash(world.channel, "server unblock", user=world.bruno)
    )
    assert "Nobody is blocked" in reply_text(await moderator.slash(world.channel, "server blocked"))
    assert (await world.bruno.slash(other, "constructor new")).response is not None
    assert [what for _, what in await log_of(world)] == ["user-unblocked", "user-blocked"]


async def test_moderators_the_owner_bots_and_oneself_cannot_be_blocked(
    world: World, moderator: simcord.MemberActor
) -> None:
    other = add_moderator(world, "other")
    for user, why in (
        (moderator, "You cannot block yourself."),
        (other, "The owner and the moderators"),
        (world.guild.owner, "The owner and the moderators"),
        (world.env.bot_user if hasattr(world.env, "bot_user") else None, "A bot plays no matches"),
    ):
        if user is not None:
            result = await moderator.slash(world.channel, "server block", user=user, reason="Why not?")
            assert why in reply_text(result)
    assert await log_of(world) == []


async def test_who_is_away_learns_on_return_that_a_moderator_closed_the_match(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.begin_constructor()
    await me(world, world.ada, "away", until="3")
    await me(world, world.bruno, "notices", where="direct")
    await moderator.slash(world.channel, "match end", reason="This is stuck")
    await pass_time(world, MINUTE)
    closed = f"<@{moderator.id}> closed the match as a moderator: This is stuck"
    assert closed in read_directs(world.bruno)[-1]
    assert not any(closed in line for line in read_directs(world.ada))
    await pass_time(world, 96 * HOUR)
    assert sum(closed in line for line in read_directs(world.ada)) == 1
    assert sum(closed in line for line in read_directs(world.bruno)) == 1


async def test_a_closed_table_is_no_match_that_somebody_lost(
    world: World, moderator: simcord.MemberActor
) -> None:
    await world.open_constructor_table()
    await me(world, world.ada, "away", until="3")
    await moderator.slash(world.channel, "match end", reason="Not here")
    await pass_time(world, 96 * HOUR)
    assert not any("Not here" in line for line in read_directs(world.ada))
