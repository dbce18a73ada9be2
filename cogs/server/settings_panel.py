"""The panel behind ``/server settings``: the settings in words, and the menus that change them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args
from zlib import crc32

import discord
from discord import ButtonStyle, ChannelType, ui

from bot.games import GAMES
from bot.locales import Text, languages, texts
from bot.match.models import OldBoards
from bot.match.player_clock import CLOCKS
from bot.match.servers import DEFAULTS, Place, ServerSettings
from cogs.kit.clicks import ClickItem, user_button, user_menu
from cogs.kit.controls import MOST_CHOICES
from cogs.server.settings_problems import find_hint, find_problems, name_channels
from cogs.table.forum_posts import find_forum
from rendering import THEMES
from rendering.words.wording import comma_list

AS_SERVER: Final = "server"
"""The choice of the server's own language in Discord."""
CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "place": get_args(Place),
    "boards": get_args(OldBoards),
    "theme": tuple(THEMES),
    "clock": CLOCKS,
    "locale": (AS_SERVER, *languages()),
}
"""The settings that have one of several values."""
SECTIONS: Final[Mapping[str, Sequence[str]]] = {
    "where": ("channels", "place", "forum", "posts_for_members"),
    "tables": ("boards", "theme", "clock", "locale"),
    "people": ("ping_roles", "computers"),
}
"""The settings that each section sets."""
_PLACES = [ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.forum]

Item = ui.Item[Any] | str


def server_panel(guild: discord.Guild, settings: ServerSettings, section: str, text: Text) -> list[Item]:
    """Return the panel with the controls of one section."""
    controls = {"where": _where, "tables": _tables, "people": _people}[section](guild, settings, text)
    tabs = [
        user_button(
            text(f"server-section-{name}"),
            "server-section",
            name,
            ButtonStyle.primary if name == section else ButtonStyle.secondary,
        )
        for name in SECTIONS
    ]
    for control in controls:
        control.item.id = _id_of(control)
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(control) for control in controls]
    reset = user_button(text("button-server-reset"), "server-reset", section, ButtonStyle.danger)
    is_changed = any(getattr(settings, name) != getattr(DEFAULTS, name) for name in SECTIONS[section])
    return [
        describe_settings(guild, settings, text),
        *rows,
        ui.ActionRow(*tabs, *([reset] if is_changed else [])),
    ]


def _id_of(control: ClickItem) -> int:
    """Return an id for a component that changes with its content.

    If the id stayed the same, a client would keep showing the earlier choice, even in another menu.
    """
    return crc32(str(control.item.to_component_dict()).encode()) >> 1 or 1


def describe_settings(guild: discord.Guild, settings: ServerSettings, text: Text) -> str:
    """Describe all settings, and what is wrong with them."""
    channels = [channel for channel in map(guild.get_channel, settings.channels) if channel is not None]
    has_lost_channels = bool(settings.channels) and not channels
    forum = find_forum(guild, settings)
    pings = [
        text("server-settings-ping", game=text(f"{game}-name"), role=f"<@&{role}>")
        for game, role in settings.ping_roles.items()
        if game in GAMES and guild.get_role(role) is not None
    ]
    lines = [
        text("server-settings-title"),
        text(
            "server-settings-channels",
            where="gone" if has_lost_channels else "some" if channels else "everywhere",
            channels=name_channels(channels, text),
        ),
        text(
            "server-settings-place",
            place=settings.place if settings.place != "forum" or forum else "no-forum",
            forum="" if forum is None else forum.mention,
        ),
        text("server-settings-posts-for-members", is_on="on" if settings.posts_for_members else "off"),
        text("server-settings-boards", boards=text(f"choice-boards-{settings.boards}")),
        text("server-settings-theme", theme=_describe_value("theme", settings.theme, text)),
        text("server-settings-clock", clock=_describe_value("clock", settings.clock, text)),
        text(
            "server-settings-locale", language=_describe_value("locale", settings.locale or AS_SERVER, text)
        ),
        text("server-settings-pings", count=len(pings), pings=comma_list(pings, text)),
        text("server-settings-computers", computers="on" if settings.computers else "off"),
    ]
    problems = [text("server-problem", problem=line) for line in find_problems(guild, settings, text)]
    hint = find_hint(guild, settings, text)
    return "\n".join([*lines, *problems, *([text("server-hint", hint=hint)] if hint else [])])


def _describe_value(name: str, value: str, text: Text) -> str:
    """Describe the value of a setting; a value that no longer exists counts as the default."""
    if name == "locale" and value in languages():
        return texts(value)("language-name")
    valid_value = value if value in CHOICES[name] else getattr(DEFAULTS, name) or AS_SERVER
    return text(f"choice-{name}-{valid_value}")


def _menu(name: str, settings: ServerSettings, text: Text) -> ClickItem:
    """Return the menu of a setting that has one of several values."""
    options = [
        discord.SelectOption(
            label=_describe_value(name, value, text),
            value=value,
            default=value == (getattr(settings, name) or AS_SERVER),
        )
        for value in CHOICES[name]
    ]
    for option in options:
        if option.default:  # a closed menu shows only this line, which has to name the setting
            option.label = text(f"server-menu-{name}-set", value=option.label)
    return user_menu(text(f"server-menu-{name}"), "server-choose", options, name)


def _where(guild: discord.Guild, settings: ServerSettings, text: Text) -> list[ClickItem]:
    existing_channels = [
        channel for channel in map(guild.get_channel, settings.channels) if channel is not None
    ]
    channels = ui.ChannelSelect[Any](
        custom_id="u:server-channels:",
        placeholder=text("server-menu-channels"),
        channel_types=_PLACES,
        min_values=0,
        max_values=MOST_CHOICES,
        default_values=existing_channels,
    )
    forum = find_forum(guild, settings)
    forums = ui.ChannelSelect[Any](
        custom_id="u:server-forum:",
        placeholder=text("server-menu-forum"),
        channel_types=[ChannelType.forum],
        min_values=0,
        max_values=1,
        default_values=[] if forum is None else [forum],
    )
    switch = _switch("server-members", "posts-for-members", text, is_on=settings.posts_for_members)
    return [ClickItem(channels), _menu("place", settings, text), ClickItem(forums), switch]


def _switch(verb: str, name: str, text: Text, *, is_on: bool) -> ClickItem:
    """Return the button of a setting that is on or off."""
    now, then = ("on", "off") if is_on else ("off", "on")
    style = ButtonStyle.success if is_on else ButtonStyle.secondary
    return user_button(text(f"server-switch-{name}-{now}"), verb, then, style)


def _tables(_guild: discord.Guild, settings: ServerSettings, text: Text) -> list[ClickItem]:
    return [_menu(name, settings, text) for name in SECTIONS["tables"]]


def _people(guild: discord.Guild, settings: ServerSettings, text: Text) -> list[ClickItem]:
    roles = []
    for game in GAMES:
        role = guild.get_role(settings.ping_roles.get(game, 0))
        roles.append(
            ClickItem(
                ui.RoleSelect[Any](
                    custom_id=f"u:server-ping:{game}",
                    placeholder=text("server-menu-ping", game=text(f"{game}-name")),
                    min_values=0,
                    max_values=1,
                    default_values=[] if role is None else [role],
                )
            )
        )
    return [*roles, _switch("server-computers", "computers", text, is_on=settings.computers)]
