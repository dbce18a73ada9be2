"""How a match begins, how rounds follow each other, and when the match is over."""

import random

from msgspec.structs import replace

from bot.games.constructor.board import SIZE
from bot.games.constructor.options import Options
from bot.games.constructor.pieces import towers
from bot.games.constructor.scoring import lead_of_first, totals
from bot.games.constructor.state import FinishedRound, Stage, State

ROUNDS = 2
EMPTY_STACKS = ("",) * SIZE


def set_up(options: Options, seed: str) -> State:
    """Return the start of round 1; with ``starter="drawn"`` the seed decides who begins it."""
    random_player = random.Random(seed).randrange(2)
    return start_round(Stage(options, {"ice": 0, "black": 1, "drawn": random_player}[options.starter]))


def start_round(stage: Stage) -> State:
    """Return the start of the next round; its first player alternates (ruling A14).

    Where all rounds share a pattern, only the first one begins with a choice.
    """
    player = stage.opener ^ (len(stage.finished) & 1)
    pattern = stage.finished[-1].pattern if stage.finished and stage.options.same_pattern else ""
    return State(replace(stage, pattern=pattern, swapped=False), player, EMPTY_STACKS if pattern else ())


def end_round(state: State) -> State:
    """End the round of ``state``: return the start of the next one, or the end of the match.

    The match is over after two rounds, or after the decider that equal totals can bring (ruling A13).
    """
    stage = state.stage
    ice, black = towers(state.stacks)
    points = (black, ice) if stage.swapped else (ice, black)
    rounds = (*stage.finished, FinishedRound(stage.pattern, state.stacks, points, state.last))
    stage = replace(stage, finished=rounds)
    is_even = lead_of_first(totals(stage), stage.options) == 0
    if len(rounds) < ROUNDS or (len(rounds) == ROUNDS and is_even and stage.options.decider):
        return start_round(stage)
    return replace(state, stage=stage, current=None)
