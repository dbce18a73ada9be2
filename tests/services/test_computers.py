"""Computer players in matches: they are asked, they answer in time, and nobody waits for them in vain."""

from collections.abc import Sequence
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from bot.match.commands import (
    Act,
    Answer,
    Cancel,
    Command,
    GiveSeatBack,
    HandOver,
    Hint,
    Join,
    Leave,
    Nudge,
    Resign,
    SeatComputer,
    Start,
    Undo,
    UnseatComputers,
)
from bot.match.computer_users import find_free_computer_user, get_level, get_name_number
from bot.match.effects import ACTION_DELAY, CLOCK_TIMER
from bot.match.models import Change, Match, TimeControl, is_computer
from bot.match.new_table import NewTable
from bot.match.quiet_hours import DAY
from bot.match.record import to_record
from bot.match.refusals import Refusal
from bot.match.timer_values import COMPUTER_TIMER
from bot.players import LEVEL_NAMES, Choice, get_computer
from bot.services.computer_service import LEVEL_DELAYS, ComputerService
from bot.services.match_service import MatchService
from bot.services.scheduler import Scheduler
from bot.services.worker_pool import NoAnswer, WorkerPool
from bot.store import Store
from tests.match.seats import ADA, BRUNO, CHIOMA, NOW, STRANGER, MatchSession, open_table, start_match
from tests.match.stand_ins import LendSeat

A_MINUTE = 60_000
BEGINNER = find_free_computer_user("beginner", ())


class FakeWorkerPool:
    """A computer player that searches at once and in this process, unless it is broken."""

    def __init__(self) -> None:
        self.requests: list[tuple[int, str]] = []
        self.is_broken = False

    async def choose(
        self, match_id: int, key: str, view: msgspec.Struct, player: int, level: str, *, seed: str, ply: int
    ) -> Choice | None:
        """Return the computer's action."""
        self.requests.append((match_id, level))
        if self.is_broken:
            raise NoAnswer("died")
        return get_computer(key).choose(view, player, level, seed=seed, ply=ply)

    async def close(self) -> None:
        """Close nothing."""


class TimedComputers:
    """A store with matches in it, and computers that move at a time that the test sets."""

    def __init__(self, store: Store, now: int = NOW) -> None:
        self.store, self.now, self.pool = store, now, FakeWorkerPool()
        self.matches = MatchService(store, lambda *_: None, clock=lambda: self.now, new_seed=lambda: "5eed")
        self.computers = ComputerService(self.matches, cast("WorkerPool", self.pool), clock=lambda: self.now)
        self.scheduler = Scheduler(store, clock=lambda: self.now)
        self.computers.register_timers(self.scheduler)

    async def begin_solo(self, level: str = "beginner", **options: object) -> Match:
        """Let Ada begin a match of Constructor with a computer, and move first."""
        table = await self.matches.open(
            NewTable(
                guild_id=1, channel_id=1, game="constructor", host=ADA, options={"starter": "ice", **options}
            )
        )
        await self.matches.perform(table.id, ADA, SeatComputer(level))
        return await self.matches.perform(table.id, ADA, Start())

    async def act(self, match: Match, *actions: str) -> Match:
        """Return the match after some of Ada's actions."""
        for action in actions:
            match = await self.matches.perform(match.id, ADA, Act(action))
        return match

    async def wait(self, milliseconds: int) -> None:
        """Advance the clock, and do on the way what is due."""
        until = self.now + milliseconds
        while (due_at := await self.store.timers.find_next_due()) is not None and due_at <= until:
            self.now = max(self.now, due_at)
            self.scheduler.wake()
            await self.scheduler.idle()
            await self.computers.idle()
        self.now = until

    async def match(self, match_id: int) -> Match:
        """Return the match as it stands."""
        match = await self.store.matches.find(match_id)
        assert match is not None
        return match


@pytest.fixture
def services(store: Store) -> TimedComputers:
    return TimedComputers(store)


def test_no_two_computers_of_a_table_share_a_name() -> None:
    accounts: list[int] = []
    for level in (*LEVEL_NAMES, *LEVEL_NAMES):
        accounts.append(find_free_computer_user(level, [ADA, *accounts]))
    assert [get_level(account) for account in accounts] == [*LEVEL_NAMES, *LEVEL_NAMES]
    assert [get_name_number(account) for account in accounts] == list(range(8))
    assert all(map(is_computer, accounts))
    assert find_free_computer_user("master", accounts[1:]) == -1 - LEVEL_NAMES.index("master")


async def test_it_moves_after_a_delay_and_mentions_the_next_player(services: TimedComputers) -> None:
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Rb2")
    assert match.players_to_act() == {1}
    assert (match.players[1], match.mentions) == (BEGINNER, ())
    assert match.mention_seq == 1  # the computer's action mentions the next player
    await services.wait(ACTION_DELAY)
    assert (await services.match(match.id)).revision == match.revision
    await services.wait(1)
    after = await services.match(match.id)
    assert after.players_to_act() == {0}
    assert (after.mentions, after.mention_seq) == ((ADA,), 2)
    assert [line.player for line in await services.store.matches.get_record(match.id)] == [0, 0, 1]
    assert await services.store.timers.find_next_due() is None


async def test_a_new_board_is_posted_for_people_alone(services: TimedComputers) -> None:
    match = await services.act(await services.begin_solo(), "pattern rhombus")
    after = await services.act(match, "Rb2")
    assert (after.turn, after.board_seq) == (match.turn + 1, match.board_seq)
    await services.wait(A_MINUTE)
    assert (await services.match(match.id)).board_seq == match.board_seq + 1


def test_the_time_of_an_answer_reveals_nothing_about_the_search() -> None:
    assert set(LEVEL_DELAYS) <= set(LEVEL_NAMES)
    assert min(LEVEL_DELAYS.values()) > 3_000  # the longest that a master may take


async def test_a_search_that_was_stopped_is_repeated_with_the_same_answer(
    services: TimedComputers, store: Store
) -> None:
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Rb2")
    await services.wait(2)  # it thinks, or has thought, when everything stops
    after = TimedComputers(store, services.now)
    await after.computers.release_leases()
    await after.wait(2 * ACTION_DELAY)
    assert after.pool.requests == services.pool.requests == [(match.id, "beginner")]
    [*_, first] = await store.matches.get_record(match.id)
    view = match.rules.view(match.state, 1)
    expected_choice = get_computer("constructor").choose(view, 1, "beginner", seed="5eed", ply=2)
    assert expected_choice is not None
    assert first.action == expected_choice.action


async def test_a_question_without_an_answer_comes_again(services: TimedComputers) -> None:
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Rb2")
    services.pool.is_broken = True
    await services.wait(ACTION_DELAY)
    services.pool.is_broken = False
    assert (await services.match(match.id)).players_to_act() == {1}
    await services.wait(2 * A_MINUTE)
    assert (await services.match(match.id)).players_to_act() == {0}


async def test_an_action_found_before_an_undo_is_not_made(services: TimedComputers) -> None:
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Rb2")
    await services.wait(2)
    after_undo = await services.matches.perform(match.id, ADA, Undo())
    assert after_undo.players_to_act() == {0}
    await services.wait(A_MINUTE)
    assert (await services.match(match.id)).revision == after_undo.revision


async def test_it_lets_its_action_be_taken_back(services: TimedComputers) -> None:
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Rb2")
    await services.wait(A_MINUTE)
    after_undo = await services.matches.perform(match.id, ADA, Undo())
    assert after_undo.players_to_act() == {0}
    assert after_undo.consent_request is None
    assert [line.action for line in await services.store.matches.get_record(match.id)] == ["pattern rhombus"]


async def test_it_lets_a_match_be_called_off(services: TimedComputers) -> None:
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Rb2")
    await services.wait(A_MINUTE)
    assert (await services.matches.perform(match.id, ADA, Cancel())).status == "abandoned"
    assert await services.store.timers.find_of_kind(COMPUTER_TIMER) == []


async def test_it_waits_while_people_are_asked(services: TimedComputers) -> None:
    table = await services.matches.open(NewTable(guild_id=1, channel_id=1, game="middle-ages", host=ADA))
    for user, command in ((BRUNO, Join()), (ADA, SeatComputer("beginner")), (ADA, Start())):
        match = await services.matches.perform(table.id, user, command)
    while match.turn < 3 or match.players_to_act() != {2}:
        (player,) = match.players_to_act()
        action = next(iter(match.rules.legal_actions(match.state, player)))
        act = Act(match.rules.action_to_string(action))
        match = await services.matches.perform(match.id, match.players[player], act)
    after_request = await services.matches.perform(match.id, ADA, Cancel())
    assert after_request.consent_request is not None
    await services.wait(A_MINUTE)
    assert (await services.match(match.id)).revision == after_request.revision
    await services.matches.perform(match.id, BRUNO, Answer(agree=False))
    await services.wait(A_MINUTE)
    assert (await services.match(match.id)).players_to_act() != {2}


async def test_no_clock_runs_for_it_and_nobody_nudges_it(services: TimedComputers) -> None:
    table = await services.matches.open(
        NewTable(
            guild_id=1,
            channel_id=1,
            game="constructor",
            host=ADA,
            options={"starter": "ice"},
            time_control=TimeControl(turn_time=DAY),
        )
    )
    await services.matches.perform(table.id, ADA, SeatComputer("casual"))
    match = await services.act(
        await services.matches.perform(table.id, ADA, Start()), "pattern rhombus", "Rb2"
    )
    assert match.seat_status(1).running_since is None
    assert await services.store.timers.find_of_kind(CLOCK_TIMER) == []
    with pytest.raises(Refusal, match="nudge-nobody"):
        await services.matches.perform(match.id, ADA, Nudge())
    await services.wait(A_MINUTE)
    assert len(await services.store.timers.find_of_kind(CLOCK_TIMER)) == 1


async def test_a_match_with_it_is_marked_and_its_record_says_so(services: TimedComputers) -> None:
    match = await services.begin_solo("expert")
    assert match.is_assisted
    record = to_record(match, ())
    assert (record.is_assisted, record.players[1].computer) == (True, "expert")


async def test_a_rematch_brings_it_along(services: TimedComputers) -> None:
    match = await services.begin_solo("expert")
    await services.matches.perform(match.id, ADA, Resign())
    again = await services.matches.rematch(match.id, ADA)
    assert again.status == "running"
    assert again.players == (match.players[1], ADA)


async def test_computers_play_alone_for_a_host_who_watches(services: TimedComputers) -> None:
    accounts = [find_free_computer_user("beginner", ())]
    accounts.append(find_free_computer_user("beginner", accounts))
    table = await services.matches.open(
        NewTable(
            guild_id=1,
            channel_id=1,
            game="constructor",
            host=ADA,
            computers=tuple(accounts),
            watching=True,
        )
    )
    assert table.players == tuple(accounts)
    with pytest.raises(Refusal, match="no-seat"):
        await services.matches.perform(table.id, BRUNO, Start())
    match = await services.matches.perform(table.id, ADA, Start())
    await services.wait(60 * A_MINUTE)
    over = await services.match(match.id)
    assert (over.status, over.mentions) == ("finished", (ADA,))
    assert over.board_seq == match.board_seq + 1  # one board until the end
    again = await services.matches.rematch(match.id, ADA)
    assert again.humans == ()
    assert len(again.players) == 2
    assert (await services.matches.perform(again.id, ADA, Cancel())).is_over


# At the table


def seat_computers(session: MatchSession, *levels: str) -> Sequence[int | None]:
    """Return the seats of a table after Ada has added computers."""
    for level in levels:
        session.do(ADA, SeatComputer(level))
    return session.match.seats


def test_a_computer_takes_the_first_free_seat_that_is_not_reserved() -> None:
    session = open_table(ADA, None, None, None, invited=(BRUNO,))
    seats = seat_computers(session, "beginner", "master")
    assert seats[:2] == (ADA, BEGINNER)
    assert seats[3] is None
    assert session.get_refusal_key(ADA, SeatComputer("casual")) == "seats-reserved"
    assert session.get_refusal_key(STRANGER, SeatComputer("casual")) == "not-in-match"
    session.do(BRUNO, Join())
    assert session.get_refusal_key(ADA, SeatComputer("casual")) == "table-full"


def test_all_of_them_leave_together_and_the_others_keep_their_seats() -> None:
    session = open_table(ADA, None, None, None)
    seat_computers(session, "beginner", "beginner")
    session.do(BRUNO, Join())
    session.do(ADA, UnseatComputers())
    assert session.match.seats == (ADA, None, None, BRUNO)
    assert session.get_refusal_key(ADA, UnseatComputers()) == "no-computers"


def test_the_host_may_leave_computers_to_play_alone() -> None:
    session = open_table(ADA, None, None, None)
    seat_computers(session, "beginner", "beginner")
    session.do(ADA, Leave())
    assert (session.match.host, session.match.humans, len(session.match.players)) == (ADA, (), 2)
    assert session.get_refusal_key(BRUNO, Start()) == "no-seat"
    session.do(ADA, Start())
    assert session.match.status == "running"


def test_who_leaves_is_followed_by_a_person_as_host() -> None:
    session = open_table(ADA, None, None, None)
    seat_computers(session, "beginner")
    session.do(BRUNO, Join())
    session.do(ADA, Leave())
    assert session.match.host == BRUNO


# In the seat of a user


def test_a_seat_is_given_to_a_computer_and_given_back() -> None:
    session = start_match(2)
    session.do(ADA, HandOver("master"))
    account = session.match.players[0]
    assert (get_level(account), session.match.seat_status(0).owner) == ("master", ADA)
    assert session.match.host == ADA
    assert session.get_refusal_key(ADA, HandOver("master")) == "is-a-computer"
    session.do(ADA, GiveSeatBack())
    assert session.match.players == (ADA, BRUNO)
    assert [event.kind for event in session.match.events] == ["computer", "given-back"]
    assert session.match.is_assisted


@pytest.mark.parametrize("command", [HandOver("casual"), LendSeat(STRANGER)])
def test_who_lets_another_play_on_has_the_seat_back_at_the_end(command: Command) -> None:
    session = start_match(3)
    session.do(ADA, command)
    session.do(BRUNO, Resign())
    session.do(CHIOMA, Resign())
    assert session.match.is_over
    assert session.match.players == (ADA, BRUNO, CHIOMA)
    assert ADA in session.match.mentions
    assert session.match.seat_status(0).owner is None


def test_a_seat_that_others_gave_to_a_computer_stays_with_it_at_the_end() -> None:
    session = start_match(3)
    session.do(ADA, HandOver("casual", 1, has_left=True))
    session.do(CHIOMA, Resign())
    session.do(ADA, Resign())
    assert session.match.is_over
    assert is_computer(session.match.players[1])


def test_who_has_resigned_has_resigned_for_good() -> None:
    session = start_match(3)
    session.do(BRUNO, Resign())
    assert session.get_refusal_key(ADA, HandOver("casual", 1)) == "seat-not-free"
    for command in (HandOver("casual"), HandOver("casual", 0), LendSeat(STRANGER)):
        assert session.get_refusal_key(BRUNO, command) == "you-resigned"
    assert session.get_refusal_key(BRUNO, GiveSeatBack()) == "not-lent"
    assert (session.match.players[1], session.match.resigned) == (BRUNO, (1,))


def test_who_resigns_while_somebody_plays_for_them_has_resigned_for_good() -> None:
    for command in (LendSeat(STRANGER), HandOver("casual")):
        session = start_match(3)
        session.do(BRUNO, command)
        session.do(BRUNO, Resign())
        assert (session.match.players, session.match.resigned) == ((ADA, BRUNO, CHIOMA), (1,))
        assert session.match.events[-1].user == BRUNO
        assert session.get_refusal_key(BRUNO, HandOver("casual")) == "you-resigned"


def test_a_seat_whose_time_is_up_is_given_only_where_the_table_says_so() -> None:
    for overtime, why in (("nothing", "seat-not-free"), ("substitute", "")):
        session = start_match(2)
        clock = TimeControl(turn_time=DAY, overtime=overtime)  # type: ignore[arg-type]
        late = replace(session.match.seat_status(1), is_late=True, running_since=NOW)
        session.match = replace(
            session.match, time_control=clock, seat_statuses=(session.match.seat_status(0), late)
        )
        if why:
            assert session.get_refusal_key(ADA, HandOver("casual", 1)) == why
        else:
            session.do(ADA, HandOver("casual", 1))
            assert is_computer(session.match.players[1])


# Where all act at once


async def test_actions_of_others_start_no_second_search(services: TimedComputers) -> None:
    table = await services.matches.open(NewTable(guild_id=1, channel_id=1, game="builders", host=ADA))
    await services.matches.perform(table.id, BRUNO, Join())
    await services.matches.perform(table.id, ADA, SeatComputer("beginner"))
    match = await services.matches.perform(table.id, ADA, Start())
    assert match.players_to_act() == {0, 1, 2}
    await services.wait(2)
    await services.act(match, "order 1A 4B 3C 2D")
    await services.wait(2 * ACTION_DELAY)
    assert services.pool.requests == [(match.id, "beginner")]
    assert (await services.match(match.id)).players_to_act() == {1}


def test_a_hint_is_in_the_log_and_only_for_the_player_to_act() -> None:
    session = start_match(2)
    session.do(ADA, Hint())
    assert [(event.kind, event.user) for event in session.match.events] == [("hint", ADA)]
    (recorded_event,) = to_record(session.match, ()).events
    assert (recorded_event.kind, recorded_event.player) == ("hint", 0)
    assert session.match.is_assisted
    assert session.get_refusal_key(STRANGER, Hint()) == "not-in-match"


async def test_a_silent_change_does_not_stop_the_search(services: TimedComputers) -> None:
    match = await services.act(await services.begin_solo(), "pattern rhombus", "Rb2")
    assert await services.store.matches.commit_and_claim(
        match, Change(match=match, is_silent=True), services.now
    )
    await services.wait(A_MINUTE)
    assert (await services.match(match.id)).players_to_act() == {0}
