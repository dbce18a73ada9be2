"""What happens when a player's time is up, and when the bot plays on for them."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.games import IllegalAction
from bot.services.clocks import MARKS
from bot.services.commands.ends import give_up
from bot.services.commands.play import applied, settled, unseen
from bot.services.commands.situation import Situation, active_seat, called, in_play, seat_of, told, users_of
from bot.services.commands.time import attending, count_late_turns, noted, reseated, waited_for
from bot.services.refusals import Refusal
from bot.store.records import Attendance, LoggedAction, Match, Step

BY_TIME: Final = "time"
"""The cause of an action that was made because a player's time was up."""
BY_BOT: Final = "bot"
"""The cause of an action that the bot made at once for a player who was late too often."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Have the choice of the table apply to a player whose time is up; nobody asks for it.

    Where nobody may know who has acted, nobody is late: the rules of the game end such a phase.
    """

    player: int
    since: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, kept = situation.match, waited_for(situation.match, self.player, self.since)
        assert match.clock is not None
        if kept.late:
            raise Refusal("nothing-due")
        plays = match.clock.overtime == "simplest" and kept.finished is None
        if plays and (step := played_on(match, self.player, situation)):
            return replace(step, silent=unseen(match, step.match))
        if match.rules.covert(match.state):  # that somebody is late would tell who is not
            return Step(match=attending(match, self.player, replace(kept, marks=len(MARKS))), silent=True)
        late = attending(match, self.player, replace(kept, late=True, marks=len(MARKS)))
        late = noted(late, "late", self.player, match.players[self.player])
        if match.clock.overtime == "claim":
            others = frozenset(range(len(match.players))) - {self.player, *match.resigned}
            late = called(late, users_of(match, others))
        return Step(match=late)


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim that a player whose time is up has given the match up, where the table allows it."""

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        active_seat(situation.match, situation.user)
        match = late_match(situation.match, self.player, "claim")
        if situation.user == match.players[self.player]:
            raise Refusal("claim-yourself")
        claimed = noted(match, "claimed", self.player, situation.user)
        return give_up(claimed, self.player, situation, kind="claimed", by=situation.user)


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take the seat of a player whose time is up, where the table allows it."""

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, user = late_match(situation.match, self.player, "substitute"), situation.user
        if user in match.seats or any(kept.owner == user for kept in match.attendance):
            raise Refusal("already-seated")
        fresh = Attendance(left=match.clock.bank if match.clock else 0)
        taken = attending(reseated(match, self.player, user), self.player, fresh)
        taken = noted(taken, "seat-taken", self.player, user)
        return Step(match=told(taken, (user,)))


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play for a player who was late too often; nobody asks for it.

    Where the rules have nothing for the bot to do, the player has the time of any turn.
    """

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        if not match.awaits_bot(self.player):
            raise Refusal("nothing-due")
        step = played_on(match, self.player, situation, cause=BY_BOT)
        if step is None:
            return Step(match=count_late_turns(match, self.player, 0))
        return replace(step, silent=unseen(match, step.match))


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Have the bot play no longer for the user, who is here again."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_play(match)
        player = seat_of(match, situation.user)
        if not match.attends(player).left_to_bot:
            raise Refusal("nothing-due")
        return Step(match=count_late_turns(match, player, 0))


# What these share


def late_match(match: Match, player: int, overtime: str) -> Match:
    """The match, if the time of a player is up and the table allows that then. Raises ``Refusal``."""
    in_play(match)
    kept = match.attends(player)
    if match.clock is None or match.clock.overtime != overtime or not kept.late or kept.since is None:
        raise Refusal("not-late")
    return match


def played_on(match: Match, player: int, situation: Situation, *, cause: str = BY_TIME) -> Step | None:
    """The step that makes what the rules want for a player until the turn has passed.

    ``None`` if there is none that can be made now.
    """
    after, lines, phase = match, list[LoggedAction](), match.rules.phase(match.state)
    while after.owed() == match.owed() and after.rules.phase(after.state) == phase:
        action = after.rules.default_action(after.state, player)
        if action is None:
            break
        notation = after.rules.action_to_string(action)
        try:
            after, line = applied(after, player, notation, situation.now, cause=cause)
        except IllegalAction:  # its time has not come
            break
        lines.append(line)
    return settled(match, after, tuple(lines), situation) if lines else None
