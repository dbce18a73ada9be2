"""The state of a match."""

from typing import Literal

import msgspec

from bot.games.builders.dice import Dice, RollOff
from bot.games.builders.options import Options
from bot.games.builders.pieces import NONE, Counts, Kind, Lengths, Shape

Phase = Literal["order", "roll", "choose", "build", "take", "over"]
TurnKind = Literal["build", "move", "pass"]


class Stage(msgspec.Struct, frozen=True):
    """The data that stays the same during a match; ``shortest`` is the fewest B that a side may have."""

    options: Options
    seed: str
    shortest: int


# The types below hold no cycles, and searches create millions of them: hence gc=False.


class Player(msgspec.Struct, frozen=True, gc=False):
    """A player's position, pieces and achievements.

    ``space`` of the track; ``laid`` pieces and ``joints`` in the puzzle; ``progress`` steps of the unfinished
    structure, 0 to 3; complete ``structures``.
    """

    space: int = 0
    hand: Counts = NONE
    corner_joints: int = 0
    joints: int = 0
    laid: int = 0
    progress: int = 0
    structures: int = 0


class Foundation(msgspec.Struct, frozen=True, gc=False):
    """The foundation: the number of B on each side and the side being laid, 4 once it is closed."""

    sides: Lengths = (0, 0, 0, 0)
    side: int = 0

    @property
    def is_closed(self) -> bool:
        """Whether the last corner is laid."""
        return self.side == 4


class Panel(msgspec.Struct, frozen=True, gc=False):
    """A panel between two rows: the units its next row stands on, and the kind of piece below that."""

    length: int
    below: Kind = "B"


class Row(msgspec.Struct, frozen=True, gc=False):
    """The open row: its next piece is in ``slot``, of ``slots``; ``feet`` pieces are under an upright one."""

    panel: int
    shape: Shape
    slots: int
    slot: int
    feet: int


class LaidPiece(msgspec.Struct, frozen=True, gc=False):
    """A piece of the puzzle.

    ``side`` of the foundation or panel. ``length`` is that of the row's bottom, 0 in the foundation. ``slot``
    counts along the side or the row, in laying order. ``feet``: the number of pieces under an upright
    triangle.
    """

    kind: Kind
    owner: int
    side: int
    length: int
    slot: int
    joints: int
    feet: int = 0


class TurnSummary(msgspec.Struct, frozen=True, gc=False):
    """A player's turn: the number of pieces laid (``steps``), the pieces taken, or a pass."""

    player: int
    dice: Dice
    deed: TurnKind
    steps: int = 0
    taken: Counts = NONE


class State(msgspec.Struct, frozen=True, gc=False):
    """A match between two actions.

    ``current`` has to act, ``None`` while orders are written and when the match is over. ``sheets`` are the
    orders handed in. ``order`` are the players in turn order, ``leavers`` the players who have left, first to
    last; no player is in both. ``away``: A and B put away when the foundation was closed, or since.
    ``panels`` is empty before that. ``left``: steps or, in the phase ``take``, pieces. ``begun`` is the
    length of ``log`` when the turn began. ``passes`` counts the turns passed in succession before this one.
    """

    stage: Stage
    phase: Phase
    current: int | None
    players: tuple[Player, ...]
    sheets: tuple[Counts | None, ...]
    box: Counts
    corner_box: int
    order: tuple[int, ...] = ()
    leavers: tuple[int, ...] = ()
    rolled: tuple[RollOff, ...] = ()
    away: tuple[int, int] = (0, 0)
    foundation: Foundation = Foundation()
    panels: tuple[Panel, ...] = ()
    row: Row | None = None
    log: tuple[LaidPiece, ...] = ()
    turn: int = 0
    dice: Dice | None = None
    left: int = 0
    begun: int = 0
    passes: int = 0
    last: TurnSummary | None = None


def with_player(players: tuple[Player, ...], number: int, player: Player) -> tuple[Player, ...]:
    """Return the players with ``player`` in place of that ``number``."""
    return (*players[:number], player, *players[number + 1 :])
