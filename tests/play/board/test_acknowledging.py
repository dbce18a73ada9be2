"""Every click and every command is acknowledged before anything is read, written or drawn.

Discord gives a bot three seconds. Typing with completion is the one exception: there the answer itself is
all that Discord takes, so it is read first.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Scope
from cogs.board.buttons import rows
from cogs.kit import drawing
from cogs.kit.controls import Control
from cogs.kit.replies import private_view
from cogs.space_builder.panel_content import panel_key
from tests.example_games import EVERY_GAME
from tests.play.store_methods import store_methods
from tests.play.world import World, buttons, deliver_together

pytestmark = pytest.mark.usefixtures("frozen_time")
ANSWERS = ("defer", "send_message", "edit_message", "send_modal")
GAMES = ("constructor", "space-builder")
ARGUMENTS = {
    "race-sit": "ask",
    "resign": "ask",
    "hand-over-to": "0=casual",
    "clock-set": "overtime=claim",
    "delivery": "mention",
}
"""The arguments of actions for which a plain number would not get as far as the store."""


@dataclass
class Order:
    """What one interaction did, in this order: ``early`` before it was acknowledged."""

    early: list[str] = field(default_factory=list)
    is_acknowledged: bool = False
    later: list[str] = field(default_factory=list)


_ORDER: ContextVar[Order | None] = ContextVar("order", default=None)


@pytest.fixture
def orders(world: World, monkeypatch: pytest.MonkeyPatch) -> list[Order]:  # noqa: ARG001  it loads the modules
    """Return a list that receives an ``Order`` for each interaction from now on."""
    orders_by_time: list[Order] = []
    original_init = discord.Interaction.__init__

    def receive(interaction: discord.Interaction, **options: Any) -> None:
        orders_by_time.append(Order())
        _ORDER.set(orders_by_time[-1])  # the tasks that it starts keep it
        original_init(interaction, **options)

    monkeypatch.setattr(discord.Interaction, "__init__", receive)
    for name in ANSWERS:
        monkeypatch.setattr(
            discord.InteractionResponse, name, _note_answer(getattr(discord.InteractionResponse, name))
        )
    for part, name in store_methods():
        monkeypatch.setattr(part, name, _watch(getattr(part, name), name))
    monkeypatch.setattr(drawing._ARTIST, "submit", _watch(drawing._ARTIST.submit, "drawing"))
    return orders_by_time


def _note_answer(answer: Any) -> Any:
    def answer_and_note(*values: Any, **options: Any) -> Any:
        order = _ORDER.get()
        if order is not None:
            order.is_acknowledged = True
        return answer(*values, **options)

    return answer_and_note


def _watch(work: Any, name: str) -> Any:
    def work_and_note(*values: Any, **options: Any) -> Any:
        order = _ORDER.get()
        if order is not None:
            (order.later if order.is_acknowledged else order.early).append(name)
        return work(*values, **options)

    return work_and_note


async def _click_control(world: World, control: str, argument: str) -> None:
    """Let Ada click a button with this action, on a message of its own."""
    match = await world.match()
    view = private_view(*rows([[Control("Do it", control, argument)]], match.id, match.board_version))
    with world.env._bot_scope():
        message = await world.bot.get_partial_messageable(world.channel.id).send(view=view)
    ((custom_id, _),) = buttons(message)
    await _patiently(world, lambda: world.ada.click(message, custom_id=custom_id))


async def _patiently(world: World, act: Callable[[], Awaitable[Any]]) -> None:
    """Act in a context that ends with it, and wait as long as drawing all rules takes."""
    await asyncio.create_task(deliver_together(world, act))


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled
async def test_every_click_is_acknowledged_first(world: World, orders: list[Order], game: str) -> None:
    await world.begin_game(game, 2)
    arguments = {**ARGUMENTS, "race-click": f"{_round(await world.match())}.take.take DOM"}
    orders_by_control: dict[str, Order] = {}
    for control in world.bot.handlers.of(Scope.MATCH):
        await _click_control(world, control, arguments.get(control, "1"))
        orders_by_control[control] = orders[-1]
    assert {control: order.early for control, order in orders_by_control.items() if order.early} == {}
    assert [control for control, order in orders_by_control.items() if not order.is_acknowledged] == []
    assert sum(bool(order.later) for order in orders_by_control.values()) > 50


def _round(match: Any) -> str:
    return panel_key(match) if match.real_time else "0"


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("mode", ["live", "turns"])
async def test_every_button_of_a_race_is_acknowledged_first(
    world: World, orders: list[Order], mode: str
) -> None:
    """This holds where it works, not only where it is refused."""
    await world.begin_game("space-builder", 3, mode=mode)
    key = panel_key(await world.match())
    controls = {"live": ("race-sit", "race-ready", "race-panel"), "turns": ("race-open", "race-begin")}[mode]
    arguments = {"race-sit": "ask", "race-begin": key}
    for control in controls:
        await _click_control(world, control, arguments.get(control, ""))
        assert (orders[-1].early, orders[-1].is_acknowledged) == ([], True), control
    if mode == "turns":
        await _click_control(world, "race-click", f"{key}.DOM.take DOM")
        assert (await world.match()).state.round.seats[0].clicks
        assert orders[-1].early == []
        await _click_control(world, "race-click", f"{key}.stop.stop-sure")
        assert (await world.match()).state.round.seats[0].hand.stop


def _leaves(bot: Guildhall) -> Iterator[app_commands.Command[Any, Any, Any]]:
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def _options(world: World, command: app_commands.Command[Any, Any, Any]) -> dict[str, Any]:
    """Return a value for each required option."""
    return {
        parameter.display_name: _value(world, parameter)
        for parameter in command.parameters
        if parameter.required
    }


def _value(world: World, parameter: app_commands.Parameter) -> Any:
    if parameter.choices:
        return parameter.choices[0].value
    if parameter.type is discord.AppCommandOptionType.user:
        return world.dmitri
    if parameter.type is discord.AppCommandOptionType.attachment:
        return "record.json", b"{}"
    return "1" if parameter.type is discord.AppCommandOptionType.string else 1


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled
async def test_every_command_is_acknowledged_first(world: World, orders: list[Order], game: str) -> None:
    await world.begin_game(game, 2)
    orders_by_command: dict[str, Order] = {}
    for command in _leaves(world.bot):
        options = _options(world, command)
        await _patiently(world, partial(world.ada.slash, world.channel, command.qualified_name, **options))
        orders_by_command[command.qualified_name] = orders[-1]
    assert len(orders_by_command) > 30
    assert {name: order.early for name, order in orders_by_command.items() if order.early} == {}
    assert [name for name, order in orders_by_command.items() if not order.is_acknowledged] == []
    assert sum(bool(order.later) for order in orders_by_command.values()) > 30
