"""The review of a finished match: who was ahead when, what decided it, and what was luck."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.games import SimultaneousGame
from bot.match.replay import PublicLine, Replay
from bot.players.computer import LineAction
from bot.players.reviewing import Decision, KeyDecision, ReviewedAction, TurnValue
from bot.players.win_share import accuracy, match_accuracy

VERSION = 4
_COUNTED_BEFORE = 3
"""The version of reviews whose frames of races were those after each action that the log tells."""
TURNING_POINTS = 3
MOST_TURNING_POINTS = 5
"""The most turning points, with those of people who made none of the first `TURNING_POINTS`."""
_MOST_TRIED, _MOST_TRIED_OF_EACH = 8, 3
"""The number of frames in which turning points are looked for, and the least for each player."""
_LEAST_CHANGE = 0.03
"""The least change of a share of the win that makes a decision a turning point."""


class TurnReview(msgspec.Struct, frozen=True):
    """What a frame of the replay changed.

    Attributes:
        shares: Each player's share of the win after it.
        luck: How much of the change was luck, by player.
        player: The player who made the decisions; ``None`` if there were none, or of several players.
    """

    shares: tuple[float, ...]
    luck: tuple[float, ...]
    player: int | None


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that changed the match.

    Attributes:
        frame: The frame of the replay that it led to.
        player: The player who made it.
        change: How much of the win the decisions of the turn won, or lost if below zero.
        action_count: The number of actions before the decision.
        played: The action that was made.
        preferred: What would have been better; the same after a gain.
        missed: How much more of the win that would have brought; 0 if unknown.
        line: How strong computers would have gone on after that.
    """

    frame: int
    player: int
    change: float
    action_count: int
    played: str
    preferred: str
    missed: float = 0.0
    line: tuple[LineAction, ...] = ()


class TurningRound(NamedTuple):
    """A round of a race that changed the match.

    Attributes:
        frame: The frame of the replay in which the round ended.
        state: The state of the game right after the round.
        player: The player for whom it changed most.
        change: How much of the win it brought this player.
        action_count: The number of actions before the round.
        span: The player's share of the win before and after it.
    """

    frame: int
    state: Any
    player: int
    change: float
    action_count: int
    span: tuple[float, float]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A review, complete or as far as it has come.

    Attributes:
        start: Each player's share of the win at the start; empty before that is known.
        turns: The frames of the replay after the first, as far as they are reviewed.
        turning_points: The decisions that changed most; ``None`` before they are known.
    """

    version: int = VERSION
    start: tuple[float, ...] = ()
    turns: tuple[TurnReview, ...] = ()
    turning_points: tuple[TurningPoint, ...] | None = None

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to do."""
        return self.turning_points is not None

    def shares(self) -> list[tuple[float, ...]]:
        """Return the shares of the win in each frame."""
        return [self.start, *(turn.shares for turn in self.turns)]

    def before(self, frame: int) -> tuple[float, ...]:
        """Return the shares of the win before a frame of the replay, which counts from 1."""
        return self.turns[frame - 2].shares if frame > 1 else self.start

    def decision(self, frame: int) -> float:
        """Return the share of the win that decisions in a frame gained their player, negative if lost."""
        turn = self.turns[frame - 1]
        if turn.player is None:
            return 0.0
        return turn.shares[turn.player] - self.before(frame)[turn.player] - turn.luck[turn.player]

    def luck_of(self, player: int) -> float:
        """Return the share of the win that luck gained a player in all, negative if it cost one."""
        return sum(turn.luck[player] for turn in self.turns)

    def accuracy_of(self, player: int) -> float | None:
        """Return how accurate a player's decisions were, 0 to 100; ``None`` for a player without any."""
        accuracies = []
        for frame, turn in enumerate(self.turns, start=1):
            if turn.player == player:
                before = self.before(frame)[player]
                accuracies.append(accuracy(before, before + self.decision(frame)))
        return match_accuracy(accuracies) if accuracies else None


def read_review(content: str | None) -> Review:
    """Return a stored review; an empty one if nothing usable is stored."""
    if content is not None:
        try:
            review = msgspec.json.decode(content, type=Review)
        except msgspec.DecodeError:
            return Review()
        if review.version in (VERSION, _COUNTED_BEFORE):
            return review
    return Review()


def adapt_review(replay: Replay, review: Review) -> Review:
    """Return a stored review for the frames of a replay; an empty one if it cannot be adapted.

    Older reviews of races have shares for other frames: each frame gets those of the last of them before it.
    """
    if review.version == VERSION or replay.match.real_time is None:
        return replace(review, version=VERSION)
    if not review.is_complete:
        return Review()
    shares, numbers = review.shares(), replay.find_old_frames()
    turns = [TurnReview(shares[number], (0.0,) * len(review.start), None) for number in numbers[1:]]
    return Review(start=review.start, turns=tuple(turns), turning_points=())


def write_review(review: Review) -> str:
    """Return a review as it is stored."""
    return msgspec.json.encode(review).decode()


def get_reviewed_actions(replay: Replay, frame: int) -> list[ReviewedAction]:
    """Return the actions of a frame for `value_turn`. Raise ``BrokenRecord``."""
    return [_to_reviewed_action(replay, line) for line in replay.lines(frame)]


def _to_reviewed_action(replay: Replay, public_line: PublicLine) -> ReviewedAction:
    rules = replay.match.rules
    line, before, after = public_line
    is_decision = _is_decision(replay, public_line)
    return ReviewedAction(
        player=line.player,
        action=line.action,
        before=rules.view(before, None),
        after=rules.view(after, None),
        is_luck=_is_luck(replay, public_line, is_decision=is_decision),
        is_decision=is_decision,
    )


def _is_luck(replay: Replay, public_line: PublicLine, *, is_decision: bool) -> bool:
    """Return whether chance had a part in an action; in a race, only in what the system reveals."""
    rules = replay.match.rules
    line, before, after = public_line
    if replay.match.real_time is not None:
        return not is_decision and rules.reveals(before, after)
    is_random = rules.is_random(rules.action_from_string(line.action))
    return is_random or (rules.reveals(before, after) and not _is_simultaneous(replay, before))


def _is_simultaneous(replay: Replay, state: Any) -> bool:
    rules = replay.match.rules
    return isinstance(rules, SimultaneousGame) and rules.is_simultaneous(state)


def _is_decision(replay: Replay, public_line: PublicLine) -> bool:
    line, before, _ = public_line
    action = replay.match.rules.action_from_string(line.action)
    if line.cause or replay.match.is_system_action(action):
        return False
    if replay.match.real_time is not None:
        return True
    actions = iter(replay.match.rules.legal_actions(before, line.player))
    return next(actions, None) is not None and next(actions, None) is not None


def to_turn_review(
    replay: Replay, frame: int, actions: Sequence[ReviewedAction], value: TurnValue
) -> TurnReview:
    """Return the review of a frame; it names no player if several players made decisions in it.

    It names none either if somebody gave up in it: no decision on the board changed what that changed.
    """
    players = {action.player for action in actions if action.is_decision}
    if _was_given_up(replay, range(frame, frame + 1)):
        players = set()
    return TurnReview(value.shares, value.luck, players.pop() if len(players) == 1 else None)


def _was_given_up(replay: Replay, numbers: range) -> bool:
    """Return whether a player left in consecutive frames, or the match ended with them before its end."""
    match, is_last = replay.match, numbers.stop == len(replay.frames)
    if is_last and match.ending is not None and match.ending.kind != "played":
        return True
    before = replay.state(replay.frames[numbers.start].first)
    after = replay.state(replay.frames[numbers.stop - 1].last)
    return any(
        match.rules.has_left(before, player) != match.rules.has_left(after, player)
        for player in range(len(match.players))
    )


def find_turning_frames(review: Review) -> list[int]:
    """Return the frames whose decisions changed much, the largest change first, with some of each player."""
    frames = [
        frame
        for frame in range(1, len(review.turns) + 1)
        if review.turns[frame - 1].player is not None and abs(review.decision(frame)) >= _LEAST_CHANGE
    ]
    found, counts = list[int](), Counter[int | None]()
    for rank, frame in enumerate(sorted(frames, key=lambda frame: -abs(review.decision(frame)))):
        player = review.turns[frame - 1].player
        if rank < _MOST_TRIED or counts[player] < _MOST_TRIED_OF_EACH:
            found.append(frame)
        counts[player] += 1
    return found


def find_span(replay: Replay, review: Review, frame: int) -> tuple[float, float]:
    """Return the share of the win before and after the decisions in a frame, without luck.

    What luck changed before the first decision, such as a roll of dice, is already in the share before.
    Raise ``BrokenRecord``.
    """
    turn, change = review.turns[frame - 1], review.decision(frame)
    assert turn.player is not None
    actions = get_reviewed_actions(replay, frame)
    is_luck_first = next((each.is_luck for each in actions if each.is_luck or each.is_decision), False)
    if is_luck_first and not any(each.is_luck and each.is_decision for each in actions):
        after = _clamp(turn.shares[turn.player])
        return _clamp(after - change), after
    before = review.before(frame)[turn.player]
    return before, _clamp(before + change)


def _clamp(share: float) -> float:
    return min(1.0, max(0.0, share))


def find_turning_rounds(replay: Replay, review: Review) -> list[TurningRound]:
    """Return the rounds of a race that changed most, the largest gain of a player first.

    Rounds in which somebody gave up are left out: nobody knows what the cities alone changed.
    Raise ``BrokenRecord``.
    """
    shares, rounds = review.shares(), list[TurningRound]()
    previous = 0
    for frame, state in replay.milestones:
        changes = [now - before for now, before in zip(shares[frame], shares[previous], strict=True)]
        player = max(range(len(changes)), key=changes.__getitem__)
        action_count = replay.frames[previous].last
        span = shares[previous][player], shares[frame][player]
        if not _was_given_up(replay, range(previous + 1, frame + 1)):
            rounds.append(TurningRound(frame, state, player, changes[player], action_count, span))
        previous = frame
    decisive = [each for each in rounds if each.change >= _LEAST_CHANGE]
    return sorted(decisive, key=lambda each: -each.change)[:TURNING_POINTS]


def get_decisions(replay: Replay, frame: int) -> list[Decision]:
    """Return the decisions in a frame, each with what its player knew. Raise ``BrokenRecord``."""
    rules, first = replay.match.rules, replay.frames[frame].first
    return [
        Decision(rules.view(before, line.player), line.player, line.action, first + number)
        for number, (line, before, after) in enumerate(replay.lines(frame))
        if _is_decision(replay, PublicLine(line, before, after))
    ]


def to_turning_point(review: Review, frame: int, key_decision: KeyDecision) -> TurningPoint:
    """Return the decision that mattered most in a frame as a turning point."""
    decision = key_decision.decision
    return TurningPoint(
        frame=frame,
        player=decision.player,
        change=review.decision(frame),
        action_count=decision.action_count,
        played=decision.action,
        preferred=key_decision.preferred,
        missed=key_decision.missed,
        line=key_decision.line,
    )
