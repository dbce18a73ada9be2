"""The buildings, the board's locations and the twenty maps.

A *turn* is the number of clockwise quarter-turns from upright: 0 roof up, 1 roof right, 2 roof down, 3 roof
left. A map is kept in the canonical frame, its landing pad where it is on the players' boards. A *facing* is
the number of clockwise quarter-turns by which the whole map card is turned as it lies on the table.
"""

import csv
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec

Side = Literal["A", "B"]

STARRED = ("DOM", "SIL", "HRN", "GRN")
BUILDINGS = (*STARRED, "OBS", "REA", "HAN", "LFT")
"""All buildings: those unfrozen from the start, then the others in the order of the default unfreezing."""
SQUARES = ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")
PAD = "A3"
LOCATIONS = tuple(square for square in SQUARES if square != PAD)
TURNS = 4


class Placement(msgspec.Struct, frozen=True, gc=False):
    """A building's location, its turn and the side that is up."""

    building: str
    location: str
    turn: int
    side: Side


Layout = tuple[Placement, ...]


def _placement(building: str, cell: str) -> Placement:
    location, turn, side = cell.split("-")
    values = {"building": building, "location": location, "turn": turn, "side": side}
    return msgspec.convert(values, Placement, strict=False)


def _maps() -> Iterator[tuple[int, Layout]]:
    with (Path(__file__).parent / "maps.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            yield int(row["map"]), tuple(_placement(building, row[building]) for building in BUILDINGS)


MAPS: Mapping[int, Layout] = MappingProxyType(dict(_maps()))
"""The placements on each map, in the canonical frame and in the order of ``BUILDINGS``."""


def turn_square(square: str, facing: int) -> str:
    """Return the square on which ``square`` is seen once the card is turned ``facing`` times."""
    row, column = divmod(SQUARES.index(square), 3)
    for _ in range(facing % TURNS):
        column, row = 2 - row, column
    return SQUARES[3 * row + column]


def turn_layout(layout: Layout, facing: int) -> Layout:
    """Return the layout as it looks when the card is turned ``facing`` times, buildings and all."""
    return tuple(
        Placement(
            placement.building,
            turn_square(placement.location, facing),
            (placement.turn + facing) % TURNS,
            placement.side,
        )
        for placement in layout
    )
