"""Entries that users can look up: a game's cards, buildings, pieces and options, some with a picture."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from rendering.kit import Theme


@dataclass(frozen=True, slots=True)
class LookupEntry:
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
