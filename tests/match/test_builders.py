"""What the services make of Builders: players who leave, and players whose time is up."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.builders import State
from bot.games.builders.dice import value_of
from bot.match.commands import (
    Act,
    Answer,
    ClaimWin,
    HandOver,
    Resign,
    Start,
    TimeUp,
    Undo,
    find_seats_to_hand_over,
)
from bot.match.models import Change, TimeControl
from bot.match.replay import replay
from bot.match.seat_status import SeatStatus
from tests.match.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    NOW,
    PEOPLE,
    MatchSession,
    find_mentions,
    open_table,
)

DAY = 86_400_000
ORDER = "order 1A 9B"


def start_ordering(players: int = 3) -> MatchSession:
    """Return a match in which everybody has to hand in an order."""
    session = open_table(*PEOPLE[:players], *[None] * (4 - players), game="builders")
    session.do(ADA, Start())
    return session


def start_first_turn(players: int = 3) -> MatchSession:
    """Return a match after its first roll, which happens by itself."""
    session = start_ordering(players)
    for user in PEOPLE[:players]:
        session.act(user, ORDER)
    return session


def state_of(session: MatchSession) -> State:
    state: State = session.match.state
    assert [*replay(session.match, session.record)][-1] == state
    return state


def in_turn_order(session: MatchSession) -> list[int]:
    """Return the users who play, from the current one on."""
    order, current = state_of(session).order, state_of(session).current or 0
    first = order.index(current)
    return [session.match.players[player] for player in (*order[first:], *order[:first])]


# Leaving


def test_who_resigns_out_of_turn_has_left_and_plays_no_turn_any_more() -> None:
    session = start_first_turn()
    first, second, third = in_turn_order(session)
    change = session.do(second, Resign())
    assert [(line.player, line.action) for line in change.new_actions] == [(PEOPLE.index(second), "leave")]
    assert state_of(session).leavers == (PEOPLE.index(second),)
    assert find_mentions(session.match, change) is None
    record_length = len(session.record)
    session.act(first, "lay B")
    before = session.match
    assert find_mentions(before, session.do(first, Act("done"))) == (third,)
    assert {line.player for line in session.record[record_length:]} == {
        PEOPLE.index(first),
        PEOPLE.index(third),
    }


def test_who_resigns_in_turn_calls_the_next_player() -> None:
    session = start_first_turn()
    first, second, _ = in_turn_order(session)
    session.act(first, "lay B")
    before = session.match
    assert find_mentions(before, session.do(first, Resign())) == (second,)
    assert session.match.players_to_act() == {PEOPLE.index(second)}


def test_the_match_begins_once_the_last_player_to_order_has_resigned() -> None:
    session = start_ordering().act(ADA, ORDER).act(CHIOMA, ORDER)
    before = session.match
    change = session.do(BRUNO, Resign())
    assert state_of(session).phase == "choose"
    assert find_mentions(before, change) == (in_turn_order(session)[0],)
    assert BRUNO not in in_turn_order(session)


def test_the_last_but_one_who_resigns_ends_the_match_with_the_leavers_behind_each_other() -> None:
    session = start_first_turn(4)
    for user in (DMITRI, ADA):
        session.do(user, Resign())
    change = session.do(CHIOMA, Resign())
    ending = change.match.ending
    assert ending is not None
    assert ending.kind == "resigned"
    assert ending.outcome is not None
    assert ending.outcome.ranks == (3, 1, 2, 4)
    assert [line.action for line in change.new_actions] == ["leave"]
    assert state_of(session).phase == "over"


def test_who_has_resigned_before_players_could_leave_leaves_in_their_next_turn() -> None:
    """Matches that were running go on like that."""
    session = start_first_turn()
    first, second, third = in_turn_order(session)
    session.match = replace(session.match, resigned=(PEOPLE.index(second),))
    session.act(first, "lay B", "done")
    assert state_of(session).leavers == (PEOPLE.index(second),)
    assert session.match.players_to_act() == {PEOPLE.index(third)}


@pytest.mark.parametrize("action", ["leave", "lay B;leave", "leave;lay B"])
def test_leaving_is_no_action_that_somebody_can_write(action: str) -> None:
    session = start_first_turn()
    first, second, _ = in_turn_order(session)
    assert session.get_refusal_key(first, Act(action)) == "rule-broken"
    assert session.get_refusal_key(second, Act("leave")) == "not-your-turn"
    assert session.match.resigned == ()


def test_the_seat_of_a_leaver_goes_to_nobody() -> None:
    session = start_first_turn()
    session.do(BRUNO, Resign())
    assert not find_seats_to_hand_over(session.match, NOW)
    assert session.get_refusal_key(ADA, HandOver("casual", 1)) == "seat-not-free"
    assert session.get_refusal_key(BRUNO, HandOver("casual")) == "you-resigned"


# Leaving and taking back


def test_steps_can_be_taken_back_freely_after_somebody_else_has_left() -> None:
    session = start_first_turn()
    first, second, _ = in_turn_order(session)
    session.act(first, "lay B", "lay B")
    session.do(second, Resign())
    change = session.do(first, Undo())
    assert (session.match.consent_request, len(state_of(session).log)) == (None, 1)
    assert state_of(session).leavers == (PEOPLE.index(second),)
    assert [line.action for line in change.new_actions] == ["leave"]
    session.do(first, Undo())
    assert (len(state_of(session).log), state_of(session).phase) == (0, "choose")
    assert state_of(session).leavers == (PEOPLE.index(second),)


def test_taking_a_turn_back_does_not_bring_a_later_leaver_back() -> None:
    session = start_first_turn()
    first, second, third = in_turn_order(session)
    session.act(first, "lay B", "done")
    session.do(second, Resign())
    session.do(first, Undo())
    assert session.match.consent_request is not None, "the third player is asked"
    session.do(third, Answer(True))
    assert state_of(session).leavers == (PEOPLE.index(second),)
    assert session.match.players_to_act() == {PEOPLE.index(first)}
    assert state_of(session).phase == "build"
    session.act(first, "done")
    assert session.match.players_to_act() == {PEOPLE.index(third)}


# Time


def make_late(session: MatchSession, overtime: Any) -> MatchSession:
    """Return the match after the time of the players to act is up."""
    clock = TimeControl(turn_time=DAY, overtime=overtime)
    to_act = session.match.players_to_act()
    seats = tuple(
        SeatStatus(running_since=NOW, is_late=overtime == "claim") if player in to_act else SeatStatus()
        for player in range(len(session.match.players))
    )
    session.match = replace(session.match, time_control=clock, seat_statuses=seats)
    return session


def test_a_late_player_builds_as_much_as_possible() -> None:
    session = start_first_turn()
    first, second, _ = in_turn_order(session)
    make_late(session, "simplest")
    change = session.do(0, TimeUp(PEOPLE.index(first), NOW))
    actions = [line.action for line in change.new_actions]
    last = state_of(session).last
    assert last is not None
    assert actions == [*["lay B"] * value_of(last.dice), "done", "roll"]
    assert [line.cause for line in change.new_actions] == [*["time"] * (len(actions) - 1), "auto"]
    assert session.match.players_to_act() == {PEOPLE.index(second)}


def test_a_late_player_moves_where_less_than_half_the_steps_can_be_used() -> None:
    session = start_ordering()
    for user in PEOPLE[:3]:
        session.act(user, "order 1B 5C 4D")
    first = in_turn_order(session)[0]
    make_late(session, "simplest")
    change = session.do(0, TimeUp(PEOPLE.index(first), NOW))
    assert change.new_actions[0].action == "move"


def test_a_missing_order_is_the_usual_one() -> None:
    session = make_late(start_ordering().act(ADA, ORDER), "simplest")
    change = session.do(0, TimeUp(1, NOW))
    assert [(line.player, line.action) for line in change.new_actions] == [(1, "order 1A 4B 3C 2D")]
    assert session.match.players_to_act() == {2}


def test_a_claimed_seat_has_left() -> None:
    session = start_first_turn()
    first, second, _ = in_turn_order(session)
    make_late(session, "claim")
    session.do(second, ClaimWin(PEOPLE.index(first)))
    assert state_of(session).leavers == (PEOPLE.index(first),)
    assert session.match.players_to_act() == {PEOPLE.index(second)}


# What happens by itself


def list_last_causes(session: MatchSession) -> list[tuple[str, str]]:
    """Return the actions and causes of the last change."""
    revision = session.record[-1].public_revision
    return [(line.action, line.cause) for line in session.record if line.public_revision == revision]


def end_by_itself(session: MatchSession) -> Change:
    """Let the current player use all steps, which ends the turn, and return the last change."""
    dice = state_of(session).dice
    assert dice is not None
    user = in_turn_order(session)[0]
    session.act(user, *["lay B"] * (value_of(dice) - 1))
    return session.do(user, Act("lay B"))


def test_dice_are_rolled_as_soon_as_the_turn_begins() -> None:
    session = start_ordering().act(ADA, ORDER).act(BRUNO, ORDER).act(CHIOMA, ORDER)
    assert list_last_causes(session) == [(ORDER, ""), ("roll", "auto")]
    assert state_of(session).phase == "choose"
    session.act(in_turn_order(session)[0], "lay B", "done")
    assert list_last_causes(session) == [("done", ""), ("roll", "auto")]


def test_a_match_that_waited_for_a_roll_goes_on_with_the_old_button() -> None:
    session = start_first_turn()
    state = replace(state_of(session), phase="roll", dice=None)
    session.match, session.record = replace(session.match, state=state), session.record[:-1]
    first = in_turn_order(session)[0]
    session.act(first, "roll", "lay B")
    assert len(state_of(session).log) == 1


def test_a_turn_in_which_nothing_more_can_be_built_ends_by_itself() -> None:
    session = start_first_turn()
    second, before = in_turn_order(session)[1], session.match
    assert find_mentions(before, end_by_itself(session)) == (second,)
    assert list_last_causes(session) == [("lay B", ""), ("done", "auto"), ("roll", "auto")]
    assert session.match.turn == before.turn + 1
    assert [line.turn - before.turn for line in session.record[-3:]] == [0, 0, 1]


def test_a_turn_that_ended_by_itself_is_taken_back_until_the_next_player_acts() -> None:
    session = start_first_turn()
    first, second, _ = in_turn_order(session)
    end_by_itself(session)
    log_length, dice = len(state_of(session).log), state_of(session).dice
    session.do(first, Undo())
    assert session.match.consent_request is None
    assert (in_turn_order(session)[0], len(state_of(session).log)) == (first, log_length - 1)
    session.act(first, "lay B")
    assert (in_turn_order(session)[0], state_of(session).dice) == (second, dice), "nothing is rolled again"
    session.act(second, "lay B")
    session.do(first, Undo())
    assert session.match.consent_request is not None


def test_a_turn_that_its_player_ended_is_taken_back_by_consent() -> None:
    session = start_first_turn()
    first = in_turn_order(session)[0]
    session.act(first, "lay B", "done")
    session.do(first, Undo())
    assert session.match.consent_request is not None


def test_who_wants_to_end_their_turns_themselves_does() -> None:
    session = start_first_turn()
    first = in_turn_order(session)[0]
    session.end_turns_themselves = frozenset({first})
    end_by_itself(session)
    assert (in_turn_order(session)[0], state_of(session).phase, state_of(session).left) == (first, "build", 0)
    session.act(first, "done")
    assert in_turn_order(session)[0] != first


def test_a_player_who_can_only_move_moves() -> None:
    session = start_ordering()
    for user in PEOPLE[:3]:
        session.act(user, "order 5C 5D")
    moves = [line for line in session.record if line.action == "move"]
    assert moves
    assert all(line.is_automatic for line in moves)
    assert state_of(session).phase == "take", "what is taken is to be chosen"
