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

from bot.client import Guildhall
from cogs.space_builder.panel import panel_key
from cogs.support import drawing
from cogs.support.buttons import rows
from cogs.support.controls import Control
from cogs.support.replies import private_view
from tests.play.store_methods import store_methods
from tests.play.world import World, at_once, buttons

pytestmark = pytest.mark.usefixtures("still")
ANSWERS = ("defer", "send_message", "edit_message", "send_modal")
GAMES = ("constructor", "space-builder")
ARGUMENTS = {
    "race-sit": "ask",
    "resign": "ask",
    "hand-over-to": "0=casual",
    "clock-overtime": "overtime=claim",
    "delivery": "mention",
}
"""The arguments of actions for which a plain number would not get as far as the store."""


@dataclass
class Order:
    """What one interaction did, in this order: ``early`` before it was acknowledged."""

    early: list[str] = field(default_factory=list)
    acknowledged: bool = False
    later: list[str] = field(default_factory=list)


_ORDER: ContextVar[Order | None] = ContextVar("order", default=None)


@pytest.fixture
def orders(world: World, monkeypatch: pytest.MonkeyPatch) -> list[Order]:  # noqa: ARG001  it loads the modules
    """Return a list that gets the order of what each interaction does from now on."""
    seen: list[Order] = []
    received = discord.Interaction.__init__

    def receive(interaction: discord.Interaction, **named: Any) -> None:
        seen.append(Order())
        _ORDER.set(seen[-1])  # the tasks that it starts keep it
        received(interaction, **named)

    monkeypatch.setattr(discord.Interaction, "__init__", receive)
    for name in ANSWERS:
        monkeypatch.setattr(
            discord.InteractionResponse, name, _noting(getattr(discord.InteractionResponse, name))
        )
    for part, name in store_methods():
        monkeypatch.setattr(part, name, _watched(getattr(part, name), name))
    monkeypatch.setattr(drawing._ARTIST, "submit", _watched(drawing._ARTIST.submit, "drawing"))
    return seen


def _noting(answer: Any) -> Any:
    def noted(*values: Any, **named: Any) -> Any:
        order = _ORDER.get()
        if order is not None:
            order.acknowledged = True
        return answer(*values, **named)

    return noted


def _watched(work: Any, name: str) -> Any:
    def watched(*values: Any, **named: Any) -> Any:
        order = _ORDER.get()
        if order is not None:
            (order.later if order.acknowledged else order.early).append(name)
        return work(*values, **named)

    return watched


async def _clicked(world: World, control: str, argument: str) -> None:
    """Let Ada click a button with this action, on a message of its own."""
    match = await world.match()
    shown = private_view(*rows([[Control("Do it", control, argument)]], match.id, match.public_revision))
    with world.env._bot_scope():
        message = await world.bot.get_partial_messageable(world.channel.id).send(view=shown)
    ((custom_id, _),) = buttons(message)
    await _patiently(world, lambda: world.ada.click(message, custom_id=custom_id))


async def _patiently(world: World, act: Callable[[], Awaitable[Any]]) -> None:
    """Act in a context that ends with it, and wait as long as drawing all rules takes."""
    await asyncio.create_task(at_once(world, act))


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sampled
async def test_every_click_is_acknowledged_first(world: World, orders: list[Order], game: str) -> None:
    await world.begin_game(game, 2)
    arguments = {**ARGUMENTS, "race-click": f"{_round(await world.match())}.take.take DOM"}
    found: dict[str, Order] = {}
    for control in world.bot.handlers.verbs():
        await _clicked(world, control, arguments.get(control, "1"))
        found[control] = orders[-1]
    assert {control: order.early for control, order in found.items() if order.early} == {}
    assert [control for control, order in found.items() if not order.acknowledged] == []
    assert sum(bool(order.later) for order in found.values()) > 50


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
        await _clicked(world, control, arguments.get(control, ""))
        assert (orders[-1].early, orders[-1].acknowledged) == ([], True), control
    if mode == "turns":
        await _clicked(world, "race-click", f"{key}.DOM.take DOM")
        assert (await world.match()).state.round.seats[0].clicks
        assert orders[-1].early == []
        await _clicked(world, "race-click", f"{key}.stop.stop-sure")
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
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sampled
async def test_every_command_is_acknowledged_first(world: World, orders: list[Order], game: str) -> None:
    await world.begin_game(game, 2)
    found: dict[str, Order] = {}
    for command in _leaves(world.bot):
        options = _options(world, command)
        await _patiently(world, partial(world.ada.slash, world.channel, command.qualified_name, **options))
        found[command.qualified_name] = orders[-1]
    assert len(found) > 30
    assert {name: order.early for name, order in found.items() if order.early} == {}
    assert [name for name, order in found.items() if not order.acknowledged] == []
    assert sum(bool(order.later) for order in found.values()) > 30
