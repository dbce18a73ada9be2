"""The simulated Discord refuses what the real one refuses, so no test relies on its tolerance."""

from io import BytesIO
from typing import Any

import discord
import pytest
from discord import ui
from simcord.http import router
from simcord.http.routes import messages

from bot import simulation
from bot.simulation.pages import Pages
from tests.play.world import World, buttons, names, pictures, saved, words

HOUR = 3600


def channel_of(world: World) -> discord.PartialMessageable:
    """Return the channel as the bot writes to it."""
    return world.bot.get_partial_messageable(world.channel.id, guild_id=world.guild.id)


def picture(name: str) -> discord.File:
    """Return an upload."""
    return discord.File(BytesIO(b"picture"), name, description="All that is seen.")


def gallery(name: str) -> ui.LayoutView:
    """Return a message that shows an upload."""
    view = ui.LayoutView(timeout=None)
    item = discord.MediaGalleryItem(f"attachment://{name}", description="All that is seen.")
    view.add_item(ui.Container(ui.MediaGallery(item)))
    return view


async def refused(request: Any) -> tuple[int, int]:
    """Return the status and the code with which a request is refused."""
    with pytest.raises(discord.HTTPException) as caught:
        await request
    return caught.value.status, caught.value.code


# What SimCord is relied on for


def test_simcord_is_what_the_strict_simulation_was_written_for() -> None:
    assert simulation.changes() == []


def test_a_simcord_that_has_changed_is_reported_and_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(messages, "_send_permissions")
    monkeypatch.delitem(router._ROUTES, "PATCH")
    found = simulation.changes()
    assert "_send_permissions takes nothing, not (ctx, channel_id)" in found[0]
    assert "no route PATCH channels/{channel_id}/messages/{message_id}" in found
    with pytest.raises(simulation.SimCordChanged, match="_send_permissions"):
        simulation.install.__wrapped__()


# Uploads


async def test_a_file_that_is_shown_is_not_among_the_attachments(world: World) -> None:
    channel = channel_of(world)
    sent = await channel.send(view=gallery("a.png"), file=picture("a.png"))
    fetched = await channel.fetch_message(sent.id)
    (listed,) = [message async for message in channel.history()]
    edited = await sent.edit(view=gallery("a.png"))
    for message in (sent, fetched, listed, edited):
        assert message.attachments == []
        (item,) = pictures(message)
        assert item.description == "All that is seen."
        assert item.media.attachment_id
        assert names(message) == ["a.png"]
        assert await saved(world.bot, message) == b"picture"
    plain = await channel.send(file=picture("b.png"))
    assert [file.filename for file in plain.attachments] == ["b.png"]
    assert await plain.attachments[0].read() == b"picture"


async def test_a_file_that_is_shown_stays_until_an_edit_drops_it(world: World) -> None:
    sent = await channel_of(world).send(view=gallery("a.png"), file=picture("a.png"))
    assert names(await sent.edit(view=gallery("a.png"))) == ["a.png"]
    assert await refused(sent.edit(view=gallery("a.png"), attachments=[])) == (400, 50035)
    assert names(await sent.edit(view=gallery("b.png"), attachments=[picture("b.png")])) == ["b.png"]
    assert await refused(sent.edit(view=gallery("a.png"))) == (400, 50035)


async def test_the_page_shows_the_picture_all_the_same(world: World) -> None:
    await world.begin_constructor()
    async with world.env.preview(world.channel, viewers=[world.ada], layout="channel") as preview:
        pages = Pages(world.env, preview)
        pages.refresh_outdated()
        (page,) = preview._pages.values()
        shown = str(page.snapshot).partition(
            f"'attachment_id': '{pictures(world.board)[0].media.attachment_id}'"
        )
        assert "'available': True" in shown[2].partition("}")[0]


async def test_an_edit_that_brings_a_file_into_a_gallery_can_be_refused(world: World) -> None:
    sent = await channel_of(world).send(view=gallery("a.png"), file=picture("a.png"))
    world.discord.refuse_gallery_edits = True
    edit = sent.edit(view=gallery("b.png"), attachments=[picture("b.png")])
    assert await refused(edit) == (400, 50035)
    assert names(await sent.edit(view=gallery("a.png"))) == ["a.png"]
    await channel_of(world).send(view=gallery("b.png"), file=picture("b.png"))
    asked = await interaction_of(world)
    await asked.response.defer(ephemeral=True, thinking=True)
    brings = asked.edit_original_response(view=gallery("b.png"), attachments=[picture("b.png")])
    assert await refused(brings) == (400, 50035)
    instead = asked.followup.send(view=gallery("b.png"), file=picture("b.png"))
    assert await refused(instead) == (400, 50035)  # a follow-up to a deferred answer is its edit
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay("See below."))
    await asked.edit_original_response(view=view)
    apart = await asked.followup.send(view=gallery("b.png"), file=picture("b.png"), wait=True)
    assert names(apart) == ["b.png"]


# Nonces


async def test_a_nonce_gets_the_message_that_it_got_before_even_a_deleted_one(world: World) -> None:
    channel = channel_of(world)
    first = await channel.send("one", nonce="a")
    assert (await channel.send("two", nonce="a")).id == first.id
    assert (await channel.send("two", nonce="b")).id != first.id
    await first.delete()
    again = await channel.send("three", nonce="a")
    assert (again.id, again.content) == (first.id, "one")
    assert [message.content for message in world.channel.history()] == ["two"]
    await world.env.advance_time(301)
    assert (await channel.send("four", nonce="a")).id != first.id


# Old messages


async def test_only_three_edits_of_old_messages_go_through_at_a_time(world: World) -> None:
    sent = await channel_of(world).send("one")
    await world.env.advance_time(HOUR)
    for number in range(3):
        await sent.edit(content=str(number))
    assert await refused(sent.edit(content="late")) == (429, 30046)
    fresh = await channel_of(world).send("fresh")
    await fresh.edit(content="at once")
    await world.env.advance_time(6)
    await sent.edit(content="in time")


# Interactions


async def interaction_of(world: World) -> discord.Interaction[Any]:
    """Return a click on a button that nobody answers."""
    seen: list[discord.Interaction[Any]] = []

    async def see(interaction: discord.Interaction[Any]) -> None:
        seen.append(interaction)

    view = ui.View(timeout=None).add_item(ui.Button(label="See", custom_id="see"))
    message = await channel_of(world).send("Click.", view=view)
    world.bot.add_listener(see, "on_interaction")
    await world.ada.click(message, custom_id="see")
    world.bot.remove_listener(see, "on_interaction")
    return seen[0]


async def test_an_interaction_that_is_not_answered_within_three_seconds_is_lost(world: World) -> None:
    asked = await interaction_of(world)
    await world.env.advance_time(3)
    assert await refused(asked.response.defer()) == (404, 10062)
    assert await refused(asked.followup.send("late")) == (404, 10015)


async def test_a_token_is_dead_after_fifteen_minutes(world: World) -> None:
    asked = await interaction_of(world)
    await asked.response.send_message("Yes.", ephemeral=True)
    await world.env.advance_time(15 * 60 - 1)
    await asked.edit_original_response(content="Still.")
    await world.env.advance_time(1)
    assert await refused(asked.edit_original_response(content="No.")) == (401, 50027)
    assert await refused(asked.followup.send("No.")) == (401, 50027)


@pytest.mark.parametrize("installed", [True, False])
async def test_an_app_that_only_its_user_installed_follows_up_five_times(
    world: World, installed: bool
) -> None:
    asked = await interaction_of(world)
    await asked.response.send_message("Yes.", ephemeral=True)
    guild = world.env.backend.get_guild(world.guild.id)
    if not installed:
        del guild.members[world.env.backend.bot_user.id]
    for number in range(5):
        await asked.followup.send(str(number), ephemeral=True)
    sixth = asked.followup.send("6", ephemeral=True)
    if installed:
        await sixth
    else:
        assert await refused(sixth) == (400, 40094)


# Rate limits


async def show(world: World, times: int) -> None:
    """Let Ada have the board posted again and again."""
    for _ in range(times):
        await world.ada.slash(world.channel, "match show")


@pytest.mark.usefixtures("still")
async def test_discords_limit_for_a_channel_is_waited_for_and_no_board_is_lost(world: World) -> None:
    await world.begin_constructor()
    await world.env.advance_time(10)
    world.discord.rate_limits = True
    messages_before = len(world.channel.history())
    await show(world, 8)
    await world.env.advance_time(0.5)
    assert len(world.channel.history()) - messages_before <= 5
    await world.env.advance_time(30)
    assert world.discord.limits.refused == []
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    assert await world.bot.store.outbox.due(10**15) == []


@pytest.mark.usefixtures("still")
async def test_a_429_is_waited_for_too(world: World) -> None:
    await world.begin_constructor()
    await world.env.advance_time(10)
    world.discord.rate_limits = True
    request = f"POST /channels/{world.channel.id}/messages"
    for _ in range(5):  # as by the process before, which this one knows nothing about
        world.discord.limits.count(request)
    before = world.board
    await show(world, 1)
    assert world.discord.limits.refused == [request]
    assert world.board == before
    await world.env.advance_time(6)
    assert world.discord.limits.refused == [request]
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    assert world.board != before


@pytest.mark.usefixtures("still")
async def test_discord_py_waits_until_an_old_message_may_be_edited_again(world: World) -> None:
    await world.begin_constructor()
    for action in ("pattern rhombus", "Rb2"):
        await world.command(world.ada, action)
    old = world.board
    await world.env.advance_time(HOUR)
    message = channel_of(world).get_partial_message(old.id)
    for _ in range(3):
        await message.edit(view=ui.LayoutView(timeout=None).add_item(ui.TextDisplay("Old.")))
    world.discord.rate_limits = True
    await world.command(world.bruno, "Sc2")
    assert world.discord.limits.refused == [f"PATCH /channels/{world.channel.id}/messages/{old.id}"]
    await world.env.advance_time(7)
    assert await world.bot.store.outbox.due(10**15) == []
    (edited,) = [message for message in world.channel.history() if message.id == old.id]
    assert words(edited).endswith("placed a small on c2.")
