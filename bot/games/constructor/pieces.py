"""Pieces and stacks as text, and the rules for landing on a stack.

A piece is one letter, ``R`` ring, ``M`` medium, ``S`` small: upper case for ice (colour 0), lower case
for black (colour 1). A stack is its pieces from bottom to top; ``Sr`` is ice's small inside a black ring.
Its last letter is the exposed piece.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Literal

Kind = Literal["R", "M", "S"]
Reserve = tuple[int, int, int]
Landings = Mapping[str, frozenset[str]]

KINDS: tuple[Kind, ...] = ("R", "M", "S")
EACH = 3
FULL_RESERVE: Reserve = (EACH, EACH, EACH)
EMPTY_RESERVE: Reserve = (0, 0, 0)
PIECES: tuple[Mapping[str, str], ...] = (
    {kind: kind for kind in KINDS},
    {kind: kind.lower() for kind in KINDS},
)
LANDS_ON: Mapping[Kind, Kind] = {"R": "S", "M": "R", "S": "M"}


def colour_of(piece: str) -> int:
    """Return 0 for ice, 1 for black."""
    return int(piece.islower())


def controller(stack: str) -> int | None:
    """Return the colour that scores ``stack``: its exposed piece's, if it is a tower (ruling A12)."""
    if len(stack) < 2 or stack.upper() == "SR":
        return None
    return colour_of(stack[-1])


def towers(stacks: tuple[str, ...]) -> tuple[int, int]:
    """Return the number of towers that each colour controls."""
    owners = [controller(stack) for stack in stacks]
    return owners.count(0), owners.count(1)


def reserves_of(stacks: tuple[str, ...]) -> tuple[Reserve, Reserve]:
    """Return the pieces that each colour has in reserve, which are not in ``stacks``."""
    pieces = "".join(stacks)
    rings, mediums, smalls = ([EACH - pieces.count(own[kind]) for own in PIECES] for kind in KINDS)
    ice, black = zip(rings, mediums, smalls, strict=True)
    return ice, black


def may_land(piece: str, stack: str, *, open_rings: bool) -> bool:
    """Return whether ``piece`` may move onto the non-empty ``stack`` (``open_rings`` lifts ruling A1)."""
    if colour_of(stack[-1]) == colour_of(piece):
        return False
    if LANDS_ON[kind_of(piece)] != kind_of(stack[-1]):
        return False
    return kind_of(piece) != "R" or len(stack) == 1 or open_rings


def kind_of(piece: str) -> Kind:
    """Return the kind of a piece of either colour."""
    return KINDS[KINDS.index(piece.upper())]


def _all_stacks(*, open_rings: bool) -> Iterator[str]:
    pieces = [piece for own in PIECES for piece in own.values()]
    all_stacks = list(pieces)
    for stack in all_stacks:
        yield stack
        all_stacks += [
            stack + piece
            for piece in pieces
            if stack.count(piece) < EACH and may_land(piece, stack, open_rings=open_rings)
        ]


def _landings(colour: int, *, open_rings: bool) -> Landings:
    stacks = list(_all_stacks(open_rings=open_rings))
    return {
        piece: frozenset(stack for stack in stacks if may_land(piece, stack, open_rings=open_rings))
        for piece in PIECES[colour].values()
    }


def _without(reserve: Reserve, kind: Kind) -> Reserve:
    rings, mediums, smalls = (count - (kind == each) for count, each in zip(reserve, KINDS, strict=True))
    return rings, mediums, smalls


LANDINGS: Mapping[bool, tuple[Landings, Landings]] = {
    variant: (_landings(0, open_rings=variant), _landings(1, open_rings=variant)) for variant in (False, True)
}
"""Per variant (``open_rings``) and colour: the stacks on which each lone piece of that colour may land."""

RESERVES: tuple[Reserve, ...] = tuple((r, m, s) for r, m, s in product(range(EACH + 1), repeat=3))

RESERVES_AFTER: Mapping[Reserve, Mapping[str, Reserve]] = {
    reserve: {kind: _without(reserve, kind) for kind, count in zip(KINDS, reserve, strict=True) if count}
    for reserve in RESERVES
}
"""The rest of a reserve after taking a piece of a kind; no entry for a kind that is used up."""
