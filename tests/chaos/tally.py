"""What the campaign promises, how often each promise was tried, and how often it was broken."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

PROMISES: Mapping[str, str] = {
    "lost": "No action that was shown is lost",
    "doubled": "No action is made twice, and none that nobody made",
    "replay": "What is stored of a match equals the replay of its record",
    "board": "One live board for each match, with the stored position",
    "old": "No old message offers anything",
    "pings": "Nobody is notified twice",
    "notified": "Everybody is notified who has to be",
    "answer": "A click is acknowledged within 3 seconds",
    "outcome": "What is clicked is done, or a sentence says why not",
    "up": "The bot does not end by itself",
    "start": "The bot starts again after it was killed, within 30 seconds",
    "end": "The bot ends within 10 seconds of SIGTERM",
    "left": "Nothing is left running",
    "whole": "The database passes its check",
    "backup": "A backup is whole or not there",
    "quiet": "With 5,000 matches, a start posts nothing that was posted before",
}


@dataclass
class Tally:
    """The tally of a campaign. ``folder`` gets a file for each failure."""

    folder: Path
    trials: Counter[str] = field(default_factory=Counter)
    failures: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    longest: dict[str, float] = field(default_factory=dict)
    details: list[str] = field(default_factory=list)
    """What went wrong, a line each."""

    def check(self, promise: str, is_kept: bool, detail: str = "", *, trials: int = 1) -> None:
        """Note that a promise was tried, and the detail if it was broken."""
        assert promise in PROMISES
        self.trials[promise] += trials
        if not is_kept:
            self.failures[promise] += 1
            self.details.append(f"{promise}: {detail}")

    def measure(self, name: str, value: float) -> None:
        """Note a value; the highest is told in the end."""
        self.longest[name] = max(value, self.longest.get(name, 0.0))

    def rows(self, promise: str | None = None) -> list[tuple[str, str, str]]:
        """Return the table: promise, trials, failures."""
        return [
            (text, f"{self.trials[key]:,}", f"{self.failures[key]:,}")
            for key, text in PROMISES.items()
            if promise in (None, key)
        ]

    def print(self, promise: str | None = None, *, markdown: bool = False) -> None:
        """Print the table, what was played and what was done to it."""
        rows = [("promise", "trials", "failures"), *self.rows(promise)]
        if markdown:
            rows.insert(1, ("---", "--:", "--:"))
        widths = [max(len(row[column]) for row in rows) for column in range(3)]
        for row in rows:
            cells = [row[0].ljust(widths[0]), row[1].rjust(widths[1]), row[2].rjust(widths[2])]
            print(f"| {' | '.join(cells)} |" if markdown else "  ".join(cells))
        print()
        print(
            "Played:", ", ".join(f"{name} {number:,}" for name, number in sorted(self.counts.items())) + "."
        )
        print("Faults:", ", ".join(f"{name} {number}" for name, number in sorted(self.faults.items())) + ".")
        print(
            "Longest:", ", ".join(f"{name} {value:.1f}" for name, value in sorted(self.longest.items())) + "."
        )
