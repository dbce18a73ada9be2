"""The determinization of views of Constructor, in which nothing is hidden."""

from collections.abc import Sequence

from bot.games.constructor import State, View
from bot.games.constructor.state import FinishedRound, Stage


def state_of(view: View) -> State:
    """Return the state that the view shows."""
    rounds = tuple(
        FinishedRound(each.pattern, tuple(tile.stack for tile in each.tiles), each.points, each.last)
        for each in view.finished
    )
    stacks = tuple(tile.stack for tile in view.tiles)
    ply = plies_of(stacks)
    opener = view.colours[view.current or 0] ^ (ply & 1) ^ ((view.round - 1) & 1)
    stage = Stage(view.options, opener, view.pattern or "", view.colours == (1, 0), rounds)
    return State(stage, view.current, stacks, view.reserves, ply, view.last)


def plies_of(stacks: Sequence[str]) -> int:
    """Return the plies of a round: each piece was placed, and moved as well if it lies on another."""
    return 2 * sum(map(len, stacks)) - sum(map(bool, stacks))
