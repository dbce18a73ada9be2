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
from tests.play.world import World, buttons, download_file, names, pictures, words

HOUR = 3600
NOBODY = discord.AllowedMentions.none()


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


async def get_refusal(request: Any) -> tuple[int, int]:
    """Return the status and the code with which a request is refused."""
    with pytest.raises(discord.HTTPException) as refusal:
        await request
    return refusal.value.status, refusal.value.code


# What SimCord is relied on for


def test_simcord_is_what_the_strict_simulation_was_written_for() -> None:
    assert simulation.changes() == []


def test_a_simcord_that_has_changed_is_reported_and_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(messages, "_send_permissions")
    monkeypatch.delitem(router._ROUTES, "PATCH")
    changes = simulation.changes()
    assert "_send_permissions takes nothing, not (ctx, channel_id)" in changes[0]
    assert "no route PATCH channels/{channel_id}/messages/{message_id}" in changes
    with pytest.raises(simulation.SimCordChanged, match="_send_permissions"):
        simulation.install.__wrapped__()


# Uploads


async def test_a_file_that_is_shown_is_not_among_the_attachments(world: World) -> None:
    channel = channel_of(world)
    sent_message = await channel.send(view=gallery("a.png"), file=picture("a.png"))
    fetched_message = await channel.fetch_message(sent_message.id)
    (listed_message,) = [message async for message in channel.history()]
    edited_message = await sent_message.edit(allowed_mentions=NOBODY, view=gallery("a.png"))
    for message in (sent_message, fetched_message, listed_message, edited_message):
        assert message.attachments == []
        (item,) = pictures(message)
        assert item.description == "All that is seen."
        assert item.media.attachment_id
        assert names(message) == ["a.png"]
        assert await download_file(world.bot, message) == b"picture"
    plain = await channel.send(file=picture("b.png"))
    assert [file.filename for file in plain.attachments] == ["b.png"]
    assert await plain.attachments[0].read() == b"picture"


async def test_a_file_that_is_shown_stays_until_an_edit_drops_it(world: World) -> None:
    message = await channel_of(world).send(view=gallery("a.png"), file=picture("a.png"))
    assert names(await message.edit(allowed_mentions=NOBODY, view=gallery("a.png"))) == ["a.png"]
    assert await get_refusal(
        message.edit(allowed_mentions=NOBODY, view=gallery("a.png"), attachments=[])
    ) == (400, 50035)
    assert names(
        await message.edit(allowed_mentions=NOBODY, view=gallery("b.png"), attachments=[picture("b.png")])
    ) == ["b.png"]
    assert await get_refusal(message.edit(allowed_mentions=NOBODY, view=gallery("a.png"))) == (400, 50035)


async def test_the_page_shows_the_picture_all_the_same(world: World) -> None:
    await world.begin_constructor()
    async with world.env.preview(world.channel, viewers=[world.ada], layout="channel") as preview:
        pages = Pages(world.env, preview)
        pages.refresh_outdated()
        (page,) = preview._pages.values()
        attachment = str(page.snapshot).partition(
            f"'attachment_id': '{pictures(world.board)[0].media.attachment_id}'"
        )
        assert "'available': True" in attachment[2].partition("}")[0]


async def test_an_edit_that_brings_a_file_into_a_gallery_can_be_refused(world: World) -> None:
    message = await channel_of(world).send(view=gallery("a.png"), file=picture("a.png"))
    world.discord.refuse_gallery_edits = True
    edit = message.edit(allowed_mentions=NOBODY, view=gallery("b.png"), attachments=[picture("b.png")])
    assert await get_refusal(edit) == (400, 50035)
    assert names(await message.edit(allowed_mentions=NOBODY, view=gallery("a.png"))) == ["a.png"]
    await channel_of(world).send(view=gallery("b.png"), file=picture("b.png"))
    interaction = await interaction_of(world)
    await interaction.response.defer(ephemeral=True, thinking=True)
    brings = interaction.edit_original_response(view=gallery("b.png"), attachments=[picture("b.png")])
    assert await get_refusal(brings) == (400, 50035)
    instead = interaction.followup.send(view=gallery("b.png"), file=picture("b.png"))
    assert await get_refusal(instead) == (400, 50035)  # a follow-up to a deferred answer is its edit
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay("See below."))
    await interaction.edit_original_response(view=view)
    apart = await interaction.followup.send(view=gallery("b.png"), file=picture("b.png"), wait=True)
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
    message = await channel_of(world).send("one")
    await world.env.advance_time(HOUR)
    for number in range(3):
        await message.edit(allowed_mentions=NOBODY, content=str(number))
    assert await get_refusal(message.edit(allowed_mentions=NOBODY, content="late")) == (429, 30046)
    fresh = await channel_of(world).send("fresh")
    await fresh.edit(allowed_mentions=NOBODY, content="at once")
    await world.env.advance_time(6)
    await message.edit(allowed_mentions=NOBODY, content="in time")


async def test_an_edit_that_does_not_say_whom_it_mentions_is_noted(world: World) -> None:
    first, second, third = (
        ui.LayoutView(timeout=None).add_item(ui.TextDisplay(f"<@{user}>")) for user in list(world.people)[:3]
    )
    message = await channel_of(world).send(view=first)
    await message.edit(view=second, allowed_mentions=NOBODY)
    assert world.discord.edits_without_mentions == []
    await message.edit(view=third)
    path = f"/channels/{world.channel.id}/messages/{message.id}"
    assert world.discord.edits_without_mentions == [f"PATCH {path}"]
    world.discord.edits_without_mentions.clear()


# Interactions


async def interaction_of(world: World) -> discord.Interaction[Any]:
    """Return a click on a button that nobody answers."""
    interactions: list[discord.Interaction[Any]] = []

    async def see(interaction: discord.Interaction[Any]) -> None:
        interactions.append(interaction)

    view = ui.View(timeout=None).add_item(ui.Button(label="See", custom_id="see"))
    message = await channel_of(world).send("Click.", view=view)
    world.bot.add_listener(see, "on_interaction")
    await world.ada.click(message, custom_id="see")
    world.bot.remove_listener(see, "on_interaction")
    return interactions[0]


async def test_an_interaction_that_is_not_answered_within_three_seconds_is_lost(world: World) -> None:
    interaction = await interaction_of(world)
    await world.env.advance_time(3)
    assert await get_refusal(interaction.response.defer()) == (404, 10062)
    assert await get_refusal(interaction.followup.send("late")) == (404, 10015)


async def test_a_token_is_dead_after_fifteen_minutes(world: World) -> None:
    interaction = await interaction_of(world)
    await interaction.response.send_message("Yes.", ephemeral=True)
    await world.env.advance_time(15 * 60 - 1)
    await interaction.edit_original_response(content="Still.")
    await world.env.advance_time(1)
    assert await get_refusal(interaction.edit_original_response(content="No.")) == (401, 50027)
    assert await get_refusal(interaction.followup.send("No.")) == (401, 50027)


@pytest.mark.parametrize("is_user_installed", [True, False])
async def test_an_app_that_only_its_user_installed_follows_up_five_times(
    world: World, is_user_installed: bool
) -> None:
    interaction = await interaction_of(world)
    await interaction.response.send_message("Yes.", ephemeral=True)
    guild = world.env.backend.get_guild(world.guild.id)
    if not is_user_installed:
        del guild.members[world.env.backend.bot_user.id]
    for number in range(5):
        await interaction.followup.send(str(number), ephemeral=True)
    sixth = interaction.followup.send("6", ephemeral=True)
    if is_user_installed:
        await sixth
    else:
        assert await get_refusal(sixth) == (400, 40094)


# Rate limits


async def show(world: World, times: int) -> None:
    """Let Ada have the board posted again and again."""
    for _ in range(times):
        await world.ada.slash(world.channel, "match show")


@pytest.mark.usefixtures("frozen_time")
async def test_discords_limit_for_a_channel_is_waited_for_and_no_board_is_lost(world: World) -> None:
    await world.begin_constructor()
    await world.env.advance_time(10)
    world.discord.rate_limits = True
    messages_before = len(world.channel.history())
    await show(world, 8)
    await world.env.advance_time(0.5)
    assert len(world.channel.history()) - messages_before <= 5
    await world.env.advance_time(30)
    assert world.discord.limits.refused_requests == []
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    assert await world.bot.store.outbox.find_due(10**15) == []


@pytest.mark.usefixtures("frozen_time")
async def test_a_429_is_waited_for_too(world: World) -> None:
    await world.begin_constructor()
    await world.env.advance_time(10)
    world.discord.rate_limits = True
    request = f"POST /channels/{world.channel.id}/messages"
    for _ in range(5):  # as by the process before, which this one knows nothing about
        world.discord.limits.count(request)
    before = world.board
    await show(world, 1)
    assert world.discord.limits.refused_requests == [request]
    assert world.board == before
    await world.env.advance_time(6)
    assert world.discord.limits.refused_requests == [request]
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    assert world.board != before


@pytest.mark.usefixtures("frozen_time")
async def test_discord_py_waits_until_an_old_message_may_be_edited_again(world: World) -> None:
    await world.begin_constructor()
    for action in ("pattern rhombus", "Rb2"):
        await world.command(world.ada, action)
    old = world.board
    await world.env.advance_time(HOUR)
    message = channel_of(world).get_partial_message(old.id)
    for _ in range(3):
        await message.edit(
            allowed_mentions=NOBODY, view=ui.LayoutView(timeout=None).add_item(ui.TextDisplay("Old."))
        )
    world.discord.rate_limits = True
    await world.command(world.bruno, "Sc2")
    assert world.discord.limits.refused_requests == [f"PATCH /channels/{world.channel.id}/messages/{old.id}"]
    await world.env.advance_time(7)
    assert await world.bot.store.outbox.find_due(10**15) == []
    (edited_message,) = [message for message in world.channel.history() if message.id == old.id]
    assert words(edited_message).endswith("placed a small on c2.")
