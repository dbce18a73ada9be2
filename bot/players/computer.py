"""What a game gives to its computer player, and what it gets for nothing: plain search on the contract."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from bot.games import AnyGame, Outcome
from bot.players import mcts
from bot.players.levels import PLAIN, Level, Levels

ViewT = TypeVar("ViewT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ActionT = TypeVar("ActionT", bound=Hashable)
LONGEST_PLAYOUT = 2000
EVEN = 0.5


class Reason(msgspec.Struct, frozen=True):
    """Why an action is good: the id of a sentence that doesn't name the action, and its values."""

    key: str
    values: Mapping[str, str | int] = {}


class Choice(msgspec.Struct, frozen=True):
    """An action in the notation of the game, and what the player is thought to get out of the match.

    ``value`` is 1 for a win, 0 for a loss.
    """

    action: str
    value: float = EVEN


class Computer(ABC, Generic[ViewT]):
    """A game's computer player. Stateless: one object serves every match. It gets views, never states."""

    rules: AnyGame
    levels: Levels = PLAIN

    @abstractmethod
    def decide(self, view: ViewT, player: int, level: Level, rng: Random) -> Choice | None:
        """What it does as ``player``, who owes an action; ``None`` where only time can do anything."""

    def moment(self, view: ViewT, ply: int) -> str:  # noqa: ARG002
        """What sets a decision apart from others of the match: equal moments have equal chance."""
        return str(ply)

    def reason(self, view: ViewT, player: int, action: str) -> Reason:  # noqa: ARG002
        """Why ``action`` is good, without naming it."""
        return Reason("players-good-odds")


class Searching(Computer[ViewT], Generic[ViewT, StateT]):
    """A computer that searches, and draws what it doesn't know.

    Only ``determinise`` is needed; a game that is searched in a way of its own overrides ``decide``.
    """

    @abstractmethod
    def determinise(self, view: ViewT, player: int, rng: Random) -> StateT:
        """A state that looks to ``player`` like ``view``; what is hidden and all chance to come is drawn."""

    def decide(self, view: ViewT, player: int, level: Level, rng: Random) -> Choice | None:
        """What tree search on the contract finds."""
        model = OnContract(self.rules, player)
        actions = model.actions(self.determinise(view, player, rng))
        if rng.random() < level.blunders:
            return Choice(self.rules.action_to_string(rng.choice(actions)))
        root = mcts.search(
            model,
            lambda rng: self.determinise(view, player, rng),
            playouts=level.playouts,
            exploration=level.exploration,
            rng=rng,
        )
        action = near_best(root, level.slack, rng)
        return Choice(self.rules.action_to_string(action), root.children[action].mean)


class OnContract:
    """A game as the search sees it, through the contract alone. States that wait for nobody are over."""

    def __init__(self, rules: AnyGame, player: int) -> None:
        self._rules = rules
        self._player = player

    def actor(self, state: Any) -> int:
        """The player to act: the searching one first, where several may."""
        owing = self._rules.current_players(state)
        return self._player if self._player in owing else min(owing, default=0)

    def actions(self, state: Any) -> Sequence[Any]:
        """What the actor may do."""
        if not self._rules.current_players(state):
            return ()
        return tuple(self._rules.legal_actions(state, self.actor(state)))

    def after(self, state: Any, action: Any) -> Any:
        """The state after ``action``."""
        return self._rules.apply_action(state, self.actor(state), action)

    def rewards(self, state: Any, rng: Random) -> Sequence[float]:
        """What a random playout is worth to each player; nothing is told of one that doesn't end."""
        for _ in range(LONGEST_PLAYOUT):
            actions = self.actions(state)
            if not actions:
                break
            state = self.after(state, rng.choice(actions))
        outcome = self._rules.outcome(state)
        return (EVEN,) * self._rules.players.stop if outcome is None else shares(outcome)


def shares(outcome: Outcome) -> tuple[float, ...]:
    """The part of the others that each player has beaten, ties counting half: 1 for the only winner."""
    ranks = outcome.ranks
    others = len(ranks) - 1
    return tuple(
        sum((other > rank) + EVEN * (other == rank) for other in ranks) / others - EVEN / others
        for rank in ranks
    )


def near_best(root: mcts.Node[ActionT], slack: float, rng: Random) -> ActionT:
    """The best action, or with ``slack`` any that has been found hardly worse (and tried often enough)."""
    best = root.best()
    top = root.children[best]
    if not slack:
        return best
    near = [
        action
        for action, child in root.children.items()
        if child.mean >= top.mean - slack and 4 * child.visits >= top.visits
    ]
    return rng.choice(near) if near else best
