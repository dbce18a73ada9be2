"""Marks for the actions to choose from: glowing tiles, and ghosts of the stacks that would result."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot.games.constructor import GAME, Move, Place, View
from bot.games.constructor.pieces import PIECES, Kind


class ChoiceMarks(NamedTuple):
    """The tiles that glow, the stack that would be on each target, and the kind to place."""

    glowing: Collection[str] = ()
    ghosts: Mapping[str, str] = {}
    kind: Kind | None = None


def mark_choices(view: View, choices: Collection[str]) -> ChoiceMarks:
    """Return the marks for ``choices``, the actions from which a player chooses now.

    A piece that can move glows, and so does each tile where one of the actions ends, whether it is the only
    one or one of several; the ghost on it shows what would be there.
    """
    actions = [GAME.action_from_string(action) for action in view.legal if action in choices]
    stacks = {tile.label: tile.stack for tile in view.tiles}
    kinds = {action.kind for action in actions if isinstance(action, Place)}
    glowing, ghosts = set[str](), dict[str, str]()
    for action in actions:
        match action:
            case Move(source=source, target=target):
                glowing.add(source)
                ghosts[target] = stacks[target] + stacks[source]
            case Place(kind=kind, tile=tile) if len(kinds) == 1 and view.current is not None:
                ghosts[tile] = PIECES[view.colours[view.current]][kind]
            case Place(tile=tile):
                glowing.add(tile)
    return ChoiceMarks(glowing | ghosts.keys(), ghosts, kinds.pop() if len(kinds) == 1 else None)
