"""Proves that everything can be measured, and said; how long it takes is nobody's failure."""

import pytest

from tests.benchmarks.__main__ import BENCHMARKS, measure
from tests.benchmarks.table import Missing, Row, at_most, compared, markdown
from tests.benchmarks.timing import QUICK
from tests.codebase.combinations import usual_first


@pytest.mark.parametrize(
    "name", usual_first(2, sorted(BENCHMARKS, key=["rules", "playouts"].__contains__, reverse=True))
)
def test_every_row_yields_numbers(name: str) -> None:
    rows = list(measure(QUICK, [name]))
    measured_rows = [row for row in rows if isinstance(row, Row)]
    assert measured_rows or all(isinstance(row, Missing) for row in rows)
    assert all(row.measured > 0 and row.beside > 0 for row in measured_rows)
    assert len(list(markdown(rows))) == len(rows) + 2


def test_a_row_says_whether_its_budget_is_kept_if_it_has_one() -> None:
    rows = at_most("fast", 1.0, 1.0, 1.5), at_most("slow", 2.0, 1.0, 1.5), compared("free", 9.0, 1.0)
    assert [row.cells()[-2:] for row in rows] == [
        ("at most 1.5 ×", "kept"),
        ("at most 1.5 ×", "**over**"),
        ("none", "–"),
    ]
