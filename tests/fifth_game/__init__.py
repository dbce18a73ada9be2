"""A complete small game, noughts and crosses: the example of `CONTRIBUTING.md`, "Add a game"."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.games import GAMES
from bot.locales import add_texts, remove_texts
from cogs.kit.game_ui import GAME_UIS
from rendering import RENDERERS
from tests.fifth_game.picture import RENDERER
from tests.fifth_game.rules import GAME
from tests.fifth_game.ui import UI

TEXTS = Path(__file__).parent / "texts"
EVERY_GAME: Final = (*GAMES, GAME.key)
"""The keys of all games and of this one, which is registered for the cases of a test that has its key."""


@contextmanager
def register_game() -> Iterator[None]:
    """Add the game to the registries, as if its files lay beside those of the other games."""
    add_texts(TEXTS)
    GAMES.add(GAME)
    RENDERERS.add(RENDERER)
    GAME_UIS.add(UI)
    try:
        yield
    finally:
        remove_texts(TEXTS)
        for registry in (GAMES, RENDERERS, GAME_UIS):
            registry.remove(GAME.key)
