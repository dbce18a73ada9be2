"""The very same bot on a simulated Discord, with a page in the browser on which several people play."""

import asyncio
import contextlib
import signal
import socket
import tempfile
import time
import webbrowser
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from discord.ext import commands
from PIL import Image
from simcord.components import walk_components
from simcord.preview._media import MediaInfo

from bot.app import create_bot
from bot.client import Guildhall
from bot.locales import FALLBACK, texts
from bot.settings import Settings
from bot.simulation import simulated_discord
from bot.translator import command_text, declared

PEOPLE = ("Ada", "Bruno", "Chioma", "Dmitri")
TICK = 0.25
REMEMBERED = 50
"""How many versions of a page a click may be behind."""
_ON_BUTTONS = ("click", "select")
_ELSEWHERE = ("send_message", "run_command", "autocomplete_command")
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

    def new_bot(self) -> Guildhall:
        """The real bot, with the commands that only the sandbox has."""
        return create_bot(self.settings, cogs=[SandboxCog(self)])

    async def serve(self, *, port: int, browser: bool) -> None:
        """Serves the page until a signal comes or the page's session is ended."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop.set)
        async with simulated_discord(self.new_bot(), check_errors=False) as env:
            guild = env.create_guild("Guildhall")
            channel = guild.create_text_channel("games")
            people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
            _check_port(port)
            async with env.preview(channel, viewers=people, layout="channel", port=port) as preview:
                self._say(_text("cli-sandbox-open", url=preview.url))
                if browser:
                    await asyncio.to_thread(_open_browser, preview.url)
                await people[0].send(channel, _text("sandbox-welcome"))
                await self._keep_time(env, Pages(env, preview))
            await self.close(env)

    async def close(self, env: simcord.Env) -> None:
        """The bot, closed with its database."""
        await env.bot.close()
        await _store_of(env.bot).close()

    async def _keep_time(self, env: simcord.Env, pages: "Pages") -> None:
        closed = asyncio.ensure_future(pages.preview.wait_closed())
        closed.add_done_callback(lambda _: self.stop.set())
        while not self.stop.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stop.wait(), TICK)
            async with pages.turn:
                await self.tick(env, pages)
        closed.cancel()

    async def tick(self, env: simcord.Env, pages: "Pages") -> None:
        """Lets time pass, restarts the bot if that is wanted, and shows what has changed."""
        await pages.catch_up()
        if self.restart_wanted:
            self.restart_wanted = False
            old = env.bot
            await env.restart_bot(self.new_bot())
            await _store_of(old).close()
            pages.forget()
        pages.refresh_outdated()


class OwnPictures:
    """Shows the bot's pictures as they are.

    SimCord starts a process for each picture, in case somebody wants to do harm with it. These are our own,
    and a match has dozens.
    """

    async def validate(self, _key: str, blob: bytes, **_: Any) -> MediaInfo:
        """What SimCord wants to know of a picture before it shows it."""
        with Image.open(BytesIO(blob)) as picture:
            kind, size = str(picture.get_format_mimetype()), picture.size
        return MediaInfo(kind, *size, 1, len(blob), blob, kind, capture=blob, memory_limited=True)

    def release(self, _key: str) -> None:
        """Nothing: none is kept."""

    async def close(self) -> None:
        """Nothing: there is no process to end."""


class Pages:
    """The open pages of the sandbox, refreshed when the bot has done something since they were made.

    SimCord refuses a click on a page that has been published again since the browser asked for it. So it is
    watched when each page is published, only those that are behind are published again, and a click counts
    for the button that the person saw, also right after a restart of the bot. SimCord does one thing at a
    time and refuses others meanwhile: ``turn`` has clicks and the clock wait for each other instead. Times
    such as "in 5 seconds" count from the moment of publishing. All this reaches into SimCord's ``Preview``,
    here and nowhere else.
    """

    def __init__(self, env: simcord.Env, preview: Any) -> None:
        self.preview = preview
        self._env = env
        self._caught_up = time.monotonic()
        self.turn = asyncio.Lock()
        self._publish = preview._publish
        self._action = preview._action
        preview._action = self._queued
        preview._media_worker = OwnPictures()
        self._seen: dict[str, int] = {}
        self._buttons: dict[str, dict[int, dict[str, str]]] = {}
        preview._publish = self._watched
        for page in preview._pages.values():
            self._remember_buttons(page)

    def _watched(self, page: Any, **options: Any) -> None:
        self.preview._advance_presentation_time()
        self._publish(page, **options)
        self._seen[page.id] = len(self._env.http_requests)
        self._remember_buttons(page)

    def _remember_buttons(self, page: Any) -> None:
        remembered = self._buttons.setdefault(page.id, {})
        remembered[page.revision] = _buttons_of(page.snapshot)
        for revision in sorted(remembered)[:-REMEMBERED]:
            del remembered[revision]

    async def _queued(self, page_id: str | None, body: Any) -> Any:
        async with self.turn:
            await self.catch_up()
            page = self.preview._pages.get(page_id)
            return await self._action(page_id, body if page is None else self._as_seen(page, body))

    def _as_seen(self, page: Any, body: Any) -> Any:
        """Return a request as if it came from the page as it is published now.

        A click keeps to the button that the person saw, wherever that is now. If it is gone, the request
        stays as it is, and SimCord refuses it.
        """
        if not isinstance(body, dict) or body.get("kind") not in (*_ON_BUTTONS, *_ELSEWHERE):
            return body
        if self._seen.get(page.id) != len(self._env.http_requests):
            self._watched(page, reason="refresh")
        revision = body.get("published_revision")
        now = {"published_revision": page.revision, "bot_generation": self._env._generation}
        current = {**body, **now}
        if revision == page.revision or body["kind"] in _ELSEWHERE:
            return current
        remembered = self._buttons.get(page.id, {})
        seen = remembered.get(int(revision or 0), {}).get(str(body.get("control_key")))
        keys = {button: key for key, button in remembered[page.revision].items()}
        return {**current, "control_key": keys[seen]} if seen in keys else body

    async def catch_up(self) -> None:
        """Has the simulated clock show as much more as the real one: races are decided by tenths."""
        now = time.monotonic()
        passed, self._caught_up = now - self._caught_up, now
        with contextlib.suppress(TimeoutError):
            await self._env.advance_time(passed)

    def forget(self) -> None:
        """Has every page published again with the next refresh."""
        self._seen.clear()

    def refresh_outdated(self) -> None:
        """Publishes each page that does not show the bot's last request yet."""
        for page in tuple(self.preview._pages.values()):
            if self._seen.get(page.id) != len(self._env.http_requests):
                self._watched(page, reason="refresh")


def _buttons_of(snapshot: Any) -> dict[str, str]:
    """Return message and custom id of each button and menu of a published page, by SimCord's key for it."""
    return {
        component["control_key"]: f"{number} {component['custom_id']}"
        for number, message in snapshot["messages"].items()
        for component in walk_components(message.get("components") or [])
        if "control_key" in component and "custom_id" in component
    }


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
