"""Whole matches in which the bot is killed again and again: nothing is lost, and nothing comes twice."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.services.records import replay
from bot.store.records import Match
from tests.play import test_middle_ages
from tests.play.kills import Killer
from tests.play.world import World, buttons, words

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("blank")]

MOST = 600
Step = Callable[[World, Match, Random], Awaitable[Any]]


async def _go_back(world: World, who: Any) -> None:
    """Give up what was selected before the bot died."""
    for custom_id, _ in buttons(world.board):
        if custom_id.endswith(":pick:"):
            await who.click(world.board, custom_id=custom_id)
            return


async def _constructor(world: World, match: Match, rng: Random) -> None:
    (player,) = match.owed()
    action = rng.choice(list(match.rules.legal_actions(match.state, player)))
    await _go_back(world, world.people[match.players[player]])
    await world.act(world.people[match.players[player]], match.rules.action_to_string(action))


async def _middle_ages(world: World, match: Match, rng: Random) -> None:
    (player,) = match.owed()
    legal = [match.rules.action_to_string(each) for each in match.rules.legal_actions(match.state, player)]
    action = test_middle_ages.wise(match.rules.view(match.state, player), legal, rng)
    await _go_back(world, world.people[match.players[player]])
    await test_middle_ages.click(world, world.people[match.players[player]], action)


GAMES: dict[str, tuple[Callable[[World], Awaitable[Any]], Callable[[], Step]]] = {
    "constructor": (lambda world: world.begin(), lambda: _constructor),
    "middle-ages": (
        lambda world: test_middle_ages.begin(world, 2, **test_middle_ages.SHORT),
        lambda: _middle_ages,
    ),
}


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_survives_any_number_of_kills(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    begin, player = GAMES[game]
    rng = Random(f"kills {game}")
    await begin(world)
    killer = Killer(world, monkeypatch, rng, every=60)
    step = player()
    while not (match := await killer.match()).over:
        assert killer.steps < MOST, match.state
        await killer.attempt(step(world, match, rng))
    await killer.retire()
    await world.env.advance_time(700)
    match = await world.match()
    assert match.status == "finished"
    assert killer.kills > 5
    record = await world.bot.store.record(match.id)
    assert list(replay(match, record))[-1] == match.state
    assert "The end" in words(world.board)
    assert [message.id for message in world.channel.history() if buttons(message)] == [world.board.id]
    assert len(world.channel.history()) <= match.post, "no board was posted twice"
    assert await world.bot.store.due(10**15) == []
