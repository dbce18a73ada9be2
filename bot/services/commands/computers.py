"""Computer players at a table, in the seat of a person, and the hints that they give."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.services.accounts import account_for
from bot.services.commands.consent import asked
from bot.services.commands.situation import Situation, active_seat, in_lobby, in_play, may_direct, owing_seat
from bot.services.commands.time import attending, noted, reseated
from bot.services.hours import DAY
from bot.services.refusals import Refusal
from bot.store.records import Match, Step, is_computer

HINTS: Final = 3
"""What is legal; what kind of action is good, and why; the action that a computer would make."""
LONGEST_WAIT: Final = 7 * DAY
"""How long, in milliseconds, the others wait for a player at most before a computer may play on."""


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

    ``has_left``: Discord has just said that the player is not in the server any more.
    """

    level: str
    player: int | None = None
    has_left: bool = False
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_play(match)
        own = active_seat(match, situation.user)
        player = own if self.player is None else self.player
        left = frozenset({player}) if self.has_left else frozenset()
        if player != own and player not in free_to_hand_over(match, situation.now, left):
            raise Refusal("seat-not-free")
        if is_computer(match.players[player]):
            raise Refusal("is-a-computer")
        kept = match.attends(player)
        account = account_for(self.level, match.players)
        given = reseated(match, player, account)
        owner = kept.owner or match.players[player]
        given = attending(given, player, replace(kept, owner=owner, away_until=None, late_turns=0))
        if given.request is not None and not asked(given, given.request):
            given = replace(given, request=None)  # who plays on declines
        return Step(match=noted(given, "computer", player, account))


def free_to_hand_over(match: Match, now: int, left: frozenset[int] = frozenset()) -> frozenset[int]:
    """Return the seats that the others may give to a computer, so that nobody can block a match for ever.

    They are those of players who have ``left`` the server, whose time is up where others may sit down then,
    and who have let all others wait for `LONGEST_WAIT` without a word: without a clock, or beyond its time.
    """
    stuck = {player for player in match.known_to_owe() if _is_stuck(match, player, now)}
    return frozenset(player for player in stuck | left if player not in match.resigned)


def _is_stuck(match: Match, player: int, now: int) -> bool:
    kept, clock = match.attends(player), match.clock
    if clock is not None and not kept.late:
        return False
    if clock is not None and clock.overtime == "substitute":
        return True
    called_at = kept.called_at or (match.last.at if match.last else match.started_at or now)
    return now - called_at >= LONGEST_WAIT and (kept.away_until or 0) <= now


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
