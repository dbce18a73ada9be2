"""The commands of Builders."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Guildhall
from bot.games.builders import GAME as RULES
from bot.games.builders import View
from bot.translator import command_text, declared
from cogs.builders.building import AUTO_FILL, as_many_control, step_label
from cogs.builders.choosing import completions
from cogs.support.actions import act_by_command, find_acting_view, undo_by_command
from cogs.support.parameters import choices, matching, parameters, with_table
from cogs.support.replies import Interaction, text_of
from cogs.support.tables import open_table
from rendering import THEMES

KEY = RULES.key
_STEPS = ("lay", "lead", "structure", AUTO_FILL)


@app_commands.guild_only()
class Builders(
    commands.GroupCog,
    group_name=command_text("command-builders-name"),
    group_description=command_text("command-builders"),
):
    """The commands of the game."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(**declared("builders-new"))
    @with_table
    @parameters(
        opponent="new-opponent",
        second="new-second-opponent",
        third="new-third-opponent",
        spaces="builders-spaces",
        pieces_a_corner="builders-pieces-a-corner",
        head_start="builders-head-start",
        small_triangles="builders-small-triangles",
        large_triangles="builders-large-triangles",
        corner_joints="builders-corner-joints",
        shortest_side="builders-shortest-side",
        theme="new-theme",
        thread="new-thread",
    )
    @app_commands.choices(theme=choices("theme", tuple(THEMES)))
    async def new(
        self,
        interaction: Interaction,
        opponent: discord.Member | None = None,
        second: discord.Member | None = None,
        third: discord.Member | None = None,
        spaces: int | None = None,
        pieces_a_corner: int | None = None,
        head_start: int | None = None,
        small_triangles: int | None = None,
        large_triangles: int | None = None,
        corner_joints: int | None = None,
        shortest_side: int | None = None,
        theme: str = "dark",
        thread: bool = False,
    ) -> None:
        """Open a table."""
        chosen = {
            "spaces": spaces,
            "pieces_a_corner": pieces_a_corner,
            "head_start": head_start,
            "small_triangles": small_triangles,
            "large_triangles": large_triangles,
            "corner_joints": corner_joints,
            "shortest_side": shortest_side,
        }
        await open_table(
            interaction,
            KEY,
            {name: value for name, value in chosen.items() if value is not None},
            opponents=tuple(guest for guest in (opponent, second, third) if guest is not None),
            thread=thread,
            theme=theme,
        )

    @app_commands.command(**declared("builders-order"))
    @parameters(pieces="builders-order")
    async def order(self, interaction: Interaction, pieces: str) -> None:
        """Hand in an order, which stays hidden."""
        await act_by_command(interaction, KEY, f"order {pieces}")

    @app_commands.command(**declared("builders-roll"))
    async def roll(self, interaction: Interaction) -> None:
        """Roll the dice."""
        await act_by_command(interaction, KEY, "roll")

    @app_commands.command(**declared("builders-move"))
    async def move(self, interaction: Interaction) -> None:
        """Move the pawn."""
        await act_by_command(interaction, KEY, "move")

    @app_commands.command(**declared("builders-take"))
    @parameters(pieces="builders-take")
    async def take(self, interaction: Interaction, pieces: str) -> None:
        """Take pieces from the box."""
        await act_by_command(interaction, KEY, f"take {pieces}")

    @order.autocomplete("pieces")
    async def _orders(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        view = await self._find_view(interaction)
        return completions(view, typed, text_of(interaction)) if view and view.phase == "order" else []

    @take.autocomplete("pieces")
    async def _takings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        view = await self._find_view(interaction)
        return completions(view, typed, text_of(interaction)) if view and view.phase == "take" else []

    @app_commands.command(**declared("builders-build"))
    @parameters(step="builders-step")
    async def build(self, interaction: Interaction, step: str) -> None:
        """Lay a piece, lead a row, or make as many steps as possible."""
        await act_by_command(interaction, KEY, _as_step(step))

    @build.autocomplete("step")
    async def _offered_steps(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        view = await self._find_view(interaction)
        text = text_of(interaction)
        if view is None or not view.steps:
            return []
        offered = {step.action: step_label(view, step, text) for step in view.steps}
        offered[AUTO_FILL] = as_many_control(view, text).label
        return matching(offered, typed)

    @app_commands.command(**declared("builders-structure"))
    async def structure(self, interaction: Interaction) -> None:
        """Add to the player's own structure."""
        await act_by_command(interaction, KEY, "structure")

    @app_commands.command(**declared("builders-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Undo the last action, or ask the others to agree."""
        await undo_by_command(interaction, KEY)

    @app_commands.command(**declared("builders-done"))
    async def done(self, interaction: Interaction) -> None:
        """End a turn of building."""
        await act_by_command(interaction, KEY, "done")

    async def _find_view(self, interaction: Interaction) -> View | None:
        """Return the user's view of the match if they can act in it, else ``None``."""
        found = await find_acting_view(self.bot, interaction, KEY)
        if found is None:
            return None
        match, view = found
        return view if view.current in (None, match.player_of(interaction.user.id)) else None


def _as_step(typed: str) -> str:
    """Return the typed text as a building step, even if it could be read as something else."""
    kind = typed.strip().lower().partition(" ")[0]
    return typed if kind in _STEPS else f"lead {typed}" if " " in typed.strip() else f"lay {typed}"
