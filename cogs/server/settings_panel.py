"""The panel behind ``/server settings``: the settings in words, and the menus that change them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args

import discord
from discord import ButtonStyle, ChannelType, SelectDefaultValueType, ui
from msgspec.structs import replace

from bot.games import GAMES
from bot.locales import Text, languages
from bot.match.models import OldBoards
from bot.match.player_clock import CLOCKS
from bot.match.refusals import Refusal
from bot.match.servers import DEFAULTS, Place, Posts, Ratings, ServerSettings
from cogs.kit.clicks import Click, user_button
from cogs.kit.controls import MOST_CHOICES
from cogs.kit.settings import Changes, Details, Language, OneOf, Picked, SettingsTable, Switch, same
from cogs.server.settings_problems import find_hint, find_problems, name_channels
from cogs.table.forum_posts import find_forum
from rendering import THEMES
from rendering.words import comma_list

AS_SERVER: Final = "server"
"""The choice of the server's own language in Discord."""
_PLACES = [ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.forum]
_CHANNELS = (discord.app_commands.AppCommandChannel, discord.abc.GuildChannel)

Item = ui.Item[Any] | str


@dataclass(frozen=True, kw_only=True)
class Ping(Picked):
    """The role that is pinged when a table of a game opens."""

    game: str

    @property
    def subject(self) -> str:
        """The name of all of them in texts and logs."""
        return "ping"

    def get(self, values: ServerSettings) -> int | None:
        """Return the role."""
        return values.ping_roles.get(self.game)

    def placeholder(self, prefix: str, text: Text) -> str:
        """Return what the menu says while nobody is pinged."""
        return text(f"{prefix}-menu-ping", game=text(f"{self.game}-name"))

    def changes(self, value: Any, values: ServerSettings) -> Changes:
        """Return the roles of all games with the new one."""
        others = {game: role for game, role in values.ping_roles.items() if game != self.game}
        return {"ping_roles": others if value is None else {**others, self.game: value}}

    def details(self, before: ServerSettings, after: ServerSettings) -> Details:
        """Return the game and its roles before and after."""
        return {"game": self.game, **super().details(before, after)}

    def require_allowed(self, click: Click, chosen: Sequence[Any]) -> None:
        """Raise ``Refusal`` unless the user may mention the role; the bot may be able to mention more."""
        for role in chosen:
            if isinstance(role, discord.Role) and role.is_default():
                raise Refusal("ping-everyone")
            is_own = click.interaction.permissions.mention_everyone
            if isinstance(role, discord.Role) and not (role.mentionable or is_own):
                raise Refusal("ping-not-yours", role=role.mention)


def _ping(game: str) -> Ping:
    kind = SelectDefaultValueType.role
    return Ping(
        name=f"ping-{game}",
        game=game,
        select=ui.RoleSelect,
        kinds=discord.Role,
        kind=kind,
        mention="<@&{}>",
    )


def _channel(name: str, **options: Any) -> Picked:
    kind = SelectDefaultValueType.channel
    return Picked(name=name, select=ui.ChannelSelect, kinds=_CHANNELS, kind=kind, mention="<#{}>", **options)


def _place_of(forum: int | None, settings: ServerSettings) -> Changes:
    """Return the place for matches after the forum was chosen: the forum, unless there is none."""
    return {"place": settings.place if forum is None else "forum"}


SERVER: Final = SettingsTable(
    "server",
    DEFAULTS,
    {
        "where": (
            _channel("channels", most=MOST_CHOICES, options={"channel_types": _PLACES}),
            OneOf(name="place", values=same(get_args(Place)), names_itself=True),
            _channel("forum", follows=_place_of, options={"channel_types": [ChannelType.forum]}),
            Switch(name="match_lines"),
            Switch(name="posts_for_members"),
        ),
        "tables": (
            OneOf(name="boards", values=same(get_args(OldBoards)), names_itself=True),
            OneOf(name="posts", values=same(get_args(Posts)), names_itself=True),
            OneOf(name="ratings", values=same(get_args(Ratings)), names_itself=True),
            OneOf(name="theme", values=same(tuple(THEMES)), names_itself=True),
            OneOf(name="clock", values=same(CLOCKS), names_itself=True),
            Language(
                name="locale",
                values={AS_SERVER: "", **same(languages())},
                names_itself=True,
            ),
        ),
        "people": (*map(_ping, GAMES), Switch(name="computers")),
    },
)
"""All that the owner of a server decides."""


def server_panel(guild: discord.Guild, settings: ServerSettings, section: str, text: Text) -> list[Item]:
    """Return the panel with the controls of one section."""
    reset = user_button(text("button-server-reset"), "server-reset", section, ButtonStyle.danger)
    is_changed = SERVER.is_changed(settings, section)
    return [
        describe_settings(guild, settings, text),
        *SERVER.rows(_without_lost(guild, settings), section, text),
        ui.ActionRow(*SERVER.tabs(section, text), *([reset] if is_changed else [])),
    ]


def _without_lost(guild: discord.Guild, settings: ServerSettings) -> ServerSettings:
    """Return the settings without channels and roles that were deleted."""
    forum = find_forum(guild, settings)
    return replace(
        settings,
        channels=tuple(each for each in settings.channels if guild.get_channel(each)),
        forum=None if forum is None else forum.id,
        ping_roles={game: role for game, role in settings.ping_roles.items() if guild.get_role(role)},
    )


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
        *(
            text(f"server-settings-{switch.subject}", is_on=switch.word(settings))
            for switch in SERVER.sections["where"]
            if isinstance(switch, Switch)
        ),
        *(
            text(f"server-settings-{each.name}", value=each.describe(settings, text))
            for each in SERVER.sections["tables"]
            if isinstance(each, OneOf)
        ),
        text("server-settings-pings", count=len(pings), pings=comma_list(pings, text)),
        text("server-settings-computers", computers=SERVER.find("computers")[1].word(settings)),
    ]
    problems = [text("server-problem", problem=line) for line in find_problems(guild, settings, text)]
    hint = find_hint(guild, settings, text)
    return "\n".join([*lines, *problems, *([text("server-hint", hint=hint)] if hint else [])])
