"""The questions about stored matches that change nothing."""

from collections.abc import Sequence

from bot.match.deliveries import Board, MatchLine
from bot.match.models import LoggedAction, Match
from bot.match.notifications import find_reason
from bot.match.recipients import Pupil, Recipients
from bot.match.refusals import Refusal
from bot.observability.traces import current_trace
from bot.store import Store


class MatchQueries:
    """The part of ``MatchService`` that looks matches up."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, match_id: int) -> Match | None:
        """Return a match, or ``None`` if there is none with this id."""
        return await self.store.matches.find(match_id)

    async def get(self, match_id: int) -> tuple[Match, Recipients]:
        """Return a match and its players as recipients. Raise ``Refusal`` if there is none with this id."""
        match, recipients = await self.store.matches.find_with_recipients(match_id)
        if match is None:
            raise Refusal("no-such-match")
        current_trace().note_match(match.id, match.game)
        return match, recipients

    async def find_latest(self, channel_id: int) -> Match | None:
        """Return the match that a channel is about; see `MatchStore.find_latest`."""
        return await self.store.matches.find_latest(channel_id)

    async def get_newest(self, channel_id: int) -> Match:
        """Return the match that a channel is about, over or not. Raise ``Refusal`` if it never had one."""
        match = await self.find_latest(channel_id)
        if match is None:
            raise Refusal("no-match-here")
        current_trace().note_match(match.id, match.game)
        return match

    async def find_open_in(self, channel_id: int) -> Match | None:
        """Return the table or match of a channel that is not over; ``None`` if there is none."""
        match = await self.find_latest(channel_id)
        return None if match is None or match.is_over else match

    async def find_open_of(self, user: int) -> list[Match]:
        """Return the matches and tables of a user that are not over, in every server."""
        return await self._find_open(await self.store.matches.find_live_of(user))

    async def find_lent_by(self, user: int) -> list[Match]:
        """Return the matches that are not over in which somebody else plays on a user's seat."""
        return await self._find_open(await self.store.matches.find_live_owned_by(user))

    async def find_asking(self, user: int) -> list[Match]:
        """Return the tables to which a user is invited, and the matches where they are asked to stand in."""
        found = await self._find_open(await self.store.matches.find_live_asking(user))
        return [match for match in found if find_reason(match, user) in ("invited", "stand-in")]

    async def _find_open(self, match_ids: Sequence[int]) -> list[Match]:
        return [match async for match in self.store.matches.find_all(match_ids) if not match.is_over]

    async def has_played(self, user: int, game: str) -> bool:
        """Return whether a user has finished a match of a game."""
        return await self.store.matches.has_played(user, game)

    async def get_pupil(self, match: Match, player: int) -> Pupil:
        """Return what the coach has to know about a player."""
        return await self.store.matches.get_pupil(match, player)

    async def get_actions(self, match_id: int) -> tuple[LoggedAction, ...]:
        """Return the record of a match: its actions except those taken back, the oldest first."""
        return await self.store.matches.get_record(match_id)

    async def get_board(self, match_id: int) -> Board:
        """Return what is stored about the messages of a match."""
        return await self.store.boards.get(match_id)

    async def find_line(self, thread_id: int) -> MatchLine | None:
        """Return the line of a thread; ``None`` if it has none."""
        return await self.store.match_lines.find(thread_id)
