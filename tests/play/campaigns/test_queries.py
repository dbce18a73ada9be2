"""For everything that users do, the database looks rows up and never reads a table from end to end."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest

from tests.codebase.combinations import diagonal_first
from tests.play import builders_table, race
from tests.play.games import test_middle_ages
from tests.play.notified_users import HOUR, me
from tests.play.world import World
from tests.store.plans import plans, scans, statements

pytestmark = pytest.mark.usefixtures("example_games", "frozen_time")


async def constructor(world: World) -> None:
    """Open a table with a clock, play by click and by command, let a reminder come, and ask for a board."""
    await world.begin_constructor(clock="day")
    await world.act(world.ada, "pattern rhombus")
    for action in ("Sa1", "Ra2"):
        await world.command(await world.current(), action)
    await world.press(await world.current(), "more")
    for command in ("show", "read", "log", "replay", "history", "nudge", "undo"):
        await world.ada.slash(world.channel, f"match {command}")
    for command, options in (
        ("notices", {"where": "direct"}),
        ("away", {"until": "3 days"}),
        ("matches", {}),
        ("history", {}),
    ):
        await me(world, await world.current(), command, **options)
    await race.jump_forward(world, 30 * HOUR)
    await me(world, world.bruno, "back")
    await world.resign(world.ada)
    await world.press(world.bruno, "rematch")


async def middle_ages(world: World) -> None:
    """Play two turns, and show the board on request."""
    await test_middle_ages.begin(world)
    for action in ("coins", "coins", "coins", "end"):
        await test_middle_ages.click(world, await world.current(), action)
    await test_middle_ages.command(world, await world.current(), "coins")
    await world.ada.slash(world.channel, "match show")


async def builders(world: World) -> None:
    """Choose an order in the private panel, then build."""
    await builders_table.begin(world)
    await builders_table.click(world, world.ada, builders_table.ORDER)
    await builders_table.command(world, world.bruno, builders_table.ORDER)
    await builders_table.click(world, await builders_table.actor(world), "lay B")


async def space_builder(world: World) -> None:
    """Race live until the round is decided, then in turns, each in a private panel."""
    await race.begin(world)
    ada, _ = await race.start_race(world, world.ada, world.bruno)
    await race.build(world, world.ada, ada)
    await race.finish(world, world.ada, ada)
    await race.jump_forward(world, HOUR)
    await world.resign(world.ada)
    await race.begin(world, mode="turns")
    panel = await race.open_map(world, world.ada)
    await world.press(world.bruno, "race-open")
    await race.build(world, world.ada, panel, cards=2)
    await race.build(world, world.ada, await race.reopen_panel(world, world.ada), cards=3, by_click=False)
    await race.jump_forward(world, 2 * HOUR)


async def fifth_game(world: World) -> None:
    """Play three turns, and undo the last."""
    await world.begin_game("noughts", 2)
    for _ in range(3):
        match = await world.match()
        (player,) = match.players_to_act()
        action = next(iter(match.rules.legal_actions(match.state, player)))
        await world.act(await world.current(), match.rules.action_to_string(action))
    await world.ada.slash(world.channel, "match undo")


PLAYS: Mapping[str, Callable[[World], Awaitable[None]]] = {
    "constructor": constructor,
    "middle-ages": middle_ages,
    "builders": builders,
    "space-builder": space_builder,
    "noughts": fifth_game,
}


@pytest.mark.parametrize(("game", "shards"), diagonal_first(PLAYS, ((), (0,))))
@pytest.mark.sampled
async def test_nothing_that_players_do_scans_a_table(world: World, game: str, shards: Any) -> None:
    world.bot.store.shards.ids = shards or None
    with statements(world.bot.store) as sent_statements:
        await PLAYS[game](world)
    assert len(sent_statements) > 30
    assert scans(world.database, sent_statements) == []
    assert any(step.startswith("SEARCH") for step, _ in plans(world.database, sent_statements))


async def test_a_click_on_a_panel_reads_its_players_together_with_the_match(world: World) -> None:
    await race.begin(world)
    panel, _ = await race.start_race(world, world.ada, world.bruno)
    await race.click_panel(
        world.ada, panel, min(action for action in race.find_action_ids(panel) if "take" in action)
    )
    with statements(world.bot.store) as sent_statements:
        await race.click_panel(world.ada, panel, "turn +1")
    assert sum(statement.startswith("SELECT") for statement, _ in sent_statements) == 1
