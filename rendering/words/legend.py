"""The symbols that the legend of a picture explains."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.locales import Text
from rendering.words.match_text import on_board

BULLET = "\N{BULLET}"


class Symbol(NamedTuple):
    """A symbol in the pictures of a game that a legend explains.

    Attributes:
        name: The end of the id of the text that explains it, ``KEY-mark-NAME``.
        sprites: How the names of the sprites begin that show it: a picture has it if it has one of them.
        icon: The name of an emoji of the bot, or a character of Unicode.
        values: The values of the text.
        button: The text of the button of the board that the text names as its value ``button``.
    """

    name: str
    sprites: tuple[str, ...]
    icon: str = BULLET
    values: tuple[tuple[str, Any], ...] = ()
    button: str | None = None

    def explain(self, game: str, *, text: Text) -> str:
        """Return the text that explains the symbol in the pictures of ``game``."""
        values = dict(self.values)
        if self.button is not None:
            values["button"] = on_board(text)(self.button)
        return text(f"{game}-mark-{self.name}", **values)

    def is_in(self, names: Iterable[str]) -> bool:
        """Return whether a picture has the symbol whose sprites have these names."""
        return any(name.startswith(self.sprites) for name in names)
