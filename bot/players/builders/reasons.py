"""The reasons why an action of Builders is good."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.builders import Done, Lay, Lead, Move, Order, Roll, Structure, Take, View
from bot.games.builders.notation import parse_action
from bot.games.builders.pieces import INDEX, STRUCTURE_STEPS
from bot.players.computer import Reason

_OF_ONE_PIECE = ("players-builders-row", "players-builders-side", "players-builders-lead")
"""The reasons that say less than what the whole turn can bring."""
_MOSTLY = 0.7
"""The share of pieces from which on the others among them need no reason."""


def reason_of(view: View, player: int, text: str) -> Reason:
    """Return what the action written as ``text`` brings ``player``."""
    action = parse_action(text)
    reason = _REASONS[type(action)](view, player, action)
    is_first = len(view.auto_fill) > 1 and view.auto_fill[0] == text and view.auto_fill_points > 0
    if is_first and reason.key in _OF_ONE_PIECE:
        values = {"count": len(view.auto_fill), "points": view.auto_fill_points}
        return Reason("players-builders-many", values)
    return reason


def _explain_pieces(_view: View, _player: int, action: Order | Take) -> Reason:
    a, b, c, d = action.counts
    share = (c + d) / (a + b + c + d)
    used_for = "panels" if share >= _MOSTLY else "foundation" if share <= 1 - _MOSTLY else "both"
    return Reason("players-builders-pieces", {"for": used_for})


def _explain_move(view: View, _player: int, _action: Move) -> Reason:
    if view.move is None or not view.move.pieces:
        return Reason("players-builders-near")
    return Reason("players-builders-move", {"corners": view.move.corners, "pieces": view.move.pieces})


def _explain_lay(view: View, _player: int, action: Lay) -> Reason:
    if view.row is not None:
        return Reason("players-builders-row", {"joints": view.row.joints})
    return Reason("players-builders-corner" if action.kind == "A" else "players-builders-side")


def _explain_lead(view: View, player: int, action: Lead) -> Reason:
    leads = {panel.side: panel.leads for panel in view.panels}.get(action.panel, ())
    if any(lead.shape == action.shape and not lead.next_length for lead in leads):
        return Reason("players-builders-finish")
    have = view.players[player].hand["ABCD".index(action.shape)]
    return Reason("players-builders-lead", {"have": have})


def _explain_structure(view: View, player: int, _action: Structure) -> Reason:
    seat = view.players[player]
    steps = STRUCTURE_STEPS - seat.progress
    if view.is_ended and steps > min(view.left, seat.hand[INDEX["C"]], seat.corner_joints):
        return Reason("players-builders-unfinished")
    return Reason("players-builders-structure", {"steps": steps - 1})


def _explain_done(view: View, _player: int, _action: Done) -> Reason:
    return Reason("players-builders-end" if view.is_ended else "players-builders-done")


_REASONS: Mapping[type, Callable[[View, int, Any], Reason]] = {
    Order: _explain_pieces,
    Roll: lambda *_: Reason("players-builders-roll"),
    Move: _explain_move,
    Take: _explain_pieces,
    Lay: _explain_lay,
    Lead: _explain_lead,
    Structure: _explain_structure,
    Done: _explain_done,
}
