"""Monte-Carlo tree search: UCT over states that are drawn anew for each playout.

What is hidden or still to be rolled is drawn from what the player may know, once for each playout, and one
tree is kept for all of them (information set MCTS, Cowling, Powley and Whitehouse 2012): an action's odds
count only the playouts in which it was legal. In a game without secrets every draw is the same state, and
this is plain UCT. In simultaneous phases the players act one after the other, the searching one first.
"""

from collections.abc import Callable, Hashable, Sequence
from heapq import nlargest
from math import log, sqrt
from random import Random
from typing import Generic, Protocol, TypeVar

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Hashable)
STRIDE = 16
"""After so many playouts the search asks itself whether more could change its mind."""


class Model(Protocol[StateT, ActionT]):
    """What the search has to know of a game."""

    def actor(self, state: StateT) -> int:
        """The player to act; anybody when it is over."""
        ...

    def actions(self, state: StateT) -> Sequence[ActionT]:
        """What the actor may do, none when it is over."""
        ...

    def after(self, state: StateT, action: ActionT) -> StateT:
        """The state after ``action``."""
        ...

    def rewards(self, state: StateT, rng: Random) -> Sequence[float]:
        """What one playout from ``state`` is worth to each player, 0 to 1."""
        ...


class Node(Generic[ActionT]):
    """What is known of an action: how often it could be tried, was tried, and what that was worth in all."""

    __slots__ = ("available", "children", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.available = 1
        self.children: dict[ActionT, Node[ActionT]] = {}

    @property
    def mean(self) -> float:
        """What the action is worth to whoever takes it."""
        return self.value / self.visits if self.visits else 0.0

    def best(self) -> ActionT:
        """The action tried most often; of equals, the one worth most."""
        return max(
            self.children, key=lambda action: (self.children[action].visits, self.children[action].mean)
        )


def search(
    model: Model[StateT, ActionT],
    draw: Callable[[Random], StateT],
    *,
    playouts: int,
    exploration: float,
    rng: Random,
    first: Sequence[ActionT] = (),
    widening: float = 0.0,
) -> Node[ActionT]:
    """The root after so many playouts, each from a state that ``draw`` gives.

    With ``first``, only these actions are thought about at the root. With ``widening`` a position's actions
    come promising ones first, and so many times the square root of its visits are looked at, and one more.
    Playouts that could no longer make another action the one tried most often are saved.
    """
    root: Node[ActionT] = Node()
    for left in reversed(range(playouts)):
        state = draw(rng)
        _descend(model, state, first or model.actions(state), root, exploration, widening, rng)
        if not left % STRIDE and _decided(root, left):
            break
    return root


def _decided(root: Node[ActionT], left: int) -> bool:
    """Whether the action tried most often stays so, whatever ``left`` more playouts try."""
    most, second = nlargest(2, (0, 0, *(child.visits for child in root.children.values())))
    return most - second > left


def _descend(
    model: Model[StateT, ActionT],
    state: StateT,
    actions: Sequence[ActionT],
    node: Node[ActionT],
    exploration: float,
    widening: float,
    rng: Random,
) -> None:
    path: list[tuple[int, Node[ActionT]]] = []
    grown = False
    node.visits += 1
    while actions and not grown:
        player = model.actor(state)
        if widening:
            actions = actions[: 1 + int(widening * sqrt(node.visits))]
        action, node, grown = _chosen(node, actions, exploration, rng)
        path.append((player, node))
        state = model.after(state, action)
        actions = () if grown else model.actions(state)
    rewards = model.rewards(state, rng)
    for player, node in path:
        node.visits += 1
        node.value += rewards[player]


def _chosen(
    node: Node[ActionT], actions: Sequence[ActionT], exploration: float, rng: Random
) -> tuple[ActionT, Node[ActionT], bool]:
    """An action not tried yet, or the one with the highest upper bound; whether it is a new one."""
    children = node.children
    fresh: list[ActionT] = []
    best, bound = None, -1.0
    for action in actions:
        child = children.get(action)
        if child is None:
            fresh.append(action)
            continue
        child.available += 1
        if not fresh:
            visits = child.visits
            upper = child.value / visits + exploration * sqrt(log(child.available) / visits)
            if upper > bound:
                best, bound = action, upper
    if fresh:
        action = fresh[int(rng.random() * len(fresh))]
        child = children[action] = Node()
        return action, child, True
    assert best is not None
    return best, children[best], False
