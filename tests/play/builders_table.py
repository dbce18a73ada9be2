"""Helpers for tests in which users play Builders on Discord."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import discord
import simcord
from msgspec.structs import replace

from bot.games.builders import GAME, State, View
from bot.match.commands import Context
from bot.match.models import Change, Match
from tests.play.world import World, buttons, components, find_buttons

SHORT: Mapping[str, int] = {"small-triangles": 100, "large-triangles": 50, "shortest-side": 2, "spaces": 8}
"""Options of short matches."""
ORDER = "order 1A 4B 3C 2D"


async def begin(world: World, players: int = 2, **options: Any) -> None:
    """Let Ada open a table for ``players`` players, let the others join, and begin the match."""
    await world.begin_game("builders", players, **options)


async def begin_first_turn(world: World, players: int = 2, order: str = ORDER, **options: Any) -> None:
    """Begin a match up to its first turn, after the roll of the dice; all players hand in the same order."""
    await begin(world, players, **options)
    for player in range(players):
        await command(world, world.people[(await world.match()).players[player]], order)


async def view_of(world: World) -> View:
    """Return a spectator's view of the match."""
    return GAME.view((await world.match()).state, None)


async def actor(world: World) -> simcord.MemberActor:
    """Return a user who has to act now."""
    match = await world.match()
    return world.people[match.players[min(match.players_to_act())]]


@dataclass(frozen=True, slots=True)
class SetState:
    """A command that sets the state of a match, whatever its record, and posts a new board."""

    state: State
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        new_match = replace(
            match, state=self.state, recent=(), recent_state=None, board_seq=match.board_seq + 1
        )
        return Change(match=new_match)


async def set_state(world: World, state: State) -> None:
    """Set the state of the match."""
    await world.bot.matches.perform(await world.match(), world.ada.id, SetState(state))
    assert await world.bot.outbox.drain(60)


async def open_panel(world: World, who: simcord.MemberActor) -> Any:
    """Open the private panel with the button under the board, and return it."""
    result = await world.press(who, "panel")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def click(world: World, who: simcord.MemberActor, action: str) -> None:
    """Perform an action by clicks, and confirm it if asked."""
    kind = action.split()[0]
    if kind in ("order", "take"):
        await _choose(world, who, action)
        return
    if _find_menu(world.board, action) is None and not find_buttons(world.board, "act", action):
        await world.press(who, "pick", "build")
    menu = _find_menu(world.board, action)
    if menu is None:
        result: Any = await world.press(who, "act", action)
    else:
        result = await who.select(world.board, [action], custom_id=menu.custom_id)
    for question in result.followups:
        await world.press(who, "act-sure", message=question)


def _find_menu(message: Any, action: str) -> discord.SelectMenu | None:
    """Return the menu of a message that offers an action, if any."""
    menus = (part for part in components(message) if isinstance(part, discord.SelectMenu))
    return next((menu for menu in menus if action in [option.value for option in menu.options]), None)


async def _choose(world: World, who: simcord.MemberActor, action: str) -> None:
    """Choose the pieces of an action: put back those chosen by default, then add those of each kind."""
    panel = await open_panel(world, who)
    goal: Any = GAME.action_from_string(action)
    for direction in (-1, 1):
        for kind in range(4):
            while (by := goal.counts[kind] - read_selection(panel)[kind]) * direction > 0:
                before = read_selection(panel)
                await world.press(who, "panel-set", _find_change(panel, kind, by), message=panel)
                assert read_selection(panel) != before
    await world.press(who, "panel-act", action, message=panel)


def read_selection(panel: Any) -> list[int]:
    """Return the chosen pieces of a panel as its labels show them."""
    counts = dict(label.split(": ") for _, label in buttons(panel) if label[1:3] == ": ")
    return [int(counts.get(kind, 0)) for kind in "ABCD"]


def _find_change(panel: Any, kind: int, by: int) -> str:
    """Return the custom id of the button that changes one kind by the largest step up to ``by``."""
    selections = {custom_id.rpartition("/")[2]: custom_id.split(":", 4)[4] for custom_id, _ in buttons(panel)}
    leaps = [leap for leap in (-5, -1, 1, 5) if f"{kind}{leap:+}" in selections and 0 < leap / by <= 1]
    return selections[f"{kind}{max(leaps, key=abs):+}"]


async def command(world: World, who: simcord.MemberActor, action: str) -> simcord.InteractionResult:
    """Perform an action by slash command, and confirm it if asked."""
    kind, _, rest = action.partition(" ")
    if kind in ("order", "take"):
        result = await who.slash(world.channel, f"builders {kind}", pieces=rest)
    elif kind in ("lay", "lead", "many"):
        result = await who.slash(world.channel, "builders build", what=action)
    else:
        result = await who.slash(world.channel, f"builders {kind}")
    assert result.response is not None
    if any(":act-sure:" in custom_id for custom_id, _ in buttons(result.response)):
        await world.press(who, "act-sure", message=result.response)
    return result


def choose_briskly(match: Match, player: int, rng: Random) -> str:
    """Return an action that brings the match to its end soon: build if much can be built."""
    view = GAME.view(match.state, player)
    legal = [GAME.action_to_string(action) for action in GAME.legal_actions(match.state, player)]
    if view.phase in ("order", "take"):
        return rng.choice(legal[:40])
    if view.phase == "choose" and "move" in legal and len(view.auto_fill) < min(4, view.value):
        return "move"
    if len(view.auto_fill) > 1 and rng.random() < 0.7:
        return "many"
    return view.auto_fill[0] if view.auto_fill else legal[0]
