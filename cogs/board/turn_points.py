"""What a turn changed in the points: what it brought, the score after it, and who took the lead."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from bot.games import GAMES
from bot.locales import Text, first_text
from bot.match.models import Match
from cogs.board.story import StoryEntry, text_of_story
from cogs.kit.game_ui import text_for
from rendering import RENDERERS
from rendering.words import and_list, comma_list

_NO_POINTS: Mapping[int, float] = MappingProxyType({})
_TWO = 2


def describe_points(match: Match, turn: Sequence[StoryEntry], text: Text) -> str:
    """Describe what a turn changed in the points, without a full stop; return "" if it changed nothing.

    The end of a round says who leads in any case, the end of a match its final score. Only what everybody may
    see is counted. What the end of a match adds is not called a gain of its last turn, nor a round of a race
    one of those who acted last in it.
    """
    steps = [step for step in turn if step.before is not None]
    if not steps:
        return ""
    end = steps[-1].after
    before, after = _count_points(match.game, steps[0].before), _count_points(match.game, end)
    first, leaders = _find_leaders(before), _find_leaders(after)
    ends_round = any(step.kind == "milestone" for step in steps) and any(after.values())
    is_same = first == leaders and all(before[player] == count for player, count in after.items())
    is_over = match.rules.outcome(end) is not None
    if len(after) <= 1 or (is_same and not ends_round and not is_over):
        return ""
    when = "end" if is_over else "round" if ends_round else "turn"
    parts = [_describe_score(match, after, text, when)]
    if not is_over and match.real_time is None:
        actors = {step.player for step in steps} & after.keys()
        gain = sum(after[actor] - before[actor] for actor in actors if actor is not None)
        if gain and len(actors) == 1:
            parts.insert(0, text("points-gain", points=abs(gain), sign="plus" if gain > 0 else "minus"))
    if leaders != first or when == "round":
        how = _compare(leaders, len(after), is_new=leaders != first)
        parts.append(_describe_leaders(match, leaders, text, how, when))
    return comma_list(parts, text)


def _describe_score(match: Match, points: Mapping[int, float], text: Text, when: str) -> str:
    marks = [RENDERERS[match.game].seat_mark(player, text=text_for(match, text)) for player in points]
    counts = list(points.values())
    if len(counts) == _TWO:  # as in sports: two numbers between two marks
        values = {"one": marks[0], "first": counts[0], "second": counts[1], "other": marks[1]}
        score = text("points-of-two", **values)
    else:
        each = [
            text("frame-points", player=mark, points=count) for mark, count in zip(marks, counts, strict=True)
        ]
        score = comma_list(each, text, "points-of-several")
    return first_text(text, f"{match.game}-points-score", "points-score", score=score, when=when)


def _describe_leaders(match: Match, leaders: frozenset[int], text: Text, how: str, when: str) -> str:
    names = [
        RENDERERS[match.game].player(player, text=text_of_story(match, text)) for player in sorted(leaders)
    ]
    return text("points-lead", players=and_list(names, text), how=how, when=when)


def _compare(leaders: frozenset[int], count: int, *, is_new: bool) -> str:
    """Return how the ``leaders`` of ``count`` players lead, as the texts call it."""
    return "level" if len(leaders) == count else "shared" if len(leaders) > 1 else "new" if is_new else "old"


@lru_cache(maxsize=64)
def _count_points(game: str, state: Any) -> Mapping[int, float]:
    """Return the points of the players who have not left, as everybody sees them; empty without points."""
    rules = GAMES[game]
    standing = RENDERERS[game].standing(rules.past_view(state, None))
    points = {player: count for player, count in enumerate(standing) if not rules.has_left(state, player)}
    return points or _NO_POINTS


def _find_leaders(points: Mapping[int, float]) -> frozenset[int]:
    """Return the players with the most points."""
    return frozenset(player for player, count in points.items() if count == max(points.values()))
