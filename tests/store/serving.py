"""``python -m tests.store.serving URL SHARD SHARDS FILE [hold]``: the outbox of one of several processes.

It starts as the bot does and then obeys its standard input, a word a line: ``sweep`` delivers what is due and
answers ``swept``, the end of the input ends it. Each delivery is a line in FILE: shard, match, whether it
recovers. With ``hold`` a delivery prints ``holding`` and never ends.
"""

import asyncio
import sys
from pathlib import Path

from bot.match.deliveries import Claim
from bot.services.outbox import Outbox
from bot.store import Store
from tests.store.samples import NOW

WAIT = 30


class Sink:
    """A stand-in for Discord: each delivery that reaches it is a line in a file."""

    def __init__(self, file: Path, shard: int, *, hold: bool) -> None:
        self._file = file
        self._shard = shard
        self._hold = hold

    async def publish(self, claim: Claim) -> None:
        """Deliver, or never come back."""
        if self._hold:
            print("holding", flush=True)
            await asyncio.Event().wait()
        with self._file.open("a") as lines:
            lines.write(f"{self._shard} {claim.match_id} {claim.is_retry}\n")


async def serve(url: str, shard: int, shards: int, sink: Sink) -> None:
    """Serve one shard until the input ends."""
    store = Store(url)
    store.shards.count, store.shards.ids = shards, (shard,)
    await store.open()
    await store.outbox.release(NOW)
    outbox = Outbox(store, sink.publish, clock=lambda: NOW)
    while await asyncio.to_thread(sys.stdin.readline):
        await outbox.sweep()
        if await outbox.drain(WAIT):
            print("swept", flush=True)
    await store.close()


if __name__ == "__main__":
    address, own, count, target, *rest = sys.argv[1:]
    asyncio.run(serve(address, int(own), int(count), Sink(Path(target), int(own), hold="hold" in rest)))
