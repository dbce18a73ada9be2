"""The slash commands of a game as data; `cogs.games` turns them into commands of discord.py.

The texts of a command are ``command-GAME-NAME`` and ``command-GAME-NAME-name``; the texts of a parameter are
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
from cogs.kit.parameters import filter_choices, typed_languages
from rendering.words import or_list

Choices = list[app_commands.Choice[Any]]
Complete = Callable[[Any, str, Mapping[str, Any], Text], Choices]
"""Takes the user's view, the typed text, the values of all parameters, and the lookup of texts.

Returns the completions of a parameter.
"""
Label = Callable[[Any, str, Any, Text], str]
"""Takes the user's view, a field, its value, and the lookup of texts.

Returns the name that players know for the value.
"""
Visible = Callable[[Any, str], Iterable[Any]]
"""Takes the user's view and a field; returns the values that players can name, legal or not."""
SHORTEST_WORD = 3
"""The fewest characters that identify a value by a part of its label; a single character may be a mark."""
_MOST_NAMED = 9
"""The most values that a refusal of an unknown value lists."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command.

    Attributes:
        kind: The type of its values, as discord.py understands it.
        optional: Whether it can be left out; its value is then ``default``.
        choices: The only values that the user can choose; empty if the user can type any value.
        complete: Completes what the user types, if they can act.
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
    """A command that a game answers itself: ``answer`` takes the interaction and the parameters.

    With ``concurrent`` it runs while Discord takes the acknowledgement, and a function that waits for that is
    its second argument.
    """

    name: str
    answer: Callable[..., Awaitable[None]]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    concurrent: bool = False


GameCommand: TypeAlias = ActionCommand | CustomCommand


def plain_command(name: str) -> ActionCommand:
    """Return the command for an action without parameters whose notation is ``name``."""
    return ActionCommand(name, lambda *_: name)


def action_command(
    rules: AnyGame,
    action: type[msgspec.Struct],
    label: Label | None = None,
    visible: Visible = lambda _view, _field: (),
) -> ActionCommand:
    """Return the command for a kind of action: its name is the tag, its parameters are the fields.

    A parameter is completed with the values of that field in the legal actions that fit the other parameters.
    Users can type a value in notation, as its ``label``, or as words that occur in one label only, in any of
    the `typed_languages`. A value that is ``visible`` but not legal is passed to the rules, which explain why
    they refuse it.
    """
    fields = _ActionFields(rules, action, label or (lambda _view, _field, value, _text: str(value)), visible)
    parameters = {
        name: Parameter(
            int if int in (hint, *get_args(hint)) else str,
            optional=name in fields.defaults,
            complete=fields.make_completer(name),
        )
        for name, hint in fields.hints.items()
    }
    return ActionCommand(str(action.__struct_config__.tag), fields.write_notation, parameters)


@dataclass(frozen=True)
class _ActionFields:
    """The fields of a kind of action as parameters: completes them, and reads what users typed."""

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

    def make_completer(self, name: str) -> Complete:
        def complete(view: Any, query: str, values: Mapping[str, Any], text: Text) -> Choices:
            try:
                others = {
                    other: self._read(view, other, value, text)
                    for other, value in values.items()
                    if other != name and value not in ("", None)
                }
            except Refusal:  # the other value is still ambiguous
                return []
            candidates = [
                getattr(action, name)
                for action in self._list_legal_actions(view)
                if all(getattr(action, other) == value for other, value in others.items())
            ]
            return filter_choices(
                {value: self.label(view, name, value, text) for value in candidates if value is not None},
                query,
            )

        return complete

    def write_notation(self, view: Any, values: Mapping[str, Any], text: Text) -> str:
        """Return the typed action in notation; if it is unreadable, the typed values, for the error to quote.

        Raise ``Refusal`` if a typed value is unknown and only a few values are possible; it lists them.
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
        """Return the value that was typed as notation, as a label, or as words that occur in one label only.

        The last word may be incomplete. A match with the first word of a label, such as the number of a card,
        goes before a match with another word. Return ``raw_value`` if nothing matches. Raise ``Refusal`` if
        several labels contain the words.
        """
        search_text = str(raw_value).strip().casefold()
        names = self._known_values(view, name, text)
        labels = {
            value: [self.label(view, name, value, each).casefold() for each in typed_languages(text)]
            for value in names
        }
        matches: Sequence[Callable[[Any], bool]] = (
            lambda value: search_text in (str(value).casefold(), *labels[value]),
            lambda value: search_text in (label.partition(" ")[0].rstrip(":") for label in labels[value]),
            lambda value: (
                len(search_text) >= SHORTEST_WORD
                and any(f" {search_text}" in f" {label}" for label in labels[value])
            ),
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
        legal_values = (getattr(action, name) for action in self._list_legal_actions(view))
        values = (*literals, *legal_values, *self.visible(view, name))
        return {value: self.label(view, name, value, text) for value in values if value is not None}

    def _require_known(self, view: Any, name: str, value: Any, query: str, text: Text) -> None:
        """Raise ``Refusal`` with the known values if ``value`` is unknown and they are few enough to list."""
        names = self._known_values(view, name, text)
        if value not in names and 0 < len(names) <= _MOST_NAMED:
            raise Refusal("none-fits", query=query, names=or_list(list(names.values()), text))

    def _list_legal_actions(self, view: Any) -> list[Any]:
        actions = map(self.rules.action_from_string, view.legal)
        return [action for action in actions if isinstance(action, self.action)]
