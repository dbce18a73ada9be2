"""The bot's own emojis, and mentions, in labels and lines of text."""

import re

_MARKUP = re.compile(r"<a?:\w+:\d+> ?")
_MENTION = re.compile(r"<@!?\d+>")
_BROKEN_MARKUP = re.compile(r"<(?:@\d*|a?:?[\w:]*)$")


def split_label(label: str) -> tuple[str, str | None]:
    """Return a label without the bot's emojis, and the first of them, for Discord to show beside it."""
    hit = _MARKUP.search(label)
    return (_MARKUP.sub("", label), hit[0].strip()) if hit else (label, None)


def markup_length(line: str) -> int:
    """Return how many characters of a line are markup of emojis and mentions: signs and names are seen."""
    return sum(len(hit[0]) for pattern in (_MARKUP, _MENTION) for hit in pattern.finditer(line))


def cut(line: str, longest: int) -> str:
    """Return a line with at most ``longest`` characters, never cut within an emoji or a mention."""
    if len(line) <= longest:
        return line
    return f"{_BROKEN_MARKUP.sub('', line[: longest - 1]).rstrip()}…"
