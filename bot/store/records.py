"""What the store keeps, as frozen values: a match with its snapshot, its log, its board message."""

from typing import Any, Literal

import msgspec

from bot.games import GAMES, AnyGame, Outcome

Status = Literal["lobby", "running", "finished", "abandoned"]


class Request(msgspec.Struct, frozen=True):
    """Something that needs the others' consent.

    ``keep`` is the number of actions that an undo leaves in the record; ``agreed`` the players who said yes.
    """

    kind: Literal["undo", "cancel"]
    by: int
    keep: int = 0
    agreed: tuple[int, ...] = ()


class Ending(msgspec.Struct, frozen=True):
    """How a match ended. ``by`` is the Discord account that ended it, unless it was played to the end."""

    kind: Literal["played", "resigned", "cancelled", "ended"]
    by: int | None = None
    reason: str = ""
    outcome: Outcome | None = None


class LoggedAction(msgspec.Struct, frozen=True):
    """One line of a match's record: who did what when (milliseconds), in which turn and version."""

    player: int
    action: str
    at: int
    turn: int
    version: int


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match as stored. ``seats[player]`` is a Discord account, ``None`` while the seat is free.

    ``version`` rises with every change, ``turn`` when the turn passes, ``post`` when the next board is to
    be a new message, ``notice`` when the accounts ``told`` are to be mentioned on it. ``state`` is the
    snapshot of the record, ``None`` in the lobby; ``last`` its last action that is told, made in the state
    ``before``.
    ``rotation`` is the order in which the people of a rematch are to sit, if they all come.
    ``unguarded`` are the players who do not want to be asked before they do something doubtful.
    ``started_at`` is when play began; the times of a game that has a clock count from there.
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
    version: int = 1
    turn: int = 0
    post: int = 1
    notice: int = 0
    told: tuple[int, ...] = ()
    state: Any = None
    before: Any = None
    last: LoggedAction | None = None
    request: Request | None = None
    resigned: tuple[int, ...] = ()
    unguarded: tuple[int, ...] = ()
    ending: Ending | None = None
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
    def over(self) -> bool:
        """Whether nothing can happen in it any more."""
        return self.status in ("finished", "abandoned")

    @property
    def shown_version(self) -> int:
        """The version as buttons carry it; in a race it would tell how much is done in secret."""
        return self.post if self.rules.race else self.version

    def player_of(self, user: int) -> int | None:
        """The seat of a Discord account, ``None`` for a stranger."""
        return self.seats.index(user) if user in self.seats else None

    def owed(self) -> frozenset[int]:
        """The players who owe an action now."""
        if self.status != "running":
            return frozenset()
        return self.rules.current_players(self.state)

    def known_to_owe(self) -> frozenset[int]:
        """The players who owe an action, as far as everybody may know."""
        return self.rules.known_to_owe(self.state) if self.status == "running" else frozenset()

    @property
    def due(self) -> int | None:
        """When time has to do something by the rules (milliseconds since 1970), ``None`` for never."""
        if self.status != "running" or self.started_at is None:
            return None
        due = self.rules.due(self.state)
        return None if due is None else self.started_at + due

    def elapsed(self, at: int) -> int:
        """The milliseconds from the begin of the match until ``at``."""
        return at - (self.started_at or 0)


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A change to a match, to be committed as a whole: the match after it and what happens to its record.

    ``keep`` is set when actions are taken back: only so many of the oldest stay. ``silent``: nothing that all
    may see has changed, so Discord need not be told.
    """

    match: Match
    appended: tuple[LoggedAction, ...] = ()
    keep: int | None = None
    silent: bool = False


class Posted(msgspec.Struct, frozen=True):
    """A message as it was sent: what is needed to send it again without its controls."""

    id: int
    caption: str
    filename: str
    description: str


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The message that shows a match: which ``post`` it is, at which ``version``, since when.

    ``notice`` is the last one that was sent. ``stale`` is the message before it, as long as that one still
    has its controls.
    """

    match_id: int
    post: int = 0
    notice: int = 0
    version: int = 0
    posted_at: int = 0
    message: Posted | None = None
    stale: Posted | None = None


class Claim(msgspec.Struct, frozen=True):
    """The right to deliver what the outbox holds for a match, up to the entry ``upto``.

    ``attempts`` counts this try: above 1, an earlier one may have reached Discord. ``match`` is what is to be
    delivered, where this process has just committed it.
    """

    match_id: int
    upto: int
    attempts: int
    match: Match | None = None


class Timer(msgspec.Struct, frozen=True):
    """Something that is due for a match at a time (milliseconds since 1970)."""

    match_id: int
    kind: str
    due_at: int
    user_id: int = 0
