"""Constructor on Discord: its commands, and the controls under its board."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.client import Guildhall
from bot.games.constructor import GAME as RULES
from bot.games.constructor import ChoosePattern, Move, Place, Swap, View
from bot.locales import Text
from bot.translator import command_text, declared
from cogs.support.actions import act_by_command, find_acting_view
from cogs.support.controls import Control
from cogs.support.game_ui import GameUI
from cogs.support.parameters import choices, get_option, matching, parameters, with_table
from cogs.support.replies import Interaction, text_of
from cogs.support.tables import open_table
from rendering import THEMES

KEY = RULES.key
KINDS = ("R", "M", "S")


def _legal(view: View) -> list[ChoosePattern | Place | Move | Swap]:
    return [RULES.action_from_string(action) for action in view.legal]


class ConstructorUI(GameUI[View]):
    """The controls of Constructor: two clicks per action, first a piece kind or an own piece, then a tile."""

    key = KEY

    def controls(self, view: View, selection: str, *, text: Text) -> list[list[Control]]:
        """Return the rows of buttons; only what is legal now."""
        if selection:
            return self._targets(view, selection, text)
        legal = _legal(view)
        patterns = [action.pattern for action in legal if isinstance(action, ChoosePattern)]
        if patterns:
            return [[self._pattern(pattern, text) for pattern in patterns]]
        lines = [self._kinds(view, legal, text), self._movers(view, legal, text)]
        if Swap() in legal:
            lines.append([Control(text("constructor-button-swap"), "act", "swap", ButtonStyle.primary)])
        return [line for line in lines if line]

    def _pattern(self, pattern: str, text: Text) -> Control:
        label = text(f"constructor-pattern-{pattern}")
        action = RULES.action_to_string(ChoosePattern(pattern))
        return Control(label, "act", action, ButtonStyle.primary)

    def _kinds(self, view: View, legal: Sequence[Any], text: Text) -> list[Control]:
        assert view.current is not None
        left = view.reserves[view.colours[view.current]]
        placed = {action.kind for action in legal if isinstance(action, Place)}
        return [
            Control(
                text(
                    "constructor-button-kind", kind=text(f"constructor-kind-title-{kind}"), left=left[index]
                ),
                "pick",
                kind,
                ButtonStyle.primary,
            )
            for index, kind in enumerate(KINDS)
            if kind in placed
        ]

    def _movers(self, view: View, legal: Sequence[Any], text: Text) -> list[Control]:
        sources = dict.fromkeys(action.source for action in legal if isinstance(action, Move))
        kinds = {tile.label: tile.stack.upper() for tile in view.tiles}
        return [
            Control(
                text(
                    "constructor-button-move",
                    kind=text(f"constructor-kind-title-{kinds[source]}"),
                    tile=source,
                ),
                "pick",
                source,
            )
            for source in sources
        ]

    def _targets(self, view: View, selection: str, text: Text) -> list[list[Control]]:
        targets = [
            Control(target, "act", action, ButtonStyle.success)
            for target, action in self._actions(view, selection)
        ]
        return [targets, [Control(text("button-back"), "pick")]]

    def _actions(self, view: View, selection: str) -> list[tuple[str, str]]:
        """Return the tiles that complete a selection, each with the action that it makes."""
        found = []
        for action in _legal(view):
            if isinstance(action, Place) and action.kind == selection:
                found.append((action.tile, RULES.action_to_string(action)))
            if isinstance(action, Move) and action.source == selection:
                found.append((action.target, RULES.action_to_string(action)))
        return found

    def choices(self, view: View, selection: str) -> Sequence[str]:
        """Return the tiles that can be chosen next."""
        return [tile for tile, _ in self._actions(view, selection)] if selection else []

    def options(self, options: dict[str, Any], *, text: Text) -> list[str]:
        """Return the options of a match, one line each."""
        chosen = RULES.options_from(options)
        return [
            text(f"constructor-option-starter-{chosen.starter}"),
            text(f"constructor-option-same-pattern-{'on' if chosen.same_pattern else 'off'}"),
            *(
                text(f"constructor-option-{name.replace('_', '-')}-on")
                for name in ("open_rings", "decider", "extra_patterns")
                if getattr(chosen, name)
            ),
        ]

    def title(self, view: View, *, text: Text) -> str:
        """Return the round."""
        return text("constructor-title", round=view.round, rounds=view.rounds)


UI = ConstructorUI()


@app_commands.guild_only()
class Constructor(
    commands.GroupCog,
    group_name=command_text("command-constructor-name"),
    group_description=command_text("command-constructor"),
):
    """The commands of the game."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(**declared("constructor-new"))
    @with_table
    @parameters(
        opponent="new-opponent",
        colour="constructor-colour",
        starter="constructor-starter",
        same_pattern="constructor-same-pattern",
        open_rings="constructor-open-rings",
        decider="constructor-decider",
        extra_patterns="constructor-extra-patterns",
        theme="new-theme",
        thread="new-thread",
    )
    @app_commands.choices(
        colour=choices("constructor-colour", ("ice", "black")),
        starter=choices("constructor-starter", ("drawn", "ice", "black")),
        theme=choices("theme", tuple(THEMES)),
    )
    async def new(
        self,
        interaction: Interaction,
        opponent: discord.Member | None = None,
        colour: str = "ice",
        starter: str = "drawn",
        same_pattern: bool = True,
        open_rings: bool = False,
        decider: bool = False,
        extra_patterns: bool = False,
        theme: str = "dark",
        thread: bool = False,
    ) -> None:
        """Open a table."""
        options = {
            "starter": starter,
            "same_pattern": same_pattern,
            "open_rings": open_rings,
            "decider": decider,
            "extra_patterns": extra_patterns,
        }
        await open_table(
            interaction,
            KEY,
            options,
            opponents=() if opponent is None else (opponent,),
            thread=thread,
            theme=theme,
            seat=("ice", "black").index(colour),
        )

    @app_commands.command(**declared("constructor-pattern"))
    @parameters(pattern="constructor-pattern")
    async def pattern(self, interaction: Interaction, pattern: str) -> None:
        """Choose the pattern of the round."""
        await act_by_command(interaction, KEY, f"pattern {pattern}")

    @pattern.autocomplete("pattern")
    async def _patterns(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        text = text_of(interaction)
        found = {
            action.pattern: text(f"constructor-pattern-{action.pattern}")
            for action in await self._offered(interaction)
            if isinstance(action, ChoosePattern)
        }
        return matching(found, typed)

    @app_commands.command(**declared("constructor-place"))
    @parameters(kind="constructor-kind", tile="constructor-tile")
    async def place(self, interaction: Interaction, kind: str, tile: str) -> None:
        """Place a piece from the reserve."""
        await act_by_command(interaction, KEY, f"{kind.strip()[:1]}{tile}")

    @place.autocomplete("kind")
    async def _place_kinds(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        text = text_of(interaction)
        tile = get_option(interaction, "tile")
        kinds: dict[str, str] = {
            action.kind: text(f"constructor-kind-title-{action.kind}")
            for action in await self._offered(interaction)
            if isinstance(action, Place) and tile in ("", action.tile)
        }
        return matching(kinds, typed)

    @place.autocomplete("tile")
    async def _place_tiles(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        kind = get_option(interaction, "kind")
        tiles = [
            action.tile
            for action in await self._offered(interaction)
            if isinstance(action, Place) and kind in ("", action.kind)
        ]
        return matching({tile: tile for tile in tiles}, typed)

    @app_commands.command(**declared("constructor-move"))
    @parameters(source="constructor-source", target="constructor-target")
    async def move(self, interaction: Interaction, source: str, target: str) -> None:
        """Move a piece onto a neighbour."""
        await act_by_command(interaction, KEY, f"{source}-{target}")

    @move.autocomplete("source")
    async def _sources(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        target = get_option(interaction, "to")
        sources = [
            action.source
            for action in await self._offered(interaction)
            if isinstance(action, Move) and target in ("", action.target)
        ]
        return matching({source: source for source in sources}, typed)

    @move.autocomplete("target")
    async def _targets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        source = get_option(interaction, "from")
        targets = [
            action.target
            for action in await self._offered(interaction)
            if isinstance(action, Move) and source in ("", action.source)
        ]
        return matching({target: target for target in targets}, typed)

    @app_commands.command(**declared("constructor-swap"))
    async def swap(self, interaction: Interaction) -> None:
        """Swap colours in a decider."""
        await act_by_command(interaction, KEY, RULES.action_to_string(Swap()))

    async def _offered(self, interaction: Interaction) -> Sequence[Any]:
        """Return the legal actions of the user who types, none while it is not their turn."""
        found = await find_acting_view(self.bot, interaction, KEY)
        return _legal(found[1]) if found else ()


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(Constructor(bot))
