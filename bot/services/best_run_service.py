"""A user's best rounds in the races that they finished, for them alone to compare with."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise

from bot.games import Run
from bot.match.models import LoggedAction, Match
from bot.match.replay import BrokenRecord, replay
from bot.store import Store

MOST_RACES = 10
"""The number of a user's last races among which the best round is looked for."""
_MOST_KEPT = 256
_PlayedRun = tuple[int, int, Run]
"""The player, the number of actions before the round was checked, and the run."""


class BestRunService:
    """Finds the best runs of users, and keeps the runs of the races that it read last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._runs: OrderedDict[tuple[int, int], Sequence[_PlayedRun]] = OrderedDict()
        """By the id and the revision of the match."""

    async def find(self, user: int, kind: Hashable, besides: tuple[int, int]) -> tuple[Run | None, int]:
        """Return a user's fastest finished run of a kind in their last `MOST_RACES` races, and their number.

        ``besides`` is the round to compare it with: its match, and the number of actions before its check.
        """
        races = await self._store.history.find_finished_races(user, MOST_RACES)
        runs = [
            (run.end, run)
            for match in races
            for player, count, run in await self._list_runs(match)
            if run.end is not None
            and run.kind == kind
            and (match.id, count) != besides
            and match.find_player(user) == player
            and not match.has_changed_user(player)
        ]
        return min(runs, default=(0, None))[1], len(races)

    async def _list_runs(self, match: Match) -> Sequence[_PlayedRun]:
        key = match.id, match.revision
        runs = self._runs.pop(key, None)
        if runs is None:
            record = await self._store.matches.get_record(match.id)
            runs = await asyncio.to_thread(lambda: tuple(_read_runs(match, record)))
        self._runs[key] = runs
        if len(self._runs) > _MOST_KEPT:
            self._runs.popitem(last=False)
        return runs


def _read_runs(match: Match, record: Sequence[LoggedAction]) -> Iterator[_PlayedRun]:
    """Yield the runs of all players of a race, as far as its record can be replayed."""
    race = match.real_time
    assert race is not None
    with suppress(BrokenRecord):
        for count, (before, after) in enumerate(pairwise(replay(match, record))):
            if race.is_milestone(before, after):
                runs = ((player, race.read_run(before, player)) for player in range(len(match.players)))
                yield from ((player, count, run) for player, run in runs if run is not None)
