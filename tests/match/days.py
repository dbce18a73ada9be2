"""Times of a day with quiet hours at night, and commands performed with their effects at such times."""

from typing import Any

from msgspec.structs import replace

from bot.match.commands import (
    Command,
    Context,
    Show,
)
from bot.match.effects import add_effects, find_affected_users
from bot.match.models import Change, Match, TimeControl
from bot.match.recipients import Preferences, Recipient
from bot.match.seat_status import SeatStatus
from tests.match.seats import (
    ADA,
    NOW,
    SEED,
)

HOUR, DAY = 3_600_000, 86_400_000
MIDNIGHT = NOW - NOW % DAY
NIGHT = MIDNIGHT + 23 * HOUR
MORNING = MIDNIGHT + DAY + 7 * HOUR
NOON = MIDNIGHT + 12 * HOUR
QUIET: dict[str, Any] = {"quiet_from": 22 * 60, "quiet_to": 7 * 60}
A_DAY = TimeControl(turn_time=DAY, bank=DAY)
ORDER = "order 1A 4B 3C 2D"


def start_clocks(match: Match, since: int) -> Match:
    """Return the match with a clock that has run since a time."""
    statuses = (SeatStatus(remaining=A_DAY.bank),) * len(match.players)
    with_clock = replace(match, time_control=A_DAY, seat_statuses=statuses)
    return perform(with_clock, ADA, Show(), since).match


def perform(match: Match, user: int, command: Command, now: int = NOON, **people: Preferences) -> Change:
    """Return a command's change with its effects; ``people`` are preferences by name, such as ``ada``."""
    change = command(Context(match=match, user=user, now=now, seed=SEED))
    known_users = {preferences.user_id: Recipient(preferences) for preferences in people.values()}
    everybody = {
        user: known_users.get(user, Recipient(Preferences(user_id=user)))
        for user in find_affected_users(match, change)
    }
    return add_effects(match, change, everybody, now)
