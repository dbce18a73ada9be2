"""A Discord on this machine with what ``bot check --live`` makes and deletes, and its operator."""

import asyncio
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.chaos.faults import RequestFault
from tests.chaos.stand_in import GUILD, StandIn, refuse
from tests.client.discord_server import APPLICATION, USER, Answer
from tests.client.stand_in import Message, parts, read_request

OPERATOR = 5
TEXT, THREAD = 0, 11
CLICK, OPEN_FORM, FORM = "live:click", "live:form", "live:answer"
_Object = dict[str, Any]


@dataclass
class OneFailure(RequestFault):
    """What happens to the first request of a kind; the next ones pass."""

    method: str = "POST"
    is_over: bool = False

    def hits(self, method: str, path: str) -> bool:
        if self.is_over or method != self.method or not super().hits(method, path):
            return False
        self.is_over = True
        return True


class VisitedServer(StandIn):
    """The stand-in with channels, threads and emojis that can be made and deleted, and mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[int, _Object] = {}
        """The channels and threads, by id."""
        self.emojis: dict[int, _Object] = {}
        self.after_effect = self._notice_mention
        self._mention_event = asyncio.Event()

    async def act_as_operator(self) -> None:
        """Press both buttons of the board and send the form, once the operator is mentioned."""
        await self._mention_event.wait()
        place, board = next(
            (place, message)
            for place, channel in self.channels.items()
            for message in channel.messages.values()
            if any(part.get("custom_id") == CLICK for part in parts(message["components"]))
        )
        for custom_id in (CLICK, OPEN_FORM):
            await self._interact(OPERATOR, place, 3, {"custom_id": custom_id, "component_type": 2}, board)
        await self.submit(OPERATOR, place, FORM, "hello", board)

    async def _notice_mention(self, _method: str, _path: str) -> None:
        messages = [message for channel in self.channels.values() for message in channel.messages.values()]
        if any(message["mentions"] for message in messages):
            self._mention_event.set()

    async def _do(self, request: web.Request, path: list[str]) -> web.Response:
        match request.method, path:
            case "GET", ["guilds", _, "channels"]:
                channels = [place for place in self.places.values() if place["type"] != THREAD]
                return Answer(body=channels).response()
            case "GET", ["guilds", _, "threads", "active"]:
                threads = [place for place in self.places.values() if place["type"] == THREAD]
                return Answer(body={"threads": threads, "members": []}).response()
            case "POST", ["guilds", _, "channels"]:
                place = self._make_place(await request.json())
                await self.dispatch("CHANNEL_CREATE", place)
                return Answer(201, place).response()
            case "POST", ["channels", parent, "threads"]:
                return Answer(201, self._make_thread(int(parent), await read_request(request))).response()
            case "DELETE", ["channels", number]:
                return await self._delete_place(int(number))
            case _, ["applications", _, "emojis", *rest]:
                return await self._emojis(request, rest)
        return await super()._do(request, path)

    def _make_place(self, about: _Object, **more: Any) -> _Object:
        number = self.snowflake()
        usual = {"type": TEXT, "permission_overwrites": [], "position": 0, "nsfw": False, "parent_id": None}
        self.places[number] = usual | about | {"id": str(number), "guild_id": str(GUILD), **more}
        return self.places[number]

    def _make_thread(self, parent: int, about: _Object) -> _Object:
        metadata = {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2030-01-31T12:00:00+00:00",
            "locked": False,
        }
        counts = {"message_count": 0, "member_count": 1, "rate_limit_per_user": 0}
        thread = self._make_place(
            {"name": about["name"]},
            type=THREAD,
            parent_id=str(parent),
            owner_id=APPLICATION,
            thread_metadata=metadata,
            **counts,
        )
        if "message" not in about:
            return thread
        return thread | {"message": self._message(int(thread["id"]), int(thread["id"]), about["message"])}

    async def _delete_place(self, number: int) -> web.Response:
        place = self.places.pop(number, None)
        if place is None:
            return refuse(404, 10003, "Unknown Channel")
        for inner, other in list(self.places.items()):
            if other["parent_id"] == place["id"]:
                del self.places[inner]
                self.channels.pop(inner, None)
        self.channels.pop(number, None)
        await self.dispatch("THREAD_DELETE" if place["type"] == THREAD else "CHANNEL_DELETE", place)
        return Answer(body=place).response()

    async def _emojis(self, request: web.Request, rest: list[str]) -> web.Response:
        if request.method == "GET":
            return Answer(body={"items": list(self.emojis.values())}).response()
        if request.method == "DELETE":
            return web.Response(status=204 if self.emojis.pop(int(rest[0]), None) else 404)
        number = self.snowflake()
        name = (await request.json())["name"]
        self.emojis[number] = {"id": str(number), "name": name, "roles": [], "user": USER, "animated": False}
        return Answer(201, self.emojis[number]).response()

    def _message(self, channel: int, message_id: int, payload: Any) -> Message:
        message = super()._message(channel, message_id, payload)
        users = payload.get("allowed_mentions", {}).get("users", ())
        return message | {"mentions": [{**USER, "id": str(user)} for user in users]}
