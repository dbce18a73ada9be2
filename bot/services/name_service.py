"""Display names that members report, and what moderators decide about them.

Names themselves are not stored, only digests of those that were reported.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from bot.match.refusals import Refusal
from bot.match.servers import NameReport
from bot.store import Store
from bot.timestamps import milliseconds

MOST_REPORTS: Final = 5
"""The most names that a user can report in a server within a day."""
MOST_DECLINED: Final = 2
"""The number of declined reports after which the reports of a user hide nothing in a server."""
_DAY: Final = 86_400_000

HiddenNames = Mapping[int, frozenset[str]]
"""The digests of the hidden names in a server, by user; an empty one hides whatever the user is called."""


def digest_name(guild_id: int, user: int, name: str) -> str:
    """Return a digest of a display name, the same for upper and lower case."""
    words = " ".join(name.casefold().split())
    return sha256(f"{guild_id}:{user}:{words}".encode()).hexdigest()[:16]


def hides(hidden: HiddenNames, guild_id: int, user: int, name: str) -> bool:
    """Return whether a display name is hidden."""
    digests = hidden.get(user)
    return digests is not None and ("" in digests or digest_name(guild_id, user, name) in digests)


def hides_typed(hidden: HiddenNames, guild_id: int, name: str) -> bool:
    """Return whether a name that somebody typed is a reported one, whose user is unknown then."""
    return any(digest_name(guild_id, user, name) in digests for user, digests in hidden.items())


class NameService:
    """The service for reported names."""

    def __init__(self, store: Store) -> None:
        self._reports, self._blocks = store.name_reports, store.server_blocks

    async def find_hidden(self, guild_id: int) -> HiddenNames:
        """Return the names that are hidden in a server: reported ones, and those of all blocked users."""
        blocked_users = await self._blocks.find_users(guild_id)
        hidden: dict[int, frozenset[str]] = dict.fromkeys(blocked_users, frozenset({""}))
        for report in await self._reports.find(guild_id):
            if report.status in ("open", "hidden"):
                digests = {report.name, ""} if report.status == "hidden" else {report.name}
                hidden[report.user_id] = hidden.get(report.user_id, frozenset()) | digests
        return hidden

    async def report(self, guild_id: int, user: int, name: str, *, by_user: int) -> bool:
        """Report a display name for a user, and return whether it is hidden now.

        Raise ``Refusal`` for one's own name, for a name that is reported or allowed, and after many reports.
        """
        if user == by_user:
            raise Refusal("report-yourself")
        digest, now = digest_name(guild_id, user, name), milliseconds()
        earlier = await self._reports.find(guild_id, user)
        if any(report.status == "hidden" for report in earlier):
            raise Refusal("name-reported")
        if any((report.name, report.status) == (digest, "allowed") for report in earlier):
            raise Refusal("name-allowed")
        counts = await self._reports.count(guild_id, by_user, now - _DAY)
        if counts.recent >= MOST_REPORTS:
            raise Refusal("too-many-reports", most=MOST_REPORTS)
        is_hidden = counts.declined < MOST_DECLINED
        report = NameReport(
            guild_id=guild_id,
            user_id=user,
            name=digest,
            status="open" if is_hidden else "unproven",
            at=now,
            by_user=by_user,
        )
        if not await self._reports.add(report):
            raise Refusal("name-reported")
        return is_hidden

    async def get_page(
        self, guild_id: int, count: int, after: tuple[int, str]
    ) -> tuple[Sequence[NameReport], bool]:
        """Return at most ``count`` reports for the moderators of a server, and whether there are more."""
        return await self._reports.read_page(guild_id, count, after)

    async def decide(self, guild_id: int, user: int, name: str, *, allow: bool, by_user: int) -> None:
        """Allow a reported name or keep it hidden. Raise ``Refusal`` if that is decided already."""
        for report in await self._reports.find(guild_id, user):
            if report.name == name and await self._reports.decide(
                report, allow=allow, by_user=by_user, now=milliseconds()
            ):
                return
        raise Refusal("name-decided")
