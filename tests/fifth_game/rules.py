"""The rules of noughts and crosses."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from bot.games import IllegalAction, TurnGame, TurnView


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``size``: the squares of a row. ``row``: a full row wins, or loses."""

    size: Annotated[int, msgspec.Meta(ge=3, le=5)] = 3
    row: Literal["wins", "loses"] = "wins"


class State(msgspec.Struct, frozen=True):
    """``squares`` holds the player who marked each square; ``last`` is the last one marked."""

    options: Options
    squares: tuple[int | None, ...]
    last: str | None = None


class Mark(msgspec.Struct, frozen=True, tag="mark"):
    """Marking an empty square."""

    square: str


View = TurnView[State]


@lru_cache
def square_names(size: int) -> Sequence[str]:
    """Return the squares of a grid, row by row: a1, b1, and so on."""
    return [f"{column}{row}" for row in range(1, size + 1) for column in "abcde"[:size]]


@lru_cache
def lines(size: int) -> Sequence[Sequence[int]]:
    """Return the rows, columns and diagonals of a grid as places of its squares."""
    rows = [range(start, start + size) for start in range(0, size * size, size)]
    columns = [range(start, size * size, size) for start in range(size)]
    return [*rows, *columns, range(0, size * size, size + 1), range(size - 1, size * size - 1, size - 1)]


class NoughtsAndCrosses(TurnGame[Options, State, Mark]):
    """Two players mark the squares of a grid in turn; a full row decides."""

    key = "noughts"
    players = range(2, 3)

    def start(self, players: int, options: Options, seed: str) -> State:  # noqa: ARG002  no chance
        """Return the empty grid."""
        return State(options, (None,) * options.size**2)

    def player_to_act(self, state: State) -> int | None:
        """Return whose turn it is; nobody's once a row is full or no square is left."""
        marks = len(state.squares) - state.squares.count(None)
        return None if self.in_a_row(state) is not None or marks == len(state.squares) else marks % 2

    def moves(self, state: State) -> Iterable[Mark]:
        """Return the empty squares, row by row."""
        names = square_names(state.options.size)
        return [Mark(square) for square, mark in zip(names, state.squares, strict=True) if mark is None]

    def play(self, state: State, player: int, action: Mark) -> State:
        """Mark the square."""
        at = square_names(state.options.size).index(action.square)
        return State(state.options, (*state.squares[:at], player, *state.squares[at + 1 :]), action.square)

    def points(self, state: State) -> tuple[int, int]:
        """Return 1 for the winner; a full grid without a full row is a draw."""
        player = self.in_a_row(state)
        winner = player if state.options.row == "wins" or player is None else 1 - player
        return int(winner == 0), int(winner == 1)

    def refusal(self, state: State, action: Mark) -> IllegalAction:
        """Return the error for a square that is taken or not in the grid."""
        is_known = action.square in square_names(state.options.size)
        return IllegalAction("taken" if is_known else "no-such-square", square=action.square)

    def in_a_row(self, state: State) -> int | None:
        """Return the player with a full row."""
        for player in (0, 1):
            if any(all(state.squares[at] == player for at in line) for line in lines(state.options.size)):
                return player
        return None


GAME = NoughtsAndCrosses()
