"""The cards: 42 workers and 42 sites, 8 of them machines, which work once they are finished.

Amounts of the four resources are always in the order of ``RESOURCES``. A *unit* is what can be sent to a
site: a worker or a finished machine.
"""

import csv
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec

WorkerKind = Literal["apprentice", "labourer", "craftsman", "master"]
SiteKind = Literal["building", "machine"]
Amounts = tuple[int, int, int, int]

RESOURCES = ("stone", "wood", "knowledge", "tile")
NOTHING: Amounts = (0, 0, 0, 0)
_FOLDER = Path(__file__).parent


class Worker(msgspec.Struct, frozen=True):
    """A worker card: its wage in coins, paid each time it is sent, and the resources it yields to a site."""

    id: str
    kind: WorkerKind
    wage: int
    yields: Amounts


class Site(msgspec.Struct, frozen=True):
    """A site card: the resources it needs, the reward once finished, and what a machine then supplies."""

    id: str
    kind: SiteKind
    name: str
    needs: Amounts
    coins: int
    vp: int
    supplies: Amounts


def _rows(name: str) -> Iterator[dict[str, str]]:
    with (_FOLDER / name).open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def _amounts(row: Mapping[str, str], prefix: str = "") -> list[str]:
    return [row[prefix + resource] for resource in RESOURCES]


def _workers() -> Iterator[Worker]:
    for row in _rows("workers.csv"):
        values = {"id": row["id"], "kind": row["class"], "wage": row["wage"], "yields": _amounts(row)}
        yield msgspec.convert(values, Worker, strict=False)


def _sites() -> Iterator[Site]:
    for row in _rows("sites.csv"):
        values = {**row, "needs": _amounts(row, "need_"), "supplies": _amounts(row, "supply_")}
        yield msgspec.convert(values, Site, strict=False)


WORKERS: Mapping[str, Worker] = MappingProxyType({worker.id: worker for worker in _workers()})
SITES: Mapping[str, Site] = MappingProxyType({site.id: site for site in _sites()})
APPRENTICES = tuple(worker.id for worker in WORKERS.values() if worker.kind == "apprentice")
MACHINES = tuple(site.id for site in SITES.values() if site.kind == "machine")

YIELDS: Mapping[str, Amounts] = MappingProxyType(
    {worker.id: worker.yields for worker in WORKERS.values()}
    | {machine: SITES[machine].supplies for machine in MACHINES}
)
"""The resources that each unit adds to a site."""

WAGES: Mapping[str, int] = MappingProxyType(
    {worker.id: worker.wage for worker in WORKERS.values()} | dict.fromkeys(MACHINES, 0)
)
"""The cost of sending each unit, in coins; machines work for nothing (rule book p. 8)."""


def yields_of(unit: str) -> Amounts:
    """Return the resources that a unit adds to a site. Raise ``KeyError`` unless the card is a unit."""
    return YIELDS[unit]


def plus(one: Amounts, other: Amounts) -> Amounts:
    """Return the sums per resource."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


@lru_cache(maxsize=4096)  # each view asks for all sites, in matches with few different amounts
def missing_of(needs: Amounts, supplies: Amounts) -> Amounts:
    """Return the missing amounts: a surplus of a resource never helps another one (rule book p. 6)."""
    stone, wood, knowledge, tile = (max(0, need - have) for need, have in zip(needs, supplies, strict=True))
    return stone, wood, knowledge, tile
