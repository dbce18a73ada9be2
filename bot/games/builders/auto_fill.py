"""Automatic placement: building as much as possible (sections 4.4 and 12)."""

from functools import partial
from typing import TypeAlias

from bot.games.builders.actions import Action, Lay, Lead
from bot.games.builders.pieces import INDEX, SIDE_INDEX
from bot.games.builders.playable import steps
from bot.games.builders.reach import Reach
from bot.games.builders.rows import row_joints
from bot.games.builders.state import State
from bot.games.builders.steps import STEPS, steps_left

Worth: TypeAlias = tuple[int, float]
"""The number of steps that can follow, then the joints per piece."""


def find_auto_fill(state: State, player: int) -> tuple[Action, ...]:
    """Return the longest series of steps that ``player`` can make; empty while nothing can be built.

    Among series of equal length, pieces of the puzzle come before those of a structure, B before A, which
    would end a side early, and rows in which more can be laid before others, those with more joints per piece
    first.
    """
    made: list[Action] = []
    reach = Reach(state, player)
    while steps_left(state) and (possible := steps(state, player)):
        ways = sorted(possible, key=partial(_worth, state, player), reverse=True)
        after = [STEPS[type(way)](state, player, way) for way in ways]
        best = max(range(len(ways)), key=lambda way: reach.longest(after[way]))
        made.append(ways[best])
        state = after[best]
    return tuple(made)


def _worth(state: State, player: int, action: Action) -> Worth:
    if isinstance(action, Lay):
        return (1, 0) if action.kind == "A" else (2, 0)
    return _worth_of_row(state, player, action) if isinstance(action, Lead) else (0, 0)


def _worth_of_row(state: State, player: int, action: Lead) -> Worth:
    """Return the worth of leading a row; one that can be completed leaves all steps after it usable."""
    panel = state.panels[SIDE_INDEX[action.panel]]
    joints = row_joints(panel.length, action.shape, panel.below)
    left = steps_left(state)
    count = min(left, state.players[player].hand[INDEX[action.shape]], len(joints))
    reach = left if count == len(joints) else count
    return reach, sum(joints[:count]) / count
