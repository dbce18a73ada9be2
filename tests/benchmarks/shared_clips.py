"""How long the event loop is blocked while the bot plans a clip, has it drawn and posts it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import discord

from bot.app import create_bot
from bot.client.bot import Guildhall
from bot.games import GAMES
from bot.match.models import Match
from bot.match.refusals import Refusal
from bot.settings import Settings
from cogs.archive.clip_planner import Range
from cogs.archive.clips import Clips
from rendering.atlas import use_atlas
from tests.benchmarks.filling import database_url
from tests.benchmarks.loop_monitor import Blocks, LoopMonitor
from tests.benchmarks.warm_atlas import folder_with_atlas
from tests.client.stand_in import LEAST_MESSAGE
from tests.match.record_files import random_match
from tests.play.stored import add

_BYTES = 10 * 1024 * 1024


@asynccontextmanager
async def bot_with_store(path: Path) -> AsyncIterator[Guildhall]:
    """Provide a bot whose requests Discord answers at once."""
    bot = create_bot(Settings(database_url=database_url(path), shard_count=1, emojis=False))
    numbers = count(1 << 40)

    async def request(_route: Any, **_options: Any) -> dict[str, Any]:
        return {**LEAST_MESSAGE, "channel_id": "1", "id": str(next(numbers))}

    http: Any = bot.http
    http.request = request
    async with bot:
        await bot.store.open()
        await bot.load_cogs()
        yield bot


async def measure_clip(
    path: Path, key: str, actions: int, *, stop_at_progress: bool = False
) -> tuple[Blocks, Blocks]:
    """Return the blocks while a clip of a match is shared, and in as long a time in which nothing happens."""
    async with bot_with_store(path) as bot:
        match = await add(
            bot.store, *random_match(key, "clip", players=GAMES[key].players[-1], actions=actions)
        )
        use_atlas(folder_with_atlas())
        start = perf_counter()
        async with LoopMonitor() as monitor:
            await share(bot, match, stop_at_progress=stop_at_progress)
        end = asyncio.Event()
        async with LoopMonitor() as idle:
            asyncio.get_running_loop().call_later(perf_counter() - start, end.set)
            await end.wait()
    return monitor.blocks, idle.blocks


async def share(bot: Guildhall, match: Match, *, stop_at_progress: bool = False) -> None:
    """Share a clip of a whole match, as its host does with a button; maybe stop it once it is being drawn."""
    pages = list[object]()

    async def edit(**page: object) -> None:
        pages.append(page)
        if stop_at_progress and len(pages) == 2:
            with suppress(Refusal):  # on a fast machine a short clip is finished before its first progress
                bot.cog_of(Clips).stop(match.guild_id, match.id)

    interaction: Any = SimpleNamespace(
        client=bot,
        user=SimpleNamespace(id=match.host),
        guild_id=match.guild_id,
        channel_id=match.channel_id,
        channel=None,
        permissions=discord.Permissions.all(),
        guild=SimpleNamespace(filesize_limit=_BYTES),
        filesize_limit=_BYTES,
        locale=discord.Locale.american_english,
        edit_original_response=edit,
    )
    await bot.cog_of(Clips).share(interaction, match, Range(), "normal", "webp")
