"""Computer players at a table, in the seat of a person, and the hints that they give."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.services.commands.consent import players_to_answer
from bot.services.commands.context import (
    Context,
    get_active_player,
    get_player_to_act,
    require_lobby,
    require_participant,
    require_running,
)
from bot.services.commands.deadlines import add_event, replace_user, with_seat_status
from bot.services.computer_users import free_computer_user
from bot.services.quiet_hours import DAY
from bot.services.refusals import Refusal
from bot.store.models import Change, Match, is_computer

HINTS: Final = 3
"""What is legal; what kind of action is good, and why; the action that a computer would make."""
LONGEST_WAIT: Final = 7 * DAY
"""How long, in milliseconds, the others wait for a player at most before a computer may play on."""


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Have a computer player sit down at the table, on its first free seat."""

    level: str
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_lobby(match)
        require_participant(match, context.user)
        if None not in match.seats:
            raise Refusal("table-full")
        if match.seats.count(None) <= len(set(match.invited) - set(match.players)):
            raise Refusal("seats-reserved")
        seat = match.seats.index(None)
        return Change(match=replace_user(match, seat, free_computer_user(self.level, match.players)))


@dataclass(frozen=True, slots=True)
class UnseatComputers:
    """Have all computer players leave the table."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_lobby(match)
        require_participant(match, context.user)
        if match.humans == match.players:
            raise Refusal("no-computers")
        seats = [None if user is not None and is_computer(user) else user for user in match.seats]
        if len(match.rules.players) > 1:  # who plays is in order of their seats, so none may stay empty
            seats = [*match.humans, *[None] * (len(seats) - len(match.humans))]
        return Change(match=replace(match, seats=tuple(seats)))


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give a seat to a computer player: one's own, or one that ``free_to_hand_over`` names.

    It belongs to its player, who can have it back. Resigning is final: who has resigned can neither give
    their seat away nor have it taken over, and the rules of the game say what becomes of it.

    ``has_left``: Discord has just said that the player is not in the server any more.
    """

    level: str
    player: int | None = None
    has_left: bool = False
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        own = get_active_player(match, context.user)
        player = own if self.player is None else self.player
        left = frozenset({player}) if self.has_left else frozenset()
        if player != own and player not in seats_to_hand_over(match, context.now, left):
            raise Refusal("seat-not-free")
        if is_computer(match.players[player]):
            raise Refusal("is-a-computer")
        status = match.seat_status(player)
        account = free_computer_user(self.level, match.players)
        given = replace_user(match, player, account)
        owner = status.owner or match.players[player]
        given = with_seat_status(given, player, replace(status, owner=owner, away_until=None, late_turns=0))
        if given.consent_request is not None and not players_to_answer(given, given.consent_request):
            given = replace(given, consent_request=None)  # who plays on declines
        return Change(match=add_event(given, "computer", player, account))


def seats_to_hand_over(match: Match, now: int, left: frozenset[int] = frozenset()) -> frozenset[int]:
    """Return the seats that the others may give to a computer, so that nobody can block a match for ever.

    They are those of players who have ``left`` the server, whose time is up where others may sit down then,
    and who have let all others wait for `LONGEST_WAIT` without a word: without a clock, or beyond its time.
    """
    stuck = {player for player in match.publicly_to_act() if _is_stuck(match, player, now)}
    return frozenset(player for player in stuck | left if player not in match.resigned)


def _is_stuck(match: Match, player: int, now: int) -> bool:
    status, clock = match.seat_status(player), match.time_control
    if clock is not None and not status.is_late:
        return False
    if clock is not None and clock.overtime == "substitute":
        return True
    called_at = status.turn_began_at or (
        match.last_action.at if match.last_action else match.started_at or now
    )
    return now - called_at >= LONGEST_WAIT and (status.away_until or 0) <= now


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask for a hint, up to a step of ``HINTS``; that somebody did is in the log."""

    step: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        player = get_player_to_act(match, context.user)
        hinted = add_event(match, "hint", player, context.user, step=self.step)
        return Change(match=hinted)
