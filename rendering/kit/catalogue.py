"""Catalogues: sprites that pictures of a match can need, as functions with the values of their arguments."""

from collections.abc import Callable, Iterable
from itertools import product

Row = tuple[Callable[..., object], *tuple[Iterable[object], ...]]
"""A function, and for each of its arguments the values that it can have."""


def draw_each(*rows: Row) -> None:
    """Call the function of each row with all combinations of its values, so that the sprites are drawn."""
    for draw, *values in rows:
        for arguments in product(*values):
            draw(*arguments)
