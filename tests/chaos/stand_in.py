"""A Discord on this machine that outlives the bot: messages, private answers, clicks and commands."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any, NamedTuple, Protocol

from aiohttp import WSMsgType, web

from bot.timestamps import from_milliseconds, milliseconds
from cogs.kit.custom_ids import CustomId, read_custom_id
from tests.client.discord_server import (
    ABOUT,
    ACK,
    API,
    APPLICATION,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    RESUME,
    USER,
    Answer,
)
from tests.client.stand_in import (
    BUTTON,
    EPOCH,
    INVALID_SESSION,
    MENU,
    Message,
    new_message,
    parts,
    read_request,
    serving,
    to_gateway,
)

GUILD = 1 << 22
PRIVATE = 64
NONCE_SECONDS = 180
"""The seconds for which Discord recognizes a message that is sent again."""
HOUR = 3_600
OLD_EDITS = 3
"""The number of edits of a message of more than an hour that Discord takes."""
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE = 4, 5, 6, 7
ALL_PERMISSIONS = str((1 << 50) - 1)
_numbers = count(1)


def refuse(status: int, code: int, message: str) -> web.Response:
    """Return an error of Discord."""
    return Answer(status, {"code": code, "message": message}).response()


class Control(NamedTuple):
    """A button, or a line of a menu, that a user can click."""

    custom_id: str
    content: CustomId
    value: str | None = None


def controls(message: Message) -> Iterator[Control]:
    """Return what can be clicked in a message."""
    for part in parts(message["components"]):
        content = read_custom_id(part.get("custom_id") or "")
        if content is None or part.get("disabled"):
            continue
        if part["type"] == BUTTON:
            yield Control(part["custom_id"], content)
        for option in part.get("options", ()):
            yield Control(part["custom_id"], content, option["value"])


def words(message: Message) -> str:
    """Return all words of a message."""
    return "\n".join(part["content"] for part in parts(message["components"]) if "content" in part)


class Post(NamedTuple):
    """A message that was posted: its match, the number of its board, and the users whom it pinged."""

    match: int
    board_seq: int
    pinged_users: tuple[int, ...]


@dataclass
class Channel:
    """The messages of a channel."""

    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[str, tuple[int, float]] = field(default_factory=dict)
    posts: list[Post] = field(default_factory=list)
    edits: defaultdict[int, int] = field(default_factory=lambda: defaultdict(int))
    changes: int = 0
    shown_revisions: dict[int, int] = field(default_factory=dict)
    """The highest public revision that each match has shown."""


@dataclass
class Interaction:
    """A click or a command, and what became of it."""

    number: int
    user: int
    channel: int
    message: Message | None
    what: str
    began: float
    changes: int
    """How often the messages of the channel had changed before."""
    answered_at: float | None = None
    output_count: int = 0
    """The number of messages that it has written or edited."""
    texts: list[str] = field(default_factory=list)
    original: Message | None = None
    answer: dict[str, Any] = field(default_factory=dict)
    """The first answer of the bot."""


class Failing(Protocol):
    """Something that makes requests fail."""

    is_after: bool

    def hits(self, method: str, path: str) -> bool:
        """Return whether a request fails."""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Return the failure."""


class StandIn:
    """The stand-in: one server, as many channels as are asked for."""

    def __init__(self) -> None:
        self.channels: defaultdict[int, Channel] = defaultdict(Channel)
        self.private: defaultdict[tuple[int, int], list[Message]] = defaultdict(list)
        """The messages that only a user sees, by user and channel."""
        self.interactions: dict[int, Interaction] = {}
        self.faults: list[Failing] = []
        self.offset = 0.0
        """The seconds by which Discord's clock is ahead of that of this machine."""
        self.url = ""
        self.ready = asyncio.Event()
        self.before_effect: Callable[[str, str], Awaitable[None]] | None = None
        self.after_effect: Callable[[str, str], Awaitable[None]] | None = None
        self._sockets: list[web.WebSocketResponse] = []
        self._seq = count(1)
        self._last_id = 0
        self._commands: list[dict[str, Any]] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator["StandIn"]:
        """Serve as long as the body runs."""
        async with serving(self._serve) as self.url:
            try:
                yield self
            finally:
                await self.cut()

    def now(self) -> float:
        """Return Discord's time in seconds since 1970."""
        return milliseconds() / 1000 + self.offset

    def snowflake(self) -> int:
        """Return an id made now, higher than all before."""
        self._last_id = max(int(self.now() * 1000 - EPOCH) << 22, self._last_id + 1)
        return self._last_id

    async def cut(self) -> None:
        """Cut the connection to the gateway."""
        self.ready.clear()
        for socket in list(self._sockets):
            with suppress(ConnectionError):
                await socket.close(code=1012)

    # What users do

    async def click(self, user: int, channel: int, message: Message, control: Control) -> Interaction:
        """Let a user click a button or choose a line of a menu."""
        data: dict[str, Any] = {"custom_id": control.custom_id, "component_type": BUTTON}
        if control.value is not None:
            data |= {"component_type": MENU, "values": [control.value]}
        return await self._interact(user, channel, 3, data, message)

    async def command(
        self, user: int, channel: int, name: str, below: str, options: Mapping[str, Any]
    ) -> Interaction:
        """Let a user give a command; users among the options are given as ``User``."""
        option_data = [
            {"name": option, "type": _type_of(value), "value": _value_of(value)}
            for option, value in options.items()
        ]
        data = {
            "id": "1",
            "name": name,
            "type": 1,
            "options": [{"name": below, "type": 1, "options": option_data}],
            "resolved": {
                "users": {str(one.id): _user(one.id) for one in options.values() if isinstance(one, User)},
                "members": {
                    str(one.id): {**_member(one.id), "permissions": "0"}
                    for one in options.values()
                    if isinstance(one, User)
                },
            },
        }
        return await self._interact(user, channel, 2, data, None)

    async def type(self, user: int, channel: int, name: str, below: str, option: str) -> Interaction:
        """Let a user type nothing yet into an option of a command that is completed."""
        focused = {"name": option, "type": 3, "value": "", "focused": True}
        data = {
            "id": "1",
            "name": name,
            "type": 1,
            "options": [{"name": below, "type": 1, "options": [focused]}],
        }
        return await self._interact(user, channel, 4, data, None)

    async def submit(
        self, user: int, channel: int, custom_id: str, value: str | Mapping[str, str], below: Message
    ) -> Interaction:
        """Let a user send a form, with one text or with values by field, opened ``below`` a message."""
        values = {"typed": value} if isinstance(value, str) else value
        fields = [{"type": 4, "custom_id": field, "value": one} for field, one in values.items()]
        data = {"custom_id": custom_id, "components": [{"type": 18, "component": one} for one in fields]}
        return await self._interact(user, channel, 5, data, below)

    async def _interact(
        self, user: int, channel: int, kind: int, data: Mapping[str, Any], message: Message | None
    ) -> Interaction:
        number = self.snowflake()
        interaction = Interaction(
            number,
            user,
            channel,
            message,
            json.dumps(data)[:200],
            monotonic(),
            self.channels[channel].changes,
        )
        self.interactions[number] = interaction
        payload = {
            "id": str(number),
            "application_id": APPLICATION,
            "type": kind,
            "token": f"token{number}",
            "version": 1,
            "guild_id": str(GUILD),
            "channel_id": str(channel),
            "channel": {**_channel(channel), "permissions": ALL_PERMISSIONS},
            "member": {**_member(user), "user": _user(user), "permissions": ALL_PERMISSIONS},
            "data": data,
            "entitlements": [],
            "app_permissions": ALL_PERMISSIONS,
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10**7,
            "context": 0,
            "locale": "en-US",
        }
        await self.dispatch(
            "INTERACTION_CREATE", payload if message is None else {**payload, "message": message}
        )
        return interaction

    # The gateway

    async def dispatch(self, event: str, data: Mapping[str, Any]) -> None:
        """Send an event to the bot; one that is not connected gets none."""
        for socket in list(self._sockets):
            with suppress(ConnectionError):
                await socket.send_json({"op": 0, "t": event, "s": next(self._seq), "d": data})

    async def tell_of_change(self, channel: int) -> None:
        """Tell the bot that something about a channel has changed, such as its permissions."""
        await self.dispatch("CHANNEL_UPDATE", {**_channel(channel), "guild_id": str(GUILD), "topic": "t"})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        with suppress(ConnectionError):
            await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41_250}})
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                operation = json.loads(message.data)["op"]
                if operation == HEARTBEAT:
                    await socket.send_json({"op": ACK})
                elif operation == RESUME:
                    await socket.send_json({"op": INVALID_SESSION, "d": False})
                elif operation == IDENTIFY:
                    await self._greet(socket)
        if socket in self._sockets:
            self._sockets.remove(socket)
        if not self._sockets:
            self.ready.clear()
        return socket

    async def _greet(self, socket: web.WebSocketResponse) -> None:
        self._sockets[:] = [socket]
        ready = {
            "v": 10,
            "user": USER,
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": str(self.snowflake()),
            "resume_gateway_url": to_gateway(self.url),
            "shard": [0, 1],
            "application": {"id": APPLICATION, "flags": 0},
        }
        await self.dispatch("READY", ready)
        everyone = {"id": str(GUILD), "name": "@everyone", "permissions": ALL_PERMISSIONS, "position": 0}
        guild = {
            "id": str(GUILD),
            "name": "G",
            "unavailable": False,
            "owner_id": "1",
            "roles": [{**everyone, "color": 0, "hoist": False, "managed": False, "mentionable": False}],
            "channels": [_channel(number) for number in self.channels],
            "members": [{**_member(int(APPLICATION)), "user": USER}],
            "member_count": 9,
        }
        await self.dispatch("GUILD_CREATE", guild)
        self.ready.set()

    # Requests

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        if path == "/gateway":
            return await self._gateway(request)
        with suppress(ConnectionError):  # the bot was killed in the middle of its request
            return await self._serve_request(request, path)
        return web.Response(status=400)

    async def _serve_request(self, request: web.Request, path: str) -> web.StreamResponse:
        fault = next((one for one in self.faults if one.hits(request.method, path)), None)
        if fault is not None and not fault.is_after:
            return await fault.answer(request)
        if self.before_effect is not None:
            await self.before_effect(request.method, path)
        response = await self._do(request, path.split("/")[1:])
        if self.after_effect is not None:
            await self.after_effect(request.method, path)
        return response if fault is None else await fault.answer(request)

    async def _do(self, request: web.Request, path: list[str]) -> web.Response:
        match request.method, path:
            case "POST", ["interactions", number, _, "callback"]:
                return await self._answer(int(number), await read_request(request))
            case _, ["webhooks", _, token, *rest]:
                return await self._follow_up(request, int(token.removeprefix("token")), rest)
            case _, ["channels", channel, "messages", *rest]:
                return await self._messages(request, int(channel), rest)
            case "PUT", ["applications", _, "commands"]:
                commands = enumerate(await request.json(), 1)
                self._commands = [
                    {**command, "id": str(number), "application_id": APPLICATION}
                    for number, command in commands
                ]
        return self._look_up(path)

    def _look_up(self, path: list[str]) -> web.Response:
        match path:
            case ["users", "@me"]:
                return Answer(body=USER).response()
            case ["oauth2", "applications", "@me"]:
                return Answer(body=ABOUT).response()
            case ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                url = to_gateway(self.url)
                return Answer(body={"url": url, "shards": 1, "session_start_limit": limit}).response()
            case ["applications", _, "commands"]:
                return Answer(body=self._commands).response()
            case ["guilds", _, "members", user]:
                return Answer(body={**_member(int(user)), "user": _user(int(user))}).response()
        return web.Response(status=204)

    async def _answer(self, number: int, payload: dict[str, Any]) -> web.Response:
        interaction = self.interactions.get(number)
        if interaction is None or monotonic() - interaction.began > 3:
            return refuse(404, 10062, "Unknown interaction")
        if interaction.answered_at is not None:
            return refuse(400, 40060, "Interaction has already been acknowledged.")
        interaction.answered_at, interaction.answer = monotonic(), payload
        data = payload.get("data") or {}
        if payload["type"] == MESSAGE:
            interaction.original = self._tell(interaction, data)
        elif payload["type"] in (DEFERRED_UPDATE, UPDATE):
            interaction.original = self._find(interaction)
            if payload["type"] == UPDATE and interaction.original is not None:
                self._edit(interaction.channel, interaction.original, data)
                interaction.output_count += 1
        return Answer(body={"interaction": {"id": str(number), "type": 3}}).response()

    def _find(self, interaction: Interaction) -> Message | None:
        """Return the message that was clicked as it is now."""
        if interaction.message is None:
            return None
        private = self.private[interaction.user, interaction.channel]
        board = self.channels[interaction.channel].messages.get(int(interaction.message["id"]))
        return next((one for one in private if one["id"] == interaction.message["id"]), board)

    async def _follow_up(self, request: web.Request, number: int, rest: list[str]) -> web.Response:
        interaction = self.interactions.get(number)
        if interaction is None or interaction.answered_at is None:
            return refuse(404, 10015, "Unknown Webhook")
        payload = await read_request(request)
        if not rest:
            return Answer(body=self._tell(interaction, payload)).response()
        private = self.private[interaction.user, interaction.channel]
        message = interaction.original
        if rest[1] != "@original":
            message = next((one for one in private if one["id"] == rest[1]), None)
        if request.method == "DELETE":
            private[:] = [one for one in private if one is not message]
            interaction.output_count += 1
            return web.Response(status=204)
        if request.method == "PATCH" and message is None and rest[1] == "@original":
            interaction.original = message = self._tell(interaction, payload)
        elif message is None:
            return refuse(404, 10008, "Unknown Message")
        elif request.method == "PATCH":
            self._edit(interaction.channel, message, payload)
            interaction.output_count += 1
            interaction.texts.append(words(message))
        return Answer(body=message).response()

    def _tell(self, interaction: Interaction, payload: Mapping[str, Any]) -> Message:
        """Show a user something in private."""
        message = self._message(interaction.channel, self.snowflake(), payload)
        message["flags"] |= PRIVATE
        self.private[interaction.user, interaction.channel].append(message)
        del self.private[interaction.user, interaction.channel][:-10]
        interaction.output_count += 1
        interaction.texts.append(words(message) or str(payload.get("content", "")))
        return message

    async def _messages(self, request: web.Request, number: int, rest: list[str]) -> web.Response:
        channel = self.channels[number]
        if not rest and request.method == "GET":
            newest = sorted(channel.messages, reverse=True)[: int(request.query.get("limit", 50))]
            return Answer(body=[channel.messages[one] for one in newest]).response()
        if not rest:
            return self._post(number, channel, await read_request(request))
        message = channel.messages.get(int(rest[0]))
        if message is None:
            return refuse(404, 10008, "Unknown Message")
        if request.method == "DELETE":
            del channel.messages[int(rest[0])]
            channel.changes += 1
            return web.Response(status=204)
        if request.method == "PATCH":
            if self.now() - self._made_at(message) > HOUR:
                channel.edits[int(rest[0])] += 1
                if channel.edits[int(rest[0])] > OLD_EDITS:
                    return refuse(400, 30046, "Maximum number of edits to messages older than 1 hour")
            self._edit(number, message, await read_request(request))
        return Answer(body=message).response()

    def _made_at(self, message: Message) -> float:
        return ((int(message["id"]) >> 22) + EPOCH) / 1000

    def _edit(self, number: int, message: Message, payload: Mapping[str, Any]) -> None:
        """Change a message in place, whether all see it or one user."""
        flags = message["flags"]
        message.update(self._message(number, int(message["id"]), message | dict(payload)), flags=flags)
        message["edited_timestamp"] = _stamp(self.now())
        if not flags & PRIVATE:
            self._note(self.channels[number], message)

    def _post(self, number: int, channel: Channel, payload: dict[str, Any]) -> web.Response:
        nonce = str(payload.get("nonce", ""))
        old_id, at = channel.nonces.get(nonce, (0, 0.0))
        if nonce and payload.get("enforce_nonce") and old_id and 0 <= self.now() - at < NONCE_SECONDS:
            return Answer(
                body=channel.messages.get(old_id) or self._message(number, old_id, payload)
            ).response()
        message_id = self.snowflake()
        channel.messages[message_id] = message = self._message(number, message_id, payload)
        channel.nonces[nonce] = message_id, self.now()
        pinged_users = tuple(
            sorted(int(user) for user in payload.get("allowed_mentions", {}).get("users", ()))
        )
        if nonce.count(".") == 2:
            match, board_seq, _ = map(int, nonce.split("."))
            channel.posts.append(Post(match, board_seq, pinged_users))
        self._note(channel, message)
        return Answer(body=message).response()

    def _note(self, channel: Channel, message: Message) -> None:
        channel.changes += 1
        for control in controls(message):
            if control.content.verb == "act":
                match, revision = control.content.match_id, control.content.version.number
                channel.shown_revisions[match] = max(revision, channel.shown_revisions.get(match, 0))

    def _message(self, channel: int, message_id: int, payload: Mapping[str, Any]) -> Message:
        return new_message(channel, message_id, payload, timestamp=_stamp(self.now()))


class User(NamedTuple):
    """A user among the options of a command."""

    id: int


def _type_of(value: Any) -> int:
    if isinstance(value, User):
        return 6
    return 4 if isinstance(value, int) else 3


def _value_of(value: Any) -> Any:
    return str(value.id) if isinstance(value, User) else value


def _user(number: int) -> dict[str, Any]:
    return {**USER, "id": str(number), "username": f"user{number}", "bot": False}


def _member(number: int) -> dict[str, Any]:
    joined_at = "2020-01-01T00:00:00+00:00"
    return {
        "roles": [],
        "joined_at": joined_at,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "nick": f"N{number}",
    }


def _channel(number: int) -> dict[str, Any]:
    about = {"id": str(number), "type": 0, "name": f"games-{number}", "position": 0}
    return {**about, "permission_overwrites": [], "nsfw": False, "parent_id": None}


def _stamp(seconds: float) -> str:
    return from_milliseconds(int(seconds * 1000)).isoformat()
