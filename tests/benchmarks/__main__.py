"""Print the budgets and what was measured: ``uv run --group bench python -m tests.benchmarks [--quick]``."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from tests.benchmarks.blocking import block_rows
from tests.benchmarks.boards import board_rows
from tests.benchmarks.clips import clip_rows
from tests.benchmarks.growth import growth_rows
from tests.benchmarks.history import history_rows
from tests.benchmarks.metrics import metrics_rows
from tests.benchmarks.panels import panel_rows
from tests.benchmarks.playouts import playout_rows
from tests.benchmarks.profiles import profile_rows
from tests.benchmarks.recount import rating_rows
from tests.benchmarks.replays import replay_rows
from tests.benchmarks.resident import resident_rows
from tests.benchmarks.rules import rules_rows
from tests.benchmarks.starts import start_rows
from tests.benchmarks.table import Missing, Row, markdown
from tests.benchmarks.timing import FULL, QUICK, Effort
from tests.benchmarks.turns import turn_rows
from tests.benchmarks.wire import wire_rows

BENCHMARKS: Mapping[str, Callable[[Effort], Iterable[Row | Missing]]] = {
    "boards": board_rows,
    "clips": clip_rows,
    "turns": turn_rows,
    "wire": wire_rows,
    "panels": panel_rows,
    "metrics": metrics_rows,
    "starts": start_rows,
    "growth": growth_rows,
    "memory": resident_rows,
    "replays": replay_rows,
    "history": history_rows,
    "ratings": rating_rows,
    "profiles": profile_rows,
    "rules": rules_rows,
    "playouts": playout_rows,
    "blocking": block_rows,
}


def measure(effort: Effort, names: Sequence[str] = ()) -> Iterator[Row | Missing]:
    """Yield the rows of the benchmarks with these names, or of all benchmarks if no name is given."""
    for name, benchmark in BENCHMARKS.items():
        if not names or name in names:
            print(f"{name} ...", file=sys.stderr, flush=True)
            yield from benchmark(effort)


def main() -> None:
    """Read the command line, measure, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--only", choices=BENCHMARKS, action="append", default=[], help="what to measure")
    parser.add_argument("--quick", action="store_true", help="a small sample, to see that it works")
    arguments = parser.parse_args()
    for line in markdown(measure(QUICK if arguments.quick else FULL, arguments.only)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
