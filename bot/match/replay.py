"""Replay of a match's record: state by state, and frame by frame."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import islice, pairwise
from typing import Any, Literal, NamedTuple

from bot.games import IllegalAction
from bot.match.models import LoggedAction, Match
from bot.match.replay_frames import Frame, join_empty_turns, list_old_counts, list_turns

SNAPSHOT_EVERY = 32
"""The number of actions between two stored states of a match."""
ADDRESS_MARK = "s"
"""What the addresses of frames of a race begin with."""


class PublicLine(NamedTuple):
    """A logged action, the state in which it was made, and the state after it."""

    line: LoggedAction
    before: Any
    after: Any


class BrokenRecord(Exception):  # noqa: N818
    """A record with an action that is illegal where it stands: the database was changed from outside."""


def replay(match: Match, record: Iterable[LoggedAction]) -> Iterator[Any]:
    """Yield every state of a match that has begun: the first one, and the state after each logged action.

    Raise ``BrokenRecord`` if an action is illegal.
    """
    rules = match.rules
    start = rules.new_state(len(match.players), rules.options_from(match.options), match.seed)
    return replay_from(start, match, record)


def replay_from(state: Any, match: Match, record: Iterable[LoggedAction]) -> Iterator[Any]:
    """Yield a state of a match, and the state after each of the actions that were logged from there on.

    Raise ``BrokenRecord`` if an action is illegal.
    """
    rules = match.rules
    yield state
    for line in record:
        try:
            state = rules.apply_action(state, line.player, rules.action_from_string(line.action))
        except IllegalAction as error:
            raise BrokenRecord(match.id, line.action) from error
        yield state


def was_played(match: Match) -> bool:
    """Return whether a match that is over has an action, or in a race a round that was checked."""
    rules = match.real_time
    if rules is None or match.state is None:
        return match.action_count > 0
    start = rules.new_state(len(match.players), rules.options_from(match.options), match.seed)
    return rules.is_milestone(start, match.state)


def iterate_public_lines(match: Match, record: Sequence[LoggedAction]) -> Iterator[PublicLine]:
    """Yield the logged actions that everybody may know, each with the states before and after it."""
    return _skip_hidden_actions(match, record, replay(match, record))


def get_recent_public_lines(match: Match) -> list[PublicLine]:
    """Return the recent actions that everybody may know, each with the states before and after it.

    Return none of them if they are illegal by now: a change of the rules must not stop a match.
    """
    with suppress(BrokenRecord):
        return list(
            _skip_hidden_actions(match, match.recent, replay_from(match.recent_state, match, match.recent))
        )
    return []


def _skip_hidden_actions(
    match: Match, record: Sequence[LoggedAction], states: Iterable[Any]
) -> Iterator[PublicLine]:
    is_over, rules = match.is_over, match.rules
    for line, (before, after) in zip(record, pairwise(states), strict=False):
        if is_over or not match.is_hidden(before, rules.action_from_string(line.action)):
            yield PublicLine(line, before, after)


def last_turn(record: Iterable[LoggedAction], present: int, players: Iterable[int]) -> int:
    """Return the last turn before the ``present`` one in which each of ``players`` acted, 0 if unknown."""
    earlier_actions = [line for line in record if line.turn < present]
    turns = (
        max((line.turn for line in earlier_actions if line.player == player), default=0) for player in players
    )
    return min(turns, default=0)


class Replay:
    """A match seen frame by frame: the start, then the position after each turn in which something was done.

    A race has frames after the actions that `RealTimeGame.ends_frame` chooses, and for each moment of a round
    that is over. While a match is running, its last frame is the present position, so that nothing about the
    present turn shows that a view hides.

    States are replayed from the nearest known one before; some of them are remembered.
    """

    def __init__(
        self, match: Match, record: Sequence[LoggedAction], *, joins_empty_turns: bool = True
    ) -> None:
        """Take a match that has begun, and its whole record; that of a race is replayed at once.

        Raise ``BrokenRecord``.
        """
        self.match = match
        self.record = tuple(record)
        self._states = {len(self.record): match.state}
        self.frames = tuple(self._list_frames())
        self._turns: Sequence[int] = range(len(self.frames))
        """For each frame the number of its turn among all turns, which numbers and addresses count."""
        if joins_empty_turns and match.real_time is None:
            last = len(self.frames) - (1 if match.is_over else 2)
            joined = join_empty_turns(match.rules, self.record, self.frames, last)
            self._turns, self.frames = zip(*joined, strict=True)
        self._moment_views = dict[int, Any]()
        """The views of the moments that were seen last: words, labels and pictures share them."""
        self._states_between = dict[int, Any]()
        """The states between the frames that `lines_of` returned last."""

    @property
    def beginning(self) -> int:
        """The frame at which readers begin: the start if the match is over, else the present position."""
        return 0 if self.match.is_over else len(self.frames) - 1

    @cached_property
    def by_turn(self) -> "Replay":
        """The replay with a frame for every turn, as reviews count them; the same replay in a race."""
        if len(self._turns) == self._turns[-1] + 1:
            return self
        replay = Replay(self.match, self.record, joins_empty_turns=False)
        replay._states = self._states
        return replay

    def turn_of(self, number: int) -> int:
        """Return the number in `by_turn` of the last turn of a frame."""
        return self._turns[number]

    def frame_of(self, turn: int) -> int:
        """Return the number of the frame that shows a frame of `by_turn`, at most the last one."""
        return min(bisect_left(self._turns, turn), len(self.frames) - 1)

    @property
    def turn_count(self) -> int:
        """The number of turns in which something was done that nobody took back."""
        turn_number = self.match.rules.turn_number(self.match.state)
        return (
            len({frame.turn for frame in self.by_turn.frames if frame.turn})
            if turn_number is None
            else turn_number
        )

    @property
    def length(self) -> tuple[Literal["turns", "rounds"], int]:
        """What the length of the match is counted in, and how many there are: in a race, rounds that ended.

        Raise ``BrokenRecord``.
        """
        return ("rounds", len(self.milestones)) if self.match.real_time else ("turns", self.turn_count)

    @property
    def last_number(self) -> int:
        """The number that readers see for the last frame."""
        turn_number = self.match.rules.turn_number(self.match.state)
        return self._turns[-1] if turn_number is None else turn_number

    def number_of(self, frame: int) -> int:
        """Return the number that readers see for the turn of a frame, in a race for the step.

        It is the number on the boards, 0 before the first turn. If boards show no number, turns are counted.
        Raise ``BrokenRecord``.
        """
        rules = self.match.rules
        if rules.turn_number(self.match.state) is None:
            return self._turns[frame]
        return rules.turn_number(self.state(self.frames[frame].turn_first)) or 0

    def add_state(self, action_count: int, state: Any) -> None:
        """Remember the state after a number of actions."""
        self._states[action_count] = state

    def around(self, number: int, most: int) -> range:
        """Return the numbers of up to ``most`` frames around a frame."""
        start = max(min(number - most // 2, len(self.frames) - most), 0)
        return range(start, min(start + most, len(self.frames)))

    def find_start(self, number: int | None, most: int) -> int:
        """Return the number of actions before the frames `around` a frame; 0 if their start `is_near`.

        ``number`` is that in its address. Without it, use the frame at which readers begin.
        """
        target = self.beginning if number is None else self.frame_of(number)
        start = self.around(target, most).start
        return 0 if self.is_near(start) else self.frames[start].first

    def is_near(self, number: int) -> bool:
        """Return whether a frame is close to a state that is remembered."""
        first = self.frames[number].first
        return first - self._nearest(first) < 2 * SNAPSHOT_EVERY

    def state(self, action_count: int) -> Any:
        """Return the state after a number of actions. Raise ``BrokenRecord``."""
        if (state := self._states_between.get(action_count)) is not None:
            return state
        nearest, rules = self._nearest(action_count), self.match.rules
        if nearest == 0 and 0 not in self._states:
            options = rules.options_from(self.match.options)
            self._states[0] = rules.new_state(len(self.match.players), options, self.match.seed)
        actions = self.record[nearest:action_count]
        states = replay_from(self._states[nearest], self.match, actions)
        for count, state in enumerate(states, start=nearest):
            if count % SNAPSHOT_EVERY == 0:
                self._states[count] = state
        return state

    def view(self, number: int, player: int | None = None) -> Any:
        """Return what a player or a spectator may know in a frame; after an early end nobody is to act."""
        frame = self.frames[number]
        if frame.moment is not None and self.match.real_time is not None:
            if number not in self._moment_views:
                view = self.match.real_time.view_moment(self.state(frame.last), frame.moment)
                self._moment_views = {
                    **dict([*self._moment_views.items()][1 - SNAPSHOT_EVERY :]),
                    number: view,
                }
            return self._moment_views[number]
        if number == len(self.frames) - 1:
            return self.match.view(player)
        return self.match.rules.view(self.state(frame.last), player)

    def find_actor(self, number: int) -> int | None:
        """Return the player who acted in a frame; ``None`` if nobody did, or several players."""
        frame, match = self.frames[number], self.match
        if frame.moment is not None:
            return frame.moment.player
        players = {
            line.player
            for line in self.record[frame.turn_first : frame.last]
            if not match.is_system_action(action := match.rules.action_from_string(line.action))
            and self.is_told(number, action)
        }
        return players.pop() if len(players) == 1 else None

    def is_told(self, number: int, action: Any) -> bool:
        """Return whether readers of a frame are told of an action of it: of all that is going on now."""
        race = self.match.real_time
        is_present = number == len(self.frames) - 1 and not self.match.is_over
        return race is None or is_present or race.is_told(action)

    def address(self, number: int) -> str:
        """Return the address of a frame for a button, which `find_frame` reads; a number after the last too.

        Addresses count turns, so they stay the same whichever turns are joined.
        """
        if self.match.real_time:
            return f"{ADDRESS_MARK}{number}"
        return str(self._turns[number] if number < len(self._turns) else self._turns[-1] + 1)

    def find_frame(self, address: str) -> int | None:
        """Return the number of a frame, at most the last one; ``None`` if this is no `address`.

        Buttons of races that have no mark are older: their frames were those after each action that the log
        tells.
        """
        digits = address.removeprefix(ADDRESS_MARK)
        if not (digits.isascii() and digits.isdigit()):
            return None
        number, race = int(digits), self.match.real_time
        if race is not None and digits == address:
            counts = list_old_counts(race, self.record)
            count = counts[min(number, len(counts) - 1)]
            number = next(place for place, frame in enumerate(self.frames) if frame.last >= count)
        return self.frame_of(number)

    def find_old_frames(self) -> list[int]:
        """Return for each frame of a race the number of the frame at that point as they were once counted."""
        assert self.match.real_time is not None
        counts = list_old_counts(self.match.real_time, self.record)
        return [bisect_right(counts, frame.last) - 1 for frame in self.frames]

    def lines(self, number: int) -> list[PublicLine]:
        """Return the actions of a frame that everybody may know, each with the states before and after it.

        Raise ``BrokenRecord``.
        """
        return self.lines_of(range(number, number + 1))[0]

    def lines_of(self, numbers: range) -> list[list[PublicLine]]:
        """Return the `lines` of each of several consecutive frames, replaying them only once.

        Raise ``BrokenRecord``.
        """
        if not numbers:
            return []
        frames = self.frames[numbers.start : numbers.stop]
        start, lines_by_frame = self.state(frames[0].first), list[list[PublicLine]]()
        between = {frames[0].first: start}
        for frame, (lines, state) in zip(frames, self._walk(frames, start), strict=True):
            between[frame.last] = state
            lines_by_frame.append(lines)
        if len(frames) <= SNAPSHOT_EVERY:  # the states of a whole match would take too much memory
            self._states_between = between
        return lines_by_frame

    @cached_property
    def milestones(self) -> tuple[tuple[int, Any], ...]:
        """What the match led to beyond the actions themselves: the frame, and the state reached in it.

        Raise ``BrokenRecord``.
        """
        is_milestone = self.match.rules.is_milestone
        return tuple(
            (number, line.after)
            for number, (lines, _) in enumerate(self._walk(self.frames, self.state(0)))
            for line in lines
            if is_milestone(line.before, line.after)
        )

    def _walk(self, frames: Sequence[Frame], start: Any) -> Iterator[tuple[list[PublicLine], Any]]:
        """Yield the public lines of each of several consecutive frames, and the state after it.

        ``start`` is the state before them. Only the states of one frame are in memory at a time. Raise
        ``BrokenRecord``.
        """
        states = replay_from(start, self.match, self.record[frames[0].first :])
        state = next(states)
        for frame in frames:
            frame_states = [state, *islice(states, frame.last - frame.first)]
            state = frame_states[-1]
            lines = _skip_hidden_actions(self.match, self.record[frame.first : frame.last], frame_states)
            yield list(lines), state

    def _list_frames(self) -> Iterator[Frame]:
        match, record = self.match, self.record
        present = len(record) if match.is_over else sum(line.turn < match.turn for line in record)
        if match.is_over or match.turn > 1:
            yield Frame(0, 0, 0)
        first = 0
        for frame in self._list_steps(record[:present]) if match.real_time else list_turns(record[:present]):
            yield frame
            first = frame.last
        if first < present:
            yield Frame(record[present - 1].turn, first, present)
        if not match.is_over:
            yield Frame(match.turn, present, len(record))

    def _list_steps(self, record: Sequence[LoggedAction]) -> Iterator[Frame]:
        """Yield the frames of a race, and remember some states."""
        race, first = self.match.real_time, 0
        assert race is not None
        states = replay(self.match, record)
        for count, line in enumerate(record):
            before, action = next(states), race.action_from_string(line.action)
            if count % SNAPSHOT_EVERY == 0:
                self._states[count] = before
            if race.ends_frame(action):
                for moment in race.list_moments(before, action):
                    yield Frame(line.turn, first, count, moment)
                    first = count
                yield Frame(line.turn, first, count + 1)
                first = count + 1

    def _nearest(self, action_count: int) -> int:
        return max((count for count in tuple(self._states) if count <= action_count), default=0)
