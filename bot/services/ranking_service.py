"""Rankings, records and habits of a server, made of the results of the members whom others may see."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.games import GAMES, RealTimeGame
from bot.match.models import LoggedAction, Match
from bot.match.ratings import Rating
from bot.match.replay import BrokenRecord, Replay
from bot.match.review import read_review
from bot.match.server_records import Habits, ServerRecord, find_habits, find_longest_row
from bot.store import Store

MOST_PEOPLE: Final = 100
"""The members who count, those who played last: the bot has to ask Discord for each who is still there."""
_MOST_RESULTS: Final = 4000
_MOST_REVIEWS: Final = 200
MOST_STATES: Final = 100
"""The newest matches whose states and records are read."""
_MOST_KEPT: Final = 2000


class RankingService:
    """The service for the rankings and records of servers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._faults: OrderedDict[tuple[int, int], Sequence[Mapping[int, int]]] = OrderedDict()
        """The faults in each round of a race, by the id and the revision of its match."""

    async def find_game(self, guild_id: int) -> str | None:
        """Return the game that visible users finished last in a server; ``None`` if there is none."""
        return await self._store.server_results.find_game(guild_id)

    async def find_people(self, guild_id: int, game: str, *, rated: bool = False) -> list[int]:
        """Return the visible users who finished a match, or a rated one, in a server; they may have left."""
        return await self._store.server_results.find_people(guild_id, game, MOST_PEOPLE, rated=rated)

    async def rank(self, game: str, users: Collection[int]) -> list[Rating]:
        """Return the ratings of some users, the best first."""
        ratings = await self._store.ratings.find(users, game)
        return sorted((each for each in ratings if each.matches), key=lambda each: -each.mu)

    async def find_records(
        self, guild_id: int, game: str, users: Collection[int]
    ) -> tuple[list[ServerRecord], Habits]:
        """Return the records of visible ``users``, at most one of a kind, and their habits."""
        store = self._store.server_results
        results = await store.find_results(guild_id, game, users, _MOST_RESULTS)
        records = await store.find_records(guild_id, game, users)
        if isinstance(GAMES[game], RealTimeGame):
            ids = list(dict.fromkeys(each.match_id for each in results))
            records += await self._find_longest_row(ids, users)
        reviews = await store.find_reviews(guild_id, game, users, _MOST_REVIEWS)
        return records + await asyncio.to_thread(_find_comeback, reviews), find_habits(results)

    async def read_matches(self, ids: Sequence[int]) -> list[Match]:
        """Return the first of some matches, with their last states."""
        return await self._store.server_results.read_matches(ids[:MOST_STATES])

    async def _find_longest_row(self, ids: Sequence[int], users: Collection[int]) -> list[ServerRecord]:
        """Return the race with the most rounds in a row without a fault, of the newest ones."""
        best = (0, 0, 0)
        for match in await self.read_matches(ids):
            players = [player for player in range(len(match.players)) if match.get_owner(player) in users]
            length, player = find_longest_row(await self._read_faults(match), players)
            if length > best[0]:
                best = length, match.id, match.get_owner(player)
        return [ServerRecord("faultless", best[1], best[0], best[2])] if best[0] else []

    async def _read_faults(self, match: Match) -> Sequence[Mapping[int, int]]:
        key = match.id, match.revision
        if key not in self._faults:
            record = await self._store.matches.get_record(match.id)
            self._faults[key] = await asyncio.to_thread(_list_faults, match, record)
            if len(self._faults) > _MOST_KEPT:
                self._faults.popitem(last=False)
        return self._faults[key]


def _list_faults(match: Match, record: Sequence[LoggedAction]) -> Sequence[Mapping[int, int]]:
    """Return the faults in each round of a race; none if its record is broken."""
    assert match.real_time is not None
    try:
        return [match.real_time.faults(state) for _, state in Replay(match, record).milestones]
    except BrokenRecord:
        return []


def _find_comeback(reviews: Sequence[tuple[int, int, int, str]]) -> list[ServerRecord]:
    """Return the match whose winner once had the lowest share of the win, less than an even one."""
    found = []
    for match_id, player, user, content in reviews:
        shares = [frame for frame in read_review(content).shares() if player < len(frame)]
        lowest = min((frame[player] for frame in shares), default=1.0)
        if shares and lowest < 1 / len(shares[0]):
            found.append(ServerRecord("comeback", match_id, round(100 * lowest), user))
    return sorted(found, key=lambda each: each.value)[:1]
