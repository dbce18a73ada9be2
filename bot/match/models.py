"""Matches, their actions and the changes to them, all frozen values.

Times are in milliseconds, points in time since 1970. A player is a seat number, a user a Discord account.
"""

from typing import Any, Final, Literal

import msgspec

from bot.games import GAMES, AnyGame, AnyRealTimeGame, Outcome, RealTimeGame, SimultaneousGame
from bot.match.consent import ConsentRequest
from bot.match.events import CHANGES_USER, Event, is_assistance
from bot.match.lost_channels import LostChannel
from bot.match.pauses import Pause, sum_finished_pauses
from bot.match.seat_status import SeatStatus
from bot.match.server_log import ServerLogEntry
from bot.match.timer_values import TimerUpdate
from bot.match.versions import Version

Status = Literal["lobby", "running", "finished", "abandoned"]


class Ending(msgspec.Struct, frozen=True):
    """How a match ended.

    ``by`` is ``None`` if the match was played to the end; ``reason`` is what a moderator wrote.
    """

    kind: Literal["played", "resigned", "claimed", "cancelled", "ended"]
    by: int | None = None
    reason: str = ""
    outcome: Outcome | None = None


LARGEST_ID = 2**31 - 1
"""The largest match id that fits the column in every database; drivers fail on larger ones."""
MOST_ACTIONS: Final = 90_000
"""The number of actions after which players can make no more. The longest race in which each round is decided
has 68,000."""
AUTOMATIC: Final = "auto"
"""The cause of an action that the bot made because another action left nothing to decide."""


class LoggedAction(msgspec.Struct, frozen=True, gc=False):  # there are many, and none can be in a cycle
    """One action in the record of a match, in the notation of its game, and the time and turn it was made in.

    ``public_revision`` is the first one that shows it. ``cause`` is empty if the player made the action,
    ``time`` if the bot made it because their time was up, ``bot`` because they had been late too often, and
    ``auto`` if it followed from another action by itself.
    """

    player: int
    action: str
    at: int
    turn: int
    public_revision: int
    cause: str = ""

    @property
    def is_automatic(self) -> bool:
        """Whether the action followed from another one, so that there was nothing to decide."""
        return self.cause == AUTOMATIC

    @property
    def is_late(self) -> bool:
        """Whether the bot made the action because the player was late."""
        return self.cause not in ("", AUTOMATIC)


RatingObstacle = Literal["computers", "options", "people", "nobody", "week"]
"""Why a table is not rated: a computer sits there, an option is not the usual one, some people or all of them
keep no rating, or the same people have played enough rated matches this week."""

RatingState = Literal["off", "open", "rated", "placement", RatingObstacle]
"""Whether a match counts for ratings: ``off``; at a table ``open``, if it would with those who sit there, or
the obstacle; ``rated``; ``placement`` for a match against a computer that finds where a rating begins."""

Overtime = Literal["nothing", "claim", "simplest", "substitute"]
"""What happens when the time of a turn is up: nothing, the others may claim the win, the bot plays the turn
with the default actions of the rules, or another user may take the seat."""


class TimeControl(msgspec.Struct, frozen=True, kw_only=True):
    """The clock that a table is played with. The rules of the games do not depend on it.

    Attributes:
        turn_time: The time that each turn adds to the player's reserve.
        bank: The reserve at the start, and its limit. Time that a turn does not use goes back to it.
        pauses_in_quiet_hours: Whether the clock stands still during the player's quiet hours.
        max_absence: How long absences may stop the clock of one player during the match.
    """

    turn_time: int
    bank: int = 0
    pauses_in_quiet_hours: bool = False
    overtime: Overtime = "nothing"
    max_absence: int = 14 * 86_400_000


OldBoards = Literal["fold", "keep", "delete"]
"""What to do with old board messages: ``fold`` them into a summary, ``keep`` the picture without controls, or
``delete`` them."""


def is_computer(user: int) -> bool:
    """Return whether a user is a computer player: the ids of Discord accounts are above zero."""
    return user < 0


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match as stored.

    Attributes:
        game: The key of the game in `GAMES`. Its ``options`` are plain values.
        host: The user who opened the table, or took over as host.
        seats: The user on each seat, ``None`` while it is free. Once play has begun, the index is the player;
            before, in games for several numbers of players, it is the mark.
        rematch_of: For a rematch, the id of the match before it.
        rotation: For a rematch, the users in their new order, which applies if exactly these users play.
        marks: The number of each player's colour and shape; empty if it is that of the player. At the table
            of a rematch, those that the users of ``rotation`` had before.
        seed: The source of all randomness; empty in the lobby, secret until the end.
        revision: Counts all changes. It never leaves the bot: it would show how much is done in secret.
        public_revision: Counts the changes that everybody may know.
        turn: Counts the turns, from 1; 0 in the lobby.
        action_count: The number of actions in the record.
        board_seq: Counts the board messages: it rises when the next board has to be a new message.
        digests: A short digest of the public history at each of the last public revisions, the newest last.
        mention_seq: Rises when the users in ``mentions`` have to be pinged, each of them once.
        state: The present state of the game; ``None`` in the lobby.
        recent: The actions since the last turn of the players to act, hidden ones too; the first of them was
            made in ``recent_state``. In a real-time game, only the last public action.
        boards: What to do with board messages once a newer one replaces them; the host chooses it.
        is_practice: Whether one user plays alone against computers, to try things out.
        offers_computers: Whether computers may join, as the server had decided when the table opened.
        ping_role: The role that is pinged once when the table opens, if any.
        changed_options: What the host has changed at the table since others sat down: the names of options,
            ``theme`` or ``boards``.
        rating: Whether it counts for ratings.
        advantage_user: At a table, the user whom the advantage among the options is for.
        resigned: The players who have given up, in that order.
        confirmations_off: The players who are not asked to confirm doubtful actions any more.
        seat_statuses: The seat status of each player; empty before play begins.
        lost_channel: Why the match waits because of its channel; ``None`` while the bot can write there.
        pauses: The present pause; in a real-time game, after the earlier ones, which have no reasons.
        turn_began_at: When the turn began, or the table was opened.
        started_at: When play began. Games that depend on time measure it from there, without the pauses.
    """

    id: int = 0
    guild_id: int
    channel_id: int
    game: str
    status: Status = "lobby"
    options: dict[str, Any] = {}
    theme: str = "dark"
    locale: str = "en"
    host: int
    seats: tuple[int | None, ...]
    invited: tuple[int, ...] = ()
    rematch_of: int | None = None
    rotation: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()
    seed: str = ""
    revision: int = 1
    public_revision: int = 1
    turn: int = 0
    action_count: int = 0
    board_seq: int = 1
    digests: tuple[str, ...] = ()
    mention_seq: int = 0
    mentions: tuple[int, ...] = ()
    state: Any = None
    recent: tuple[LoggedAction, ...] = ()
    recent_state: Any = None
    consent_request: ConsentRequest | None = None
    resigned: tuple[int, ...] = ()
    confirmations_off: tuple[int, ...] = ()
    ending: Ending | None = None
    time_control: TimeControl | None = None
    boards: OldBoards = "fold"
    is_practice: bool = False
    offers_computers: bool = True
    ping_role: int | None = None
    changed_options: tuple[str, ...] = ()
    rating: RatingState = "off"
    advantage_user: int | None = None
    seat_statuses: tuple[SeatStatus, ...] = ()
    events: tuple[Event, ...] = ()
    lost_channel: LostChannel | None = None
    pauses: tuple[Pause, ...] = ()
    turn_began_at: int = 0
    created_at: int = 0
    started_at: int | None = None
    ended_at: int | None = None

    @property
    def rules(self) -> AnyGame:
        """The rules of the game."""
        return GAMES[self.game]

    @property
    def real_time(self) -> AnyRealTimeGame | None:
        """The rules if the match is a race against real time, otherwise ``None``."""
        rules = self.rules
        return rules if isinstance(rules, RealTimeGame) else None

    @property
    def players(self) -> tuple[int, ...]:
        """The users at the table, by seat."""
        return tuple(user for user in self.seats if user is not None)

    @property
    def humans(self) -> tuple[int, ...]:
        """The users at the table without the computers, by seat."""
        return tuple(user for user in self.players if not is_computer(user))

    @property
    def missing_guests(self) -> tuple[int, ...]:
        """The invited users who do not sit at the table."""
        return tuple(user for user in self.invited if user not in self.seats)

    @property
    def player_marks(self) -> tuple[int, ...]:
        """The number of each player's mark; empty if it equals the player's, or at a table the seat's."""
        return () if self.state is None else self.marks

    @property
    def is_assisted(self) -> bool:
        """Whether the match is marked because a computer has played in it or given a hint."""
        return self.humans != self.players or any(is_assistance(event.kind) for event in self.events)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, by its rules or before."""
        return self.status in ("finished", "abandoned")

    @property
    def is_delivery_closed(self) -> bool:
        """Whether the bot no longer writes in the channel, because it is gone for good."""
        return self.lost_channel is not None and self.lost_channel.is_closed

    @property
    def pause(self) -> Pause | None:
        """The present pause; ``None`` if the match is not paused or is over."""
        last = self.pauses[-1] if self.pauses and self.status == "running" else None
        return last if last is not None and last.until is None else None

    def view(self, player: int | None) -> Any:
        """Return what ``player`` (``None``: a spectator) may know; in a pause and at the end nobody acts."""
        view = self.rules.view(self.state, player)
        if self.pause is not None:
            return self.rules.pause(view)
        if self.ending is None or self.rules.outcome(self.state) is not None:
            return view
        return self.rules.stop(view, self.ending.outcome.winners if self.ending.outcome else ())

    @property
    def board_version(self) -> Version:
        """The version of the board that its buttons carry; in a race, actions of others do not outdate it."""
        return Version(self.board_seq if self.real_time else self.public_revision, *self.digests[-1:])

    def find_player(self, user: int) -> int | None:
        """Return the player that a user is; ``None`` for a user who does not play."""
        return self.seats.index(user) if user in self.seats else None

    def has_changed_user(self, player: int) -> bool:
        """Return whether a seat has had several users."""
        return any(event.player == player and event.kind in CHANGES_USER for event in self.events)

    def players_to_act(self) -> frozenset[int]:
        """Return the players who must act now; none unless the match is running, and none in a pause."""
        if self.status != "running" or self.pause is not None:
            return frozenset()
        return self.rules.current_players(self.state)

    def seat_status(self, player: int) -> SeatStatus:
        """Return the seat status of a player; the default before play begins."""
        return self.seat_statuses[player] if player < len(self.seat_statuses) else SeatStatus()

    def has_lent_seat(self, user: int) -> bool:
        """Return whether somebody else, or a computer, plays on a seat that ``user`` can take back."""
        return self.find_lent_player(user) is not None

    def find_lent_player(self, user: int) -> int | None:
        """Return the player on whose seat somebody else plays, but that ``user`` can take back."""
        owners = [status.owner for status in self.seat_statuses]
        return owners.index(user) if user in owners else None

    def get_owner(self, player: int) -> int:
        """Return the user whose seat it is, even while a stand-in or a computer plays on it."""
        return self.seat_status(player).owner or self.players[player]

    def find_owners_asking(self, user: int | None = None) -> list[int]:
        """Return the users who wait for the answer of ``user``, whom they have asked to stand in.

        Without ``user``, return all who wait for such an answer.
        """
        waiting = [
            (owner, status.asked)
            for owner, status in zip(self.players, self.seat_statuses, strict=False)
            if status.asked is not None
        ]
        return [owner for owner, asked in waiting if user in (None, asked)]

    def is_played_by_bot(self, player: int) -> bool:
        """Return whether the bot plays for ``player``: a computer, or a user who was late too often.

        If all users who still play were late too often, the bot plays for none of them, because nobody waits.
        """
        if is_computer(self.players[player]):
            return True
        if self.status != "running" or player in self.resigned or not self.seat_status(player).is_left_to_bot:
            return False
        return any(
            not (is_computer(user) or self.seat_status(other).is_left_to_bot or other in self.resigned)
            for other, user in enumerate(self.players)
        )

    def awaits_bot(self, player: int) -> bool:
        """Return whether the bot has to act now for a late player; it waits while a request is open."""
        if self.consent_request is not None or player not in self.players_to_act():
            return False
        return not is_computer(self.players[player]) and self.is_played_by_bot(player)

    def publicly_to_act(self) -> frozenset[int]:
        """Return the players who must act now, as far as everybody may know."""
        if self.status != "running" or self.pause is not None:
            return frozenset()
        if isinstance(self.rules, SimultaneousGame):
            return self.rules.publicly_to_act(self.state)
        return self.rules.current_players(self.state)

    @property
    def began_simultaneously(self) -> bool:
        """Whether several players had to act when the present phase of the running match began."""
        if self.status != "running" or not isinstance(self.rules, SimultaneousGame):
            return False
        return self.rules.is_simultaneous(self.state)

    @property
    def is_simultaneous(self) -> bool:
        """Whether several players may act now, so that only the rules know who; always in a running race."""
        return self.began_simultaneously or (self.status == "running" and self.real_time is not None)

    @property
    def hides_who_acted(self) -> bool:
        """Whether it stays hidden which of the players publicly to act have already acted."""
        return isinstance(self.rules, SimultaneousGame) and self.rules.hides_who_acted(self.state)

    def is_hidden(self, before: Any, action: Any) -> bool:
        """Return whether ``action``, made in the state ``before``, is still hidden from the other players."""
        return isinstance(self.rules, SimultaneousGame) and self.rules.is_hidden(before, action, self.state)

    def is_system_action(self, action: Any) -> bool:
        """Return whether ``action`` was made by the system at a deadline, as happens in a race."""
        race = self.real_time
        return race is not None and race.is_system_action(action)

    @property
    def rules_deadline(self) -> int | None:
        """When something happens by the rules if no player acts before; ``None`` if nothing does."""
        if self.status != "running" or self.real_time is None or self.pause is not None:
            return None
        deadline = self.real_time.deadline(self.state)
        return None if deadline is None else self.clock_start + deadline

    @property
    def clock_start(self) -> int:
        """When play began, moved by all pauses that are over: the times of a race now count from there."""
        return (self.started_at or 0) + sum_finished_pauses(self.pauses)

    def elapsed(self, at: int) -> int:
        """Return the milliseconds of play from its start until ``at``, without the pauses."""
        return at - (self.started_at or 0) - sum(pause.duration(at) for pause in self.pauses)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a command returns: a change to a match, committed as a whole or not at all.

    Attributes:
        match: The match after the change; the commit sets its revisions.
        new_actions: The actions to append to the record.
        kept_actions: For an undo, the number of the oldest actions that stay.
        is_silent: Whether everybody sees the same as before, so that no board has to be updated.
        timer_updates: The timers to set or to remove.
        is_deferred: Whether its notifications were postponed before, so that no digest postpones them again.
        reminded_players: The players for whom the notification is a reminder.
        log_entry: The entry to add to the log of the server; ``None`` for a change that needs none there.
    """

    match: Match
    new_actions: tuple[LoggedAction, ...] = ()
    kept_actions: int | None = None
    is_silent: bool = False
    timer_updates: tuple[TimerUpdate, ...] = ()
    is_deferred: bool = False
    reminded_players: tuple[int, ...] = ()
    log_entry: ServerLogEntry | None = None
