"""What commands are decided on, and what they all ask of a match."""

from dataclasses import dataclass
from typing import ClassVar, Protocol

from msgspec.structs import replace

from bot.services.notifications import owes
from bot.services.refusals import NotYourTurn, Refusal
from bot.store.models import Change, Ending, LoggedAction, Match, is_computer


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
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

    def __call__(self, context: Context, /) -> Change:
        """The step to commit. Raises ``Refusal``."""


def require_lobby(match: Match) -> None:
    """Nothing, if the match has not begun. Raises ``Refusal``."""
    if match.status == "running":
        raise Refusal("already-begun")
    require_not_over(match)


def require_not_over(match: Match) -> None:
    """Nothing, if something can still happen in the match. Raises ``Refusal``."""
    if match.is_over:
        raise Refusal("match-over")


def require_running(match: Match) -> None:
    """Nothing, if the match is being played. Raises ``Refusal``."""
    if match.status == "lobby":
        raise Refusal("not-begun")
    require_not_over(match)


def get_player(match: Match, user: int) -> int:
    """The player that ``user`` is. Raises ``Refusal`` for strangers."""
    player = match.player_of(user)
    if player is None:
        raise Refusal("not-in-match")
    return player


def require_participant(match: Match, user: int) -> None:
    """Nothing, if ``user`` plays, or has opened a table at which computers play alone. Raises ``Refusal``."""
    watching = not match.humans and (match.players or match.status == "lobby")
    if user != match.host or not watching:
        get_player(match, user)


def get_active_player(match: Match, user: int) -> int:
    """The player that ``user`` is, who still plays. Raises ``Refusal``."""
    player = get_player(match, user)
    if player in match.resigned:
        raise Refusal("you-resigned")
    return player


def get_player_to_act(match: Match, user: int) -> int:
    """The player that ``user`` is, who owes an action now. Raises ``Refusal``."""
    require_running(match)
    player = get_active_player(match, user)
    if not owes(match, player):
        raise NotYourTurn(match)
    return player


def get_acting_player(match: Match, user: int) -> int:
    """The player that ``user`` is, if they may act: while several may, the rules tell why not."""
    if not match.is_simultaneous:
        return get_player_to_act(match, user)
    require_running(match)
    return get_active_player(match, user)


def mention(match: Match, users: tuple[int, ...]) -> Match:
    """The match, of which ``users`` are told anew; computers need not be told."""
    people = tuple(user for user in users if not is_computer(user))
    return replace(match, mention_seq=match.mention_seq + 1, mentions=people)


def post_board(match: Match, users: tuple[int, ...]) -> Match:
    """The match, to be posted anew with a mention of ``users``."""
    return replace(mention(match, users), board_seq=match.board_seq + 1)


def finish(match: Match, ending: Ending, now: int, *, but: int | None = None) -> Match:
    """The match as it ended, to be posted anew with a mention of everybody ``but`` whoever ended it."""
    status = "finished" if ending.outcome is not None else "abandoned"
    ended = replace(match, status=status, ending=ending, consent_request=None, ended_at=now)
    return post_board(ended, tuple(user for user in match.humans or (match.host,) if user != but))


def awaited(match: Match, players: frozenset[int]) -> tuple[int, ...]:
    """Return the accounts of those players, by seat, for whom the bot does not play."""
    return get_users(match, frozenset(player for player in players if not match.played_by_bot(player)))


def get_users(match: Match, players: frozenset[int]) -> tuple[int, ...]:
    """The Discord accounts of some players, by seat."""
    return tuple(match.players[player] for player in sorted(players))
