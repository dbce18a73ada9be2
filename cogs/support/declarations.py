"""Declaring the parameters of a command by the keys of their texts, and completing what is typed."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from discord import app_commands

from bot.translator import command_text
from cogs.support.controls import MOST_CHOICES
from cogs.support.replies import Interaction

T = TypeVar("T")


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
