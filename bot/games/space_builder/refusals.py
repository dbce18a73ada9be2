"""Explain why an action is illegal, where several checks give the reason or it depends on the state."""

from bot.games.contract import IllegalAction
from bot.games.space_builder.state import State

PHASES = {
    "ready": "not-while-getting-ready",
    "building": "not-while-building",
    "unfreeze": "not-while-unfreezing",
}
"""The reason for refusing an action of another phase, by the phase of the match."""


def explain_unreadable_text(text: str) -> IllegalAction:
    """Return the error for text that is no action at all."""
    return IllegalAction("not-an-action", text=text)


def explain_idle_player(state: State) -> IllegalAction:
    """Return the error for a player who has nothing to do any more."""
    return IllegalAction("match-over" if state.is_over else "left-the-match")


def explain_wrong_phase(state: State) -> IllegalAction:
    """Return the error for an action of another phase."""
    return IllegalAction(PHASES[state.phase])


def explain_early_action(at: int, earliest: int) -> IllegalAction:
    """Return the error for a stamp before the time at which the action becomes possible."""
    return IllegalAction("too-early", at=at, earliest=earliest)


def explain_stopped_clock(state: State, player: int) -> IllegalAction:
    """Return the error for a click by a player whose clock does not run."""
    if state.round.seats[player].sat is not None:
        return IllegalAction("sat-out")
    return IllegalAction("not-in-round" if state.stage.options.live else "map-not-opened")


def explain_late_click(limit: int, cap: int) -> IllegalAction:
    """Return the error for a click after the last builder had to stop, or after the clock ran out."""
    return IllegalAction("time-is-up" if limit == cap else "round-over", end=limit)
