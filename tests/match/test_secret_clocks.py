"""Clocks while nobody may know who has acted: they seem to run on, and that costs nobody time."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.commands import (
    Act,
    ApplyAbsence,
    Command,
    Context,
    GiveSeatBack,
    HandOver,
    Remind,
    Start,
    TimeUp,
)
from bot.match.effects import CLOCK_TIMER, add_effects, find_affected_users
from bot.match.models import Change, Match, TimeControl
from bot.match.player_clock import TIME_THRESHOLDS
from bot.match.recipients import Preferences, Recipient
from tests.match.harvest import Harvest, HarvestState
from tests.match.seats import ADA, BRUNO, CHIOMA, DMITRI, NOW, PEOPLE, SEED, open_table
from tests.match.stand_ins import LendSeat

HOUR, DAY = 3_600_000, 86_400_000
A_DAY = TimeControl(turn_time=DAY, bank=DAY)


@pytest.fixture(autouse=True)
def hidden_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide who has picked while all pick at once."""

    def publicly_to_act(self: Harvest, state: HarvestState) -> frozenset[int]:
        everybody = frozenset(range(len(state.totals)))
        return everybody if state.phase == "pick" else self.current_players(state)

    monkeypatch.setattr(Harvest, "hides_who_acted", lambda _, state: state.phase == "pick")
    monkeypatch.setattr(Harvest, "publicly_to_act", publicly_to_act)


class World:
    """A match in which three players pick; after ten hours Bruno has picked, or has not."""

    def __init__(self, *, has_finished: bool, clock: TimeControl = A_DAY) -> None:
        self.now = NOW
        self.people = {user: Preferences(user_id=user) for user in PEOPLE}
        self.timers: dict[int, int | None] = {}
        self.match: Match = replace(open_table(*PEOPLE[:3], None).match, time_control=clock)
        self.do(ADA, Start())
        self.now += 10 * HOUR
        if has_finished:
            self.do(BRUNO, Act("pick 1"))

    def do(self, user: int, command: Command) -> Change:
        """Perform a command with its effects, and return the change."""
        change = command(Context(match=self.match, user=user, now=self.now, seed=SEED))
        everybody = {one: Recipient(self.people[one]) for one in find_affected_users(self.match, change)}
        change = add_effects(self.match, change, everybody, self.now)
        self.match = replace(change.match, revision=self.match.revision + 1)
        self.timers |= {
            timer.user_id: timer.due_at for timer in change.timer_updates if timer.kind == CLOCK_TIMER
        }
        return change

    def set_preferences(self, user: int, **preferences: Any) -> None:
        """Let a user change their preferences."""
        before = self.people[user]
        self.people[user] = replace(before, **preferences)
        self.do(user, ApplyAbsence(before, self.people[user]))

    def since(self, player: int) -> int:
        """Return since when a clock seems to run."""
        since = self.match.seat_status(player).running_since
        assert since is not None
        return since

    def observe_clocks(self) -> Any:
        """Return what users can observe of the clocks: deadlines, marks, reminders, and the next timers."""
        status = self.match.seat_statuses
        return self.timers, [
            (one.running_since, one.deadline, one.marks_passed, one.reminders_sent, one.is_late)
            for one in status
        ]


def create_both(clock: TimeControl = A_DAY) -> tuple[World, World]:
    """Return the same match twice: Bruno has not finished in the first, and has in the second."""
    return World(has_finished=False, clock=clock), World(has_finished=True, clock=clock)


def test_a_hidden_finish_changes_no_clock_and_no_timer() -> None:
    plain, secret = create_both()
    assert plain.observe_clocks() == secret.observe_clocks()
    assert secret.match.players_to_act() == {0, 2}


def test_all_are_reminded_at_the_marks_of_who_has_finished_too() -> None:
    plain, secret = create_both()
    for world in (plain, secret):
        world.now += 14 * HOUR
        change = world.do(0, Remind(1, world.since(1), 1))
        assert change.match.mentions == PEOPLE[:3]
    assert plain.observe_clocks() == secret.observe_clocks()
    assert [one.marks_passed for one in secret.match.seat_statuses] == [1, 1, 1]


def test_the_absence_of_who_has_finished_moves_the_deadline_like_any_other() -> None:
    plain, secret = create_both()
    for world in (plain, secret):
        world.now += HOUR
        world.set_preferences(BRUNO, away_from=world.now, away_until=world.now + 2 * DAY)
        world.now += DAY
        world.set_preferences(BRUNO, away_until=world.now)
    assert secret.match.seat_status(1).deadline == NOW + 3 * DAY
    assert plain.observe_clocks() == secret.observe_clocks()


def test_a_stand_in_of_who_has_finished_changes_no_more_than_any_other() -> None:
    plain, secret = create_both()
    for world in (plain, secret):
        world.people[DMITRI] = Preferences(user_id=DMITRI, away_from=NOW, away_until=NOW + 3 * DAY)
        world.do(BRUNO, LendSeat(DMITRI))
        world.now += HOUR
        world.do(BRUNO, GiveSeatBack())
    assert plain.observe_clocks() == secret.observe_clocks()


def test_taking_the_seat_back_from_a_computer_does_not_show_who_has_finished() -> None:
    plain, secret = create_both()
    for world in (plain, secret):
        world.now += 2 * HOUR
        world.do(BRUNO, HandOver("casual", 1))
        world.now += HOUR
        world.do(BRUNO, GiveSeatBack())
        assert world.match.seat_status(1).deadline == NOW + 2 * DAY + HOUR
    assert plain.observe_clocks() == secret.observe_clocks()
    assert secret.match.players_to_act() == {0, 2}


def test_nothing_is_played_for_who_has_finished_when_the_time_is_up() -> None:
    world = World(has_finished=True, clock=replace(A_DAY, overtime="simplest"))
    world.now += 3 * DAY
    change = world.do(0, TimeUp(1, world.since(1)))
    assert (change.new_actions, change.is_silent) == ((), True)
    assert world.match.seat_status(1).marks_passed == len(TIME_THRESHOLDS)
    late = world.do(0, TimeUp(2, world.since(2)))
    assert [line.action for line in late.new_actions] == ["pick 1"]


def test_only_the_time_until_then_is_charged() -> None:
    world = World(has_finished=True)
    world.now += 30 * HOUR
    world.set_preferences(BRUNO, away_from=world.now, away_until=world.now + 2 * DAY)
    world.now += HOUR
    world.set_preferences(BRUNO, away_until=None, away_from=None)
    for user in (ADA, CHIOMA):
        world.do(user, Act("pick 1"))
    assert world.match.players_to_act() == {0}
    bruno = world.match.seat_status(1)
    assert (bruno.remaining, bruno.unspent, bruno.absence_used) == (DAY, 38 * HOUR, 0)
    assert (bruno.running_since, bruno.secret_finish) == (None, None)
    assert world.timers[BRUNO] is None


def test_who_has_finished_and_gives_the_seat_away_has_no_time_again() -> None:
    world = World(has_finished=True)
    world.now += HOUR
    world.do(BRUNO, HandOver("casual", 1))
    world.do(BRUNO, GiveSeatBack())
    world.now += 9 * HOUR
    for user in (ADA, CHIOMA):
        world.do(user, Act("pick 1"))
    bruno = world.match.seat_status(1)
    assert (bruno.remaining, bruno.running_since, bruno.secret_finish) == (DAY, None, None)
