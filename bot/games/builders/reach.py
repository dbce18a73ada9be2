"""The number of steps that a player can make in a turn of building (sections 4.4 and 12)."""

from typing import TypeAlias

from bot.games.builders.foundation import Lengths, after, next_pieces
from bot.games.builders.geometry import LEGS
from bot.games.builders.pieces import INDEX, ONE_OF, SHAPES, Counts, Shape, minus
from bot.games.builders.playable import C, D, may_lead, supply
from bot.games.builders.rows import next_length, slots_of
from bot.games.builders.state import Panel, State
from bot.games.builders.steps import steps_left

Triangles: TypeAlias = tuple[int, int]
"""The C and the D in hand."""


class Reach:
    """The largest number of steps that can follow in the positions of one turn of ``player``.

    Structures are counted last: a C is worth one step wherever it goes, and in a row it can make room for
    others. Results are cached for the other positions of the turn.
    """

    def __init__(self, state: State, player: int) -> None:
        mine, there = state.players[player], supply(state)
        self._player = player
        self._shortest = state.stage.shortest
        self._corner_joints = mine.corner_joints
        self._elsewhere = there[0] - mine.hand[C], there[1] - mine.hand[D]
        self._known: dict[tuple[object, ...], int] = {}

    def longest(self, state: State) -> int:
        """Return the largest number of steps from ``state`` on."""
        hand, left, row = state.players[self._player].hand, steps_left(state), state.row
        if not state.foundation.closed:
            return self._in_ring(state.foundation.sides, state.foundation.side, hand, left)
        lengths = [panel.length for panel in state.panels]
        if row is None:
            return self._on_panels(lengths, hand[2:], left)
        length = lengths.pop(row.panel)
        return self._in_row(lengths, length, row.shape, row.slots - row.slot, hand[2:], left)

    def _in_ring(self, sides: Lengths, side: int, hand: Counts, left: int) -> int:
        key = (sides, side, hand, left)
        if key not in self._known:
            most = self._in_structure(hand[2:], left)
            for kind in next_pieces(sides, side, self._shortest):
                if left and hand[INDEX[kind]]:
                    longer = after(sides, side, kind)
                    most = max(most, 1 + self._beyond(*longer, minus(hand, ONE_OF[kind]), left - 1))
            self._known[key] = most
        return self._known[key]

    def _beyond(self, sides: Lengths, side: int, hand: Counts, left: int) -> int:
        if side < len(sides):
            return self._in_ring(sides, side, hand, left)
        return self._on_panels([length + LEGS for length in sides], hand[2:], left)

    def _on_panels(self, lengths: list[int], hand: Triangles, left: int) -> int:
        """Return the number of steps while no row is open. Panels of equal length are worth the same."""
        key = (*sorted(lengths), hand, left)
        if key not in self._known:
            most = self._in_structure(hand, left)
            for length in sorted(set(lengths)):
                others = list(lengths)
                others.remove(length)
                for shape in self._leads(length, hand):
                    if most < min(left, sum(hand)):
                        slots = slots_of(length, shape)
                        most = max(most, self._in_row(others, length, shape, slots, hand, left))
            self._known[key] = most
        return self._known[key]

    def _leads(self, length: int, hand: Triangles) -> list[Shape]:
        there = (hand[0] + self._elsewhere[0], hand[1] + self._elsewhere[1])
        return [
            shape
            for shape, count in zip(SHAPES, hand, strict=True)
            if count and may_lead(Panel(length), shape, there)
        ]

    def _in_row(
        self, others: list[int], length: int, shape: Shape, missing: int, hand: Triangles, left: int
    ) -> int:
        """Return the number of steps with an open row on a panel of ``length``; ``others`` are the rest."""
        small, large = hand
        laid = min(missing, left, small if shape == "C" else large)
        rest = (small - laid, large) if shape == "C" else (small, large - laid)
        if laid < missing:
            return laid + self._in_structure(rest, left - laid)
        return laid + self._on_panels([*others, next_length(length, shape)], rest, left - laid)

    def _in_structure(self, hand: Triangles, left: int) -> int:
        return min(hand[0], self._corner_joints, left)
