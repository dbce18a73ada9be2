"""Pages of lists of matches, and the cursors that say where a page begins."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.match.models import LARGEST_ID, Match


class Place(NamedTuple):
    """Where a page lies: the matches ``before`` an id, or those right ``after`` one."""

    before: int = LARGEST_ID
    after: int | None = None


class Page(NamedTuple):
    """Some matches, the newest first, and whether there are newer and older ones."""

    matches: Sequence[Match]
    has_newer: bool
    has_older: bool


NEWEST = Place()
OLDEST = Place(after=0)


class TurnPlace(NamedTuple):
    """Where a page begins: after the match with this begin of its turn and this id."""

    turn_began_at: int = -1
    match_id: int = 0


FIRST_PAGE = TurnPlace()


class MatchTitle(NamedTuple):
    """What a line about a match has to know."""

    id: int
    game: str
