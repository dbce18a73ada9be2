"""The legend of a picture: what each symbol in it means, one line each."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.locales import Text
from rendering.words.match_text import find_emoji

_BULLET = "\N{BULLET}"


class Symbol(NamedTuple):
    """A symbol in the pictures of a game that a legend explains.

    Attributes:
        name: The end of the id of the text that explains it, ``KEY-mark-NAME``.
        sprites: How the names of the sprites begin that show it: a picture has it if it has one of them.
        icon: The name of an emoji of the bot, or a character of Unicode.
        values: The values of the text.
    """

    name: str
    sprites: tuple[str, ...]
    icon: str = _BULLET
    values: tuple[tuple[str, Any], ...] = ()

    def is_in(self, names: Iterable[str]) -> bool:
        """Return whether a picture has the symbol whose sprites have these names."""
        return any(name.startswith(self.sprites) for name in names)


def legend_lines(key: str, symbols: Iterable[Symbol], text: Text) -> list[str]:
    """Return a line for each symbol in a game's picture, with its icon if Discord has it."""
    return [
        text(
            "legend-line",
            icon=find_emoji(symbol.icon, text) or (_BULLET if symbol.icon.isascii() else symbol.icon),
            meaning=text(f"{key}-mark-{symbol.name}", **dict(symbol.values)),
        )
        for symbol in symbols
    ]
