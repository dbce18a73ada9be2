"""Ratings: the commits that end matches and a recount reach the same last digit."""

import asyncio
from random import Random
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import select

from bot.games import Outcome, Score
from bot.match.models import Change, Ending, Match
from bot.match.ratings import KNOWN_OPPONENTS, MOST_A_WEEK, MOST_PLACEMENTS, WEEK, Rating
from bot.match.seat_status import SeatStatus
from bot.store import Store
from bot.store.tables import results
from tests.store.samples import ADA, BRUNO, GUILD, NOW, content

CHIOMA, DMITRI = 222_590_097_100_865_541, 333_590_097_100_865_541
PEOPLE = (ADA, BRUNO, CHIOMA, DMITRI)
BEGINNER = -1


async def finish(
    store: Store, players: tuple[int, ...], at: int, *, ranks: tuple[int, ...] = (), **changes: Any
) -> Match:
    """Store a rated match that ends at a time, by default won by the first player, and return it."""
    match = Match(
        guild_id=GUILD,
        channel_id=at,
        game="constructor" if len(players) == 2 else "builders",
        status="running",
        host=players[0],
        seats=players,
        rating="rated",
        created_at=NOW,
        started_at=NOW,
    )
    stored = await store.matches.create(match)
    ranks = ranks or tuple(range(1, len(players) + 1))
    outcome = Outcome(ranks, tuple(Score(10 - rank) for rank in ranks))
    usual = {"status": "finished", "ending": Ending("played", outcome=outcome)}
    ended = replace(stored, ended_at=at, **{**usual, **changes})
    committed = await store.matches.commit_and_claim(stored, Change(match=ended), at)
    assert committed is not None
    return committed[0]


async def read_ratings(store: Store, *users: int) -> dict[tuple[int, str, str], Rating]:
    return {(each.user_id, each.game, each.pool): each for each in await store.ratings.find(users or PEOPLE)}


async def one(store: Store, user: int) -> Rating:
    (rating,) = (await read_ratings(store, user)).values()
    return rating


async def assert_rebuilt_equally(store: Store) -> None:
    """Recount all matches, and compare every digit of ratings and results."""
    before = await content(store)
    await store.ratings.recount()
    after = await content(store)
    for name in ("ratings", "results", "meta"):
        assert sorted(map(repr, before[name])) == sorted(map(repr, after[name])), name


async def test_a_match_is_counted_by_the_commit_that_ends_it(store: Store) -> None:
    await finish(store, (ADA, BRUNO), NOW)
    winner, loser = await one(store, ADA), await one(store, BRUNO)
    assert winner.number > 1000 > loser.number
    assert (winner.matches, winner.opponents, winner.last) == (1, (BRUNO,), (NOW, 1))
    assert winner.is_provisional
    await assert_rebuilt_equally(store)


@given(seed=st.integers(0, 10**6))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_a_recount_reaches_the_same_last_digit(url: str, seed: int) -> None:
    store, rng = Store(url), Random(seed)
    await store.open()
    base = rng.randrange(10**9)
    for number in range(25):
        count = rng.choice((2, 2, 3, 4))
        players = tuple(rng.sample(PEOPLE, count))
        ranks = tuple(rng.randint(1, count) for _ in players)
        low = min(ranks)
        kind: Literal["played", "claimed"] = rng.choice(("played", "played", "claimed"))
        outcome = Outcome(tuple(rank - low + 1 for rank in ranks), tuple(Score(rank) for rank in ranks))
        await finish(
            store,
            players,
            NOW + base + number * rng.randrange(WEEK // 3),
            resigned=(count - 1,) if kind == "claimed" else (),
            ending=Ending(kind, outcome=outcome),
            rating=rng.choice(("rated", "rated", "rated", "off")),
        )
    if not await store.ratings.is_stale():  # as after matches that ended in another order than their times
        await assert_rebuilt_equally(store)
    await store.close()


async def test_matches_stored_in_another_order_are_counted_in_that_of_their_ends(store: Store) -> None:
    await finish(store, (ADA, BRUNO), NOW + 5)
    await finish(store, (BRUNO, ADA), NOW)
    assert await store.ratings.is_stale()
    await finish(store, (CHIOMA, ADA), NOW + 6)
    assert await store.ratings.is_stale()
    assert await store.ratings.recount() == 3
    assert not await store.ratings.is_stale()
    assert (await one(store, ADA)).matches == 3
    await assert_rebuilt_equally(store)


async def test_a_match_that_ends_while_all_are_counted_is_counted_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(store, (ADA, BRUNO), NOW)
    batches = store.ratings._ended_matches
    ended = list[Match]()

    async def end_another_meanwhile() -> Any:
        async for batch in batches():
            if not ended:
                ended.append(await finish(store, (CHIOMA, BRUNO), NOW + 1))
            yield batch

    monkeypatch.setattr(store.ratings, "_ended_matches", end_another_meanwhile)
    assert await store.ratings.recount() == 2
    assert (await one(store, BRUNO)).matches == 2
    assert not await store.ratings.is_stale()


async def test_two_processes_may_count_all_at_the_same_time(store: Store) -> None:
    for number in range(3):
        await finish(store, (ADA, BRUNO), NOW + number)
    before = await read_ratings(store)
    await asyncio.gather(store.ratings.recount(), store.ratings.recount())
    assert await read_ratings(store) == before
    assert not await store.ratings.is_stale()


@pytest.mark.parametrize(
    "changes",
    [
        {"rating": "off"},
        {"rating": "open"},
        {"status": "abandoned", "ending": Ending("cancelled")},
        {"status": "abandoned", "ending": Ending("ended", by=CHIOMA)},
    ],
)
async def test_other_matches_count_for_nobody(store: Store, changes: dict[str, Any]) -> None:
    await finish(store, (ADA, BRUNO), NOW, **changes)
    assert await read_ratings(store) == {}
    await assert_rebuilt_equally(store)


async def test_only_four_matches_a_week_of_the_same_people_count(store: Store) -> None:
    for number in range(MOST_A_WEEK + 2):
        await finish(store, (ADA, BRUNO) if number % 2 else (BRUNO, ADA), NOW + number)
    assert (await one(store, ADA)).matches == MOST_A_WEEK
    await finish(store, (ADA, CHIOMA), NOW + 100)
    assert (await one(store, ADA)).matches == MOST_A_WEEK + 1
    await finish(store, (ADA, BRUNO), NOW + WEEK + 50)
    assert (await one(store, ADA)).matches == MOST_A_WEEK + 2
    assert await store.ratings.count_same_people((BRUNO, ADA), NOW + 50) == MOST_A_WEEK + 2
    await assert_rebuilt_equally(store)


async def test_of_matches_in_a_row_that_somebody_lets_run_out_only_the_first_counts(store: Store) -> None:
    late: dict[str, Any] = {
        "resigned": (1,),
        "ending": Ending("claimed", by=ADA, outcome=Outcome((1, 2), (Score(0),) * 2)),
    }
    for number, winner in enumerate((ADA, CHIOMA, DMITRI)):
        await finish(store, (winner, BRUNO), NOW + number, **late)
    assert (await one(store, BRUNO)).matches == 1
    assert set(await read_ratings(store, CHIOMA, DMITRI)) == {
        (user, "constructor", "two") for user in (CHIOMA, DMITRI)
    }
    assert (await one(store, CHIOMA)).matches == 0
    await finish(store, (CHIOMA, BRUNO), NOW + 4)
    await finish(store, (DMITRI, BRUNO), NOW + 5, seat_statuses=(SeatStatus(), SeatStatus(late_turns=9)))
    assert (await one(store, BRUNO)).matches == 3
    await assert_rebuilt_equally(store)


async def test_accounts_of_which_nothing_is_known_do_not_lift_others(store: Store) -> None:
    for number, other in enumerate((BRUNO, CHIOMA, DMITRI)):
        await finish(store, (ADA, other), NOW + number)
    known = await one(store, ADA)
    assert len(known.opponents) == KNOWN_OPPONENTS
    for number in range(3):
        await finish(store, (ADA, 1000 + number), NOW + 10 + number)
    after = await one(store, ADA)
    assert (after.mu, after.sigma) == (known.mu, known.sigma)
    assert (await one(store, 1000)).number < 1000
    await assert_rebuilt_equally(store)


async def test_placement_matches_find_where_a_rating_begins(store: Store) -> None:
    for number in range(MOST_PLACEMENTS + 1):
        level = 1 if not number else (await one(store, ADA)).next_level
        await finish(store, (ADA, BEGINNER - level), NOW + number, rating="placement", is_practice=True)
    rating = await one(store, ADA)
    assert (rating.placements, rating.next_level, rating.matches) == (MOST_PLACEMENTS, 3, 0)
    assert rating.number > 1000
    assert rating.is_known
    assert not rating.may_be_placed
    await finish(store, (BEGINNER, ADA), NOW + 50, rating="placement", is_practice=True)
    assert (await one(store, ADA)).mu == rating.mu
    await assert_rebuilt_equally(store)


async def test_results_tell_ranks_points_and_how_long_it_took(store: Store) -> None:
    await finish(store, (ADA, BRUNO, CHIOMA), NOW + 60, ranks=(2, 1, 3))
    await finish(store, (ADA, BEGINNER), NOW + 70, rating="off")
    await finish(store, (ADA, BRUNO), NOW + 80, is_practice=True, rating="off")
    columns = ("match_id", "user_id", "players", "rank", "points", "margin", "lasted")
    async with store.engine.connect() as connection:
        rows = (await connection.execute(select(*(results.c[name] for name in columns)))).all()
    assert [tuple(row) for row in rows] == [
        (1, ADA, 3, 2, 8, 1, 60),
        (1, BRUNO, 3, 1, 9, 1, 60),
        (1, CHIOMA, 3, 3, 7, 1, 60),
        (2, ADA, 2, 1, 9, 1, 70),
    ]
    await assert_rebuilt_equally(store)
