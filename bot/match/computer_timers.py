"""The timers of computers: which of them are asked for an action after a change of a match."""

from msgspec.structs import replace

from bot.match.models import Change, Match, is_computer
from bot.match.timer_values import COMPUTER_TIMER, TimerUpdate


def add_computers(before: Match, change: Change, now: int) -> Change:
    """Return the change with timers for the computers to ask, and without timers of computers not to act."""
    match = change.match
    if match.humans == match.players and before.humans == before.players:
        return change
    computers = _find_computers_to_ask(before, change)
    later = now + 1  # unlike the timer being handled, which the scheduler puts off after its handler
    updates = [TimerUpdate(COMPUTER_TIMER, match.players[player], later) for player in sorted(computers)]
    users_to_act = {match.players[player] for player in match.players_to_act()}
    updates += [
        TimerUpdate(COMPUTER_TIMER, user, None)
        for user in (before.players[player] for player in sorted(before.players_to_act()))
        if is_computer(user) and user not in users_to_act
    ]
    return replace(change, timer_updates=(*change.timer_updates, *updates))


def _find_computers_to_ask(before: Match, change: Change) -> set[int]:
    """Return the computers that have to decide something new.

    While several players may act, the actions of the others don't change a computer's decision.
    """
    match = change.match
    if _is_left_to_users(match):
        return set()
    to_act = {player for player in match.players_to_act() if is_computer(match.players[player])}
    if before.status != "running" or match.players != before.players or match.resigned != before.resigned:
        return to_act
    if _is_left_to_users(before):
        return to_act
    if match.state is before.state:
        return set() if before.pause is None and before.consent_request is None else to_act
    if not match.is_simultaneous or match.rules.phase(match.state) != match.rules.phase(before.state):
        return to_act
    players_who_acted = {line.player for line in change.new_actions}
    return {
        player for player in to_act if player in players_who_acted or player not in before.players_to_act()
    }


def _is_left_to_users(match: Match) -> bool:
    """Return whether a round waits for its first user to get ready: computers begin none by themselves."""
    if match.real_time is None or match.state is None:
        return False
    ready = match.real_time.list_ready(match.state)
    if ready is None or any(not is_computer(match.players[player]) for player in ready):
        return False
    return any(not is_computer(match.players[player]) for player in match.players_to_act())
