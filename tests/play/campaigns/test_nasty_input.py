"""Ids, arguments and options out of range: each is refused, without a traceback or a change."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands

from bot.client.click_handlers import Scope
from bot.games import GAMES as RULES
from bot.match.digests import get_panel_version
from cogs.board.buttons import LONGEST_ID
from cogs.kit.custom_ids import CustomId, write_custom_id
from tests.codebase.combinations import usual_first
from tests.play import builders_table, race
from tests.play.games import test_middle_ages
from tests.play.world import World, deliver_together, forge, reply_text

HUGE = "9" * 80
NASTY = (
    *("", "x", "-1", "0", "7", "²", "٣", "1_0", "99999999999999999999", HUGE, "a;b;;", ".", "x.y.z", "1="),
    *("0=none", "pace=x", "\x00", "a\nb", "order 9A 9B 9C 9D", f"{HUGE[:75]}.1.1.1/x", "4.1.1.1/x"),
    *("coins " + HUGE, "send x y", "finished"),
)
ENDING = frozenset({"leave", "start", "cancel", "rematch", "undo"})
"""Button actions without an argument that change a match and that a player may always ask for."""
PLAIN = frozenset({"show", "nudge", "computers-off", "give-back", "clock", "computer", "hint", "hand-over"})
"""Button actions without an argument; their clicks are those of any other test."""
READING = frozenset(
    {"read", "more", "log", "record", "rules", "notifications", "panel", "race-faces", "race-last"}
)
MUTING = frozenset({"mute-match", "panel-mute-match", "panel-unmute"})
RACING = frozenset({"race-panel", "race-ready", "race-open"})
OF_GAMES = frozenset(
    {"act", "act-sure", "act-always", "pick", "panel-set", "panel-act", "area", "picture"}
    | {"race-click", "race-unfreeze", "race-begin", "race-sit", "race-stop"}
)
"""Button actions whose argument each game reads in its own way."""
_SOME = 2
"""The number of nasty values that the usual run tries where the nightly one tries all."""
pytestmark = pytest.mark.usefixtures("frozen_time")
each_amount = pytest.mark.parametrize("some", usual_first(1, (_SOME, None)), ids=("some", "all"))


class Watch:
    """What must not happen while users do what they should not: errors, tracebacks, changes."""

    def __init__(self, world: World, log: pytest.LogCaptureFixture) -> None:
        self.world, self.log = world, log

    def check(self, what: Any, result: simcord.InteractionResult | None) -> None:
        """Fail if the answer has an error id, or the log a traceback."""
        loud = [record for record in self.log.records if record.exc_info or record.levelno >= logging.ERROR]
        assert not loud, (what, [record.exc_info for record in loud])
        self.log.clear()
        if result is not None:
            assert result.acknowledged, what
            private_messages = [one for one in (result.response, *result.followups) if one and one.ephemeral]
            assert all("went wrong" not in str(one.components) for one in private_messages), what

    @asynccontextmanager
    async def assert_unchanged(self, what: Any) -> AsyncIterator[None]:
        """Fail if the match is a different one afterwards."""
        before = await self.world.match()
        yield
        assert await self.world.match() == before, what


@pytest.fixture
def watch(world: World, caplog: pytest.LogCaptureFixture) -> Watch:
    return Watch(world, caplog)


async def _any_game(key: str, world: World) -> None:
    await world.begin_game(key, 2)


async def _constructor(world: World) -> None:
    await world.begin_game("constructor", 2, starter="ice")


async def _middle_ages(world: World) -> None:
    await test_middle_ages.begin(world)


async def _builders(world: World) -> None:
    await builders_table.begin(world)


async def _begin_rolled(world: World) -> None:
    await builders_table.begin_first_turn(world)


async def _race(world: World) -> None:
    await race.begin(world, mode="turns")
    await race.open_map(world, world.ada)


GAMES: dict[str, Callable[[World], Awaitable[None]]] = {
    **{key: partial(_any_game, key) for key in RULES},
    "constructor": _constructor,
    "middle-ages": _middle_ages,
    "builders": _builders,
    "builders rolled": _begin_rolled,
    "space-builder": _race,
}
LEGAL: Mapping[str, frozenset[str]] = {"join": frozenset({"0"}), "race-stop": frozenset({"0"})}
"""The tried arguments that a player may give, by action."""


def _with_argument(world: World) -> frozenset[str]:
    return frozenset(world.bot.handlers.of(Scope.MATCH)) - ENDING - PLAIN - READING - MUTING - RACING


def _sample(values: Sequence[Any], some: int | None, rng: Random) -> Sequence[Any]:
    return values if some is None else rng.sample(values, min(some, len(values)))


async def _try_controls(
    watch: Watch, who: Any, controls: Iterable[str], some: int | None, rng: Random
) -> None:
    """Try each button action with ``some`` random arguments, or with all."""
    match = await watch.world.match()
    for control in sorted(controls):
        version = match.board_version
        if control.startswith("panel-"):
            version = get_panel_version(match, match.find_player(who.id) or 0)
        arguments = _sample(NASTY, some, rng)
        legal = LEGAL.get(control, frozenset())
        prefix = write_custom_id("b", CustomId(match.id, version, control))
        ids = {one: f"{prefix}{one}"[:LONGEST_ID] for one in arguments}
        async with watch.assert_unchanged(control):
            await _click_all(watch, who, [ids[one] for one in arguments if one not in legal])
        await _click_all(watch, who, [ids[one] for one in arguments if one in legal])


async def _click_all(watch: Watch, who: Any, ids: Sequence[str]) -> list[simcord.InteractionResult]:
    world, board = watch.world, watch.world.board
    values = [("x",) if custom_id.startswith("s") else () for custom_id in ids]
    clicks = [partial(forge, world, who, board, one, *of) for one, of in zip(ids, values, strict=True)]
    results = await deliver_together(world, *clicks)
    for custom_id, result in zip(ids, results, strict=True):
        watch.check(custom_id, result)
    return results


@each_amount
@pytest.mark.parametrize("case", GAMES)
@pytest.mark.sampled
async def test_no_argument_of_a_button_breaks_a_match_that_runs(
    watch: Watch, case: str, some: int | None
) -> None:
    world, rng = watch.world, Random(case)
    await GAMES[case](world)
    match = await world.match()
    who = world.people[match.players[min(match.players_to_act())]]
    await _try_controls(watch, who, _with_argument(world) if case == "constructor" else OF_GAMES, some, rng)
    await _try_controls(watch, world.dmitri, OF_GAMES, 1, rng)


@pytest.mark.parametrize("game", RULES)
@pytest.mark.sampled
async def test_no_argument_of_a_button_breaks_a_table_or_a_match_that_is_over(
    watch: Watch, game: str
) -> None:
    world, rng = watch.world, Random(game)
    controls = _with_argument(world) if game == "constructor" else OF_GAMES
    await world.ada.slash(world.channel, f"{game} new", opponent=world.bruno)
    for who in (world.ada, world.dmitri):
        await _try_controls(watch, who, controls, 1, rng)
    await world.cancel(world.ada)
    await GAMES[game](world)
    await world.cancel(world.ada)
    for who in (world.ada, world.dmitri):
        await _try_controls(watch, who, controls, 1, rng)


IDS = ("0", "zz", "zzzzzzzzzzzzz", "z" * 60, "1y2p0ij32e8e8", "-1", "ä", "", " 1", "1_1", "zik0zk", "zik0zj")
"""Match ids in base 36, among them the numbers around 32 and 64 bits."""


async def test_no_number_of_a_match_breaks_a_button(watch: Watch) -> None:
    world = watch.world
    await _constructor(world)
    for number in IDS:
        controls = (
            sorted(world.bot.handlers.of(Scope.MATCH))
            if number == "zzzzzzzzzzzzz"
            else ("act", "read", "mute-turn", "race-open")
        )
        ids = [f"b:{number}:1:{control}:" for control in controls]
        async with watch.assert_unchanged(number):
            results = await _click_all(watch, world.ada, ids)
        assert all("do not know" in reply_text(result) for result in results), number


async def test_no_version_breaks_a_button(watch: Watch) -> None:
    world = watch.world
    await _constructor(world)
    controls = ("act", "act-sure", "pick", "undo", "answer", "panel-set", "panel-act", "resign")
    for version in IDS:
        async with watch.assert_unchanged(version):
            await _click_all(
                watch, world.ada, [f"b:1:{version}:{control}:pattern rhombus" for control in controls]
            )


async def test_no_custom_id_goes_without_an_answer(watch: Watch) -> None:
    world = watch.world
    await _constructor(world)
    ids = ("b:", "b::::", "b:1", "b:1:1", "b:1:1:read", "b:1:1:nonsense:x", "b:\n", "s:", "s:1:1:Act:x")
    async with watch.assert_unchanged(ids):
        for result in await _click_all(watch, world.ada, ids):
            assert "do not know this button" in reply_text(result)


# Commands

LONG = "9" * 6000
STRINGS = (
    *NASTY[1:],
    LONG,
    "a" * 6000,
    "order " + LONG,
    LONG + "A",
    "1A " * 2000,
    "../../etc/passwd",
    "/",
    "America",
)
INTEGERS = (0, -1, 1, 99, 10**6, 2**31, 2**53 - 1, -(2**53 - 1))
TYPED = {discord.AppCommandOptionType.string: STRINGS, discord.AppCommandOptionType.integer: INTEGERS}
FILLED = {discord.AppCommandOptionType.string: "1", discord.AppCommandOptionType.integer: 1}


def _options(world: World) -> Iterator[tuple[Any, Any]]:
    """Yield all commands with each of their options that can hold any text or number."""
    for command in world.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for option in command.parameters:
                if option.type in TYPED and not option.choices:
                    yield command, option


def _fitting(option: Any, value: Any) -> bool:
    """Return whether Discord lets a user send this value."""
    if option.min_value is None and option.max_value is None:
        return True
    size = len(value) if isinstance(value, str) else value
    low = option.min_value if option.min_value is not None else size
    high = option.max_value if option.max_value is not None else size
    return bool(low <= size <= high)


async def _try_all(
    watch: Watch, who: simcord.MemberActor, prefix: str, some: int | None, rng: Random
) -> None:
    world = watch.world
    for command, option in _options(world):
        if not command.qualified_name.startswith(prefix):
            continue
        required_options = {
            other.display_name: FILLED[other.type]
            for other in command.parameters
            if other.required and other is not option and other.type in FILLED
        }
        values = _sample([value for value in TYPED[option.type] if _fitting(option, value)], some, rng)
        option_sets = [required_options | {option.display_name: value} for value in values]
        name = command.qualified_name
        results = await deliver_together(
            world, *(partial(who.slash, world.channel, name, **one) for one in option_sets)
        )
        for one, result in zip(option_sets, results, strict=True):
            watch.check((name, one), result)


@each_amount
@pytest.mark.parametrize("case", GAMES)
@pytest.mark.sampled
async def test_no_value_of_an_option_breaks_the_commands_of_a_game(
    watch: Watch, case: str, some: int | None
) -> None:
    world, rng = watch.world, Random(case)
    game = case.split()[0]
    await GAMES[case](world)
    match = await world.match()
    who = world.people[match.players[min(match.players_to_act())]]
    await _try_all(watch, who, game, some, rng)
    await _try_all(watch, world.dmitri, game, 1, rng)
    await world.cancel(world.ada)


@pytest.mark.parametrize("game", ["middle-ages", "builders", "space-builder"])
@pytest.mark.sampled
async def test_a_table_opens_with_numbers_that_the_game_allows_only(watch: Watch, game: str) -> None:
    world = watch.world
    for command, option in _options(world):
        if command.qualified_name != f"{game} new":
            continue
        for value in (one for one in INTEGERS if _fitting(option, one)):
            result = await world.ada.slash(world.channel, f"{game} new", **{option.display_name: value})
            watch.check((option.display_name, value), result)
            table = await world.bot.store.matches.find_latest(world.channel.id)
            if table is not None and not table.is_over:
                await world.press(world.ada, "cancel")
                watch.check((option.display_name, value), None)


@pytest.mark.exhaustive
async def test_no_value_of_an_option_breaks_the_commands_of_every_game(watch: Watch) -> None:
    world, rng = watch.world, Random(1)
    await _constructor(world)
    role = world.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    moderator = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    for prefix in ("match move", "match hint", "match computer", "me", "help"):
        await _try_all(watch, world.ada, prefix, None, rng)
    assert not (await world.match()).is_over
    await _try_all(watch, moderator, "match end", None, rng)


async def test_nothing_typed_breaks_a_completion(watch: Watch) -> None:
    world, errors = watch.world, list[Exception]()

    async def note(_interaction: Any, error: Exception) -> None:
        errors.append(error)

    await _constructor(world)
    world.bot.tree.error(note)
    for command, option in _options(world):
        if option.autocomplete:
            for value in ("", "x", "-1", HUGE, "a" * 6000, "\x00", "[", "🧱"):
                await world.ada.autocomplete(
                    world.channel, command.qualified_name, option.display_name, value
                )
                assert not errors, (command.qualified_name, value)


OUTDATED: tuple[dict[str, Any], ...] = (
    {"type": 1, "name": "vanished", "options": []},
    {"type": 1, "name": "end", "options": []},
)
"""Commands of an older bot, as a client sends them that still shows them."""


@pytest.mark.parametrize("option", OUTDATED)
async def test_a_command_that_there_is_no_longer_is_refused_plainly(
    watch: Watch, option: dict[str, Any]
) -> None:
    world = watch.world
    root = world.env.backend.find_command("match", None, type=1)
    assert root is not None
    data = {"id": root["id"], "name": "match", "type": 1, "options": [option]}
    result = await world.ada._dispatch_interaction(2, world.channel, data)
    watch.check(option, result)
    assert "do not know this command in this form" in reply_text(result)
