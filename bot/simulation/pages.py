"""The web page of the sandbox: SimCord's preview with navigation, real times and queued clicks.

All code that depends on the internals of SimCord's ``Preview`` is here. The page loads ``page/sandbox.js``
and ``page/sandbox.css`` beside SimCord's own files.
"""

import asyncio
import contextlib
import time
from collections.abc import Iterator, Mapping
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import simcord
from aiohttp import web
from PIL import Image
from simcord.backend.access import can_access_channel, can_access_message
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.preview._commands import build_catalog
from simcord.preview._media import MediaInfo
from simcord.preview._server import PreviewServer

from bot.locales import terminal_text as _text
from bot.simulation.typed_commands import TypedCommand, read_command

REMEMBERED_REVISIONS = 50
"""The number of older revisions of a page from which a click still counts."""
_ANSWERED_STATES = ("acknowledged", "deferred")
_BUTTON_KINDS = ("click", "select")
_OTHER_KINDS = (
    *("send_message", "run_command", "autocomplete_command", "modal_submit"),
    *("browse_messages", "browse_candidates", "configure_presentation", "history"),
)
_FILES = Path(__file__).parent / "page"


class Place(NamedTuple):
    """A channel, a thread or the direct messages of a viewer, as the page lists it."""

    id: str
    name: str
    is_open: bool
    unread: int


class SandboxServer(PreviewServer):
    """SimCord's server with the sandbox's own script, style and list of places."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        "/sandbox.js": str(_FILES / "sandbox.js"),
        "/sandbox.css": str(_FILES / "sandbox.css"),
        "/sandbox/places": "",
    }
    _STATIC_CONTENT_TYPES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_CONTENT_TYPES,
        str(_FILES / "sandbox.css"): "text/css",
    }
    pages: "Pages | None" = None

    async def _index(self, request: web.Request) -> Any:
        answer = await super()._index(request)
        title, subtitle = escape(_text("sandbox-title")), escape(_text("sandbox-subtitle"))
        own = '<script type="module" src="/sandbox.js"></script><link rel="stylesheet" href="/sandbox.css">'
        changes = {
            "<title>SimCord Preview</title>": f"<title>{title}</title>",
            "<strong>SimCord</strong>": f"<strong>{title}</strong>",
            "</head>": f"{own}</head>",
            "<small>Preview</small>": f"<small>{subtitle}</small>",
            '<span class="brand-mark" aria-hidden="true">S': '<span class="brand-mark" aria-hidden="true">G',
        }
        for old, new in changes.items():
            answer.text = answer.text.replace(old, new, 1)
        return answer

    async def _static(self, request: web.Request) -> Any:
        return self._places(request) if request.path == "/sandbox/places" else await super()._static(request)

    def _places(self, request: web.Request) -> web.Response:
        """Respond with the places where the viewer of a page can go, and the notice about a refused click."""
        page = self.preview._pages.get(request.headers.get("X-Simcord-Context", ""))
        if page is None or self.pages is None or not self._authorized(request, context=page.id):
            raise web.HTTPUnauthorized
        places = [place._asdict() for place in self.pages.places(page)]
        answer = {"places": places, "notice": self.pages.find_notice(page), "lost": _text("sandbox-lost")}
        return web.json_response(answer, headers=self._SECURITY_HEADERS)


def new_preview(env: simcord.Env, channel: Any, **options: Any) -> Any:
    """Return SimCord's preview with the sandbox's server, not yet entered; ``options`` are SimCord's."""
    preview = env.preview(channel, layout="channel", **options)
    preview._server = SandboxServer(preview, preview._server._requested_port)
    return preview


class OwnPictures:
    """A stand-in for SimCord's check of pictures, which accepts the bot's pictures as they are.

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
    refuses others meanwhile: ``turn`` makes clicks and the clock wait for each other instead. A page of
    SimCord shows one channel for good; here each page can go to another one, to a thread or to direct
    messages.

    ``started_at`` is the value of `time.monotonic` at the start of the simulated clock, by default now.
    """

    def __init__(self, env: simcord.Env, preview: Any, *, started_at: float | None = None) -> None:
        self.preview = preview
        self._env = env
        self._home = preview.channel
        self._started_at = time.monotonic() - env._virtual_time if started_at is None else started_at
        self.turn = asyncio.Lock()
        self._publish = preview._publish
        self._action = preview._action
        self._open_page = preview._open_page
        preview._action = self._act_in_turn
        preview._open_page = self._open_at_home
        preview._media_worker = OwnPictures()
        self._request_counts: dict[str, int] = {}
        self._buttons: dict[str, dict[int, dict[str, str]]] = {}
        self._last_read: dict[tuple[int, int], int] = {}
        self._notices: dict[str, dict[str, Any]] = {}
        preview._publish = self._publish_page
        for page in preview._pages.values():
            self._remember_buttons(page)
        if isinstance(preview._server, SandboxServer):
            preview._server.pages = self

    def _publish_page(self, page: Any, **options: Any) -> None:
        self.preview._advance_presentation_time()
        self._publish(page, **options)
        self._request_counts[page.id] = self._count_requests()
        if page is not self.preview._python:
            newest = max(self._env.backend.messages.get(page.channel_id, ()), default=0)
            self._last_read[page.viewer.id, page.channel_id] = newest
        self._remember_buttons(page)

    def _remember_buttons(self, page: Any) -> None:
        revisions = self._buttons.setdefault(page.id, {})
        revisions[page.revision] = _find_buttons(page.snapshot)
        for revision in sorted(revisions)[:-REMEMBERED_REVISIONS]:
            del revisions[revision]

    def _open_at_home(self, *arguments: Any) -> Any:
        """Open a page in the first channel, even while another page acts in another channel."""
        with self._in_channel(self._home):
            return self._open_page(*arguments)

    @contextlib.contextmanager
    def _in_channel(self, channel: Any) -> Iterator[None]:
        """Let SimCord, which supports only one channel, work with another one."""
        before, self.preview.channel = self.preview.channel, channel
        try:
            yield
        finally:
            self.preview.channel = before

    async def _act_in_turn(self, page_id: str | None, body: Any) -> Any:
        async with self.turn:
            await self.catch_up()
            page = self.preview._pages.get(page_id)
            if page is None or not isinstance(body, dict):
                return await self._action(page_id, body)
            if body.get("kind") == "place":
                return {"found": self.go(page, str(body.get("place")), str(body.get("message")))}
            if body.get("kind") == "viewer" and self._channel(page.channel_id).guild is None:
                page.channel_id = self._home.id  # nobody else can read these direct messages
            command = self._read_typed_command(page, body)
            if command is not None:
                body = _run_command(body, command)
            with self._in_channel(self._channel(page.channel_id)):
                answer = await self._action(page_id, self._rebase_request(page, body))
            self._remember_notice(page, body, answer)
            if command is not None and command.wrong:
                self._notices[page.id] = {"id": answer["correlation"], "text": command.wrong}
            return answer

    def _read_typed_command(self, page: Any, body: Mapping[str, Any]) -> TypedCommand | None:
        """Return the command in a message that somebody sends, or ``None``."""
        content = body.get("content")
        if body.get("kind") != "send_message" or not isinstance(content, str) or not content.startswith("/"):
            return None
        people = {viewer.name: viewer.id for viewer in self.preview.viewers}
        return read_command(content, build_catalog(self.preview, page)["entries"], people, _text)

    def _channel(self, channel_id: int) -> ChannelHandle:
        channel = self._env.backend.get_channel(channel_id)
        return ChannelHandle(self._env, self._home.guild if channel.guild_id else None, channel)

    def places(self, page: Any) -> list[Place]:
        """Return where the viewer of a page can go: channels, their threads, the direct messages."""
        viewer, backend = page.viewer, self._env.backend
        reachable_places = []
        for channel in backend.channels.values():
            is_direct = channel.guild_id is None
            if channel.thread_metadata is not None and channel.thread_metadata.archived:
                continue
            if not can_access_channel(self._env, channel.id, viewer, history=True):
                continue
            key = "direct" if is_direct else "thread" if channel.is_thread else "channel"
            name = _text(f"sandbox-place-{key}", name=channel.name or "")
            is_open = channel.id == page.channel_id
            reachable_places.append(
                Place(str(channel.id), name, is_open, self._count_unread(viewer, channel.id))
            )
        return reachable_places

    def _count_unread(self, viewer: Any, channel_id: int) -> int:
        read = self._last_read.get((viewer.id, channel_id), 0)
        messages = self._env.backend.messages.get(channel_id, {}).values()
        return sum(
            message.id > read and can_access_message(self._env, channel_id, message, viewer, history=True)
            for message in messages
        )

    def go(self, page: Any, place: str, message: str = "") -> bool:
        """Show another channel on a page, at a message if it is there.

        Return whether the viewer of the page can go there.
        """
        if place not in {option.id for option in self.places(page)}:
            return False
        channel = self._channel(int(place))
        member = next(viewer for viewer in self.preview.viewers if viewer.id == page.viewer.id)
        messages = self._env.backend.messages.get(channel.id, {})
        aim = int(message) if message.isdecimal() and int(message) in messages else None
        self.preview._redact_page_receipts(page)
        self.preview._clear_page_assets(page)
        page.channel_id = channel.id
        page.viewer = member if channel.guild else member.user
        page.target_id = aim or self.preview._initial_target(page.viewer, channel.id)
        page.window_end_id = page.target_id
        page.modal = page.modal_handle = None
        page.generation += 1
        self.preview._reset_queries(page)
        self._publish_page(page, reason="navigation")
        return True

    def _remember_notice(self, page: Any, body: Mapping[str, Any], answer: Mapping[str, Any]) -> None:
        """Store a notice for the viewer of a page whose click had no effect."""
        if body.get("kind") not in (*_BUTTON_KINDS, "modal_submit"):
            return
        # A long task, such as a clip, reports its progress once Discord has the acknowledgement.
        is_underway = answer["settlement"] == "timeout" and answer["acknowledgement"] in _ANSWERED_STATES
        has_failed = answer["settlement"] in ("failed", "timeout", "cancelled") and not is_underway
        if answer["rejected"] or has_failed:
            key = "sandbox-changed" if answer["rejected"] else "sandbox-failed"
            self._notices[page.id] = {"id": answer["correlation"], "text": _text(key)}

    def find_notice(self, page: Any) -> dict[str, Any] | None:
        """Return the notice for the viewer of a page, or ``None``."""
        return self._notices.get(page.id)

    def _rebase_request(self, page: Any, body: Any) -> Any:
        """Return a request as if it came from the page as it is published now.

        A click counts for the button that the user saw, even if the button has moved. If the button is gone,
        return the request unchanged, and SimCord refuses it.
        """
        if not isinstance(body, dict) or body.get("kind") not in (*_BUTTON_KINDS, *_OTHER_KINDS):
            return body
        if self._request_counts.get(page.id) != self._count_requests():
            self._publish_page(page, reason="refresh")
        revision = body.get("published_revision")
        now = {"published_revision": page.revision, "bot_generation": self._env._generation}
        current = {**body, **now}
        if revision == page.revision or body["kind"] in _OTHER_KINDS:
            return current
        revisions = self._buttons.get(page.id, {})
        clicked_button = revisions.get(int(revision or 0), {}).get(str(body.get("control_key")))
        keys = {button: key for key, button in revisions[page.revision].items()}
        return {**current, "control_key": keys[clicked_button]} if clicked_button in keys else body

    async def catch_up(self) -> None:
        """Advance the simulated clock to the real time, because races depend on tenths of a second.

        If a busy machine falls behind, the next call makes up for it.
        """
        behind = time.monotonic() - self._started_at - self._env._virtual_time
        with contextlib.suppress(TimeoutError):
            await self._env.advance_time(max(behind, 0.0))

    def _count_requests(self) -> int:
        """Return the number of requests that can change a page; uploading an emoji changes none."""
        return sum("/emojis" not in request.path for request in self._env.http_requests)

    def forget(self) -> None:
        """Make the next refresh publish every page again."""
        self._request_counts.clear()

    def refresh_outdated(self) -> None:
        """Publish each page that does not show the bot's last request yet."""
        for page in tuple(self.preview._pages.values()):
            if self._request_counts.get(page.id) != self._count_requests():
                self._publish_page(page, reason="refresh")


def _run_command(body: Mapping[str, Any], command: TypedCommand) -> dict[str, Any]:
    """Return a request to run a typed command, to replace the request to send it as a message.

    SimCord refuses the request of a wrong command because of the option without a name.
    """
    envelope = {name: body[name] for name in body if name not in ("target_id", "content", "reply_to_id")}
    return {
        **envelope,
        "kind": "run_command",
        "command_id": command.entry["commandId"],
        "path": command.entry["path"],
        "schema_fingerprint": command.entry["schemaFingerprint"],
        "options": {"": ""} if command.wrong else dict(command.values),
    }


def _find_buttons(snapshot: Any) -> dict[str, str]:
    """Return message number and custom id of each button and menu on a published page, by SimCord's key."""
    return {
        component["control_key"]: f"{number} {component['custom_id']}"
        for number, message in snapshot["messages"].items()
        for component in walk_components(message.get("components") or [])
        if "control_key" in component and "custom_id" in component
    }
