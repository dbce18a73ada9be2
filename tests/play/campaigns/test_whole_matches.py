"""Whole matches, as users play them: by clicks alone, by commands alone, with restarts anywhere."""

from random import Random

import pytest

from tests.play.world import World, words


async def _next_action(world: World, rng: Random) -> str:
    match = await world.match()
    (player,) = match.players_to_act()
    return match.rules.action_to_string(rng.choice(list(match.rules.legal_actions(match.state, player))))


@pytest.mark.parametrize(("restarts", "by_click"), [(True, True), (False, False)])
@pytest.mark.sampled
async def test_both_rounds_are_played_to_the_end(world: World, by_click: bool, restarts: bool) -> None:
    rng = Random(f"{by_click}{restarts}")
    await world.begin_constructor()
    turns = 0
    while not (await world.match()).is_over:
        who, action, turn = await world.current(), await _next_action(world, rng), (await world.match()).turn
        await (world.act(who, action) if by_click else world.command(who, action))
        match = await world.match()
        turns += match.turn - turn
        if restarts:
            await world.restart()
    assert match.status == "finished"
    assert len(match.state.stage.finished) == 2
    assert "The end" in words(world.board)
    assert turns >= 18
