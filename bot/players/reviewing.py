"""The value of a turn: the share of the win before and after it, and how much of the change was luck.

Worker processes call these functions: they are pure, and their arguments and results can be pickled.
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from bot.players import get_computer
from bot.players.computer import LineAction
from bot.players.win_share import win_shares, win_shares_after

STRONGEST = "master"
"""The level of the computer that says what it would have done."""
_LINE_LEVEL, _LINE_LENGTH = "expert", 3
"""The level of the computers that go on after a better action, and how many of their actions are told."""
_LEAST_MISSED = 0.03
"""The least share of the win that makes another action better than the one that was made."""

Shares = tuple[float, ...]


class ReviewedAction(NamedTuple):
    """An action of a turn that is reviewed.

    Attributes:
        before: The view of a spectator before it.
        after: The view of a spectator after it.
        is_luck: Whether chance had a part in it: dice, or cards that were drawn.
        is_decision: Whether the player had a choice.
    """

    player: int
    action: str
    before: Any
    after: Any
    is_luck: bool
    is_decision: bool


class TurnValue(NamedTuple):
    """The shares of the win after a turn, and how much of their change was luck; both by player."""

    shares: Shares
    luck: Shares


class Decision(NamedTuple):
    """A decision of a player: the view that the player had, the action, and how many were made before."""

    view: Any
    player: int
    action: str
    action_count: int


class KeyDecision(NamedTuple):
    """The decision that mattered most in a turn.

    Attributes:
        preferred: The better action that a strong computer found; the action that was made, after a gain.
        missed: How much more of the win the better action would have brought.
        line: How strong computers would have gone on after it.
    """

    decision: Decision
    preferred: str
    missed: float = 0.0
    line: tuple[LineAction, ...] = ()


def value_turn(key: str, before: Shares, actions: Sequence[ReviewedAction], end: Any, seed: str) -> TurnValue:
    """Return the value of a turn; ``before`` are the shares before it, ``end`` is the view after it.

    The luck of an action is the difference between the position that it led to and what it led to on average.
    """
    luck = [0.0] * len(before)
    value, is_known = before, True
    for number, action in enumerate(actions):
        if not action.is_luck:
            is_known = False
            continue
        if action.is_decision:
            expected = win_shares_after(key, action.before, action.player, (action.action,), seed=seed)
        else:
            expected = value if is_known else win_shares(key, action.before, seed=seed)
        value, is_known = win_shares(key, action.after, seed=seed), True
        luck = [each + now - then for each, now, then in zip(luck, value, expected, strict=True)]
        if number == len(actions) - 1 and action.after == end:
            return TurnValue(value, tuple(luck))
    return TurnValue(win_shares(key, end, seed=seed), tuple(luck))


def find_key_decision(
    key: str, decisions: Sequence[Decision], seed: str, *, is_gain: bool
) -> KeyDecision | None:
    """Return the decision that won most in a turn, or the worst one for which something better is found.

    ``None`` if there are none. To end a turn is no strong choice: it wins only what was done before.
    """
    computer = get_computer(key)
    rules = computer.rules
    if is_gain:
        decisions = [
            each for each in decisions if not rules.only_ends_turn(rules.action_from_string(each.action))
        ]
    gains = [(_gain(key, decision, seed), decision) for decision in decisions]
    gains.sort(key=itemgetter(0), reverse=is_gain)
    if is_gain:
        return KeyDecision(gains[0][1], gains[0][1].action) if gains else None
    for gain, decision in gains:
        later = {each.action for each in decisions if each.action_count > decision.action_count}
        choice = computer.choose(
            decision.view, decision.player, STRONGEST, seed=seed, ply=decision.action_count
        )
        # What the player did later in the same turn is no better turn, only another order.
        if choice is None or choice.action == decision.action or choice.action in later:
            continue
        missed = _gain(key, decision._replace(action=choice.action), seed) - gain
        if missed >= _LEAST_MISSED:
            line = computer.go_on(
                decision.view, decision.player, choice.action, _LINE_LEVEL, seed=seed, most=_LINE_LENGTH
            )
            return KeyDecision(decision, choice.action, missed, line)
    return None


def _gain(key: str, decision: Decision, seed: str) -> float:
    """Return how much of the win a decision gains its player, before chance decides what it brings."""
    view, player = decision.view, decision.player
    after = win_shares_after(key, view, player, (decision.action,), seed=seed)
    return after[player] - win_shares(key, view, seed=seed)[player]
