"""The panel behind ``/me``: a user's preferences in words, and the menus and buttons that change them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.locales import Text
from bot.match.quiet_hours import MOST_DAYS_OFF, format_minute, get_zone, is_day_off
from bot.match.recipients import CoachMode, Delivery, Preferences
from bot.match.time_zones import Zone
from bot.services.invitations import MOST_REFUSED
from bot.timestamps import from_milliseconds, milliseconds
from cogs.board.time_lines import time_values
from cogs.board.users import user_names
from cogs.kit.clicks import ClickItem, user_button, user_menu
from cogs.kit.parameters import kebab_case
from cogs.me.notification_messages import delivery_lines, describe_preferences, quiet_lines

DELIVERIES: Final[tuple[Delivery, ...]] = ("mention", "direct", "none")
COACH_MODES: Final[tuple[CoachMode, ...]] = ("auto", "on", "off")
SECTIONS: Final = ("notices", "quiet", "away", "learning", "invitations")
OVERVIEW: Final = "overview"
"""The part of the panel that says all that is set; its buttons lead to the sections."""
SWITCHES: Final = ("notify_early", "auto_end_turn", "named_in_records")
"""The preferences that are on or off, in the order of their buttons.

Each needs the texts ``me-switch-NAME-on`` and ``-off`` for its button, and an explanation ``me-about-NAME``.
The overview says ``me-is-NAME-on`` or ``-off``.
"""
GRACES: Final = (0, 30, 60, 300)
"""The choices for the seconds until a turn ends in which only optional actions are left; `OFF` is never."""
SET_IN: Final[Mapping[str, Sequence[str]]] = {
    "notices": ("delivery", "digest", "end_turn_after", *SWITCHES),
    "quiet": ("quiet_from", "quiet_to", "days_off"),
    "away": ("away_until",),
    "learning": ("coach",),
}
"""The preferences that each section sets."""
ABSENCES: Final[Mapping[str, int]] = {
    "tonight": 0,
    "tomorrow": 1,
    "three-days": 3,
    "week": 7,
    "two-weeks": 14,
    "month": 30,
    "two-months": 60,
}
"""The choices for an absence, with the number of days until the evening on which it ends."""
OFF: Final = "off"
DAYS_OF_WEEK: Final = 7
_HOUR = 60

Item = ui.Item[Any] | str


def preference_panel(
    preferences: Preferences,
    section: str,
    text: Text,
    *,
    stand_in: int | None = None,
    refused_hosts: Sequence[int] = (),
) -> list[Item]:
    """Return the panel with the controls of one section, or the overview of all.

    ``stand_in`` is the friend who will play for the user once they choose how long they are away;
    ``refused_hosts`` are the users whose invitations they refuse.
    """
    controls: Sequence[Item] = ()
    if section == "away":
        controls = _away(preferences, text, stand_in)
    elif section == "invitations":
        controls = [ui.ActionRow(ClickItem(_refused_hosts(refused_hosts, text)))]
    elif section != OVERVIEW:
        controls = {"notices": _notices, "quiet": _quiet, "learning": _learning}[section](preferences, text)
    tabs = [
        user_button(
            text(f"me-section-{name}"),
            "me-section",
            name,
            ButtonStyle.primary if name == section else ButtonStyle.secondary,
        )
        for name in SECTIONS
    ]
    if section == OVERVIEW:
        return [_describe_all(preferences, refused_hosts, text), ui.ActionRow(*tabs)]
    if section == "learning":
        about = "\n".join([text("me-title-learning"), text(f"me-coach-{preferences.coach}")])
    elif section == "invitations":
        hosts = user_names(refused_hosts, text)
        refused = text("me-refused-hosts", hosts=hosts, count=len(refused_hosts))
        about = "\n".join([text("me-title-invitations"), refused, text("me-about-invitations")])
    else:
        about = describe_preferences(preferences, milliseconds(), text)
        if section == "away" and not _is_away(preferences):
            about = f"{about}\n{text('me-is-not-away')}"
    overview = user_button(text("button-all-settings"), "me-section", OVERVIEW)
    return [about, *controls, ui.ActionRow(*tabs), ui.ActionRow(overview)]


def _describe_all(preferences: Preferences, refused_hosts: Sequence[int], text: Text) -> str:
    """Describe all that a user has set, one paragraph for each section."""
    now = milliseconds()
    sentences = {
        "notices": [
            *delivery_lines(preferences, now, text),
            *([text("me-refused")] if preferences.direct_refused else []),
            text(f"me-is-auto-end-turn-{_on_or_off(preferences, 'auto_end_turn')}"),
            *([text(f"me-is-end-turn-after-{_grace(preferences)}")] if preferences.auto_end_turn else []),
            text(f"me-is-named-in-records-{_on_or_off(preferences, 'named_in_records')}"),
        ],
        "quiet": quiet_lines(preferences, now, text),
        "away": [
            text("me-away", at=time_values(preferences.away_until or 0)["at"])
            if _is_away(preferences)
            else text("me-is-not-away")
        ],
        "learning": [text(f"me-coach-{preferences.coach}")],
        "invitations": [
            text("me-refused-hosts", hosts=user_names(refused_hosts, text), count=len(refused_hosts))
        ],
    }
    paragraphs = [
        text("me-is-set", section=text(f"me-section-{section}"), sentences=" ".join(sentences[section]))
        for section in SECTIONS
    ]
    return "\n".join([text("me-title-overview"), *paragraphs])


def _is_away(preferences: Preferences) -> bool:
    return (preferences.away_until or 0) > milliseconds()


def _on_or_off(preferences: Preferences, name: str) -> str:
    return "on" if getattr(preferences, name) else "off"


def _grace(preferences: Preferences) -> str:
    return OFF if preferences.end_turn_after is None else str(preferences.end_turn_after)


def _notices(preferences: Preferences, text: Text) -> Sequence[Item]:
    deliveries = [
        discord.SelectOption(
            label=text(f"choice-delivery-{where}"), value=where, default=where == preferences.delivery
        )
        for where in DELIVERIES
    ]
    no_digest = discord.SelectOption(
        label=text("me-no-digest"), value=OFF, default=preferences.digest is None
    )
    digest = [no_digest, *_hours("me-digest-at", preferences.digest, text)]
    graces = [
        discord.SelectOption(
            label=text(f"me-end-turn-after-{each}"), value=each, default=each == _grace(preferences)
        )
        for each in (*map(str, GRACES), OFF)
    ]
    grace_menu: Item = ui.ActionRow(user_menu(text("me-menu-end-turn-after"), "me-end-turn-after", graces))
    switches = [
        user_button(
            text(f"me-switch-{kebab_case(name)}-{_on_or_off(preferences, name)}"),
            "me-switch",
            name,
            ButtonStyle.success if getattr(preferences, name) else ButtonStyle.secondary,
        )
        for name in SWITCHES
    ]
    return [
        ui.ActionRow(user_menu(text("me-menu-where"), "me-delivery", deliveries)),
        ui.ActionRow(user_menu(text("me-menu-digest"), "me-digest", digest)),
        "\n".join(text(f"me-about-{kebab_case(name)}") for name in SWITCHES),
        ui.ActionRow(*switches, *_reset(preferences, "notices", text)),
        *([grace_menu] if preferences.auto_end_turn else []),
    ]


def _quiet(preferences: Preferences, text: Text) -> Sequence[Item]:
    begin = _hours("me-quiet-from", preferences.quiet_from, text)
    end = _hours("me-quiet-to", preferences.quiet_to, text)
    return [
        ui.ActionRow(user_menu(text("me-menu-from"), "me-quiet-from", begin)),
        ui.ActionRow(user_menu(text("me-menu-to"), "me-quiet-to", end)),
        ui.ActionRow(ClickItem(_days_off(preferences, text))),
        ui.ActionRow(user_button(text("button-zone"), "me-zone"), *_reset(preferences, "quiet", text)),
    ]


def _days_off(preferences: Preferences, text: Text) -> ui.Select[Any]:
    """Return the menu of the days off: the user can choose none, one or several."""
    days = [
        discord.SelectOption(
            label=text(f"me-day-off-{day}"), value=str(day), default=is_day_off(preferences.days_off, day)
        )
        for day in range(DAYS_OF_WEEK)
    ]
    return ui.Select(
        custom_id="u:me-days-off:",
        placeholder=text("me-menu-days-off"),
        min_values=0,
        max_values=MOST_DAYS_OFF,
        options=days,
    )


def _away(preferences: Preferences, text: Text, stand_in: int | None) -> Sequence[Item]:
    until = [
        discord.SelectOption(label=text(f"choice-absence-{name}"), value=str(days))
        for name, days in ABSENCES.items()
    ]
    friend = ui.UserSelect[Any](
        custom_id="u:me-stand-in:",
        placeholder=text("me-menu-stand-in"),
        min_values=1,
        max_values=1,
        default_values=[] if stand_in is None else [discord.Object(stand_in, type=discord.User)],
    )
    argument = "" if stand_in is None else str(stand_in)
    return [
        ui.ActionRow(user_menu(text("me-menu-until"), "me-away", until, argument)),
        ui.ActionRow(ClickItem(friend)),
        ui.ActionRow(user_button(text("button-zone"), "me-zone"), *_reset(preferences, "away", text)),
    ]


def _refused_hosts(hosts: Sequence[int], text: Text) -> ui.UserSelect[Any]:
    """Return the menu of the users whose invitations a user refuses."""
    return ui.UserSelect(
        custom_id="u:me-refused-hosts:",
        placeholder=text("me-menu-refused-hosts"),
        min_values=0,
        max_values=MOST_REFUSED,
        default_values=[discord.Object(host, type=discord.User) for host in hosts[:MOST_REFUSED]],
    )


def _learning(preferences: Preferences, text: Text) -> Sequence[Item]:
    modes = [
        discord.SelectOption(
            label=text(f"choice-coach-{mode}"), value=mode, default=mode == preferences.coach
        )
        for mode in COACH_MODES
    ]
    return [
        ui.ActionRow(user_menu(text("me-menu-coach"), "me-coach", modes)),
        ui.ActionRow(
            user_button(text("button-learn"), "learn"),
            user_button(text("button-privacy-delete"), "privacy-ask", style=ButtonStyle.danger),
        ),
    ]


def _hours(key: str, selected_minute: int | None, text: Text) -> list[discord.SelectOption]:
    """Return a line for each hour of the day; the selected minute replaces the full hour."""
    minutes = [hour * _HOUR for hour in range(24)]
    if selected_minute is not None:
        minutes[selected_minute // _HOUR] = selected_minute
    return [
        discord.SelectOption(
            label=text(key, at=format_minute(minute)), value=str(minute), default=minute == selected_minute
        )
        for minute in minutes
    ]


def _reset(preferences: Preferences, section: str, text: Text) -> list[ClickItem]:
    """Return the button that resets a section, if the user has changed anything there."""
    usual = Preferences(user_id=preferences.user_id)
    if all(getattr(preferences, name) == getattr(usual, name) for name in SET_IN[section]):
        return []
    return [user_button(text(f"me-reset-{section}"), "me-reset", section, ButtonStyle.danger)]


def zone_panel(zones: Sequence[Zone], text: Text) -> list[Item]:
    """Return a menu of the time zones that were found."""
    now = from_milliseconds(milliseconds())
    lines = [
        discord.SelectOption(
            label=named_zone(zone, text)[:100],
            value=zone.name,
            description=text("me-zone-now", at=f"{now.astimezone(get_zone(zone.name)):%H:%M}"),
        )
        for zone in zones
    ]
    menu: Item = ui.ActionRow(user_menu(text("me-menu-zone"), "me-zone-found", lines))
    again: Item = ui.ActionRow(user_button(text("button-zone-again"), "me-zone"))
    return [text("me-zones-found"), menu, again]


def named_zone(zone: Zone, text: Text) -> str:
    """Return the name of a time zone: the city, with its country if there is one."""
    return text("me-zone-in", city=zone.city, country=zone.country) if zone.country else zone.city
