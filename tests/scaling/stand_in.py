"""A Discord on this machine for several processes: shards, messages, clicks, and what Discord refuses."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import discord
from aiohttp import WSMsgType, web

from bot.timestamps import from_milliseconds, milliseconds
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
    Message,
    new_message,
    parts,
    read_request,
    serving,
    to_gateway,
)

ACKNOWLEDGED = {"code": 40060, "message": "Interaction has already been acknowledged."}
UNKNOWN = {"code": 10008, "message": "Unknown Message"}
IDENTIFY_SECONDS = 5.0
_numbers = count(1)


def snowflake() -> int:
    """Return an id made now."""
    return (milliseconds() - EPOCH << 22) + next(_numbers) % (1 << 22)


def _json(body: Any, status: int = 200) -> web.Response:
    return Answer(status, body).response()


class Post(NamedTuple):
    """A message that was posted: its match, the number of its board, and the users whom it pinged."""

    match: int
    board_seq: int
    pinged_users: list[int]


@dataclass
class Channel:
    """The messages of a channel."""

    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[str, int] = field(default_factory=dict)
    posts: list[Post] = field(default_factory=list)
    change_event: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Session:
    """A connection of a process."""

    socket: web.WebSocketResponse
    shard: int
    seq: Iterator[int] = field(default_factory=lambda: count(1))

    async def dispatch(self, event: str, data: Mapping[str, Any]) -> None:
        """Send an event; a process that has died gets none."""
        with suppress(ConnectionError):
            await self.socket.send_json({"op": 0, "t": event, "s": next(self.seq), "d": data})


class StandIn:
    """The stand-in. ``everyone`` says whether all connections to a shard get a click, or one by chance."""

    def __init__(self, shards: int, guilds: int, *, buckets: int, everyone: bool) -> None:
        self.shards = shards
        self.guild_ids = [guild << 22 for guild in range(1, guilds + 1)]
        self.channels: defaultdict[int, Channel] = defaultdict(Channel)
        self.sessions: list[Session] = []
        self.answer_events: dict[int, asyncio.Event] = defaultdict(asyncio.Event)
        """The interactions, and whether they have been answered."""
        self.private_texts: list[str] = []
        """What users were told in private."""
        self.direct: dict[int, list[str]] = {}
        """The keys of the direct messages that each user was sent."""
        self.at_direct: Callable[[int], Awaitable[None]] | None = None
        """What is done once, before or after the next direct message to a user is there."""
        self.too_soon = 0
        """The identifications that came earlier than Discord allows."""
        self.ready_event = asyncio.Event()
        """Set once a connection has got READY and its servers."""
        self.url = ""
        self._rng = Random(1)
        self._buckets = buckets
        self._everyone = everyone
        self._identified_at: dict[int, float] = {}
        self._commands: list[dict[str, Any]] = []
        self._clicked: dict[int, tuple[int, str]] = {}
        """The channel and the message of each click."""
        self._updates: dict[str, tuple[int, str]] = {}
        """The same by token, of clicks whose answer edits the message that was clicked."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator["StandIn"]:
        """Serve as long as the body runs."""
        async with serving(self._serve) as self.url:
            try:
                yield self
            finally:
                for session in self.sessions:
                    await session.socket.close()

    def live(self, channel: int) -> Message | None:
        """Return the newest message of a channel."""
        messages = self.channels[channel].messages
        return messages[max(messages)] if messages else None

    async def click(self, user: int, guild: int, channel: int, message: Message, custom_id: str) -> int:
        """Let a user click a button, and return the id of the interaction."""
        number = snowflake()
        member = {
            "user": {**USER, "id": str(user), "username": f"user{user}", "bot": False},
            "roles": [],
            "joined_at": "2020-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": "0",
        }
        data = {
            "id": str(number),
            "application_id": APPLICATION,
            "type": 3,
            "token": f"click{number}",
            "version": 1,
            "guild_id": str(guild),
            "channel_id": str(channel),
            "channel": {"id": str(channel), "type": 0, "name": "games", "position": 0},
            "member": member,
            "message": message,
            "data": {"custom_id": custom_id, "component_type": BUTTON},
            "entitlements": [],
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10**7,
            "context": 0,
            "locale": "en-US",
        }
        self._clicked[number] = channel, str(message["id"])
        shard = (guild >> 22) % self.shards
        receiving = [one for one in self.sessions if one.shard == shard and not one.socket.closed]
        for session in receiving if self._everyone else self._rng.sample(receiving, min(len(receiving), 1)):
            await session.dispatch("INTERACTION_CREATE", data)
        return number

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41_250}})
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            payload = json.loads(message.data)
            if payload["op"] == HEARTBEAT:
                await socket.send_json({"op": ACK})
            elif payload["op"] == RESUME:
                await socket.send_json({"op": INVALID_SESSION, "d": False})
            elif payload["op"] == IDENTIFY:
                session = Session(socket, payload["d"]["shard"][0])
                await self._greet(session)
        if session is not None:
            self.sessions.remove(session)
        return socket

    async def _greet(self, session: Session) -> None:
        bucket, now = session.shard % self._buckets, monotonic()
        self.too_soon += now - self._identified_at.get(bucket, -10.0) < IDENTIFY_SECONDS - 0.5
        self._identified_at[bucket] = now
        mine = [guild for guild in self.guild_ids if (guild >> 22) % self.shards == session.shard]
        self.sessions.append(session)
        ready = {
            "v": 10,
            "user": USER,
            "guilds": [{"id": str(guild), "unavailable": True} for guild in mine],
            "session_id": str(snowflake()),
            "resume_gateway_url": to_gateway(self.url),
            "shard": [session.shard, self.shards],
            "application": {"id": APPLICATION, "flags": 0},
        }
        await session.dispatch("READY", ready)
        for guild in mine:
            await session.dispatch("GUILD_CREATE", {"id": str(guild), "name": "G", "unavailable": False})
        self.ready_event.set()

    # Requests

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API).split("/")[1:]
        match request.method, path:
            case _, ["gateway"]:
                return await self._gateway(request)
            case "POST", ["interactions", number, _, "callback"]:
                return await self._answer(int(number), await read_request(request))
            case "PATCH", ["webhooks", _, token, "messages", "@original"] if token in self._updates:
                channel, message = self._updates[token]
                return await self._messages(request, channel, [message])
            case "POST" | "PATCH", ["webhooks", *_]:
                payload = await read_request(request)
                texts = [
                    part["content"] for part in parts(payload.get("components", ())) if "content" in part
                ]
                self.private_texts.extend(texts)
                return _json(new_message(0, snowflake(), payload))
            case "POST", ["users", "@me", "channels"]:
                return self._open_direct(int((await read_request(request))["recipient_id"]))
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
                return _json(USER)
            case ["oauth2", "applications", "@me"]:
                return _json(ABOUT)
            case ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": self._buckets}
                url = to_gateway(self.url)
                return _json({"url": url, "shards": self.shards, "session_start_limit": limit})
            case ["applications", _, "commands"]:
                return _json(self._commands)
            case ["channels", _]:
                return _json({"code": 10003, "message": "Unknown Channel"}, 404)
            case ["guilds", _, "members", user]:
                about = {"user": {**USER, "id": user, "username": f"user{user}"}, "roles": []}
                return _json(about | {"joined_at": None, "deaf": False, "mute": False, "flags": 0})
        return web.Response(status=204)

    async def _answer(self, number: int, payload: dict[str, Any]) -> web.Response:
        if self.answer_events[number].is_set():
            return _json(ACKNOWLEDGED, 400)
        self.answer_events[number].set()
        if payload["type"] == discord.InteractionResponseType.deferred_message_update.value:
            self._updates[f"click{number}"] = self._clicked[number]
        if text := (payload.get("data") or {}).get("content"):
            self.private_texts.append(text)
        about = {"id": str(number), "type": 3, "response_message_loading": False}
        return _json({"interaction": about})

    async def _messages(self, request: web.Request, number: int, rest: list[str]) -> web.Response:
        channel = self.channels[number]
        if not rest and request.method == "GET":
            newest = sorted(channel.messages, reverse=True)[: int(request.query.get("limit", 50))]
            return _json([channel.messages[one] for one in newest])
        if not rest:
            payload = await read_request(request)
            is_direct = number in self.direct
            return (
                await self._send(number, channel, payload)
                if is_direct
                else self._post(number, channel, payload)
            )
        message = channel.messages.get(int(rest[0]))
        if message is None:
            return _json(UNKNOWN, 404)
        if request.method == "DELETE":
            del channel.messages[int(rest[0])]
            channel.change_event.set()
            return web.Response(status=204)
        if request.method == "PATCH":
            payload = await read_request(request)
            message.update(new_message(number, int(rest[0]), message | payload))
            message["edited_timestamp"] = from_milliseconds(milliseconds()).isoformat()
            channel.change_event.set()
        return _json(message)

    def _open_direct(self, user: int) -> web.Response:
        """Return the conversation with a user; its channel has the id of the user."""
        self.direct.setdefault(user, [])
        recipient = {**USER, "id": str(user), "username": f"user{user}", "bot": False}
        return _json({"id": str(user), "type": 1, "recipients": [recipient], "last_message_id": None})

    async def _send(self, user: int, channel: Channel, payload: dict[str, Any]) -> web.Response:
        """Take a direct message, even one with a nonce from before: Discord forgets them after minutes."""
        strike, self.at_direct = self.at_direct, None
        if strike is not None and self._rng.random() < 1 / 2:
            await strike(user)
            return web.Response(status=500)
        message_id = snowflake()
        channel.messages[message_id] = message = new_message(user, message_id, payload)
        self.direct[user].append(str(payload["nonce"]))
        if strike is not None:
            await strike(user)
        return _json(message)

    def _post(self, number: int, channel: Channel, payload: dict[str, Any]) -> web.Response:
        nonce = str(payload.get("nonce", ""))
        if nonce and payload.get("enforce_nonce") and nonce in channel.nonces:
            return _json(channel.messages[channel.nonces[nonce]])
        message_id = snowflake()
        channel.messages[message_id] = message = new_message(number, message_id, payload)
        channel.nonces[nonce] = message_id
        pinged_users = [int(user) for user in payload.get("allowed_mentions", {}).get("users", ())]
        match, board_seq, _ = map(int, nonce.split("."))
        channel.posts.append(Post(match, board_seq, pinged_users))
        channel.change_event.set()
        return _json(message)
