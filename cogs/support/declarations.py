"""Declaring the parameters of a command by the keys of their texts, and completing what is typed."""

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, TypeVar, cast

from discord import app_commands

from bot.services.clocks import PACES
from bot.translator import command_text
from cogs.support.controls import MOST_CHOICES
from cogs.support.replies import Interaction

T = TypeVar("T")

NO_CLOCK = "none"
_CLOCK = "clock"


def parameters(**keys: str) -> Callable[[T], T]:
    """Names and describes parameters: ``tile="place-tile"`` uses ``parameter-place-tile`` and ``…-name``."""

    def decorate(function: T) -> T:
        described = {name: command_text(f"parameter-{key}") for name, key in keys.items()}
        named = {name: command_text(f"parameter-{key}-name") for name, key in keys.items()}
        return app_commands.rename(**named)(app_commands.describe(**described)(function))

    return decorate


def choices(key: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """The fixed choices of a parameter, each named by the text ``choice-KEY-VALUE``."""
    return [app_commands.Choice(name=command_text(f"choice-{key}-{value}"), value=value) for value in values]


def with_clock(function: T) -> T:
    """Gives a ``new`` command the parameter for the table's clock, which is the same for every game.

    The command itself never sees it: ``chosen_clock`` reads it when the table is opened.
    """
    call: Any = function

    @wraps(call)
    async def run(cog: Any, interaction: Interaction, *, clock: str = NO_CLOCK, **options: Any) -> None:
        interaction.extras[_CLOCK] = clock
        await call(cog, interaction, **options)

    signature = inspect.signature(call)
    added = inspect.Parameter(_CLOCK, inspect.Parameter.KEYWORD_ONLY, default=NO_CLOCK, annotation=str)
    run.__signature__ = signature.replace(  # type: ignore[attr-defined]
        parameters=[*signature.parameters.values(), added]
    )
    chosen = app_commands.choices(clock=choices("clock", (NO_CLOCK, *PACES)))
    return cast("T", parameters(clock="new-clock")(chosen(run)))


def chosen_clock(interaction: Interaction) -> str:
    """The key of the clock that was chosen with ``with_clock``."""
    return str(interaction.extras.get(_CLOCK, NO_CLOCK))


def filled(interaction: Interaction, option: str) -> str:
    """What another option of the command holds so far."""
    return str(getattr(interaction.namespace, option, None) or "")


def matching(values: Mapping[str, str], wanted: str) -> list[app_commands.Choice[str]]:
    """The choices whose name or value contains what was typed."""
    wanted = wanted.strip().lower()
    return [
        app_commands.Choice(name=name, value=value)
        for value, name in values.items()
        if wanted in name.lower() or wanted in value.lower()
    ][:MOST_CHOICES]
