"""What readers of the log may rely on, and what must never be in it."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

import pytest

from bot.observability.logs import (
    FIELDS,
    LogFormat,
    LogLevel,
    configure_logging,
    log_context,
    new_error_id,
    redact,
)

TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GaBcDe", "abcdefghijklmnopqrstuvwxyz_-0123456789"))
FORMATS: tuple[LogFormat, ...] = ("plain", "json")

Capture = pytest.CaptureFixture[str]
Lines = Callable[[], list[str]]
Entry = Callable[[], dict[str, Any]]

log = logging.getLogger("bot.example")


def keep_handlers(is_wanted: Callable[[logging.Handler], bool]) -> None:
    """Leave only the ``is_wanted`` handlers at the root."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if not is_wanted(handler)]:
        root.removeHandler(handler)


@contextmanager
def another(handler: logging.Handler) -> Iterator[None]:
    """Add ``handler`` to the root meanwhile."""
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)


@pytest.fixture
def lines(capsys: Capture) -> Lines:
    """Return a function that returns the lines logged since its last call."""
    return lambda: capsys.readouterr().err.splitlines()


@pytest.fixture
def entry(lines: Lines) -> Entry:
    """Return a function that returns the one JSON object logged since its last call."""

    def read() -> dict[str, Any]:
        [line] = lines()
        record: dict[str, Any] = json.loads(line)
        return record

    return read


def fail(secret: str) -> None:
    """Raise an error with ``secret`` in its message and in the message of its cause."""
    try:
        raise KeyError(secret)
    except KeyError as cause:
        raise RuntimeError(secret) from cause


def test_a_plain_record_is_one_readable_line(lines: Lines) -> None:
    configure_logging("plain", "INFO")
    log.info("turn committed in %d ms", 12, extra={"match": 7, "shard": 0, "error_id": "0badcafe"})
    [line] = lines()
    time, rest = line.split(" ", 1)
    assert time.endswith("Z")
    assert rest == "INFO bot.example: turn committed in 12 ms match=7 shard=0 error_id=0badcafe"


def test_a_json_record_is_one_object(entry: Entry) -> None:
    configure_logging("json", "INFO")
    log.warning("turn %s", "late", extra={"match": "m7", "command": "place a1", "shard": 3})
    record = entry()
    assert record.pop("time").endswith("Z")
    assert record == {
        "level": "WARNING",
        "logger": "bot.example",
        "event": "turn late",
        "match": "m7",
        "command": "place a1",
        "shard": 3,
    }


@pytest.mark.parametrize("log_format", FORMATS)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028", "\x0b"])
def test_nobody_can_write_a_second_record(log_format: LogFormat, end: str, lines: Lines) -> None:
    configure_logging(log_format, "INFO")
    log.info("one%stwo", end, extra={"command": f"place{end}a1"})
    assert len(lines()) == 1


@pytest.mark.parametrize(
    ("value", "output"),
    [("a1", "a1"), ("place a1", '"place a1"'), ('say "x"', r'"say \"x\""'), ("a\tb", r'"a\tb"')],
)
def test_a_plain_field_with_blanks_is_quoted(value: str, output: str, lines: Lines) -> None:
    configure_logging("plain", "INFO")
    log.info("x", extra={"command": value, "match": 1})
    [line] = lines()
    assert line.endswith(f"bot.example: x match=1 command={output}")


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"])
def test_only_records_from_the_level_on_are_written(level: LogLevel, lines: Lines) -> None:
    configure_logging("plain", level)
    names = ["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
    for name in names:
        log.log(logging.getLevelNamesMapping()[name], "x")
    assert [line.split()[1] for line in lines()] == names[names.index(level) :]


def test_setting_up_again_replaces_the_first(lines: Lines) -> None:
    configure_logging("json", "DEBUG")
    configure_logging("plain", "INFO")
    log.debug("unseen")
    log.info("seen")
    [line] = lines()
    assert line.endswith("INFO bot.example: seen")


def test_setting_up_leaves_the_handlers_of_others() -> None:
    other = logging.NullHandler()
    with another(other):
        configure_logging("plain", "INFO")
        assert other in logging.getLogger().handlers


def test_context_is_added_to_records_and_taken_away(entry: Entry) -> None:
    configure_logging("json", "INFO")
    with log_context(match=7, command="place a1"):
        log.info("inside")
        assert entry().items() >= {"match": 7, "command": "place a1"}.items()
    log.info("outside")
    assert not entry().keys() & {"match", "command"}


def test_context_nests(entry: Entry) -> None:
    configure_logging("json", "INFO")
    with log_context(match=7, command="first"), log_context(command="second"):
        log.info("x")
        assert entry().items() >= {"match": 7, "command": "second"}.items()


def test_context_ends_with_an_error_too(entry: Entry) -> None:
    configure_logging("json", "INFO")
    with pytest.raises(RuntimeError), log_context(match=7):
        fail("x")
    log.info("x")
    assert "match" not in entry()


def test_a_record_may_name_another_match(entry: Entry) -> None:
    configure_logging("json", "INFO")
    with log_context(match=7):
        log.info("x", extra={"match": 8})
    assert entry()["match"] == 8


async def test_context_belongs_to_its_task(lines: Lines) -> None:
    configure_logging("json", "INFO")
    both = asyncio.Barrier(2)

    async def play(match: int) -> None:
        with log_context(match=match):
            await both.wait()
            log.info("%d", match)

    await asyncio.gather(play(1), play(2))
    records = [json.loads(line) for line in lines()]
    assert sorted(entry["event"] for entry in records) == ["1", "2"]
    assert all(entry["event"] == str(entry["match"]) for entry in records)


def test_context_reaches_the_loggers_of_discord(entry: Entry) -> None:
    configure_logging("json", "INFO")
    with log_context(match=7):
        logging.getLogger("discord.client").warning("x")
    assert entry()["match"] == 7


def test_personal_data_is_dropped(entry: Entry) -> None:
    configure_logging("json", "INFO")
    log.info("x", extra={"user": 1, "user_id": 2, "author": "Ada", "content": "hello", "member": "Ada"})
    assert entry().keys() == {"time", "level", "logger", "event"}
    assert not [name for name in FIELDS if "user" in name or "name" in name or "content" in name]


@pytest.mark.parametrize("log_format", FORMATS)
def test_an_exception_is_written_in_full(log_format: LogFormat, lines: Lines) -> None:
    configure_logging(log_format, "INFO")
    try:
        fail("why")
    except RuntimeError:
        log.exception("unexpected", extra={"error_id": "0badcafe"})
    output_lines = lines()
    text = json.loads(output_lines[0])["exception"] if log_format == "json" else "\n".join(output_lines[1:])
    assert "0badcafe" in output_lines[0]
    assert text.startswith("Traceback (most recent call last):")
    assert "KeyError: 'why'" in text
    assert text.endswith("RuntimeError: why")
    assert "in fail" in text
    assert (len(output_lines) == 1) == (log_format == "json")


@pytest.mark.parametrize("log_format", FORMATS)
def test_a_stack_is_written(log_format: LogFormat, lines: Lines) -> None:
    configure_logging(log_format, "INFO")
    log.info("x", stack_info=True)
    assert "test_a_stack_is_written" in "\n".join(lines())


@pytest.mark.parametrize("log_format", FORMATS)
def test_a_token_is_in_no_part_of_the_log(log_format: LogFormat, lines: Lines) -> None:
    configure_logging(log_format, "DEBUG")
    log.info("token %s", TOKEN)
    log.info(f"token {TOKEN}")
    log.info({"Authorization": f"Bot {TOKEN}"})
    log.info("x", extra={"command": TOKEN})
    logging.getLogger("discord.client").info("logging in using %r", TOKEN)
    try:
        fail(TOKEN)
    except RuntimeError:
        log.exception("x")
    output = "\n".join(lines())
    assert TOKEN not in output
    assert TOKEN.split(".")[-1] not in output
    assert output.count("[token]") >= 7


def test_a_token_in_a_traceback_that_another_handler_has_formatted_is_removed(lines: Lines) -> None:
    elsewhere = StringIO()
    with another(logging.StreamHandler(elsewhere)):
        configure_logging("plain", "INFO")
        try:
            fail(TOKEN)
        except RuntimeError:
            log.exception("x")
    assert TOKEN in elsewhere.getvalue()
    assert TOKEN not in "\n".join(lines())


def test_a_record_with_wrong_values_is_written_and_breaks_nothing(entry: Entry) -> None:
    configure_logging("json", "INFO")
    keep_handlers(lambda handler: handler.name == "guildhall")  # pytest's own raise
    log.info(f"{TOKEN} %d of %d", 1)
    assert entry()["event"] == "[token] %d of %d (1,)"


# Errors that come again and again


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let records be made a number of seconds later."""
    offset, make = [0.0], logging.getLogRecordFactory()

    def make_later(*arguments: Any, **options: Any) -> logging.LogRecord:
        record = make(*arguments, **options)
        record.created += offset[0]
        return record

    def wait(seconds: float) -> None:
        offset[0] += seconds

    monkeypatch.setattr(logging, "_logRecordFactory", make_later)
    return wait


def break_down(kind: type[Exception] = RuntimeError, **extra: str) -> None:
    """Log an error of a kind; two of them come from the same place."""
    try:
        raise kind("why")
    except Exception:
        log.exception("unexpected", extra=extra)


def count_tracebacks(output_lines: list[str]) -> int:
    return sum("Traceback" in line for line in output_lines)


@pytest.mark.parametrize("log_format", FORMATS)
def test_a_cause_has_one_traceback_a_minute_and_the_rest_is_counted(
    log_format: LogFormat, lines: Lines, later: Callable[[float], None]
) -> None:
    configure_logging(log_format, "ERROR")
    for _ in range(100):
        break_down()
        later(0.5)
    assert count_tracebacks(lines()) == 1
    later(11)
    break_down()
    count_line, *rest = lines()
    assert "errors.repeated" in count_line
    assert "99" in count_line
    assert "RuntimeError" in count_line
    assert "test_logs.py" in count_line
    assert count_tracebacks([count_line]) == 0
    assert count_tracebacks(rest) == 1
    later(61)
    break_down()
    assert "errors.repeated" not in "".join(lines()), "there was nothing to count"


def test_the_count_is_logged_with_the_next_line(lines: Lines, later: Callable[[float], None]) -> None:
    configure_logging("plain", "INFO")
    for _ in range(3):
        break_down()
    lines()
    later(61)
    log.info("another")
    count_line, other = lines()
    assert "repeated=2" in count_line
    assert other.endswith("another")


def test_each_cause_has_its_own_minute(lines: Lines) -> None:
    configure_logging("json", "INFO")
    for kind in (RuntimeError, KeyError, OSError):
        for _ in range(2):
            break_down(kind)
    try:
        fail("elsewhere")
    except RuntimeError:
        log.exception("unexpected")
    assert count_tracebacks(lines()) == 4


def test_an_error_whose_id_a_player_saw_is_always_found(lines: Lines) -> None:
    configure_logging("json", "INFO")
    ids = [new_error_id() for _ in range(3)]
    for error_id in ids:
        break_down(error_id=error_id)
    output_lines = lines()
    assert count_tracebacks(output_lines) == 1
    assert [json.loads(line)["error_id"] for line in output_lines] == ids


def test_log_records_without_exceptions_are_never_counted(lines: Lines) -> None:
    configure_logging("plain", "INFO")
    for _ in range(5):
        log.error("postponed")
    assert len(lines()) == 5


# Secrets


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        (f"Bot {TOKEN}!", "Bot [token]!"),
        (f"{TOKEN} {TOKEN}", "[token] [token]"),
        ("POST /interactions/1/aW50ZXJhY3Rpb246MTIz_-x/callback", "POST /interactions/1/[token]/callback"),
        (f"PATCH /webhooks/123/{'x' * 68}/messages", "PATCH /webhooks/123/[token]/messages"),
        ("postgresql+asyncpg://me:p@ss:w/rd@host/db gone", "postgresql+asyncpg://[password]@host/db gone"),
    ],
)
def test_secrets_are_redacted(text: str, clean: str) -> None:
    assert redact(text) == clean


@pytest.mark.parametrize(
    "text",
    [
        "discord.ext.commands.bot",
        "bot.services.turn.commit_the_turn_and_write_the_outbox",
        "https://discord.com/api/v10/channels/123456789012345678/messages",
        "1.2.3",
        "place a1 b2 c3",
    ],
)
def test_text_without_secrets_stays(text: str) -> None:
    assert redact(text) == text


@pytest.mark.parametrize("name", ["discord", "discord.client", "discord.shard", "discord.ext.commands"])
def test_loggers_of_discord_have_the_same_level(name: str) -> None:
    configure_logging("plain", "DEBUG")
    assert logging.getLogger(name).isEnabledFor(logging.DEBUG)
    configure_logging("plain", "ERROR")
    assert not logging.getLogger(name).isEnabledFor(logging.WARNING)


@pytest.mark.parametrize(
    "name",
    ["discord.http", "discord.gateway", "discord.webhook.async_", "aiosqlite", "sqlalchemy.engine.Engine"],
)
def test_loggers_that_quote_payloads_never_say_everything(name: str, lines: Lines) -> None:
    configure_logging("plain", "DEBUG")
    logging.getLogger(name).debug("x")
    assert lines() == []
    logging.getLogger(name).warning("x")
    assert len(lines()) == 1
    configure_logging("plain", "ERROR")
    logging.getLogger(name).warning("x")
    assert lines() == []


def test_an_error_id_is_short_and_new() -> None:
    ids = {new_error_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(error_id) == 8 and set(error_id) <= set("0123456789abcdef") for error_id in ids)
