"""The entry points of rendering: draw the pictures of a game by its key, as pure functions of a view."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.games import GAMES
from bot.games.registry import Registry
from bot.locales import BrokenText, MissingText, Text, parse_texts, texts
from rendering.kit import THEMES, Picture, Theme, theme_for
from rendering.renderer import Renderer
from rendering.words import (
    NO_EMOJIS,
    Emojis,
    find_emoji,
    on_board,
    with_board,
    with_emojis,
    with_marks,
    with_names,
    without_emojis,
)

__all__ = [
    "EXTRA_PICTURES",
    "NO_EMOJIS",
    "RENDERERS",
    "THEMES",
    "Emojis",
    "Picture",
    "Renderer",
    "Theme",
    "extra_picture",
    "find_emoji",
    "on_board",
    "read_board_texts",
    "render",
    "rules_picture",
    "texts_for",
    "theme_for",
    "with_board",
    "with_emojis",
    "with_marks",
    "with_names",
    "without_emojis",
]

EXTRA_PICTURES = ("zoom", "finished")
"""The names of the pictures of a match that a game can have beside that of its board."""
RENDERERS: Registry[Renderer[Any]] = Registry(__name__, "RENDERER", Renderer)


def texts_for(locale: str, names: Sequence[str], marks: tuple[int, ...]) -> Text:
    """Return the texts of a language for players with these names and the marks of these numbers."""
    return with_names(with_marks(texts(locale), marks), names)


def render(
    key: str,
    view: msgspec.Struct,
    *,
    theme: str = "dark",
    locale: str = "en",
    choices: Collection[str] = (),
    names: Sequence[str] = (),
    marks: tuple[int, ...] = (),
    on_painted: Callable[[], object] = lambda: None,
) -> Picture:
    """Draw the picture of ``view``; ``choices`` names the places to outline as available now.

    ``names`` are the players' display names in seat order; a player without one is called by the colour.
    ``marks`` are the numbers of the players' marks, if they are not the usual ones. ``on_painted`` is called
    before the picture is encoded: encoding releases the interpreter lock.
    """
    return RENDERERS[key].draw(
        view,
        theme=theme_for(theme, marks),
        text=texts_for(locale, names, marks),
        choices=choices,
        on_painted=on_painted,
    )


def read_board_texts(locale: str) -> None:
    """Read the sentences about boards, and all texts that describe the first board of each game.

    A text is parsed when it is first needed, and a board would wait for that.
    """
    parse_texts(locale, "-says-")
    for key, rules in GAMES.items():
        view = rules.view(rules.new_state(max(rules.players), rules.Options(), seed=key), None)
        with suppress(MissingText, BrokenText):  # the other games can be played
            RENDERERS[key].alt_text(view, text=texts(locale))


def rules_picture(key: str, options: Any = None, *, theme: str, text: Text) -> Picture:
    """Draw the picture that explains the rules of the game ``key`` with these options or the default ones."""
    return RENDERERS[key].rules(options, theme=THEMES[theme], text=without_emojis(text))


def extra_picture(
    key: str,
    name: str,
    view: msgspec.Struct,
    *,
    theme: str,
    text: Text,
    marks: tuple[int, ...] = (),
    **values: Any,
) -> Picture:
    """Draw a picture beside that of the board, with the ``values`` that `ExtraPicture` takes.

    Raise ``KeyError`` in games that do not have it.
    """
    draw = RENDERERS[key].extra_pictures()[name]
    words = without_emojis(with_marks(text, marks))
    return draw(view, theme=theme_for(theme, marks), text=words, **values)
