"""``/space-builder``: everything that the buttons do, as commands; answers are private."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Guildhall
from bot.games.space_builder import LOCATIONS
from bot.services.commands import Resign
from bot.store.models import Match
from bot.translator import command_text, declared
from cogs.space_builder.clicks import ask_to_open, build, race, ready
from cogs.space_builder.clock import get_race_clock
from cogs.space_builder.panels import get_view_of
from cogs.space_builder.ui import KEY
from cogs.support.actions import change_by_command, find_acting_view, get_live_match
from cogs.support.parameters import choices, matching, parameters, with_table
from cogs.support.replies import Interaction, acknowledge, acknowledging, reporting, say, text_of
from cogs.support.tables import open_table
from rendering import THEMES
from rendering.space_builder.labels import building_name

_TURNS = {"clockwise": "turn +1", "counterclockwise": "turn -1", "half": "turn +1;turn +1"}


@app_commands.guild_only()
class SpaceBuilder(
    commands.GroupCog,
    group_name=command_text("command-space-builder-name"),
    group_description=command_text("command-space-builder"),
):
    """The commands of the game."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(**declared("space-builder-new"))
    @with_table
    @parameters(
        opponent="new-opponent",
        second="new-second-opponent",
        third="new-third-opponent",
        mode="space-builder-mode",
        facing="space-builder-facing",
        sealed="space-builder-sealed",
        ghosts="space-builder-ghosts",
        cap_seconds="space-builder-cap",
        ready_seconds="space-builder-wait",
        deadline_hours="space-builder-deadline",
        theme="new-theme",
        thread="new-thread",
    )
    @app_commands.choices(
        mode=choices("space-builder-mode", ("live", "turns")),
        facing=choices("space-builder-facing", ("random", "upright")),
        theme=choices("theme", tuple(THEMES)),
    )
    async def new(
        self,
        interaction: Interaction,
        opponent: discord.Member | None = None,
        second: discord.Member | None = None,
        third: discord.Member | None = None,
        mode: str | None = None,
        facing: str | None = None,
        sealed: bool | None = None,
        ghosts: bool | None = None,
        cap_seconds: int | None = None,
        ready_seconds: int | None = None,
        deadline_hours: int | None = None,
        theme: str = "dark",
        thread: bool = False,
    ) -> None:
        """Open a table."""
        chosen: dict[str, Any] = {
            "mode": mode,
            "facing": facing,
            "sealed": sealed,
            "ghosts": ghosts,
            "cap_seconds": cap_seconds,
            "ready_seconds": ready_seconds,
            "deadline_hours": deadline_hours,
        }
        await open_table(
            interaction,
            KEY,
            {name: value for name, value in chosen.items() if value is not None},
            opponents=tuple(guest for guest in (opponent, second, third) if guest is not None),
            thread=thread,
            theme=theme,
        )

    @app_commands.command(**declared("space-builder-ready"))
    async def ready(self, interaction: Interaction) -> None:
        """Get ready for the map."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            await ready(interaction, await get_live_match(interaction, KEY))

    @app_commands.command(**declared("space-builder-open"))
    async def open(self, interaction: Interaction) -> None:
        """Open the map, in turns."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            await ask_to_open(interaction, await get_live_match(interaction, KEY))

    @app_commands.command(**declared("space-builder-lay"))
    @parameters(card="space-builder-card", location="space-builder-location")
    async def lay(self, interaction: Interaction, card: str, location: str) -> None:
        """Lay a card on a location."""
        await self._build(interaction, card, f"lay {location.strip().upper()}")

    @app_commands.command(**declared("space-builder-turn"))
    @parameters(card="space-builder-card", by="space-builder-by")
    @app_commands.choices(by=choices("space-builder-by", tuple(_TURNS)))
    async def turn(self, interaction: Interaction, card: str, by: str = "clockwise") -> None:
        """Turn a card."""
        await self._build(interaction, card, _TURNS.get(by, "turn +1"))

    @app_commands.command(**declared("space-builder-flip"))
    @parameters(card="space-builder-card")
    async def flip(self, interaction: Interaction, card: str) -> None:
        """Turn a card over."""
        await self._build(interaction, card, "flip")

    @app_commands.command(**declared("space-builder-back"))
    @parameters(card="space-builder-card")
    async def back(self, interaction: Interaction, card: str) -> None:
        """Take a card back into the hand."""
        await self._build(interaction, card, "back")

    @app_commands.command(**declared("space-builder-tap"))
    async def tap(self, interaction: Interaction) -> None:
        """Tap the deck: finished."""
        await self._build(interaction, "", "tap")

    @app_commands.command(**declared("space-builder-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """Lay down the tools: stop building in this round."""
        await self._build(interaction, "", "stop")

    @app_commands.command(**declared("space-builder-unfreeze"))
    @parameters(card="space-builder-frozen")
    async def unfreeze(self, interaction: Interaction, card: str) -> None:
        """Add a card to those to build."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            match = await get_live_match(interaction, KEY)
            get_view_of(interaction, match)
            await race(interaction, match, f"unfreeze {card.strip().upper()}")
            text = text_of(interaction)
            name = building_name(card.strip().upper(), text)
            await say(interaction, text("space-builder-unfrozen", name=name))

    @app_commands.command(**declared("space-builder-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the match."""
        await change_by_command(interaction, Resign(), "resigned")

    async def _build(self, interaction: Interaction, card: str, action: str) -> None:
        """Perform an action in the panel, taking ``card`` up first unless it is held."""
        async with reporting(interaction), acknowledging(interaction, private=True) as acknowledged:
            match = await get_live_match(interaction, KEY)
            meant = _take_up_first(interaction, match, card.strip().upper(), action)
            await build(interaction, match, meant, acknowledged, get_race_clock(self.bot).panels.send)

    @lay.autocomplete("card")
    @turn.autocomplete("card")
    @flip.autocomplete("card")
    @back.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await find_acting_view(self.bot, interaction, KEY)
        hand = found[1].hand if found else None
        text = text_of(interaction)
        codes = [card.building for card in hand.cards] if hand and hand.started is not None else []
        return matching({code: f"{code} {building_name(code, text)}" for code in codes}, typed)

    @lay.autocomplete("location")
    async def _locations(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await find_acting_view(self.bot, interaction, KEY)
        hand = found[1].hand if found else None
        started = hand is not None and hand.started is not None
        return matching({name: name for name in LOCATIONS} if started else {}, typed)

    @unfreeze.autocomplete("card")
    async def _frozen(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await find_acting_view(self.bot, interaction, KEY)
        codes = (
            [action.split()[1] for action in found[1].legal if action.startswith("unfreeze")] if found else []
        )
        text = text_of(interaction)
        return matching({code: f"{code} {building_name(code, text)}" for code in codes}, typed)


def _take_up_first(interaction: Interaction, match: Match, card: str, action: str) -> str:
    """Return the action, preceded by taking the card up unless it is held."""
    _, view, _ = get_view_of(interaction, match)
    held = view.hand.held if view.hand else None
    return action if not card or card == held else f"take {card};{action}"
