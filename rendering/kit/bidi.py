"""The order in which scripts written from right to left stand in a line, by Unicode's Annex 9.

The line itself runs from left to right. A name stands between `ISOLATE` and `END`, so that it has the
direction of its first letter and does not move the words around it. Left out are embeddings and overrides,
which are removed from names, and the rules for currency signs and for pairs of brackets.
"""

import unicodedata
from collections.abc import Sequence
from itertools import groupby

ISOLATE, END = "\u2068", "\u2069"
_RIGHT_TO_LEFT = ("R", "AL")
_NUMBERS = ("EN", "AN")
_DIRECTIONS = {"L": "L", "R": "R", "AL": "R", "EN": "R", "AN": "R"}
MIRRORED = str.maketrans("()[]{}«»‹›<>", ")(][}{»«›‹><")
"""The translation of brackets into those that stand in a text from right to left."""


def isolate(name: str) -> str:
    """Return a name that keeps its order in every sentence; unchanged if it is all from left to right."""
    return f"{ISOLATE}{name}{END}" if any(map(_is_right_to_left, name)) else name


def _is_right_to_left(character: str) -> bool:
    return unicodedata.bidirectional(character) in _RIGHT_TO_LEFT


def order(clusters: Sequence[str]) -> Sequence[tuple[int, bool]]:
    """Return the numbers of clusters from left to right, each with whether it is read from right to left.

    The marks of isolation are left out.
    """
    levels = [0] * len(clusters)
    if any(_is_right_to_left(cluster[0]) for cluster in clusters):
        levels = _levels(clusters, 0)
    items = list(enumerate(levels))
    for least in range(max(levels, default=0), 0, -1):  # rule L2: reverse each run of at least this level
        runs = [(is_deep, list(run)) for is_deep, run in groupby(items, key=lambda item: item[1] >= least)]
        items = [item for is_deep, run in runs for item in (run[::-1] if is_deep else run)]
    return [(index, level % 2 == 1) for index, level in items if clusters[index] not in (ISOLATE, END)]


def _levels(clusters: Sequence[str], base: int) -> list[int]:
    """Return the level of each cluster: odd ones are read from right to left."""
    levels, outer = [base] * len(clusters), []
    index = 0
    while index < len(clusters):
        outer.append(index)
        if clusters[index] == ISOLATE:
            rest = clusters[index + 1 :]
            length = rest.index(END) if END in rest else len(rest)
            inner = rest[:length]
            inner_base = base + 1 if (_first_direction(inner) + base) % 2 else base + 2
            levels[index + 1 : index + 1 + length] = _levels(inner, inner_base)
            index += length
        index += 1
    classes = [unicodedata.bidirectional(clusters[index][0]) for index in outer]
    for index, level in zip(outer, _resolve(classes, base), strict=True):
        levels[index] = level
    return levels


def _first_direction(clusters: Sequence[str]) -> int:
    """Return 1 if the first letter is of a script from right to left, else 0."""
    classes = (unicodedata.bidirectional(cluster[0]) for cluster in clusters)
    return int(next((each for each in classes if each in ("L", *_RIGHT_TO_LEFT)), "L") != "L")


def _resolve(classes: list[str], base: int) -> list[int]:
    """Return the levels of one isolate (rules W2 to W7, N1, N2, I1 and I2)."""
    base_direction = before = "LR"[base % 2]
    _resolve_numbers(classes, base_direction)
    directions = [_DIRECTIONS.get(each, "") for each in classes]
    for index, direction in enumerate(directions):
        if not direction:
            after = next(filter(None, directions[index:]), base_direction)
            directions[index] = before if before == after else base_direction
        before = directions[index]
    return [
        base + (2 - base % 2 if each in _NUMBERS else (direction == "R") != (base % 2 == 1))
        for each, direction in zip(classes, directions, strict=True)
    ]


def _resolve_numbers(classes: list[str], base_direction: str) -> None:
    """Give digits, and the signs between two of them, the class that the letters before them decide."""
    strong = base_direction
    for index, each in enumerate(classes):
        if each in ("L", *_RIGHT_TO_LEFT):
            strong = each
        elif each == "EN" and strong != "R":
            classes[index] = "AN" if strong == "AL" else "L"
    for index in range(1, len(classes) - 1):
        before, sign, after = classes[index - 1 : index + 2]
        if before == after and ((sign == "CS" and before in _NUMBERS) or (sign == "ES" and before == "EN")):
            classes[index] = before
