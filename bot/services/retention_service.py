"""What is forgotten because time has passed: servers that the bot has left, and old notifications."""

import logging
from collections.abc import Callable
from typing import Final

from bot.store import Store
from bot.store.retention import LONGEST_STEP
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
_DAY: Final = 86_400_000
SERVER_RETENTION: Final = 30 * _DAY
"""The milliseconds for which the data of a server is kept after the bot has left it."""
MISSING_PATIENCE: Final = 7 * _DAY
"""The milliseconds after which servers count as left although most of them are missing together."""
_CLOCK_AHEAD: Final = 3 * _DAY
"""The milliseconds by which the clock may be ahead of the age of what is stored without a warning."""
REPORT_RETENTION: Final = 365 * _DAY
"""How long a declined report of a name counts."""
NOTIFICATION_RETENTION: Final = 90 * _DAY
"""The milliseconds after a match for which the bot remembers what notified its players."""


class RetentionService:
    """The service that notes which servers the bot has left, and deletes what is too old, in small steps.

    What is too old is decided by an age that follows the clock slowly (`RetentionStore.find_age`).
    """

    def __init__(self, store: Store) -> None:
        self._retention = store.retention
        self._name_reports = store.name_reports

    async def note_departure(self, guild_id: int) -> None:
        """Note that the bot has left a server."""
        clock = milliseconds()
        await self._retention.note_departure(guild_id, await self._retention.find_age(clock) or clock)

    async def note_arrival(self, guild_id: int) -> None:
        """Note that the bot is in a server again."""
        await self._retention.note_arrival(guild_id)

    async def find_age(self) -> int | None:
        """Return the time up to which what is stored has aged, in milliseconds since 1970.

        Return ``None`` the first time, when nothing may be deleted. Log a warning if the clock is far ahead.
        """
        clock = milliseconds()
        age = await self._retention.find_age(clock)
        if age is not None and clock - age > _CLOCK_AHEAD:
            _log.warning("retention.clock_ahead", extra={"days": (clock - age) // _DAY})
        return age

    async def compare_servers(self, age: int, is_in_server: Callable[[int], bool]) -> None:
        """Note which servers the bot left or joined while it did not run.

        A server with an outage is there all the same: Discord names it when the bot connects. If most servers
        are missing together, something else is wrong, such as the token of another application: they count as
        left only after ``MISSING_PATIENCE``.
        """
        left_servers = set(await self._retention.find_left_servers(age))
        known_servers = await self._retention.find_known_servers() - left_servers
        for guild_id in left_servers:
            if is_in_server(guild_id):
                await self._retention.note_arrival(guild_id)
        missing_servers = [guild_id for guild_id in known_servers if not is_in_server(guild_id)]
        are_most_missing = 2 * len(missing_servers) > len(known_servers)
        since = await self._retention.get_missing_since(age, is_missing=are_most_missing)
        if are_most_missing and age - since < MISSING_PATIENCE:
            counts = {"missing": len(missing_servers), "known": len(known_servers)}
            _log.error("retention.servers_missing", extra=counts)
            return
        for guild_id in missing_servers:
            await self._retention.note_departure(guild_id, age)

    async def delete_left_servers(self, age: int) -> None:
        """Delete what is stored about servers that the bot left long ago, and warn a day before."""
        due_servers = await self._retention.find_left_servers(age - SERVER_RETENTION)
        for guild_id in await self._retention.find_left_servers(age - SERVER_RETENTION + LONGEST_STEP):
            counts = {"server": guild_id, "matches": await self._retention.count_matches(guild_id)}
            if guild_id not in due_servers:
                _log.warning("retention.server_is_deleted_tomorrow", extra=counts)
                continue
            await self._retention.delete_server(guild_id)
            _log.info("retention.server_deleted", extra=counts)

    async def forget_declined_reports(self, age: int) -> None:
        """Delete declined reports of names that were made long ago."""
        await self._name_reports.delete_declined(age - REPORT_RETENTION)

    async def forget_notifications(self, age: int) -> None:
        """Delete what notified the players of matches that ended long ago."""
        while await self._retention.forget_notifications(age - NOTIFICATION_RETENTION):
            pass
