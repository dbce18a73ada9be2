"""Rounds of Constructor for alpha-beta, which counts the towers gained or taken by each step."""

from collections.abc import Sequence

from bot.players.alphabeta import Child
from bot.players.constructor.lookup_tables import Tables
from bot.players.constructor.position import Position


class Endings:
    """A round as alpha-beta searches it: from ten plies before the end it is solved at once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def key(self, state: Position) -> tuple[int, ...]:
        """Return all but the towers won so far, on which the value does not depend."""
        return state[:8]

    def children(self, state: Position) -> Sequence[Child[Position]]:
        """Return the moves that gain most first, then those that gain nothing, then the placements."""
        away, to, their_away, their_to, reserve, theirs, empty, tall, _ = state
        tables = self._tables
        gains: list[Child[Position]] = []
        quiet: list[Child[Position]] = []
        moves = away & their_to
        while moves:
            bit = moves & -moves
            moves ^= bit
            away_change, to_change, their_change, their_mask, tile, target, tower = tables.moves[bit]
            if tall & target:
                tower = 2
            child = (
                *(
                    their_away & their_mask,
                    their_to ^ their_change,
                    away ^ away_change,
                    to ^ to_change,
                    theirs,
                    reserve,
                ),
                *(empty ^ tile, tall | target if tower else tall, 0),
            )
            if tower == 2:
                gains.insert(0, (tower, child, False))
            else:
                (gains if tower else quiet).append((tower, child, False))
        gains += quiet
        gains += [
            (
                0,
                (
                    *(their_away, their_to, away ^ away_change, to ^ to_change, theirs, reserve - cost),
                    *(empty ^ tile, tall, 0),
                ),
                False,
            )
            for away_change, to_change, cost, tile in tables.places[reserve | empty]
        ]
        return gains

    def is_over(self, state: Position) -> bool:
        """Return whether no piece can be placed or moved."""
        return not (state[0] & state[3] or self._tables.places[state[4] | state[6]])

    def estimate(self, state: Position) -> int:  # noqa: ARG002
        """Return 0, because the points won are counted on the way."""
        return 0
