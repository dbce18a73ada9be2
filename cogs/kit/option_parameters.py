"""The options of a game as parameters of a command, from which forms are made as well."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args, get_type_hints

from discord import app_commands
from msgspec import inspect as types

from bot.games import GAMES
from bot.locales import Text
from bot.match.commands import LOOK
from cogs.kit.game_commands import Parameter
from cogs.kit.game_ui import AnyGameUI
from cogs.kit.parameters import choices, kebab_case


def option_parameters(ui: AnyGameUI) -> Mapping[str, Parameter]:
    """Return the parameters for the options of a game, with their ranges and choices.

    Raise ``TypeError`` for an option that is not a ``bool``, a number with both limits or a ``Literal``.
    """
    options = GAMES[ui.key].Options
    words = get_type_hints(options)  # in the order of the declaration, which msgspec does not keep
    struct_info = types.type_info(options)
    assert isinstance(struct_info, types.StructType)
    return {
        field.name: _option_parameter(
            f"{ui.key}-{kebab_case(field.name)}", field.type, get_args(words[field.name])
        )
        for field in struct_info.fields
        if field.name not in ui.fixed_options
    }


def _option_parameter(key: str, kind: types.Type, words: tuple[Any, ...]) -> Parameter:
    match kind:
        case types.UnionType(types=(inner, types.NoneType())):
            return _option_parameter(key, inner, words)
        case types.BoolType():
            return Parameter(bool, optional=True, text=key)
        case types.IntType(ge=int(least), le=int(most)):
            return Parameter(app_commands.Range[int, least, most], optional=True, text=key)
        case types.LiteralType():
            return choice_parameter(key, words)
        case types.IntType():
            raise TypeError(f"{key}: a number needs both limits, such as Annotated[int, Meta(ge=1, le=9)]")
    raise TypeError(f"{key}: no command can ask for {kind}")


def choice_parameter(key: str, values: Sequence[str]) -> Parameter:
    """Return an optional parameter with fixed choices."""
    return Parameter(optional=True, choices=choices(key, values), text=key)


def name_choices(parameter: Parameter, text: Text) -> dict[str, str]:
    """Return the names of a parameter's fixed choices by value."""
    return {choice.value: text(f"choice-{parameter.text}-{choice.value}") for choice in parameter.choices}


def name_option(game: str, name: str, text: Text) -> str:
    """Return the name of an option of a table in words, as the parameter is named."""
    key = f"new-{name}" if name in LOOK else f"{game}-{kebab_case(name)}"
    return text(f"parameter-{key}-name").replace("-", " ")
