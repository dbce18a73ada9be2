"""What the store keeps, as frozen values: a match with its snapshot, its log, its board message."""

from typing import Any, Final, Literal

import msgspec

from bot.games import GAMES, AnyGame, Outcome

Status = Literal["lobby", "running", "finished", "abandoned"]


class ConsentRequest(msgspec.Struct, frozen=True):
    """Something that needs the others' consent.

    ``keep`` is the number of actions that an undo leaves in the record; ``agreed`` the players who said yes.
    ``until`` is when those who have said nothing are no longer waited for.
    """

    kind: Literal["undo", "cancel"]
    by: int
    kept_actions: int = 0
    agreed: tuple[int, ...] = ()
    until: int = 0


class Ending(msgspec.Struct, frozen=True):
    """How a match ended. ``by`` is the Discord account that ended it, unless it was played to the end."""

    kind: Literal["played", "resigned", "claimed", "cancelled", "ended"]
    by: int | None = None
    reason: str = ""
    outcome: Outcome | None = None


class LoggedAction(msgspec.Struct, frozen=True):
    """One line of a match's record: who did what when (milliseconds), in which turn.

    ``version`` is the public change (``Match.shown``) that it was part of, of a secret one the next to come.
    ``cause`` is empty for what the player did, ``time`` for what was done because their time was up, ``bot``
    for what was done because it had been up too often.
    """

    player: int
    action: str
    at: int
    turn: int
    public_revision: int
    cause: str = ""


Overtime = Literal["nothing", "claim", "simplest", "substitute"]
"""What happens when the time of a turn is up: nothing, the others may claim, the bot plays the turn as the
rules want, or somebody else may take the seat."""


class TimeControl(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of a table, in milliseconds; no rules know of it.

    Each turn adds ``turn`` to what is left of the reserve ``bank``; what a turn does not use goes back to the
    reserve, which never holds more than at the start. ``waking``: quiet hours do not count. ``away`` is how
    long absences may stop the clock in one match.
    """

    turn: int
    bank: int = 0
    waking: bool = False
    overtime: Overtime = "nothing"
    away: int = 14 * 86_400_000


MOST_LATE_TURNS: Final = 2
"""The late turns in a row after which the bot plays for a player."""


class QuietHours(msgspec.Struct, frozen=True):
    """Somebody's quiet hours, as ``Person`` has them."""

    zone: str
    quiet_from: int | None
    quiet_to: int | None


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True):
    """How a player keeps up with a match; times in milliseconds.

    ``left`` is what the clock showed at ``since``, of ``total`` that the turn had; ``since`` is ``None``
    while it stands still. ``due_at`` is when it runs out in this turn, ``late`` that it has. ``marks`` counts
    the marks of the turn that have passed, ``reminders`` what the player was sent in it; one that waits for
    the end of quiet hours is ``held``. ``nudged_at`` is when an opponent nudged last, ``alone`` the last turn
    in which the player was told that all the others wait for nobody else. ``frozen`` is how long absences
    have stopped the clock so far. ``owner`` is whose seat a stand-in keeps.

    ``turn`` is the turn that the clock got its time for last, ``unspent`` what it showed when it was stopped:
    in the same turn it goes on from there. ``hours`` are the quiet hours that count in that turn.
    ``called_at`` is when the turn began for the user who sits there, with or without a clock. ``late_turns``
    counts the turns in a row that the bot has played for the player. ``finished`` is ``left`` and ``frozen``
    as they were when the player finished in secret, while the clock seems to run on.
    """

    remaining: int = 0
    turn_total: int = 0
    running_since: int | None = None
    deadline: int | None = None
    is_late: bool = False
    marks_passed: int = 0
    reminders_sent: int = 0
    reminder_held: bool = False
    last_call_turn: int = 0
    nudged_at: int | None = None
    absence_used: int = 0
    away_until: int | None = None
    owner: int | None = None
    clock_turn: int = 0
    unspent: int = 0
    quiet_hours: QuietHours | None = None
    turn_began_at: int = 0
    late_turns: int = 0
    finished: tuple[int, int] | None = None

    @property
    def left_to_bot(self) -> bool:
        """Whether the player was late so often that the bot plays for them until they press a button."""
        return self.late_turns >= MOST_LATE_TURNS


EventKind = Literal["late", "claimed", "seat-taken", "lent", "given-back", "computer", "hint", "bot-plays"]
_UNRATED: frozenset[EventKind] = frozenset({"computer", "hint"})


def is_computer(user: int) -> bool:
    """Whether an account is that of a computer player; Discord's are above zero."""
    return user < 0


class Event(msgspec.Struct, frozen=True):
    """Something that happened to a player beside the rules, for the log: with which public change, to whom.

    ``user`` is the account that did it, or whom it concerns; 0 for nobody. ``step`` is how far a hint went.
    """

    kind: EventKind
    player: int
    user: int
    public_revision: int
    step: int = 0


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match as stored. ``seats[player]`` is a Discord account, ``None`` while the seat is free.

    ``version`` rises with every change and never leaves the bot, for it tells how much is done in secret;
    ``shown`` counts the changes that Discord is told of, ``turn`` rises when the turn passes, ``post`` when
    the next board is to be a new message, ``notice`` when the accounts ``told`` are to be mentioned on it.
    ``state`` is the snapshot of the record, ``None`` in the lobby; ``last`` its last action that is told,
    made in the state ``before``.
    ``rotation`` is the order in which the people of a rematch are to sit, if they all come.
    ``unguarded`` are the players who do not want to be asked before they do something doubtful.
    ``started_at`` is when play began; the times of a game that has a clock count from there. ``clock`` is the
    table's own, ``attendance`` how each player keeps up; it is empty before the match begins. ``events`` are
    what the log tells beside the actions.
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
    rotation: tuple[int, ...] = ()
    seed: str = ""
    revision: int = 1
    public_revision: int = 1
    turn: int = 0
    board_seq: int = 1
    mention_seq: int = 0
    mentions: tuple[int, ...] = ()
    state: Any = None
    state_before_last: Any = None
    last_action: LoggedAction | None = None
    consent_request: ConsentRequest | None = None
    resigned: tuple[int, ...] = ()
    confirmations_off: tuple[int, ...] = ()
    ending: Ending | None = None
    time_control: TimeControl | None = None
    seat_statuses: tuple[SeatStatus, ...] = ()
    events: tuple[Event, ...] = ()
    created_at: int = 0
    started_at: int | None = None
    ended_at: int | None = None

    @property
    def rules(self) -> AnyGame:
        """The rules that this match is played by."""
        return GAMES[self.game]

    @property
    def players(self) -> tuple[int, ...]:
        """The Discord accounts that sit at the table, by seat."""
        return tuple(user for user in self.seats if user is not None)

    @property
    def humans(self) -> tuple[int, ...]:
        """The accounts of people that sit at the table, by seat: ``players`` without the computers."""
        return tuple(user for user in self.players if not is_computer(user))

    @property
    def is_rated(self) -> bool:
        """Whether it tells how well people play: no computer has played in it, or given a hint."""
        return self.humans == self.players and not any(event.kind in _UNRATED for event in self.events)

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen in it any more."""
        return self.status in ("finished", "abandoned")

    def view(self, player: int | None) -> Any:
        """Return what ``player`` (``None``: a spectator) may know of the match, also after it was stopped."""
        view = self.rules.view(self.state, player)
        return self.rules.stop(view) if self.is_over and self.rules.outcome(self.state) is None else view

    @property
    def button_revision(self) -> int:
        """The number that buttons carry; in a race their boards are never outdated within a post."""
        return self.board_seq if self.rules.is_race else self.public_revision

    def player_of(self, user: int) -> int | None:
        """The seat of a Discord account, ``None`` for a stranger."""
        return self.seats.index(user) if user in self.seats else None

    def players_to_act(self) -> frozenset[int]:
        """The players who owe an action now."""
        if self.status != "running":
            return frozenset()
        return self.rules.current_players(self.state)

    def seat_status(self, player: int) -> SeatStatus:
        """How a player keeps up with the match."""
        return self.seat_statuses[player] if player < len(self.seat_statuses) else SeatStatus()

    def played_by_bot(self, player: int) -> bool:
        """Return whether the bot plays for ``player`` at once: a computer, or who was late too often.

        Where no person is there any more, nobody waits: each turn has its time.
        """
        if is_computer(self.players[player]):
            return True
        if self.status != "running" or player in self.resigned or not self.seat_status(player).left_to_bot:
            return False
        return any(
            not (is_computer(user) or self.seat_status(other).left_to_bot or other in self.resigned)
            for other, user in enumerate(self.players)
        )

    def awaits_bot(self, player: int) -> bool:
        """Return whether the bot is to play for a late player now; that would decline an open request."""
        if (
            self.consent_request is not None
            or player not in self.players_to_act()
            or is_computer(self.players[player])
        ):
            return False
        return self.played_by_bot(player)

    def publicly_to_act(self) -> frozenset[int]:
        """The players who owe an action, as far as everybody may know."""
        return self.rules.publicly_to_act(self.state) if self.status == "running" else frozenset()

    @property
    def is_simultaneous(self) -> bool:
        """Whether several may act now, so that only the rules can tell who: by phase, in a race always."""
        if self.status != "running":
            return False
        return self.rules.is_race or self.rules.is_simultaneous(self.state)

    @property
    def rules_deadline(self) -> int | None:
        """When time has to do something by the rules (milliseconds since 1970), ``None`` for never."""
        if self.status != "running" or self.started_at is None:
            return None
        due = self.rules.deadline(self.state)
        return None if due is None else self.started_at + due

    def elapsed(self, at: int) -> int:
        """The milliseconds from the begin of the match until ``at``."""
        return at - (self.started_at or 0)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A change to a match, to be committed as a whole: the match after it and what happens to its record.

    ``keep`` is set when actions are taken back: only so many of the oldest stay. ``silent``: nothing that all
    may see has changed, so Discord need not be told unless somebody is mentioned. ``timers`` are what is due
    for its players from now on. ``waited``: those who are told have waited for it long enough. ``reminded``
    are the players to whom it is a reminder.
    """

    match: Match
    new_actions: tuple[LoggedAction, ...] = ()
    kept_actions: int | None = None
    is_silent: bool = False
    timer_updates: tuple["TimerUpdate", ...] = ()
    is_deferred: bool = False
    reminded_players: tuple[int, ...] = ()


class TimerUpdate(msgspec.Struct, frozen=True):
    """A timer of a match that a step sets, or takes away with ``due_at`` ``None``."""

    kind: str
    user_id: int
    due_at: int | None


class SentMessage(msgspec.Struct, frozen=True):
    """A message as it was sent: what is needed to send it again without its controls."""

    id: int
    caption: str
    filename: str
    description: str


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The message that shows a match: which ``post`` it is, after how many public changes, since when.

    ``attempt`` counts the messages of one post: a board that was deleted by hand is sent again as another
    message. ``notice`` is the last one that was sent. ``stale`` are older messages that still have controls.
    """

    match_id: int
    board_seq: int = 0
    mention_seq: int = 0
    attempt: int = 0
    public_revision: int = 0
    posted_at: int = 0
    message: SentMessage | None = None
    stale_messages: tuple[SentMessage, ...] = ()


class Claim(msgspec.Struct, frozen=True):
    """The right to deliver what the outbox holds for a match, up to the entry ``upto``.

    ``attempts`` counts this try. ``match`` is what is to be delivered and ``board`` what Discord shows of it,
    where this process has just committed the one and read the other with it.
    """

    match_id: int
    last_entry: int
    attempts: int
    match: Match | None = None
    board: Board | None = None

    @property
    def is_retry(self) -> bool:
        """Whether an earlier try may have reached Discord unnoticed."""
        return self.attempts > 1


class Timer(msgspec.Struct, frozen=True):
    """Something that is due for a match at a time (milliseconds since 1970)."""

    match_id: int
    kind: str
    due_at: int
    user_id: int = 0
