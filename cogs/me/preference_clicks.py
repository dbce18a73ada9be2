"""The handlers of the buttons and menus in the panel of ``/me``."""

from dataclasses import replace
from typing import TypeGuard, cast

import discord
from discord import ButtonStyle, ui

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.quiet_hours import format_minute, get_end_of_day, get_local_minute, is_zone
from bot.match.recipients import PreferenceChanges, Preferences
from bot.match.refusals import Refusal
from bot.match.time_zones import city_of, find_zones
from bot.observability.traces import current_trace
from bot.timestamps import milliseconds
from cogs.board.buttons import MatchClick
from cogs.board.time_lines import time_values
from cogs.kit.clicks import Click, text_modal, user_button
from cogs.kit.controls import MOST_CHOICES
from cogs.kit.progress import showing_progress
from cogs.kit.replies import say, say_instead, text_of
from cogs.me.preference_panel import (
    ABSENCES,
    OVERVIEW,
    PREFERENCES,
    Item,
    preference_panel,
    zone_panel,
)
from cogs.me.stand_ins import ask_stand_in

FORGET_REFUSAL: PreferenceChanges = {"direct_refused": False, "refusal_hint_pending": False}
"""The changes that end a refusal of direct messages by Discord, when the user makes a new choice."""
_ZONE_FORM = "me-zone-typed"
_LONGEST_SEARCH = 60
_HIGHEST_USER = 2**63 - 1

handlers = Handlers()


async def _show(click: Click, section: str, *more: str) -> None:
    panel = await read_panel(click.bot, click.user, section, click.text)
    await say_instead(click.interaction, *more, *panel)


async def read_panel(bot: Guildhall, user: int, section: str, text: Text) -> list[Item]:
    """Return the panel of a user with what is stored now."""
    preferences = await bot.preferences.get(user)
    hosts = await bot.matches.invitations.refused_hosts(user) if section in ("invitations", OVERVIEW) else ()
    return preference_panel(preferences, section, text, refused_hosts=hosts)


async def _change(click: Click, section: str, changes: PreferenceChanges, *more: str) -> None:
    """Change preferences, and show the panel below the lines ``more``."""
    together: PreferenceChanges = {"locale": click.interaction.locale.value, **FORGET_REFUSAL, **changes}
    await click.bot.preferences.change(click.user, together)
    click.bot.notifications.users_to_inform.discard(click.user)
    now = replace(click, text=text_of(click.interaction))  # it may be another language
    await _show(now, section, *more)


@handlers.on_user_click("me-section", Who.ANYBODY)
async def show_section(click: Click) -> None:
    """Show another part of the panel."""
    if click.argument not in (*PREFERENCES.sections, OVERVIEW):
        raise Refusal("unknown-button")
    await _show(click, click.argument)


@handlers.on_click("keep-rating", Who.PEOPLE_HERE, private=True)
async def offer_rating(click: MatchClick) -> None:
    """Say what a rating is after a first match, with a button that leads to the choice."""
    button = user_button(click.text("button-me-rating"), "me-section", "rating", ButtonStyle.primary)
    await say(click.interaction, click.text("me-about-rating"), ui.ActionRow(button))


@handlers.on_user_click("me-set", Who.ANYBODY)
async def choose(click: Click) -> None:
    """Set a preference."""
    section, setting, value = PREFERENCES.read(click)
    changes = setting.changes(value, await click.bot.preferences.get(click.user))
    await _change(click, section, cast("PreferenceChanges", changes))


@handlers.on_user_click("me-away", Who.ANYBODY)
async def choose_absence(click: Click) -> None:
    """Start an absence until the evening of the chosen day, with the stand-in chosen before, if any."""
    days = next((each for each in ABSENCES.values() if [str(each)] == list(click.values)), None)
    if days is None:
        raise Refusal("unknown-button")
    friend = _read_friend(click)
    preferences = await click.bot.preferences.get(click.user)
    end = get_end_of_day(days, preferences, milliseconds())
    async with showing_progress(click.interaction, click.text, "me-away-progress") as on_progress:
        await click.bot.preferences.start_absence(click.user, end, friend, {}, on_progress)
    lines = [click.text("me-away-done", at=time_values(end)["at"])]
    if friend is not None:
        count = await ask_stand_in(click.bot, click.user, friend)
        lines.append(click.text("me-stand-in-asked", friend=f"<@{friend}>", count=count))
    await _show(click, "away", "\n".join(lines))


def _read_friend(click: Click) -> int | None:
    """Return the stand-in in the menu's custom id. Raise ``Refusal`` if that user cannot stand in."""
    user = click.argument
    if not user:
        return None
    is_user = user.isascii() and user.isdecimal() and len(user) <= len(str(_HIGHEST_USER))
    if not is_user or int(user) > _HIGHEST_USER or int(user) == click.user:
        raise Refusal("unknown-button")
    return int(user)


@handlers.on_user_click("me-stand-in", Who.ANYBODY)
async def choose_stand_in(click: Click) -> None:
    """Let a friend play for a user who is away; before that, ask how long they are away."""
    preferences = await click.bot.preferences.get(click.user)
    friend = next(iter(click.values), None)
    if not isinstance(friend, discord.User | discord.Member) or friend.bot or friend.id == click.user:
        raise Refusal("stand-in-yourself")
    if preferences.away_until is None or preferences.away_until <= milliseconds():
        panel = preference_panel(preferences, "away", click.text, stand_in=friend.id)
        await say_instead(click.interaction, click.text("me-stand-in-next", friend=friend.mention), *panel)
        return
    async with showing_progress(click.interaction, click.text, "me-away-progress") as on_progress:
        until = preferences.away_until
        await click.bot.preferences.start_absence(click.user, until, friend.id, {}, on_progress)
        count = await ask_stand_in(click.bot, click.user, friend.id)
    await _show(click, "away", click.text("me-stand-in-asked", friend=friend.mention, count=count))


@handlers.on_user_click("me-reset", Who.ANYBODY)
async def reset(click: Click) -> None:
    """Reset one section of the preferences to the defaults, or end an absence."""
    if click.argument == "away":
        async with showing_progress(click.interaction, click.text, "me-away-progress") as on_progress:
            await click.bot.preferences.end_absence(click.user, on_progress)
        lent_matches = await click.bot.matches.find_lent_by(click.user)  # computers play on
        await _show(click, "away", click.text("me-back", count=len(lent_matches)))
    else:
        changes = PREFERENCES.usual_of(click.argument)
        await _change(click, click.argument, cast("PreferenceChanges", changes))


@handlers.on_user_click("me-refused-hosts", Who.ANYBODY)
async def choose_refused_hosts(click: Click) -> None:
    """Set the hosts whose invitations a user refuses; all others may invite them again."""
    hosts = [host.id for host in click.values if is_possible_host(host, click.user)]
    if len(hosts) < len(click.values):
        raise Refusal("refuse-whom")
    invitations = click.bot.matches.invitations
    await invitations.accept(click.user, set(await invitations.refused_hosts(click.user)).difference(hosts))
    await invitations.refuse(click.user, hosts)
    await _show(click, "invitations")


def is_possible_host(host: object, user: int) -> TypeGuard[discord.User | discord.Member]:
    """Return whether ``host`` could invite ``user``: another user, and no bot."""
    return isinstance(host, discord.User | discord.Member) and not host.bot and host.id != user


# Time zones


@handlers.on_user_click("me-zone", Who.ANYBODY, opens_form=True)
async def ask_for_zone(click: Click) -> None:
    """Ask for a city or a country."""
    await click.interaction.response.send_modal(_zone_modal(click.text))
    current_trace().acknowledge()


def _zone_modal(text: Text) -> ui.Modal:
    return text_modal(
        text("me-zone-title"),
        _ZONE_FORM,
        text("me-zone-label"),
        longest=_LONGEST_SEARCH,
        placeholder=text("me-zone-example"),
    )


@handlers.on_user_click("me-zone-found", Who.ANYBODY)
async def choose_zone(click: Click) -> None:
    """Set a user's time zone."""
    zone = next(map(str, click.values), "")
    if not is_zone(zone):
        raise Refusal("unknown-button")
    there = format_minute(get_local_minute(Preferences(user_id=click.user, zone=zone), milliseconds()))
    await _change(click, "quiet", {"zone": zone}, click.text("me-zone-done", zone=city_of(zone), there=there))


@handlers.on_submit(_ZONE_FORM, Who.ANYBODY)
async def search_zone(form: Click) -> None:
    """Search for the time zone that was typed."""
    zones = find_zones(form.typed[:_LONGEST_SEARCH], MOST_CHOICES)
    if not zones:
        raise Refusal("no-such-zone")
    await say_instead(form.interaction, *zone_panel(zones, form.text))


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
