"""Listing the methods of the store that read or write something."""

import inspect
from collections.abc import Iterator

from bot.store.boards import BoardStore
from bot.store.direct_messages import DirectMessageStore
from bot.store.matches import MatchStore
from bot.store.meta import MetaStore
from bot.store.outbox import OutboxStore
from bot.store.preferences import PreferenceStore
from bot.store.timers import TimerStore

PARTS = (
    BoardStore,
    DirectMessageStore,
    MatchStore,
    MetaStore,
    OutboxStore,
    PreferenceStore,
    TimerStore,
)


def store_methods() -> Iterator[tuple[type, str]]:
    """Yield the class and the name of each asynchronous method of the store."""
    for part in PARTS:
        for name, _ in inspect.getmembers(part, inspect.iscoroutinefunction):
            if not name.startswith("_"):
                yield part, name
