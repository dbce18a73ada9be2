"""Buttons and menus as plain values, before they become components of Discord."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

import discord

BLANK = "\N{BRAILLE PATTERN BLANK}"
"""The label of a button that only keeps a place free; Discord takes no empty label."""
BUTTONS_IN_A_ROW = 5
MOST_CHOICES = 25
"""The number of lines that Discord shows in a menu or completes in a command."""


@dataclass(frozen=True, slots=True)
class Control:
    """A button: its label, and its verb with an argument.

    The verb finds the handler. The label of a ``disabled`` button says why it is disabled, unless its place
    among other buttons does. The ``emoji`` is what `rendering.find_emoji` returns, or a sign of Unicode; the
    label has to do without it. With ``emoji_only`` the label is shown only where there is no emoji.
    """

    label: str
    verb: str
    argument: str = ""
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None
    emoji_only: bool = False
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu: its label, its argument, a description of its effect, an emoji as in `Control`."""

    label: str
    argument: str
    description: str = ""
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu: each choice has the same verb with its own argument.

    ``part`` tells several menus of one message that have the same verb apart.
    """

    placeholder: str
    verb: str
    choices: tuple[Choice, ...]
    part: str = ""


Line = list[Control] | Menu


def count_components(lines: Iterable[Line]) -> int:
    """Return how many components of Discord the lines become: the rows, and the menus and buttons in them."""
    return sum(
        2 if isinstance(line, Menu) else len(line) + ceil(len(line) / BUTTONS_IN_A_ROW) for line in lines
    )


@dataclass(frozen=True, slots=True)
class Panel:
    """What a single player sees: a text, and below it controls with the verbs of panels."""

    text: str
    lines: Sequence[Line]
