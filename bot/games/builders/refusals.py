"""Explain why an action is illegal; the steps call this only after an action has failed its check."""

from bot.games.builders.actions import Lay, Lead, Order, Take
from bot.games.builders.legal import is_ended, most_to_take, supply
from bot.games.builders.pieces import (
    HALF,
    INDEX,
    KINDS,
    MOST_CORNERS_HELD,
    ORDER_MOST,
    ORDER_SIZE,
    SHAPES,
    SIDE_INDEX,
    SIDES,
    Counts,
    can_fit,
    slots_of,
)
from bot.games.builders.state import State
from bot.games.contract import IllegalAction

PHASES = {
    "order": "order-first",
    "roll": "roll-first",
    "take": "take-first",
    "choose": "choose-first",
    "build": "building-begun",
    "over": "match-over",
}
"""The reason for refusing an action of another phase, by the phase of the match."""


def explain_unreadable_text(text: str) -> IllegalAction:
    """Return the error for text that is no action at all."""
    return IllegalAction("not-an-action", text=text)


def explain_idle_player(state: State, player: int) -> IllegalAction:
    """Return the error for a player who has nothing to do now."""
    if state.phase == "over":
        return IllegalAction("match-over")
    if player in state.leavers:
        return IllegalAction("left-the-match")
    return IllegalAction("order-handed-in" if state.phase == "order" else "not-your-turn")


def explain_wrong_phase(state: State) -> IllegalAction:
    """Return the error for an action of another phase; once rolled, the dice can't be rolled again."""
    return IllegalAction(PHASES[state.phase])


def explain_order(state: State, action: Order) -> IllegalAction:
    """Return the error for an order that is too late or not ten pieces within the limits (section 3.2)."""
    if state.phase != "order":
        return IllegalAction("orders-revealed")
    return _find_total_error(action.counts, ORDER_SIZE) or _explain_limit(
        "order-limit", action.counts, ORDER_MOST
    )


def explain_move(state: State) -> IllegalAction:
    """Return the error for moving at another time, or while nothing in the box is of use (section 4.3)."""
    return explain_wrong_phase(state) if state.phase != "choose" else IllegalAction("nothing-to-take")


def explain_take(state: State, player: int, action: Take) -> IllegalAction:
    """Return the error for a selection of another size, one not in the box, or a third A (section 5)."""
    counts = action.counts
    wrong = _find_total_error(counts, state.left)
    if wrong:
        return wrong
    corners = state.players[player].hand[0]
    if counts[0] + corners > MOST_CORNERS_HELD:
        return IllegalAction("corners-held", most=MOST_CORNERS_HELD, held=corners, taken=counts[0])
    return _explain_limit("not-in-box", counts, most_to_take(state, player))


def explain_lay(state: State, player: int, action: Lay) -> IllegalAction:
    """Return the error for the first rule about the next piece that ``action`` breaks (sections 6 and 7)."""
    kind = action.kind
    if kind not in INDEX:
        return IllegalAction("no-such-piece", piece=str(kind))
    return (
        _find_phase_error(state)
        or _find_foundation_error(state, kind)
        or _find_row_error(state, kind)
        or _find_hand_error(state, player, kind)
        or _explain_sides(state, kind)
    )


def explain_lead(state: State, player: int, action: Lead) -> IllegalAction:
    """Return the error for the first rule about leading a row that ``action`` breaks (section 7)."""
    shape, side = action.shape, SIDE_INDEX.get(action.panel)
    if shape not in SHAPES or side is None:
        return explain_unreadable_text(f"{shape} {action.panel}")
    wrong = _find_phase_error(state) or (
        _find_foundation_error(state, shape) if state.foundation.side < 4 else None
    )
    if wrong:
        return wrong
    if state.row is not None:
        panel = SIDES[state.row.panel]
        return IllegalAction("row-open", panel=panel, shape=state.row.shape)
    return (
        _find_panel_error(state, side, action)
        or _find_hand_error(state, player, shape)
        or _explain_supply(state, side, action)
    )


def explain_structure(state: State, player: int) -> IllegalAction:
    """Return the error for the first rule about accessory structures that the step breaks (section 9)."""
    wrong = _find_phase_error(state) or _find_hand_error(state, player, "C")
    if wrong:
        return wrong
    if not state.players[player].corner_joints:
        return IllegalAction("no-corner-joint")
    missing = state.row.slots - state.row.slot if state.row else 0
    return IllegalAction("row-needs", shape="C", needed=missing, there=supply(state)[0])


def explain_done(state: State) -> IllegalAction:
    """Return the error for ending a turn in which no piece was built."""
    return IllegalAction("nothing-built") if state.phase == "choose" else explain_wrong_phase(state)


def _find_total_error(counts: Counts, total: int) -> IllegalAction | None:
    whole = all(type(count) is int and count >= 0 for count in counts)
    if not whole:
        return explain_unreadable_text(str(counts))
    given_total = sum(counts)
    return IllegalAction("wrong-number", needed=total, given=given_total) if given_total != total else None


def _explain_limit(reason: str, counts: Counts, most: Counts) -> IllegalAction:
    """Return the error for the first kind with more pieces than ``most`` allows."""
    kind = next(kind for kind, index in INDEX.items() if counts[index] > most[index])
    return IllegalAction(reason, piece=kind, most=most[INDEX[kind]], given=counts[INDEX[kind]])


def _find_phase_error(state: State) -> IllegalAction | None:
    if state.phase not in ("choose", "build"):
        return explain_wrong_phase(state)
    if state.phase == "build" and not state.left:
        return IllegalAction("no-steps-left")
    return None


def _find_foundation_error(state: State, kind: str) -> IllegalAction | None:
    """Return the error for A and B after the foundation is closed, or C and D before (section 6)."""
    foundation = kind in KINDS[:2]
    if state.foundation.is_closed and foundation:
        return IllegalAction("foundation-closed", piece=kind)
    if not state.foundation.is_closed and not foundation:
        return IllegalAction("foundation-open", piece=kind)
    return None


def _find_row_error(state: State, kind: str) -> IllegalAction | None:
    if not state.foundation.is_closed:
        return None
    if state.row is None:
        return IllegalAction("puzzle-ended" if is_ended(state) else "no-open-row", piece=kind)
    if state.row.shape != kind:
        return IllegalAction("other-shape", piece=kind, shape=state.row.shape)
    return None


def _find_hand_error(state: State, player: int, kind: str) -> IllegalAction | None:
    return None if state.players[player].hand[INDEX[kind]] else IllegalAction("not-in-hand", piece=kind)


def _explain_sides(state: State, kind: str) -> IllegalAction:
    """Return the error for an A too early, a B that makes a side too long, or unequal opposite sides."""
    sides, side, shortest = state.foundation.sides, state.foundation.side, state.stage.shortest
    name, length = SIDES[side], sides[side]
    if side >= 2:
        return IllegalAction("side-fixed", side=name, needed=sides[side - 2], there=length)
    if kind == "A":
        return IllegalAction("side-too-short", side=name, needed=shortest, there=length)
    most = HALF - (shortest if side == 0 else sides[0])
    return IllegalAction("side-too-long", side=name, most=most, there=length)


def _find_panel_error(state: State, side: int, action: Lead) -> IllegalAction | None:
    if is_ended(state):
        return IllegalAction("puzzle-ended", piece=action.shape)
    length = state.panels[side].length
    if not length:
        return IllegalAction("panel-finished", panel=action.panel)
    if not can_fit(length, action.shape):
        return IllegalAction("odd-length", panel=action.panel, length=length)
    return None


def _explain_supply(state: State, side: int, action: Lead) -> IllegalAction:
    slot_count = slots_of(state.panels[side].length, action.shape)
    available = supply(state)[action.shape == "D"]
    return IllegalAction("row-needs", shape=action.shape, needed=slot_count, there=available)
