"""``/privacy``: users see what is stored about them, take it away, and have it deleted."""

from typing import Any

import discord
import msgspec
import pytest
import simcord
from msgspec.structs import replace

from bot.games import GAMES
from bot.match.commands import PauseMatch, Resign
from bot.match.former_users import FORMER_USERS
from bot.match.server_log import ServerLogEntry
from cogs.board.display_names import DisplayNames
from cogs.upkeep.retention import Retention
from tests.example_games import EVERY_GAME
from tests.play.notified_users import lend, me
from tests.play.private_pages import PrivatePage
from tests.play.stored import add_random
from tests.play.world import World, components, download_file, forge, get_pinged_users, reply_text, words
from tests.store.personal_data import cells_with

pytestmark = pytest.mark.usefixtures("frozen_time", "startup_tidying")


async def privacy(world: World, who: simcord.MemberActor, command: str) -> PrivatePage:
    """Return the private answer to one of the commands."""
    return PrivatePage(who, await who.slash(world.channel, f"privacy {command}"))


async def press(page: PrivatePage, label: str) -> Any:
    """Click a button of a page, and return the answer."""
    return await page.who.click(page.message, custom_id=page.buttons()[label].custom_id)


async def delete(world: World, who: simcord.MemberActor) -> str:
    """Delete everything about a user, and return the answer that they read."""
    return reply_text(await press(await privacy(world, who, "delete"), "Yes, Delete Everything"))


async def test_a_newcomer_reads_that_hardly_anything_is_stored(world: World) -> None:
    page = await privacy(world, world.ada, "show")
    assert "0 open, 0 over" in page.text
    assert "**Settings in `/me`:** none." in page.text
    assert "Privacy policy" not in page.text
    page.assert_fits()
    assert set(page.buttons()) == {"Get My Data", "Delete My Data"}
    assert await cells_with(world.bot.store, world.ada.id) == []


async def test_a_user_sees_how_much_is_stored_of_each_kind(world: World) -> None:
    world.bot.settings = type(world.bot.settings)(
        privacy_url="https://example.net/privacy",
        terms_url="https://example.net/terms",
        contact="ada@example.net",
    )
    await add_random(world, "builders")
    await world.begin_constructor()
    await me(world, world.ada, "coach", when="off")
    page = await privacy(world, world.ada, "show")
    assert "1 open, 1 over" in page.text
    assert "stored: notices" in page.text
    for phrase in (
        "[Privacy policy](https://example.net/privacy)",
        "[Terms of service](https://example.net/terms)",
        "Questions: ada@example.net",
    ):
        assert phrase in page.text
        if phrase != "Questions: ada@example.net":
            assert phrase in words((await world.ada.slash(world.channel, "help")).response)
    page.assert_fits()


async def test_help_names_the_command(world: World) -> None:
    assert "`/privacy show`" in words((await world.ada.slash(world.channel, "help")).response)


async def test_it_all_works_in_a_direct_message(world: World) -> None:
    user = world.ada.user
    overview = await user.slash("privacy show")
    assert "What Guildhall stores about you" in words(overview.response)
    assert "JSON file" in words((await user.slash("privacy export")).response)
    question = await user.slash("privacy delete")
    assert question.response is not None
    confirmation = await user.click(question.response, custom_id="u:privacy-delete:")
    assert "Deleted." in words(confirmation.response)


async def test_a_user_gets_a_file_with_everything(world: World) -> None:
    match = await add_random(world, "constructor")
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    answer = await press(await privacy(world, world.ada, "show"), "Get My Data")
    assert "All that is stored about you" in reply_text(answer)
    content = await download_file(world.bot, answer.response)
    data = msgspec.json.decode(content)
    running_match, finished_match = data["matches"]
    assert [action["action"] for action in running_match["actions"]] == ["pattern rhombus"]
    assert (finished_match["match_id"], finished_match["seats"]) == (match.id, ["you", "opponent"])
    assert str(world.bruno.id) not in content.decode()
    assert (await world.match()).seed not in content.decode().replace(str(world.ada.id), "")


async def test_a_deletion_says_what_goes_and_is_asked_once(world: World) -> None:
    assert "past" not in (await privacy(world, world.ada, "delete")).text
    await add_random(world, "constructor")
    await world.begin_constructor()
    page = await privacy(world, world.ada, "delete")
    for phrase in (
        "What goes",
        "your 1 past match:",
        "What stays",
        "your 1 open match:",
        "cannot be taken back",
    ):
        assert phrase in page.text
    page.assert_fits()
    assert (await world.match()).status == "running"
    await world.act(world.ada, "pattern rhombus")  # in the middle of it all
    assert "Deleted." in reply_text(await press(page, "Yes, Delete Everything"))
    assert await cells_with(world.bot.store, world.ada.id) == []
    match = await world.match()
    assert match.status == "finished"
    assert match.players == (FORMER_USERS[0], world.bruno.id)
    again = await forge(world, world.ada, page.message, "u:privacy-delete:")
    assert "Deleted." in reply_text(again)


async def test_a_match_that_a_moderator_has_paused_is_left_too(world: World) -> None:
    moderator = world.dmitri.id
    await world.begin_game("middle-ages", 3)
    match = await world.match()
    await world.bot.matches.perform(match.id, moderator, PauseMatch("Supper."))
    assert "Deleted." in await delete(world, world.ada)
    match = await world.match()
    assert match.resigned == (0,)
    assert match.pause is not None
    assert (match.pause.by, match.pause.reason) == (moderator, "Supper.")
    assert "Deleted." in await delete(world, world.bruno)
    assert (await world.match()).status == "finished"


async def test_who_gave_up_long_ago_leaves_a_paused_match_unseen(world: World) -> None:
    await world.begin_game("middle-ages", 3)
    match = await world.match()
    leaver = match.players[2]
    await world.bot.matches.perform(match.id, leaver, Resign())
    await world.bot.matches.perform(match.id, world.dmitri.id, PauseMatch("Supper."))
    await world.env.settle()
    before = list(world.posts())
    await world.bot.privacy.delete(leaver)
    await world.env.settle()
    assert world.posts() == before


async def test_the_opponent_sees_the_resignation_and_no_name(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    assert "Deleted." in await delete(world, world.ada)
    board = words(world.board)
    assert "Former Player" in board
    assert f"<@{world.ada.id}>" not in board
    assert get_pinged_users(world, world.board) in ([], [world.bruno.id])
    posts = [users for users in world.posts() if users]
    assert posts[-1] == [world.bruno.id]


async def test_replays_lists_logs_and_files_name_a_former_player(world: World) -> None:
    match = await add_random(world, "builders")
    assert world.ada.id in match.players
    await delete(world, world.ada)
    history = words((await world.bruno.slash(world.channel, "match history")).response)
    assert "Former Player" in history
    replay = await world.bruno.slash(world.channel, "match replay")
    page = PrivatePage(world.bruno, replay)
    assert "Former Player" in page.text or "Former Player" in str(page.message.components)
    record = await world.bruno.slash(world.channel, "match record")
    file = msgspec.json.decode(await download_file(world.bot, record.response))
    assert "Former Player" in [player.get("name") for player in file["players"]]
    for text in (history, page.text, str(file)):
        assert str(world.ada.id) not in text
        assert str(FORMER_USERS[0]) not in text
    assert "No match" in words((await me(world, world.ada, "history")).response) or "not finished" in words(
        (await me(world, world.ada, "history")).response
    )


async def test_a_rematch_invites_no_former_player(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await delete(world, world.ada)
    await world.press(world.bruno, "rematch")
    table = await world.match()
    assert (table.status, table.host, table.invited) == ("lobby", world.bruno.id, ())
    assert str(FORMER_USERS[0]) not in words(world.board)
    await world.press(world.chioma, "join")
    await world.press(world.bruno, "start")
    assert (await world.match()).status == "running"


async def test_the_others_play_on_and_the_end_is_told(world: World) -> None:
    await world.begin_game("middle-ages", 3)
    await delete(world, world.bruno)
    match = await world.match()
    assert match.status == "running"
    assert match.players[1] == FORMER_USERS[0]
    assert "Former Player" in words(world.board)
    await world.resign(world.chioma)
    assert (await world.match()).status == "finished"
    assert str(FORMER_USERS[0]) not in words(world.board)
    assert str(world.bruno.id) not in words(world.board)


async def test_names_in_memory_are_forgotten_too(world: World) -> None:
    await world.begin_constructor()
    match = await world.match()
    assert world.bot.cog_of(DisplayNames).cached_names(match)[0] == "ada"
    await delete(world, world.ada)
    assert world.bot.cog_of(DisplayNames).cached_names(match)[0] == ""


async def test_a_seat_that_was_lent_is_taken_back_and_one_that_was_borrowed_is_returned(
    world: World,
) -> None:
    await world.begin_constructor()
    await lend(world, world.ada, world.chioma, "5")
    assert world.chioma.id in (await world.match()).players
    await delete(world, world.chioma)
    match = await world.match()
    assert match.status == "running"
    assert match.players == (world.ada.id, world.bruno.id)
    assert await cells_with(world.bot.store, world.chioma.id) == []
    await delete(world, world.ada)
    assert (await world.match()).status == "finished"


async def test_while_a_deletion_is_under_way_nothing_half_is_shown(world: World) -> None:
    await add_random(world, "constructor")
    await world.bot.store.privacy.request(world.ada.id, 5)
    for command in ("show", "export", "delete"):
        assert "being deleted right now" in (await privacy(world, world.ada, command)).text
    await world.restart()  # the next process goes on
    assert await cells_with(world.bot.store, world.ada.id) == []


async def test_the_button_of_older_panels_asks(world: World) -> None:
    panel = await me(world, world.ada, "coach")
    for argument in ("", "yes"):
        question = await forge(world, world.ada, panel.response, f"u:me-forget:{argument}")
        assert "Delete everything about you?" in reply_text(question)


async def test_the_log_of_a_server_names_a_former_member(world: World) -> None:
    text = f"<@{world.ada.id}>"
    entry = ServerLogEntry(guild_id=world.guild.id, at=5, user_id=world.ada.id, what="title", details={})
    await world.bot.store.server_log.add(replace(entry, details={"who": text}))
    await delete(world, world.ada)
    (stored_entry,), _ = await world.bot.store.server_log.read_page(world.guild.id, 5)
    assert stored_entry.user_id == FORMER_USERS[0]
    assert stored_entry.details == {"who": f"<@{FORMER_USERS[0]}>"}
    permissions = discord.Permissions(manage_guild=True, manage_messages=True)
    role = world.guild.create_role("admin", permissions=permissions)
    admin = world.guild.add_member(world.env.create_user("owner"), roles=[role])
    log = words((await admin.slash(world.channel, "server log")).response)
    assert "a former member" in log


async def test_components_fit_in_discords_limits(world: World) -> None:
    for command in ("show", "delete", "export"):
        page = await privacy(world, world.ada, command)
        assert len(list(components(page.message))) <= 40


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled
async def test_a_running_match_of_every_game_ends_or_goes_on_without_them(world: World, game: str) -> None:
    players = min(3, GAMES[game].players[-1])
    await world.begin_game(game, players)
    assert "Deleted." in await delete(world, world.ada)
    match = await world.match()
    assert match.seats.count(FORMER_USERS[0]) == 1
    assert match.status == ("running" if players == 3 else "finished")
    assert await cells_with(world.bot.store, world.ada.id) == []
    assert f"<@{world.ada.id}>" not in words(world.board)
    if match.status == "running":
        assert match.find_player(FORMER_USERS[0]) not in match.players_to_act()
        await delete(world, world.bruno)
        match = await world.match()
        assert match.status == "finished"
        assert {*FORMER_USERS[:2]} < set(match.players)


async def test_an_unfinished_deletion_is_tried_again_every_hour(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_random(world, "constructor")
    await world.bot.store.privacy.request(world.ada.id, 5)
    cog = world.bot.get_cog("Retention")
    assert isinstance(cog, Retention)
    assert cog.resume_loop.is_running()
    assert cog.resume_loop.hours == 1
    finish_erasing = world.bot.store.privacy.finish_erasing
    monkeypatch.setattr(world.bot.store.privacy, "finish_erasing", None)
    await cog.resume_loop()
    assert await world.bot.store.privacy.is_requested(world.ada.id)
    monkeypatch.setattr(world.bot.store.privacy, "finish_erasing", finish_erasing)
    await cog.resume_loop()
    assert await cells_with(world.bot.store, world.ada.id) == []
