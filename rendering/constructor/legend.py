"""The symbols in the pictures of Constructor."""

from collections.abc import Iterable
from itertools import compress

from bot.games.constructor import View
from bot.games.constructor.pieces import controller
from rendering.constructor.labels import COLOURS
from rendering.words.legend import Symbol


def visible_symbols(view: View) -> Iterable[Symbol]:
    """Return the symbols in the picture of a position."""
    own = COLOURS[0 if view.current is None else view.colours[view.current]]
    stacks = [tile.stack for tile in view.tiles]
    controllers = {controller(stack) for stack in stacks}
    symbols = {
        **{Symbol(kind, f"constructor_{own}_{kind}"): True for kind in ("ring", "medium", "small")},
        Symbol("enclosed"): any(stack.upper() == "SR" for stack in stacks),
        **{
            Symbol(f"tower-{name}", f"constructor_{name}"): owner in controllers
            for owner, name in enumerate(COLOURS)
        },
        Symbol("height", "\N{DIGIT TWO}\N{COMBINING ENCLOSING KEYCAP}"): bool(controllers - {None}),
        Symbol("last", "\N{LARGE YELLOW SQUARE}"): bool(view.last),
        Symbol("points-later" if view.finished else "points"): True,
    }
    return compress(symbols, symbols.values())
