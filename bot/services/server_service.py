"""What owners and moderators decide about their servers, and what is played there."""

from collections.abc import Callable, Mapping, Sequence

from bot.match.models import Match
from bot.match.paging import FIRST_PAGE, MatchTitle, OpenMatchCursor
from bot.match.quiet_hours import DAY
from bot.match.refusals import Refusal
from bot.match.server_log import ServerLogEntry
from bot.match.servers import ServerBlock, ServerSettings
from bot.store import Store
from bot.timestamps import milliseconds

_PAGE = 50
_WELCOMED = "welcomed"


class ServerService:
    """The service for the settings, blocked users, log and open matches of servers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get_settings(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server; the defaults if nothing is stored."""
        return await self._store.server_settings.get(guild_id)

    async def change_settings(
        self,
        guild_id: int,
        user: int,
        what: str,
        change: Callable[[ServerSettings], ServerSettings],
        list_details: Callable[[ServerSettings, ServerSettings], Mapping[str, str | int]],
    ) -> ServerSettings:
        """Change the settings of a server for a user, and return them all.

        The log of the server gets an entry that says ``what`` was done, unless nothing changes.
        ``list_details`` returns the details of the entry from the settings before and after. ``change`` may
        be called again if another user was faster.
        """

        def log(before: ServerSettings, after: ServerSettings) -> ServerLogEntry:
            details = list_details(before, after)
            return ServerLogEntry(
                guild_id=guild_id, at=milliseconds(), user_id=user, what=what, details=details
            )

        return await self._store.server_settings.change(guild_id, change, log)

    async def allows_computers(self, match: Match) -> bool:
        """Return whether computers may play in a match."""
        return match.is_practice or (await self.get_settings(match.guild_id)).computers

    async def block(self, guild_id: int, user: int, *, by_user: int, reason: str) -> None:
        """Block a user, with an entry in the log. Raise ``Refusal`` if they are blocked already."""
        block = ServerBlock(
            guild_id=guild_id, user_id=user, at=milliseconds(), by_user=by_user, reason=reason
        )
        if not await self._store.server_blocks.add(block):
            raise Refusal("already-blocked")

    async def unblock(self, guild_id: int, user: int, *, by_user: int) -> None:
        """Unblock a user, with an entry in the log. Raise ``Refusal`` if they are not blocked."""
        if not await self._store.server_blocks.remove(guild_id, user, by_user=by_user, now=milliseconds()):
            raise Refusal("not-blocked")

    async def get_blocks_page(
        self, guild_id: int, count: int, *, after_user: int = 0
    ) -> tuple[Sequence[ServerBlock], bool]:
        """Return at most ``count`` blocks of a server by user, and whether there are more after them."""
        return await self._store.server_blocks.read_page(guild_id, count, after_user=after_user)

    async def get_log_page(
        self, guild_id: int, count: int, *, before: int
    ) -> tuple[Sequence[ServerLogEntry], bool]:
        """Return the newest log entries with an id below ``before``, and whether there are older ones.

        There are at most ``count``.
        """
        return await self._store.server_log.read_page(guild_id, count, before=before)

    async def was_welcomed(self, guild_id: int) -> bool:
        """Return whether the bot welcomed a server within the last day."""
        last = await self._store.server_log.find_last(guild_id, _WELCOMED)
        return last is not None and milliseconds() - last < DAY

    async def note_welcome(self, guild_id: int, channel_id: int, *, by_user: int) -> None:
        """Note in the log of a server that the bot, which is ``by_user``, welcomed it in a channel."""
        entry = ServerLogEntry(
            guild_id=guild_id,
            at=milliseconds(),
            user_id=by_user,
            what=_WELCOMED,
            details={"channel": str(channel_id)},
        )
        await self._store.server_log.add(entry)

    async def get_open_matches_page(
        self, guild_id: int, count: int, after: OpenMatchCursor = FIRST_PAGE, *, practice: bool = True
    ) -> tuple[Sequence[Match], bool]:
        """Return at most ``count`` open matches after a place, and whether there are more.

        The match whose turn has lasted longest comes first. Those for practice are left out without
        ``practice``.
        """
        return await self._store.open_matches.read_page(guild_id, count, after, practice=practice)

    async def find_open_matches(self, guild_id: int) -> list[Match]:
        """Return all open matches of a server, the one whose turn has lasted longest first."""
        matches: list[Match] = []
        place, has_more = FIRST_PAGE, True
        while has_more:
            page, has_more = await self.get_open_matches_page(guild_id, _PAGE, place)
            matches.extend(page)
            if page:
                place = OpenMatchCursor(page[-1].turn_began_at, page[-1].id)
        return matches

    async def find_open_matches_elsewhere(
        self, user: int, guild_id: int, channel_id: int
    ) -> list[MatchTitle]:
        """Return a user's open matches in the other channels of a server, the newest first."""
        return await self._store.open_matches.find_elsewhere(user, guild_id, channel_id)
