"""What was done in a match, turn by turn: below the head of the live board, and in place of old boards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from bot.games import SimultaneousGame
from bot.locales import Text, texts
from bot.services.replay import BrokenRecord, PublicLine, last_turn, public_lines, recent_public_lines
from bot.store import Store
from bot.store.deliveries import SentMessage
from bot.store.models import LoggedAction, Match
from cogs.support.drawing import draw_off_loop
from cogs.support.game_ui import text_for
from cogs.support.story import BY_ITSELF, Entry, say_turn, tell, tell_beginning
from rendering import NO_EMOJIS, Emojis, with_emojis
from rendering.emoji_text import cut

_MOST_TURNS = 3
_LONGEST_TURN = 300
_LONGEST_SUMMARY = 3500
_TOLD_LATER = BY_ITSELF | {"hint"}
"""The events that a board tells only once their turn has passed: it says otherwise who is late."""


class Story:
    """What was lately done in a match, worked out once for all messages of a delivery.

    Attributes:
        match: The match.
        text: The lookup for the sentences of its messages.
    """

    def __init__(self, match: Match, emojis: Emojis = NO_EMOJIS) -> None:
        self.match = match
        self.text = with_emojis(text_for(match, texts(match.locale)), emojis)

    @cached_property
    def lines(self) -> list[PublicLine]:
        """The recent actions that everybody may know."""
        return recent_public_lines(self.match)

    @cached_property
    def entries(self) -> list[Entry]:
        """What they tell, and all events."""
        return tell(self.match, self.lines, self.text)


@dataclass(frozen=True, slots=True)
class RecentTurns:
    """What was done since the last turn of the players to act: a line for each of the last turns.

    ``is_all`` is whether that is everything.
    """

    lines: Sequence[str] = ()
    is_all: bool = True


def recent_turns(story: Story, above: int) -> RecentTurns:
    """Return what a board tells of the last turns.

    The message right above tells the turns from ``above`` on, up to the present one; -1 if it tells none.
    What it tells alone is not told again.
    """
    match = story.match
    present = match.turn + match.is_over
    entries = _news(match, _without_ending(match, story.entries))
    if match.boards == "delete":  # no older message tells what all players did at the same time
        since = last_seen_turn(match, story.lines, match.publicly_to_act())
    else:
        since = last_turn(match.recent, match.turn, match.publicly_to_act())
    turns = sorted({entry.turn for entry in entries})
    turns = turns[-1:] if match.is_over else [turn for turn in turns if turn > since] or turns[-1:]
    told_above = range(above, present) if 0 <= above <= min(turns, default=0) else ()
    shown = [
        entry
        for entry in entries
        if entry.turn in turns and not (entry.turn in told_above and _is_summarized(match, entry))
    ]
    whole = _lines(match, shown, story.text)
    told = [cut(line, _LONGEST_TURN) for line in whole[-_MOST_TURNS:]]
    return RecentTurns(told, is_all=told == whole or match.real_time is not None)


def last_seen_turn(match: Match, lines: Iterable[PublicLine], players: Iterable[int]) -> int:
    """Return the last turn that ``players`` have seen because they acted in it, 0 if unknown.

    A turn in which all act at the same time does not count: what the others did is shown only at its end.
    """
    rules = match.rules
    if match.real_time or not isinstance(rules, SimultaneousGame):
        return last_turn((each.line for each in lines), match.turn, players)
    seen = (each.line for each in lines if not rules.is_simultaneous(each.before))
    return last_turn(seen, match.turn, players)


def _news(match: Match, entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries for a board, without what it says in other words, such as the result of a round."""
    results = {entry.public_revision for entry in entries if match.real_time and entry.kind == "milestone"}
    return [
        entry
        for entry in entries
        if entry.public_revision not in results
        and (entry.kind not in _TOLD_LATER or entry.turn < match.turn)
        and (entry.kind != "paused" or match.pause is None)
    ]


def _is_summarized(match: Match, entry: Entry) -> bool:
    """Return whether a summary tells an entry: of a race, only the result or that it was interrupted."""
    if match.real_time is None or entry.kind not in ("action", "ends"):
        return True
    return not match.real_time.is_simultaneous(entry.before)


def _without_ending(match: Match, entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries without the one that the message about the end of the match is about."""
    ending = match.ending.kind if match.ending else ""
    return [entry for entry in entries if entry.kind != ending or entry.turn < match.turn]


async def summarize(store: Store, story: Story, message: SentMessage, until: int) -> str:
    """Return what was done while an old message was the board, empty if that is nothing.

    ``until`` is the ``turn`` of the message after it.
    """
    match, text = story.match, story.text
    if message.turn < 0 or until < 0:
        return text("board-earlier")
    if match.state is None:
        return ""
    told = [tell_beginning(match, text)] if message.turn == 0 else []
    first = max(message.turn, 1)
    if first < until and (not story.lines or story.lines[0].line.turn > first):
        try:
            lines = await read_lines(match, await store.matches.actions(match.id))
        except BrokenRecord:
            return text("board-earlier")
        entries = tell(match, lines, text)
    else:
        entries = story.entries
    done = [entry for entry in entries if first <= entry.turn < until and _is_summarized(match, entry)]
    return cut("\n".join([*told, *_lines(match, _without_ending(match, done), text)]), _LONGEST_SUMMARY)


async def read_lines(match: Match, record: Sequence[LoggedAction]) -> list[PublicLine]:
    """Return the public lines of a whole record. Raise ``BrokenRecord``."""
    return await draw_off_loop(lambda: list(public_lines(match, record)))


def _lines(match: Match, entries: Iterable[Entry], text: Text) -> list[str]:
    """Return a line for each turn, with a sentence for each player who did something in it."""
    return [
        " ".join(say_turn(match, list(turn), text))
        for _, turn in groupby(entries, key=lambda entry: entry.turn)
    ]
