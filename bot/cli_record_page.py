"""The command ``bot record page``: a record file as a page that any browser shows."""

import argparse
from collections.abc import Generator, Iterator
from pathlib import Path

from bot.cli_record import CommandFailed, Subcommands, add_command, open_file, report_progress
from bot.locales import FALLBACK, languages, texts
from cogs.support.match_page import PageWriter
from rendering import THEMES
from rendering.page import PagePictures, build_page, paint_page

_text = texts(FALLBACK)


def add_page(actions: Subcommands) -> None:
    """Add ``page`` to the commands for record files."""
    parser = add_command(actions, "page", _page)
    parser.add_argument("--output", type=Path, default=None, help=_text("cli-record-page-output"))
    parser.add_argument("--theme", choices=tuple(THEMES), default="dark", help=_text("cli-record-page-theme"))
    parser.add_argument(
        "--language", choices=languages(), default=FALLBACK, help=_text("cli-record-page-language")
    )


def _page(chosen: argparse.Namespace) -> int:
    output = chosen.output or chosen.file.with_suffix(".html")
    if output.exists():
        raise CommandFailed(_text("cli-record-exists", file=str(output)))
    opened = open_file(chosen.file)
    writer = PageWriter(opened.record, opened.replay.match.state, theme=chosen.theme, locale=chosen.language)
    for _ in range(len(writer)):
        writer.add_next()
    page = writer.write()
    painted: list[PagePictures] = []
    frames = _keep_result(paint_page(writer.plan_pictures(page)), painted)
    for _ in report_progress(frames, len(writer), _text("cli-record-page-painting")):
        pass
    try:
        with output.open("xb") as file:
            file.write(build_page(page, painted[0], writer.text))
    except OSError as error:
        raise CommandFailed(
            _text("cli-record-unwritable", file=str(output), error=str(error.strerror))
        ) from error
    print(_text("cli-record-page-done", file=str(output)))
    return 0


def _keep_result(painting: Generator[int, None, PagePictures], result: list[PagePictures]) -> Iterator[int]:
    """Yield what a generator yields, and append what it returns to ``result``."""
    result.append((yield from painting))
