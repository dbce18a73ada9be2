"""Users who open matches of every game and act at random."""

import random
from collections.abc import Iterator

from bot.games import GAMES
from bot.match.commands import Act, Cancel, Command, Join, PassTime, Start
from bot.match.models import Match
from bot.match.new_table import NewTable
from bot.match.player_clock import TIME_CONTROLS
from bot.match.refusals import Refusal
from bot.services.match_service import MatchService
from bot.store import Store

NOW = 1_900_000_000_000
GUILD = 81_384_788_765_712_384
CHANNEL = 381_870_553_235_193_857
USER = 115_590_097_100_865_541
_TRIES = 30
_COUNTDOWN = 10_000
"""More milliseconds than any countdown of a race has."""


class Players:
    """Users with a match service on a store, and a clock that moves with each action."""

    def __init__(self, store: Store, seed: str, now: int = NOW) -> None:
        self.store = store
        self.now = now
        self._number = 0
        self._rng = random.Random(seed)
        self.matches = MatchService(
            store, lambda *_: None, clock=lambda: self.now, new_seed=lambda: f"{self._rng.getrandbits(128):x}"
        )

    async def open(self, channel: int, game: str, players: int, **options: str) -> Match:
        """Open a table in a channel and let the guests sit down, all but one if it is not to begin."""
        self.now += 1000
        users = [USER + channel * 10 + number for number in range(players)]
        control = TIME_CONTROLS[self._rng.choice(sorted(TIME_CONTROLS))]
        match = await self.matches.open(
            NewTable(
                guild_id=GUILD,
                channel_id=CHANNEL + channel,
                game=game,
                host=users[0],
                options=dict(options),
                invited=tuple(users[1:]),
                time_control=control,
            )
        )
        for user in users[1:]:
            match = await self.matches.perform(match.id, user, Join())
        return match

    async def start(self, match: Match) -> Match:
        """Let the match begin."""
        return await self.matches.perform(match.id, match.host, Start())

    async def act(self, match: Match) -> Match:
        """Let one of the players to act make a legal action, or let the bot make one for the rules of a race.

        Raise ``AssertionError`` if nothing that the rules offer is accepted.
        """
        refusals = []
        for user, command in self._options(match):
            self.now += 1000
            try:
                return await self.matches.perform(match.id, user, command)
            except Refusal as refusal:
                refusals.append(refusal.key)
        raise AssertionError((match.id, match.game, refusals))

    async def ask_to_cancel(self, match: Match) -> Match:
        """Let a player ask the others to call the match off."""
        return await self.matches.perform(match.id, match.players[-1], Cancel())

    def _options(self, match: Match) -> Iterator[tuple[int, Command]]:
        """Yield users and what they can do, in a random order."""
        rules, players = GAMES[match.game], sorted(match.players_to_act())
        for player in self._rng.sample(players, len(players)):
            actions = [rules.action_to_string(each) for each in rules.legal_actions(match.state, player)]
            for notation in self._rng.sample(actions, len(actions))[:_TRIES]:
                self._number += 1
                stamp = self.now, (self.now << 22) + self._number
                yield match.players[player], Act(notation.partition(" @")[0], stamp=stamp)
        if match.real_time is not None:
            self.now += _COUNTDOWN
            yield 0, PassTime(f"start @{match.elapsed(self.now)}#5")
            deadline = match.rules_deadline
            self.now = max(self.now, deadline or 0)
            yield 0, PassTime()
