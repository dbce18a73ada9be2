"""Declaration of a command's parameters by the keys of their texts, and their completion."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from discord import app_commands

from bot.client.translator import command_text
from bot.locales import FALLBACK, Text, texts
from bot.match.refusals import Refusal
from cogs.kit.controls import MOST_CHOICES
from rendering import on_board

T = TypeVar("T")
ValueT = TypeVar("ValueT", str, int)


def parameters(**keys: str) -> Callable[[T], T]:
    """Name and describe parameters: ``tile="place-tile"`` uses ``parameter-place-tile`` and ``…-name``."""

    def decorate(function: T) -> T:
        descriptions = {name: command_text(f"parameter-{key}") for name, key in keys.items()}
        names = {name: command_text(f"parameter-{key}-name") for name, key in keys.items()}
        return app_commands.rename(**names)(app_commands.describe(**descriptions)(function))

    return decorate


def choices(key: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Return the fixed choices of a parameter, each named by the text ``choice-KEY-VALUE``."""
    return [app_commands.Choice(name=command_text(f"choice-{key}-{value}"), value=value) for value in values]


def find_choice(value: str, values: Sequence[ValueT]) -> ValueT:
    """Return the fixed choice that a user made. Raise ``Refusal`` if this version does not know it."""
    for choice in values:
        if choice == value:
            return choice
    raise Refusal("unknown-command")


def game_choices(games: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return the fixed choices of a parameter that asks for one of the games with these keys."""
    return [app_commands.Choice(name=command_text(f"{game}-name"), value=game) for game in games]


def filter_choices(values: Mapping[ValueT, str], query: str) -> list[app_commands.Choice[ValueT]]:
    """Return the choices whose name or value contains the typed text."""
    query = query.strip().lower()
    return [
        app_commands.Choice(name=name, value=value)
        for value, name in values.items()
        if query in name.lower() or query in str(value).lower()
    ][:MOST_CHOICES]


def typed_languages(text: Text) -> tuple[Text, ...]:
    """Return the lookups of texts whose words a user may type: the reader's, the board's, and English.

    The board shows its own words to everybody, and the notation of a game is English.
    """
    return text, on_board(text), texts(FALLBACK)


def kebab_case(name: str) -> str:
    """Return a Python name as it is written in the keys of texts."""
    return name.replace("_", "-")
