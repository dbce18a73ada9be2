"""What users can look up: entries with words and pictures, and symbols, which legends explain."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from PIL import Image

from bot.locales import Text
from rendering.kit import Theme
from rendering.words.match_text import on_board

BULLET = "\N{BULLET}"


class LookupEntry(NamedTuple):
    """A card, building, piece or option that users can look up.

    Attributes:
        id: The id in custom ids and commands, unique in its game.
        name: The name in the language of the reader.
        words: The whole explanation, numbers included.
        paint: Paints the picture; ``None`` if it has none.
    """

    id: str
    name: str
    words: str
    paint: Callable[[Theme], Image.Image] | None = None


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
