"""Acting in a match of any game whose controls and commands follow from its actions."""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

import discord
import msgspec
import simcord

from bot.locales import texts
from bot.store.models import Match
from cogs.support.controls import Menu
from cogs.support.game_ui import get_ui
from tests.play.world import World, components

TEXT = texts("en")


class Control(NamedTuple):
    """A button or a line of a menu, by what its custom id says."""

    verb: str
    argument: str


async def click(world: World, who: simcord.MemberActor, action: str) -> None:
    """Make an action with the controls under the board: what has to be chosen first, then the action."""
    match = await world.match()
    player = match.player_of(who.id)
    for selection in _find_selections(match, player, action):
        await _use(world, who, Control("pick", selection))
    await _use(world, who, Control("act", action))


def _find_selections(match: Match, player: int | None, action: str) -> list[str]:
    """Return the shortest list of selections after which the controls offer an action."""
    view = match.rules.view(match.state, player)
    waiting: deque[list[str]] = deque([[]])
    seen = {""}
    while waiting:
        selections = waiting.popleft()
        offered = list(_controls(match, view, selections[-1] if selections else ""))
        if Control("act", action) in offered:
            return selections
        for control in offered:
            if control.verb == "pick" and control.argument not in seen:
                seen.add(control.argument)
                waiting.append([*selections, control.argument])
    raise AssertionError(f"no controls make {action}")


def _controls(match: Match, view: Any, selection: str) -> Iterator[Control]:
    for line in get_ui(match).controls(view, selection, text=TEXT):
        if isinstance(line, Menu):
            yield from (Control(line.verb, choice.argument) for choice in line.choices)
        else:
            yield from (Control(control.verb, control.argument) for control in line)


async def _use(world: World, who: simcord.MemberActor, control: Control) -> None:
    """Click the button, or choose the line of the menu, under the board."""
    for part in components(world.board):
        custom_id = getattr(part, "custom_id", None)
        if custom_id is None:
            continue
        verb, argument = custom_id.split(":", 4)[3:]
        if isinstance(part, discord.SelectMenu):
            if verb == control.verb and control.argument in [option.value for option in part.options]:
                await who.select(world.board, [control.argument], custom_id=custom_id)
                return
        elif (verb, argument) == control:
            await who.click(world.board, custom_id=custom_id)
            return
    raise AssertionError(f"the board does not offer {control}")


async def command(world: World, who: simcord.MemberActor, action: str) -> simcord.InteractionResult:
    """Make an action by the slash command for its kind."""
    match = await world.match()
    parsed = match.rules.action_from_string(action)
    name = f"{match.game}-{parsed.__struct_config__.tag}"
    values = {
        TEXT(f"parameter-{name}-{field}-name"): value
        for field, value in msgspec.structs.asdict(parsed).items()
    }
    tag = TEXT(f"command-{name}-name")
    return await who.slash(world.channel, f"{match.game} {tag}", **values)
