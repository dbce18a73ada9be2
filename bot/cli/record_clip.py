"""The command ``bot record clip``: a record file as an animated picture."""

import argparse
from pathlib import Path
from typing import get_args

from bot.cli.record import (
    CommandFailed,
    Subcommands,
    add_command,
    keep_result,
    open_file,
    report_progress,
    require_new,
    strip_markup,
    write_new,
)
from bot.locales import terminal_language
from bot.locales import terminal_text as _text
from bot.match.record import get_recorded_names
from bot.match.refusals import Refusal
from cogs.archive.clip_planner import ClipPlanner, Range
from rendering import THEMES
from rendering.archive.clip import DISCORD_BYTES, Clip, ClipTooLarge, Format, Speed, draw_clip

_MEGABYTE = 1024 * 1024
_MOST_MEGABYTES = 1_000


def add_clip(actions: Subcommands) -> None:
    """Add ``clip`` to the commands for record files."""
    parser = add_command(actions, "clip", _clip)
    parser.add_argument("--output", type=Path, default=None, help=_text("cli-record-clip-output"))
    parser.add_argument("--from", dest="first", type=int, default=None, help=_text("cli-record-clip-first"))
    parser.add_argument("--to", dest="last", type=int, default=None, help=_text("cli-record-clip-last"))
    parser.add_argument(
        "--speed", choices=get_args(Speed), default="normal", help=_text("cli-record-clip-speed")
    )
    parser.add_argument(
        "--format", choices=get_args(Format), default="webp", help=_text("cli-record-clip-format")
    )
    parser.add_argument("--theme", choices=tuple(THEMES), default="dark", help=_text("cli-record-clip-theme"))
    parser.add_argument(
        "--megabytes",
        type=_parse_megabytes,
        default=DISCORD_BYTES / _MEGABYTE,
        help=_text("cli-record-clip-megabytes"),
    )


def _parse_megabytes(text: str) -> float:
    """Return an argument as a size. Raise ``ArgumentTypeError`` unless a file can have it."""
    size = float(text)
    if not 0 < size <= _MOST_MEGABYTES:
        raise argparse.ArgumentTypeError(_text("cli-record-clip-no-size", size=text, most=_MOST_MEGABYTES))
    return size


def _clip(options: argparse.Namespace) -> int:
    output = options.output or options.file.with_suffix(f".{options.format}")
    require_new(output)
    source = open_file(options.file)
    try:
        names, turns = get_recorded_names(source.record), Range(options.first, options.last)
        planner = ClipPlanner(source.replay, names, turns, locale=terminal_language())
    except Refusal as refusal:
        raise CommandFailed(strip_markup(_text(f"refusal-{refusal.key}", **refusal.details))) from refusal
    plan = planner.plan(
        [planner.plan_frame(number) for number in planner.numbers],
        theme=options.theme,
        kind=options.format,
        speed=options.speed,
        max_bytes=int(options.megabytes * _MEGABYTE),
    )
    clips: list[Clip] = []
    try:
        steps = keep_result(draw_clip(plan), clips)
        for _ in report_progress(steps, len(plan.frames) + 2, _text("cli-record-clip-drawing")):
            pass
    except ClipTooLarge as error:
        raise CommandFailed(_text("cli-record-clip-too-large")) from error
    write_new(output, clips[0].data)
    width, height = clips[0].size
    print(
        _text(
            "cli-record-clip-done",
            file=str(output),
            frames=clips[0].frames,
            width=str(width),
            height=str(height),
        )
    )
    return 0
