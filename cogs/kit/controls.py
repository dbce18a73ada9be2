"""Buttons and menus as plain values, before they become components of Discord."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

import discord

BLANK = "\N{BRAILLE PATTERN BLANK}"
"""The label of a button that only fills a gap; Discord does not accept an empty label."""
BUTTONS_IN_A_ROW = 5
ANSWER = discord.ButtonStyle.primary
"""The style of every button that answers what is asked now; no other button of a question has it."""
CHOSEN = discord.ButtonStyle.success
"""The style of a button whose piece, place or set is chosen."""
GREY = discord.ButtonStyle.secondary
"""The style of every other button: it changes or takes back a choice, shows something, or is disabled."""
MOST_CHOICES = 25
"""The number of lines that Discord shows in a menu or completes in a command."""
_MENU_WEIGHT, _BUTTON_WEIGHT = 40, 8


@dataclass(frozen=True, slots=True)
class Control:
    """A button: its label, and its verb with an argument.

    The verb names the handler. The label of a ``disabled`` button says why it is disabled, unless that is
    clear from the buttons beside it. The ``emoji`` is a result of `rendering.find_emoji` or a Unicode
    character; the label has to make sense without it. With ``emoji_only`` the label is shown only if there is
    no emoji.
    """

    label: str
    verb: str
    argument: str = ""
    style: discord.ButtonStyle = GREY
    emoji: str | None = None
    emoji_only: bool = False
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu: its label, its argument, what it does, and an emoji as in `Control`."""

    label: str
    argument: str
    description: str = ""
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu: all choices have the same verb, each with its own argument.

    ``part`` distinguishes menus with the same verb in one message.
    """

    placeholder: str
    verb: str
    choices: tuple[Choice, ...]
    part: str = ""


Line = list[Control] | Menu


def weigh(lines: Iterable[Line]) -> int:
    """Return about how many characters wide these lines are together; a menu counts as a row of a phone."""
    return sum(
        _MENU_WEIGHT if isinstance(line, Menu) else sum(_BUTTON_WEIGHT + len(one.label) for one in line)
        for line in lines
    )


def count_components(lines: Iterable[Line]) -> int:
    """Return the number of Discord components in these lines: rows, menus and buttons."""
    return sum(
        2 if isinstance(line, Menu) else len(line) + ceil(len(line) / BUTTONS_IN_A_ROW) for line in lines
    )


@dataclass(frozen=True, slots=True)
class Panel:
    """The private panel of one player: a text, and below it controls with the verbs of panels."""

    text: str
    lines: Sequence[Line]
