"""The interface of commands, their context, and the checks and changes that they share."""

from dataclasses import dataclass
from typing import ClassVar, Protocol

from msgspec.structs import replace

from bot.match.former_users import is_former
from bot.match.models import Change, Ending, LoggedAction, Match, is_computer
from bot.match.notifications import find_last_stand_ins, find_loss, find_loss_event, has_to_act
from bot.match.refusals import MatchPaused, MatchRefusal, NotBegun, NotInMatch, NotYourTurn, Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """What a command sees.

    Attributes:
        match: The match as stored.
        user: The user who gave the command; 0 for the bot.
        now: The time in milliseconds since 1970.
        seed: A new random seed.
        record: The actions of the match; empty unless ``Command.needs_record``.
        end_turns_themselves: The users of the match who want no automatic action to end their turns.
        end_turns_at_once: The users whose turns end at once when only optional actions are left.
    """

    match: Match
    user: int
    now: int
    seed: str
    record: tuple[LoggedAction, ...] = ()
    end_turns_themselves: frozenset[int] = frozenset()
    end_turns_at_once: frozenset[int] = frozenset()


class Command(Protocol):
    """An instruction from a user, or from the bot itself, to change a match."""

    needs_record: ClassVar[bool]

    def __call__(self, context: Context, /) -> Change:
        """Return the change to commit. Raise ``Refusal`` if the command may not be carried out."""


def require_lobby(match: Match) -> None:
    """Raise ``Refusal`` unless the match is still in the lobby."""
    if match.status == "running":
        raise Refusal("already-begun")
    require_not_over(match)


def require_not_over(match: Match) -> None:
    """Raise ``Refusal`` if the match is over."""
    if match.is_over:
        raise Refusal("match-over")


def require_started(match: Match) -> None:
    """Raise ``Refusal`` unless the match has begun and is not over; it may be paused."""
    if match.status == "lobby":
        raise NotBegun(match)
    require_not_over(match)


def require_running(match: Match) -> None:
    """Raise ``Refusal`` unless the match has begun, is not over and is not paused."""
    require_started(match)
    if match.pause is not None:
        raise MatchPaused(match)


def get_player(match: Match, user: int) -> int:
    """Return a user's player number. Raise ``Refusal`` if the user does not play."""
    player = match.find_player(user)
    if player is None:
        raise refuse_outsider(match, user)
    return player


def refuse_outsider(match: Match, user: int) -> Refusal:
    """Return the refusal for a user who does not play: why, and what they can do about it."""
    if match.status != "running":
        return NotInMatch(match)
    lent_player = match.find_lent_player(user)
    if lent_player is not None:
        return MatchRefusal("seat-lent", match, {"player": match.players[lent_player]})
    loss = find_loss_event(match, user)
    return NotInMatch(match) if loss is None else MatchRefusal("seat-lost", match, {"by": loss[0].user})


def refuse_resigned(match: Match, player: int) -> Refusal:
    """Return the refusal for a player who is out: they resigned, or others claimed that they gave up."""
    claims = [event for event in match.events if event.kind == "claimed" and event.player == player]
    return MatchRefusal("claimed-out", match, {"by": claims[-1].user}) if claims else Refusal("you-resigned")


def require_participant(match: Match, user: int) -> None:
    """Raise ``Refusal`` unless the user plays, or is the host of a table at which only computers play.

    The owner of a seat on which somebody else plays counts as a player.
    """
    if match.has_lent_seat(user) and not match.is_over:
        return
    may_host_watch = not match.humans and (match.players or match.status == "lobby")
    if user != match.host or not may_host_watch:
        get_player(match, user)


def is_concerned(match: Match, user: int) -> bool:
    """Return whether a user plays, is the host, is asked to play, can take a seat back, or had one."""
    is_known = user in (*match.seats, match.host, *match.invited, *find_last_stand_ins(match).values())
    if find_loss(match, user) is not None:
        return True
    return is_known or match.has_lent_seat(user) or bool(match.find_owners_asking(user))


def get_active_player(match: Match, user: int) -> int:
    """Return a user's player number. Raise ``Refusal`` if they do not play or have resigned."""
    player = get_player(match, user)
    if player in match.resigned:
        raise refuse_resigned(match, player)
    return player


def require_owner(match: Match, user: int) -> None:
    """Raise ``Refusal`` if the user is a stand-in, because only the owner of the seat may decide this."""
    player = match.find_player(user)
    owner = None if player is None else match.seat_status(player).owner
    if owner is not None and owner != user:
        raise MatchRefusal("owner-decides", match, {"owner": owner})


def get_owned_player(match: Match, user: int) -> int:
    """Return the player whose seat belongs to the user, even while somebody else plays on it.

    Raise ``Refusal`` if the user has no seat, only stands in for its owner, or has resigned.
    """
    require_owner(match, user)
    return get_active_player_or_owned(match, user)


def get_active_player_or_owned(match: Match, user: int) -> int:
    """Return the user's player number, or that of the seat on which somebody else plays for them.

    Raise ``Refusal`` if they have neither or have resigned.
    """
    player = match.find_lent_player(user)
    if player is None:
        return get_active_player(match, user)
    if player in match.resigned:
        raise refuse_resigned(match, player)
    return player


def get_player_to_act(match: Match, user: int) -> int:
    """Return a user's player number. Raise ``Refusal`` unless they have to act."""
    require_running(match)
    player = get_active_player(match, user)
    if not has_to_act(match, player):
        raise NotYourTurn(match)
    return player


def get_player_who_may_act(match: Match, user: int) -> int:
    """Return a user's player number. Raise ``Refusal`` if they may not try an action now.

    Usually only a player to act may. While several players may act, every player who has not resigned may:
    the rules then judge the action.
    """
    if not match.is_simultaneous:
        return get_player_to_act(match, user)
    require_running(match)
    return get_active_player(match, user)


def with_mention(match: Match, users: tuple[int, ...]) -> Match:
    """Return the match with a new mention of ``users``, except computers and former users."""
    people = tuple(user for user in users if not is_computer(user) and not is_former(user))
    return replace(match, mention_seq=match.mention_seq + 1, mentions=people)


def with_further_mention(before: Match, after: Match, user: int) -> Match:
    """Return a changed match with a mention of one more user than the change mentions already."""
    already = after.mentions if after.mention_seq != before.mention_seq else ()
    return with_mention(after, (*already, *(() if user in already else (user,))))


def with_new_board(match: Match, users: tuple[int, ...]) -> Match:
    """Return the match with a new board message to post, which mentions ``users``."""
    return replace(with_mention(match, users), board_seq=match.board_seq + 1)


def with_ending(match: Match, ending: Ending, now: int, *, except_user: int | None = None) -> Match:
    """Return the match after its end, with a new board that mentions all users except ``except_user``.

    Users for whom a stand-in or a computer played get their seats back, so that they can look back at the
    match, share it and ask for a rematch. The stand-ins are mentioned as well.
    """
    status = "finished" if ending.outcome is not None else "abandoned"
    match = _with_lent_seats_back(match)
    after = replace(match, status=status, ending=ending, consent_request=None, ended_at=now)
    users = (*(match.humans or (match.host,)), *find_last_stand_ins(match).values())
    return with_new_board(after, tuple(user for user in dict.fromkeys(users) if user != except_user))


def _with_lent_seats_back(match: Match) -> Match:
    seats, statuses = list(match.seats), list(match.seat_statuses)
    for player, status in enumerate(statuses):
        statuses[player] = status = replace(status, asked=None)
        if status.is_lent and status.owner is not None:
            seats[player] = status.owner
            statuses[player] = replace(status, owner=None, is_lent=False)
    return replace(match, seats=tuple(seats), seat_statuses=tuple(statuses))


def get_awaited_users(match: Match, players: frozenset[int]) -> tuple[int, ...]:
    """Return the users of ``players`` by seat, except those for whom the bot plays."""
    return get_users(match, frozenset(player for player in players if not match.is_played_by_bot(player)))


def get_users(match: Match, players: frozenset[int]) -> tuple[int, ...]:
    """Return the users of ``players``, by seat."""
    return tuple(match.players[player] for player in sorted(players))
