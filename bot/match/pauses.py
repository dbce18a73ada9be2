"""Pauses: times in which a match stands still."""

from collections.abc import Iterable
from typing import Final

import msgspec

BOT: Final = 0
"""`Pause.by` if the bot itself pauses a match, because its channel is gone."""


class Pause(msgspec.Struct, frozen=True):
    """A time in which a match stands still because moderator ``by`` paused it, or the `BOT`.

    ``clocks`` are the players whose clocks were stopped. ``until`` is ``None`` until the pause ends.
    """

    by: int
    at: int
    reason: str = ""
    clocks: tuple[int, ...] = ()
    until: int | None = None

    def duration(self, now: int) -> int:
        """Return the milliseconds of the pause that have passed at a time."""
        return max((now if self.until is None else min(self.until, now)) - self.at, 0)


def sum_finished_pauses(pauses: Iterable[Pause]) -> int:
    """Return the total milliseconds of the pauses that are over."""
    return sum(pause.until - pause.at for pause in pauses if pause.until is not None)
