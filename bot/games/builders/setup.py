"""The start of a match: orders, and what follows once the last one is handed in (section 3)."""

from functools import reduce

from msgspec.structs import replace

from bot.games.builders.dice import roll_offs, starter_of
from bot.games.builders.options import Options
from bot.games.builders.pieces import CORNERS_IN_BOX, RECTANGLES_IN_BOX, Counts, minus, plus
from bot.games.builders.state import Player, Stage, State


def set_up(players: int, options: Options, seed: str) -> State:
    """Everybody has an order to write."""
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
    """The sheet of ``player`` is in; with the last one all are revealed and the first turn begins."""
    sheets = (*state.sheets[:player], counts, *state.sheets[player + 1 :])
    orders = [sheet for sheet in sheets if sheet is not None]
    if len(orders) < len(sheets):
        return replace(state, sheets=sheets)
    return _begun(replace(state, sheets=sheets, box=minus(state.box, reduce(plus, orders))), orders)


def _begun(state: State, orders: list[Counts]) -> State:
    """The pieces are dealt; each in turn order starts ahead of the one before (section 3.5)."""
    count, options = len(orders), state.stage.options
    rolled = roll_offs(state.stage.seed, count)
    starter = starter_of(rolled)
    order = tuple((starter + place) % count for place in range(count))
    players = tuple(
        Player(space=options.head_start * order.index(number), hand=hand)
        for number, hand in enumerate(orders)
    )
    return replace(state, phase="roll", current=starter, players=players, order=order, rolled=rolled, turn=1)
