"""Explain why an action is illegal; the steps call this only after an action has failed its check."""

from bot.games.constructor.actions import ChoosePattern, Move, Place
from bot.games.constructor.board import BOARDS
from bot.games.constructor.pieces import KINDS, LANDS_ON, colour_of, kind_of
from bot.games.constructor.state import State
from bot.games.contract import IllegalAction


def explain_unreadable_text(text: str) -> IllegalAction:
    """Return the error for text that is no action at all."""
    return IllegalAction("not-an-action", text=text)


def explain_idle_player(state: State) -> IllegalAction:
    """Return the error for a player who has nothing to do now."""
    return IllegalAction("match-over" if state.current is None else "not-your-turn")


def explain_missing_pattern() -> IllegalAction:
    """Return the error for anything but a choice at the start of a round."""
    return IllegalAction("choose-pattern-first")


def explain_pattern(state: State, action: ChoosePattern) -> IllegalAction:
    """Return the error for a pattern that the match doesn't offer, or a second choice."""
    if state.stage.pattern:
        return IllegalAction("pattern-chosen", pattern=state.stage.pattern)
    return IllegalAction("no-such-pattern", pattern=action.pattern)


def explain_swap(state: State) -> IllegalAction:
    """Return the error for a swap at any time but a decider's second turn (ruling A13)."""
    return explain_missing_pattern() if state.phase == "pattern" else IllegalAction("no-swap")


def explain_place(state: State, action: Place) -> IllegalAction:
    """Return the error for the first rule about placing that ``action`` breaks."""
    board = BOARDS[state.stage.pattern]
    if action.kind not in KINDS:
        return explain_unreadable_text(f"{action.kind}{action.tile}")
    if action.tile not in board.index:
        return IllegalAction("no-such-tile", tile=action.tile)
    if state.stacks[board.index[action.tile]]:
        return IllegalAction("tile-taken", tile=action.tile)
    return IllegalAction("none-left", kind=action.kind)


def explain_move(state: State, action: Move) -> IllegalAction:
    """Return the error for the first rule about moving that ``action`` breaks."""
    board = BOARDS[state.stage.pattern]
    for label in (action.source, action.target):
        if label not in board.index:
            return IllegalAction("no-such-tile", tile=label)
    source, target = board.index[action.source], board.index[action.target]
    stack = state.stacks[source]
    if not stack:
        return IllegalAction("tile-empty", tile=action.source)
    if len(stack) > 1:
        return IllegalAction("not-alone", tile=action.source)
    if colour_of(stack) != state.colour:
        return IllegalAction("not-your-piece", tile=action.source)
    if target not in board.neighbours[source]:
        return IllegalAction("not-adjacent", source=action.source, target=action.target)
    under, tile = state.stacks[target], action.target
    if not under:
        return IllegalAction("target-empty", tile=tile)
    if colour_of(under[-1]) == colour_of(stack):
        return IllegalAction("own-colour", tile=tile)
    mover, top_kind = kind_of(stack), kind_of(under[-1])
    if LANDS_ON[mover] == top_kind:  # the kinds fit, so only ruling A1 can forbid it
        return IllegalAction("ring-on-tower", tile=tile)
    return IllegalAction("wrong-kind", tile=tile, mover=mover, exposed=top_kind, wanted=LANDS_ON[mover])
