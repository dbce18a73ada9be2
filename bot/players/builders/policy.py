"""The policy of Builders' playouts: how a player plays a whole turn, by heuristics with some noise."""

from collections.abc import Sequence
from random import Random

from bot.games.builders.pieces import INDEX, STRUCTURE_POINTS, STRUCTURE_STEPS, Counts
from bot.players.builders.puzzle import NO_ROW, OPEN_SIDES, ROWS, A, B, C, D, Puzzle

WORTH_BUILDING = 0.9
"""The points per step of the dice at which building is as good as moving."""
CAUTION = 0.4
"""The relative spread of ``WORTH_BUILDING`` from turn to turn."""
MOST_A_PIECE = 2
"""An upper estimate of the points per piece; hardly any piece brings more."""
STRUCTURE_STEP = STRUCTURE_POINTS / STRUCTURE_STEPS
VALUE_IF_KEPT = 0.6
"""The points that a piece would bring if it were kept and laid later."""
COST_OF_OPENING = 0.4
"""The cost of a point left in an open row, which others may take."""
MIXES: Sequence[Counts] = (
    (2, 2, 4, 2),
    (0, 0, 6, 4),
    (0, 0, 4, 6),
    (0, 0, 5, 5),
    (1, 4, 3, 2),
    (2, 6, 1, 1),
    (2, 0, 5, 3),
    (0, 0, 8, 2),
    (0, 0, 2, 8),
)
"""The number of each kind in a choice of ten pieces."""
TURNING = 0.6
"""The probability of laying a corner of the foundation as soon as it is possible."""
FOUNDATION_MIX, PANEL_MIX = MIXES[0], MIXES[3]


def play_turn(puzzle: Puzzle, rng: Random) -> Puzzle:
    """Play the rest of the current player's turn, from any phase, and return the match after it.

    ``puzzle`` is changed, and may be another object than the one returned.
    """
    if puzzle.phase == "roll":
        puzzle.roll()
    if puzzle.phase == "choose":
        puzzle = _choose(puzzle, rng)
    elif puzzle.phase == "build":
        build(puzzle, rng)
        puzzle.end_turn()
    if puzzle.phase == "take":
        mix = PANEL_MIX if puzzle.side == OPEN_SIDES else FOUNDATION_MIX
        puzzle.take(mix_pieces(mix, puzzle.remaining, puzzle.may_take()))
    return puzzle


def _choose(puzzle: Puzzle, rng: Random) -> Puzzle:
    """Return the match after building, or after a move if building would bring too little."""
    seat, may_move = puzzle.seats[puzzle.current], puzzle.may_move()
    least = puzzle.value * WORTH_BUILDING * (1 + CAUTION * (2 * rng.random() - 1)) if may_move else 0.0
    if MOST_A_PIECE * sum(seat.hand) >= least:
        trial = puzzle.copy()
        build(trial, rng)
        after = trial.seats[puzzle.current]
        gain = after.points - seat.points + STRUCTURE_STEP * (after.progress - seat.progress)
        if not may_move or (trial.phase == "build" and gain >= least):
            trial.end_turn()
            return trial
    puzzle.move()
    return puzzle


def build(puzzle: Puzzle, rng: Random) -> None:
    """Make steps while there are good ones, and at least one if any is legal."""
    seat = puzzle.seats[puzzle.current]
    if seat.corner_joints + seat.progress >= STRUCTURE_STEPS:
        _structure(puzzle)
    while puzzle.remaining:
        if puzzle.side < OPEN_SIDES:
            if not _lay_in_foundation(puzzle, rng):
                break
        elif puzzle.row != NO_ROW:
            count = min(puzzle.remaining, seat.hand[C + puzzle.shape], puzzle.slots - puzzle.slot)
            if not count:
                break
            puzzle.lay_in_row(count)
        elif not _lead(puzzle, rng):
            break
    _structure(puzzle)


def _structure(puzzle: Puzzle) -> None:
    while puzzle.remaining and puzzle.may_add_to_structure():
        puzzle.add_to_structure()


def _lay_in_foundation(puzzle: Puzzle, rng: Random) -> bool:
    hand = puzzle.seats[puzzle.current].hand
    kinds = [INDEX[kind] for kind in puzzle.kinds() if hand[INDEX[kind]]]
    if not kinds:
        return False
    puzzle.lay_in_foundation(kinds[0] if len(kinds) == 1 or rng.random() < TURNING else B)
    return True


def _lead(puzzle: Puzzle, rng: Random) -> bool:
    """Lead the row that brings most, less what it leaves to others; return whether there was a row."""
    hand, steps = puzzle.seats[puzzle.current].hand, puzzle.remaining
    best, most = None, 0.0 if puzzle.phase == "build" else -100.0
    supply, below = puzzle.supply(), puzzle.below
    for panel, length in enumerate(puzzle.lengths):
        for shape, slots, joints in ROWS[length][below[panel]]:
            have = hand[C + shape]
            if not have or slots > supply[shape]:
                continue
            count = min(steps, have, slots)
            mine = joints[count]
            worth = mine - VALUE_IF_KEPT * count - COST_OF_OPENING * (joints[slots] - mine) + rng.random()
            if worth > most:
                best, most = (panel, shape), worth
    if best is None:
        return False
    puzzle.lead(*best)
    return True


def mix_pieces(mix: Counts, total: int, most: Sequence[int]) -> list[int]:
    """Return ``total`` pieces in the proportions of ``mix`` as far as they last, then any others."""
    counts = [min(most[kind], mix[kind] * total // 10) for kind in range(len(mix))]
    if mix[A]:
        counts[A] = min(most[A], mix[A], total)
    missing = total - sum(counts)
    for kind in (D, C, B, A):
        more = min(missing, most[kind] - counts[kind])
        if more > 0:
            counts[kind] += more
            missing -= more
    for kind in (B, C, D, A):
        fewer = min(counts[kind], -missing)
        if fewer > 0:
            counts[kind] -= fewer
            missing += fewer
    return counts


def advantage(puzzle: Puzzle, player: int) -> float:
    """Return ``player``'s lead in points over the other active players; unfinished structures count a bit."""
    points = [seat.points + seat.progress * STRUCTURE_POINTS / 10 for seat in puzzle.seats]
    return points[player] - max(points[other] for other in puzzle.order if other != player)
