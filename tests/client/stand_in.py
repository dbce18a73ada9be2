"""What stand-ins for Discord share, and how a bot works with one without drawing."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any

import yarl
from aiohttp import BodyPartReader, web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from tests.client.discord_server import API, USER

EPOCH = 1_420_070_400_000
INVALID_SESSION = 9
BUTTON, MENU, GALLERY = 2, 3, 12
LAYOUT = 1 << 15
LEAST_MESSAGE: Mapping[str, Any] = {
    "author": USER,
    "type": 0,
    "content": "",
    "timestamp": "2030-01-31T12:00:00+00:00",
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "mentions": [],
    "mention_roles": [],
    "attachments": [],
    "embeds": [],
    "pinned": False,
    "flags": 0,
    "components": [],
}
"""The least message that discord.py accepts, but for its id and that of its channel."""

Message = dict[str, Any]


def parts(components: Any) -> Iterator[dict[str, Any]]:
    """Return all components, the nested ones too."""
    for component in components:
        yield component
        yield from parts(component.get("components", ()))
        if "accessory" in component:
            yield from parts([component["accessory"]])


def new_message(channel: int, message_id: int, payload: Mapping[str, Any], **values: Any) -> Message:
    """Return a message as Discord shows it: with ids for its components, and addresses for its pictures.

    ``payload`` is what the bot sent; ``values`` are fields of the message.
    """
    components = json.loads(json.dumps(payload.get("components") or ()))
    for number, part in enumerate(parts(components), 1):
        part.setdefault("id", number)
        for item in part.get("items", ()) if part["type"] == GALLERY else ():
            name = item["media"]["url"].rpartition("/")[2]
            item["media"] = {"url": f"https://cdn/{name}", "proxy_url": f"https://cdn/{name}"}
    ids = {"id": str(message_id), "channel_id": str(channel)}
    return {**LEAST_MESSAGE, **ids, "flags": LAYOUT, "components": components, **values}


async def read_request(request: web.Request) -> dict[str, Any]:
    """Return the JSON of a request, with or without files beside it."""
    if not request.content_type.startswith("multipart/"):
        return dict(await request.json()) if request.can_read_body else {}
    payload: dict[str, Any] = {}
    async for part in await request.multipart():
        if isinstance(part, BodyPartReader) and part.name == "payload_json":
            payload = dict(await part.json() or {})
        elif isinstance(part, BodyPartReader):
            await part.release()
    return payload


@asynccontextmanager
async def serving(handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> AsyncIterator[str]:
    """Answer all requests with ``handler`` as long as the body runs; yield the address."""
    application = web.Application(client_max_size=10**7)
    application.router.add_route("*", "/{path:.*}", handler)
    runner = web.AppRunner(application, shutdown_timeout=0.1, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


def to_gateway(url: str) -> str:
    """Return the address of the gateway of a stand-in."""
    return url.replace("http", "ws") + "/gateway"


def use(url: str, set_attribute: Callable[[Any, str, Any], None] = setattr) -> None:
    """Let the bot of this process use the stand-in at an address."""
    set_attribute(Route, "BASE", url + API)
    set_attribute(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(to_gateway(url)))


def draw_nothing(set_attribute: Callable[[Any, str, Any], None] = setattr) -> None:
    """Let the bot of this process show the same small picture on all boards."""
    from cogs.board import board_messages
    from cogs.upkeep import atlas
    from rendering import Picture

    data = BytesIO()
    Image.new("RGB", (4, 3)).save(data, "JPEG")
    picture = Picture(data.getvalue(), "A board.", (4, 3))
    for module, name, does in (
        (board_messages, "draw_board", lambda *_: picture),
        (atlas, "use_atlas", lambda _: True),
    ):
        set_attribute(module, name, does)
