"""Fetching everything that a user can see, to compare two worlds that differ only in secrets of others.

``fetch`` plays a scenario up to the secret, then has its viewers give every command, ask for every completion
and click every button and menu, found in the command tree and among the registered actions. What the bot
sends to Discord meanwhile is recorded: texts, custom ids, alt texts, names and bytes of files.
"""

import itertools
import json
import re
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec
import pytest
import simcord
from discord import AppCommandOptionType, app_commands

from bot.client.click_handlers import Scope
from bot.games import GAMES
from bot.match.models import Match
from bot.match.record import hash_seed
from bot.match.versions import Version
from bot.services.worker_pool import WorkerPool
from cogs.board.buttons import rows
from cogs.kit.controls import Control
from cogs.kit.replies import private_view
from rendering import Picture
from tests.play.world import World, new_bot, release_resources

Play = Callable[[World], Awaitable[Any]]
SEEDS = ("a seed", "another one")


class Scenario(NamedTuple):
    """Two worlds: ``begin`` happens in both, ``secret`` only in the second one, ``then`` in both.

    ``viewers`` are the names of the users who must not notice the secret. The last one tries everything and
    stops playing at the end; the others only look, unless ``everybody`` tries everything.

    ``reveals`` are the first words of actions that reveal something hidden according to the rules; viewers do
    not perform them. ``seeds`` are the seeds of the two matches. With ``only_looks``, all viewers only look.
    """

    begin: Play
    secret: Play
    viewers: Sequence[str]
    then: Play | None = None
    reveals: tuple[str, ...] = ()
    seeds: tuple[str, str] = (SEEDS[0], SEEDS[0])
    only_looks: bool = False
    everybody: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """What a viewer did, and everything that the bot sent in response."""

    action: str
    messages: tuple[str, ...]


READING, MOVING, ENDING = range(3)
MOVES = ("act", "act-always", "act-sure", "panel-act", "race-click", "race-begin", "race-ready", "undo")
"""The verbs of buttons that perform actions; viewers click them after those that only show something."""
ENDING_CLICKS = re.compile(
    r"(cancel:|hand-over-to:|resign:(?!ask)|race-sit:(?!ask)|computer-add:|race-click:.*stop|race-stop:)"
)
"""The clicks that end the viewer's own play; they come last."""
ENDING_COMMANDS = ("stop", "leave", "computer", "resign", "cancel", "end")
"""The last words of commands that end the viewer's own play; they come last."""
MOST: Mapping[str, int] = {"panel-set": 8, "pick": 8, "act": 6, "panel-act": 3, "read": 2, "rules": 1}
"""The most arguments to try for a verb that has hundreds of arguments or equivalent ones."""
OLD_ARGUMENTS: Mapping[str, str] = {
    "answer": "no",
    "area": "0",
    "area-other": "0",
    "claim": "1",
    "claim-sure": "1",
    "clock-set": "pace=day",
    "computer-add": "casual",
    "hand-over-to": "1=casual",
    "hint": "ask",
    "join": "1",
    "mute-turn": "1",
    "delivery": "mention",
    "panel-act": "order 1A 4B 3C 2D",
    "panel-mute-turn": "1",
    "picture": "zoom",
    "race-begin": "0",
    "race-click": "0.tap.tap",
    "race-sit": "ask",
    "race-stop": "0",
    "race-unfreeze": "OBS",
    "resign": "ask",
    "take-seat": "1",
    "take-seat-sure": "1",
}
"""The arguments of verbs on buttons of old messages, which can always be clicked; empty for other verbs."""
_OTHER_DIGEST = re.compile(r"(\bb:(?!1:)\w+:\w+)\.\w+")
"""The version that the buttons of another match than the first carry: its number, and its digest."""
MATCH_PREFIXES = ("u:replay", "u:history")
"""The prefixes of custom ids that belong to no match but show one."""
OPTION_VALUES: Mapping[str, str] = {"until": "3", "reason": "Stuck."}
"""The values of options without completion."""
TYPE_VALUES: Mapping[AppCommandOptionType, Any] = {
    AppCommandOptionType.integer: 1,
    AppCommandOptionType.boolean: True,
    AppCommandOptionType.attachment: ("record.json", b"{}"),
}


class Listener:
    """Records what the bot sends to everybody or to one viewer, but not what only other users get."""

    def __init__(self, world: World, seed: str) -> None:
        self._world, self._seed = world, seed
        self._names: dict[str, str] = {str(who.id): who.name for who in world.people.values()}
        self._files: list[tuple[int, str]] = []
        self._request_count = len(world.env.http_requests)
        self.viewer = 0
        cdn = world.env.backend.cdn
        store = cdn.store_attachment

        def listen(
            number: int, channel: int, name: str, data: bytes, description: str | None
        ) -> dict[str, Any]:
            content = data.decode() if name.endswith(".json") else sha256(data).hexdigest()
            self._files.append((len(world.env.http_requests), f"file {name} {description} {content}"))
            return store(number, channel, name, data, description)

        cdn.store_attachment = listen  # type: ignore[method-assign,assignment]

    def take_messages(self) -> tuple[str, ...]:
        """Return the messages since the last call, without the numbers that differ between worlds.

        They are sorted, because the board and the answer to the viewer are sent concurrently.
        """
        requests = self._world.env.http_requests
        messages: list[str] = []
        for number, one in enumerate(requests[self._request_count :], self._request_count + 1):
            if self._concerns_viewer(one.path, one.json):
                payload = json.dumps(one.json, sort_keys=True, ensure_ascii=False)
                uploads = [file for after, file in self._files if after == number]
                messages.append("\n".join([f"{one.method} {one.path} {one.params} {payload}", *uploads]))
        self._request_count = len(requests)
        self._files.clear()
        return tuple(map(self.normalize, sorted(messages, key=lambda payload: re.sub(r"\d", "", payload))))

    def _concerns_viewer(self, path: str, payload: Any) -> bool:
        backend = self._world.env.backend
        if token := re.search(r"simcord_interaction_(\d+)", path):
            return backend.interactions[int(token[1])].user_id == self.viewer
        if channel := re.match(r"/channels/(\d+)", path):
            owners = [user for user, number in backend.dm_channels.items() if number == int(channel[1])]
            return owners in ([], [self.viewer])
        return path != "/users/@me/channels" or payload == {"recipient_id": self.viewer}

    def normalize(self, text: str) -> str:
        """Return the text with snowflakes numbered in order of appearance, and without the seed's hash.

        The digests of a table that a viewer opens beside the match depend on the snowflake of its thread.
        """
        text = _OTHER_DIGEST.sub(r"\1", text.replace(hash_seed(self._seed), "[hash]"))
        return re.sub(
            r"\d{17,20}", lambda found: self._names.setdefault(found[0], f"#{len(self._names)}"), text
        )


@dataclass
class Explorer:
    """A user who tries everything, on messages of the match and on ``old_messages`` from its beginning."""

    world: World
    who: simcord.MemberActor
    listener: Listener
    scenario: Scenario
    elsewhere: simcord.ChannelHandle
    old_messages: Sequence[simcord.ResponseMessage]
    steps: list[Step] = field(default_factory=list)
    messages: list[simcord.ResponseMessage] = field(default_factory=list)
    tried_clicks: set[tuple[str, str]] = field(default_factory=set)
    is_over: bool = False

    async def look(self) -> list[Step]:
        """Click all buttons that only show something, and return the steps."""
        self.listener.viewer = self.who.id
        await self._click_through(READING)
        return self.steps

    async def try_everything(self, *, stops: bool) -> list[Step]:
        """Try all commands and buttons, and return the steps; with ``stops``, stop playing at the end."""
        self.listener.viewer = self.who.id
        match = await self.world.match()
        excluded = (
            set() if match.turn > 1 else {"cancel"}
        )  # in the first turn anybody can end the match, which reveals everything
        self.tried_clicks.update((control, "") for control in excluded)
        commands = [command for command in self._commands(match.game) if command.name not in excluded]
        for command in commands:
            await self._complete(command)
        await self._click_through(READING)
        self.messages += self.old_messages
        await self._click_through(READING)
        await self._click_through(MOVING)
        for command in (one for one in commands if one.name not in ENDING_COMMANDS):
            await self._give(command)
        if stops:
            await self._click_through(ENDING)
            for command in (one for one in commands if one.name in ENDING_COMMANDS):
                await self._give(command)
            assert self.is_over or {*self.world.bot.handlers.of(Scope.MATCH)} <= {
                control for control, _ in self.tried_clicks
            }
        return self.steps

    async def _try(self, description: str, awaitable: Awaitable[Any]) -> None:
        """Await an action and record it as a step, unless it ended the match, which reveals everything."""
        result = await awaitable
        messages = self.listener.take_messages()
        self.is_over = self.is_over or (await self.world.match()).is_over
        if not self.is_over:
            self.steps.append(Step(self.listener.normalize(f"{self.who.name}: {description}"), messages))
        if isinstance(result, simcord.InteractionResult):
            self.messages += [one for one in (result.response, *result.followups) if one]

    # Commands

    def _commands(self, game: str) -> list[app_commands.Command[Any, Any, Any]]:
        """Return all commands except those of other games."""
        commands = []
        for command in self.world.bot.tree.walk_commands():
            group = command.qualified_name.split()[0]
            of_other_game = group in GAMES and group != game
            if (
                isinstance(command, app_commands.Command)
                and not of_other_game
                and not self._reveals(command.name)
            ):
                commands.append(command)
        return sorted(commands, key=lambda command: command.qualified_name)

    def _reveals(self, action: str) -> bool:
        return any(part.split()[:1] == [word] for part in action.split(";") for word in self.scenario.reveals)

    async def _complete(self, command: app_commands.Command[Any, Any, Any]) -> None:
        name = command.qualified_name
        for option in (option.display_name for option in command.parameters if option.autocomplete):
            for channel, query in ((self.world.channel, ""), (self.world.channel, "a"), (self.elsewhere, "")):
                description = f"/{name} {option}={query}… in {channel.name}"
                await self._try(description, self.who.autocomplete(channel, name, option, query))

    async def _give(self, command: app_commands.Command[Any, Any, Any]) -> None:
        """Give a command several times, with different values for its parameters."""
        name = command.qualified_name
        options = [option for option in command.parameters if option.required]
        values = [await self._values(name, option) for option in options]
        for number in range(max(map(len, values), default=1)):
            parameters = {
                option.display_name: candidates[min(number, len(candidates) - 1)]
                for option, candidates in zip(options, values, strict=True)
            }
            if not self.is_over:
                await self._try(
                    f"/{name} {parameters}", self.who.slash(self.world.channel, name, **parameters)
                )

    async def _values(self, name: str, option: app_commands.Parameter) -> list[Any]:
        if option.choices:
            return [choice.value for choice in option.choices[:2]]
        if option.type is AppCommandOptionType.user:
            return [self.world.chioma]
        if option.type in TYPE_VALUES:
            return [TYPE_VALUES[option.type]]
        if name == "match move":
            return [str((await self.world.match()).id)]
        value = OPTION_VALUES.get(option.display_name, "B2")
        if not option.autocomplete:
            return [value]
        completions = await self.who.autocomplete(self.world.channel, name, option.display_name, "")
        self.listener.take_messages()
        return [*(choice["value"] for choice in completions[:1]), value]

    # Buttons and menus

    async def _click_through(self, stage: int) -> None:
        while not self.is_over and (target := self._find_untried(await self._board(), stage)):
            message, custom_id, value = target
            control, argument = _parts(custom_id)
            if value is None:
                await self._try(f"click {control} {argument}", self.who.click(message, custom_id=custom_id))
            else:
                choosing = self.who.select(message, [value], custom_id=custom_id)
                await self._try(f"choose {control} {value}", choosing)

    async def _board(self) -> simcord.ResponseMessage:
        match = await self.world.match()
        board = await self.world.bot.store.boards.get(match.id)
        assert board.message is not None
        backend = self.world.env.backend
        return simcord.ResponseMessage(
            self.world.env, backend.get_message(match.channel_id, board.message.id)
        )

    def _find_untried(
        self, board: simcord.ResponseMessage, stage: int
    ) -> tuple[simcord.ResponseMessage, str, str | None] | None:
        """Return a button, or a line of a menu, that has not been tried yet."""
        for message in (board, *self.messages):
            stored_message = self.world.env.backend.messages[message.channel_id].get(message.id)
            for custom_id, value in _list_clickables(stored_message.components if stored_message else ()):
                if custom_id.startswith("u:") and not custom_id.startswith(MATCH_PREFIXES):
                    continue  # it belongs to no match, so it cannot reveal anything of one
                control, argument = _parts(custom_id)
                key = (control, argument if value is None else value)
                if _stage(*key) <= stage and self._is_new(key, is_old=message in self.old_messages):
                    self.tried_clicks.add(key)
                    return message, custom_id, value
        return None

    def _is_new(self, key: tuple[str, str], *, is_old: bool) -> bool:
        if key in self.tried_clicks or self._reveals(key[1]):
            return False
        return sum(control == key[0] for control, _ in self.tried_clicks) < (
            1 if is_old else MOST.get(key[0], 40)
        )


def _stage(control: str, argument: str) -> int:
    if ENDING_CLICKS.match(f"{control}:{argument}"):
        return ENDING
    return MOVING if control in MOVES else READING


def _parts(custom_id: str) -> tuple[str, str]:
    """Return the verb and the argument in a custom id, with or without a match."""
    _, *fields = custom_id.split(":", 2 if custom_id.startswith("u:") else 4)
    return fields[-2], fields[-1]


def _list_clickables(components: Iterable[dict[str, Any]]) -> Iterator[tuple[str, str | None]]:
    """Yield the custom ids of a message's enabled controls; for a menu, one for each line with its value."""
    waiting = list(components)
    while waiting:
        part = waiting.pop(0)
        waiting[:0] = part.get("components", ())
        if "custom_id" in part and not part.get("disabled"):
            for value in [one["value"] for one in part.get("options") or ()] or [None]:
                yield part["custom_id"], value


# Worlds


async def fetch(
    scenario: Scenario, database: Path, monkeypatch: pytest.MonkeyPatch, *, secret: bool
) -> list[Step]:
    """Return everything that the viewers of a scenario can fetch, with the secret or without it."""
    seed = scenario.seeds[secret]
    numbers = itertools.count()
    monkeypatch.setattr(
        secrets, "token_hex", lambda size: seed if size == 16 else f"{next(numbers):0{2 * size}x}"
    )
    async with simcord.run(new_bot(database)) as env:
        world = World(env, database)
        elsewhere = world.guild.create_text_channel("elsewhere")
        old_messages = [] if scenario.only_looks else await _old_messages(world)
        await scenario.begin(world)
        listener, moment = Listener(world, seed), env.now()
        if secret:
            await scenario.secret(world)
        assert env.now() == moment, "a secret takes no time here, so that times are the same"
        if scenario.then is not None:
            await scenario.then(world)
        steps = [Step("meanwhile", listener.take_messages())]
        numbers = itertools.count()
        people = {who.name: who for who in world.people.values()}
        for name in scenario.viewers:
            explorer = Explorer(world, people[name], listener, scenario, elsewhere, old_messages)
            is_last = name == scenario.viewers[-1]
            looks = scenario.only_looks or not (is_last or scenario.everybody)
            steps += await (explorer.look() if looks else explorer.try_everything(stops=is_last))
        await release_resources(world.bot)
    return steps


async def _old_messages(world: World) -> list[simcord.ResponseMessage]:
    """Send messages with a button for each verb, as if they were from the beginning of the match."""
    channel = world.bot.get_partial_messageable(world.channel.id, guild_id=world.guild.id)
    controls = [
        Control(name, name, OLD_ARGUMENTS.get(name, ""))
        for name in sorted(world.bot.handlers.of(Scope.MATCH))
    ]
    messages = [
        await channel.send(view=private_view(*rows([[control]], 1, Version(0)))) for control in controls
    ]
    stored_messages = [world.env.backend.get_message(world.channel.id, message.id) for message in messages]
    return [simcord.ResponseMessage(world.env, message) for message in stored_messages]


def differences(plain: Sequence[Step], secret: Sequence[Step]) -> str:
    """Return a line for each difference: the action, and what the bot sent in both worlds."""
    lines: list[str] = []
    for one, other in itertools.zip_longest(plain, secret, fillvalue=Step("nothing", ())):
        if one.action != other.action:
            return "\n".join([*lines, f"here they part: {one.action} | {other.action}"])
        for plain_message, secret_message in itertools.zip_longest(
            one.messages, other.messages, fillvalue=""
        ):
            if plain_message != secret_message:
                at = next(
                    n
                    for n, pair in enumerate(itertools.zip_longest(plain_message, secret_message))
                    if len({*pair}) == 2
                )
                part = slice(max(at - 80, 0), at + 80)
                lines.append(f"{one.action}: {plain_message[part]!r} | {secret_message[part]!r}")
    return "\n".join(lines)


def stub_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace pictures with bytes that encode all values to draw, even those that are not visible."""

    async def stub_drawing(draw: Callable[..., Any], *values: Any, **named: Any) -> Any:
        function = draw.func if isinstance(draw, partial) else draw
        if get_type_hints(function).get("return") is not Picture:  # words are compared without a stub
            return draw(*values, **named)
        values_as_text = [_as_text(value) for value in (*values, *named.values())]
        digest = sha256(repr((draw.__name__, values_as_text)).encode()).hexdigest()
        return Picture(digest.encode(), f"{draw.__name__} {digest}", (4, 3))

    for name, module in list(sys.modules.items()):
        if name.startswith("cogs.") and hasattr(module, "draw_off_loop") and not name.endswith(".drawing"):
            monkeypatch.setattr(module, "draw_off_loop", stub_drawing)


def stub_computers(monkeypatch: pytest.MonkeyPatch, questions: list[str]) -> None:
    """Replace the computers' searches; record their arguments in ``questions``."""

    async def choose(_: WorkerPool, *question: Any, **chance: Any) -> None:
        questions.append(repr((list(map(_as_text, question)), chance)))

    monkeypatch.setattr(WorkerPool, "choose", choose)


def _as_text(value: Any) -> str:
    """Return a value as text; for a match, only what its pictures depend on besides the view."""
    if isinstance(value, Match):
        return repr((value.id, value.game, value.status, value.theme, value.locale))
    if isinstance(value, msgspec.Struct):
        return msgspec.json.encode(value).decode()
    return repr(value) if isinstance(value, str | int | tuple | None) else ""
