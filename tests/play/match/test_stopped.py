"""A match that is stopped before its end: no message asks anybody to play on."""

import re
from typing import Any

import discord
import pytest

from rendering import render
from tests.codebase.combinations import diagonal_first
from tests.example_games import EVERY_GAME
from tests.play.world import World, pictures, reply_text

ASKED = re.compile(
    r"is to act|is to choose|choose from|Place a|Press \*\*Ready|not ready|order|Roll|sits out|actions? left",
    re.IGNORECASE,
)


async def _resign(world: World) -> None:
    await world.resign(world.bruno)


async def _call_off(world: World) -> None:
    await world.cancel(world.ada)
    if (await world.match()).consent_request is not None:
        await world.press(world.bruno, "answer", "yes")


async def _close(world: World) -> None:
    role = world.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    moderator = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    await moderator.slash(world.channel, "match end", reason="stuck")


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize(("game", "stop"), diagonal_first(EVERY_GAME, (_resign, _call_off, _close)))
@pytest.mark.sampled
async def test_a_match_that_was_stopped_asks_nobody_to_play_on(world: World, game: str, stop: Any) -> None:
    await world.begin_game(game, 2)
    running = (await world.match()).state
    await stop(world)
    match = await world.match()
    assert match.is_over
    (picture,) = pictures(world.board)
    read = reply_text(await world.press(world.ada, "read"))
    for words in (picture.description or "", read):
        assert not ASKED.search(words), words
        assert re.search("the match (was|is) (stopped|over|given up)", words, re.IGNORECASE), words
    view = match.view(None)
    if view.outcome is None:
        final_picture = render(game, view, theme=match.theme).data
        assert final_picture != render(game, match.rules.view(running, None), theme=match.theme).data
