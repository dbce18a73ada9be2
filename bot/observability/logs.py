"""The log of the bot: one line or one JSON object per record, without secrets or personal data.

A record says what happened (a short event) and where: the match, the command, the shard. It never contains
the id or name of a user, or text that a user wrote. Besides its event it has only the fields in ``FIELDS``.
"""

import json
import logging
import re
import secrets
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from traceback import walk_tb
from types import MappingProxyType
from typing import Final, Literal

LogFormat = Literal["plain", "json"]
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]

FIELDS: Final = (
    *("match", "verb", "command", "timer", "revision"),
    *("game", "shard", "error_id", "cause", "repeated"),
    *("server", "matches", "missing", "known", "days"),
    *("kind", "outcome", "reason", "acknowledged_ms", "answered_ms", "database_ms"),
)
"""The names in ``extra=`` that reach the log; all others are dropped."""

BOT_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{18,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{25,}")
_SECRETS: Final = (
    (BOT_TOKEN, "[token]"),
    # The token of an interaction or a webhook lets its holder post in the channel.
    (re.compile(r"aW50ZXJhY3Rpb246[A-Za-z0-9_-]+"), "[token]"),
    (re.compile(r"(/webhooks/[0-9]+/)[A-Za-z0-9_-]{25,}"), r"\1[token]"),
    (re.compile(r"://\S*@"), "://[password]@"),
)

# Below these levels the loggers quote whole payloads and query parameters: names, ids, messages.
_FLOORS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "discord.gateway": logging.INFO,
        "discord.http": logging.INFO,
        "discord.webhook": logging.INFO,
        "aiosqlite": logging.INFO,
        "sqlalchemy": logging.WARNING,
        "PIL": logging.INFO,
    }
)
_log = logging.getLogger(__name__)
_MINUTE: Final = 60.0
_HANDLER: Final = "guildhall"
_NOTHING: Final[Mapping[str, str | int]] = MappingProxyType({})
_context: ContextVar[Mapping[str, str | int]] = ContextVar("log_context", default=_NOTHING)


def configure_logging(log_format: LogFormat, level: LogLevel) -> None:
    """Make all loggers, including discord.py's, write to stderr from ``level`` upwards.

    A second call replaces the first.
    """
    number = logging.getLevelNamesMapping()[level]
    root = logging.getLogger()
    for old in [handler for handler in root.handlers if handler.name == _HANDLER]:
        root.removeHandler(old)
    handler = logging.StreamHandler()
    handler.name = _HANDLER
    handler.addFilter(ContextFilter())
    handler.addFilter(RepetitionFilter())
    handler.addFilter(RedactionFilter())
    handler.setFormatter(_FORMATTERS[log_format]())
    root.addHandler(handler)
    root.setLevel(number)
    for name, floor in _FLOORS.items():
        logging.getLogger(name).setLevel(max(floor, number))


@contextmanager
def log_context(**values: str | int) -> Iterator[None]:
    """Add values, whose names are among ``FIELDS``, to every record made inside; others keep outer values.

    ``verb`` is that of a click, ``command`` the type of a command, ``timer`` the kind of a timer.
    """
    token = _context.set({**_context.get(), **values})
    try:
        yield
    finally:
        _context.reset(token)


def new_error_id() -> str:
    """Return eight hexadecimal digits that a user can quote and that identify the record in the log."""
    return secrets.token_hex(4)


def redact(text: str) -> str:
    """Return ``text`` without anything that looks like a Discord token or the credentials of a URL."""
    for pattern, replacement in _SECRETS:
        text = pattern.sub(replacement, text)
    return text


class ContextFilter(logging.Filter):
    """A filter that adds the values bound by ``log_context``; the record's own values take precedence."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Add the values and return ``True``."""
        for name, value in _context.get().items():
            if not hasattr(record, name):
                setattr(record, name, value)
        return True


@dataclass
class _Repetition:
    since: float
    count: int = 0


class RepetitionFilter(logging.Filter):
    """A filter that passes one traceback per cause and minute, and then logs how many it dropped.

    A cause is a type of exception, raised at one place and logged at one place.
    """

    def __init__(self) -> None:
        super().__init__()
        self._repetitions: dict[tuple[str, str], _Repetition] = {}
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write the record. A repetition is written only if a user has its error id."""
        cause = _find_cause(record)
        with self._lock:
            over = self._forget(record.created)
            earlier = self._repetitions.get(cause) if cause else None
            if earlier is not None:
                earlier.count += 1
            elif cause:
                self._repetitions[cause] = _Repetition(record.created)
        for (name, _), repetition in over:
            _log.error("errors.repeated", extra={"cause": name, "repeated": repetition.count})
        if earlier is None:
            return True
        record.exc_info = record.exc_text = None
        return getattr(record, "error_id", None) is not None

    def _forget(self, now: float) -> list[tuple[tuple[str, str], _Repetition]]:
        """Remove the causes whose minute is over, and return those that were repeated."""
        over = [
            (cause, repetition)
            for cause, repetition in self._repetitions.items()
            if not 0 <= now - repetition.since < _MINUTE
        ]
        for cause, _ in over:
            del self._repetitions[cause]
        return [(cause, repetition) for cause, repetition in over if repetition.count]


def _find_cause(record: logging.LogRecord) -> tuple[str, str] | None:
    """Return the type and place of a record's exception, and the place where it was logged."""
    if not record.exc_info or record.exc_info[0] is None:
        return None
    kind, _, trace = record.exc_info
    log_call = f"{record.pathname}:{record.lineno}"
    places = [f"{frame.f_code.co_filename}:{line}" for frame, line in walk_tb(trace)]
    place = (places or [log_call])[-1]
    return f"{kind.__name__} {place}", log_call


class RedactionFilter(logging.Filter):
    """A filter that removes secrets from everything a formatter may write.

    That is the message, the fields, the traceback and the stack.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Clean the record and return ``True``."""
        record.msg, record.args = redact(_format_message(record)), None
        if record.exc_info:
            record.exc_text = record.exc_text or logging.Formatter().formatException(record.exc_info)
        record.exc_text = record.exc_text and redact(record.exc_text)
        record.stack_info = record.stack_info and redact(record.stack_info)
        for name, value in _get_fields(record).items():
            setattr(record, name, redact(value) if isinstance(value, str) else value)
        return True


class PlainFormatter(logging.Formatter):
    """A formatter with one line for people, followed by the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Return ``2030-01-31T12:00:00.000Z INFO bot.turns: committed match=7``."""
        fields = "".join(f" {name}={_quote(value)}" for name, value in _get_fields(record).items())
        event = r"\n".join(record.getMessage().splitlines())
        line = f"{_format_time(record)} {record.levelname} {record.name}: {event}{fields}"
        return "\n".join(part for part in (line, record.exc_text, record.stack_info) if part)


class JsonFormatter(logging.Formatter):
    """A formatter with one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one JSON object.

        ``{"time": ..., "level": ..., "logger": ..., "event": ..., "match": ..., "exception": ...}``
        """
        traces = {"exception": record.exc_text, "stack": record.stack_info}
        entry = {
            "time": _format_time(record),
            "level": record.levelname,
            "logger": record.name,
            "event": record.getMessage(),
            **_get_fields(record),
            **{name: trace for name, trace in traces.items() if trace},
        }
        return json.dumps(entry, default=str)


_FORMATTERS: Final[Mapping[LogFormat, type[logging.Formatter]]] = MappingProxyType(
    {"plain": PlainFormatter, "json": JsonFormatter}
)


def _format_message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (TypeError, ValueError, KeyError):  # an exception here would reach the code that logs
        return f"{record.msg} {record.args}"


def _get_fields(record: logging.LogRecord) -> dict[str, object]:
    values = {name: getattr(record, name, None) for name in FIELDS}
    return {name: value for name, value in values.items() if value is not None}


def _format_time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _quote(value: object) -> str:
    text = str(value)
    return text if text.isprintable() and " " not in text else json.dumps(text)
