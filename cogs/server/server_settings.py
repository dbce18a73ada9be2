"""``/server settings``: the handlers of the panel in which an owner decides where and how to play."""

from collections.abc import Callable

import discord
from msgspec.structs import replace

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.match.refusals import Refusal
from bot.match.servers import ServerSettings
from cogs.kit.clicks import Click
from cogs.kit.moderators import require_manager
from cogs.kit.replies import Interaction, say, say_instead, text_of
from cogs.kit.settings import Details
from cogs.server.settings_panel import SERVER, server_panel

handlers = Handlers()
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
    if click.argument not in SERVER.sections:
        raise Refusal("unknown-button")
    guild = _guild_of(click.interaction)
    settings = await click.bot.servers.get_settings(guild.id)
    await say_instead(click.interaction, *server_panel(guild, settings, click.argument, click.text))


@handlers.on_user_click("server-set", Who.MANAGERS)
async def choose(click: Click) -> None:
    """Set a setting."""
    require_manager(click.interaction)
    section, setting, value = SERVER.read(click)

    def change(before: ServerSettings) -> ServerSettings:
        return replace(before, **setting.changes(value, before))

    await _change(click, f"set-{setting.subject}", section, change, setting.details)


@handlers.on_user_click("server-reset", Who.MANAGERS)
async def reset(click: Click) -> None:
    """Reset one section of the settings to the defaults."""
    section = click.argument
    usual = SERVER.usual_of(section)

    def log(_before: ServerSettings, _after: ServerSettings) -> Details:
        return {"section": section}

    await _change(click, "reset-settings", section, lambda before: replace(before, **usual), log)


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
