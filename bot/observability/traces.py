"""Traces of interactions, and the recorder to which the bot reports its work.

An `InteractionTrace` collects what is worth knowing about an interaction while it is handled. The `Recorder`
here ignores all reports; `bot/client/metrics.py` has one that counts.
"""

from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from time import perf_counter
from typing import Literal

InteractionKind = Literal["command", "completion", "button", "menu", "form"]
Outcome = Literal["answered", "refused", "failed", "expired", "unacknowledged", "closing"]
DeliveryOutcome = Literal["delivered", "blocked", "postponed", "failed"]
UNKNOWN = "unknown"
"""The name of an interaction whose button has no handler, because old custom ids must not become labels."""


@dataclass(slots=True)
class InteractionTrace:
    """The course of one interaction since Discord made it, without any personal data.

    Attributes:
        kind: What the user did.
        name: The full name of a command, or the verb of a button, a menu or a form.
        shard: The shard that received it.
        delay: The seconds that it took to reach the bot.
    """

    kind: InteractionKind
    name: str = UNKNOWN
    shard: int = 0
    delay: float = 0.0
    match_id: int | None = None
    game: str | None = None
    outcome: Outcome = "answered"
    reason: str | None = None
    """The id of the sentence of a refusal."""
    error_id: str | None = None
    acknowledged_after: float | None = None
    """The seconds until it was acknowledged."""
    retries: int = 0
    """How often its first answer was sent again because a connection or Discord failed."""
    is_shared: bool = False
    """Whether another process may also have received it and may answer it."""
    answered_after: float = 0.0
    """The seconds until everything was done for it except the delivery of the board."""
    database: float = 0.0
    """The seconds during which it held a connection to the database."""
    _received_at: float = field(default_factory=perf_counter)

    def seconds(self) -> float:
        """Return the seconds since the interaction was made."""
        return self.delay + perf_counter() - self._received_at

    def acknowledge(self) -> None:
        """Note that Discord has accepted an answer; only the first call counts."""
        if self.acknowledged_after is None:
            self.acknowledged_after = self.seconds()

    def refuse(self, reason: str) -> None:
        """Note that the user's request is refused, and why."""
        self.outcome, self.reason = "refused", reason

    def fail(self, error_id: str | None = None) -> None:
        """Note that an unexpected error ended the interaction."""
        self.outcome, self.error_id = "failed", error_id

    def note_match(self, match_id: int, game: str | None = None) -> None:
        """Note the match of the interaction."""
        self.match_id, self.game = match_id, game or self.game

    def finish(self) -> None:
        """Note that the interaction has been handled."""
        self.answered_after = self.seconds()


_current: ContextVar[InteractionTrace | None] = ContextVar("interaction_trace", default=None)


def start_trace(trace: InteractionTrace) -> None:
    """Set the trace of the running task and of the tasks that it starts."""
    _current.set(trace)


def current_trace() -> InteractionTrace:
    """Return the trace of the interaction that is being handled, or a trace that nobody reads."""
    return _current.get() or InteractionTrace("command")


def untraced_context() -> Context:
    """Return a copy of the running context without its trace, for a task that serves other users, too."""
    context = copy_context()
    context.run(_current.set, None)
    return context


class Recorder:
    """A recorder that ignores all reports about the bot's work."""

    def record_interaction(self, trace: InteractionTrace) -> None:
        """Record an interaction that is over."""

    def record_commit(self, game: str, *, actions: int, before: str | None, after: str) -> None:
        """Record a commit: the actions that it added, and a match's status before (if any) and after it."""

    def record_delivery(self, outcome: DeliveryOutcome, seconds: float) -> None:
        """Record an attempt to bring a board up to date, and the seconds since a commit asked for it."""

    def record_closed_delivery(self) -> None:
        """Record that the boards of a match are no longer delivered, because its channel is gone."""

    def record_timer(self, kind: str, seconds_late: float) -> None:
        """Record that the handler of a timer starts, and how late it is."""


NULL_RECORDER = Recorder()
"""The recorder of a bot that nobody measures."""
