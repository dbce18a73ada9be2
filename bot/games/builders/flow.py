"""How a match begins, how turns follow each other, and when the match is over (sections 3, 4, 10 and 12)."""

from functools import reduce

from msgspec.structs import replace

from bot.games.builders.dice import roll_offs, starter_of
from bot.games.builders.legal import is_ended
from bot.games.builders.options import Options
from bot.games.builders.pieces import CORNERS_IN_BOX, NONE, RECTANGLES_IN_BOX, Counts, minus, plus
from bot.games.builders.state import Player, Stage, State, TurnSummary, with_player


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


def begin_after_orders(state: State) -> State:
    """Begin the first turn, or return the match unchanged while a player who has not left has no order.

    The pieces are dealt, and each pawn is placed ahead of the one before in turn order (section 3.5). An
    advantage are complete structures, whose pieces do not come from the boxes.
    """
    options = state.stage.options
    staying = [player for player in range(len(state.players)) if player not in state.leavers]
    orders = {player: sheet for player in staying if (sheet := state.sheets[player]) is not None}
    if len(orders) < len(staying):
        return state
    rolls = roll_offs(state.stage.seed, staying)
    starter = starter_of(rolls)
    first = staying.index(starter)
    order = (*staying[first:], *staying[:first])
    players = list(state.players)
    for place, number in enumerate(order):
        players[number] = Player(
            space=options.head_start * place,
            hand=orders[number],
            structures=options.advantage_of(number),
        )
    return replace(
        state,
        phase="roll",
        current=starter,
        players=tuple(players),
        box=minus(state.box, reduce(plus, orders.values())),
        order=order,
        rolled=rolls,
        turn=1,
    )


def end_turn(state: State, summary: TurnSummary) -> State:
    """Begin the next player's turn, or end the match if the puzzle has ended (section 10)."""
    return end_turn_of(state, _find_next_player(state, summary.player), summary)


def end_turn_of(state: State, following: int, summary: TurnSummary | None) -> State:
    """Begin the turn of the player ``following``, or end the match if the puzzle has ended."""
    return _end_match(state, summary) if is_ended(state) else _next_turn(state, following, summary)


def pass_turn(state: State, summary: TurnSummary) -> State:
    """Begin the next turn, or end the match once all players in succession had to pass (section 10.3)."""
    passes = state.passes + 1
    if passes == len(state.order):
        return _end_match(state, summary, passes)
    return replace(_next_turn(state, _find_next_player(state, summary.player), summary), passes=passes)


def leave_match(state: State, player: int) -> State:
    """Remove ``player``: end the match if one player is left, and the turn if it was theirs (section 12).

    The turn order of the others and the dice of their turns stay the same. The pieces that go back to the box
    can help players who had to pass, so the count of passes starts again at zero.
    """
    order = state.order
    without = replace(
        _put_back(state, player),
        leavers=(*state.leavers, player),
        order=tuple(other for other in order if other != player),
        sheets=(*state.sheets[:player], None, *state.sheets[player + 1 :]),
        passes=0,
    )
    if len(without.leavers) == len(state.players) - 1:
        return _end_match(without, state.last)
    if state.phase == "order":
        return begin_after_orders(without)
    if player == state.current:
        return end_turn_of(without, _find_next_player(state, player), state.last)
    return without


def _put_back(state: State, player: int) -> State:
    """Put back the player's hand, corner joints and unfinished structure.

    Once the foundation is closed, A and B are put away instead of back into the box.
    """
    mine = state.players[player]
    corners, rectangles, small, large = mine.hand
    triangles: Counts = (0, 0, small + mine.progress, large)
    players = with_player(state.players, player, replace(mine, hand=NONE, corner_joints=0, progress=0))
    box, away = plus(state.box, triangles), state.away
    if state.foundation.is_closed:
        away = (away[0] + corners, away[1] + rectangles)
    else:
        box = plus(box, (corners, rectangles, 0, 0))
    corner_box = state.corner_box + mine.corner_joints + mine.progress
    return replace(state, players=players, box=box, away=away, corner_box=corner_box)


def _find_next_player(state: State, player: int) -> int:
    order = state.order
    return order[(order.index(player) + 1) % len(order)]


def _next_turn(state: State, following: int, summary: TurnSummary | None) -> State:
    return replace(
        state,
        phase="roll",
        current=following,
        turn=state.turn + 1,
        dice=None,
        left=0,
        begun=len(state.log),
        passes=0,
        last=summary,
    )


def _end_match(state: State, summary: TurnSummary | None, passes: int = 0) -> State:
    return replace(state, phase="over", current=None, dice=None, left=0, passes=passes, last=summary)
