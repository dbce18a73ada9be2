"""Pages of lists of matches, and the cursors that say where a page begins."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.match.models import LARGEST_ID, Match


class HistoryCursor(NamedTuple):
    """Where a page of past matches is: the matches ``before`` an id, or those right ``after`` one."""

    before: int = LARGEST_ID
    after: int | None = None


class Page(NamedTuple):
    """Some matches, the newest first, and whether there are newer and older ones."""

    matches: Sequence[Match]
    has_newer: bool
    has_older: bool


NEWEST = HistoryCursor()
OLDEST = HistoryCursor(after=0)


class OpenMatchCursor(NamedTuple):
    """Where a page of open matches begins: after the match with this begin of its turn and this id."""

    turn_began_at: int = -1
    match_id: int = 0


FIRST_PAGE = OpenMatchCursor()


class MatchTitle(NamedTuple):
    """What a list without details shows of a match."""

    id: int
    game: str
