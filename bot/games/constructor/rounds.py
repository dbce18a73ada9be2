"""How rounds follow each other and when the match is over."""

import msgspec

from bot.games.constructor.board import SIZE
from bot.games.constructor.pieces import towers
from bot.games.constructor.state import FinishedRound, Stage, State

ROUNDS = 2
EMPTY_STACKS = ("",) * SIZE


def totals(finished: tuple[FinishedRound, ...]) -> tuple[int, int]:
    """Return each player's points of the finished rounds together."""
    return sum(done.points[0] for done in finished), sum(done.points[1] for done in finished)


def start_round(stage: Stage) -> State:
    """Return the start of the next round; its first player alternates (ruling A14).

    Where all rounds share a pattern, only the first one begins with a choice.
    """
    player = stage.opener ^ (len(stage.finished) & 1)
    kept = stage.finished[-1].pattern if stage.finished and stage.options.same_pattern else ""
    stage = msgspec.structs.replace(stage, pattern=kept, swapped=False)
    return State(stage, player, EMPTY_STACKS if kept else ())


def end_round(state: State) -> State:
    """End the round of ``state``: return the start of the next one, or the end of the match."""
    stage = state.stage
    ice, black = towers(state.stacks)
    points = (black, ice) if stage.swapped else (ice, black)
    done = FinishedRound(stage.pattern, state.stacks, points)
    stage = msgspec.structs.replace(stage, finished=(*stage.finished, done))
    if _is_last(stage):
        return msgspec.structs.replace(state, stage=stage, player=None)
    return start_round(stage)


def _is_last(stage: Stage) -> bool:
    if len(stage.finished) != ROUNDS:
        return len(stage.finished) > ROUNDS
    ours, theirs = totals(stage.finished)
    return ours != theirs or not stage.options.decider
