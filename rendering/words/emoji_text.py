"""The bot's own emojis, and mentions, in labels and lines of text."""

import re

_MARKUP = re.compile(r"<a?:\w+:\d+> ?")
_BROKEN_MARKUP = re.compile(r"<(?:@\d*|a?:?[\w:]*)$")


def split_label(label: str) -> tuple[str, str | None]:
    """Return a label without the bot's emojis, and the first of them, for Discord to show beside it."""
    hit = _MARKUP.search(label)
    return (_MARKUP.sub("", label), hit[0].strip()) if hit else (label, None)


def emoji_length(line: str) -> int:
    """Return how many characters of a line are the markup of emojis, each of which is seen as one sign."""
    return sum(len(hit[0]) for hit in _MARKUP.finditer(line))


def cut(line: str, longest: int) -> str:
    """Return a line with at most ``longest`` characters, never cut within an emoji or a mention."""
    if len(line) <= longest:
        return line
    return f"{_BROKEN_MARKUP.sub('', line[: longest - 1]).rstrip()}…"
