"""The panel behind ``/me``: a user's preferences in words, and the menus and buttons that change them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import discord
from discord import ButtonStyle, ui

from bot.games import GAMES
from bot.locales import Text, languages
from bot.match.quiet_hours import LONGEST_QUIET, MINUTES, MOST_DAYS_OFF, count_quiet_minutes, get_zone
from bot.match.recipients import CoachMode, Delivery, PictureSize, PreferenceChanges, Preferences
from bot.match.refusals import Refusal
from bot.match.time_zones import Zone
from bot.services.invitations import MOST_REFUSED
from bot.timestamps import from_milliseconds, milliseconds
from cogs.board.time_lines import time_values
from cogs.board.users import user_names
from cogs.kit.clicks import ClickItem, user_button, user_menu
from cogs.kit.controls import BUTTONS_IN_A_ROW
from cogs.kit.parameters import kebab_case
from cogs.kit.settings import (
    OFF,
    TIME_OR_NEVER,
    Bits,
    Language,
    OneOf,
    SettingsTable,
    Switch,
    TimeOfDay,
    same,
)
from cogs.me.notification_messages import delivery_lines, describe_preferences, quiet_lines

DELIVERIES: Final[tuple[Delivery, ...]] = get_args(Delivery)
COACH_MODES: Final[tuple[CoachMode, ...]] = get_args(CoachMode)
PICTURE_SIZES: Final[tuple[PictureSize, ...]] = get_args(PictureSize)
AS_CLIENT: Final = "client"
"""The choice of the language of the user's Discord client."""
OVERVIEW: Final = "overview"
"""The part of the panel that says all that is set; its buttons lead to the sections."""
USUAL_NIGHT: Final = 9 * 60
"""The length of quiet hours in minutes if the user has chosen only their begin or their end."""
_GRACES: Final[Mapping[str, int | None]] = {"0": 0, "30": 30, "60": 60, "300": 300, OFF: None}
"""The choices for the seconds until a turn ends in which only optional actions are left."""
_SAID: Final = ("auto_end_turn", "end_turn_after", "named_in_records")
"""The settings that the overview describes, in this order, with the texts ``me-is-NAME-VALUE``."""
_EXPLAINED: Final = ("notify_early", "auto_end_turn", "named_in_records")
"""The settings that ``me-about-NAME`` explains."""


def hours(begin: int, end: int) -> PreferenceChanges:
    """Return the changes that set quiet hours. Raise ``Refusal`` if they are empty or too long."""
    if not 0 < count_quiet_minutes(begin, end) <= LONGEST_QUIET:
        raise Refusal("quiet-too-long", most=LONGEST_QUIET // 60)
    return {"quiet_from": begin, "quiet_to": end}


def _hours_from(begin: int | None, preferences: Preferences) -> PreferenceChanges:
    """Return quiet hours from ``begin`` to their end, or of the usual length."""
    end = preferences.quiet_to
    return {} if begin is None else hours(begin, (begin + USUAL_NIGHT) % MINUTES if end is None else end)


def _hours_to(end: int | None, preferences: Preferences) -> PreferenceChanges:
    """Return quiet hours from their begin to ``end``, or of the usual length."""
    begin = preferences.quiet_from
    return {} if end is None else hours((end - USUAL_NIGHT) % MINUTES if begin is None else begin, end)


LANGUAGE: Final = Language(name="language", values={AS_CLIENT: "", **same(languages())})
PREFERENCES: Final = SettingsTable(
    "me",
    Preferences(user_id=0),
    {
        "notices": (
            OneOf(name="delivery", values=same(DELIVERIES)),
            TimeOfDay(name="digest", values=TIME_OR_NEVER),
            Switch(name="notify_early"),
            Switch(name="auto_end_turn"),
            Switch(name="named_in_records"),
            OneOf(
                name="end_turn_after",
                values=_GRACES,
                is_shown=lambda preferences: preferences.auto_end_turn,
            ),
        ),
        "quiet": (
            TimeOfDay(name="quiet_from", follows=_hours_from),
            TimeOfDay(name="quiet_to", follows=_hours_to),
            Bits(name="days_off", count=7, most=MOST_DAYS_OFF),
        ),
        "away": (),
        "learning": (
            OneOf(name="coach", values=same(COACH_MODES)),
            OneOf(name="pictures", values=same(PICTURE_SIZES)),
            LANGUAGE,
        ),
        "invitations": (),
        "rating": (OneOf(name="rating", values=same(("off", "on"))),),
    },
)
"""All that users set for themselves; absences and refused hosts have controls of their own."""
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
    tabs = PREFERENCES.tabs(section, text)
    if section == OVERVIEW:
        return [_describe_all(preferences, refused_hosts, text), *_rows(tabs)]
    controls: list[Item] = [*PREFERENCES.rows(preferences, section, text)]
    below = [user_button(text("button-all-settings"), "me-section", OVERVIEW)]
    if section == "away":
        controls += _away(text, stand_in)
    elif section == "invitations":
        controls.append(ui.ActionRow(ClickItem(_refused_hosts(refused_hosts, text))))
    elif section == "rating" and preferences.rating == "on":
        controls += [text("me-about-placement"), *_rows(_placement_buttons(text))]
    elif section == "learning":
        learn, delete = text("button-learn"), text("button-privacy-delete")
        danger = user_button(delete, "privacy-ask", style=ButtonStyle.danger)
        controls.append(ui.ActionRow(user_button(learn, "learn"), danger))
    if section in ("quiet", "away"):
        below.insert(0, user_button(text("button-zone"), "me-zone"))
    is_set = _is_away(preferences) if section == "away" else PREFERENCES.is_changed(preferences, section)
    if is_set:
        below.append(user_button(text(f"me-reset-{section}"), "me-reset", section, ButtonStyle.danger))
    about = _describe_section(preferences, section, refused_hosts, text)
    return [about, *controls, *_rows([*tabs, *below])]


def _rows(buttons: Sequence[ClickItem]) -> list[Item]:
    """Return buttons in rows."""
    starts = range(0, len(buttons), BUTTONS_IN_A_ROW)
    return [ui.ActionRow(*buttons[start : start + BUTTONS_IN_A_ROW]) for start in starts]


def _describe_section(
    preferences: Preferences, section: str, refused_hosts: Sequence[int], text: Text
) -> str:
    if section == "learning":
        return "\n".join([text("me-title-learning"), *_help_lines(preferences, text)])
    if section == "invitations":
        refused = text("me-refused-hosts", hosts=user_names(refused_hosts, text), count=len(refused_hosts))
        return "\n".join([text("me-title-invitations"), refused, text("me-about-invitations")])
    if section == "rating":
        return "\n".join([text("me-title-rating"), _rating_line(preferences, text), text("me-about-rating")])
    lines = [describe_preferences(preferences, milliseconds(), text)]
    if section == "away" and not _is_away(preferences):
        lines.append(text("me-is-not-away"))
    if section == "notices":
        lines += [text(f"me-about-{kebab_case(name)}") for name in _EXPLAINED]
    return "\n".join(lines)


def _help_lines(preferences: Preferences, text: Text) -> list[str]:
    return [
        text(f"me-coach-{preferences.coach}"),
        text(f"me-pictures-{preferences.pictures}"),
        text("me-language", language=LANGUAGE.describe(preferences, text))
        if preferences.language
        else text("me-language-client"),
    ]


def _placement_buttons(text: Text) -> list[ClickItem]:
    """Return a button for each game that begins a placement match."""
    return [user_button(text(f"{game}-name"), "placement", game) for game in GAMES]


def _rating_line(preferences: Preferences, text: Text) -> str:
    return text("me-rating", is_on="yes" if preferences.rating == "on" else "no")


def _describe_all(preferences: Preferences, refused_hosts: Sequence[int], text: Text) -> str:
    """Describe all that a user has set, one paragraph for each section."""
    now = milliseconds()
    sentences = {
        "notices": [
            *delivery_lines(preferences, now, text),
            *([text("me-refused")] if preferences.direct_refused else []),
            *(
                text(f"me-is-{setting.subject}-{setting.word(preferences)}")
                for _, setting in map(PREFERENCES.find, _SAID)
                if setting.is_shown(preferences)
            ),
        ],
        "quiet": quiet_lines(preferences, now, text),
        "away": [
            text("me-away", at=time_values(preferences.away_until or 0)["at"])
            if _is_away(preferences)
            else text("me-is-not-away")
        ],
        "learning": _help_lines(preferences, text),
        "invitations": [
            text("me-refused-hosts", hosts=user_names(refused_hosts, text), count=len(refused_hosts))
        ],
        "rating": [_rating_line(preferences, text)],
    }
    paragraphs = [
        text("me-is-set", section=text(f"me-section-{section}"), sentences=" ".join(sentences[section]))
        for section in PREFERENCES.sections
    ]
    return "\n".join([text("me-title-overview"), *paragraphs])


def _is_away(preferences: Preferences) -> bool:
    return (preferences.away_until or 0) > milliseconds()


def _away(text: Text, stand_in: int | None) -> list[ui.ActionRow[Any]]:
    """Return the menus for the end of an absence and for the friend who plays meanwhile."""
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
    menu = user_menu(text("me-menu-until"), "me-away", until, argument)
    return [ui.ActionRow(menu), ui.ActionRow(ClickItem(friend))]


def _refused_hosts(hosts: Sequence[int], text: Text) -> ui.UserSelect[Any]:
    """Return the menu of the users whose invitations a user refuses."""
    return ui.UserSelect(
        custom_id="u:me-refused-hosts:",
        placeholder=text("me-menu-refused-hosts"),
        min_values=0,
        max_values=MOST_REFUSED,
        default_values=[discord.Object(host, type=discord.User) for host in hosts[:MOST_REFUSED]],
    )


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
