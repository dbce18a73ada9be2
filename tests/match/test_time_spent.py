"""Time that a player has spent in a turn is spent, whatever happens to the seat meanwhile."""

from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from bot.match import player_clock
from bot.match.commands import (
    Act,
    Answer,
    ApplyAbsence,
    Cancel,
    ClaimWin,
    Command,
    Context,
    GiveSeatBack,
    HandOver,
    Nudge,
    Start,
    TimeUp,
    Undo,
)
from bot.match.computer_users import find_free_computer_user
from bot.match.effects import add_effects, find_affected_users
from bot.match.models import LoggedAction, Match, Overtime, TimeControl, is_computer
from bot.match.recipients import Preferences, Recipient
from bot.match.refusals import Refusal
from bot.match.seat_status import SeatStatus
from tests.match.seats import ADA, BRUNO, DMITRI, NOW, SEED, open_table
from tests.match.stand_ins import LendSeat

HOUR, DAY = 3_600_000, 86_400_000
MIDNIGHT = NOW - NOW % DAY
COMPUTER = find_free_computer_user("casual", ())
LONGEST_NIGHT = 16 * HOUR


class TimedMatch:
    """A match with a clock, at a time that the test sets, with users who change their minds."""

    def __init__(self, clock: TimeControl, opponent: int = BRUNO) -> None:
        self.now = MIDNIGHT
        self.people = {user: Preferences(user_id=user) for user in (ADA, BRUNO, DMITRI)}
        self.record: tuple[LoggedAction, ...] = ()
        self.match: Match = replace(open_table(ADA, opponent, None, None).match, time_control=clock)
        self.do(ADA, Start())

    def do(self, user: int, command: Command) -> None:
        """Perform a command with its effects, or raise ``Refusal``."""
        self.now += 1
        record = self.record if command.needs_record else ()
        change = command(Context(match=self.match, user=user, now=self.now, seed=SEED, record=record))
        everybody = {one: Recipient(self.people[one]) for one in find_affected_users(self.match, change)}
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
    def time_left(self) -> int:
        """The milliseconds that the running clock of Ada's seat shows."""
        assert self.match.time_control is not None
        preferences = self.people[self.match.players[0]]
        return max(
            self.seat.remaining
            - player_clock.count_time(self.match.time_control, preferences, self.seat, self.now),
            0,
        )


def start_own_turn(clock: TimeControl, opponent: int = BRUNO) -> TimedMatch:
    """Return a match in Ada's turn."""
    session = TimedMatch(clock, opponent)
    for user in session.match.players:
        session.do(user, Act("pick 1"))
    assert session.match.players_to_act() == {0}
    return session


A_DAY = TimeControl(turn_time=DAY, bank=DAY)


def test_a_seat_that_a_computer_took_over_and_gave_back_has_no_more_time_than_before() -> None:
    session = start_own_turn(A_DAY)
    session.now += 40 * HOUR
    time_left = session.time_left
    for _ in range(3):
        session.do(ADA, HandOver("casual"))
        session.do(ADA, GiveSeatBack())
    assert session.time_left == pytest.approx(time_left, abs=100)
    assert session.time_left < time_left
    assert session.seat.turn_total == 2 * DAY, "it is reminded of the same turn"


def test_the_time_of_a_substituting_computer_is_not_charged() -> None:
    session = start_own_turn(A_DAY)
    session.do(ADA, HandOver("casual"))
    time_left = session.seat.unspent
    session.now += 40 * HOUR
    session.do(ADA, GiveSeatBack())
    assert session.time_left == time_left


def test_who_comes_back_in_a_later_turn_has_the_time_of_that_turn() -> None:
    session = start_own_turn(A_DAY)
    session.now += 40 * HOUR
    session.do(ADA, HandOver("casual"))
    session.do(session.match.players[0], Act("done"))
    session.do(ADA, GiveSeatBack())
    assert session.time_left == pytest.approx(32 * HOUR, abs=100)


def test_who_was_late_is_late_again_when_the_computer_has_gone() -> None:
    session = start_own_turn(replace(A_DAY, overtime="claim"))
    session.now += 3 * DAY
    assert session.seat.running_since is not None
    session.do(0, TimeUp(0, session.seat.running_since))
    session.do(ADA, HandOver("casual"))
    assert not session.seat.is_late
    session.do(ADA, GiveSeatBack())
    assert session.seat.is_late
    session.do(BRUNO, ClaimWin(0))
    assert session.match.is_over


@pytest.mark.parametrize("opponent", [BRUNO, COMPUTER])
def test_an_own_turn_that_goes_on_without_the_last_action_has_no_more_time(opponent: int) -> None:
    session = start_own_turn(A_DAY, opponent)
    session.do(ADA, Act("draw"))
    session.now += 40 * HOUR
    time_left = session.time_left
    session.do(ADA, Undo())
    if opponent == BRUNO:
        session.do(BRUNO, Answer(agree=True))
    assert session.match.players_to_act() == {0}
    assert len(session.record) == 2
    assert 0 < session.time_left < time_left


def test_an_action_that_is_taken_back_brings_the_time_back_that_its_turn_had_and_no_more() -> None:
    session = TimedMatch(A_DAY)
    session.now += 20 * HOUR
    time_left = session.time_left
    session.do(ADA, Act("pick 1"))
    session.now += 5 * HOUR
    session.do(ADA, Undo())
    assert session.match.players_to_act() == {0, 1}
    assert session.time_left == pytest.approx(time_left, abs=100)
    assert session.time_left < time_left
    bruno = session.match.seat_status(1)
    assert bruno.deadline == MIDNIGHT + 1 + 2 * DAY, "nobody else gains from it either"


def test_quiet_hours_that_are_moved_along_stop_no_clock_for_ever() -> None:
    session = start_own_turn(TimeControl(turn_time=DAY, pauses_in_quiet_hours=True))
    deadline = session.seat.deadline
    for hour in (0, 8, 16, 24, 32):
        session.now = MIDNIGHT + hour * HOUR
        begin = hour % 24 * 60
        with pytest.raises(Refusal, match="nothing-due"):
            session.set_preferences(ADA, quiet_from=begin, quiet_to=(begin + 960) % 1440)
    assert session.seat.deadline == deadline
    assert session.time_left == 0


def test_new_quiet_hours_count_from_the_next_turn_on() -> None:
    session = start_own_turn(TimeControl(turn_time=DAY, pauses_in_quiet_hours=True))
    with pytest.raises(Refusal, match="nothing-due"):
        session.set_preferences(ADA, quiet_from=0, quiet_to=6 * 60)
    session.do(ADA, Act("done"))
    assert session.seat.deadline == MIDNIGHT + DAY + 12 * HOUR


def test_a_stand_in_in_another_zone_makes_no_night_of_the_day() -> None:
    session = start_own_turn(TimeControl(turn_time=DAY, pauses_in_quiet_hours=True))
    session.people[DMITRI] = replace(session.people[DMITRI], quiet_from=0, quiet_to=16 * 60)
    deadline = session.seat.deadline
    session.do(ADA, LendSeat(DMITRI))
    session.now += 10 * HOUR
    session.do(ADA, GiveSeatBack())
    assert session.seat.deadline == deadline


# Whatever they do in whatever order

users = st.sampled_from((ADA, BRUNO, DMITRI))


class Clockwork(RuleBasedStateMachine):
    """Ada does all that she can to gain time, with the help of a friend and of others who agree to all."""

    session: TimedMatch

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
        self.session = TimedMatch(clock, opponent)
        self.allowances: dict[object, int] = {}
        self.spending: dict[object, int] = {}
        self._note(taken_back=False)

    def turn(self) -> object:
        """Return the turn by the rules, without its number; ``None`` unless it is Ada's."""
        match = self.session.match
        return (match.state.phase, match.state.round) if 0 in match.players_to_act() else None

    def ask(self, user: int, command: Command) -> None:
        """Try a command; ``allowances`` has what the turn that it begins may use."""
        before = self.turn()
        start = self.session.now
        with suppress(Refusal):
            self.session.do(user, command)
        self._pass(before, self.session.now - start)
        if before != self.turn():
            self._note(taken_back=isinstance(command, (Undo, Answer)))

    def _note(self, *, taken_back: bool) -> None:
        turn, clock = self.turn(), self.session.match.time_control
        assert clock is not None
        if turn is not None and not (taken_back and turn in self.allowances):
            self.allowances[turn], self.spending[turn] = clock.turn_time + clock.bank, 0

    def _pass(self, turn: object, milliseconds: int) -> None:
        if turn is not None and not is_computer(self.session.match.players[0]):
            self.spending[turn] += milliseconds

    @rule(hours=st.integers(1, 30))
    def wait(self, hours: int) -> None:
        self._pass(self.turn(), hours * HOUR)
        self.session.now += hours * HOUR

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
        people, now = self.session.people, self.session.now
        before = people[user]
        begin, end = (None, None) if days is None else (now, now + days * DAY)
        people[user] = replace(before, away_from=begin, away_until=end)
        self.ask(user, ApplyAbsence(before, people[user]))

    @rule(user=st.sampled_from((ADA, DMITRI)), ahead=st.integers(0, 2))
    def move_the_quiet_hours_along(self, user: int, ahead: int) -> None:
        people = self.session.people
        before = people[user]
        begin = (self.session.now % DAY // HOUR + ahead) % 24 * 60
        people[user] = replace(before, quiet_from=begin, quiet_to=(begin + 16 * 60) % 1440)
        self.ask(user, ApplyAbsence(before, people[user]))

    @precondition(
        lambda self: 0 in self.session.match.players_to_act() or 1 in self.session.match.players_to_act()
    )
    @rule(data=st.data(), mine=st.booleans())
    def play(self, data: st.DataObject, mine: bool) -> None:
        match = self.session.match
        player = data.draw(st.sampled_from(sorted(match.players_to_act())))
        actions = [action.text for action in match.rules.legal_actions(match.state, player)]
        text = data.draw(st.sampled_from(actions))
        if player or mine:
            self.ask(match.players[player], Act(text))

    @invariant()
    def no_more_time_is_left_than_the_clock_gave(self) -> None:
        match, clock = self.session.match, self.session.match.time_control
        turn = self.turn()
        if clock is None or turn is None or self.session.seat.running_since is None:
            return
        nights = (self.spending[turn] // DAY + 2) * LONGEST_NIGHT if clock.pauses_in_quiet_hours else 0
        most = self.allowances[turn] - max(self.spending[turn] - clock.max_absence - nights, 0)
        assert match.status == "running"
        assert self.session.time_left <= max(most, 0)


TestClockwork = Clockwork.TestCase
TestClockwork.settings = settings(max_examples=100, stateful_step_count=40, deadline=None, derandomize=True)
