"""Whole matches, as people play them: by clicks alone, by commands alone, with restarts anywhere."""

from random import Random

import pytest
import simcord

from tests.play.world import World, told, words


async def _next_action(world: World, rng: Random) -> str:
    match = await world.match()
    (player,) = match.owed()
    return match.rules.action_to_string(rng.choice(list(match.rules.legal_actions(match.state, player))))


async def _by_command(world: World, who: simcord.MemberActor, action: str) -> None:
    if action.startswith("pattern"):
        await who.slash(world.channel, "constructor pattern", pattern=action.split()[1])
    elif "-" in action:
        source, target = action.split("-")
        await who.slash(world.channel, "constructor move", **{"from": source, "to": target})
    else:
        await who.slash(world.channel, "constructor place", kind=action[0], tile=action[1:])


@pytest.mark.parametrize("by_click", [True, False], ids=["clicks", "commands"])
@pytest.mark.parametrize("restarts", [False, True], ids=["one go", "restarts"])
async def test_both_rounds_are_played_to_the_end(world: World, by_click: bool, restarts: bool) -> None:
    rng = Random(f"{by_click}{restarts}")
    await world.begin()
    turns = 0
    while not (await world.match()).over:
        who, action, turn = await world.current(), await _next_action(world, rng), (await world.match()).turn
        await (world.act(who, action) if by_click else _by_command(world, who, action))
        match = await world.match()
        turns += match.turn - turn
        if restarts:
            await world.restart()
    assert match.status == "finished"
    assert len(match.state.stage.finished) == 2
    assert "The end" in words(world.board)
    assert match.seed in words(world.board)
    assert turns >= 18
