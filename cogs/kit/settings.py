"""Settings: what somebody chooses in a panel, each declared once in a `SettingsTable`.

The table makes the menus and buttons of a panel, reads what was chosen and resets a part. Where the values
are kept, and who may change them, is up to the cog that declares it. The texts of a setting are
``PREFIX-menu-NAME`` for its menu and ``choice-NAME-CHOICE`` for the lines, which are also those of commands,
or ``PREFIX-switch-NAME-on`` and ``-off`` for its button.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Generic, TypeAlias, TypeVar
from zlib import crc32

import discord
from discord import ButtonStyle, SelectDefaultValueType, ui

from bot.locales import Text, languages, texts
from bot.match.quiet_hours import MINUTES, format_minute
from bot.match.refusals import Refusal
from cogs.kit.clicks import Click, ClickItem, user_button
from cogs.kit.parameters import kebab_case

OFF = "off"
"""What a menu sends for no value, such as no time of the day."""
NOTHING = "none"
"""The value in a log for nothing chosen."""
_MOST_LOGGED = 3
"""The most channels that a log entry names."""
_HOUR = 60
_HOURS = 24

ValuesT = TypeVar("ValuesT")
Changes: TypeAlias = dict[str, Any]
"""New values by the names of the attributes that keep them."""
Details: TypeAlias = dict[str, str | int]
"""What a log says about a change; ``old`` and ``new`` are the values before and after it."""


@dataclass(frozen=True, kw_only=True)
class Setting(ABC):
    """Something that can be set.

    Attributes:
        name: Its name in custom ids, and the attribute that keeps it.
        is_shown: Whether a panel with these values shows it; it may depend on another setting.
        follows: What else changes with a new value, given all values; it may raise ``Refusal``.
    """

    name: str
    is_shown: Callable[[Any], bool] = lambda _: True
    follows: Callable[[Any, Any], Mapping[str, Any]] = lambda *_: {}

    @property
    def subject(self) -> str:
        """Its name in texts and logs."""
        return kebab_case(self.name)

    def get(self, values: Any) -> Any:
        """Return the value that is set."""
        return getattr(values, self.name)

    @abstractmethod
    def item(self, values: Any, prefix: str, text: Text) -> ui.Item[Any]:
        """Return the menu or button that sets it; ``prefix`` is that of its table."""

    @abstractmethod
    def parse(self, chosen: Sequence[Any]) -> Any:
        """Return the value for what was chosen. Raise ``Refusal`` if there is none."""

    def changes(self, value: Any, values: Any) -> Changes:
        """Return what changes with a new value, given all values. Raise ``Refusal`` if they do not fit."""
        return {self.name: value, **self.follows(value, values)}

    def require_allowed(self, click: Click, chosen: Sequence[Any]) -> None:  # noqa: B027
        """Raise ``Refusal`` if the user may not choose this, although they may see the panel."""

    def details(self, before: Any, after: Any) -> Details:
        """Return what a log says about a change."""
        return {"old": self.word(before), "new": self.word(after)}

    def word(self, values: Any) -> str:
        """Return the value that is set as one word for a log."""
        return str(self.get(values))

    def placeholder(self, prefix: str, text: Text) -> str:
        """Return what its menu says while nothing is chosen."""
        return text(f"{prefix}-menu-{self.subject}")

    def custom_id(self, prefix: str, value: str = "") -> str:
        """Return the custom id of its menu, or of the button that sets ``value``."""
        return f"u:{prefix}-set:{self.name}{value and f'={value}'}"


@dataclass(frozen=True, kw_only=True)
class OneOf(Setting):
    """A setting with one of several values, in a menu.

    Attributes:
        values: What is kept, by what the menu sends.
        key: What stands for the name in the texts of the choices, if that differs.
        names_itself: Whether a closed menu has to name the setting: with ``PREFIX-menu-NAME-set``.
    """

    values: Mapping[str, Any]
    key: str = ""
    names_itself: bool = False

    def word(self, values: Any) -> str:
        """Return what the menu sends for the value that is set; the first choice for an unknown value."""
        now = self.get(values)
        return next((choice for choice, kept in self.values.items() if kept == now), next(iter(self.values)))

    def label(self, choice: str, text: Text) -> str:
        """Return the words of a choice."""
        return text(f"choice-{self.key or self.subject}-{choice}")

    def describe(self, values: Any, text: Text) -> str:
        """Return the words of the choice that is set."""
        return self.label(self.word(values), text)

    def choices(self, values: Any) -> Sequence[str]:  # noqa: ARG002
        """Return what the menu offers."""
        return list(self.values)

    def item(self, values: Any, prefix: str, text: Text) -> ui.Item[Any]:
        """Return the menu."""
        now, options = self.word(values), list[discord.SelectOption]()
        for choice in self.choices(values):
            label = self.label(choice, text)
            if choice == now and self.names_itself:
                label = text(f"{prefix}-menu-{self.subject}-set", value=label)
            options.append(discord.SelectOption(label=label, value=choice, default=choice == now))
        return ui.Select(
            custom_id=self.custom_id(prefix), placeholder=self.placeholder(prefix, text), options=options
        )

    def parse(self, chosen: Sequence[Any]) -> Any:
        """Return the value of the chosen line."""
        choice = next(map(str, chosen), "")
        if choice not in self.values:
            raise Refusal("unknown-button")
        return self.values[choice]


def same(values: Sequence[str]) -> dict[str, str]:
    """Return the values of a setting that keeps what its menu sends."""
    return {value: value for value in values}


_MINUTES = {str(minute): minute for minute in range(MINUTES)}


class Language(OneOf):
    """A setting with a language, each named in itself."""

    def label(self, choice: str, text: Text) -> str:
        """Return the name of a language."""
        return name_language(choice) if choice in languages() else super().label(choice, text)


def name_language(language: str) -> str:
    """Return the name of a language in that language."""
    return texts(language)("language-name")


@dataclass(frozen=True, kw_only=True)
class TimeOfDay(OneOf):
    """A time of the day in minutes, perhaps ``None``; the text ``choice-NAME-at`` says the time ``$at``.

    The menu offers the full hours; another minute, which a command sets, replaces its hour.
    """

    values: Mapping[str, Any] = field(default_factory=lambda: _MINUTES)

    def word(self, values: Any) -> str:
        """Return the minute."""
        minute = self.get(values)
        return OFF if minute is None else str(minute)

    def label(self, choice: str, text: Text) -> str:
        """Return the time in words."""
        if choice == OFF:
            return super().label(choice, text)
        return text(f"choice-{self.subject}-at", at=format_minute(int(choice)))

    def choices(self, values: Any) -> Sequence[str]:
        """Return the hours."""
        minutes, now = [hour * _HOUR for hour in range(_HOURS)], self.get(values)
        if now is not None:
            minutes[now // _HOUR] = now
        return [*([OFF] if OFF in self.values else []), *map(str, minutes)]


TIME_OR_NEVER: Mapping[str, int | None] = {OFF: None, **_MINUTES}
"""The values of a `TimeOfDay` that may be ``None``."""


@dataclass(frozen=True, kw_only=True)
class Switch(Setting):
    """A setting that is on or off, as a button."""

    def word(self, values: Any) -> str:
        """Return ``on`` or ``off``."""
        return "on" if self.get(values) else OFF

    def item(self, values: Any, prefix: str, text: Text) -> ui.Item[Any]:
        """Return the button, which says what is set; it sends what it changes that to."""
        now, is_on = self.word(values), self.get(values)
        return ui.Button(
            label=text(f"{prefix}-switch-{self.subject}-{now}"),
            style=ButtonStyle.success if is_on else ButtonStyle.secondary,
            custom_id=self.custom_id(prefix, OFF if is_on else "on"),
        )

    def parse(self, chosen: Sequence[Any]) -> bool:
        """Return what the button sends."""
        if list(chosen) not in (["on"], [OFF]):
            raise Refusal("unknown-button")
        return "on" in chosen


@dataclass(frozen=True, kw_only=True)
class Bits(Setting):
    """Several of a few things, such as days, kept as the bits of a number; each has a text."""

    count: int
    most: int

    def item(self, values: Any, prefix: str, text: Text) -> ui.Item[Any]:
        """Return the menu, in which none, one or several can be chosen."""
        now = self.get(values)
        options = [
            discord.SelectOption(
                label=text(f"choice-{self.subject}-{bit}"),
                value=str(bit),
                default=bool(now >> bit & 1),
            )
            for bit in range(self.count)
        ]
        return ui.Select(
            custom_id=self.custom_id(prefix),
            placeholder=self.placeholder(prefix, text),
            min_values=0,
            max_values=self.most,
            options=options,
        )

    def parse(self, chosen: Sequence[Any]) -> int:
        """Return the bits of the chosen ones."""
        bits = set(map(str, chosen))
        if not bits <= set(map(str, range(self.count))) or len(bits) > self.most:
            raise Refusal("unknown-button")
        return sum(1 << int(bit) for bit in bits)


@dataclass(frozen=True, kw_only=True)
class Picked(Setting):
    """Channels or roles, kept as their ids; with ``most`` 1 it is one id or ``None``.

    Attributes:
        select: The kind of menu.
        kinds: What can be chosen in it, to tell forged values.
        kind: What Discord calls it.
        mention: The format of its mention.
        most: The most that can be chosen.
        options: More options of the menu.
    """

    select: type[ui.ChannelSelect[Any]] | type[ui.RoleSelect[Any]]
    kinds: type | tuple[type, ...]
    kind: SelectDefaultValueType
    mention: str
    most: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)

    def ids(self, values: Any) -> Sequence[int]:
        """Return what is chosen."""
        now = self.get(values)
        return now if self.most > 1 else [] if now is None else [now]

    def word(self, values: Any) -> str:
        """Return the first ones as mentions; ``none`` without any."""
        return ", ".join(map(self.mention.format, self.ids(values)[:_MOST_LOGGED])) or NOTHING

    def details(self, before: Any, after: Any) -> Details:
        """Return the first ones before and after; of several, also the number of further ones and of all."""
        details = super().details(before, after)
        for name, ids in (("old", self.ids(before)), ("new", self.ids(after))):
            more: Details = {f"{name}_more": max(0, len(ids) - _MOST_LOGGED), f"{name}_count": len(ids)}
            details |= more if self.most > 1 else {}
        return details

    def item(self, values: Any, prefix: str, text: Text) -> ui.Item[Any]:
        """Return the menu, in which nothing can be chosen as well."""
        chosen = [discord.SelectDefaultValue(id=each, type=self.kind) for each in self.ids(values)]
        return self.select(
            custom_id=self.custom_id(prefix),
            placeholder=self.placeholder(prefix, text),
            min_values=0,
            max_values=self.most,
            default_values=chosen,
            **self.options,
        )

    def parse(self, chosen: Sequence[Any]) -> tuple[int, ...] | int | None:
        """Return the ids of the chosen ones, or the one id."""
        if not all(isinstance(each, self.kinds) for each in chosen) or len(chosen) > self.most:
            raise Refusal("unknown-button")
        ids = tuple(each.id for each in chosen)
        return ids if self.most > 1 else next(iter(ids), None)


@dataclass(frozen=True, slots=True)
class SettingsTable(Generic[ValuesT]):
    """All that can be set in a panel.

    Attributes:
        prefix: The beginning of its texts and of the verbs of its controls.
        usual: The values that count until something is set.
        sections: The settings of each section of the panel.
    """

    prefix: str
    usual: ValuesT
    sections: Mapping[str, Sequence[Setting]]

    def find(self, name: str) -> tuple[str, Setting]:
        """Return a setting and its section. Raise ``Refusal`` if there is none with this name."""
        for section, settings in self.sections.items():
            for setting in settings:
                if setting.name == name:
                    return section, setting
        raise Refusal("unknown-button")

    def read(self, click: Click) -> tuple[str, Setting, Any]:
        """Return the section and the setting of a click on its control, and the value that was chosen.

        Raise ``Refusal`` for anything else, or if the user may not choose it.
        """
        name, _, value = click.argument.partition("=")
        section, setting = self.find(name)
        chosen = [value] if value else click.values
        setting.require_allowed(click, chosen)
        return section, setting, setting.parse(chosen)

    def rows(self, values: ValuesT, section: str, text: Text) -> list[ui.ActionRow[Any]]:
        """Return the controls of a section: a row for each menu, and one for buttons beside each other.

        A control has an id that changes with its content: otherwise clients keep showing an earlier choice.
        """
        items = [
            each.item(values, self.prefix, text) for each in self.sections[section] if each.is_shown(values)
        ]
        for item in items:
            item.id = crc32(str(item.to_component_dict()).encode()) >> 1 or 1
        groups = groupby(enumerate(items), lambda each: -1 if isinstance(each[1], ui.Button) else each[0])
        return [ui.ActionRow(*(ClickItem(item) for _, item in group)) for _, group in groups]

    def tabs(self, section: str, text: Text) -> list[ClickItem]:
        """Return the buttons that lead to the sections."""
        return [
            user_button(
                text(f"{self.prefix}-section-{name}"),
                f"{self.prefix}-section",
                name,
                ButtonStyle.primary if name == section else ButtonStyle.secondary,
            )
            for name in self.sections
        ]

    def usual_of(self, section: str) -> Changes:
        """Return the changes that reset a section. Raise ``Refusal`` if there is no such section."""
        if section not in self.sections:
            raise Refusal("unknown-button")
        changes: Changes = {}
        for each in self.sections[section]:
            changes |= each.changes(each.get(self.usual), self.usual)
        return changes

    def is_changed(self, values: ValuesT, section: str) -> bool:
        """Return whether anything in a section differs from what is usual."""
        return any(each.get(values) != each.get(self.usual) for each in self.sections[section])
