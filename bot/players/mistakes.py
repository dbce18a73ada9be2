"""The mistakes of people who are new to a game: they overlook, are greedy, and forget.

A mistake is an action that a person could make: of what they see at a glance, they take what brings most at
once, and forget what follows from it. It is never an action without any use.
"""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import TypeVar

ActionT = TypeVar("ActionT", bound=Hashable)


def overlook(actions: Sequence[ActionT], rng: Random) -> list[ActionT]:
    """Return a random half of ``actions``, rounded up, in a random order: what a newcomer sees of them."""
    return rng.sample(actions, (len(actions) + 1) // 2)


def take_greedily(actions: Sequence[ActionT], gain: Callable[[ActionT], float], rng: Random) -> ActionT:
    """Return the action with the greatest ``gain`` of those that a newcomer sees; any one of several."""
    return max(overlook(actions, rng), key=gain)
