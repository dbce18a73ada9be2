"""The rules of noughts and crosses."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from bot.games import TurnGame, TurnView

Square = Literal["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
SQUARES: tuple[Square, ...] = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``row``: three in a row win, or lose."""

    row: Literal["wins", "loses"] = "wins"


class State(msgspec.Struct, frozen=True):
    """``squares`` holds the player who marked each square; ``last`` is the last one marked."""

    options: Options
    squares: tuple[int | None, ...] = (None,) * len(SQUARES)
    last: Square | None = None


class Mark(msgspec.Struct, frozen=True, tag="mark"):
    """Marking an empty square."""

    square: Square


View = TurnView[State]


class NoughtsAndCrosses(TurnGame[Options, State, Mark]):
    """Two players mark the squares of a grid in turn; three marks in a row decide."""

    key = "noughts"
    players = range(2, 3)

    def start(self, players: int, options: Options, seed: str) -> State:  # noqa: ARG002  no chance
        """Return the empty grid."""
        return State(options)

    def player_to_act(self, state: State) -> int | None:
        """Return whose turn it is; nobody's once there is a row or no square is left."""
        left = state.squares.count(None)
        return None if self.in_a_row(state) is not None or not left else (left + 1) % 2

    def moves(self, state: State) -> Iterable[Mark]:
        """Return the empty squares, row by row."""
        return [Mark(square) for square, mark in zip(SQUARES, state.squares, strict=True) if mark is None]

    def play(self, state: State, player: int, action: Mark) -> State:
        """Mark the square."""
        at = SQUARES.index(action.square)
        return State(state.options, (*state.squares[:at], player, *state.squares[at + 1 :]), action.square)

    def points(self, state: State) -> tuple[int, int]:
        """Return 1 for the winner; a full grid without a row is a draw."""
        player = self.in_a_row(state)
        won = player if state.options.row == "wins" or player is None else 1 - player
        return int(won == 0), int(won == 1)

    def in_a_row(self, state: State) -> int | None:
        """Return the player with three in a row."""
        for player in (0, 1):
            if any(all(state.squares[at] == player for at in row) for row in ROWS):
                return player
        return None


GAME = NoughtsAndCrosses()
