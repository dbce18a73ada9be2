"""What everybody may know of a match: all of it."""

import msgspec

from bot.games.constructor.board import BOARDS
from bot.games.constructor.options import Options
from bot.games.constructor.patterns import pattern_ids
from bot.games.constructor.pieces import Reserve, colour_of, reserves_of, towers
from bot.games.constructor.scoring import totals
from bot.games.constructor.state import State
from bot.games.contract import GameView, Outcome


class Tile(msgspec.Struct, frozen=True):
    """A tile, its axial coordinates and its stack from bottom to top (``""``: empty)."""

    label: str
    q: int
    r: int
    stack: str = ""


class RoundResult(msgspec.Struct, frozen=True):
    """A finished round's final position; ``points`` by player, ``last`` as in a ``View``."""

    pattern: str
    tiles: tuple[Tile, ...]
    points: tuple[int, int]
    last: tuple[str, ...] = ()


class View(GameView, frozen=True, kw_only=True):
    """The match as players and spectators see it.

    ``reserves`` (rings, mediums, smalls left) and ``towers`` (controlled now) are by colour; ``points``, of
    finished rounds, are by player. ``colours[player]`` is 0 for ice, 1 for black. ``patterns`` are those that
    the match offers. ``last`` are the tiles of the last action, source before target, none at a round's start
    or after a swap. When the match is over, the final position stays. ``phase`` is ``"round-over"`` in what
    `end_of_round` returns.
    """

    phase: str
    round: int
    rounds: int
    pattern: str | None
    patterns: tuple[str, ...]
    tiles: tuple[Tile, ...]
    reserves: tuple[Reserve, Reserve]
    towers: tuple[int, int]
    points: tuple[int, int]
    finished: tuple[RoundResult, ...]
    colours: tuple[int, int]
    current: int | None
    last: tuple[str, ...]
    options: Options


def is_adjacent(one: Tile, other: Tile) -> bool:
    """Return whether two tiles are neighbours."""
    dq, dr = one.q - other.q, one.r - other.r
    return max(abs(dq), abs(dr), abs(dq + dr)) == 1


def tiles_of(pattern: str, stacks: tuple[str, ...] = ()) -> tuple[Tile, ...]:
    """Return the tiles of a pattern in reading order, empty if no stacks are given."""
    cells = BOARDS[pattern].cells
    stacks = stacks or ("",) * len(cells)
    return tuple(Tile(cell.label, cell.q, cell.r, stack) for cell, stack in zip(cells, stacks, strict=True))


def has_ended_round(view: View, player: int) -> bool:
    """Return whether the player's last turn ended a round, even if they have begun the next one in it."""
    pieces = sum(len(tile.stack) for tile in view.tiles)
    if view.current is None or not view.finished or pieces > 1 or view.colours != (0, 1):
        return False
    last_round = view.finished[-1]
    ended_by = {colour_of(tile.stack[-1]) for tile in last_round.tiles if tile.label in last_round.last[-1:]}
    return not pieces or player in ended_by


def end_of_round(view: View) -> View:
    """Return the final position of the last finished round, in which nobody is to act.

    The players had their own colours in it, because a decider has no round after it.
    """
    *before, last_round = view.finished
    stacks = tuple(tile.stack for tile in last_round.tiles)
    ours, theirs = (total - points for total, points in zip(view.points, last_round.points, strict=True))
    return msgspec.structs.replace(
        view,
        phase="round-over",
        round=len(view.finished),
        rounds=max(len(view.finished), 2),
        pattern=last_round.pattern,
        tiles=last_round.tiles,
        reserves=reserves_of(stacks),
        towers=towers(stacks),
        points=(ours, theirs),
        finished=tuple(before),
        colours=(0, 1),
        current=None,
        legal=(),
        last=last_round.last,
    )


def make_view(state: State, legal: tuple[str, ...], outcome: Outcome | None) -> View:
    """Return the view of ``state``, the same for everybody; ``legal`` are the legal actions in notation."""
    stage = state.stage
    return View(
        phase=state.phase,
        round=state.round,
        rounds=max(state.round, 2),
        pattern=stage.pattern or None,
        patterns=pattern_ids(extra=stage.options.extra_patterns),
        tiles=tiles_of(stage.pattern, state.stacks) if stage.pattern else (),
        reserves=state.reserves,
        towers=towers(state.stacks),
        points=totals(stage),
        finished=tuple(
            RoundResult(each.pattern, tiles_of(each.pattern, each.stacks), each.points, each.last)
            for each in stage.finished
        ),
        colours=(1, 0) if stage.swapped else (0, 1),
        current=state.current,
        legal=legal,
        last=state.last,
        options=stage.options,
        outcome=outcome,
    )
