"""The value of a turn: the share of the win before and after it, and how much of the change was luck.

Worker processes call these functions: they are pure, and their arguments and results can be pickled.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.players import get_computer
from bot.players.computer import Reason
from bot.players.win_share import win_shares, win_shares_after

STRONGEST = "master"
"""The level of the computer that says what it would have done."""

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


class Preference(NamedTuple):
    """The action that a strong computer would have chosen, and why; the same action if it agrees."""

    action: str
    reason: Reason


class Decision(NamedTuple):
    """A decision of a player: the view that the player had, the action, and how many were made before."""

    view: Any
    player: int
    action: str
    action_count: int


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


def find_preference(key: str, decisions: Sequence[Decision], seed: str) -> tuple[int, Preference] | None:
    """Return the first decision in which a strong computer would have done something else, and what.

    If it agrees with all of them, return the last. ``None`` if there are none.
    """
    computer, answer = get_computer(key), None
    for number, decision in enumerate(decisions):
        choice = computer.choose(
            decision.view, decision.player, STRONGEST, seed=seed, ply=decision.action_count
        )
        if choice is None:
            continue
        reason = computer.reason(decision.view, decision.player, choice.action)
        answer = number, Preference(choice.action, reason)
        if choice.action != decision.action:
            return answer
    return answer
