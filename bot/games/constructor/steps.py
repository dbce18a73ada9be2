"""The effect of each kind of action on a state, after checking the action in full."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.games.constructor import refusals
from bot.games.constructor.actions import Action, ChoosePattern, Move, Place, Swap
from bot.games.constructor.board import BOARDS
from bot.games.constructor.patterns import pattern_ids
from bot.games.constructor.pieces import EMPTY_RESERVE, LANDINGS, PIECES, TAKEN, Reserve
from bot.games.constructor.rounds import EMPTY_STACKS, ROUNDS, end_round
from bot.games.constructor.state import State

SWAP = Swap()


def playable(state: State, player: int) -> list[Action]:
    """Return all placements and moves open to ``player``, by their tile in reading order."""
    stage, stacks = state.stage, state.stacks
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
    return actions


def may_swap(state: State) -> bool:
    """Return whether the player to act may take the colour of the decider's first player (ruling A13)."""
    return len(state.stage.finished) == ROUNDS and state.ply == 1 and not state.stage.swapped


def choose_pattern(state: State, player: int, action: ChoosePattern) -> State:
    """Begin the round on the chosen pattern."""
    stage = state.stage
    offered = pattern_ids(extra=stage.options.extra_patterns)
    if stage.pattern or action.pattern not in offered:
        raise refusals.of_pattern(state, action)
    return State(msgspec.structs.replace(stage, pattern=action.pattern), player, EMPTY_STACKS)


def place(state: State, player: int, action: Place) -> State:
    """Place a piece from the reserve on the tile."""
    stage, stacks, reserves = state.stage, state.stacks, state.reserves
    if not stage.pattern:
        raise refusals.of_play_without_pattern()
    colour = player ^ stage.swapped
    tile = BOARDS[stage.pattern].index.get(action.tile)
    left = TAKEN[reserves[colour]].get(action.kind)
    if tile is None or left is None or stacks[tile]:
        raise refusals.of_place(state, action)
    return _pass_turn(
        state,
        player,
        (*stacks[:tile], PIECES[colour][action.kind], *stacks[tile + 1 :]),
        (reserves[0], left) if colour else (left, reserves[1]),
        (action.tile,),
    )


def move(state: State, player: int, action: Move) -> State:
    """Move the lone piece from its tile onto the target stack."""
    stage = state.stage
    if not stage.pattern:
        raise refusals.of_play_without_pattern()
    board = BOARDS[stage.pattern]
    source, target = board.index.get(action.source), board.index.get(action.target)
    if source is None or target is None or target not in board.neighbours[source]:
        raise refusals.of_move(state, action)
    piece, under = state.stacks[source], state.stacks[target]
    landings = LANDINGS[stage.options.open_rings][player ^ stage.swapped]
    if piece not in landings or under not in landings[piece]:
        raise refusals.of_move(state, action)
    stacks = list(state.stacks)
    stacks[source], stacks[target] = "", under + piece
    return _pass_turn(state, player, tuple(stacks), state.reserves, (action.source, action.target))


def swap(state: State, player: int, _action: Swap) -> State:
    """Exchange the players' colours (ruling A13).

    The colour to move stays the same, so the decider's first player is next, with the other colour.
    """
    if not may_swap(state):
        raise refusals.of_swap(state)
    stage = msgspec.structs.replace(state.stage, swapped=True)
    return msgspec.structs.replace(state, stage=stage, player=1 - player, last=())


STEPS: Mapping[type[Action], Callable[[State, int, Any], State]] = {
    ChoosePattern: choose_pattern,
    Place: place,
    Move: move,
    Swap: swap,
}


def _pass_turn(
    state: State,
    player: int,
    stacks: tuple[str, ...],
    reserves: tuple[Reserve, Reserve],
    last: tuple[str, ...],
) -> State:
    """Pass the turn to the opponent; if they can't act, end the round at once (ruling A11)."""
    opponent = 1 - player
    after = State(state.stage, opponent, stacks, reserves, state.ply + 1, last)
    reserve = reserves[opponent ^ state.stage.swapped]
    if ("" in stacks and reserve != EMPTY_RESERVE) or playable(after, opponent):
        return after
    return end_round(after)
