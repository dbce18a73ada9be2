"""A race kept in a store, with a clock that a test moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.games.space_builder import State
from bot.match.commands import Act, Join, PassTime, Start
from bot.match.deliveries import Claim
from bot.match.models import Match
from bot.match.new_table import NewTable
from bot.match.refusals import Refusal, RuleBroken
from bot.services.match_service import MatchService
from bot.store import Store
from tests.games.space_builder_play import city_of, clicks_for
from tests.match.seats import ADA, NOW, PEOPLE, SEED

COUNTDOWN = 5_000
CAP = 300_000
GRACE = 2_000
HOUR = 3_600_000


@contextmanager
def expect_refusal() -> Iterator[list[str]]:
    """Assert that the block raises ``Refusal``; append its reason to the list that is yielded.

    The reason is the broken rule, or else the key of the refusal.
    """
    reasons: list[str] = []
    with pytest.raises(Refusal) as error:
        yield reasons
    reasons.append(error.value.reason if isinstance(error.value, RuleBroken) else error.value.key)


class Race:
    """A match with a clock that a test moves; stamps and times count from its begin."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = NOW
        self.number = 1_000
        self.woken_matches: list[int] = []
        self.matches = MatchService(store, self._wake, clock=lambda: self.now, new_seed=lambda: SEED)
        self.id = 0

    def _wake(self, match_id: int, _: Claim | None) -> None:
        self.woken_matches.append(match_id)

    async def begin(self, players: int, **options: Any) -> "Race":
        """Begin the match, and return this race."""
        people = PEOPLE[:players]
        table = await self.matches.open(
            NewTable(
                guild_id=1, channel_id=2, host=ADA, options=options, game="space-builder", invited=people[1:]
            )
        )
        self.id = table.id
        for user in people[1:]:
            await self.matches.perform(self.id, user, Join())
        await self.matches.perform(self.id, ADA, Start())
        return self

    async def begin_live(self, players: int = 2, **options: Any) -> "Race":
        """Begin the match and a live round, and return this race."""
        await self.begin(players, **options)
        for user in PEOPLE[:players]:
            await self.act(user, "ready", 0)
        await self.matches.perform(self.id, 0, PassTime(f"start @{COUNTDOWN}#5"))
        return self

    async def begin_in_turns(self, players: int = 2, **options: Any) -> "Race":
        """Begin the match with a round in turns, which nobody has opened yet, and return this race."""
        return await self.begin(players, mode="turns", **options)

    async def act(self, user: int, action: str, at: int, number: int = 0) -> Match:
        """Act as a user at a time of the match; the ``number`` of a click rises with its time."""
        self.number += 1
        stamp = NOW + at, number or (at << 22) + self.number
        return await self.matches.perform(self.id, user, Act(action, stamp=stamp))

    async def get_refusal_reason(self, user: int, action: str, at: int) -> str:
        """Assert that an action is refused and changes nothing, and return the reason."""
        before = await self.match(), await self.store.matches.get_record(self.id)
        with expect_refusal() as reasons:
            await self.act(user, action, at)
        assert (await self.match(), await self.store.matches.get_record(self.id)) == before
        return reasons[0]

    async def match(self) -> Match:
        match = await self.store.matches.find(self.id)
        assert match is not None
        return match

    async def state(self) -> State:
        state: State = (await self.match()).state
        return state

    async def build(self, user: int, at: int, *, cards: int = 8) -> None:
        """Lay ``cards`` cards where they belong, one click per millisecond from ``at`` on."""
        match = await self.match()
        player = match.find_player(user)
        assert player is not None
        city = dict(list(city_of(match.state, player).items())[:cards])
        for click in clicks_for(city, at):
            text = match.rules.action_to_string(click).split(" @")[0]
            await self.act(user, text, click.at)

    async def settle(self, at: int) -> Match:
        """Perform what is due by the passing of time."""
        self.now = NOW + at
        return await self.matches.perform(self.id, 0, PassTime())

    async def expect_nothing_due(self, at: int) -> None:
        """Assert that the passing of time does nothing then."""
        with expect_refusal() as reasons:
            await self.settle(at)
        assert reasons == ["nothing-due"]
