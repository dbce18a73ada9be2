"""``/space-builder``: everything that the buttons do, as commands; answers are private."""

from collections.abc import Mapping
from typing import Any

from bot.client import bot_of
from bot.games.space_builder import LOCATIONS, View
from bot.locales import Text
from bot.services.commands import Resign
from cogs.space_builder.clicks import ask_to_open, build, race, ready
from cogs.space_builder.clock import get_race_clock
from cogs.space_builder.panels import get_view_of
from cogs.support.actions import change_by_command, get_live_match
from cogs.support.game_commands import Choices, CustomCommand, Parameter
from cogs.support.parameters import choices, matching
from cogs.support.replies import Interaction, acknowledge, acknowledging, reporting, say, text_of
from rendering.space_builder.labels import building_name

_KEY = "space-builder"
_TURNS = {"clockwise": "turn +1", "counterclockwise": "turn -1", "half": "turn +1;turn +1"}


async def _ready(interaction: Interaction) -> None:
    async with reporting(interaction):
        await acknowledge(interaction, private=True)
        await ready(interaction, await get_live_match(interaction, _KEY))


async def _open(interaction: Interaction) -> None:
    async with reporting(interaction):
        await acknowledge(interaction, private=True)
        await ask_to_open(interaction, await get_live_match(interaction, _KEY))


async def _build(interaction: Interaction, card: str, action: str) -> None:
    """Perform an action in the panel, taking ``card`` up first unless it is held."""
    async with reporting(interaction), acknowledging(interaction, private=True) as wait:
        match = await get_live_match(interaction, _KEY)
        _, view, _ = get_view_of(interaction, match)
        wanted, held = card.strip().upper(), view.hand.held if view.hand else None
        if wanted and wanted != held:
            action = f"take {wanted};{action}"
        await build(interaction, match, action, wait, get_race_clock(bot_of(interaction)).panels.send)


async def _lay(interaction: Interaction, card: str, location: str) -> None:
    await _build(interaction, card, f"lay {location.strip().upper()}")


async def _turn(interaction: Interaction, card: str, by: str) -> None:
    await _build(interaction, card, _TURNS.get(by, "turn +1"))


async def _flip(interaction: Interaction, card: str) -> None:
    await _build(interaction, card, "flip")


async def _back(interaction: Interaction, card: str) -> None:
    await _build(interaction, card, "back")


async def _tap(interaction: Interaction) -> None:
    await _build(interaction, "", "tap")


async def _stop(interaction: Interaction) -> None:
    await _build(interaction, "", "stop")


async def _unfreeze(interaction: Interaction, card: str) -> None:
    async with reporting(interaction):
        await acknowledge(interaction, private=True)
        match = await get_live_match(interaction, _KEY)
        get_view_of(interaction, match)
        code = card.strip().upper()
        await race(interaction, match, f"unfreeze {code}")
        text = text_of(interaction)
        await say(interaction, text("space-builder-unfrozen", name=building_name(code, text)))


async def _leave(interaction: Interaction) -> None:
    await change_by_command(interaction, Resign(), "resigned")


def _complete_card(view: View, typed: str, _values: Mapping[str, Any], text: Text) -> Choices:
    hand = view.hand
    codes = [card.building for card in hand.cards] if hand and hand.started is not None else []
    return _buildings(codes, typed, text)


def _complete_location(view: View, typed: str, _values: Mapping[str, Any], _text: Text) -> Choices:
    started = view.hand is not None and view.hand.started is not None
    return matching({name: name for name in LOCATIONS} if started else {}, typed)


def _complete_frozen(view: View, typed: str, _values: Mapping[str, Any], text: Text) -> Choices:
    codes = [action.split()[1] for action in view.legal if action.startswith("unfreeze")]
    return _buildings(codes, typed, text)


def _buildings(codes: list[str], typed: str, text: Text) -> Choices:
    return matching({code: f"{code} {building_name(code, text)}" for code in codes}, typed)


_CARD = Parameter(complete=_complete_card)
_BY = Parameter(optional=True, default="clockwise", choices=choices("space-builder-by", tuple(_TURNS)))
COMMANDS = (
    CustomCommand("ready", _ready),
    CustomCommand("open", _open),
    CustomCommand("lay", _lay, {"card": _CARD, "location": Parameter(complete=_complete_location)}),
    CustomCommand("turn", _turn, {"card": _CARD, "by": _BY}),
    CustomCommand("flip", _flip, {"card": _CARD}),
    CustomCommand("back", _back, {"card": _CARD}),
    CustomCommand("tap", _tap),
    CustomCommand("stop", _stop),
    CustomCommand("unfreeze", _unfreeze, {"card": Parameter(complete=_complete_frozen)}),
    CustomCommand("leave", _leave),
)
