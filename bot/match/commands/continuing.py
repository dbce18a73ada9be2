"""The command that begins a practice match at a position of a finished match."""

from collections import deque
from dataclasses import dataclass
from dataclasses import replace as replace_context
from typing import ClassVar

from msgspec.structs import replace

from bot.match.commands.context import Context, get_users, with_new_board
from bot.match.commands.deadlines import add_event
from bot.match.commands.lobby import Start
from bot.match.commands.play import settle
from bot.match.models import Change, LoggedAction, Match, is_computer
from bot.match.refusals import Refusal
from bot.match.replay import BrokenRecord, replay_from


@dataclass(frozen=True, slots=True)
class StartFrom:
    """Begin a practice match at a position of a finished match, with its seed and its first actions.

    The same cards and dice follow as in that match. ``turn`` is the turn of the position, ``elapsed`` the
    milliseconds of play until then, which count in a race.
    """

    seed: str
    actions: tuple[LoggedAction, ...]
    turn: int
    elapsed: int = 0
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        if not context.match.is_practice:
            raise Refusal("practice-only")
        match = Start()(replace_context(context, seed=self.seed)).match
        try:
            (state,) = deque(replay_from(match.state, match, self.actions), maxlen=1)
        except BrokenRecord as error:
            raise Refusal("record-outdated") from error
        began = context.now - self.elapsed if match.real_time else context.now
        new_match = _change_users(replace(match, state=state, turn=self.turn, started_at=began))
        if match.rules.outcome(state) is not None:
            raise Refusal("match-over")
        actions = tuple(
            replace(action, at=context.now, public_revision=match.public_revision + 1)
            for action in self.actions
        )
        change = settle(new_match, new_match, actions, context)
        if change.match.is_over:
            return change
        users = get_users(change.match, change.match.players_to_act())
        return replace(change, match=with_new_board(change.match, users))


def _change_users(match: Match) -> Match:
    """Return the match with an event for each seat that says who plays on, because others played so far."""
    for player, user in enumerate(match.players):
        match = add_event(match, "computer" if is_computer(user) else "seat-taken", player, user)
    return match
