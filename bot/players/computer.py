"""The interface of computer players, and the default implementation: plain search on the contract."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar, cast

import msgspec

from bot.games import AnyGame, GameView, IllegalAction, Outcome, SimultaneousGame
from bot.players import mcts
from bot.players.levels import PLAIN, Level, Levels
from bot.players.mistakes import overlook

ViewT = TypeVar("ViewT", bound=GameView)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ActionT = TypeVar("ActionT", bound=Hashable)
LONGEST_PLAYOUT = 2000
EVEN = 0.5
_LONGEST_LINE = 8
"""The most actions of a line of play, ends of turns included."""


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


class LineAction(msgspec.Struct, frozen=True):
    """An action of a line of play: who makes it, and the action in the notation of the game."""

    player: int
    action: str


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
        decision_key = self.decision_key(view, ply)
        return self.decide(
            view, player, self.levels[level], Random(f"{seed}:{decision_key}:{player}:{level}")
        )

    def decision_key(self, view: ViewT, ply: int) -> str:  # noqa: ARG002
        """Return a string that identifies a decision within its match.

        It is part of the random seed: decisions with equal keys get equal random numbers.
        """
        return str(ply)

    def reason(self, view: ViewT, player: int, action: str) -> Reason:  # noqa: ARG002
        """Return why ``action`` is good, without naming it."""
        return Reason("players-good-odds")

    def go_on(
        self,
        view: ViewT,  # noqa: ARG002
        player: int,  # noqa: ARG002
        action: str,  # noqa: ARG002
        level: str,  # noqa: ARG002
        *,
        seed: str,  # noqa: ARG002
        most: int,  # noqa: ARG002
    ) -> tuple[LineAction, ...]:
        """Return the line that computers of ``level`` would play after ``action``.

        It ends after ``most`` actions, ends of turns not counted, where chance or something hidden decides,
        or at a milestone such as the end of a round.
        """
        return ()

    def count_players(self, view: ViewT) -> int:
        """Return the number of players of the match."""
        numbers = self.rules.players
        return numbers.start if len(numbers) == 1 else len(cast("Any", view).players)

    def estimate(
        self,
        view: ViewT,
        budget: int,  # noqa: ARG002
        seed: str,  # noqa: ARG002
        *,
        player: int = 0,  # noqa: ARG002
        actions: Sequence[str] = (),  # noqa: ARG002
    ) -> Sequence[float]:
        """Return each player's share of the win in a running match, after ``player`` makes ``actions``.

        ``budget`` is a multiple of the usual effort. The shares add up to 1, and equal arguments give equal
        shares. Raise ``TypeError`` if the game has no way to find them.
        """
        raise TypeError(f"{type(self).__name__} estimates nothing from {type(view).__name__}")


class Searching(Computer[ViewT], Generic[ViewT, StateT]):
    """A computer that searches, and determinizes what it doesn't know.

    A game has to implement ``determinize``. It may override ``play_on`` or ``playout`` for better playouts,
    by which decisions and estimates then go, and ``decide`` for a search of its own. ``playouts`` is their
    usual number for an estimate; ``sharpness`` and ``doubt`` correct the shares that they give (see
    ``correct``).
    """

    playouts = 200
    sharpness = 1.0
    doubt = 0.0

    @abstractmethod
    def determinize(self, view: ViewT, player: int, rng: Random) -> StateT:
        """Return a state that fits ``view``, with everything hidden and all chance to come sampled."""

    def decide(self, view: ViewT, player: int, level: Level, rng: Random) -> Choice | None:
        """Return the action that a tree search on the contract finds."""
        model, state = OnContract(self, player), self.determinize(view, player, rng)
        actions = model.actions(state)
        seen = overlook(actions, rng) if rng.random() < level.mistakes else rng.sample(actions, len(actions))
        root = mcts.search(
            model,
            lambda rng: self.determinize(view, player, rng),
            playouts=level.playouts,
            exploration=level.exploration,
            rng=rng,
            first=self.order(state, player, seen),
            widening=level.widening,
        )
        action = pick_near_best(root, level.slack, rng)
        return Choice(self.rules.action_to_string(action), root.children[action].mean)

    def go_on(
        self, view: ViewT, player: int, action: str, level: str, *, seed: str, most: int
    ) -> tuple[LineAction, ...]:
        """Return the line that computers of ``level`` would play after ``action``."""
        rules, line, count = self.rules, list[LineAction](), 0
        state = self.determinize(view, player, Random(seed))
        parsed_action = rules.action_from_string(action)
        for ply in range(_LONGEST_LINE):
            after = rules.apply_action(state, player, parsed_action)
            is_chance = rules.is_random(parsed_action) or rules.reveals(state, after)
            if is_chance or rules.is_milestone(state, after):
                break
            to_act = rules.current_players(after)
            if len(to_act) != 1 or (isinstance(rules, SimultaneousGame) and rules.is_simultaneous(after)):
                break
            state, player = after, min(to_act)
            choice = self.choose(rules.view(state, player), player, level, seed=seed, ply=ply)
            if choice is None:
                break
            parsed_action = rules.action_from_string(choice.action)
            if rules.is_random(parsed_action):
                break
            line.append(LineAction(player, choice.action))
            count += not rules.only_ends_turn(parsed_action)
            if count == most:
                break
        return tuple(line)

    def estimate(
        self, view: ViewT, budget: int, seed: str, *, player: int = 0, actions: Sequence[str] = ()
    ) -> Sequence[float]:
        """Return the mean of playouts, each with its own sampled state and its own chance."""
        parsed_actions = [self.rules.action_from_string(text) for text in actions]
        sample, results = self.sampler(view, player, parsed_actions), []
        is_over = True
        for number in range(budget * self.playouts):
            rng = Random(f"{seed}:{number}")
            state = sample(rng)
            is_over &= self.rules.outcome(state) is not None
            results.append(self.playout(state, rng))
        shares = mean_of(results) or divide(range(count := self.count_players(view)), count)
        if is_over:
            return shares
        doubts = [self.doubt * (not self.rules.has_left(state, each)) for each in range(len(shares))]
        return correct(shares, self.sharpness, doubts)

    def sampler(self, view: ViewT, player: int, actions: Sequence[Any]) -> Callable[[Random], StateT]:
        """Return a function that samples a state after ``player`` makes ``actions`` from ``view``."""
        return lambda rng: self.apply_actions(self.determinize(view, player, rng), player, actions)

    def apply_actions(self, state: StateT, player: int, actions: Sequence[Any]) -> StateT:
        """Return the state after ``actions``, as far as the chance in this state allows them.

        Raise ``IllegalAction`` if the first one is illegal.
        """
        for number, action in enumerate(actions):
            try:
                state = self.rules.apply_action(state, player, action)
            except IllegalAction:
                if not number:
                    raise
                break
        return state

    def order(self, state: StateT, player: int, actions: Sequence[Any]) -> Sequence[Any]:  # noqa: ARG002
        """Return the legal actions of ``player`` for the search, promising ones first; here as they are."""
        return actions

    def playout(self, state: StateT, rng: Random) -> Sequence[float]:
        """Return each player's share of the win after a playout of actions that `play_on` makes.

        Return an empty sequence if it was given up before its end.
        """
        for _ in range(LONGEST_PLAYOUT):
            if not self.rules.current_players(state):
                break
            state = self.play_on(state, rng)
        outcome = self.rules.outcome(state)
        return () if outcome is None else divide(outcome.winners, len(outcome.ranks))

    def play_on(self, state: StateT, rng: Random) -> StateT:
        """Return the state after the next action of a playout, here a random one."""
        player = min(self.rules.current_players(state))
        action = rng.choice(list(self.rules.legal_actions(state, player)))
        return cast("StateT", self.rules.apply_action(state, player, action))


class OnContract:
    """The model of any game for a search by ``player``, which uses the contract and a computer's playouts.

    States without players to act are over.
    """

    def __init__(self, computer: Searching[Any, Any], player: int) -> None:
        self._computer = computer
        self._rules = computer.rules
        self._player = player

    def actor(self, state: Any) -> int:
        """Return the player to act; if several may, the searching player first."""
        to_act = self._rules.current_players(state)
        return self._player if self._player in to_act else min(to_act, default=0)

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the legal actions of the actor."""
        if not self._rules.current_players(state):
            return ()
        actor = self.actor(state)
        return self._computer.order(state, actor, tuple(self._rules.legal_actions(state, actor)))

    def apply(self, state: Any, action: Any) -> Any:
        """Return the state after ``action``."""
        return self._rules.apply_action(state, self.actor(state), action)

    def rewards(self, state: Any, rng: Random) -> Sequence[float]:
        """Return each player's share of the win after a playout; even rewards for one that was given up."""
        return self._computer.playout(state, rng) or (EVEN,) * self._rules.players.stop


def shares(outcome: Outcome) -> tuple[float, ...]:
    """Return the share of the others that each player has beaten, ties counting half: 1 for a sole winner."""
    ranks = outcome.ranks
    others = len(ranks) - 1
    return tuple(
        sum((other > rank) + EVEN * (other == rank) for other in ranks) / others - EVEN / others
        for rank in ranks
    )


def divide(winners: Sequence[int], count: int) -> tuple[float, ...]:
    """Return the share of the win of each of ``count`` players, equal for all winners."""
    return tuple((player in winners) / len(winners) for player in range(count))


def mean_of(results: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of results by player, without those that are empty."""
    finished_results = [result for result in results if result]
    return [sum(shares) / len(finished_results) for shares in zip(*finished_results, strict=True)]


def correct(shares: Sequence[float], sharpness: float, doubts: Sequence[float]) -> tuple[float, ...]:
    """Correct the shares found by playouts to those that players win in matches.

    This is Platt's correction of the log odds, without a bias to any player: ``doubts`` are added for what
    playouts never see, then all are raised to the power ``sharpness`` and scaled to add up to 1 again. A
    sharpness below 1 brings the shares nearer to each other: a lead is worth less in a match than in
    playouts, whose players never adapt.
    """
    powers = [(share + doubt) ** sharpness for share, doubt in zip(shares, doubts, strict=True)]
    total = sum(powers)
    return tuple(share / total for share in powers)


def pick_near_best(root: mcts.Node[ActionT], slack: float, rng: Random) -> ActionT:
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
