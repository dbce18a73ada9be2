"""Computer players at a table, in the seat of a person, and the hints that they give."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.services.accounts import account_for
from bot.services.commands.situation import Situation, active_seat, in_lobby, in_play, may_direct, owing_seat
from bot.services.commands.time import attending, noted, reseated
from bot.services.refusals import Refusal
from bot.store.records import Match, Step, is_computer

HINTS: Final = 3
"""What is legal; what kind of action is good, and why; the action that a computer would make."""


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Have a computer player sit down at the table, on its first free seat."""

    level: str
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_lobby(match)
        may_direct(match, situation.user)
        if None not in match.seats:
            raise Refusal("table-full")
        if match.seats.count(None) <= len(set(match.invited) - set(match.players)):
            raise Refusal("seats-reserved")
        seat = match.seats.index(None)
        return Step(match=reseated(match, seat, account_for(self.level, match.players)))


@dataclass(frozen=True, slots=True)
class UnseatComputers:
    """Have all computer players leave the table."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_lobby(match)
        may_direct(match, situation.user)
        if match.people == match.players:
            raise Refusal("no-computers")
        seats = [None if user is not None and is_computer(user) else user for user in match.seats]
        if len(match.rules.players) > 1:  # who plays is in order of their seats, so none may stay empty
            seats = [*match.people, *[None] * (len(seats) - len(match.people))]
        return Step(match=replace(match, seats=tuple(seats)))


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give a seat to a computer player: one's own, or one that ``free_to_hand_over`` names.

    It belongs to its player, who can have it back. Resigning is final: who has resigned can neither give
    their seat away nor have it taken over, and the rules of the game say what becomes of it.
    """

    level: str
    player: int | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_play(match)
        own = active_seat(match, situation.user)
        player = own if self.player is None else self.player
        if player != own and player not in free_to_hand_over(match):
            raise Refusal("seat-not-free")
        if is_computer(match.players[player]):
            raise Refusal("is-a-computer")
        kept = match.attends(player)
        account = account_for(self.level, match.players)
        given = reseated(match, player, account)
        owner = kept.owner or match.players[player]
        given = attending(given, player, replace(kept, owner=owner, away_until=None))
        return Step(match=noted(given, "computer", player, account))


def free_to_hand_over(match: Match) -> frozenset[int]:
    """Return the seats of people whose time is up where others may sit down then."""
    late = {
        player
        for player in match.known_to_owe()
        if match.clock is not None and match.clock.overtime == "substitute" and match.attends(player).late
    }
    return frozenset(late.difference(match.resigned))


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask for a hint, up to a step of ``HINTS``; that somebody did is in the log."""

    step: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        player = owing_seat(match, situation.user)
        hinted = noted(match, "hint", player, situation.user, step=self.step)
        return Step(match=hinted)
