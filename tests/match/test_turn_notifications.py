"""Random whole matches of all games: each player is notified once of each turn.

The last of several players to act is notified of that too, once; and nobody is notified of anything else.
"""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.match.commands import Act, Context, PassTime, Start
from bot.match.effects import add_effects, find_affected_users
from bot.match.models import Change, Match
from bot.match.recipients import Preferences, Recipient
from bot.match.refusals import Refusal
from tests.example_games import EVERY_GAME
from tests.match.seats import NOW, PEOPLE, open_table

SECOND = 1000
LONGEST = 4000
SHARED = ("builders", "space-builder")
"""The games with phases in which several players have to act at the same time."""


class CountedMatch:
    """A random match that counts the notifications of each user and turn, and those that are due."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(f"{game}{seed}")
        rules = GAMES[game]
        count = self.rng.choice([number for number in rules.players if number > 1] or [1])
        seats = (*PEOPLE[:count], *[None] * (rules.players.stop - 1 - count))
        self.match = open_table(*seats, game=game).match
        self.now = NOW
        self.notifications: Counter[tuple[int, int]] = Counter()
        self.to_act: Counter[tuple[int, int]] = Counter()
        self.last_calls: Counter[tuple[int, int]] = Counter()
        self.alone: set[tuple[int, int]] = set()
        self.perform(PEOPLE[0], Start())

    def perform(self, user: int, command: Act | PassTime | Start) -> None:
        """Perform a command with its effects, as the services do."""
        self.now += SECOND
        change = command(Context(match=self.match, user=user, now=self.now, seed="5eed"))
        people = {one: Recipient(Preferences(user_id=one)) for one in find_affected_users(self.match, change)}
        self._count(self.match, add_effects(self.match, change, people, self.now))

    def _count(self, before: Match, change: Change) -> None:
        after = change.match
        if after.mention_seq != before.mention_seq and not after.is_over:
            counter = self.notifications if after.turn != before.turn else self.last_calls
            counter.update((after.turn, user) for user in after.mentions)
        if after.turn != before.turn and not after.is_over:
            self.to_act.update((after.turn, after.players[player]) for player in after.players_to_act())
        elif len(players := after.publicly_to_act()) == 1 and players != before.publicly_to_act():
            self.alone.update((after.turn, after.players[player]) for player in players)
        self.match = replace(after, revision=before.revision + 1)

    def play(self) -> None:
        """Play a few actions of the match, or all of it."""
        for _ in range(LONGEST):
            if self.match.is_over:
                return
            self._step()

    def _step(self) -> None:
        match = self.match
        for player in self.rng.sample(sorted(match.players_to_act()), len(match.players_to_act())):
            actions = list(match.rules.legal_actions(match.state, player))
            self.rng.shuffle(actions)
            for action in actions[:3]:
                try:
                    self.perform(match.players[player], Act(match.rules.action_to_string(action)))
                except Refusal:
                    continue
                return
        assert match.rules_deadline is not None, "nobody can act, and time does nothing"
        self.now = max(self.now, match.rules_deadline)
        try:
            self.perform(match.players[0], PassTime())
        except Refusal:  # what the bot does with the message that shows it
            at = match.elapsed(self.now) + SECOND
            self.perform(match.players[0], PassTime(f"start @{at}#1"))


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("seed", range(2))
def test_each_player_is_notified_once_of_each_turn(game: str, seed: int) -> None:
    counted_match = CountedMatch(game, seed)
    counted_match.play()
    assert counted_match.match.is_over
    assert counted_match.notifications == counted_match.to_act
    assert set(counted_match.notifications.values()) == {1}
    assert set(counted_match.last_calls) == (set() if counted_match.match.real_time else counted_match.alone)
    assert set(counted_match.last_calls.values()) <= {1}
    assert bool(counted_match.alone) == (game in SHARED)
