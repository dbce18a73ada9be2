"""Limits on opening tables and inviting users, and the users whose invitations others refuse."""

from asyncio import Lock
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from bot.match.refusals import Refusal
from bot.store import Store
from bot.store.invitations import OPENING_RETENTION, Opening

MOST_A_MINUTE: Final = 10
MOST_AN_HOUR: Final = 40
"""The most tables that one user may open within an hour."""
MOST_INVITATIONS: Final = 5
"""The most invitations by one user within an hour for which a guest has not sat down."""
MOST_REFUSED: Final = 25
"""The most users whose invitations one user can refuse: as many as a menu of Discord shows."""
_MINUTE: Final = 60_000
_SECOND: Final = 1000


class InvitationService:
    """The service that limits tables and invitations, and blocks invitations that users refuse."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store.invitations
        self._clock = clock
        self._locks: WeakValueDictionary[int, Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def reserve(self, host: int, guests: Collection[int] = ()) -> AsyncIterator[int]:
        """Count a table that a host opens inside the block, and yield the id of this opening for its match.

        If the block fails, the table does not count. Raise ``Refusal`` if the host has opened too many
        tables, has invited one of the guests too often, or if a guest wants no invitation from them.
        """
        await self.require_welcome(host, guests)

        def require(openings: Sequence[Opening]) -> None:
            _require_few(openings, guests, now)

        lock = self._locks.setdefault(host, Lock())
        async with lock:  # one transaction of PostgreSQL does not see what another one is about to store
            now = self._clock()
            opening = await self._store.reserve(host, guests, now, require)
        try:
            yield opening
        except BaseException:
            await self._store.release(opening)
            raise

    async def require_welcome(self, host: int, users: Collection[int], refusal: str = "not-welcome") -> None:
        """Raise ``Refusal`` if one of the users wants no invitations from a host."""
        for user in await self._store.find_refusing(host, users) if users else ():
            raise Refusal(refusal, user=str(user))

    async def refused_hosts(self, user: int) -> list[int]:
        """Return the users from whom a user wants no invitations."""
        return await self._store.refused_hosts(user)

    async def refuse(self, user: int, hosts: Collection[int]) -> None:
        """Block the invitations of other users for a user. Raise ``Refusal`` if that would be too many."""
        refused_hosts = await self._store.refused_hosts(user)
        new_hosts = set(hosts).difference(refused_hosts, {user})
        if len(refused_hosts) + len(new_hosts) > MOST_REFUSED:
            raise Refusal("too-many-refused", most=MOST_REFUSED)
        for host in sorted(new_hosts):
            await self._store.refuse(user, host, self._clock())

    async def accept(self, user: int, hosts: Collection[int]) -> None:
        """Let other users invite a user again."""
        await self._store.accept(user, hosts)

    async def forget_openings(self) -> None:
        """Delete the openings that no longer count for any limit."""
        await self._store.forget_openings(self._clock() - OPENING_RETENTION)


def _require_few(openings: Sequence[Opening], guests: Collection[int], now: int) -> None:
    """Raise ``Refusal`` unless a user who has opened these tables may open another one for these guests."""
    times = [opening.at for opening in openings]
    for span, most, key in (
        (_MINUTE, MOST_A_MINUTE, "too-many-openings-a-minute"),
        (OPENING_RETENTION, MOST_AN_HOUR, "too-many-openings-an-hour"),
    ):
        recent = [at for at in times if at > now - span]
        if len(recent) >= most:
            raise Refusal(key, most=most, free=_format_seconds(recent[-most] + span))
    for guest in sorted(guests):
        recent = [each.at for each in openings if guest in each.waiting_guests]
        if len(recent) >= MOST_INVITATIONS:
            free = _format_seconds(recent[-MOST_INVITATIONS] + OPENING_RETENTION)
            raise Refusal("invited-too-often", user=str(guest), most=MOST_INVITATIONS, free=free)


def _format_seconds(at: int) -> str:
    """Return a time as a timestamp of Discord holds it, in seconds."""
    return str(-(-at // _SECOND))
