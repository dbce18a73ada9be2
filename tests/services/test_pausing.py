"""Pauses: nothing happens in a match that a moderator has paused, and no time passes in it."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.services.commands import (
    Act,
    Answer,
    Cancel,
    ClaimWin,
    Command,
    End,
    GiveSeatBack,
    HandOver,
    Join,
    LendSeat,
    MoveAsModerator,
    Nudge,
    PassTime,
    PauseMatch,
    Resign,
    ResumeMatch,
    SeatComputer,
    Start,
    Undo,
    seats_to_hand_over,
)
from bot.services.effects import CLOCK_TIMER, CONSENT_TIMER
from bot.services.notifications import find_reason
from bot.services.player_clock import counted_time
from bot.services.quiet_hours import DAY
from bot.services.record import to_record, verify, write_record
from bot.services.refusals import MatchPaused, Refusal, StaleBoard
from bot.store import Store
from bot.store.models import Match, TimeControl
from bot.store.recipients import Preferences
from bot.store.timers import RULES_TIMER
from tests.services.races import CAP, Race
from tests.services.seats import ADA, BRUNO, MODERATOR, NOW, STRANGER, Played, begun, constructor, in_turn
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
    played = constructor()
    played.do(MODERATOR, PauseMatch("Wait for the judge."))
    match = played.match
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
        assert isinstance(played.refused(ADA, command), MatchPaused)
    assert [find_reason(match, user) for user in (ADA, BRUNO)] == [None, None]


def test_while_several_act_a_pause_stops_all_of_them() -> None:
    played = begun(3)
    played.act(ADA, "pick 1")
    played.do(MODERATOR, PauseMatch("Wait."))
    assert isinstance(played.refused(BRUNO, Act("pick 1")), MatchPaused)
    resumed = played.do(MODERATOR, ResumeMatch()).match
    assert resumed.mentions == (BRUNO, 33)
    played.act(BRUNO, "pick 1")


def test_to_go_on_mentions_the_players_to_act_and_changes_nothing_else() -> None:
    played = in_turn(2)
    before = played.match
    played.do(MODERATOR, PauseMatch("Wait."))
    assert played.match.mention_seq == before.mention_seq
    assert played.match.board_seq == before.board_seq
    after = played.do(MODERATOR, ResumeMatch()).match
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
    played.act(ADA, "done")


def test_what_cannot_be_paused_or_go_on() -> None:
    played = constructor()
    assert played.why_not(MODERATOR, ResumeMatch()) == "not-paused"
    played.do(MODERATOR, PauseMatch("Wait."))
    assert played.why_not(STRANGER, PauseMatch("Me too.")) == "already-paused"
    played.do(MODERATOR, End("Enough."))
    assert played.match.pause is None
    assert played.why_not(MODERATOR, PauseMatch("Late.")) == "match-over"
    assert played.why_not(MODERATOR, ResumeMatch()) == "match-over"


def test_players_can_call_a_paused_match_off_together() -> None:
    played = constructor().act(ADA, "Sa1").act(BRUNO, "Sb1")
    played.do(MODERATOR, PauseMatch("Wait."))
    played.do(ADA, Cancel())
    assert find_reason(played.match, BRUNO) == "asked"
    played.do(BRUNO, Answer(agree=True))
    assert played.match.status == "abandoned"


def test_an_undo_that_was_asked_for_waits_with_its_time() -> None:
    played = in_turn(2)
    played.act(ADA, "draw")
    played.do(ADA, Undo())
    request = played.match.consent_request
    assert request is not None
    paused_at = played.now + 1
    played.do(MODERATOR, PauseMatch("Wait."))
    assert find_reason(played.match, BRUNO) is None
    assert isinstance(played.refused(BRUNO, Answer(agree=True)), MatchPaused)
    played.now += 10 * DAY
    resumed = played.do(MODERATOR, ResumeMatch()).match
    assert resumed.consent_request == replace(request, until=request.until + played.now - paused_at)
    assert resumed.mentions == (BRUNO,)
    played.do(BRUNO, Answer(agree=True))


def test_a_moderator_may_move_and_end_a_match_of_others_and_the_log_says_so() -> None:
    played = constructor()
    moved = played.do(MODERATOR, MoveAsModerator(77))
    assert (moved.match.channel_id, moved.log_entry and moved.log_entry.what) == (77, "match-moved")
    assert played.why_not(MODERATOR, MoveAsModerator(77)) == "already-here"
    ended = played.do(ADA, End("Enough."))
    assert ended.log_entry is not None
    assert ended.log_entry.details == {"match": "7", "channel": "77", "plays": "yes", "reason": "Enough."}


def test_a_long_pause_gives_nobody_s_seat_away() -> None:
    played = in_turn(2)
    played.match = replace(
        played.match,
        seat_statuses=tuple(replace(played.match.seat_status(p), turn_began_at=NOW) for p in (0, 1)),
    )
    played.do(MODERATOR, PauseMatch("Wait."))
    played.now += 30 * DAY
    played.do(MODERATOR, ResumeMatch())
    assert seats_to_hand_over(played.match, played.now + DAY) == frozenset()
    assert seats_to_hand_over(played.match, played.now + 7 * DAY) == {0}


# Clocks and timers


async def test_a_clock_goes_on_with_exactly_the_time_that_was_left(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin("constructor", A_DAY, 2, starter="ice")
    await services.at(NOW + 5 * HOUR)
    paused = await pause(services, match.id)
    assert paused.seat_status(0).running_since is None
    assert await store.timers.find(match.id, CLOCK_TIMER, ADA) is None
    await services.at(NOW + 30 * DAY)
    assert (await services.match(match.id)).seat_status(0).reminders_sent == 0
    resumed = await resume(services, match.id)
    assert resumed.seat_status(0).deadline == NOW + 30 * DAY + 43 * HOUR  # of two days, five hours had passed
    assert resumed.seat_status(0).running_since == NOW + 30 * DAY
    assert resumed.turn == match.turn
    timer = await store.timers.find(match.id, CLOCK_TIMER, ADA)
    assert timer is not None
    assert timer.due_at == NOW + 30 * DAY + 19 * HOUR
    for hours in (19, 34, 41):  # the marks of the turn
        await services.at(NOW + 30 * DAY + hours * HOUR)
    assert (await services.match(match.id)).seat_status(0).reminders_sent == 3
    await services.at(NOW + 30 * DAY + 43 * HOUR - 1)
    assert (await services.match(match.id)).action_count == 0
    await services.at(NOW + 30 * DAY + 43 * HOUR + 1)
    assert (await services.match(match.id)).action_count > 0
    await services.scheduler.close()


@pytest.mark.parametrize("number", range(12))
@pytest.mark.sampled(3)
async def test_pauses_at_any_moment_take_no_time(store: Store, number: int) -> None:
    """Whatever is played, the clocks are those of the same match without pauses, moved by them."""
    rng = random.Random(number)
    plain, paused = TimedServices(store), TimedServices(store)
    game = ("constructor", "harvest", "builders")[number % 3]
    options: dict[str, Any] = {"starter": "ice"} if game == "constructor" else {}
    matches = [
        await services.begin(game, A_DAY, 2, channel, **options)
        for channel, services in enumerate((plain, paused), 1)
    ]
    stood = 0
    for _ in range(12):
        step = rng.randrange(6 * HOUR)
        plain.now, paused.now = plain.now + step, paused.now + step
        if rng.random() < 0.5:
            await pause(paused, matches[1].id)
            long = rng.randrange(40 * DAY)
            paused.now, stood = paused.now + long, stood + long
            await resume(paused, matches[1].id)
        here, there = [await plain.match(match.id) for match in matches]
        player = rng.choice(sorted(here.players_to_act()))
        action = here.rules.action_to_string(rng.choice(list(here.rules.legal_actions(here.state, player))))
        for services, match in zip((plain, paused), matches, strict=True):
            await services.matches.perform(match.id, here.players[player], Act(action))
        here, there = [await plain.match(match.id) for match in matches]
        if here.is_over:
            break
        assert here.state == there.state
        for own, other in zip(here.seat_statuses, there.seat_statuses, strict=True):
            assert (own.deadline is None) == (other.deadline is None)
            assert own.marks_passed == other.marks_passed
            shown = [
                one.remaining - counted_time(A_DAY, Preferences(user_id=ADA), one, services.now)
                for one, services in ((own, plain), (other, paused))
            ]
            assert shown[0] == shown[1]
            if own.deadline is not None and own.running_since is not None:
                assert other.deadline == own.deadline + stood


@pytest.mark.parametrize(("command", "stands_still"), [(Undo(), True), (Cancel(), False)])
async def test_a_request_has_its_time_as_long_as_it_can_be_answered(
    store: Store, command: Command, *, stands_still: bool
) -> None:
    services = TimedServices(store)
    match = await services.begin("constructor", A_DAY, 2, starter="ice")
    for user, action in ((ADA, "pattern rhombus"), (ADA, "Sa1"), (BRUNO, "Sb1")):
        await services.matches.perform(match.id, user, Act(action))
    await services.matches.perform(match.id, BRUNO, command)
    await services.at(NOW + HOUR)
    await pause(services, match.id)
    timer = await store.timers.find(match.id, CONSENT_TIMER, 0)
    assert (timer is None) == stands_still
    await services.at(NOW + 2 * DAY if stands_still else NOW + DAY)
    assert (await services.match(match.id)).is_over is not stands_still
    if stands_still:
        await resume(services, match.id)
        timer = await store.timers.find(match.id, CONSENT_TIMER, 0)
        assert timer is not None
        assert timer.due_at == NOW + 2 * DAY + 23 * HOUR
    await services.scheduler.close()


async def test_a_click_on_the_board_from_before_the_pause_hears_of_the_pause(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin("constructor", A_DAY, 2, starter="ice")
    paused = await pause(services, match.id)
    for revision in (match.public_revision, paused.public_revision):
        with pytest.raises(MatchPaused):
            await services.matches.perform(match.id, ADA, Act("pattern rhombus"), revision=revision)
    await resume(services, match.id)
    with pytest.raises(StaleBoard):
        await services.matches.perform(match.id, ADA, Act("pattern rhombus"), revision=paused.public_revision)


async def test_of_two_moderators_one_pauses_and_the_log_has_it_once(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begun()
    await pause(services, match.id, "First.")
    with pytest.raises(Refusal, match="already-paused"):
        await services.matches.perform(match.id, STRANGER, PauseMatch("Second."))
    await resume(services, match.id)
    with pytest.raises(Refusal, match="not-paused"):
        await services.matches.perform(match.id, STRANGER, ResumeMatch())
    entries, _ = await store.server_log.page(1, 10)
    assert [(entry.what, entry.user_id) for entry in entries] == [
        ("match-unpaused", MODERATOR),
        ("match-paused", MODERATOR),
    ]
    assert entries[1].details["reason"] == "First."


# Computers


async def test_a_computer_waits_for_the_end_of_the_pause(store: Store) -> None:
    timed = TimedComputers(store)
    match = await timed.act(await timed.solo(), "pattern rhombus", "Sa1")
    (computer,) = match.players_to_act()
    await pause(timed, match.id)
    await timed.wait(DAY)
    assert timed.pool.asked == []
    assert (await timed.match(match.id)).action_count == match.action_count
    resumed = await resume(timed, match.id)
    assert resumed.players_to_act() == {computer}
    await timed.wait(60_000)
    assert (await timed.match(match.id)).action_count > match.action_count
    assert (await timed.match(match.id)).players_to_act() == {1 - computer}


async def test_an_answer_that_was_found_before_the_pause_is_not_used(store: Store) -> None:
    timed = TimedComputers(store)
    match = await timed.act(await timed.solo(), "pattern rhombus", "Sa1")
    timed.scheduler.wake()
    await timed.wait(1)  # it has searched, and waits so that users can follow
    assert len(timed.pool.asked) == 1
    await pause(timed, match.id)
    await timed.wait(HOUR)
    assert (await timed.match(match.id)).action_count == match.action_count
    await resume(timed, match.id)
    await timed.wait(60_000)
    assert len(timed.pool.asked) == 2
    assert (await timed.match(match.id)).action_count > match.action_count


# Races


async def test_a_race_stands_still_and_goes_on(store: Store) -> None:
    race = await Race(store).live()
    await race.build(ADA, 20_000, cards=4)
    before = await race.match()
    assert before.rules_deadline is not None
    race.now = NOW + 60_000
    paused = await pause(race, race.id)
    assert paused.rules_deadline is None
    assert await store.timers.find(race.id, RULES_TIMER, 0) is None
    with pytest.raises(MatchPaused):
        await race.act(BRUNO, "stop", 61_000)
    with pytest.raises(MatchPaused):
        await race.settle(60_000 + CAP)
    assert paused.elapsed(NOW + 60_000 + DAY) == 60_000
    race.now = NOW + 60_000 + DAY
    resumed = await resume(race, race.id)
    assert resumed.rules_deadline == before.rules_deadline + DAY
    timer = await store.timers.find(race.id, RULES_TIMER, 0)
    assert timer is not None
    assert timer.due_at == resumed.rules_deadline
    assert resumed.elapsed(NOW + 60_000 + DAY + 5) == 60_005
    assert resumed.elapsed(NOW + 60_000 + HOUR) == 60_000  # a click that Discord delivers late
    assert resumed.elapsed(NOW + 50_000) == 50_000


async def test_times_and_the_record_of_a_paused_race_hold(store: Store) -> None:
    race = await Race(store).live()
    await race.build(ADA, 20_000)
    race.now = NOW + 60_000
    for _ in range(3):
        await pause(race, race.id)
        race.now += DAY
        await resume(race, race.id)
    await race.act(ADA, "tap", 61_000 + 3 * DAY)
    seat = (await race.state()).round.seats[0]
    assert seat.clicks[-1].at == 61_000
    due = (await race.match()).rules_deadline
    assert due is not None
    match = await race.settle(due - NOW)
    await race.matches.perform(race.id, BRUNO, Resign())
    match, record = await race.match(), await store.matches.actions(race.id)
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
    resumed = await resume(race, race.id)
    assert resumed.rules_deadline == before + HOUR


async def test_a_seat_lent_before_the_pause_can_go_back_to_its_owner_in_it(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin("constructor", A_DAY, 2, starter="ice")
    await services.matches.perform(match.id, ADA, LendSeat(STRANGER))
    await services.at(NOW + HOUR)
    await pause(services, match.id)
    await services.matches.perform(match.id, ADA, GiveSeatBack())
    await services.at(NOW + DAY)
    resumed = await resume(services, match.id)
    assert resumed.players[0] == ADA
    assert resumed.mentions == (ADA,)
    assert resumed.seat_status(0).deadline == NOW + DAY + 47 * HOUR
    await services.scheduler.close()


async def test_a_table_cannot_be_paused(store: Store) -> None:
    services = TimedServices(store)
    table = await services.matches.open(guild_id=1, channel_id=5, game="constructor", host=ADA, options={})
    with pytest.raises(Refusal, match="not-begun"):
        await pause(services, table.id)
    await services.matches.perform(table.id, BRUNO, Join())
    await services.matches.perform(table.id, ADA, Start())
    assert Played(await services.match(table.id)).match.pause is None


async def test_a_computer_in_a_race_builds_as_it_would_have_without_the_pause(store: Store) -> None:
    records = []
    for channel, stands in ((1, 0), (2, HOUR)):
        timed = TimedComputers(store, NOW)
        opened = await timed.matches.open(
            guild_id=1, channel_id=channel, game="space-builder", host=ADA, options={}
        )
        await timed.matches.perform(opened.id, ADA, SeatComputer("expert"))
        match = await timed.matches.perform(opened.id, ADA, Start())
        await timed.wait(4_000)
        await timed.matches.perform(match.id, ADA, Act("ready", stamp=(timed.now, 1)))
        await timed.wait(20_000)
        elapsed = (await timed.match(match.id)).elapsed(timed.now)
        await timed.matches.perform(match.id, 0, PassTime(f"start @{elapsed}#5"))
        await timed.wait(11_000)
        if stands:
            await pause(timed, match.id)
            count = (await timed.match(match.id)).action_count
            await timed.wait(stands)
            assert (await timed.match(match.id)).action_count == count
            await resume(timed, match.id)
        await timed.wait(40_000)
        records.append([line.action for line in await store.matches.actions(match.id)])
    assert len(records[0]) > 8
    assert records[0] == records[1]
