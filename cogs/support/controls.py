"""Buttons and menus to be, as plain values: what they say and what they ask for."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

MOST_CHOICES = 25
"""How many lines Discord shows in a menu or completes in a command."""


@dataclass(frozen=True, slots=True)
class Control:
    """A button to be: what it says and what it asks for. A ``disabled`` one says why by its label."""

    label: str
    action: str
    argument: str = ""
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu: what it says, what it asks for, and what that will do."""

    label: str
    argument: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu to be: each choice asks for the same verb with its own argument."""

    placeholder: str
    action: str
    choices: tuple[Choice, ...]


Line = list[Control] | Menu


@dataclass(frozen=True, slots=True)
class Panel:
    """What one player sees alone: words, and below them controls with the verbs of panels."""

    text: str
    lines: Sequence[Line]
