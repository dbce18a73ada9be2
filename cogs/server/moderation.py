"""``/server matches``: moderators list, pause, resume, move and close the open matches of a server."""

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.client.events import MATCH_PAUSED
from bot.locales import Text
from bot.match.commands import Command, End, MoveAsModerator, PauseMatch, ResumeMatch
from bot.match.models import Match
from bot.match.paging import FIRST_PAGE, OpenMatchCursor
from bot.match.refusals import Refusal
from cogs.board.board_messages import ACCENT
from cogs.board.buttons import LONGEST_CHOICE, as_menu
from cogs.board.display_names import DisplayNames
from cogs.board.refusal_sentences import explain_pause
from cogs.board.time_lines import time_values
from cogs.board.users import user_names
from cogs.kit.clicks import Click, ClickItem, number_in, text_modal, user_button
from cogs.kit.controls import Choice, Menu
from cogs.kit.links import message_link
from cogs.kit.moderators import LONGEST_REASON, clean_reason, require_moderator
from cogs.kit.replies import Interaction, say, say_instead, text_of
from cogs.table.moving import move_to_channel
from cogs.table.places import Channel, channel_of
from rendering import without_emojis
from rendering.words import comma_list, cut

PAGE = 8
"""The number of matches on a page."""
_LONGEST_LINE = 400
_PLACE = re.compile(r"([0-9]{1,15})\.([0-9]{1,10})")
_PAUSE_FORM, _END_FORM = "moderate-pause-reason", "moderate-end-reason"
_IDS = range(10**18)

handlers = Handlers()


# The list


async def say_matches(interaction: Interaction) -> None:
    """Send a moderator the open matches of the server, the longest waiting first."""
    require_moderator(interaction)
    await say(interaction, *await _list_items(interaction, FIRST_PAGE))


@handlers.on_user_click("moderate-list", Who.MODERATORS)
async def show_list(click: Click) -> None:
    """Show another page of the list, or the first one again."""
    require_moderator(click.interaction)
    parts = _PLACE.fullmatch(click.argument)
    place = FIRST_PAGE if parts is None else OpenMatchCursor(int(parts[1]), min(int(parts[2]), 2**31 - 1))
    await say_instead(click.interaction, *await _list_items(click.interaction, place))


async def _list_items(interaction: Interaction, place: OpenMatchCursor) -> list[ui.Item[Any] | str]:
    assert interaction.guild_id is not None
    bot, text = bot_of(interaction), text_of(interaction)
    matches, has_more = await bot.servers.get_open_matches_page(
        interaction.guild_id, PAGE, place, practice=False
    )
    if not matches and place == FIRST_PAGE:
        return [text("moderate-none")]
    lines = [cut(_describe_match(match, text), _LONGEST_LINE) for match in matches]
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join([text("moderate-title"), *lines]))]
    if matches:
        items.append(ui.ActionRow(await _match_menu(interaction, matches)))
    paging = []
    if place != FIRST_PAGE:
        paging.append(user_button(text("button-moderate-first"), "moderate-list"))
    if has_more:
        after = f"{matches[-1].turn_began_at}.{matches[-1].id}"
        paging.append(user_button(text("button-moderate-next"), "moderate-list", after))
    if paging:
        items.append(ui.ActionRow(*paging))
    return [ui.Container(*items, accent_colour=ACCENT)]


def _describe_match(match: Match, text: Text) -> str:
    """Describe an open match in a line: its game, its channel, its players, and what it waits for."""
    return text(
        "moderate-line",
        game=text(f"{match.game}-name"),
        channel=f"<#{match.channel_id}>",
        players=user_names(match.players or (match.host,), text),
        state=_describe_state(match, text),
    )


def _describe_state(match: Match, text: Text) -> str:
    since = time_values(match.turn_began_at)["left"]
    if match.lost_channel is not None:
        return text("moderate-state-lost", since=time_values(match.lost_channel.since)["left"])
    if match.pause is not None:
        return text("moderate-state-paused", since=time_values(match.pause.at)["left"])
    if match.status == "lobby":
        return text("moderate-state-table", free=match.seats.count(None), since=since)
    awaited_users = user_names((match.players[player] for player in sorted(match.publicly_to_act())), text)
    return (
        text("moderate-state-turn", players=awaited_users, since=since)
        if awaited_users
        else text("moderate-state-time")
    )


async def _match_menu(interaction: Interaction, matches: Sequence[Match]) -> ClickItem:
    text, bot = without_emojis(text_of(interaction)), bot_of(interaction)
    choices = []
    for match, names in zip(matches, await bot.cog_of(DisplayNames).fetch_all(matches, text), strict=True):
        players = comma_list([name for name in names if name], text)
        key = "moderate-choice" if players else "moderate-choice-unnamed"
        label = text(key, game=text(f"{match.game}-name"), number=str(match.id), players=players)
        choices.append(Choice(cut(label, LONGEST_CHOICE), str(match.id)))
    menu = Menu(text("menu-moderate"), "moderate-match", tuple(choices))
    return ClickItem(as_menu(menu, "u:moderate-match:"))


# One match


@handlers.on_user_click("moderate-match", Who.MODERATORS)
async def show_match(click: Click) -> None:
    """Show the chosen match, with buttons for what a moderator can do about it."""
    number = click.argument or str(next(iter(click.values), ""))
    match = await _get_match(click.interaction, number)
    await say_instead(click.interaction, *await _match_items(click.interaction, match))


async def _get_match(interaction: Interaction, number: str) -> Match:
    """Return an open match of the server. Raise ``Refusal`` unless the user is a moderator there."""
    require_moderator(interaction)
    match, _ = await bot_of(interaction).matches.get(number_in(number, _IDS))
    if match.guild_id != interaction.guild_id or match.is_practice:
        raise Refusal("no-such-match")
    if match.is_over:
        raise Refusal("moderate-over")
    return match


async def _match_items(interaction: Interaction, match: Match, notice: str = "") -> list[ui.Item[Any] | str]:
    bot, text, number = bot_of(interaction), text_of(interaction), str(match.id)
    board = await bot.matches.get_board(match.id)
    link = message_link(match, board.message.id if board.message else None)
    pausing: list[ClickItem] = []
    if match.status == "running":
        verb = "pause" if match.pause is None else "resume"
        style = ButtonStyle.primary if match.pause is None else ButtonStyle.success
        pausing = [user_button(text(f"button-moderate-{verb}"), f"moderate-{verb}", number, style)]
    buttons = [
        *pausing,
        user_button(text("button-moderate-move"), "moderate-move", number),
        user_button(text("button-moderate-end"), "moderate-end", number, ButtonStyle.danger),
    ]
    lines = [text("moderate-match-title", number=number), _describe_match(match, text)]
    if match.pause is not None:
        lines.append(explain_pause(match, text))
    if interaction.user.id in match.seats:
        lines.append(text("moderate-you-play"))
    jump: ui.Button[Any] = ui.Button(label=text("button-moderate-jump"), url=link)
    back = user_button(text("button-moderate-back"), "moderate-list")
    rows: list[ui.Item[Any]] = [ui.ActionRow(*buttons), ui.ActionRow(jump, back)]
    panel = ui.Container(ui.TextDisplay("\n".join(lines)), *rows, accent_colour=ACCENT)
    return [notice, panel] if notice else [panel]


async def _perform(interaction: Interaction, match: Match, command: Command) -> Match:
    return await bot_of(interaction).matches.perform(match, interaction.user.id, command)


# Pause, resume, close


@handlers.on_user_click("moderate-pause", Who.MODERATORS, opens_form=True)
async def ask_why_pause(click: Click) -> None:
    """Ask for the reason to pause a match."""
    match = await _get_match(click.interaction, click.argument)
    await _ask_why(click, match, _PAUSE_FORM, "moderate-pause-form")


@handlers.on_user_click("moderate-end", Who.MODERATORS, opens_form=True)
async def ask_why_end(click: Click) -> None:
    """Ask for the reason to close a match; submitting the form confirms it."""
    match = await _get_match(click.interaction, click.argument)
    await _ask_why(click, match, _END_FORM, "moderate-end-form")


async def _ask_why(click: Click, match: Match, form: str, title: str) -> None:
    modal = text_modal(
        click.text(title), form, click.text("moderate-why"), longest=LONGEST_REASON, argument=str(match.id)
    )
    await click.interaction.response.send_modal(modal)


@handlers.on_user_click("moderate-resume", Who.MODERATORS)
async def resume(click: Click) -> None:
    """Let a paused match go on."""
    match = await _get_match(click.interaction, click.argument)
    changed_match = await _perform(click.interaction, match, ResumeMatch())
    click.bot.dispatch(MATCH_PAUSED, changed_match)
    items = await _match_items(click.interaction, changed_match, click.text("moderate-resumed"))
    await say_instead(click.interaction, *items)


@handlers.on_submit(_PAUSE_FORM, Who.MODERATORS)
async def pause(form: Click) -> None:
    """Pause a match for the reason that was typed."""
    interaction, match = form.interaction, await _get_match(form.interaction, form.argument)
    changed_match = await _perform(interaction, match, PauseMatch(clean_reason(form.typed)))
    form.bot.dispatch(MATCH_PAUSED, changed_match)
    items = await _match_items(interaction, changed_match, form.text("moderate-paused"))
    await say_instead(interaction, *items)


@handlers.on_submit(_END_FORM, Who.MODERATORS)
async def end(form: Click) -> None:
    """Close a match for the reason that was typed."""
    match = await _get_match(form.interaction, form.argument)
    await _perform(form.interaction, match, End(clean_reason(form.typed)))
    button = user_button(form.text("button-moderate-back"), "moderate-list")
    back: ui.ActionRow[Any] = ui.ActionRow(button)
    await say_instead(form.interaction, form.text("ended"), back)


# Move


@handlers.on_user_click("moderate-move", Who.MODERATORS)
async def ask_where(click: Click) -> None:
    """Ask for the channel to move a match to."""
    match, text = await _get_match(click.interaction, click.argument), click.text
    places: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=f"u:moderate-move-to:{match.id}",
        placeholder=text("menu-moderate-move"),
        channel_types=[
            discord.ChannelType.text,
            discord.ChannelType.public_thread,
            discord.ChannelType.private_thread,
            discord.ChannelType.voice,
        ],
    )
    thread = user_button(text("button-moderate-thread"), "moderate-move-thread", str(match.id))
    back = user_button(text("button-back"), "moderate-match", str(match.id))
    await say_instead(
        click.interaction,
        text("moderate-move-where", channel=f"<#{match.channel_id}>"),
        ui.ActionRow(ClickItem(places)),
        ui.ActionRow(thread, back),
    )


@handlers.on_user_click("moderate-move-to", Who.MODERATORS)
async def move_to(click: Click) -> None:
    """Move a match to the chosen channel."""
    match = await _get_match(click.interaction, click.argument)
    channel_id = getattr(next(iter(click.values), None), "id", 0)
    guild = click.interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or not isinstance(channel, discord.TextChannel | discord.Thread | discord.VoiceChannel):
        raise Refusal("moderate-no-channel")
    await _move(click, match, channel)


@handlers.on_user_click("moderate-move-thread", Who.MODERATORS)
async def move_to_thread(click: Click) -> None:
    """Move a match to a new thread of the moderator's channel."""
    match = await _get_match(click.interaction, click.argument)
    await _move(click, match, channel_of(click.interaction), thread=True)


async def _move(click: Click, match: Match, channel: Channel, *, thread: bool = False) -> None:
    _, changed_match = await move_to_channel(
        click.interaction, match, channel, MoveAsModerator, thread=thread
    )
    notice = click.text("moderate-moved", channel=f"<#{changed_match.channel_id}>")
    await say_instead(click.interaction, *await _match_items(click.interaction, changed_match, notice))


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
