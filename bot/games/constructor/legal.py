"""The legal actions."""

from bot.games.constructor.actions import SWAP, Action, ChoosePattern
from bot.games.constructor.board import BOARDS
from bot.games.constructor.flow import ROUNDS
from bot.games.constructor.patterns import pattern_ids
from bot.games.constructor.pieces import LANDINGS
from bot.games.constructor.state import State


def legal_actions(state: State, player: int) -> list[Action]:
    """Return the legal actions of the player to act.

    These are placements and moves by tile in reading order, then a swap; or the patterns on offer.
    """
    stage, stacks = state.stage, state.stacks
    if not stage.pattern:
        return [ChoosePattern(name) for name in pattern_ids(extra=stage.options.extra_patterns)]
    board, colour = BOARDS[stage.pattern], player ^ stage.swapped
    landings, reserve = LANDINGS[stage.options.open_rings][colour], state.reserves[colour]
    actions: list[Action] = []
    for stack, places, moves in zip(stacks, board.places[reserve], board.moves, strict=True):
        if not stack:
            actions += places
        elif stack in landings:
            targets = landings[stack]
            for target, move in moves:
                if stacks[target] in targets:
                    actions.append(move)
    if state.ply == 1 and may_swap(state):  # comparing the ply first saves a call
        actions.append(SWAP)
    return actions


def may_swap(state: State) -> bool:
    """Return whether the player to act may take the colour of the decider's first player (ruling A13)."""
    return len(state.stage.finished) == ROUNDS and state.ply == 1 and not state.stage.swapped
