"""The errors that keep the bot from starting or running, and their explanations for the operator."""

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import aiohttp
import discord

from bot.locales import terminal_text as _text
from bot.observability.logs import redact
from bot.store import (
    CorruptDatabase,
    ForbiddenDatabase,
    MissingDriver,
    NewerDatabase,
    OlderProcesses,
    UnreachableDatabase,
)

_SERVER_ERROR: Final = 500
_KEYS_BY_CLOSE_CODE: Final[Mapping[int, str]] = MappingProxyType(
    {
        4004: "cli-token-reset",
        4010: "cli-shard-unknown",
        4011: "cli-shards-needed",
        4012: "cli-gateway-old",
        4013: "cli-intents",
        4014: "cli-intents",
    }
)
"""The codes with which the gateway closes a connection.

https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
"""
_KEYS_BY_STATUS: Final[Mapping[int, str]] = MappingProxyType(
    {401: "cli-wrong-token", 403: "cli-discord-forbids"}
)
_TOO_MANY_REQUESTS: Final = 429
UNREADABLE: Final = (TypeError, ValueError, KeyError, AttributeError)
"""The errors of discord.py when something other than Discord answers with a page of its own."""
_LONGEST_REASON: Final = 300


class CommandsRefused(Exception):  # noqa: N818
    """Discord refused the bot's commands."""


class UnreadableAnswer(Exception):  # noqa: N818
    """Something other than Discord answered in its place."""


STARTUP_ERRORS: Final = (
    discord.LoginFailure,
    discord.PrivilegedIntentsRequired,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    CommandsRefused,
    UnreadableAnswer,
)
"""The errors that ``explain`` can explain."""
DATABASE_ERRORS: Final = (
    CorruptDatabase,
    ForbiddenDatabase,
    NewerDatabase,
    OlderProcesses,
    UnreachableDatabase,
)
"""The errors that ``explain_database`` can explain."""


def explain(error: Exception) -> str:
    """Return a sentence that says what is wrong and what to do."""
    if isinstance(error, discord.GatewayNotFound) and isinstance(error.__cause__, discord.HTTPException):
        error = error.__cause__
    match error:
        case discord.LoginFailure():
            return _text("cli-wrong-token")
        case discord.PrivilegedIntentsRequired():
            return _text("cli-intents")
        case discord.ConnectionClosed():
            return _text(_KEYS_BY_CLOSE_CODE.get(error.code, "cli-gateway-closed"), code=str(error.code))
        case discord.RateLimited():
            return _explain_rate_limit(error.retry_after)
        case discord.HTTPException():
            return _explain_http_error(error)
        case CommandsRefused():
            return _text("cli-commands-refused", reason=str(error))
        case UnreadableAnswer():
            return _text("cli-unreadable-answer")
    return _text("cli-no-discord")


def explain_database(error: Exception) -> str:
    """Return a sentence that says what is wrong with the database and what to do."""
    match error:
        case CorruptDatabase():
            return _text("cli-database-corrupt", file=str(error))
        case ForbiddenDatabase():
            return _text("cli-database-forbidden", file=str(error))
        case NewerDatabase():
            return _text("cli-database-newer", revision=str(error))
        case OlderProcesses():
            return _text("cli-database-in-use", revision=str(error))
        case MissingDriver():
            return _text("cli-database-driver")
    return _text("cli-database-unreachable", reason=redact(" ".join(str(error).split())))


def _explain_http_error(error: discord.HTTPException) -> str:
    if error.status >= _SERVER_ERROR:
        return _text("cli-no-discord")
    if error.status == _TOO_MANY_REQUESTS:
        return _explain_rate_limit(_parse_retry_after(error.response.headers.get("Retry-After")))
    return _text(_KEYS_BY_STATUS.get(error.status, "cli-discord-failed"), reason=one_line(error))


def _parse_retry_after(header: str | None) -> float | None:
    """Return the seconds of a ``Retry-After`` header, ``None`` if it is missing or a date."""
    return float(header) if header and header.strip().isdecimal() else None


def _explain_rate_limit(seconds: float | None) -> str:
    if seconds is None:
        return _text("cli-too-many-requests-for-now")
    return _text("cli-too-many-requests", minutes=max(1, math.ceil(seconds / 60)))


def one_line(error: Exception | str) -> str:
    """Return the text of an error on one line, shortened because it may quote a whole page."""
    message = " ".join(str(error).split())
    return message if len(message) <= _LONGEST_REASON else f"{message[:_LONGEST_REASON]}…"
