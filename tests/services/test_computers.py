"""Computer players in matches: they are asked, they answer in time, and nobody waits for them in vain."""

from collections.abc import Sequence
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from bot.players import LEVEL_NAMES, Choice, get_computer
from bot.services.commands import (
    Act,
    Answer,
    Cancel,
    GiveSeatBack,
    HandOver,
    Hint,
    Join,
    Leave,
    LendSeat,
    Nudge,
    Resign,
    SeatComputer,
    Start,
    Undo,
    UnseatComputers,
)
from bot.services.computer_service import PAUSES, ComputerService
from bot.services.computer_users import free_computer_user, get_level, get_name_number
from bot.services.effects import CLOCK_TIMER, PAUSE
from bot.services.match_service import MatchService
from bot.services.quiet_hours import DAY
from bot.services.record import to_record
from bot.services.refusals import Refusal
from bot.services.scheduler import Scheduler
from bot.services.worker_pool import NoAnswer, WorkerPool
from bot.store import Store
from bot.store.models import Change, Match, TimeControl, is_computer
from tests.services.seats import ADA, BRUNO, NOW, STRANGER, Played, begun, table

A_MINUTE = 60_000
BEGINNER = free_computer_user("beginner", ())


class FakeWorkerPool:
    """A computer player that searches at once and in this process, unless it is broken."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.broken = False

    async def choose(
        self, match_id: int, key: str, view: msgspec.Struct, player: int, level: str, *, seed: str, ply: int
    ) -> Choice | None:
        """Return the computer's action."""
        self.asked.append((match_id, level))
        if self.broken:
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

    async def solo(self, level: str = "beginner", **options: object) -> Match:
        """Let Ada begin a match of Constructor with a computer, and move first."""
        opened = await self.matches.open(
            guild_id=1, channel_id=1, game="constructor", host=ADA, options={"starter": "ice", **options}
        )
        await self.matches.perform(opened.id, ADA, SeatComputer(level))
        return await self.matches.perform(opened.id, ADA, Start())

    async def act(self, match: Match, *actions: str) -> Match:
        """Return the match after some of Ada's actions."""
        for action in actions:
            match = await self.matches.perform(match.id, ADA, Act(action))
        return match

    async def wait(self, milliseconds: int) -> None:
        """Advance the clock, and do on the way what is due."""
        until = self.now + milliseconds
        while (due := await self.store.timers.next_due()) is not None and due <= until:
            self.now = max(self.now, due)
            self.scheduler.wake()
            await self.scheduler.idle()
            await self.computers.idle()
        self.now = until

    async def match(self, match_id: int) -> Match:
        """Return the match as it stands."""
        found = await self.store.matches.find(match_id)
        assert found is not None
        return found


@pytest.fixture
def timed(store: Store) -> TimedComputers:
    return TimedComputers(store)


def test_no_two_computers_of_a_table_share_a_name() -> None:
    accounts: list[int] = []
    for level in (*LEVEL_NAMES, *LEVEL_NAMES):
        accounts.append(free_computer_user(level, [ADA, *accounts]))
    assert [get_level(account) for account in accounts] == [*LEVEL_NAMES, *LEVEL_NAMES]
    assert [get_name_number(account) for account in accounts] == list(range(8))
    assert all(map(is_computer, accounts))
    assert free_computer_user("master", accounts[1:]) == -1 - LEVEL_NAMES.index("master")


async def test_it_moves_after_a_pause_and_calls_the_next_player(timed: TimedComputers) -> None:
    match = await timed.act(await timed.solo(), "pattern rhombus", "Rb2")
    assert match.players_to_act() == {1}
    assert (match.players[1], match.mentions) == (BEGINNER, ())
    assert match.mention_seq == 1  # the computer's action mentions the next player
    await timed.wait(PAUSE)
    assert (await timed.match(match.id)).revision == match.revision
    await timed.wait(1)
    moved = await timed.match(match.id)
    assert moved.players_to_act() == {0}
    assert (moved.mentions, moved.mention_seq) == ((ADA,), 2)
    assert [line.player for line in await timed.store.matches.actions(match.id)] == [0, 0, 1]
    assert await timed.store.timers.next_due() is None


async def test_a_new_board_is_posted_for_people_alone(timed: TimedComputers) -> None:
    match = await timed.act(await timed.solo(), "pattern rhombus")
    passed = await timed.act(match, "Rb2")
    assert (passed.turn, passed.board_seq) == (match.turn + 1, match.board_seq)
    await timed.wait(A_MINUTE)
    assert (await timed.match(match.id)).board_seq == match.board_seq + 1


def test_the_time_of_an_answer_reveals_nothing_about_the_search() -> None:
    assert set(PAUSES) <= set(LEVEL_NAMES)
    assert min(PAUSES.values()) > 3_000  # the longest that a master may take


async def test_a_search_that_was_stopped_is_repeated_with_the_same_answer(
    timed: TimedComputers, store: Store
) -> None:
    match = await timed.act(await timed.solo(), "pattern rhombus", "Rb2")
    await timed.wait(2)  # it thinks, or has thought, when everything stops
    after = TimedComputers(store, timed.now)
    await after.computers.release_leases()
    await after.wait(2 * PAUSE)
    assert after.pool.asked == timed.pool.asked == [(match.id, "beginner")]
    [*_, first] = await store.matches.actions(match.id)
    view = match.rules.view(match.state, 1)
    expected = get_computer("constructor").choose(view, 1, "beginner", seed="5eed", ply=2)
    assert expected is not None
    assert first.action == expected.action


async def test_a_question_without_an_answer_comes_again(timed: TimedComputers) -> None:
    match = await timed.act(await timed.solo(), "pattern rhombus", "Rb2")
    timed.pool.broken = True
    await timed.wait(PAUSE)
    timed.pool.broken = False
    assert (await timed.match(match.id)).players_to_act() == {1}
    await timed.wait(2 * A_MINUTE)
    assert (await timed.match(match.id)).players_to_act() == {0}


async def test_an_action_found_before_an_undo_is_not_made(timed: TimedComputers) -> None:
    match = await timed.act(await timed.solo(), "pattern rhombus", "Rb2")
    await timed.wait(2)
    taken_back = await timed.matches.perform(match.id, ADA, Undo())
    assert taken_back.players_to_act() == {0}
    await timed.wait(A_MINUTE)
    assert (await timed.match(match.id)).revision == taken_back.revision


async def test_it_lets_its_action_be_taken_back(timed: TimedComputers) -> None:
    match = await timed.act(await timed.solo(), "pattern rhombus", "Rb2")
    await timed.wait(A_MINUTE)
    undone = await timed.matches.perform(match.id, ADA, Undo())
    assert undone.players_to_act() == {0}
    assert undone.consent_request is None
    assert [line.action for line in await timed.store.matches.actions(match.id)] == ["pattern rhombus"]


async def test_it_lets_a_match_be_called_off(timed: TimedComputers) -> None:
    match = await timed.act(await timed.solo(), "pattern rhombus", "Rb2")
    await timed.wait(A_MINUTE)
    assert (await timed.matches.perform(match.id, ADA, Cancel())).status == "abandoned"
    assert await timed.store.timers.next_due() is None


async def test_it_waits_while_people_are_asked(timed: TimedComputers) -> None:
    opened = await timed.matches.open(guild_id=1, channel_id=1, game="middle-ages", host=ADA, options={})
    for user, command in ((BRUNO, Join()), (ADA, SeatComputer("beginner")), (ADA, Start())):
        match = await timed.matches.perform(opened.id, user, command)
    while match.turn < 3 or match.players_to_act() != {2}:
        (player,) = match.players_to_act()
        action = next(iter(match.rules.legal_actions(match.state, player)))
        act = Act(match.rules.action_to_string(action))
        match = await timed.matches.perform(match.id, match.players[player], act)
    asked = await timed.matches.perform(match.id, ADA, Cancel())
    assert asked.consent_request is not None
    await timed.wait(A_MINUTE)
    assert (await timed.match(match.id)).revision == asked.revision
    await timed.matches.perform(match.id, BRUNO, Answer(agree=False))
    await timed.wait(A_MINUTE)
    assert (await timed.match(match.id)).players_to_act() != {2}


async def test_no_clock_runs_for_it_and_nobody_nudges_it(timed: TimedComputers) -> None:
    opened = await timed.matches.open(
        guild_id=1,
        channel_id=1,
        game="constructor",
        host=ADA,
        options={"starter": "ice"},
        clock=TimeControl(turn_time=DAY),
    )
    await timed.matches.perform(opened.id, ADA, SeatComputer("casual"))
    match = await timed.act(await timed.matches.perform(opened.id, ADA, Start()), "pattern rhombus", "Rb2")
    assert match.seat_status(1).running_since is None
    assert await timed.store.timers.of_kind(CLOCK_TIMER) == []
    with pytest.raises(Refusal, match="nudge-nobody"):
        await timed.matches.perform(match.id, ADA, Nudge())
    await timed.wait(A_MINUTE)
    assert len(await timed.store.timers.of_kind(CLOCK_TIMER)) == 1


async def test_a_match_with_it_is_marked_and_its_record_says_so(timed: TimedComputers) -> None:
    match = await timed.solo("expert")
    assert match.is_assisted
    record = to_record(match, ())
    assert (record.is_assisted, record.players[1].computer) == (True, "expert")


async def test_a_rematch_brings_it_along(timed: TimedComputers) -> None:
    match = await timed.solo("expert")
    await timed.matches.perform(match.id, ADA, Resign())
    again = await timed.matches.rematch(match.id, ADA)
    assert again.status == "running"
    assert again.players == (match.players[1], ADA)


async def test_computers_play_alone_for_a_host_who_watches(timed: TimedComputers) -> None:
    accounts = [free_computer_user("beginner", ())]
    accounts.append(free_computer_user("beginner", accounts))
    opened = await timed.matches.open(
        guild_id=1, channel_id=1, game="constructor", host=ADA, options={}, computers=accounts, watching=True
    )
    assert opened.players == tuple(accounts)
    with pytest.raises(Refusal, match="not-in-match"):
        await timed.matches.perform(opened.id, BRUNO, Start())
    match = await timed.matches.perform(opened.id, ADA, Start())
    await timed.wait(60 * A_MINUTE)
    over = await timed.match(match.id)
    assert (over.status, over.mentions) == ("finished", (ADA,))
    assert over.board_seq == match.board_seq + 1  # one board until the end
    again = await timed.matches.rematch(match.id, ADA)
    assert again.humans == ()
    assert len(again.players) == 2
    assert (await timed.matches.perform(again.id, ADA, Cancel())).is_over


# At the table


def seated(played: Played, *levels: str) -> Sequence[int | None]:
    """Return the seats of a table after Ada has added computers."""
    for level in levels:
        played.do(ADA, SeatComputer(level))
    return played.match.seats


def test_a_computer_takes_the_first_free_seat_that_is_not_reserved() -> None:
    played = table(ADA, None, None, None, invited=(BRUNO,))
    seats = seated(played, "beginner", "master")
    assert seats[:2] == (ADA, BEGINNER)
    assert seats[3] is None
    assert played.why_not(ADA, SeatComputer("casual")) == "seats-reserved"
    assert played.why_not(STRANGER, SeatComputer("casual")) == "not-in-match"
    played.do(BRUNO, Join())
    assert played.why_not(ADA, SeatComputer("casual")) == "table-full"


def test_all_of_them_leave_together_and_the_others_keep_their_seats() -> None:
    played = table(ADA, None, None, None)
    seated(played, "beginner", "beginner")
    played.do(BRUNO, Join())
    played.do(ADA, UnseatComputers())
    assert played.match.seats == (ADA, None, None, BRUNO)
    assert played.why_not(ADA, UnseatComputers()) == "no-computers"


def test_the_host_may_leave_computers_to_play_alone() -> None:
    played = table(ADA, None, None, None)
    seated(played, "beginner", "beginner")
    played.do(ADA, Leave())
    assert (played.match.host, played.match.humans, len(played.match.players)) == (ADA, (), 2)
    assert played.why_not(BRUNO, Start()) == "not-in-match"
    played.do(ADA, Start())
    assert played.match.status == "running"


def test_who_leaves_is_followed_by_a_person_as_host() -> None:
    played = table(ADA, None, None, None)
    seated(played, "beginner")
    played.do(BRUNO, Join())
    played.do(ADA, Leave())
    assert played.match.host == BRUNO


# In the seat of a user


def test_a_seat_is_given_to_a_computer_and_given_back() -> None:
    played = begun(2)
    played.do(ADA, HandOver("master"))
    account = played.match.players[0]
    assert (get_level(account), played.match.seat_status(0).owner) == ("master", ADA)
    assert played.match.host == ADA
    assert played.why_not(ADA, HandOver("master")) == "not-in-match"
    played.do(ADA, GiveSeatBack())
    assert played.match.players == (ADA, BRUNO)
    assert [event.kind for event in played.match.events] == ["computer", "given-back"]
    assert played.match.is_assisted


def test_who_has_resigned_has_resigned_for_good() -> None:
    played = begun(3)
    played.do(BRUNO, Resign())
    assert played.why_not(ADA, HandOver("casual", 1)) == "seat-not-free"
    for command in (HandOver("casual"), HandOver("casual", 0), LendSeat(STRANGER)):
        assert played.why_not(BRUNO, command) == "you-resigned"
    assert played.why_not(BRUNO, GiveSeatBack()) == "not-lent"
    assert (played.match.players[1], played.match.resigned) == (BRUNO, (1,))


def test_a_stand_in_who_resigns_resigns_for_the_owner_too() -> None:
    played = begun(3)
    played.do(BRUNO, LendSeat(STRANGER))
    played.do(STRANGER, Resign())
    played.do(BRUNO, GiveSeatBack())
    assert played.match.resigned == (1,)
    assert played.why_not(BRUNO, HandOver("casual")) == "you-resigned"


def test_a_seat_whose_time_is_up_is_given_only_where_the_table_says_so() -> None:
    for overtime, why in (("nothing", "seat-not-free"), ("substitute", "")):
        played = begun(2)
        clock = TimeControl(turn_time=DAY, overtime=overtime)  # type: ignore[arg-type]
        late = replace(played.match.seat_status(1), is_late=True, running_since=NOW)
        played.match = replace(
            played.match, time_control=clock, seat_statuses=(played.match.seat_status(0), late)
        )
        if why:
            assert played.why_not(ADA, HandOver("casual", 1)) == why
        else:
            played.do(ADA, HandOver("casual", 1))
            assert is_computer(played.match.players[1])


# Where all act at once


async def test_actions_of_others_start_no_second_search(timed: TimedComputers) -> None:
    opened = await timed.matches.open(guild_id=1, channel_id=1, game="builders", host=ADA, options={})
    await timed.matches.perform(opened.id, BRUNO, Join())
    await timed.matches.perform(opened.id, ADA, SeatComputer("beginner"))
    match = await timed.matches.perform(opened.id, ADA, Start())
    assert match.players_to_act() == {0, 1, 2}
    await timed.wait(2)
    await timed.act(match, "order 1A 4B 3C 2D")
    await timed.wait(2 * PAUSE)
    assert timed.pool.asked == [(match.id, "beginner")]
    assert (await timed.match(match.id)).players_to_act() == {1}


def test_a_hint_is_in_the_log_and_only_for_the_player_to_act() -> None:
    played = begun(2)
    played.do(ADA, Hint())
    assert [(event.kind, event.user) for event in played.match.events] == [("hint", ADA)]
    (written,) = to_record(played.match, ()).events
    assert (written.kind, written.player) == ("hint", 0)
    assert played.match.is_assisted
    assert played.why_not(STRANGER, Hint()) == "not-in-match"


async def test_a_silent_change_does_not_stop_the_search(timed: TimedComputers) -> None:
    match = await timed.act(await timed.solo(), "pattern rhombus", "Rb2")
    assert await timed.store.matches.commit_and_claim(match, Change(match=match, is_silent=True), timed.now)
    await timed.wait(A_MINUTE)
    assert (await timed.match(match.id)).players_to_act() == {0}
