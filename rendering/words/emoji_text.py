"""The bot's own emojis, and mentions, in labels and lines of text."""

import re

_MARKUP = re.compile(r"<a?:\w+:\d+> ?")
_MENTION = re.compile(r"<@!?\d+>")
_BROKEN_MARKUP = re.compile(r"<(?:@\d*|a?:?[\w:]*)$")
_BROKEN_WORD = re.compile(r"\s\S{1,30}$")
_LOOSE = " \n,;:("
"""What stands between two parts of a line, so that a line that is cut does not end with it."""


def split_label(label: str) -> tuple[str, str | None]:
    """Return a label without the bot's emojis, and the first of them, for Discord to show beside it."""
    hit = _MARKUP.search(label)
    return (_MARKUP.sub("", label), hit[0].strip()) if hit else (label, None)


def markup_length(line: str) -> int:
    """Return how many characters of a line are markup of emojis and mentions: signs and names are seen."""
    return sum(len(hit[0]) for pattern in (_MARKUP, _MENTION) for hit in pattern.finditer(line))


def cut(line: str, longest: int) -> str:
    """Return a line with at most ``longest`` characters, cut between words, never in an emoji or a mention.

    Only a very long word, and what is written without spaces, is cut within.
    """
    if len(line) <= longest:
        return line
    start = _BROKEN_MARKUP.sub("", line[: longest - 1])
    if line[len(start) - 1 : len(start) + 1].isalnum():
        start = _BROKEN_WORD.sub("", start)
    return f"{start.rstrip(_LOOSE)}…"
