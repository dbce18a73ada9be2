"""A weaker player begins with an advantage, which the host gives at the table."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from bot.games import GAMES, Outcome
from bot.locales import texts
from bot.match.commands import (
    ChangeTable,
    Command,
    EvenOut,
    Join,
    Leave,
    SeatComputer,
    Start,
    UnseatComputers,
    find_advantage_user,
)
from bot.match.models import Match
from bot.match.ratings import propose_advantage
from rendering.constructor.labels import score_text
from tests.match.seats import ADA, BRUNO, CHIOMA, NOW, STRANGER, MatchSession, open_table


def _coins(match: Match) -> dict[int, int]:
    return {user: player.coins for user, player in zip(match.players, match.state.players, strict=True)}


@pytest.mark.parametrize("order", [*permutations((ADA, BRUNO, CHIOMA))])
@pytest.mark.parametrize("rotation", [(), (CHIOMA, ADA, BRUNO)])
@pytest.mark.parametrize("favoured", [ADA, CHIOMA])
def test_the_advantage_goes_to_the_user_wherever_they_sit(
    order: tuple[int, ...], rotation: tuple[int, ...], favoured: int
) -> None:
    session = open_table(*order, None, game="middle-ages", rotation=rotation)
    session.do(order[0], EvenOut(favoured, 25))
    session.do(order[0], Join(3))
    if session.match.status == "lobby":
        session.do(order[0], Start())
    assert _coins(session.match) == {user: 10 + 25 * (user == favoured) for user in order}
    assert session.match.advantage_user is None
    assert find_advantage_user(session.match) == favoured


def _given(match: Match) -> tuple[int | None, int]:
    return match.advantage_user, match.options["advantage"]


def _begin(game: str, favoured: int, advantage: int) -> MatchSession:
    session = open_table(ADA, BRUNO, game=game)
    session.do(ADA, EvenOut(favoured, advantage))
    session.do(BRUNO, Start())
    return session


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.advantages])
def test_every_size_makes_a_difference_only_for_its_player(game: str) -> None:
    rules = GAMES[game]
    assert list(rules.advantages) == sorted(set(rules.advantages))
    for size in rules.advantages:
        match = _begin(game, BRUNO, size).match
        options = rules.options_from(match.options)
        assert (options.advantage_of(0), options.advantage_of(1)) == (0, size)
        assert match.state == rules.new_state(2, options, match.seed)


def test_structures_are_worth_their_points_from_the_start() -> None:
    session = _begin("builders", BRUNO, 2)
    rules = session.match.rules
    for user in (ADA, BRUNO):
        session.act(user, "order 1A 4B 3C 2D")
    assert [player.structures for player in session.match.state.players] == [0, 2]
    assert [player.points for player in rules.view(session.match.state, None).players] == [0, 16]


def test_users_get_it_for_themselves_and_the_host_for_all() -> None:
    session = open_table(ADA, BRUNO, CHIOMA, None, game="middle-ages")
    assert session.get_refusal_key(BRUNO, EvenOut(CHIOMA, 5)) == "options-not-the-host"
    session.do(BRUNO, EvenOut(BRUNO, 5))
    assert session.get_refusal_key(CHIOMA, EvenOut()) == "options-not-the-host"
    session.do(BRUNO, EvenOut())
    assert _given(session.match) == (None, 0)
    session.do(ADA, EvenOut(CHIOMA, 10))
    session.do(ADA, EvenOut(BRUNO, 25))
    assert _given(session.match) == (BRUNO, 25)
    session.do(ADA, ChangeTable({"target_vp": 5}))
    assert _given(session.match) == (BRUNO, 25)


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (EvenOut(STRANGER, 5), "head-start-not-seated"),
        (EvenOut(BRUNO, 6), "unknown-button"),
        (EvenOut(BRUNO, -5), "unknown-button"),
    ],
)
def test_other_head_starts_are_refused(command: Command, key: str) -> None:
    assert open_table(ADA, BRUNO, game="middle-ages").get_refusal_key(ADA, command) == key


def test_games_without_one_and_matches_that_run_refuse_it() -> None:
    assert open_table(ADA, BRUNO).get_refusal_key(ADA, EvenOut(BRUNO, 1)) == "unknown-button"
    assert _begin("constructor", ADA, 1).get_refusal_key(ADA, EvenOut(ADA, 2)) == "already-begun"


def test_who_leaves_loses_it() -> None:
    session = open_table(ADA, BRUNO, CHIOMA, game="middle-ages")
    session.do(ADA, EvenOut(BRUNO, 10))
    session.do(CHIOMA, Leave())
    assert session.match.advantage_user == BRUNO
    session.do(BRUNO, Leave())
    assert not session.match.options["advantage"]
    session.do(ADA, SeatComputer("casual"))
    session.do(ADA, EvenOut(session.match.players[1], 10))
    session.do(ADA, UnseatComputers())
    assert _given(session.match) == (None, 0)


def test_who_declines_a_rematch_loses_it() -> None:
    session = open_table(ADA, None, CHIOMA, game="middle-ages")
    session.match = replace(session.match, invited=(BRUNO,), advantage_user=BRUNO, options={"advantage": 10})
    session.do(BRUNO, Leave())
    assert _given(session.match) == (None, 0)


def test_what_is_proposed_evens_out_the_ratings() -> None:
    table = open_table(ADA, BRUNO, game="middle-ages").match
    assert propose_advantage(table, {ADA: 25.0, BRUNO: 25.5}) == 0
    assert propose_advantage(table, {ADA: 27.8, BRUNO: 22.2}) == 10  # as an expert and a casual computer
    assert propose_advantage(table, {ADA: 50.0, BRUNO: 10.0}) == 25
    assert propose_advantage(table, {ADA: 50.0}) == 0, "not known of everybody"
    three = replace(table, seats=(ADA, BRUNO, CHIOMA))
    assert propose_advantage(three, {ADA: 30.0, BRUNO: 10.0, CHIOMA: 10.0}) == 25


def _play_constructor(advantage: int) -> Outcome:
    session = _begin("constructor", BRUNO, advantage)
    while session.match.status == "running":
        (player,) = session.match.players_to_act()
        session.now = NOW
        action = next(iter(session.match.rules.legal_actions(session.match.state, player)))
        session.act(session.match.players[player], session.match.rules.action_to_string(action))
    assert session.match.ending is not None
    assert session.match.ending.outcome is not None
    return session.match.ending.outcome


def test_points_of_constructor_count_and_half_a_point_decides() -> None:
    outcomes = [_play_constructor(advantage) for advantage in (0, 1, 2, 5)]
    totals = [tuple(score.total for score in outcome.scores) for outcome in outcomes]
    ours, theirs = totals[0]
    assert totals == [(ours, theirs), (ours, theirs), (ours, theirs + 1), (ours, theirs + 2)]
    for outcome, points in zip(outcomes, (0, 0.5, 1, 2.5), strict=True):
        assert outcome.ranks == (1 + (theirs + points > ours), 1 + (ours > theirs + points))


def test_pictures_and_words_count_the_half_point() -> None:
    match = _begin("constructor", BRUNO, 5).match
    view = match.rules.view(match.state, None)
    assert view.points == (0, 2)
    assert score_text(view, texts("en")) == "2.5–0"
