"""Declaration of a command's parameters by the keys of their texts, and their completion."""

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, NamedTuple, TypeVar, cast

from discord import app_commands

from bot.players import LEVEL_NAMES
from bot.services.player_clock import TIME_CONTROLS
from bot.store.models import TimeControl
from bot.translator import command_text
from cogs.support.controls import MOST_CHOICES
from cogs.support.replies import Interaction

T = TypeVar("T")

NO_CLOCK = "none"
_TABLE = "table"


def parameters(**keys: str) -> Callable[[T], T]:
    """Name and describe parameters: ``tile="place-tile"`` uses ``parameter-place-tile`` and ``…-name``."""

    def decorate(function: T) -> T:
        described = {name: command_text(f"parameter-{key}") for name, key in keys.items()}
        named = {name: command_text(f"parameter-{key}-name") for name, key in keys.items()}
        return app_commands.rename(**named)(app_commands.describe(**described)(function))

    return decorate


def choices(key: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Return the fixed choices of a parameter, each named by the text ``choice-KEY-VALUE``."""
    return [app_commands.Choice(name=command_text(f"choice-{key}-{value}"), value=value) for value in values]


def with_table(function: T) -> T:
    """Add the parameters of every table to a ``new`` command: its clock, and the computers at it.

    The command itself never sees them: ``chosen_for_table`` reads them when the table is opened.
    """
    call: Any = function

    @wraps(call)
    async def run(
        cog: Any,
        interaction: Interaction,
        *,
        clock: str = NO_CLOCK,
        computer: str = "",
        watch: bool = False,
        **options: Any,
    ) -> None:
        interaction.extras[_TABLE] = ChosenForTable(TIME_CONTROLS.get(clock), computer, watch)
        await call(cog, interaction, **options)

    signature, keyword = inspect.signature(call), inspect.Parameter.KEYWORD_ONLY
    added = [
        inspect.Parameter("clock", keyword, default=NO_CLOCK, annotation=str),
        inspect.Parameter("computer", keyword, default="", annotation=str),
        inspect.Parameter("watch", keyword, default=False, annotation=bool),
    ]
    run.__signature__ = signature.replace(  # type: ignore[attr-defined]
        parameters=[*signature.parameters.values(), *added]
    )
    offered = {
        "clock": choices("clock", (NO_CLOCK, *TIME_CONTROLS)),
        "computer": choices("level", LEVEL_NAMES),
    }
    chosen = app_commands.choices(**offered)
    described = parameters(clock="new-clock", computer="new-computer", watch="new-watch")
    return cast("T", described(chosen(run)))


class ChosenForTable(NamedTuple):
    """The parameters of ``with_table``: the clock, the level of a computer, whether to watch computers."""

    clock: TimeControl | None = None
    computer: str = ""
    watch: bool = False


def chosen_for_table(interaction: Interaction) -> ChosenForTable:
    """Return what was chosen with ``with_table``."""
    chosen: ChosenForTable = interaction.extras.get(_TABLE, ChosenForTable())
    return chosen


def get_option(interaction: Interaction, option: str) -> str:
    """Return the current value of another option of the command, empty if it has none."""
    return str(getattr(interaction.namespace, option, None) or "")


def matching(values: Mapping[str, str], wanted: str) -> list[app_commands.Choice[str]]:
    """Return the choices whose name or value contains the typed text."""
    wanted = wanted.strip().lower()
    return [
        app_commands.Choice(name=name, value=value)
        for value, name in values.items()
        if wanted in name.lower() or wanted in value.lower()
    ][:MOST_CHOICES]
