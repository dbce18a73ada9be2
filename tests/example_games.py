"""The example games of the tests, which the product does not know: they lie where none of its games do."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import cogs.server.settings_panel  # noqa: F401  it lists the games once, and should not list these
from bot.games import GAMES, AnyGame
from bot.locales import add_texts, remove_texts
from rendering import RENDERERS
from rendering.renderer import Renderer
from tests.fifth_game import picture as fifth_picture
from tests.fifth_game import rules as fifth_rules
from tests.sixth_game import picture as sixth_picture
from tests.sixth_game import rules as sixth_rules

EXAMPLES: Final[tuple[AnyGame, ...]] = (fifth_rules.GAME, sixth_rules.GAME)
RENDERERS_OF_EXAMPLES: Final[tuple[Renderer[Any], ...]] = (fifth_picture.RENDERER, sixth_picture.RENDERER)
TEXTS: Final = tuple(Path(__file__).parent / name / "texts" for name in ("fifth_game", "sixth_game"))
EVERY_GAME: Final = (*GAMES, *(game.key for game in EXAMPLES))
"""The keys of all games and of the examples, which are registered for the cases of a test that have them."""


@contextmanager
def register_examples() -> Iterator[None]:
    """Add the games to the registries, as if their files lay beside those of the other games."""
    for folder in TEXTS:
        add_texts(folder)
    for game, renderer in zip(EXAMPLES, RENDERERS_OF_EXAMPLES, strict=True):
        GAMES.add(game)
        RENDERERS.add(renderer)
    try:
        yield
    finally:
        for folder in TEXTS:
            remove_texts(folder)
        for game in EXAMPLES:
            GAMES.remove(game.key)
            RENDERERS.remove(game.key)
