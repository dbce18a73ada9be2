"""A Discord on this machine, with only what a bot needs to log in; a test sets its answers."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

API = "/api/v10"
APPLICATION = "77"
PROPOSED = 41_250
"""Milliseconds between the heartbeats that Discord proposes."""
HELLO, IDENTIFY, HEARTBEAT, RESUME, ACK = 10, 2, 1, 6, 11
USER = {"id": APPLICATION, "username": "guildhall", "discriminator": "0", "avatar": None, "bot": True}
ABOUT = {
    "id": APPLICATION,
    "name": "Guildhall",
    "description": "",
    "icon": None,
    "verify_key": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": USER,
}


@dataclass
class Answer:
    """The answer to a request: text is sent as a page, anything else as JSON."""

    status: int = 200
    body: Any = ""
    headers: Mapping[str, str] = field(default_factory=dict)

    def response(self) -> web.Response:
        page = isinstance(self.body, str)
        headers = {"Content-Type": "text/html" if page else "application/json"} | dict(self.headers)
        body = self.body if page else json.dumps(self.body)
        return web.Response(status=self.status, body=body.encode(), headers=headers)


IdentifyHandler = Callable[[web.WebSocketResponse], Awaitable[None]]


class DiscordServer:
    """A server that gives ``answers`` instead of the usual ones, and calls ``on_identify`` after IDENTIFY."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str], Answer] = {}
        self.requests: list[tuple[str, str]] = []
        self.received_operations: list[int] = []
        self.is_silent = False
        self.is_away = False
        """Whether the gateway takes no connection."""
        self.on_identify: IdentifyHandler = self.stay
        self.commands: list[dict[str, Any]] = []
        self.url = ""
        self.acknowledge_event, self.release_event = asyncio.Event(), asyncio.Event()
        self.loop = asyncio.new_event_loop()
        self._sockets: set[web.WebSocketResponse] = set()

    async def stay(self, socket: web.WebSocketResponse) -> None:
        """Send nothing more of its own accord."""

    def closing(self, code: int) -> IdentifyHandler:
        """Return a handler that closes the connection with a code."""

        async def close(socket: web.WebSocketResponse) -> None:
            await socket.close(code=code)

        return close

    def cut(self) -> None:
        """Cut all connections to the gateway; a bot may resume them."""
        for socket in list(self._sockets):
            asyncio.run_coroutine_threadsafe(socket.close(code=1012), self.loop)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer a request."""
        path = request.path.removeprefix(API)
        self.requests.append((request.method, path))
        if answer := self.answers.get((request.method, path)):
            return answer.response()
        match request.method, path.split("/")[1:]:
            case _, ["gateway"]:
                return Answer(503).response() if self.is_away else await self.gateway(request)
            case _, ["users", "@me"]:
                return Answer(body=USER).response()
            case _, ["oauth2", "applications", "@me"]:
                return Answer(body=ABOUT).response()
            case _, ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                url = self.url.replace("http", "ws") + "/gateway"
                return Answer(body={"url": url, "shards": 1, "session_start_limit": limit}).response()
            case "PUT", ["applications", _, "commands"]:
                names = enumerate(await request.json(), 1)
                self.commands = [
                    {**command, "id": str(number), "application_id": "77"} for number, command in names
                ]
                return Answer(body=self.commands).response()
            case "GET", ["applications", _, "commands"]:
                return Answer(body=self.commands).response()
            case "POST", ["interactions", *_]:
                self.acknowledge_event.set()
                await self.release_event.wait()
        return web.Response(status=204)

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Greet a bot, confirm its heartbeats, and do what the test wants once it has said who it is."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.add(socket)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": PROPOSED}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            operation = json.loads(message.data)["op"]
            self.received_operations.append(operation)
            if operation == HEARTBEAT and not self.is_silent:
                await socket.send_json({"op": ACK})
            elif operation == IDENTIFY:
                await self.dispatch(socket, "READY", self.ready())
                await self.on_identify(socket)
            elif operation == RESUME:
                await self.dispatch(socket, "RESUMED", {})
        self._sockets.discard(socket)
        return socket

    def ready(self) -> dict[str, Any]:
        url = self.url.replace("http", "ws") + "/gateway"
        about = {"id": APPLICATION, "flags": 0}
        return {
            "v": 10,
            "user": USER,
            "guilds": [],
            "session_id": "1",
            "resume_gateway_url": url,
            "shard": [0, 1],
            "application": about,
        }

    async def dispatch(self, socket: web.WebSocketResponse, event: str, data: Mapping[str, Any]) -> None:
        """Send an event to the bot."""
        await socket.send_json({"op": 0, "t": event, "s": 1, "d": data})


@contextmanager
def discord_server() -> Iterator[DiscordServer]:
    """Run a server in a thread of its own, and point discord.py at it."""
    server, ready, stop_event = DiscordServer(), threading.Event(), asyncio.Event()
    loop = server.loop

    async def run() -> None:
        application = web.Application()
        application.router.add_route("*", "/{path:.*}", server.serve)
        runner = web.AppRunner(application, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        server.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        ready.set()
        await stop_event.wait()
        server.release_event.set()
        await runner.cleanup()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    assert ready.wait(10)
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = server.url + API
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.url.replace("http", "ws") + "/gateway")
    try:
        yield server
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
        loop.call_soon_threadsafe(stop_event.set)
        thread.join()
        loop.close()
