"""What each frame of a replay says: where the match stood, what was done, and the points so far."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.locales import Text
from bot.services.replay import Replay
from bot.store.models import Match
from cogs.support.board_messages import ending_lines
from cogs.support.game_ui import get_ui, text_for
from cogs.support.story import Entry, say_turn, tell, tell_beginning
from rendering import RENDERERS, with_names
from rendering.names import clean_name
from rendering.wording import comma_list


class FrameText(NamedTuple):
    """The words of one frame.

    Attributes:
        title: Where the match stood, such as the round; empty in games that have no such parts.
        summary: What was done, in sentences; at the end how the match ended, last.
        standing: The points of each player so far; empty if the game has none to show.
    """

    title: str
    summary: Sequence[str]
    standing: str


def entries_of(replay: Replay, number: int, text: Text) -> list[Entry]:
    """Return what happened in a frame; events are told with the last frame of their turn.

    Raise ``BrokenRecord``.
    """
    frame = replay.frames[number]
    is_last = number == len(replay.frames) - 1
    ends_turn = is_last or replay.frames[number + 1].turn != frame.turn
    return [
        entry
        for entry in tell(replay.match, replay.lines(number), text)
        if entry.turn == frame.turn and (ends_turn or entry.action is not None or entry.before is not None)
    ]


def tell_frame(replay: Replay, number: int, text: Text) -> FrameText:
    """Return the words of a frame. Raise ``BrokenRecord``.

    Players are mentioned; those of a record file have the names in ``text``.
    """
    match = replay.match
    if replay.frames[number].turn == 0:
        summary = [tell_beginning(match, text)]
    else:
        summary = say_turn(match, entries_of(replay, number, text), text)
    if number == len(replay.frames) - 1 and match.is_over:
        summary += ending_lines(match, text)
    own = text_for(match, text)
    view = replay.view(number)
    points = RENDERERS[match.game].standing(view)
    standing = [
        own("frame-points", player=RENDERERS[match.game].player(player, text=own), points=value)
        for player, value in enumerate(points)
    ]
    return FrameText(get_ui(match).title(view, text=own), summary, comma_list(standing, text))


def with_recorded_names(match: Match, names: Sequence[str], text: Text) -> Text:
    """Return ``text`` with the names of a record file, clean or not, and the colours of the others."""
    own, renderer = text_for(match, text), RENDERERS[match.game]
    cleaned = [clean_name(name) for name in names]
    colours = [renderer.seat_colour(player, text=own) for player in range(len(match.players))]
    return with_names(text, [name or colour for name, colour in zip(cleaned, colours, strict=True)])
