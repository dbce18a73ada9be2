"""Several processes on one database, and processes that are killed: nothing is lost, nothing sent twice."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.models import Match
from tests.store.processes import end, heard, running, tell
from tests.store.samples import CHANNEL, GUILD, table, waiting

pytestmark = pytest.mark.waits

SERVING = "tests.store.serving"
SHARDS = 2
MATCHES = 200


@pytest.mark.parametrize("versions", [5, 23])
async def test_a_process_killed_while_it_commits_leaves_a_whole_match(url: str, versions: int) -> None:
    async with running("tests.store.committing", url) as process:
        match_id = int(await heard(process))
        reported = 1
        while reported < versions:
            reported = int(await heard(process))
        process.kill()
        assert process.stdout is not None
        rest = (await asyncio.wait_for(process.stdout.read(), 30)).split()
    store = Store(url)
    await store.open()
    match = await store.matches.find(match_id)
    assert match is not None
    record = await store.matches.actions(match_id)
    reported = max([reported, *map(int, rest[:-1])])
    assert match.revision in (reported, reported + 1, reported + 2), "only unreported changes may be missing"
    assert [line.public_revision for line in record] == list(range(2, match.revision + 1))
    assert record[-1:] == match.recent
    assert await waiting(store) == match.revision
    await store.close()


async def make(store: Store, numbers: range) -> list[Match]:
    """Create tables on the servers of both shards, one after the other."""
    return [
        await store.matches.create(table(CHANNEL + number, guild=GUILD + (number << 22)))
        for number in numbers
    ]


def deliveries(file: Path) -> list[tuple[int, int, bool]]:
    """Return what reached Discord: the shard that delivered, the match, whether it was a second try."""
    lines = [line.split() for line in file.read_text().splitlines()]
    return [(int(shard), int(match), again == "True") for shard, match, again in lines]


async def test_two_processes_deliver_everything_once_each_its_own(
    postgresql: str, shared: Store, tmp_path: Path
) -> None:
    files = [tmp_path / f"shard-{shard}" for shard in range(SHARDS)]
    made = await make(shared, range(MATCHES // 2))
    async with (
        running(SERVING, postgresql, 0, SHARDS, files[0]) as first,
        running(SERVING, postgresql, 1, SHARDS, files[1]) as second,
    ):
        processes = (first, second)
        await asyncio.gather(*(tell(process, "sweep") for process in processes))
        for batch in range(MATCHES // 2, MATCHES, 20):
            made += await make(shared, range(batch, batch + 20))
            await asyncio.gather(*(tell(process, "sweep") for process in processes))
        for process in processes:
            for _ in range(1 + MATCHES // 40):
                assert await heard(process) == "swept"
        assert await asyncio.gather(*map(end, processes)) == [0, 0]

    assert await waiting(shared) == 0
    done = [delivery for file in files for delivery in deliveries(file)]
    assert len({shard for shard, _, _ in done}) == SHARDS
    assert Counter(done) == Counter(((match.guild_id >> 22) % SHARDS, match.id, False) for match in made)


async def test_claims_of_a_killed_process_are_delivered_by_the_next(
    postgresql: str, shared: Store, tmp_path: Path
) -> None:
    file, held = tmp_path / "delivered", 32
    made = await make(shared, range(100))
    mine = [match.id for match in made if (match.guild_id >> 22) % SHARDS == 0]
    async with running(SERVING, postgresql, 0, SHARDS, file, "hold") as process:
        await tell(process, "sweep")
        for _ in range(held):
            assert await heard(process) == "holding"
        process.kill()
        assert await process.wait() < 0
    async with running(SERVING, postgresql, 0, SHARDS, file) as successor:
        await tell(successor, "sweep")
        assert await heard(successor) == "swept"
        assert await end(successor) == 0

    assert await waiting(shared) == len(made) - len(mine)
    done = deliveries(file)
    assert sorted(match for _, match, _ in done) == mine
    assert sum(again for _, _, again in done) == held, "these may have reached Discord before"
