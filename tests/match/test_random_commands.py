"""For all commands in any order, the match stays whole and can be played on."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import asdict

from bot.match.commands import (
    Act,
    Answer,
    Cancel,
    Command,
    End,
    Join,
    Leave,
    Resign,
    Show,
    Start,
    Undo,
    get_players_to_answer,
)
from bot.match.models import Match
from bot.match.record import read_record, to_record, write_record
from bot.match.record_checks import verify
from bot.match.refusals import Refusal
from bot.match.replay import replay
from tests.match.seats import ADA, BRUNO, PEOPLE, STRANGER, MatchSession, open_table

users = st.sampled_from((*PEOPLE, STRANGER))
REPOST_FIELDS = {"board_seq", "public_revision", "revision"}
"""All that may change in a match that is over: it is posted once more."""


class Crowd(RuleBasedStateMachine):
    """Five users at one match."""

    session: MatchSession
    previous: Match

    @initialize(
        game=st.sampled_from([("harvest", 4), ("harvest", 4), ("constructor", 2), ("middle-ages", 4)]),
        invited=st.sets(st.sampled_from(PEOPLE[1:]), max_size=3),
        is_full=st.booleans(),
    )
    def open(self, game: tuple[str, int], invited: set[int], is_full: bool) -> None:
        """Let a user open a table; to save time all may sit already."""
        key, count = game
        rest = PEOPLE[1:count] if is_full else (None,) * (count - 1)
        self.session = open_table(ADA, *rest, game=key, invited=tuple(sorted(invited))[: count - 1])
        self.previous = self.session.match

    def ask(self, user: int, command: Command) -> None:
        """Perform a command; the match must change by one revision, or not at all."""
        before, record = self.session.match, self.session.record
        self.previous = before
        try:
            self.session.do(user, command)
        except Refusal:
            assert (self.session.match, self.session.record) == (before, record)
        else:
            assert self.session.match.revision == before.revision + 1

    @rule(user=users, seat=st.none() | st.integers(-1, 4))
    def join(self, user: int, seat: int | None) -> None:
        self.ask(user, Join(seat))

    @rule(user=users, command=st.sampled_from([Start(), Start(), Start(), Leave(), Undo(), Show()]))
    def ask_for(self, user: int, command: Command) -> None:
        self.ask(user, command)

    @rule(user=users, agree=st.booleans())
    def answer(self, user: int, agree: bool) -> None:
        self.ask(user, Answer(agree))

    @rule(
        user=users,
        text=st.sampled_from(["pick 2", "done", "take", "draw", "Ra1", "b2-c1", "swap", "leave", ""]),
    )
    def try_to_act(self, user: int, text: str) -> None:
        self.ask(user, Act(text))

    @precondition(lambda self: self.session.match.status == "running")
    @rule(data=st.data(), times=st.integers(1, 4))
    def act(self, data: st.DataObject, times: int) -> None:
        """Let a user who may act do something legal."""
        for _ in range(times):
            match = self.session.match
            free = sorted(match.players_to_act() - set(match.resigned))
            if free:
                player = data.draw(st.sampled_from(free))
                legal = list(match.rules.legal_actions(match.state, player))
                action = match.rules.action_to_string(data.draw(st.sampled_from(legal)))
                self.ask(match.players[player], Act(action))

    @precondition(lambda self: self.session.match.revision > 8)
    @rule(user=users, command=st.sampled_from([Resign(), Cancel(), End("enough")]))
    def give_up(self, user: int, command: Command) -> None:
        self.ask(user, command)

    @invariant()
    def snapshot_is_the_replayed_record(self) -> None:
        match = self.session.match
        if match.state is None:
            assert (self.session.record, match.recent) == ((), ())
            return
        record, states = self.session.record, list(replay(match, self.session.record))
        older = len(record) - len(match.recent)
        assert (match.state, match.recent) == (states[-1], record[older:])
        assert not match.recent or match.recent_state == states[older]
        assert bool(match.recent) == bool(record)
        assert len({line.turn for line in match.recent}) <= len(match.players) + 1

    @invariant()
    def the_record_of_what_is_over_is_true(self) -> None:
        match, record = self.session.match, self.session.record
        if match.is_over and match.state is not None:
            *_, last = verify(read_record(write_record(to_record(match, record))))
            assert last == match.state

    @invariant()
    def nobody_sits_twice(self) -> None:
        match = self.session.match
        assert len(set(match.players)) == len(match.players)
        assert match.status != "running" or None not in match.seats
        assert match.status != "lobby" or match.host in match.seats

    @invariant()
    def somebody_can_go_on(self) -> None:
        match = self.session.match
        if match.status == "running":
            assert match.players_to_act() - set(match.resigned)
            assert match.rules.outcome(match.state) is None

    @invariant()
    def who_resigned_stays_out(self) -> None:
        match = self.session.match
        if match.status == "running" and match.game == "middle-ages":
            assert match.state.stage.leavers == match.resigned

    @invariant()
    def a_question_can_be_answered(self) -> None:
        match = self.session.match
        if match.consent_request is not None:
            assert match.status == "running"
            assert get_players_to_answer(match, match.consent_request)
            assert match.consent_request.by not in match.resigned
            assert 0 <= match.consent_request.kept_actions <= len(self.session.record)

    @invariant()
    def numbers_only_rise(self) -> None:
        before, match = self.previous, self.session.match
        assert before.turn <= match.turn
        assert before.board_seq <= match.board_seq <= before.board_seq + 1
        assert before.mention_seq <= match.mention_seq <= before.mention_seq + 1
        assert match.mention_seq == before.mention_seq or match.board_seq > before.board_seq
        assert set(match.mentions) <= {*PEOPLE, STRANGER}

    @invariant()
    def what_is_over_stays_as_it_is(self) -> None:
        before, match = self.previous, self.session.match
        assert match.is_over == (match.ending is not None) == (match.ended_at is not None)
        if before.is_over:
            assert find_differences(before, match) <= REPOST_FIELDS


def find_differences(before: Match, after: Match) -> set[str]:
    """Return the fields in which two matches differ."""
    values: dict[str, Any] = asdict(after)
    return {name for name, value in asdict(before).items() if values[name] != value}


TestCrowd = Crowd.TestCase
TestCrowd.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)


def test_the_people_of_the_tests_are_different() -> None:
    assert len({ADA, BRUNO, *PEOPLE, STRANGER}) == 5
