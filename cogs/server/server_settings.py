"""``/server settings``: the handlers of the panel in which an owner decides where and how to play."""

from collections.abc import Callable, Sequence

import discord
from msgspec.structs import replace

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.games import GAMES
from bot.match.refusals import Refusal
from bot.match.servers import DEFAULTS, ServerSettings
from cogs.kit.clicks import Click
from cogs.kit.moderators import require_manager
from cogs.kit.parameters import kebab_case
from cogs.kit.replies import Interaction, say, say_instead, text_of
from cogs.server.settings_panel import AS_SERVER, CHOICES, SECTIONS, server_panel

handlers = Handlers()
_MOST_LOGGED = 3
"""The most channels that a log entry names."""
NOTHING = "none"
"""The value in the log for no forum or no role."""

Details = dict[str, str | int]
Change = Callable[[ServerSettings], ServerSettings]
Log = Callable[[ServerSettings, ServerSettings], Details]


async def say_settings(interaction: Interaction) -> None:
    """Send the panel to a manager of the server. Raise ``Refusal`` for other users."""
    require_manager(interaction)
    guild = _guild_of(interaction)
    settings = await bot_of(interaction).servers.get_settings(guild.id)
    await say(interaction, *server_panel(guild, settings, "where", text_of(interaction)))


def _guild_of(interaction: Interaction) -> discord.Guild:
    if interaction.guild is None or interaction.guild.me is None:
        raise Refusal("server-unknown")
    return interaction.guild


async def _change(click: Click, what: str, section: str, change: Change, log: Log) -> None:
    """Change the settings with an entry in the log, and show them in the panel.

    ``log`` returns the details of the entry from the settings before and after.
    """
    require_manager(click.interaction)
    guild = _guild_of(click.interaction)
    settings = await click.bot.servers.change_settings(guild.id, click.user, what, change, log)
    await say_instead(click.interaction, *server_panel(guild, settings, section, click.text))


@handlers.on_user_click("server-section", Who.MANAGERS)
async def show_section(click: Click) -> None:
    """Show another part of the panel."""
    require_manager(click.interaction)
    if click.argument not in SECTIONS:
        raise Refusal("unknown-button")
    guild = _guild_of(click.interaction)
    settings = await click.bot.servers.get_settings(guild.id)
    await say_instead(click.interaction, *server_panel(guild, settings, click.argument, click.text))


@handlers.on_user_click("server-choose", Who.MANAGERS)
async def choose(click: Click) -> None:
    """Set a setting that has one of several values."""
    name, value = click.argument, next(map(str, click.values), "")
    if value not in CHOICES.get(name, ()):
        raise Refusal("unknown-button")
    new_value = "" if value == AS_SERVER else value
    section = next(section for section, names in SECTIONS.items() if name in names)

    def log(before: ServerSettings, after: ServerSettings) -> Details:
        return {"old": getattr(before, name) or AS_SERVER, "new": getattr(after, name) or AS_SERVER}

    await _change(click, f"set-{name}", section, lambda before: replace(before, **{name: new_value}), log)


@handlers.on_user_click("server-channels", Who.MANAGERS)
async def choose_channels(click: Click) -> None:
    """Set the channels in which tables may open."""
    channel_ids = tuple(_ids(click))

    def log(before: ServerSettings, after: ServerSettings) -> Details:
        return _mentions("old", before.channels) | _mentions("new", after.channels)

    await _change(click, "set-channels", "where", lambda before: replace(before, channels=channel_ids), log)


@handlers.on_user_click("server-forum", Who.MANAGERS)
async def choose_forum(click: Click) -> None:
    """Set the forum, and make it the place for matches."""
    forum = next(iter(_ids(click)), None)

    def change(before: ServerSettings) -> ServerSettings:
        return replace(before, forum=forum, place=before.place if forum is None else "forum")

    def log(before: ServerSettings, after: ServerSettings) -> Details:
        return {"old": _channel(before.forum), "new": _channel(after.forum)}

    await _change(click, "set-forum", "where", change, log)


@handlers.on_user_click("server-ping", Who.MANAGERS)
async def choose_role(click: Click) -> None:
    """Set or remove the role that is pinged when a table of a game opens."""
    game, guild = click.argument, _guild_of(click.interaction)
    if game not in GAMES:
        raise Refusal("unknown-button")
    role = next((one.id for one in click.values if isinstance(one, discord.Role)), None)
    if role == guild.default_role.id:
        raise Refusal("ping-everyone")
    _require_may_mention(click.interaction, guild, role)

    def change(before: ServerSettings) -> ServerSettings:
        others = {other: other_role for other, other_role in before.ping_roles.items() if other != game}
        return replace(before, ping_roles=others if role is None else {**others, game: role})

    def log(before: ServerSettings, after: ServerSettings) -> Details:
        roles = before.ping_roles.get(game), after.ping_roles.get(game)
        old, new = (NOTHING if one is None else f"<@&{one}>" for one in roles)
        return {"game": game, "old": old, "new": new}

    await _change(click, "set-ping", "people", change, log)


def _require_may_mention(interaction: Interaction, guild: discord.Guild, role_id: int | None) -> None:
    """Raise ``Refusal`` unless the user may mention a role; the bot may be able to mention more roles."""
    role = None if role_id is None else guild.get_role(role_id)
    if role is not None and not (role.mentionable or interaction.permissions.mention_everyone):
        raise Refusal("ping-not-yours", role=role.mention)


@handlers.on_user_click("server-computers", Who.MANAGERS)
async def switch_computers(click: Click) -> None:
    """Set whether computers may play."""
    await _switch(click, "computers", "people")


@handlers.on_user_click("server-members", Who.MANAGERS)
async def switch_members(click: Click) -> None:
    """Set whether the bot posts for members who may not write in their channel."""
    await _switch(click, "posts_for_members", "where")


async def _switch(click: Click, name: str, section: str) -> None:
    """Set a setting that is on or off."""
    if click.argument not in ("on", "off"):
        raise Refusal("unknown-button")
    is_on = click.argument == "on"

    def log(_before: ServerSettings, after: ServerSettings) -> Details:
        return {"new": "on" if getattr(after, name) else "off"}

    what = f"set-{kebab_case(name)}"
    await _change(click, what, section, lambda before: replace(before, **{name: is_on}), log)


@handlers.on_user_click("server-reset", Who.MANAGERS)
async def reset(click: Click) -> None:
    """Reset one section of the settings to the defaults."""
    section = click.argument
    if section not in SECTIONS:
        raise Refusal("unknown-button")
    usual = {name: getattr(DEFAULTS, name) for name in SECTIONS[section]}

    def log(_before: ServerSettings, _after: ServerSettings) -> Details:
        return {"section": section}

    await _change(click, "reset-settings", section, lambda before: replace(before, **usual), log)


def _ids(click: Click) -> list[int]:
    """Return the ids of the channels or the role chosen in a menu. Raise ``Refusal`` for anything else."""
    kinds = discord.app_commands.AppCommandChannel | discord.abc.GuildChannel
    if not all(isinstance(one, kinds) for one in click.values):
        raise Refusal("unknown-button")
    return [one.id for one in click.values]


def _mentions(name: str, channels: Sequence[int]) -> Details:
    """Return log details about channels: the first ones, the number of further ones, and of all."""
    named_channels = channels[:_MOST_LOGGED]
    return {
        name: ", ".join(map(_channel, named_channels)),
        f"{name}_more": len(channels) - len(named_channels),
        f"{name}_count": len(channels),
    }


def _channel(channel: int | None) -> str:
    return NOTHING if channel is None else f"<#{channel}>"


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
