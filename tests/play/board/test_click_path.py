"""The way of a click: the functions that call one another up to the commit are those that the page names."""

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from bot.store.matches import MatchStore
from tests.play.world import World

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "architecture.md").read_text()
MOST = 12
"""The most functions of our own, one inside the other, from a click to its commit."""


def own_callers() -> list[str]:
    """Return the functions of the product that are being called, the outermost first."""
    places = [(Path(frame.filename), frame.function) for frame in inspect.stack(context=0)]
    folders = [ROOT / "bot", ROOT / "cogs"]
    return [name for path, name in reversed(places) if any(path.is_relative_to(each) for each in folders)]


async def test_a_click_takes_the_way_that_the_page_names(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin_constructor()
    commit, ways = MatchStore.commit_and_claim, list[list[str]]()

    async def note_and_commit(*arguments: Any) -> Any:
        ways.append([*own_callers(), commit.__name__])
        return await commit(*arguments)

    monkeypatch.setattr(MatchStore, "commit_and_claim", note_and_commit)
    await world.press(world.ada, "act", "pattern rhombus")
    (names,) = re.findall(r"^The way to the commit: (.*?)\.$", PAGE, re.MULTILINE | re.DOTALL)
    assert ways == [[name.split(".")[-1] for name in re.findall(r"`([\w.]+)`", names)]]
    assert len(ways[0]) <= MOST
