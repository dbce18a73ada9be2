"""What a benchmark found, as rows of one Markdown table."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

_HEAD = ("what", "measured", "beside", "value", "budget", "verdict")


@dataclass(frozen=True, kw_only=True)
class Row:
    """What was measured: ``value`` is compared with ``budget``, unless there is none.

    ``measured`` and ``beside`` are the two absolute numbers that it comes from, in ``unit``.
    """

    what: str
    measured: float
    beside: float
    unit: str
    value: float
    budget: float | None
    at_least: bool = False
    sign: str = " ×"

    @property
    def is_kept(self) -> bool:
        """Whether the budget is kept."""
        if self.budget is None:
            return True
        return self.value >= self.budget if self.at_least else self.value <= self.budget

    def cells(self) -> tuple[str, ...]:
        """Return the texts of the row's cells."""
        bound = "at least" if self.at_least else "at most"
        budget = "none" if self.budget is None else f"{bound} {_short(self.budget)}{self.sign}"
        verdict = "kept" if self.is_kept else "**under**" if self.at_least else "**over**"
        return (
            self.what,
            f"{_short(self.measured)} {self.unit}",
            f"{_short(self.beside)} {self.unit}",
            f"{_short(self.value)}{self.sign}",
            budget,
            "–" if self.budget is None else verdict,
        )


@dataclass(frozen=True)
class Missing:
    """A row that could not be measured, since what it is compared with is not installed."""

    what: str
    peer: str

    def cells(self) -> tuple[str, ...]:
        """Return the texts of the row's cells."""
        advice = f"{self.peer} is not installed: `uv run --group bench python -m tests.benchmarks`"
        return (self.what, "–", "–", "–", "–", advice)


def at_most(what: str, seconds: float, beside: float, budget: float) -> Row:
    """Return the row for something that may take ``budget`` times as long as what is ``beside`` it."""
    return _times(what, seconds, beside, seconds / beside, budget, at_least=False)


def compared(what: str, seconds: float, beside: float) -> Row:
    """Return the row for something that has no budget, compared with what is ``beside`` it."""
    return _times(what, seconds, beside, seconds / beside, None, at_least=False)


def faster(what: str, seconds: float, beside: float, budget: float) -> Row:
    """Return the row for something that has to be ``budget`` times as fast as what is ``beside`` it."""
    return _times(what, seconds, beside, beside / seconds, budget, at_least=True)


def _times(
    what: str, seconds: float, beside: float, value: float, budget: float | None, *, at_least: bool
) -> Row:
    scale, unit = (1e6, "µs") if max(seconds, beside) < 1e-3 else (1e3, "ms")
    return Row(
        what=what,
        measured=seconds * scale,
        beside=beside * scale,
        unit=unit,
        value=value,
        budget=budget,
        at_least=at_least,
    )


def markdown(rows: Iterable[Row | Missing]) -> Iterator[str]:
    """Yield the lines of the table as Markdown, each as soon as its row is measured."""
    for cells in chain([_HEAD, ("---",) * len(_HEAD)], (row.cells() for row in rows)):
        yield f"| {' | '.join(cells)} |"


def _short(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"
