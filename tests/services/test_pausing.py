"""Pauses: nothing happens in a match that a moderator has paused, and no time passes in it."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.commands import (
    Act,
    Answer,
    Cancel,
    ClaimWin,
    Command,
    End,
    GiveSeatBack,
    HandOver,
    Join,
    MoveAsModerator,
    Nudge,
    PassTime,
    PauseMatch,
    Resign,
    ResumeMatch,
    SeatComputer,
    Start,
    Undo,
    find_seats_to_hand_over,
)
from bot.match.effects import CLOCK_TIMER, CONSENT_TIMER
from bot.match.models import Match, TimeControl
from bot.match.new_table import NewTable
from bot.match.notifications import find_reason
from bot.match.player_clock import count_time
from bot.match.quiet_hours import DAY
from bot.match.recipients import Preferences
from bot.match.record import to_record, write_record
from bot.match.record_checks import verify
from bot.match.refusals import MatchPaused, Refusal, StaleBoard
from bot.match.timer_values import RULES_TIMER
from bot.store import Store
from tests.match.seats import (
    ADA,
    BRUNO,
    MODERATOR,
    NOW,
    STRANGER,
    MatchSession,
    start_constructor,
    start_first_turn,
    start_match,
)
from tests.match.stand_ins import LendSeat
from tests.services.races import CAP, Race
from tests.services.test_computers import TimedComputers
from tests.services.timed_services import TimedServices

A_DAY = TimeControl(turn_time=DAY, bank=DAY, overtime="simplest")
HOUR = 3_600_000


async def pause(
    services: TimedServices | Race | TimedComputers, match_id: int, reason: str = "Wait."
) -> Match:
    """Pause a match as a moderator."""
    return await services.matches.perform(match_id, MODERATOR, PauseMatch(reason))


async def resume(services: TimedServices | Race | TimedComputers, match_id: int) -> Match:
    """Let a match go on."""
    return await services.matches.perform(match_id, MODERATOR, ResumeMatch())


# The command


def test_in_a_pause_nobody_has_to_act_and_nothing_can_be_done() -> None:
    session = start_constructor()
    session.do(MODERATOR, PauseMatch("Wait for the judge."))
    match = session.match
    assert match.pause is not None
    assert (match.pause.by, match.pause.reason) == (MODERATOR, "Wait for the judge.")
    assert match.players_to_act() == match.publicly_to_act() == frozenset()
    assert match.view(0).current is None
    for command in (
        Act("Sa1"),
        Resign(),
        Undo(),
        Nudge(),
        LendSeat(STRANGER),
        HandOver("beginner"),
        ClaimWin(0),
    ):
        assert isinstance(session.expect_refusal(ADA, command), MatchPaused)
    assert [find_reason(match, user) for user in (ADA, BRUNO)] == [None, None]


def test_while_several_act_a_pause_stops_all_of_them() -> None:
    session = start_match(3)
    session.act(ADA, "pick 1")
    session.do(MODERATOR, PauseMatch("Wait."))
    assert isinstance(session.expect_refusal(BRUNO, Act("pick 1")), MatchPaused)
    resumed_match = session.do(MODERATOR, ResumeMatch()).match
    assert resumed_match.mentions == (BRUNO, 33)
    session.act(BRUNO, "pick 1")


def test_to_go_on_mentions_the_players_to_act_and_changes_nothing_else() -> None:
    session = start_first_turn(2)
    before = session.match
    session.do(MODERATOR, PauseMatch("Wait."))
    assert session.match.mention_seq == before.mention_seq
    assert session.match.board_seq == before.board_seq
    after = session.do(MODERATOR, ResumeMatch()).match
    assert (after.mentions, after.mention_seq, after.board_seq) == (
        (ADA,),
        1 + before.mention_seq,
        1 + before.board_seq,
    )
    assert (after.state, after.turn, after.pauses, after.recent) == (
        before.state,
        before.turn,
        (),
        before.recent,
    )
    assert [event.kind for event in after.events[len(before.events) :]] == ["paused", "unpaused"]
    session.act(ADA, "done")


def test_what_cannot_be_paused_or_go_on() -> None:
    session = start_constructor()
    assert session.get_refusal_key(MODERATOR, ResumeMatch()) == "not-paused"
    session.do(MODERATOR, PauseMatch("Wait."))
    assert session.get_refusal_key(STRANGER, PauseMatch("Me too.")) == "already-paused"
    session.do(MODERATOR, End("Enough."))
    assert session.match.pause is None
    assert session.get_refusal_key(MODERATOR, PauseMatch("Late.")) == "match-over"
    assert session.get_refusal_key(MODERATOR, ResumeMatch()) == "match-over"


def test_players_can_call_a_paused_match_off_together() -> None:
    session = start_constructor().act(ADA, "Sa1").act(BRUNO, "Sb1")
    session.do(MODERATOR, PauseMatch("Wait."))
    session.do(ADA, Cancel())
    assert find_reason(session.match, BRUNO) == "asked"
    session.do(BRUNO, Answer(agree=True))
    assert session.match.status == "abandoned"


def test_an_undo_that_was_asked_for_waits_with_its_time() -> None:
    session = start_first_turn(2)
    session.act(ADA, "draw")
    session.do(ADA, Undo())
    request = session.match.consent_request
    assert request is not None
    paused_at = session.now + 1
    session.do(MODERATOR, PauseMatch("Wait."))
    assert find_reason(session.match, BRUNO) is None
    assert isinstance(session.expect_refusal(BRUNO, Answer(agree=True)), MatchPaused)
    session.now += 10 * DAY
    resumed_match = session.do(MODERATOR, ResumeMatch()).match
    assert resumed_match.consent_request == replace(request, until=request.until + session.now - paused_at)
    assert resumed_match.mentions == (BRUNO,)
    session.do(BRUNO, Answer(agree=True))


def test_a_moderator_may_move_and_end_a_match_of_others_and_the_log_says_so() -> None:
    session = start_constructor()
    move = session.do(MODERATOR, MoveAsModerator(77))
    assert (move.match.channel_id, move.log_entry and move.log_entry.what) == (77, "match-moved")
    assert session.get_refusal_key(MODERATOR, MoveAsModerator(77)) == "already-here"
    end = session.do(ADA, End("Enough."))
    assert end.log_entry is not None
    assert end.log_entry.details == {"match": "7", "channel": "77", "plays": "yes", "reason": "Enough."}


def test_a_long_pause_gives_nobody_s_seat_away() -> None:
    session = start_first_turn(2)
    session.match = replace(
        session.match,
        seat_statuses=tuple(replace(session.match.seat_status(p), turn_began_at=NOW) for p in (0, 1)),
    )
    session.do(MODERATOR, PauseMatch("Wait."))
    session.now += 30 * DAY
    session.do(MODERATOR, ResumeMatch())
    assert find_seats_to_hand_over(session.match, session.now + DAY) == frozenset()
    assert find_seats_to_hand_over(session.match, session.now + 7 * DAY) == {0}


# Clocks and timers


async def test_a_clock_goes_on_with_exactly_the_time_that_was_left(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin("constructor", A_DAY, 2, starter="ice")
    await services.advance_to(NOW + 5 * HOUR)
    paused_match = await pause(services, match.id)
    assert paused_match.seat_status(0).running_since is None
    assert await store.timers.find(match.id, CLOCK_TIMER, ADA) is None
    await services.advance_to(NOW + 30 * DAY)
    assert (await services.match(match.id)).seat_status(0).reminders_sent == 0
    resumed_match = await resume(services, match.id)
    # Of two days, five hours had passed.
    assert resumed_match.seat_status(0).deadline == NOW + 30 * DAY + 43 * HOUR
    assert resumed_match.seat_status(0).running_since == NOW + 30 * DAY
    assert resumed_match.turn == match.turn
    timer = await store.timers.find(match.id, CLOCK_TIMER, ADA)
    assert timer is not None
    assert timer.due_at == NOW + 30 * DAY + 19 * HOUR
    for hours in (19, 34, 41):  # the marks of the turn
        await services.advance_to(NOW + 30 * DAY + hours * HOUR)
    assert (await services.match(match.id)).seat_status(0).reminders_sent == 3
    await services.advance_to(NOW + 30 * DAY + 43 * HOUR - 1)
    assert (await services.match(match.id)).action_count == 0
    await services.advance_to(NOW + 30 * DAY + 43 * HOUR + 1)
    assert (await services.match(match.id)).action_count > 0
    await services.scheduler.close()


@pytest.mark.parametrize("number", range(12))
@pytest.mark.sampled(3)
async def test_pauses_at_any_moment_take_no_time(store: Store, number: int) -> None:
    """Whatever is played, the clocks are those of the same match without pauses, moved by them."""
    rng = random.Random(number)
    plain, pausing = TimedServices(store), TimedServices(store)
    game = ("constructor", "harvest", "builders")[number % 3]
    options: dict[str, Any] = {"starter": "ice"} if game == "constructor" else {}
    matches = [
        await services.begin(game, A_DAY, 2, channel, **options)
        for channel, services in enumerate((plain, pausing), 1)
    ]
    pause_total = 0
    for _ in range(12):
        step = rng.randrange(6 * HOUR)
        plain.now, pausing.now = plain.now + step, pausing.now + step
        if rng.random() < 0.5:
            await pause(pausing, matches[1].id)
            duration = rng.randrange(40 * DAY)
            pausing.now, pause_total = pausing.now + duration, pause_total + duration
            await resume(pausing, matches[1].id)
        here, there = [await plain.match(match.id) for match in matches]
        player = rng.choice(sorted(here.players_to_act()))
        action = here.rules.action_to_string(rng.choice(list(here.rules.legal_actions(here.state, player))))
        for services, match in zip((plain, pausing), matches, strict=True):
            await services.matches.perform(match.id, here.players[player], Act(action))
        here, there = [await plain.match(match.id) for match in matches]
        if here.is_over:
            break
        assert here.state == there.state
        for own, other in zip(here.seat_statuses, there.seat_statuses, strict=True):
            assert (own.deadline is None) == (other.deadline is None)
            assert own.marks_passed == other.marks_passed
            times_left = [
                one.remaining - count_time(A_DAY, Preferences(user_id=ADA), one, services.now)
                for one, services in ((own, plain), (other, pausing))
            ]
            assert times_left[0] == times_left[1]
            if own.deadline is not None and own.running_since is not None:
                assert other.deadline == own.deadline + pause_total


@pytest.mark.parametrize(("command", "stands_still"), [(Undo(), True), (Cancel(), False)])
async def test_a_request_has_its_time_as_long_as_it_can_be_answered(
    store: Store, command: Command, *, stands_still: bool
) -> None:
    services = TimedServices(store)
    match = await services.begin("constructor", A_DAY, 2, starter="ice")
    for user, action in ((ADA, "pattern rhombus"), (ADA, "Sa1"), (BRUNO, "Sb1")):
        await services.matches.perform(match.id, user, Act(action))
    await services.matches.perform(match.id, ADA, command)
    await services.advance_to(NOW + HOUR)
    await pause(services, match.id)
    timer = await store.timers.find(match.id, CONSENT_TIMER, 0)
    assert (timer is None) == stands_still
    await services.advance_to(NOW + 2 * DAY if stands_still else NOW + DAY)
    assert ((await services.match(match.id)).consent_request is None) is not stands_still
    if stands_still:
        await resume(services, match.id)
        timer = await store.timers.find(match.id, CONSENT_TIMER, 0)
        assert timer is not None
        assert timer.due_at == NOW + 2 * DAY + 23 * HOUR
    await services.scheduler.close()


async def test_a_click_on_the_board_from_before_the_pause_hears_of_the_pause(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin("constructor", A_DAY, 2, starter="ice")
    paused_match = await pause(services, match.id)
    for version in (match.board_version, paused_match.board_version):
        with pytest.raises(MatchPaused):
            await services.matches.perform(match.id, ADA, Act("pattern rhombus"), version=version)
    await resume(services, match.id)
    with pytest.raises(StaleBoard):
        await services.matches.perform(
            match.id, ADA, Act("pattern rhombus"), version=paused_match.board_version
        )


async def test_of_two_moderators_one_pauses_and_the_log_has_it_once(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor()
    await pause(services, match.id, "First.")
    with pytest.raises(Refusal, match="already-paused"):
        await services.matches.perform(match.id, STRANGER, PauseMatch("Second."))
    await resume(services, match.id)
    with pytest.raises(Refusal, match="not-paused"):
        await services.matches.perform(match.id, STRANGER, ResumeMatch())
    entries, _ = await store.server_log.read_page(1, 10)
    assert [(entry.what, entry.user_id) for entry in entries] == [
        ("match-unpaused", MODERATOR),
        ("match-paused", MODERATOR),
    ]
    assert entries[1].details["reason"] == "First."


# Computers


async def test_a_computer_waits_for_the_end_of_the_pause(store: Store) -> None:
    services = TimedComputers(store)
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Sa1")
    (computer,) = match.players_to_act()
    await pause(services, match.id)
    await services.wait(DAY)
    assert services.pool.requests == []
    assert (await services.match(match.id)).action_count == match.action_count
    resumed_match = await resume(services, match.id)
    assert resumed_match.players_to_act() == {computer}
    await services.wait(60_000)
    assert (await services.match(match.id)).action_count > match.action_count
    assert (await services.match(match.id)).players_to_act() == {1 - computer}


async def test_an_answer_that_was_found_before_the_pause_is_not_used(store: Store) -> None:
    services = TimedComputers(store)
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Sa1")
    services.scheduler.wake()
    await services.wait(1)  # it has searched, and waits so that users can follow
    assert len(services.pool.requests) == 1
    await pause(services, match.id)
    await services.wait(HOUR)
    assert (await services.match(match.id)).action_count == match.action_count
    await resume(services, match.id)
    await services.wait(60_000)
    assert len(services.pool.requests) == 2
    assert (await services.match(match.id)).action_count > match.action_count


# Races


async def test_a_race_stands_still_and_goes_on(store: Store) -> None:
    race = await Race(store).begin_live()
    await race.build(ADA, 20_000, cards=4)
    before = await race.match()
    assert before.rules_deadline is not None
    race.now = NOW + 60_000
    paused_match = await pause(race, race.id)
    assert paused_match.rules_deadline is None
    assert await store.timers.find(race.id, RULES_TIMER, 0) is None
    with pytest.raises(MatchPaused):
        await race.act(BRUNO, "stop", 61_000)
    with pytest.raises(MatchPaused):
        await race.settle(60_000 + CAP)
    assert paused_match.elapsed(NOW + 60_000 + DAY) == 60_000
    race.now = NOW + 60_000 + DAY
    resumed_match = await resume(race, race.id)
    assert resumed_match.rules_deadline == before.rules_deadline + DAY
    timer = await store.timers.find(race.id, RULES_TIMER, 0)
    assert timer is not None
    assert timer.due_at == resumed_match.rules_deadline
    assert resumed_match.elapsed(NOW + 60_000 + DAY + 5) == 60_005
    assert resumed_match.elapsed(NOW + 60_000 + HOUR) == 60_000  # a click that Discord delivers late
    assert resumed_match.elapsed(NOW + 50_000) == 50_000


async def test_times_and_the_record_of_a_paused_race_hold(store: Store) -> None:
    race = await Race(store).begin_live()
    await race.build(ADA, 20_000)
    race.now = NOW + 60_000
    for _ in range(3):
        await pause(race, race.id)
        race.now += DAY
        await resume(race, race.id)
    await race.act(ADA, "tap", 61_000 + 3 * DAY)
    seat = (await race.state()).round.seats[0]
    assert seat.clicks[-1].at == 61_000
    deadline = (await race.match()).rules_deadline
    assert deadline is not None
    match = await race.settle(deadline - NOW)
    await race.matches.perform(race.id, BRUNO, Resign())
    match, record = await race.match(), await store.matches.get_record(race.id)
    assert match.is_over
    file = to_record(match, record)
    assert list(verify(file))
    assert b"paused" not in write_record(file)


async def test_a_pause_in_the_waiting_time_of_a_race_moves_its_start(store: Store) -> None:
    race = await Race(store).begin(3)
    await race.act(ADA, "ready", 0)
    await race.act(BRUNO, "ready", 1_000)
    before = (await race.match()).rules_deadline
    assert before is not None
    race.now = NOW + 30_000
    await pause(race, race.id)
    race.now += HOUR
    resumed_match = await resume(race, race.id)
    assert resumed_match.rules_deadline == before + HOUR


async def test_a_seat_lent_before_the_pause_can_go_back_to_its_owner_in_it(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin("constructor", A_DAY, 2, starter="ice")
    await services.matches.perform(match.id, ADA, LendSeat(STRANGER))
    await services.advance_to(NOW + HOUR)
    await pause(services, match.id)
    await services.matches.perform(match.id, ADA, GiveSeatBack())
    await services.advance_to(NOW + DAY)
    resumed_match = await resume(services, match.id)
    assert resumed_match.players[0] == ADA
    assert resumed_match.mentions == (ADA,)
    assert resumed_match.seat_status(0).deadline == NOW + DAY + 47 * HOUR
    await services.scheduler.close()


async def test_a_table_cannot_be_paused(store: Store) -> None:
    services = TimedServices(store)
    table = await services.matches.open(NewTable(guild_id=1, channel_id=5, game="constructor", host=ADA))
    with pytest.raises(Refusal, match="not-begun"):
        await pause(services, table.id)
    await services.matches.perform(table.id, BRUNO, Join())
    await services.matches.perform(table.id, ADA, Start())
    assert MatchSession(await services.match(table.id)).match.pause is None


async def test_a_computer_in_a_race_builds_as_it_would_have_without_the_pause(store: Store) -> None:
    records = []
    for channel, stands in ((1, 0), (2, HOUR)):
        services = TimedComputers(store, NOW)
        table = await services.matches.open(
            NewTable(guild_id=1, channel_id=channel, game="space-builder", host=ADA)
        )
        await services.matches.perform(table.id, ADA, SeatComputer("expert"))
        match = await services.matches.perform(table.id, ADA, Start())
        await services.wait(4_000)
        await services.matches.perform(match.id, ADA, Act("ready", stamp=(services.now, 1)))
        await services.wait(20_000)
        elapsed = (await services.match(match.id)).elapsed(services.now)
        await services.matches.perform(match.id, 0, PassTime(f"start @{elapsed}#5"))
        await services.wait(11_000)
        if stands:
            await pause(services, match.id)
            count = (await services.match(match.id)).action_count
            await services.wait(stands)
            assert (await services.match(match.id)).action_count == count
            await resume(services, match.id)
        await services.wait(40_000)
        records.append([line.action for line in await store.matches.get_record(match.id)])
    assert len(records[0]) > 8
    assert records[0] == records[1]
