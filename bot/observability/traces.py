"""Records of the bot's own work: how an interaction went, what was committed, what came late.

The `Recorder` here forgets everything, and `bot/client/metrics.py` has one that counts. An
`InteractionTrace` collects what is worth knowing about one interaction while it is handled.
"""

from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from time import perf_counter
from typing import Literal

InteractionKind = Literal["command", "completion", "button", "menu", "form"]
Outcome = Literal["answered", "refused", "failed", "expired", "unacknowledged", "closing"]
DeliveryOutcome = Literal["delivered", "blocked", "postponed", "failed"]
UNKNOWN = "unknown"
"""The name of an interaction whose button has no handler: old custom ids must not become labels."""


@dataclass(slots=True)
class InteractionTrace:
    """How an interaction is going, from the moment at which Discord made it; without any personal data.

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
    """Whether another process may have received it as well, and answer it."""
    answered_after: float = 0.0
    """The seconds until everything was done for it but the delivery of the board."""
    database: float = 0.0
    """The seconds during which it held a connection to the database."""
    _received_at: float = field(default_factory=perf_counter)

    def seconds(self) -> float:
        """Return the seconds since the interaction was made."""
        return self.delay + perf_counter() - self._received_at

    def acknowledge(self) -> None:
        """Note that Discord has taken an answer; only the first counts."""
        if self.acknowledged_after is None:
            self.acknowledged_after = self.seconds()

    def refuse(self, reason: str) -> None:
        """Note why the user's request is not carried out."""
        self.outcome, self.reason = "refused", reason

    def fail(self, error_id: str | None = None) -> None:
        """Note that an unexpected error ended it."""
        self.outcome, self.error_id = "failed", error_id

    def concern(self, match_id: int, game: str | None = None) -> None:
        """Note which match it is about."""
        self.match_id, self.game = match_id, game or self.game

    def finish(self) -> None:
        """Note that nothing more is done for it."""
        self.answered_after = self.seconds()


_current: ContextVar[InteractionTrace | None] = ContextVar("interaction_trace", default=None)


def start_trace(trace: InteractionTrace) -> None:
    """Make a trace the one of the running task and of the tasks that it starts."""
    _current.set(trace)


def current_trace() -> InteractionTrace:
    """Return the trace of the interaction that is handled now, or one that nobody reads."""
    return _current.get() or InteractionTrace("command")


def untraced_context() -> Context:
    """Return the running context without its trace, for a task that does not work for this interaction."""
    context = copy_context()
    context.run(_current.set, None)
    return context


class Recorder:
    """Receives reports about the bot's work and forgets them."""

    def record_interaction(self, trace: InteractionTrace) -> None:
        """Record an interaction that is over."""

    def record_commit(self, game: str, *, actions: int, before: str | None, after: str) -> None:
        """Record a commit: the actions that it added, and a match's status before (if any) and after it."""

    def record_delivery(self, outcome: DeliveryOutcome, seconds: float) -> None:
        """Record an attempt to bring a board up to date, and the seconds since a commit asked for it."""

    def record_closed_delivery(self) -> None:
        """Record that a match waits and its boards are not tried any more, because its channel is gone."""

    def record_timer(self, kind: str, seconds_late: float) -> None:
        """Record that the handler of a timer starts, and how late."""


NULL_RECORDER = Recorder()
"""The recorder of a bot that nobody measures."""
