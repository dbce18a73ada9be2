"""Shorthands for tests that play Builders, and players for whole matches."""

import random
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from msgspec.structs import replace

from bot.games.builders import (
    Action,
    Builders,
    Done,
    Lay,
    Lead,
    Move,
    Options,
    Order,
    State,
    Structure,
    Take,
    View,
)
from bot.games.builders.dice import Dice
from bot.games.builders.pieces import Counts
from bot.games.builders.playable import large_is_useful
from bot.games.builders.state import Panel, Player, Ring, Row, Stage

GAME = Builders()
FULL_BOX: Counts = (8, 36, 144, 72)
PLENTY: Counts = (2, 30, 40, 40)
CLOSED = Ring((2, 2, 2, 2), 4)

Choose = Callable[[State, int, random.Random], Action]
"""A way to play: the action of a player."""


def new(players: int = 2, seed: str = "seed", **options: Any) -> State:
    """A match before its first action."""
    return GAME.new_state(players, GAME.options_from(options), seed)


def begun(players: int = 2, seed: str = "seed", order: str = "order 1A 4B 3C 2D", **options: Any) -> State:
    """A match before its first roll, all orders being the same."""
    state = new(players, seed, **options)
    for player in range(players):
        state = GAME.apply_action(state, player, GAME.action_from_string(order))
    return state


def table(
    *players: Player,
    dice: Dice | None = (1, 2),
    ring: Ring = CLOSED,
    panels: tuple[Panel, ...] | None = None,
    row: Row | None = None,
    box: Counts = FULL_BOX,
    **state: Any,
) -> State:
    """A position in which player 0 has rolled ``dice``, or has to roll; panels are on the foundation."""
    seated = players if len(players) > 1 else (*(players or (Player(hand=PLENTY),)), Player())
    if panels is None:
        panels = tuple(Panel(length + 2) for length in ring.sides) if ring.closed else ()
    position = State(
        stage=Stage(Options(), "seed", len(seated)),
        phase="choose" if dice else "roll",
        current=0,
        players=seated,
        sheets=((1, 4, 3, 2),) * len(seated),
        box=(0, 0, *box[2:]) if ring.closed else box,
        corner_box=24,
        order=tuple(range(len(seated))),
        ring=ring,
        panels=panels,
        row=row,
        turn=1,
        dice=dice,
    )
    return replace(position, **state)


def act(state: State, text: str) -> State:
    """The state after the action written as ``text``, by the first player to act."""
    return GAME.apply_action(state, min(GAME.current_players(state)), GAME.action_from_string(text))


def play(state: State, texts: str) -> State:
    """The state after several actions, separated by commas."""
    return reduce(act, filter(None, map(str.strip, texts.split(","))), state)


def view_of(state: State, player: int | None = None) -> View:
    return GAME.view(state, player)


def legal(state: State) -> list[str]:
    """The actions of the first player to act."""
    player = min(GAME.current_players(state))
    return [GAME.action_to_string(action) for action in GAME.legal_actions(state, player)]


def playout(state: State, choose: Choose, rng: random.Random) -> list[State]:
    """All states of a match that ``choose`` plays from ``state``."""
    states = [state]
    while owing := GAME.current_players(states[-1]):
        player = min(owing)
        states.append(GAME.apply_action(states[-1], player, choose(states[-1], player, rng)))
    return states


# Players for whole matches


def any_legal(state: State, player: int, rng: random.Random) -> Action:
    """Any action."""
    return rng.choice(list(GAME.legal_actions(state, player)))


def steps_of(actions: Iterable[Action]) -> list[Action]:
    return [action for action in actions if isinstance(action, Lay | Lead | Structure)]


def careless(state: State, player: int, rng: random.Random) -> Action:
    """Move or build at random, then any steps; now and then it stops early (section 14, random)."""
    choice = view_of(state).choice if state.phase in ("order", "take") else None
    if choice:
        counts = piece_by_piece(choice.total, choice.most, rng)
        return Order(*counts) if state.phase == "order" else Take(*counts)
    actions = list(GAME.legal_actions(state, player))
    steps = steps_of(actions)
    if not steps:
        return actions[0]
    if state.phase == "choose":
        if len(steps) < len(actions) and rng.random() < 0.5:
            return Move()
        return rng.choice(steps)
    return Done() if rng.random() < STOPS else rng.choice(steps)


def piece_by_piece(total: int, most: Counts, rng: random.Random) -> list[int]:
    """A choice of pieces in which each is of any kind that there is."""
    chosen = [0, 0, 0, 0]
    for _ in range(total):
        kind = rng.choice([kind for kind in range(4) if chosen[kind] < most[kind]])
        chosen[kind] += 1
    return chosen


STOPS = 0.03
"""How often it does."""


class Greedy:
    """Weighs joints that can be laid now against the pieces that moving brings (section 14, greedy)."""

    def __init__(self, rng: random.Random, players: int) -> None:
        self.worth = rng.uniform(0.8, 1.5)
        self.side = rng.randint(players, players + 4)

    def __call__(self, state: State, player: int, rng: random.Random) -> Action:
        """The action that looks best."""
        if state.phase == "order":
            return self.order(rng)
        actions = list(GAME.legal_actions(state, player))
        if state.phase == "take":
            return self.selection(state, player)
        steps = self.wanted(state, steps_of(actions))
        if not steps or len(actions) == 1:
            return actions[0]
        may_move = state.phase == "choose" and isinstance(actions[0], Move)
        if may_move and self.gain_of_moving(state) > self.gain(state, player):
            return actions[0]
        return max(steps, key=lambda step: (self.liking(state, player, step), rng.random()))

    def order(self, rng: random.Random) -> Order:
        """Something of everything."""
        a, b = rng.randint(0, 2), rng.randint(2, 5)
        c = rng.randint(0, 10 - a - b)
        return Order(a, b, c, 10 - a - b - c)

    def gain_of_moving(self, state: State) -> float:
        """The pieces it brings, and what the way to the next corner is worth."""
        view = view_of(state)
        return self.worth * (view.move.pieces + 0.4 * view.value) if view.move else 0

    def gain(self, state: State, player: int) -> float:
        """The points of building as well as this player can."""
        before = self.points(state, player)
        while steps := self.wanted(state, steps_of(GAME.legal_actions(state, player))):
            best = max(steps, key=lambda step: self.liking(state, player, step))
            state = GAME.apply_action(state, player, best)
        return self.points(state, player) - before

    def wanted(self, state: State, steps: list[Action]) -> list[Action]:
        """The steps without a corner that would come too early."""
        early = state.ring.side < 2 and state.ring.sides[state.ring.side] < self.side
        return [step for step in steps if not (early and step == Lay("A"))]

    @staticmethod
    def points(state: State, player: int) -> float:
        mine = state.players[player]
        return mine.joints + 8 * mine.structures + 2 * mine.progress

    def liking(self, state: State, player: int, step: Action) -> float:
        """How much a step is wanted."""
        if isinstance(step, Structure):
            mine = state.players[player]
            return 1.9 if mine.progress + mine.corner_joints >= 4 else 0.5
        if isinstance(step, Lead):
            panel = next(panel for panel in view_of(state).panels if panel.side == step.panel)
            mine = state.players[player]
            held = mine.hand["ABCD".index(step.shape)]
            joints = next(row.joints for row in panel.leads if row.shape == step.shape)
            count = min(held, max(1, state.left), len(joints))
            return sum(joints[:count]) / count
        if isinstance(step, Lay) and step.kind in "AB" and state.ring.side < 2:
            enough = state.ring.sides[state.ring.side] >= self.side
            return 1.5 if (step.kind == "A") == enough else 1
        return 1.5

    def selection(self, state: State, player: int) -> Take:
        """What the foundation is likely to need, then D and C."""
        choice = view_of(state).choice
        assert choice is not None
        most, left = choice.most, choice.total
        hand = state.players[player].hand
        chosen = [0, 0, 0, 0]
        wishes = [1 - hand[0], 5 - hand[1], 0, 0] if state.ring.side < 4 else [0, 0, 0, 0]
        for kind in (0, 1):
            chosen[kind] = max(0, min(wishes[kind], most[kind], left - sum(chosen)))
        ratio = 0.6 if large_is_useful(state) else 1
        rest = left - sum(chosen)
        chosen[2] = min(most[2], round(rest * ratio))
        for kind in (3, 2, 1, 0):
            chosen[kind] += min(most[kind] - chosen[kind], left - sum(chosen))
        return Take(*chosen)
