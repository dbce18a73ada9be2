"""A match that commands are tried on, kept as the store keeps it but in memory."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from bot.services.commands import Act, Command, Context, Join, Start
from bot.services.refusals import Refusal
from bot.store.models import Change, LoggedAction, Match

ADA, BRUNO, CHIOMA, DMITRI, STRANGER = 11, 22, 33, 44, 99
PEOPLE = (ADA, BRUNO, CHIOMA, DMITRI)
MODERATOR = 500
NOW = 1_700_000_000_000
SEED = "5eed"


class Played:
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
        shown = self.match.public_revision + (not change.is_silent)
        self.match = replace(change.match, revision=self.match.revision + 1, public_revision=shown)
        self.record = (*self.record[: change.kept_actions], *change.new_actions)
        return change

    def act(self, user: int, *actions: str) -> "Played":
        """Perform some actions of one user and return this match."""
        for action in actions:
            self.do(user, Act(action))
        return self

    def refused(self, user: int, command: Command) -> Refusal:
        """Return the refusal of ``command``, and assert that nothing changes."""
        before = (self.match, self.record)
        with pytest.raises(Refusal) as caught:
            self.do(user, command)
        assert (self.match, self.record) == before
        return caught.value

    def why_not(self, user: int, command: Command) -> str:
        """Return the key of the refusal."""
        return self.refused(user, command).key


def table(
    *seats: int | None,
    game: str = "harvest",
    invited: tuple[int, ...] = (),
    options: Mapping[str, Any] | None = None,
    rotation: tuple[int, ...] = (),
    marks: tuple[int, ...] = (),
) -> Played:
    """Return a match that has not begun; the first seated user is the host."""
    host = next(user for user in seats if user is not None)
    return Played(
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


def begun(players: int = 2) -> Played:
    """Return a match of the tests' own game in which everybody has to pick a number."""
    played = table(*PEOPLE[:players], *[None] * (4 - players))
    played.do(ADA, Start())
    return played


def in_turn(players: int = 2) -> Played:
    """Return the same in Ada's turn: all have picked 1."""
    played = begun(players)
    for user in PEOPLE[:players]:
        played.act(user, "pick 1")
    return played


def constructor() -> Played:
    """Return a match of Constructor; Ada is ice and begins, the pattern is chosen."""
    played = table(ADA, None, game="constructor", options={"starter": "ice"})
    played.do(BRUNO, Join())
    played.do(ADA, Start())
    return played.act(ADA, "pattern rhombus")


def calls(before: Match, change: Change) -> tuple[int, ...] | None:
    """Return the users that a change's board mentions, or ``None`` if it mentions nobody."""
    after = change.match
    if after.mention_seq == before.mention_seq:
        assert after.mentions == before.mentions
        return None
    assert (after.mention_seq, after.board_seq) == (before.mention_seq + 1, before.board_seq + 1)
    return after.mentions
