"""The command ``bot record page``: a record file as a page that any browser shows."""

import argparse
from pathlib import Path

from bot.cli.record import (
    Subcommands,
    add_command,
    keep_result,
    open_file,
    report_progress,
    require_new,
    write_new,
)
from bot.locales import languages, terminal_language
from bot.locales import terminal_text as _text
from cogs.archive.page_writer import PageWriter
from rendering import THEMES
from rendering.archive.page import PagePictures, build_page, paint_page


def add_page(actions: Subcommands) -> None:
    """Add ``page`` to the commands for record files."""
    parser = add_command(actions, "page", _page)
    parser.add_argument("--output", type=Path, default=None, help=_text("cli-record-page-output"))
    parser.add_argument("--theme", choices=tuple(THEMES), default="dark", help=_text("cli-record-page-theme"))
    parser.add_argument(
        "--language", choices=languages(), default=terminal_language(), help=_text("cli-record-page-language")
    )


def _page(options: argparse.Namespace) -> int:
    output = options.output or options.file.with_suffix(".html")
    require_new(output)
    source = open_file(options.file)
    writer = PageWriter(
        source.record, source.replay.match.state, theme=options.theme, locale=options.language
    )
    for _ in range(len(writer)):
        writer.add_next()
    page = writer.write()
    pictures: list[PagePictures] = []
    frames = keep_result(paint_page(writer.plan_pictures(page)), pictures)
    for _ in report_progress(frames, len(writer), _text("cli-record-page-painting")):
        pass
    write_new(output, build_page(page, pictures[0], writer.text))
    print(_text("cli-record-page-done", file=str(output)))
    return 0
