"""Tree search on games small enough to know the answer."""

from collections.abc import Sequence
from random import Random

import pytest

from bot.players import mcts
from bot.players.computer import pick_near_best

Pile = tuple[int, int, int]
"""The matches left, the player to act, and the hidden side of a coin."""


class Nim:
    """Take one to three matches; the player who takes the last one wins."""

    def actor(self, state: Pile) -> int:
        return state[1]

    def actions(self, state: Pile) -> Sequence[int]:
        return range(1, min(3, state[0]) + 1)

    def apply(self, state: Pile, action: int) -> Pile:
        return state[0] - action, 1 - state[1], state[2]

    def rewards(self, state: Pile, rng: Random) -> Sequence[float]:
        while state[0]:
            state = self.apply(state, rng.choice(self.actions(state)))
        return (0.0, 1.0) if state[1] == 0 else (1.0, 0.0)


class Coin(Nim):
    """Guess what a covered coin shows, or pass for a bit more than half."""

    def actions(self, state: Pile) -> Sequence[int]:
        return (0, 1, 2) if state[0] else ()

    def apply(self, state: Pile, action: int) -> Pile:
        worth = 60 if action == 2 else 100 * (action == state[2])
        return 0, 1, worth

    def rewards(self, state: Pile, rng: Random) -> Sequence[float]:  # noqa: ARG002
        return state[2] / 100, 0.0


def run_search(
    model: Nim, start: Pile, playouts: int, first: Sequence[int] = (), widening: float = 0.0
) -> mcts.Node[int]:
    return mcts.search(
        model,
        lambda _: start,
        playouts=playouts,
        exploration=0.7,
        rng=Random(1),
        first=first,
        widening=widening,
    )


def count_visits(root: mcts.Node[int]) -> int:
    return sum(child.visits for child in root.children.values())


def test_it_leaves_a_multiple_of_four() -> None:
    for matches in (5, 6, 7, 9, 10):
        root = run_search(Nim(), (matches, 0, 0), 2000)
        assert root.best() == matches % 4, matches
        assert root.children[matches % 4].mean > 0.6


def test_both_players_are_thought_to_play_well() -> None:
    root = run_search(Nim(), (8, 0, 0), 4000)
    assert max(child.mean for child in root.children.values()) < 0.35, "the player to move has lost"


def test_the_search_cannot_use_hidden_information() -> None:
    root = mcts.search(
        Coin(), lambda rng: (1, 0, rng.randrange(2)), playouts=1000, exploration=0.7, rng=Random(1)
    )
    assert root.best() == 2, "with the coin known, guessing would be worth more"
    assert all(abs(root.children[guess].mean - 0.5) < 0.15 for guess in (0, 1))


def test_actions_that_are_seldom_legal_are_not_forgotten() -> None:
    class Seldom(Coin):
        def actions(self, state: Pile) -> Sequence[int]:
            return ((2, 3) if state[2] else (2,)) if state[0] else ()

        def apply(self, state: Pile, action: int) -> Pile:  # noqa: ARG002
            return 0, 1, 100 if action == 3 else 60

    root = mcts.search(
        Seldom(), lambda rng: (1, 0, rng.random() < 0.1), playouts=2000, exploration=0.7, rng=Random(1)
    )
    assert root.children[3].visits > root.children[3].available / 2


def test_only_the_actions_given_are_tried() -> None:
    root = run_search(Nim(), (7, 0, 0), 300, first=[1, 2])
    assert set(root.children) == {1, 2}
    assert count_visits(root) <= 300


def test_playouts_are_saved_only_where_they_could_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    roots = [run_search(Nim(), (matches, 0, 0), 1000) for matches in (5, 6, 7, 9)]
    assert all(count_visits(root) < 1000 for root in roots)
    monkeypatch.setattr(mcts, "STRIDE", 2000)
    full = [run_search(Nim(), (matches, 0, 0), 1000) for matches in (5, 6, 7, 9)]
    assert all(count_visits(root) == 1000 for root in full)
    assert [root.best() for root in roots] == [root.best() for root in full]
    for root in roots:
        most, second = sorted((child.visits for child in root.children.values()), reverse=True)[:2]
        assert most - second > 1000 - count_visits(root)


def test_widening_begins_with_the_promising_actions_and_comes_to_the_others() -> None:
    """Of the piles of seven and six, the best action is the last and the last but one of three."""
    for matches, best in ((7, 3), (6, 2)):
        few = run_search(Nim(), (matches, 0, 0), 3, widening=0.5)
        assert set(few.children) == {1}
        assert run_search(Nim(), (matches, 0, 0), 2000, widening=0.5).best() == best


def test_slack_chooses_among_actions_that_are_nearly_as_good() -> None:
    root: mcts.Node[str] = mcts.Node()
    for name, value in (("best", 0.8), ("near", 0.77), ("far", 0.5)):
        child: mcts.Node[str] = mcts.Node()
        child.visits, child.value = 100, 100 * value
        root.children[name] = child
    rng = Random(1)
    assert {pick_near_best(root, 0.0, rng) for _ in range(50)} == {"best"}
    assert {pick_near_best(root, 0.05, rng) for _ in range(50)} == {"best", "near"}
