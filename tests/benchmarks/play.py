"""Play matches of any game in a simulation by clicking the buttons of its boards, and time the turns."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

import discord
import simcord
from msgspec.structs import replace

from bot.client.bot import Guildhall
from bot.games import AnyGame, IllegalAction
from bot.match.commands import Act, Join, Start
from bot.match.models import Change, Match
from bot.match.new_table import NewTable
from cogs.kit.game_ui import get_ui
from rendering import render
from tests.benchmarks.simulation import Simulation, time_requests
from tests.play.world import components, download_file, pictures, words

Draw = Callable[[], object]
"""A function that draws a board."""
_MOST_CLICKS = 9
_DRAIN = 60


class Layout(NamedTuple):
    """What a board looks like to Discord: its words, its rows of buttons, its picture's bytes and words."""

    caption: str
    rows: list[list[tuple[str, discord.ButtonStyle]]]
    picture: bytes
    description: str


class MatchDriver:
    """Plays one match of a game after the other in a simulation, each in a channel of its own."""

    def __init__(self, simulation: Simulation, rules: AnyGame, seed: str = "play") -> None:
        self._simulation = simulation
        self._rules = rules
        self._rng = Random(seed)
        self._guild = simulation.env.create_guild("Guildhall")
        names = [f"player{number}" for number in range(rules.players.start)]
        members = [self._guild.add_member(simulation.env.create_user(name)) for name in names]
        self._people = {member.id: member for member in members}
        self._match: Match | None = None
        self._channel: Any = None

    @property
    def _env(self) -> simcord.Env:
        return self._simulation.env

    @property
    def _bot(self) -> Guildhall:
        assert isinstance(self._env.bot, Guildhall)
        return self._env.bot

    def time_turn(self) -> float:
        """Play until a turn passes to another player, and return the seconds from its last click on."""
        return self._simulation.run(self._time_turn)

    def read_layout(self) -> Layout:
        """Return the board's current layout."""
        message = self._channel.last_message
        rows = [
            [(child.label or "", child.style) for child in row.children if isinstance(child, discord.Button)]
            for row in components(message)
            if isinstance(row, discord.ActionRow)
        ]
        picture = pictures(message)[0]
        rows = [row for row in rows if row]  # menus are left out
        data = self._simulation.run(partial(download_file, self._simulation.env.bot, message))
        return Layout(words(message), rows, data, picture.description or "")

    def play_turn(self) -> tuple[Draw, Draw]:
        """Play a turn; return what draws the board before its last click, and the one after it."""
        self.time_turn()
        assert self._match is not None
        after = self._simulation.run(partial(self._bot.store.matches.find, self._match.id))
        assert after is not None
        return _board_of(self._match), _board_of(after)

    async def _time_turn(self) -> float:
        while True:
            match = await self._get_running_match()
            player = min(match.players_to_act())
            person = self._people[match.players[player]]
            custom_id = await self._choose(person)
            if custom_id is None:
                await self._act_in_private(match, player)
                continue
            ends_turn = self._ends_turn(match, player, custom_id.split(":", 4)[4])
            message = self._channel.last_message
            seconds = await time_requests(
                self._env,
                1 + ends_turn,
                lambda: person.click(message, custom_id=custom_id),  # noqa: B023
            )
            if ends_turn:
                return seconds

    async def _get_running_match(self) -> Match:
        match = await self._bot.store.matches.find(self._match.id) if self._match else None
        if match is None or match.is_over:
            match = await self._begin()
        self._match = match
        return match

    async def _begin(self) -> Match:
        self._channel = self._guild.create_text_channel("games")
        await self._env.settle()
        host, *others = self._people
        matches = self._bot.matches
        table = await matches.open(
            NewTable(
                guild_id=self._guild.id,
                channel_id=self._channel.id,
                game=self._rules.key,
                host=host,
            )
        )
        for user in others:
            await matches.perform(table.id, user, Join())
        match = await matches.perform(table.id, host, Start())
        for player in range(len(match.players)):  # a question before an action is no part of a turn
            without_confirmation = replace(match, confirmations_off=(*match.confirmations_off, player))
            change = Change(match=without_confirmation, is_silent=True)
            result = await self._bot.store.matches.commit_and_claim(match, change, match.created_at)
            match = result[0] if result is not None else match
        self._bot.outbox.wake(match.id)
        assert await self._bot.outbox.drain(_DRAIN)
        await self._env.settle()
        return match

    async def _act_in_private(self, match: Match, player: int) -> None:
        """Act on a private panel, which is no part of a turn that others see."""
        action = next(iter(match.rules.legal_actions(match.state, player)))
        act = Act(match.rules.action_to_string(action))
        await self._bot.matches.perform(match.id, match.players[player], act)
        assert await self._bot.outbox.drain(_DRAIN)
        await self._env.settle()

    async def _choose(self, person: simcord.MemberActor) -> str | None:
        """Pick pieces until a button acts, and return its id; return ``None`` if there is no such button."""
        for _ in range(_MOST_CLICKS):
            message = self._channel.last_message
            enabled_ids = [
                child.custom_id or ""
                for child in components(message)
                if isinstance(child, discord.Button) and not child.disabled
            ]
            candidates = [(custom_id, *custom_id.split(":", 4)[3:]) for custom_id in enabled_ids]
            useful = [
                (custom_id, control)
                for custom_id, control, argument in candidates
                if argument and (control == "pick" or (control == "act" and self._is_action(argument)))
            ]
            if not useful:
                return None
            acts = [(custom_id, control) for custom_id, control in useful if control == "act"]
            custom_id, control = self._rng.choice(acts or useful)
            if control == "act":
                return custom_id
            await person.click(message, custom_id=custom_id)
        raise RuntimeError("no button acts")

    def _is_action(self, argument: str) -> bool:
        """Return whether a button makes exactly one action, in the game's own notation."""
        try:
            self._rules.action_from_string(argument)
        except IllegalAction:
            return False
        return True

    def _ends_turn(self, match: Match, player: int, action: str) -> bool:
        """Return whether the action calls another player, so that a new board is posted."""
        state = match.rules.apply_action(match.state, player, match.rules.action_from_string(action))
        to_act = match.rules.current_players(state)
        return not to_act or bool(to_act - match.players_to_act())


def _board_of(match: Match) -> Draw:
    """Return a function that draws a position as the board shows it."""
    view = match.view(None)
    return partial(render, match.game, view, choices=get_ui(match).choices(view, ""))
