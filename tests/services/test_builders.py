"""What the services make of Builders: players who leave, and players whose time is up."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.builders import State
from bot.games.builders.dice import value_of
from bot.services.commands import (
    Act,
    Answer,
    ClaimWin,
    HandOver,
    Resign,
    Start,
    TimeUp,
    Undo,
    seats_to_hand_over,
)
from bot.services.replay import replay
from bot.store.models import Change, SeatStatus, TimeControl
from tests.services.seats import ADA, BRUNO, CHIOMA, DMITRI, NOW, PEOPLE, Played, calls, table

DAY = 86_400_000
ORDER = "order 1A 9B"


def ordering(players: int = 3) -> Played:
    """Return a match in which everybody has to hand in an order."""
    played = table(*PEOPLE[:players], *[None] * (4 - players), game="builders")
    played.do(ADA, Start())
    return played


def begun(players: int = 3) -> Played:
    """Return a match after its first roll, which happens by itself."""
    played = ordering(players)
    for user in PEOPLE[:players]:
        played.act(user, ORDER)
    return played


def state_of(played: Played) -> State:
    state: State = played.match.state
    assert [*replay(played.match, played.record)][-1] == state
    return state


def in_turn_order(played: Played) -> list[int]:
    """Return the users who play, from the current one on."""
    order, current = state_of(played).order, state_of(played).current or 0
    first = order.index(current)
    return [played.match.players[player] for player in (*order[first:], *order[:first])]


# Leaving


def test_who_resigns_out_of_turn_has_left_and_plays_no_turn_any_more() -> None:
    played = begun()
    first, second, third = in_turn_order(played)
    change = played.do(second, Resign())
    assert [(line.player, line.action) for line in change.new_actions] == [(PEOPLE.index(second), "leave")]
    assert state_of(played).leavers == (PEOPLE.index(second),)
    assert calls(played.match, change) is None
    resigned = len(played.record)
    played.act(first, "lay B")
    before = played.match
    assert calls(before, played.do(first, Act("done"))) == (third,)
    assert {line.player for line in played.record[resigned:]} == {PEOPLE.index(first), PEOPLE.index(third)}


def test_who_resigns_in_turn_calls_the_next_player() -> None:
    played = begun()
    first, second, _ = in_turn_order(played)
    played.act(first, "lay B")
    before = played.match
    assert calls(before, played.do(first, Resign())) == (second,)
    assert played.match.players_to_act() == {PEOPLE.index(second)}


def test_the_match_begins_once_the_last_player_to_order_has_resigned() -> None:
    played = ordering().act(ADA, ORDER).act(CHIOMA, ORDER)
    before = played.match
    change = played.do(BRUNO, Resign())
    assert state_of(played).phase == "choose"
    assert calls(before, change) == (in_turn_order(played)[0],)
    assert BRUNO not in in_turn_order(played)


def test_the_last_but_one_who_resigns_ends_the_match_with_the_leavers_behind_each_other() -> None:
    played = begun(4)
    for user in (DMITRI, ADA):
        played.do(user, Resign())
    change = played.do(CHIOMA, Resign())
    ending = change.match.ending
    assert ending is not None
    assert ending.kind == "resigned"
    assert ending.outcome is not None
    assert ending.outcome.ranks == (3, 1, 2, 4)
    assert [line.action for line in change.new_actions] == ["leave"]
    assert state_of(played).phase == "over"


def test_who_has_resigned_before_players_could_leave_leaves_in_their_next_turn() -> None:
    """Matches that were running go on like that."""
    played = begun()
    first, second, third = in_turn_order(played)
    played.match = replace(played.match, resigned=(PEOPLE.index(second),))
    played.act(first, "lay B", "done")
    assert state_of(played).leavers == (PEOPLE.index(second),)
    assert played.match.players_to_act() == {PEOPLE.index(third)}


@pytest.mark.parametrize("action", ["leave", "lay B;leave", "leave;lay B"])
def test_leaving_is_no_action_that_somebody_can_write(action: str) -> None:
    played = begun()
    first, second, _ = in_turn_order(played)
    assert played.why_not(first, Act(action)) == "rule-broken"
    assert played.why_not(second, Act("leave")) == "not-your-turn"
    assert played.match.resigned == ()


def test_the_seat_of_a_leaver_goes_to_nobody() -> None:
    played = begun()
    played.do(BRUNO, Resign())
    assert not seats_to_hand_over(played.match, NOW)
    assert played.why_not(ADA, HandOver("casual", 1)) == "seat-not-free"
    assert played.why_not(BRUNO, HandOver("casual")) == "you-resigned"


# Leaving and taking back


def test_steps_can_be_taken_back_freely_after_somebody_else_has_left() -> None:
    played = begun()
    first, second, _ = in_turn_order(played)
    played.act(first, "lay B", "lay B")
    played.do(second, Resign())
    change = played.do(first, Undo())
    assert (played.match.consent_request, len(state_of(played).log)) == (None, 1)
    assert state_of(played).leavers == (PEOPLE.index(second),)
    assert [line.action for line in change.new_actions] == ["leave"]
    played.do(first, Undo())
    assert (len(state_of(played).log), state_of(played).phase) == (0, "choose")
    assert state_of(played).leavers == (PEOPLE.index(second),)


def test_taking_a_turn_back_does_not_bring_a_later_leaver_back() -> None:
    played = begun()
    first, second, third = in_turn_order(played)
    played.act(first, "lay B", "done")
    played.do(second, Resign())
    played.do(first, Undo())
    assert played.match.consent_request is not None, "the third player is asked"
    played.do(third, Answer(True))
    assert state_of(played).leavers == (PEOPLE.index(second),)
    assert played.match.players_to_act() == {PEOPLE.index(first)}
    assert state_of(played).phase == "build"
    played.act(first, "done")
    assert played.match.players_to_act() == {PEOPLE.index(third)}


# Time


def late(played: Played, overtime: Any) -> Played:
    """Return the match after the time of the players to act is up."""
    clock = TimeControl(turn_time=DAY, overtime=overtime)
    to_act = played.match.players_to_act()
    seats = tuple(
        SeatStatus(running_since=NOW, is_late=overtime == "claim") if player in to_act else SeatStatus()
        for player in range(len(played.match.players))
    )
    played.match = replace(played.match, time_control=clock, seat_statuses=seats)
    return played


def test_a_late_player_builds_as_much_as_possible() -> None:
    played = begun()
    first, second, _ = in_turn_order(played)
    late(played, "simplest")
    change = played.do(0, TimeUp(PEOPLE.index(first), NOW))
    actions = [line.action for line in change.new_actions]
    last = state_of(played).last
    assert last is not None
    assert actions == [*["lay B"] * value_of(last.dice), "done", "roll"]
    assert [line.cause for line in change.new_actions] == [*["time"] * (len(actions) - 1), "auto"]
    assert played.match.players_to_act() == {PEOPLE.index(second)}


def test_a_late_player_moves_where_less_than_half_the_steps_can_be_used() -> None:
    played = ordering()
    for user in PEOPLE[:3]:
        played.act(user, "order 1B 5C 4D")
    first = in_turn_order(played)[0]
    late(played, "simplest")
    change = played.do(0, TimeUp(PEOPLE.index(first), NOW))
    assert change.new_actions[0].action == "move"


def test_a_missing_order_is_the_usual_one() -> None:
    played = late(ordering().act(ADA, ORDER), "simplest")
    change = played.do(0, TimeUp(1, NOW))
    assert [(line.player, line.action) for line in change.new_actions] == [(1, "order 1A 4B 3C 2D")]
    assert played.match.players_to_act() == {2}


def test_a_claimed_seat_has_left() -> None:
    played = begun()
    first, second, _ = in_turn_order(played)
    late(played, "claim")
    played.do(second, ClaimWin(PEOPLE.index(first)))
    assert state_of(played).leavers == (PEOPLE.index(first),)
    assert played.match.players_to_act() == {PEOPLE.index(second)}


# What happens by itself


def cause_of_last(played: Played) -> list[tuple[str, str]]:
    """Return the actions and causes of the last change."""
    shown = played.record[-1].public_revision
    return [(line.action, line.cause) for line in played.record if line.public_revision == shown]


def end_by_itself(played: Played) -> Change:
    """Let the current player use all steps, which ends the turn, and return the last change."""
    dice = state_of(played).dice
    assert dice is not None
    user = in_turn_order(played)[0]
    played.act(user, *["lay B"] * (value_of(dice) - 1))
    return played.do(user, Act("lay B"))


def test_dice_are_rolled_as_soon_as_the_turn_begins() -> None:
    played = ordering().act(ADA, ORDER).act(BRUNO, ORDER).act(CHIOMA, ORDER)
    assert cause_of_last(played) == [(ORDER, ""), ("roll", "auto")]
    assert state_of(played).phase == "choose"
    played.act(in_turn_order(played)[0], "lay B", "done")
    assert cause_of_last(played) == [("done", ""), ("roll", "auto")]


def test_a_match_that_waited_for_a_roll_goes_on_with_the_old_button() -> None:
    played = begun()
    state = replace(state_of(played), phase="roll", dice=None)
    played.match, played.record = replace(played.match, state=state), played.record[:-1]
    first = in_turn_order(played)[0]
    played.act(first, "roll", "lay B")
    assert len(state_of(played).log) == 1


def test_a_turn_in_which_nothing_more_can_be_built_ends_by_itself() -> None:
    played = begun()
    second, before = in_turn_order(played)[1], played.match
    assert calls(before, end_by_itself(played)) == (second,)
    assert cause_of_last(played) == [("lay B", ""), ("done", "auto"), ("roll", "auto")]
    assert played.match.turn == before.turn + 1
    assert [line.turn - before.turn for line in played.record[-3:]] == [0, 0, 1]


def test_a_turn_that_ended_by_itself_is_taken_back_until_the_next_player_acts() -> None:
    played = begun()
    first, second, _ = in_turn_order(played)
    end_by_itself(played)
    laid, dice = len(state_of(played).log), state_of(played).dice
    played.do(first, Undo())
    assert played.match.consent_request is None
    assert (in_turn_order(played)[0], len(state_of(played).log)) == (first, laid - 1)
    played.act(first, "lay B")
    assert (in_turn_order(played)[0], state_of(played).dice) == (second, dice), "nothing is rolled again"
    played.act(second, "lay B")
    played.do(first, Undo())
    assert played.match.consent_request is not None


def test_a_turn_that_its_player_ended_is_taken_back_by_consent() -> None:
    played = begun()
    first = in_turn_order(played)[0]
    played.act(first, "lay B", "done")
    played.do(first, Undo())
    assert played.match.consent_request is not None


def test_who_wants_to_end_their_turns_themselves_does() -> None:
    played = begun()
    first = in_turn_order(played)[0]
    played.end_turns_themselves = frozenset({first})
    end_by_itself(played)
    assert (in_turn_order(played)[0], state_of(played).phase, state_of(played).left) == (first, "build", 0)
    played.act(first, "done")
    assert in_turn_order(played)[0] != first


def test_a_player_who_can_only_move_moves() -> None:
    played = ordering()
    for user in PEOPLE[:3]:
        played.act(user, "order 5C 5D")
    moved = [line for line in played.record if line.action == "move"]
    assert moved
    assert all(line.is_automatic for line in moved)
    assert state_of(played).phase == "take", "what is taken is to be chosen"
