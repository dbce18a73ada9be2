"""What the bot sends to Discord for a turn: its requests, and the bytes of their bodies with all uploads.

Computers decide what users do, users click what makes that, so that turns are as long as those of people.
Acknowledgements count as requests like all others.
"""

import json
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import simcord
from msgspec.structs import replace
from simcord.http.client import FakeWebhookAdapter

from bot.games import GAMES
from bot.games.builders import GAME as BUILDERS
from bot.games.space_builder import GAME as SPACE_BUILDER
from bot.match.models import Change, Match
from bot.players import get_computer
from tests.benchmarks.simulation import Simulation
from tests.benchmarks.table import Row
from tests.benchmarks.timing import Effort
from tests.play import builders_table
from tests.play.any_game import find_controls
from tests.play.race import click_panel, next_click, player_of, start_race
from tests.play.world import World, new_bot

TURNS = 30
_FEW = 2
_LEVEL = "casual"
_PATIENCE = 30
"""The seconds to wait for a board: fewer than those after which a turn ends by itself."""
_STRAGGLERS = 3
"""The seconds after the deciding tap until the result is shown."""
_PART_BYTES = 160
"""About what surrounds each part of a body with uploads: its boundary and its headers."""


class Before(NamedTuple):
    """What a turn or a click sent when these measurements began.

    Requests are given if they have a budget; ``limited`` are those that are no answers to interactions.
    """

    kilobytes: float
    requests: float | None = None
    limited: float | None = None


MOST_TIMES = 0.5
BEFORE: Mapping[str, Before] = {
    "constructor": Before(281),
    "constructor by command": Before(145),
    "middle-ages": Before(503, requests=9.9, limited=5),
    "builders": Before(169),
    "space-builder": Before(24),
}


class Request(NamedTuple):
    """A request: the bytes of its body, and whether it counts against limits.

    Those on the bot's token do: 50 a second in all, and a few in five seconds for all messages of a channel.
    Answers to interactions have no common limit.
    """

    size: int
    is_limited: bool


@contextmanager
def noting_requests(env: simcord.Env) -> Iterator[list[Request]]:
    """Note all requests that the bot sends.

    This wraps what SimCord has in place of HTTP: for the client, and for answers to interactions.
    """
    requests = list[Request]()
    http: Any = env.bot.http
    request, answer = http.request, FakeWebhookAdapter.request

    async def note_request(route: Any, **options: Any) -> Any:
        size = _count_bytes(options.get("json"), options.get("form") or ())
        requests.append(Request(size, is_limited=True))
        return await request(route, **options)

    async def note_answer(adapter: Any, route: Any, session: Any, **options: Any) -> Any:
        size = _count_bytes(options.get("payload"), options.get("multipart") or ())
        requests.append(Request(size, is_limited=False))
        return await answer(adapter, route, session, **options)

    http.request = note_request
    FakeWebhookAdapter.request = note_answer  # type: ignore[assignment,method-assign]
    try:
        yield requests
    finally:
        http.request = request
        FakeWebhookAdapter.request = answer  # type: ignore[method-assign]


def _count_bytes(content: Any, parts: Iterable[Mapping[str, Any]]) -> int:
    """Return the length of a body: of JSON, or of the parts of a form."""
    values = [part["value"] for part in parts]
    size = 0 if content is None else len(json.dumps(content, separators=(",", ":")).encode())
    for value in values:
        size += _PART_BYTES
        if isinstance(value, str):
            size += len(value.encode())
        elif isinstance(value, bytes):
            size += len(value)
        else:
            place = value.tell()
            size += value.seek(0, 2)
            value.seek(place)
    return size


class Sent(NamedTuple):
    """What was sent while a number of turns were played, or of clicks made."""

    requests: list[Request]
    turns: int


def wire_rows(effort: Effort) -> Iterator[Row]:
    """Yield the rows of each game: of turns by clicks, by command, and of clicks on a private panel."""
    turns = _FEW if effort.turns == 1 else TURNS
    for name in list(BEFORE)[: effort.games]:
        game, by_command, _ = name.partition(" by command")
        if game == SPACE_BUILDER.key:
            sent = _measure(_play_race)
            what = f"{name}: a click on the panel, with its share of a round"
        else:
            sent = _measure(partial(_play_turns, game, by_command=bool(by_command), count=turns))
            what = f"{name}: a turn"
        yield from _rows(what, sent, BEFORE[name])


def _rows(what: str, sent: Sent, before: Before) -> Iterator[Row]:
    kilobytes = sum(each.size for each in sent.requests) / 1000
    limited = sum(each.is_limited for each in sent.requests)
    yield _row(f"{what}: bytes sent to Discord", kilobytes / sent.turns, before.kilobytes, "kB")
    yield _row(f"{what}: requests", len(sent.requests) / sent.turns, before.requests, "requests")
    yield _row(f"{what}: requests that are no answers", limited / sent.turns, before.limited, "requests")


def _row(what: str, measured: float, before: float | None, unit: str) -> Row:
    beside = measured if before is None else before
    budget = None if before is None else MOST_TIMES
    return Row(what=what, measured=measured, beside=beside, unit=unit, value=measured / beside, budget=budget)


def _measure(play: Callable[[World], Awaitable[Sent]]) -> Sent:
    """Play in a new simulation, and return what was sent."""
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "wire.db"
        with Simulation(partial(new_bot, database)) as simulation:
            world = World(simulation.env, database)
            world.env.settle_timeout = _PATIENCE  # the first board of a process takes long to draw
            return simulation.run(partial(play, world))


async def _play_turns(game: str, world: World, *, by_command: bool, count: int) -> Sent:
    """Play ``count`` turns, in several matches if one is too short."""
    requests, played, number = list[Request](), 0, 0
    while played < count:
        await _begin(world, game)
        first = (await world.match()).turn
        with noting_requests(world.env) as requests_of_match:
            while not (match := await world.match()).is_over and match.turn - first < count - played:
                await _act(world, match, seed=f"wire/{number}", by_command=by_command)
        requests += requests_of_match
        played, number = played + match.turn - first + match.is_over, number + 1
    return Sent(requests, played)


async def _begin(world: World, game: str) -> None:
    """Begin a match without confirmations, which are no part of a turn."""
    world.channel = world.guild.create_text_channel("games")
    await world.env.settle()
    await world.begin_game(game, GAMES[game].players.start)
    match = await world.match()
    without_questions = replace(match, confirmations_off=tuple(range(len(match.players))))
    change = Change(match=without_questions, is_silent=True)
    await world.bot.store.matches.commit_and_claim(match, change, match.created_at)
    assert await world.bot.outbox.drain(_PATIENCE)
    await world.env.settle()


async def _act(world: World, match: Match, *, seed: str, by_command: bool) -> None:
    """Let a player do what a computer would do; what has no control under the board is done by command."""
    player = min(match.players_to_act())
    view, person = match.rules.view(match.state, player), world.people[match.players[player]]
    choice = get_computer(match.game).choose(view, player, _LEVEL, seed=seed, ply=match.action_count)
    assert choice is not None
    if match.game == BUILDERS.key:
        await builders_table.click(world, person, choice.action)
    elif by_command or not _has_controls(match, player, choice.action):
        await world.command(person, choice.action)
    else:
        await world.act(person, choice.action)


def _has_controls(match: Match, player: int, action: str) -> bool:
    try:
        return bool(find_controls(match, player, action))
    except AssertionError:
        return False


async def _play_race(world: World) -> Sent:
    """Play a round of a race: two builders lay their cards in turns until one of them taps."""
    await world.begin_game(SPACE_BUILDER.key, 2)
    people, count, click = (world.ada, world.bruno), 0, ""
    with noting_requests(world.env) as requests:
        builders = list(zip(people, await start_race(world, *people), strict=True))
        while click != "tap":
            who, panel = builders[count % len(builders)]
            match = await world.match()
            click = next_click(match.state, player_of(match, who))
            await click_panel(who, panel, click)
            count += 1
        await world.env.advance_time(_STRAGGLERS)
    return Sent(requests, count)
