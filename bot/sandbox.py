"""The very same bot on a simulated Discord, with a page in the browser on which several people play."""

import asyncio
import contextlib
import signal
import socket
import tempfile
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from discord.ext import commands

from bot.app import create_bot
from bot.client import Guildhall
from bot.locales import FALLBACK, texts
from bot.settings import Settings
from bot.translator import command_text, declared

PEOPLE = ("Ada", "Bruno", "Chioma", "Dmitri")
TICK = 1.0
_text = texts(FALLBACK)


class PortTaken(Exception):  # noqa: N818
    """Something else serves on the port."""


def play(*, port: int, browser: bool, database: Path | None, say: Callable[[str], None]) -> None:
    """Runs the sandbox until Ctrl+C; ``say`` tells the person at the terminal. Raises ``PortTaken``."""
    with tempfile.TemporaryDirectory() as folder:
        file = (database or Path(folder) / "sandbox.db").resolve()
        settings = Settings(database_url=f"sqlite+aiosqlite:///{file}", shard_count=1)
        asyncio.run(Sandbox(settings, say).serve(port=port, browser=browser))
    say(_text("cli-sandbox-closed"))


class Sandbox:
    """A server with one channel and a few people, in which time runs."""

    def __init__(self, settings: Settings, say: Callable[[str], None]) -> None:
        self.settings = settings
        self._say = say
        self.restart_wanted = False
        self.stop = asyncio.Event()
        self._requests = 0

    def _new_bot(self) -> Guildhall:
        return create_bot(self.settings, cogs=[SandboxCog(self)])

    async def serve(self, *, port: int, browser: bool) -> None:
        """Serves the page until a signal comes or the page's session is ended."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop.set)
        async with simcord.run(self._new_bot(), check_errors=False) as env:
            guild = env.create_guild("Guildhall")
            channel = guild.create_text_channel("games")
            people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
            _check_port(port)
            async with env.preview(channel, viewers=people, layout="channel", port=port) as preview:
                self._say(_text("cli-sandbox-open", url=preview.url))
                if browser:
                    await asyncio.to_thread(_open_browser, preview.url)
                await self._keep_time(env, preview)
            await env.bot.close()

    async def _keep_time(self, env: simcord.Env, preview: simcord.Preview) -> None:
        closed = asyncio.ensure_future(preview.wait_closed())
        closed.add_done_callback(lambda _: self.stop.set())
        while not self.stop.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stop.wait(), TICK)
            # A click that is being served has the simulation to itself; the next tick catches up.
            with contextlib.suppress(simcord.SetupError, TimeoutError):
                await self._tick(env, preview)
        closed.cancel()

    async def _tick(self, env: simcord.Env, preview: simcord.Preview) -> None:
        await env.advance_time(TICK)
        if self.restart_wanted:
            self.restart_wanted = False
            old = env.bot
            await env.restart_bot(self._new_bot())
            await _store_of(old).close()
        if self._requests != len(env.http_requests):
            self._requests = len(env.http_requests)
            await preview.refresh()


def _check_port(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise PortTaken(port) from error


def _store_of(bot: discord.Client) -> Any:
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
    """What only the simulated Discord can do."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__()
        self._sandbox = sandbox

    @app_commands.command(**declared("sandbox-restart"))
    async def restart(self, interaction: discord.Interaction[Any]) -> None:
        """Stops the bot and starts a new one on the same database."""
        self._sandbox.restart_wanted = True
        await interaction.response.send_message(_text("sandbox-restarting"), ephemeral=True)
