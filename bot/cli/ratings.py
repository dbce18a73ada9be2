"""The command ``bot ratings``: recount all ratings from the finished matches."""

import asyncio

from bot.cli.record import Subcommands
from bot.locales import terminal_text as _text
from bot.settings import read_settings
from bot.store import Store


def add_ratings(commands: Subcommands) -> None:
    """Add ``ratings``."""
    ratings = commands.add_parser("ratings", help=_text("cli-ratings"), description=_text("cli-ratings"))
    ratings.set_defaults(run=lambda _: asyncio.run(_recount()))


async def _recount() -> int:
    store = Store(read_settings().database_url)
    await store.open()
    try:
        print(_text("cli-ratings-counted", count=await store.ratings.recount()))
    finally:
        await store.close()
    return 0
