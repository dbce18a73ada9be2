"""The texts and the buttons of direct messages: single notifications and digests."""

from collections.abc import Sequence
from itertools import accumulate

import discord
from discord import ui

from bot.client.bot import Guildhall
from bot.locales import Text, texts
from bot.match.commands import has_all_reminders, silence_agrees
from bot.match.models import Match
from bot.match.notifications import LOSSES, find_last_to_act, find_late_player, find_loss_event
from bot.match.quiet_hours import format_minute, get_local_minute, is_day_off
from bot.match.recipients import Preferences
from bot.match.time_zones import city_of
from bot.services.messenger import DirectMessage, Notification
from cogs.board.board_messages import stand_in_controls
from cogs.board.buttons import button
from cogs.board.time_lines import time_values
from cogs.board.users import text_for_reader, user_name
from cogs.kit.controls import Control
from cogs.kit.links import message_link
from cogs.kit.uploads import custom_ids_in
from cogs.table.clicks import refusing_controls
from rendering.words import and_list, clean_name

_LONGEST = 3500
"""The most characters of a list of matches; Discord shows 4,000 in a message."""


def match_name(bot: Guildhall, match: Match, text: Text) -> str:
    """Return the name of a match for a user: its game, and where it is played."""
    game, guild = text(f"{match.game}-name"), bot.get_guild(match.guild_id)
    if guild is None:  # another process serves it
        return text("match-somewhere", game=game)
    channel = guild.get_channel_or_thread(match.channel_id)
    place = clean_name(guild.name)
    return text(
        "match-in", game=game, place=place if channel is None else f"{place}, #{clean_name(channel.name)}"
    )


async def notification_line(bot: Guildhall, user: int, notification: Notification, text: Text) -> str:
    """Return the line of a notification, with a link and the time that is left.

    The link leads to the channel: a board may be folded or deleted by the time the user reads the line.
    """
    match, reason = notification.match, notification.reason
    link = message_link(match, None)
    name = match_name(bot, match, text)
    if reason == "stand-in":
        own = await text_for_reader(bot, match, user, text)
        owner = user_name(match.find_owners_asking(user)[0], own)
        return text("direct-stand-in", match=name, owner=owner, link=link)
    if reason == "lost":
        return text("direct-lost", match=name, why=text("channel-lost-deleted"))
    if reason in LOSSES:
        own = await text_for_reader(bot, match, user, text)
        key, values = _describe_loss(match, user, reason, own)
        return text(key, match=name, link=link, **values)
    late = find_late_player(match, user) if reason == "claim" else None
    if late is not None:
        own = await text_for_reader(bot, match, user, text)
        return text("direct-claim", match=name, player=user_name(match.players[late], own), link=link)
    line = text(f"direct-{reason}", match=name, link=link)
    request = match.consent_request
    if reason == "asked" and request is not None:
        silence = "yes" if silence_agrees(match, request) else "no"
        return text(f"direct-asked-{request.kind}", line=line, silence=silence, **time_values(request.until))
    player = match.find_player(user)
    return line if reason != "turn" or player is None else _turn_line(match, player, line, text)


def _describe_loss(match: Match, user: int, reason: str, text: Text) -> tuple[str, dict[str, str]]:
    """Return the text that says who closed the match and why, or who took or claimed which seat."""
    loss, ending = find_loss_event(match, user), match.ending
    if reason == "ended" or loss is None:
        assert ending is not None
        assert ending.by is not None
        return "direct-ended", {"by": user_name(ending.by, text), "reason": ending.reason}
    event, loser = loss
    key = f"direct-{reason}" if loser == user else f"direct-stand-in-{reason}"
    return key, {"by": user_name(event.user, text), "owner": user_name(loser, text)}


def _turn_line(match: Match, player: int, line: str, text: Text) -> str:
    """Return the line about the turn of a player, with the time that is left and the reminders."""
    status = match.seat_status(player)
    if status.is_late:
        overtime = "nothing" if match.time_control is None else match.time_control.overtime
        line = text("direct-late", line=line, overtime=overtime)
    elif status.deadline is not None:
        line = text("direct-deadline", line=line, **time_values(status.deadline))
    if find_last_to_act(match) == player:
        line = text("direct-alone", line=line)
    if status.reminders_sent or status.reminder_held:
        line = text("direct-reminder", line=line)
    return text("direct-last-reminder", line=line) if has_all_reminders(status) else line


async def notification_message(bot: Guildhall, message: DirectMessage) -> ui.LayoutView:
    """Return the view of a direct message: a single notification, or a digest of several."""
    text = texts(message.locale)
    lines = [await notification_line(bot, message.user, one, text) for one in message.notifications]
    match = message.notifications[0].match
    controls = [Control(text("button-notifications"), "notifications", message.key)]
    if len(lines) == 1:
        content = lines[0]
        reason = message.notifications[0].reason
        if reason == "stand-in":
            controls = [*stand_in_controls(match.find_owners_asking(message.user)[0], text), *controls]
        elif reason != "lost" and reason not in LOSSES:
            refusing = refusing_controls(match, message.user, text)
            controls = [*mute_controls(match, text), *refusing, *controls]
    else:
        digest = [text("digest-line", line=line) for line in lines]
        title = text("digest-title", count=len(lines))
        content = "\n".join([title, *fit_lines(digest, text)])
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(content))
    view.add_item(ui.ActionRow(*(button(control, match.id, match.board_version) for control in controls)))
    return view


def mute_controls(match: Match, text: Text) -> list[Control]:
    """Return the buttons that mute the turn and the match, without those that do not apply."""
    turn = [Control(text("button-mute-turn"), "mute-turn", str(match.turn))]
    whole = [Control(text("button-mute-match"), "mute-match")]
    return [*(turn if match.status == "running" else []), *([] if match.is_over else whole)]


def fit_lines(lines: Sequence[str], text: Text) -> list[str]:
    """Return as many lines as fit a message, then a line with the number of the others."""
    ends = accumulate(len(line) + 1 for line in lines)
    fit = sum(end <= _LONGEST for end in ends)
    rest = [text("lines-more", count=len(lines) - fit)] if fit < len(lines) else []
    return [*lines[:fit], *rest]


def key_of(message: discord.Message) -> str:
    """Return the key of a notification's message; empty for any other message."""
    keys = [custom_id.partition(":notifications:")[2] for custom_id in custom_ids_in(message)]
    return next((key for key in keys if key), "")


def describe_preferences(preferences: Preferences, now: int, text: Text) -> str:
    """Describe when and how a user is notified."""
    lines = [
        text("me-title"),
        *([text("me-delivery-none")] if preferences.delivery == "none" else _when(preferences, now, text)),
    ]
    if preferences.away_until is not None and preferences.away_until > now:
        lines.append(text("me-away", at=time_values(preferences.away_until)["at"]))
    if preferences.direct_refused:
        lines.append(text("me-refused"))
    return "\n".join(lines)


def _when(preferences: Preferences, now: int, text: Text) -> list[str]:
    return [*delivery_lines(preferences, now, text), *quiet_lines(preferences, now, text)]


def delivery_lines(preferences: Preferences, now: int, text: Text) -> list[str]:
    """Describe how a user is notified, in sentences."""
    if preferences.delivery == "none":
        return [text("me-delivery-none")]
    if preferences.digest is None:
        lines = [text(f"me-delivery-{preferences.delivery}")]
    else:
        lines = [text("me-digest", at=format_minute(preferences.digest), **_zone_values(preferences, now))]
    return [*lines, text("me-early")] if preferences.notify_early else lines


def quiet_lines(preferences: Preferences, now: int, text: Text) -> list[str]:
    """Describe the hours and days on which a user is not disturbed, in sentences."""
    zone, lines = _zone_values(preferences, now), list[str]()
    if preferences.quiet_from is None or preferences.quiet_to is None:
        lines.append(text("me-no-quiet"))
    else:
        hours = {"from": format_minute(preferences.quiet_from), "to": format_minute(preferences.quiet_to)}
        lines.append(text("me-quiet", **zone, **hours))
    days = [text(f"weekday-{day}") for day in range(7) if is_day_off(preferences.days_off, day)]
    if days:
        lines.append(text("me-days-off", days=and_list(days, text), **zone))
    return lines


def _zone_values(preferences: Preferences, now: int) -> dict[str, str]:
    """Return the values of a text for a user's time zone, and the time there."""
    return {"zone": city_of(preferences.zone), "there": format_minute(get_local_minute(preferences, now))}
