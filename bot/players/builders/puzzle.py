"""A match of Builders as integers that are changed in place, for playouts.

Laid pieces are not kept one by one: points, lengths and pieces left are enough to go on. The
dice of the turns to come are drawn beforehand.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.builders.actions import Done, Lay, Lead, Move, Roll, Structure, Take
from bot.games.builders.dice import Dice, is_double, value_of
from bot.games.builders.options import Options
from bot.games.builders.pieces import (
    CORNER_JOINTS_A_DOUBLE,
    INDEX,
    KINDS,
    MOST_CORNERS_HELD,
    SHAPES,
    SIDE_INDEX,
    STRUCTURE_POINTS,
    STRUCTURE_STEPS,
    Kind,
    can_fit,
    feet_of,
    joints_of,
    next_length,
    next_pieces,
    slots_of,
)
from bot.games.builders.state import State
from bot.games.builders.steps import move_pawn

A, B, C, D = range(len(KINDS))
NO_ROW = -1
OPEN_SIDES = 4
_LONGEST = 40
_JOINTS = [
    [sum(joints_of(slot, feet) for slot in range(end)) for end in range(2 * _LONGEST)] for feet in range(3)
]
"""The joints of the first pieces of a row, by the pieces under an upright one, then by their number."""
_FEET = [[feet_of(shape, below) for shape in SHAPES] for below in KINDS]
"""The number of pieces under an upright one, by the kind below and by shape."""
ROWS = [
    [
        [
            (number, slots_of(length, shape), _JOINTS[_FEET[below][number]])
            for number, shape in enumerate(SHAPES)
            if can_fit(length, shape) and slots_of(length, shape)
        ]
        for below in range(len(KINDS))
    ]
    for length in range(_LONGEST)
]
"""By length and kind below: each shape that fits, the number of pieces in its row, and its ``_JOINTS``."""


@dataclass(slots=True)
class Seat:
    """A player: as in the rules, but ``laid`` pieces are not counted."""

    space: int
    hand: list[int]
    corner_joints: int
    joints: int
    progress: int
    structures: int

    def copy(self) -> "Seat":
        """Return an equal object that can be changed."""
        return Seat(self.space, self.hand[:], self.corner_joints, self.joints, self.progress, self.structures)

    @property
    def points(self) -> int:
        """The points: joints, and eight for each complete structure."""
        return self.joints + STRUCTURE_POINTS * self.structures


@dataclass(slots=True)
class Puzzle:
    """A match from its first roll on.

    ``lengths`` and ``below`` are of the panels; ``row`` is the panel of the open row, or ``NO_ROW``, and
    ``shape``, ``slots``, ``slot`` and ``feet`` are the row's. ``remaining`` is what is left of the ``value``
    of the dice, or pieces to take. ``has_begun`` is whether a piece has been laid.
    """

    options: Options
    shortest: int
    seats: list[Seat]
    order: Sequence[int]
    dice: Sequence[Dice]
    turn: int
    phase: str
    current: int
    box: list[int]
    corner_box: int
    sides: tuple[int, int, int, int]
    side: int
    has_begun: bool
    lengths: list[int]
    below: list[int]
    row: int
    shape: int
    slots: int
    slot: int
    feet: int
    value: int
    remaining: int
    passes: int

    def copy(self) -> "Puzzle":
        """Return an equal object that can be changed."""
        return Puzzle(
            self.options, self.shortest, [seat.copy() for seat in self.seats], self.order, self.dice,
            self.turn, self.phase, self.current, self.box[:], self.corner_box, self.sides, self.side,
            self.has_begun, self.lengths[:], self.below[:], self.row, self.shape, self.slots, self.slot,
            self.feet, self.value, self.remaining, self.passes,
        )  # fmt: skip

    # Legal actions

    def kinds(self) -> tuple[Kind, ...]:
        """Return the kinds with which the foundation may be continued."""
        return next_pieces(self.sides, self.side, self.shortest)

    def may_take(self) -> list[int]:
        """Return the most of each kind that the current player may take from the box."""
        most = self.box[:]
        most[A] = max(0, min(most[A], MOST_CORNERS_HELD - self.seats[self.current].hand[A]))
        return most

    def may_move(self) -> bool:
        """Return whether the box has a useful piece."""
        most = self.may_take()
        if most[A] or most[B] or most[C]:
            return True
        if not most[D]:
            return False
        if self.side < OPEN_SIDES or (self.row != NO_ROW and self.shape == D - C):
            return True
        return any(length - (panel == self.row) > 1 for panel, length in enumerate(self.lengths))

    def leads(self) -> list[tuple[int, int]]:
        """Return the panels and shapes that can be led, without regard to hands; none while a row is open."""
        if self.side < OPEN_SIDES or self.row != NO_ROW:
            return []
        supply, below = self.supply(), self.below
        return [
            (panel, shape)
            for panel, length in enumerate(self.lengths)
            for shape, slots, _ in ROWS[length][below[panel]]
            if slots <= supply[shape]
        ]

    def supply(self) -> tuple[int, int]:
        """Return the C and D that are not laid yet."""
        small, large = self.box[C], self.box[D]
        for seat in self.seats:
            small += seat.hand[C]
            large += seat.hand[D]
        return small, large

    def may_add_to_structure(self) -> bool:
        """Return whether the current player can go on with their structure."""
        seat = self.seats[self.current]
        if not seat.hand[C] or not seat.corner_joints:
            return False
        small_row = self.row != NO_ROW and self.shape == 0
        return not small_row or self.supply()[0] > self.slots - self.slot

    # Effects of actions

    def roll(self) -> None:
        """Roll the dice of the turn; a player who can do nothing passes."""
        dice = self.dice[self.turn % len(self.dice)]
        seat = self.seats[self.current]
        if is_double(dice):
            gain = min(CORNER_JOINTS_A_DOUBLE, self.corner_box)
            seat.corner_joints += gain
            self.corner_box -= gain
        self.value = self.remaining = value_of(dice)
        self.phase = "choose"
        if self.may_move() or self.can_step():
            return
        self.passes += 1
        if self.passes == len(self.order):
            self.phase = "over"
        else:
            self._next_turn()

    def can_step(self) -> bool:
        """Return whether the current player can lay or add anything."""
        hand = self.seats[self.current].hand
        if self.side < OPEN_SIDES:
            fits_now = any(hand[INDEX[kind]] for kind in self.kinds())
        elif self.row != NO_ROW:
            fits_now = hand[C + self.shape] > 0
        else:
            fits_now = any(hand[C + shape] for _, shape in self.leads())
        return fits_now or self.may_add_to_structure()

    def move(self) -> None:
        """Move the pawn; there are pieces to take if it passed corners."""
        seat, options = self.seats[self.current], self.options
        corners, seat.space = move_pawn(seat.space, self.value, options.spaces)
        self.remaining = min(corners * options.pieces_a_corner, sum(self.may_take()))
        if self.remaining:
            self.phase = "take"
        else:
            self.end_turn()

    def take(self, counts: Sequence[int]) -> None:
        """Take the pieces from the box and end the turn."""
        hand, box = self.seats[self.current].hand, self.box
        for kind in range(len(KINDS)):
            hand[kind] += counts[kind]
            box[kind] -= counts[kind]
        self.end_turn()

    def lay_in_foundation(self, kind: int) -> None:
        """Lay one more piece of the foundation."""
        seat = self.seats[self.current]
        seat.hand[kind] -= 1
        if kind == A:
            self.side += 1
        else:
            sides = list(self.sides)
            sides[self.side] += 1
            self.sides = (sides[0], sides[1], sides[2], sides[3])
        is_closed = self.side == OPEN_SIDES
        seat.joints += (1 + is_closed) * self.has_begun
        self.has_begun = True
        self._use_steps(1)
        if is_closed:
            self.lengths = [length + 2 for length in self.sides]
            self.below = [B] * OPEN_SIDES
            self.box[A] = self.box[B] = 0

    def lead(self, panel: int, shape: int) -> None:
        """Open a row by laying its first piece."""
        below = self.below[panel]
        self.row, self.shape, self.slot = panel, shape, 0
        self.slots = next(slots for fit, slots, _ in ROWS[self.lengths[panel]][below] if fit == shape)
        self.feet = _FEET[below][shape]
        self.lay_in_row(1)

    def lay_in_row(self, count: int) -> None:
        """Lay ``count`` more pieces of the open row."""
        seat, joints = self.seats[self.current], _JOINTS[self.feet]
        seat.hand[C + self.shape] -= count
        seat.joints += joints[self.slot + count] - joints[self.slot]
        self.slot += count
        self._use_steps(count)
        if self.slot == self.slots:
            panel = self.row
            self.lengths[panel] = next_length(self.lengths[panel], SHAPES[self.shape])
            self.below[panel] = C + self.shape
            self.row = NO_ROW

    def add_to_structure(self) -> None:
        """Add one C and E to the player's structure."""
        seat = self.seats[self.current]
        seat.hand[C] -= 1
        seat.corner_joints -= 1
        complete, seat.progress = divmod(seat.progress + 1, STRUCTURE_STEPS)
        seat.structures += complete
        self._use_steps(1)

    def end_turn(self) -> None:
        """Begin the next player's turn, or end the match."""
        self.passes = 0
        if self.side == OPEN_SIDES and self.row == NO_ROW and not self.leads():
            self.phase = "over"
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        order = self.order
        self.current = order[(order.index(self.current) + 1) % len(order)]
        self.turn += 1
        self.phase, self.remaining = "roll", 0

    def _use_steps(self, count: int) -> None:
        self.phase = "build"
        self.remaining -= count


def lay(puzzle: Puzzle, action: Lay) -> None:
    """Lay the next piece of the foundation or of the open row."""
    if puzzle.side < OPEN_SIDES:
        puzzle.lay_in_foundation(INDEX[action.kind])
    else:
        puzzle.lay_in_row(1)


STEPS: Mapping[type, Callable[[Puzzle, Any], None]] = {
    Roll: lambda puzzle, _: puzzle.roll(),
    Move: lambda puzzle, _: puzzle.move(),
    Take: lambda puzzle, action: puzzle.take(action.counts),
    Lay: lay,
    Lead: lambda puzzle, action: puzzle.lead(SIDE_INDEX[action.panel], SHAPES.index(action.shape)),
    Structure: lambda puzzle, _: puzzle.add_to_structure(),
    Done: lambda puzzle, _: puzzle.end_turn(),
}
"""The effect of each action; orders are handed in before a puzzle is made."""


def puzzle_of(state: State, dice: Sequence[Dice]) -> Puzzle:
    """Return the match from its first roll on; ``dice`` are used turn by turn, over and over."""
    row = state.row
    seats = [
        Seat(each.space, list(each.hand), each.corner_joints, each.joints, each.progress, each.structures)
        for each in state.players
    ]
    return Puzzle(
        options=state.stage.options,
        shortest=state.stage.shortest,
        seats=seats,
        order=state.order,
        dice=dice,
        turn=state.turn,
        phase=state.phase,
        current=0 if state.current is None else state.current,
        box=list(state.box),
        corner_box=state.corner_box,
        sides=state.foundation.sides,
        side=state.foundation.side,
        has_begun=bool(state.log),
        lengths=[panel.length for panel in state.panels],
        below=[INDEX[panel.below] for panel in state.panels],
        row=NO_ROW if row is None else row.panel,
        shape=0 if row is None else SHAPES.index(row.shape),
        slots=0 if row is None else row.slots,
        slot=0 if row is None else row.slot,
        feet=1 if row is None else row.feet,
        value=0 if state.dice is None else value_of(state.dice),
        remaining=value_of(state.dice) if state.dice and state.phase == "choose" else state.left,
        passes=state.passes,
    )
