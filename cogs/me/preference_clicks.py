"""The handlers of the buttons and menus in the panel of ``/me``."""

from typing import TypeGuard, cast

import discord
from discord import ui
from msgspec.structs import asdict

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.quiet_hours import (
    LONGEST_QUIET,
    MINUTES,
    MOST_DAYS_OFF,
    count_quiet_minutes,
    format_minute,
    get_end_of_day,
    get_local_minute,
    is_zone,
)
from bot.match.recipients import PreferenceChanges, Preferences
from bot.match.refusals import Refusal
from bot.match.time_zones import city_of, find_zones
from bot.observability.traces import current_trace
from bot.timestamps import milliseconds
from cogs.board.time_lines import time_values
from cogs.kit.clicks import Click, text_modal
from cogs.kit.controls import MOST_CHOICES
from cogs.kit.progress import showing_progress
from cogs.kit.replies import say_instead
from cogs.me.preference_panel import (
    ABSENCES,
    COACH_MODES,
    DAYS_OF_WEEK,
    DELIVERIES,
    GRACES,
    OFF,
    OVERVIEW,
    SECTIONS,
    SET_IN,
    SWITCHES,
    Item,
    preference_panel,
    zone_panel,
)
from cogs.me.stand_ins import ask_stand_in

FORGET_REFUSAL: PreferenceChanges = {"direct_refused": False, "refusal_hint_pending": False}
"""The changes that end a refusal of direct messages by Discord, when the user makes a new choice."""
USUAL_NIGHT = 9 * 60
"""The length of quiet hours in minutes if the user has chosen only their begin or their end."""
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
    await _show(click, section, *more)


def _read_choice(click: Click, *options: str) -> str:
    """Return the chosen line of a menu. Raise ``Refusal`` unless it is one of ``options``."""
    choice = next(map(str, click.values), "")
    if choice not in options:
        raise Refusal("unknown-button")
    return choice


_MINUTES_OF_DAY = tuple(str(minute) for minute in range(MINUTES))


@handlers.on_user_click("me-section", Who.ANYBODY)
async def show_section(click: Click) -> None:
    """Show another part of the panel."""
    if click.argument not in (*SECTIONS, OVERVIEW):
        raise Refusal("unknown-button")
    await _show(click, click.argument)


@handlers.on_user_click("me-delivery", Who.ANYBODY)
async def choose_delivery(click: Click) -> None:
    """Set how a user is notified."""
    choice = _read_choice(click, *DELIVERIES)
    delivery = next(each for each in DELIVERIES if each == choice)
    await _change(click, "notices", {"delivery": delivery})


@handlers.on_user_click("me-digest", Who.ANYBODY)
async def choose_digest(click: Click) -> None:
    """Set the time of the daily digest, or end it."""
    choice = _read_choice(click, OFF, *_MINUTES_OF_DAY)
    await _change(click, "notices", {"digest": None if choice == OFF else int(choice)})


@handlers.on_user_click("me-switch", Who.ANYBODY)
async def switch(click: Click) -> None:
    """Turn a preference on or off."""
    if click.argument not in SWITCHES:
        raise Refusal("unknown-button")
    preferences = await click.bot.preferences.get(click.user)
    changes = {click.argument: not getattr(preferences, click.argument)}
    await _change(click, "notices", cast("PreferenceChanges", changes))


@handlers.on_user_click("me-end-turn-after", Who.ANYBODY)
async def choose_grace(click: Click) -> None:
    """Set how long a turn lasts in which only optional actions are left."""
    choice = _read_choice(click, OFF, *map(str, GRACES))
    await _change(click, "notices", {"end_turn_after": None if choice == OFF else int(choice)})


@handlers.on_user_click("me-quiet-from", Who.ANYBODY)
async def choose_begin(click: Click) -> None:
    """Set when quiet hours begin; they end nine hours later if they had no end."""
    begin = int(_read_choice(click, *_MINUTES_OF_DAY))
    end = (await click.bot.preferences.get(click.user)).quiet_to
    await _change(click, "quiet", hours(begin, (begin + USUAL_NIGHT) % MINUTES if end is None else end))


@handlers.on_user_click("me-quiet-to", Who.ANYBODY)
async def choose_end(click: Click) -> None:
    """Set when quiet hours end; they begin nine hours before if they had no begin."""
    end = int(_read_choice(click, *_MINUTES_OF_DAY))
    begin = (await click.bot.preferences.get(click.user)).quiet_from
    await _change(click, "quiet", hours((end - USUAL_NIGHT) % MINUTES if begin is None else begin, end))


@handlers.on_user_click("me-days-off", Who.ANYBODY)
async def choose_days_off(click: Click) -> None:
    """Set the days of the week without notifications."""
    days = set(map(str, click.values))
    if not days <= set(map(str, range(DAYS_OF_WEEK))) or len(days) > MOST_DAYS_OFF:
        raise Refusal("unknown-button")
    await _change(click, "quiet", {"days_off": sum(1 << int(day) for day in days)})


def hours(begin: int, end: int) -> PreferenceChanges:
    """Return the changes that set quiet hours. Raise ``Refusal`` if they are empty or too long."""
    if not 0 < count_quiet_minutes(begin, end) <= LONGEST_QUIET:
        raise Refusal("quiet-too-long", most=LONGEST_QUIET // 60)
    return {"quiet_from": begin, "quiet_to": end}


@handlers.on_user_click("me-away", Who.ANYBODY)
async def choose_absence(click: Click) -> None:
    """Start an absence until the evening of the chosen day, with the stand-in chosen before, if any."""
    days = int(_read_choice(click, *map(str, ABSENCES.values())))
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
        await _show(click, "away", click.text("me-back"))
    elif click.argument in SET_IN:
        usual = asdict(Preferences(user_id=click.user))
        changes = {name: usual[name] for name in SET_IN[click.argument]}
        await _change(click, click.argument, cast("PreferenceChanges", changes))
    else:
        raise Refusal("unknown-button")


@handlers.on_user_click("me-coach", Who.ANYBODY)
async def choose_coach(click: Click) -> None:
    """Set when the coach speaks."""
    choice = _read_choice(click, *COACH_MODES)
    await _change(click, "learning", {"coach": next(each for each in COACH_MODES if each == choice)})


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
