"""The rules of dots and boxes."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from bot.games import IllegalAction, NoOptions, TurnGame, TurnView

COLUMNS, ROWS = "abcd", "1234"
DOTS = [column + row for row in ROWS for column in COLUMNS]
LINES = (
    *(f"{left}{row}-{right}{row}" for row in ROWS for left, right in pairwise(COLUMNS)),
    *(f"{column}{top}-{column}{bottom}" for top, bottom in pairwise(ROWS) for column in COLUMNS),
)
"""The lines between neighbouring dots, named after both of them."""
BOXES = {
    f"{left}{top}": frozenset(
        LINES.index(line)
        for line in (
            *(f"{left}{row}-{right}{row}" for row in (top, bottom)),
            *(f"{column}{top}-{column}{bottom}" for column in (left, right)),
        )
    )
    for top, bottom in pairwise(ROWS)
    for left, right in pairwise(COLUMNS)
}
"""The places of the lines around each box, which is named after its upper left dot."""


class State(msgspec.Struct, frozen=True):
    """``drawn`` says which of the `LINES` are drawn, ``owners`` who closed which of the `BOXES`."""

    players: int
    player: int = 0
    drawn: tuple[bool, ...] = (False,) * len(LINES)
    owners: tuple[int | None, ...] = (None,) * len(BOXES)
    last: str | None = None

    @property
    def lines(self) -> list[str]:
        """The names of the lines that are drawn."""
        return [line for line, is_drawn in zip(LINES, self.drawn, strict=True) if is_drawn]

    @property
    def boxes(self) -> list[tuple[str, int]]:
        """The names of the boxes that are closed, each with its owner."""
        pairs = zip(BOXES, self.owners, strict=True)
        return [(box, owner) for box, owner in pairs if owner is not None]


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Drawing a line between two dots."""

    line: str


View = TurnView[State]


class DotsAndBoxes(TurnGame[NoOptions, State, Draw]):
    """The players draw lines in turn; closing a box scores a point and lets the same player draw again."""

    key = "dots"
    players = range(2, 5)

    def start(self, players: int, options: NoOptions, seed: str) -> State:  # noqa: ARG002  no chance
        """Return the dots without lines."""
        return State(players)

    def player_to_act(self, state: State) -> int | None:
        """Return the player to draw; nobody once all lines are drawn."""
        return None if all(state.drawn) else state.player

    def moves(self, state: State) -> Iterable[Draw]:
        """Return the lines that are not drawn."""
        return [Draw(line) for line, is_drawn in zip(LINES, state.drawn, strict=True) if not is_drawn]

    def play(self, state: State, player: int, action: Draw) -> State:
        """Draw the line, and give the boxes that it closes to the player, who draws again."""
        at = LINES.index(action.line)
        drawn = (*state.drawn[:at], True, *state.drawn[at + 1 :])
        owners = tuple(
            player if at in sides and all(drawn[side] for side in sides) else owner
            for owner, sides in zip(state.owners, BOXES.values(), strict=True)
        )
        following = player if owners != state.owners else (player + 1) % state.players
        return State(state.players, following, drawn, owners, action.line)

    def points(self, state: State) -> Sequence[int]:
        """Return the boxes of each player."""
        return [state.owners.count(player) for player in range(state.players)]

    def refusal(self, state: State, action: Draw) -> IllegalAction:  # noqa: ARG002
        """Return the error for a line that is drawn already or does not exist."""
        return IllegalAction("drawn" if action.line in LINES else "no-such-line", line=action.line)


GAME = DotsAndBoxes()
