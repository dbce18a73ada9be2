"""How a picture looks, passed to everything that puts something into one."""

from dataclasses import dataclass

from bot.locales import Text
from rendering.kit.theme import Colour, Theme


@dataclass(frozen=True, slots=True)
class Look:
    """The theme of a picture, and the texts and names of its lettering."""

    theme: Theme
    text: Text

    def __getitem__(self, name: str) -> Colour:
        """Return the colour ``name`` of the theme."""
        return self.theme[name]
