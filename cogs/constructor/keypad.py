"""The buttons under the board of Constructor: the kinds of pieces, and the tiles in the layout of the board.

Blue buttons answer what is asked: what to place or move or, after a choice, where to. A green button is
chosen, and a second click clears the choice. A grey one only changes a choice, or cannot be used.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from math import floor

from bot.games.constructor import BOARDS, KINDS, PIECES, Kind, Move, Place, Swap, View
from bot.games.constructor import GAME as RULES
from bot.locales import Text
from cogs.kit.controls import ANSWER, BLANK, CHOSEN, GREY, Control
from rendering.constructor.emojis import find_piece_emoji

_ROOM = 6
"""What fits a row on a phone: a button is 1, and its label's second tile, which a move aims at, another 1."""


class Keypad:
    """The buttons for a position and a selection.

    A selection is a kind to place, an empty tile, or the tile of a piece to move; anything else is ignored.
    If only one kind is left, it is selected automatically.
    """

    def __init__(self, view: View, selection: str) -> None:
        self._pattern = view.pattern or ""
        self._colour = 0 if view.current is None else view.colours[view.current]
        legal = [RULES.action_from_string(action) for action in view.legal]
        self._places = [action for action in legal if isinstance(action, Place)]
        self._moves: dict[str, list[Move]] = {}
        for action in legal:
            if isinstance(action, Move):
                self._moves.setdefault(action.source, []).append(action)
        self._free = {place.tile for place in self._places}
        self._kinds = {place.kind for place in self._places}
        is_known = selection in self._free | self._kinds | self._moves.keys()
        self._explicit_choice = selection if is_known else ""
        self._choice = self._explicit_choice or ("".join(self._kinds) if len(self._kinds) == 1 else "")
        self._may_swap = Swap() in legal
        self._style = GREY if self._explicit_choice else ANSWER

    def find_chosen_part(self) -> str:
        """Return whether a ``kind``, a ``tile`` or a ``piece`` to move was chosen; empty without a choice."""
        if self._explicit_choice in self._kinds:
            return "kind"
        return "tile" if self._explicit_choice in self._free else "piece" if self._explicit_choice else ""

    def find_completions(self) -> dict[str, str]:
        """Return the actions that complete the selection, each with the kind or tile of its button."""
        moves = self._moves.get(self._choice, ())
        return {
            **{RULES.action_to_string(move): move.target for move in moves},
            **{
                RULES.action_to_string(place): place.tile if place.kind == self._choice else place.kind
                for place in self._places
                if self._choice in (place.kind, place.tile)
            },
        }

    def rows(self, text: Text) -> list[list[Control]]:
        """Return the row of kinds, with the swap if it is legal, and below it the rows of tiles."""
        acts = {name: action for action, name in self.find_completions().items()}
        kinds = [self._kind(kind, acts, text) for kind in KINDS] if self._kinds else []
        if self._may_swap:
            kinds.append(Control(text("constructor-button-swap"), "act", "swap", self._style))
        tiles = []
        for row, labels in enumerate(_lattice(self._pattern)):
            wide = len(labels) + sum(len(self._moves.get(label, ())) == 1 for label in labels) <= _ROOM
            tiles.append(
                [
                    self._tile(label, acts, text, wide=wide) if label else _gap(row, column)
                    for column, label in enumerate(labels)
                ]
            )
        return [*([kinds] if kinds else []), *tiles]

    def _kind(self, kind: Kind, acts: Mapping[str, str], text: Text) -> Control:
        control = self._control(
            kind, text(f"constructor-kind-title-{kind}"), acts, enabled=kind in self._kinds
        )
        # Words beside the pieces would take two rows on a phone.
        return replace(control, emoji=find_piece_emoji(PIECES[self._colour][kind], text), emoji_only=True)

    def _tile(self, label: str, acts: Mapping[str, str], text: Text, *, wide: bool) -> Control:
        moves = self._moves.get(label, ())
        if not moves or label in (self._choice, *acts):
            return self._control(label, label, acts, enabled=bool(moves) or label in self._free)
        if len(moves) > 1:
            return self._control(label, text("constructor-button-move-short", source=label), acts)
        key = "constructor-button-move" if wide else "constructor-button-move-short"
        move_label = text(key, source=label, target=moves[0].target)
        return Control(move_label, "act", RULES.action_to_string(moves[0]), self._style)

    def _control(self, name: str, label: str, acts: Mapping[str, str], *, enabled: bool = True) -> Control:
        if name in acts:
            return Control(label, "act", acts[name], ANSWER)
        if name == self._choice:
            return Control(label, "pick", "" if self._explicit_choice else name, CHOSEN)
        return Control(label, "pick", name, self._style if enabled else GREY, disabled=not enabled)


def _gap(row: int, column: int) -> Control:
    return Control(BLANK, "pick", f"gap-{row}-{column}", disabled=True)


@cache
def _lattice(pattern: str) -> list[list[str]]:
    """Return the labels of a pattern's tiles by row, with empty strings for gaps before a tile.

    Rows of hexagons are shifted by half a tile. Buttons cannot be, so half tiles are rounded to the left.
    """
    rows = BOARDS[pattern].rows
    across = [[cell.q + cell.r / 2 for cell in row] for row in rows]
    first = min(map(min, across))
    lattice = []
    for row, places in zip(rows, across, strict=True):
        columns = [floor(place - first) for place in places]
        labels = dict(zip(columns, (cell.label for cell in row), strict=True))
        lattice.append([labels.get(column, "") for column in range(columns[-1] + 1)])
    return lattice
