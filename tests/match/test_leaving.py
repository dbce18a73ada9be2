"""Resigning where the rules know how a player leaves: the seat does nothing more and is ranked last."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.commands import Act, Resign, Start, Undo
from bot.match.replay import replay
from tests.match.seats import ADA, BRUNO, CHIOMA, DMITRI, PEOPLE, MatchSession, find_mentions, open_table


def match_of(players: int, **options: Any) -> MatchSession:
    """Return a match of the Middle Ages in which Ada has the first turn, the others follow by name."""
    for first in range(players):
        around = [*PEOPLE[:players]] * 2
        seats = around[players - first : 2 * players - first]
        session = open_table(*seats, *[None] * (4 - players), game="middle-ages", options=options)
        session.do(ADA, Start())
        if session.match.players_to_act() == {first}:
            return session
    raise AssertionError


def lines_of(session: MatchSession) -> list[tuple[int, str]]:
    """Return the users and their actions, by the record."""
    return [(session.match.players[line.player], line.action) for line in session.record]


def acting(session: MatchSession) -> int:
    """Return the user who has to act."""
    (player,) = session.match.players_to_act()
    return session.match.players[player]


def ranks_of(session: MatchSession) -> dict[int, int]:
    """Return the ranks by user."""
    ending = session.match.ending
    assert ending is not None
    assert ending.outcome is not None
    return dict(zip(session.match.players, ending.outcome.ranks, strict=True))


def agrees_with_its_record(session: MatchSession) -> bool:
    *_, state = replay(session.match, session.record)
    return bool(state == session.match.state)


def test_a_resigned_seat_does_nothing_more() -> None:
    session = match_of(3)
    session.do(BRUNO, Resign())
    before = session.match
    change = session.do(ADA, Act("end"))
    assert lines_of(session) == [(BRUNO, "leave"), (ADA, "end")]
    assert find_mentions(before, change) == (CHIOMA,)


def test_who_resigns_in_their_turn_passes_it_on() -> None:
    session = match_of(3)
    before = session.match
    change = session.do(ADA, Resign())
    assert (acting(session), find_mentions(before, change)) == (BRUNO, (BRUNO,))


@pytest.mark.parametrize("seed", range(8))
def test_who_resigned_is_ranked_behind_those_who_stayed(seed: int) -> None:
    rng = random.Random(seed)
    session = match_of(3, target_vp=3)
    leaver, after = rng.choice(PEOPLE[:3]), rng.randrange(20)
    while not session.match.is_over:
        if len(session.record) == after:
            session.do(leaver, Resign())
            continue
        (player,) = session.match.players_to_act()
        action = rng.choice(list(session.match.rules.legal_actions(session.match.state, player)))
        session.act(acting(session), session.match.rules.action_to_string(action))
    assert ranks_of(session)[leaver] == 3
    assert [user for user, action in lines_of(session)[after:] if user == leaver] == [leaver]
    assert agrees_with_its_record(session)


def test_players_who_resigned_later_are_ranked_higher() -> None:
    session = match_of(4)
    for user in (CHIOMA, ADA, DMITRI):
        session.do(user, Resign())
    assert ranks_of(session) == {BRUNO: 1, DMITRI: 2, ADA: 3, CHIOMA: 4}


def test_taking_back_does_not_bring_a_leaver_back() -> None:
    session = match_of(3).act(ADA, "coins")
    session.do(BRUNO, Resign())
    session.do(ADA, Undo())
    assert lines_of(session) == [(BRUNO, "leave")]
    assert acting(session) == ADA
    session.act(ADA, "end")
    assert acting(session) == CHIOMA
    assert agrees_with_its_record(session)


def test_nobody_leaves_by_an_action() -> None:
    """Leaving is asked for once, and the services have to know of it."""
    session = match_of(3)
    for text in ("leave", "coins;leave"):
        assert session.get_refusal_key(ADA, Act(text)) == "rule-broken"


def test_who_resigned_before_the_rules_knew_of_leaving_leaves_when_their_turn_comes() -> None:
    session = match_of(3)
    session.match = replace(session.match, resigned=(session.match.seats.index(CHIOMA),))
    session.act(ADA, "end").act(BRUNO, "end")
    assert lines_of(session) == [(ADA, "end"), (BRUNO, "end"), (CHIOMA, "leave")]
    assert acting(session) == ADA
