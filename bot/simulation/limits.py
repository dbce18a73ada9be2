"""Discord's rate limits: five requests in five seconds per channel and interaction, announced in headers.

discord.py's own request runs on the stand-ins for aiohttp in this module, so its own limiter does the
waiting.
"""

import math
import re
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import discord
from multidict import CIMultiDict

REQUESTS, SECONDS = 5, 5
WAIT_SECONDS = 6
"""How long a 429 of another limit asks to wait, such as that for edits of old messages."""
TOO_MANY = 429

_BUCKETS = {
    "send": re.compile(r"POST /channels/(\d+)/messages"),
    "edit": re.compile(r"PATCH /channels/(\d+)/messages/\d+"),
    "webhook": re.compile(r"\w+ /webhooks/\d+/([^/]+).*"),
}
"""The limited routes, with the part of the path that selects the bucket. Answers to interactions are not
limited."""


@dataclass
class Limits:
    """The requests in the current window of each bucket of one simulated Discord."""

    now: Callable[[], float]
    refused_requests: list[str] = field(default_factory=list)
    """The requests that were answered with 429."""
    _windows: dict[tuple[str, str], list[float]] = field(default_factory=dict)

    def count(self, request: str) -> tuple[dict[str, str], float]:
        """Count a request; return the headers of its answer, and the seconds that it has to wait."""
        for name, shape in _BUCKETS.items():
            if hit := shape.fullmatch(request):
                return self._count(name, hit[1])
        return {}, 0.0

    def _count(self, name: str, major: str) -> tuple[dict[str, str], float]:
        now = self.now()
        window = self._windows.setdefault((name, major), [now, 0])
        if now >= window[0] + SECONDS:
            window[:] = [now, 0]
        window[1] += 1
        reset = window[0] + SECONDS
        headers = {
            "X-RateLimit-Limit": str(REQUESTS),
            "X-RateLimit-Remaining": str(max(0, REQUESTS - int(window[1]))),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset - now:.3f}",
            "X-RateLimit-Bucket": name,
        }
        return headers, reset - now if window[1] > REQUESTS else 0.0


class Exchange:
    """One request to Discord: counted, answered by ``send``, and returned as aiohttp would."""

    def __init__(self, limits: Limits, request: str, send: Callable[[], Awaitable[Any]]) -> None:
        self._limits = limits
        self._request = request
        self._send = send

    async def __aenter__(self) -> "Response":
        headers, wait = self._limits.count(self._request)
        if wait:
            return self._refusal({"message": "You are being rate limited."}, headers, wait)
        try:
            return Response(200, headers, await self._send())
        except discord.HTTPException as error:
            body = {"code": error.code, "message": error.text}
            if error.status == TOO_MANY:
                return self._refusal(body, headers, WAIT_SECONDS)
            return Response(error.status, headers, body)

    async def __aexit__(self, *_: Any) -> None:
        return None

    def _refusal(self, body: dict[str, Any], headers: dict[str, str], wait: float) -> "Response":
        self._limits.refused_requests.append(self._request)
        more = {"Retry-After": str(math.ceil(wait)), "X-RateLimit-Scope": "user", "Via": "1.1 google"}
        return Response(TOO_MANY, {**headers, **more}, {**body, "retry_after": wait, "global": False})


sending: ContextVar[Exchange] = ContextVar("sending")
"""The request that this task is about to send."""


class Session:
    """A stand-in for aiohttp's session, which discord.py keeps for all requests."""

    def request(self, *_: Any, **__: Any) -> Exchange:
        """Return the request that this task is about to send."""
        return sending.get()


class Response:
    """A stand-in for aiohttp's response, with the parts that discord.py reads."""

    def __init__(self, status: int, headers: dict[str, str], body: Any) -> None:
        self.status, self.reason = status, "simulated"
        self.headers = CIMultiDict({"Content-Type": "application/json", **headers})
        self._body: str = "null" if body is None else discord.utils._to_json(body)

    async def text(self, **_: Any) -> str:
        """Return the body."""
        return self._body
