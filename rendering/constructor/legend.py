"""The symbols in the pictures of Constructor."""

from collections.abc import Iterator

from bot.games.constructor import View
from bot.games.constructor.pieces import controller
from rendering.words.legend import Symbol


def visible_symbols(view: View) -> Iterator[Symbol]:
    """Yield the symbols in the picture of a position."""
    colour = "ice" if view.current is None or not view.colours[view.current] else "black"
    for kind in ("ring", "medium", "small"):
        yield Symbol(kind, f"constructor_{colour}_{kind}")
    stacks = [tile.stack for tile in view.tiles]
    if any(stack.upper() == "SR" for stack in stacks):
        yield Symbol("enclosed")
    controllers = {controller(stack) for stack in stacks}
    for owner, name in enumerate(("ice", "black")):
        if owner in controllers:
            yield Symbol(f"tower-{name}", f"constructor_{name}")
    if any(controller(stack) is not None for stack in stacks):
        yield Symbol("height", "\N{DIGIT TWO}\N{COMBINING ENCLOSING KEYCAP}")
    if view.last:
        yield Symbol("last", "\N{LARGE YELLOW SQUARE}")
    yield Symbol("points-later" if view.finished else "points")
