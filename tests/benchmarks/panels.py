"""Measure a click on a builder's panel, for which no picture is drawn and nobody else is notified.

Compare it with a bot that reads and commits a row, as any bot has to that stores what was clicked, and then
answers by editing the same number of buttons.
"""

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Self

import discord
from discord import ui

from bot.client.bot import Guildhall
from bot.games.space_builder import GAME
from bot.match.commands import Join, Start
from bot.match.new_table import NewTable
from tests.benchmarks.baseline_bots import BaselineBot
from tests.benchmarks.play import Layout
from tests.benchmarks.simulation import PATIENCE, Simulation, time_answer
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians_of
from tests.play.world import buttons, new_bot

MOST_TIMES = 2
_COUNTDOWN = 6
_TURN = "turn +1"
_CLICKS_A_ROUND = 40
"""What a builder with all eight cards needs, about: the log of a round is part of what is kept."""
_ROWS = (5, 5, 5, 5, 4)


def panel_rows(effort: Effort) -> Iterator[Row]:
    """Yield one row."""
    with tempfile.TemporaryDirectory() as name:
        own_file, least_file = Path(name) / "panels.db", Path(name) / "least.db"
        with (
            Simulation(partial(new_bot, own_file)) as simulation,
            Simulation(partial(BaselineBot, _LAYOUT, least_file)) as baseline,
        ):
            clicks = PanelDriver(simulation).time_click, BaselinePanelDriver(baseline).time_click
            ours, least = medians_of(clicks, effort.turns, warm_up=effort.warm_up)
    what = f"{GAME.key}: a click on the panel, beside that of a bot that does the least"
    yield at_most(what, ours, least, MOST_TIMES)


_LAYOUT = Layout("Panel", [[("DOM ▲ A", discord.ButtonStyle.secondary)] * count for count in _ROWS], b"", "")


class PanelDriver:
    """A match of Space Builder whose builder's panel is clicked."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        guild = simulation.env.create_guild("Guildhall")
        self._guild = guild
        self._clicks = 0
        self._people = [guild.add_member(simulation.env.create_user(name)) for name in ("ada", "bruno")]
        self._panel: Any = None

    async def _begin(self) -> None:
        env, bot = self._simulation.env, self._simulation.env.bot
        assert isinstance(bot, Guildhall)
        self._channel = self._guild.create_text_channel("games")
        await env.settle()
        ada, bruno = self._people
        table = await bot.matches.open(
            NewTable(guild_id=self._guild.id, channel_id=self._channel.id, game=GAME.key, host=ada.id)
        )
        await bot.matches.perform(table.id, bruno.id, Join())
        await bot.matches.perform(table.id, ada.id, Start())
        assert await bot.outbox.drain(PATIENCE)
        await env.settle()
        for person in self._people:
            board = self._channel.last_message
            assert board is not None
            (ready,) = [each for each, _ in buttons(board) if ":race-ready:" in each]
            self._panel = (await person.click(board, custom_id=ready)).response
        await env.advance_time(_COUNTDOWN)
        await bruno.click(self._panel, custom_id=self._button("take DOM"))

    def _button(self, action: str) -> str:
        return next(each for each, _ in buttons(self._panel) if f".{action}" in each)

    def time_click(self) -> float:
        """Return the seconds from a click until the bot gives discord.py the answer."""
        return self._simulation.run(self._time_click)

    async def _time_click(self) -> float:
        if self._clicks % _CLICKS_A_ROUND == 0:
            await self._begin()
        self._clicks += 1
        _, bruno = self._people
        custom_id = self._button(_TURN)
        return await time_answer(self._simulation.env, lambda: bruno.click(self._panel, custom_id=custom_id))


class PanelButton(ui.DynamicItem[ui.Button[Any]], template=r"panel:(?P<place>\d+)"):
    """A button that makes the bot edit the message that it is on."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: ui.Item[Any], _id_match: Any) -> Self:
        """Return the button that was clicked."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge first, as Discord's three seconds demand, then edit the message."""
        bot = interaction.client
        assert isinstance(bot, BaselineBot)
        await interaction.response.defer()
        await bot.work()
        await interaction.edit_original_response(view=panel())


def panel() -> ui.LayoutView:
    """Return the same number of buttons as a builder's panel has."""
    places = iter(range(99))
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(
            *(
                PanelButton(ui.Button(label=label, style=style, custom_id=f"panel:{next(places)}"))
                for label, style in row
            )
        )
        for row in _LAYOUT.rows
    ]
    container: ui.Container[Any] = ui.Container(ui.TextDisplay(_LAYOUT.caption), *rows)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


class BaselinePanelDriver:
    """Clicks on the panel of a baseline bot."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        guild = simulation.env.create_guild("Bare")
        self._channel = guild.create_text_channel("games")
        self._person = guild.add_member(simulation.env.create_user("ada"))
        simulation.run(self._begin)

    async def _begin(self) -> None:
        bot = self._simulation.env.bot
        assert isinstance(bot, BaselineBot)
        bot.add_dynamic_items(PanelButton)
        await self._simulation.env.settle()
        await bot.get_partial_messageable(self._channel.id).send(view=panel())
        await self._simulation.env.settle()

    def time_click(self) -> float:
        """Return the seconds that a click takes."""
        return self._simulation.run(self._time_click)

    async def _time_click(self) -> float:
        message = self._channel.last_message
        assert message is not None
        return await time_answer(
            self._simulation.env, lambda: self._person.click(message, custom_id="panel:4")
        )
