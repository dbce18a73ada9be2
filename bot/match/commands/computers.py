"""Commands about computer players: at a table, on the seat of a user, and as a source of hints."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.match.commands.consent import get_players_to_answer
from bot.match.commands.context import (
    Context,
    get_owned_player,
    get_player_to_act,
    require_lobby,
    require_participant,
    require_running,
)
from bot.match.commands.deadlines import add_event, replace_user, with_seat_status
from bot.match.commands.lobby import with_seats
from bot.match.computer_users import find_free_computer_user
from bot.match.models import Change, Match, is_computer
from bot.match.quiet_hours import DAY
from bot.match.refusals import Refusal

LONGEST_WAIT: Final = 7 * DAY
"""The milliseconds that a player can keep the others waiting before a computer may take over the seat."""


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Seat a computer player of a level on the first free seat of the table."""

    level: str
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_lobby(match)
        require_participant(match, context.user)
        if None not in match.seats:
            raise Refusal("table-full")
        if match.seats.count(None) <= len(match.missing_guests):
            raise Refusal("seats-reserved")
        seat = match.seats.index(None)
        return Change(match=replace_user(match, seat, find_free_computer_user(self.level, match.players)))


@dataclass(frozen=True, slots=True)
class UnseatComputers:
    """Remove all computer players from the table."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_lobby(match)
        require_participant(match, context.user)
        if match.humans == match.players:
            raise Refusal("no-computers")
        seats = [None if user is not None and is_computer(user) else user for user in match.seats]
        return Change(match=with_seats(match, tuple(seats)))


@dataclass(frozen=True, slots=True)
class HandOver:
    """Let a computer play for the user, or for another player in `find_seats_to_hand_over`.

    The seat still belongs to its user, who can take it back; a user who handed it over gets it back at the
    end of the match. Resigning is final: neither the resigned player nor anybody else can hand the seat over,
    because the rules of the game decide what happens on it.

    Attributes:
        level: The level of the computer player.
        player: The player to replace; ``None`` for the user's own seat.
        has_left: Whether Discord has just reported that this player is no longer in the server.
    """

    level: str
    player: int | None = None
    has_left: bool = False
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        own = get_owned_player(match, context.user)
        player = own if self.player is None else self.player
        players_who_left = frozenset({player}) if self.has_left else frozenset()
        if player != own and player not in find_seats_to_hand_over(match, context.now, players_who_left):
            raise Refusal("seat-not-free")
        if is_computer(match.players[player]):
            raise Refusal("is-a-computer")
        status = match.seat_status(player)
        account = find_free_computer_user(self.level, match.players)
        after = replace_user(match, player, account)
        owner = status.owner or match.players[player]
        status = replace(
            status, owner=owner, is_lent=player == own, asked=None, away_until=None, late_turns=0
        )
        after = with_seat_status(after, player, status)
        if after.consent_request is not None and not get_players_to_answer(after, after.consent_request):
            after = replace(after, consent_request=None)  # nobody is left to agree; playing on declines it
        return Change(match=add_event(after, "computer", player, account))


def find_seats_to_hand_over(
    match: Match, now: int, players_who_left: frozenset[int] = frozenset()
) -> frozenset[int]:
    """Return the players whose seats the others may give to a computer, so that nobody can block a match.

    These are ``players_who_left`` the server, late players at a table where others may take their seats, and
    players who have kept the others waiting for `LONGEST_WAIT`: without a clock or after their time was up,
    and not during an absence. Resigned players are never among them.
    """
    stuck_players = {player for player in match.publicly_to_act() if _is_stuck(match, player, now)}
    return frozenset(player for player in stuck_players | players_who_left if player not in match.resigned)


def _is_stuck(match: Match, player: int, now: int) -> bool:
    status, clock = match.seat_status(player), match.time_control
    if clock is not None and not status.is_late:
        return False
    if clock is not None and clock.overtime == "substitute":
        return True
    called_at = status.turn_began_at or (match.recent[-1].at if match.recent else match.started_at or now)
    return now - called_at >= LONGEST_WAIT and (status.away_until or 0) <= now


@dataclass(frozen=True, slots=True)
class Hint:
    """Log that the user got a hint."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        player = get_player_to_act(match, context.user)
        if match.rating in ("rated", "placement"):
            raise Refusal("hint-rated")
        return Change(match=add_event(match, "hint", player, context.user))
