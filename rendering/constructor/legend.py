"""What the marks in the pictures of Constructor mean."""

from collections.abc import Iterator

from bot.games.constructor import View
from bot.games.constructor.pieces import controller
from rendering.legend import Mark


def visible_marks(view: View) -> Iterator[Mark]:
    """Yield the marks that can be seen in a position."""
    colour = "ice" if view.current is None or not view.colours[view.current] else "black"
    for kind in ("ring", "medium", "small"):
        yield Mark(kind, f"constructor_{colour}_{kind}")
    stacks = [tile.stack for tile in view.tiles]
    if any(stack.upper() == "SR" for stack in stacks):
        yield Mark("enclosed")
    owned = {controller(stack) for stack in stacks}
    for owner, name in enumerate(("ice", "black")):
        if owner in owned:
            yield Mark(f"tower-{name}", f"constructor_{name}")
    if any(controller(stack) is not None for stack in stacks):
        yield Mark("height", "\N{DIGIT TWO}\N{COMBINING ENCLOSING KEYCAP}")
    if view.last:
        yield Mark("last", "\N{LARGE YELLOW SQUARE}")
    yield Mark("points-later" if view.finished else "points")
