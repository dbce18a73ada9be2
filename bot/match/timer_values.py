"""Timers, and requests to set them. `TimerStore` stores timers."""

import msgspec

RULES_TIMER = "rules"
"""The kind of timer for a deadline in the rules of a game."""
COMPUTER_TIMER = "think"
"""The kind of timer for a computer that has to act."""
STORY_TIMER = "story"
"""The kind of timer for the story of a match that has ended."""


class Timer(msgspec.Struct, frozen=True):
    """Something scheduled for a match, and for a user in it if ``user_id`` is not 0."""

    match_id: int
    kind: str
    due_at: int
    user_id: int = 0


class TimerUpdate(msgspec.Struct, frozen=True):
    """A request to set a timer of the match, or to remove it if ``due_at`` is ``None``."""

    kind: str
    user_id: int
    due_at: int | None
