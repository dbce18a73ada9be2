"""What a language lacks, how long its texts may be, and its pictures: ``python -m tests.locales ko FOLDER``.

Each line is a text that is missing, or one that is too long: its file, its key, the most code points if there
is a limit, and the English. Into ``FOLDER``, if it is named, all sample pictures are drawn in the language.
"""

import argparse
import sys
from pathlib import Path

from bot.games import GAMES
from bot.locales import FALLBACK, texts
from rendering import RENDERERS, render, rules_picture
from tests.locales.messages import read_messages
from tests.locales.requirements import WORST, longest_allowed, wanted


def list_gaps(language: str) -> list[str]:
    """Return a line for each text that is missing or too long."""
    messages, lines = read_messages(language), list[str]()
    for key, english in wanted().items():
        limit, message = longest_allowed(key), messages.get(key)
        words = (
            english.longest({name: f"{{{name}}}" for name in english.variables})
            if message is None
            else message.longest(WORST)
        )
        most = "" if limit is None else f" (at most {limit})"
        if message is None:
            lines.append(f"{english.file}.ftl: {key} is missing{most}: {words}")
        elif limit is not None and len(words) > limit:
            lines.append(f"{english.file}.ftl: {key} has {len(words)}{most}: {words}")
    return lines


def draw_pictures(language: str, folder: Path) -> None:
    """Draw all samples of all games, and their rules, in a language."""
    folder.mkdir(exist_ok=True)
    for game in GAMES:
        for name, view in RENDERERS[game].samples().items():
            (folder / f"{game}-{name}.jpg").write_bytes(render(game, view, locale=language).data)
        rules = rules_picture(game, theme="dark", text=texts(language))
        (folder / f"{game}-rules.jpg").write_bytes(rules.data)


def main() -> None:
    """Read the command line, print the gaps and draw the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.locales", description=__doc__)
    parser.add_argument("language", help="the folder in bot/locales, such as ko")
    parser.add_argument("folder", nargs="?", type=Path, help="where to draw the pictures")
    arguments = parser.parse_args()
    if arguments.language == FALLBACK:
        parser.error("English is what the others are compared with.")
    sys.stdout.writelines(f"{line}\n" for line in list_gaps(arguments.language))
    if arguments.folder is not None:
        draw_pictures(arguments.language, arguments.folder)


if __name__ == "__main__":
    main()
