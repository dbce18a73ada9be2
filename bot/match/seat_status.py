"""The status of each seat of a running match: its clock, its reminders, and who plays on it."""

from typing import Final

import msgspec

from bot.match.recipients import QuietHours

MOST_LATE_TURNS: Final = 2
"""The number of late turns in a row after which the bot plays for a player."""


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True):
    """A player's clock, reminders and absence in one match.

    Attributes:
        remaining: What the clock showed at ``running_since``; the reserve while the clock stands still.
        turn_total: The time that the player had when the turn began.
        running_since: When ``remaining`` was last read off the running clock; ``None`` while it stands still.
        deadline: When the running clock runs out.
        is_late: Whether it has run out in this turn.
        marks_passed: The number of `player_clock.TIME_THRESHOLDS` that the clock has passed in this turn.
        reminders_sent: The number of reminders that the player got in this turn.
        reminder_held: Whether a reminder waits for the end of quiet hours or an absence.
        last_call_turn: The last turn in which the player was notified that the others wait only for them.
        nudged_at: When an opponent last sent a nudge.
        absence_used: How long absences have stopped the clock in this match so far.
        away_until: When the player's absence ends; ``None`` if none was announced.
        owner: The user whose seat it is while a stand-in or a computer plays.
        is_lent: Whether the owner chose who plays instead; then they get the seat back at the end.
        asked: The user whom the owner has asked to stand in and who has not answered yet.
        asked_at: When users were notified of that question, within the last day.
        clock_turn: The last turn for which the clock got time.
        unspent: What the clock showed when it was stopped; it resumes from there within the same turn.
        quiet_hours: The quiet hours that stop the clock in this turn, if the time control has that.
        turn_began_at: When the turn began for the user on the seat, with or without a clock.
        late_turns: The number of turns in a row that the bot ended because the player was late.
        ends_turn_at: When the turn ends by itself because only optional actions are left.
        secret_finish: ``remaining`` and ``absence_used`` at a secret finish; the clock seems to run on.
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
    is_lent: bool = False
    asked: int | None = None
    asked_at: tuple[int, ...] = ()
    clock_turn: int = 0
    unspent: int = 0
    quiet_hours: QuietHours | None = None
    turn_began_at: int = 0
    late_turns: int = 0
    secret_finish: tuple[int, int] | None = None
    ends_turn_at: int | None = None

    @property
    def is_left_to_bot(self) -> bool:
        """Whether the player was late so often that the bot plays for them until they press a button."""
        return self.late_turns >= MOST_LATE_TURNS
