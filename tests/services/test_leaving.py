"""Resigning where the rules know how a player leaves: the seat does nothing more and is ranked last."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.services.commands import Act, Resign, Start, Undo
from bot.services.replay import replay
from tests.services.seats import ADA, BRUNO, CHIOMA, DMITRI, PEOPLE, Played, calls, table


def match_of(players: int, **options: Any) -> Played:
    """Return a match of the Middle Ages in which Ada has the first turn, the others follow by name."""
    for first in range(players):
        around = [*PEOPLE[:players]] * 2
        seats = around[players - first : 2 * players - first]
        played = table(*seats, *[None] * (4 - players), game="middle-ages", options=options)
        played.do(ADA, Start())
        if played.match.players_to_act() == {first}:
            return played
    raise AssertionError


def lines_of(played: Played) -> list[tuple[int, str]]:
    """Return the users and their actions, by the record."""
    return [(played.match.players[line.player], line.action) for line in played.record]


def acting(played: Played) -> int:
    """Return the user who has to act."""
    (player,) = played.match.players_to_act()
    return played.match.players[player]


def ranks_of(played: Played) -> dict[int, int]:
    """Return the ranks by user."""
    ending = played.match.ending
    assert ending is not None
    assert ending.outcome is not None
    return dict(zip(played.match.players, ending.outcome.ranks, strict=True))


def agrees_with_its_record(played: Played) -> bool:
    *_, state = replay(played.match, played.record)
    return bool(state == played.match.state)


def test_a_resigned_seat_does_nothing_more() -> None:
    played = match_of(3)
    played.do(BRUNO, Resign())
    before = played.match
    change = played.do(ADA, Act("end"))
    assert lines_of(played) == [(BRUNO, "leave"), (ADA, "end")]
    assert calls(before, change) == (CHIOMA,)


def test_who_resigns_in_their_turn_passes_it_on() -> None:
    played = match_of(3)
    before = played.match
    change = played.do(ADA, Resign())
    assert (acting(played), calls(before, change)) == (BRUNO, (BRUNO,))


@pytest.mark.parametrize("seed", range(8))
def test_who_resigned_is_ranked_behind_those_who_stayed(seed: int) -> None:
    rng = random.Random(seed)
    played = match_of(3, target_vp=3)
    leaver, after = rng.choice(PEOPLE[:3]), rng.randrange(20)
    while not played.match.is_over:
        if len(played.record) == after:
            played.do(leaver, Resign())
            continue
        (player,) = played.match.players_to_act()
        action = rng.choice(list(played.match.rules.legal_actions(played.match.state, player)))
        played.act(acting(played), played.match.rules.action_to_string(action))
    assert ranks_of(played)[leaver] == 3
    assert [user for user, action in lines_of(played)[after:] if user == leaver] == [leaver]
    assert agrees_with_its_record(played)


def test_players_who_resigned_later_are_ranked_higher() -> None:
    played = match_of(4)
    for user in (CHIOMA, ADA, DMITRI):
        played.do(user, Resign())
    assert ranks_of(played) == {BRUNO: 1, DMITRI: 2, ADA: 3, CHIOMA: 4}


def test_taking_back_does_not_bring_a_leaver_back() -> None:
    played = match_of(3).act(ADA, "coins")
    played.do(BRUNO, Resign())
    played.do(ADA, Undo())
    assert lines_of(played) == [(BRUNO, "leave")]
    assert acting(played) == ADA
    played.act(ADA, "end")
    assert acting(played) == CHIOMA
    assert agrees_with_its_record(played)


def test_nobody_leaves_by_an_action() -> None:
    """Leaving is asked for once, and the services have to know of it."""
    played = match_of(3)
    for text in ("leave", "coins;leave"):
        assert played.why_not(ADA, Act(text)) == "rule-broken"


def test_who_resigned_before_the_rules_knew_of_leaving_leaves_when_their_turn_comes() -> None:
    played = match_of(3)
    played.match = replace(played.match, resigned=(played.match.seats.index(CHIOMA),))
    played.act(ADA, "end").act(BRUNO, "end")
    assert lines_of(played) == [(ADA, "end"), (BRUNO, "end"), (CHIOMA, "leave")]
    assert acting(played) == ADA
