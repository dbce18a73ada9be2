"""The legal actions: each rule once, for listing actions and for checking them."""

from collections.abc import Sequence

from bot.games.builders.actions import DONE, LAY, LEAD, MOVE, ROLL, STRUCTURE, Action
from bot.games.builders.pieces import (
    INDEX,
    MOST_CORNERS_HELD,
    SHAPES,
    Counts,
    Shape,
    can_fit,
    next_pieces,
    slots_of,
)
from bot.games.builders.selections import ORDERS, takes
from bot.games.builders.state import Panel, State

C, D = INDEX["C"], INDEX["D"]


def legal_actions(state: State, player: int) -> Sequence[Action]:
    """Return all actions of ``player`` but leaving; the first one builds nothing if possible."""
    phase = state.phase
    if phase == "order":
        return ORDERS if state.sheets[player] is None and player not in state.leavers else ()
    if player != state.current:
        return ()
    if phase == "roll":
        return (ROLL,)
    if phase == "take":
        return takes(state.left, most_to_take(state, player))
    if phase == "build":
        return [DONE, *legal_steps(state, player)] if state.left else (DONE,)
    actions = legal_steps(state, player)
    if may_move(state, player):
        actions.insert(0, MOVE)
    return actions


def most_to_take(state: State, player: int) -> Counts:
    """Return the most of each kind that ``player`` may take from the box: at most two A held (section 5)."""
    corners, rectangles, small, large = state.box
    return (min(corners, MOST_CORNERS_HELD - state.players[player].hand[0]), rectangles, small, large)


def may_move(state: State, player: int) -> bool:
    """Return whether the box has a piece that ``player`` may take and that is still useful (section 4.3)."""
    corners, rectangles, small, large = most_to_take(state, player)
    if small or rectangles or corners:
        return True
    return large > 0 and _is_large_useful(state)


def _is_large_useful(state: State) -> bool:
    """Return whether a D can still find a place: in the open row, or on a panel of at least two units.

    On the panel with an open row only the units above that row count.
    """
    row = state.row
    if state.foundation.side < 4 or (row is not None and row.shape == "D"):
        return True
    open_panel = row.panel if row is not None else None
    return any(panel.length - (number == open_panel) > 1 for number, panel in enumerate(state.panels))


def legal_steps(state: State, player: int) -> list[Action]:
    """Return the steps of ``player``: foundation, open row or leads by panel; then the structure."""
    hand, foundation, row = state.players[player].hand, state.foundation, state.row
    steps: list[Action] = []
    if foundation.side < 4:
        kinds = next_pieces(foundation.sides, foundation.side, state.stage.shortest)
        steps += [LAY[kind] for kind in kinds if hand[INDEX[kind]]]
    elif row is not None:
        if hand[INDEX[row.shape]]:
            steps.append(LAY[row.shape])
    elif hand[C] or hand[D]:
        small, large = supply(state)
        small, large = small if hand[C] else 0, large if hand[D] else 0
        for panel, leads in zip(state.panels, LEAD, strict=True):
            length = panel.length  # `may_lead` is written out for speed, as this is called most often
            if length > 0 and 2 * length - 1 <= small:
                steps.append(leads["C"])
            if 0 < length <= large + 1 and length % 2 == 0:
                steps.append(leads["D"])
    if may_add_to_structure(state, player):
        steps.append(STRUCTURE)
    return steps


def supply(state: State) -> tuple[int, int]:
    """Return the number of C and D that are not laid yet: those of the box and of all hands."""
    small, large = state.box[C], state.box[D]
    for player in state.players:
        small += player.hand[C]
        large += player.hand[D]
    return small, large


def may_lead(panel: Panel, shape: Shape, available: tuple[int, int]) -> bool:
    """Return whether a row of ``shape`` fits and ``available`` pieces can complete it (section 7)."""
    length = panel.length
    return can_fit(length, shape) and slots_of(length, shape) <= available[shape == "D"]


def may_add_to_structure(state: State, player: int) -> bool:
    """Return whether ``player`` has the pieces, and leaves the C that an open row still needs (section 9)."""
    mine, row = state.players[player], state.row
    if not mine.hand[C] or not mine.corner_joints:
        return False
    return row is None or row.shape == "D" or supply(state)[0] > row.slots - row.slot


def is_ended(state: State) -> bool:
    """Return whether the puzzle has ended: all panels complete, or no row can be led (section 10.1, 10.2)."""
    if state.foundation.side < 4 or state.row is not None:
        return False
    available = supply(state)
    return not any(may_lead(panel, shape, available) for panel in state.panels for shape in SHAPES)
