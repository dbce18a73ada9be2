"""What the marks in a picture mean: lines with the icons of the picture."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.locales import Text
from rendering.match_text import find_emoji

_BULLET = "\N{BULLET}"


class Mark(NamedTuple):
    """A mark in a picture: the end of its text's id behind ``KEY-mark-``, its icon and values of its text.

    ``icon`` is the name of an emoji of the bot, or a sign of Unicode.
    """

    name: str
    icon: str = _BULLET
    values: tuple[tuple[str, Any], ...] = ()


def legend_lines(key: str, marks: Iterable[Mark], text: Text) -> list[str]:
    """Return a line for each mark of a game's picture, with its icon where Discord has it."""
    return [
        text(
            "legend-line",
            icon=find_emoji(mark.icon, text) or (_BULLET if mark.icon.isascii() else mark.icon),
            meaning=text(f"{key}-mark-{mark.name}", **dict(mark.values)),
        )
        for mark in marks
    ]
