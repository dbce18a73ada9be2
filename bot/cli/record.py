"""The commands below ``bot record``, which work with record files in a terminal.

Each is added with `add_command`, opens its file with `open_file`, and raises `CommandFailed` with a sentence
if it cannot do what was asked.
"""

import argparse
import json
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PIL import Image

from bot.locales import Text
from bot.locales import terminal_text as _text
from bot.match.record import (
    MAX_BYTES,
    InvalidRecord,
    Record,
    get_recorded_names,
    read_record,
    to_match,
)
from bot.match.record_checks import verify
from bot.match.record_schema import record_schema
from bot.match.replay import Replay
from bot.timestamps import from_milliseconds
from cogs.archive.frames import (
    describe_frame,
    describe_frame_position,
    frame_view,
    name_frame,
    with_recorded_names,
)
from cogs.board.captions import ending_lines
from cogs.board.story import name_user
from rendering import render
from rendering.words import and_list, names_of

T = TypeVar("T")
ResultT = TypeVar("ResultT")
Subcommands = Any
"""What ``add_subparsers`` of `argparse` returns, which has no public type."""
_BAR_WIDTH = 30
_MARKUP = str.maketrans("", "", "*`")


class CommandFailed(Exception):  # noqa: N818
    """A command cannot do what was asked; the text is the sentence that says why."""


class OpenRecord(NamedTuple):
    """A verified record file: its content, the replay of its match, and texts with its players' names."""

    record: Record
    replay: Replay
    text: Text


def add_commands(commands: Subcommands) -> Subcommands:
    """Add ``record`` with its subcommands, and return these so that others can be added."""
    group = commands.add_parser("record", help=_text("cli-record"), description=_text("cli-record"))
    actions = group.add_subparsers(metavar=_text("cli-command"), required=True)
    add_command(actions, "verify", _verify)
    show = add_command(actions, "show", _show)
    show.add_argument("--frame", type=int, default=None, metavar="N", help=_text("cli-record-show-frame"))
    show.add_argument("--picture", type=Path, default=None, help=_text("cli-record-show-picture"))
    schema = actions.add_parser(
        "schema", help=_text("cli-record-schema"), description=_text("cli-record-schema")
    )
    schema.set_defaults(run=_schema)
    return actions


def add_command(
    actions: Subcommands, name: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """Add a command for a record ``file``, described by the text ``cli-record-NAME``; return its parser."""
    about = _text(f"cli-record-{name}")
    parser: argparse.ArgumentParser = actions.add_parser(name, help=about, description=about)
    parser.add_argument("file", type=Path, help=_text("cli-record-file"))
    parser.set_defaults(run=run)
    return parser


def open_file(file: Path) -> OpenRecord:
    """Return the match in a record file after checking it. Raise ``CommandFailed``."""
    try:
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise os_failure("cli-record-unreadable", file, error) from error
    try:
        record = read_record(data)
        states = report_progress(verify(record), len(record.actions) + 1, _text("cli-record-checking"))
        last_state = deque(states, maxlen=1).pop()
    except InvalidRecord as error:
        reason = strip_markup(_text(f"refusal-record-{error.reason}", **error.details))
        raise CommandFailed(_text("cli-record-refused", file=str(file), reason=reason)) from error
    replay = Replay(*to_match(record, last_state))
    return OpenRecord(record, replay, with_recorded_names(replay.match, get_recorded_names(record), _text))


def os_failure(key: str, file: Path, error: OSError) -> CommandFailed:
    """Return the failure of a command that the operating system did not let read or write a file."""
    return CommandFailed(_text(key, file=str(file), error=error.strerror or str(error)))


def require_new(file: Path) -> None:
    """Raise ``CommandFailed`` if a file exists already."""
    if file.exists():
        raise CommandFailed(_text("cli-record-exists", file=str(file)))


def write_new(file: Path, data: bytes) -> None:
    """Write a file that does not exist yet. Raise ``CommandFailed``."""
    try:
        with file.open("xb") as new:
            new.write(data)
    except FileExistsError as error:
        raise CommandFailed(_text("cli-record-exists", file=str(file))) from error
    except OSError as error:
        raise os_failure("cli-record-unwritable", file, error) from error


def keep_result(steps: Generator[T, None, ResultT], result: list[ResultT]) -> Iterator[T]:
    """Yield what a generator yields, and append what it returns to ``result``."""
    result.append((yield from steps))


def report_progress(values: Iterable[T], total: int, doing: str) -> Iterator[T]:
    """Yield the values, and show on a terminal how many of the ``total`` have been yielded."""
    if not sys.stderr.isatty():
        yield from values
        return
    last_percent = -1
    try:
        for number, value in enumerate(values, start=1):
            percent = 100 * number // max(total, number)
            if percent != last_percent:
                last_percent = percent
                bar = ("█" * (percent * _BAR_WIDTH // 100)).ljust(_BAR_WIDTH, "░")
                line = _text("cli-record-progress", doing=doing, bar=bar, percent=percent)
                print(f"\r{line}", end="", file=sys.stderr, flush=True)
            yield value
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def strip_markup(words: str) -> str:
    """Return words without the marks that only Discord shows as bold or as code."""
    return words.translate(_MARKUP)


# bot record verify


def _verify(options: argparse.Namespace) -> int:
    record, replay, text = open_file(options.file)
    match = replay.match
    players = [name_user(match, player, text) for player in range(len(match.players))]
    unit, count = replay.length
    print(_text("cli-record-true", file=str(options.file), actions=len(record.actions)))
    print(
        _text(
            "cli-record-about",
            game=_text(f"{match.game}-name"),
            players=and_list(players, text),
            unit=unit,
            count=count,
            day=f"{from_milliseconds(match.ended_at or 0):%Y-%m-%d}",
        )
    )
    print(strip_markup("\n".join(ending_lines(match, text))))
    print(_text("cli-record-unproven"))
    return 0


# bot record show


def _show(options: argparse.Namespace) -> int:
    source = open_file(options.file)
    last = len(source.replay.frames) - 1
    number = last if options.frame is None else options.frame
    if not 0 <= number <= last:
        raise CommandFailed(_text("cli-record-no-frame", frame=number, last=last))
    if options.picture is not None:
        _write_picture(source, number, options.picture)
        print(_text("cli-record-picture", frame=number, file=str(options.picture)))
    elif options.frame is not None:
        print(_summarize_frame(source, number))
        print(strip_markup(describe_frame_position(source.replay, number, None, source.text)))
    else:
        print("\n\n".join(_summarize_frame(source, each) for each in range(last + 1)))
    return 0


def _summarize_frame(source: OpenRecord, number: int) -> str:
    """Return the text of a frame."""
    description = describe_frame(source.replay, number, source.text)
    last = len(source.replay.frames) - 1
    where = name_frame(source.replay, number, source.text)
    if description.title:
        where = _text("page-frame-title", frame=where, title=description.title)
    title = _text("cli-record-frame", frame=number, last=last, title=where)
    return strip_markup(
        "\n".join(line for line in (title, *description.summary, description.standing) if line)
    )


def _write_picture(source: OpenRecord, number: int, file: Path) -> None:
    """Draw a frame into a new file, in the format that its name ends with. Raise ``CommandFailed``."""
    match = source.replay.match
    picture = render(
        match.game,
        frame_view(source.replay, number, None),
        names=names_of(source.text),
        marks=match.player_marks,
    )
    data = picture.data
    kind = Image.registered_extensions().get(file.suffix.lower())
    if kind is None or kind not in Image.SAVE:
        raise CommandFailed(_text("cli-record-no-picture-format", file=str(file)))
    if kind != "JPEG":
        buffer = BytesIO()
        Image.open(BytesIO(data)).save(buffer, kind)
        data = buffer.getvalue()
    write_new(file, data)


# bot record schema


def _schema(_: argparse.Namespace) -> int:
    print(json.dumps(record_schema(), indent=2, ensure_ascii=False))
    return 0
