"""The symbols in the pictures of Constructor."""

from collections.abc import Iterable, Sequence

from bot.games.constructor import PIECES, View
from rendering.constructor.labels import COLOURS
from rendering.words import Symbol

_ENCLOSED = Symbol("enclosed", ("part_stamp(('S", "part_stamp(('s"))


def symbols(view: View) -> Sequence[Symbol]:
    """Return the symbols that pictures can have."""
    own = COLOURS[0 if view.current is None else view.colours[view.current]]
    has_enclosed = any(tile.stack.upper() == "SR" for tile in view.tiles)  # in a tower it looks the same
    return (
        *(
            Symbol(
                kind,
                _starts(letter + letter.lower(), "icon_sprite(", "part_stamp(("),
                f"constructor_{own}_{kind}",
            )
            for letter, kind in (("R", "ring"), ("M", "medium"), ("S", "small"))
        ),
        *([_ENCLOSED] if has_enclosed else []),
        *(
            Symbol(f"tower-{name}", _starts(pieces.values(), "mark_stamp("), f"constructor_{name}")
            for name, pieces in zip(COLOURS, PIECES, strict=True)
        ),
        Symbol("height", ("_badge(",), "\N{DIGIT TWO}\N{COMBINING ENCLOSING KEYCAP}"),
        Symbol("last", ("marking('source'", "marking('target'"), "\N{LARGE YELLOW SQUARE}"),
        Symbol("scales", ("scales(",)),
        Symbol("points-later" if view.finished else "points", ("token(",)),
    )


def _starts(pieces: Iterable[str], *sprites: str) -> tuple[str, ...]:
    """Return how the names of sprites begin that show one of these pieces."""
    return tuple(f"{sprite}{piece!r}" for sprite in sprites for piece in pieces)
