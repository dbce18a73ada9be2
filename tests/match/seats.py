"""A match in memory, changed by commands as the services change a match in the store."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.commands import Act, Command, Context, Join, Start
from bot.match.models import Change, LoggedAction, Match
from bot.match.refusals import Refusal

ADA, BRUNO, CHIOMA, DMITRI, STRANGER = 11, 22, 33, 44, 99
PEOPLE = (ADA, BRUNO, CHIOMA, DMITRI)
MODERATOR = 500
NOW = 1_700_000_000_000
SEED = "5eed"


class MatchSession:
    """A match with its record, changed by users' commands."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.record: tuple[LoggedAction, ...] = ()
        self.now = NOW
        self.end_turns_themselves: frozenset[int] = frozenset()

    def do(self, user: int, command: Command) -> Change:
        """Perform ``command`` on the match and return the change."""
        self.now += 1
        record = self.record if command.needs_record else ()
        change = command(
            Context(
                match=self.match,
                user=user,
                now=self.now,
                seed=SEED,
                record=record,
                end_turns_themselves=self.end_turns_themselves,
            )
        )
        public_revision = self.match.public_revision + (not change.is_silent)
        self.match = replace(change.match, revision=self.match.revision + 1, public_revision=public_revision)
        self.record = (*self.record[: change.kept_actions], *change.new_actions)
        return change

    def act(self, user: int, *actions: str) -> "MatchSession":
        """Perform some actions of one user and return this session."""
        for action in actions:
            self.do(user, Act(action))
        return self

    def expect_refusal(self, user: int, command: Command) -> Refusal:
        """Assert that ``command`` is refused and changes nothing, and return the refusal."""
        before = (self.match, self.record)
        with pytest.raises(Refusal) as error:
            self.do(user, command)
        assert (self.match, self.record) == before
        return error.value

    def get_refusal_key(self, user: int, command: Command) -> str:
        """Assert that ``command`` is refused and changes nothing, and return the key of the refusal."""
        return self.expect_refusal(user, command).key


def open_table(
    *seats: int | None,
    game: str = "harvest",
    invited: tuple[int, ...] = (),
    options: Mapping[str, Any] | None = None,
    rotation: tuple[int, ...] = (),
    marks: tuple[int, ...] = (),
) -> MatchSession:
    """Return a session whose match has not begun; the first seated user is the host."""
    host = next(user for user in seats if user is not None)
    return MatchSession(
        Match(
            id=7,
            guild_id=1,
            channel_id=2,
            game=game,
            host=host,
            seats=seats,
            invited=invited,
            options=dict(options or {}),
            rotation=rotation,
            marks=marks,
            created_at=NOW,
        )
    )


def start_match(players: int = 2) -> MatchSession:
    """Start a match of the tests' own game, Harvest, in which everybody has to pick a number."""
    session = open_table(*PEOPLE[:players], *[None] * (4 - players))
    session.do(ADA, Start())
    return session


def start_first_turn(players: int = 2) -> MatchSession:
    """Start a match of Harvest and let everybody pick 1, so that it is Ada's turn."""
    session = start_match(players)
    for user in PEOPLE[:players]:
        session.act(user, "pick 1")
    return session


def start_constructor() -> MatchSession:
    """Start a match of Constructor in which Ada is ice and plays first, and choose its pattern."""
    session = open_table(ADA, None, game="constructor", options={"starter": "ice"})
    session.do(BRUNO, Join())
    session.do(ADA, Start())
    return session.act(ADA, "pattern rhombus")


def find_mentions(before: Match, change: Change) -> tuple[int, ...] | None:
    """Return the users that a change's board mentions, or ``None`` if it mentions nobody."""
    after = change.match
    if after.mention_seq == before.mention_seq:
        assert after.mentions == before.mentions
        return None
    assert (after.mention_seq, after.board_seq) == (before.mention_seq + 1, before.board_seq + 1)
    return after.mentions
