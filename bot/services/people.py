"""Changing what somebody wishes, and having all their matches follow."""

from typing import Any, Final

from bot.clock import milliseconds
from bot.services.attendance import WAYS
from bot.services.commands import Adapt, Command, GiveBack, Lend
from bot.services.matches import Matches
from bot.services.notices import LEASE
from bot.services.refusals import Refusal
from bot.store.records import Match, Person

_FOREVER: Final = 2**62


class People:
    """Keeps what people wish."""

    def __init__(self, matches: Matches) -> None:
        self._store = matches.store
        self._matches = matches

    async def change(self, user: int, **wishes: Any) -> Person:
        """The person with other wishes. Their clocks follow an absence; what waited is looked at again."""
        before = await self._store.person(user)
        after = await self._store.change_person(user, **wishes)
        if _absence(before) != _absence(after):
            for match_id in await self._store.live_matches_of(user):
                await self._attempt(match_id, user, Adapt(before, after))
        await self._look_again(user)
        return after

    async def leave(self, user: int, until: int, stand_in: int | None, **wishes: Any) -> Person:
        """The person, away until then; whoever plays for them already goes on unless another one is named."""
        before = await self._store.person(user)
        if stand_in is None:
            stand_in = before.stand_in
        elif before.stand_in not in (None, stand_in):
            await self._take_back(before)
        return await self.change(
            user, away_from=milliseconds(), away_until=until, stand_in=stand_in, **wishes
        )

    async def lend(self, match: Match, user: int, friend: int) -> bool:
        """Whether a friend keeps the seat of a match now."""
        return await self._attempt(match.id, user, Lend(friend))

    async def come_back(self, user: int) -> Person:
        """The person, here again and in all their seats."""
        await self._take_back(await self._store.person(user))
        return await self.change(user, away_from=None, away_until=None, stand_in=None)

    async def _take_back(self, person: Person) -> None:
        """The person is in all the seats again that a stand-in keeps for them."""
        if person.stand_in is not None:
            for match_id in await self._store.live_matches_of(person.stand_in):
                await self._attempt(match_id, person.user_id, GiveBack())

    async def _attempt(self, match_id: int, user: int, command: Command) -> bool:
        try:
            await self._matches.perform(match_id, user, command)
        except Refusal:  # there is nothing to change in this one
            return False
        return True

    async def _look_again(self, user: int) -> None:
        now = milliseconds()
        for timer in await self._store.due_timers_of(user, WAYS, _FOREVER):
            if timer.due_at > now + LEASE:  # the others are being told, or soon will be
                await self._store.put_off(timer, now)
        self._matches.set_alarm()


def _absence(person: Person) -> tuple[int | None, int | None]:
    return person.away_from, person.away_until
