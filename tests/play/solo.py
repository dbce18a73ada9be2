"""Helpers for one user who plays against computers on a simulated Discord."""

from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

from bot.match.effects import ACTION_DELAY
from bot.match.models import Match, is_computer
from bot.services.computer_service import LEVEL_DELAYS
from tests.play import builders_table, race
from tests.play.games import test_middle_ages
from tests.play.world import World

SECONDS = max(ACTION_DELAY, *LEVEL_DELAYS.values()) // 1000 + 1
"""The seconds after which a computer that has finished its search has acted."""
_MOST = 4000

SHORT: Mapping[str, Mapping[str, Any]] = {
    "middle-ages": {"target-points": 3},
    "builders": builders_table.SHORT,
    "space-builder": {"cap": 60, "deadline": 1},
}
"""Options of short matches."""


async def begin(world: World, game: str, level: str, **options: Any) -> Match:
    """Let Ada begin a match with a computer, up to the first action."""
    await world.open_table(world.ada, game, computer=level, **options)
    await world.press(world.ada, "start")
    return await world.match()


async def wait_for_human(world: World) -> Match:
    """Wait until a human player has to act or the match is over, and return the match."""
    for _ in range(_MOST):
        match = await world.match()
        if match.is_over or any(not is_computer(match.players[player]) for player in match.players_to_act()):
            return match
        await world.bot.computers.idle()
        await world.env.advance_time(SECONDS)
    raise AssertionError("the computers never came to an end")


async def play(world: World, rng: Random, *, meanwhile: Callable[[], Awaitable[None]] | None = None) -> Match:
    """Play for Ada to the end with random legal actions; call ``meanwhile`` now and then."""
    for _ in range(_MOST):
        match = await wait_for_human(world)
        if match.is_over:
            return match
        await _ACTS.get(match.game, _any_legal)(world, match, rng)
        if meanwhile and rng.random() < 0.05:
            await meanwhile()
    raise AssertionError("the match never ended")


async def _any_legal(world: World, match: Match, rng: Random) -> None:
    (player,) = match.players_to_act()
    action = rng.choice(list(match.rules.legal_actions(match.state, player)))
    await world.act(world.ada, match.rules.action_to_string(action))


async def _middle_ages(world: World, match: Match, rng: Random) -> None:
    (player,) = match.players_to_act()
    view = match.rules.view(match.state, player)
    legal = [match.rules.action_to_string(each) for each in match.rules.legal_actions(match.state, player)]
    await test_middle_ages.command(world, world.ada, test_middle_ages.choose_wisely(view, legal, rng))


async def _builders(world: World, match: Match, rng: Random) -> None:
    player = match.find_player(world.ada.id)
    assert player is not None
    if player not in match.players_to_act():  # only the computer still has to order
        await world.env.advance_time(SECONDS)
        return
    await builders_table.command(world, world.ada, builders_table.choose_briskly(match, player, rng))


async def _space_builder(world: World, match: Match, _rng: Random) -> None:
    """Let Ada win the round: she builds the whole city correctly before the computer begins."""
    if match.state.phase == "ready":
        await world.env.advance_time(SECONDS)  # the computer gets ready
        panel = race.panel_of(await world.press(world.ada, "race-ready"))
        await world.env.advance_time(6)
        if (await world.match()).state.phase == "building":
            await race.build(world, world.ada, panel)
            await race.finish(world, world.ada, panel)
    await world.env.advance_time(3)


_ACTS = {
    "middle-ages": _middle_ages,
    "builders": _builders,
    "space-builder": _space_builder,
}
