"""The symbols in the pictures of Constructor."""

from collections.abc import Iterator

from bot.games.constructor import View
from bot.games.constructor.pieces import PIECES
from rendering.constructor.labels import COLOURS
from rendering.words.legend import Symbol


def symbols(view: View) -> Iterator[Symbol]:
    """Yield the symbols that pictures can have."""
    own = COLOURS[0 if view.current is None else view.colours[view.current]]
    for kind in ("ring", "medium", "small"):
        pieces = kind[0], kind[0].upper()
        sprites = tuple(f"{name}{piece!r}" for name in ("icon_sprite(", "part_stamp((") for piece in pieces)
        yield Symbol(kind, sprites, f"constructor_{own}_{kind}")
    if any(tile.stack.upper() == "SR" for tile in view.tiles):  # in a tower it looks the same
        yield Symbol("enclosed", ("part_stamp(('S", "part_stamp(('s"))
    for owner, name in enumerate(COLOURS):
        sprites = tuple(f"mark_stamp({piece!r}" for piece in PIECES[owner].values())
        yield Symbol(f"tower-{name}", sprites, f"constructor_{name}")
    yield Symbol("height", ("_badge(",), "\N{DIGIT TWO}\N{COMBINING ENCLOSING KEYCAP}")
    yield Symbol("last", ("_marking('source'", "_marking('target'"), "\N{LARGE YELLOW SQUARE}")
    yield Symbol("points-later" if view.finished else "points", ("token(",))
