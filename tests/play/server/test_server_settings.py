"""The panel of ``/server settings``, and what tables are like where nobody says otherwise."""

import re
from typing import Any

import discord
import pytest

from bot.games import GAMES
from bot.locales import texts
from bot.match.servers import DEFAULTS, ServerSettings
from rendering import THEMES
from tests.play.private_pages import PrivatePage
from tests.play.server_owner import (
    SettingsPanel,
    ask_for_help,
    change,
    new_forum,
    new_manager,
    read_settings,
    settings_panel,
    take_permissions,
)
from tests.play.world import World, components, forge, reply_text, words
from tests.store.plans import scans, statements


async def test_only_those_who_manage_the_server_see_and_change_its_settings(world: World) -> None:
    role = world.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    moderator = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    for command in ("settings", "check", "log"):
        refusal = await moderator.slash(world.channel, f"server {command}")
        assert "Only members with the permission Manage Server" in reply_text(refusal)
    help_reply = await moderator.slash(world.channel, "help")
    for custom_id, values in (
        ("u:server-section:tables", ()),
        ("u:server-set:theme", ("light",)),
        ("u:server-set:place", ("thread",)),
        ("u:server-set:channels", ("1",)),
        ("u:server-set:forum", ("1",)),
        ("u:server-set:ping-constructor", ("1",)),
        ("u:server-set:computers=off", ()),
        ("u:server-reset:tables", ()),
    ):
        refusal = await forge(world, moderator, help_reply.response, custom_id, *values)
        assert re.search("Only members with|I do not know this button", reply_text(refusal)), custom_id
    assert await read_settings(world) == DEFAULTS


async def test_forged_values_are_refused(world: World) -> None:
    panel = await settings_panel(world)
    for custom_id, values in (
        ("u:server-section:nowhere", ()),
        ("u:server-set:theme", ("pink",)),
        ("u:server-set:colour", ("dark",)),
        ("u:server-set:channels", ("1",)),
        ("u:server-set:forum", ("x",)),
        ("u:server-set:ping-chess", ("1",)),
        ("u:server-set:computers=maybe", ()),
        ("u:server-reset:everything", ()),
    ):
        refusal = await forge(world, panel.who, panel.message, custom_id, *values)
        assert "I do not know this button" in reply_text(refusal), custom_id
    assert await read_settings(world) == DEFAULTS


async def test_the_panel_shows_sets_and_resets_everything(world: World) -> None:
    panel = await settings_panel(world)
    assert "**Tables open:** in every channel" in panel.text
    assert "**Computers:** may play" in panel.text
    assert "Reset This Part" not in panel.labels()
    quiet = world.guild.create_text_channel("quiet")
    await panel.choose("server-set", world.channel, quiet, argument="channels")
    assert f"only in <#{world.channel.id}>, <#{quiet.id}>" in panel.text
    await panel.choose("server-set", "thread", argument="place")
    assert "in a thread of their own" in panel.text
    assert "Played: In a thread of their own" in panel.selected_labels()
    for name, value, sentence in (
        ("boards", "keep", "**Old boards:** A line above the picture"),
        ("theme", "contrast", "**Pictures:** High contrast"),
        ("clock", "day", "**Clock:** A day"),
        ("locale", "en", "**Language:** English"),
    ):
        await panel.set(name, value)
        assert sentence in panel.text
    await panel.press("server-section", "people")
    role = world.guild.create_role("builders")
    await panel.choose("server-set", role, argument="ping-constructor")
    assert f"<@&{role.id}> (Constructor)" in panel.text
    await panel.press("server-set", "computers=off")
    assert "may not play; practice alone is possible" in panel.text
    assert await read_settings(world) == ServerSettings(
        channels=(world.channel.id, quiet.id),
        place="thread",
        boards="keep",
        locale="en",
        theme="contrast",
        clock="day",
        ping_roles={"constructor": role.id},
        computers=False,
    )
    await world.restart()
    for section in ("people", "tables", "where"):
        await panel.press("server-section", section)
        await panel.press("server-reset", section)
        assert "Reset This Part" not in panel.labels()
    assert await read_settings(world) == DEFAULTS
    await panel.set("locale", "server")
    assert await read_settings(world) == DEFAULTS


async def test_the_panel_keeps_to_the_limits_of_discord(world: World) -> None:
    panel = await settings_panel(world)
    channels = [world.guild.create_text_channel(f"games-{number}") for number in range(25)]
    await panel.choose("server-set", *channels, argument="channels")
    await panel.set("place", "thread")
    for section in ("tables", "people", "where"):
        await panel.press("server-section", section)
        parts = list(components(panel.message))
        assert len(parts) <= 40
        assert len(panel.text) <= 4000
        assert all(len(label) <= 34 for label in panel.labels())
    assert "and 20 more" in panel.text


async def test_tables_are_as_the_server_prefers_unless_the_host_says_otherwise(world: World) -> None:
    panel = await settings_panel(world)
    for name, value in (("boards", "keep"), ("theme", "light"), ("clock", "day"), ("locale", "en")):
        await panel.set(name, value)
    await world.ada.slash(world.channel, "constructor new")
    match = await world.match()
    assert (match.boards, match.theme, match.locale) == ("keep", "light", "en")
    assert match.time_control is not None
    await world.press(world.ada, "cancel")
    await world.open_table(world.ada, "constructor", theme="dark", clock="none", boards="fold")
    match = await world.match()
    assert (match.boards, match.theme, match.time_control) == ("fold", "dark", None)


async def test_buttons_open_tables_as_the_server_prefers(world: World) -> None:
    panel = await settings_panel(world)
    await panel.set("theme", "light")
    help_reply = await ask_for_help(world, world.ada)
    await world.ada.click(help_reply, custom_id="u:open:constructor:")
    assert (await world.match()).theme == "light"


@pytest.mark.usefixtures("quick_computers")
async def test_practice_has_no_clock_of_the_server(world: World) -> None:
    panel = await settings_panel(world)
    await panel.set("clock", "live")
    await world.ada.slash(world.channel, "constructor new", practice=True)
    (thread,) = world.channel.threads
    match = await world.bot.store.matches.find_latest(thread.id)
    assert match is not None
    assert match.time_control is None


async def test_values_that_there_are_no_more_count_as_the_usual_ones(world: World) -> None:
    await change(world, theme="removed", clock="fortnight", locale="tlh", ping_roles={"chess": 7})
    panel = await settings_panel(world)
    assert "**Pictures:** Dark" in panel.text
    assert "**Clock:** No clock" in panel.text
    assert "**Language:** That of this server" in panel.text
    await world.ada.slash(world.channel, "constructor new")
    match = await world.match()
    assert (match.theme, match.time_control) == ("dark", None)
    assert "would like to play" in words(world.board)


async def test_settings_are_read_once_for_a_table_and_never_for_a_turn(world: World) -> None:
    panel = await settings_panel(world)
    await panel.set("theme", "light")
    with statements(world.bot.store) as sent_statements:
        await world.open_constructor_table(starter="ice")
    assert len([one for one, _ in sent_statements if "server_settings" in one]) == 1
    assert scans(world.database, sent_statements) == []
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    with statements(world.bot.store) as sent_statements:
        await world.act(world.ada, "pattern rhombus")
        await world.act(world.ada, "Sa1")
    assert not [one for one, _ in sent_statements if "server_settings" in one]


class TestPings:
    """A role that is told of new tables."""

    @pytest.fixture
    def pinged_roles(self, world: World) -> list[int]:
        """Return the roles that messages have pinged, as time goes by."""
        roles: list[int] = []

        def note(event: str, payload: Any) -> None:
            if event == "MESSAGE_CREATE":
                number = int(payload["id"])
                roles.extend(world.env.backend.get_message(int(payload["channel_id"]), number).ping_role_ids)

        world.env.backend.subscribers.append(note)
        return roles

    async def test_a_role_is_pinged_once_for_a_table_with_free_seats(
        self, world: World, pinged_roles: list[int]
    ) -> None:
        role = world.guild.create_role("builders", mentionable=True)
        other = world.guild.create_role("others", mentionable=True)
        panel = await settings_panel(world)
        await panel.press("server-section", "people")
        await panel.choose("server-set", role, argument="ping-constructor")
        await panel.choose("server-set", other, argument="ping-builders")
        await world.ada.slash(world.channel, "constructor new")
        assert f"<@&{role.id}>" in words(world.board)
        assert pinged_roles == [role.id]
        await world.ada.slash(world.channel, "match show")
        await world.press(world.bruno, "join", "1")
        await world.press(world.bruno, "start")
        assert pinged_roles == [role.id]
        assert f"<@&{role.id}>" not in words(world.board)

    async def test_a_ping_that_failed_is_made_up_for_once(
        self, world: World, pinged_roles: list[int]
    ) -> None:
        role = world.guild.create_role("builders", mentionable=True)
        panel = await settings_panel(world)
        await panel.press("server-section", "people")
        await panel.choose("server-set", role, argument="ping-constructor")
        world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, code=0, times=1)
        await world.ada.slash(world.channel, "constructor new")
        await world.restart()
        await world.env.advance_time(60)
        assert pinged_roles == [role.id]

    async def test_nobody_is_pinged_where_nobody_can_join(
        self, world: World, pinged_roles: list[int]
    ) -> None:
        role = world.guild.create_role("builders", mentionable=True)
        panel = await settings_panel(world)
        await panel.press("server-section", "people")
        await panel.choose("server-set", role, argument="ping-constructor")
        await world.open_constructor_table()
        assert pinged_roles == []
        assert "<@&" not in words(world.board)

    async def test_a_deleted_role_is_told_and_harms_nothing(self, world: World) -> None:
        role = world.guild.create_role("builders")
        take_permissions(world, "mention_everyone")
        panel = await settings_panel(world)
        await panel.press("server-section", "people")
        await panel.choose("server-set", role, argument="ping-constructor")
        assert "is not notified of Constructor" in panel.text
        world.env.backend.delete_role(world.guild.id, role.id)
        await panel.open()
        assert "The role that was pinged for Constructor was deleted." in panel.text
        assert "nobody" in panel.text
        await world.ada.slash(world.channel, "constructor new")
        assert "<@&" not in words(world.board)
        assert (await read_settings(world)).ping_roles == {"constructor": role.id}

    async def test_not_everyone_is_pinged(self, world: World) -> None:
        panel = await settings_panel(world)
        await panel.press("server-section", "people")
        everyone, custom_id = world.guild.default_role, "u:server-set:ping-constructor"
        refusal = await panel.who.select(panel.message, [everyone], custom_id=custom_id)
        assert "I do not ping everyone" in reply_text(refusal)
        assert await read_settings(world) == DEFAULTS


async def test_every_change_is_in_the_log_with_what_was_before(world: World) -> None:
    panel = await settings_panel(world)
    forum, role = new_forum(world), world.guild.create_role("builders")
    await panel.choose("server-set", world.channel, argument="channels")
    await panel.choose("server-set", world.channel, forum, argument="channels")
    await panel.choose("server-set", "thread", argument="place")
    await panel.choose("server-set", forum, argument="forum")
    await panel.choose("server-set", argument="forum")
    await panel.set("theme", "light")
    await panel.set("clock", "day")
    await panel.set("boards", "keep")
    await panel.set("locale", "en")
    await panel.press("server-section", "people")
    await panel.choose("server-set", role, argument="ping-constructor")
    await panel.choose("server-set", argument="ping-constructor")
    await panel.press("server-set", "computers=off")
    await panel.press("server-reset", "people")
    result = await panel.who.slash(world.channel, "server log")
    entries = [line.partition(f"<@{panel.who.id}>: ")[2] for line in reply_text(result).splitlines()[1:]]
    here, there = f"<#{world.channel.id}>", f"<#{forum.id}>"
    assert entries == [
        "reset the settings of people",
        "decided that computers may not play",
        f"stopped the ping of <@&{role.id}> for Constructor",
        f"let <@&{role.id}> be pinged for Constructor",
        "set the language to English",
        "set what becomes of old boards to “A line above the picture”",
        "set the clock to “A day” (before: No clock)",
        "set the pictures to Light (before: Dark)",
        f"took the forum {there} away",
        f"let matches be played as posts in {there}",
        "let matches be played in threads (before: in the channel)",
        f"let tables open only in {here}, {there} (before: {here})",
        f"let tables open only in {here} (before: in every channel)",
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_the_log_names_every_theme(theme: str) -> None:
    text = texts("en")
    words = text("server-log-set-theme", new=theme, old=theme)
    assert words.count(text(f"choice-theme-{theme}")) == 2


async def test_the_log_is_read_page_by_page(world: World) -> None:
    panel = await settings_panel(world)
    empty = await panel.who.slash(world.channel, "server log")
    assert "Nothing has been changed in this server yet" in reply_text(empty)
    themes = ("light", "contrast", "dark")
    for number in range(20):
        await panel.set("theme", themes[number % 3])
    page = PrivatePage(panel.who, await panel.who.slash(world.channel, "server log"))
    assert page.text.count("set the pictures to") == 15
    assert list(page.buttons()) == ["Older"]
    page.assert_fits()
    older = await page.who.click(page.message, custom_id=page.buttons()["Older"].custom_id or "")
    page.message = older.response
    assert page.text.count("set the pictures to") == 5
    assert list(page.buttons()) == ["Newest"]
    newest = await page.who.click(page.message, custom_id=page.buttons()["Newest"].custom_id or "")
    page.message = newest.response
    assert page.text.count("set the pictures to") == 15


async def test_two_managers_lose_no_change_of_each_other(world: World) -> None:
    first = await settings_panel(world)
    second = await SettingsPanel(world, new_manager(world, "second")).open()
    await first.set("theme", "light")
    await second.set("clock", "day")
    assert await read_settings(world) == ServerSettings(theme="light", clock="day")
    assert "**Pictures:** Light" in second.text


async def test_every_game_has_a_menu_for_its_role(world: World) -> None:
    panel = await settings_panel(world)
    await panel.press("server-section", "people")
    menus = [part for part in components(panel.message) if isinstance(part, discord.SelectMenu)]
    assert [menu.custom_id for menu in menus] == [f"u:server-set:ping-{game}" for game in GAMES]
