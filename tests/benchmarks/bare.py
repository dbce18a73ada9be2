"""Bots that do to Discord what a turn does: with a constant picture, and with the least work behind it."""

import asyncio
from io import BytesIO
from pathlib import Path
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands
from PIL import Image
from sqlalchemy import text

from bot.store.engine import enable_wal, open_engine
from rendering.canvas import encode
from tests.benchmarks.filling import database_url
from tests.benchmarks.play import Layout
from tests.benchmarks.stage import Stage, handed_over
from tests.play.world import components

_FILE = "board.jpg"
_ACCENT = discord.Colour(0xC8553D)


class BareButton(ui.DynamicItem[ui.Button[Any]], template=r"bare:(?P<post>\d+):(?P<place>\d+)"):
    """A button that makes the bot post the next board."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: ui.Item[Any], _found: Any) -> Self:
        """Return the button that was clicked."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge, post a new board with a mention, and take the controls off the old one."""
        bot = interaction.client
        assert isinstance(bot, BareBot)
        assert interaction.message is not None
        assert interaction.channel_id is not None
        await interaction.response.defer()
        await bot.work()
        channel = bot.get_partial_messageable(interaction.channel_id, guild_id=interaction.guild_id)
        await bot.post(channel, interaction.user.id)
        old = channel.get_partial_message(interaction.message.id)
        await old.edit(view=bot.view(controls=False))


class BareBot(commands.AutoShardedBot):
    """The least that a discord.py bot with the same board can do."""

    def __init__(self, layout: Layout) -> None:
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

    async def work(self) -> None:
        """Do nothing before the answer."""

    async def setup_hook(self) -> None:
        """Make the buttons answer."""
        self.add_dynamic_items(BareButton)

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

    def _button(self, label: str, style: discord.ButtonStyle, place: int) -> BareButton:
        return BareButton(ui.Button(label=label, style=style, custom_id=f"bare:{self._posts}:{place}"))


class KeepingBot(BareBot):
    """One that reads a row and commits it, as safely as the store does."""

    def __init__(self, layout: Layout, file: Path) -> None:
        super().__init__(layout)
        self._engine = open_engine(database_url(file))

    async def setup_hook(self) -> None:
        """Create the row."""
        await super().setup_hook()
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


class LeastBot(KeepingBot):
    """One that also encodes the picture."""

    def __init__(self, layout: Layout, file: Path) -> None:
        super().__init__(layout, file)
        self._image = Image.open(BytesIO(layout.picture)).convert("RGB")

    async def work(self) -> None:
        """Do one read and one commit, and draw one picture."""
        await super().work()
        await asyncio.to_thread(encode, self._image)


class BarePlay:
    """Clicks on the board of a bare bot at a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        guild = stage.env.create_guild("Bare")
        self._channel = guild.create_text_channel("games")
        self._person = guild.add_member(stage.env.create_user("ada"))
        stage.do(self._begin)

    async def _begin(self) -> None:
        bot = self._stage.env.bot
        assert isinstance(bot, BareBot)
        await self._stage.env.settle()
        await bot.post(bot.get_partial_messageable(self._channel.id), self._person.id)
        await self._stage.env.settle()

    def turn(self) -> float:
        """Return the seconds that a turn takes."""
        return self._stage.do(self._turn)

    async def _turn(self) -> float:
        message = self._channel.last_message
        assert message is not None
        custom_id = next(
            child.custom_id for child in components(message) if isinstance(child, discord.Button)
        )
        assert custom_id is not None
        return await handed_over(self._stage.env, 2, lambda: self._person.click(message, custom_id=custom_id))
