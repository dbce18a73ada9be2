"""The real bot on a simulated Discord, with a web page on which several people play."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from discord.ext import commands

from bot.app import create_bot
from bot.client.bot import Guildhall
from bot.client.translator import command_text, declare_command
from bot.locales import terminal_language
from bot.locales import terminal_text as _text
from bot.match.quiet_hours import is_zone
from bot.players import LEVEL_NAMES
from bot.settings import Settings
from bot.simulation import simulated_discord
from bot.simulation.pages import Pages, new_preview
from bot.timestamps import now
from cogs.help.help import introduce
from cogs.kit.replies import private_view
from rendering.overview import draw_overview

PEOPLE = ("Ada", "Bruno", "Chioma", "Dmitri")
TICK_SECONDS = 0.25


class PortTaken(Exception):  # noqa: N818
    """Another program already uses the port."""


def play(*, port: int, browser: bool, database: Path | None, say: Callable[[str], None]) -> None:
    """Run the sandbox until Ctrl+C.

    ``say`` prints a line on the terminal. Raise ``PortTaken`` if another program uses the port.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = (database or Path(folder) / "sandbox.db").resolve()
        url = f"sqlite+aiosqlite:///{file}"
        settings = Settings(database_url=url, shard_count=1, welcome=False)  # it has a greeting of its own
        sandbox = Sandbox(settings, say, make_cache_folder() or Path(folder))
        asyncio.run(sandbox.serve(port=port, browser=browser))
    say(_text("cli-sandbox-closed"))


def make_cache_folder() -> Path | None:
    """Return the folder for what can be made again for this user; ``None`` if it cannot be kept."""
    chosen = Path(os.environ.get("XDG_CACHE_HOME", ""))
    usual = Path("~/Library/Caches" if sys.platform == "darwin" else "~/.cache")
    try:
        folder = (chosen if chosen.is_absolute() else usual.expanduser()) / "guildhall"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # there is no home, or it is read-only
        return None
    return folder if os.access(folder, os.W_OK) else None


class Sandbox:
    """A server with one channel and a few people, on a running clock."""

    def __init__(
        self, settings: Settings, say: Callable[[str], None], atlas_folder: Path | None = None
    ) -> None:
        """Prepare it; the atlas of sprites is beside the database if no folder is given."""
        self.settings = settings
        self._atlas_folder = atlas_folder or settings.data_folder
        self._say = say
        self.is_restart_requested = False
        self.stop = asyncio.Event()

    def new_bot(self) -> Guildhall:
        """Return the real bot with the additional commands of the sandbox."""
        bot = create_bot(self.settings, cogs=[SandboxCog(self)])
        bot.atlas_folder = self._atlas_folder
        return bot

    async def serve(self, *, port: int, browser: bool) -> None:
        """Serve the page until a signal arrives or the session of the page ends."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop.set)
        _check_port(port)
        drawing = asyncio.ensure_future(asyncio.to_thread(draw_overview))  # while the bot starts
        starts_at, started_at = now(), time.monotonic()
        async with simulated_discord(self.new_bot(), check_errors=False, starts_at=starts_at) as env:
            await drawing
            env.backend.edit_bot_profile(_text("sandbox-title"))
            guild = env.create_guild(_text("sandbox-title"))
            channel = guild.create_text_channel(_text("sandbox-channel"))
            looks_after = discord.Permissions(manage_guild=True, manage_messages=True)
            host = guild.create_role(_text("sandbox-host"), permissions=looks_after)
            people = [
                guild.add_member(
                    env.create_user(name.lower(), global_name=name), roles=[host] * (name == PEOPLE[0])
                )
                for name in PEOPLE
            ]
            preview = new_preview(env, channel, viewers=people, port=port, timezone=_get_local_zone())
            async with preview:
                self._say(_text("cli-sandbox-open", url=preview.url))
                if browser:
                    await asyncio.to_thread(_open_browser, preview.url)
                await self._keep_time(env, Pages(env, preview, started_at=started_at))
            await self.close(env)

    async def close(self, env: simcord.Env) -> None:
        """Close the bot and its database."""
        await env.bot.close()
        await _get_store(env.bot).close()

    async def _keep_time(self, env: simcord.Env, pages: "Pages") -> None:
        closing = asyncio.ensure_future(pages.preview.wait_closed())
        closing.add_done_callback(lambda _: self.stop.set())
        while not self.stop.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stop.wait(), TICK_SECONDS)
            async with pages.turn:
                await self.tick(env, pages)
        closing.cancel()

    async def tick(self, env: simcord.Env, pages: "Pages") -> None:
        """Advance the clock, restart the bot if requested, and publish the pages that have changed."""
        await pages.catch_up()
        if self.is_restart_requested:
            self.is_restart_requested = False
            old = env.bot
            await env.restart_bot(self.new_bot())
            await _get_store(old).close()
            pages.forget()
        pages.refresh_outdated()


def _check_port(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise PortTaken(port) from error


def _get_local_zone() -> str:
    """Return the name of this machine's time zone, or UTC if it has no name."""
    _, _, name = str(Path("/etc/localtime").resolve()).partition("/zoneinfo/")
    return name if is_zone(name) else "UTC"


def _get_store(bot: discord.Client) -> Any:
    assert isinstance(bot, Guildhall)
    return bot.store


def _open_browser(url: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.get()
        webbrowser.open(url)


class SandboxCog(
    commands.GroupCog,
    group_name=command_text("command-sandbox-name"),
    group_description=command_text("command-sandbox"),
):
    """The commands that only the simulated Discord can offer."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__()
        self._sandbox = sandbox

    @commands.Cog.listener()
    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Greet in the channel of a new server."""
        if isinstance(channel, discord.TextChannel):
            words = _text("sandbox-welcome")
            items, files = await introduce(words, _text, terminal_language(), computer=LEVEL_NAMES[0])
            await channel.send(view=private_view(*items), files=files)

    @app_commands.command(**declare_command("sandbox-restart"))
    async def restart(self, interaction: discord.Interaction[Any]) -> None:
        """Stop the bot and start a new one on the same database."""
        self._sandbox.is_restart_requested = True
        await interaction.response.send_message(_text("sandbox-restarting"), ephemeral=True)
