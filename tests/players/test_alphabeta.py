"""Alpha-beta against the plain minimax that it must equal, on random trees."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players.alphabeta import AlphaBeta, Child, OutOfNodes

State = tuple[int, ...]


class RandomTree:
    """A tree whose gains and guesses follow from a seed; many ways lead to one state.

    A third of the actions let their player act again.
    """

    def __init__(self, seed: int, height: int = 6) -> None:
        self._seed, self._height = seed, height

    def key(self, state: State) -> State:
        return state

    def children(self, state: State) -> list[Child[State]]:
        depth, _ = state
        rng = Random(f"{self._seed}/{state}")
        if depth == self._height:
            return []
        return [
            (rng.randint(-3, 3), (depth + 1, rng.randrange(4)), not rng.randrange(3))
            for _ in range(rng.randint(0, 4))
        ]

    def is_over(self, state: State) -> bool:
        return not self.children(state)

    def estimate(self, state: State) -> int:
        return Random(f"{self._seed}/guess/{state}").randint(-5, 5)


def minimax(tree: RandomTree, state: State, depth: int) -> int:
    children = tree.children(state)
    if not children:
        return 0
    if not depth:
        return tree.estimate(state)
    return max(
        gain + (1 if acts_again else -1) * minimax(tree, child, depth - 1)
        for gain, child, acts_again in children
    )


ROOT = (0, 0)
some_trees = settings(max_examples=150, deadline=None, database=None)


@some_trees
@given(seed=st.integers(0, 10**6), depth=st.integers(1, 7))
def test_it_equals_minimax_at_every_depth(seed: int, depth: int) -> None:
    tree = RandomTree(seed)
    assert AlphaBeta(tree, 10**6).value(ROOT, depth) == minimax(tree, ROOT, depth)


@some_trees
@given(seed=st.integers(0, 10**6))
@pytest.mark.exhaustive
def test_settled_values_are_exact_despite_earlier_guesses(seed: int) -> None:
    tree = RandomTree(seed, height=9)
    assert AlphaBeta(tree, 10**6).settle(ROOT) == minimax(tree, ROOT, 99)


@some_trees
@given(seed=st.integers(0, 10**6), alpha=st.integers(-8, 8), width=st.integers(1, 4))
def test_a_window_shows_on_which_side_the_value_is(seed: int, alpha: int, width: int) -> None:
    tree, beta = RandomTree(seed), alpha + width
    search = AlphaBeta(tree, 10**6)
    exact = minimax(tree, ROOT, 99)
    for value in (search.solve(ROOT, alpha, beta), search.settle(ROOT, alpha, beta)):
        assert min(beta, max(alpha, value)) == min(beta, max(alpha, exact))
    assert search.solve(ROOT) == exact, "what a window left in memory misleads no later search"


def test_a_budget_is_respected() -> None:
    tree = RandomTree(3, height=9)
    for solve in (AlphaBeta.solve, AlphaBeta.settle):
        search = AlphaBeta(tree, 20)
        with pytest.raises(OutOfNodes):
            solve(search, ROOT)
        assert search.nodes_left == 0


def test_memory_saves_nodes() -> None:
    tree = RandomTree(3, height=9)
    search = AlphaBeta(tree, 10**6)
    search.solve(ROOT)
    nodes_after_one = search.nodes_left
    search.solve(ROOT)
    assert search.nodes_left == nodes_after_one
