"""Who is notified of what, where and when; and what a change does about it for the players of a match."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.commands import (
    Act,
    MentionNow,
    Nudge,
    Resign,
    Show,
    Start,
    TakeSeat,
    TimeUp,
)
from bot.match.models import Match
from bot.match.notifications import (
    MAX_DIRECT_MESSAGES,
    count_direct,
    decide_deferred_delivery,
    decide_delivery,
    find_next_user,
    find_reason,
    get_urgency_key,
)
from bot.match.recipients import Preferences, Recipient
from bot.match.refusals import Refusal
from bot.match.timer_values import TimerUpdate
from tests.match.days import A_DAY, DAY, HOUR, MORNING, NIGHT, NOON, ORDER, QUIET, perform, start_clocks
from tests.match.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    PEOPLE,
    STRANGER,
    find_mentions,
    open_table,
    start_first_turn,
    start_match,
)


def bruno(*, muted: int | None = None, **preferences: Any) -> Recipient:
    return Recipient(Preferences(user_id=BRUNO, **preferences), muted)


@pytest.fixture
def match() -> Match:
    """Return a match in Ada's turn."""
    return start_first_turn().match


@pytest.mark.parametrize(
    ("recipient", "now", "decision"),
    [
        (bruno(), NOON, ("mention", NOON)),
        (bruno(delivery="direct"), NOON, ("direct", NOON)),
        (bruno(delivery="none"), NOON, ("none", NOON)),
        (bruno(muted=0), NOON, ("none", NOON)),
        (bruno(**QUIET), NOON, ("mention", NOON)),
        (bruno(**QUIET), NIGHT, ("direct", MORNING)),
        (bruno(**QUIET, direct_refused=True), NIGHT, ("mention", MORNING)),
        (bruno(delivery="direct", direct_refused=True), NOON, ("mention", NOON)),
        (bruno(digest=13 * 60), NOON, ("direct", NOON + HOUR)),
        (bruno(digest=23 * 60, **QUIET), NOON, ("direct", MORNING)),
        (bruno(away_from=NOON, away_until=NIGHT), NOON, ("direct", NIGHT)),
        (bruno(away_from=NOON, away_until=NIGHT, **QUIET), NOON, ("direct", MORNING)),
    ],
)
def test_everybody_is_notified_where_and_when_they_like(
    match: Match, recipient: Recipient, now: int, decision: tuple[str, int]
) -> None:
    assert decide_delivery(recipient, match, now) == decision


def test_notifications_resume_after_a_muted_turn(match: Match) -> None:
    assert decide_delivery(bruno(muted=match.turn), match, NOON).delivery == "none"
    assert decide_delivery(bruno(muted=match.turn - 1), match, NOON).delivery == "mention"


def test_an_end_that_comes_at_night_is_not_notified_in_the_morning(match: Match) -> None:
    assert decide_delivery(bruno(**QUIET), replace(match, status="finished"), NIGHT).delivery == "none"


def test_a_notification_that_waited_for_a_digest_does_not_wait_for_the_next(match: Match) -> None:
    assert decide_deferred_delivery(bruno(digest=13 * 60), match, NOON + HOUR, "direct") == (
        "direct",
        NOON + HOUR,
    )
    assert decide_deferred_delivery(bruno(**QUIET), match, NIGHT, "direct") == ("direct", MORNING)
    assert decide_deferred_delivery(bruno(direct_refused=True), match, NOON, "direct").delivery == "mention"
    assert decide_deferred_delivery(bruno(delivery="none"), match, NOON, "direct").delivery == "none"


def test_direct_messages_have_a_budget_for_each_day(match: Match) -> None:
    preferences = Preferences(user_id=BRUNO, delivery="direct")
    for number in range(MAX_DIRECT_MESSAGES):
        assert decide_delivery(Recipient(preferences), match, NOON + number).delivery == "direct"
        preferences = count_direct(preferences, NOON + number)
    assert decide_delivery(Recipient(preferences), match, NOON + HOUR).delivery == "mention"
    assert decide_delivery(Recipient(preferences), match, NOON + DAY).delivery == "direct"
    assert count_direct(preferences, NOON + DAY).directs_sent == 1


def test_the_reason_to_notify_follows_the_match() -> None:
    lobby = open_table(ADA, None, None, None, invited=(BRUNO,)).match
    assert (find_reason(lobby, BRUNO), find_reason(lobby, ADA), find_reason(lobby, STRANGER)) == (
        "invited",
        None,
        None,
    )
    playing = start_first_turn(3)
    assert (find_reason(playing.match, ADA), find_reason(playing.match, BRUNO)) == ("turn", None)
    assert find_reason(playing.match, BRUNO, early=True) == "next"
    assert find_reason(playing.match, CHIOMA, early=True) is None
    over = replace(playing.match, status="finished", ended_at=NOON)
    assert find_reason(over, ADA, NOON) == "over"
    assert find_reason(over, ADA, NOON + HOUR) is None


def test_nobody_is_next_while_all_act_at_once() -> None:
    match = start_match(3).match
    for user in PEOPLE[:3]:
        assert find_next_user(match) is None
        match = perform(match, user, Act("pick 1")).match
    playing = start_first_turn(3)
    assert find_next_user(playing.match) == BRUNO
    assert find_next_user(replace(playing.match, resigned=(1,))) == CHIOMA


def test_the_most_urgent_match_comes_first() -> None:
    soon, late = (
        start_clocks(start_first_turn().match, NOON),
        start_clocks(start_first_turn().match, NOON + HOUR),
    )
    without_clock, waiting = (
        start_first_turn().match,
        start_first_turn().act(ADA, "done").act(ADA, "pick 1").match,
    )
    order = sorted([waiting, without_clock, late, soon], key=lambda one: get_urgency_key(one, ADA))
    assert order == [soon, late, without_clock, waiting]


def test_a_step_mentions_who_wants_that_and_sets_timers_for_the_others() -> None:
    match = start_match(3).match
    for user in (ADA, BRUNO):
        match = replace(perform(match, user, Act("pick 1")).match, revision=match.revision)
    turn = perform(match, CHIOMA, Act("pick 1"), ada=Preferences(user_id=ADA, delivery="direct"))
    assert turn.match.mentions == ()
    assert turn.match.board_seq == match.board_seq + 1
    assert TimerUpdate("direct", ADA, NOON) in turn.timer_updates
    assert TimerUpdate("mention", ADA, None) in turn.timer_updates


def test_a_user_who_wants_early_notifications_is_mentioned_a_turn_before() -> None:
    match = start_match(2).match
    match = perform(match, ADA, Act("pick 1")).match
    early = Preferences(user_id=BRUNO, notify_early=True)
    assert perform(match, BRUNO, Act("pick 1"), bruno=early).match.mentions == (ADA, BRUNO)
    assert perform(match, BRUNO, Act("pick 1")).match.mentions == (ADA,)


def test_early_notifications_work_in_the_phases_in_which_one_acts_alone() -> None:
    session = open_table(*PEOPLE[:3], None, game="builders")
    session.do(ADA, Start())
    early = {f"early{user}": Preferences(user_id=user, notify_early=True) for user in PEOPLE[:3]}
    for user in PEOPLE[:2]:
        change = perform(session.match, user, Act(ORDER), NOON, **early)
        assert change.match.mentions in ((), session.match.mentions, (CHIOMA,)), (
            "nobody is next while all write"
        )
        session.match = change.match
    first = perform(session.match, CHIOMA, Act(ORDER), NOON, **early).match
    for _ in range(6):
        (player,) = first.players_to_act()
        users = (first.players[player], first.players[(player + 1) % 3])
        assert first.mentions == users
        assert perform(first, users[1], Nudge()).match.mention_seq > first.mention_seq
        first = pass_turn(first, early)


def pass_turn(match: Match, people: dict[str, Preferences]) -> Match:
    """Return a match of Builders after the simplest turn of the current player."""
    before, (player,) = match.turn, match.players_to_act()
    while match.turn == before:
        action = next(iter(match.rules.legal_actions(match.state, player)))
        act = Act(match.rules.action_to_string(action))
        match = perform(match, match.players[player], act, NOON, **people).match
    return match


def test_the_next_player_gets_an_early_direct_message_at_once_or_never() -> None:
    match = perform(start_match(2).match, ADA, Act("pick 1")).match
    early = Preferences(user_id=BRUNO, notify_early=True, delivery="direct")
    assert (
        TimerUpdate("direct", BRUNO, NOON) in perform(match, BRUNO, Act("pick 1"), bruno=early).timer_updates
    )
    asleep = replace(early, **QUIET)
    night = perform(match, BRUNO, Act("pick 1"), NIGHT, bruno=asleep).timer_updates
    assert {timer.due_at for timer in night} == {None}


def test_a_refused_direct_message_becomes_a_mention_despite_a_daily_digest() -> None:
    """Where Discord lets no direct message through, the channel is used instead."""
    preferences = Preferences(user_id=ADA, digest=13 * 60, direct_refused=True)
    match = start_first_turn().match
    turn = perform(match, ADA, MentionNow(ADA), ada=preferences)
    assert turn.match.mentions == (ADA,)
    assert {timer.due_at for timer in turn.timer_updates} == {None}
    with pytest.raises(Refusal, match="match-over"):
        perform(replace(match, status="finished"), 0, MentionNow(ADA))


def test_a_mention_takes_away_what_still_waited() -> None:
    preferences = Preferences(user_id=ADA, **QUIET)
    match = perform(start_match(2).match, ADA, Act("pick 1")).match
    turn = perform(match, BRUNO, Act("pick 1"), ada=preferences)
    assert turn.match.mentions == (ADA,)
    assert set(turn.timer_updates) == {TimerUpdate("direct", ADA, None), TimerUpdate("mention", ADA, None)}


# The last player to act


def pick_until_last_two(players: int = 3) -> Match:
    """Return a match in which all but the last two have picked."""
    match = start_match(players).match
    for user in PEOPLE[: players - 2]:
        match = perform(match, user, Act("pick 1")).match
    return match


def test_the_last_player_to_act_is_mentioned_once_on_a_new_board() -> None:
    match = pick_until_last_two()
    change = perform(match, BRUNO, Act("pick 1"))
    assert find_mentions(match, change) == (CHIOMA,)
    assert change.match.turn == match.turn
    assert not change.is_silent
    again = perform(change.match, ADA, Show())
    assert again.match.mention_seq == change.match.mention_seq
    nudged_match = perform(change.match, ADA, Nudge()).match
    assert nudged_match.seat_status(2).last_call_turn == match.turn
    assert perform(nudged_match, ADA, Show()).match.mention_seq == nudged_match.mention_seq


def test_nobody_is_the_last_while_several_are_to_act_or_one_acts_alone() -> None:
    match = start_match(4).match
    assert find_mentions(match, perform(match, ADA, Act("pick 1"))) is None
    playing = start_first_turn(3).match
    assert find_mentions(playing, perform(playing, ADA, Act("take"))) is None


def test_a_resignation_that_leaves_one_player_to_act_mentions_that_player() -> None:
    match = pick_until_last_two()
    assert perform(match, BRUNO, Resign()).match.mentions == (CHIOMA,)


def test_the_last_player_to_act_is_mentioned_again_in_the_next_phase() -> None:
    match = pick_until_last_two(2)
    for _ in range(2):
        match = perform(match, ADA, Act("pick 1")).match
        assert match.mentions == (BRUNO,)
        assert match.seat_status(1).last_call_turn == match.turn
        match = perform(match, BRUNO, Act("pick 1")).match
        (player,) = match.players_to_act()
        match = perform(match, match.players[player], Act("done")).match
        if match.is_over:
            break


@pytest.mark.parametrize(
    ("preferences", "now", "mentions", "timers"),
    [
        ({}, NOON, (CHIOMA,), set()),
        ({"delivery": "none"}, NOON, (), {None}),
        ({"delivery": "direct"}, NOON, (), {NOON, None}),
        (QUIET, NIGHT, (), {MORNING, None}),
        ({"digest": 13 * 60}, NOON, (), {NOON + HOUR, None}),
    ],
)
def test_the_last_player_to_act_is_notified_as_they_prefer(
    preferences: dict[str, Any], now: int, mentions: tuple[int, ...], timers: set[int | None]
) -> None:
    change = perform(
        pick_until_last_two(), BRUNO, Act("pick 1"), now, chioma=Preferences(user_id=CHIOMA, **preferences)
    )
    assert change.match.mentions == mentions
    assert {timer.due_at for timer in change.timer_updates} == timers


def test_a_substitute_for_the_last_player_is_notified_of_the_turn_alone() -> None:
    match = start_clocks(perform(pick_until_last_two(), BRUNO, Act("pick 1")).match, NOON)
    match = replace(match, time_control=replace(A_DAY, overtime="substitute"))
    late = perform(match, 0, TimeUp(2, NOON), NOON + 2 * DAY).match
    change = perform(late, STRANGER, TakeSeat(2), NOON + 2 * DAY)
    assert find_mentions(late, change) == (STRANGER, CHIOMA)
