"""Proves that everything can be measured; how long it takes is nobody's failure."""

import pytest

from tests.benchmarks.__main__ import BENCHMARKS, measure
from tests.benchmarks.table import Missing, Row, markdown
from tests.benchmarks.timing import QUICK
from tests.combinations import usual_first


@pytest.mark.parametrize(
    "name", usual_first(2, sorted(BENCHMARKS, key=["rules", "playouts"].__contains__, reverse=True))
)
def test_every_row_yields_numbers(name: str) -> None:
    rows = list(measure(QUICK, [name]))
    measured_rows = [row for row in rows if isinstance(row, Row)]
    assert measured_rows or all(isinstance(row, Missing) for row in rows)
    assert all(row.measured > 0 and row.beside > 0 for row in measured_rows)
    assert markdown(rows).count("\n") == len(rows) + 1
