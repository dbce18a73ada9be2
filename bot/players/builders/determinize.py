"""The determinization of views of Builders: dice to come and others' orders are sampled."""

from collections.abc import Iterator
from random import Random

from bot.games.builders import USUAL_ORDER, Counts, RowView, State, View
from bot.games.builders.pieces import SIDE_INDEX, SIDES, feet_of
from bot.games.builders.state import Foundation, LaidPiece, Panel, Player, Row, Stage
from bot.players.builders.policy import MIXES


def sample_state(view: View, rng: Random) -> State:
    """Return a state that fits the view; the number of turns passed in succession is not known."""
    stage = Stage(view.options, f"{rng.random()}", view.foundation.shortest)
    sheets = [each.sheet or (sample_order(rng) if each.handed_in else None) for each in view.players]
    row = view.row
    turn_start = sum(not piece.new for piece in view.pieces)
    return State(
        stage=stage,
        phase=view.phase,
        current=view.current,
        players=tuple(
            Player(
                each.space,
                each.hand,
                each.corner_joints,
                each.joints,
                each.laid,
                each.progress,
                each.structures,
            )
            for each in view.players
        ),
        sheets=tuple(sheets),
        box=view.box,
        corner_box=view.corner_box,
        order=view.order,
        leavers=view.leavers,
        rolled=view.roll_offs,
        away=view.away,
        foundation=Foundation(
            view.foundation.sides,
            len(SIDES) if view.foundation.side is None else SIDE_INDEX[view.foundation.side],
        ),
        panels=tuple(Panel(panel.length, panel.below) for panel in view.panels),
        row=None if row is None else _row(view, row),
        log=tuple(_log(view)),
        turn=view.turn,
        dice=view.dice,
        left=_remaining(view),
        begun=turn_start,
        passes=0,
        last=view.last,
    )


def sample_order(rng: Random) -> Counts:
    """Return a random order that a player could have written."""
    return rng.choice((*MIXES, USUAL_ORDER))


def _log(view: View) -> Iterator[LaidPiece]:
    """Yield the pieces as they were laid; all pieces of a row have as many feet as its first one."""
    feet: dict[tuple[str, int], int] = {}
    for piece in view.pieces:
        at = (piece.side, piece.row)
        if piece.row and not piece.slot:
            feet[at] = len(piece.joints)
        side = SIDE_INDEX[piece.side]
        joints = len(piece.joints)
        yield LaidPiece(piece.kind, piece.owner, side, piece.row, piece.slot, joints, feet.get(at, 0))


def _row(view: View, row: RowView) -> Row:
    panel = SIDE_INDEX[row.panel]
    return Row(panel, row.shape, row.slots, row.slot, feet_of(row.shape, view.panels[panel].below))


def _remaining(view: View) -> int:
    """Return the pieces to take, or the steps left once building has begun."""
    if view.phase == "take" and view.choice:
        return view.choice.total
    return view.left if view.phase == "build" else 0
