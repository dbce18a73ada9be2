"""Summaries of a match's turns: for the live board, and for the lines that old boards become."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise
from types import MappingProxyType
from typing import Any

from bot.games import SimultaneousGame
from bot.locales import Text, texts
from bot.match.models import LoggedAction, Match
from bot.match.recipients import Recipients
from bot.match.replay import PublicLine, get_recent_public_lines, iterate_public_lines, last_turn
from cogs.board.story import BY_ITSELF, StoryEntry, describe_turn, list_entries
from cogs.board.turn_points import describe_points
from cogs.kit.drawing import draw_off_loop
from cogs.kit.game_ui import text_for
from rendering import NO_EMOJIS, Emojis, with_emojis
from rendering.words import cut, markup_length

_MOST_TURNS = 3
"""The most turns that the live board summarizes, unless nobody had a choice in more of them."""
_LONGEST_TURN = 300
_MOST_MARKUP = 500
"""The characters of markup that do not count: the result of a race of four has about 450."""
_DELAYED_EVENTS = BY_ITSELF | {"hint"}
"""The events that the live board omits until their turn is over.

During the turn, other lines of the board say who is late and for whom the bot plays.
"""


class Story:
    """The recent actions and all events of a match, computed once for all messages of a delivery.

    Attributes:
        match: The match.
        recipients: Its players as recipients, if they were read with it; what the coach says depends on them.
        text: The lookup of texts for the match's messages, in its language.
    """

    def __init__(
        self, match: Match, emojis: Emojis = NO_EMOJIS, recipients: Recipients = MappingProxyType({})
    ) -> None:
        self.match = match
        self.recipients = recipients
        self.text = with_emojis(text_for(match, texts(match.locale)), emojis)

    @cached_property
    def lines(self) -> list[PublicLine]:
        """The recent actions that everybody may know, each with the states before and after it."""
        return get_recent_public_lines(self.match)

    @cached_property
    def entries(self) -> list[StoryEntry]:
        """The entries for these actions and for all events."""
        return list_entries(self.match, self.lines, self.text)


@dataclass(frozen=True, slots=True)
class RecentTurns:
    """The lines in which the live board says what was done since the last turn of the players to act.

    Attributes:
        lines: A line for each of the last turns.
        is_complete: Whether the lines cover all of it; otherwise the board has a button for the rest.
    """

    lines: Sequence[str] = ()
    is_complete: bool = True


def recent_turns(story: Story, above: int) -> RecentTurns:
    """Return the lines of the live board about the last turns.

    They omit what the summary right above the board covers, from the turn ``above`` on: see
    `SentMessage.above`. But they repeat the turns in which nobody had a choice, because these pass while
    nobody looks.
    """
    match = story.match
    present = match.turn + match.is_over
    entries = _without_duplicates(match, without_ending(match, story.entries))
    if match.boards == "delete":  # no older message says what all players did at the same time
        since = last_seen_turn(match, story.lines, match.publicly_to_act())
    else:
        since = last_turn(match.recent, match.turn, match.publicly_to_act())
    earliest = min((each.line.turn for each in story.lines), default=match.turn)
    turns = sorted({entry.turn for entry in entries if match.real_time or entry.turn >= earliest})
    forced = set[int]() if match.is_over or match.real_time else _find_forced_turns(match, entries)
    since = min({turn - 1 for turn in forced} | {since})
    turns = turns[-1:] if match.is_over else [turn for turn in turns if turn > since] or turns[-1:]
    told_above = set(range(above, present)) - forced if 0 <= above <= min(turns, default=0) else ()
    recent_entries = [
        entry
        for entry in entries
        if entry.turn in turns and not (entry.turn in told_above and is_summarized(match, entry))
    ]
    turns_of_entries = group_turns(recent_entries)
    most = max(_MOST_TURNS, len(forced) + 1)
    shown = [_shorten_turn(match, turn, story.text) for turn in turns_of_entries[-most:]]
    is_whole = len(turns_of_entries) <= most and all(whole for _, whole in shown)
    return RecentTurns([line for line, _ in shown], is_complete=is_whole or match.real_time is not None)


def _find_forced_turns(match: Match, entries: Iterable[StoryEntry]) -> set[int]:
    """Return the turns since the last action that somebody chose, without the present turn."""
    turns, chosen = set[int](), 0
    for entry in entries:
        if entry.action is None or entry.turn >= match.turn:
            continue
        turns.add(entry.turn)
        if not entry.is_forced and not match.rules.is_random(entry.action):
            chosen = entry.turn
    return {turn for turn in turns if turn > chosen}


def shorten_turn(match: Match, turn: Sequence[StoryEntry], text: Text) -> str:
    """Return the line of a turn, without its first entries if it is too long: the last ones are news."""
    return _shorten_turn(match, turn, text)[0]


def _shorten_turn(match: Match, turn: Sequence[StoryEntry], text: Text) -> tuple[str, bool]:
    """Return the line of `shorten_turn`, and whether it is the whole one."""
    whole = line = _describe_turn(match, turn, text)
    for first in range(1, len(turn)):
        if len(line) <= _longest(line):
            break
        line = _describe_turn(match, turn, text, first)
    line = cut(line, _longest(line))
    return line, line == whole


def _longest(line: str) -> int:
    return _LONGEST_TURN + min(markup_length(line), _MOST_MARKUP)


def last_seen_turn(match: Match, lines: Iterable[PublicLine], players: Iterable[int]) -> int:
    """Return the last turn that ``players`` have seen because they acted in it, or 0 if unknown.

    A simultaneous turn does not count: what the others did is shown only at its end.
    """
    rules = match.rules
    if match.real_time or not isinstance(rules, SimultaneousGame):
        return last_turn((each.line for each in lines), match.turn, players)
    seen_lines = (each.line for each in lines if not rules.is_simultaneous(each.before))
    return last_turn(seen_lines, match.turn, players)


def _without_duplicates(match: Match, entries: Sequence[StoryEntry]) -> list[StoryEntry]:
    """Return the entries without those that other lines of the board cover, such as the result of a round."""
    results = {entry.public_revision for entry in entries if match.real_time and entry.kind == "milestone"}
    return [
        entry
        for entry in entries
        if entry.public_revision not in results
        and (entry.kind not in _DELAYED_EVENTS or entry.turn < match.turn)
        and not (match.real_time and entry.kind == "hint")
        and (entry.kind != "paused" or match.pause is None)
        and not _is_playing_for_owner(match, entry)
    ]


def _is_playing_for_owner(match: Match, entry: StoryEntry) -> bool:
    """Return whether an entry says who took over a seat, as the line about the owner does meanwhile."""
    if entry.kind not in ("computer", "lent") or entry.about is None:
        return False
    has_owner = match.seat_status(entry.about).owner is not None
    return has_owner and match.players[entry.about] == entry.user


def is_summarized(match: Match, entry: StoryEntry) -> bool:
    """Return whether summaries include an entry; of a race, they include only its result or interruption."""
    if match.real_time is None or entry.kind not in ("action", "ends"):
        return True
    return not match.real_time.is_simultaneous(entry.before)


def without_ending(match: Match, entries: Iterable[StoryEntry]) -> list[StoryEntry]:
    """Return the entries without the end of the match, which has a message of its own.

    That includes the action by which the last player to resign left.
    """
    ending = match.ending.kind if match.ending else ""
    last = match.resigned[-1] if ending == "resigned" and match.resigned else None
    return [
        entry
        for entry in entries
        if (entry.kind != ending or entry.turn < match.turn)
        and not (last is not None and entry.player == last and _leaves(match, entry))
    ]


async def read_lines(match: Match, record: Sequence[LoggedAction]) -> list[PublicLine]:
    """Return the actions in a record that everybody may know, each with the states before and after it.

    Raise ``BrokenRecord`` if an action in the record is illegal.
    """
    return await draw_off_loop(lambda: list(iterate_public_lines(match, record)))


def turn_lines(match: Match, entries: Iterable[StoryEntry], text: Text) -> list[str]:
    """Return a line for each of `group_turns`, with a sentence for each player who did something in it."""
    return [_describe_turn(match, turn, text) for turn in group_turns(entries)]


def group_turns(entries: Iterable[StoryEntry]) -> list[list[StoryEntry]]:
    """Return the entries by turn; turns in a row in which one player did the same share a group."""
    groups, last = list[list[StoryEntry]](), None
    for _, turn in groupby(entries, key=lambda entry: entry.turn):
        group = list(turn)
        routine = _find_routine(group)
        if routine is not None and routine == last:
            groups[-1] += group
        else:
            groups.append(group)
        last = routine
    return groups


def _find_routine(turn: Sequence[StoryEntry]) -> tuple[Any, ...] | None:
    """Return who did what in a turn of actions of one kind; ``None`` for any other turn."""
    kinds = {
        (each.player, each.cause, each.is_forced, type(each.action)) for each in turn if each.kind != "ends"
    }
    players = {(each.player, each.cause, each.is_forced) for each in turn}
    is_routine = len(kinds) == len(players) == 1 and all(each.action is not None for each in turn)
    return kinds.pop() if is_routine else None


def _describe_turn(match: Match, turn: Sequence[StoryEntry], text: Text, first: int = 0) -> str:
    """Return the line of a turn, without its ``first`` entries: points come next, who left comes last."""
    rest, leaving = split_leaving(match, turn)
    parts, start = list[str](), 0
    for part in split_at_rounds(rest):
        shown = part[max(first - start, 0) :]
        start += len(part)
        if first and not shown:
            continue
        line, points = " ".join(describe_turn(match, shown, text)), describe_points(match, part, text)
        parts.append(text("board-recent-rest", rest=line) if first and not parts else line)
        parts.append(text("points-line", points=points) if points else "")
    return " ".join(part for part in [*parts, *describe_turn(match, leaving, text)] if part)


def split_at_rounds(turn: Sequence[StoryEntry]) -> list[Sequence[StoryEntry]]:
    """Return the entries of a turn in parts, each of which ends with the end of a round or of the turn.

    The player who ended a round may begin the next one in the same turn. What the first part brought is told
    before that.
    """
    ends = [
        number
        for number, (one, two) in enumerate(pairwise(turn), start=1)
        if one.kind == "milestone" and two.action is not None
    ]
    return [turn[start:end] for start, end in pairwise([0, *ends, len(turn)])]


def split_leaving(match: Match, turn: Sequence[StoryEntry]) -> tuple[list[StoryEntry], list[StoryEntry]]:
    """Return the entries of a turn, and apart from them those by which players left or resigned."""
    rest, leaving = list[StoryEntry](), list[StoryEntry]()
    for entry in turn:
        (leaving if entry.kind == "resigned" or _leaves(match, entry) else rest).append(entry)
    return rest, leaving


def _leaves(match: Match, entry: StoryEntry) -> bool:
    """Return whether a player left the match by an entry's action."""
    player, has_left = entry.player, match.rules.has_left
    return player is not None and has_left(entry.after, player) and not has_left(entry.before, player)
