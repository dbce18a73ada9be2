"""Monte-Carlo tree search: UCT over states that are determinized for each playout.

What is hidden or still to be rolled is sampled from what the player may know, once for each playout, and one
tree is kept for all of them (information set MCTS, Cowling, Powley and Whitehouse 2012): an action's odds
count only the playouts in which it was legal. In a game without hidden information every sample is the same
state, and this is plain UCT. In simultaneous phases the players act one after the other, the searching one
first.
"""

from collections.abc import Callable, Hashable, Sequence
from heapq import nlargest
from math import log, sqrt
from random import Random
from typing import Generic, Protocol, TypeVar

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Hashable)
STRIDE = 16
"""The number of playouts after which the search checks whether more could change its choice."""


class Model(Protocol[StateT, ActionT]):
    """The interface of a game for the search."""

    def actor(self, state: StateT) -> int:
        """Return the player to act; any player when the match is over."""
        ...

    def actions(self, state: StateT) -> Sequence[ActionT]:
        """Return the actor's actions, none when the match is over."""
        ...

    def apply(self, state: StateT, action: ActionT) -> StateT:
        """Return the state after ``action``."""
        ...

    def rewards(self, state: StateT, rng: Random) -> Sequence[float]:
        """Return the reward of one playout from ``state`` for each player, 0 to 1."""
        ...


class Node(Generic[ActionT]):
    """The statistics of an action: how often it was available and visited, and its total reward."""

    __slots__ = ("available", "children", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.available = 1
        self.children: dict[ActionT, Node[ActionT]] = {}

    @property
    def mean(self) -> float:
        """The mean reward for the player who takes the action."""
        return self.value / self.visits if self.visits else 0.0

    def best(self) -> ActionT:
        """Return the action tried most often; of equals, the one with the highest mean."""
        return max(
            self.children, key=lambda action: (self.children[action].visits, self.children[action].mean)
        )


def search(
    model: Model[StateT, ActionT],
    sample: Callable[[Random], StateT],
    *,
    playouts: int,
    exploration: float,
    rng: Random,
    first: Sequence[ActionT] = (),
    widening: float = 0.0,
) -> Node[ActionT]:
    """Run up to ``playouts`` playouts, each from a state that ``sample`` returns, and return the root.

    With ``first``, only these actions are considered at the root. With ``widening``, a position's actions
    have to come promising ones first, and 1 plus ``widening`` times the square root of its visits are
    considered. The search stops early when the remaining playouts could not change which action is tried most
    often.
    """
    root: Node[ActionT] = Node()
    for remaining in reversed(range(playouts)):
        state = sample(rng)
        _descend(model, state, first or model.actions(state), root, exploration, widening, rng)
        if not remaining % STRIDE and _is_decided(root, remaining):
            break
    return root


def _is_decided(root: Node[ActionT], remaining: int) -> bool:
    """Return whether the action tried most often stays so, whatever ``remaining`` more playouts try."""
    most, second = nlargest(2, (0, 0, *(child.visits for child in root.children.values())))
    return most - second > remaining


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
    is_new = False
    node.visits += 1
    while actions and not is_new:
        player = model.actor(state)
        if widening:
            actions = actions[: 1 + int(widening * sqrt(node.visits))]
        action, node, is_new = _select(node, actions, exploration, rng)
        path.append((player, node))
        state = model.apply(state, action)
        actions = () if is_new else model.actions(state)
    rewards = model.rewards(state, rng)
    for player, node in path:
        node.visits += 1
        node.value += rewards[player]


def _select(
    node: Node[ActionT], actions: Sequence[ActionT], exploration: float, rng: Random
) -> tuple[ActionT, Node[ActionT], bool]:
    """Return an untried action or the one with the highest upper bound, its node, and whether it is new."""
    children = node.children
    untried_actions: list[ActionT] = []
    best, bound = None, -1.0
    for action in actions:
        child = children.get(action)
        if child is None:
            untried_actions.append(action)
            continue
        child.available += 1
        if not untried_actions:
            visits = child.visits
            upper = child.value / visits + exploration * sqrt(log(child.available) / visits)
            if upper > bound:
                best, bound = action, upper
    if untried_actions:
        action = untried_actions[int(rng.random() * len(untried_actions))]
        child = children[action] = Node()
        return action, child, True
    assert best is not None
    return best, children[best], False
