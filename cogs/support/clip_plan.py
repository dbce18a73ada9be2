"""What a clip of a match is to show: a frame for each turn, with what was done and the points so far."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from bot.locales import Text, texts
from bot.services.record import to_match, to_record
from bot.services.refusals import Refusal
from bot.services.replay import Replay
from bot.store.models import LoggedAction, Match
from cogs.support.frames import frame_view, tell_frame, with_recorded_names
from rendering import RENDERERS
from rendering.clip import ClipFrame, ClipPlan, Format, Speed


class Range(NamedTuple):
    """The turns to show, from the first to the last; ``None`` for that of the match."""

    first: int | None = None
    last: int | None = None

    @property
    def is_whole(self) -> bool:
        """Whether these are all turns."""
        return self.first is None and self.last is None


def plan_clip(
    match: Match,
    record: Sequence[LoggedAction],
    names: Sequence[str],
    *,
    turns: Range,
    speed: Speed,
    kind: Format,
    max_bytes: int,
    key_frames: frozenset[int],
    ended: date | None,
) -> ClipPlan:
    """Return the plan of a clip of a finished match. Raise ``Refusal`` if it does not have these turns."""
    named, actions = to_match(to_record(match, record, names), match.state)
    replay = Replay(named, actions)
    numbers = _frames_of(replay, turns)
    text = with_recorded_names(named, names, texts(match.locale))
    return ClipPlan(
        key=match.game,
        names=tuple(names),
        frames=tuple(_frame(replay, number, text, is_key=number in key_frames) for number in numbers),
        ended=ended,
        theme=match.theme,
        locale=match.locale,
        marks=match.player_marks,
        format=kind,
        speed=speed,
        max_bytes=max_bytes,
    )


def _frames_of(replay: Replay, turns: Range) -> list[int]:
    last = replay.frames[-1].turn
    first_turn, last_turn = turns.first or 1, turns.last or last
    if not 1 <= first_turn <= last_turn <= last:
        raise Refusal("clip-turns", count=last)
    found = [
        number for number, frame in enumerate(replay.frames) if first_turn <= max(frame.turn, 1) <= last_turn
    ]
    return found or [len(replay.frames) - 1]


def _frame(replay: Replay, number: int, text: Text, *, is_key: bool) -> ClipFrame:
    match, told = replay.match, tell_frame(replay, number, text)
    view, lines = frame_view(replay, number, None), replay.lines(number)
    players = {each.line.player for each in lines if not _is_by_system(match, each.line)}
    is_milestone = any(match.rules.is_milestone(each.before, each.after) for each in lines)
    return ClipFrame(
        view=view,
        summary=" ".join(told.summary),
        scores=tuple(map(str, RENDERERS[match.game].standing(view))),
        player=players.pop() if len(players) == 1 else None,
        is_key=is_key or is_milestone,
    )


def _is_by_system(match: Match, line: LoggedAction) -> bool:
    return match.is_system_action(match.rules.action_from_string(line.action))
