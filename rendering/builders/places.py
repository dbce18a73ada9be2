"""The places where a piece can be laid next, and those of the open row that come after."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.builders import (
    SIDE_INDEX,
    SIDES,
    Kind,
    LaidPiece,
    Lengths,
    Outline,
    RowView,
    View,
    feet_of,
    joints_of,
    next_pieces,
    outline_of,
)
from rendering.builders.pieces import turn_of


class Place(NamedTuple):
    """A place for a piece: the action that lays it, its kind and turn, its corners, the joints it earns."""

    action: str
    kind: Kind
    turn: int
    outline: Outline
    joints: int


def next_places(view: View) -> tuple[Place, ...]:
    """Return the places for the next piece: on the foundation, in the open row, or to lead a row.

    The places are the same for every player.
    """
    if view.outcome or view.phase in ("order", "over"):
        return ()
    if view.foundation.side is not None:
        return tuple(_foundation_places(view, SIDE_INDEX[view.foundation.side]))
    if view.row is not None:
        return (next(_row_places(view, view.row)),)
    return tuple(
        _place(
            f"lead {lead.shape} {panel.side}",
            LaidPiece(lead.shape, -1, SIDE_INDEX[panel.side], panel.length, 0, 0),
            view.foundation.sides,
            lead.joints[0],
        )
        for panel in view.panels
        for lead in panel.leads
        if lead.refusal is None
    )


def later_places(view: View) -> tuple[Place, ...]:
    """Return the places of the open row after the next one."""
    return tuple(_row_places(view, view.row))[1:] if view.row else ()


def _row_places(view: View, row: RowView) -> Iterator[Place]:
    """Yield the empty places of the open row, the next one first."""
    side = SIDE_INDEX[row.panel]
    feet = feet_of(row.shape, view.panels[side].below)
    for slot, outline in enumerate(row.empty, row.slot):
        turn = turn_of(row.shape, side, slot)
        yield Place(f"lay {row.shape}", row.shape, turn, outline, joints_of(slot, feet))


def row_outlines(view: View) -> list[Outline]:
    """Return the outlines of all places of the open row, the empty ones first."""
    assert view.row
    side, length = view.row.panel, view.panels[SIDE_INDEX[view.row.panel]].length
    laid = [piece.outline for piece in view.pieces if piece.side == side and piece.row == length]
    return [*view.row.empty, *laid]


def _foundation_places(view: View, side: int) -> Iterator[Place]:
    """Yield the places on the open foundation, the larger first so that the smaller is drawn over it."""
    sides = view.foundation.sides
    for kind in next_pieces(sides, side, view.foundation.shortest):
        piece = LaidPiece(kind, -1, side, 0, sides[side], 0)
        joints = 1 + (kind == "A" and side == len(SIDES) - 1) if view.pieces else 0
        yield _place(f"lay {kind}", piece, sides, joints)


def _place(action: str, piece: LaidPiece, sides: Lengths, joints: int) -> Place:
    """Return the place of a piece on a foundation whose sides have these lengths."""
    turn = turn_of(piece.kind, piece.side, piece.slot)
    return Place(action, piece.kind, turn, outline_of(piece, sides), joints)
