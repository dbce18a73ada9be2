"""Nobody blocks a match for ever: requests lapse, and a computer can play on for a user who is gone."""

import pytest
from msgspec.structs import replace

from bot.match.commands import (
    Act,
    Answer,
    Cancel,
    Command,
    Context,
    ExpireRequest,
    GiveSeatBack,
    HandOver,
    Nudge,
    Resign,
    Undo,
)
from bot.match.effects import CONSENT_TIMER, add_effects, find_affected_users
from bot.match.models import Change, TimeControl, is_computer
from bot.match.quiet_hours import DAY
from bot.match.recipients import Preferences, Recipient
from bot.match.refusals import Refusal
from bot.match.timer_values import TimerUpdate
from bot.services.clock_service import ClockService
from bot.services.match_service import MatchService
from bot.services.scheduler import Scheduler
from bot.store import Store
from tests.match.seats import ADA, BRUNO, CHIOMA, NOW, SEED, start_first_turn

HOUR = 3_600_000


class Table:
    """A match at a time that the test sets, with all effects of users' commands."""

    def __init__(self, players: int = 2) -> None:
        session = start_first_turn(players)
        self.now, self.match, self.record = NOW + HOUR, session.match, session.record
        self.timers: dict[str, int | None] = {}

    def do(self, user: int, command: Command) -> Change:
        """Perform a command with its effects, or raise ``Refusal``."""
        record = self.record if command.needs_record else ()
        change = command(Context(match=self.match, user=user, now=self.now, seed=SEED, record=record))
        everybody = {
            one: Recipient(Preferences(user_id=one)) for one in find_affected_users(self.match, change)
        }
        change = add_effects(self.match, change, everybody, self.now)
        self.match = replace(change.match, revision=self.match.revision + 1)
        self.record = (*self.record[: change.kept_actions], *change.new_actions)
        self.timers.update({timer.kind: timer.due_at for timer in change.timer_updates})
        return change

    def get_refusal_key(self, user: int, command: Command) -> str:
        """Return the key of a command's refusal."""
        with pytest.raises(Refusal) as error:
            self.do(user, command)
        return error.value.key


# Requests lapse


def test_the_time_to_answer_is_set_with_the_request_and_goes_with_it() -> None:
    for command in (Answer(agree=False), Resign()):
        table = Table(3)
        change = table.do(ADA, Cancel())
        assert change.match.consent_request is not None
        assert change.match.consent_request.until == table.now + DAY
        assert TimerUpdate(CONSENT_TIMER, 0, table.now + DAY) in change.timer_updates
        assert TimerUpdate(CONSENT_TIMER, 0, None) in table.do(BRUNO, command).timer_updates
    table = Table(3)
    table.do(ADA, Cancel())
    assert TimerUpdate(CONSENT_TIMER, 0, None) in table.do(ADA, Act("done")).timer_updates, (
        "playing on declines"
    )


def test_who_says_nothing_for_a_day_does_not_agree_to_calling_the_match_off() -> None:
    table = Table(3)
    table.do(ADA, Cancel())
    table.do(BRUNO, Answer(agree=True))
    table.now += DAY
    table.do(0, ExpireRequest())
    assert (table.match.status, table.match.consent_request) == ("running", None)
    assert [(event.kind, event.user) for event in table.match.events] == [("cancel-declined", CHIOMA)]
    table.do(ADA, Cancel())
    table.do(BRUNO, Answer(agree=True))
    table.do(CHIOMA, Answer(agree=True))
    assert table.match.is_over, "all have agreed"


def test_silence_agrees_to_calling_off_a_match_that_has_stood_still_for_a_week() -> None:
    table = Table(3)
    table.do(ADA, Act("take"))
    table.now += 6 * DAY - 1
    table.do(ADA, Cancel())
    table.now += DAY
    table.do(0, ExpireRequest())
    assert not table.match.is_over
    table.do(ADA, Cancel())
    table.now += HOUR
    table.do(BRUNO, Answer(agree=True))
    table.now += 23 * HOUR - 1
    assert table.get_refusal_key(0, ExpireRequest()) == "nothing-due"
    table.now += 1
    table.do(0, ExpireRequest())
    ending = table.match.ending
    assert ending is not None
    assert (table.match.status, ending.kind, ending.by) == ("abandoned", "cancelled", ADA)
    assert table.match.mentions == (ADA, BRUNO, CHIOMA)


def test_an_action_starts_the_week_again() -> None:
    table = Table()
    table.now += 7 * DAY
    table.do(ADA, Act("take"))
    table.do(ADA, Cancel())
    table.now += DAY
    table.do(0, ExpireRequest())
    assert not table.match.is_over


def test_who_waits_for_an_answer_is_not_nudged_by_who_owes_it() -> None:
    table = Table(3)
    table.do(ADA, Cancel())
    assert table.get_refusal_key(BRUNO, Nudge()) == "nudge-answer-first"
    table.do(BRUNO, Answer(agree=True))
    table.do(BRUNO, Nudge())
    assert table.match.mentions == (ADA,)


def test_who_says_nothing_for_a_day_declines_an_undo() -> None:
    table = Table()
    table.do(ADA, Act("draw"))
    table.do(ADA, Undo())
    record = table.record
    assert table.get_refusal_key(ADA, Undo()) == "already-asked"
    table.now += DAY
    table.do(0, ExpireRequest())
    assert (table.match.consent_request, table.record, table.match.status) == (None, record, "running")
    assert [event.kind for event in table.match.events] == ["undo-expired"]
    table.do(ADA, Undo())


def test_the_log_knows_who_declined_and_who_played_on() -> None:
    table = Table(3)
    table.do(ADA, Cancel())
    table.do(CHIOMA, Answer(agree=False))
    table.do(ADA, Cancel())
    table.do(ADA, Act("done"))
    table.do(BRUNO, Act("pick 1"))
    table.do(ADA, Undo())
    player = max(table.match.players_to_act())
    rules = table.match.rules
    action = next(iter(rules.legal_actions(table.match.state, player)))
    table.do(table.match.players[player], Act(rules.action_to_string(action)))
    assert [(event.kind, event.player, event.user) for event in table.match.events] == [
        ("cancel-declined", 0, CHIOMA),
        ("cancel-withdrawn", 0, ADA),
        ("undo-declined", 0, table.match.players[player]),
    ]


def test_who_is_away_can_answer_for_a_day_when_they_are_back() -> None:
    table = Table()
    away = replace(table.match.seat_status(1), away_until=table.now + 3 * DAY)
    table.match = replace(table.match, seat_statuses=(table.match.seat_status(0), away))
    table.do(ADA, Cancel())
    assert table.timers[CONSENT_TIMER] == table.now + 4 * DAY


def test_a_player_who_could_not_answer_while_the_bot_was_down_is_asked_again() -> None:
    table = Table()
    table.now += 3 * DAY
    table.do(ADA, Cancel())
    table.now += 3 * DAY
    again = table.do(0, ExpireRequest())
    assert again.match.mentions == (BRUNO,)
    assert table.timers[CONSENT_TIMER] == table.now + DAY
    table.now += DAY
    table.do(0, ExpireRequest())
    assert table.match.is_over


async def test_a_request_lapses_after_a_restart_too(store: Store) -> None:
    now = NOW
    matches = MatchService(store, lambda *_: None, clock=lambda: now)
    stored_match = await store.matches.create(replace(start_first_turn().match, id=0))
    await matches.perform(stored_match.id, ADA, Cancel())
    now += DAY
    matches = MatchService(store, lambda *_: None, clock=lambda: now)  # of the next process
    presence: list[bool] = [False, True]
    clock_service = ClockService(matches, lambda _: presence.pop(0), clock=lambda: now)
    scheduler = Scheduler(store, clock=lambda: now)
    clock_service.register_timers(scheduler)
    for due_at in (now, now + DAY):
        assert [timer.due_at for timer in await store.timers.find_of_kind(CONSENT_TIMER)] == [due_at]
        now = due_at
        scheduler.wake()
        await scheduler.idle()
    match = await store.matches.find(stored_match.id)
    assert match is not None
    assert match.consent_request is not None, "nobody could see it for a day, so they are asked again"
    presence.append(True)
    now += DAY
    scheduler.wake()
    await scheduler.idle()
    match = await store.matches.find(stored_match.id)
    assert match is not None
    assert match.consent_request is None
    assert await store.timers.find_of_kind(CONSENT_TIMER) == []
    await scheduler.close()


# A computer plays on


def hand_over(player: int = 0, *, has_left: bool = False) -> HandOver:
    return HandOver("casual", player, has_left=has_left)


def test_a_computer_plays_on_for_who_has_left_the_server() -> None:
    table = Table(3)
    assert table.get_refusal_key(BRUNO, hand_over(0)) == "seat-not-free"
    table.do(BRUNO, hand_over(0, has_left=True))
    assert is_computer(table.match.players[0])
    table.do(ADA, GiveSeatBack())
    assert table.match.players[0] == ADA


def test_a_computer_plays_on_for_who_has_let_all_wait_for_a_week() -> None:
    table = Table(3)
    table.do(ADA, Act("take"))
    table.now += DAY
    table.do(BRUNO, Nudge())
    table.now += 6 * DAY - HOUR - 1
    assert table.get_refusal_key(BRUNO, hand_over(0)) == "seat-not-free"
    table.now += HOUR + 1
    assert table.get_refusal_key(ADA, hand_over(1)) == "seat-not-free", "nobody waits for Bruno"
    table.do(BRUNO, hand_over(0))
    assert is_computer(table.match.players[0])


def test_each_turn_has_a_week_of_its_own_and_so_has_who_comes_back() -> None:
    table = Table()
    table.now += 6 * DAY
    table.do(ADA, Act("done"))
    table.now += 2 * DAY
    assert table.get_refusal_key(BRUNO, hand_over(0)) == "seat-not-free"
    table.now += 5 * DAY
    table.do(BRUNO, hand_over(0))
    table.do(ADA, GiveSeatBack())
    assert table.get_refusal_key(BRUNO, hand_over(0)) == "seat-not-free"


def test_who_has_said_that_they_are_away_or_has_time_left_is_waited_for() -> None:
    table = Table()
    away = replace(table.match.seat_status(0), away_until=table.now + 30 * DAY)
    table.match = replace(table.match, seat_statuses=(away, table.match.seat_status(1)))
    table.now += 8 * DAY
    assert table.get_refusal_key(BRUNO, hand_over(0)) == "seat-not-free"
    table.now += 30 * DAY
    timed_match = replace(table.match, time_control=TimeControl(turn_time=60 * DAY))
    table.match, untimed_match = timed_match, table.match
    assert table.get_refusal_key(BRUNO, hand_over(0)) == "seat-not-free"
    table.match = untimed_match
    table.do(BRUNO, hand_over(0))


def test_beyond_the_time_of_a_clock_that_does_nothing_they_wait_a_week_too() -> None:
    table = Table()
    late = replace(table.match.seat_status(0), is_late=True, running_since=NOW, turn_began_at=table.now)
    table.match = replace(
        table.match, time_control=TimeControl(turn_time=DAY), seat_statuses=(late, table.match.seat_status(1))
    )
    table.now += 6 * DAY
    assert table.get_refusal_key(BRUNO, hand_over(0)) == "seat-not-free"
    table.now += DAY
    table.do(BRUNO, hand_over(0))


def test_a_question_to_a_player_whose_seat_a_computer_takes_is_asked_no_longer() -> None:
    table = Table()
    table.do(BRUNO, Cancel())
    table.do(BRUNO, hand_over(0, has_left=True))
    assert table.match.consent_request is None
    assert table.match.status == "running"
