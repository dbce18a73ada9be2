"""Actions made for a player: automatic ones, building as much as possible, and the default action."""

from collections.abc import Sequence
from functools import partial
from operator import itemgetter
from typing import TypeAlias

from bot.games.builders.actions import DONE, MOVE, ROLL, STRUCTURE, Action, Lay, Lead
from bot.games.builders.legal import (
    C,
    D,
    is_ended,
    legal_actions,
    legal_steps,
    may_lead,
    may_move,
    most_to_take,
    supply,
)
from bot.games.builders.pieces import (
    INDEX,
    LEGS,
    ONE_OF,
    SHAPES,
    SIDE_INDEX,
    STRUCTURE_STEPS,
    Counts,
    Lengths,
    Shape,
    minus,
    next_length,
    next_pieces,
    row_joints,
    slots_of,
    with_next_piece,
)
from bot.games.builders.scoring import points_of
from bot.games.builders.selections import find_only_take
from bot.games.builders.state import Panel, State
from bot.games.builders.steps import STEPS, steps_left

Triangles: TypeAlias = tuple[int, int]
"""The C and the D in hand."""
Worth: TypeAlias = tuple[int, float]
"""The number of steps that can follow, then the joints per piece."""


def default_action(state: State, player: int) -> Action | None:
    """Return the next action to make for ``player``, or ``None`` if it is not theirs to act.

    That is the usual order, the even selection, and as much building as possible where at least half the
    steps can be used or the player may not move.
    """
    if player != state.current or state.phase not in ("choose", "build"):
        return next(iter(legal_actions(state, player)), None)
    possible = find_auto_fill(state, player)
    if state.phase == "choose" and may_move(state, player) and 2 * len(possible) < steps_left(state):
        return MOVE
    return possible[0] if possible else legal_actions(state, player)[0]


def automatic_action(state: State, player: int, *, may_end_turn: bool) -> Action | None:
    """Return the action to make at once for ``player``, or ``None`` if they have something to decide.

    That is the roll; with ``may_end_turn`` it is also any action without an alternative, such as a move, or
    the end of a turn in which nothing more can be built.
    """
    if player != state.current:
        return None
    if state.phase == "roll":
        return ROLL
    if not may_end_turn:
        return None
    if state.phase == "take":
        return find_only_take(state.left, most_to_take(state, player))
    first, *others = legal_actions(state, player)
    return None if others else first


def ending_action(state: State, player: int) -> Action | None:
    """Return the end of a turn in which only a structure is left to build that can never be completed.

    Nothing else that can be laid is without use: every piece of the puzzle earns a joint or counts as laid.
    """
    if player != state.current or state.phase != "build" or not state.left:
        return None
    useful = legal_steps(state, player) != [STRUCTURE] or _may_complete_structure(state, player)
    return None if useful else DONE


def _may_complete_structure(state: State, player: int) -> bool:
    """Return whether the player can still get the pairs that the structure lacks, if nobody leaves."""
    mine = state.players[player]
    missing, small = STRUCTURE_STEPS - mine.progress, mine.hand[C]
    if is_ended(state):  # the match ends with this turn
        return missing <= min(state.left, mine.corner_joints, small)
    return missing <= min(mine.corner_joints + state.corner_box, small + state.box[C])


def find_auto_fill(state: State, player: int) -> tuple[Action, ...]:
    """Return the longest series of steps that ``player`` can make; empty while nothing can be built.

    Among series of equal length, pieces of the puzzle come before those of a structure, B before A, which
    would end a side early, and rows in which more can be laid before others, those with more joints per piece
    first. A structure is completed but never begun, because its steps can be of use to the player alone.
    """
    steps: list[Action] = []
    reach = Reach(state, player)
    while steps_left(state) and (possible := _steps_to_fill(state, player)):
        step, state = _best_step(state, player, possible, reach)
        steps.append(step)
    return tuple(steps)


def points_of_fill(state: State, player: int, steps: Sequence[Action]) -> int:
    """Return the points that ``player`` gains by a series of steps."""
    after = state
    for step in steps:
        after = STEPS[type(step)](after, player, step)
    return points_of(after.players[player]) - points_of(state.players[player])


def _best_step(state: State, player: int, possible: list[Action], reach: "Reach") -> tuple[Action, State]:
    """Return the step after which most can follow, among equals the one of most worth, and its result."""
    candidates: list[tuple[int, Action, State]] = []
    for step in sorted(possible, key=partial(_worth, state, player), reverse=True):
        after = STEPS[type(step)](state, player, step)
        following = reach.longest(after)
        if following == steps_left(after):  # no other step can leave more
            return step, after
        candidates.append((following, step, after))
    return max(candidates, key=itemgetter(0))[1:]


def _steps_to_fill(state: State, player: int) -> list[Action]:
    possible = legal_steps(state, player)
    if possible and possible[-1] is STRUCTURE and not state.players[player].progress:
        possible.pop()
    return possible


def _worth(state: State, player: int, action: Action) -> Worth:
    """Return the worth of a step; a row that can be completed leaves all steps after it usable."""
    if isinstance(action, Lay):
        return (1, 0) if action.kind == "A" else (2, 0)
    if not isinstance(action, Lead):
        return (0, 0)
    panel = state.panels[SIDE_INDEX[action.panel]]
    joints = row_joints(panel.length, action.shape, panel.below)
    steps = steps_left(state)
    count = min(steps, state.players[player].hand[INDEX[action.shape]], len(joints))
    reach = steps if count == len(joints) else count
    return reach, sum(joints[:count]) / count


class Reach:
    """The largest number of steps that can follow in the positions of one turn of ``player``.

    The steps that complete a structure are counted last: a C is worth one step wherever it goes, and in a
    row it can make room for others. Results are cached for the other positions of the turn.
    """

    def __init__(self, state: State, player: int) -> None:
        mine, available = state.players[player], supply(state)
        self._player = player
        self._shortest = state.stage.shortest
        missing = STRUCTURE_STEPS - mine.progress if mine.progress else 0
        self._in_structures = min(missing, mine.corner_joints)
        self._elsewhere = available[0] - mine.hand[C], available[1] - mine.hand[D]
        self._cache: dict[tuple[object, ...], int] = {}

    def longest(self, state: State) -> int:
        """Return the largest number of steps from ``state`` on."""
        hand, steps, row = state.players[self._player].hand, steps_left(state), state.row
        if not state.foundation.is_closed:
            return self._count_in_foundation(state.foundation.sides, state.foundation.side, hand, steps)
        lengths = [panel.length for panel in state.panels]
        if row is None:
            return self._count_on_panels(lengths, hand[2:], steps)
        length = lengths.pop(row.panel)
        return self._count_in_row(lengths, length, row.shape, row.slots - row.slot, hand[2:], steps)

    def _count_in_foundation(self, sides: Lengths, side: int, hand: Counts, steps: int) -> int:
        key = (sides, side, hand, steps)
        if key not in self._cache:
            most = self._count_in_structure(hand[2:], steps)
            for kind in next_pieces(sides, side, self._shortest):
                if steps and hand[INDEX[kind]]:
                    longer = with_next_piece(sides, side, kind)
                    most = max(
                        most, 1 + self._count_after_foundation(*longer, minus(hand, ONE_OF[kind]), steps - 1)
                    )
            self._cache[key] = most
        return self._cache[key]

    def _count_after_foundation(self, sides: Lengths, side: int, hand: Counts, steps: int) -> int:
        if side < len(sides):
            return self._count_in_foundation(sides, side, hand, steps)
        return self._count_on_panels([length + LEGS for length in sides], hand[2:], steps)

    def _count_on_panels(self, lengths: list[int], hand: Triangles, steps: int) -> int:
        """Return the number of steps while no row is open. Panels of equal length are worth the same."""
        key = (*sorted(lengths), hand, steps)
        if key not in self._cache:
            most = self._count_in_structure(hand, steps)
            for length in sorted(set(lengths)):
                others = list(lengths)
                others.remove(length)
                for shape in self._leads(length, hand):
                    if most < min(steps, sum(hand)):
                        slots = slots_of(length, shape)
                        most = max(most, self._count_in_row(others, length, shape, slots, hand, steps))
            self._cache[key] = most
        return self._cache[key]

    def _leads(self, length: int, hand: Triangles) -> list[Shape]:
        available = (hand[0] + self._elsewhere[0], hand[1] + self._elsewhere[1])
        return [
            shape
            for shape, count in zip(SHAPES, hand, strict=True)
            if count and may_lead(Panel(length), shape, available)
        ]

    def _count_in_row(
        self, others: list[int], length: int, shape: Shape, missing: int, hand: Triangles, steps: int
    ) -> int:
        """Return the number of steps with an open row on a panel of ``length``; ``others`` are the rest."""
        small, large = hand
        count = min(missing, steps, small if shape == "C" else large)
        rest = (small - count, large) if shape == "C" else (small, large - count)
        if count < missing:
            return count + self._count_in_structure(rest, steps - count)
        return count + self._count_on_panels([*others, next_length(length, shape)], rest, steps - count)

    def _count_in_structure(self, hand: Triangles, steps: int) -> int:
        return min(hand[0], self._in_structures, steps)
