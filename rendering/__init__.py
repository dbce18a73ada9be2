"""Pictures of games and the words that go with them: pure functions of a view, a theme and a language.

A game's renderer is the module of the same name in this package. It defines

- ``draw(view, *, theme, text, choices) -> Picture``
- ``describe(view, *, text) -> str``: the whole position in words, enough to play by
- ``prompt(view, *, text) -> str``: what may be done now, one sentence
- ``narrate(view, action, *, text) -> str``: what ``action``, made in the position ``view``, does, as the
  part of a sentence behind the player's name, without a full stop
- ``seat(player, *, text) -> str``: the name of a seat with its mark

- ``rules(*, theme, text) -> Picture``: what can be done, shown in a picture

and may define

- ``samples() -> Mapping[str, view]``: typical positions by name, for the gallery and the tests
- ``zoom(view, *, theme, text) -> Picture``: a closer look at where something is to be done
- ``finished(view, *, theme, text) -> Picture``: what was built, to keep
- ``warm(*, theme, text)``: draws what later pictures share, so that the first is as fast as any
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
    "FURTHER",
    "THEMES",
    "Picture",
    "Renderer",
    "area_picture",
    "further_picture",
    "has_picture",
    "render",
    "renderer",
    "rules_picture",
    "warm",
]


FURTHER = ("zoom", "finished")


class Renderer(Protocol):
    """What the module of a game in this package offers."""

    def draw(self, view: Any, *, theme: Theme, text: Text, choices: Collection[str]) -> Picture: ...
    def describe(self, view: Any, *, text: Text) -> str: ...
    def prompt(self, view: Any, *, text: Text) -> str: ...
    def narrate(self, view: Any, action: Any, *, text: Text) -> str: ...
    def seat(self, player: int, *, text: Text) -> str: ...
    def rules(self, *, theme: Theme, text: Text) -> Picture: ...


def renderer(key: str) -> Renderer:
    """The renderer of the game ``key``."""
    return cast("Renderer", import_module(f"{__name__}.{module_name(key)}"))


def render(
    key: str, view: msgspec.Struct, *, theme: str = "dark", locale: str = "en", choices: Collection[str] = ()
) -> Picture:
    """The picture of ``view``; ``choices`` names the places to be outlined as what can be chosen now."""
    return renderer(key).draw(view, theme=THEMES[theme], text=texts(locale), choices=choices)


def rules_picture(key: str, *, theme: str, text: Text) -> Picture:
    """The picture that goes with the rules of the game ``key``."""
    return renderer(key).rules(theme=THEMES[theme], text=text)


def area_picture(key: str, view: msgspec.Struct, player: int, *, theme: str, text: Text) -> Picture:
    """The picture of all that one player has, in games where the board can't show it."""
    picture: Picture = cast("Any", renderer(key)).area(view, player, theme=THEMES[theme], text=text)
    return picture


def further_picture(key: str, name: str, view: msgspec.Struct, *, theme: str, text: Text) -> Picture:
    """A picture beside that of the board, one of ``FURTHER``, in games that have it."""
    if name not in FURTHER:
        raise ValueError(name)
    picture: Picture = getattr(renderer(key), name)(view, theme=THEMES[theme], text=text)
    return picture


def has_picture(key: str, name: str) -> bool:
    """Return whether a game has a picture beside that of its board: ``area`` or one of ``FURTHER``."""
    return callable(getattr(renderer(key), name, None))


def warm(key: str, *, theme: str = "dark") -> None:
    """Prepares what pictures of the game ``key`` share; it takes seconds once, and little afterwards."""
    prepare = getattr(renderer(key), "warm", None)
    if prepare:
        prepare(theme=THEMES[theme], text=texts(FALLBACK))
