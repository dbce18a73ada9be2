"""The interface of computer players, and the default implementation: plain search on the contract."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from bot.games import AnyGame, GameView, Outcome
from bot.players import mcts
from bot.players.levels import PLAIN, Level, Levels

ViewT = TypeVar("ViewT", bound=GameView)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ActionT = TypeVar("ActionT", bound=Hashable)
LONGEST_PLAYOUT = 2000
EVEN = 0.5


class Reason(msgspec.Struct, frozen=True):
    """Why an action is good: the id of a sentence that doesn't name the action, and its values."""

    key: str
    values: Mapping[str, str | int] = {}


class Choice(msgspec.Struct, frozen=True):
    """An action in the notation of the game, and the player's expected result of the match.

    ``value`` is 1 for a win, 0 for a loss.
    """

    action: str
    value: float = EVEN


class Computer(ABC, Generic[ViewT]):
    """A game's computer player. Stateless: one object serves every match. It gets views, never states."""

    rules: AnyGame
    levels: Levels = PLAIN

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.rules.key

    @abstractmethod
    def decide(self, view: ViewT, player: int, level: Level, rng: Random) -> Choice | None:
        """Return the choice as ``player``, who has to act; ``None`` where only the system can act."""

    def choose(self, view: ViewT, player: int, level: str, *, seed: str, ply: int) -> Choice | None:
        """Return the choice as ``player``, who has to act and whose view this is.

        ``ply`` counts the actions of the match before this one. Return ``None`` where only the system can
        act. Raise ``KeyError`` for an unknown level.
        """
        moment = self.moment(view, ply)
        return self.decide(view, player, self.levels[level], Random(f"{seed}:{moment}:{player}:{level}"))

    def moment(self, view: ViewT, ply: int) -> str:  # noqa: ARG002
        """Return what sets a decision apart in its match: equal moments get equal random numbers."""
        return str(ply)

    def reason(self, view: ViewT, player: int, action: str) -> Reason:  # noqa: ARG002
        """Return why ``action`` is good, without naming it."""
        return Reason("players-good-odds")


class Searching(Computer[ViewT], Generic[ViewT, StateT]):
    """A computer that searches, and determinizes what it doesn't know.

    Only ``determinize`` is needed; a game that is searched in a way of its own overrides ``decide``.
    """

    @abstractmethod
    def determinize(self, view: ViewT, player: int, rng: Random) -> StateT:
        """Return a state that fits ``view``, with everything hidden and all chance to come sampled."""

    def decide(self, view: ViewT, player: int, level: Level, rng: Random) -> Choice | None:
        """Return what tree search on the contract finds."""
        model = OnContract(self.rules, player)
        actions = model.actions(self.determinize(view, player, rng))
        if rng.random() < level.blunders:
            return Choice(self.rules.action_to_string(rng.choice(actions)))
        root = mcts.search(
            model,
            lambda rng: self.determinize(view, player, rng),
            playouts=level.playouts,
            exploration=level.exploration,
            rng=rng,
        )
        action = near_best(root, level.slack, rng)
        return Choice(self.rules.action_to_string(action), root.children[action].mean)


class OnContract:
    """A game as the search sees it, through the contract alone. States without players to act are over."""

    def __init__(self, rules: AnyGame, player: int) -> None:
        self._rules = rules
        self._player = player

    def actor(self, state: Any) -> int:
        """Return the player to act: the searching one first, where several may."""
        to_act = self._rules.current_players(state)
        return self._player if self._player in to_act else min(to_act, default=0)

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the legal actions of the actor."""
        if not self._rules.current_players(state):
            return ()
        return tuple(self._rules.legal_actions(state, self.actor(state)))

    def after(self, state: Any, action: Any) -> Any:
        """Return the state after ``action``."""
        return self._rules.apply_action(state, self.actor(state), action)

    def rewards(self, state: Any, rng: Random) -> Sequence[float]:
        """Return each player's reward of a random playout; even rewards for one that doesn't end."""
        for _ in range(LONGEST_PLAYOUT):
            actions = self.actions(state)
            if not actions:
                break
            state = self.after(state, rng.choice(actions))
        outcome = self._rules.outcome(state)
        return (EVEN,) * self._rules.players.stop if outcome is None else shares(outcome)


def shares(outcome: Outcome) -> tuple[float, ...]:
    """Return the share of the others that each player has beaten, ties counting half: 1 for a sole winner."""
    ranks = outcome.ranks
    others = len(ranks) - 1
    return tuple(
        sum((other > rank) + EVEN * (other == rank) for other in ranks) / others - EVEN / others
        for rank in ranks
    )


def near_best(root: mcts.Node[ActionT], slack: float, rng: Random) -> ActionT:
    """Return the best action, or a random one within ``slack`` of it that has been tried often enough."""
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
