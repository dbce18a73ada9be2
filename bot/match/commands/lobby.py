"""Commands at the table, before the match begins."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from dataclasses import replace as replace_context
from typing import Any, ClassVar, Final

import msgspec
from msgspec.structs import replace

from bot.games import InvalidOptions
from bot.match.commands.context import (
    Context,
    get_users,
    require_lobby,
    require_participant,
    with_ending,
    with_new_board,
)
from bot.match.computer_users import find_free_computer_user
from bot.match.models import Change, Ending, Match, OldBoards, is_computer
from bot.match.refusals import BadOption, NotInMatch, Refusal

LOOK: Final = ("theme", "boards", "locale")
"""What every table has besides its options: the look of pictures, old boards, the language."""


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat, or change to another one. A rematch begins with the last user who takes a seat."""

    seat: int | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, user = context.match, context.user
        require_lobby(match)
        if user in match.seats and self.seat in (None, match.find_player(user)):
            raise Refusal("already-seated")
        if None not in match.seats and user not in match.seats:
            raise Refusal("table-full")
        is_expected = user in match.seats or user in match.invited
        if not is_expected and match.seats.count(None) <= len(match.missing_guests):
            raise Refusal("seats-reserved")
        seat = find_free_seat(match, user) if self.seat is None else self.seat
        if not 0 <= seat < len(match.seats):
            raise Refusal("no-such-seat")
        if match.seats[seat] is not None:
            raise Refusal("seat-taken")
        seats = [None if sitting == user else sitting for sitting in match.seats]
        seats[seat] = user
        after = replace(match, seats=tuple(seats))
        if is_complete_rematch(after):
            return Start()(replace_context(context, match=after))
        return Change(match=after)


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table or decline an invitation; the table is closed when all seats are free.

    The others keep their seats.
    """

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, user = context.match, context.user
        require_lobby(match)
        if user not in match.seats and user not in match.invited:
            raise NotInMatch(match)
        if user == match.advantage_user:  # in a rematch also somebody who has not sat down yet
            match = _with_advantage(match, None, 0)
        seats = tuple(None if sitting == user else sitting for sitting in match.seats)
        rest = tuple(sitting for sitting in seats if sitting is not None)
        people = tuple(sitting for sitting in rest if not is_computer(sitting))
        after = replace(
            with_seats(match, seats),
            invited=tuple(guest for guest in match.invited if guest != user),
            host=match.host if match.host in people or not people else people[0],
        )
        if not rest:
            return Change(match=with_ending(after, Ending("cancelled", by=user), context.now))
        return Change(match=after)


@dataclass(frozen=True, slots=True)
class ChangeTable:
    """Change how a table plays and looks, as its host; ``None`` leaves the look as it is.

    If others sit there, the match notes what has changed since, so that they can read it at the table.
    """

    options: Mapping[str, Any] = field(default_factory=dict)
    theme: str | None = None
    boards: OldBoards | None = None
    locale: str | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        _require_host(match, context.user)
        try:
            options = match.rules.options_from({**match.options, **self.options})
        except InvalidOptions as error:
            raise BadOption(error) from error
        after = replace(
            match,
            options=msgspec.to_builtins(options),
            theme=self.theme or match.theme,
            boards=self.boards or match.boards,
            locale=self.locale or match.locale,
        )
        others = set(match.humans) - {match.host}
        noted = {**dict.fromkeys(match.changed_options), **dict.fromkeys(list_changes(match, after))}
        return Change(match=replace(after, changed_options=tuple(noted) if others else ()))


@dataclass(frozen=True, slots=True)
class WatchComputers:
    """Let as many computers of a level play as the game needs while the host watches; no level ends that."""

    level: str = ""
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        _require_host(match, context.user)
        if match.invited or set(match.humans) - {match.host}:
            raise Refusal("watch-with-guests")
        seats: list[int | None] = [None] * len(match.seats)
        if not self.level:
            seats[0] = match.host
        for seat in range(match.rules.players.start if self.level else 0):
            users = [user for user in seats if user is not None]
            seats[seat] = find_free_computer_user(self.level, users)
        return Change(match=with_seats(match, tuple(seats)))


@dataclass(frozen=True, slots=True)
class EvenOut:
    """Give a user at the table an advantage of this size, or with 0 nobody.

    The host decides for all, everybody else for themselves while nobody else has one.
    """

    user: int | None = None
    advantage: int = 0
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, concerned = context.match, self.user if self.advantage else context.match.advantage_user
        require_lobby(match)
        if context.user not in (match.host, concerned):
            raise Refusal("options-not-the-host")
        if self.advantage not in (0, *match.rules.advantages) or not match.rules.advantages:
            raise Refusal("unknown-button")
        if self.advantage and (len(match.players) < 2 or self.user not in match.players):
            raise Refusal("head-start-not-seated")
        if context.user != match.host and match.advantage_user not in (None, context.user):
            raise Refusal("head-start-taken")
        return Change(match=_with_advantage(match, self.user if self.advantage else None, self.advantage))


def _with_advantage(match: Match, user: int | None, advantage: int) -> Match:
    options = {**match.options, "advantage": advantage, "advantage_player": 0}
    return replace(match, options=options, advantage_user=user)


def with_seats(match: Match, seats: tuple[int | None, ...]) -> Match:
    """Return the table with other seats, without the advantage of a user who has left."""
    if match.advantage_user is not None and match.advantage_user in set(match.seats) - set(seats):
        match = _with_advantage(match, None, 0)
    return replace(match, seats=seats)


def find_advantage_user(match: Match) -> int | None:
    """Return the user who has the advantage of a table or a match; ``None`` if nobody has one."""
    if match.state is None or not match.options.get("advantage"):
        return match.advantage_user
    return match.get_owner(match.options["advantage_player"])


def _place_advantage(match: Match, players: tuple[int, ...]) -> dict[str, Any]:
    """Return the options with which these users begin: the advantage is for a player instead of a user."""
    if match.advantage_user is None:
        return match.options
    if match.advantage_user not in players:
        return _with_advantage(match, None, 0).options
    return {**match.options, "advantage_player": players.index(match.advantage_user)}


def _require_host(match: Match, user: int) -> None:
    """Raise ``Refusal`` unless the user is the host of a table that has not begun."""
    require_lobby(match)
    if user != match.host:
        raise Refusal("options-not-the-host")


def list_changes(before: Match, after: Match) -> list[str]:
    """Return the names of the options, and of the parts of `LOOK`, that differ between two states."""
    values, new_values = (match.rules.options_from(match.options) for match in (before, after))
    names = [name for name in values.__struct_fields__ if getattr(values, name) != getattr(new_values, name)]
    return [*names, *(name for name in LOOK if getattr(before, name) != getattr(after, name))]


@dataclass(frozen=True, slots=True)
class Start:
    """Begin to play with the users at the table, in the order of their seats or of the rematch.

    In games for several numbers of players, seats stand for marks: each player keeps the mark of their seat.
    """

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, rules = context.match, context.match.rules
        require_lobby(match)
        if context.user not in (match.host, *match.seats):
            raise Refusal("no-seat", free=match.seats.count(None))
        require_participant(match, context.user)
        count = len(match.players)
        if count not in rules.players:
            raise Refusal("not-enough-players", needed=rules.players.start, seated=count)
        # If the number of players is fixed, users choose their seats, also in a rematch.
        again = len(rules.players) > 1 and is_complete_rematch(match)
        players = match.rotation if again else match.players
        marks = tuple(match.seats.index(user) for user in players) if len(rules.players) > 1 else ()
        options = _place_advantage(match, players)
        state = rules.new_state(count, rules.options_from(options), context.seed)
        started_match = replace(
            match,
            status="running",
            seats=players,
            marks=() if marks == tuple(range(count)) else marks,
            invited=(),
            changed_options=(),
            options=options,
            advantage_user=None,
            seed=context.seed,
            state=state,
            turn=1,
            started_at=context.now,
        )
        return Change(
            match=with_new_board(started_match, get_users(started_match, started_match.players_to_act()))
        )


def is_complete_rematch(match: Match) -> bool:
    """Return whether exactly the users of the previous match sit at its rematch, and are enough to play."""
    return len(match.players) in match.rules.players and sorted(match.rotation) == sorted(match.players)


def get_rematch_marks(old: Match) -> tuple[int, ...]:
    """Return the previous marks of a rematch's users, in their new order; empty if seats decide marks."""
    if len(old.rules.players) == 1:
        return ()
    if old.state is None:
        marks = tuple(seat for seat, user in enumerate(old.seats) if user is not None)
    else:
        marks = old.marks or tuple(range(len(old.players)))
    return (*marks[-1:], *marks[:-1])


def find_free_seat(match: Match, user: int) -> int:
    """Return a free seat for a user or a computer: in a rematch the one with their mark if it is free."""
    if user in match.rotation[: len(match.marks)]:
        before = match.marks[match.rotation.index(user)]
        if match.seats[before] is None:
            return before
    return match.seats.index(None)
