"""``python -m tests.store.committing URL``: change a match for ever, and print each revision that is safe."""

import asyncio
import sys

from bot.store import Store
from tests.store.samples import advance, table


async def commit_for_ever(url: str) -> None:
    """Print the id of the match, then every revision when its commit has returned."""
    store = Store(url)
    await store.open()
    match = await store.matches.create(table())
    print(match.id, flush=True)
    while True:
        match = await advance(store, match, match.revision)
        print(match.revision, flush=True)


if __name__ == "__main__":
    asyncio.run(commit_for_ever(sys.argv[1]))
