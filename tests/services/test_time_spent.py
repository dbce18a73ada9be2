"""Time that a player has spent in a turn is spent, whatever happens to the seat meanwhile."""

from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from bot.services import player_clock
from bot.services.commands import (
    Act,
    Answer,
    ApplyAbsence,
    Cancel,
    ClaimWin,
    Command,
    Context,
    GiveSeatBack,
    HandOver,
    LendSeat,
    Nudge,
    Start,
    TimeUp,
    Undo,
)
from bot.services.computer_users import free_computer_user
from bot.services.effects import add_effects, affected_users
from bot.services.refusals import Refusal
from bot.store.models import LoggedAction, Match, Overtime, SeatStatus, TimeControl, is_computer
from bot.store.recipients import Preferences, Recipient
from tests.services.seats import ADA, BRUNO, DMITRI, NOW, SEED, table

HOUR, DAY = 3_600_000, 86_400_000
MIDNIGHT = NOW - NOW % DAY
COMPUTER = free_computer_user("casual", ())
LONGEST_NIGHT = 16 * HOUR


class Timed:
    """A match with a clock, at a time that the test sets, with users who change their minds."""

    def __init__(self, clock: TimeControl, opponent: int = BRUNO) -> None:
        self.now = MIDNIGHT
        self.people = {user: Preferences(user_id=user) for user in (ADA, BRUNO, DMITRI)}
        self.record: tuple[LoggedAction, ...] = ()
        self.match: Match = replace(table(ADA, opponent, None, None).match, time_control=clock)
        self.do(ADA, Start())

    def do(self, user: int, command: Command) -> None:
        """Have a command done with all that follows from it. Raises ``Refusal``."""
        self.now += 1
        record = self.record if command.needs_record else ()
        change = command(Context(match=self.match, user=user, now=self.now, seed=SEED, record=record))
        everybody = {one: Recipient(self.people[one]) for one in affected_users(self.match, change)}
        after = add_effects(self.match, change, everybody, self.now).match
        self.match = replace(after, revision=self.match.revision + 1)
        self.record = (*self.record[: change.kept_actions], *change.new_actions)

    def set_preferences(self, user: int, **preferences: int | str | None) -> None:
        """Let a user change their preferences, as ``/me`` does."""
        before = self.people[user]
        self.people[user] = replace(before, **preferences)
        self.do(user, ApplyAbsence(before, self.people[user]))

    @property
    def seat(self) -> SeatStatus:
        """The status of Ada's seat."""
        return self.match.seat_status(0)

    @property
    def left(self) -> int:
        """The milliseconds that the running clock of Ada's seat shows."""
        assert self.match.time_control is not None
        preferences = self.people[self.match.players[0]]
        return max(
            self.seat.remaining
            - player_clock.counted_time(self.match.time_control, preferences, self.seat, self.now),
            0,
        )


def own_turn(clock: TimeControl, opponent: int = BRUNO) -> Timed:
    """Return a match in Ada's turn."""
    timed = Timed(clock, opponent)
    for user in timed.match.players:
        timed.do(user, Act("pick 1"))
    assert timed.match.players_to_act() == {0}
    return timed


A_DAY = TimeControl(turn_time=DAY, bank=DAY)


def test_a_seat_that_a_computer_took_over_and_gave_back_has_no_more_time_than_before() -> None:
    timed = own_turn(A_DAY)
    timed.now += 40 * HOUR
    left = timed.left
    for _ in range(3):
        timed.do(ADA, HandOver("casual"))
        timed.do(ADA, GiveSeatBack())
    assert timed.left == pytest.approx(left, abs=100)
    assert timed.left < left
    assert timed.seat.turn_total == 2 * DAY, "it is reminded of the same turn"


def test_the_time_of_a_substituting_computer_is_not_charged() -> None:
    timed = own_turn(A_DAY)
    timed.do(ADA, HandOver("casual"))
    left = timed.seat.unspent
    timed.now += 40 * HOUR
    timed.do(ADA, GiveSeatBack())
    assert timed.left == left


def test_who_comes_back_in_a_later_turn_has_the_time_of_that_turn() -> None:
    timed = own_turn(A_DAY)
    timed.now += 40 * HOUR
    timed.do(ADA, HandOver("casual"))
    timed.do(timed.match.players[0], Act("done"))
    timed.do(ADA, GiveSeatBack())
    assert timed.left == pytest.approx(32 * HOUR, abs=100)


def test_who_was_late_is_late_again_when_the_computer_has_gone() -> None:
    timed = own_turn(replace(A_DAY, overtime="claim"))
    timed.now += 3 * DAY
    assert timed.seat.running_since is not None
    timed.do(0, TimeUp(0, timed.seat.running_since))
    timed.do(ADA, HandOver("casual"))
    assert not timed.seat.is_late
    timed.do(ADA, GiveSeatBack())
    assert timed.seat.is_late
    timed.do(BRUNO, ClaimWin(0))
    assert timed.match.is_over


@pytest.mark.parametrize("opponent", [BRUNO, COMPUTER])
def test_an_own_turn_that_goes_on_without_the_last_action_has_no_more_time(opponent: int) -> None:
    timed = own_turn(A_DAY, opponent)
    timed.do(ADA, Act("draw"))
    timed.now += 40 * HOUR
    left = timed.left
    timed.do(ADA, Undo())
    if opponent == BRUNO:
        timed.do(BRUNO, Answer(agree=True))
    assert timed.match.players_to_act() == {0}
    assert len(timed.record) == 2
    assert 0 < timed.left < left


def test_an_action_that_is_taken_back_brings_the_time_back_that_its_turn_had_and_no_more() -> None:
    timed = Timed(A_DAY)
    timed.now += 20 * HOUR
    left = timed.left
    timed.do(ADA, Act("pick 1"))
    timed.now += 5 * HOUR
    timed.do(ADA, Undo())
    timed.do(BRUNO, Answer(agree=True))
    assert timed.match.players_to_act() == {0, 1}
    assert timed.left == pytest.approx(left, abs=100)
    assert timed.left < left
    bruno = timed.match.seat_status(1)
    assert bruno.deadline == MIDNIGHT + 1 + 2 * DAY, "nobody else gains from it either"


def test_quiet_hours_that_are_moved_along_stop_no_clock_for_ever() -> None:
    timed = own_turn(TimeControl(turn_time=DAY, pauses_in_quiet_hours=True))
    due = timed.seat.deadline
    for hour in (0, 8, 16, 24, 32):
        timed.now = MIDNIGHT + hour * HOUR
        begin = hour % 24 * 60
        with pytest.raises(Refusal, match="nothing-due"):
            timed.set_preferences(ADA, quiet_from=begin, quiet_to=(begin + 960) % 1440)
    assert timed.seat.deadline == due
    assert timed.left == 0


def test_new_quiet_hours_count_from_the_next_turn_on() -> None:
    timed = own_turn(TimeControl(turn_time=DAY, pauses_in_quiet_hours=True))
    with pytest.raises(Refusal, match="nothing-due"):
        timed.set_preferences(ADA, quiet_from=0, quiet_to=6 * 60)
    timed.do(ADA, Act("done"))
    assert timed.seat.deadline == MIDNIGHT + DAY + 12 * HOUR


def test_a_stand_in_in_another_zone_makes_no_night_of_the_day() -> None:
    timed = own_turn(TimeControl(turn_time=DAY, pauses_in_quiet_hours=True))
    timed.people[DMITRI] = replace(timed.people[DMITRI], quiet_from=0, quiet_to=16 * 60)
    due = timed.seat.deadline
    timed.do(ADA, LendSeat(DMITRI))
    timed.now += 10 * HOUR
    timed.do(ADA, GiveSeatBack())
    assert timed.seat.deadline == due


# Whatever they do in whatever order

users = st.sampled_from((ADA, BRUNO, DMITRI))


class Clockwork(RuleBasedStateMachine):
    """Ada does all that she can to gain time, with the help of a friend and of others who agree to all."""

    timed: Timed

    @initialize(
        opponent=st.sampled_from((BRUNO, COMPUTER)),
        bank=st.sampled_from((0, DAY)),
        waking=st.booleans(),
        away=st.sampled_from((0, 2 * DAY)),
        overtime=st.sampled_from(("nothing", "claim")),
    )
    def begin(self, opponent: int, bank: int, waking: bool, away: int, overtime: Overtime) -> None:
        clock = TimeControl(
            turn_time=DAY, bank=bank, pauses_in_quiet_hours=waking, max_absence=away, overtime=overtime
        )
        self.timed = Timed(clock, opponent)
        self.given: dict[object, int] = {}
        self.used: dict[object, int] = {}
        self._note(taken_back=False)

    def turn(self) -> object:
        """Return the turn by the rules, without its number; ``None`` unless it is Ada's."""
        match = self.timed.match
        return (match.state.phase, match.state.round) if 0 in match.players_to_act() else None

    def ask(self, user: int, command: Command) -> None:
        """Try a command; ``given`` is what the turn that it begins may use."""
        before = self.turn()
        passed = self.timed.now
        with suppress(Refusal):
            self.timed.do(user, command)
        self._pass(before, self.timed.now - passed)
        if before != self.turn():
            self._note(taken_back=isinstance(command, (Undo, Answer)))

    def _note(self, *, taken_back: bool) -> None:
        turn, clock = self.turn(), self.timed.match.time_control
        assert clock is not None
        if turn is not None and not (taken_back and turn in self.given):
            self.given[turn], self.used[turn] = clock.turn_time + clock.bank, 0

    def _pass(self, turn: object, milliseconds: int) -> None:
        if turn is not None and not is_computer(self.timed.match.players[0]):
            self.used[turn] += milliseconds

    @rule(hours=st.integers(1, 30))
    def wait(self, hours: int) -> None:
        self._pass(self.turn(), hours * HOUR)
        self.timed.now += hours * HOUR

    @rule(
        user=st.sampled_from((ADA, ADA, DMITRI)),
        command=st.sampled_from(
            [
                HandOver("casual"),
                GiveSeatBack(),
                LendSeat(DMITRI),
                Undo(),
                Cancel(),
                Nudge(),
                Act("take"),
            ]
        ),
    )
    def try_for_time(self, user: int, command: Command) -> None:
        self.ask(user, command)

    @rule(user=users, agree=st.booleans())
    def answer(self, user: int, agree: bool) -> None:
        self.ask(user, Answer(agree))

    @rule(user=st.sampled_from((ADA, DMITRI)), days=st.none() | st.integers(1, 9))
    def go_away_or_come_back(self, user: int, days: int | None) -> None:
        people, now = self.timed.people, self.timed.now
        before = people[user]
        begin, end = (None, None) if days is None else (now, now + days * DAY)
        people[user] = replace(before, away_from=begin, away_until=end)
        self.ask(user, ApplyAbsence(before, people[user]))

    @rule(user=st.sampled_from((ADA, DMITRI)), ahead=st.integers(0, 2))
    def move_the_quiet_hours_along(self, user: int, ahead: int) -> None:
        people = self.timed.people
        before = people[user]
        begin = (self.timed.now % DAY // HOUR + ahead) % 24 * 60
        people[user] = replace(before, quiet_from=begin, quiet_to=(begin + 16 * 60) % 1440)
        self.ask(user, ApplyAbsence(before, people[user]))

    @precondition(
        lambda self: 0 in self.timed.match.players_to_act() or 1 in self.timed.match.players_to_act()
    )
    @rule(data=st.data(), mine=st.booleans())
    def play(self, data: st.DataObject, mine: bool) -> None:
        match = self.timed.match
        player = data.draw(st.sampled_from(sorted(match.players_to_act())))
        actions = [action.text for action in match.rules.legal_actions(match.state, player)]
        text = data.draw(st.sampled_from(actions))
        if player or mine:
            self.ask(match.players[player], Act(text))

    @invariant()
    def no_more_time_is_left_than_the_clock_gave(self) -> None:
        match, clock = self.timed.match, self.timed.match.time_control
        turn = self.turn()
        if clock is None or turn is None or self.timed.seat.running_since is None:
            return
        nights = (self.used[turn] // DAY + 2) * LONGEST_NIGHT if clock.pauses_in_quiet_hours else 0
        most = self.given[turn] - max(self.used[turn] - clock.max_absence - nights, 0)
        assert match.status == "running"
        assert self.timed.left <= max(most, 0)


TestClockwork = Clockwork.TestCase
TestClockwork.settings = settings(max_examples=100, stateful_step_count=40, deadline=None, derandomize=True)
