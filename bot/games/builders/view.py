"""What a viewer may know of a match: all but others' orders and the dice to come (section 1)."""

from functools import lru_cache
from itertools import chain, repeat
from typing import Literal

import msgspec

from bot.games.builders.actions import Structure
from bot.games.builders.auto_fill import find_auto_fill, points_of_fill
from bot.games.builders.dice import Dice, RollOff, is_double, value_of
from bot.games.builders.geometry import Outline, joints_at, outline_of, row_outlines
from bot.games.builders.legal import is_ended, legal_actions, may_lead, may_move, most_to_take, supply
from bot.games.builders.notation import format_action
from bot.games.builders.options import Options
from bot.games.builders.pieces import (
    LEGS,
    ORDER_MOST,
    ORDER_SIZE,
    SHAPES,
    SIDES,
    Counts,
    Kind,
    Lengths,
    Shape,
    Side,
    can_fit,
    joints_of,
    next_length,
    row_joints,
)
from bot.games.builders.scoring import points_of
from bot.games.builders.selections import even_way
from bot.games.builders.state import LaidPiece, Panel, Phase, Player, Row, State, TurnSummary
from bot.games.builders.steps import STEPS, move_pawn, steps_left
from bot.games.contract import GameView, Outcome


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's position, pieces and achievements.

    ``sheet`` is the order handed in, ``None`` while the viewer may not know it; ``handed_in`` is whether
    there is one. ``joints`` and ``laid`` pieces are in the puzzle, ``progress`` is that of the unfinished
    structure.
    """

    space: int
    hand: Counts
    corner_joints: int
    points: int
    joints: int
    laid: int
    progress: int
    structures: int
    handed_in: bool
    sheet: Counts | None


class PieceView(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of the puzzle, ``new`` in the turn being played.

    ``side`` of the foundation or panel; ``row`` is the length of the row's bottom, 0 in the foundation;
    ``slot`` counts along it. ``outline`` and ``joints`` are points in units (see ``geometry``).
    """

    kind: Kind
    owner: int
    side: Side
    row: int
    slot: int
    outline: Outline
    joints: Outline
    new: bool


class LeadView(msgspec.Struct, frozen=True, kw_only=True):
    """A row that could be led: its joints by slot, and why no player may lead it, or ``None``."""

    shape: Shape
    joints: tuple[int, ...]
    next_length: int
    refusal: Literal["odd-length", "row-needs"] | None


class PanelView(msgspec.Struct, frozen=True, kw_only=True):
    """A panel: its length at the foundation, at the next row (0: finished), and the pieces below that row."""

    side: Side
    base: int
    length: int
    below: Kind
    leads: tuple[LeadView, ...]


class RowView(msgspec.Struct, frozen=True, kw_only=True):
    """The open row: ``slot`` of ``slots`` is next and earns ``joints``; ``empty`` are the places left."""

    panel: Side
    shape: Shape
    slot: int
    slots: int
    joints: int
    empty: tuple[Outline, ...]


class FoundationView(msgspec.Struct, frozen=True, kw_only=True):
    """The foundation: B on each side, the side being laid, and the smallest number of B on a side."""

    sides: tuple[int, int, int, int]
    side: Side | None
    is_closed: bool
    shortest: int


class ChoiceView(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces to choose, in an order or from the box: how many, the most of each kind, the even choice."""

    total: int
    most: Counts
    even: Counts


class MoveView(msgspec.Struct, frozen=True, kw_only=True):
    """The result of moving: the new space, the corners passed and the pieces to select."""

    space: int
    corners: int
    pieces: int


class StepView(msgspec.Struct, frozen=True, kw_only=True):
    """A step of building that is legal now, the joints it earns and the points, structures included."""

    action: str
    joints: int
    points: int


class View(GameView, frozen=True, kw_only=True):
    """A match as one viewer sees it.

    ``current`` is the player whose turn it is. ``order`` are the players in turn order, ``leavers`` the
    players who have left, first to last, ``roll_offs`` the rounds of rolling for the start. ``value`` is what
    the dice are worth and ``left`` the steps left of it. ``supply`` are C and D in the box and all hands.
    Once the puzzle ``is_ended``, only structures can still be built. ``legal`` are the actions of the current
    player; it is empty while pieces are chosen, as there are too many ways: ``choice`` then gives their
    limits. ``auto_fill`` are the steps of building as much as possible, which gain ``auto_fill_points``.
    """

    phase: Phase
    current: int | None
    turn: int
    order: tuple[int, ...]
    leavers: tuple[int, ...]
    roll_offs: tuple[RollOff, ...]
    dice: Dice | None
    double: bool
    value: int
    left: int
    players: tuple[PlayerView, ...]
    box: Counts
    corner_box: int
    away: tuple[int, int]
    supply: tuple[int, int]
    foundation: FoundationView
    panels: tuple[PanelView, ...]
    row: RowView | None
    pieces: tuple[PieceView, ...]
    is_ended: bool
    move: MoveView | None
    steps: tuple[StepView, ...]
    auto_fill: tuple[str, ...]
    auto_fill_points: int
    choice: ChoiceView | None
    last: TurnSummary | None
    options: Options

    @property
    def pieces_to_lay(self) -> int:
        """How many pieces of the puzzle the current player can lay in the rest of the turn."""
        return len(self.auto_fill) - self.auto_fill.count("structure")


def make_view(state: State, viewer: int | None, outcome: Outcome | None, *, is_past: bool = False) -> View:
    """Return the view of ``state`` for ``viewer``; only orders differ between viewers.

    A past state has no ``legal`` actions, ``steps`` and ``auto_fill``.
    """
    return _make_view(state, viewer if state.phase == "order" else None, outcome, is_past)


@lru_cache(maxsize=64)  # a click shows a position in words, in the picture and in the panels of players
def _make_view(state: State, viewer: int | None, outcome: Outcome | None, is_past: bool) -> View:
    dice, foundation, available = state.dice, state.foundation, supply(state)
    fill = () if state.current is None or is_past else find_auto_fill(state, state.current)
    return View(
        phase=state.phase,
        current=state.current,
        turn=state.turn,
        order=state.order,
        leavers=state.leavers,
        roll_offs=state.rolled,
        dice=dice,
        double=dice is not None and is_double(dice),
        value=value_of(dice) if dice else 0,
        left=steps_left(state),
        players=tuple(_player(state, number, viewer) for number in range(len(state.players))),
        box=state.box,
        corner_box=state.corner_box,
        away=state.away,
        supply=available,
        foundation=FoundationView(
            sides=foundation.sides,
            side=None if foundation.is_closed else SIDES[foundation.side],
            is_closed=foundation.is_closed,
            shortest=state.stage.shortest,
        ),
        panels=tuple(_panel(state, number, available) for number in range(len(state.panels))),
        row=_row(state, state.row) if state.row else None,
        pieces=_pieces(state),
        is_ended=is_ended(state),
        legal=() if is_past else _legal(state),
        move=_move(state),
        steps=() if is_past else _steps(state),
        auto_fill=tuple(map(format_action, fill)),
        auto_fill_points=0 if state.current is None else points_of_fill(state, state.current, fill),
        choice=_choice(state),
        last=state.last,
        options=state.stage.options,
        outcome=outcome,
    )


def _player(state: State, number: int, viewer: int | None) -> PlayerView:
    player: Player = state.players[number]
    sheet = state.sheets[number]
    is_visible = state.phase != "order" or number == viewer
    return PlayerView(
        space=player.space,
        hand=player.hand,
        corner_joints=player.corner_joints,
        points=points_of(player),
        joints=player.joints,
        laid=player.laid,
        progress=player.progress,
        structures=player.structures,
        handed_in=sheet is not None,
        sheet=sheet if is_visible else None,
    )


def _panel(state: State, number: int, available: tuple[int, int]) -> PanelView:
    panel = state.panels[number]
    open_here = state.row is not None and state.row.panel == number
    return PanelView(
        side=SIDES[number],
        base=state.foundation.sides[number] + LEGS,
        length=panel.length,
        below=panel.below,
        leads=() if open_here or not panel.length else tuple(_lead(panel, s, available) for s in SHAPES),
    )


def _lead(panel: Panel, shape: Shape, available: tuple[int, int]) -> LeadView:
    refusal: Literal["odd-length", "row-needs"] | None = None
    if not may_lead(panel, shape, available):
        refusal = "row-needs" if can_fit(panel.length, shape) else "odd-length"
    fitting = can_fit(panel.length, shape)
    return LeadView(
        shape=shape,
        joints=row_joints(panel.length, shape, panel.below) if fitting else (),
        next_length=next_length(panel.length, shape) if fitting else panel.length,
        refusal=refusal,
    )


def _row(state: State, row: Row) -> RowView:
    return RowView(
        panel=SIDES[row.panel],
        shape=row.shape,
        slot=row.slot,
        slots=row.slots,
        joints=joints_of(row.slot, row.feet),
        empty=row_outlines(row, state.panels[row.panel].length, state.foundation.sides),
    )


def _pieces(state: State) -> tuple[PieceView, ...]:
    is_new = chain(repeat(False, state.begun), repeat(True))
    return tuple(map(view_piece, state.log, repeat(state.foundation.sides), is_new))


@lru_cache(maxsize=4096)  # each view has all pieces, and all but the newest are those of the view before
def view_piece(piece: LaidPiece, sides: Lengths, is_new: bool) -> PieceView:
    """Return what everybody sees of a laid piece, on a foundation whose ``sides`` have these lengths."""
    return PieceView(
        kind=piece.kind,
        owner=piece.owner,
        side=SIDES[piece.side],
        row=piece.length,
        slot=piece.slot,
        outline=outline_of(piece, sides),
        joints=joints_at(piece, sides),
        new=is_new,
    )


def _legal(state: State) -> tuple[str, ...]:
    if state.current is None or state.phase == "take":
        return ()
    return tuple(map(format_action, legal_actions(state, state.current)))


def _move(state: State) -> MoveView | None:
    player = state.current
    if player is None or state.dice is None or state.phase != "choose" or not may_move(state, player):
        return None
    options = state.stage.options
    corners, space = move_pawn(state.players[player].space, value_of(state.dice), options.spaces)
    pieces = min(corners * options.pieces_a_corner, sum(most_to_take(state, player)))
    return MoveView(space=space, corners=corners, pieces=pieces)


def _steps(state: State) -> tuple[StepView, ...]:
    player = state.current
    if player is None or not steps_left(state):
        return ()
    before, views = state.players[player], []
    for action in legal_actions(state, player):
        after = STEPS[type(action)](state, player, action)
        if len(after.log) > len(state.log) or isinstance(action, Structure):
            mine = after.players[player]
            joints, points = mine.joints - before.joints, points_of(mine) - points_of(before)
            views.append(StepView(action=format_action(action), joints=joints, points=points))
    return tuple(views)


def _choice(state: State) -> ChoiceView | None:
    if state.phase == "order":
        return ChoiceView(total=ORDER_SIZE, most=ORDER_MOST, even=even_way(ORDER_SIZE, ORDER_MOST))
    if state.phase != "take" or state.current is None:
        return None
    most = most_to_take(state, state.current)
    return ChoiceView(total=state.left, most=most, even=even_way(state.left, most))
