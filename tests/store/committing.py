"""``python -m tests.store.committing URL``: changes a match for ever, and says which version is safe."""

import asyncio
import sys

from bot.store import Store
from tests.store.samples import advance, table


async def commit_for_ever(url: str) -> None:
    """Prints the number of the match, then every version when its commit has returned."""
    store = Store(url)
    await store.open()
    match = await store.matches.create(table())
    print(match.id, flush=True)
    while True:
        match = await advance(store, match, match.revision)
        print(match.revision, flush=True)


if __name__ == "__main__":
    asyncio.run(commit_for_ever(sys.argv[1]))
