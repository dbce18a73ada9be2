"""Helpers for tests that play Builders, and players for whole matches."""

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
    Roll,
    State,
    Structure,
    Take,
    View,
)
from bot.games.builders.dice import Dice, value_of
from bot.games.builders.legal import legal_steps, may_move, most_to_take
from bot.games.builders.pieces import INDEX, NONE, SIDE_INDEX, USUAL_ORDER, Counts, minus, row_joints
from bot.games.builders.state import Foundation, Panel, Player, Row, Stage
from bot.games.builders.steps import move_pawn, steps_left

GAME = Builders()
FULL_BOX: Counts = (8, 36, 144, 72)
PLENTY: Counts = (2, 30, 40, 40)
CLOSED = Foundation((2, 2, 2, 2), 4)

Choose = Callable[[State, int, random.Random], Action]
"""A function that chooses a player's action."""


def new(players: int = 2, seed: str = "seed", **options: Any) -> State:
    """Return a match before its first action."""
    return GAME.new_state(players, GAME.options_from(options), seed)


def started_match(
    players: int = 2, seed: str = "seed", order: str = "order 1A 4B 3C 2D", **options: Any
) -> State:
    """Return a match before its first roll, in which all players have handed in the same order."""
    state = new(players, seed, **options)
    for player in range(players):
        state = GAME.apply_action(state, player, GAME.action_from_string(order))
    return state


def table(
    *players: Player,
    dice: Dice | None = (1, 2),
    ring: Foundation = CLOSED,
    panels: tuple[Panel, ...] | None = None,
    row: Row | None = None,
    box: Counts = FULL_BOX,
    **state: Any,
) -> State:
    """Return a position in which player 0 has rolled ``dice`` or must roll; panels are on the foundation."""
    seats = players if len(players) > 1 else (*(players or (Player(hand=PLENTY),)), Player())
    if panels is None:
        panels = tuple(Panel(length + 2) for length in ring.sides) if ring.is_closed else ()
    position = State(
        stage=Stage(Options(), "seed", len(seats)),
        phase="choose" if dice else "roll",
        current=0,
        players=seats,
        sheets=((1, 4, 3, 2),) * len(seats),
        box=(0, 0, *box[2:]) if ring.is_closed else box,
        corner_box=24,
        order=tuple(range(len(seats))),
        foundation=ring,
        panels=panels,
        row=row,
        turn=1,
        dice=dice,
    )
    return replace(position, **state)


def act(state: State, text: str) -> State:
    """Return the state after the first player to act makes the action written as ``text``."""
    return GAME.apply_action(state, min(GAME.current_players(state)), GAME.action_from_string(text))


def play(state: State, texts: str) -> State:
    """Return the state after several actions, separated by commas."""
    return reduce(act, filter(None, map(str.strip, texts.split(","))), state)


def view_of(state: State, player: int | None = None) -> View:
    return GAME.view(state, player)


def legal(state: State) -> list[str]:
    """Return the actions of the first player to act."""
    player = min(GAME.current_players(state))
    return [GAME.action_to_string(action) for action in GAME.legal_actions(state, player)]


def most_steps(state: State) -> int:
    """Return the largest number of steps the current player can make in a row, found by trying every way.

    No structure is begun.
    """
    cache: dict[tuple[Any, ...], int] = {}

    def most(state: State) -> int:
        player, steps = state.current or 0, steps_left(state)
        mine = state.players[player]
        key = (state.foundation, state.panels, state.row, mine.hand, mine.corner_joints, mine.progress, steps)
        if key not in cache:
            following = legal_steps(state, player) if steps else []
            if not mine.progress:
                following = [step for step in following if not isinstance(step, Structure)]
            cache[key] = max(
                (1 + most(GAME.apply_action(state, player, step)) for step in following), default=0
            )
        return cache[key]

    return most(state)


def playout(state: State, choose: Choose, rng: random.Random) -> list[State]:
    """Return all states of a match that ``choose`` plays from ``state``."""
    states = [state]
    while to_act := GAME.current_players(states[-1]):
        player = min(to_act)
        states.append(GAME.apply_action(states[-1], player, choose(states[-1], player, rng)))
    return states


# Players for whole matches


def any_legal(state: State, player: int, rng: random.Random) -> Action:
    """Return any legal action."""
    return rng.choice(list(GAME.legal_actions(state, player)))


def steps_of(actions: Iterable[Action]) -> list[Action]:
    return [action for action in actions if isinstance(action, Lay | Lead | Structure)]


def careless(state: State, player: int, rng: random.Random) -> Action:
    """Return a random action, as the random bot of section 14 does.

    What the section leaves open is read so that its table comes out: orders and selections are drawn piece
    by piece, of any kind that there is, however many there are of it. Where there is a choice, Move and Build
    are as likely as each other. Any step is as likely as any other, each lead being one; and before every
    step but the first there is a small chance to stop.
    """
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
    """Return random counts of ``total`` pieces, each piece being of any kind that is left."""
    counts = [0, 0, 0, 0]
    for _ in range(total):
        kind = rng.choice([kind for kind in range(4) if counts[kind] < most[kind]])
        counts[kind] += 1
    return counts


STOPS = 0.02
"""The probability to stop early."""


class Greedy:
    """Weighs the joints that can be laid now against the pieces that a move brings (section 14, greedy).

    What the section leaves open is chosen so that its table comes out as well as it does, see
    ``tests.games.builders_statistics``:

    - A move is worth its pieces and its way: less than it brings where it passes a corner, more where it does
      not. Once the panels have begun a piece is worth less, as there is no need to hoard any longer.
    - A side of the wanted length is nearly always ended, and goes on while there is no A. A corner that
      comes too early is laid only where there is nothing else.
    - The hand is kept at one A and six B until the foundation is closed; then what the open row needs comes
      first, and the rest keeps C and D in proportion.
    - A structure comes first if it can be completed, and last if not.
    """

    PIECE = (0.8, 1.5)
    """The bounds between which a piece's worth in points is drawn (section 14)."""
    NOW, WAY = 0.35, 0.72
    """The weight of pieces that a move brings at once, and the weight of each space."""
    LATE = 0.4
    """The worth of a piece once the foundation is closed, relative to before."""
    TURNS = 0.8
    """The probability of ending a side that is long enough although a B could be laid."""
    RING: Counts = (1, 6, 0, 0)
    """The pieces to keep in hand until the foundation is closed."""
    LARGE = 0.375
    """The target share of D among the C and D in hand."""

    def __init__(self, rng: random.Random, players: int) -> None:
        self.piece = rng.uniform(*self.PIECE)
        self.side = rng.randint(players, players + 4)

    def __call__(self, state: State, player: int, rng: random.Random) -> Action:
        """Return the action that looks best."""
        if state.phase == "order":
            return Order(*USUAL_ORDER)
        if state.phase == "take":
            return self.selection(state, player)
        if state.phase == "roll":
            return Roll()
        if state.phase == "build":
            return self.step(state, player, rng) or Done()
        first = self.step(state, player, rng)
        moving = may_move(state, player)
        if first and not (moving and self.gain_of_moving(state, player) > self.gain(state, player, rng)):
            return first
        return Move()

    def gain_of_moving(self, state: State, player: int) -> float:
        """Return the value of moving: of the pieces that it brings at once, and of its distance."""
        assert state.dice is not None
        value, options = value_of(state.dice), state.stage.options
        corners, _ = move_pawn(state.players[player].space, value, options.spaces)
        pieces = min(corners * options.pieces_a_corner, sum(most_to_take(state, player)))
        worth = self.piece * (self.LATE if state.foundation.is_closed else 1)
        return worth * (self.NOW * pieces + self.WAY * value)

    def gain(self, state: State, player: int, rng: random.Random) -> float:
        """Return the points that building on would bring; each step of a structure counts."""
        before = self.points(state, player)
        while step := self.step(state, player, rng):
            state = GAME.apply_action(state, player, step)
        return self.points(state, player) - before

    @staticmethod
    def points(state: State, player: int) -> float:
        mine = state.players[player]
        return mine.joints + 2 * (4 * mine.structures + mine.progress)

    def step(self, state: State, player: int, rng: random.Random) -> Action | None:
        """Return the next step, or ``None`` if there is none or none is wanted once building has begun."""
        possible = legal_steps(state, player) if steps_left(state) else []
        structure = [step for step in possible if isinstance(step, Structure)]
        pieces = possible[: len(possible) - len(structure)]
        if structure and self.completes(state, player):
            return structure[0]
        if pieces and state.foundation.is_closed:
            return max(pieces, key=lambda step: (self.joints(state, player, step), rng.random()))
        next_piece = self.in_ring(state, pieces, rng) if pieces else None
        return next_piece or next(iter(structure or (pieces if state.phase == "choose" else ())), None)

    @staticmethod
    def completes(state: State, player: int) -> bool:
        """Return whether a structure can be completed in this turn."""
        mine = state.players[player]
        return min(mine.corner_joints, mine.hand[2], steps_left(state)) >= 4 - mine.progress

    def in_ring(self, state: State, pieces: list[Action], rng: random.Random) -> Action | None:
        """Lay B until the side has the wanted length, then A; lay a corner whenever possible."""
        if state.foundation.side >= 2:
            return pieces[0]
        long_enough = state.foundation.sides[state.foundation.side] >= self.side
        if pieces[0] == Lay("A") and long_enough and (len(pieces) == 1 or rng.random() < self.TURNS):
            return pieces[0]
        return pieces[-1] if pieces[-1] == Lay("B") else None

    @staticmethod
    def joints(state: State, player: int, step: Action) -> float:
        """Return the joints per piece that a lead brings in this turn."""
        if not isinstance(step, Lead):
            return 0
        panel = state.panels[SIDE_INDEX[step.panel]]
        joints = row_joints(panel.length, step.shape, panel.below)
        count = min(state.players[player].hand[INDEX[step.shape]], steps_left(state), len(joints))
        return sum(joints[:count]) / count

    def selection(self, state: State, player: int) -> Take:
        """Select what the foundation or the open row needs, then C and D."""
        most = most_to_take(state, player)
        hand = state.players[player].hand
        needs = self.needs_of(state, hand)
        counts = [0, 0, 0, 0]
        for kind, count in enumerate(needs):
            counts[kind] = max(0, min(count, most[kind], state.left - sum(counts)))
        while sum(counts) < state.left:
            small, large = hand[2] + counts[2], hand[3] + counts[3]
            order = (3, 2, 1, 0) if large < self.LARGE * (small + large) else (2, 3, 1, 0)
            counts[next(kind for kind in order if counts[kind] < most[kind])] += 1
        return Take(*counts)

    def needs_of(self, state: State, hand: Counts) -> Counts:
        """Return the pieces that the foundation or the open row still needs."""
        if not state.foundation.is_closed:
            return minus(self.RING, hand)
        row = state.row
        if row is None:
            return NONE
        missing = row.slots - row.slot - hand[INDEX[row.shape]]
        return (0, 0, missing, 0) if row.shape == "C" else (0, 0, 0, missing)
