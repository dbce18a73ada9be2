"""The start of a match: orders, and what follows once the last one is handed in (section 3)."""

from collections.abc import Mapping
from functools import reduce

from msgspec.structs import replace

from bot.games.builders.dice import roll_offs, starter_of
from bot.games.builders.options import Options
from bot.games.builders.pieces import CORNERS_IN_BOX, RECTANGLES_IN_BOX, Counts, minus, plus
from bot.games.builders.state import Player, Stage, State


def set_up(players: int, options: Options, seed: str) -> State:
    """Return the start of a match, where every player has an order to write."""
    shortest = players if options.shortest_side is None else options.shortest_side
    box = (CORNERS_IN_BOX, RECTANGLES_IN_BOX, options.small_triangles, options.large_triangles)
    return State(
        stage=Stage(options, seed, shortest),
        phase="order",
        current=None,
        players=(Player(),) * players,
        sheets=(None,) * players,
        box=box,
        corner_box=options.corner_joints,
    )


def hand_in(state: State, player: int, counts: Counts) -> State:
    """Hand in the order of ``player``; the last order reveals all of them and begins the first turn."""
    sheets = (*state.sheets[:player], counts, *state.sheets[player + 1 :])
    return begin_once_ordered(replace(state, sheets=sheets))


def begin_once_ordered(state: State) -> State:
    """Begin the first turn, or return the match unchanged while a player who has not left has no order."""
    orders = {player: sheet for player, sheet in enumerate(state.sheets) if player not in state.leavers}
    handed_in = {player: sheet for player, sheet in orders.items() if sheet is not None}
    return _begun(state, handed_in) if len(handed_in) == len(orders) else state


def _begun(state: State, orders: Mapping[int, Counts]) -> State:
    """Deal the pieces and place the pawns, each ahead of the one before in turn order (section 3.5)."""
    options, staying = state.stage.options, tuple(orders)
    rolled = roll_offs(state.stage.seed, staying)
    starter = starter_of(rolled)
    first = staying.index(starter)
    order = (*staying[first:], *staying[:first])
    players = list(state.players)
    for place, number in enumerate(order):
        players[number] = Player(space=options.head_start * place, hand=orders[number])
    return replace(
        state,
        phase="roll",
        current=starter,
        players=tuple(players),
        box=minus(state.box, reduce(plus, orders.values())),
        order=order,
        rolled=rolled,
        turn=1,
    )
