"""Commands at the table, before the match begins."""

from dataclasses import dataclass
from dataclasses import replace as replace_context
from typing import ClassVar

from msgspec.structs import replace

from bot.match.commands.context import (
    Context,
    get_users,
    require_lobby,
    require_participant,
    with_ending,
    with_new_board,
)
from bot.match.models import Change, Ending, Match, is_computer
from bot.match.refusals import Refusal


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
        missing_guests = set(match.invited) - set(match.players)
        if user not in {*match.seats, *match.invited} and match.seats.count(None) <= len(missing_guests):
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
            raise Refusal("not-in-match")
        seats = tuple(None if sitting == user else sitting for sitting in match.seats)
        rest = tuple(sitting for sitting in seats if sitting is not None)
        people = tuple(sitting for sitting in rest if not is_computer(sitting))
        after = replace(
            match,
            seats=seats,
            invited=tuple(guest for guest in match.invited if guest != user),
            host=match.host if match.host in people or not people else people[0],
        )
        if not rest:
            return Change(match=with_ending(after, Ending("cancelled", by=user), context.now))
        return Change(match=after)


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
        state = rules.new_state(count, rules.options_from(match.options), context.seed)
        started_match = replace(
            match,
            status="running",
            seats=players,
            marks=() if marks == tuple(range(count)) else marks,
            invited=(),
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
