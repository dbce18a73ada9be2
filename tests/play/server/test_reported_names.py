"""A reported name is shown as the word of the colour until a moderator decides."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
import simcord

from bot.match.servers import ServerBlock
from bot.services.name_service import MOST_REPORTS
from tests.play.archive.test_records import bring, file, import_id, save, share
from tests.play.board.test_display_names import read_descriptions, rename
from tests.play.notified_users import HOUR
from tests.play.server_owner import new_manager
from tests.play.world import World, components, forge, present_id, reply_text, words

pytestmark = pytest.mark.usefixtures("frozen_time")
RUDE = "Rude Rhino"


@pytest.fixture
def moderator(world: World) -> simcord.MemberActor:
    return new_manager(world, "moderator")


async def begin(world: World) -> None:
    """Let Bruno with his rude name and Ada play; both names are known."""
    rename(world, world.bruno, RUDE)
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")


async def report(world: World, who: simcord.MemberActor, player: int = 1) -> str:
    """Report the name of a player by the buttons under More, and return the answer."""
    panel: Any = (await world.press(who, "report-name", message=await more(world, who))).response
    match = await world.match()
    menu = next(part for part in components(panel) if isinstance(part, discord.SelectMenu))
    question: Any = (await who.select(panel, [str(player)], custom_id=menu.custom_id)).response
    assert f"<@{match.players[player]}>" in words(question)
    return reply_text(await world.press(who, "report-name-sure", message=question))


async def more(world: World, who: simcord.MemberActor) -> Any:
    """Return the panel of More."""
    return (await world.press(who, "more", message=world.board)).response


async def decide(world: World, who: simcord.MemberActor, label: str) -> Any:
    """Let a moderator press the first button with a label in the list, and return the list after it."""
    page: Any = (await who.slash(world.channel, "server names")).response
    custom_id = next(one for name, one in list_buttons(page) if name == label)
    return (await who.click(page, custom_id=custom_id)).response


def list_buttons(message: Any) -> Iterator[tuple[str, str]]:
    """Yield the labels and custom ids of the buttons of a message."""
    for part in components(message):
        if isinstance(part, discord.Button):
            yield str(part.label), str(part.custom_id)


async def log_of(world: World) -> list[str]:
    """Return what the log of the server says, the newest first."""
    entries, _ = await world.bot.store.server_log.read_page(world.guild.id, 20)
    return [entry.what for entry in entries]


@pytest.mark.usefixtures("real_pictures")
async def test_a_reported_name_disappears_everywhere_until_it_is_allowed(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world)
    assert RUDE in read_descriptions(world.board)
    assert "hidden" in await report(world, world.chioma)
    assert RUDE not in read_descriptions(world.board)
    assert "Black: " in read_descriptions(world.board)
    assert "ada (Ice)" in read_descriptions(world.board)
    for answer in (
        await world.press(world.dmitri, "read"),
        await world.press(world.dmitri, "replay", message=await more(world, world.dmitri)),
        await world.dmitri.slash(world.channel, "match history"),
        await world.press(world.dmitri, "report-name", message=await more(world, world.dmitri)),
        await moderator.slash(world.channel, "server matches"),
    ):
        assert RUDE not in str(answer.response.message.components if answer.response else "")
    await world.restart()
    await world.act(world.ada, "Rb2")
    assert RUDE not in read_descriptions(world.board)
    await decide(world, moderator, "Allow")
    assert RUDE in read_descriptions(world.board)
    assert await log_of(world) == ["name-allowed", "name-reported"]


@pytest.mark.usefixtures("real_pictures")
async def test_a_name_kept_hidden_stays_hidden_under_any_other_name(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world)
    await report(world, world.ada)
    page = await decide(world, moderator, "Keep Hidden")
    assert "whatever the name is" in words(page)
    rename(world, world.bruno, "Rosebud")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Rb1")
    assert "Rosebud" not in read_descriptions(world.board)
    assert "reported already" in await report(world, world.chioma)
    page = await decide(world, moderator, "Allow")
    assert "No name is reported" in words(page)
    assert "Rosebud" in read_descriptions(world.board)


@pytest.mark.usefixtures("real_pictures")
async def test_a_changed_name_needs_a_new_report(world: World) -> None:
    await begin(world)
    await report(world, world.ada)
    rename(world, world.bruno, "Rosebud")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Rb1")
    assert "Rosebud" in read_descriptions(world.board)
    rename(world, world.bruno, f" {RUDE.upper()}")
    await world.press(world.bruno, "read")
    await world.act(world.ada, "Ra2")
    assert RUDE.upper() not in read_descriptions(world.board)


async def test_a_name_is_reported_once_and_an_allowed_one_not_again(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world)
    await report(world, world.ada)
    assert "reported already" in await report(world, world.chioma)
    await decide(world, moderator, "Allow")
    for who in (world.ada, world.chioma):
        assert "A moderator has allowed this name" in await report(world, who)


async def test_who_was_declined_twice_hides_nothing_any_more(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world)
    for name in ("One", "Two"):
        rename(world, world.bruno, name)
        await world.press(world.bruno, "read")
        assert "hidden" in await report(world, world.chioma)
        await decide(world, moderator, "Allow")
    rename(world, world.bruno, RUDE)
    await world.press(world.bruno, "read")
    assert "declined your earlier reports" in await report(world, world.chioma)
    assert RUDE in reply_text(await world.press(world.dmitri, "read"))
    page = (await moderator.slash(world.channel, "server names")).response
    assert "shown until you decide" in words(page)
    assert str(world.chioma.id) not in words(page)
    assert "hidden" in await report(world, world.ada)
    assert RUDE not in reply_text(await world.press(world.dmitri, "read"))


async def test_nobody_reports_many_names_in_a_day(world: World) -> None:
    await begin(world)
    for number in range(MOST_REPORTS):
        rename(world, world.bruno, f"Name {number}")
        await world.press(world.bruno, "read")
        assert "hidden" in await report(world, world.chioma)
    rename(world, world.bruno, "Another")
    await world.press(world.bruno, "read")
    assert "within a day" in await report(world, world.chioma)


async def test_nobody_reports_themselves_a_computer_or_at_a_table(world: World) -> None:
    await world.open_constructor_table()
    assert "report-name" not in str(list(list_buttons(await more(world, world.ada))))
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    click = present_id(await world.match(), "report-name-sure", "0")
    assert "no name here" in reply_text(await forge(world, world.ada, world.board, click))
    click = present_id(await world.match(), "report-name-sure", "7")
    assert "button" in reply_text(await forge(world, world.ada, world.board, click))
    assert await world.bot.store.name_reports.find(world.guild.id) == []


async def test_a_blocked_user_reports_nobody(world: World) -> None:
    await begin(world)
    block = ServerBlock(
        guild_id=world.guild.id, user_id=world.chioma.id, at=1, by_user=world.ada.id, reason="Rude."
    )
    await world.bot.store.server_blocks.add(block)
    click = present_id(await world.match(), "report-name-sure", "1")
    assert "Rude." in reply_text(await forge(world, world.chioma, world.board, click))
    assert await world.bot.store.name_reports.find(world.guild.id) == []


async def test_only_moderators_decide_and_never_about_themselves(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world)
    await report(world, world.ada)
    (stored,) = await world.bot.store.name_reports.find(world.guild.id)
    for verb in ("name-allow", "name-hide", "name-list"):
        custom_id = f"u:{verb}:{world.bruno.id}/{stored.name}"
        reply = await forge(world, world.bruno, world.board, custom_id)
        assert "Only members" in reply_text(reply)
    assert "Only members" in reply_text(await world.ada.slash(world.channel, "server names"))
    role = world.guild.create_role("More", permissions=discord.Permissions(manage_messages=True))
    world.env.backend.get_member(world.guild.id, world.bruno.id).role_ids.append(role.id)
    custom_id = f"u:name-allow:{world.bruno.id}/{stored.name}"
    assert "Another moderator" in reply_text(await forge(world, world.bruno, world.board, custom_id))
    assert await world.bot.store.name_reports.find(world.guild.id) == [stored]
    await decide(world, moderator, "Allow")
    assert "decided already" in reply_text(await forge(world, moderator, world.board, custom_id))


async def test_a_thread_is_not_named_after_a_hidden_name(world: World) -> None:
    await begin(world)
    await report(world, world.ada)
    await world.bruno.slash(world.channel, "middle-ages new", thread=True)
    channels = [channel.name for channel in world.bot.get_all_channels()]
    threads = [thread.name for guild in world.bot.guilds for thread in guild.threads]
    assert len(threads) == 1
    assert not any("Rude" in name for name in (*channels, *threads))


async def test_a_server_does_not_learn_what_another_decided(world: World) -> None:
    await begin(world)
    await report(world, world.ada)
    assert await world.bot.names.find_hidden(world.guild.id + 1) == {}


@pytest.mark.usefixtures("real_pictures")
async def test_the_name_of_a_blocked_user_is_in_no_picture_and_in_no_list(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world)
    assert RUDE in read_descriptions(world.board)
    await moderator.slash(world.channel, "server block", user=world.bruno, reason="Rude.")
    assert RUDE not in read_descriptions(world.board)
    for answer in (
        await world.press(world.dmitri, "read"),
        await world.press(world.dmitri, "replay", message=await more(world, world.dmitri)),
        await world.press(world.dmitri, "report-name", message=await more(world, world.dmitri)),
    ):
        assert answer.response is not None
        assert RUDE not in str(answer.response.message.components)
    choices = await world.dmitri.autocomplete(world.channel, "match replay", "match", "")
    assert choices
    assert RUDE not in str(choices)
    await world.resign(world.ada)
    for answer in (
        await world.dmitri.slash(world.channel, "match history"),
        await world.ada.slash(world.channel, "me history"),
    ):
        assert answer.response is not None
        assert RUDE not in str(answer.response.message.components)
    assert RUDE not in read_descriptions(world.board)
    await moderator.slash(world.channel, "server unblock", user=world.bruno)
    assert RUDE in reply_text(await world.press(world.dmitri, "read"))


# Matches that are over


@pytest.mark.usefixtures("real_pictures")
async def test_finished_boards_are_drawn_again_in_their_messages(
    world: World, moderator: simcord.MemberActor
) -> None:
    await begin(world)
    await world.resign(world.ada)
    over = world.board
    assert RUDE in read_descriptions(over)
    await world.env.advance_time(2 * HOUR)
    await world.chioma.slash(world.channel, "constructor new", opponent=world.bruno)
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    posts = len(world.posts())
    await report(world, world.chioma)
    assert RUDE not in read_descriptions(await fetch_again(over))
    assert "Black: " in read_descriptions(await fetch_again(over))
    await decide(world, moderator, "Allow")
    assert RUDE in read_descriptions(await fetch_again(over))
    await moderator.slash(world.channel, "server block", user=world.bruno, reason="Rude.")
    assert RUDE not in read_descriptions(await fetch_again(over))
    assert len(world.posts()) == posts


@pytest.mark.usefixtures("real_pictures")
async def test_every_finished_board_is_drawn_again_though_the_bot_dies_meanwhile(world: World) -> None:
    boards = []
    for _ in range(3):
        await begin(world)
        await world.resign(world.ada)
        boards.append(world.board)
    await begin(world)
    await report(world, world.chioma)
    assert RUDE in read_descriptions(await fetch_again(boards[0]))
    await world.restart()
    for board in boards:
        assert RUDE not in read_descriptions(await fetch_again(board))


async def fetch_again(message: Any) -> Any:
    """Return a message as it is now."""
    return await message.channel.fetch_message(message.id)


@pytest.mark.parametrize("written", [RUDE, "rude  RHINO", "**Rude Rhino**"])
async def test_a_reported_name_is_not_read_in_an_imported_record(
    world: World, moderator: simcord.MemberActor, written: str
) -> None:
    data = file("constructor", "Zoe", written)
    assert "Rhino".casefold() in reply_text(await bring(world, world.dmitri, data)).casefold()
    await begin(world)
    await report(world, world.ada)
    for label in ("Keep Hidden", "Allow"):
        shown: Any = await bring(world, world.dmitri, data)
        assert "Zoe" in reply_text(shown)
        assert "rhino" not in reply_text(shown).casefold()
        replay: Any = await world.dmitri.slash(world.channel, "match replay", match=f"i{import_id(shown)}")
        assert "rhino" not in str(replay.response.components).casefold()
        assert "rhino" not in (await share(world, world.dmitri, shown)).casefold()
        assert "rhino" not in str(world.board.components).casefold()
        await decide(world, moderator, label)
    assert "rhino" in reply_text(await bring(world, world.dmitri, data)).casefold()


async def test_a_reported_name_is_in_no_file_that_is_saved(world: World) -> None:
    await begin(world)
    await world.resign(world.ada)
    assert RUDE.encode() in await save(world, world.dmitri)
    await report(world, world.chioma)
    assert RUDE.encode() not in await save(world, world.dmitri)
