"""The frames of a replay: which actions of a record led to each of its pictures."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, zip_longest
from operator import attrgetter
from typing import NamedTuple

from bot.games import AnyGame, AnyRealTimeGame, Moment
from bot.match.models import LoggedAction


class Frame(NamedTuple):
    """One picture of a replay: the position after a turn, or in a race after a step or at a moment.

    Attributes:
        turn: The turn; 0 for the start of the match.
        first: The number of actions before it.
        last: The number of actions that led to the position.
        moment: The moment of a round that the next action but these ends; ``None`` for a position.
        skipped: The number of its first actions that belong to earlier turns, see `join_empty_turns`.
    """

    turn: int
    first: int
    last: int
    moment: Moment | None = None
    skipped: int = 0

    @property
    def turn_first(self) -> int:
        """The number of actions before the turn itself."""
        return self.first + self.skipped


def list_old_counts(race: AnyRealTimeGame, record: Sequence[LoggedAction]) -> list[int]:
    """Return the number of actions up to each frame of a race as frames were once counted."""
    return [0] + [
        count
        for count, (line, after) in enumerate(zip_longest(record, record[1:]), start=1)
        if after is None or line.turn != after.turn or not race.is_log_noise_text(line.action)
    ]


def list_turns(record: Sequence[LoggedAction]) -> Iterator[Frame]:
    """Yield a frame for each turn of a record."""
    first = 0
    for turn, lines in groupby(record, key=attrgetter("turn")):
        last = first + len(list(lines))
        yield Frame(turn, first, last)
        first = last


def join_empty_turns(
    rules: AnyGame, record: Sequence[LoggedAction], frames: Sequence[Frame], last: int
) -> Iterator[tuple[int, Frame]]:
    """Yield frames of single turns again, without a frame for each turn that was only ended.

    Such a turn joins the next one: it changes nothing that a picture shows. The frame ``last`` and those
    after it join nothing. Each frame comes with the number of the single frame that it ends with.
    """

    @cache  # many turns begin with the same action, and reading it takes most of the time
    def only_ends_turn(text: str) -> bool:
        return rules.only_ends_turn(rules.action_from_string(text))

    first: int | None = None
    for number, frame in enumerate(frames):
        lines = record[frame.first : frame.last]
        if number < last and lines and all(only_ends_turn(line.action) for line in lines):
            first = frame.first if first is None else first
            continue
        yield number, frame if first is None else frame._replace(first=first, skipped=frame.first - first)
        first = None
