"""The cards of The Builders: Middle Ages add up to what is known of the printed ones."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from bot.games.middle_ages import SITES, WORKERS, yields_of
from bot.games.middle_ages.cards import MACHINES, WAGES, Amounts

BUILDINGS = [site for site in SITES.values() if site.kind == "building"]
BUILT_MACHINES = [SITES[card] for card in MACHINES]


def yields_by_kind(kind: str) -> list[Amounts]:
    return [worker.yields for worker in WORKERS.values() if worker.kind == kind]


def with_amounts(*amounts: int) -> Counter[Amounts]:
    """Yield each way to give these amounts to four resources, once."""
    a, b, c, d = (*amounts, 0, 0, 0)[:4]
    return Counter({(w, x, y, z) for w, x, y, z in permutations((a, b, c, d))})


def test_there_are_84_cards_with_ids_of_their_own() -> None:
    assert (len(WORKERS), len(SITES), len(BUILDINGS), len(MACHINES)) == (42, 42, 34, 8)
    assert all(WORKERS[card].id == card for card in WORKERS)
    assert all(SITES[card].id == card for card in SITES)
    assert not WORKERS.keys() & SITES.keys()


@pytest.mark.parametrize(
    ("kind", "count", "wage"),
    [("apprentice", 6, 2), ("labourer", 12, 3), ("craftsman", 16, 4), ("master", 8, 5)],
)
def test_workers_of_a_kind_have_the_same_wage(kind: str, count: int, wage: int) -> None:
    assert [worker.wage for worker in WORKERS.values() if worker.kind == kind] == [wage] * count


def test_wage_is_what_a_worker_yields_in_all() -> None:
    assert all(worker.wage == sum(worker.yields) for worker in WORKERS.values())


def test_workers_yield_each_resource_38_times() -> None:
    assert [sum(amounts) for amounts in zip(*(w.yields for w in WORKERS.values()), strict=True)] == [38] * 4


def test_apprentices_and_labourers_are_all_there_can_be() -> None:
    assert Counter(yields_by_kind("apprentice")) == with_amounts(1, 1)
    assert Counter(yields_by_kind("labourer")) == with_amounts(2, 1)


def test_craftsmen_and_masters_have_their_shapes() -> None:
    shapes = Counter(tuple(sorted(y, reverse=True)) for y in yields_by_kind("craftsman"))
    assert shapes == {(3, 1, 0, 0): 4, (2, 2, 0, 0): 6, (2, 1, 1, 0): 4, (1, 1, 1, 1): 2}
    assert {tuple(sorted(y, reverse=True)) for y in yields_by_kind("master")} == {(3, 2, 0, 0)}


def test_only_two_workers_are_alike() -> None:
    twins = [{a.id, b.id} for a, b in combinations(WORKERS.values(), 2) if a.yields == b.yields]
    assert twins == [{"W33", "W34"}]


def test_buildings_add_up() -> None:
    assert (sum(site.vp for site in BUILDINGS), sum(site.coins for site in BUILDINGS)) == (110, 448)
    needs = [sum(amounts) for amounts in zip(*(site.needs for site in BUILDINGS), strict=True)]
    assert (needs, sum(needs)) == ([60, 59, 61, 60], 240)


def test_buildings_of_a_size_need_and_pay_the_same() -> None:
    sizes = Counter((site.vp, sum(site.needs), site.coins) for site in BUILDINGS)
    assert sizes == {
        (0, 2, 8): 2,
        (1, 3, 6): 5,
        (2, 5, 10): 4,
        (3, 6, 12): 5,
        (3, 7, 14): 4,
        (4, 8, 16): 6,
        (5, 10, 18): 5,
        (6, 12, 20): 1,
        (7, 16, 20): 1,
        (8, 17, 20): 1,
    }


def test_machines_supply_one_resource_on_two_levels() -> None:
    assert sum(site.vp for site in BUILT_MACHINES) == 12
    levels = Counter((sum(site.needs), site.vp, sum(site.supplies), site.coins) for site in BUILT_MACHINES)
    assert levels == {(2, 1, 2, 0): 4, (3, 2, 3, 0): 4}
    assert Counter(site.supplies for site in BUILT_MACHINES) == with_amounts(2) + with_amounts(3)


def test_buildings_supply_nothing() -> None:
    assert {site.supplies for site in BUILDINGS} == {(0, 0, 0, 0)}


def test_units_yield_what_is_on_their_cards() -> None:
    assert yields_of("W22") == (0, 0, 1, 3)
    assert yields_of("M3") == (0, 0, 2, 0)
    with pytest.raises(KeyError):
        yields_of("B01")


def test_machines_work_for_nothing() -> None:
    """Rule book p. 8."""
    assert {WAGES[machine] for machine in MACHINES} == {0}


@pytest.mark.parametrize(
    ("card", "needs", "coins", "vp"),
    [
        ("B13", (2, 1, 1, 2), 12, 3),  # the inn of rule book p. 1
        ("B31", (3, 2, 2, 3), 18, 5),  # the chapel of its example
        ("M2", (1, 0, 1, 0), 0, 1),  # copied wrongly here and there
    ],
)
def test_sites_that_are_known_from_the_rule_book(card: str, needs: Amounts, coins: int, vp: int) -> None:
    assert (SITES[card].needs, SITES[card].coins, SITES[card].vp) == (needs, coins, vp)


def test_names_are_given_once() -> None:
    names = Counter(site.name for site in SITES.values())
    assert set(names.values()) == {1}
