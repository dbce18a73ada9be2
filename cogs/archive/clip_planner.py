"""Planning a clip: a frame for each turn, with a summary of the turn and the points so far."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.locales import texts
from bot.match.refusals import Refusal
from bot.match.replay import Replay
from bot.timestamps import from_milliseconds
from cogs.archive.frames import describe_frame, describe_frame_briefly, frame_view, with_recorded_names
from rendering import RENDERERS
from rendering.archive.clip import ClipFrame, ClipPlan, Format, Speed

_LONG = 120
"""The number of characters that fit the strip below the pictures of a clip, unless they are very wide."""


class Range(NamedTuple):
    """The first and the last turn to show, or step in a race; ``None`` for the first or last of the match."""

    first: int | None = None
    last: int | None = None

    @property
    def is_whole(self) -> bool:
        """Whether all turns are shown."""
        return self.first is None and self.last is None


class ClipPlanner:
    """Plans a clip frame by frame, so that boards can be drawn in between."""

    def __init__(
        self,
        replay: Replay,
        names: Sequence[str],
        turns: Range,
        *,
        locale: str,
        key_frames: frozenset[int] = frozenset(),
    ) -> None:
        """Take the replay of a record file and its players' names by seat.

        ``key_frames`` are kept if the clip has to omit frames. Raise ``Refusal`` if the match does not have
        these turns.
        """
        self.turns, self.numbers = _frames_of(replay, turns)
        self._replay = replay
        self._names = tuple(names)
        self._locale = locale
        self._text = with_recorded_names(replay.match, names, texts(locale))
        self._key_frames = key_frames

    def plan_frame(self, number: int) -> ClipFrame:
        """Return the clip's frame for a frame of the replay."""
        replay, match = self._replay, self._replay.match
        frame_text, lines = describe_frame(replay, number, self._text), replay.lines(number)
        is_last = number == len(replay.frames) - 1
        view = replay.view(number) if is_last else frame_view(replay, number, None)  # it ends with the end
        is_milestone = any(match.rules.is_milestone(each.before, each.after) for each in lines)
        summary = " ".join(frame_text.summary)
        return ClipFrame(
            view=view,
            summary=summary,
            brief=" ".join(describe_frame_briefly(replay, number, self._text))
            if len(summary) > _LONG
            else "",
            scores=tuple(
                self._text("clip-score", points=points) for points in RENDERERS[match.game].standing(view)
            ),
            player=replay.find_actor(number),
            is_key=is_milestone or number in self._key_frames,
        )

    def plan(
        self, frames: Iterable[ClipFrame], *, theme: str, kind: Format, speed: Speed, max_bytes: int
    ) -> ClipPlan:
        """Return the plan of a clip with these frames."""
        match = self._replay.match
        end_date = None if match.ended_at is None else from_milliseconds(match.ended_at).date()
        return ClipPlan(
            key=match.game,
            names=self._names,
            frames=tuple(frames),
            end_date=end_date,
            theme=theme,
            locale=self._locale,
            marks=match.player_marks,
            format=kind,
            speed=speed,
            max_bytes=max_bytes,
        )


def _frames_of(replay: Replay, turns: Range) -> tuple[Range, list[int]]:
    """Return the turns to show, without ``None``, and the numbers of their frames."""
    count = replay.last_number
    first, last = turns.first or 1, turns.last or count
    if not (turns.is_whole or 1 <= first <= last <= count):
        raise Refusal("clip-steps" if replay.match.real_time else "clip-turns", count=count)
    lowest = 0 if first == 1 else first  # what comes before the first turn belongs to it
    counts = [replay.number_of(number) for number in range(len(replay.frames))]
    numbers = [
        number
        for number, (before, count) in enumerate(pairwise([0, *counts]))
        if lowest <= count and min(before + 1, count) <= last  # it may begin with turns that joined it
    ]
    return Range(first, last), numbers
