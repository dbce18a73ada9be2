"""Bots for comparison, which do only what no bot can do without that posts such boards and keeps the matches.

Both make the requests of a turn. ``BaselineBot`` reads and commits a row, ``LeastBot`` also draws a board.
"""

import asyncio
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands
from sqlalchemy import text

from bot.store.engine import enable_wal, open_engine
from tests.benchmarks.filling import database_url
from tests.benchmarks.play import Draw, Layout
from tests.benchmarks.simulation import Simulation, time_requests
from tests.play.world import components

_FILE = "board.jpg"
_ACCENT = discord.Colour(0xC8553D)


class BaselineButton(ui.DynamicItem[ui.Button[Any]], template=r"bare:(?P<post>\d+):(?P<place>\d+)"):
    """A button that makes the bot post the next board."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: ui.Item[Any], _id_match: Any) -> Self:
        """Return the button that was clicked."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge, post a new board with a mention, and take the controls off the old one."""
        bot = interaction.client
        assert isinstance(bot, BaselineBot)
        assert interaction.message is not None
        assert interaction.channel_id is not None
        await interaction.response.defer()
        await bot.work()
        channel = bot.get_partial_messageable(interaction.channel_id, guild_id=interaction.guild_id)
        await bot.post(channel, interaction.user.id)
        old = channel.get_partial_message(interaction.message.id)
        await old.edit(view=bot.view(controls=False))


class BaselineBot(commands.AutoShardedBot):
    """A bot that posts the same board at each click; it reads and commits a row as safely as the store."""

    def __init__(self, layout: Layout, file: Path) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=1,
            shard_ids=[0],
        )
        self._layout = layout
        self._posts = 0
        self._engine = open_engine(database_url(file))

    async def setup_hook(self) -> None:
        """Make the buttons answer, and create the row."""
        self.add_dynamic_items(BaselineButton)
        async with self._engine.connect() as connection:
            await connection.run_sync(enable_wal)
        async with self._engine.begin() as connection:
            await connection.execute(text("CREATE TABLE matches (id INTEGER PRIMARY KEY, turns INTEGER)"))
            await connection.execute(text("INSERT INTO matches VALUES (1, 0)"))

    async def work(self) -> None:
        """Do one read and one commit."""
        async with self._engine.connect() as connection:
            turns = await connection.scalar(text("SELECT turns FROM matches WHERE id = 1"))
        async with self._engine.begin() as connection:
            update = text("UPDATE matches SET turns = :turns WHERE id = 1 AND turns = :before")
            await connection.execute(update, {"turns": turns + 1, "before": turns})

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()
        await super().close()

    async def post(self, channel: discord.abc.Messageable, user: int) -> None:
        """Send the board."""
        self._posts += 1
        file = discord.File(
            BytesIO(self._layout.picture), filename=_FILE, description=self._layout.description
        )
        users = [discord.Object(user)]
        mentions = discord.AllowedMentions(users=users, everyone=False, roles=False, replied_user=False)
        await channel.send(view=self.view(), file=file, allowed_mentions=mentions)

    def view(self, *, controls: bool = True) -> ui.LayoutView:
        """Return the board's components."""
        item = discord.MediaGalleryItem(f"attachment://{_FILE}", description=self._layout.description)
        rows = self._rows() if controls else []
        container: ui.Container[Any] = ui.Container(
            ui.TextDisplay(self._layout.caption), ui.MediaGallery(item), *rows, accent_colour=_ACCENT
        )
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        return view

    def _rows(self) -> list[ui.ActionRow[Any]]:
        places = iter(range(99))
        return [
            ui.ActionRow(*(self._button(label, style, next(places)) for label, style in row))
            for row in self._layout.rows
        ]

    def _button(self, label: str, style: discord.ButtonStyle, place: int) -> BaselineButton:
        return BaselineButton(ui.Button(label=label, style=style, custom_id=f"bare:{self._posts}:{place}"))


class LeastBot(BaselineBot):
    """A baseline bot that also makes a picture in each turn, but neither words nor controls for it.

    ``boards`` has for each turn what draws the board before its last click and the one after it.
    """

    def __init__(self, layout: Layout, file: Path, boards: Iterator[tuple[Draw, Draw]]) -> None:
        super().__init__(layout, file)
        self._boards = boards
        self._draw: Draw = lambda: None

    async def prepare(self) -> None:
        """Draw the board before the last click of the next turn."""
        before, self._draw = next(self._boards)
        await asyncio.to_thread(before)

    async def work(self) -> None:
        """Do one read and one commit, and draw one board."""
        await super().work()
        await asyncio.to_thread(self._draw)


class BaselineDriver:
    """Clicks on the board of a least bot in a simulation."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        guild = simulation.env.create_guild("Bare")
        self._channel = guild.create_text_channel("games")
        self._person = guild.add_member(simulation.env.create_user("ada"))
        simulation.run(self._begin)

    async def _begin(self) -> None:
        bot = self._simulation.env.bot
        assert isinstance(bot, LeastBot)
        await self._simulation.env.settle()
        await bot.post(bot.get_partial_messageable(self._channel.id), self._person.id)
        await self._simulation.env.settle()

    def time_turn(self) -> float:
        """Return the seconds that a turn takes."""
        return self._simulation.run(self._time_turn)

    async def _time_turn(self) -> float:
        bot, message = self._simulation.env.bot, self._channel.last_message
        assert isinstance(bot, LeastBot)
        assert message is not None
        custom_id = next(
            child.custom_id for child in components(message) if isinstance(child, discord.Button)
        )
        assert custom_id is not None
        await bot.prepare()
        return await time_requests(
            self._simulation.env, 2, lambda: self._person.click(message, custom_id=custom_id)
        )
