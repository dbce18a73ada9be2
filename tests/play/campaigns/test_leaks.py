"""Nothing that a user can fetch differs when only the secrets of others differ."""

import re
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from bot.games.builders import dice, flow, steps
from bot.games.middle_ages.game import MiddleAges
from bot.lessons import LESSONS
from bot.store.tables import matches
from tests.codebase.combinations import usual_first
from tests.play import builders_table, race
from tests.play.leaks import SEEDS, Scenario, Step, differences, fetch, stub_computers, stub_pictures
from tests.play.notified_users import HOUR, choose_clock, pass_time
from tests.play.world import World

Compare = Callable[[Scenario], Awaitable[list[Step]]]
MANY = 36**3
"""A revision higher than that of any of these matches."""
pytestmark = pytest.mark.usefixtures("frozen_time")
each_depth = pytest.mark.parametrize("only_looks", usual_first(1, (True, False)))
each_extent = pytest.mark.parametrize("everybody", usual_first(1, (False, True)))


@pytest.fixture
def stubbed_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no picture."""
    stub_pictures(monkeypatch)


@pytest.fixture
def compare(empty_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compare:
    """Return a function that compares all that can be fetched in the two worlds of a scenario."""

    async def run(scenario: Scenario) -> list[Step]:
        worlds: list[list[Step]] = []
        questions: tuple[list[str], list[str]] = ([], [])
        for secret in (False, True):
            stub_computers(monkeypatch, questions[secret])
            database = Path(shutil.copyfile(empty_database, tmp_path / f"{secret}.db"))
            worlds.append(await fetch(scenario, database, monkeypatch, secret=secret))
        assert differences(*worlds) == ""
        assert questions[0] == questions[1], "a hint depends on what its reader may not know"
        return worlds[1]

    return run


async def _nothing(_: World) -> None:
    """Do nothing: only the seed differs."""


# Space Builder


async def _begin_live_race(world: World) -> None:
    await race.begin(world, 3)
    await race.start_race(world, world.ada, world.bruno, world.chioma)


async def _lay_brunos_cards(world: World) -> None:
    """Let Bruno have all his cards laid, after changing his mind many times."""
    panel = await race.reopen_panel(world, world.bruno)
    await race.build(world, world.bruno, panel)
    await race.click_panel(world.bruno, panel, "take DOM")
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(update(matches).values(revision=MANY))


async def _play_brunos_race(world: World) -> None:
    panel = await race.open_map(world, world.bruno)
    await race.build(world, world.bruno, panel)
    await race.finish(world, world.bruno, panel)


async def _stop_bruno(world: World) -> None:
    panel = await race.open_map(world, world.bruno)
    await race.build(world, world.bruno, panel, cards=1)
    await race.click_panel(world.bruno, panel, "stop")


@pytest.mark.usefixtures("stubbed_pictures")
@pytest.mark.nightly
async def test_before_a_live_race_the_maps_show_nowhere(compare: Compare) -> None:
    await compare(Scenario(lambda world: race.begin(world, 2), _nothing, ("ada",), seeds=SEEDS))


@each_extent
@pytest.mark.nightly
@pytest.mark.usefixtures("stubbed_pictures")
async def test_in_a_live_race_the_cards_of_others_and_their_number_of_clicks_show_nowhere(
    compare: Compare, everybody: bool
) -> None:
    steps = await compare(
        Scenario(_begin_live_race, _lay_brunos_cards, ("dmitri", "ada"), everybody=everybody)
    )
    numbers = [
        number
        for step in steps
        for message in step.messages
        for number in re.findall(r'"custom_id": "[bs]:1:(\w+)(?:\.\w+)?:', message)
    ]
    assert len(numbers) > 100
    assert all(int(number, 36) < MANY for number in numbers), "the counter that counts secrets left the bot"


@pytest.mark.nightly
@pytest.mark.usefixtures("stubbed_pictures")
async def test_in_turns_a_whole_race_shows_nowhere(compare: Compare) -> None:
    async def begin(world: World) -> None:
        await race.begin(world, 3, mode="turns", sealed=True, clock="day")

    await compare(Scenario(begin, _play_brunos_race, ("dmitri", "ada")))


@each_depth
@pytest.mark.usefixtures("stubbed_pictures")
@pytest.mark.nightly
async def test_in_turns_a_later_round_shows_nowhere(compare: Compare, only_looks: bool) -> None:
    async def begin(world: World) -> None:
        await race.begin(world, 3, mode="turns", deadline=1, sealed=True)
        panel = await race.open_map(world, world.ada)
        await race.build(world, world.ada, panel)
        await race.finish(world, world.ada, panel)
        await race.jump_forward(world, HOUR + 3)
        await world.press(world.ada, "race-unfreeze", "OBS")

    await compare(Scenario(begin, _stop_bruno, ("chioma",), only_looks=only_looks))


@each_depth
@pytest.mark.usefixtures("stubbed_pictures")
@pytest.mark.nightly
async def test_in_turns_who_builds_last_does_not_notice(compare: Compare, only_looks: bool) -> None:
    async def begin(world: World) -> None:
        await race.begin(world, 2, mode="turns", sealed=True, clock="day")
        await race.open_map(world, world.ada)

    await compare(Scenario(begin, _play_brunos_race, ("ada",), only_looks=only_looks))


@each_depth
@pytest.mark.usefixtures("stubbed_pictures")
@pytest.mark.nightly
async def test_in_turns_who_has_finished_does_not_notice_that_all_have(
    compare: Compare, only_looks: bool
) -> None:
    """The round is settled two seconds later."""

    async def begin(world: World) -> None:
        await race.begin(world, 2, mode="turns", sealed=True, clock="day")
        panel = await race.open_map(world, world.ada)
        await race.build(world, world.ada, panel)
        await race.finish(world, world.ada, panel)

    await compare(Scenario(begin, _play_brunos_race, ("dmitri", "ada"), only_looks=only_looks))


@pytest.mark.usefixtures("stubbed_pictures")
@pytest.mark.exhaustive
async def test_in_turns_neither_clocks_nor_reminders_reveal_who_has_finished(compare: Compare) -> None:
    async def begin(world: World) -> None:
        await world.bruno.slash(world.channel, "me quiet", **{"from": "23:00", "to": "06:00"})
        await race.begin(world, 3, mode="turns", sealed=True, clock="live")

    async def night(world: World) -> None:
        await pass_time(world, 8 * HOUR)

    await compare(Scenario(begin, _play_brunos_race, ("ada",), then=night, only_looks=True))


@pytest.mark.usefixtures("stubbed_pictures")
@pytest.mark.exhaustive
async def test_in_turns_the_time_of_a_reminder_does_not_reveal_who_has_finished(compare: Compare) -> None:
    """Half of Bruno's time is over at noon; that of the others, who sleep meanwhile, in the evening."""

    async def begin(world: World) -> None:
        for who in (world.ada, world.chioma):
            await who.slash(world.channel, "me quiet", **{"from": "01:00", "to": "09:00"})
        guests = {"opponent": world.bruno, "second-opponent": world.chioma}
        options = {"mode": "turns", "sealed": True, "clock": "day"}
        await world.open_table(world.ada, "space-builder", **guests, **options)
        await choose_clock(world, bank="no-bank", waking="on")
        for guest in guests.values():
            await world.press(guest, "join")
        await world.press(world.ada, "start")

    async def morning(world: World) -> None:
        await pass_time(world, 13 * HOUR)

    steps = await compare(Scenario(begin, _play_brunos_race, ("ada",), then=morning, only_looks=True))
    assert any("was reminded" in message for message in steps[0].messages)


@pytest.mark.nightly
@pytest.mark.usefixtures("real_pictures")
async def test_the_pictures_of_a_race_are_the_same(compare: Compare) -> None:
    await compare(Scenario(_begin_live_race, _lay_brunos_cards, ("ada",), only_looks=True))


# Builders


async def _orders(world: World) -> None:
    await builders_table.begin(world, 3, clock="day")
    await builders_table.command(world, world.bruno, builders_table.ORDER)


async def _other_orders(world: World) -> None:
    for order in ("2A 4B 3C 1D", "6B 2C 2D", "1A 3B 3C 3D"):
        await builders_table.click(world, world.bruno, f"order {order}")


@pytest.mark.usefixtures("stubbed_pictures")
@pytest.mark.nightly
async def test_orders_of_others_and_their_number_show_nowhere(compare: Compare) -> None:
    await compare(Scenario(_orders, _other_orders, ("dmitri", "ada"), seeds=SEEDS))


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.exhaustive
async def test_the_pictures_of_orders_are_the_same(compare: Compare) -> None:
    await compare(Scenario(_orders, _other_orders, ("ada",), only_looks=True))


@pytest.mark.nightly
@pytest.mark.usefixtures("stubbed_pictures")
async def test_the_dice_to_come_show_nowhere(compare: Compare, monkeypatch: pytest.MonkeyPatch) -> None:
    dice_of, roll_offs = dice.dice_of, dice.roll_offs
    monkeypatch.setattr(flow, "roll_offs", lambda _, players: roll_offs(SEEDS[0], players))
    monkeypatch.setattr(steps, "dice_of", lambda seed, turn: dice_of(SEEDS[0] if turn < 2 else seed, turn))

    async def begin(world: World) -> None:
        await builders_table.begin_first_turn(world, 2)

    await compare(Scenario(begin, _nothing, ("ada", "bruno"), reveals=("roll",), seeds=SEEDS))


# Middle Ages


@pytest.fixture
def stacked_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the seed decide nothing but the order of the face-down cards."""
    new_state = MiddleAges.new_state

    def stack(self: MiddleAges, players: int, options: Any, seed: str) -> Any:
        if seed == LESSONS["middle-ages"].seed:  # lessons remember their positions
            return new_state(self, players, options, seed)
        state = new_state(self, players, options, SEEDS[0])
        if seed == SEEDS[0]:
            return state
        sites, workers = (
            replace(row, deck=(row.deck[0], *row.deck[:0:-1])) for row in (state.sites, state.workers)
        )
        return replace(state, sites=sites, workers=workers)

    monkeypatch.setattr(MiddleAges, "new_state", stack)


async def _middle_ages(world: World) -> None:
    await world.begin_game("middle-ages", 2)


@each_extent
@pytest.mark.nightly
@pytest.mark.usefixtures("stubbed_pictures", "stacked_decks")
async def test_the_order_of_the_decks_shows_nowhere(compare: Compare, everybody: bool) -> None:
    viewers = ("dmitri", "ada", "bruno")
    await compare(
        Scenario(_middle_ages, _nothing, viewers, reveals=("build", "hire"), seeds=SEEDS, everybody=everybody)
    )


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.usefixtures("stacked_decks")
@pytest.mark.exhaustive
async def test_the_pictures_over_other_decks_are_the_same(compare: Compare) -> None:
    await compare(Scenario(_middle_ages, _nothing, ("ada",), seeds=SEEDS, only_looks=True))


# Constructor


@pytest.mark.nightly
@pytest.mark.usefixtures("stubbed_pictures")
async def test_the_seed_shows_nowhere(compare: Compare) -> None:
    await compare(Scenario(World.begin_constructor, _nothing, ("bruno", "ada"), seeds=SEEDS))


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.exhaustive
async def test_the_pictures_over_another_seed_are_the_same(compare: Compare) -> None:
    await compare(Scenario(World.begin_constructor, _nothing, ("ada",), seeds=SEEDS, only_looks=True))


# The comparison itself


@pytest.mark.usefixtures("stubbed_pictures")
@pytest.mark.exhaustive
async def test_a_leak_would_be_noticed(compare: Compare) -> None:
    async def tap(world: World) -> None:
        panel = await race.reopen_panel(world, world.bruno)
        await race.build(world, world.bruno, panel)
        await race.finish(world, world.bruno, panel)

    with pytest.raises(AssertionError, match="meanwhile"):
        await compare(Scenario(_begin_live_race, tap, ("dmitri",), only_looks=True))
