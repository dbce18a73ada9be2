"""What can be looked up in a game: each card, building, piece and option, with a picture where it has one."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from rendering.theme import Theme


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be looked up.

    Attributes:
        id: What it is called in custom ids and commands, unique in its game.
        name: Its name in the language of the reader.
        words: What there is to know about it, numbers included.
        paint: Paints its picture, ``None`` if words are enough.
    """

    id: str
    name: str
    words: str
    paint: Callable[[Theme], Image.Image] | None = None
