"""The reason why an action is illegal, where that does not depend on the cards of a builder."""

from bot.games.contract import IllegalAction
from bot.games.space_builder.state import State


def of_text(text: str) -> IllegalAction:
    """Return the error for text that is no action at all."""
    return IllegalAction("not-an-action", text=text)


def of_phase(state: State) -> IllegalAction:
    """Return the error for an action of another phase, by what the match is waiting for."""
    return IllegalAction("match-over" if state.over else f"not-while-{_PHASES[state.phase]}")


_PHASES = {"ready": "getting-ready", "building": "building", "unfreeze": "unfreezing"}


def of_early(at: int, earliest: int) -> IllegalAction:
    """Return the error for a stamp before the time at which the action becomes possible."""
    return IllegalAction("too-early", at=at, earliest=earliest)


def of_missing_seat(state: State, player: int) -> IllegalAction:
    """Return the error for a click by a player whose clock does not run."""
    if state.round.seats[player].sat is not None:
        return IllegalAction("sat-out")
    return IllegalAction("not-in-round" if state.stage.options.live else "map-not-opened")


def of_late_click(limit: int, cap: int) -> IllegalAction:
    """Return the error for a click after the last builder had to stop, or after the clock ran out."""
    return IllegalAction("time-is-up" if limit == cap else "round-over", end=limit)
