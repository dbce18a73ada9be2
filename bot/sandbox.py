"""The real bot on a simulated Discord, with a web page on which several people play."""

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
"""The number of older revisions of a page from which a click still counts."""
_ON_BUTTONS = ("click", "select")
_ELSEWHERE = ("send_message", "run_command", "autocomplete_command")
_text = texts(FALLBACK)


class PortTaken(Exception):  # noqa: N818
    """Another program already uses the port."""


def play(*, port: int, browser: bool, database: Path | None, say: Callable[[str], None]) -> None:
    """Run the sandbox until Ctrl+C.

    ``say`` prints a line on the terminal. Raise ``PortTaken`` if another program uses the port.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = (database or Path(folder) / "sandbox.db").resolve()
        settings = Settings(database_url=f"sqlite+aiosqlite:///{file}", shard_count=1)
        asyncio.run(Sandbox(settings, say).serve(port=port, browser=browser))
    say(_text("cli-sandbox-closed"))


class Sandbox:
    """A server with one channel and a few people, on a running clock."""

    def __init__(self, settings: Settings, say: Callable[[str], None]) -> None:
        self.settings = settings
        self._say = say
        self.restart_wanted = False
        self.stop = asyncio.Event()

    def new_bot(self) -> Guildhall:
        """Return the real bot with the additional commands of the sandbox."""
        return create_bot(self.settings, cogs=[SandboxCog(self)])

    async def serve(self, *, port: int, browser: bool) -> None:
        """Serve the page until a signal arrives or the session of the page ends."""
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
        """Close the bot and its database."""
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
        """Advance the clock, restart the bot if requested, and publish the pages that have changed."""
        await pages.catch_up()
        if self.restart_wanted:
            self.restart_wanted = False
            old = env.bot
            await env.restart_bot(self.new_bot())
            await _store_of(old).close()
            pages.forget()
        pages.refresh_outdated()


class OwnPictures:
    """A stand-in for SimCord's check of pictures that accepts the bot's pictures as they are.

    SimCord starts a process for each picture to guard against malicious files. These pictures are our own,
    and a match has dozens.
    """

    async def validate(self, _key: str, blob: bytes, **_: Any) -> MediaInfo:
        """Return the data about a picture that SimCord needs to show it."""
        with Image.open(BytesIO(blob)) as picture:
            kind, size = str(picture.get_format_mimetype()), picture.size
        return MediaInfo(kind, *size, 1, len(blob), blob, kind, capture=blob, memory_limited=True)

    def release(self, _key: str) -> None:
        """Do nothing: no picture is stored."""

    async def close(self) -> None:
        """Do nothing: there is no process to end."""


class Pages:
    """The open pages of the sandbox, refreshed when the bot has done something since they were published.

    SimCord refuses a click on a page that was published again after the browser requested it. This class
    therefore records each publication and publishes only outdated pages again, and a click counts for the
    button that the user saw, even right after a restart of the bot. SimCord does one thing at a time and
    refuses others meanwhile: ``turn`` makes clicks and the clock wait for each other instead. Times such as
    "in 5 seconds" count from the moment of publication. All of this depends on the internals of SimCord's
    ``Preview``, which are used only here.
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
        self._seen[page.id] = self._count_requests()
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

        A click keeps to the button that the user saw, wherever that is now. If the button is gone, leave the
        request unchanged, and SimCord refuses it.
        """
        if not isinstance(body, dict) or body.get("kind") not in (*_ON_BUTTONS, *_ELSEWHERE):
            return body
        if self._seen.get(page.id) != self._count_requests():
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
        """Advance the simulated clock by as much as the real one: races are decided by tenths of a second."""
        now = time.monotonic()
        passed, self._caught_up = now - self._caught_up, now
        with contextlib.suppress(TimeoutError):
            await self._env.advance_time(passed)

    def _count_requests(self) -> int:
        """Return the number of requests that can change a page; uploading an emoji changes none."""
        return sum("/emojis" not in request.path for request in self._env.http_requests)

    def forget(self) -> None:
        """Make the next refresh publish every page again."""
        self._seen.clear()

    def refresh_outdated(self) -> None:
        """Publish each page that does not show the bot's last request yet."""
        for page in tuple(self.preview._pages.values()):
            if self._seen.get(page.id) != self._count_requests():
                self._watched(page, reason="refresh")


def _buttons_of(snapshot: Any) -> dict[str, str]:
    """Return message number and custom id of each button and menu on a published page, by SimCord's key."""
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
    """The commands that only the simulated Discord can offer."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__()
        self._sandbox = sandbox

    @app_commands.command(**declared("sandbox-restart"))
    async def restart(self, interaction: discord.Interaction[Any]) -> None:
        """Stop the bot and start a new one on the same database."""
        self._sandbox.restart_wanted = True
        await interaction.response.send_message(_text("sandbox-restarting"), ephemeral=True)
