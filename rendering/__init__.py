"""Pictures of games and the words that go with them: pure functions of a view, a theme and a language.

A game's renderer is the module of the same name in this package. It defines

- ``draw(view, *, theme, text, choices) -> Picture``: the picture of a position
- ``describe(view, *, text) -> str``: the whole position in words, enough to play by
- ``prompt(view, *, text) -> str``: one sentence that says what may be done now
- ``narrate(view, action, *, text) -> str``: what ``action`` does in the position ``view``, as the part of a
  sentence that follows the player's name, without a full stop
- ``seat(player, *, text) -> str``: the name of a seat with its mark
- ``rules(*, theme, text) -> Picture``: a picture that explains the rules

and may define

- ``samples() -> Mapping[str, view]``: typical positions by name, for the gallery and the tests
- ``zoom(view, *, theme, text) -> Picture``: a closer look at the place where the next action happens
- ``finished(view, *, theme, text) -> Picture``: a picture of the finished work, as a keepsake
- ``area(view, player, *, theme, text) -> Picture``: everything that one player has
- ``warm(*, theme, text)``: draw what later pictures share, so that the first picture is as fast as any
"""

from collections.abc import Collection
from importlib import import_module
from typing import Any, Protocol, cast

import msgspec

from bot.games import module_name
from bot.locales import FALLBACK, Text, texts
from rendering.picture import Picture
from rendering.theme import THEMES, Theme

__all__ = [
    "EXTRA_PICTURES",
    "THEMES",
    "Picture",
    "Renderer",
    "area_picture",
    "extra_picture",
    "has_picture",
    "prewarm",
    "render",
    "renderer",
    "rules_picture",
]


EXTRA_PICTURES = ("zoom", "finished")


class Renderer(Protocol):
    """The functions that every game's renderer module defines."""

    def draw(self, view: Any, *, theme: Theme, text: Text, choices: Collection[str]) -> Picture:
        """Draw a position; ``choices`` names the places that can be chosen now."""

    def describe(self, view: Any, *, text: Text) -> str:
        """Return the whole position in words, enough to play by."""

    def prompt(self, view: Any, *, text: Text) -> str:
        """Return one sentence that says what may be done now."""

    def narrate(self, view: Any, action: Any, *, text: Text) -> str:
        """Return what an action does, as the part of a sentence that follows the player's name."""

    def seat(self, player: int, *, text: Text) -> str:
        """Return the name of a seat with its mark."""

    def rules(self, *, theme: Theme, text: Text) -> Picture:
        """Draw the picture that explains the rules."""


def renderer(key: str) -> Renderer:
    """Return the renderer of the game ``key``."""
    return cast("Renderer", import_module(f"{__name__}.{module_name(key)}"))


def render(
    key: str, view: msgspec.Struct, *, theme: str = "dark", locale: str = "en", choices: Collection[str] = ()
) -> Picture:
    """Draw the picture of ``view``; ``choices`` names the places to outline as available now."""
    return renderer(key).draw(view, theme=THEMES[theme], text=texts(locale), choices=choices)


def rules_picture(key: str, *, theme: str, text: Text) -> Picture:
    """Draw the picture that explains the rules of the game ``key``."""
    return renderer(key).rules(theme=THEMES[theme], text=text)


def area_picture(key: str, view: msgspec.Struct, player: int, *, theme: str, text: Text) -> Picture:
    """Draw everything that one player has, for games whose board picture cannot show it all."""
    picture: Picture = cast("Any", renderer(key)).area(view, player, theme=THEMES[theme], text=text)
    return picture


def extra_picture(key: str, name: str, view: msgspec.Struct, *, theme: str, text: Text) -> Picture:
    """Draw an additional picture, one of ``FURTHER``, for games that have it.

    Raises:
        ValueError: If ``name`` is not in ``FURTHER``.
    """
    if name not in EXTRA_PICTURES:
        raise ValueError(name)
    picture: Picture = getattr(renderer(key), name)(view, theme=THEMES[theme], text=text)
    return picture


def has_picture(key: str, name: str) -> bool:
    """Return whether a game has an additional picture: ``area`` or one of ``FURTHER``."""
    return callable(getattr(renderer(key), name, None))


def prewarm(key: str, *, theme: str = "dark") -> None:
    """Prepare what the pictures of the game ``key`` share; this takes seconds once, and little afterwards."""
    prepare = getattr(renderer(key), "warm", None)
    if prepare:
        prepare(theme=THEMES[theme], text=texts(FALLBACK))
