"""Results of finished matches: of a user, and of two users together, read by index."""

from pathlib import Path

import pytest
from sqlalchemy import insert, select

from bot.match.profiles import Meeting
from bot.store import Store
from bot.store.tables import matches, results
from tests.play.stored import add
from tests.store.plans import plans, scans, statements
from tests.store.samples import ADA, BRUNO, CHANNEL, GUILD, NOW, everything

CHIOMA = 222_590_097_100_865_541
OTHER_GUILD = GUILD + 1
MANY = 1_000


async def add_results(
    store: Store, count: int, *users: int, guild: int = GUILD, game: str = "constructor"
) -> None:
    """Store the results of matches that the first user won, in whose rows is something else."""
    first = await add(store, everything(CHANNEL))
    async with store.engine.begin() as connection:
        rows = await connection.execute(matches.select().where(matches.c.id == first.id))
        row = dict(rows.mappings().one())
        del row["id"]
        if count > 1:
            await connection.execute(insert(matches), [row] * (count - 1))
        ids = list(await connection.scalars(select(matches.c.id).where(matches.c.id >= first.id)))
        await connection.execute(
            insert(results),
            [
                {
                    "match_id": number,
                    "player": player,
                    "user_id": user,
                    "guild_id": guild,
                    "game": game,
                    "players": len(users),
                    "rank": player + 1,
                    "winners": 1,
                    "points": 9 - player,
                    "margin": 1,
                    "ended_at": NOW + number,
                    "lasted": 60_000,
                }
                for number in ids
                for player, user in enumerate(users)
            ],
        )


async def test_results_are_those_of_the_user_in_one_server_or_in_all(store: Store) -> None:
    await add_results(store, 2, ADA, BRUNO)
    await add_results(store, 1, CHIOMA, ADA, guild=OTHER_GUILD, game="builders")
    await add_results(store, 1, ADA, BRUNO, game="a-game-that-was-removed")
    everywhere = await store.results.find_of(ADA, None)
    assert [(each.match_id, each.game, each.rank) for each in everywhere] == [
        (1, "constructor", 1),
        (2, "constructor", 1),
        (3, "builders", 2),
    ]
    assert await store.results.find_of(ADA, GUILD) == everywhere[:2]
    assert [each.points for each in await store.results.find_of(ADA, OTHER_GUILD)] == [8]
    assert await store.results.find_of(1, None) == []


async def test_meetings_are_the_matches_of_both(store: Store) -> None:
    await add_results(store, 1, ADA, BRUNO)
    await add_results(store, 1, BRUNO, CHIOMA, ADA, guild=OTHER_GUILD, game="builders")
    await add_results(store, 1, ADA, CHIOMA)
    here, elsewhere = Meeting(1, "constructor", NOW + 1, 1, 2), Meeting(2, "builders", NOW + 2, 3, 1)
    assert await store.results.find_meetings(ADA, BRUNO, None) == [here, elsewhere]
    assert await store.results.find_meetings(ADA, BRUNO, GUILD) == [here]


@pytest.mark.parametrize("guild", [None, GUILD])
async def test_a_thousand_matches_are_read_by_index(store: Store, file: Path, guild: int | None) -> None:
    await add_results(store, MANY, ADA, BRUNO)
    await add_results(store, MANY, CHIOMA, BRUNO)
    with statements(store) as queries:
        assert len(await store.results.find_of(ADA, guild)) == MANY
        assert len(await store.results.find_meetings(ADA, BRUNO, guild)) == MANY
        await store.ratings.find([ADA])
    if store.engine.dialect.name == "sqlite":
        assert scans(file, queries) == []
        steps = [step for step, _ in plans(file, queries) if step.startswith("SEARCH")]
        assert all("USING" in step for step in steps)
        assert sum("results_user (user_id=?" in step for step in steps) == 2
