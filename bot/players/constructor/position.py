"""A round of Constructor as nine integers, for searches that create millions of positions.

The moves are the edges that are both in the reach away from one's lone pieces and in the reach to the
opponent's exposed ones, so that one ``&`` finds all of them.
"""

from collections.abc import Iterable
from random import Random
from struct import Struct
from typing import TypeAlias

from bot.games.constructor.board import SIZE
from bot.games.constructor.pieces import EACH, KINDS, LANDS_ON, Reserve, colour_of, controller, kind_of
from bot.players.constructor.lookup_tables import PLACINGS, Tables

Position: TypeAlias = tuple[int, int, int, int, int, int, int, int, int]
"""From the side of the player to move: own reaches away and to, the opponent's; own reserve and the
opponent's, two bits per kind above those of the tiles; the empty tiles; the towers; the mover's lead in
towers.
"""

LONGEST = 35
_DRAWS = Struct(f"<{LONGEST + 1}H")
_ALL = (1 << SIZE) - 1
_ALWAYS_EXPOSED = frozenset(LANDS_ON[kind] for kind in KINDS if kind != "R")
"""The kinds that may be landed on wherever they lie; a small only if it is alone (ruling A1)."""


def position_of(
    tables: Tables, stacks: Iterable[str], reserves: tuple[Reserve, Reserve], colour: int, *, open_rings: bool
) -> Position:
    """Return the position of ``stacks``, in which ``colour`` is to move."""
    away, to, points = [0, 0], [0, 0], [0, 0]
    empty = tall = 0
    for tile, stack in enumerate(stacks):
        if not stack:
            empty |= 1 << tile
            continue
        owner, kind = colour_of(stack[-1]), KINDS.index(kind_of(stack[-1]))
        if len(stack) == 1:
            away[owner] |= tables.away[kind][tile]
        if len(stack) == 1 or open_rings or kind_of(stack[-1]) in _ALWAYS_EXPOSED:
            to[owner] |= tables.to[kind][tile]
        if controller(stack) is not None:
            tall |= 1 << tile
            points[owner] += 1
    mine, theirs = (_pack(reserves[side]) for side in (colour, 1 - colour))
    lead = points[colour] - points[1 - colour]
    return away[colour], to[colour], away[1 - colour], to[1 - colour], mine, theirs, empty, tall, lead


def _pack(reserve: Reserve) -> int:
    return sum(count << SIZE + 2 * kind for kind, count in enumerate(reserve))


START: Position = (0, 0, 0, 0, *(_pack((EACH, EACH, EACH)),) * 2, _ALL, 0, 0)


def steps_of(tables: Tables, position: Position) -> list[int]:
    """Return the legal steps: placements, then moves. If there are none, the round is over."""
    steps = [*tables.place_steps[position[4] | position[6]]]
    moves = position[0] & position[3]
    while moves:
        bit = moves & -moves
        steps.append(PLACINGS + bit.bit_length() - 1)
        moves ^= bit
    return steps


def apply_step(tables: Tables, position: Position, step: int) -> Position:
    """Return the position after a legal step, from the side of the opponent."""
    away, to, their_away, their_to, reserve, theirs, empty, tall, lead = position
    if step < PLACINGS:
        away_change, to_change, cost, tile = tables.placings[step]
        return (
            their_away,
            their_to,
            away ^ away_change,
            to ^ to_change,
            theirs,
            reserve - cost,
            empty ^ tile,
            tall,
            -lead,
        )
    away_change, to_change, their_change, their_mask, tile, target, tower = tables.moves[1 << step - PLACINGS]
    if tall & target:
        tower = 2
    if tower:
        tall |= target
    return (
        *(their_away & their_mask, their_to ^ their_change, away ^ away_change, to ^ to_change),
        *(theirs, reserve, empty ^ tile, tall, -lead - tower),
    )


def playout(tables: Tables, position: Position, rng: Random) -> int:
    """Return the lead in towers of the player to move at the end of a random playout of the round."""
    away, to, their_away, their_to, reserve, theirs, empty, tall, lead = position
    places, movings = tables.places, tables.moves
    sign = 1
    # One loop without calls or objects, because nearly all the time of a search is spent here.
    for draw in _DRAWS.unpack(rng.randbytes(_DRAWS.size)):
        spots = places[reserve | empty]
        moves = away & their_to
        pick = draw * (len(spots) + moves.bit_count()) >> 16
        if pick < len(spots):
            away_change, to_change, cost, tile = spots[pick]
            away, their_away = their_away, away ^ away_change
            to, their_to = their_to, to ^ to_change
            reserve, theirs = theirs, reserve - cost
        elif moves:
            for _ in range(pick - len(spots)):
                moves &= moves - 1
            away_change, to_change, their_change, their_mask, tile, target, tower = movings[moves & -moves]
            if tall & target:
                tower = 2
            if tower:
                tall |= target
                lead += sign * tower
            away, their_away = their_away & their_mask, away ^ away_change
            to, their_to = their_to ^ their_change, to ^ to_change
            reserve, theirs = theirs, reserve
        else:
            break
        empty ^= tile
        sign = -sign
    return lead
