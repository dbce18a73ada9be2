"""The alt text of a clip."""

import re

from rendering import RENDERERS, texts_for
from rendering.archive.clip.plan import ClipPlan
from rendering.words import ALT_TEXT_LIMIT, and_list, cut, split_label

_LEFT_OUT = "…"


def describe_clip(plan: ClipPlan) -> str:
    """Describe a clip: the players, the turning points, the result, other turns if they fit."""
    text = texts_for(plan.locale, plan.names, plan.marks)
    renderer = RENDERERS[plan.key]
    seats = range(len(plan.names))
    players = and_list([renderer.player_name(player, text=text) for player in seats], text)
    game = text(f"{plan.key}-name")
    head = (
        text("clip-alt-on", game=game, players=players, date=plan.end_date)
        if plan.end_date
        else text("clip-alt", game=game, players=players)
    )
    # read aloud, marks would be the names of emojis
    marks = re.compile("|".join(re.escape(f"{renderer.seat_mark(player, text=text)} ") for player in seats))
    *turns, result = (marks.sub("", split_label(frame.summary)[0]) for frame in plan.frames)
    by_importance = sorted(range(len(turns)), key=lambda at: (not plan.frames[at].is_key, -at))
    included_turns = set[int]()
    for at in by_importance:
        if len(_join(head, turns, included_turns | {at}, result)) > ALT_TEXT_LIMIT:
            break
        included_turns.add(at)
    return cut(_join(head, turns, included_turns, result), ALT_TEXT_LIMIT)


def _join(head: str, turns: list[str], included_turns: set[int], result: str) -> str:
    """Return the sentences of a description, with an ellipsis for turns that are left out."""
    parts = [head]
    for at, turn in enumerate(turns):
        if at in included_turns:
            parts.append(turn)
        elif parts[-1] != _LEFT_OUT:
            parts.append(_LEFT_OUT)
    return " ".join(words for words in (*parts, result) if words)
