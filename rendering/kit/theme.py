"""How pictures look: a theme is a plain mapping of names to colours."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Literal

from PIL import ImageColor

from bot.locales import Text

Colour = tuple[int, int, int]
Shape = Literal["circle", "triangle", "square", "diamond", "ring", "dot"]


@cache
def rgb(code: str) -> Colour:
    """Return the colour written as ``#rrggbb``."""
    red, green, blue = ImageColor.getrgb(code)[:3]
    return red, green, blue


def shade(colour: Colour, tone: float) -> Colour:
    """Return a colour darker, or lighter if ``tone`` is above 1."""
    red, green, blue = (min(255, round(channel * tone)) for channel in colour)
    return red, green, blue


@dataclass(frozen=True)
class Mark:
    """A player's mark: the name of a colour in a theme, and the shape that always goes with it."""

    colour: str
    shape: Shape


PLAYERS: tuple[Mark, ...] = (
    Mark("coral", "circle"),
    Mark("teal", "triangle"),
    Mark("amber", "square"),
    Mark("violet", "diamond"),
)


@dataclass(frozen=True, eq=False, repr=False)  # compared by identity, so that it can be a cache key
class Theme:
    """A named set of colours, and the marks of the players.

    ``plain`` asks for flat areas and bold outlines instead of materials.
    """

    name: str
    colours: Mapping[str, str]
    plain: bool = False
    players: tuple[Mark, ...] = PLAYERS

    def __getitem__(self, name: str) -> Colour:
        """Return the colour ``name`` as red, green and blue."""
        return rgb(self.colours[name])

    def player_colour(self, player: int) -> Colour:
        """Return the colour of a player's mark."""
        return self[self.players[player].colour]

    def __repr__(self) -> str:
        """Return the name, by which the atlas finds sprites: they do not depend on who has which mark."""
        return self.name


ICE_AND_BLACK: tuple[Mark, ...] = (Mark("ice", "ring"), Mark("black", "dot"))


LETTERING_PAIRS: tuple[tuple[str, str], ...] = (
    ("ink", "table"),
    ("quiet", "table"),
    ("ink", "panel"),
    ("quiet", "panel"),
    ("tile_ink", "tile"),
    ("tile_ink", "tile_light"),
    ("ice_ink", "ice"),
    ("black_ink", "black"),
    ("ink", "tray"),
    ("quiet", "tray"),
    ("prize", "panel"),
)
"""The colours of all lettering and of the ground that it stands on, by their names in a theme."""

_COMMON = {
    "coral": "#ff6f59",
    "teal": "#2ec4b6",
    "amber": "#ffbf3f",
    "violet": "#9b7bff",
    "last": "#ffce54",
    "choice": "#ffffff",
    "choice_edge": "#3a0f08",
    "glow": "#fff6d8",
    "tile": "#a63c29",
    "tile_light": "#b94a33",
    "tile_dark": "#7d2718",
    "tile_ink": "#fff1de",
    "tile_edge": "#f0b090",
    "ice": "#e6f3fb",
    "ice_light": "#ffffff",
    "ice_deep": "#7fb4d4",
    "ice_edge": "#5d93b6",
    "ice_ink": "#1d5478",
    "black": "#2d323a",
    "black_light": "#4a525e",
    "black_deep": "#14171c",
    "black_edge": "#a9b6c6",
    "black_ink": "#f2f5f8",
}


THEMES: Mapping[str, Theme] = MappingProxyType(
    {
        "dark": Theme(
            "dark",
            {
                **_COMMON,
                "table": "#262c36",
                "table_light": "#323a47",
                "table_dark": "#171b22",
                "panel": "#12151b",
                "tray": "#38424f",
                "panel_edge": "#39424f",
                "ink": "#f0f2f5",
                "quiet": "#aab2be",
                "turn": "#7fd0ff",
                "prize": "#ffce54",
            },
        ),
        "light": Theme(
            "light",
            {
                **_COMMON,
                "table": "#e9e2d4",
                "table_light": "#f4efe4",
                "table_dark": "#d3c9b6",
                "panel": "#fffaf0",
                "tray": "#efe6d3",
                "panel_edge": "#cfc4b0",
                "ink": "#22262d",
                "quiet": "#5b6069",
                "turn": "#0b78c2",
                "prize": "#8a5a00",
                "ice_edge": "#3f7fa8",
            },
        ),
        "contrast": Theme(
            "contrast",
            {
                **_COMMON,
                "table": "#000000",
                "table_light": "#000000",
                "table_dark": "#000000",
                "panel": "#000000",
                "tray": "#262626",
                "panel_edge": "#8c8c8c",
                "ink": "#ffffff",
                "quiet": "#d0d0d0",
                "turn": "#ffffff",
                "prize": "#ffce54",
                "choice_edge": "#000000",
                "tile": "#3a3a3a",
                "tile_light": "#3a3a3a",
                "tile_dark": "#1c1c1c",
                "tile_ink": "#ffffff",
                "ice": "#ffffff",
                "ice_deep": "#d8d8d8",
                "ice_edge": "#000000",
                "ice_ink": "#000000",
                "black": "#000000",
                "black_light": "#000000",
                "black_deep": "#000000",
                "black_edge": "#ffffff",
                "black_ink": "#ffffff",
                "tile_edge": "#a0a0a0",
            },
            plain=True,
        ),
    }
)


def theme_for(name: str, marks: tuple[int, ...] = ()) -> Theme:
    """Return a theme in which the players have the marks with these numbers, counted as in ``PLAYERS``.

    Players without a number get the remaining marks in their order; without numbers all have default marks.
    """
    usual = tuple(range(len(PLAYERS)))
    order = (*marks, *(mark for mark in usual if mark not in marks))
    return THEMES[name] if order == usual else _theme_with(name, order)


@cache  # caches of pictures compare themes by identity
def _theme_with(name: str, order: tuple[int, ...]) -> Theme:
    return replace(THEMES[name], players=tuple(PLAYERS[mark] for mark in order))


@dataclass(frozen=True, slots=True)
class Look:
    """The theme of a picture, and the texts and names of its lettering."""

    theme: Theme
    text: Text

    def __getitem__(self, name: str) -> Colour:
        """Return the colour ``name`` of the theme."""
        return self.theme[name]


class Palette:
    """The colours of one game: the ``common`` ones of all themes, unless a theme has its own."""

    def __init__(self, common: Mapping[str, str], **themes: Mapping[str, str]) -> None:
        self.by_theme = {name: {**common, **own} for name, own in themes.items()}

    def paint(self, theme: Theme, name: str) -> Colour:
        """Return the colour ``name`` in ``theme``."""
        return rgb(self.by_theme[theme.name][name])
