"""``/me``: where and when a user is notified, and all their matches; works everywhere."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Guildhall
from bot.handlers import Handlers
from bot.locales import Text
from bot.services.notifications import find_reason, is_muted, urgency_key
from bot.services.quiet_hours import LONGEST_QUIET, get_zone, is_zone, parse_minute, quiet_length, zone_names
from bot.services.refusals import Refusal
from bot.store.models import Match
from bot.store.recipients import Delivery, PreferenceChanges, Preferences
from bot.timestamps import from_milliseconds, milliseconds
from bot.translator import command_text, declared
from cogs.support.buttons import Click, rows
from cogs.support.controls import Choice, Control, Menu
from cogs.support.explanations import message_link
from cogs.support.notification_messages import (
    describe_preferences,
    fit_lines,
    match_named,
    mute_controls,
)
from cogs.support.parameters import choices, matching, parameters
from cogs.support.replies import Interaction, acknowledge, is_on_private, reporting, say, say_instead, text_of
from cogs.support.time_lines import moment
from cogs.support.users import is_member

DELIVERIES: tuple[Delivery, ...] = ("mention", "direct", "none")
LONGEST_ABSENCE = 60

handlers = Handlers()


# Buttons of a direct message, and the panel behind a board


@handlers.on_click("notifications", private=True, anywhere=True)
async def show_preferences(click: Click) -> None:
    """Show a user's preferences, and whether this match is muted."""
    await say(click.interaction, *await _panel(click))


async def _panel(click: Click) -> list[Any]:
    match, text = click.match, click.text
    recipient = (await click.bot.store.preferences.recipients(match.id, [click.user]))[click.user]
    lines = [describe_preferences(recipient.preferences, milliseconds(), text)]
    muting = [replace(control, verb=f"panel-{control.verb}") for control in mute_controls(match, text)]
    if is_muted(recipient, match) and not match.is_over:
        lines.append(text("me-muted-match" if recipient.muted_turn == 0 else "me-muted-turn"))
        muting = [Control(text("button-unmute"), "panel-unmute")]
    wheres = tuple(Choice(text(f"choice-delivery-{where}"), where) for where in DELIVERIES)
    menu = Menu(text("me-menu-where"), "delivery", wheres)
    return ["\n".join(lines), *rows([menu, muting] if muting else [menu], match.id, match.button_revision)]


@handlers.on_click("delivery", anywhere=True)
async def choose_delivery(click: Click) -> None:
    """Set how a user is notified."""
    delivery = click.choice(DELIVERIES)
    await click.bot.preferences.change(click.user, {"delivery": delivery, **_REFUSAL_FORGOTTEN})
    await say_instead(click.interaction, *await _panel(click))


_REFUSAL_FORGOTTEN: PreferenceChanges = {"direct_refused": False, "refusal_hint_pending": False}
"""The changes that a new choice of the user makes after Discord refused a direct message."""


@handlers.on_click("mute-turn", private=True, anywhere=True)
@handlers.on_click("panel-mute-turn", anywhere=True)
async def mute_turn(click: Click) -> None:
    """Mute the turn that the button names. Raise ``Refusal`` if there has been no such turn."""
    await _mute(click, click.number(range(1, click.match.turn + 1)))
    await _confirm(click, "muted-turn")


@handlers.on_click("mute-match", private=True, anywhere=True)
@handlers.on_click("panel-mute-match", anywhere=True)
async def mute_match(click: Click) -> None:
    """Mute the match."""
    await _mute(click, 0)
    await _confirm(click, "muted-match")


@handlers.on_click("panel-unmute", anywhere=True)
async def unmute(click: Click) -> None:
    """Unmute the match."""
    await _mute(click, None)
    await say_instead(click.interaction, *await _panel(click))


async def _mute(click: Click, turn: int | None) -> None:
    match = click.match
    if click.user not in (*match.players, *match.invited):
        raise Refusal("not-in-match")
    await click.bot.store.preferences.mute(match.id, click.user, turn)


async def _confirm(click: Click, muted: str) -> None:
    """Show the change in the panel if it was made there, and say it otherwise."""
    if is_on_private(click.interaction):
        await say_instead(click.interaction, *await _panel(click))
    else:
        await say(click.interaction, click.text(muted))


# The command


class PreferenceCommands(
    commands.GroupCog,
    group_name=command_text("command-me-name"),
    group_description=command_text("command-me"),
):
    """The commands of the group."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    async def _answer(self, interaction: Interaction, *changes: PreferenceChanges) -> None:
        together: PreferenceChanges = _language(interaction)
        for change in changes:
            together |= change
        preferences = await self.bot.preferences.change(interaction.user.id, together)
        if not preferences.refusal_hint_pending:
            self.bot.notifications.users_to_inform.discard(preferences.user_id)
        await say(interaction, describe_preferences(preferences, milliseconds(), text_of(interaction)))

    @app_commands.command(**declared("me-notices"))
    @parameters(where="me-where", early="me-early")
    @app_commands.choices(where=choices("delivery", DELIVERIES))
    async def notices(
        self, interaction: Interaction, where: Delivery | None = None, early: bool | None = None
    ) -> None:
        """Set how and when a user is notified, and show it."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            changes: PreferenceChanges = {} if where is None else {"delivery": where, **_REFUSAL_FORGOTTEN}
            if early is not None:
                changes["notify_early"] = early
            await self._answer(interaction, changes)

    @app_commands.command(**declared("me-quiet"))
    @parameters(begin="me-from", end="me-to", zone="me-zone")
    async def quiet(
        self,
        interaction: Interaction,
        begin: str | None = None,
        end: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Set quiet hours, or end them."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            keeps = begin is None and end is None and zone is not None
            hours: PreferenceChanges = {} if keeps else _hours(begin, end)
            await self._answer(interaction, hours, _REFUSAL_FORGOTTEN, _zone(zone))

    @app_commands.command(**declared("me-digest"))
    @parameters(at="me-at", zone="me-zone")
    async def digest(self, interaction: Interaction, at: str | None = None, zone: str | None = None) -> None:
        """Set the time of the daily digest, or end it."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            keeps = at is None and zone is not None
            digest: PreferenceChanges = {} if keeps else {"digest": None if at is None else _minute(at)}
            await self._answer(interaction, digest, _REFUSAL_FORGOTTEN, _zone(zone))

    @quiet.autocomplete("zone")
    @digest.autocomplete("zone")
    async def _zones(self, _interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return matching({name: name for name in zone_names()}, typed.replace(" ", "_"))

    @app_commands.command(**declared("me-away"))
    @parameters(until="me-until", stand_in="me-stand-in")
    async def away(self, interaction: Interaction, until: str, stand_in: discord.User | None = None) -> None:
        """Start a user's absence, with a friend as their stand-in if one is named."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            user, text = interaction.user.id, text_of(interaction)
            if stand_in is not None and (stand_in.bot or stand_in.id == user):
                raise Refusal("stand-in-yourself")
            end = end_of_day(until, await self.bot.store.preferences.get(user), milliseconds())
            friend = None if stand_in is None else stand_in.id
            await self.bot.preferences.start_absence(user, end, friend, _language(interaction))
            lines = [text("me-away-done", at=moment(end)["at"])]
            if stand_in is not None:
                lent = 0
                for match in await self._matches_of(user):
                    if match.status == "running" and await is_member(self.bot, match.guild_id, stand_in.id):
                        lent += await self.bot.preferences.lend_seat(match, user, stand_in.id)
                lines.append(text("me-lent", friend=stand_in.mention, count=lent))
            await say(interaction, "\n".join(lines))

    @app_commands.command(**declared("me-back"))
    async def back(self, interaction: Interaction) -> None:
        """End a user's absence."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            await self.bot.preferences.end_absence(interaction.user.id)
            await say(interaction, text_of(interaction)("me-back"))

    @app_commands.command(**declared("me-matches"))
    async def matches(self, interaction: Interaction) -> None:
        """List all matches of a user, the most urgent first."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            user, text = interaction.user.id, text_of(interaction)
            found = sorted(await self._matches_of(user), key=lambda match: urgency_key(match, user))
            if not found:
                await say(interaction, text("me-no-matches"))
                return
            lines = [text("me-matches-title", count=len(found))]
            listed = [await self._line(match, user, text) for match in found]
            await say(interaction, "\n".join([*lines, *fit_lines(listed, text)]))

    async def _matches_of(self, user: int) -> list[Match]:
        ids = await self.bot.store.matches.find_live_of(user)
        found = [await self.bot.store.matches.find(match_id) for match_id in ids]
        return [match for match in found if match is not None and not match.is_over]

    async def _line(self, match: Match, user: int, text: Text) -> str:
        board = await self.bot.store.boards.get(match.id)
        link = message_link(match, board.message.id if board.message else None)
        what = find_reason(match, user)
        state = what if what in ("turn", "asked") else "lobby" if match.status == "lobby" else "waiting"
        line = text(f"me-match-{state}", match=match_named(self.bot, match, text), link=link)
        player = match.player_of(user)
        if player is None or state != "turn":
            return line
        status = match.seat_status(player)
        if status.is_late:
            return text("me-match-late", line=line)
        if status.deadline is None:
            return line
        return text("me-match-deadline", line=line, **moment(status.deadline))


def _minute(typed: str) -> int:
    minute = parse_minute(typed)
    if minute is None:
        raise Refusal("no-such-time")
    return minute


def _hours(begin: str | None, end: str | None) -> PreferenceChanges:
    """Return the quiet hours that a user typed, or their removal if both fields are empty.

    Raise ``Refusal`` if they make no valid hours.
    """
    if begin is None and end is None:
        return {"quiet_from": None, "quiet_to": None}
    if begin is None or end is None:
        raise Refusal("quiet-half")
    first, last = _minute(begin), _minute(end)
    if not 0 < quiet_length(first, last) <= LONGEST_QUIET:
        raise Refusal("quiet-too-long", most=LONGEST_QUIET // 60)
    return {"quiet_from": first, "quiet_to": last}


def _language(interaction: Interaction) -> PreferenceChanges:
    """Return the language for a user's direct messages from now on."""
    return {"locale": interaction.locale.value}


def _zone(name: str | None) -> PreferenceChanges:
    if name is None:
        return {}
    if not is_zone(name):
        raise Refusal("no-such-zone")
    return {"zone": name}


def end_of_day(typed: str, preferences: Preferences, now: int) -> int:
    """Return when the typed day ends, in milliseconds since 1970.

    The day is a date, or a number of days from today. Raise ``Refusal`` for anything else.
    """
    zone = get_zone(preferences)
    today = from_milliseconds(now).astimezone(zone).date()
    day = _day(typed.strip(), today)
    if day is None or not 0 <= (day - today).days <= LONGEST_ABSENCE:
        raise Refusal("no-such-day", most=LONGEST_ABSENCE)
    following = day + timedelta(days=1)
    return int(datetime(following.year, following.month, following.day, tzinfo=zone).timestamp() * 1000)


def _day(typed: str, today: date) -> date | None:
    if typed.isdecimal() and len(typed) <= len(str(LONGEST_ABSENCE)):
        return today + timedelta(days=int(typed))
    try:
        return date.fromisoformat(typed)
    except ValueError:
        return None


async def setup(bot: Guildhall) -> None:
    """Add the cog and its handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(PreferenceCommands(bot))
