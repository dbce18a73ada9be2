"""The grace time: how long a turn lasts in which only optional actions are left, such as buying another one.

It is stored with the match, in `SeatStatus.ends_turn_at`, and with a timer. A pause, an open request or
a lost channel stops it; afterwards it begins again.
"""

from typing import Any, Final

from msgspec.structs import replace

from bot.match.models import Change, Match
from bot.match.recipients import Preferences, Recipients
from bot.match.timer_values import TimerUpdate

GRACE_TIMER: Final = "grace"
"""The kind of timer for the end of a grace time."""
TAKEN_BACK_GRACE: Final = 60
"""The seconds after an undo for a user whose turns end at once, so that they can do something else."""


def find_ending(match: Match) -> tuple[int, Any] | None:
    """Return the only player to act and the action that ends their turn, if nothing else has to be done."""
    to_act = match.players_to_act()
    if match.real_time or match.is_simultaneous or len(to_act) != 1:
        return None
    (player,) = to_act
    action = match.rules.ending_action(match.state, player)
    return None if action is None else (player, action)


def find_user_in_grace(match: Match) -> int | None:
    """Return the user whose turn ends by itself unless they do more; ``None`` if there is none."""
    if match.consent_request is not None or match.lost_channel is not None:
        return None
    ending = find_ending(match)
    if ending is None or match.is_played_by_bot(ending[0]) or ending[0] in match.resigned:
        return None
    return match.players[ending[0]]


def get_grace(preferences: Preferences) -> int | None:
    """Return the seconds that a user has chosen; ``None`` if their turns do not end by themselves."""
    return preferences.end_turn_after if preferences.auto_end_turn else None


def find_grace_end(match: Match) -> int | None:
    """Return when the present turn ends by itself; ``None`` if it does not."""
    return next((one.ends_turn_at for one in match.seat_statuses if one.ends_turn_at is not None), None)


def stop_grace(match: Match) -> Match:
    """Return the match without a grace time; `add_grace` begins it again if the turn can still end."""
    if find_grace_end(match) is None:
        return match
    statuses = tuple(replace(status, ends_turn_at=None) for status in match.seat_statuses)
    return replace(match, seat_statuses=statuses)


def add_grace(before: Match, change: Change, recipients: Recipients, now: int) -> Change:
    """Return the change with the grace time that it begins, renews or stops, and with its timer."""
    match, old = change.match, find_grace_end(before)
    user = find_user_in_grace(match)
    if user is None and old is None:
        return change
    is_same = match.state is before.state and match.players == before.players
    if user is not None and is_same and find_grace_end(match) is not None:
        return change
    match = stop_grace(match)
    seconds = None if user is None else get_grace(recipients[user].preferences)
    new = None if seconds is None else now + 1000 * (seconds or TAKEN_BACK_GRACE)
    if user is not None and new is not None:
        player = match.players.index(user)
        statuses = [match.seat_status(other) for other in range(len(match.players))]
        statuses[player] = replace(statuses[player], ends_turn_at=new)
        match = replace(match, seat_statuses=tuple(statuses))
    if new != old:
        change = replace(change, timer_updates=(*change.timer_updates, TimerUpdate(GRACE_TIMER, 0, new)))
    return replace(change, match=match)
