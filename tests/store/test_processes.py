"""Several processes on one database, and processes that are killed: nothing is lost, nothing sent twice."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bot.match.models import Match
from bot.store import Store
from tests.store.processes import end, read_line, run_process, write_line
from tests.store.samples import CHANNEL, GUILD, table, waiting

pytestmark = pytest.mark.waits

SERVING = "tests.store.serving"
SHARDS = 2
MATCHES = 200


@pytest.mark.parametrize("versions", [5, 23])
async def test_a_process_killed_while_it_commits_leaves_a_whole_match(url: str, versions: int) -> None:
    async with run_process("tests.store.committing", url) as process:
        match_id = int(await read_line(process))
        revision = 1
        while revision < versions:
            revision = int(await read_line(process))
        process.kill()
        assert process.stdout is not None
        rest = (await asyncio.wait_for(process.stdout.read(), 30)).split()
    store = Store(url)
    await store.open()
    match = await store.matches.find(match_id)
    assert match is not None
    record = await store.matches.get_record(match_id)
    revision = max([revision, *map(int, rest[:-1])])
    assert match.revision in (revision, revision + 1, revision + 2), "only unreported changes may be missing"
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
    postgresql: str, shared_store: Store, tmp_path: Path
) -> None:
    files = [tmp_path / f"shard-{shard}" for shard in range(SHARDS)]
    matches = await make(shared_store, range(MATCHES // 2))
    async with (
        run_process(SERVING, postgresql, 0, SHARDS, files[0]) as first,
        run_process(SERVING, postgresql, 1, SHARDS, files[1]) as second,
    ):
        processes = (first, second)
        await asyncio.gather(*(write_line(process, "sweep") for process in processes))
        for batch in range(MATCHES // 2, MATCHES, 20):
            matches += await make(shared_store, range(batch, batch + 20))
            await asyncio.gather(*(write_line(process, "sweep") for process in processes))
        for process in processes:
            for _ in range(1 + MATCHES // 40):
                assert await read_line(process) == "swept"
        assert await asyncio.gather(*map(end, processes)) == [0, 0]

    assert await waiting(shared_store) == 0
    results = [delivery for file in files for delivery in deliveries(file)]
    assert len({shard for shard, _, _ in results}) == SHARDS
    assert Counter(results) == Counter(
        ((match.guild_id >> 22) % SHARDS, match.id, False) for match in matches
    )


async def test_claims_of_a_killed_process_are_delivered_by_the_next(
    postgresql: str, shared_store: Store, tmp_path: Path
) -> None:
    file, held_count = tmp_path / "delivered", 32
    matches = await make(shared_store, range(100))
    mine = [match.id for match in matches if (match.guild_id >> 22) % SHARDS == 0]
    async with run_process(SERVING, postgresql, 0, SHARDS, file, "hold") as process:
        await write_line(process, "sweep")
        for _ in range(held_count):
            assert await read_line(process) == "holding"
        process.kill()
        assert await process.wait() < 0
    async with run_process(SERVING, postgresql, 0, SHARDS, file) as successor:
        await write_line(successor, "sweep")
        assert await read_line(successor) == "swept"
        assert await end(successor) == 0

    assert await waiting(shared_store) == len(matches) - len(mine)
    results = deliveries(file)
    assert sorted(match for _, match, _ in results) == mine
    assert sum(again for _, _, again in results) == held_count, "these may have reached Discord before"
