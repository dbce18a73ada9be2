"""The game made for the tests of the domain, which the bot knows while they run."""

from collections.abc import Iterator

import pytest

from bot.games import GAMES
from tests.match.harvest import HARVEST


@pytest.fixture(autouse=True, scope="module")
def harvest() -> Iterator[None]:
    """Make the game of the tests one that the bot knows."""
    GAMES.add(HARVEST)
    yield
    GAMES.remove(HARVEST.key)
