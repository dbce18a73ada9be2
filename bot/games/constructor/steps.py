"""The effect of each kind of action on a state, after checking the action in full."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.constructor import refusals
from bot.games.constructor.actions import Action, ChoosePattern, Move, Place, Swap
from bot.games.constructor.board import BOARDS
from bot.games.constructor.flow import EMPTY_STACKS, end_round
from bot.games.constructor.legal import legal_actions, may_swap
from bot.games.constructor.patterns import pattern_ids
from bot.games.constructor.pieces import EMPTY_RESERVE, LANDINGS, PIECES, RESERVES_AFTER, Reserve
from bot.games.constructor.state import State


def choose_pattern(state: State, player: int, action: ChoosePattern) -> State:
    """Begin the round on the chosen pattern."""
    stage = state.stage
    patterns = pattern_ids(extra=stage.options.extra_patterns)
    if stage.pattern or action.pattern not in patterns:
        raise refusals.explain_pattern(state, action)
    return State(replace(stage, pattern=action.pattern), player, EMPTY_STACKS)


def place(state: State, player: int, action: Place) -> State:
    """Place a piece from the reserve on the tile."""
    stage, stacks, reserves = state.stage, state.stacks, state.reserves
    if not stage.pattern:
        raise refusals.explain_missing_pattern()
    colour = player ^ stage.swapped
    tile = BOARDS[stage.pattern].index.get(action.tile)
    reserve = RESERVES_AFTER[reserves[colour]].get(action.kind)
    if tile is None or reserve is None or stacks[tile]:
        raise refusals.explain_place(state, action)
    return _pass_turn(
        state,
        player,
        (*stacks[:tile], PIECES[colour][action.kind], *stacks[tile + 1 :]),
        (reserves[0], reserve) if colour else (reserve, reserves[1]),
        (action.tile,),
    )


def move(state: State, player: int, action: Move) -> State:
    """Move the lone piece from its tile onto the target stack."""
    stage = state.stage
    if not stage.pattern:
        raise refusals.explain_missing_pattern()
    board = BOARDS[stage.pattern]
    source, target = board.index.get(action.source), board.index.get(action.target)
    if source is None or target is None or target not in board.neighbours[source]:
        raise refusals.explain_move(state, action)
    piece, under = state.stacks[source], state.stacks[target]
    landings = LANDINGS[stage.options.open_rings][player ^ stage.swapped]
    if piece not in landings or under not in landings[piece]:
        raise refusals.explain_move(state, action)
    stacks = list(state.stacks)
    stacks[source], stacks[target] = "", under + piece
    return _pass_turn(state, player, tuple(stacks), state.reserves, (action.source, action.target))


def swap(state: State, player: int, _action: Swap) -> State:
    """Exchange the players' colours (ruling A13).

    The colour to move stays the same, so the decider's first player is next, with the other colour.
    """
    if not may_swap(state):
        raise refusals.explain_swap(state)
    stage = replace(state.stage, swapped=True)
    return replace(state, stage=stage, current=1 - player, last=())


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
    if ("" in stacks and reserve != EMPTY_RESERVE) or legal_actions(after, opponent):
        return after
    return end_round(after)
