"""The slash commands of a game as data, from which `cogs.games` makes those of Discord.

The texts of a command are ``command-GAME-NAME`` and ``command-GAME-NAME-name``, those of a parameter
``parameter-GAME-NAME-PARAMETER`` and ``…-name``.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from discord import app_commands

from bot.games import AnyGame, IllegalAction
from bot.locales import Text
from bot.match.refusals import Refusal
from cogs.kit.parameters import filter_choices
from rendering.words.wording import or_list

Choices = list[app_commands.Choice[Any]]
Complete = Callable[[Any, str, Mapping[str, Any], Text], Choices]
"""Completes a parameter from the user's view, what is typed, the values of all parameters, and the texts."""
Label = Callable[[Any, str, Any, Text], str]
"""Names, for the user's view, a field and its value, that value as players know it."""
Visible = Callable[[Any, str], Iterable[Any]]
"""Returns, for the user's view and a field, the values that players can name, legal or not."""
_SHORTEST_WORD = 3
"""The fewest characters that name a value as a part of its label: a single one would be a mark."""
_MOST_NAMED = 9
"""The most values that the refusal of another one lists."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command.

    Attributes:
        kind: The type of its values, as discord.py understands it.
        optional: Whether it can be left out; its value is then ``default``.
        choices: The only values that Discord lets the user choose.
        complete: Completes what is typed, while the user can act.
        text: The key of its texts, if they are not named after the command.
    """

    kind: Any = str
    optional: bool = False
    default: Any = None
    choices: Sequence[app_commands.Choice[Any]] = ()
    complete: Complete | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class ActionCommand:
    """A command that performs an action.

    ``notation`` takes the user's view, the values of the parameters and the texts, and returns the action in
    the notation of the game.
    """

    name: str
    notation: Callable[[Any, Mapping[str, Any], Text], str]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CustomCommand:
    """A command that a game answers in its own way: ``answer`` takes the interaction and the values."""

    name: str
    answer: Callable[..., Awaitable[None]]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


GameCommand: TypeAlias = ActionCommand | CustomCommand


def plain_command(name: str) -> ActionCommand:
    """Return the command for an action without parameters that is written as ``name``."""
    return ActionCommand(name, lambda *_: name)


def action_command(
    rules: AnyGame,
    action: type[msgspec.Struct],
    label: Label | None = None,
    visible: Visible = lambda _view, _field: (),
) -> ActionCommand:
    """Return the command for a kind of action: its name is the tag, its parameters are the fields.

    A parameter is completed by what the legal actions have in that field, given the other values. It can be
    typed as the notation writes it, as the ``label`` does, or as words of the label that no other one has.
    The rules refuse ``visible`` values that are not legal, and say why.
    """
    kind = _Kind(rules, action, label or (lambda _view, _field, value, _text: str(value)), visible)
    parameters = {
        name: Parameter(
            int if int in (hint, *get_args(hint)) else str,
            optional=name in kind.defaults,
            complete=kind.completion(name),
        )
        for name, hint in kind.hints.items()
    }
    return ActionCommand(str(action.__struct_config__.tag), kind.notation, parameters)


@dataclass(frozen=True)
class _Kind:
    """A kind of action: its class, and what the legal actions of a view have in its fields."""

    rules: AnyGame
    action: type[msgspec.Struct]
    label: Label
    visible: Visible

    @property
    def hints(self) -> Mapping[str, Any]:
        return get_type_hints(self.action)

    @property
    def defaults(self) -> frozenset[str]:
        fields = msgspec.structs.fields(self.action)
        return frozenset(each.name for each in fields if not each.required)

    def completion(self, name: str) -> Complete:
        def complete(view: Any, query: str, values: Mapping[str, Any], text: Text) -> Choices:
            try:
                others = {
                    other: self._read(view, other, value, text)
                    for other, value in values.items()
                    if other != name and value not in ("", None)
                }
            except Refusal:  # the other value does not say yet which one is meant
                return []
            candidates = [
                getattr(action, name)
                for action in self._legal(view)
                if all(getattr(action, other) == value for other, value in others.items())
            ]
            return filter_choices(
                {value: self.label(view, name, value, text) for value in candidates if value is not None},
                query,
            )

        return complete

    def notation(self, view: Any, values: Mapping[str, Any], text: Text) -> str:
        """Return the action that was typed; if it is none, the typed values, which an error quotes.

        Raise ``Refusal`` if a value that makes it none can be replaced by one of a few, which it names.
        """
        raw_fields = {
            name: value.strip() if isinstance(value, str) else value
            for name, value in values.items()
            if value is not None
        }
        fields = {name: self._read(view, name, value, text) for name, value in raw_fields.items()}
        notation = self.rules.action_to_string(self.action(**fields))
        try:
            self.rules.action_from_string(notation)
        except IllegalAction:
            if view.legal:  # otherwise the user learns whose turn it is
                for name, value in raw_fields.items():
                    self._require_known(view, name, fields[name], str(value), text)
            return self.rules.action_to_string(self.action(**raw_fields))
        return notation

    def _read(self, view: Any, name: str, raw_value: Any, text: Text) -> Any:
        """Return the value that was typed as notation, as a label, or as words that only one label has.

        The last word may be incomplete. A label's first word, such as the number of a card, counts before the
        others. Return what is none of these as it is. Raise ``Refusal`` if several labels have the words.
        """
        search_text = str(raw_value).strip().casefold()
        names = self._known_values(view, name, text)
        labels = {value: label.casefold() for value, label in names.items()}
        matches: Sequence[Callable[[Any], bool]] = (
            lambda value: search_text in (str(value).casefold(), labels[value]),
            lambda value: search_text == labels[value].partition(" ")[0],
            lambda value: len(search_text) >= _SHORTEST_WORD and f" {search_text}" in f" {labels[value]}",
        )
        for is_match in matches if search_text else ():
            candidates = list(filter(is_match, labels))
            if len(candidates) == 1:
                return candidates[0]
            if candidates:
                fitting = [names[value] for value in candidates]
                raise Refusal("several-fit", query=str(raw_value).strip(), names=or_list(fitting, text))
        return raw_value

    def _known_values(self, view: Any, name: str, text: Text) -> dict[Any, str]:
        """Return the values of a field that players can name, with their labels."""
        hint = self.hints[name]
        literals = get_args(hint) if get_origin(hint) is Literal else ()
        legal_values = (getattr(action, name) for action in self._legal(view))
        values = (*literals, *legal_values, *self.visible(view, name))
        return {value: self.label(view, name, value, text) for value in values if value is not None}

    def _require_known(self, view: Any, name: str, value: Any, query: str, text: Text) -> None:
        """Raise ``Refusal`` if ``value`` is none that players can name and there are few enough to list."""
        names = self._known_values(view, name, text)
        if value not in names and 0 < len(names) <= _MOST_NAMED:
            raise Refusal("none-fits", query=query, names=or_list(list(names.values()), text))

    def _legal(self, view: Any) -> list[Any]:
        actions = map(self.rules.action_from_string, view.legal)
        return [action for action in actions if isinstance(action, self.action)]
