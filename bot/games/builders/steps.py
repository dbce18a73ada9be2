"""The effect of each kind of action on a state, after checking the action in full."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.builders import refusals
from bot.games.builders.actions import Action, Done, Lay, Lead, Leave, Move, Order, Roll, Structure, Take
from bot.games.builders.dice import dice_of, is_double, value_of
from bot.games.builders.flow import begin_after_orders, end_turn, leave_match, pass_turn
from bot.games.builders.legal import (
    legal_steps,
    may_add_to_structure,
    may_lead,
    may_move,
    most_to_take,
    supply,
)
from bot.games.builders.pieces import (
    CORNER_JOINTS_A_DOUBLE,
    INDEX,
    LEGS,
    ONE_OF,
    ORDER_MOST,
    ORDER_SIZE,
    SHAPES,
    SIDE_INDEX,
    STRUCTURE_STEPS,
    Counts,
    Kind,
    feet_of,
    joints_of,
    minus,
    next_length,
    next_pieces,
    plus,
    slots_of,
    with_next_piece,
)
from bot.games.builders.state import (
    Foundation,
    LaidPiece,
    Panel,
    Player,
    Row,
    State,
    TurnSummary,
    with_player,
)

SIDES_OF_TRACK = 4


def hand_in_order(state: State, player: int, action: Order) -> State:
    """Hand in an order; the last one reveals all of them and begins the first turn (sections 3.2 and 3.3)."""
    if state.phase != "order" or not is_choice(action.counts, ORDER_SIZE, ORDER_MOST):
        raise refusals.explain_order(state, action)
    sheets = (*state.sheets[:player], action.counts, *state.sheets[player + 1 :])
    return begin_after_orders(replace(state, sheets=sheets))


def is_choice(counts: Counts, total: int, most: Counts) -> bool:
    """Return whether these are ``total`` pieces and not more than ``most`` of any kind."""
    if any(type(count) is not int for count in counts) or min(counts) < 0 or sum(counts) != total:
        return False
    return all(count <= limit for count, limit in zip(counts, most, strict=True))


def roll(state: State, player: int, _action: Roll) -> State:
    """Roll the dice and deal corner joints for a double; a player who can do nothing passes (section 4)."""
    if state.phase != "roll":
        raise refusals.explain_wrong_phase(state)
    dice = dice_of(state.stage.seed, state.turn)
    players, corner_box = state.players, state.corner_box
    if corner_box and is_double(dice):
        gain = min(CORNER_JOINTS_A_DOUBLE, corner_box)
        mine = players[player]
        mine = replace(mine, corner_joints=mine.corner_joints + gain)
        players, corner_box = with_player(players, player, mine), corner_box - gain
    after = replace(state, phase="choose", players=players, corner_box=corner_box, dice=dice)
    if may_move(after, player) or legal_steps(after, player):
        return after
    return pass_turn(after, TurnSummary(player, dice, "pass"))


def move(state: State, player: int, _action: Move) -> State:
    """Move the pawn; if it passed corners, the player has pieces to select (section 5)."""
    dice = state.dice
    if state.phase != "choose" or dice is None or not may_move(state, player):
        raise refusals.explain_move(state)
    mine, options = state.players[player], state.stage.options
    corners, space = move_pawn(mine.space, value_of(dice), options.spaces)
    pieces = min(corners * options.pieces_a_corner, sum(most_to_take(state, player)))
    after = replace(
        state, players=with_player(state.players, player, replace(mine, space=space)), left=pieces
    )
    if pieces:
        return replace(after, phase="take")
    return end_turn(after, TurnSummary(player, dice, "move"))


def move_pawn(space: int, value: int, spaces: int) -> tuple[int, int]:
    """Return the corners passed, with one landed on but not the one left, and the new space (section 5)."""
    target = space + value
    return target // spaces - space // spaces, target % (SIDES_OF_TRACK * spaces)


def take(state: State, player: int, action: Take) -> State:
    """Take the selection from the box and end the turn (section 5)."""
    dice = state.dice
    if state.phase != "take" or dice is None:
        raise refusals.explain_wrong_phase(state)
    counts = action.counts
    if not is_choice(counts, state.left, most_to_take(state, player)):
        raise refusals.explain_take(state, player, action)
    mine = state.players[player]
    mine = replace(mine, hand=plus(mine.hand, counts))
    after = replace(state, players=with_player(state.players, player, mine), box=minus(state.box, counts))
    return end_turn(after, TurnSummary(player, dice, "move", taken=counts))


def lay(state: State, player: int, action: Lay) -> State:
    """Lay the next piece of the foundation or of the open row (sections 6 and 7)."""
    kind, foundation, row = action.kind, state.foundation, state.row
    steps = steps_left(state)
    if not steps or kind not in INDEX or not state.players[player].hand[INDEX[kind]]:
        raise refusals.explain_lay(state, player, action)
    if foundation.side < 4:
        if kind not in next_pieces(foundation.sides, foundation.side, state.stage.shortest):
            raise refusals.explain_lay(state, player, action)
        return _lay_in_foundation(state, player, kind, steps)
    if row is None or row.shape != kind:
        raise refusals.explain_lay(state, player, action)
    return _lay_in_row(state, player, row, steps)


def lead(state: State, player: int, action: Lead) -> State:
    """Begin a row with its first piece (section 7)."""
    shape, side = action.shape, SIDE_INDEX.get(action.panel)
    steps = steps_left(state)
    if not steps or shape not in SHAPES or side is None or not state.panels or state.row is not None:
        raise refusals.explain_lead(state, player, action)
    panel = state.panels[side]
    if not state.players[player].hand[INDEX[shape]] or not may_lead(panel, shape, supply(state)):
        raise refusals.explain_lead(state, player, action)
    slots = slots_of(panel.length, shape)
    return _lay_in_row(state, player, Row(side, shape, slots, 0, feet_of(shape, panel.below)), steps)


def add_to_structure(state: State, player: int, _action: Structure) -> State:
    """Add one C and E to the structure, which the fourth pair completes (section 9)."""
    steps = steps_left(state)
    if not steps or not may_add_to_structure(state, player):
        raise refusals.explain_structure(state, player)
    mine = state.players[player]
    complete, progress = divmod(mine.progress + 1, STRUCTURE_STEPS)
    mine = replace(
        mine,
        hand=minus(mine.hand, (0, 0, 1, 0)),
        corner_joints=mine.corner_joints - 1,
        progress=progress,
        structures=mine.structures + complete,
    )
    players = with_player(state.players, player, mine)
    return replace(state, phase="build", players=players, left=steps - 1)


def finish(state: State, player: int, _action: Done) -> State:
    """End the turn, and the match if the puzzle has ended; steps left lapse (section 4.4)."""
    if state.phase != "build" or state.dice is None:
        raise refusals.explain_done(state)
    steps = value_of(state.dice) - state.left
    return end_turn(state, TurnSummary(player, state.dice, "build", steps))


def leave(state: State, player: int, _action: Leave) -> State:
    """Remove ``player``, whose pieces go back (section 12)."""
    return leave_match(state, player)


STEPS: Mapping[type[Action], Callable[[State, int, Any], State]] = {
    Order: hand_in_order,
    Roll: roll,
    Move: move,
    Take: take,
    Lay: lay,
    Lead: lead,
    Structure: add_to_structure,
    Done: finish,
    Leave: leave,
}


def steps_left(state: State) -> int:
    """Return the number of steps left to the current player; before the first, all that the dice allow."""
    if state.phase == "build":
        return state.left
    return value_of(state.dice) if state.phase == "choose" and state.dice else 0


def _lay_in_foundation(state: State, player: int, kind: Kind, steps: int) -> State:
    """Lay a piece of the foundation.

    It has a joint with the piece before, if there is one; the closing corner has one with the first piece as
    well. It begins the panels, and the A and B of the box are put away (section 5).
    """
    foundation, log = state.foundation, state.log
    sides, side = with_next_piece(foundation.sides, foundation.side, kind)
    is_closed = side == 4
    joints = 1 + is_closed if log else 0
    piece = LaidPiece(kind, player, foundation.side, 0, foundation.sides[foundation.side], joints)
    mine = _count_piece(state.players[player], piece)
    after = replace(
        state,
        phase="build",
        players=with_player(state.players, player, mine),
        foundation=Foundation(sides, side),
        log=(*log, piece),
        left=steps - 1,
    )
    if not is_closed:
        return after
    corners, rectangles, small, large = state.box
    panels = tuple(Panel(length + LEGS) for length in sides)
    return replace(after, panels=panels, box=(0, 0, small, large), away=(corners, rectangles))


def _lay_in_row(state: State, player: int, row: Row, steps: int) -> State:
    """Lay a piece of a row; the last piece closes the row and raises the panel."""
    panels, slot = state.panels, row.slot
    panel = panels[row.panel]
    piece = LaidPiece(row.shape, player, row.panel, panel.length, slot, joints_of(slot, row.feet), row.feet)
    open_row: Row | None = Row(row.panel, row.shape, row.slots, slot + 1, row.feet)
    if slot + 1 == row.slots:
        open_row = None
        higher = Panel(next_length(panel.length, row.shape), row.shape)
        panels = (*panels[: row.panel], higher, *panels[row.panel + 1 :])
    return replace(
        state,
        phase="build",
        players=with_player(state.players, player, _count_piece(state.players[player], piece)),
        panels=panels,
        row=open_row,
        log=(*state.log, piece),
        left=steps - 1,
    )


def _count_piece(player: Player, piece: LaidPiece) -> Player:
    return Player(
        player.space,
        minus(player.hand, ONE_OF[piece.kind]),
        player.corner_joints,
        player.joints + piece.joints,
        player.laid + 1,
        player.progress,
        player.structures,
    )
