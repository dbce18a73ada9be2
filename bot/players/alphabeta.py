"""Alpha-beta for two-player games without hidden information, in which points are won on the way.

The value of a state is what the player to act still gains from it, less what the opponent gains, if both play
best. A game in which only the end counts gives all points with the last action. A player may act several
times in a row.
"""

from collections.abc import Hashable, Sequence
from typing import Generic, Protocol, TypeVar

StateT = TypeVar("StateT", bound=Hashable)
EXACT = 1 << 20
"""A depth that no game reaches: a search to this depth is exact."""
INFINITY = 1 << 30
"""A number above the points of any game."""
SHALLOW = (2, 4, 6)
"""The depths searched before an exact search."""

Child = tuple[int, StateT, bool]
"""An action's immediate gain for its player, the state after it, and whether the same player acts again."""


class Tree(Protocol[StateT]):
    """The interface of a game for the search."""

    def key(self, state: StateT) -> Hashable:
        """Return the part of the state that its value depends on: equal keys have equal values."""
        ...

    def children(self, state: StateT) -> Sequence[Child[StateT]]:
        """Return what each action leads to, promising ones first."""
        ...

    def is_over(self, state: StateT) -> bool:
        """Return whether there are no children; used where the search stops, which needs only this answer."""
        ...

    def estimate(self, state: StateT) -> int:
        """Return an estimate of the value, where the search has to stop."""
        ...


class OutOfNodes(Exception):  # noqa: N818
    """The signal that the budget of nodes is used up."""


class AlphaBeta(Generic[StateT]):
    """A search with a budget of ``nodes`` and a transposition table."""

    def __init__(self, tree: Tree[StateT], nodes: int) -> None:
        self.nodes_left = nodes
        self._tree = tree
        self._table: dict[Hashable, tuple[int, int, int, int]] = {}
        self._is_guess = False

    def solve(self, state: StateT, alpha: int = -INFINITY, beta: int = INFINITY) -> int:
        """Return the exact value, or a bound outside ``alpha`` to ``beta``. Raise ``OutOfNodes``."""
        return self.value(state, EXACT, alpha, beta)

    def settle(self, state: StateT, alpha: int = -INFINITY, beta: int = INFINITY) -> int:
        """Return the same as ``solve``, for fewer nodes.

        Shallow searches come first, to order the actions. Null-window searches then narrow the bounds until
        they meet.
        """
        for depth in SHALLOW:
            self.value(state, depth)
        low, high, value = alpha, beta, 0
        while low < high:
            bound = max(value, low + 1)
            value = self.solve(state, bound - 1, bound)
            if value < bound:
                high = value
            else:
                low = value
        return value

    def value(self, state: StateT, depth: int, alpha: int = -INFINITY, beta: int = INFINITY) -> int:
        """Return the value ``depth`` actions deep, bounded as in ``solve``."""
        key = self._tree.key(state)
        entry = self._table.get(key)
        first = 0
        if entry is not None:
            entry_depth, low, high, first = entry
            if entry_depth >= depth:
                self._is_guess |= entry_depth < EXACT
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
                alpha, beta = max(alpha, low), min(beta, high)
        if not self.nodes_left:
            raise OutOfNodes
        self.nodes_left -= 1
        if not depth:
            if self._tree.is_over(state):
                return 0
            self._is_guess = True
            return self._tree.estimate(state)
        children = self._tree.children(state)
        return self._search(key, children, depth, alpha, beta, first) if children else 0

    def _search(
        self,
        key: Hashable,
        children: Sequence[Child[StateT]],
        depth: int,
        alpha: int,
        beta: int,
        first: int,
    ) -> int:
        outer_is_guess, self._is_guess = self._is_guess, False
        best, choice, floor = -INFINITY, 0, alpha
        for number in (first, *(at for at in range(len(children)) if at != first)):
            gain, child, acts_again = children[number]
            if acts_again:
                value = gain + self.value(child, depth - 1, floor - gain, beta - gain)
            else:
                value = gain - self.value(child, depth - 1, gain - beta, gain - floor)
            if value > best:
                best, choice = value, number
                if best >= beta:
                    break
                floor = max(floor, best)
        low = best if best > alpha else -INFINITY
        high = best if best < beta else INFINITY
        self._table[key] = (depth if self._is_guess else EXACT, low, high, choice)
        self._is_guess |= outer_is_guess
        return best
