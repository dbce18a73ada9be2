"""What commands are decided on, and what they all ask of a match."""

from dataclasses import dataclass
from typing import ClassVar, Protocol

from msgspec.structs import replace

from bot.services.notices import owes
from bot.services.refusals import NotYourTurn, Refusal
from bot.store.records import Ending, LoggedAction, Match, Step, is_computer


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What a command is decided on: the match, the Discord account that acts, the time, fresh chance.

    ``record`` is there for the commands that ask for it.
    """

    match: Match
    user: int
    now: int
    seed: str
    record: tuple[LoggedAction, ...] = ()


class Command(Protocol):
    """Something that a person asks for."""

    needs_record: ClassVar[bool]

    def __call__(self, situation: Situation, /) -> Step:
        """The step to commit. Raises ``Refusal``."""


def in_lobby(match: Match) -> None:
    """Nothing, if the match has not begun. Raises ``Refusal``."""
    if match.status == "running":
        raise Refusal("already-begun")
    not_over(match)


def not_over(match: Match) -> None:
    """Nothing, if something can still happen in the match. Raises ``Refusal``."""
    if match.over:
        raise Refusal("match-over")


def in_play(match: Match) -> None:
    """Nothing, if the match is being played. Raises ``Refusal``."""
    if match.status == "lobby":
        raise Refusal("not-begun")
    not_over(match)


def seat_of(match: Match, user: int) -> int:
    """The player that ``user`` is. Raises ``Refusal`` for strangers."""
    player = match.player_of(user)
    if player is None:
        raise Refusal("not-in-match")
    return player


def may_direct(match: Match, user: int) -> None:
    """Nothing, if ``user`` plays, or has opened a table at which computers play alone. Raises ``Refusal``."""
    watching = not match.people and (match.players or match.status == "lobby")
    if user != match.host or not watching:
        seat_of(match, user)


def active_seat(match: Match, user: int) -> int:
    """The player that ``user`` is, who still plays. Raises ``Refusal``."""
    player = seat_of(match, user)
    if player in match.resigned:
        raise Refusal("you-resigned")
    return player


def owing_seat(match: Match, user: int) -> int:
    """The player that ``user`` is, who owes an action now. Raises ``Refusal``."""
    in_play(match)
    player = active_seat(match, user)
    if not owes(match, player):
        raise NotYourTurn(match)
    return player


def acting_seat(match: Match, user: int) -> int:
    """The player that ``user`` is, if they may act: while several may, the rules tell why not."""
    if not match.simultaneous:
        return owing_seat(match, user)
    in_play(match)
    return active_seat(match, user)


def called(match: Match, users: tuple[int, ...]) -> Match:
    """The match, of which ``users`` are told anew; computers need not be told."""
    people = tuple(user for user in users if not is_computer(user))
    return replace(match, notice=match.notice + 1, told=people)


def told(match: Match, users: tuple[int, ...]) -> Match:
    """The match, to be posted anew with a mention of ``users``."""
    return replace(called(match, users), post=match.post + 1)


def finished(match: Match, ending: Ending, now: int, *, but: int | None = None) -> Match:
    """The match as it ended, to be posted anew with a mention of everybody ``but`` whoever ended it."""
    status = "finished" if ending.outcome is not None else "abandoned"
    ended = replace(match, status=status, ending=ending, request=None, ended_at=now)
    return told(ended, tuple(user for user in match.people or (match.host,) if user != but))


def awaited(match: Match, players: frozenset[int]) -> tuple[int, ...]:
    """Return the accounts of those players, by seat, for whom the bot does not play."""
    return users_of(match, frozenset(player for player in players if not match.played_by_bot(player)))


def users_of(match: Match, players: frozenset[int]) -> tuple[int, ...]:
    """The Discord accounts of some players, by seat."""
    return tuple(match.players[player] for player in sorted(players))
